//! Our search beside crate `minimax`, with the same rules, candidates and evaluation: solving 2x3 boxes, nodes
//! per second on 4x5 boxes, and 3x3 boxes by ours alone (the other needs more than half a minute for one run;
//! the example `beside_minimax` measures it once).

#[path = "../beside/boxes.rs"]
mod boxes;

use std::time::Duration;

use benches::PlainBoxes;
use boxes::{Margin, Position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::History;
use minimax::{IterativeOptions, IterativeSearch, Strategy};
use search::{AlphaBeta, Engine, Limits};
use timbiriche::{Timbiriche, TimbiricheSetup};

fn start(rows: u8, cols: u8) -> History<Timbiriche> {
    History::new(&TimbiricheSetup::boxes(rows, cols)).expect("a board of this size")
}

/// Thinks with a fresh engine and returns the nodes.
fn ours(history: &History<Timbiriche>, straight: bool, limits: &Limits) -> u64 {
    let mut engine = AlphaBeta::new(PlainBoxes, PlainBoxes::options(straight, 64));
    engine.think(history, limits, &mut |_| {}).expect("the game is open").report.nodes
}

/// Thinks with a fresh engine of the other library to a depth in its plies.
fn theirs(history: &History<Timbiriche>, depth: u8) -> IterativeSearch<Margin> {
    let options = IterativeOptions::new().with_table_byte_size(64 << 20);
    let mut engine = IterativeSearch::new(Margin, options);
    engine.set_max_depth(depth);
    engine.choose_move(&Position::new(history.game().clone(), false));
    engine
}

fn solve(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("boxes solved");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    let (small, large) = (start(2, 3), start(3, 3));
    group.bench_function("2x3, ours", |bencher| bencher.iter(|| ours(&small, true, &Limits::none())));
    group.bench_function("2x3, minimax", |bencher| bencher.iter(|| theirs(&small, 40).root_value()));
    group.bench_function("3x3, ours", |bencher| bencher.iter(|| ours(&large, true, &Limits::none())));
    group.finish();
}

fn speed(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("boxes 4x5, nodes per second");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    let history = start(4, 5);
    let limits = Limits::depth(8);
    group.throughput(Throughput::Elements(ours(&history, false, &limits)));
    group.bench_function("ours", |bencher| bencher.iter(|| ours(&history, false, &limits)));
    let depth = 6;
    let position = Position::new(history.game().clone(), false);
    group.throughput(Throughput::Elements(boxes::nodes(&theirs(&history, depth), &position)));
    group.bench_function("minimax", |bencher| bencher.iter(|| theirs(&history, depth).root_value()));
    group.finish();
}

criterion_group!(all, solve, speed);
criterion_main!(all);
