//! The search that all games share, against the solution.

use game::{Game, History};
use gato_e_rato::players::GatoModel;
use gato_e_rato::{GatoERato, Side, Solution, Square, SquareSet};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{AlphaBeta, Engine, Limits, Score, SearchOptions};

fn solve(game: GatoERato, options: SearchOptions) -> (Score, u64) {
    let history = History::from_start(game);
    let mut engine = AlphaBeta::new(GatoModel, options);
    let verdict = engine.think(&history, &Limits::none(), &mut |_| ()).expect("an open game");
    assert!(verdict.report.exact, "{:?}", history.game());
    assert_eq!(history.game().check(verdict.best), Ok(()));
    (verdict.report.score, verdict.report.nodes)
}

#[test]
fn it_finds_the_value_of_the_start() {
    let options = SearchOptions { straight: true, table_mib: 32, ..SearchOptions::default() };
    let (score, nodes) = solve(GatoERato::start(), options);
    println!("{nodes} nodes");
    assert_eq!(score, Score::Loss(44));
}

#[test]
fn it_finds_the_value_of_random_positions() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut compared = 0;
    while compared < 300 {
        let mut cats = SquareSet::EMPTY;
        while cats.len() < GatoERato::CATS {
            cats = cats.with(Square::from_index(rng.random_range(8..32)));
        }
        let mouse = Square::from_index(rng.random_range(4..32));
        let Some(game) = GatoERato::position(cats, mouse, Side::BOTH[compared % 2]) else { continue };
        if game.winner().is_none() {
            let expected = Solution::shared().fate(&game).score(game.side_to_move());
            let options = SearchOptions { table_mib: 1, ..SearchOptions::default() };
            assert_eq!(solve(game.clone(), options).0, expected, "{game:?}");
            compared += 1;
        }
    }
}
