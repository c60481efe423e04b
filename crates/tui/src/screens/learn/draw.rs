//! What a lesson looks like: the words beside the board, or above it where the terminal is narrow.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;

use super::lesson::Lesson;
use crate::actions::Action;
use crate::context::Context;
use crate::screens::around::{self, Column};
use crate::screens::score;
use crate::texts::{learn as text, play as play_text};
use crate::theme::Role;
use crate::widgets::text as put;

/// A frame and one line.
const SMALLEST_PANEL: u16 = 3;

/// The smallest area in which a lesson can be taken.
pub(super) fn smallest(lesson: &Lesson) -> Size {
    around::smallest(&*lesson.view, lesson.course.game())
}

pub(super) fn draw(lesson: &mut Lesson, context: &Context, area: Rect, buffer: &mut Buffer) {
    let [title, middle, bottom] = around::rows(area);
    draw_title(lesson, context, title, buffer);
    let side = around::words_width(&*lesson.view, lesson.course.game(), middle);
    let mut board = Rect { width: middle.width - side, ..middle };
    if side > 0 {
        draw_panels(lesson, context, Rect { x: board.right(), width: side, ..middle }, buffer);
    } else {
        let inside = around::inside(middle);
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
    let values: [(&str, &dyn std::fmt::Display); 2] =
        [("number", &(lesson.course.at() + 1)), ("count", &lesson.course.count())];
    let right = look.fill(text::STEP_OF, &values);
    around::title(lesson.ui.entry, look.text(text::LESSON), (&right, Role::Key), look, area, buffer);
}

/// What the step says, what was said last, and how it goes on. Where there is less room than it takes, the end of
/// what the step says is cut; it stands whole in the help.
fn words(lesson: &Lesson, context: &Context, width: u16, room: u16) -> Vec<Line<'static>> {
    let look = &context.look;
    let styled = |words: &str, role: Role| around::styled(words, role, width, look);
    let mut said = Vec::new();
    if let Some((role, words)) = &lesson.said {
        said.extend(styled(words, *role));
    }
    if lesson.course.is_done() && !lesson.is_answering() {
        let message = if lesson.is_last() { text::TO_THE_END } else { text::GO_ON };
        let key = context.key_of(Action::Confirm);
        said.extend(styled(&look.fill(message, &[("key", &key)]), Role::Key));
    }
    let lines = styled(look.text(lesson.course.step().words()), Role::Text);
    around::asked_and_said(lines, said, (width, room), look)
}

/// The lines that the words of a step take once it is done, and those that there are, in an area of this size.
#[cfg(test)]
pub(super) fn rows_needed(lesson: &Lesson, context: &Context, (width, height): (u16, u16)) -> (usize, usize) {
    let look = &context.look;
    let middle = Rect::new(0, 0, width, height - 2);
    let side = around::words_width(&*lesson.view, lesson.course.game(), middle);
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
    let mut column = Column::new(area);
    let mut take =
        |title: &str, lines: &[Line<'_>], least: u16| column.at_least(title, lines, least, look, buffer);
    let title = look.text(lesson.course.step().title());
    take(title, &words(lesson, context, width, area.height.saturating_sub(2)), SMALLEST_PANEL);
    let scores = score::lines(&*lesson.view, &scene, score::to_move(&scene), None, width);
    take(look.text(play_text::SCORE), &scores, scores.len() as u16 + 2);
    let explanation = lesson.view.explain(&scene, width).concat();
    take(look.text(lesson.view.explanation_title()), &explanation, explanation.len() as u16 + 2);
}

/// Below the board: what is typed, or whose turn it is, and where the cursor points.
fn draw_bottom(lesson: &Lesson, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = around::inside(area);
    if inside.is_empty() {
        return;
    }
    if let Some(prompt) = &lesson.prompt {
        around::typed_move(prompt.text(), lesson.course.game(), look, inside, buffer);
        return;
    }
    let scene = lesson.scene(context);
    if scene.steering {
        inside = around::pointed(&*lesson.view, &scene, inside, buffer);
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
