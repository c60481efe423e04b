//! What replay and analysis draw alike: title, scores, the moves, panels beside the board.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::reel::Reel;
use crate::context::Context;
use crate::look::Look;
use crate::screens::{around, score};
use crate::theme::Role;
use crate::widgets::text as put;

/// Places that can be clicked, and where they lead.
pub(super) type Places = Vec<(Rect, usize)>;

/// The game and what is done with it on the left, a word on the right.
pub(super) fn title(reel: &Reel, what: &str, right: &str, look: &Look, area: Rect, buffer: &mut Buffer) {
    around::title(reel.ui.entry, what, (right, Role::Key), look, area, buffer);
}

/// Everybody's name and score, a line each, with what the board says about the seat.
pub(super) fn score_lines(reel: &Reel, look: &Look, width: u16) -> Vec<Line<'static>> {
    let scene = reel.scene(look);
    score::lines(&*reel.view, &scene, score::to_move(&scene), Some(reel.ui.entry), width)
}

/// Everybody's score in the first row, where there is no room for panels; what is left for the board.
pub(super) fn score_above(reel: &Reel, look: &Look, area: Rect, buffer: &mut Buffer) -> Rect {
    let scene = reel.scene(look);
    score::above(&*reel.view, &scene, score::to_move(&scene), area, buffer)
}

/// The moves row by row, scrolled so that the `chosen` one can be seen; `sign` is what stands behind each.
/// Returns where each move is.
pub(super) fn moves(
    reel: &Reel,
    chosen: Option<usize>,
    sign: &dyn Fn(usize) -> (&'static str, Style),
    context: &Context,
    area: Rect,
    buffer: &mut Buffer,
) -> Places {
    let look = &context.look;
    let moves = reel.played.moves();
    let mut places = Places::new();
    let longest = moves.iter().map(|mv| put::width(&mv.token)).max().unwrap_or(4);
    // A number, an initial, the move, a sign, and a gap.
    let each = (4 + 2 + longest + 2 + 1).min(area.width.max(1));
    let columns = usize::from((area.width / each).max(1));
    let height = usize::from(area.height);
    let rows = moves.len().div_ceil(columns);
    let row = chosen.unwrap_or(0) / columns;
    let first = row.saturating_sub(height / 2).min(rows.saturating_sub(height)) * columns;
    for (index, mv) in moves.iter().enumerate().skip(first).take(height * columns) {
        let at = index - first;
        let place = Rect {
            x: area.x + (at % columns) as u16 * each,
            y: area.y + (at / columns) as u16,
            width: each.saturating_sub(1),
            height: 1,
        };
        let is_chosen = chosen == Some(index);
        let text = if is_chosen { Role::Selected } else { Role::Text };
        let (sign, style) = sign(index);
        let line = Line::from(vec![
            Span::styled(format!("{:>3} ", index + 1), look.style(Role::Dim)),
            Span::styled(
                format!("{} ", reel.seats[mv.seat.index()].initial),
                look.style(Role::Seat(mv.seat.index())),
            ),
            Span::styled(mv.token.clone(), look.style(text)),
            Span::styled(sign, style),
        ]);
        buffer.set_line(place.x, place.y, &line, place.width.min(area.right().saturating_sub(place.x)));
        places.push((place, index));
    }
    places
}

/// Where of a list of places the mouse is.
pub(super) fn hit(places: &Places, at: ratatui::layout::Position) -> Option<usize> {
    places.iter().find(|(place, _)| place.contains(at)).map(|(_, target)| *target)
}
