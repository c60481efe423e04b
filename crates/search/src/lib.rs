//! Search over any [`Game`](game::Game): alpha-beta by iterative deepening, and the contract of engines.
//!
//! * [`Model`]: how a search sees a game (candidates, evaluation, keys of the future). A game may have several.
//! * [`Engine`]: whoever can be asked for a move: the alpha-beta of this crate, a game's own solution, a
//!   program behind a pipe.
//! * [`AlphaBeta`]: the search, made with [`SearchOptions`]. [`Weakened`]: any engine as a weaker level.
//! * [`Limits`], [`Stop`]: how long to think. [`Report`], [`Verdict`], [`MoveValue`], [`Score`]: what came of it.
//! * [`testing`]: plain minimax, and the test that every model has to pass.
//!
//! Nothing here knows a particular game or a terminal.

#![forbid(unsafe_code)]

mod alpha_beta;
mod clock;
mod engine;
mod gathered;
mod limits;
mod lookahead;
mod model;
mod node;
mod on_panic;
mod options;
mod ordering;
mod report;
mod root;
mod score;
mod table;
mod weakened;
mod worker;

pub mod testing;

pub use alpha_beta::AlphaBeta;
pub use engine::{Engine, EngineError};
pub use limits::{Limits, Stop};
pub use model::Model;
pub use on_panic::OnPanic;
pub use options::SearchOptions;
pub use report::{MoveValue, Report, Verdict};
pub use score::{Score, Value, WIN, WIN_BOUND, loss_in, win_in};
pub use weakened::{Weakened, Weakness};
