//! Tunes the evaluation against the solver: exact values of all lines of many positions, and what tells them apart.
//!
//! ```text
//! cargo run --release -p timbiriche --example tune -- siblings FILE [COUNT] [SEED]
//! cargo run --release -p timbiriche --example tune -- fit FILE
//! cargo run --release -p timbiriche --example tune -- regret [COUNT] [NODES] [SEED] [DRAWN]
//! cargo run --release -p timbiriche --example tune -- play [PAIRS] [NODES] [SEED] [SHARE]
//! ```
//!
//! * `siblings` adds to FILE so many positions of the standard board, each with the exact value of every line: the
//!   undrawn lines in hexadecimal, and LINE:VALUE for each. What is in the file already is kept, and gone on from.
//! * `fit` tells, by the safe lines left, which weights of the long-chain rule and of the playouts tell the lines of
//!   a position apart best.
//! * `regret` has the solver judge the moves that a search finds with either evaluation, with so many nodes a move,
//!   in so many positions with DRAWN lines drawn.
//! * `play` lets the tuned evaluation play against the plain one, with so many nodes a move; the tuned one gets SHARE
//!   of a hundred of them.

mod contest;
mod fit;
mod positions;
mod regret;
mod siblings;

use std::path::Path;

use timbiriche::model::Evaluation;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |index: usize| arguments.get(index).map(String::as_str);
    let number = |index: usize, default: u64| match text(index) {
        Some(text) => text.parse().ok(),
        None => Some(default),
    };
    const USAGE: &str = "usage: tune siblings FILE [COUNT] [SEED] | tune fit FILE | \
                         tune regret [COUNT] [NODES] [SEED] [DRAWN] | tune play [PAIRS] [NODES] [SEED] [SHARE]";
    let usage = || Err(USAGE.to_string());
    let done = match text(0) {
        Some("siblings") => match (text(1), number(2, 2_000), number(3, 1)) {
            (Some(file), Some(count), Some(seed)) => siblings::label(Path::new(file), count, seed),
            _ => usage(),
        },
        Some("fit") => match text(1) {
            Some(file) => siblings::read(Path::new(file)).map(|families| fit::tell(&families)),
            None => usage(),
        },
        Some("regret") => match (number(1, 100), number(2, 3_000), number(3, 1), number(4, 20)) {
            (Some(count), Some(nodes), Some(seed), Some(drawn)) => {
                let evaluations = vec![
                    ("plain".to_string(), Evaluation::default()),
                    ("tuned".to_string(), Evaluation::tuned()),
                ];
                regret::tell(count, nodes, seed, u32::try_from(drawn).unwrap_or(u32::MAX), evaluations)
            }
            _ => usage(),
        },
        Some("play") => match (number(1, 100), number(2, 30_000), number(3, 1), number(4, 100)) {
            (Some(pairs), Some(nodes), Some(seed), Some(share)) => {
                contest::play(pairs, [nodes * share / 100, nodes], seed, Evaluation::tuned())
            }
            _ => usage(),
        },
        _ => usage(),
    };
    if let Err(error) = done {
        eprintln!("{error}");
        std::process::exit(2);
    }
}
