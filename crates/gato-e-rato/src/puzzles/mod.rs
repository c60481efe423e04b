//! Which positions of Gato e rato are puzzles: those in which one move holds and every other one loses.

pub mod texts;

use game::Values;
use play::learn::puzzle::{Candidate, PuzzleKit, Theme};
use search::Score;

use crate::{GatoERato, Side};

/// The puzzles.
pub(crate) const KIT: PuzzleKit<GatoERato> = PuzzleKit {
    text: include_str!("../../puzzles.txt"),
    themes: &[
        Theme { name: HOLD, title: texts::HOLD, ask: texts::ASK_HOLD, hint: texts::HINT_HOLD },
        Theme { name: ESCAPE, title: texts::ESCAPE, ask: texts::ASK_ESCAPE, hint: texts::HINT_ESCAPE },
    ],
    explanation_tells: false,
    nodes: None,
    setup: |_| Values::new(),
    is_ripe: |game| game.winner().is_none(),
    theme,
    shape,
};

const HOLD: &str = "hold";
const ESCAPE: &str = "escape";
/// A win that is nearer is no puzzle, in plies.
const NEAREST: u32 = 4;

fn theme(candidate: &Candidate<'_, GatoERato>) -> Option<&'static str> {
    let (Score::Win(plies), Score::Loss(_)) = (candidate.value(), candidate.second()) else { return None };
    if plies < NEAREST {
        return None;
    }
    let (name, fewest) = match candidate.game.side_to_move() {
        Side::Cats => (HOLD, 5),
        Side::Mouse => (ESCAPE, 3),
    };
    (candidate.values.len() >= fewest).then_some(name)
}

/// The board has no mirror: seen in one, the dark squares are light.
fn shape(game: &GatoERato) -> String {
    format!("{:x} {} {:?}", game.cats().bits(), game.mouse(), game.side_to_move())
}
