//! A box with a question and buttons.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::chord::Chord;
use crate::context::Context;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::{Choice, HelpPage, Offer, Screen, Step};
use crate::texts::{Message, actions as words, common as text};
use crate::theme::Role;
use crate::widgets::{popup, text as put};

/// The text is broken at this width.
const WIDTH: u16 = 46;
/// Blank columns between two buttons.
const GAP: u16 = 2;

/// A box with a question and buttons. Closing it means [`Choice::No`].
pub struct Confirm {
    title: String,
    lines: Vec<String>,
    buttons: Vec<(Message, Choice)>,
    selected: usize,
    places: Vec<Rect>,
}

impl Confirm {
    /// A box with a heading, lines of text, and buttons; the first one is selected.
    pub fn new(title: String, lines: Vec<String>, buttons: Vec<(Message, Choice)>) -> Confirm {
        Confirm { title, lines, buttons, selected: 0, places: Vec::new() }
    }

    /// The same box with its last button selected: where the first one is nearly always a slip.
    #[must_use]
    pub fn careful(mut self) -> Confirm {
        self.selected = self.buttons.len().saturating_sub(1);
        self
    }

    /// A question with yes and no; yes is selected.
    pub fn yes_no(question: &str) -> Confirm {
        let buttons = vec![(text::YES, Choice::Yes), (text::NO, Choice::No)];
        Confirm::new(String::new(), vec![question.to_string()], buttons)
    }

    fn button_width(&self, context: &Context, index: usize) -> u16 {
        put::width(context.look.text(self.buttons[index].0)) + 4
    }

    /// Whether the buttons stand side by side in this width.
    fn in_a_row(&self, context: &Context, width: u16) -> bool {
        let all: u16 = (0..self.buttons.len()).map(|index| self.button_width(context, index) + GAP).sum();
        all.saturating_sub(GAP) <= width
    }

    fn text_lines(&self, width: u16) -> Vec<String> {
        self.lines.iter().flat_map(|line| put::wrap(line, width)).collect()
    }

    /// The room inside the frame for an area of this width.
    fn inside(&self, context: &Context, width: u16) -> Size {
        let most = WIDTH.min(width.saturating_sub(popup::FRAME_WIDTH)).max(1);
        let lines = self.text_lines(most);
        let buttons = match self.in_a_row(context, most) {
            true => 1,
            false => self.buttons.len() as u16,
        };
        let longest = lines.iter().map(|line| put::width(line)).max().unwrap_or(0);
        let widths = (0..self.buttons.len()).map(|index| self.button_width(context, index));
        let row = match buttons {
            1 => widths.map(|width| width + GAP).sum::<u16>().saturating_sub(GAP),
            _ => widths.max().unwrap_or(0),
        };
        let needed = longest.max(row).max(put::width(&self.title) + 2).min(most);
        Size::new(needed, lines.len() as u16 + 1 + buttons)
    }

    fn choose(&self, index: usize) -> Step {
        self.buttons.get(index).map_or(Step::Stay, |(_, choice)| Step::Answer(*choice))
    }
}

impl Screen for Confirm {
    fn is_popup(&self) -> bool {
        true
    }

    fn smallest(&self, context: &Context) -> Size {
        let widest = (0..self.buttons.len()).map(|index| self.button_width(context, index)).max();
        let width = widest.unwrap_or(0).max(20) + popup::FRAME_WIDTH;
        let inside = self.inside(context, width);
        Size::new(width, inside.height.min(5) + popup::FRAME_HEIGHT)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let size = self.inside(context, area.width);
        let inside = popup::popup(buffer, area, size, &self.title, look);
        let lines = self.text_lines(inside.width);
        let in_a_row = self.in_a_row(context, inside.width);
        let rows = if in_a_row { 1 } else { self.buttons.len() as u16 };
        let room = inside.height.saturating_sub(rows);
        for (line, y) in lines.iter().zip(inside.y..inside.y + room) {
            put::put(buffer, Rect { y, height: 1, ..inside }, line, look.style(Role::Text), look);
        }
        self.places.clear();
        let total: u16 = (0..self.buttons.len()).map(|index| self.button_width(context, index) + GAP).sum();
        let mut x = inside.x + inside.width.saturating_sub(total.saturating_sub(GAP)) / 2;
        let mut y = inside.bottom().saturating_sub(rows);
        for index in 0..self.buttons.len() {
            let width = self.button_width(context, index);
            let place = match in_a_row {
                true => Rect { x, y, width, height: 1 },
                false => Rect { x: inside.x, y, width: inside.width, height: 1 },
            };
            let place = place.intersection(inside);
            let label = look.text(self.buttons[index].0);
            let chosen = index == self.selected;
            let style = look.style(if chosen { Role::Selected } else { Role::Text });
            let label = if chosen { format!("[ {label} ]") } else { format!("  {label}  ") };
            match in_a_row {
                true => put::put(buffer, place, &label, style, look),
                false => put::put_centred(buffer, place, &label, style, look),
            }
            self.places.push(place);
            if in_a_row {
                x += width + GAP;
            } else {
                y += 1;
            }
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        vec![Offer::named(Action::Confirm, words::CHOOSE_SHORT), Offer::of(Action::Cancel)]
    }

    fn help(&self) -> HelpPage {
        HelpPage::default()
    }

    fn act(&mut self, _context: &mut Context, action: Action) -> Step {
        let count = self.buttons.len();
        match action {
            Action::Right | Action::Down | Action::Next => self.selected = (self.selected + 1) % count,
            Action::Left | Action::Up | Action::Previous => {
                self.selected = (self.selected + count - 1) % count
            }
            Action::First => self.selected = 0,
            Action::Last => self.selected = count - 1,
            Action::Confirm => return self.choose(self.selected),
            Action::Cancel => return Step::Answer(Choice::No),
            _ => return Step::Stay,
        }
        Step::Redraw
    }

    /// The first letter of a button chooses it, unless two begin alike.
    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        let crossterm::event::KeyCode::Char(typed) = key.code else { return Step::Stay };
        if !key.is_text() {
            return Step::Stay;
        }
        let begins = |message: &Message| {
            let first = context.look.text(*message).chars().next();
            first.is_some_and(|first| first.to_lowercase().eq(typed.to_lowercase()))
        };
        let mut hits = (0..self.buttons.len()).filter(|index| begins(&self.buttons[*index].0));
        match (hits.next(), hits.next()) {
            (Some(index), None) => self.choose(index),
            _ => Step::Stay,
        }
    }

    fn pointer(&mut self, _context: &mut Context, pointer: Pointer) -> Step {
        let hit = self.places.iter().position(|place| place.contains(pointer.at));
        match (pointer.kind, hit) {
            (PointerKind::Press, Some(index)) => self.choose(index),
            (PointerKind::Hover, Some(index)) if index != self.selected => {
                self.selected = index;
                Step::Redraw
            }
            _ => Step::Stay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_not_one_enter_away() {
        let question = Confirm::yes_no("Really?").careful();
        assert_eq!(question.buttons[question.selected].1, Choice::No);
        assert_eq!(Confirm::yes_no("Really?").selected, 0);
    }
}
