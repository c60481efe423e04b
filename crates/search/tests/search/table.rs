//! The table under forced collisions, and from move to move.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::{Game, History, Seat};
use search::testing::{Moves, minimax};
use search::{AlphaBeta, Engine, Limits, Model, Score, SearchOptions, Value};

use crate::tree::{Item, Style, Tree, TreeModel, kinds, small, tree};

fn play_out(
    engine: &mut impl Engine<Tree>,
    mut history: History<Tree>,
    mut check: impl FnMut(&History<Tree>, Score),
) {
    while history.game().outcome().is_none() {
        let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer");
        let mut line = history.clone();
        for mv in &verdict.report.line {
            line.play(*mv).expect("a line of legal moves");
        }
        check(&history, verdict.report.score);
        history.play(verdict.best).expect("a legal move");
    }
}

#[test]
fn under_forced_collisions_no_illegal_move_is_played() {
    for key_bits in 0..6 {
        for (seed, (seats, style)) in (0..).zip(kinds().cycle().take(27)) {
            let options = SearchOptions { key_bits, ..small() };
            play_out(&mut AlphaBeta::new(TreeModel::PLAIN, options), tree(seed, 7, seats, style), |_, _| {});
        }
    }
}

#[test]
fn values_under_forced_collisions_are_of_legal_moves() {
    for (seats, style) in kinds() {
        let history = tree(77, 6, seats, style);
        let options = SearchOptions { key_bits: 2, ..small() };
        let values = AlphaBeta::new(TreeModel::PLAIN, options).values(&history, &Limits::none(), &mut |_| {});
        for value in values.expect("values") {
            let mut line = history.clone();
            value.line.iter().for_each(|mv| line.play(*mv).expect("a legal line"));
        }
    }
}

#[test]
fn what_was_learned_for_one_move_is_true_at_the_next() {
    for (seed, (seats, style)) in (500..).zip(kinds().cycle().take(90)) {
        let mut engine = AlphaBeta::new(TreeModel::PLAIN, small());
        // Two seats or one: the perspective of a table entry is the seat to move; with three the root's seat
        // is in the key. All have to agree with a plain search that knows nothing from before.
        play_out(&mut engine, tree(seed, 6, seats, style), |history, score| {
            let game = history.game();
            let truth = minimax(&TreeModel::PLAIN, game, game.to_move(), 99, Moves::Candidates);
            assert_eq!(score, Score::from_value(truth), "{game:?}");
        });
    }
}

#[test]
fn every_move_has_its_own_true_value() {
    for (seed, (seats, style)) in (900..).zip(kinds().cycle().take(90)) {
        let history = tree(seed, 5, seats, style);
        let game = history.game();
        let values = AlphaBeta::new(TreeModel::PLAIN, small())
            .values(&history, &Limits::none(), &mut |_| {})
            .expect("values");
        assert!(values.is_sorted_by_key(|value| (std::cmp::Reverse(value.score.rank()), value.mv)));
        for value in values {
            let mut after = history.clone();
            after.play(value.mv).expect("a legal move");
            let truth = minimax(&TreeModel::PLAIN, after.game(), game.to_move(), 99, Moves::All);
            let expected = match Score::from_value(truth) {
                Score::Win(plies) => Score::Win(plies + 1),
                Score::Loss(plies) => Score::Loss(plies + 1),
                other => other,
            };
            assert_eq!((value.score, value.exact), (expected, true), "{game:?}");
        }
    }
}

/// Counts the positions whose moves are asked for.
#[derive(Clone, Default)]
struct Counting(Arc<AtomicUsize>);

impl Model<Tree> for Counting {
    fn candidates(&self, game: &Tree, moves: &mut Vec<Item>) {
        self.0.fetch_add(1, Ordering::Relaxed);
        TreeModel::PLAIN.candidates(game, moves);
    }

    fn evaluate(&self, game: &Tree, seat: Seat) -> Value {
        TreeModel::PLAIN.evaluate(game, seat)
    }
}

#[test]
fn who_thinks_along_learns_what_helps_afterwards_or_does_not_think() {
    for seats in 1..=3 {
        let mut history = tree(3, 9, seats, Style::Majority);
        let model = Counting::default();
        let mut engine = AlphaBeta::new(model.clone(), small());
        engine.ponder(&history, &Limits::none()).expect("nobody stops it");
        let thought = model.0.load(Ordering::Relaxed);
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        history.play(moves[4]).expect("a legal move");
        let think = |engine: &mut AlphaBeta<_, _>| {
            let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer");
            (verdict.report.score, verdict.report.nodes)
        };
        let along = think(&mut engine);
        engine.new_game();
        let afresh = think(&mut engine);
        assert_eq!(along.0, afresh.0);
        match seats {
            3 => assert_eq!((thought, along.1), (0, afresh.1)),
            _ => assert!(along.1 < afresh.1, "{seats} seats: {} nodes, {} afresh", along.1, afresh.1),
        }
    }
}
