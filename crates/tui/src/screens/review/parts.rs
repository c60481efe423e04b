//! What replay and analysis draw alike: title, scores, the moves, panels beside the board.

use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::reel::Reel;
use crate::context::Context;
use crate::glyphs;
use crate::look::Look;
use crate::screens::{around, score};
use crate::theme::Role;
use crate::widgets::text as put;

/// The narrowest panels beside a board in which there is room for everything.
pub(super) const WIDE_PANELS: u16 = 30;
/// The widest ones.
const WIDEST_PANELS: u16 = 52;
/// In narrow terminals there is room for the moves only.
const NARROW_PANELS: u16 = 18;

/// Places that can be clicked, and where they lead.
pub(super) type Places = Vec<(Rect, usize)>;

/// The board and the panels beside it; the panels have no width where there is no room.
pub(super) fn columns(reel: &Reel, area: Rect) -> [Rect; 2] {
    let least = match area.width {
        0..=35 => 0,
        36..=63 => NARROW_PANELS,
        _ => WIDE_PANELS,
    };
    let game = reel.played.game();
    let width = if area.width < reel.view.smallest(game).width + least + 1 {
        0
    } else if least < WIDE_PANELS {
        least
    } else {
        // The board with a margin around it; the panels get what is left.
        let board = reel.view.fit(game, Size::new(area.width - least, area.height)).width + 8;
        area.width.saturating_sub(board).clamp(least, WIDEST_PANELS)
    };
    let board = Rect { width: area.width - width, ..area };
    [board, Rect { x: board.right(), width, ..area }]
}

/// The game and what is done with it on the left, a word on the right.
pub(super) fn title(reel: &Reel, what: &str, right: &str, look: &Look, area: Rect, buffer: &mut Buffer) {
    around::title(reel.ui.entry, what, (right, Role::Key), look, area, buffer);
}

/// Everybody's name and score, a line each, with what the board says about the seat.
pub(super) fn score_lines(reel: &Reel, look: &Look, width: u16) -> Vec<Line<'static>> {
    let scene = reel.scene(look);
    score::lines(&*reel.view, &scene, score::to_move(&scene), Some(reel.ui.entry), width)
}

/// Everybody's score on one line, where there is no room for panels.
pub(super) fn score_line(reel: &Reel, look: &Look) -> Line<'static> {
    let scene = reel.scene(look);
    let mut spans = vec![Span::raw(" ")];
    for seat in Seat::all(reel.played.seats()) {
        let mark = if score::to_move(&scene) == Some(seat) { look.glyph(glyphs::TO_MOVE) } else { " " };
        spans.push(Span::styled(mark.to_string(), look.style(Role::Key)));
        spans.push(Span::styled(scene.initial(seat).to_string(), look.style(Role::Seat(seat.index()))));
        spans.push(Span::styled(format!(" {}  ", reel.view.score(&scene, seat)), look.style(Role::Title)));
    }
    Line::from(spans)
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
