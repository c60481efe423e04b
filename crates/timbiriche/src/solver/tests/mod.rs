//! The solver against plain retrograde analysis and known truths.
use super::*;
use ::search::Stop;

fn ask(solver: &Solver, undrawn: u64) -> i32 {
    let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
    solver.value(undrawn, &mut question).expect("nobody stops it")
}

fn every_state(rows: usize, cols: usize, step: u64) {
    let solver = Solver::new(rows, cols, Options { table_mib: 16, ..Options::default() }).expect("small");
    let truth = Retrograde::new(solver.board());
    let mut undrawn = 0;
    while undrawn <= solver.board().all_lines() {
        assert_eq!(ask(&solver, undrawn), truth.value(undrawn), "{rows}x{cols} {undrawn:b}");
        undrawn += step;
    }
}

#[test]
fn equals_retrograde_on_small_boards() {
    for (rows, cols) in [(1, 1), (1, 2), (2, 1), (1, 4), (2, 2), (2, 3), (3, 2), (1, 5)] {
        every_state(rows, cols, 1);
    }
}

#[test]
fn equals_retrograde_on_two_by_four() {
    every_state(2, 4, 13);
}

#[test]
fn equals_retrograde_on_three_by_three() {
    every_state(3, 3, 101);
}
