//! The table under forced collisions, and from move to move.

use game::{Game, History};
use search::testing::{Moves, minimax};
use search::{AlphaBeta, Engine, Limits, Score, SearchOptions};

use crate::tree::{Tree, TreeModel, kinds, small, tree};

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
