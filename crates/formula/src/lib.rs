//! Formula: racing on squared paper.

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
pub mod notation;
pub mod pair;
pub mod proving_ground;
pub mod rules;
pub mod setup;
mod show;
pub mod tables;
pub mod track;

pub use entry::Entry;
pub use error::Error;
pub use notation::Move;
pub use rules::{Car, Formula};
pub use setup::{FinishRule, FormulaSetup};
