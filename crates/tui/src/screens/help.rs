//! The help overlay: the keys from the one table, how to play on this screen, and the rules.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use crate::actions::{ACTIONS, Action, ActionInfo, GROUPS};
use crate::chord::Chord;
use crate::context::Context;
use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{actions as words, common as text};
use crate::theme::Role;
use crate::widgets::{popup, text as put};

/// Wider lines are hard to read.
const WIDEST: u16 = 76;
/// The column of the keys.
const KEYS: u16 = 20;

/// The help overlay.
pub struct Help {
    page: HelpPage,
    /// The actions that the screen knows.
    actions: Vec<&'static ActionInfo>,
    top: usize,
    /// The lines that were shown and the lines that there are, by the last drawing.
    shown: usize,
    total: usize,
}

impl Help {
    /// The help for a screen.
    pub fn of(screen: &dyn Screen) -> Help {
        let actions = ACTIONS.iter().filter(|info| screen.has(info.action)).collect();
        Help { page: screen.help(), actions, top: 0, shown: 0, total: 0 }
    }

    fn lines(&self, context: &Context, width: u16) -> Vec<Line<'static>> {
        let look = &context.look;
        let mut lines = Vec::new();
        if !self.page.rules.is_empty() {
            heading(&mut lines, look, look.text(text::HELP_RULES));
            for rule in self.page.rules {
                paragraph(&mut lines, look, look.text(*rule), width);
            }
        }
        heading(&mut lines, look, look.text(text::HELP_SCREEN));
        for note in self.page.notes.iter().chain([&text::HELP_MOUSE]) {
            paragraph(&mut lines, look, look.text(*note), width);
        }
        if !self.page.board_keys.is_empty() {
            heading(&mut lines, look, look.text(words::GROUP_BOARD));
            for own in self.page.board_keys {
                let chords: Vec<Chord> = own.keys.iter().filter_map(|key| key.parse().ok()).collect();
                key_line(&mut lines, look, &chords, look.text(own.help), width);
            }
        }
        for (scope, title) in GROUPS {
            // An action without a key can't be asked for.
            let has_key = |info: &ActionInfo| !context.bindings.keys(info.action).is_empty();
            let here = |info: &&&'static ActionInfo| info.scope == *scope && has_key(info);
            let mut actions = self.actions.iter().filter(here).peekable();
            if actions.peek().is_none() {
                continue;
            }
            heading(&mut lines, look, look.text(*title));
            for info in actions {
                let chords = context.bindings.keys(info.action);
                key_line(&mut lines, look, chords, look.text(info.help), width);
            }
        }
        lines
    }

    fn scroll(&mut self, by: isize) -> Step {
        let last = self.total.saturating_sub(self.shown);
        self.top = self.top.saturating_add_signed(by).min(last);
        Step::Redraw
    }
}

fn heading(lines: &mut Vec<Line<'static>>, look: &Look, title: &str) {
    if !lines.is_empty() {
        lines.push(Line::default());
    }
    lines.push(Line::styled(title.to_string(), look.style(Role::Title)));
}

fn paragraph(lines: &mut Vec<Line<'static>>, look: &Look, words: &str, width: u16) {
    for line in put::wrap(words, width) {
        lines.push(Line::styled(line, look.style(Role::Text)));
    }
}

fn key_line(lines: &mut Vec<Line<'static>>, look: &Look, chords: &[Chord], help: &str, width: u16) {
    let keys: Vec<String> = chords.iter().map(|chord| chord.shown(look.ascii)).collect();
    // Both columns wrap: no key is left out.
    let mut keys = put::wrap(&keys.join(" "), KEYS - 1).into_iter();
    let mut parts = put::wrap(help, width.saturating_sub(KEYS).max(8)).into_iter();
    loop {
        let (keys, part) = (keys.next(), parts.next());
        if keys.is_none() && part.is_none() {
            return;
        }
        let keys = keys.unwrap_or_default();
        let pad = usize::from(KEYS.saturating_sub(put::width(&keys)));
        lines.push(Line::from(vec![
            Span::styled(keys, look.style(Role::Key)),
            Span::raw(" ".repeat(pad)),
            Span::styled(part.unwrap_or_default(), look.style(Role::Text)),
        ]));
    }
}

impl Screen for Help {
    fn is_popup(&self) -> bool {
        true
    }

    fn is_help(&self) -> bool {
        true
    }

    fn smallest(&self, _context: &Context) -> Size {
        Size::new(30, 5)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let width = WIDEST.min(area.width.saturating_sub(popup::FRAME_WIDTH));
        let lines = self.lines(context, width);
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let title = match self.page.title {
            None => look.text(text::HELP_TITLE).to_string(),
            Some(title) => {
                let bullet = look.glyph(crate::glyphs::BULLET);
                format!("{} {bullet} {}", look.text(title), look.text(text::HELP_TITLE))
            }
        };
        let inside = popup::popup(buffer, area, Size::new(width, height), &title, look);
        self.shown = usize::from(inside.height);
        self.total = lines.len();
        self.top = self.top.min(self.total.saturating_sub(self.shown));
        put::put_lines(buffer, inside, &lines[self.top..]);
        if self.total > self.shown && self.shown > 0 {
            let percent = (self.top + self.shown) * 100 / self.total;
            let more = look.fill(text::HELP_MORE, &[("percent", &percent)]);
            let more = format!(" {more} ");
            let x = inside.right().saturating_sub(put::width(&more));
            let place = Rect { x, y: inside.bottom(), width: put::width(&more), height: 1 };
            put::put(buffer, place.intersection(area), &more, look.style(Role::Dim), look);
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        let mut offers = vec![Offer::of(Action::Cancel)];
        if self.total > self.shown {
            offers.extend([Action::Down, Action::Up, Action::PageDown, Action::PageUp].map(Offer::of));
        }
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage::default()
    }

    fn act(&mut self, _context: &mut Context, action: Action) -> Step {
        let page = isize::try_from(self.shown.saturating_sub(1)).unwrap_or(0);
        match action {
            Action::Down | Action::Next => self.scroll(1),
            Action::Up | Action::Previous => self.scroll(-1),
            Action::PageDown | Action::Right => self.scroll(page),
            Action::PageUp | Action::Left => self.scroll(-page),
            Action::First => self.scroll(isize::MIN),
            Action::Last => self.scroll(isize::MAX),
            Action::Cancel | Action::Confirm | Action::Help => Step::Close,
            _ => Step::Stay,
        }
    }

    fn pointer(&mut self, _context: &mut Context, pointer: Pointer) -> Step {
        match pointer.kind {
            PointerKind::WheelDown => self.scroll(3),
            PointerKind::WheelUp => self.scroll(-3),
            PointerKind::Press | PointerKind::Secondary => Step::Close,
            _ => Step::Stay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::ColorDepth;

    #[test]
    fn every_key_and_every_word_is_shown_at_any_width() {
        let look = Look::new(ColorDepth::None, false);
        for width in 28..=WIDEST {
            for info in ACTIONS {
                let chords: Vec<Chord> = info.keys.iter().filter_map(|key| key.parse().ok()).collect();
                let mut lines = Vec::new();
                key_line(&mut lines, &look, &chords, look.text(info.help), width);
                let column = |index: usize| {
                    let words = lines.iter().flat_map(|line| line.spans[index].content.split_whitespace());
                    words.map(str::to_string).collect::<Vec<_>>()
                };
                let keys: Vec<String> = chords.iter().map(|chord| chord.shown(false)).collect();
                assert_eq!(column(0).join(" "), keys.join(" "), "{}", info.name);
                assert_eq!(column(2).concat(), look.text(info.help).split_whitespace().collect::<String>());
            }
        }
    }
}
