//! The signs of the board.

use formula::geometry::Vector;

use super::nine::Fate;
use crate::glyphs::Glyph;

/// A crossing of the paper on the track.
pub(super) const CROSSING: Glyph = Glyph::new("·", ".");
/// The edge of the track, beside it.
pub(super) const EDGE: Glyph = Glyph::new("▒", "#");
/// The two columns of the chequered finish.
pub(super) const CHEQUERS: [Glyph; 2] = [Glyph::new("▀", "#"), Glyph::new("▄", "=")];
/// The two columns of a start.
pub(super) const START: [Glyph; 2] = [Glyph::new("[", "["), Glyph::new("]", "]")];
/// A cell of the way that is previewed.
pub(super) const WAY: Glyph = Glyph::new("░", ":");
/// The first cell of that way off the track.
pub(super) const CRASH: Glyph = Glyph::new("×", "X");
/// A point of the best line.
pub(super) const GHOST: Glyph = Glyph::new("◇", "%");
/// Between two points of a trace or of the best line.
pub(super) const BETWEEN: Glyph = Glyph::new("·", "'");
/// The same without colour, where the paper has such dots as well.
pub(super) const BETWEEN_PLAIN: Glyph = Glyph::new("∙", "'");

/// The points of a trace, by seat.
const MARKS: [Glyph; 6] = [
    Glyph::new("•", "*"),
    Glyph::new("▪", "+"),
    Glyph::new("▴", "\""),
    Glyph::new("◆", "~"),
    Glyph::new("▫", ","),
    Glyph::new("▾", "`"),
];

/// The points of a car's trace.
pub(super) fn mark(seat: usize) -> Glyph {
    MARKS[seat % MARKS.len()]
}

/// Where a car is heading; a car at a stand has a dot.
pub(super) fn heading(vector: Vector) -> Glyph {
    // A direction counts as slanted if neither part is more than twice the other.
    let (x, y) = (i32::from(vector.x), i32::from(vector.y));
    let level = y.abs() * 2 < x.abs();
    let upright = x.abs() * 2 < y.abs();
    match (x.signum(), y.signum()) {
        (0, 0) => Glyph::new("·", "."),
        (1, _) if level => Glyph::new("→", ">"),
        (-1, _) if level => Glyph::new("←", "<"),
        (_, 1) if upright => Glyph::new("↓", "v"),
        (_, -1) if upright => Glyph::new("↑", "^"),
        (1, 1) => Glyph::new("↘", "\\"),
        (1, -1) => Glyph::new("↗", "/"),
        (-1, 1) => Glyph::new("↙", "/"),
        (-1, -1) => Glyph::new("↖", "\\"),
        (1, _) => Glyph::new("→", ">"),
        (-1, _) => Glyph::new("←", "<"),
        (_, 1) => Glyph::new("↓", "v"),
        _ => Glyph::new("↑", "^"),
    }
}

/// The sign of one of the nine points; the one that inertia leads to has its own.
pub(super) fn fate(fate: Fate, straight: bool) -> Glyph {
    match (fate, straight) {
        (Fate::Free, false) => Glyph::new("○", "o"),
        (Fate::Free, true) => Glyph::new("◎", "@"),
        (Fate::Doomed, false) => Glyph::new("†", "!"),
        (Fate::Doomed, true) => Glyph::new("‡", "&"),
        (Fate::Finishes, _) => Glyph::new("►", ">"),
        (Fate::Leaves(_), false) => Glyph::new("×", "x"),
        (Fate::Leaves(_), true) => Glyph::new("⊗", "X"),
        // Where a car stands the car is drawn.
        (Fate::Occupied(_), _) => Glyph::new("■", "#"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_point_where_the_car_goes() {
        let pairs =
            [((3, 0), ">"), ((3, 1), ">"), ((2, 1), "\\"), ((2, -2), "/"), ((0, -1), "^"), ((-1, 3), "v")];
        for ((x, y), sign) in pairs {
            assert_eq!(heading(Vector::new(x, y)).ascii, sign, "{x},{y}");
        }
        assert_eq!(heading(Vector::ZERO).ascii, ".");
    }

    #[test]
    fn the_nine_are_told_apart_by_their_signs_alone() {
        use std::collections::HashSet;
        let at = formula::geometry::Point::new(0, 0);
        let fates = [Fate::Free, Fate::Doomed, Fate::Finishes, Fate::Leaves(at)];
        for ascii in [false, true] {
            let signs: HashSet<_> = fates
                .iter()
                .flat_map(|kind| [false, true].map(|straight| fate(*kind, straight).pick(ascii)))
                .collect();
            assert_eq!(signs.len(), 7, "the finish is the same everywhere");
        }
    }
}
