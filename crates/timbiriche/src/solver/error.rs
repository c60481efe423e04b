//! What can go wrong when a solver is set up.

use thiserror::Error;

/// Why a solver can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SolverError {
    /// The board has no box or too many lines.
    #[error(
        "a board of {rows} x {cols} boxes can't be solved exactly: expected at least one box and at most {most} lines"
    )]
    Board {
        /// Rows of boxes.
        rows: usize,
        /// Columns of boxes.
        cols: usize,
        /// The greatest number of lines.
        most: usize,
    },
    /// The number of threads is out of range.
    #[error("{0} threads: expected 1 to 64")]
    Threads(usize),
}
