//! Puzzles: positions with one best move, and no other that is as good.
//!
//! Each game keeps its puzzles in a text file of its own and says in a [`PuzzleKit`] what kinds of puzzles there
//! are; everything else is written once for all games.
//!
//! * `sitting`: somebody at a puzzle, for the screen and the line mode.
//! * `file`: the text format. * `exact`: the exact value of every move. * `verify`: proves every claim of a file
//!   again. * `generate`: looks for new ones.
//!
//! The position of a puzzle is reached by moves from the start of a game, never put on the board.

mod exact;
mod file;
mod generate;
mod kit;
mod sitting;
mod verify;

pub use exact::{Judge, cost};
pub use file::{parse, write};
pub use generate::{Wish, generate};
pub use kit::{AnyPuzzleKit, Candidate, PuzzleKit, Theme};
pub use sitting::{Answer, Hint, PATIENCE, Sitting};
pub use verify::{PuzzleFault, verify, verify_all};

use game::Values;
use search::Score;

use crate::{AnyGame, GameEntry, PlayError};

/// A puzzle as it stands in its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its name, which stays the same as long as the position does; a person's progress is kept under it.
    pub id: String,
    /// Which kind it is: the name of one of the game's [`Theme`]s.
    pub theme: String,
    /// The set-up of the game.
    pub setup: Values,
    /// The moves from the start to the position.
    pub moves: Vec<String>,
    /// The one best move.
    pub best: String,
    /// Its exact value for the seat that makes it.
    pub value: Score,
    /// The exact value of the best other move.
    pub second: Score,
    /// Best play by everybody from the position on, beginning with the best move. Not always to the end.
    pub line: Vec<String>,
    /// How hard it is; within a game's puzzles more is harder.
    pub difficulty: u32,
    /// The number of its first line in the file, from 1; 0 if it was not read from one.
    pub at: usize,
}

impl Puzzle {
    /// The position, reached by the rules.
    ///
    /// # Errors
    /// If the set-up or one of the moves is not possible.
    pub fn position(&self, entry: &GameEntry) -> Result<Box<dyn AnyGame>, PlayError> {
        let mut game = entry.start(&self.setup)?;
        for mv in &self.moves {
            game.play(mv)?;
        }
        Ok(game)
    }

    /// Whether a legal move in the position is the best one.
    pub fn is_solved_by(&self, mv: &str) -> bool {
        self.best == mv
    }
}

impl GameEntry {
    /// The game's puzzles, the easiest first. None if it has no file of puzzles.
    ///
    /// # Errors
    /// If the file is damaged; a test reads every file, so that this does not happen in a finished program.
    pub fn puzzles(&self) -> Result<Vec<Puzzle>, game::record::DamagedRecord> {
        self.puzzle_kit().map_or(Ok(Vec::new()), |kit| parse(kit.text))
    }
}
