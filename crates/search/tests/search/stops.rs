//! A search that is stopped anywhere answers with what was searched completely.

use game::{Game, Seat};
use search::testing::{Moves, minimax};
use search::{AlphaBeta, Engine, Limits, Score, SearchOptions, WIN_BOUND};

use crate::tree::{Item, Tree, TreeModel, kinds, small, tree};

/// The value of a move by a plain search of `depth` plies, the move among them.
fn move_value(game: &Tree, mv: Item, depth: u32) -> Score {
    let mut after = game.clone();
    after.make(mv);
    let value = minimax(&TreeModel::PLAIN, &after, Seat::FIRST, depth.saturating_sub(1), Moves::Candidates);
    Score::from_value(match value {
        win if win > WIN_BOUND => win - 1,
        loss if loss < -WIN_BOUND => loss + 1,
        other => other,
    })
}

fn options(bits: u32) -> SearchOptions {
    SearchOptions {
        table: bits & 1 == 0,
        pvs: bits & 2 == 0,
        aspiration: bits & 4 == 0,
        straight: bits == 8,
        exact_depth: true,
        table_mib: 1,
        ..small()
    }
}

#[test]
fn stopped_at_every_node_it_returns_no_half_searched_move() {
    for (seats, style) in kinds() {
        for bits in 0..9 {
            let history = tree(7_000 + u64::from(bits), 6, seats, style);
            let game = history.game();
            let think = |limits: &Limits| {
                AlphaBeta::new(TreeModel::PLAIN, options(bits))
                    .think(&history, limits, &mut |_| {})
                    .expect("an answer")
            };
            let whole = think(&Limits::depth(4));
            let total = whole.report.nodes;
            for nodes in 1..=total + 1 {
                let verdict = think(&Limits::depth(4).within(None, Some(nodes)));
                let report = verdict.report;
                assert_eq!(game.check(verdict.best), Ok(()));
                assert_eq!(report.nodes, nodes.min(total), "the node limit is exact");
                assert_eq!(report.line.first(), Some(&verdict.best), "the line begins with the move");
                let complete = [report.depth, report.depth + 1, if bits == 8 { 4 } else { 0 }];
                assert!(
                    complete.into_iter().any(|depth| move_value(game, verdict.best, depth) == report.score),
                    "{nodes} nodes: {} is told to be worth {}\n{game:?}",
                    verdict.best,
                    report.score
                );
                if nodes >= total {
                    assert_eq!((verdict.best, report.score), (whole.best, whole.report.score));
                }
            }
        }
    }
}

#[test]
fn values_stopped_at_every_node_are_all_of_one_depth_or_proven() {
    for (seats, style) in kinds() {
        for bits in 0..8 {
            let history = tree(8_000 + u64::from(bits), 5, seats, style);
            let game = history.game();
            let mut total = 0;
            let mut engine = AlphaBeta::new(TreeModel::PLAIN, options(bits));
            engine.values(&history, &Limits::depth(3), &mut |report| total = report.nodes).expect("values");
            for nodes in (1..=total + 1).step_by(3) {
                engine.new_game();
                let limits = Limits::depth(3).within(None, Some(nodes));
                let mut depth = 0;
                let values =
                    engine.values(&history, &limits, &mut |report| depth = report.depth).expect("values");
                let mut legal = Vec::new();
                game.legal_moves(&mut legal);
                assert_eq!(values.len(), legal.len(), "every legal move has a value");
                for value in values {
                    assert_eq!(value.line.first(), Some(&value.mv));
                    let at_end = move_value(game, value.mv, 99);
                    let right = value.score == move_value(game, value.mv, depth)
                        || (value.exact && value.score == at_end);
                    assert!(right, "{nodes} nodes, depth {depth}: {value:?}\n{game:?}");
                    assert!(!value.exact || value.score == at_end, "what is called exact is true");
                }
            }
        }
    }
}

#[test]
fn a_raised_flag_ends_it_within_a_few_hundred_nodes() {
    let history = tree(3, 12, 2, crate::tree::Style::Margin);
    let mut engine = AlphaBeta::new(TreeModel::PLAIN, SearchOptions::plain());
    let limits = Limits::none();
    let mut raised = 0;
    let verdict = engine
        .think(&history, &limits, &mut |report| {
            if report.depth == 3 && raised == 0 {
                raised = report.nodes;
                limits.stop.raise();
            }
        })
        .expect("an answer");
    assert!(raised > 0 && verdict.report.nodes <= raised + 256, "{raised} and {}", verdict.report.nodes);
    assert_eq!(history.game().check(verdict.best), Ok(()));
}
