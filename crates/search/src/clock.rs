//! When a search ends: time, nodes, the stop flag.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::{Limits, Stop};

/// After how many nodes a thread looks at the clock and at the flags.
pub(crate) const NODES_PER_LOOK: u64 = 256;

/// What the threads of one search share about its end.
pub(crate) struct Clock {
    start: Instant,
    /// Nothing is searched after this.
    hard: Option<Duration>,
    /// No new depth is begun after this, unless the best move is in doubt.
    soft: Option<Duration>,
    node_limit: u64,
    stop: Stop,
    nodes: AtomicU64,
    over: AtomicBool,
}

impl Clock {
    /// Starts now. `forced` says that there is but one move, which needs no long thought.
    pub(crate) fn start(limits: &Limits, forced: bool) -> Clock {
        let hard = limits.time.map(|time| time.saturating_sub(reserve(time)));
        let soft = hard.map(|hard| if forced { hard / 20 } else { hard * 4 / 5 });
        Clock {
            start: Instant::now(),
            hard,
            soft,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            stop: limits.stop.clone(),
            nodes: AtomicU64::new(0),
            over: AtomicBool::new(false),
        }
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// The nodes that the threads have told so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Ends the search for all threads.
    pub(crate) fn finish(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Takes note of `nodes` more nodes. Returns how many more this thread may visit before it has to ask
    /// again, `None` if the search is over.
    pub(crate) fn look(&self, nodes: u64) -> Option<u64> {
        let total = self.nodes.fetch_add(nodes, Ordering::Relaxed) + nodes;
        let over = total >= self.node_limit
            || self.over.load(Ordering::Relaxed)
            || self.stop.is_raised()
            || self.hard.is_some_and(|hard| self.elapsed() >= hard);
        if over {
            self.finish();
            return None;
        }
        Some(NODES_PER_LOOK.min(self.node_limit - total))
    }

    /// Whether it is worth while to begin one more depth. `doubt` is raised when the best move has just
    /// changed or its value has fallen.
    pub(crate) fn may_deepen(&self, doubt: bool) -> bool {
        let limit =
            if doubt { self.soft.zip(self.hard).map(|(soft, hard)| hard.max(soft)) } else { self.soft };
        limit.is_none_or(|limit| self.elapsed() < limit)
    }

    /// Whether what was spent so far, `nodes` among it, is only a small part of what may be spent.
    pub(crate) fn has_plenty(&self, nodes: u64) -> bool {
        const PART: u32 = 4;
        self.soft.is_none_or(|soft| self.elapsed() * PART < soft) && nodes < self.node_limit / u64::from(PART)
    }
}

/// What is kept back of the time for the way of the answer: a twentieth, between 5 and 100 ms, at most half.
fn reserve(time: Duration) -> Duration {
    (time / 20).clamp(Duration::from_millis(5), Duration::from_millis(100)).min(time / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reserve_leaves_time_to_think() {
        let milliseconds = |time| reserve(Duration::from_millis(time)).as_millis();
        assert_eq!([0, 4, 50, 1000, 5000, 60_000].map(milliseconds), [0, 2, 5, 50, 100, 100]);
    }

    #[test]
    fn the_node_limit_is_met_exactly() {
        let clock = Clock::start(&Limits::nodes(600), false);
        assert_eq!(clock.look(0), Some(256));
        assert_eq!(clock.look(256), Some(256));
        assert_eq!(clock.look(256), Some(88));
        assert_eq!(clock.look(88), None);
    }

    #[test]
    fn a_raised_flag_ends_the_search() {
        let limits = Limits::none();
        let clock = Clock::start(&limits, false);
        assert!(clock.look(0).is_some());
        limits.stop.raise();
        assert_eq!(clock.look(0), None);
    }

    #[test]
    fn no_time_means_over_at_once() {
        assert_eq!(Clock::start(&Limits::time(Duration::ZERO), false).look(0), None);
    }

    #[test]
    fn an_end_for_one_thread_is_the_end_for_all() {
        let clock = Clock::start(&Limits::none(), false);
        assert!(clock.may_deepen(false));
        clock.finish();
        assert_eq!(clock.look(0), None);
    }
}
