//! Two levels against each other: swapped pairs from random openings.
//!
//! `cargo run --release -p timbiriche --example levels -- hard medium [PAIRS] [SEED] [THINK SECONDS]`

use std::time::{Duration, Instant};

use game::{Game, History, Seat};
use play::{EngineOptions, Level};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{Engine, Limits};
use timbiriche::{Timbiriche, TimbiricheSetup, ai};

/// The lines drawn at random before the game begins.
const OPENING: usize = 4;

fn opening(seed: u64) -> History<Timbiriche> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut history = History::<Timbiriche>::new(&TimbiricheSetup::default()).expect("the default set-up");
    let mut moves = Vec::new();
    for _ in 0..OPENING {
        history.game().legal_moves(&mut moves);
        history.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
    }
    history
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let level = |index: usize| arguments.get(index).and_then(|text| text.parse::<Level>().ok());
    let number = |index: usize, default: u64| {
        arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (Some(one), Some(other)) = (level(0), level(1)) else {
        return eprintln!("usage: levels LEVEL LEVEL [PAIRS] [SEED] [THINK SECONDS]");
    };
    let (pairs, seed, think) = (number(2, 50), number(3, 1), number(4, 1));
    let (mut points, mut games) = (0.0, 0);
    let mut slowest = [Duration::ZERO; 2];
    let mut total = [(Duration::ZERO, 0_u32); 2];
    for pair in 0..pairs {
        for first in [0, 1] {
            let options = EngineOptions { seed: seed + pair, ..EngineOptions::default() };
            let mut engines = [ai::engine(one, &options), ai::engine(other, &options)];
            let mut history = opening(1_000 * seed + pair);
            while history.game().outcome().is_none() {
                let who = (history.game().to_move().index() + first) % 2;
                let limits = Limits { time: Some(Duration::from_secs(think)), ..Limits::default() };
                let start = Instant::now();
                let verdict =
                    engines[who].think(&history, &limits, &mut |_| {}).expect("an open game has a move");
                slowest[who] = slowest[who].max(start.elapsed());
                total[who].0 += start.elapsed();
                total[who].1 += 1;
                history.play(verdict.best).expect("a legal move");
            }
            let outcome = history.game().outcome().expect("the game is over");
            points += outcome.share(Seat::new(first as u8));
            games += 1;
        }
    }
    println!("{one} against {other}: {points} of {games} points, {:.1} %", 100.0 * points / f64::from(games));
    for (who, level) in [one, other].into_iter().enumerate() {
        println!("  {level}: slowest move {:?}, mean {:?}", slowest[who], total[who].0 / total[who].1.max(1));
    }
}
