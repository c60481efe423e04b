//! A program that is spoken to in the words of one game: lines to and fro, whatever they mean.

use std::time::Instant;

use search::{EngineError, Limits};

use crate::Pace;
use crate::program::engine::GRACE;
use crate::program::link::{Heard, Link};
use crate::program::words;

/// A pair of pipes to a program, line by line.
pub trait Duplex: Send {
    /// Sends a line; its end is added.
    ///
    /// # Errors
    /// [`EngineError::NotStarted`] if the program can't be started. Whether it listens, the answer tells.
    fn send_line(&mut self, line: &str) -> Result<(), EngineError>;

    /// Waits for the next line and gives it without its end.
    ///
    /// # Errors
    /// [`EngineError::OutOfTime`] after `limits.time` or once `limits.stop` is raised,
    /// [`EngineError::Broken`] if the program has ended.
    fn receive_line(&mut self, limits: &Limits) -> Result<String, EngineError>;

    /// Ends the program: after an error, so that a late answer is not taken for the next one. With the next
    /// line that is sent it starts afresh.
    fn end(&mut self);
}

/// A program that is started when it is needed, and ended when this is dropped.
pub(crate) struct Conversation {
    words: Vec<String>,
    link: Option<Link>,
}

impl Conversation {
    /// Starts a program. The command is split into words as a shell would, but no shell runs.
    ///
    /// # Errors
    /// [`EngineError::NotStarted`] if the command is no list of words, or can't be started.
    pub(crate) fn start(command: &str) -> Result<Conversation, EngineError> {
        let words = words::split(command).map_err(EngineError::NotStarted)?;
        let link = Link::start(&words).map_err(EngineError::NotStarted)?;
        Ok(Conversation { words, link: Some(link) })
    }
}

impl Duplex for Conversation {
    fn send_line(&mut self, line: &str) -> Result<(), EngineError> {
        let link = match self.link.take() {
            Some(link) => link,
            None => Link::start(&self.words).map_err(EngineError::NotStarted)?,
        };
        self.link.insert(link).send(line);
        Ok(())
    }

    fn receive_line(&mut self, limits: &Limits) -> Result<String, EngineError> {
        let Some(link) = &self.link else { return Err(EngineError::Broken("it is not running".to_string())) };
        let until = Instant::now() + limits.time.unwrap_or(Pace::PROGRAM) + GRACE;
        match link.hear_unless(&limits.stop, until) {
            Heard::Line(line) => Ok(line),
            Heard::Silence if limits.stop.is_raised() => {
                Err(EngineError::OutOfTime("the program was stopped".to_string()))
            }
            heard => Err(link.fault(heard, "a line of text")),
        }
    }

    fn end(&mut self) {
        self.link = None;
    }
}
