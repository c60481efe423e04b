//! Tests of the front end as a whole, without a terminal.

mod endings;
mod keys;
mod languages;
mod play;
mod pondering;
#[cfg(unix)]
mod programs;
mod review;
mod screens;
mod setup;
mod sizes;
mod slips;
mod snapshots;
mod told;
