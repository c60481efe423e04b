//! The computer players: who sees how much.
//!
//! Nobody plays at random. `easy` sees single boxes, `medium` chains but not far ahead, `hard` as far as a
//! number of positions goes, `perfect` as far as its time goes, and to the end as soon as that is possible.
//! `easy` and `medium` choose by seeded taste among moves that look alike to them.

use play::{EngineOptions, Level};
use search::{AlphaBeta, Engine, SearchOptions, Weakened, Weakness};

use crate::Timbiriche;
use crate::exact::ExactFirst;
use crate::model::{ChainModel, Evaluation, ShortSightedModel};

/// How far `easy` looks ahead: its own line and the answer.
const EASY_DEPTH: u32 = 2;
/// How far `medium` looks ahead.
const MEDIUM_DEPTH: u32 = 2;
/// How many positions `hard` looks at: about a second on the standard board.
const HARD_NODES: u64 = 600_000;
/// The table of the levels that look at few positions, in MiB.
const SMALL_TABLE: usize = 16;

/// The computer at a level.
pub fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Timbiriche>> {
    let weakness = |depth, nodes| Weakness { depth, nodes, slack: 0, seed: options.seed };
    let small =
        SearchOptions { table_mib: SMALL_TABLE, threads: 1, seed: options.seed, ..SearchOptions::default() };
    match level {
        Level::Easy => {
            let engine = AlphaBeta::new(ShortSightedModel::new(options.seed), small);
            Box::new(Weakened::new(engine, weakness(Some(EASY_DEPTH), None)))
        }
        Level::Medium => {
            let model = ChainModel::new(Evaluation::default().with_taste(options.seed));
            Box::new(Weakened::new(AlphaBeta::new(model, small), weakness(Some(MEDIUM_DEPTH), None)))
        }
        Level::Hard => {
            let engine = AlphaBeta::new(ChainModel::default(), small);
            Box::new(Weakened::new(engine, weakness(None, Some(HARD_NODES))))
        }
        Level::Perfect => {
            // Half of the table each: for the time before exact play, and for exact play.
            let table_mib = (options.table_mib / 2).max(1);
            let large = SearchOptions {
                table_mib,
                threads: options.threads,
                seed: options.seed,
                ..SearchOptions::default()
            };
            let engine = AlphaBeta::new(ChainModel::new(Evaluation::tuned()), large);
            Box::new(ExactFirst::new(engine, table_mib, options.threads))
        }
    }
}
