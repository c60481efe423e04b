//! How a search sees the game.
//!
//! Values are in **points**, 10 a box, as they are shown to people; scores are in boxes. The points made so
//! far are settled: between two seats what is still to come depends on the drawn lines alone, with more
//! seats on the drawn lines and the seat to move.
//!
//! * [`PlainModel`]: every legal move and hardly any knowledge; a yardstick.
//! * [`ShortSightedModel`]: a beginner, who sees single boxes.
//! * [`ChainModel`]: candidates, evaluation and exact endgames from [`chains`](crate::chains).

mod candidates;
mod evaluation;
pub mod playouts;
mod short_sighted;

#[cfg(test)]
mod tests;

use game::{Game, Outcome, Seat};
use search::{Model, Score, Value};

use crate::board::NONE;
use crate::chains::endgame;
use crate::{Line, POINTS_PER_BOX, Timbiriche};

pub use evaluation::Evaluation;
pub use short_sighted::ShortSightedModel;

/// Every legal move; the evaluation counts the boxes that can be taken at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainModel;

/// Candidates, evaluation and exact endgames by chains.
#[derive(Clone, Debug, Default)]
pub struct ChainModel {
    evaluation: Evaluation,
}

impl ChainModel {
    /// The model with a certain evaluation.
    pub fn new(evaluation: Evaluation) -> ChainModel {
        ChainModel { evaluation }
    }
}

/// The points of a seat beyond those of all others.
fn margin(game: &Timbiriche, seat: Seat) -> Value {
    let others: i32 =
        Seat::all(game.seats()).filter(|other| *other != seat).map(|other| game.boxes_of(other)).sum();
    POINTS_PER_BOX * (game.boxes_of(seat) - others)
}

/// A value in points as boxes, rounded to the nearest.
fn boxes(value: Value) -> Score {
    let half = POINTS_PER_BOX / 2;
    Score::Points((value + value.signum() * half) / POINTS_PER_BOX)
}

/// 1 for the seat to move, -1 for any other one.
fn sign(game: &Timbiriche, seat: Seat) -> Value {
    if game.to_move() == seat { 1 } else { -1 }
}

impl Model<Timbiriche> for PlainModel {
    fn candidates(&self, game: &Timbiriche, moves: &mut Vec<Line>) {
        game.legal_moves(moves);
    }

    fn evaluate(&self, game: &Timbiriche, seat: Seat) -> Value {
        sign(game, seat) * POINTS_PER_BOX * game.boxes_with_sides(3) as Value
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

    /// Closing a box comes first, offering one last.
    fn class(&self, game: &Timbiriche, line: Line) -> u8 {
        let sides = |square: u8| if square == NONE { 0 } else { game.sides_of(usize::from(square)) };
        let geometry = game.geometry();
        match geometry.beside(geometry.index_of(line)).map(sides) {
            [3, _] | [_, 3] => 0,
            [2, _] | [_, 2] => 2,
            _ => 1,
        }
    }
}

impl Model<Timbiriche> for ChainModel {
    fn candidates(&self, game: &Timbiriche, moves: &mut Vec<Line>) {
        candidates::find(game, moves);
    }

    fn evaluate(&self, game: &Timbiriche, seat: Seat) -> Value {
        self.evaluation.value(game, seat)
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

    fn horizon(&self, game: &Timbiriche) -> u32 {
        if game.seats() == 2 && endgame::is_simple(game) { 0 } else { game.moves_left() }
    }

    fn score(&self, _: &Timbiriche, value: Value) -> Score {
        boxes(value)
    }

    fn class(&self, game: &Timbiriche, line: Line) -> u8 {
        candidates::class(game, line)
    }
}
