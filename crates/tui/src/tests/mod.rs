//! Tests of the front end as a whole, without a terminal.

mod keys;
mod play;
mod screens;
mod sizes;
mod snapshots;
