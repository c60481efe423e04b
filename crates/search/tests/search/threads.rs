//! Several threads are the same search.

use search::testing::{Moves, minimax};
use search::{AlphaBeta, Engine, Limits, Score, SearchOptions};

use crate::tree::{Style, TreeModel, kinds, small, tree};

#[test]
fn trap_serial_and_parallel_search_agree() {
    for (seed, (seats, style)) in (1..).zip(kinds().cycle().take(27)) {
        let history = tree(seed, 6, seats, style);
        let truth = minimax(&TreeModel::PLAIN, history.game(), game::Seat::FIRST, 99, Moves::Candidates);
        for threads in 1..=3 {
            for straight in [false, true] {
                let options = SearchOptions { threads, straight, ..small() };
                let mut engine = AlphaBeta::new(TreeModel::PLAIN, options);
                let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer");
                assert_eq!(verdict.report.score, Score::from_value(truth), "{threads} threads, {history:?}");
                assert!(verdict.report.exact);
                let values = engine.values(&history, &Limits::none(), &mut |_| {}).expect("values");
                assert_eq!(values[0].score, verdict.report.score);
            }
        }
    }
}

#[test]
fn the_number_of_threads_of_the_limits_goes_first() {
    let history = tree(1, 10, 2, Style::Margin);
    let mut engine = AlphaBeta::new(TreeModel::PLAIN, SearchOptions { threads: 3, ..small() });
    let mut run = || {
        engine.new_game();
        let limits = Limits { threads: 1, ..Limits::nodes(5_000) };
        engine.think(&history, &limits, &mut |_| {}).expect("an answer").report.nodes
    };
    assert_eq!([run(), run()], [5_000, 5_000], "one thread meets the node limit exactly");
}

#[test]
fn a_stop_ends_all_threads() {
    let history = tree(3, 12, 2, Style::Margin);
    let options = SearchOptions { threads: 3, ..SearchOptions::plain() };
    let limits = Limits::none();
    let verdict = AlphaBeta::new(TreeModel::PLAIN, options)
        .think(&history, &limits, &mut |report| {
            if report.depth == 3 {
                limits.stop.raise();
            }
        })
        .expect("an answer");
    assert!(!verdict.report.exact);
}
