//! Formula: how fast distance tables are made, and in how much memory.
//!
//! ```text
//! cargo bench -p benches --bench formula
//! ```
//!
//! The states and the memory of each are printed once, before the times; criterion's throughput is states a
//! second, on one core.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use formula::ground::Ground;
use formula::proving_ground::{open_field, serpentine};
use formula::tables::{Table, TableOptions};
use formula::track::{BUILT_IN, built_in};

fn table(ground: &Ground) -> Table {
    let made = Table::build(ground, &TableOptions::default(), &mut |_| ControlFlow::Continue(()));
    made.expect("the table fits into the default memory")
}

/// The two large tracks: an open field of 400x100 crossings, and 300x330 with ten bends.
fn large(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("formula table, large");
    group.sample_size(10).measurement_time(Duration::from_secs(20)).warm_up_time(Duration::from_secs(1));
    let tracks =
        [("open field 400x100", open_field(400, 100)), ("serpentine 300x330", serpentine(300, 330, 30))];
    for (name, track) in tracks {
        let ground = Ground::new(track.expect("the size is within the bounds"));
        let table_once = table(&ground);
        let states = table_once.states();
        println!(
            "{name}: {states} states, {} doomed; {:.2} bytes a state at most, {:.2} kept",
            table_once.doomed(),
            table_once.peak_bytes() as f64 / states as f64,
            table_once.bytes() as f64 / states as f64,
        );
        drop(table_once);
        group.throughput(Throughput::Elements(states as u64));
        group.bench_function(name, |bencher| bencher.iter(|| table(black_box(&ground))));
    }
    group.finish();
}

/// Every built-in track.
fn built_in_tracks(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("formula table, built in");
    group
        .sample_size(10)
        .measurement_time(Duration::from_millis(500))
        .warm_up_time(Duration::from_millis(100));
    for track in BUILT_IN {
        let ground = Ground::new(built_in(track));
        group.throughput(Throughput::Elements(table(&ground).states() as u64));
        group.bench_function(track.key, |bencher| bencher.iter(|| table(black_box(&ground))));
    }
    group.finish();
}

criterion_group!(benches, large, built_in_tracks);
criterion_main!(benches);
