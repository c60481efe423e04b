//! The computers at the table: asked when it is their turn, heard, stopped; and the adviser, who is asked for
//! hints and values.

use std::time::{Duration, Instant};

use play::{
    Cause, EngineOptions, Level, PlayError, PlayerSpec, Question, ThinkEvent, ThinkNews, Thinker, make_engine,
};
use search::{EngineError, Limits, MoveValue, Report};

use super::table::{Table, Thoughts, Tone};
use crate::actions::Action;
use crate::context::Context;
use crate::event::Event;
use crate::texts::play as text;
use crate::views::View;

/// How long the adviser thinks about a hint.
const HINT_TIME: Duration = Duration::from_secs(2);
/// How long the adviser thinks about the values of all moves.
const VALUES_TIME: Duration = Duration::from_secs(5);

impl Table {
    /// Lets the computer think if it is its turn and nothing is in the way.
    pub(super) fn go_on(&mut self, context: &Context, view: &mut dyn View) {
        let generation = self.played.generation();
        let Some(seat) = self.played.to_move() else { return };
        if self.paused || !self.played.awaits_computer() || self.asked == Some(generation) {
            return;
        }
        if self.thinkers[seat.index()].is_none() {
            let player = self.played.player(seat).clone();
            match self.make_thinker(context, player, self.played.engine_options(seat)) {
                Ok(thinker) => self.thinkers[seat.index()] = Some(thinker),
                Err(error) => return self.computer_failed(context, view, &error),
            }
        }
        let game = self.played.game().boxed_clone();
        let limits = self.played.limits(seat);
        let after = self.played.moves().len();
        if let Some(thinker) = &mut self.thinkers[seat.index()] {
            thinker.ask(Question::Move, generation, game, limits);
            self.asked = Some(generation);
            self.thoughts = Some(Thoughts { report: None, going_on: true, after });
        }
    }

    /// Lets a computer think along if that is wanted, the person is to move, and nothing else needs the processor.
    /// Whether one has begun to.
    pub(super) fn ponder(&mut self, context: &Context) -> bool {
        if !self.active || self.paused || self.advice.is_some() {
            return false;
        }
        let Some((seat, limits)) = self.pondering.begin(&self.played) else { return false };
        if self.thinkers[seat.index()].is_none() {
            let player = self.played.player(seat).clone();
            self.thinkers[seat.index()] =
                self.make_thinker(context, player, self.played.engine_options(seat)).ok();
        }
        let generation = self.played.generation();
        match &mut self.thinkers[seat.index()] {
            Some(thinker) => {
                thinker.ask(Question::Ponder, generation, self.played.game().boxed_clone(), limits);
                true
            }
            // It will be told when it is asked for a move.
            None => {
                self.pondering.finished(generation);
                false
            }
        }
    }

    /// Nobody thinks along any more.
    pub(super) fn stop_pondering(&mut self) {
        if let Some(seat) = self.pondering.seat() {
            if let Some(thinker) = &mut self.thinkers[seat.index()] {
                thinker.drop_question();
            }
            self.pondering.interrupted();
        }
    }

    fn make_thinker(
        &self,
        context: &Context,
        player: PlayerSpec,
        options: EngineOptions,
    ) -> Result<Thinker, PlayError> {
        let entry = self.ui.entry;
        let events = context.events.clone();
        // If nobody listens any more, the answer is not needed either.
        let tell = move |event| drop(events.send(Event::Thinker(event)));
        Thinker::new(move |stop| make_engine(entry, &player, &options, stop), Box::new(tell))
    }

    /// A computer that has no answer. Somebody's program has lost by that, if it has been there at all; otherwise,
    /// and with one of our own, the game waits for the person to decide.
    fn computer_failed(&mut self, context: &Context, view: &mut dyn View, error: &PlayError) {
        let to_move = self.played.to_move();
        if let (Some(seat), PlayError::Engine(EngineError::NotStarted(_))) = (to_move, error) {
            // If the person wants it to go on, it is tried again.
            self.thinkers[seat.index()] = None;
        } else if let Some(seat) = to_move.filter(|seat| self.played.player(*seat).is_program())
            && self.played.end(seat, Cause::from(error)).is_ok()
        {
            return self.changed(context, view);
        }
        self.paused = true;
        let why = error.to_string();
        self.asked = None;
        self.say(context, Tone::Warning, text::ENGINE_FAILED, &[("why", &why)]);
    }

    /// Something that a computer says; whether it was about this position.
    pub(super) fn hear(&mut self, context: &Context, view: &mut dyn View, event: &ThinkEvent) -> bool {
        if event.question == Question::Ponder {
            // The sign of it goes.
            return self.pondering.finished(event.generation);
        }
        if event.generation != self.played.generation() {
            return false;
        }
        let advice = self.advice == Some(event.question);
        if !advice && self.asked != Some(event.generation) {
            return false;
        }
        match &event.news {
            ThinkNews::Report(report) => self.note_report(report),
            ThinkNews::Pondered => return false,
            ThinkNews::Verdict(verdict) if advice => {
                self.note_report(&verdict.report);
                self.finish_thoughts();
                self.advice = None;
                let report = &verdict.report;
                let mv = verdict.best.clone();
                let score = view.score_words(&context.look, report.score);
                self.say(context, Tone::Good, text::HINT, &[("move", &mv), ("score", &score)]);
                let line = report.line.clone();
                self.values = vec![MoveValue { mv, score: report.score, exact: report.exact, line }];
                self.showing = Some(Question::Move);
                view.point_at(&self.scene(context), &verdict.best);
            }
            ThinkNews::Verdict(verdict) => {
                self.note_report(&verdict.report);
                self.finish_thoughts();
                self.held = Some((event.generation, verdict.best.clone()));
                self.time_the_turn();
                self.show_held(context, view, Instant::now());
            }
            ThinkNews::Values(values) => {
                self.finish_thoughts();
                self.advice = None;
                self.values.clone_from(values);
                self.showing = Some(Question::Values);
                let told = std::mem::replace(&mut self.values_stay, values.iter().all(|value| value.exact));
                if !told || self.message.is_none() {
                    self.tell_values(context, view);
                }
                self.tell_verdict(context, view);
            }
            ThinkNews::Failed(error) => {
                self.finish_thoughts();
                if advice {
                    self.advice = None;
                    // It would be asked again at once, and for ever.
                    self.values_stay = false;
                    let why = error.to_string();
                    self.say(context, Tone::Warning, text::ENGINE_FAILED, &[("why", &why)]);
                } else {
                    self.computer_failed(context, view, &error.clone().into());
                }
            }
        }
        true
    }

    fn note_report(&mut self, report: &Report<String>) {
        if let Some(thoughts) = &mut self.thoughts {
            thoughts.report = Some(report.clone());
        }
    }

    fn finish_thoughts(&mut self) {
        if let Some(thoughts) = &mut self.thoughts {
            thoughts.going_on = false;
        }
    }

    fn tell_values(&mut self, context: &Context, view: &dyn View) {
        let Some(seat) = self.played.to_move() else { return };
        let name = self.seats[seat.index()].name.clone();
        let key = context.key_of(Action::Values);
        let own = self.played.only_person() == Some(seat);
        let (message, exact) = match (view.shows_order(&self.scene(context)), own) {
            (false, true) => (text::VALUES_SHOWN_YOU, text::VALUES_EXACT),
            (false, false) => (text::VALUES_SHOWN, text::VALUES_EXACT),
            (true, true) => (text::ORDER_SHOWN_YOU, text::ORDER_EXACT),
            (true, false) => (text::ORDER_SHOWN, text::ORDER_EXACT),
        };
        self.say(context, Tone::Good, message, &[("name", &name), ("values", &key)]);
        if !self.values.is_empty() && self.values.iter().all(|value| value.exact) {
            let exact = context.look.text(exact);
            if let Some((_, said)) = &mut self.message {
                said.push(' ');
                said.push_str(exact);
            }
        }
    }

    /// Adds to the message what exact values say of the last move.
    fn tell_verdict(&mut self, context: &Context, view: &dyn View) {
        let Some(verdict) = view.verdict(&self.scene(context)).filter(|_| self.values_stay) else { return };
        match &mut self.message {
            Some((Tone::News, said)) => *said = format!("{said} {verdict}"),
            // Where there is not room for all, what the values are is left out first.
            Some((_, said)) => *said = format!("{verdict} {said}"),
            None => self.message = Some((Tone::News, verdict)),
        }
    }

    /// When the held move of a computer is due.
    pub(super) fn held_until(&self) -> Option<Instant> {
        self.held.as_ref().filter(|_| self.active).map(|_| self.last_change + self.delay.time())
    }

    /// Plays the held move once its time has come.
    pub(super) fn show_held(&mut self, context: &Context, view: &mut dyn View, now: Instant) {
        if !self.active || now < self.last_change + self.delay.time() {
            return;
        }
        let Some((generation, mv)) = self.held.take() else { return };
        if generation != self.played.generation() {
            return;
        }
        // If one move was asked for, this is it.
        let single = std::mem::take(&mut self.single_step);
        match self.played.play(&mv) {
            Ok(_) => {
                self.paused |= single;
                self.changed(context, view);
            }
            Err(error) => self.computer_failed(context, view, &error),
        }
    }

    /// The computer that is thinking plays the best that it has.
    pub(super) fn move_now(&mut self, context: &Context) {
        match self.thinking() {
            Some(seat) => {
                self.last_change -= self.delay.time().min(self.last_change.elapsed());
                if let Some(thinker) = &self.thinkers[seat.index()] {
                    thinker.answer_now();
                }
            }
            None if self.advice.is_some() => {
                if let Some(adviser) = &self.adviser {
                    adviser.answer_now();
                }
            }
            None => self.say(context, Tone::Warning, text::NOT_THINKING, &[]),
        }
    }

    /// Stops whatever thinks; the game waits for the person. Whether there was anything to stop.
    pub(super) fn stop_thinking(&mut self, context: &Context) -> bool {
        let computer = self.thinking().is_some();
        let anything = computer || self.advice.is_some();
        self.drop_questions();
        if computer {
            self.paused = true;
            let watching = !self.played.has_person();
            let go_on = context.key_of(if watching { Action::Pause } else { Action::Confirm });
            let undo = context.key_of(Action::Undo);
            self.say(context, Tone::Warning, text::STOPPED, &[("go_on", &go_on), ("undo", &undo)]);
        } else if anything {
            self.message = None;
        }
        anything
    }

    /// Nothing but the game stands on the board. Whether there was anything else.
    pub(super) fn hide_values(&mut self) -> bool {
        self.values.clear();
        self.showing.take().is_some()
    }

    /// Nobody waits for an answer any more.
    pub(super) fn drop_questions(&mut self) {
        self.stop_pondering();
        self.thinkers.iter_mut().flatten().for_each(Thinker::drop_question);
        if let Some(adviser) = &mut self.adviser {
            adviser.drop_question();
        }
        self.finish_thoughts();
        self.asked = None;
        self.advice = None;
        self.held = None;
        self.single_step = false;
    }

    /// Asks for the values of a new position, if they are to stay.
    pub(super) fn renew_values(&mut self, context: &Context) {
        if self.values_stay && self.showing.is_none() && self.advice.is_none() && self.played.awaits_person()
        {
            self.ask_adviser(context, Question::Values);
        }
    }

    /// Asks the adviser about the position.
    pub(super) fn ask_adviser(&mut self, context: &Context, question: Question) {
        if !self.played.awaits_person() {
            return self.refuse(context);
        }
        if self.adviser.is_none() {
            let options = EngineOptions { seed: self.played.seed(), ..EngineOptions::default() };
            match self.make_thinker(context, PlayerSpec::Level(Level::Perfect), options) {
                Ok(adviser) => self.adviser = Some(adviser),
                Err(error) => {
                    let why = error.to_string();
                    return self.say(context, Tone::Warning, text::ENGINE_FAILED, &[("why", &why)]);
                }
            }
        }
        let (time, message) = match question {
            Question::Move | Question::Ponder => (HINT_TIME, text::HINT_SEARCH),
            Question::Values => (VALUES_TIME, text::VALUES_SEARCH),
        };
        self.stop_pondering();
        let generation = self.played.generation();
        let game = self.played.game().boxed_clone();
        let after = self.played.moves().len();
        if let Some(adviser) = &mut self.adviser {
            adviser.ask(question, generation, game, Limits::time(time));
            self.advice = Some(question);
            self.note_hint();
            self.hide_values();
            self.thoughts = Some(Thoughts { report: None, going_on: true, after });
            // What stays is found in no time, and the news stay readable.
            if question == Question::Move || !self.values_stay {
                let cancel = context.key_of(Action::Cancel);
                self.say(context, Tone::Good, message, &[("cancel", &cancel)]);
            }
        }
    }
}
