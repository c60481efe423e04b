//! A lesson that somebody takes.

use game::Seat;
use texts::Message;

use super::lesson::{AnyStep, Judgement, LessonError};
use crate::{AnyGame, GameEntry, MoveError};

/// After so many wrong moves a right one is shown.
pub const PATIENCE: u32 = 2;

/// A lesson that somebody takes: the step that they are at, and how the game stands in it.
pub struct Course {
    steps: Vec<&'static dyn AnyStep>,
    at: usize,
    game: Box<dyn AnyGame>,
    /// The moves that led to the position of the step.
    before: usize,
    person: Seat,
    /// The person's moves in this step.
    made: usize,
    wrong: u32,
    done: bool,
}

/// What a move of the person is answered.
#[derive(Clone, Copy, Debug)]
pub enum Heard {
    /// The step is done; this is said.
    Done(Message),
    /// Right; this is said, and the step goes on.
    On(Message),
    /// Not what was asked for, and why. The move was not made.
    Wrong(Message),
}

impl Course {
    /// The lesson of a game from a step, counted from 0; `None` if the game has no such step.
    ///
    /// # Errors
    /// If the position of the step is not possible; never for a game of the registry.
    pub fn new(entry: &GameEntry, at: usize) -> Result<Option<Course>, LessonError> {
        let steps = entry.lesson();
        let Some(step) = steps.get(at) else { return Ok(None) };
        let game = step.position()?;
        let mut course =
            Course { before: 0, person: game.to_move(), game, steps, at, made: 0, wrong: 0, done: false };
        course.begin()?;
        Ok(Some(course))
    }

    fn begin(&mut self) -> Result<(), LessonError> {
        self.game = self.step().position()?;
        self.before = self.game.moves().len();
        self.person = self.game.to_move();
        (self.made, self.wrong, self.done) = (0, 0, false);
        Ok(())
    }

    /// The step.
    pub fn step(&self) -> &'static dyn AnyStep {
        self.steps[self.at]
    }

    /// The number of the step, counted from 0.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    pub fn count(&self) -> usize {
        self.steps.len()
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The seat of the person.
    pub fn person(&self) -> Seat {
        self.person
    }

    /// The moves of this step, the person's and the answers.
    pub fn moves_made(&self) -> usize {
        self.game.moves().len() - self.before
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Whether the person is to move.
    pub fn awaits_person(&self) -> bool {
        !self.done && self.game.outcome().is_none() && self.game.to_move() == self.person
    }

    /// Goes to a step, to its start; whether there is such a step.
    ///
    /// # Errors
    /// As [`Course::new`].
    pub fn go_to(&mut self, at: usize) -> Result<bool, LessonError> {
        if at >= self.steps.len() {
            return Ok(false);
        }
        self.at = at;
        self.begin()?;
        Ok(true)
    }

    /// The person makes a move. If it is not what the step asks for, nothing has changed but the count of tries.
    ///
    /// # Errors
    /// If the move is not legal, or it is not the person's turn; that counts as no try.
    pub fn play(&mut self, text: &str) -> Result<Heard, MoveError> {
        if !self.awaits_person() {
            return Err(game::IllegalMove::new(crate::texts::NOT_YOUR_TURN).into());
        }
        let step = self.step();
        match step.judge(&*self.game, text, self.made)? {
            Judgement::Wrong(why) => {
                self.wrong += 1;
                Ok(Heard::Wrong(why))
            }
            Judgement::On(words) => {
                self.game.play(text)?;
                self.made += 1;
                self.wrong = 0;
                Ok(Heard::On(words))
            }
            Judgement::Done => {
                self.game.play(text)?;
                self.made += 1;
                self.done = true;
                Ok(Heard::Done(step.praise()))
            }
        }
    }

    /// What the other side plays next; `None` if it has nothing to answer. Nothing is played yet.
    pub fn answer(&self) -> Option<String> {
        if self.game.outcome().is_some() || self.game.to_move() == self.person {
            return None;
        }
        self.step().answer(&*self.game, self.made)
    }

    /// Plays what [`Course::answer`] says; the move.
    pub fn play_answer(&mut self) -> Option<String> {
        let mv = self.answer()?;
        self.game.play(&mv).ok()
    }

    /// Whether a right move is to be shown unasked: there were [`PATIENCE`] wrong ones.
    pub fn needs_help(&self) -> bool {
        self.wrong >= PATIENCE
    }

    /// A right move, one that ends the step if there is one; `None` while it is not the person's turn.
    pub fn hint(&self) -> Option<String> {
        if !self.awaits_person() {
            return None;
        }
        let judged = |mv: &String| self.step().judge(&*self.game, mv, self.made);
        let moves = self.game.legal_moves();
        let ends = moves.iter().find(|mv| matches!(judged(mv), Ok(Judgement::Done)));
        let goes_on = || moves.iter().find(|mv| matches!(judged(mv), Ok(Judgement::On(_))));
        ends.or_else(goes_on).cloned()
    }
}
