//! A program that is spoken to in the words of one game: lines to and fro, whatever they mean.

use std::time::{Duration, Instant};

use search::{EngineError, Limits};

use crate::Pace;
use crate::program::link::{Heard, Link};
use crate::program::words;

/// How far beyond its turn a program's answer is still taken.
const GRACE: Duration = Duration::from_millis(500);
/// How often the stop flag is looked at while a program thinks.
const GLANCE: Duration = Duration::from_millis(10);

/// A pair of pipes to a program, line by line.
pub trait Duplex: Send {
    /// Sends a line; its end is added.
    ///
    /// # Errors
    /// [`EngineError::Broken`] if the program can't be started or does not listen any more.
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
    /// If the command is no list of words, or can't be started.
    pub(crate) fn start(command: &str) -> Result<Conversation, EngineError> {
        let words = words::split(command).map_err(EngineError::Broken)?;
        let link = Link::start(&words).map_err(EngineError::Broken)?;
        Ok(Conversation { words, link: Some(link) })
    }
}

impl Duplex for Conversation {
    fn send_line(&mut self, line: &str) -> Result<(), EngineError> {
        let link = match self.link.take() {
            Some(link) => link,
            None => Link::start(&self.words).map_err(EngineError::Broken)?,
        };
        self.link.insert(link).send(line);
        Ok(())
    }

    fn receive_line(&mut self, limits: &Limits) -> Result<String, EngineError> {
        let Some(link) = &self.link else { return Err(EngineError::Broken("it is not running".to_string())) };
        let until = Instant::now() + limits.time.unwrap_or(Pace::PROGRAM) + GRACE;
        loop {
            if limits.stop.is_raised() {
                return Err(EngineError::OutOfTime("the program was stopped".to_string()));
            }
            let now = Instant::now();
            match link.hear(until.min(now + GLANCE)) {
                Heard::Silence if now < until => {}
                Heard::Silence => {
                    return Err(EngineError::OutOfTime("the program did not answer in its time".to_string()));
                }
                Heard::Gone => return Err(EngineError::Broken(link.how_it_ended())),
                Heard::Garbage(what) => {
                    return Err(EngineError::Broken(format!("expected a line of text, found {what}")));
                }
                Heard::Line(line) => return Ok(line),
            }
        }
    }

    fn end(&mut self) {
        self.link = None;
    }
}
