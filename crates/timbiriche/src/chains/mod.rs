//! Chains: what a position means to a strong player.
//!
//! The words are Berlekamp's ("The Dots and Boxes Game", 2000). A box with two open sides is a link; links in
//! a row, joined through their open sides, are a **chain** and fall together once one of them is offered. A
//! chain that bites its own tail is a **loop**. A box with three or four open sides is a **joint**. A chain
//! is **long** from 3 boxes on. A line is **safe** if it offers nothing.
//!
//! * [`Analysis`] is for people: chains box by box, safe lines, the long-chain rule, who has control.
//! * [`Parts`] is for searches: the same without allocation.
//! * [`endgame`] has the exact value once only independent chains and loops are left.

mod analysis;
pub mod endgame;
mod parts;
mod resolve;
mod rule;
#[cfg(test)]
mod tests;

pub use analysis::{Analysis, Chain, ChainEnd, ChainKind, DoubleDeal};
pub(crate) use parts::is_safe;
pub use parts::{Offer, Part, Parts};
pub use resolve::Expected;
pub use rule::{Control, LongChainRule};

/// A chain of this many boxes or more is long: who takes it can keep the turn or hand it over.
pub const LONG: usize = 3;
