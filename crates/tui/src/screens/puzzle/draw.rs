//! What a puzzle looks like: the words beside the board, or above it where the terminal is narrow.

use std::fmt::Display;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use super::{Puzzles, words};
use crate::context::Context;
use crate::glyphs;
use crate::screens::score;
use crate::texts::{learn, play as play_text, puzzle as text};
use crate::theme::Role;
use crate::widgets::panel::panel;
use crate::widgets::text as put;

/// No screen narrower than this.
const NARROWEST: u16 = 20;
/// Title, a line of words, and the line below the board.
const ROWS_AROUND: u16 = 3;
/// The words beside the board take at least so many columns, and no more than so many.
const WORDS: std::ops::RangeInclusive<u16> = 28..=48;
/// A frame and one line.
const SMALLEST_PANEL: u16 = 3;

/// The smallest area in which a puzzle can be solved.
pub(super) fn smallest(screen: &Puzzles) -> Size {
    let board = screen.view.smallest(&*screen.game);
    Size::new(board.width.max(NARROWEST), board.height + ROWS_AROUND)
}

/// The columns for the words beside the board; 0 where they stand above it.
fn words_width(screen: &Puzzles, area: Rect) -> u16 {
    let least = *WORDS.start();
    if area.width < screen.view.smallest(&*screen.game).width + least + 1 {
        return 0;
    }
    let pane = Size::new(area.width - least, area.height);
    let board = screen.view.fit(&*screen.game, pane).width + 4;
    area.width.saturating_sub(board).clamp(least, *WORDS.end())
}

pub(super) fn draw(screen: &mut Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let title = Rect { height: 1.min(area.height), ..area };
    let height = area.height.saturating_sub(1).min(1);
    let bottom = Rect { y: area.bottom().saturating_sub(1), height, ..area };
    let middle = Rect { y: title.bottom(), height: area.height - title.height - height, ..area };
    draw_title(screen, context, title, buffer);
    let side = words_width(screen, middle);
    let mut board = Rect { width: middle.width - side, ..middle };
    if side > 0 {
        draw_panels(screen, context, Rect { x: board.right(), width: side, ..middle }, buffer);
    } else {
        let inside = Rect { x: middle.x + 1, width: middle.width.saturating_sub(2), ..middle };
        let room = middle.height.saturating_sub(screen.view.smallest(&*screen.game).height);
        let lines = task(screen, context, inside.width, room);
        let rows = (lines.len() as u16).min(room);
        put::put_lines(buffer, Rect { height: rows, ..inside }, &lines);
        board = Rect { y: board.y + rows, height: board.height - rows, ..board };
    }
    let (view, scene) = screen.view_and_scene(context);
    view.draw(&scene, board, buffer);
    draw_bottom(screen, context, bottom, buffer);
}

/// The game and the puzzle on the left, what has become of it on the right.
fn draw_title(screen: &Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if inside.is_empty() {
        return;
    }
    if let Some(mark) = words::mark(screen, context) {
        let width = put::width(&mark);
        if width + 2 < inside.width {
            let place = Rect { x: inside.right() - width, width, ..inside };
            let solved = screen.progress.puzzle(screen.ui.entry.name, &screen.sitting.puzzle().id).solved;
            let role = if solved { Role::Good } else { Role::Key };
            put::put(buffer, place, &mark, look.style(role), look);
            inside.width -= width + 2;
        }
    }
    let values: [(&str, &dyn Display); 2] = [("number", &(screen.at + 1)), ("count", &screen.puzzles.len())];
    let bullet = look.glyph(glyphs::BULLET);
    let words = format!("{} {bullet} {}", look.text(screen.ui.entry.title), look.fill(text::TITLE, &values));
    put::put(buffer, inside, &words, look.style(Role::Title), look);
}

/// What is asked, and what was said last. Where there is less room, what is asked is cut.
fn task(screen: &Puzzles, context: &Context, width: u16, room: u16) -> Vec<Line<'static>> {
    let look = &context.look;
    let styled = |words: &str, role: Role| -> Vec<Line<'static>> {
        put::wrap(words, width).into_iter().map(|line| Line::styled(line, look.style(role))).collect()
    };
    let said = screen.said.as_ref().map_or(Vec::new(), |(role, words)| styled(words, *role));
    let theme = screen.kit.theme_named(&screen.sitting.puzzle().theme);
    let mut lines = theme.map_or(Vec::new(), |theme| styled(look.text(theme.ask), Role::Text));
    let room = usize::from(room);
    let gap = usize::from(!said.is_empty() && room > lines.len() + said.len());
    let kept = room.saturating_sub(said.len() + gap);
    if lines.len() > kept {
        lines.truncate(kept);
        if let Some(last) = lines.last_mut() {
            last.push_span(Span::styled(look.glyph(glyphs::ELLIPSIS), look.style(Role::Dim)));
        }
    }
    lines.extend((0..gap).map(|_| Line::default()));
    lines.extend(said);
    lines
}

/// The panels beside the board: the task, the score, and what a strong player sees, unless that gives the move away.
fn draw_panels(screen: &Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let width = area.width.saturating_sub(4);
    let scene = screen.scene(context);
    let mut rest = area;
    let mut take = |title: &str, lines: &[Line<'_>], least: u16| {
        let height = (lines.len() as u16 + 2).min(rest.height);
        if lines.is_empty() || height < least {
            return;
        }
        let inside = panel(buffer, Rect { height, ..rest }, title, look);
        put::put_lines(buffer, inside, lines);
        rest = Rect { y: rest.y + height, height: rest.height - height, ..rest };
    };
    let lines = task(screen, context, width, area.height.saturating_sub(2));
    take(look.text(text::TASK), &lines, SMALLEST_PANEL);
    let scores = score::lines(&*screen.view, &scene, score::to_move(&scene), None, width);
    take(look.text(play_text::SCORE), &scores, scores.len() as u16 + 2);
    if screen.sitting.is_solved() || !screen.kit.explanation_tells {
        let explanation = screen.view.explain(&scene, width);
        take(look.text(screen.view.explanation_title()), &explanation, explanation.len() as u16 + 2);
    }
    let legend = screen.view.legend(look, width);
    take(look.text(play_text::LEGEND), &legend, legend.len() as u16 + 2);
}

/// Below the board: what is typed, or whose turn it is, and where the cursor points.
fn draw_bottom(screen: &Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if inside.is_empty() {
        return;
    }
    if let Some(prompt) = &screen.prompt {
        let example = screen.game.legal_moves().into_iter().next().unwrap_or_default();
        let hint = match prompt.text() {
            "" => look.fill(play_text::TYPE_A_MOVE, &[("example", &example)]),
            _ => String::new(),
        };
        let line = Line::from(vec![
            Span::styled(":", look.style(Role::Key)),
            Span::styled(prompt.text().to_string(), look.style(Role::Title)),
            Span::styled(look.glyph(glyphs::CARET), look.style(Role::Cursor)),
            Span::styled(format!(" {hint}"), look.style(Role::Dim)),
        ]);
        buffer.set_line(inside.x, inside.y, &line, inside.width);
        return;
    }
    let scene = screen.scene(context);
    let pointed = screen.view.pointed_at(&scene).filter(|_| screen.steers() && inside.width >= 40);
    if let Some(mv) = pointed {
        let words = look.fill(play_text::MOVE_POINTED, &[("move", &mv)]);
        let width = put::width(&words).min(inside.width);
        let place = Rect { x: inside.right() - width, width, ..inside };
        put::put(buffer, place, &words, look.style(Role::Cursor), look);
        inside.width -= width + 1;
    }
    if screen.steers() {
        let side = screen.ui.entry.seat_title(screen.game.to_move()).map(|title| look.text(title));
        let words = match side {
            Some(side) => format!("{} ({side})", look.text(learn::YOUR_MOVE).trim_end_matches('.')),
            None => look.text(learn::YOUR_MOVE).to_string(),
        };
        put::put(buffer, inside, &words, look.style(Role::Text), look);
    }
}
