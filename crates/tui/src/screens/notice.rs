//! A box that tells something; any key closes it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::chord::Chord;
use crate::context::Context;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::configuration as text;
use crate::theme::Role;
use crate::widgets::{popup, text as put};

/// Wider lines are hard to read.
const WIDEST: u16 = 72;

/// A box with lines of text.
pub struct Notice {
    title: String,
    lines: Vec<String>,
    /// What it ends with, however few of the lines there is room for.
    last: String,
}

impl Notice {
    /// A box with a heading and lines of text; the last line is always shown.
    pub fn new(title: String, lines: Vec<String>, last: String) -> Notice {
        Notice { title, lines, last }
    }

    /// What is wrong in the configuration.
    pub fn of_configuration(context: &Context, problems: Vec<String>) -> Notice {
        let look = &context.look;
        Notice::new(look.text(text::TITLE).to_string(), problems, look.text(text::LEFT_AS_IT_IS).to_string())
    }

    /// The text at this width, and how many rows of it are the end.
    fn rows(&self, width: u16) -> (Vec<String>, usize) {
        let mut rows: Vec<String> = self.lines.iter().flat_map(|line| put::wrap(line, width)).collect();
        rows.push(String::new());
        let end = put::wrap(&self.last, width);
        let count = end.len();
        rows.extend(end);
        (rows, count)
    }
}

impl Screen for Notice {
    fn is_popup(&self) -> bool {
        true
    }

    fn smallest(&self, _context: &Context) -> Size {
        Size::new(30, 6)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let width = WIDEST.min(area.width.saturating_sub(popup::FRAME_WIDTH));
        let (rows, end) = self.rows(width);
        let widest =
            rows.iter().map(|row| put::width(row)).max().unwrap_or(0).max(put::width(&self.title) + 2);
        let height = u16::try_from(rows.len()).unwrap_or(u16::MAX);
        let inside = popup::popup(buffer, area, Size::new(widest.min(width), height), &self.title, look);
        let room = usize::from(inside.height);
        let shown: Vec<&str> = if rows.len() <= room {
            rows.iter().map(String::as_str).collect()
        } else {
            // The end stays; what is left out is marked.
            let kept = room.saturating_sub(end + 1);
            let more = std::iter::once(look.text(text::MORE));
            let end = rows[rows.len() - end..].iter().map(String::as_str);
            rows[..kept].iter().map(String::as_str).chain(more).chain(end).collect()
        };
        for (row, y) in shown.iter().zip(inside.y..inside.bottom()) {
            put::put(buffer, Rect { y, height: 1, ..inside }, row, look.style(Role::Text), look);
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        vec![Offer::of(Action::Cancel)]
    }

    fn help(&self) -> HelpPage {
        HelpPage::default()
    }

    /// Whatever is pressed closes the box, and does nothing else.
    fn has(&self, _action: Action) -> bool {
        false
    }

    /// See [`Screen::has`]: letters mean nothing here either.
    fn takes_text(&self) -> bool {
        true
    }

    fn act(&mut self, _context: &mut Context, _action: Action) -> Step {
        Step::Close
    }

    fn key(&mut self, _context: &mut Context, _key: Chord) -> Step {
        Step::Close
    }

    fn pointer(&mut self, _context: &mut Context, pointer: Pointer) -> Step {
        match pointer.kind {
            PointerKind::Press | PointerKind::Secondary => Step::Close,
            _ => Step::Stay,
        }
    }
}
