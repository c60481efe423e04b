//! Whoever can be asked for a move.

use game::{Game, History};

use crate::{Limits, MoveValue, Report, Score, Verdict};

/// Something that thinks about a game.
///
/// An engine may keep what it has learned between the moves of one game (a transposition table, a process);
/// [`Engine::new_game`] makes it forget that, so that results repeat.
pub trait Engine<G: Game>: Send {
    /// Finds the best move for the seat to move. `on_progress` is told every time that something better or
    /// deeper is known.
    ///
    /// # Errors
    /// If the game is over, or the engine can't answer (a program that failed). An engine inside this program
    /// always answers an open game with a legal move, however short the limits.
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Verdict<G::Move>, EngineError>;

    /// The value of **every** legal move, best first; equal scores in the order of the moves.
    ///
    /// # Errors
    /// As [`Engine::think`]; also if the engine can't tell values.
    fn values(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Vec<MoveValue<G::Move>>, EngineError>;

    /// Thinks along while somebody else is to move in this position, so that a later answer is there sooner.
    /// Comes back once there is nothing more to learn, or a limit is reached.
    ///
    /// # Errors
    /// As [`Engine::think`].
    fn ponder(&mut self, history: &History<G>, limits: &Limits) -> Result<(), EngineError> {
        self.think(history, limits, &mut |_| {}).map(drop)
    }

    /// The static evaluation for the seat to move, without any search.
    ///
    /// # Errors
    /// If the engine has none.
    fn evaluate(&mut self, game: &G) -> Result<Score, EngineError>;

    /// Forgets everything about earlier positions.
    fn new_game(&mut self);
}

/// Why an engine has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The engine does not offer this.
    #[error("{0}")]
    Unsupported(&'static str),
    /// The engine could not even be started: a program that is not there, or does not greet.
    #[error("{0}")]
    NotStarted(String),
    /// The engine was silent for longer than its turn.
    #[error("out of time: {0}")]
    OutOfTime(String),
    /// The engine failed: it ended, broke the protocol, or answered with an illegal move.
    #[error("{0}")]
    Broken(String),
}

impl<G: Game, E: Engine<G> + ?Sized> Engine<G> for Box<E> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Verdict<G::Move>, EngineError> {
        (**self).think(history, limits, on_progress)
    }

    fn values(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Vec<MoveValue<G::Move>>, EngineError> {
        (**self).values(history, limits, on_progress)
    }

    fn ponder(&mut self, history: &History<G>, limits: &Limits) -> Result<(), EngineError> {
        (**self).ponder(history, limits)
    }

    fn evaluate(&mut self, game: &G) -> Result<Score, EngineError> {
        (**self).evaluate(game)
    }

    fn new_game(&mut self) {
        (**self).new_game();
    }
}
