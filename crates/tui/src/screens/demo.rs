//! A small board that plays itself for a while, for the menu.

use std::time::{Duration, Instant};

use game::Seat;
use game::key::mix;
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::context::GameUi;
use crate::look::Look;
use crate::views::{Scene, SeatLook, View};

/// The time between two moves.
const PACE: Duration = Duration::from_millis(600);
/// After so many moves it stops: idle has to be idle.
const MOVES: u32 = 40;

/// A small board that plays itself for a while.
pub(crate) struct Demo {
    ui: &'static GameUi,
    game: Box<dyn AnyGame>,
    view: Box<dyn View>,
    seats: Vec<SeatLook>,
    moves_left: u32,
    next: Instant,
}

impl Demo {
    /// A game from its start; `None` if its usual set-up is not possible.
    pub(crate) fn moving(ui: &'static GameUi) -> Option<Demo> {
        let game = ui.entry.start(&game::Values::new()).ok()?;
        Some(Demo { moves_left: MOVES, ..Demo::still(ui, game) })
    }

    /// A position that stays as it is.
    pub(crate) fn still(ui: &'static GameUi, game: Box<dyn AnyGame>) -> Demo {
        let seats = Seat::all(game.seats());
        let seats = seats
            .map(|seat| SeatLook { name: seat.to_string(), initial: (b'A' + seat.index() as u8) as char });
        Demo {
            ui,
            seats: seats.collect(),
            view: (ui.view)(),
            game,
            moves_left: 0,
            next: Instant::now() + PACE,
        }
    }

    /// Draws the board.
    pub(crate) fn draw(&mut self, look: &Look, area: Rect, buffer: &mut Buffer) {
        let scene = Scene {
            game: &*self.game,
            seats: &self.seats,
            look,
            steering: false,
            fresh: 1,
            values: &[],
            plan: &[],
            now: Instant::now(),
        };
        self.view.miniature(&scene, area, buffer);
    }

    /// When the next move is due; `None` once it has stopped.
    pub(crate) fn next_frame(&self, _now: Instant) -> Option<Instant> {
        (self.moves_left > 0 && self.game.outcome().is_none()).then_some(self.next)
    }

    /// Makes the next move if it is due. Whether it did.
    pub(crate) fn wake(&mut self, now: Instant) -> bool {
        if self.next_frame(now).is_none_or(|at| now < at) {
            return false;
        }
        self.next = now + PACE;
        self.moves_left -= 1;
        let mut moves = self.ui.entry.opening_moves(&*self.game);
        if moves.is_empty() {
            moves = self.game.legal_moves();
        }
        let random = mix(self.game.key() ^ u64::from(self.moves_left));
        let index = (random % moves.len().max(1) as u64) as usize;
        moves.get(index).is_some_and(|mv| self.game.play(mv).is_ok())
    }
}
