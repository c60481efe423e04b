//! Tunes the evaluation against the solver: exact values of all lines of many positions, and what tells them apart.
//!
//! ```text
//! cargo run --release -p timbiriche --example tune -- siblings FILE [COUNT] [SEED]
//! cargo run --release -p timbiriche --example tune -- fit FILE
//! cargo run --release -p timbiriche --example tune -- regret [COUNT] [NODES] [SEED] [DRAWN] [NAME...]
//! cargo run --release -p timbiriche --example tune -- play [PAIRS] [NODES] [SEED] [SHARE] [NAME]
//! ```
//!
//! * `siblings` adds to FILE so many positions of the standard board, each with the exact value of every line: the
//!   undrawn lines in hexadecimal, and LINE:VALUE for each. What is in the file already is kept, and gone on from.
//! * `fit` tells, by the safe lines left, which weights of the long-chain rule and of the playouts tell the lines of
//!   a position apart best.
//! * `regret` has the solver judge the moves that a search finds with the plain evaluation and each of those named,
//!   with so many nodes a move, in so many positions with DRAWN lines drawn.
//! * `play` lets the evaluation named play against the plain one, with so many nodes a move, of which it gets SHARE of
//!   a hundred.
//!
//! Evaluations are `plain`, `tuned` (if none is named), `playouts`, and `doubt=N`.

mod contest;
mod fit;
mod opening;
mod positions;
mod regret;
mod siblings;

use std::path::Path;

use timbiriche::model::Evaluation;

/// The evaluation of this name.
fn evaluation(name: &str) -> Option<Evaluation> {
    match name {
        "plain" => Some(Evaluation::default()),
        "tuned" => Some(Evaluation::tuned()),
        "playouts" => Some(Evaluation::playing_out()),
        _ => Some(Evaluation { doubt: name.strip_prefix("doubt=")?.parse().ok()?, ..Evaluation::default() }),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |index: usize| arguments.get(index).map(String::as_str);
    let number = |index: usize, default: u64| match text(index) {
        Some(text) => text.parse().ok(),
        None => Some(default),
    };
    let named = |index: usize| -> Option<Vec<(String, Evaluation)>> {
        let names = arguments.get(index..).filter(|names| !names.is_empty());
        let names = names.map_or(vec!["tuned"], |names| names.iter().map(String::as_str).collect());
        names.into_iter().map(|name| Some((name.to_string(), evaluation(name)?))).collect()
    };
    const USAGE: &str = "usage: tune siblings FILE [COUNT] [SEED] | tune fit FILE | \
                         tune regret [COUNT] [NODES] [SEED] [DRAWN] [NAME...] | \
                         tune play [PAIRS] [NODES] [SEED] [SHARE] [NAME], \
                         NAME being plain, tuned, playouts or doubt=N";
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
        Some("regret") => match (number(1, 100), number(2, 3_000), number(3, 1), number(4, 20), named(5)) {
            (Some(count), Some(nodes), Some(seed), Some(drawn), Some(mut others)) => {
                others.insert(0, ("plain".to_string(), Evaluation::default()));
                regret::tell(count, nodes, seed, u32::try_from(drawn).unwrap_or(u32::MAX), others)
            }
            _ => usage(),
        },
        Some("play") => match (number(1, 100), number(2, 30_000), number(3, 1), number(4, 100), named(5)) {
            (Some(pairs), Some(nodes), Some(seed), Some(share), Some(named)) if named.len() == 1 => {
                contest::play(pairs, [nodes * share / 100, nodes], seed, named[0].clone())
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
