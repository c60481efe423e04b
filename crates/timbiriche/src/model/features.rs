//! What the tuned evaluation looks at, and how it weighs it.
//!
//! All of it is about what is left once the offered boxes are gone, and for the seat to move. Two parities stand
//! behind nearly everything: that of the turns by the long-chain rule (who gets control), and that of the safe
//! lines (who runs out of them first). The phase is the number of safe lines, so the weights know of the latter.

use game::Game;

use super::weights::WEIGHTS;
use crate::chains::{Expected, Parts, is_safe};
use crate::{POINTS_PER_BOX, Timbiriche};

/// The number of features.
pub const FEATURES: usize = 16;
/// The number of phases: by the safe lines that are left, all beyond the last one alike.
pub const PHASES: usize = 13;
/// Weights are in parts of a box.
pub const UNIT: i32 = 1_000;

/// A weight for each feature in each phase.
pub type Weights = [[i32; FEATURES]; PHASES];

/// What the features are called.
pub const NAMES: [&str; FEATURES] = [
    "the turn",
    "control",
    "control x worth of the long chains and loops",
    "control x long chains",
    "control x loops",
    "control x boxes in long chains",
    "control x chains of 1",
    "control x chains of 2",
    "worth of the long chains and loops",
    "worth of all chains",
    "short chains' parity",
    "short chains' parity x control",
    "short chains' parity x worth of all chains",
    "control x boxes without a line",
    "control x boxes with one line",
    "control x independent chains",
];

/// The features of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    /// The phase.
    pub phase: usize,
    /// The features, in the order of [`NAMES`].
    pub values: [i32; FEATURES],
}

/// 1 if a number is even, -1 if it is odd.
fn parity(number: usize) -> i32 {
    1 - 2 * (number & 1) as i32
}

impl Features {
    /// The features of a position between two seats.
    pub fn of(game: &Timbiriche, parts: &Parts) -> Features {
        let expected = Expected::of(game, parts);
        let safe = game.open().iter().filter(|line| is_safe(game, *line)).count();
        let long = expected.long.len();
        // The turn changes hands once for each open line, but for those that close boxes; see `LongChainRule`.
        let crosses = parts.offers.iter().filter(|offer| offer.both_ends).count();
        let turns = game.moves_left() as usize + long + crosses + 1 - game.boxes_left() as usize;
        let control = parity(turns);
        let shorts = parity(expected.short.len());
        let ones = expected.short.iter().filter(|length| **length == 1).count();
        let long_boxes: i32 = expected.long.iter().map(|length| i32::from(*length)).sum();
        let independent = parts.closed.iter().filter(|part| part.is_independent()).count();
        let (worth, all) = (expected.controlled(), expected.to_the_other());
        let count = |number: usize| number as i32;
        let values = [
            1,
            control,
            control * worth,
            control * count(long),
            control * count(expected.loops.len()),
            control * long_boxes,
            control * count(ones),
            control * count(expected.short.len() - ones),
            worth,
            all,
            shorts,
            shorts * control,
            shorts * all,
            control * count(game.boxes_with_sides(0)),
            control * count(game.boxes_with_sides(1)),
            control * count(independent),
        ];
        Features { phase: safe.min(PHASES - 1), values }
    }

    /// What the position is worth by these weights, in points.
    pub fn weigh(&self, weights: &Weights) -> i32 {
        let sum: i32 =
            self.values.iter().zip(&weights[self.phase]).map(|(value, weight)| value * weight).sum();
        sum * POINTS_PER_BOX / UNIT
    }
}

/// A number that tells whether the weights in the code are those that were measured.
pub fn signature(weights: &Weights) -> u64 {
    weights.iter().flatten().fold(0, |sum, weight| game::key::mix(sum ^ *weight as u32 as u64))
}

/// The weights that are in use.
pub const fn tuned() -> &'static Weights {
    &WEIGHTS
}
