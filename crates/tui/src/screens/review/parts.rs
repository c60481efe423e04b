//! What replay and analysis draw alike: title, scores, the moves.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

use super::reel::Reel;
use crate::context::Context;
use crate::look::Look;
use crate::screens::moves::{self, Marks};
use crate::screens::{around, score};
use crate::theme::Role;

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

/// The moves with their signs, so that the chosen one can be seen. Returns where each move is.
pub(super) fn moves(
    reel: &Reel,
    chosen: Option<usize>,
    sign: &dyn Fn(usize) -> (&'static str, Style),
    context: &Context,
    area: Rect,
    buffer: &mut Buffer,
) -> Places {
    let marks = Marks { chosen, role: Role::Selected, sign, sign_width: 2 };
    moves::draw(reel.played.moves(), &reel.seats, &marks, &context.look, area, buffer)
}

/// Where of a list of places the mouse is.
pub(super) fn hit(places: &Places, at: ratatui::layout::Position) -> Option<usize> {
    places.iter().find(|(place, _)| place.contains(at)).map(|(_, target)| *target)
}
