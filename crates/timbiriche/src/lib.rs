//! Timbiriche, known elsewhere as dots and boxes: rules, chains, computer players.
//!
//! * [`Timbiriche`]: a position with its rules; a move is a [`Line`]; [`TimbiricheSetup`] says how large the
//!   board is and how many play.
//! * [`board`]: which lines and boxes touch.
//! * [`chains`]: what a strong player sees: chains, loops, safe lines, control.
//! * [`solver`], [`proof`]: exact values; [`exact`]: an engine that plays by them.
//! * [`model`]: how a search sees the game; [`ai`]: the computer players.
//! * [`lesson`], [`puzzles`]: for learning.
//! * [`Entry`]: its line in the list of games.
//!
//! Nothing here knows a terminal.

#![forbid(unsafe_code)]

pub mod ai;
pub mod board;
pub mod chains;
mod entry;
pub mod exact;
pub mod lesson;
pub mod model;
mod notation;
#[cfg(test)]
mod picture;
pub mod proof;
pub mod puzzles;
mod rules;
mod setup;
pub mod solver;
pub mod texts;
#[cfg(test)]
mod truths;

pub use board::{Geometry, LineSet};
pub use entry::Entry;
pub use notation::{BoxAt, Direction, Line, MAX_BOXES, MAX_LINES};
pub use rules::{POINTS_PER_BOX, Timbiriche, Undo};
pub use setup::{MAX_DOTS, MAX_SEATS, MIN_DOTS, MIN_SEATS, TimbiricheSetup};
