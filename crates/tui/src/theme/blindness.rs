//! Colours as people with a colour blindness see them.
//!
//! G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
//! Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009: the matrices for
//! the full deficiency, on linear light. Distances are those of CIE 1976 L*a*b*.

use ratatui::style::{Color, Modifier};

use super::contrast::{Linear, shown};
use super::palettes::ALL;
use super::{ColorDepth, Role, Theme};

type Matrix = [[f64; 3]; 3];

const USUAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTANOPIA: Matrix =
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]];
const DEUTERANOPIA: Matrix =
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]];
const TRITANOPIA: Matrix =
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]];
const EYES: [(&str, Matrix); 4] = [
    ("usual", USUAL),
    ("protanopia", PROTANOPIA),
    ("deuteranopia", DEUTERANOPIA),
    ("tritanopia", TRITANOPIA),
];

/// About ten times what can just be seen side by side.
const APART: f64 = 20.0;

fn seen(matrix: &Matrix, color: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(color).map(|(factor, part)| factor * part).sum::<f64>().clamp(0.0, 1.0))
}

/// L*, a*, b* under the white of sRGB.
fn lab([red, green, blue]: Linear) -> [f64; 3] {
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
    let f = |value: f64| if value > 0.008856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 };
    [116.0 * f(y) - 16.0, 500.0 * (f(x) - f(y)), 200.0 * (f(y) - f(z))]
}

/// How far two colours are apart to these eyes, in whichever usual palette they are closer.
fn distance(matrix: &Matrix, one: Color, other: Color) -> f64 {
    let (one, other) = (shown(one).expect("a colour"), shown(other).expect("a colour"));
    let of = |index: usize| {
        let (one, other) = (lab(seen(matrix, one[index])), lab(seen(matrix, other[index])));
        one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
    };
    of(0).min(of(1))
}

#[test]
fn the_simulation_keeps_grey_and_merges_what_is_confused() {
    for (_, matrix) in EYES {
        let grey = seen(&matrix, [0.5; 3]);
        assert!(grey.iter().all(|part| (part - 0.5).abs() < 1e-3), "{grey:?}");
    }
    // A red and a green that are far apart and close to deuteranopes.
    let (red, green) = (Color::Rgb(0xb0, 0x60, 0x40), Color::Rgb(0x70, 0x78, 0x38));
    assert!(distance(&USUAL, red, green) > 40.0);
    assert!(distance(&DEUTERANOPIA, red, green) < 15.0);
}

/// The colours that must not be taken for each other. Of more than two seats the initials tell the rest, as
/// they do everywhere where there is no colour.
#[test]
fn seats_and_good_and_bad_stay_apart_for_everybody() {
    for palette in ALL.iter().filter(|palette| palette.colored) {
        for depth in [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen] {
            let theme = Theme::named(palette.name, depth).expect("a theme");
            let ink = |role| theme.style(role).fg.expect("a colour");
            let ground = |role| theme.style(role).bg.expect("a colour");
            let pairs = [
                ("seats", ink(Role::Seat(0)), ink(Role::Seat(1))),
                ("grounds", ground(Role::Ground(0)), ground(Role::Ground(1))),
                ("good and bad", ink(Role::Good), ink(Role::Bad)),
            ];
            let cursor = theme.style(Role::Cursor);
            let by_colour = !cursor.add_modifier.contains(Modifier::REVERSED);
            let cursor = by_colour.then(|| ("the cursor and text", ink(Role::Cursor), ink(Role::Text)));
            for (eyes, matrix) in EYES {
                for (what, one, other) in pairs.into_iter().chain(cursor) {
                    let value = distance(&matrix, one, other);
                    assert!(value >= APART, "{} {depth:?} {eyes}: {what} {value:.1}", palette.name);
                }
            }
        }
    }
}

/// The first four seats, as far as 24 bits allow it.
#[test]
fn four_seats_stay_apart_for_everybody() {
    for palette in ALL.iter().filter(|palette| palette.colored) {
        let theme = Theme::named(palette.name, ColorDepth::True).expect("a theme");
        let ink = |seat| theme.style(Role::Seat(seat)).fg.expect("a colour");
        for (eyes, matrix) in EYES {
            for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                let value = distance(&matrix, ink(one), ink(other));
                assert!(value >= APART / 2.0, "{} {eyes}: seats {one} and {other} {value:.1}", palette.name);
            }
        }
    }
}
