//! The positions to tune with: such as a search comes to at its leaves.

use std::path::Path;

use game::{Game, History};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::Model;
use timbiriche::model::ChainModel;
use timbiriche::{Timbiriche, TimbiricheSetup};

/// The size of the board, in boxes.
pub(crate) const BOXES: (usize, usize) = (4, 5);
/// The fewest lines drawn, and the most.
const DRAWN: [u32; 2] = [14, 26];
/// Of a thousand moves so many are any candidate, the others a safe line.
const ANY: u32 = 60;

/// The lines left in position number `index` of those that come from a seed. Nothing can be taken in it.
///
/// Lines are drawn at random, nearly all of them safe ones; now and then any candidate of the search, so that
/// there are sacrifices and what comes after them. Positions with few lines are the rarer, the longer the solver
/// takes for them.
pub(crate) fn position(seed: u64, index: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(index));
    loop {
        // The larger of two: twice as many in the middle as at the beginning.
        let drawn = rng.random_range(DRAWN[0]..=DRAWN[1]).max(rng.random_range(DRAWN[0]..=DRAWN[1] - 4));
        if let Some(undrawn) = attempt(drawn, &mut rng) {
            return undrawn;
        }
    }
}

pub(crate) fn attempt(drawn: u32, rng: &mut ChaCha8Rng) -> Option<u64> {
    let mut history = History::<Timbiriche>::new(&TimbiricheSetup::default()).expect("the default set-up");
    let model = ChainModel::default();
    let mut moves = Vec::new();
    let total = history.game().moves_left();
    loop {
        let game = history.game();
        let now = total - game.moves_left();
        let quiet = game.boxes_with_sides(3) == 0;
        if now >= drawn && quiet {
            // What is left by sacrifices and captures may lie beyond.
            return (now <= DRAWN[1]).then(|| undrawn(game));
        }
        model.candidates(game, &mut moves);
        if quiet && rng.random_range(0..1000) >= ANY {
            let safe = |line: &timbiriche::Line| {
                let mut after = game.clone();
                after.make(*line);
                after.boxes_with_sides(3) == 0
            };
            let mut all = Vec::new();
            game.legal_moves(&mut all);
            all.retain(safe);
            if !all.is_empty() {
                moves = all;
            }
        }
        let line = moves[rng.random_range(0..moves.len())];
        history.play(line).expect("a legal move");
    }
}

/// The lines left in a position.
pub(crate) fn undrawn(game: &Timbiriche) -> u64 {
    game.open().iter().fold(0, |sum, line| sum | 1_u64 << line)
}

/// A position with these lines left. Whose turn it is, and who owns the boxes, means nothing for its value.
pub(crate) fn game_of(undrawn: u64) -> Timbiriche {
    let setup = TimbiricheSetup::default();
    let mut game = History::<Timbiriche>::new(&setup).expect("the default set-up").game().clone();
    let drawn = (0..game.geometry().lines()).filter(|number| undrawn >> number & 1 == 0);
    for number in drawn {
        game.make(game.geometry().line(number));
    }
    game
}

/// The positions of a file with their values: the undrawn lines, the net boxes for the seat to move.
pub(crate) fn read(file: &Path) -> Result<Vec<(u64, i32)>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let entry = |line: &str| {
        let (lines, value) = line.split_once(' ')?;
        Some((u64::from_str_radix(lines, 16).ok()?, value.parse().ok()?))
    };
    let wrong = |number: usize, line: &str| {
        format!("{}, line {}: expected LINES VALUE, found {line:?}", file.display(), number + 1)
    };
    text.lines().enumerate().map(|(number, line)| entry(line).ok_or_else(|| wrong(number, line))).collect()
}
