//! A player who sees single boxes and no chains.

use game::{Game, Outcome, Seat, key};
use search::{Model, Score, Value};

use super::{PlainModel, boxes, margin, sign};
use crate::{Line, POINTS_PER_BOX, Timbiriche};

/// Sees which boxes can be taken and which lines are safe, and nothing of chains. What looks alike to it is
/// told apart by taste: by fewer points than half a box, drawn from a seed, so that it does not play the same
/// game each time.
#[derive(Clone, Copy, Debug, Default)]
pub struct ShortSightedModel {
    seed: u64,
}

impl ShortSightedModel {
    /// The model with a taste of its own.
    pub fn new(seed: u64) -> ShortSightedModel {
        ShortSightedModel { seed }
    }
}

/// A number from -2 to 2 that belongs to a seed and a set of lines.
pub(super) fn taste(seed: u64, game: &Timbiriche) -> Value {
    const TASTES: u64 = 5;
    (key::mix(game.lines_key() ^ key::mix(seed)) % TASTES) as Value - TASTES as Value / 2
}

impl Model<Timbiriche> for ShortSightedModel {
    fn candidates(&self, game: &Timbiriche, moves: &mut Vec<Line>) {
        game.legal_moves(moves);
    }

    fn evaluate(&self, game: &Timbiriche, seat: Seat) -> Value {
        let takable = POINTS_PER_BOX * i32::from(game.boxes_with_sides(3) > 0);
        sign(game, seat) * (takable + taste(self.seed, game))
    }

    fn settled(&self, game: &Timbiriche, seat: Seat) -> Value {
        margin(game, seat)
    }

    fn final_value(&self, _: &Timbiriche, _: Outcome, _: Seat) -> Value {
        0
    }

    fn future_key(&self, game: &Timbiriche) -> u64 {
        game.lines_key()
    }

    fn score(&self, _: &Timbiriche, value: Value) -> Score {
        boxes(value)
    }

    fn class(&self, game: &Timbiriche, line: Line) -> u8 {
        PlainModel.class(game, line)
    }
}
