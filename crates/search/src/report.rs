//! What an engine tells, while it thinks and at the end.

use std::time::Duration;

use crate::Score;

/// What an engine knows so far. `M` is the move; across the boundary of types it is the move's text.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// The depth that was searched to its end, in plies.
    pub depth: u32,
    /// The score for the seat to move.
    pub score: Score,
    /// Whether the score is proven: no estimate lies below it.
    pub exact: bool,
    /// The best line, beginning with the best move.
    pub line: Vec<M>,
    /// The nodes visited, over all threads.
    pub nodes: u64,
    /// The time since the start of the thinking.
    pub elapsed: Duration,
    /// How full the transposition table is, in thousandths; 0 without a table.
    pub table_permille: u32,
}

impl<M> Report<M> {
    /// The speed in nodes per second; 0 before anything can be said.
    pub fn nodes_per_second(&self) -> u64 {
        let seconds = self.elapsed.as_secs_f64();
        if seconds > 0.0 { (self.nodes as f64 / seconds) as u64 } else { 0 }
    }

    /// The same report with its moves written another way.
    pub fn map<N>(&self, write: impl FnMut(&M) -> N) -> Report<N> {
        Report {
            depth: self.depth,
            score: self.score,
            exact: self.exact,
            line: self.line.iter().map(write).collect(),
            nodes: self.nodes,
            elapsed: self.elapsed,
            table_permille: self.table_permille,
        }
    }
}

/// The answer of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// The move to play; always legal.
    pub best: M,
    /// What is known about it.
    pub report: Report<M>,
}

/// What one legal move is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveValue<M> {
    /// The move.
    pub mv: M,
    /// The score for the seat that makes it.
    pub score: Score,
    /// Whether the score is proven.
    pub exact: bool,
    /// The best line, beginning with the move.
    pub line: Vec<M>,
}
