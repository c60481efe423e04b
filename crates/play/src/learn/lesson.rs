//! The steps of a lesson, as a game crate writes them down.
//!
//! A step is a real position that came about by the rules, words, and a judge who says of every legal move
//! whether it is what the step asks for. Wrong moves are told why and are not made.

use game::{Game, History, SetupError, Values};
use texts::Message;

use crate::{AnyGame, MoveError};

/// What a step says to a move.
#[derive(Clone, Copy, Debug)]
pub enum Judgement {
    /// That was it: the step is done.
    Done,
    /// Right so far; this is said, and the step goes on.
    On(Message),
    /// Not what was asked for, and why. The move is not made.
    Wrong(Message),
}

impl Judgement {
    /// Whether the move is made.
    pub fn is_right(&self) -> bool {
        !matches!(self, Judgement::Wrong(_))
    }
}

/// A step of a game's lesson.
pub struct LessonStep<G: Game> {
    /// Its name in the file of what has been done; it never changes.
    pub name: &'static str,
    /// A heading of a few words.
    pub title: Message,
    /// What there is to know, and what to do.
    pub words: Message,
    /// What is said when it is done.
    pub praise: Message,
    /// The set-up, as [`Values::parse`] reads it.
    pub setup: &'static str,
    /// The moves that lead to the position, separated by blanks. Whoever moves then is the person.
    pub moves: &'static str,
    /// What a legal move of the person is worth. `made` counts their moves in this step.
    pub judge: fn(game: &G, mv: G::Move, made: usize) -> Judgement,
    /// What the other side answers; asked as long as it is their turn, also once the step is done, to show what
    /// comes of it. `None` only once it is done. `made` counts the person's moves in this step.
    pub answer: fn(game: &G, made: usize) -> Option<G::Move>,
}

/// Says that the other side has nothing to answer, for steps of one move.
pub fn no_answer<G: Game>(_game: &G, _made: usize) -> Option<G::Move> {
    None
}

/// A step whatever its game.
pub trait AnyStep: Sync {
    /// See [`LessonStep::name`].
    fn name(&self) -> &'static str;
    /// See [`LessonStep::title`].
    fn title(&self) -> Message;
    /// See [`LessonStep::words`].
    fn words(&self) -> Message;
    /// See [`LessonStep::praise`].
    fn praise(&self) -> Message;
    /// The position that the step begins with.
    ///
    /// # Errors
    /// If the set-up or a move is not possible; never for a game of the registry.
    fn position(&self) -> Result<Box<dyn AnyGame>, LessonError>;
    /// What a move that is legal in `game` is worth.
    ///
    /// # Errors
    /// If the move is not legal.
    fn judge(&self, game: &dyn AnyGame, mv: &str, made: usize) -> Result<Judgement, MoveError>;
    /// What the other side answers.
    fn answer(&self, game: &dyn AnyGame, made: usize) -> Option<String>;
}

/// Why a lesson can't be given.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// The set-up is not possible.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A move on the way to the position is not possible.
    #[error("{0}")]
    Move(#[from] MoveError),
}

impl<G: Game> AnyStep for LessonStep<G> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn title(&self) -> Message {
        self.title
    }

    fn words(&self) -> Message {
        self.words
    }

    fn praise(&self) -> Message {
        self.praise
    }

    fn position(&self) -> Result<Box<dyn AnyGame>, LessonError> {
        use game::Setup;
        let values = Values::parse(self.setup)?;
        values.check(G::Setup::fields())?;
        let mut history: Box<dyn AnyGame> = Box::new(History::<G>::new(&G::Setup::from_values(&values)?)?);
        for mv in self.moves.split_whitespace() {
            history.play(mv)?;
        }
        Ok(history)
    }

    fn judge(&self, game: &dyn AnyGame, mv: &str, made: usize) -> Result<Judgement, MoveError> {
        let mv = game.check(mv)?;
        let Some(history) = game.as_any().downcast_ref::<History<G>>() else {
            return Err(game::IllegalMove::new(crate::texts::ANOTHER_GAME).into());
        };
        let game = history.game();
        Ok((self.judge)(game, game.parse_move(&mv)?, made))
    }

    fn answer(&self, game: &dyn AnyGame, made: usize) -> Option<String> {
        let game = game.as_any().downcast_ref::<History<G>>()?.game();
        let mv = (self.answer)(game, made)?;
        game.check(mv).ok()?;
        Some(mv.to_string())
    }
}
