//! What is spoken with a program.

use std::time::{Duration, Instant};

use search::{EngineError, Limits, Report, Stop, Verdict};

use crate::AnyGame;
use crate::program::link::{Heard, Link};

/// A way to speak with a program. One object speaks with one program; it remembers what the program knows.
///
/// Another way to speak (a game's own calls, an older protocol) is another implementation of this.
pub(crate) trait Language: Send {
    /// Greets a program that has just been started, and forgets what an earlier one knew. Gives the name that the
    /// program goes by, if it tells one.
    ///
    /// # Errors
    /// If it does not greet back by `until`, or `stop` is raised before.
    fn greet(&mut self, link: &Link, stop: &Stop, until: Instant) -> Result<Option<String>, EngineError>;

    /// Asks for a move. The answer is not yet held against the rules.
    ///
    /// # Errors
    /// If there is no answer by the end of the turn, or none that can be understood.
    fn ask(
        &mut self,
        link: &Link,
        turn: &Turn<'_>,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError>;

    /// A new game begins with the next question.
    fn new_game(&mut self);
}

/// What a program is asked.
pub(crate) struct Turn<'a> {
    /// The name of the game.
    pub(crate) name: &'a str,
    /// The game so far; it is open.
    pub(crate) game: &'a dyn AnyGame,
    /// The limits as the engine was told them.
    pub(crate) limits: &'a Limits,
    /// When the turn's time is over.
    pub(crate) end: Instant,
    /// When even the grace for the way through the pipe is over.
    pub(crate) until: Instant,
}

impl Turn<'_> {
    /// What is left of the turn.
    pub(crate) fn left(&self) -> Duration {
        self.end.saturating_duration_since(Instant::now())
    }

    /// Waits for a line; an error where none comes in time.
    pub(crate) fn hear(&self, link: &Link, expected: &str) -> Result<String, EngineError> {
        match link.hear(self.until) {
            Heard::Line(line) => Ok(line),
            heard => Err(link.fault(heard, expected)),
        }
    }
}
