//! Tunes the evaluation against the solver: exact values of many positions, and the weights that fit them best.
//!
//! ```text
//! cargo run --release -p timbiriche --example tune -- label FILE [COUNT] [SEED]
//! cargo run --release -p timbiriche --example tune -- fit TRAINING TEST
//! cargo run --release -p timbiriche --example tune -- regret [COUNT] [NODES] [SEED] [DRAWN]
//! cargo run --release -p timbiriche --example tune -- play [PAIRS] [NODES] [SEED] [TRAINING]
//! ```
//!
//! * `label` adds to FILE so many positions of the standard board, each with its exact value: the undrawn lines in
//!   hexadecimal, and the net boxes for the seat to move. What is in the file already is kept, and gone on from.
//! * `fit` finds the weights for the positions of one file, tells how far the evaluations are off for those of
//!   another one, and writes the weights as they stand in `src/model/weights.rs`.
//! * `regret` has the solver judge the moves that a search finds with either evaluation, with so many nodes a move,
//!   in so many positions with DRAWN lines drawn.
//! * `play` lets the tuned evaluation play against the plain one, with so many nodes a move; with a file of
//!   positions, as it is tuned by those.

mod contest;
mod fit;
mod positions;
mod regret;

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use search::Stop;
use timbiriche::model::features;
use timbiriche::solver::{Options, Question, Solver};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |index: usize| arguments.get(index).map(String::as_str);
    let number = |index: usize, default: u64| match text(index) {
        Some(text) => text.parse().ok(),
        None => Some(default),
    };
    const USAGE: &str = "usage: tune label FILE [COUNT] [SEED] | tune fit TRAINING TEST | tune regret [COUNT] [NODES] [SEED] [DRAWN] | \
                         tune play [PAIRS] [NODES] [SEED] [TRAINING]";
    let done = match text(0) {
        Some("label") => match (text(1), number(2, 2_000), number(3, 1)) {
            (Some(file), Some(count), Some(seed)) => label(Path::new(file), count, seed),
            _ => Err(USAGE.to_string()),
        },
        Some("fit") => match (text(1), text(2)) {
            (Some(training), Some(test)) => fit(Path::new(training), Path::new(test)),
            _ => Err(USAGE.to_string()),
        },
        Some("regret") => match (number(1, 100), number(2, 30_000), number(3, 1), number(4, 13)) {
            (Some(count), Some(nodes), Some(seed), Some(drawn)) => {
                regret::tell(count, nodes, seed, u32::try_from(drawn).unwrap_or(u32::MAX))
            }
            _ => Err(USAGE.to_string()),
        },
        Some("play") => match (number(1, 100), number(2, 50_000), number(3, 1)) {
            (Some(pairs), Some(nodes), Some(seed)) => play(pairs, nodes, seed, text(4).map(Path::new)),
            _ => Err(USAGE.to_string()),
        },
        _ => Err(USAGE.to_string()),
    };
    if let Err(error) = done {
        eprintln!("{error}");
        std::process::exit(2);
    }
}

/// Adds positions with their values to a file.
fn label(file: &Path, count: u64, seed: u64) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    let known = match file.exists() {
        true => positions::read(file)?.len() as u64,
        false => 0,
    };
    let mut out = OpenOptions::new().create(true).append(true).open(file).map_err(told)?;
    let (rows, cols) = positions::BOXES;
    let solver = Solver::new(rows, cols, Options::default()).map_err(|error| error.to_string())?;
    for index in known..count {
        let undrawn = positions::position(seed, index);
        let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
        let value = solver.value(undrawn, &mut question).ok_or("nobody stops the solver")?;
        writeln!(out, "{undrawn:x} {value}").map_err(told)?;
    }
    println!("{}: {count} positions, {} nodes for the new ones", file.display(), solver.nodes());
    Ok(())
}

/// Finds weights, and tells how good they are.
fn fit(training: &Path, test: &Path) -> Result<(), String> {
    let weights = fit::weights(&positions::read(training)?);
    let test = positions::read(test)?;
    fit::compare(&test, &weights);
    println!(
        "signature {:#018x}, in use {:#018x}",
        features::signature(&weights),
        features::signature(features::tuned())
    );
    println!("pub(super) const WEIGHTS: Weights = [");
    for row in &weights {
        let row: Vec<String> = row.iter().map(ToString::to_string).collect();
        println!("    [{}],", row.join(", "));
    }
    println!("];");
    Ok(())
}

/// Lets the evaluations play against each other.
fn play(pairs: u64, nodes: u64, seed: u64, training: Option<&Path>) -> Result<(), String> {
    let weights = match training {
        None => features::tuned(),
        // Once for the whole program.
        Some(file) => Box::leak(Box::new(fit::weights(&positions::read(file)?))),
    };
    contest::play(pairs, nodes, seed, weights)
}
