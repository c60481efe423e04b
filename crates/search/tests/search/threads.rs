//! Several threads are the same search.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use game::{Game, Seat};
use search::testing::{Moves, minimax};
use search::{AlphaBeta, Engine, Limits, Model, Score, SearchOptions, Value};

use crate::tree::{Item, Style, Tree, TreeModel, kinds, small, tree};

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

/// Panics at once in one thread, the one that asked or the other; in the other one it is so slow that it would need
/// many minutes.
#[derive(Clone)]
struct Failing {
    asker: ThreadId,
    in_asker: bool,
}

impl Model<Tree> for Failing {
    fn candidates(&self, game: &Tree, moves: &mut Vec<Item>) {
        TreeModel::PLAIN.candidates(game, moves);
    }

    fn evaluate(&self, game: &Tree, seat: Seat) -> Value {
        // Not at the root, which is looked at before the other thread has begun.
        let begun = game.moves_left() < 10;
        assert!(!begun || (thread::current().id() == self.asker) != self.in_asker, "the model fails");
        thread::sleep(Duration::from_millis(1));
        TreeModel::PLAIN.evaluate(game, seat)
    }
}

#[test]
fn a_panic_in_one_thread_ends_all() {
    let history = tree(3, 12, 2, Style::Margin);
    for in_asker in [true, false] {
        let options = SearchOptions { threads: 2, ..SearchOptions::plain() };
        let mut engine = AlphaBeta::new(Failing { asker: thread::current().id(), in_asker }, options);
        let start = Instant::now();
        let mut think = || engine.think(&history, &Limits::none(), &mut |_| {}).is_ok();
        assert!(catch_unwind(AssertUnwindSafe(&mut think)).is_err(), "the panic goes on");
        assert!(start.elapsed() < Duration::from_secs(20), "in the thread that asked: {in_asker}");
    }
}
