//! Gato e rato: one mouse against four cats on the dark squares of a chessboard.
//!
//! * [`GatoERato`]: the rules. [`Step`]: moves and how they are written.
//! * [`Solution`]: the fully solved game; [`verdicts`] and [`LastMove`] say what it means for people.
//! * [`players`]: perfect play, and an alpha-beta search for the weaker levels.
//! * [`lisp`]: the four calls, in both directions.
//! * [`lesson`], [`puzzles`]: for learning.
//! * [`Entry`]: what the list of games holds.

#![forbid(unsafe_code)]

mod entry;
pub mod lesson;
mod notation;
pub mod puzzles;
mod review;
mod rules;
mod setup;
mod solution;
mod square;

pub mod lisp;
pub mod players;
pub mod texts;

pub use entry::Entry;
pub use notation::{LongForm, Step};
pub use review::LastMove;
pub use rules::{GatoERato, Side};
pub use setup::GatoSetup;
pub use solution::{Fate, PLACEMENTS, Solution, verdicts};
pub use square::{Square, SquareSet};
