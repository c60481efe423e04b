//! What a position promises before it can be counted out.

use arrayvec::ArrayVec;
use game::{Game, Seat};
use search::Value;

use super::playouts;
use super::short_sighted::taste;
use super::sign;
use crate::chains::{Expected, Parts, endgame, is_safe};
use crate::notation::MAX_BOXES;
use crate::{POINTS_PER_BOX, Timbiriche};

/// The evaluation of a position, in points.
///
/// With only independent chains and loops left it is exact. With no safe line left the seat to move opens the
/// chains that are to be [`Expected`], the shortest first. Before that the long-chain rule tells who will have
/// control of them, which counts the less the more boxes are still undecided (have fewer than two drawn
/// sides).
///
/// [`Evaluation::tuned`] counts on control less while boxes are undecided, as the exact solver taught;
/// [`Evaluation::playing_out`] draws the safe lines that are left ([playouts]) instead of going by the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// With so many undecided boxes control counts half of what it is worth; beyond, it falls with their square.
    pub doubt: i32,
    /// Where the taste comes from that tells apart what looks alike; `None` for no taste.
    pub taste: Option<u64>,
    /// Whether the safe lines are played out.
    pub playouts: bool,
}

impl Default for Evaluation {
    fn default() -> Self {
        Evaluation { doubt: 3, taste: None, playouts: false }
    }
}

impl Evaluation {
    /// The evaluation that was tuned against the solver: of all doubts the one with which a search finds the best
    /// moves, judged by their exact values.
    pub fn tuned() -> Evaluation {
        Evaluation { doubt: 2, ..Evaluation::default() }
    }

    /// The evaluation that plays out the last safe lines.
    pub fn playing_out() -> Evaluation {
        Evaluation { playouts: true, ..Evaluation::default() }
    }

    /// The same evaluation with a seeded taste of less than half a box.
    #[must_use]
    pub fn with_taste(self, seed: u64) -> Evaluation {
        Evaluation { taste: Some(seed), ..self }
    }

    /// What is still to come, for `seat` against all others, in points.
    pub fn value(&self, game: &Timbiriche, seat: Seat) -> Value {
        let parts = Parts::of(game);
        let taste = || self.taste.map_or(0, |seed| taste(seed, game));
        if game.seats() > 2 {
            return share_of_many(game, &parts, seat) + sign(game, seat) * taste();
        }
        let mover = if endgame::is_simple(game) {
            POINTS_PER_BOX * endgame::value(&parts)
        } else {
            self.estimate(game, &parts) + taste()
        };
        sign(game, seat) * mover
    }

    /// The estimate for the seat to move: what is offered to it, taken or handed back, and the rest.
    fn estimate(&self, game: &Timbiriche, parts: &Parts) -> Value {
        let offered: i32 = parts.offers.iter().map(|offer| i32::from(offer.length)).sum();
        let rest = self.rest(game, parts);
        let take_all = POINTS_PER_BOX * offered + rest;
        let deals = parts.offers.iter().filter(|offer| offer.can_double_deal());
        deals
            .map(|offer| POINTS_PER_BOX * (offered - 2 * i32::from(offer.handed_back())) - rest)
            .fold(take_all, Value::max)
    }

    /// What the seat to move can expect beyond what is offered to it.
    fn rest(&self, game: &Timbiriche, parts: &Parts) -> Value {
        if self.playouts {
            return playouts::mended(game, || self.by_the_rule(game, parts));
        }
        self.by_the_rule(game, parts)
    }

    /// What the long-chain rule says.
    fn by_the_rule(&self, game: &Timbiriche, parts: &Parts) -> Value {
        let expected = Expected::of(game, parts);
        if !game.open().iter().any(|line| is_safe(game, line)) {
            return -POINTS_PER_BOX * expected.to_the_other();
        }
        let undecided = (game.boxes_with_sides(0) + game.boxes_with_sides(1)) as i32;
        let worth = (POINTS_PER_BOX * expected.controlled()).max(0);
        let square = self.doubt * self.doubt;
        let control = worth * square / (square + undecided * undecided).max(1);
        // The turn changes hands once for each open line, but for those that close boxes; see `LongChainRule`.
        let crosses = parts.offers.iter().filter(|offer| offer.both_ends).count();
        let turns =
            game.moves_left() as usize + expected.long.len() + crosses + 1 - game.boxes_left() as usize;
        if turns.is_multiple_of(2) { control } else { -control }
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
