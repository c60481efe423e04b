//! Openings of random lines, the same for the same seed.

use game::{Game, History};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use timbiriche::{Timbiriche, TimbiricheSetup};

/// The standard board with so many random lines drawn.
pub(crate) fn opening(lines: usize, seed: u64) -> History<Timbiriche> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut history = History::<Timbiriche>::new(&TimbiricheSetup::default()).expect("the default set-up");
    let mut moves = Vec::new();
    for _ in 0..lines {
        history.game().legal_moves(&mut moves);
        history.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
    }
    history
}
