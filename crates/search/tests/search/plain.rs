//! Every combination of options equals plain minimax.

use search::testing::{Moves, Plan, check_model, minimax};
use search::{AlphaBeta, Engine, Limits, Score, SearchOptions};

use crate::tree::{Tree, TreeModel, TreeSetup, kinds, small, tree};

/// Every combination of switches. `exact` also asks for table hits of exactly the right depth.
fn combinations(exact: bool) -> impl Iterator<Item = SearchOptions> {
    (0..1u32 << 8).map(move |bits| {
        let on = |bit: u32| bits >> bit & 1 == 1;
        SearchOptions {
            table: on(0),
            pvs: on(1),
            aspiration: on(2),
            killers: on(3),
            history: on(4),
            straight: on(5),
            leap: on(0) ^ on(7),
            extensions: on(6),
            lookahead: on(7),
            decide_first: on(1) ^ on(7),
            exact_depth: exact,
            table_mib: 1,
            ..small()
        }
    })
}

#[test]
fn the_trees_keep_the_contract_of_games_and_models() {
    for (seats, style) in kinds() {
        let setup = TreeSetup { seed: 5, items: 6, seats, style };
        game::testing::check_contract::<Tree>(
            &setup,
            &game::testing::Plan { games: 3, ..Default::default() },
        );
        check_model::<Tree, TreeModel>(&TreeModel::PLAIN, &setup, &Plan { games: 5, ..Plan::default() });
    }
}

#[test]
fn searched_to_the_end_every_combination_equals_minimax() {
    let mut seed = 0;
    for (seats, style) in kinds() {
        for options in combinations(false) {
            for model in [TreeModel::PLAIN, TreeModel { reductions: true, extensions: true }] {
                for _ in 0..2 {
                    seed += 1;
                    let history = tree(seed, 5, seats, style);
                    let game = history.game();
                    let truth = minimax(&model, game, game::Seat::FIRST, 99, Moves::Candidates);
                    let mut engine = AlphaBeta::new(model.clone(), options.clone());
                    let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).expect("an answer");
                    let told = verdict.report;
                    assert!(told.exact, "{options:?}\n{:?}\n{told:?}", game);
                    assert_eq!(told.score, Score::from_value(truth), "{options:?}\n{:?}\n{told:?}", game);
                }
            }
        }
    }
}

#[test]
fn at_limited_depth_every_combination_equals_minimax() {
    let mut seed = 1_000_000;
    for (seats, style) in kinds() {
        for options in combinations(true) {
            for depth in 1..=4 {
                seed += 1;
                let model = TreeModel { reductions: false, extensions: true };
                let history = tree(seed, 6, seats, style);
                let moves = if options.extensions { Moves::Extended } else { Moves::Candidates };
                let truth = minimax(&model, history.game(), game::Seat::FIRST, depth, moves);
                let mut engine = AlphaBeta::new(model, options.clone());
                let verdict = engine.think(&history, &Limits::depth(depth), &mut |_| {}).expect("an answer");
                let told = verdict.report;
                assert_eq!(
                    told.score,
                    Score::from_value(truth),
                    "{depth} {options:?}\n{:?}\n{told:?}",
                    history
                );
            }
        }
    }
}
