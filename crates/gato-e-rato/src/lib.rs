//! Gato e rato: one mouse against four cats on the dark squares of a chessboard.
//!
//! * [`GatoERato`]: the rules. [`Step`]: moves and how they are written.
//! * [`Solution`]: the fully solved game.

#![forbid(unsafe_code)]

mod notation;
mod rules;
mod setup;
mod solution;
mod square;

pub use notation::{LongForm, Step};
pub use rules::{GatoERato, Side};
pub use setup::GatoSetup;
pub use solution::{Fate, PLACEMENTS, Solution, verdicts};
pub use square::{Square, SquareSet};
