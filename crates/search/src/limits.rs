//! How long an engine may think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long an engine may think. Whatever is reached first ends it; without any limit it thinks until the
/// value is proven or [`Stop`] is raised.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Time for this move. The answer is there when it is over, also on a busy machine.
    pub time: Option<Duration>,
    /// The greatest depth in plies.
    pub depth: Option<u32>,
    /// The greatest number of nodes, over all threads. In one thread exact, so that results repeat.
    pub nodes: Option<u64>,
    /// Ends the thinking from outside.
    pub stop: Stop,
    /// The number of threads; 0 means what the engine was made with.
    pub threads: usize,
}

impl Limits {
    /// Think until the value is proven.
    pub fn none() -> Limits {
        Limits::default()
    }

    /// Think for this long.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Think to this depth.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// The same limits, but no deeper and with no more nodes than this. An engine's own limits and the
    /// caller's both hold.
    #[must_use]
    pub fn within(mut self, depth: Option<u32>, nodes: Option<u64>) -> Limits {
        self.depth = self.depth.into_iter().chain(depth).min();
        self.nodes = self.nodes.into_iter().chain(nodes).min();
        self
    }

    /// Visit this many nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }
}

/// A flag that ends thinking at once. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not raised.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Raises the flag; it stays raised.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is raised.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
