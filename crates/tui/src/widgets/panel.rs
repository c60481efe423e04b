//! A framed box with a heading.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};

use crate::look::Look;
use crate::theme::Role;
use crate::widgets::text;

/// Draws the frame and the heading; returns the room inside, with a blank at both sides.
pub fn panel(buffer: &mut Buffer, area: Rect, title: &str, look: &Look) -> Rect {
    if area.width < 4 || area.height < 2 {
        return Rect { width: 0, height: 0, ..area };
    }
    Block::bordered().border_set(look.frame()).border_style(look.style(Role::Border)).render(area, buffer);
    if !title.is_empty() {
        let title = format!(" {title} ");
        let place = Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area };
        text::put(buffer, place, &title, look.style(Role::Title), look);
    }
    Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 }
}
