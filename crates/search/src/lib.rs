//! Search over any [`Game`](game::Game): alpha-beta by iterative deepening, and the contract of engines.
//!
//! * [`Model`]: how a search sees a game (candidates, evaluation, keys of the future). A game may have several.
//! * [`Engine`]: whoever can be asked for a move: the alpha-beta of this crate, a game's own solution, a
//!   program behind a pipe.
//! * [`Limits`], [`Stop`]: how long to think. [`Report`], [`Verdict`], [`MoveValue`], [`Score`]: what came of it.
//!
//! Nothing here knows a particular game or a terminal.

#![forbid(unsafe_code)]

mod engine;
mod limits;
mod model;
mod report;
mod score;

pub use engine::{Engine, EngineError};
pub use limits::{Limits, Stop};
pub use model::Model;
pub use report::{MoveValue, Report, Verdict};
pub use score::{Score, Value, WIN, WIN_BOUND, loss_in, win_in};
