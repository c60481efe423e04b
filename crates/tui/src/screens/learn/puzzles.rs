//! Where the list and the lessons meet the screen of puzzles.

use ::play::learn::Puzzle;

use crate::context::{Context, GameUi};
use crate::screens::Screen;
use crate::screens::puzzle::Puzzles;

/// The names of a game's puzzles, the easiest first.
pub(super) fn names(ui: &GameUi) -> Vec<String> {
    puzzles(ui).into_iter().map(|puzzle| puzzle.id).collect()
}

/// The screen of a puzzle, counted from 0; without a number that of the first one that is not solved.
pub(super) fn open(context: &mut Context, ui: &'static GameUi, at: Option<usize>) -> Option<Box<dyn Screen>> {
    Puzzles::new(context, ui, at).map(|screen| Box::new(screen) as Box<dyn Screen>)
}

/// A file that is damaged holds none; a test of the registry reads them all.
fn puzzles(ui: &GameUi) -> Vec<Puzzle> {
    ui.entry.puzzles().unwrap_or_default()
}
