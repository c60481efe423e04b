//! An engine, with moves as text.

use game::{Game, History};
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

use crate::AnyGame;
use crate::any_game::token;

/// An engine whatever its game; see [`Engine`]. Asked about another game than its own it answers
/// [`EngineError::Unsupported`].
pub trait AnyEngine: Send {
    /// Finds the best move.
    ///
    /// # Errors
    /// As [`Engine::think`].
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError>;

    /// The value of every legal move, best first.
    ///
    /// # Errors
    /// As [`Engine::values`].
    fn values(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Vec<MoveValue<String>>, EngineError>;

    /// Thinks along while somebody else is to move.
    ///
    /// # Errors
    /// As [`Engine::ponder`].
    fn ponder(&mut self, game: &dyn AnyGame, limits: &Limits) -> Result<(), EngineError> {
        self.think(game, limits, &mut |_| {}).map(drop)
    }

    /// The static evaluation for the seat to move.
    ///
    /// # Errors
    /// As [`Engine::evaluate`].
    fn evaluate(&mut self, game: &dyn AnyGame) -> Result<Score, EngineError>;

    /// Forgets everything about earlier positions.
    fn new_game(&mut self);
}

/// A typed engine behind [`AnyEngine`].
pub(crate) struct Erased<G: Game>(pub(crate) Box<dyn Engine<G>>);

fn typed<G: Game>(game: &dyn AnyGame) -> Result<&History<G>, EngineError> {
    game.as_any().downcast_ref().ok_or(EngineError::Unsupported("this engine plays another game"))
}

impl<G: Game> AnyEngine for Erased<G> {
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError> {
        let verdict = self.0.think(typed(game)?, limits, &mut |report| on_progress(&report.map(token)))?;
        Ok(Verdict { best: token(&verdict.best), report: verdict.report.map(token) })
    }

    fn values(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Vec<MoveValue<String>>, EngineError> {
        let values = self.0.values(typed(game)?, limits, &mut |report| on_progress(&report.map(token)))?;
        Ok(values
            .into_iter()
            .map(|value| MoveValue {
                mv: token(&value.mv),
                score: value.score,
                exact: value.exact,
                line: value.line.iter().map(token).collect(),
            })
            .collect())
    }

    fn ponder(&mut self, game: &dyn AnyGame, limits: &Limits) -> Result<(), EngineError> {
        self.0.ponder(typed(game)?, limits)
    }

    fn evaluate(&mut self, game: &dyn AnyGame) -> Result<Score, EngineError> {
        self.0.evaluate(typed::<G>(game)?.game())
    }

    fn new_game(&mut self) {
        self.0.new_game();
    }
}
