//! What stands around a board on every screen that is about one game: title, words, panels, the line below.

use play::{AnyGame, GameEntry};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use crate::glyphs;
use crate::look::Look;
use crate::texts::play as text;
use crate::theme::Role;
use crate::views::{Scene, View};
use crate::widgets::panel::panel;
use crate::widgets::paragraphs::{Paragraph, fitting};
use crate::widgets::text as put;

/// The rows around the board where there is no panel beside it: title, a line of words or scores, the bottom.
const ROWS_AROUND: u16 = 3;
/// No screen narrower than this.
const NARROWEST: u16 = 20;
/// The narrowest panels beside a board in which there is room for everything.
pub(super) const WIDE_PANELS: u16 = 30;
/// The widest ones.
const WIDEST_PANELS: u16 = 52;
/// In narrow terminals there is room for the score and the moves only.
const NARROW_PANELS: u16 = 18;
/// The words beside a board take at least so many columns, and no more than so many.
const WORDS: std::ops::RangeInclusive<u16> = 28..=48;

/// The smallest area in which a board can be looked at.
pub(super) fn smallest(view: &dyn View, game: &dyn AnyGame) -> Size {
    let board = view.smallest(game);
    Size::new(board.width.max(NARROWEST), board.height + ROWS_AROUND)
}

/// Title, middle and bottom of an area.
pub(super) fn rows(area: Rect) -> [Rect; 3] {
    let title = Rect { height: 1.min(area.height), ..area };
    let height = area.height.saturating_sub(1).min(1);
    let bottom = Rect { y: area.bottom().saturating_sub(1), height, ..area };
    let middle = Rect { y: title.bottom(), height: area.height - title.height - height, ..area };
    [title, middle, bottom]
}

/// The board and the panels beside it, which get what it leaves; they have no width where there is no room.
pub(super) fn columns(view: &dyn View, game: &dyn AnyGame, area: Rect) -> [Rect; 2] {
    // The board with a margin around it.
    const MARGIN: u16 = 8;
    let least = match area.width {
        0..=35 => 0,
        36..=63 => NARROW_PANELS,
        _ => WIDE_PANELS,
    };
    let width = if area.width < view.smallest(game).width + least + 1 {
        0
    } else if least < WIDE_PANELS {
        least
    } else {
        let board = view.fit(game, Size::new(area.width - least, area.height)).width + MARGIN;
        area.width.saturating_sub(board).clamp(least, WIDEST_PANELS)
    };
    let board = Rect { width: area.width - width, ..area };
    [board, Rect { x: board.right(), width, ..area }]
}

/// The columns for words beside the board; 0 where they stand above it.
pub(super) fn words_width(view: &dyn View, game: &dyn AnyGame, area: Rect) -> u16 {
    let least = *WORDS.start();
    if area.width < view.smallest(game).width + least + 1 {
        return 0;
    }
    let pane = Size::new(area.width - least, area.height);
    let board = view.fit(game, pane).width + 4;
    area.width.saturating_sub(board).clamp(least, *WORDS.end())
}

/// An area without the blank at both sides.
pub(super) fn inside(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// The game and what is done with it on the left, a word on the right.
pub(super) fn title(
    entry: &GameEntry,
    what: &str,
    (right, role): (&str, Role),
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let mut inside = inside(area);
    if inside.is_empty() {
        return;
    }
    let width = put::width(right);
    if width > 0 && width + 2 < inside.width {
        let place = Rect { x: inside.right() - width, width, ..inside };
        put::put(buffer, place, right, look.style(role), look);
        inside.width -= width + 2;
    }
    let words = format!("{} {} {what}", look.text(entry.title), look.glyph(glyphs::BULLET));
    put::put(buffer, inside, &words, look.style(Role::Title), look);
}

/// Words in lines of a width.
pub(super) fn styled(words: &str, role: Role, width: u16, look: &Look) -> Vec<Line<'static>> {
    put::wrap(words, width).into_iter().map(|line| Line::styled(line, look.style(role))).collect()
}

/// What is asked, a gap, and what was said last, each in lines of [`styled`]. Where there is less room, the end of
/// what is asked is cut, and then that of what was said.
pub(super) fn asked_and_said(
    asked: Vec<Line<'static>>,
    said: Vec<Line<'static>>,
    (width, room): (u16, u16),
    look: &Look,
) -> Vec<Line<'static>> {
    let (mut lines, mut said) = (asked, said);
    let room = usize::from(room);
    let gap = usize::from(!said.is_empty() && room > lines.len() + said.len());
    cut(&mut lines, room.saturating_sub(said.len() + gap), width, look);
    cut(&mut said, room, width, look);
    lines.extend((0..gap).map(|_| Line::default()));
    lines.extend(said);
    lines
}

/// Keeps so many lines of a text, and shows that there are more.
fn cut(lines: &mut Vec<Line<'static>>, kept: usize, width: u16, look: &Look) {
    let Some(next) = lines.get(kept).map(Line::to_string) else { return };
    lines.truncate(kept);
    if let Some(last) = lines.last_mut() {
        // No word of the next line fits here, so that something is clipped.
        let words = put::clip(&format!("{last} {next}"), width, look);
        *last = Line::styled(words, last.style);
    }
}

/// The line in which something is typed behind a sign, and a hint.
pub(super) fn typed(
    sign: &'static str,
    text: &str,
    hint: &str,
    look: &Look,
    inside: Rect,
    buffer: &mut Buffer,
) {
    let line = Line::from(vec![
        Span::styled(sign, look.style(Role::Key)),
        Span::styled(text.to_string(), look.style(Role::Title)),
        Span::styled(look.glyph(glyphs::CARET).to_string(), look.style(Role::Cursor)),
        Span::styled(hint.to_string(), look.style(Role::Dim)),
    ]);
    buffer.set_line(inside.x, inside.y, &line, inside.width);
}

/// The line in which a move is typed, with an example as long as it is empty.
pub(super) fn typed_move(
    typed_text: &str,
    game: &dyn AnyGame,
    look: &Look,
    inside: Rect,
    buffer: &mut Buffer,
) {
    let example = game.legal_moves().into_iter().next().unwrap_or_default();
    let hint = match typed_text {
        "" => look.fill(text::TYPE_A_MOVE, &[("example", &example)]),
        _ => String::new(),
    };
    typed(":", typed_text, &format!(" {hint}"), look, inside, buffer);
}

/// Where the cursor points, at the right end of a line that is wide enough; what is left of the line.
pub(super) fn pointed(view: &dyn View, scene: &Scene<'_>, line: Rect, buffer: &mut Buffer) -> Rect {
    match pointed_words(view, scene, line.width) {
        Some(words) => put_pointed(&words, scene.look, line, buffer),
        None => line,
    }
}

/// Where the cursor points, in words, for a line that is wide enough.
pub(super) fn pointed_words(view: &dyn View, scene: &Scene<'_>, width: u16) -> Option<String> {
    let mv = view.pointed_at(scene).filter(|_| width >= 40)?;
    Some(scene.look.fill(text::MOVE_POINTED, &[("move", &mv)]))
}

/// Puts these words at the right end of a line; what is left of the line.
pub(super) fn put_pointed(words: &str, look: &Look, line: Rect, buffer: &mut Buffer) -> Rect {
    let width = put::width(words).min(line.width);
    let place = Rect { x: line.right() - width, width, ..line };
    put::put(buffer, place, words, look.style(Role::Cursor), look);
    Rect { width: line.width.saturating_sub(width + 1), ..line }
}

/// Draws a text in a line, and what does not fit there in lines above it, in up to half of what is `above`.
pub(super) fn put_rising(buffer: &mut Buffer, line: Rect, above: Rect, words: &str, role: Role, look: &Look) {
    let room = usize::from(above.height / 2) + 1;
    let lines = put::wrap_within(words, line.width, room, look);
    let rising = lines.len() as u16 - 1;
    let over = Rect { y: line.y - rising, height: rising, ..above };
    Clear.render(over, buffer);
    buffer.set_style(over, look.theme.page());
    for (words, y) in lines.iter().zip(over.y..) {
        put::put(buffer, Rect { y, ..line }, words, look.style(role), look);
    }
}

/// A column of panels that is filled from the top.
pub(super) struct Column {
    rest: Rect,
}

impl Column {
    pub(super) fn new(area: Rect) -> Column {
        Column { rest: area }
    }

    /// A panel as high as its lines, as far as `keep` rows are left below it. Nothing without lines or room.
    pub(super) fn lines(
        &mut self,
        title: &str,
        lines: &[Line<'_>],
        keep: u16,
        look: &Look,
        buffer: &mut Buffer,
    ) {
        if lines.is_empty() {
            return;
        }
        let wanted = lines.len() as u16 + 2;
        if let Some(inside) = self.rows(title, wanted, keep, look, buffer) {
            put::put_lines(buffer, inside, lines);
        }
    }

    /// The same of what is shown whole or not at all.
    pub(super) fn paragraphs(
        &mut self,
        title: &str,
        paragraphs: &[Paragraph],
        keep: u16,
        look: &Look,
        buffer: &mut Buffer,
    ) {
        let room = self.rest.height.saturating_sub(keep).saturating_sub(2);
        self.lines(title, &fitting(paragraphs, room, look), keep, look, buffer);
    }

    /// A panel as high as its lines; nothing without lines, or where fewer than `least` rows are left for it.
    pub(super) fn at_least(
        &mut self,
        title: &str,
        lines: &[Line<'_>],
        least: u16,
        look: &Look,
        buffer: &mut Buffer,
    ) {
        if (lines.len() as u16 + 2).min(self.rest.height) >= least {
            self.lines(title, lines, 0, look, buffer);
        }
    }

    /// A panel of at most so many rows, frame included; the room inside.
    pub(super) fn rows(
        &mut self,
        title: &str,
        wanted: u16,
        keep: u16,
        look: &Look,
        buffer: &mut Buffer,
    ) -> Option<Rect> {
        let height = wanted.min(self.rest.height.saturating_sub(keep));
        if height < 3 {
            return None;
        }
        let place = Rect { height, ..self.rest };
        self.rest = Rect { y: place.bottom(), height: self.rest.height - height, ..self.rest };
        Some(panel(buffer, place, title, look))
    }

    /// What is left, as one panel.
    pub(super) fn rest(self, title: &str, look: &Look, buffer: &mut Buffer) -> Option<Rect> {
        (self.rest.height >= 3).then(|| panel(buffer, self.rest, title, look))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plain_look;

    #[test]
    fn what_is_cut_shows_it() {
        let look = plain_look();
        let words = |count: usize| styled(&vec!["word"; count].join(" "), Role::Text, 9, &look);
        let told = |asked, said, room| {
            let lines = asked_and_said(words(asked), words(said), (9, room), &look);
            lines.iter().map(Line::to_string).collect::<Vec<_>>()
        };
        let whole = "word word";
        assert_eq!(told(4, 2, 4), [whole, whole, "", whole]);
        assert_eq!(told(4, 2, 3), [whole, whole, whole]);
        assert_eq!(told(4, 2, 2), ["word wor\u{2026}", whole]);
        assert_eq!(told(4, 2, 1), [whole]);
        assert_eq!(told(4, 4, 1), ["word wor\u{2026}"]);
        assert!(told(4, 4, 0).is_empty());
    }
}
