//! How deep the computer sees: depth, nodes and speed over random openings on generated maps.
//!
//! `cargo run --release -p flag-capture --example flag_depth -- NODES [OPENINGS]`

use flag_capture::ai::RaceModel;
use flag_capture::map::generator::{Wish, candidates};
use flag_capture::{FlagCapture, FlagSetup};
use game::{Game, History};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{AlphaBeta, Engine, Limits, SearchOptions};

fn main() {
    let number = |index: usize, default: u64| {
        std::env::args().nth(index).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (nodes, openings) = (number(1, 100_000), number(2, 20));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let (mut depths, mut all_nodes, mut seconds, mut to_depth_8) = (0, 0, 0.0, 0.0);
    for seed in 0..openings {
        let map = candidates(&Wish { seed, ..Wish::default() }).next().expect("candidates never end");
        let mut history =
            History::<FlagCapture>::new(&FlagSetup::new(map)).expect("a generated map can be played");
        let mut moves = Vec::new();
        for _ in 0..4 {
            history.game().legal_moves(&mut moves);
            history.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
        }
        let options = SearchOptions { threads: 1, table_mib: 256, ..SearchOptions::default() };
        let mut engine = AlphaBeta::new(RaceModel::default(), options);
        let mut at_8 = None;
        let verdict = engine
            .think(&history, &Limits::nodes(nodes), &mut |report| {
                if report.depth >= 8 && at_8.is_none() {
                    at_8 = Some(report.elapsed.as_secs_f64());
                }
            })
            .expect("an open game has an answer");
        println!(
            "{seed:3} depth {:2} nodes {} score {}",
            verdict.report.depth, verdict.report.nodes, verdict.report.score
        );
        depths += verdict.report.depth;
        all_nodes += verdict.report.nodes;
        seconds += verdict.report.elapsed.as_secs_f64();
        to_depth_8 += at_8.unwrap_or(f64::NAN);
    }
    let count = openings as f64;
    println!(
        "average depth {:.2}, {:.2} million nodes/s, depth 8 after {:.3} s",
        f64::from(depths) / count,
        all_nodes as f64 / seconds / 1e6,
        to_depth_8 / count
    );
}
