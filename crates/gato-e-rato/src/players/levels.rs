//! Which level is made of what.

use play::{EngineOptions, Level};
use search::{AlphaBeta, Engine, SearchOptions, Weakened, Weakness};

use super::{GatoModel, Solver};
use crate::GatoERato;

/// The computer at a level: `perfect` knows the solution, the others look some plies ahead.
pub fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<GatoERato>> {
    let (depth, slack) = match level {
        Level::Easy => (1, 40),
        Level::Medium => (3, 30),
        Level::Hard => (6, 10),
        Level::Perfect => return Box::new(Solver::new()),
    };
    // So few plies visit far fewer positions than a megabyte holds, and with one thread games repeat.
    let search = SearchOptions { table_mib: 1, threads: 1, seed: options.seed, ..SearchOptions::default() };
    let weakness = Weakness { depth: Some(depth), nodes: None, slack, seed: options.seed };
    Box::new(Weakened::new(AlphaBeta::new(GatoModel, search), weakness))
}
