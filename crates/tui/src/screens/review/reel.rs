//! A game that was played, with its board, at one of its positions.

use std::time::Instant;

use ::play::{AnyGame, Match};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use search::MoveValue;

use crate::actions::Action;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::look::Look;
use crate::screens::Step;
use crate::views::{Scene, SeatLook, Steering, View, own_key};

/// How many moves a page is.
const PAGE: usize = 10;

/// A game that was played, with its board, at one of its positions.
pub(super) struct Reel {
    pub(super) ui: &'static GameUi,
    pub(super) played: Match,
    pub(super) seats: Vec<SeatLook>,
    pub(super) view: Box<dyn View>,
    /// The position that is shown.
    pub(super) game: Box<dyn AnyGame>,
    /// How many moves lead to it.
    pub(super) at: usize,
}

impl Reel {
    /// A game at its start.
    pub(super) fn new(context: &Context, ui: &'static GameUi, mut played: Match) -> Reel {
        played.set_language(context.look.language);
        let seats = Seat::all(played.seats())
            .map(|seat| SeatLook { name: played.label(seat).to_string(), initial: played.initial(seat) });
        let mut reel =
            Reel { ui, seats: seats.collect(), view: (ui.view)(), game: played.game_after(0), at: 0, played };
        reel.changed(&context.look);
        reel
    }

    /// The number of moves.
    pub(super) fn count(&self) -> usize {
        self.played.moves().len()
    }

    /// Shows the position after so many moves; behind the last one it is the last one.
    pub(super) fn go_to(&mut self, look: &Look, at: usize) {
        let at = at.min(self.count());
        if at != self.at {
            self.at = at;
            self.game = self.played.game_after(at);
            self.changed(look);
        }
    }

    fn changed(&mut self, look: &Look) {
        let Reel { view, game, seats, at, .. } = self;
        view.changed(&scene(&**game, seats, *at, look, &[], &[]));
    }

    /// What the view draws.
    pub(super) fn scene<'a>(&'a self, look: &'a Look) -> Scene<'a> {
        scene(&*self.game, &self.seats, self.at, look, &[], &[])
    }

    /// Draws the board, with values and a line on it.
    pub(super) fn draw(
        &mut self,
        look: &Look,
        values: &[MoveValue<String>],
        plan: &[String],
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let Reel { view, game, seats, at, .. } = self;
        view.draw(&scene(&**game, seats, *at, look, values, plan), area, buffer);
    }

    /// A key that only this board has; it may switch what is shown.
    pub(super) fn own_key(&mut self, look: &Look, key: Chord) -> Step {
        let Some(index) = own_key(&*self.view, key) else { return Step::Stay };
        let Reel { view, game, seats, at, .. } = self;
        view.steer(&scene(&**game, seats, *at, look, &[], &[]), Steering::Own(index));
        Step::Redraw
    }

    /// Where an action leads from `at`, if it is about moving; `last` is the greatest answer.
    pub(super) fn target(action: Action, at: usize, last: usize) -> Option<usize> {
        let target = match action {
            Action::Left | Action::Up => at.saturating_sub(1),
            Action::Right | Action::Down => at + 1,
            Action::First => 0,
            Action::Last => last,
            Action::PageUp => at.saturating_sub(PAGE),
            Action::PageDown => at + PAGE,
            _ => return None,
        };
        Some(target.min(last))
    }
}

fn scene<'a>(
    game: &'a dyn AnyGame,
    seats: &'a [SeatLook],
    at: usize,
    look: &'a Look,
    values: &'a [MoveValue<String>],
    plan: &'a [String],
) -> Scene<'a> {
    Scene { game, seats, look, steering: false, fresh: at.min(1), values, plan, now: Instant::now() }
}
