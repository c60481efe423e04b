//! The edges and the ground of a hexagon, for the board and for the drawing in the editor.

use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::layout::{Layout, Place};
use crate::glyphs::Glyph;
use crate::look::Look;
use crate::theme::Role;

const SLASH: Glyph = Glyph::new("╱", "/");
const BACKSLASH: Glyph = Glyph::new("╲", "\\");

/// Gives a place on the screen a sign, unless it keeps its own, and a style, where it lies inside of the area.
pub(super) fn put(
    layout: &Layout,
    (x, y): (i32, i32),
    symbol: Option<&str>,
    style: Style,
    buffer: &mut Buffer,
) {
    let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
    if layout.area.contains((x, y).into())
        && let Some(cell) = buffer.cell_mut((x, y))
    {
        if let Some(symbol) = symbol {
            cell.set_symbol(symbol);
        }
        cell.set_style(style);
    }
}

/// The edges of a hexagon but for the lower one, which belongs to its ground.
pub(super) fn edges(layout: &Layout, place: Place, look: &Look, style: Style, buffer: &mut Buffer) {
    let step = i32::from(layout.step);
    let (x, y) = layout.corner(place);
    let mut put = |x: i32, y: i32, symbol: &str| put(layout, (x, y), Some(symbol), style, buffer);
    let (slash, backslash) = (look.glyph(SLASH), look.glyph(BACKSLASH));
    for offset in 0..2 * step {
        put(x + step + offset, y, "_");
    }
    for row in 0..step {
        put(x + step - 1 - row, y + 1 + row, slash);
        put(x + 3 * step + row, y + 1 + row, backslash);
        put(x + row, y + step + 1 + row, backslash);
        put(x + 4 * step - 1 - row, y + step + 1 + row, slash);
    }
}

/// The ground of a hexagon: `sign` tells what stands at a column and row of it. The lower edge is drawn on its last
/// row, with the ground behind it.
pub(super) fn ground(
    layout: &Layout,
    place: Place,
    look: &Look,
    style: Style,
    sign: impl Fn(i32, i32) -> &'static str,
    buffer: &mut Buffer,
) {
    let (_, top) = layout.corner(place);
    let bottom = top + 2 * i32::from(layout.step);
    let edge = Style { fg: look.style(Role::Faint).fg, ..style };
    let edge = edge.remove_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    for (row, first, count) in layout.inside(place) {
        for column in first..first + count {
            let (symbol, style) = if row == bottom { ("_", edge) } else { (sign(column, row), style) };
            put(layout, (column, row), Some(symbol), style, buffer);
        }
    }
}
