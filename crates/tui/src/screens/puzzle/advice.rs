//! What the engine knows of a puzzle: the exact value of every move, and the answer to a wrong one. It thinks in a
//! thread of its own, so that the screen never waits for it.

use std::thread;
use std::time::Duration;

use ::play::learn::puzzle::{AnyPuzzleKit, Judge};
use ::play::{
    AnyGame, Level, PlayerSpec, Question, ThinkEvent, ThinkNews, Thinker, make_engine, next_generation,
};
use search::{Limits, MoveValue};

use crate::context::{Context, GameUi};
use crate::event::Event;

/// The longest time for the answer to a wrong move.
const REFUTATION_TIME: Duration = Duration::from_millis(800);

/// What is asked and known.
#[derive(Default)]
pub(super) struct Advice {
    thinker: Option<Thinker>,
    asked: Option<(u64, Question)>,
    values: Vec<MoveValue<String>>,
    refutation: Vec<String>,
    problem: Option<String>,
}

impl Advice {
    /// The values of all moves, best first; empty until they are known.
    pub(super) fn values(&self) -> &[MoveValue<String>] {
        &self.values
    }

    /// What follows the wrong move; empty until it is known.
    pub(super) fn refutation(&self) -> &[String] {
        &self.refutation
    }

    pub(super) fn forget_refutation(&mut self) {
        self.refutation.clear();
    }

    /// Why there is no answer, told once.
    pub(super) fn problem(&mut self) -> Option<String> {
        self.problem.take()
    }

    /// Asks for the values of a new position.
    pub(super) fn ask_values(
        &mut self,
        context: &Context,
        ui: &'static GameUi,
        kit: &AnyPuzzleKit,
        game: &dyn AnyGame,
    ) {
        self.values.clear();
        self.refutation.clear();
        self.ask(context, ui, Question::Values, game, Judge::limits(kit));
    }

    /// Asks for best play in the position after a wrong move.
    pub(super) fn ask_refutation(
        &mut self,
        context: &Context,
        ui: &'static GameUi,
        kit: &AnyPuzzleKit,
        game: &dyn AnyGame,
    ) {
        let limits = Limits { time: Some(REFUTATION_TIME), ..Judge::limits(kit) };
        self.ask(context, ui, Question::Move, game, limits);
    }

    fn ask(
        &mut self,
        context: &Context,
        ui: &'static GameUi,
        question: Question,
        game: &dyn AnyGame,
        limits: Limits,
    ) {
        self.asked = None;
        if self.thinker.is_none() {
            let events = context.events.clone();
            // If nobody listens any more, the answer is not needed either.
            let tell = move |event| drop(events.send(Event::Thinker(event)));
            let entry = ui.entry;
            let make = move || make_engine(entry, &PlayerSpec::Level(Level::Perfect), &Judge::options());
            match Thinker::new(make, Box::new(tell)) {
                Ok(thinker) => self.thinker = Some(thinker),
                Err(error) => {
                    self.problem = Some(error.to_string());
                    return;
                }
            }
        }
        let generation = next_generation();
        if let Some(thinker) = &mut self.thinker {
            thinker.ask(question, generation, game.boxed_clone(), limits);
            self.asked = Some((generation, question));
        }
    }

    /// Hears what an engine says; whether it was an answer to what was asked here.
    pub(super) fn hear(&mut self, event: &ThinkEvent) -> bool {
        if self.asked != Some((event.generation, event.question)) {
            return false;
        }
        match &event.news {
            ThinkNews::Report(_) | ThinkNews::Pondered => return false,
            ThinkNews::Values(values) => self.values = values.clone(),
            ThinkNews::Verdict(verdict) => {
                self.refutation = verdict.report.line.clone();
                if self.refutation.first() != Some(&verdict.best) {
                    self.refutation = vec![verdict.best.clone()];
                }
            }
            ThinkNews::Failed(error) => self.problem = Some(error.to_string()),
        }
        self.asked = None;
        true
    }
}

impl Drop for Advice {
    /// An engine that is still getting ready must not hold up the screen.
    fn drop(&mut self) {
        if let Some(mut thinker) = self.thinker.take() {
            thinker.drop_question();
            // Without a thread it is waited for here.
            let _ = thread::Builder::new().name("puzzle-end".to_string()).spawn(move || drop(thinker));
        }
    }
}
