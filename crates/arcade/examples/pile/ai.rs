//! The computer players.

use game::key::mix;
use game::{Game, Seat};
use play::{EngineOptions, Level};
use search::{AlphaBeta, Engine, Model, SearchOptions, Value, Weakened, Weakness};

use crate::notation::Take;
use crate::rules::Pile;

/// How the search sees the piles.
#[derive(Clone, Debug)]
pub(crate) struct PileModel;

impl Model<Pile> for PileModel {
    fn candidates(&self, game: &Pile, moves: &mut Vec<Take>) {
        game.legal_moves(moves);
    }

    fn evaluate(&self, _game: &Pile, _seat: Seat) -> Value {
        // Nothing can be said before the end is seen.
        0
    }

    fn future_key(&self, game: &Pile) -> u64 {
        // Neither the order of the piles nor whose turn it is matters to whoever is to move.
        game.left().iter().fold(0, |key, tokens| key.wrapping_add(mix(u64::from(*tokens))))
    }
}

/// The computer at a level. All but `perfect` are weaker by looking less far ahead, and choose among the moves
/// that look alike to them.
pub(crate) fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Pile>> {
    let depth = match level {
        Level::Easy => Some(2),
        Level::Medium => Some(4),
        Level::Hard => Some(7),
        Level::Perfect => None,
    };
    // A few thousand positions are all that there are: one thread and a small table will do.
    let search = SearchOptions { table_mib: 1, seed: options.seed, ..SearchOptions::default() };
    let engine = AlphaBeta::new(PileModel, search);
    match depth {
        None => Box::new(engine),
        Some(_) => {
            Box::new(Weakened::new(engine, Weakness { depth, nodes: None, slack: 1, seed: options.seed }))
        }
    }
}
