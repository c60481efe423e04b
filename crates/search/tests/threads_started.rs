//! A timed search in one thread starts no thread, not even one that sleeps until its time is over. In a
//! binary of its own, since it counts the threads of the process.

#![cfg(target_os = "linux")]

#[path = "search/tree.rs"]
mod tree;

use std::time::Duration;

use search::{AlphaBeta, Engine, Limits};

fn threads() -> usize {
    std::fs::read_dir("/proc/self/task").map_or(0, Iterator::count)
}

#[test]
fn trap_a_sleeping_thread_per_timed_call() {
    let before = threads();
    for (seats, style) in tree::kinds() {
        let history = tree::tree(1, 9, seats, style);
        let mut engine = AlphaBeta::new(tree::TreeModel::PLAIN, tree::small());
        let mut during = 0;
        let limits = Limits::time(Duration::from_secs(60)).within(Some(4), None);
        engine.think(&history, &limits, &mut |_| during = threads()).expect("an answer");
        assert_eq!((during, threads()), (before, before));
    }
}
