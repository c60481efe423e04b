//! Tournaments: players against each other under a referee, and what that says about their strength.
//!
//! * [`Plan`]: who plays what, from which seeds; [`run()`] plays it, several games at a time.
//! * [`Standings`], [`Pentanomial`], [`EloEstimate`], [`Sprt`]: what the results say.
//! * [`mod@file`]: results as lines of JSON; [`merge()`] puts those of machines together that share a match.
//!
//! Nothing here prints: the command line does.

mod elo;
pub mod file;
mod merge;
mod openings;
mod plan;
mod records;
mod referee;
mod result;
mod run;
mod sprt;
mod standings;

pub use elo::{EloEstimate, Pentanomial};
pub use merge::{Merged, merge};
pub use plan::{Plan, Shard, letters};
pub use result::{Fault, GameResult, Round};
pub use run::{Ended, Event, Played, Running, run};
pub use sprt::{Decision, Sprt};
pub use standings::{PlayerStanding, Standings};

#[cfg(test)]
mod tests;
