//! One test for each trap that searches of this kind are known to fall into. What concerns rules and not the
//! search (an undo that forgets a neighbour, square boards only) stands in the crates of the games; a sleeping
//! thread per timed call in a test binary of its own; drifting copies of the search among the threads.

use game::{Game, Outcome, Seat};
use search::testing::{Moves, Plan, check_model, minimax};
use search::{AlphaBeta, Engine, Limits, Model, Score, SearchOptions, Value};

use crate::tree::{Item, Style, Tree, TreeModel, TreeSetup, kinds, small, tree};

/// A position after random moves of a tree.
fn somewhere(seed: u64, items: u8, seats: u8, style: Style) -> game::History<Tree> {
    let mut history = tree(seed, items, seats, style);
    let mut moves = Vec::new();
    for step in 0..seed % u64::from(items) {
        history.game().legal_moves(&mut moves);
        let mv = moves[(history.game().draw(1000 + step) % moves.len() as u64) as usize];
        let mut next = history.clone();
        next.play(mv).expect("a legal move");
        if next.game().outcome().is_some() {
            break;
        }
        history = next;
    }
    history
}

fn think(history: &game::History<Tree>, options: SearchOptions) -> search::Report<Item> {
    AlphaBeta::new(TreeModel::PLAIN, options)
        .think(history, &Limits::none(), &mut |_| {})
        .expect("an answer")
        .report
}

#[test]
fn trap_the_window_is_swapped_but_not_negated_when_the_same_seat_moves_again() {
    for seed in 0..2_509 {
        let history = somewhere(seed, 6, 2, Style::Margin);
        let game = history.game();
        let truth = minimax(&TreeModel::PLAIN, game, game.to_move(), 99, Moves::All);
        assert_eq!(think(&history, small()).score, Score::Points(truth), "{game:?}");
    }
}

/// A model whose key leaves out the points, though they decide the game.
#[derive(Clone)]
struct Forgetful;

impl Model<Tree> for Forgetful {
    fn candidates(&self, game: &Tree, moves: &mut Vec<Item>) {
        game.legal_moves(moves);
    }
    fn evaluate(&self, _: &Tree, _: Seat) -> Value {
        0
    }
    fn future_key(&self, game: &Tree) -> u64 {
        game.draw(0)
    }
}

#[test]
#[should_panic(expected = "one future key, one future")]
fn trap_a_key_that_leaves_out_what_the_future_depends_on() {
    let setup = TreeSetup { seed: 9, items: 6, seats: 2, style: Style::Majority };
    check_model(&Forgetful, &setup, &Plan { games: 40, ..Plan::default() });
}

#[test]
fn trap_with_three_seats_the_key_leaves_out_whose_turn_it_is() {
    for seed in 0..300 {
        let history = somewhere(seed, 6, 3, Style::Margin);
        let game = history.game();
        let truth = minimax(&TreeModel::PLAIN, game, game.to_move(), 99, Moves::All);
        assert_eq!(think(&history, small()).score, Score::Points(truth), "{game:?}");
    }
}

#[test]
fn trap_table_entries_hold_something_of_the_way_to_the_position() {
    // One engine sees positions of one tree by many ways and in any order.
    for (seats, style) in kinds() {
        let mut engine = AlphaBeta::new(TreeModel::PLAIN, SearchOptions { ..small() });
        for way in 0..40 {
            let mut history = tree(4_321, 6, seats, style);
            let mut moves = Vec::new();
            for step in 0..way % 5 {
                history.game().legal_moves(&mut moves);
                if !moves.is_empty() {
                    let mv = moves[(game::key::mix(way * 8 + step) % moves.len() as u64) as usize];
                    history.play(mv).expect("a legal move");
                }
            }
            let game = history.game();
            if game.outcome().is_none() {
                let truth = minimax(&TreeModel::PLAIN, game, game.to_move(), 99, Moves::All);
                let told = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer").report;
                assert_eq!((told.score, told.exact), (Score::from_value(truth), true), "{game:?}");
            }
        }
    }
}

#[test]
fn trap_win_distances_are_not_adjusted_on_the_way_into_and_out_of_the_table() {
    let mut wins = 0;
    for seed in 0..200 {
        let mut history = tree(seed, 7, 2, Style::Wins);
        let mut engine = AlphaBeta::new(TreeModel::PLAIN, small());
        let mut left = None;
        while history.game().outcome().is_none() {
            let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer");
            let distance = match verdict.report.score {
                Score::Win(plies) | Score::Loss(plies) => Some(plies),
                _ => None,
            };
            assert!(left.is_none() || distance == left, "seed {seed}: {:?} after {left:?}", verdict.report);
            wins += u32::from(distance.is_some_and(|plies| plies > 2));
            left = distance.map(|plies| plies - 1);
            history.play(verdict.best).expect("a legal move");
        }
        assert!(left.is_none_or(|plies| plies == 0));
    }
    assert!(wins > 100, "only {wins} long wins were met");
}

#[test]
fn trap_a_proven_draw_is_deepened_for_ever() {
    let mut draws = 0;
    for seed in 0..400 {
        let history = tree(seed, 8, 2, Style::Wins);
        let mut exact_at = None;
        let mut last = 0;
        AlphaBeta::new(TreeModel::PLAIN, SearchOptions { leap: false, ..small() })
            .think(&history, &Limits::none(), &mut |report| {
                if report.exact && report.score == Score::Points(0) {
                    exact_at.get_or_insert(report.depth);
                }
                last = report.depth;
            })
            .expect("an answer");
        if let Some(depth) = exact_at {
            assert_eq!(depth, last, "nothing is searched after the proof");
            draws += u32::from(depth < 8);
        }
    }
    assert!(draws > 0, "no draw was proven before the horizon");
}

#[test]
fn trap_node_counts_differ_from_run_to_run() {
    for (seats, style) in kinds() {
        let history = tree(99, 9, seats, style);
        let mut engine = AlphaBeta::new(TreeModel::PLAIN, small());
        let mut run = || {
            engine.new_game();
            let verdict = engine.think(&history, &Limits::depth(6), &mut |_| {}).expect("an answer");
            (verdict.best, verdict.report.nodes, verdict.report.line)
        };
        assert_eq!(run(), run());
    }
}

#[test]
fn trap_a_slower_win_is_called_exact() {
    // Reductions may hide a shorter win; then the score must not be called exact before it is found.
    let model = TreeModel { reductions: true, extensions: true };
    for seed in 0..600 {
        let history = tree(seed, 7, 2, Style::Wins);
        let truth = Score::from_value(minimax(&model, history.game(), Seat::FIRST, 99, Moves::All));
        let mut engine = AlphaBeta::new(model.clone(), small());
        engine
            .think(&history, &Limits::none(), &mut |report| {
                assert!(!report.exact || report.score == truth, "seed {seed}: {report:?}, but {truth:?}");
            })
            .expect("an answer");
    }
}

#[test]
fn trap_an_exact_score_that_is_none() {
    let mut early = 0;
    for (seed, (seats, style)) in (0..).zip(kinds().cycle().take(900)) {
        let history = tree(seed, 7, seats, style);
        let truth =
            Score::from_value(minimax(&TreeModel::PLAIN, history.game(), Seat::FIRST, 99, Moves::All));
        AlphaBeta::new(TreeModel::PLAIN, small())
            .think(&history, &Limits::none(), &mut |report| {
                assert!(!report.exact || report.score == truth, "{report:?}, but {truth:?}\n{history:?}");
                early += u32::from(report.exact && report.depth < 7);
            })
            .expect("an answer");
    }
    assert!(early > 20, "proofs before the horizon: {early}");
}

#[test]
fn a_game_that_is_won_is_won_by_playing_on() {
    for seed in 0..60 {
        let mut history = tree(seed, 7, 2, Style::Majority);
        let mut engine = AlphaBeta::new(TreeModel::PLAIN, small());
        let first = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer").report.score;
        while history.game().outcome().is_none() {
            let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer");
            history.play(verdict.best).expect("a legal move");
        }
        let winner = match history.game().outcome() {
            Some(Outcome::Won(seat)) => Some(seat),
            _ => None,
        };
        let expected = match first {
            Score::Win(_) => Some(Seat::FIRST),
            Score::Loss(_) => Some(Seat::SECOND),
            _ => None,
        };
        assert_eq!(winner, expected);
    }
}
