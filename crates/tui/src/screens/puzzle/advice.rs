//! What the engine knows of a puzzle: the exact value of every move, and the answer to a wrong one. It thinks in a
//! thread of its own, so that the screen never waits for it.

use std::time::Duration;

use ::play::learn::puzzle::{AnyPuzzleKit, Judge};
use ::play::{
    AnyGame, Level, PlayerSpec, Question, ThinkEvent, ThinkNews, Thinker, make_engine, next_generation,
};
use search::{Limits, MoveValue, Stop};

use super::words::LONGEST_LINE;
use crate::background;
use crate::context::{Context, GameUi};
use crate::event::Event;

/// The longest time for the answer to a wrong move.
const REFUTATION_TIME: Duration = Duration::from_millis(800);

/// Where a line of best play goes on.
struct Follows {
    game: Box<dyn AnyGame>,
    limits: Limits,
}

/// What is asked and known.
#[derive(Default)]
pub(super) struct Advice {
    thinker: Option<Thinker>,
    asked: Option<(u64, Question)>,
    values: Vec<MoveValue<String>>,
    refutation: Vec<String>,
    /// The position behind what is known of the refutation, as long as more of it is being looked for.
    follows: Option<Follows>,
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

    /// Whether it is known to its end.
    pub(super) fn knows_refutation(&self) -> bool {
        !self.refutation.is_empty() && self.follows.is_none()
    }

    /// Forgets it, and with it a question about it: the answer would be taken for the values of the puzzle.
    pub(super) fn forget_refutation(&mut self) {
        self.refutation.clear();
        if self.follows.take().is_some() {
            self.asked = None;
            if let Some(thinker) = &mut self.thinker {
                thinker.drop_question();
            }
        }
    }

    /// Whether the values are neither known nor asked for: the question about a refutation went before theirs.
    pub(super) fn lacks_values(&self) -> bool {
        self.values.is_empty() && self.asked.is_none()
    }

    /// Whether an answer is to come.
    pub(super) fn is_waiting(&self) -> bool {
        self.asked.is_some()
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
        self.ask(context, ui, Question::Values, game, Judge::limits(kit));
    }

    /// Asks for best play in the position after a wrong move: for the values there, and behind the best move again,
    /// since the line of a single answer may end where the engine knew the rest.
    pub(super) fn ask_refutation(
        &mut self,
        context: &Context,
        ui: &'static GameUi,
        kit: &AnyPuzzleKit,
        game: &dyn AnyGame,
    ) {
        let limits = Limits { time: Some(REFUTATION_TIME), ..Judge::limits(kit) };
        self.refutation.clear();
        self.follows = Some(Follows { game: game.boxed_clone(), limits: limits.clone() });
        self.ask(context, ui, Question::Values, game, limits);
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
            let make = move |stop: &Stop| {
                make_engine(entry, &PlayerSpec::Level(Level::Perfect), &Judge::options(), stop)
            };
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
            ThinkNews::Values(values) => match self.follows.take() {
                Some(follows) => return self.follow(follows, values),
                None => self.values = values.clone(),
            },
            ThinkNews::Verdict(_) => {}
            ThinkNews::Failed(error) => (self.problem, self.follows) = (Some(error.to_string()), None),
        }
        self.asked = None;
        true
    }

    /// The best move goes into the refutation, and what follows it is asked. Whether the line is complete.
    fn follow(&mut self, mut follows: Follows, values: &[MoveValue<String>]) -> bool {
        self.asked = None;
        // A line that can't be proven ends, but nothing at all would be no answer.
        let best = values.first().filter(|best| best.exact || self.refutation.is_empty());
        let Some(mv) = best.and_then(|best| follows.game.play(&best.mv).ok()) else { return true };
        self.refutation.push(mv);
        if self.refutation.len() == LONGEST_LINE || follows.game.outcome().is_some() {
            return true;
        }
        let Some(thinker) = &mut self.thinker else { return true };
        let generation = next_generation();
        thinker.ask(Question::Values, generation, follows.game.boxed_clone(), follows.limits.clone());
        self.asked = Some((generation, Question::Values));
        self.follows = Some(follows);
        false
    }
}

impl Drop for Advice {
    fn drop(&mut self) {
        self.thinker.take().into_iter().for_each(background::let_go);
    }
}
