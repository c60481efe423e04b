//! The solver against plain retrograde analysis, known truths and itself with its optimisations switched off.

mod options;
mod traps;
mod truths;

use ::search::Stop;

use super::{Options, Question, Solver};

/// A solver that surely exists, with a small table.
fn solver(rows: usize, cols: usize, options: Options) -> Solver {
    Solver::new(rows, cols, Options { table_mib: 4, ..options }).expect("the board is small enough")
}

/// The value of a position, without any limit.
fn ask(solver: &Solver, undrawn: u64) -> i32 {
    let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
    solver.value(undrawn, &mut question).expect("nobody stops it")
}

/// All lines in an order that is the same for the same seed.
fn random_order(solver: &Solver, seed: u64) -> Vec<usize> {
    use rand::SeedableRng;
    use rand::seq::SliceRandom;
    let mut lines: Vec<usize> = (0..solver.board().line_count()).collect();
    lines.shuffle(&mut rand_chacha::ChaCha8Rng::seed_from_u64(seed));
    lines
}

/// A set of lines with `drawn` of them drawn, the same for the same seed.
fn random_position(solver: &Solver, drawn: usize, seed: u64) -> u64 {
    let lines = random_order(solver, seed);
    lines[drawn.min(lines.len())..].iter().fold(0, |sum, line| sum | 1 << line)
}
