//! A game being played, without its type.
//!
//! * [`GameEntry`]: what the registry holds of a game; [`Playable`] is what a game crate writes to get one.
//! * [`AnyGame`], [`AnyEngine`]: a game in progress and an engine, with moves as text.
//!
//! The screens, the line protocol and the referee are written once, over these. Nothing here knows a
//! particular game or a terminal.

#![forbid(unsafe_code)]

mod any_engine;
mod any_game;
mod entry;
mod level;

pub use any_engine::AnyEngine;
pub use any_game::{AnyGame, MoveError};
pub use entry::{EngineOptions, GameEntry, NamedPlayer, Playable, find_game};
pub use level::Level;
