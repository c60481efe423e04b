//! The exact solver for two seats: net boxes still to come, proven.
//!
//! It stands apart from the rules of this crate: a position is a set of undrawn lines ([`LineIndex`] numbers
//! them), whose value for the seat to move depends on nothing else. [`Solver`] answers questions about one board
//! size, [`Retrograde`] is the plain solution to check it against. How it works and what is proven stands in
//! `docs/timbiriche-solver.md`.

mod ahead;
mod board;
mod busy;
mod canon;
mod capture;
mod driver;
mod error;
mod graph;
mod moves;
mod multiset;
mod options;
mod order;
mod position;
mod retrograde;
mod search;
mod table;

pub use board::{Board, LineIndex, Orientation};
pub use driver::{LineValue, Progress, Question, Solver};
pub use error::SolverError;
pub use options::Options;
pub use retrograde::Retrograde;

#[cfg(test)]
mod tests;
