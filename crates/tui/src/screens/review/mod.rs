//! Looking at a game that was played: replay and analysis, and playing on from a position of it.
//!
//! `reel` holds the game and the position that is shown; `parts` draws what both screens have in common.

mod analysis;
mod check;
mod draw;
mod graph;
mod parts;
mod reel;
mod replay;
mod take_over;

pub use analysis::Analysis;
pub use check::check;
pub use replay::Replay;
