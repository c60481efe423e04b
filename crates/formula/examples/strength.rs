//! How strong a level is: races of two cars in pairs, with the seats swapped, from random openings.
//!
//! `cargo run --release -p formula --example strength -- A B [PAIRS] [SECONDS] [TRACK] [first|round]`
//!
//! A and B are levels. Tells the points of A, the turns by which the winners were behind the par, and how
//! many cars went off the track.

use std::time::Duration;

use formula::drivers::Driver;
use formula::{Car, Entry, Formula, FormulaSetup};
use game::{Game, History, Outcome, Seat, Setup, Values};
use play::{EngineOptions, Level, Playable};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{Engine, Limits};

/// What came of a race.
struct Race {
    share: f64,
    out: [u32; 2],
    rounds: u32,
}

fn race(opening: &History<Formula>, levels: [Level; 2], time: Duration, seed: u64) -> Race {
    let mut history = opening.clone();
    let mut drivers =
        levels.map(|level| Driver::new(level, &EngineOptions { seed, threads: 1, table_mib: 64 }));
    while history.game().outcome().is_none() {
        let mover = history.game().to_move().index();
        let verdict = drivers[mover].think(&history, &Limits::time(time), &mut |_| {}).expect("an open race");
        history.play(verdict.best).expect("a legal answer");
    }
    let game = history.game();
    let outcome = game.outcome().unwrap_or(Outcome::Nobody);
    let out = [Seat::FIRST, Seat::SECOND].map(|seat| u32::from(game.car(seat) == Car::Out));
    Race { share: outcome.share(Seat::FIRST), out, rounds: game.round() }
}

fn opening(setup: &FormulaSetup, seed: u64) -> History<Formula> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut history = History::<Formula>::new(setup).expect("a good set-up");
    let mut moves = Vec::new();
    for _ in 0..4 {
        history.game().legal_moves(&mut moves);
        Entry::opening_moves(history.game(), &mut moves);
        let mv = moves[rng.random_range(0..moves.len())];
        history.play(mv).expect("a legal move");
    }
    history
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument =
        |index: usize, default: &str| arguments.get(index).map_or(default, String::as_str).to_string();
    let level =
        |index: usize| argument(index, "").parse::<Level>().expect("expected: A B [PAIRS] [SECONDS] [TRACK]");
    let (a, b) = (level(0), level(1));
    let pairs: u64 = argument(2, "50").parse().expect("a number of pairs");
    let time = Duration::from_secs_f64(argument(3, "0.1").parse().expect("seconds"));
    let values = Values::new().with("track", argument(4, "oval")).with("finish", argument(5, "first"));
    let setup = FormulaSetup::from_values(&values).expect("a good set-up");
    let (mut points, mut out, mut rounds) = (0.0, [0, 0], 0);
    for seed in 0..pairs {
        let opening = opening(&setup, seed);
        let first = race(&opening, [a, b], time, seed);
        let second = race(&opening, [b, a], time, seed);
        points += first.share + 1.0 - second.share;
        out = [out[0] + first.out[0] + second.out[1], out[1] + first.out[1] + second.out[0]];
        rounds += first.rounds + second.rounds;
    }
    let games = 2 * pairs;
    println!(
        "{a} against {b}: {points} of {games} points ({:.0} %), {} and {} cars went out, {:.1} rounds a race",
        100.0 * points / games as f64,
        out[0],
        out[1],
        f64::from(rounds) / games as f64,
    );
}
