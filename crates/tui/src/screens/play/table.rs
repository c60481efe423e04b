//! The table: the match, the computers at it, and what the person is told. Everything of the play screen but
//! the board and the drawing.

use std::fmt::Display;
use std::path::Path;
use std::time::{Duration, Instant};

use game::Seat;
use play::{
    Autosave, EngineOptions, Level, Match, PlayError, PlayerSpec, Question, ThinkEvent, ThinkNews, Thinker,
    make_engine,
};
use search::{Limits, MoveValue, Report};

use crate::actions::Action;
use crate::context::{Context, GameUi};
use crate::event::Event;
use crate::texts::{Message, play as text};
use crate::views::{Scene, SeatLook, View};

/// A computer's move is shown at least this long after the move before it, so that a person can follow.
const FOLLOW: Duration = Duration::from_millis(350);
/// How long the adviser thinks about a hint.
const HINT_TIME: Duration = Duration::from_secs(2);
/// How long the adviser thinks about the values of all moves.
const VALUES_TIME: Duration = Duration::from_secs(5);

/// What a message is about; it is coloured by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// News.
    News,
    /// Something went well, or was asked for.
    Good,
    /// Something that the person should not overlook.
    Warning,
}

/// What a computer has told about its thinking.
#[derive(Clone, Debug)]
pub(super) struct Thoughts {
    /// What it said last.
    pub(super) report: Option<Report<String>>,
    /// Whether it is still thinking.
    pub(super) going_on: bool,
}

/// The match, the computers at it, and what the person is told.
pub(super) struct Table {
    pub(super) ui: &'static GameUi,
    pub(super) played: Match,
    pub(super) seats: Vec<SeatLook>,
    save: Option<Autosave>,
    unsaved: bool,
    /// The computers by seat, made when they are first asked.
    thinkers: Vec<Option<Thinker>>,
    /// Who is asked for hints and values.
    adviser: Option<Thinker>,
    /// What the adviser was asked and has not answered yet.
    pub(super) advice: Option<Question>,
    /// The generation that a computer has been asked about.
    asked: Option<u64>,
    /// A computer's move that waits for its time to be shown.
    held: Option<(u64, String)>,
    last_change: Instant,
    pub(super) thoughts: Option<Thoughts>,
    /// What stands on the board: the values of all moves, or of the one that is hinted at.
    pub(super) values: Vec<MoveValue<String>>,
    /// What is remarkable about each move.
    pub(super) remarks: Vec<Option<String>>,
    pub(super) message: Option<(Tone, String)>,
    /// Whether the computers wait until the person lets them go on.
    pub(super) paused: bool,
    /// Whether the screen can be seen and used.
    active: bool,
    /// Whether it has been said that somebody has won already.
    decided_told: bool,
}

impl Table {
    pub(super) fn new(context: &Context, ui: &'static GameUi, played: Match) -> Table {
        let save = context.settings.store.as_ref().map(Autosave::new);
        Table::with(ui, played, save)
    }

    /// A table for a match that was read from a record.
    pub(super) fn resumed(
        context: &Context,
        ui: &'static GameUi,
        played: Match,
        record: &Path,
        damage: &[String],
    ) -> Table {
        let save = context
            .settings
            .store
            .as_ref()
            .map(|store| Autosave::resume(store, record, &played, !damage.is_empty()));
        let (save, problem) = match save {
            Some(Ok(save)) => (Some(save), None),
            Some(Err(error)) => (None, Some(error)),
            None => (None, None),
        };
        let mut table = Table::with(ui, played, save);
        if let Some(first) = damage.first() {
            table.say(context, Tone::Warning, text::BAD_RECORD, &[("why", first)]);
        }
        if let Some(error) = problem {
            table.say(context, Tone::Warning, text::NOT_SAVED, &[("why", &error)]);
        }
        table
    }

    fn with(ui: &'static GameUi, played: Match, save: Option<Autosave>) -> Table {
        let seats = Seat::all(played.seats());
        let looks = seats
            .map(|seat| SeatLook { name: played.label(seat).to_string(), initial: played.initial(seat) });
        Table {
            ui,
            seats: looks.collect(),
            save,
            unsaved: false,
            thinkers: (0..played.seats()).map(|_| None).collect(),
            adviser: None,
            advice: None,
            asked: None,
            held: None,
            last_change: Instant::now(),
            thoughts: None,
            values: Vec::new(),
            remarks: Vec::new(),
            message: None,
            paused: false,
            active: false,
            decided_told: false,
            played,
        }
    }

    /// What the view draws.
    pub(super) fn scene<'a>(&'a self, context: &'a Context) -> Scene<'a> {
        Scene {
            game: self.played.game(),
            seats: &self.seats,
            look: &context.look,
            steering: self.played.awaits_person(),
            fresh: self.fresh(),
            values: &self.values,
            plan: &[],
            now: Instant::now(),
        }
    }

    /// How many of the last moves the person has not answered yet.
    fn fresh(&self) -> usize {
        let moves = self.played.moves();
        if !self.played.has_person() {
            return moves.len().min(1);
        }
        moves.iter().rev().take_while(|mv| !self.played.player(mv.seat).is_human()).count()
    }

    /// The seat that is thinking about its move.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let asked = self.asked == Some(self.played.generation());
        self.played.to_move().filter(|_| asked)
    }

    /// The one person at the table; `None` if there are several or none.
    pub(super) fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.played.seats()).filter(|seat| self.played.player(*seat).is_human());
        people.next().filter(|_| people.next().is_none())
    }

    pub(super) fn say(
        &mut self,
        context: &Context,
        tone: Tone,
        message: Message,
        values: &[(&str, &dyn Display)],
    ) {
        self.message = Some((tone, context.look.fill(message, values)));
    }

    // ----- Moves -----

    /// The person plays a move.
    pub(super) fn play_own(&mut self, context: &Context, view: &mut dyn View, mv: &str) -> bool {
        if !self.played.awaits_person() {
            self.refuse(context);
            return false;
        }
        match self.played.play(mv) {
            Ok(_) => {
                self.message = None;
                self.changed(context, view);
                true
            }
            Err(error) => {
                let mut reason = error.to_string();
                if let Some(first) = reason.get_mut(..1) {
                    first.make_ascii_uppercase();
                }
                self.message = Some((Tone::Warning, format!("{reason}.")));
                false
            }
        }
    }

    /// Says why the person can't move now.
    pub(super) fn refuse(&mut self, context: &Context) {
        match self.played.to_move() {
            None => self.say(context, Tone::Warning, text::GAME_IS_OVER, &[]),
            Some(seat) => {
                let name = self.seats[seat.index()].name.clone();
                self.say(context, Tone::Warning, text::NOT_YOUR_TURN, &[("name", &name)]);
            }
        }
    }

    /// The position is another one: everything that was about the old one goes.
    pub(super) fn changed(&mut self, context: &Context, view: &mut dyn View) {
        self.drop_questions();
        self.values.clear();
        self.unsaved = true;
        self.last_change = Instant::now();
        self.note_remarks(context, &*view);
        self.tell_news(context);
        if self.played.decided_for().is_none() {
            self.decided_told = false;
        } else if !self.decided_told {
            self.decided_told = true;
            self.tell_decided(context);
        }
        view.changed(&self.scene(context));
    }

    /// Finds what is remarkable about the moves that are new.
    fn note_remarks(&mut self, context: &Context, view: &dyn View) {
        let count = self.played.moves().len();
        self.remarks.truncate(count);
        while self.remarks.len() < count {
            let index = self.remarks.len();
            let before = self.played.game_after(index);
            let mv = &self.played.moves()[index];
            let remark = view.remark(&context.look, &*before, &mv.token);
            self.remarks.push(remark);
        }
    }

    /// Tells what the computers have done since the person's last decision: the last remarkable move, and the
    /// last one.
    fn tell_news(&mut self, context: &Context) {
        let moves = self.played.moves();
        let first = moves.len() - self.fresh();
        let words = |index: usize| {
            let mv = &moves[index];
            let name = &self.seats[mv.seat.index()].name;
            match &self.remarks[index] {
                Some(remark) => {
                    let values: [(&str, &dyn Display); 3] =
                        [("name", name), ("remark", remark), ("move", &mv.token)];
                    context.look.fill(text::REMARK, &values)
                }
                None => context.look.fill(text::MOVED, &[("name", name), ("move", &mv.token)]),
            }
        };
        let remarkable = (first..moves.len()).rev().find(|index| self.remarks[*index].is_some());
        let last = moves.len().checked_sub(1).filter(|last| *last >= first);
        let mut told: Vec<String> = remarkable.map(words).into_iter().collect();
        told.extend(last.filter(|last| Some(*last) != remarkable).map(words));
        if !told.is_empty() {
            self.message = Some((Tone::News, told.join(" ")));
        }
    }

    fn tell_decided(&mut self, context: &Context) {
        let Some(winner) = self.played.decided_for() else { return };
        if self.only_person() == Some(winner) {
            self.say(context, Tone::Good, text::DECIDED_YOU, &[]);
        } else {
            let name = self.seats[winner.index()].name.clone();
            self.say(context, Tone::Warning, text::DECIDED, &[("name", &name)]);
        }
    }

    pub(super) fn undo(&mut self, context: &Context, view: &mut dyn View) {
        match self.played.undo() {
            None => self.say(context, Tone::Warning, text::NOTHING_TO_UNDO, &[]),
            Some(count) => {
                // With nobody but computers the game would at once be played again.
                self.paused = !self.played.has_person();
                self.changed(context, view);
                self.thoughts = None;
                self.say(context, Tone::Good, text::UNDONE, &[("moves", &count)]);
            }
        }
    }

    pub(super) fn redo(&mut self, context: &Context, view: &mut dyn View) {
        match self.played.redo() {
            None => self.say(context, Tone::Warning, text::NOTHING_TO_REDO, &[]),
            Some(count) => {
                self.changed(context, view);
                self.say(context, Tone::Good, text::REDONE, &[("moves", &count)]);
            }
        }
    }

    // ----- The computers -----

    /// Lets the computer think if it is its turn and nothing is in the way.
    pub(super) fn go_on(&mut self, context: &Context) {
        let generation = self.played.generation();
        let Some(seat) = self.played.to_move() else { return };
        if self.paused || !self.played.awaits_computer() || self.asked == Some(generation) {
            return;
        }
        if self.thinkers[seat.index()].is_none() {
            let player = self.played.player(seat).clone();
            match self.make_thinker(context, player, self.played.engine_options(seat)) {
                Ok(thinker) => self.thinkers[seat.index()] = Some(thinker),
                Err(error) => return self.computer_failed(context, &error.to_string()),
            }
        }
        let game = self.played.game().boxed_clone();
        let limits = self.played.limits(seat);
        if let Some(thinker) = &mut self.thinkers[seat.index()] {
            thinker.ask(Question::Move, generation, game, limits);
            self.asked = Some(generation);
            self.thoughts = Some(Thoughts { report: None, going_on: true });
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
        Thinker::new(move || make_engine(entry, &player, &options), Box::new(tell))
    }

    /// A computer that has no answer: the game waits for the person to decide.
    fn computer_failed(&mut self, context: &Context, why: &str) {
        self.paused = true;
        self.asked = None;
        self.say(context, Tone::Warning, text::ENGINE_FAILED, &[("why", &why)]);
    }

    /// Something that a computer says; whether it was about this position.
    pub(super) fn hear(&mut self, context: &Context, view: &mut dyn View, event: &ThinkEvent) -> bool {
        if event.generation != self.played.generation() {
            return false;
        }
        let advice = self.advice == Some(event.question);
        if !advice && self.asked != Some(event.generation) {
            return false;
        }
        match &event.news {
            ThinkNews::Report(report) => self.note_report(report),
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
                view.point_at(&self.scene(context), &verdict.best);
            }
            ThinkNews::Verdict(verdict) => {
                self.note_report(&verdict.report);
                self.finish_thoughts();
                self.held = Some((event.generation, verdict.best.clone()));
                self.show_held(context, view, Instant::now());
            }
            ThinkNews::Values(values) => {
                self.finish_thoughts();
                self.advice = None;
                self.values.clone_from(values);
                self.tell_values(context);
            }
            ThinkNews::Failed(error) => {
                self.finish_thoughts();
                let why = error.to_string();
                if advice {
                    self.advice = None;
                    self.say(context, Tone::Warning, text::ENGINE_FAILED, &[("why", &why)]);
                } else {
                    self.computer_failed(context, &why);
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

    fn tell_values(&mut self, context: &Context) {
        let Some(seat) = self.played.to_move() else { return };
        let name = self.seats[seat.index()].name.clone();
        let key = context.key_of(Action::Values);
        self.say(context, Tone::Good, text::VALUES_SHOWN, &[("name", &name), ("values", &key)]);
        if !self.values.is_empty() && self.values.iter().all(|value| value.exact) {
            let exact = context.look.text(text::VALUES_EXACT);
            if let Some((_, said)) = &mut self.message {
                said.push(' ');
                said.push_str(exact);
            }
        }
    }

    /// When the held move of a computer is due.
    pub(super) fn held_until(&self) -> Option<Instant> {
        self.held.as_ref().filter(|_| self.active).map(|_| self.last_change + FOLLOW)
    }

    /// Plays the held move once its time has come.
    pub(super) fn show_held(&mut self, context: &Context, view: &mut dyn View, now: Instant) {
        if !self.active || now < self.last_change + FOLLOW {
            return;
        }
        let Some((generation, mv)) = self.held.take() else { return };
        if generation != self.played.generation() {
            return;
        }
        match self.played.play(&mv) {
            Ok(_) => self.changed(context, view),
            Err(error) => self.computer_failed(context, &error.to_string()),
        }
    }

    /// The computer that is thinking plays the best that it has.
    pub(super) fn move_now(&mut self, context: &Context) {
        match self.thinking() {
            Some(seat) => {
                self.last_change -= FOLLOW.min(self.last_change.elapsed());
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
            let go_on = context.key_of(Action::Confirm);
            let undo = context.key_of(Action::Undo);
            self.say(context, Tone::Warning, text::STOPPED, &[("go_on", &go_on), ("undo", &undo)]);
        } else if anything {
            self.message = None;
        }
        anything
    }

    /// Nobody waits for an answer any more.
    pub(super) fn drop_questions(&mut self) {
        self.thinkers.iter_mut().flatten().for_each(Thinker::drop_question);
        if let Some(adviser) = &mut self.adviser {
            adviser.drop_question();
        }
        self.finish_thoughts();
        self.asked = None;
        self.advice = None;
        self.held = None;
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
            Question::Move => (HINT_TIME, text::HINT_SEARCH),
            Question::Values => (VALUES_TIME, text::VALUES_SEARCH),
        };
        let generation = self.played.generation();
        let game = self.played.game().boxed_clone();
        if let Some(adviser) = &mut self.adviser {
            adviser.ask(question, generation, game, Limits::time(time));
            self.advice = Some(question);
            self.values.clear();
            self.thoughts = Some(Thoughts { report: None, going_on: true });
            let cancel = context.key_of(Action::Cancel);
            self.say(context, Tone::Good, message, &[("cancel", &cancel)]);
        }
    }

    // ----- Seen and saved -----

    /// Whether the screen can be seen and used; the clock stands still while it can't.
    pub(super) fn set_active(&mut self, active: bool) {
        self.active = active;
        match active && !self.paused {
            true => self.played.run_clock(),
            false => self.played.pause_clock(),
        }
    }

    /// What is left of the turn on a clock that runs; `None` without a clock and while it stands still.
    pub(super) fn clock_runs_for(&self) -> Option<Duration> {
        self.played.time_left().filter(|_| self.active && !self.paused)
    }

    /// Saves what has changed. Whether something had to be said about it.
    pub(super) fn save(&mut self, context: &Context) -> bool {
        if !std::mem::take(&mut self.unsaved) {
            return false;
        }
        let Some(save) = &mut self.save else { return false };
        match save.save(&self.played) {
            Ok(()) => false,
            Err(error) => {
                self.say(context, Tone::Warning, text::NOT_SAVED, &[("why", &error)]);
                true
            }
        }
    }
}
