//! Values that come from outside the solver.

use super::super::{Board, Options, Retrograde};
use super::{ask, solver};
use crate::truths::SOLVED_PLAINLY;

#[test]
fn the_known_values_of_empty_boards() {
    for (rows, cols, value) in SOLVED_PLAINLY {
        let (rows, cols) = (usize::from(rows), usize::from(cols));
        let here = solver(rows, cols, Options::default());
        assert_eq!(ask(&here, here.board().all_lines()), value, "{rows}x{cols}");
        if rows * cols <= 9 {
            let turned = solver(cols, rows, Options::default());
            assert_eq!(ask(&turned, turned.board().all_lines()), value, "{cols}x{rows}");
        }
    }
}

#[test]
fn every_first_line_of_three_by_three_loses_by_three() {
    let here = solver(3, 3, Options::default());
    let mut question =
        super::super::Question { stop: ::search::Stop::new(), deadline: None, on_progress: &mut |_| {} };
    let values = here.line_values(here.board().all_lines(), &mut question).expect("nobody stops it");
    assert_eq!(values.len(), 24);
    assert!(values.iter().all(|entry| entry.value == -3), "{values:?}");
}

/// Compares every `step`-th position with the retrograde solution of the whole board.
fn compare(rows: usize, cols: usize, step: usize) {
    let truth = Retrograde::new(&Board::new(rows, cols).expect("a small board"));
    for threads in [1, 2] {
        let here = solver(rows, cols, Options { threads, ..Options::default() });
        let step = if threads == 1 { step } else { step * 7 + 1 };
        let positions: Vec<u64> = (0..=here.board().all_lines()).step_by(step).collect();
        for some in positions.chunks(1 << 16) {
            let mut question = super::super::Question {
                stop: ::search::Stop::new(),
                deadline: None,
                on_progress: &mut |_| {},
            };
            for (undrawn, value) in some.iter().zip(here.values(some, &mut question)) {
                assert_eq!(value, Some(truth.value(*undrawn)), "{rows}x{cols} {undrawn:b}");
            }
        }
    }
}

#[test]
fn every_position_of_small_boards() {
    for (rows, cols) in [(1, 1), (1, 2), (2, 1), (1, 5), (4, 1), (2, 2), (2, 3), (3, 2)] {
        compare(rows, cols, 1);
    }
}

#[test]
fn positions_of_two_by_four() {
    compare(2, 4, 5);
}

#[test]
fn positions_of_three_by_three() {
    compare(3, 3, 23);
}
