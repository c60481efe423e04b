//! The contract of a game.
//!
//! Everything else in the arcade (search, matches, the line protocol, the screens) knows a game only
//! through what stands here, so whoever has read this crate can write one:
//!
//! * [`Game`]: a position with its rules: make and unmake moves, outcome, points, keys.
//! * [`Setup`]: what a new game is made from, as named fields with a range, a default and a help text;
//!   the command line, the set-up screen, the line protocol and the records are all made from them.
//! * [`History`]: a set-up and the moves since, which is what an engine is asked about.
//! * [`Record`](record::Record): the one text format for saves, replays, exports and bug reports.
//! * `testing` (feature `testing`): the test that every game has to pass.
//!
//! Nothing here knows a search, a terminal or a particular game.

#![forbid(unsafe_code)]

mod contract;
mod end_reason;
mod history;
mod outcome;
mod seat;

pub mod key;
pub mod record;
pub mod setup;
#[cfg(feature = "testing")]
pub mod testing;
pub mod texts;

pub use contract::{Game, GameMove, IllegalMove, ParseMoveError};
pub use end_reason::EndReason;
pub use history::History;
pub use outcome::Outcome;
pub use seat::{Seat, SeatSet};
pub use setup::{Choice, Field, FieldKind, Setup, SetupError, Values};
