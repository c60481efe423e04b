//! The table: the match, the computers at it, and what the person is told. Everything of the play screen but
//! the board and the drawing.

use std::fmt::Display;
use std::path::Path;
use std::time::{Duration, Instant};

use game::Seat;
use play::statistics::Tally;
use play::{Autosave, Match, Pondering, Question, Thinker};
use search::{MoveValue, Report};

use crate::actions::Action;
use crate::background;
use crate::context::{Context, GameUi};
use crate::screens::delay::Delay;
use crate::texts::{Message, plain, play as text, statistics};
use crate::theme::Role;
use crate::views::{Scene, SeatLook, View};

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

impl Tone {
    /// The colour of it.
    pub(super) fn role(self) -> Role {
        match self {
            Tone::News => Role::Text,
            Tone::Good => Role::Good,
            Tone::Warning => Role::Warning,
        }
    }
}

/// What a computer has told about its thinking.
#[derive(Clone, Debug)]
pub(super) struct Thoughts {
    /// What it said last.
    pub(super) report: Option<Report<String>>,
    /// Whether it is still thinking.
    pub(super) going_on: bool,
    /// How many moves had been made in the position that it was asked about.
    pub(super) after: usize,
}

/// The match, the computers at it, and what the person is told.
pub(super) struct Table {
    pub(super) ui: &'static GameUi,
    pub(super) played: Match,
    pub(super) seats: Vec<SeatLook>,
    pub(super) save: Option<Autosave>,
    /// Counts the game when it ends.
    pub(super) tally: Tally,
    pub(super) unsaved: bool,
    /// Why the game could not be saved last time; it is said once.
    pub(super) save_problem: Option<String>,
    /// The computers by seat, made when they are first asked.
    pub(super) thinkers: Vec<Option<Thinker>>,
    /// Whether one of them thinks along while the person is to move.
    pub(super) pondering: Pondering,
    /// Who is asked for hints and values.
    pub(super) adviser: Option<Thinker>,
    /// What the adviser was asked and has not answered yet.
    pub(super) advice: Option<Question>,
    /// The generation that a computer has been asked about.
    pub(super) asked: Option<u64>,
    /// A computer's move that waits for its time to be shown.
    pub(super) held: Option<(u64, String)>,
    pub(super) last_change: Instant,
    pub(super) thoughts: Option<Thoughts>,
    /// What stands on the board: the values of all moves, or of the one that is hinted at.
    pub(super) values: Vec<MoveValue<String>>,
    /// What the values on the board answer.
    pub(super) showing: Option<Question>,
    /// Whether the moves that the computer expects are to be seen on the board.
    pub(super) plan_shown: bool,
    /// Whether values are wanted after every move: they were exact, so they cost no time.
    pub(super) values_stay: bool,
    /// What is remarkable about each move.
    pub(super) remarks: Vec<Option<String>>,
    pub(super) message: Option<(Tone, String)>,
    /// Whether the computers wait until the person lets them go on.
    pub(super) paused: bool,
    /// Whether they pause again after the next move.
    pub(super) single_step: bool,
    /// A computer's move is shown at least this long after the move before it, so that a person can follow.
    pub(super) delay: Delay,
    /// Whether the screen can be seen and used.
    pub(super) active: bool,
    /// Whether it has been said that somebody has won already.
    pub(super) decided_told: bool,
}

impl Drop for Table {
    fn drop(&mut self) {
        let thinkers = self.thinkers.iter_mut().chain([&mut self.adviser]);
        thinkers.filter_map(Option::take).for_each(background::let_go);
    }
}

impl Table {
    pub(super) fn new(context: &Context, ui: &'static GameUi, played: Match) -> Table {
        let save = context.keeps().map(Autosave::new);
        Table::with(context, ui, played, save)
    }

    /// A table for a match that was read from a record.
    pub(super) fn resumed(
        context: &Context,
        ui: &'static GameUi,
        played: Match,
        record: &Path,
        damage: &[String],
    ) -> Table {
        let save = context.keeps().map(|store| Autosave::resume(store, record, &played, !damage.is_empty()));
        let (save, problem) = match save {
            Some(Ok(save)) => (Some(save), None),
            Some(Err(error)) => (None, Some(error)),
            None => (None, None),
        };
        let mut table = Table::with(context, ui, played, save);
        if let Some(first) = damage.first() {
            table.say(context, Tone::Warning, text::BAD_RECORD, &[("why", first)]);
        }
        if let Some(error) = problem {
            let why = error.reason(context.look.language);
            table.say(context, Tone::Warning, text::NOT_SAVED, &[("why", &why)]);
        }
        // A computer that moved at once would say something else before this is read.
        table.paused = table.message.is_some() && table.played.awaits_computer();
        table
    }

    fn with(context: &Context, ui: &'static GameUi, mut played: Match, save: Option<Autosave>) -> Table {
        let tally = Tally::new(context.keeps(), &mut played);
        played.set_language(context.look.language);
        let seats = Seat::all(played.seats());
        let looks = seats
            .map(|seat| SeatLook { name: played.label(seat).to_string(), initial: played.initial(seat) });
        Table {
            ui,
            seats: looks.collect(),
            save,
            tally,
            unsaved: false,
            save_problem: None,
            thinkers: (0..played.seats()).map(|_| None).collect(),
            pondering: Pondering::new(context.settings.ponder),
            adviser: None,
            advice: None,
            asked: None,
            held: None,
            last_change: Instant::now(),
            thoughts: None,
            values: Vec::new(),
            showing: None,
            values_stay: false,
            plan_shown: false,
            remarks: Vec::new(),
            message: None,
            paused: false,
            single_step: false,
            delay: Delay::default().or(context.settings.delay),
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
            plan: if self.plan_shown { self.plan() } else { &[] },
            now: Instant::now(),
        }
    }

    /// What the computer that spoke last expects from here on: its line, behind the moves that have been made
    /// since. Empty once another move than the expected one has been made.
    pub(super) fn plan(&self) -> &[String] {
        let Some(Thoughts { report: Some(report), after, .. }) = &self.thoughts else { return &[] };
        let made = self.played.moves().get(*after..).unwrap_or_default();
        let as_expected = made.len() <= report.line.len()
            && self.played.moves().len() >= *after
            && made.iter().zip(&report.line).all(|(made, expected)| made.token == *expected);
        if as_expected { &report.line[made.len()..] } else { &[] }
    }

    /// Shows the plan of the computer on the board, or takes it away.
    pub(super) fn switch_plan(&mut self, context: &Context) {
        self.plan_shown = !self.plan_shown;
        if self.plan_shown && self.played.awaits_person() {
            self.note_hint();
        }
        let key = context.key_of(Action::Plan);
        let message = match (self.plan_shown, self.plan().is_empty()) {
            (false, _) => text::PLAN_HIDDEN,
            (true, true) => text::PLAN_NOT_YET,
            (true, false) => text::PLAN_SHOWN,
        };
        self.say(context, Tone::Good, message, &[("plan", &key)]);
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

    /// Whether a computer has yet to answer. Its move that can't be shown now, since the screen is covered, waits for
    /// the person.
    pub(super) fn is_waiting(&self) -> bool {
        self.advice.is_some() || (self.thinking().is_some() && (self.held.is_none() || self.active))
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

    /// Says why something is refused, as a sentence.
    pub(super) fn warn(&mut self, why: &str) {
        let mut letters = why.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        let mut sentence: String = first.chain(letters).collect();
        if !sentence.ends_with(['.', '!', '?']) {
            sentence.push('.');
        }
        self.message = Some((Tone::Warning, sentence));
    }

    /// The person goes on, so a warning has been seen. What is said about a pause stays as long as that.
    pub(super) fn warning_was_seen(&mut self) {
        if !self.paused && matches!(self.message, Some((Tone::Warning, _))) {
            self.message = None;
        }
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
                self.warn(&error.reason(context.look.language));
                false
            }
        }
    }

    /// Says why what was asked for can't be done now: the game is over, or it is the turn of somebody else.
    pub(super) fn refuse(&mut self, context: &Context) {
        match self.played.to_move() {
            None => self.say(context, Tone::Warning, text::GAME_IS_OVER, &[]),
            // Nothing but the person's own move comes next.
            Some(seat) if self.played.only_person() == Some(seat) => {
                self.say(context, Tone::Warning, text::YOUR_TURN, &[]);
            }
            Some(seat) => {
                let name = self.seats[seat.index()].name.clone();
                self.say(context, Tone::Warning, text::NOT_YOUR_TURN, &[("name", &name)]);
            }
        }
    }

    /// The position is another one: everything that was about the old one goes.
    pub(super) fn changed(&mut self, context: &Context, view: &mut dyn View) {
        self.drop_questions();
        self.hide_values();
        self.message = None;
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

    /// Tells what the computers have done since the person's last decision: of one computer the last remarkable
    /// move and the last one; of several what each did last, by their initials.
    fn tell_news(&mut self, context: &Context) {
        let moves = self.played.moves();
        let first = moves.len() - self.fresh();
        let mut computers: Vec<Seat> = Vec::new();
        for mv in &moves[first..] {
            if !computers.contains(&mv.seat) {
                computers.push(mv.seat);
            }
        }
        let several = computers.len() > 1;
        let words = |index: usize| {
            let mv = &moves[index];
            let look = &self.seats[mv.seat.index()];
            let initial = look.initial.to_string();
            let name = if several { &initial } else { &look.name };
            match &self.remarks[index] {
                Some(remark) => {
                    let values: [(&str, &dyn Display); 3] =
                        [("name", name), ("remark", remark), ("move", &mv.token)];
                    context.look.fill(text::REMARK, &values)
                }
                None => context.look.fill(text::MOVED, &[("name", name), ("move", &mv.token)]),
            }
        };
        let told: Vec<String> = if several {
            let of = |seat: &Seat| {
                let own = || (first..moves.len()).rev().filter(|index| moves[*index].seat == *seat);
                own().find(|index| self.remarks[*index].is_some()).or_else(|| own().next())
            };
            computers.iter().filter_map(of).map(words).collect()
        } else {
            let remarkable = (first..moves.len()).rev().find(|index| self.remarks[*index].is_some());
            let last = moves.len().checked_sub(1).filter(|last| *last >= first);
            let last = last.filter(|last| Some(*last) != remarkable);
            remarkable.into_iter().chain(last).map(words).collect()
        };
        if !told.is_empty() {
            self.message = Some((Tone::News, told.join(" ")));
        }
    }

    fn tell_decided(&mut self, context: &Context) {
        let Some(winner) = self.played.decided_for() else { return };
        if self.played.only_person() == Some(winner) {
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
                match count {
                    // Only the end was taken back: somebody had resigned, or was out of time.
                    0 => self.say(context, Tone::News, plain::GOES_ON, &[]),
                    _ => self.say(context, Tone::News, text::UNDONE, &[("moves", &count)]),
                }
            }
        }
    }

    pub(super) fn redo(&mut self, context: &Context, view: &mut dyn View) {
        match self.played.redo() {
            None => self.say(context, Tone::Warning, text::NOTHING_TO_REDO, &[]),
            Some(count) => {
                self.changed(context, view);
                match count {
                    // Of an end alone the state tells.
                    0 => self.message = None,
                    _ => self.say(context, Tone::News, text::REDONE, &[("moves", &count)]),
                }
            }
        }
    }

    // ----- Seen and saved -----

    /// The person asked the computer for help.
    pub(super) fn note_hint(&mut self) {
        self.played.note_hint();
        self.unsaved = true;
    }

    /// Whether the screen can be seen and used; the clock stands still while it can't.
    pub(super) fn set_active(&mut self, active: bool) {
        self.active = active;
        if !active {
            // Whatever covers this screen may need the processor.
            self.stop_pondering();
        }
        self.time_the_turn();
    }

    /// Whether the clock of the turn runs: not for a computer that has answered already, and whose move is only
    /// shown later.
    fn clock_runs(&self) -> bool {
        self.active && !self.paused && self.held.is_none()
    }

    /// Lets the clock of the turn run, or stand still.
    pub(super) fn time_the_turn(&mut self) {
        match self.clock_runs() {
            true => self.played.run_clock(),
            false => self.played.pause_clock(),
        }
    }

    /// What is left of the turn on a clock that runs; `None` without a clock and while it stands still.
    pub(super) fn clock_runs_for(&self) -> Option<Duration> {
        self.played.time_left().filter(|_| self.clock_runs())
    }

    /// Counts a game that is over, and saves what has changed. Whether something had to be said about it.
    pub(super) fn save(&mut self, context: &Context) -> bool {
        if !std::mem::take(&mut self.unsaved) {
            return false;
        }
        // In this order: killed between the two, the game is gone on with and still counted once.
        let uncounted = self.tally.note(&self.played).err().map(|error| error.reason(context.look.language));
        let problem = self.save.as_mut().and_then(|save| save.save(&self.played).err());
        let unsaved = problem.is_some();
        let problem = problem.map(|error| error.reason(context.look.language)).or(uncounted);
        let news = problem.clone().filter(|why| self.save_problem.as_ref() != Some(why));
        self.save_problem = problem;
        if let Some(why) = &news {
            let message = if unsaved { text::NOT_SAVED } else { statistics::NOT_COUNTED };
            self.say(context, Tone::Warning, message, &[("why", why)]);
        }
        news.is_some()
    }
}
