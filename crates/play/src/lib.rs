//! A game being played, without its type.
//!
//! * [`GameEntry`]: what the registry holds of a game; [`Playable`] is what a game crate writes to get one.
//! * [`AnyGame`], [`AnyEngine`]: a game in progress and an engine, with moves as text.
//! * [`Match`]: a game being played: who sits where, undo and redo, the clock, how it ended, its record.
//! * [`PlayerSpec`], [`Seating`], [`make_engine`]: from the words of the command line to engines.
//! * [`SolveRequest`], [`Solution`]: the exact value of a position.
//! * [`Thinker`]: an engine that thinks in its own thread.
//! * [`learn`]: lessons and puzzles, and what has been done of them.
//! * [`statistics`]: what became of the games that a person has played.
//! * [`Store`], [`Autosave`]: where files are kept, and saving after every move.
//! * [`LastSetup`], [`GameSummary`]: the set-up that was played last, the games that were played.
//! * [`analysis`]: what every move of a game was worth.
//! * [`tournament`]: many games under a referee, and what they say about the players.
//! * [`protocol`]: the computer for other programs; [`program`]: other programs as players.
//!
//! Whoever writes a game begins with [`Playable`], whoever plays one with [`Match`].
//!
//! The screens, the line protocol and the referee are written once, over these. Nothing here knows a
//! particular game or a terminal.

#![forbid(unsafe_code)]

pub mod analysis;
mod any_engine;
mod any_game;
mod archive;
mod autosave;
mod clock;
mod ending;
mod entry;
mod error;
mod file_error;
mod game_match;
mod last_setup;
pub mod learn;
mod level;
mod match_record;
mod names;
mod player;
mod pondering;
mod preparation;
pub mod program;
pub mod protocol;
mod seating;
pub mod solve;
pub mod statistics;
pub mod store;
pub mod texts;
mod thinker;
pub mod tournament;
#[cfg(test)]
mod toy;

pub use any_engine::AnyEngine;
pub use any_game::{AnyGame, MoveError};
pub use archive::{GameSummary, KeptGame, date};
pub use autosave::Autosave;
pub use clock::{Clock, Pace};
pub use ending::{Cause, Ending};
pub use entry::{
    AnyLispPlayer, EngineOptions, FileReport, GameEntry, LispPlayer, NamedPlayer, Playable, find_game,
};
pub use error::PlayError;
pub use file_error::FileError;
pub use game_match::{Match, MatchMove, MatchOptions, next_generation};
pub use last_setup::LastSetup;
pub use level::{Level, ParseLevelError};
pub use match_record::Restored;
pub use player::{Dialect, PlayerSpec};
pub use pondering::Pondering;
pub use preparation::Preparation;
pub use seating::{Seating, make_engine, seat_seed, seeded};
pub use solve::{Solution, SolveProgress, SolveRequest};
pub use store::{Store, Unfinished};
pub use thinker::{Question, ThinkEvent, ThinkNews, Thinker};
