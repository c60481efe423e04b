//! What a position promises before it can be counted out.

use arrayvec::ArrayVec;
use game::{Game, Seat};
use search::Value;

use super::short_sighted::taste;
use super::sign;
use crate::chains::{LongChainRule, Part, Parts, endgame};
use crate::notation::MAX_BOXES;
use crate::{POINTS_PER_BOX, Timbiriche};

/// The weights of the evaluation, in hundredths.
///
/// With only independent chains and loops left the value is exact and no weight counts. Before that, what the
/// chains on the board are worth goes to the seat that the long-chain rule favours, the less surely the more
/// boxes are still undecided (have fewer than two drawn sides).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// What an undecided box is worth to the seat in control, in hundredths of a point.
    pub undecided_box: i32,
    /// How fast control becomes unsure: with this many undecided boxes it counts half.
    pub doubt: i32,
    /// Where the taste comes from that tells apart what looks alike; `None` for no taste.
    pub taste: Option<u64>,
}

impl Default for Evaluation {
    fn default() -> Self {
        Evaluation { undecided_box: 300, doubt: 6, taste: None }
    }
}

impl Evaluation {
    /// The same evaluation with a seeded taste of less than half a box.
    #[must_use]
    pub fn with_taste(self, seed: u64) -> Evaluation {
        Evaluation { taste: Some(seed), ..self }
    }

    /// What is still to come, for `seat` against all others, in points.
    pub fn value(&self, game: &Timbiriche, seat: Seat) -> Value {
        let parts = Parts::of(game);
        if game.seats() > 2 {
            return share_of_many(game, &parts, seat);
        }
        let mover = if endgame::is_simple(game) {
            POINTS_PER_BOX * endgame::value(&parts)
        } else {
            self.estimate(game, &parts) + self.taste.map_or(0, |seed| taste(seed, game))
        };
        sign(game, seat) * mover
    }

    /// The estimate for the seat to move.
    fn estimate(&self, game: &Timbiriche, parts: &Parts) -> Value {
        let offered: i32 = parts.offers.iter().map(|offer| i32::from(offer.length)).sum();
        let undecided = (game.boxes_with_sides(0) + game.boxes_with_sides(1)) as i32;
        let control = self.control(parts, undecided);
        let favoured = LongChainRule::of(game, parts).is_some_and(|rule| rule.favours == game.to_move());
        let rest = if favoured { control } else { -control };
        let take_all = POINTS_PER_BOX * offered + rest;
        let deal = parts.offers.iter().filter(|offer| offer.can_double_deal());
        deal.map(|offer| POINTS_PER_BOX * (offered - 2 * i32::from(offer.handed_back())) - rest)
            .fold(take_all, Value::max)
    }

    /// What control is worth, in points; never negative, since it can be given up.
    fn control(&self, parts: &Parts, undecided: i32) -> Value {
        let chains: ArrayVec<Part, MAX_BOXES> =
            parts.closed.iter().filter(|part| part.is_long()).copied().collect();
        let sure = POINTS_PER_BOX * endgame::to_the_other(&chains) + self.undecided_box * undecided / 100;
        (sure * self.doubt / (self.doubt + undecided)).max(0)
    }
}

/// With more than two seats: the seats take turns in opening the shortest chain that is left, and the next one
/// takes it.
fn share_of_many(game: &Timbiriche, parts: &Parts, seat: Seat) -> Value {
    let mut lengths: ArrayVec<u8, MAX_BOXES> = parts.closed.iter().map(|part| part.length).collect();
    lengths.sort_unstable();
    let offered: i32 = parts.offers.iter().map(|offer| i32::from(offer.length)).sum();
    let mut value = sign(game, seat) * offered;
    let mut opener = game.to_move();
    for length in lengths {
        opener = opener.next(game.seats());
        value += i32::from(length) * if opener == seat { 1 } else { -1 };
    }
    POINTS_PER_BOX * value
}
