//! Flag capture: two sides race for neutral flags on a hexagonal torus with terrain, tools and a limited
//! amount of energy.
//!
//! * [`hex`]: the torus. [`Terrain`]: what a cell is and costs. [`Map`]: a board to start from, as a file.
//! * [`ai`]: how the computer plays. [`Entry`]: the line in the registry.
//! * [`FlagCapture`]: the rules, with [`Action`] as the move and [`FlagSetup`] as the set-up.
//! * [`lesson`], [`puzzles`]: for learning. [`reach()`]: what it takes to get everywhere.

#![forbid(unsafe_code)]

mod entry;
pub mod lesson;
mod notation;
pub mod puzzles;
mod reach;
mod rules;
mod setup;
mod show;
mod terrain;

pub mod ai;
pub mod hex;
pub mod map;
pub mod texts;

pub use entry::Entry;
pub use map::{Map, Occupancy};
pub use notation::{Action, Order};
pub use reach::{out_of_reach, reach};
pub use rules::{FlagCapture, Piece, Step};
pub use setup::FlagSetup;
pub use terrain::Terrain;
