//! Formula: racing on squared paper.

#![forbid(unsafe_code)]

pub mod candidates;
pub mod course;
pub mod error;
pub mod forward;
pub mod generator;
pub mod geometry;
pub mod ground;
pub mod notation;
pub mod proving_ground;
pub mod rules;
pub mod setup;
mod show;
pub mod tables;
pub mod track;

pub use error::Error;
