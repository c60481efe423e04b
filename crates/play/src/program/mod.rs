//! Other people's programs as players: child processes, spoken to through pipes.
//!
//! A program can do what it wants and harms nothing but its own game: its output is read with bounds, its
//! silence has an end, its moves are held against the rules, and it is ended with whatever it has started on
//! every way out of this program that can be caught. [`end_all`] is for the ways out that run no destructors.

mod asking;
mod conversation;
mod engine;
mod language;
mod line_language;
mod link;
mod process;
mod words;

pub use asking::{Refusal, ask_all, greet};
pub(crate) use conversation::Conversation;
pub use conversation::Duplex;
pub use engine::ProgramEngine;
pub use process::end_all;

#[cfg(all(test, unix))]
mod tests;
