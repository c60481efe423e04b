//! Names and scores beside a board.

use game::Seat;
use ratatui::text::{Line, Span};

use crate::glyphs;
use crate::theme::Role;
use crate::views::{Scene, View};
use crate::widgets::text as put;

/// Everybody's name and score, a line each, with what the board says about the seat.
pub(super) fn lines(view: &dyn View, scene: &Scene<'_>, width: u16) -> Vec<Line<'static>> {
    let look = scene.look;
    let over = scene.game.outcome().is_some();
    let mut lines = Vec::new();
    for seat in Seat::all(scene.game.seats()) {
        let to_move = !over && scene.game.to_move() == seat;
        let mark = if to_move { look.glyph(glyphs::TO_MOVE) } else { " " };
        let score = view.score(scene, seat);
        let room = width.saturating_sub(2 + 4 + put::width(&score) + 1);
        let name = put::clip(scene.name(seat), room, look);
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
