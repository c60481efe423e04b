//! Solving a position: what a game is asked for its exact value, and what it answers.
//!
//! How a game is solved is its own affair ([`Playable::solve`](crate::Playable::solve)); [`by_search`] does it
//! with any engine that thinks until the value is proven.

use std::path::Path;
use std::time::Duration;

use ::texts::counted;
use game::{Game, History};
use search::{Engine, Limits, Report, Score, Stop};

use crate::PlayError;

/// What a game is asked to solve a position with.
pub struct SolveRequest<'a> {
    /// Ends the work from outside; what is known by then is the answer.
    pub stop: Stop,
    /// The number of threads, at least 1. A game may use fewer.
    pub threads: usize,
    /// The memory for tables in MiB; `None` for what suits the game.
    pub table_mib: Option<usize>,
    /// Where a solver keeps what it has proven, and goes on from; only some games have that.
    pub checkpoint: Option<&'a Path>,
    /// Told now and then how far it is.
    pub on_progress: &'a mut dyn FnMut(&SolveProgress),
}

impl SolveRequest<'_> {
    /// For solvers that keep nothing.
    ///
    /// # Errors
    /// If a checkpoint is asked for.
    pub fn without_checkpoint(&self, solver: &str) -> Result<(), PlayError> {
        match self.checkpoint {
            Some(_) => Err(PlayError::Unsolvable(format!("expected no checkpoint: {solver} keeps none"))),
            None => Ok(()),
        }
    }
}

/// How far a solver is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SolveProgress {
    /// What it is doing and what it knows, in a few words: `value -3 to 1`, `depth 12`.
    pub stage: String,
    /// The positions looked at, over all threads.
    pub nodes: u64,
    /// The time since the start.
    pub elapsed: Duration,
    /// How full the table is, in thousandths; 0 without a table.
    pub table_permille: u32,
}

/// What a solver has found. `M` is the move; across the boundary of types it is the move's text.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution<M> {
    /// The exact value for the seat to move; `None` if it was stopped before that was proven.
    pub score: Option<Score>,
    /// The value in words, if the score alone does not tell: `cats win in 44`.
    pub words: Option<String>,
    /// A line of best play. Not always to the end: it stops where the solver was stopped.
    pub line: Vec<M>,
    /// Moves whose exact value is known.
    pub values: Vec<(M, Score)>,
    /// What else is known, one line each: `the value is at least -1`.
    pub known: Vec<String>,
    /// The positions looked at, over all threads.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
    /// How full the table is, in thousandths; 0 without a table.
    pub table_permille: u32,
}

impl<M> Default for Solution<M> {
    fn default() -> Self {
        Solution {
            score: None,
            words: None,
            line: Vec::new(),
            values: Vec::new(),
            known: Vec::new(),
            nodes: 0,
            elapsed: Duration::ZERO,
            table_permille: 0,
        }
    }
}

impl<M> Solution<M> {
    /// The same with its moves written another way.
    pub fn map<N>(self, write: impl Fn(&M) -> N) -> Solution<N> {
        Solution {
            score: self.score,
            words: self.words,
            line: self.line.iter().map(&write).collect(),
            values: self.values.iter().map(|(mv, score)| (write(mv), *score)).collect(),
            known: self.known,
            nodes: self.nodes,
            elapsed: self.elapsed,
            table_permille: self.table_permille,
        }
    }

    /// The answer of an engine: its value if that is proven, else what it thinks so far.
    pub fn of_report(report: Report<M>) -> Solution<M> {
        let known = if report.exact {
            Vec::new()
        } else {
            vec![format!("an estimate at depth {}: {}", report.depth, report.score)]
        };
        Solution {
            score: report.exact.then_some(report.score),
            known,
            line: report.line,
            nodes: report.nodes,
            elapsed: report.elapsed,
            table_permille: report.table_permille,
            ..Solution::default()
        }
    }
}

/// Lets an engine think until the value is proven or it is stopped.
///
/// # Errors
/// If the engine fails or the game is over.
pub fn by_search<G: Game>(
    engine: &mut dyn Engine<G>,
    history: &History<G>,
    request: &mut SolveRequest<'_>,
) -> Result<Solution<G::Move>, PlayError> {
    let limits = Limits { stop: request.stop.clone(), threads: request.threads, ..Limits::none() };
    let tell = &mut request.on_progress;
    let verdict = engine.think(history, &limits, &mut |report| {
        let about = if report.exact { "" } else { "about " };
        tell(&SolveProgress {
            stage: format!("depth {}, value {about}{}", report.depth, report.score),
            nodes: report.nodes,
            elapsed: report.elapsed,
            table_permille: report.table_permille,
        });
    })?;
    let solution = Solution::of_report(verdict.report);
    Ok(Solution { words: solution.score.and_then(|score| who_wins(history.game(), score)), ..solution })
}

/// A win or loss between two seats in words.
fn who_wins<G: Game>(game: &G, score: Score) -> Option<String> {
    let mover = game.to_move();
    let (seat, plies) = match score {
        Score::Win(plies) => (mover, plies),
        Score::Loss(plies) if game.seats() == 2 => (mover.next(2), plies),
        _ => return None,
    };
    Some(format!("seat {seat} wins in {}", counted(plies.into(), "ply", "plies")))
}
