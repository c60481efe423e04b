//! The exact value of every move, and what a wrong one costs.

use search::{Limits, MoveValue, Score};

use super::AnyPuzzleKit;
use crate::analysis::GivenAway;
use crate::{AnyEngine, AnyGame, EngineOptions, GameEntry, Level, PlayError};

/// The table of the engine that proves values, in MiB: puzzles are small.
const TABLE_MIB: usize = 16;

/// Whoever knows the exact value of every move: the game's strongest player, in one thread, so that everything
/// repeats.
pub struct Judge {
    engine: Box<dyn AnyEngine>,
    nodes: Option<u64>,
}

impl Judge {
    /// The judge of a game.
    pub fn of(entry: &GameEntry, kit: &AnyPuzzleKit) -> Judge {
        Judge { engine: entry.engine(Level::Perfect, &Judge::options()), nodes: kit.nodes }
    }

    /// What the judge's engine is made with.
    pub fn options() -> EngineOptions {
        EngineOptions { seed: 0, threads: 1, table_mib: TABLE_MIB }
    }

    /// The limits within which the judge proves the values of a puzzle.
    pub fn limits(kit: &AnyPuzzleKit) -> Limits {
        kit.nodes.map_or_else(Limits::none, Limits::nodes)
    }

    /// The value of every legal move, best first. Those that could not be proven say so.
    ///
    /// # Errors
    /// If the game is over.
    pub fn values(&mut self, game: &dyn AnyGame) -> Result<Vec<MoveValue<String>>, PlayError> {
        self.engine.new_game();
        let limits = self.nodes.map_or_else(Limits::none, Limits::nodes);
        Ok(self.engine.values(game, &limits, &mut |_| {})?)
    }

    /// Best play from a position on, of at most so many moves; shorter where a value could not be proven. Of equal
    /// moves the first is taken.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn line(&mut self, game: &dyn AnyGame, most: usize) -> Result<Vec<String>, PlayError> {
        let mut game = game.boxed_clone();
        let mut line = Vec::new();
        while line.len() < most && game.outcome().is_none() {
            let values = self.values(&*game)?;
            let Some(best) = values.first().filter(|best| best.exact) else { break };
            line.push(game.play(&best.mv)?);
        }
        Ok(line)
    }
}

/// What a move costs against the best one.
pub fn cost(values: &[MoveValue<String>], mv: &str) -> Option<(GivenAway, Score)> {
    let best = values.first()?;
    let made = values.iter().find(|value| value.mv == mv)?;
    Some((GivenAway::between(best.score, made.score), made.score))
}
