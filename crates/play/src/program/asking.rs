//! Whether a program plays at all: asked before a game begins, so that nothing is lost or won if it does not.

use std::fmt;

use game::setup::quoted;
use search::{EngineError, Limits, Stop};

use super::{Conversation, ProgramEngine};
use crate::{AnyGame, Dialect, EngineOptions, GameEntry, Pace, PlayError, PlayerSpec, make_engine};

/// Starts a program and greets it, then ends it. Gives the name that it goes by, if it tells one. Nothing is asked of
/// other players, and a program that speaks the four calls, which know no greeting, is only started.
///
/// # Errors
/// If it can't be started or does not greet back, or `stop` is raised before it has.
pub fn greet(
    entry: &'static GameEntry,
    player: &PlayerSpec,
    stop: &Stop,
) -> Result<Option<String>, PlayError> {
    match player {
        PlayerSpec::Program { command, dialect: Dialect::Line } => {
            let mut engine = ProgramEngine::new(entry.name, command, stop)?;
            engine.start()?;
            Ok(engine.name().map(str::to_string))
        }
        PlayerSpec::Program { command, dialect: Dialect::Lisp } => {
            player.check(entry)?;
            Conversation::start(command).map(|_| None).map_err(PlayError::from)
        }
        _ => Ok(None),
    }
}

/// Asks every program among the players of a table whether it plays. Gives the names that they go by, in the order
/// of the seats.
///
/// # Errors
/// The first one that does not.
pub fn ask_all(
    entry: &'static GameEntry,
    game: &dyn AnyGame,
    players: &[PlayerSpec],
    pace: Pace,
    stop: &Stop,
) -> Result<Vec<Option<String>>, Refusal> {
    let ask = |(seat, player): (usize, &PlayerSpec)| {
        ask(entry, game, seat, player, pace, stop).map_err(|error| Refusal {
            seat: seat + 1,
            command: match player {
                PlayerSpec::Program { command, .. } => command.clone(),
                player => player.to_string(),
            },
            why: error.to_string(),
        })
    };
    players.iter().enumerate().map(ask).collect()
}

/// A program that does not play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Its seat, counted from 1.
    pub seat: usize,
    /// Its command line.
    pub command: String,
    /// Why, in one line.
    pub why: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}, program {}: {}", self.seat, quoted(&self.command), self.why)
    }
}

impl std::error::Error for Refusal {}

/// As [`greet`], and a program that speaks the four calls is asked for a move at its seat, counted from 0, in this
/// game.
fn ask(
    entry: &'static GameEntry,
    game: &dyn AnyGame,
    seat: usize,
    player: &PlayerSpec,
    pace: Pace,
    stop: &Stop,
) -> Result<Option<String>, PlayError> {
    if !matches!(player, PlayerSpec::Program { dialect: Dialect::Lisp, .. }) {
        return greet(entry, player, stop);
    }
    let mut engine = make_engine(entry, player, &EngineOptions::default(), stop)?;
    let mut game = game.boxed_clone();
    while game.outcome().is_none() && game.to_move().index() != seat {
        let Some(mv) = game.legal_moves().into_iter().next() else { break };
        game.play(&mv).map_err(PlayError::from)?;
    }
    let limits = Limits { stop: stop.clone(), ..pace.limits(player) };
    match engine.think(&*game, &limits, &mut |_| ()) {
        Ok(_) | Err(EngineError::GameOver) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
