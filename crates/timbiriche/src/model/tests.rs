//! The candidates held against a table of all positions of small boards.

use game::Game;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::Model;

use super::playouts::{self, COUNT, WEIGHTS};
use super::{ChainModel, Evaluation, boxes};
use crate::board::NONE;
use crate::chains::{Parts, endgame};
use crate::truths::Retrograde;
use crate::{Line, Timbiriche, TimbiricheSetup};

/// Checks that the candidates hold a best move, and the exact value of simple endgames.
fn check(table: &Retrograde, lines: u32, moves: &mut Vec<Line>) {
    let game = table.position(lines);
    if game.outcome().is_some() {
        return;
    }
    let best = table.value(lines);
    ChainModel::default().candidates(&game, moves);
    let found = moves.iter().map(|line| table.value_of_move(lines, *line)).max();
    assert_eq!(found, Some(best), "candidates {moves:?} of\n{}", game.show());
    let mut sorted = moves.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), moves.len(), "no candidate comes twice: {moves:?}");
    assert!(moves.iter().all(|line| game.check(*line).is_ok()), "candidates are legal: {moves:?}");
    if endgame::is_simple(&game) {
        assert_eq!(endgame::value(&Parts::of(&game)), best, "value of\n{}", game.show());
    }
}

#[test]
fn candidates_hold_a_best_move_in_every_position_of_small_boards() {
    let mut moves = Vec::new();
    for (rows, cols) in [(1, 1), (1, 2), (2, 1), (1, 3), (1, 4), (4, 1), (2, 2), (2, 3), (3, 2)] {
        let table = Retrograde::new(rows, cols);
        for lines in 0..1_u32 << table.lines() {
            check(&table, lines, &mut moves);
        }
    }
}

#[test]
fn candidates_hold_a_best_move_in_random_positions_of_larger_boards() {
    let mut moves = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for (rows, cols) in [(3, 3), (2, 4), (1, 6)] {
        let table = Retrograde::new(rows, cols);
        for _ in 0..40_000 {
            // Few or many lines alike: each line is drawn with a chance of its own in every position.
            let chance = rng.random_range(0.2..0.9);
            let lines =
                (0..table.lines()).fold(0, |lines, line| lines | u32::from(rng.random_bool(chance)) << line);
            check(&table, lines, &mut moves);
        }
    }
}

/// A position with at most `open` open lines, as full of chains as it comes: as long as possible no box gets a
/// third side.
fn chains_at_random(setup: TimbiricheSetup, open: usize, rng: &mut ChaCha8Rng) -> Timbiriche {
    let mut game = Timbiriche::new(&setup).unwrap();
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.shuffle(rng);
    for third in [false, true] {
        for line in moves.clone() {
            if game.moves_left() as usize <= open {
                break;
            }
            let beside = game.geometry().beside(game.geometry().index_of(line)).into_iter();
            let full =
                beside.filter(|square| *square != NONE).any(|square| game.sides_of(usize::from(square)) >= 2);
            if game.check(line).is_ok() && (third || !full) {
                game.make(line);
            }
        }
    }
    game
}

#[test]
fn candidates_hold_a_best_move_among_the_chains_of_large_boards() {
    let mut moves = Vec::new();
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    for (rows, cols) in [(4, 5), (3, 6), (2, 8), (5, 5), (3, 3)] {
        for open in [12, 14] {
            for _ in 0..8 {
                let table =
                    Retrograde::below(chains_at_random(TimbiricheSetup::boxes(rows, cols), open, &mut rng));
                check(&table, 0, &mut moves);
                for _ in 0..500 {
                    let lines = rng.random_range(0..1_u32 << table.lines());
                    check(&table, lines & rng.random_range(0..1_u32 << table.lines()), &mut moves);
                }
            }
        }
    }
}

/// Whoever changes the weights measures again: the figures in `docs/timbiriche.md` belong to these.
#[test]
fn the_weights_are_those_that_were_measured() {
    let measured =
        [[0, 100], [45, 50], [40, 50], [35, 50], [25, 50], [20, 50], [18, 50], [18, 50], [28, 0], [28, 0]];
    assert_eq!((WEIGHTS, COUNT), (measured, 8));
}

#[test]
fn played_out_orders_come_to_the_value_of_an_end_without_joints() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut seen = 0;
    for open in [10, 12, 14, 16] {
        for _ in 0..60 {
            let game = chains_at_random(TimbiricheSetup::boxes(4, 5), open, &mut rng);
            if endgame::is_simple(&game) {
                let rest = -endgame::to_the_other(&Parts::of(&game).closed);
                assert_eq!(playouts::mean(&game), 10 * rest, "{}", game.show());
                seen += 1;
            }
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn beyond_the_orders_and_on_large_boards_the_rule_stands_alone() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut differ = 0;
    for (setup, open) in [
        (TimbiricheSetup::default(), 45),
        (TimbiricheSetup::boxes(6, 6), 60),
        (TimbiricheSetup::boxes(6, 6), 40),
        (TimbiricheSetup::default(), 24),
    ] {
        for _ in 0..30 {
            let game = chains_at_random(setup, open, &mut rng);
            let values =
                [Evaluation::default(), Evaluation::playing_out()].map(|it| it.value(&game, game.to_move()));
            let few = game.geometry().lines() <= 64 && open < 40;
            assert!(few || values[0] == values[1], "{values:?} of\n{}", game.show());
            differ += u32::from(values[0] != values[1]);
        }
    }
    assert!(differ > 5, "{differ}");
}

#[test]
fn evaluations_are_exact_in_simple_endgames_and_never_promise_more_than_there_is() {
    for evaluation in [Evaluation::default(), Evaluation::tuned(), Evaluation::playing_out()] {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let (mut simple, mut estimated) = (0, 0);
        for open in [14, 18, 24, 30] {
            for _ in 0..40 {
                let game = chains_at_random(TimbiricheSetup::boxes(4, 5), open, &mut rng);
                let (mover, other) = (game.to_move(), game.to_move().next(2));
                let value = evaluation.value(&game, mover);
                assert_eq!(value, -evaluation.value(&game, other));
                assert!(value.abs() <= 10 * game.boxes_left(), "{value} of\n{}", game.show());
                if endgame::is_simple(&game) {
                    assert_eq!(value, 10 * endgame::value(&Parts::of(&game)));
                    simple += 1;
                } else {
                    estimated += 1;
                }
            }
        }
        assert!(simple > 5 && estimated > 5, "{simple} and {estimated}");
    }
}

#[test]
fn scores_are_rounded_boxes() {
    let text = |value| boxes(value).to_string();
    assert_eq!(
        [text(30), text(-30), text(34), text(-36), text(4), text(-4)],
        ["3", "-3", "3", "-4", "0", "0"]
    );
}
