//! The list of the moves beside a board.

use play::MatchMove;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::look::Look;
use crate::theme::Role;
use crate::views::SeatLook;
use crate::widgets::text as put;

/// What of a list of moves stands out, and how.
pub(super) struct Marks<'a> {
    /// The move that has to be seen; without one the first is.
    pub(super) chosen: Option<usize>,
    /// The colour of it.
    pub(super) role: Role,
    /// What stands behind each move.
    pub(super) sign: &'a dyn Fn(usize) -> (&'static str, Style),
    /// The columns for that.
    pub(super) sign_width: u16,
}

/// Draws the moves row by row, scrolled so that the chosen one can be seen, in the middle if there are others around
/// it. Returns where each move is.
pub(super) fn draw(
    moves: &[MatchMove],
    seats: &[SeatLook],
    marks: &Marks<'_>,
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, usize)> {
    let mut places = Vec::new();
    let longest = moves.iter().map(|mv| put::width(&mv.token)).max().unwrap_or(4);
    // A number, an initial, the move, a sign, and a gap.
    let each = (4 + 2 + longest + marks.sign_width + 1).min(area.width.max(1));
    let columns = usize::from((area.width / each).max(1));
    let height = usize::from(area.height);
    let rows = moves.len().div_ceil(columns);
    let row = marks.chosen.unwrap_or(0) / columns;
    let first = row.saturating_sub(height / 2).min(rows.saturating_sub(height)) * columns;
    for (index, mv) in moves.iter().enumerate().skip(first).take(height * columns) {
        let at = index - first;
        let place = Rect {
            x: area.x + (at % columns) as u16 * each,
            y: area.y + (at / columns) as u16,
            width: each.saturating_sub(1),
            height: 1,
        };
        let text = if marks.chosen == Some(index) { marks.role } else { Role::Text };
        let (sign, style) = (marks.sign)(index);
        let seat = mv.seat.index();
        let line = Line::from(vec![
            Span::styled(format!("{:>3} ", index + 1), look.style(Role::Dim)),
            Span::styled(format!("{} ", seats[seat].initial), look.style(Role::Seat(seat))),
            Span::styled(mv.token.clone(), look.style(text)),
            Span::styled(sign, style),
        ]);
        buffer.set_line(place.x, place.y, &line, place.width.min(area.right().saturating_sub(place.x)));
        places.push((place, index));
    }
    places
}
