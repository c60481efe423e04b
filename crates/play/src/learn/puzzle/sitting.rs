//! Somebody at a puzzle: their tries, hints, and how it ended. Knows no screen.

use texts::Message;

use super::{AnyPuzzleKit, Puzzle};
use crate::learn::Attempt;
use crate::{AnyGame, GameEntry, MoveError, PlayError};

/// After so many wrong moves there are hints.
pub const PATIENCE: u32 = 2;

/// Somebody at a puzzle.
pub struct Sitting {
    puzzle: Puzzle,
    position: Box<dyn AnyGame>,
    hint: Message,
    wrong: u32,
    hints: u32,
    solved: bool,
}

/// What a legal move is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move, as its token.
    pub mv: String,
    /// Whether it is the one.
    pub right: bool,
}

/// A hint.
#[derive(Clone, Debug)]
pub enum Hint {
    /// Not before so many more tries.
    Later(u32),
    /// What to think of.
    Words(Message),
    /// The move itself.
    Move(String),
}

impl Sitting {
    /// Sits down at a puzzle.
    ///
    /// # Errors
    /// If its position can't be reached; never for a puzzle that was verified.
    pub fn new(entry: &GameEntry, kit: &AnyPuzzleKit, puzzle: &Puzzle) -> Result<Sitting, PlayError> {
        let theme = kit.theme_named(&puzzle.theme).or(kit.themes.first());
        let hint = theme.map(|theme| theme.hint).ok_or(PlayError::NoSolver(entry.name))?;
        let position = puzzle.position(entry)?;
        Ok(Sitting { puzzle: puzzle.clone(), position, hint, wrong: 0, hints: 0, solved: false })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position.
    pub fn position(&self) -> &dyn AnyGame {
        &*self.position
    }

    /// The position after the first moves of the line that follows.
    pub fn along_the_line(&self, count: usize) -> Box<dyn AnyGame> {
        let mut game = self.position.boxed_clone();
        for mv in self.puzzle.line.iter().take(count) {
            // Verified with the puzzle; what could not be made ends the line.
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    }

    /// Tries a move. Nothing is played on the board.
    ///
    /// # Errors
    /// If the move is not legal; that counts as no try.
    pub fn answer(&mut self, text: &str) -> Result<Answer, MoveError> {
        let mv = self.position.check(text)?;
        let right = self.puzzle.is_solved_by(&mv);
        if right {
            self.solved = true;
        } else if !self.solved {
            self.wrong += 1;
        }
        Ok(Answer { mv, right })
    }

    /// How a try is written down.
    pub fn attempt(answer: &Answer) -> Attempt {
        if answer.right { Attempt::Solved } else { Attempt::Wrong }
    }

    /// The wrong moves so far.
    pub fn wrong(&self) -> u32 {
        self.wrong
    }

    /// Whether it has been solved.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// The next hint: after [`PATIENCE`] wrong moves words, and then the move.
    pub fn hint(&mut self) -> Hint {
        if self.wrong < PATIENCE {
            return Hint::Later(PATIENCE - self.wrong);
        }
        self.hints += 1;
        match self.hints {
            1 => Hint::Words(self.hint),
            _ => Hint::Move(self.puzzle.best.clone()),
        }
    }
}
