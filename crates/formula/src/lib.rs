//! Formula: racing on squared paper.
//!
//! A car repeats its last move and may shift the landing point by one crossing; the way has to stay on the
//! track. Here are the rules with one to six cars, the exact geometry of a way, tracks and their files, tables
//! with the fewest turns from every state, and computer drivers. `docs/formula.md` is the manual for people.
//!
//! * [`geometry`], [`ground`]: points, vectors, the cells of a way, and what becomes of a car on it.
//! * [`track`]: tracks, their files, checks, the built-in ones; [`generator`]: random ones.
//! * [`setup`], [`rules`], [`notation`]: a race as the arcade's [`Game`](game::Game).
//! * [`course`]: a track ready for a race, with its distance table ([`tables`]) or, where that would be too
//!   large, a search forwards ([`forward`]).
//! * [`drivers`]: the computer. [`pair`]: the exact truth about two cars on small tracks. [`entry`]: the
//!   registry's line.
//! * [`candidates`], [`trace`]: what a screen shows: the nine points with their counters, and the way so far.
//! * [`lesson`], [`puzzles`]: for learning. [`proving_ground`]: large tracks to measure on.
//!
//! **A race is bounded.** Cars could drive in circles for ever. A race ends without a winner after four rounds for
//! each crossing of its track, which is more than twice what the slowest careful driver needs; see [`rules`].

#![forbid(unsafe_code)]

pub mod candidates;
pub mod course;
pub mod drivers;
pub mod entry;
pub mod error;
pub mod forward;
pub mod generator;
pub mod geometry;
pub mod ground;
pub mod lesson;
pub mod notation;
pub mod pair;
pub mod proving_ground;
pub mod puzzles;
pub mod rules;
pub mod setup;
mod show;
mod solve;
pub mod tables;
pub mod texts;
pub mod trace;
pub mod track;

pub use entry::Entry;
pub use error::Error;
pub use notation::Move;
pub use rules::{Car, Formula};
pub use setup::{FinishRule, FormulaSetup};
