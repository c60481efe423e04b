//! Names and scores beside a board.

use game::Seat;
use play::GameEntry;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::glyphs;
use crate::theme::Role;
use crate::views::{Scene, View};
use crate::widgets::text as put;

/// In narrower panes the scores stand beside initials.
const NAMES_FROM: u16 = 34;

/// Everybody's name and score, a line each, with what the board says about the seat; and what the game calls the
/// seat, where `titles` are wanted and there is room.
pub(super) fn lines(
    view: &dyn View,
    scene: &Scene<'_>,
    to_move: Option<Seat>,
    titles: Option<&GameEntry>,
    width: u16,
) -> Vec<Line<'static>> {
    let look = scene.look;
    let mut lines = Vec::new();
    for seat in Seat::all(scene.game.seats()) {
        let mark = if to_move == Some(seat) { look.glyph(glyphs::TO_MOVE) } else { " " };
        let score = short_score(view.score(scene, seat), width.saturating_sub(2 + 4 + 1));
        let room = width.saturating_sub(2 + 4 + put::width(&score) + 1);
        let mut name = scene.name(seat).to_string();
        if let Some(title) = titles.and_then(|entry| entry.seat_title(seat)) {
            let titled = format!("{name}, {}", look.text(title));
            // Whole or not at all: the board shows who is who, too.
            if put::width(&titled) <= room {
                name = titled;
            }
        }
        let name = put::clip(&name, room, look);
        let pad = usize::from(room.saturating_sub(put::width(&name)) + 1);
        lines.push(Line::from(vec![
            Span::styled(format!("{mark} "), look.style(Role::Key)),
            Span::styled(format!(" {} ", scene.initial(seat)), look.style(Role::Ground(seat.index()))),
            Span::raw(" "),
            Span::styled(name, look.style(Role::Seat(seat.index()))),
            Span::raw(" ".repeat(pad)),
            Span::styled(score, look.style(Role::Title)),
        ]));
        lines.extend(view.seat_note(scene, seat, width));
    }
    lines
}

/// Everybody's score in the first row of an area in which there is no room for panels; what is left of it for the
/// board.
pub(super) fn above(
    view: &dyn View,
    scene: &Scene<'_>,
    to_move: Option<Seat>,
    area: Rect,
    buffer: &mut Buffer,
) -> Rect {
    let look = scene.look;
    let short = scene.game.seats() > 2 || area.width < NAMES_FROM;
    let mut spans = vec![Span::raw(" ")];
    for seat in Seat::all(scene.game.seats()) {
        let mark = if to_move == Some(seat) { look.glyph(glyphs::TO_MOVE) } else { " " };
        let name = if short { scene.initial(seat).to_string() } else { scene.name(seat).to_string() };
        spans.push(Span::styled(mark, look.style(Role::Key)));
        spans.push(Span::styled(name, look.style(Role::Seat(seat.index()))));
        spans.push(Span::styled(format!(" {}  ", view.score(scene, seat)), look.style(Role::Title)));
    }
    let row = Rect { height: 1.min(area.height), ..area };
    put::put_lines(buffer, row, &[Line::from(spans)]);
    Rect { y: row.bottom(), height: area.height - row.height, ..area }
}

/// Whose turn it is by the rules alone.
pub(super) fn to_move(scene: &Scene<'_>) -> Option<Seat> {
    scene.game.outcome().is_none().then(|| scene.game.to_move())
}

/// A score without the word for what is counted, where there is no room for that.
fn short_score(score: String, room: u16) -> String {
    match score.split_once(' ') {
        Some((number, _)) if put::width(&score) > room => number.to_string(),
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_never_cut_within_its_number() {
        assert_eq!(short_score("12 vlajok".into(), 9), "12 vlajok");
        assert_eq!(short_score("12 vlajok".into(), 8), "12");
        assert_eq!(short_score("12".into(), 1), "12");
    }
}
