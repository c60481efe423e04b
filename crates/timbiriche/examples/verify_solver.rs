//! Checks the exact solver against the plain retrograde solution of whole boards.
//!
//! `cargo run --release -p timbiriche --example verify_solver [SAMPLES]` compares every position of the boards
//! of 2x4 and 3x3 boxes and a number of random positions of 3x4 boxes (250000 if not said otherwise) and prints
//! the counts. The table of 3x4 takes 2 GiB of memory and some minutes to fill.

use std::process::ExitCode;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::Stop;
use timbiriche::solver::{Options, Question, Retrograde, Solver};

/// How many positions are asked for at once.
const AT_ONCE: usize = 1 << 16;

/// Compares the positions and returns how many there were and how many differ.
fn compare(solver: &Solver, truth: &Retrograde, mut positions: impl Iterator<Item = u64>) -> (u64, u64) {
    let (mut count, mut wrong) = (0, 0);
    loop {
        let some: Vec<u64> = positions.by_ref().take(AT_ONCE).collect();
        if some.is_empty() {
            return (count, wrong);
        }
        let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
        for (undrawn, value) in some.iter().zip(solver.values(&some, &mut question)) {
            count += 1;
            if value != Some(truth.value(*undrawn)) {
                wrong += 1;
                println!("  lines {undrawn:#x}: solver {value:?}, retrograde {}", truth.value(*undrawn));
            }
        }
    }
}

fn main() -> ExitCode {
    let samples = match std::env::args().nth(1).map(|text| text.parse()) {
        None => 250_000,
        Some(Ok(samples)) => samples,
        Some(Err(error)) => {
            eprintln!("the number of samples: {error}");
            return ExitCode::from(2);
        }
    };
    let mut all_wrong = 0;
    for (rows, cols) in [(2, 4), (3, 3), (3, 4)] {
        let start = Instant::now();
        let solver = match Solver::new(rows, cols, Options { table_mib: 128, ..Options::default() }) {
            Ok(solver) => solver,
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::from(1);
            }
        };
        let truth = Retrograde::new(solver.board());
        let lines = solver.board().all_lines();
        let table = start.elapsed().as_secs_f64();
        let (kind, (count, wrong)) = if rows * cols < 12 {
            ("every position", compare(&solver, &truth, 0..=lines))
        } else {
            // Evenly spread over the number of lines drawn, or nearly all would have about half of them.
            let mut random = ChaCha8Rng::seed_from_u64(7);
            let positions = (0..samples).map(|_| {
                let drawn = random.random_range(0..=solver.board().line_count());
                let mut undrawn = lines;
                while (lines & !undrawn).count_ones() < drawn as u32 {
                    undrawn &= !(1 << random.random_range(0..solver.board().line_count()));
                }
                undrawn
            });
            ("random positions", compare(&solver, &truth, positions))
        };
        println!(
            "{rows}x{cols} boxes: {kind}: {count} compared, {wrong} differ; empty board {:+}; \
             retrograde table {table:.1} s, in all {:.1} s",
            truth.value(lines),
            start.elapsed().as_secs_f64(),
        );
        all_wrong += wrong;
    }
    if all_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) }
}
