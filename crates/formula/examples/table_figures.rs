//! How fast distance tables are made, and in how much memory: one line per track. Seconds are those of the
//! processor where the system tells them (Linux), so that other programs do not matter.
//!
//! `cargo run --release -p formula --example table_figures [FILE...]`: large test tracks, or the tracks in these
//! files.

use std::ops::ControlFlow;
use std::time::Instant;

use formula::ground::Ground;
use formula::proving_ground::{open_field, serpentine};
use formula::tables::{Table, TableOptions};
use formula::track::Track;

/// The time that this program has had a processor, in seconds; `None` where the system does not tell.
fn processor_seconds() -> Option<f64> {
    let nanoseconds = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(nanoseconds.split_whitespace().next()?.parse::<f64>().ok()? / 1e9)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let mut tracks = Vec::new();
    if files.is_empty() {
        tracks.push(open_field(400, 100)?);
        tracks.extend(
            [8, 16, 30, 60]
                .map(|lane| serpentine(300, 330, lane))
                .into_iter()
                .collect::<Result<Vec<_>, _>>()?,
        );
    }
    for file in files {
        tracks.push(std::fs::read_to_string(file)?.parse::<Track>()?);
    }
    for track in tracks {
        let name = track.name().unwrap_or("without a name").to_string();
        let start = track.starts().first().copied();
        let ground = Ground::new(track);
        let (begin, processor) = (Instant::now(), processor_seconds());
        let table = Table::build(&ground, &TableOptions::default(), &mut |_| ControlFlow::Continue(()))?;
        let used = processor.and_then(|before| Some(processor_seconds()? - before));
        let wall = begin.elapsed().as_secs_f64();
        // The system counts in ticks of some thousandths of a second.
        let seconds = used.filter(|used| *used > 0.05).unwrap_or(wall);
        let states = table.states() as f64;
        println!(
            "{name}: {} states, {:.1} % doomed, {:.3} s, {:.1} million states/s, kept {:.2} and at most {:.2} bytes a state, par {:?}",
            table.states(),
            100.0 * table.doomed() as f64 / states,
            seconds,
            states / seconds / 1e6,
            table.bytes() as f64 / states,
            table.peak_bytes() as f64 / states,
            start.and_then(|start| table.turns(start, Default::default())),
        );
    }
    // What the system has seen, tables and everything else together (Linux).
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
    }
    Ok(())
}
