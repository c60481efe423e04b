//! The way from the last key to the first frame of a game: the board is waited for, programs are asked whether
//! they play. Nothing is lost if they do not.

use std::sync::mpsc::Sender;
use std::time::Duration;

use play::{AnyGame, Dialect, EngineOptions, GameEntry, Pace, PlayError, PlayerSpec, make_engine};
use search::EngineError;

use crate::background::Background;
use crate::event::Event;

/// Programs at a table, being asked whether they play.
pub(super) struct Asking(Background<Result<(), Refusal>>);

/// A program that does not play.
pub(super) struct Refusal {
    /// Its seat, counted from 1.
    pub(super) seat: usize,
    /// Its command line.
    pub(super) command: String,
    /// Why, in one line.
    pub(super) why: String,
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
        let programs: Vec<(usize, PlayerSpec)> =
            players.iter().cloned().enumerate().filter(|(_, player)| player.is_program()).collect();
        if programs.is_empty() {
            return None;
        }
        let game = game.boxed_clone();
        let ask = move || {
            for (index, player) in programs {
                if let Err(error) = answers(entry, &*game, index, &player, pace) {
                    let PlayerSpec::Program { command, .. } = player else { continue };
                    return Err(Refusal { seat: index + 1, command, why: error.to_string() });
                }
            }
            Ok(())
        };
        Some(Asking(Background::start("asking", events, ask)))
    }

    /// The answer, once it is there.
    pub(super) fn answer(&self) -> Option<Result<(), Refusal>> {
        // A thread that died knows nothing bad of the program; the game itself will tell.
        self.0.within(Duration::ZERO).map(|answer| answer.unwrap_or(Ok(())))
    }
}

/// Starts a program and hears whether it answers.
fn answers(
    entry: &'static GameEntry,
    game: &dyn AnyGame,
    seat: usize,
    player: &PlayerSpec,
    pace: Pace,
) -> Result<(), PlayError> {
    let mut engine = make_engine(entry, player, &EngineOptions::default())?;
    if !matches!(player, PlayerSpec::Program { dialect: Dialect::Lisp, .. }) {
        // It has greeted.
        return Ok(());
    }
    // There is no greeting in the four calls, so it is asked for a move.
    let mut game = game.boxed_clone();
    while game.outcome().is_none() && game.to_move().index() != seat {
        let Some(mv) = game.legal_moves().into_iter().next() else { break };
        game.play(&mv).map_err(PlayError::from)?;
    }
    match engine.think(&*game, &pace.limits(player), &mut |_| ()) {
        Ok(_) | Err(EngineError::GameOver) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
