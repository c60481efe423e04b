//! A lesson: a board on which the person has to make the moves, and words that go with it.
//!
//! What is right and what comes of it is in [`Course`]; what it looks like is in `draw`.

use std::time::{Duration, Instant};

use ::play::learn::{Course, Deed, Heard, Progress};
use ::play::{Level, Match, MatchOptions, Seating};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use super::{draw, puzzles};
use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::Pointer;
use crate::screens::answering::{self, Answering};
use crate::screens::confirm::Confirm;
use crate::screens::play::Play;
use crate::screens::play::prompt::Prompt;
use crate::screens::{Choice, HelpPage, Offer, Screen, Step};
use crate::texts::learn as text;
use crate::theme::Role;
use crate::views::{Response, Scene, SeatLook, Steering, View};

/// The answers of the other side come after this time, so that they can be followed.
const PACE: Duration = Duration::from_millis(700);

/// A lesson.
pub struct Lesson {
    pub(super) ui: &'static GameUi,
    pub(super) course: Course,
    pub(super) view: Box<dyn View>,
    seats: Vec<SeatLook>,
    progress: Progress,
    pub(super) prompt: Option<Prompt>,
    /// What was said last.
    pub(super) said: Option<(Role, String)>,
    /// When the other side answers.
    due: Option<Instant>,
    /// How many answers came since the person's last move.
    fresh: usize,
    /// The move that is shown, if one is.
    shown: Vec<String>,
}

impl Lesson {
    /// The lesson of a game from a step, counted from 0; `None` if there is no such step.
    pub fn new(context: &Context, ui: &'static GameUi, at: usize) -> Option<Lesson> {
        let course = Course::new(ui.entry, at).ok()??;
        let progress = context.settings.store.as_ref().map_or_else(Progress::default, Progress::read);
        let mut lesson = Lesson {
            ui,
            course,
            view: (ui.view)(),
            seats: Vec::new(),
            progress,
            prompt: None,
            said: None,
            due: None,
            fresh: 0,
            shown: Vec::new(),
        };
        lesson.begin(context);
        Some(lesson)
    }

    /// The first step of a game's lesson that has not been done; the first one if all have.
    pub fn first_open(ui: &GameUi, progress: &Progress) -> usize {
        let steps = ui.entry.lesson();
        steps.iter().position(|step| !progress.has_step(ui.entry.name, step.name())).unwrap_or(0)
    }

    /// The step begins.
    fn begin(&mut self, context: &Context) {
        self.seats = answering::seats(&context.look, self.course.game(), self.course.person());
        self.view = (self.ui.view)();
        (self.said, self.prompt, self.due, self.fresh) = (None, None, None, 0);
        self.changed(context);
    }

    /// What the view draws.
    pub(super) fn scene<'a>(&'a self, context: &'a Context) -> Scene<'a> {
        scene(&self.course, &self.seats, self.fresh, &self.shown, context)
    }

    /// The same, and the view beside it.
    pub(super) fn view_and_scene<'a>(&'a mut self, context: &'a Context) -> (&'a mut dyn View, Scene<'a>) {
        (&mut *self.view, scene(&self.course, &self.seats, self.fresh, &self.shown, context))
    }

    fn changed(&mut self, context: &Context) {
        self.shown.clear();
        let (view, scene) = self.view_and_scene(context);
        view.changed(&scene);
    }

    /// Whether the other side has something to answer still.
    pub(super) fn is_answering(&self) -> bool {
        self.due.is_some()
    }

    /// Whether this is the last step.
    pub(super) fn is_last(&self) -> bool {
        self.course.at() + 1 == self.course.count()
    }

    fn wait_for_answer(&mut self, now: Instant) {
        self.due = self.course.answer().map(|_| now + PACE);
    }

    /// Writes down that the step is done.
    fn note(&mut self, context: &Context) {
        self.said = None;
        let (game, step) = (self.ui.entry.name, self.course.step().name());
        let noted = self.progress.note(context.settings.store.as_ref(), Deed::Step { game, step });
        if let Err(error) = noted {
            let why = error.reason(context.look.language);
            self.say(Role::Bad, context.look.fill(text::NOT_KEPT, &[("why", &why)]));
        }
    }

    /// Shows a right move, behind what was said.
    fn hint(&mut self, context: &Context) -> Step {
        let look = &context.look;
        let Some(mv) = self.course.hint() else {
            return self.say(Role::Text, look.text(text::NO_HINT).to_string());
        };
        self.shown = vec![mv.clone()];
        let (view, scene) = self.view_and_scene(context);
        view.point_at(&scene, &mv);
        // Not every move has a place for the cursor: digging has none.
        let is_pointed = view.pointed_at(&scene).as_ref() == Some(&mv);
        let message = if is_pointed { text::SHOWN } else { text::SHOWN_KEY };
        let words = look.fill(message, &[("move", &mv), ("key", &context.key_of(Action::Confirm))]);
        match self.said.take() {
            Some((Role::Warning, before)) => self.say(Role::Warning, format!("{before} {words}")),
            _ => self.say(Role::Text, words),
        }
    }

    /// To another step; behind the last one comes the end.
    fn go_to(&mut self, context: &Context, at: usize) -> Step {
        if at == self.course.count() {
            return self.end(context);
        }
        if self.course.go_to(at).is_ok_and(|found| found) {
            self.begin(context);
        }
        Step::Redraw
    }

    /// The box at the end.
    fn end(&self, context: &Context) -> Step {
        let look = &context.look;
        let entry = self.ui.entry;
        let steps = entry.lesson();
        let done = steps.iter().filter(|step| self.progress.has_step(entry.name, step.name())).count();
        let (title, words) = match done == steps.len() {
            true => (text::END_TITLE, look.fill(text::END_ALL, &[("game", &look.text(entry.title))])),
            false => {
                let values: [(&str, &dyn std::fmt::Display); 3] =
                    [("game", &look.text(entry.title)), ("done", &done), ("count", &steps.len())];
                (text::LESSON, look.fill(text::END_SOME, &values))
            }
        };
        let mut buttons = vec![(text::PLAY_EASY, Choice::PlayEasy)];
        if !puzzles::names(self.ui).is_empty() {
            buttons.push((text::DO_PUZZLES, Choice::Puzzles));
        }
        buttons.extend([(text::TO_LIST, Choice::Yes), (text::STAY, Choice::No)]);
        Step::Push(Box::new(Confirm::new(look.text(title).to_string(), vec![words], buttons)))
    }

    /// A game against the easy computer.
    fn play_easy(&mut self, context: &mut Context) -> Step {
        let options = MatchOptions {
            setup: game::Values::new(),
            seating: Seating::Person { seat: 1, level: Level::Easy },
            seed: context.settings.next_seed(),
            ..context.settings.match_options.clone()
        };
        match Match::new(self.ui.entry, &options) {
            Ok(played) => Step::Replace(Box::new(Play::new(context, self.ui, played))),
            Err(error) => self.say(Role::Warning, error.reason(context.look.language)),
        }
    }
}

impl Answering for Lesson {
    fn try_move(&mut self, context: &Context, mv: &str) -> bool {
        let look = &context.look;
        let made = match self.course.play(mv) {
            Err(error) => {
                let why = error.reason(look.language);
                self.say(Role::Warning, look.fill(text::ILLEGAL, &[("why", &why)]));
                return false;
            }
            Ok(Heard::Wrong(why)) => {
                self.say(Role::Warning, look.text(why).to_string());
                if self.course.needs_help() {
                    self.hint(context);
                }
                return true;
            }
            Ok(Heard::On(words)) => words,
            Ok(Heard::Done(words)) => {
                self.note(context);
                words
            }
        };
        // What could not be kept is said behind it.
        let problem = self.said.take().filter(|(role, _)| *role == Role::Bad).map(|(_, words)| words);
        let words = [Some(look.text(made).to_string()), problem];
        self.say(Role::Good, words.into_iter().flatten().collect::<Vec<_>>().join(" "));
        self.fresh = 0;
        self.changed(context);
        self.wait_for_answer(Instant::now());
        true
    }

    fn say(&mut self, role: Role, words: String) -> Step {
        self.said = Some((role, words));
        Step::Redraw
    }

    fn steer(&mut self, context: &Context, steering: Steering) -> Step {
        let own_key = matches!(steering, Steering::Own(_));
        if !own_key && !self.course.awaits_person() {
            let goes_on = steering == Steering::Confirm && self.course.is_done();
            return if goes_on { self.go_to(context, self.course.at() + 1) } else { Step::Stay };
        }
        let (view, scene) = self.view_and_scene(context);
        // A move that is shown and has no place for the cursor is played like one that has.
        let shown = scene.plan.first().filter(|_| steering == Steering::Confirm).cloned();
        let response = match (shown, view.pointed_at(&scene)) {
            (Some(mv), None) => Response::Play(mv),
            _ => view.steer(&scene, steering),
        };
        self.respond(context, response)
    }

    fn board(&self) -> &dyn View {
        &*self.view
    }

    fn prompt(&mut self) -> &mut Option<Prompt> {
        &mut self.prompt
    }
}

fn scene<'a>(
    course: &'a Course,
    seats: &'a [SeatLook],
    fresh: usize,
    plan: &'a [String],
    context: &'a Context,
) -> Scene<'a> {
    let (game, look, steering) = (course.game(), &context.look, course.awaits_person());
    Scene { game, seats, look, steering, fresh, values: &[], plan, now: Instant::now() }
}

impl Screen for Lesson {
    fn smallest(&self, _context: &Context) -> Size {
        draw::smallest(self)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        if self.prompt.is_some() {
            return vec![Offer::of(Action::Confirm), Offer::of(Action::Cancel)];
        }
        let mut offers = Vec::new();
        match self.course.is_done() {
            true => offers.push(Offer::named(Action::Confirm, text::FORTH_SHORT)),
            false => {
                offers.extend([Action::Confirm, Action::Hint, Action::TypeMove].map(Offer::of));
            }
        }
        if self.course.moves_made() > 0 {
            offers.push(Offer::named(Action::Undo, text::AGAIN_SHORT));
        }
        offers.extend([Action::NextStep, Action::PreviousStep, Action::Cancel].map(Offer::of));
        offers
    }

    fn help(&self) -> HelpPage {
        let mut notes = vec![text::HELP_LESSON, self.course.step().words()];
        notes.extend(self.view.help());
        HelpPage {
            title: Some(self.ui.entry.title),
            rules: self.ui.entry.rules,
            notes,
            board_keys: self.view.keys(),
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Moving, Scope::Play, Scope::Learn, Scope::Always]
    }

    fn has(&self, action: Action) -> bool {
        match action.info().scope {
            Scope::Play => matches!(action, Action::Hint | Action::TypeMove | Action::Undo),
            scope => self.scopes().contains(&scope),
        }
    }

    fn takes_text(&self) -> bool {
        self.prompt.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let at = self.course.at();
        let steering = match action {
            Action::Cancel if self.view.cancel() => return Step::Redraw,
            Action::Cancel => return Step::Close,
            Action::NextStep => return self.go_to(context, at + 1),
            Action::PreviousStep => return self.go_to(context, at.saturating_sub(1)),
            Action::Undo => return self.go_to(context, at),
            Action::Hint => {
                self.said = None;
                return self.hint(context);
            }
            Action::TypeMove if self.course.awaits_person() => {
                self.prompt = Some(Prompt::default());
                return Step::Redraw;
            }
            _ => match Steering::of(action) {
                Some(steering) => steering,
                None => return Step::Stay,
            },
        };
        self.steer(context, steering)
    }

    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        self.key_pressed(context, key)
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let (view, scene) = self.view_and_scene(context);
        let response = view.pointer(&scene, pointer);
        self.respond(context, response)
    }

    fn answer(&mut self, context: &mut Context, choice: Choice) -> Step {
        match choice {
            Choice::PlayEasy => self.play_easy(context),
            Choice::Puzzles => match puzzles::open(context, self.ui, None) {
                Some(screen) => Step::Replace(screen),
                None => Step::Redraw,
            },
            Choice::Yes => Step::Close,
            _ => Step::Redraw,
        }
    }

    fn is_waiting(&self) -> bool {
        self.view.is_waiting()
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        [self.due, self.view.next_frame(now)].into_iter().flatten().min()
    }

    fn wake(&mut self, context: &mut Context, now: Instant) -> Step {
        if self.due.is_some_and(|due| due <= now) {
            self.due = None;
            if self.course.play_answer().is_some() {
                self.fresh += 1;
                self.changed(context);
                self.wait_for_answer(now);
            }
        }
        Step::Redraw
    }
}
