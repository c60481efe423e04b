//! What the benches share: boxes seen plainly, CPU time.
//!
//! The benches stand in `benches/`, one file for each game; `examples/beside_minimax.rs` plays our search against
//! another library's. What they have measured is in `docs/benchmarks.md`.
//!
//! The product does not depend on this crate. Libraries that we are measured against are dev-dependencies of
//! it; what adapts our rules to them stands in `beside/`.

#![forbid(unsafe_code)]

mod cpu;
mod plain;

pub use cpu::cpu_time;
pub use plain::{PlainBoxes, ordered_lines};
