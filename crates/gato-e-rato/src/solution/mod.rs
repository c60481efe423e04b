//! The full solution: who wins from every position, and in how many plies.
//!
//! * `index`: the numbering of the placements.
//! * `build`: the retrograde analysis that fills the table.
//! * [`Fate`]: what the table says about a position.
//! * `choice`: what perfect play does with it.
//!
//! The table has one byte for each placement of the cats, side to move and square of the mouse; its layout
//! stands at [`Solution`].

mod build;
mod choice;
mod fate;
mod index;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use crate::{GatoERato, Side, Square};

pub use choice::verdicts;
pub use fate::Fate;
pub use index::PLACEMENTS;

/// The solved game.
///
/// | byte | what |
/// | --- | --- |
/// | `64 * placement + mouse` | the mouse to move |
/// | `64 * placement + 32 + mouse` | the cats to move |
///
/// `placement` is the number of the cats' squares (0 to 35959), `mouse` the number of the mouse's. A byte is
/// the score for the cats: `n` if the mouse has won after `n` plies, `255 - n` if the cats have. So the cats
/// like a greater byte better, whatever they look at, and the mouse a smaller one. Where the mouse would
/// stand on a cat, the byte is the worst one for the side that would have to move there.
#[derive(Clone, Debug)]
pub struct Solution {
    scores: Box<[u8]>,
}

/// The bytes of one placement: two sides to move, 32 squares of the mouse each.
const ROW: usize = 2 * Square::COUNT;
/// The size of the table in bytes.
const SIZE: usize = PLACEMENTS * ROW;

// The promise is 8 MiB; one byte more than the table needs would be a mistake in its layout.
const _: () = assert!(SIZE == 2_301_440 && SIZE <= 8 << 20);

impl Solution {
    /// The solution, made when it is first asked for and shared from then on.
    pub fn shared() -> &'static Solution {
        static SOLUTION: OnceLock<Solution> = OnceLock::new();
        SOLUTION.get_or_init(Solution::build)
    }

    /// Solves the game anew. [`Solution::shared`] is what players want; this is what benches measure.
    pub fn build() -> Solution {
        Solution { scores: build::scores() }
    }

    /// The size of the table in bytes.
    pub fn bytes(&self) -> usize {
        self.scores.len()
    }

    /// How a position ends if both sides play as well as they can.
    #[inline]
    pub fn fate(&self, game: &GatoERato) -> Fate {
        Fate::of_score(self.scores[slot(game)])
    }

    /// Every position with its fate: placements in the order of the table, the mouse on every free square,
    /// either side to move; also those that no game reaches, and those that are over.
    pub fn positions(&self) -> impl Iterator<Item = (GatoERato, Fate)> + '_ {
        index::placements().flat_map(move |cats| {
            Side::BOTH.into_iter().flat_map(move |side| {
                let games = Square::all().filter_map(move |mouse| GatoERato::position(cats, mouse, side));
                games.map(|game| {
                    let fate = self.fate(&game);
                    (game, fate)
                })
            })
        })
    }
}

/// Where the table keeps a position.
#[inline]
fn slot(game: &GatoERato) -> usize {
    index::rank(game.cats()) * ROW + side_offset(game.side_to_move()) + game.mouse().index()
}

#[inline]
const fn side_offset(side: Side) -> usize {
    match side {
        Side::Mouse => 0,
        Side::Cats => Square::COUNT,
    }
}
