//! Flag capture: how deep, how fast.
//!
//! ```text
//! cargo bench -p benches --bench flag_capture
//! ```
//!
//! Depths, node counts and speeds over 20 openings on generated maps of 12x12 cells with two pieces a side and 8
//! flags are printed once, before the times.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use flag_capture::ai::RaceModel;
use flag_capture::map::generator::{Wish, candidates};
use flag_capture::{Action, FlagCapture, FlagSetup};
use game::{Game, History};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{AlphaBeta, Engine, Limits, SearchOptions, Verdict};

/// Random openings of four plies, each on a map of its own.
fn openings() -> Vec<History<FlagCapture>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut moves = Vec::new();
    (0..20)
        .map(|seed| {
            let map = candidates(&Wish { seed, ..Wish::default() }).next().expect("candidates never end");
            let mut history =
                History::<FlagCapture>::new(&FlagSetup::new(map)).expect("a generated map can be played");
            for _ in 0..4 {
                history.game().legal_moves(&mut moves);
                history.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
            }
            history
        })
        .collect()
}

fn think(history: &History<FlagCapture>, limits: &Limits, table_mib: usize) -> Verdict<Action> {
    let options = SearchOptions { threads: 1, table_mib, ..SearchOptions::default() };
    let mut engine = AlphaBeta::new(RaceModel::default(), options);
    engine.think(history, limits, &mut |_| {}).expect("an open game has an answer")
}

fn depths(openings: &[History<FlagCapture>]) {
    for nodes in [100_000, 1_000_000, 10_000_000] {
        let (mut depth, mut all, mut seconds) = (0, 0, 0.0);
        for history in openings {
            let report = think(history, &Limits::nodes(nodes), 256).report;
            depth += report.depth;
            all += report.nodes;
            seconds += report.elapsed.as_secs_f64();
        }
        let average = f64::from(depth) / openings.len() as f64;
        println!(
            "{nodes:>9} nodes: depth {average:.2} on average, {:.2} million nodes/s",
            all as f64 / seconds / 1e6
        );
    }
}

fn bench(criterion: &mut Criterion) {
    let openings = openings();
    depths(&openings);
    let mut group = criterion.benchmark_group("flag capture");
    group.sample_size(20).measurement_time(Duration::from_secs(8));
    let mut next = openings.iter().cycle();
    group.bench_function("depth 8 from an opening", |bencher| {
        bencher.iter(|| {
            let history = next.next().expect("a cycle never ends");
            black_box(think(history, &Limits::depth(8), 16))
        });
    });
    group.finish();
}

criterion_group!(benches, bench);
criterion_main!(benches);
