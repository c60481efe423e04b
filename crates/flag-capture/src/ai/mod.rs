//! How the computer plays flag capture.

mod classic;
mod ordering;
mod players;
mod race;

pub mod fairness;
pub mod routes;

pub use classic::{ClassicModel, Planner};
pub use players::{BASELINES, baseline, level};
pub use race::RaceModel;
