//! The exact value of a whole position, with the moves that prove it: what `arcade solve` asks.
//!
//! Two seats on boards of up to 64 lines are the [`solver`](crate::solver)'s, other boards for two the
//! alpha-beta's, deeper and deeper until nothing rests on an estimate. With a checkpoint the first two plies are
//! searched here, and every position behind them that is solved is kept in a file, so that a solution of days
//! survives an interruption.
//!
//! * `plies`: the search of the first plies.
//! * `checkpoint`: the file.
//! * `symmetry`: boards that are the same if turned over.

mod checkpoint;
mod plies;
mod symmetry;

use std::time::{Duration, Instant};

use game::{Game, History, Seat};
use play::solve::by_search;
use play::{PlayError, Solution, SolveProgress, SolveRequest};
use search::{AlphaBeta, Score, SearchOptions};
use texts::counted;

use crate::exact::{open_lines, score};
use crate::model::ChainModel;
use crate::solver::{LineIndex, Options, Progress, Question, Solver};
use crate::{Line, Timbiriche};
use checkpoint::Checkpoint;
use plies::Plies;

/// The table if nobody says how large it may be, in MiB.
const TABLE_MIB: usize = 512;

/// The exact value and a line of best play; see [`Playable::solve`](play::Playable::solve).
///
/// # Errors
/// With more than two seats, for which there is no exact value, and if the checkpoint can't be used or written.
pub fn solve(
    history: &History<Timbiriche>,
    request: &mut SolveRequest<'_>,
) -> Result<Solution<Line>, PlayError> {
    let game = history.game();
    if game.seats() != 2 {
        return Err(PlayError::Unsolvable(format!(
            "expected 2 seats to be solved, found {}: with more there is no exact value",
            game.seats()
        )));
    }
    let table_mib = request.table_mib.unwrap_or(TABLE_MIB);
    let options = Options { table_mib, threads: request.threads.clamp(1, 64), ..Options::default() };
    let (rows, cols) = (usize::from(game.rows()) - 1, usize::from(game.cols()) - 1);
    let Ok(solver) = Solver::new(rows, cols, options) else {
        request.without_checkpoint("a board of more than 64 lines")?;
        let options = SearchOptions { table_mib, threads: request.threads, ..SearchOptions::default() };
        let solution = by_search(&mut AlphaBeta::new(ChainModel::default(), options), history, request)?;
        return Ok(in_words(game, solution));
    };
    let solution = match request.checkpoint {
        None => at_once(game, &solver, request),
        Some(path) => {
            let checkpoint = Checkpoint::open(path, &solver, open_lines(game))?;
            ply_by_ply(game, &solver, checkpoint, request)?
        }
    };
    Ok(in_words(game, solution))
}

/// One question to the solver, and the line from what it has left in its table.
fn at_once(game: &Timbiriche, solver: &Solver, request: &mut SolveRequest<'_>) -> Solution<Line> {
    let undrawn = open_lines(game);
    let ahead = ahead(game);
    let meter = Meter::new(solver);
    let mut window = None;
    let stop = request.stop.clone();
    let tell = &mut request.on_progress;
    let mut on_progress = |progress: &Progress| {
        window = Some((ahead + progress.lower, ahead + progress.upper));
        let stage = format!("value {} to {}", ahead + progress.lower, ahead + progress.upper);
        tell(&meter.at(stage, progress));
    };
    let mut question = Question { stop: stop.clone(), deadline: None, on_progress: &mut on_progress };
    let value = solver.value(undrawn, &mut question);
    let mut solution = Solution::default();
    match (value, window) {
        (Some(value), _) => {
            let mut on_progress = |progress: &Progress| tell(&meter.at("best line".to_string(), progress));
            let mut question = Question { stop, deadline: None, on_progress: &mut on_progress };
            solution.score = Some(score(game, value));
            solution.line = to_lines(game, &solver.best_line(undrawn, value, &|_| None, &mut question));
        }
        (None, Some((lower, upper))) => {
            solution.known.push(format!("the value is at least {lower} and at most {upper}"))
        }
        (None, None) => {}
    }
    meter.close(solution)
}

/// The first two plies one position after the other, with everything solved kept in a file.
fn ply_by_ply(
    game: &Timbiriche,
    solver: &Solver,
    mut checkpoint: Checkpoint,
    request: &mut SolveRequest<'_>,
) -> Result<Solution<Line>, PlayError> {
    let undrawn = open_lines(game);
    let meter = Meter::new(solver);
    let name = |line: LineIndex| game.geometry().line(line).to_string();
    let known_before = checkpoint.len();
    let mut plies = Plies::new(solver, &mut checkpoint, request.stop.clone());
    let tell = &mut request.on_progress;
    let mut on_progress = |stage: String, progress: &Progress| tell(&meter.at(stage, progress));
    let found = plies.search(undrawn, ahead(game), &name, &mut on_progress)?;
    let values: Vec<(Line, Score)> =
        found.moves.iter().map(|&(line, value)| (game.geometry().line(line), score(game, value))).collect();
    let mut solution = Solution { values, ..Solution::default() };
    match found.value {
        Some(value) => {
            let mut on_progress = |progress: &Progress| tell(&meter.at("best line".to_string(), progress));
            let mut question =
                Question { stop: request.stop.clone(), deadline: None, on_progress: &mut on_progress };
            let known = |after| checkpoint.get(after);
            solution.score = Some(score(game, value));
            solution.line = to_lines(game, &solver.best_line(undrawn, value, &known, &mut question));
        }
        None => {
            if let Some(lower) = found.at_least {
                solution.known.push(format!("the value is at least {}", ahead(game) + lower));
            }
        }
    }
    let kept = format!("{} positions of the first plies are kept", checkpoint.len());
    let new = checkpoint.len() - known_before;
    solution.known.push(if new < checkpoint.len() { format!("{kept}, {new} of them new") } else { kept });
    Ok(meter.close(solution))
}

fn to_lines(game: &Timbiriche, numbers: &[LineIndex]) -> Vec<Line> {
    numbers.iter().map(|&number| game.geometry().line(number)).collect()
}

/// The boxes that the seat to move has more than the other so far.
fn ahead(game: &Timbiriche) -> i32 {
    let (mover, other) = (game.to_move(), game.to_move().next(2));
    game.boxes_of(mover) - game.boxes_of(other)
}

/// Says who wins, and by how much.
fn in_words(game: &Timbiriche, solution: Solution<Line>) -> Solution<Line> {
    let words = match solution.score {
        Some(Score::Points(0)) => Some("a draw".to_string()),
        Some(Score::Points(margin)) => {
            let (mover, other) = (game.to_move(), game.to_move().next(2));
            let seat: Seat = if margin > 0 { mover } else { other };
            Some(format!("seat {seat} wins by {}", counted(margin.unsigned_abs().into(), "box", "boxes")))
        }
        _ => None,
    };
    Solution { words, ..solution }
}

/// Nodes and time over all questions to a solver.
struct Meter<'a> {
    solver: &'a Solver,
    nodes: u64,
    start: Instant,
}

impl<'a> Meter<'a> {
    fn new(solver: &'a Solver) -> Meter<'a> {
        Meter { solver, nodes: solver.nodes(), start: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn at(&self, stage: String, progress: &Progress) -> SolveProgress {
        SolveProgress {
            stage,
            nodes: self.solver.nodes() - self.nodes + progress.nodes,
            elapsed: self.elapsed(),
            table_permille: progress.table_per_mille,
        }
    }

    fn close(&self, solution: Solution<Line>) -> Solution<Line> {
        Solution {
            nodes: self.solver.nodes() - self.nodes,
            elapsed: self.elapsed(),
            table_permille: self.solver.table_per_mille(),
            ..solution
        }
    }
}

#[cfg(test)]
mod tests;
