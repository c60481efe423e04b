//! How the computer plays flag capture.

mod classic;
mod ordering;
mod race;

pub mod routes;

pub use classic::{ClassicModel, Planner};
pub use race::RaceModel;
