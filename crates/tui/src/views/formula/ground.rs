//! What a crossing of the paper looks like. The track editor draws with the same signs.

use formula::geometry::{Point, Vector};
use formula::track::{Cell, Track};
use ratatui::style::{Modifier, Style};

use super::signs;
use crate::look::Look;
use crate::theme::{Land, Role};

/// The sign and the style of one column and row in the cell of a crossing. `step` is the cell's height, `dx` and
/// `dy` count from its corner.
pub(crate) fn sign(
    track: &Track,
    point: Point,
    step: u16,
    (dx, dy): (u16, u16),
    look: &Look,
) -> (&'static str, Style) {
    let road = look.style(Role::Land(Land::Road));
    let faint = Style { fg: look.style(Role::Faint).fg, ..road };
    match track.cell(point) {
        Cell::Finish => {
            let chequers = signs::CHEQUERS[usize::from(dx % 2)];
            (look.glyph(chequers), Style { fg: look.style(Role::Title).fg, ..road })
        }
        Cell::Start if dy == (step - 1) / 2 && (dx + 1 == step || dx == step) => {
            let half = signs::START[usize::from(dx == step)];
            (look.glyph(half), road.add_modifier(Modifier::BOLD))
        }
        Cell::Track | Cell::Start => (grid(step, (dx, dy), look), faint_unless_plain(faint, look)),
        Cell::Off if !track.contains(point) => (" ", Style::new()),
        Cell::Off if is_edge(track, point) => (look.glyph(signs::EDGE), look.style(Role::Land(Land::Rock))),
        Cell::Off => (" ", look.style(Role::Land(Land::Grass))),
    }
}

/// Without colour a faint sign may vanish; attributes are kept for what matters.
fn faint_unless_plain(faint: Style, look: &Look) -> Style {
    if look.theme.has_color() { faint } else { look.style(Role::Faint) }
}

/// The lines of squared paper: crossings alone on small cells, the lines between them on larger ones.
fn grid(step: u16, (dx, dy): (u16, u16), look: &Look) -> &'static str {
    let (column, row) = (dx + 1 == step, dy == (step - 1) / 2);
    if step == 1 {
        return if dx == 0 { look.glyph(signs::CROSSING) } else { " " };
    }
    match (column, row, look.ascii) {
        (true, true, false) => "┼",
        (true, true, true) => ".",
        (false, true, false) => "─",
        (true, false, false) => "│",
        _ => " ",
    }
}

/// Whether a crossing off the track lies beside the track.
fn is_edge(track: &Track, point: Point) -> bool {
    Vector::ZERO.successors().any(|step| track.cell(point + step) != Cell::Off)
}
