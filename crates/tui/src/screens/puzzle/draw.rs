//! What a puzzle looks like: the words beside the board, or above it where the terminal is narrow.

use std::fmt::Display;

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;

use super::{Puzzles, words};
use crate::context::Context;
use crate::screens::around::{self, Column};
use crate::screens::score;
use crate::texts::{learn, play as play_text, puzzle as text};
use crate::theme::Role;
use crate::widgets::text as put;

/// A frame and one line.
const SMALLEST_PANEL: u16 = 3;

/// The smallest area in which a puzzle can be solved.
pub(super) fn smallest(screen: &Puzzles) -> Size {
    around::smallest(&*screen.view, &*screen.game)
}

pub(super) fn draw(screen: &mut Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let [title, middle, bottom] = around::rows(area);
    draw_title(screen, context, title, buffer);
    let side = around::words_width(&*screen.view, &*screen.game, middle);
    let mut board = Rect { width: middle.width - side, ..middle };
    if side > 0 {
        draw_panels(screen, context, Rect { x: board.right(), width: side, ..middle }, buffer);
    } else {
        let inside = around::inside(middle);
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
    let solved = screen.progress.puzzle(screen.ui.entry.name, &screen.sitting.puzzle().id).solved;
    let role = if solved { Role::Good } else { Role::Key };
    let mark = words::mark(screen, context).unwrap_or_default();
    let values: [(&str, &dyn Display); 2] = [("number", &(screen.at + 1)), ("count", &screen.puzzles.len())];
    around::title(screen.ui.entry, &look.fill(text::TITLE, &values), (&mark, role), look, area, buffer);
}

/// What is asked, and what was said last. Where there is less room, what is asked is cut.
fn task(screen: &Puzzles, context: &Context, width: u16, room: u16) -> Vec<Line<'static>> {
    let look = &context.look;
    let styled = |words: &str, role: Role| around::styled(words, role, width, look);
    let said = screen.said.as_ref().map_or(Vec::new(), |(role, words)| styled(words, *role));
    let theme = screen.kit.theme_named(&screen.sitting.puzzle().theme);
    let lines = theme.map_or(Vec::new(), |theme| styled(look.text(theme.ask), Role::Text));
    around::asked_and_said(lines, said, (width, room), look)
}

/// The panels beside the board: the task, the score, and what a strong player sees, unless that gives the move away.
fn draw_panels(screen: &Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let width = area.width.saturating_sub(4);
    let scene = screen.scene(context);
    let mut column = Column::new(area);
    let mut take =
        |title: &str, lines: &[Line<'_>], least: u16| column.at_least(title, lines, least, look, buffer);
    let lines = task(screen, context, width, area.height.saturating_sub(2));
    take(look.text(text::TASK), &lines, SMALLEST_PANEL);
    let scores = score::lines(&*screen.view, &scene, score::to_move(&scene), None, width);
    take(look.text(play_text::SCORE), &scores, scores.len() as u16 + 2);
    if screen.sitting.is_solved() || !screen.kit.explanation_tells {
        let explanation = screen.view.explain(&scene, width).concat();
        take(look.text(screen.view.explanation_title()), &explanation, explanation.len() as u16 + 2);
    }
    let legend = screen.view.legend(look, width);
    take(look.text(play_text::LEGEND), &legend, legend.len() as u16 + 2);
}

/// Below the board: what is typed, or whose turn it is, and where the cursor points.
fn draw_bottom(screen: &Puzzles, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = around::inside(area);
    if inside.is_empty() {
        return;
    }
    if let Some(prompt) = &screen.prompt {
        around::typed_move(prompt.text(), &*screen.game, look, inside, buffer);
        return;
    }
    let scene = screen.scene(context);
    if screen.steers() {
        inside = around::pointed(&*screen.view, &scene, inside, buffer);
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
