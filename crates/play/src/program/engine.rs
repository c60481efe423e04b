//! A program as an engine.

use std::time::{Duration, Instant};

use search::{EngineError, Limits, MoveValue, Report, Score, Stop, Verdict};

use crate::program::language::{Language, Turn};
use crate::program::line_language::LineLanguage;
use crate::program::link::Link;
use crate::program::words;
use crate::{AnyEngine, AnyGame, Pace};

/// How long a program may take to start and to greet.
const START: Duration = Duration::from_secs(10);
/// How far beyond its turn a program's answer is still taken: the way through the pipe, a busy machine.
pub(super) const GRACE: Duration = Duration::from_millis(500);

/// Somebody's program as an engine: started when it is asked first, spoken to through pipes, ended when this
/// is dropped. Whatever it does (silence, garbage, an illegal move, an early end) becomes an [`EngineError`]
/// with the reason; after one the program is ended, and started afresh for the next question.
pub struct ProgramEngine {
    game: &'static str,
    words: Vec<String>,
    language: Box<dyn Language>,
    link: Option<Link>,
    /// What it goes by, as it said itself.
    name: Option<String>,
    /// Raised once nobody waits for it any more.
    stop: Stop,
}

impl ProgramEngine {
    /// A program that speaks the line protocol and plays the game of this name. The command is split into
    /// words as a shell would, but no shell runs. `stop` is raised once nobody waits for its greeting any more.
    ///
    /// # Errors
    /// If the command is no list of words.
    pub fn new(game: &'static str, command: &str, stop: &Stop) -> Result<ProgramEngine, EngineError> {
        let words = words::split(command).map_err(EngineError::NotStarted)?;
        Ok(ProgramEngine {
            game,
            words,
            language: Box::new(LineLanguage::default()),
            link: None,
            name: None,
            stop: stop.clone(),
        })
    }

    /// Starts the program and greets it, unless it is running: so that a turn's time is not spent on it, and
    /// that a command that can't work is found out early.
    ///
    /// # Errors
    /// [`EngineError::NotStarted`] if it can't be started, does not greet back, or nobody waits for that any more.
    pub fn start(&mut self) -> Result<(), EngineError> {
        self.start_unless(&self.stop.clone())
    }

    fn start_unless(&mut self, stop: &Stop) -> Result<(), EngineError> {
        if self.link.is_none() {
            let link = Link::start(&self.words).map_err(EngineError::NotStarted)?;
            let greeted = self.language.greet(&link, stop, Instant::now() + START);
            self.name = greeted.map_err(|error| {
                EngineError::NotStarted(match error {
                    EngineError::OutOfTime(_) if stop.is_raised() => {
                        "nobody waited for the program to answer 'hello'".to_string()
                    }
                    EngineError::OutOfTime(_) => {
                        format!("the program did not answer 'hello' within {} s", START.as_secs())
                    }
                    error => error.to_string(),
                })
            })?;
            self.link = Some(link);
        }
        Ok(())
    }

    /// What the program goes by, if it has been started and has told.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    fn ask(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError> {
        self.start_unless(&limits.stop)?;
        // The program has been started just now, if it was not running.
        let Some(link) = &self.link else { return Err(EngineError::Broken("it is not running".to_string())) };
        let end = Instant::now() + limits.time.unwrap_or(Pace::PROGRAM);
        let turn = Turn { name: self.game, game, limits, end, until: end + GRACE };
        let mut verdict = self.language.ask(link, &turn, on_progress)?;
        match game.check(&verdict.best) {
            Ok(token) => verdict.best = token,
            Err(error) => {
                let why = game::setup::told_with("illegal move", &verdict.best, error);
                return Err(EngineError::Broken(why));
            }
        }
        if let Some(first) = verdict.report.line.first_mut() {
            first.clone_from(&verdict.best);
        }
        Ok(verdict)
    }
}

impl AnyEngine for ProgramEngine {
    fn think(
        &mut self,
        game: &dyn AnyGame,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError> {
        if game.outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        let result = self.ask(game, limits, on_progress);
        if result.is_err() {
            self.link = None;
        }
        result
    }

    fn values(
        &mut self,
        _game: &dyn AnyGame,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Vec<MoveValue<String>>, EngineError> {
        Err(EngineError::Unsupported("a program tells its moves, not the values of all moves"))
    }

    fn evaluate(&mut self, _game: &dyn AnyGame) -> Result<Score, EngineError> {
        Err(EngineError::Unsupported("a program tells its moves, not its evaluation"))
    }

    fn new_game(&mut self) {
        self.language.new_game();
        // So that the first turn is not spent on it; what keeps it from starting is told when it is asked.
        let _ = self.start();
    }
}
