//! The computers at the table, and the adviser, who is asked for hints and values.

use std::time::{Duration, Instant};

use game::Seat;
use play::{Cause, EngineOptions, Level, PlayError, PlayerSpec, Question, ThinkNews, Thinker, make_engine};
use search::{EngineError, Limits};
use tui::texts::play as table;

use super::Next;
use super::inbox::{Event, Thought};
use super::session::Session;

/// How long the adviser thinks about a hint.
const HINT_TIME: Duration = Duration::from_secs(2);
/// How long the adviser thinks about the values of all moves.
const VALUES_TIME: Duration = Duration::from_secs(5);
/// After this time it is said that somebody is thinking.
const PATIENCE: Duration = Duration::from_secs(1);

/// How the thinking ended.
enum Thinking {
    Answered(ThinkNews),
    OutOfTime,
    Left,
}

impl Session<'_> {
    /// Lets the computer think, and makes its move.
    pub(super) fn computer_turn(&mut self) -> anyhow::Result<Option<Next>> {
        let Some(seat) = self.played.to_move() else { return Ok(None) };
        if self.thinkers[seat.index()].is_none() {
            match self.thinker(self.played.player(seat).clone(), self.played.engine_options(seat)) {
                Ok(thinker) => self.thinkers[seat.index()] = Some(thinker),
                Err(error) => return self.failed(seat, &error).map(|()| None),
            }
        }
        let (generation, limits) = (self.played.generation(), self.played.limits(seat));
        let game = self.played.game().boxed_clone();
        if let Some(thinker) = &mut self.thinkers[seat.index()] {
            thinker.ask(Question::Move, generation, game, limits);
        }
        let thinking = self.wait(seat, |session| session.thinkers[seat.index()].as_ref())?;
        match thinking {
            Thinking::Answered(ThinkNews::Verdict(verdict)) => match self.played.check(&verdict.best) {
                Ok(mv) => self.make(&mv, Some(&verdict.report))?,
                Err(error) => self.failed(seat, &error)?,
            },
            Thinking::Answered(ThinkNews::Failed(error)) => self.failed(seat, &error.into())?,
            Thinking::Answered(_) => {}
            Thinking::OutOfTime => {
                self.drop_question(seat);
            }
            Thinking::Left => {
                self.say_left()?;
                return Ok(Some(Next::Leave));
            }
        }
        Ok(None)
    }

    /// Lets a computer think along until the person has typed something, if that is wanted.
    pub(super) fn ponder(&mut self) {
        if self.waits {
            return;
        }
        let Some((seat, limits)) = self.pondering.begin(&self.played) else { return };
        if self.thinkers[seat.index()].is_none() {
            let player = self.played.player(seat).clone();
            // If there is none, that will be told when it is asked for a move.
            self.thinkers[seat.index()] = self.thinker(player, self.played.engine_options(seat)).ok();
        }
        let (generation, game) = (self.played.generation(), self.played.game().boxed_clone());
        match &mut self.thinkers[seat.index()] {
            Some(thinker) => thinker.ask(Question::Ponder, generation, game, limits),
            None => self.pondering.interrupted(),
        }
    }

    /// Nobody thinks along any more.
    pub(super) fn stop_pondering(&mut self) {
        if let Some(seat) = self.pondering.seat() {
            self.drop_question(seat);
            self.pondering.interrupted();
        }
    }

    fn drop_question(&mut self, seat: Seat) {
        if let Some(thinker) = &mut self.thinkers[seat.index()] {
            thinker.drop_question();
        }
    }

    /// Waits for an answer about the position, tells that it takes a while, and keeps an eye on the clock.
    fn wait(&mut self, seat: Seat, who: impl Fn(&Self) -> Option<&Thinker>) -> anyhow::Result<Thinking> {
        let generation = self.played.generation();
        let mut tell_at = self.desk.inbox.is_interactive().then(|| Instant::now() + PATIENCE);
        loop {
            let over_at = self.played.time_left().map(|left| Instant::now() + left);
            let until = [tell_at, over_at].into_iter().flatten().min();
            match self.desk.inbox.thought(generation, until)? {
                Thought::Answer(news) => return Ok(Thinking::Answered(news)),
                Thought::Quit => return Ok(Thinking::Left),
                Thought::Now => {
                    if let Some(thinker) = who(self) {
                        thinker.answer_now();
                    }
                }
                Thought::TimeUp => {
                    if self.played.check_clock().is_some() {
                        return Ok(Thinking::OutOfTime);
                    }
                    if tell_at.is_some_and(|at| Instant::now() >= at) {
                        tell_at = None;
                        self.say(table::THINKS, &[("name", &self.name(seat))])?;
                    }
                }
            }
        }
    }

    fn thinker(&self, player: PlayerSpec, options: EngineOptions) -> Result<Thinker, PlayError> {
        let entry = self.played.entry();
        let events = self.desk.inbox.sender();
        // If nobody listens any more, the answer is not needed either.
        let tell = move |event| drop(events.send(Event::Thinker(event)));
        Thinker::new(move |stop| make_engine(entry, &player, &options, stop), Box::new(tell))
    }

    /// A computer that has no answer. Somebody's program has lost by that, if it has been there at all; otherwise,
    /// and with one of our own, the game waits for the person to decide.
    fn failed(&mut self, seat: Seat, error: &PlayError) -> anyhow::Result<()> {
        if matches!(error, PlayError::Engine(EngineError::NotStarted(_))) {
            // If the person wants it to go on, it is tried again.
            self.thinkers[seat.index()] = None;
        } else if self.played.player(seat).is_program() {
            self.played.end(seat, Cause::from(error))?;
            return Ok(());
        }
        self.waits = true;
        self.say(table::ENGINE_FAILED, &[("why", error)])
    }

    /// What the adviser says about the position: its answer, or nothing if the person leaves meanwhile.
    pub(super) fn ask_adviser(
        &mut self,
        question: Question,
    ) -> anyhow::Result<Result<Option<ThinkNews>, PlayError>> {
        let Some(seat) = self.played.to_move() else { return Ok(Err(PlayError::Over)) };
        if self.adviser.is_none() {
            let options = EngineOptions { seed: self.played.seed(), ..EngineOptions::default() };
            match self.thinker(PlayerSpec::Level(Level::Perfect), options) {
                Ok(adviser) => self.adviser = Some(adviser),
                Err(error) => return Ok(Err(error)),
            }
        }
        let time = if question == Question::Move { HINT_TIME } else { VALUES_TIME };
        let generation = self.played.generation();
        let game = self.played.game().boxed_clone();
        if let Some(adviser) = &mut self.adviser {
            adviser.ask(question, generation, game, Limits::time(time));
            self.played.note_hint();
        }
        let thinking = self.wait(seat, |session| session.adviser.as_ref())?;
        if let (Some(adviser), false) = (&mut self.adviser, matches!(thinking, Thinking::Answered(_))) {
            adviser.drop_question();
        }
        Ok(match thinking {
            Thinking::Answered(news) => Ok(Some(news)),
            Thinking::Left => Ok(None),
            Thinking::OutOfTime => Err(PlayError::Over),
        })
    }
}
