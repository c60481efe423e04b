//! The computer's players.
//!
//! * [`Solver`]: perfect play from the full solution.
//! * [`GatoModel`]: how the alpha-beta search sees the game; the weaker levels look a few plies ahead with it.
//! * [`RandomPlayer`]: any legal move.
//! * `levels`: which level is made of what.

mod levels;
mod model;
mod random;
mod solver;

pub use levels::engine;
pub use model::GatoModel;
pub use random::RandomPlayer;
pub use solver::Solver;
