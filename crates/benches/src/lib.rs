//! What the benches share: boxes seen plainly, CPU time.
//!
//! The product does not depend on this crate. Libraries that we are measured against are dev-dependencies of
//! it; what adapts our rules to them stands in `beside/`.

#![forbid(unsafe_code)]

mod cpu;
mod plain;

pub use cpu::cpu_time;
pub use plain::{PlainBoxes, ordered_lines};
