//! What became of the games that a person has played: counted when they end, kept in one file, summed up.
//!
//! * [`Account`]: what a match carries along to be counted once and fairly: its id, hints, take-backs, time.
//! * [`Tally`]: counts a match when it ends. Both front ends call it, and nobody else does.
//! * [`GameResult`]: one game that is over, a line of the file.
//! * [`ResultsFile`]: the file `results.jsonl` in the data folder. It only ever grows.
//! * [`Summary`], [`Group`]: played, won, drawn, lost, streaks and bests, over any list of results.
//!
//! What it looks like is left to the front ends; `docs/statistics.md` tells readers what counts.

pub(crate) mod account;
mod file;
mod groups;
mod lock;
mod opponent;
mod result;
mod summary;
mod tally;
#[cfg(test)]
mod tests;

pub use account::Account;
pub use file::{Notice, Results, ResultsFile};
pub use groups::{Group, groups};
pub use opponent::Opponent;
pub use result::{GameResult, PersonOutcome, VERSION};
pub use summary::{Streak, Summary};
pub use tally::Tally;
