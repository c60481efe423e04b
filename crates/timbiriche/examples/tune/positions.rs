//! The positions to tune with: such as a search comes to at its leaves.

use game::{Game, History};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use search::Model;
use timbiriche::model::ChainModel;
use timbiriche::{Timbiriche, TimbiricheSetup};

/// The size of the board, in boxes.
pub(crate) const BOXES: (usize, usize) = (4, 5);
/// The most lines drawn.
const MOST_DRAWN: u32 = 26;
/// Of a thousand moves so many are any candidate, the others a safe line.
const ANY: u32 = 60;

/// The lines left after so many random ones; `None` if there are more than was asked for. Nothing can be taken.
///
/// Nearly all lines are safe ones; now and then any candidate of the search, so that there are sacrifices and what
/// comes after them.
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
            return (now <= MOST_DRAWN).then(|| undrawn(game));
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
