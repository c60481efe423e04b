//! A box over everything else.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::{Clear, Widget};

use crate::look::Look;
use crate::widgets::panel::panel;

/// Columns that the frame and its margin take.
pub const FRAME_WIDTH: u16 = 4;
/// Rows that the frame takes.
pub const FRAME_HEIGHT: u16 = 2;

/// Clears room for `inside` in the middle of the area, frames it, and returns it. Smaller where the area is.
pub fn popup(buffer: &mut Buffer, area: Rect, inside: Size, title: &str, look: &Look) -> Rect {
    let width = inside.width.saturating_add(FRAME_WIDTH).min(area.width);
    let height = inside.height.saturating_add(FRAME_HEIGHT).min(area.height);
    let place =
        Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    Clear.render(place, buffer);
    buffer.set_style(place, look.theme.page());
    panel(buffer, place, title, look)
}
