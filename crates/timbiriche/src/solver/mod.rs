//! The exact solver for two seats.

mod board;
mod canon;
mod capture;
mod driver;
mod error;
mod graph;
mod multiset;
mod options;
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
