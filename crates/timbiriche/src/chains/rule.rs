//! The long-chain rule, and who has control.

use game::{Game, Seat};

use crate::Timbiriche;
use crate::chains::{Parts, endgame};

/// What the long-chain rule says about a position between two seats.
///
/// Every line closes a box, or passes the turn on; a line that closes two boxes at once (a double-cross)
/// saves one line. So with `n` open lines, `b` open boxes and `d` double-crosses to come the turn will change
/// hands `n - b + d` more times, and who has it at the end takes the last long chain. With control kept to
/// the end each long chain but the last costs one double-cross and each loop two, which leaves the parity to
/// the number of long chains. From the empty board this is the usual form: the first player wants
/// dots + long chains even, the second one wants it odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongChainRule {
    /// The long chains that there are now (loops do not count).
    pub long_chains: usize,
    /// Who gets control if it stays at this number of long chains, or becomes more by an even number.
    pub favours: Seat,
    /// Who gets control if the number of long chains changes by one.
    pub otherwise: Seat,
}

/// Who has control: whom the other one has to open the long chains for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Enough is offered to the seat to move for double-dealing, and it chooses: keep control, or take it all.
    Choice(Seat),
    /// Nothing but independent chains and loops is left, and nothing that could be handed back is offered: it is
    /// settled who has to open the first long chain or loop.
    Settled(Seat),
    /// Joints are left; by the long-chain rule this seat gets control if no long chain comes or goes.
    Predicted(Seat),
}

impl Control {
    /// The seat that has control, or will have it.
    pub fn seat(self) -> Seat {
        match self {
            Control::Choice(seat) | Control::Settled(seat) | Control::Predicted(seat) => seat,
        }
    }
}

impl LongChainRule {
    /// What the rule says about a position; `None` with more than two seats, for which there is no such rule,
    /// and at the end.
    pub fn of(game: &Timbiriche, parts: &Parts) -> Option<LongChainRule> {
        if game.seats() != 2 || game.outcome().is_some() {
            return None;
        }
        let long_chains = parts.closed.iter().filter(|part| part.is_long() && !part.is_loop).count();
        // What is open from both ends is finished by a line that closes two boxes.
        let crosses = parts.offers.iter().filter(|offer| offer.both_ends).count();
        let turns =
            i64::from(game.moves_left()) - i64::from(game.boxes_left()) + long_chains as i64 + crosses as i64
                - 1;
        let (mover, other) = (game.to_move(), game.to_move().next(2));
        let (favours, otherwise) = if turns % 2 == 0 { (mover, other) } else { (other, mover) };
        Some(LongChainRule { long_chains, favours, otherwise })
    }
}

impl Control {
    /// Who has control; `None` with more than two seats, and while there is nothing to control (no long chain
    /// and no loop).
    pub fn of(game: &Timbiriche, parts: &Parts) -> Option<Control> {
        let rule = LongChainRule::of(game, parts)?;
        let large = parts.closed.iter().any(|part| part.is_long());
        if !large {
            return None;
        }
        Some(if parts.offers.iter().any(|offer| offer.can_double_deal()) {
            Control::Choice(game.to_move())
        } else if endgame::is_simple(game) {
            Control::Settled(rule.favours)
        } else {
            Control::Predicted(rule.favours)
        })
    }
}
