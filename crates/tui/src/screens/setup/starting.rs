//! The way from the last key to the first frame of a game: the board is waited for, programs are asked whether
//! they play. Nothing is lost if they do not.

use std::sync::mpsc::Sender;
use std::time::Duration;

use play::program::{Refusal, ask_all};
use play::{AnyGame, GameEntry, Pace, PlayerSpec};
use search::Stop;

use crate::background::Background;
use crate::event::Event;

/// What programs at a table answer: the names that they go by, or why one of them does not play.
type Answer = Result<Vec<Option<String>>, Refusal>;

/// Programs at a table, being asked whether they play. Dropped, none of them is waited for any more, and they end.
pub(super) struct Asking {
    answer: Background<Answer>,
    stop: Stop,
}

impl Asking {
    /// Asks the programs among these players; `None` if there are none.
    pub(super) fn start(
        entry: &'static GameEntry,
        game: &dyn AnyGame,
        players: &[PlayerSpec],
        pace: Pace,
        events: &Sender<Event>,
    ) -> Option<Asking> {
        if !players.iter().any(PlayerSpec::is_program) {
            return None;
        }
        let (game, players, stop) = (game.boxed_clone(), players.to_vec(), Stop::new());
        let raised = stop.clone();
        let ask = move || ask_all(entry, &*game, &players, pace, &raised);
        Some(Asking { answer: Background::start("asking", events, ask), stop })
    }

    /// The answer, once it is there.
    pub(super) fn answer(&self) -> Option<Answer> {
        // A thread that died knows nothing bad of the program; the game itself will tell.
        self.answer.within(Duration::ZERO).map(|answer| answer.unwrap_or_else(|| Ok(Vec::new())))
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
