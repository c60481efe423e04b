//! How often `perfect` is exact with so many lines drawn on the standard board.
//!
//! `cargo run --release -p timbiriche --example exact -- DRAWN [POSITIONS] [THINK SECONDS] [SEED]`

use std::time::{Duration, Instant};

use game::{Game, History};
use play::{EngineOptions, Level};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{Engine, Limits};
use timbiriche::{Timbiriche, TimbiricheSetup, ai};

/// A position with so many lines drawn, without a box that can be taken as long as that is possible.
fn position(drawn: u64, rng: &mut ChaCha8Rng) -> History<Timbiriche> {
    let mut history = History::<Timbiriche>::new(&TimbiricheSetup::default()).expect("the default set-up");
    let mut moves = Vec::new();
    for _ in 0..drawn {
        history.game().legal_moves(&mut moves);
        let game = history.game();
        let quiet = |line: &timbiriche::Line| {
            let mut after = game.clone();
            after.make(*line);
            after.boxes_with_sides(3) == 0
        };
        let safe: Vec<_> = moves.iter().copied().filter(quiet).collect();
        let choice = if safe.is_empty() { &moves } else { &safe };
        let line = choice[rng.random_range(0..choice.len())];
        history.play(line).expect("a legal move");
    }
    history
}

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let number = |index: usize, default: u64| arguments.get(index).copied().unwrap_or(default);
    let (drawn, positions, think, seed) = (number(0, 21), number(1, 10), number(2, 5), number(3, 1));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut exact, mut slowest, mut total) = (0, Duration::ZERO, Duration::ZERO);
    for _ in 0..positions {
        let history = position(drawn, &mut rng);
        let mut engine = ai::engine(Level::Perfect, &EngineOptions::default());
        let start = Instant::now();
        let limits = Limits::time(Duration::from_secs(think));
        let verdict = engine.think(&history, &limits, &mut |_| {}).expect("an open game has a move");
        slowest = slowest.max(start.elapsed());
        total += start.elapsed();
        exact += u64::from(verdict.report.exact);
    }
    println!(
        "{drawn} lines drawn: {exact} of {positions} exact within {think} s; slowest {slowest:.2?}, mean {:.2?}",
        total / positions.max(1) as u32
    );
}
