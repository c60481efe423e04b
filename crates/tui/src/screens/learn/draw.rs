//! What a lesson looks like: the words beside the board, or above it where the terminal is narrow.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use super::lesson::Lesson;
use crate::actions::Action;
use crate::context::Context;
use crate::glyphs;
use crate::screens::score;
use crate::texts::{learn as text, play as play_text};
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

/// The smallest area in which a lesson can be taken.
pub(super) fn smallest(lesson: &Lesson) -> Size {
    let board = lesson.view.smallest(lesson.course.game());
    Size::new(board.width.max(NARROWEST), board.height + ROWS_AROUND)
}

/// The columns for the words beside the board; 0 where they stand above it.
fn words_width(lesson: &Lesson, area: Rect) -> u16 {
    let least = *WORDS.start();
    let game = lesson.course.game();
    if area.width < lesson.view.smallest(game).width + least + 1 {
        return 0;
    }
    let pane = Size::new(area.width - least, area.height);
    let board = lesson.view.fit(game, pane).width + 4;
    area.width.saturating_sub(board).clamp(least, *WORDS.end())
}

pub(super) fn draw(lesson: &mut Lesson, context: &Context, area: Rect, buffer: &mut Buffer) {
    let title = Rect { height: 1.min(area.height), ..area };
    let height = area.height.saturating_sub(1).min(1);
    let bottom = Rect { y: area.bottom().saturating_sub(1), height, ..area };
    let middle = Rect { y: title.bottom(), height: area.height - title.height - height, ..area };
    draw_title(lesson, context, title, buffer);
    let side = words_width(lesson, middle);
    let mut board = Rect { width: middle.width - side, ..middle };
    if side > 0 {
        draw_panels(lesson, context, Rect { x: board.right(), width: side, ..middle }, buffer);
    } else {
        let inside = Rect { x: middle.x + 1, width: middle.width.saturating_sub(2), ..middle };
        let room = middle.height.saturating_sub(lesson.view.smallest(lesson.course.game()).height);
        let lines = words(lesson, context, inside.width, room);
        let rows = (lines.len() as u16).min(room);
        put::put_lines(buffer, Rect { height: rows, ..inside }, &lines);
        board = Rect { y: board.y + rows, height: board.height - rows, ..board };
    }
    let (view, scene) = lesson.view_and_scene(context);
    view.draw(&scene, board, buffer);
    draw_bottom(lesson, context, bottom, buffer);
}

fn draw_title(lesson: &Lesson, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if inside.is_empty() {
        return;
    }
    let values: [(&str, &dyn std::fmt::Display); 2] =
        [("number", &(lesson.course.at() + 1)), ("count", &lesson.course.count())];
    let right = look.fill(text::STEP_OF, &values);
    let width = put::width(&right);
    if width + 2 < inside.width {
        let place = Rect { x: inside.right() - width, width, ..inside };
        put::put(buffer, place, &right, look.style(Role::Key), look);
        inside.width -= width + 2;
    }
    let bullet = look.glyph(glyphs::BULLET);
    let words = format!("{} {bullet} {}", look.text(lesson.ui.entry.title), look.text(text::LESSON));
    put::put(buffer, inside, &words, look.style(Role::Title), look);
}

/// What the step says, what was said last, and how it goes on. Where there is less room than it takes, the end of
/// what the step says is cut; it stands whole in the help.
fn words(lesson: &Lesson, context: &Context, width: u16, room: u16) -> Vec<Line<'static>> {
    let look = &context.look;
    let styled = |words: &str, role: Role| -> Vec<Line<'static>> {
        put::wrap(words, width).into_iter().map(|line| Line::styled(line, look.style(role))).collect()
    };
    let mut said = Vec::new();
    if let Some((role, words)) = &lesson.said {
        said.extend(styled(words, *role));
    }
    if lesson.course.is_done() && !lesson.is_answering() {
        let message = if lesson.is_last() { text::TO_THE_END } else { text::GO_ON };
        let key = context.key_of(Action::Confirm);
        said.extend(styled(&look.fill(message, &[("key", &key)]), Role::Key));
    }
    let mut lines = styled(look.text(lesson.course.step().words()), Role::Text);
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

/// The lines that the words of a step take once it is done, and those that there are, in an area of this size.
#[cfg(test)]
pub(super) fn rows_needed(lesson: &Lesson, context: &Context, (width, height): (u16, u16)) -> (usize, usize) {
    let look = &context.look;
    let middle = Rect::new(0, 0, width, height - 2);
    let side = words_width(lesson, middle);
    assert!(side > 0, "the words stand beside the board");
    let step = lesson.course.step();
    let lines = |words: &str| put::wrap(words, side - 4).len();
    let go_on = look.fill(text::TO_THE_END, &[("key", &"Enter")]);
    let needed = lines(look.text(step.words())) + 1 + lines(look.text(step.praise())) + lines(&go_on);
    (needed, usize::from(middle.height) - 2)
}

/// The panels beside the board: the step, the score, what a strong player sees.
fn draw_panels(lesson: &Lesson, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let width = area.width.saturating_sub(4);
    let scene = lesson.scene(context);
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
    let title = look.text(lesson.course.step().title());
    take(title, &words(lesson, context, width, area.height.saturating_sub(2)), SMALLEST_PANEL);
    let scores = score::lines(&*lesson.view, &scene, score::to_move(&scene), None, width);
    take(look.text(play_text::SCORE), &scores, scores.len() as u16 + 2);
    let explanation = lesson.view.explain(&scene, width);
    take(look.text(lesson.view.explanation_title()), &explanation, explanation.len() as u16 + 2);
}

/// Below the board: what is typed, or whose turn it is, and where the cursor points.
fn draw_bottom(lesson: &Lesson, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if inside.is_empty() {
        return;
    }
    let game = lesson.course.game();
    if let Some(prompt) = &lesson.prompt {
        let example = game.legal_moves().into_iter().next().unwrap_or_default();
        let hint = match prompt.text() {
            "" => look.fill(play_text::TYPE_A_MOVE, &[("example", &example)]),
            _ => String::new(),
        };
        let line = Line::from(vec![
            Span::styled(":", look.style(Role::Key)),
            Span::styled(prompt.text().to_string(), look.style(Role::Title)),
            Span::styled(look.glyph(glyphs::CARET).to_string(), look.style(Role::Cursor)),
            Span::styled(format!(" {hint}"), look.style(Role::Dim)),
        ]);
        buffer.set_line(inside.x, inside.y, &line, inside.width);
        return;
    }
    let scene = lesson.scene(context);
    let pointed = lesson.view.pointed_at(&scene).filter(|_| scene.steering && inside.width >= 40);
    if let Some(mv) = pointed {
        let words = look.fill(play_text::MOVE_POINTED, &[("move", &mv)]);
        let width = put::width(&words).min(inside.width);
        let place = Rect { x: inside.right() - width, width, ..inside };
        put::put(buffer, place, &words, look.style(Role::Cursor), look);
        inside.width -= width + 1;
    }
    let (words, role) = match (scene.steering, lesson.is_answering()) {
        (true, _) => (look.text(text::YOUR_MOVE).to_string(), Role::Text),
        (_, true) => (look.text(text::ANSWERS).to_string(), Role::Text),
        _ => {
            let message = if lesson.is_last() { text::TO_THE_END } else { text::GO_ON };
            (look.fill(message, &[("key", &context.key_of(Action::Confirm))]), Role::Good)
        }
    };
    put::put(buffer, inside, &words, look.style(role), look);
}
