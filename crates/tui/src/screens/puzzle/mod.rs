//! Puzzles: a position, a question, one right move; what a wrong one costs, and the line of best play.
//!
//! What is right and what hints there are is in [`Sitting`]; the values come from an engine in a thread of its
//! own, asked by `advice`; what it looks like is in `draw`.

mod advice;
mod draw;
#[cfg(test)]
mod tests;
mod words;

use std::time::Instant;

use ::play::learn::puzzle::{AnyPuzzleKit, Hint, Puzzle, Sitting};
use ::play::learn::{Attempt, Deed, Progress};
use ::play::{AnyGame, ThinkEvent};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use search::MoveValue;

use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::Pointer;
use crate::screens::answering::{self, Answering};
use crate::screens::play::prompt::Prompt;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{learn, puzzle as text};
use crate::theme::Role;
use crate::views::{Scene, SeatLook, Steering, View};
use advice::Advice;

/// The puzzles of a game, one at a time.
pub struct Puzzles {
    ui: &'static GameUi,
    kit: AnyPuzzleKit,
    puzzles: Vec<Puzzle>,
    at: usize,
    sitting: Sitting,
    view: Box<dyn View>,
    seats: Vec<SeatLook>,
    progress: Progress,
    prompt: Option<Prompt>,
    said: Option<(Role, String)>,
    advice: Advice,
    shown: Shown,
    /// What stands on the board.
    game: Box<dyn AnyGame>,
    /// The moves that are drawn on the board: a hint, or what follows.
    plan: Vec<String>,
    /// The wrong move made last.
    wrong: Option<String>,
    /// Whether the cost of the wrong move has still to be told.
    cost_due: bool,
}

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// The position; the person is to find the move, or has found it and sees what every move is worth.
    Position,
    /// What follows the wrong move.
    Refutation,
    /// The position after so many moves of the line, from 1.
    Line(usize),
}

impl Puzzles {
    /// The puzzles of a game from one on, counted from 0; without a number from the first that is not solved.
    /// `None` if there is no such puzzle.
    pub fn new(context: &Context, ui: &'static GameUi, at: Option<usize>) -> Option<Puzzles> {
        let kit = ui.entry.puzzle_kit()?;
        let puzzles = ui.entry.puzzles().ok()?;
        let progress = context.settings.store.as_ref().map_or_else(Progress::default, Progress::read);
        let open = || puzzles.iter().position(|puzzle| !progress.puzzle(ui.entry.name, &puzzle.id).solved);
        let at = at.or_else(open).unwrap_or(0);
        let sitting = Sitting::new(ui.entry, &kit, puzzles.get(at)?).ok()?;
        let game = sitting.along_the_line(0);
        let mut screen = Puzzles {
            ui,
            kit,
            puzzles,
            at,
            sitting,
            view: (ui.view)(),
            seats: Vec::new(),
            progress,
            prompt: None,
            said: None,
            advice: Advice::default(),
            shown: Shown::Position,
            game,
            plan: Vec::new(),
            wrong: None,
            cost_due: false,
        };
        screen.begin(context);
        Some(screen)
    }

    /// A puzzle begins.
    fn begin(&mut self, context: &Context) {
        // The person is the one to move.
        let position = self.sitting.position();
        self.seats = answering::seats(&context.look, position, position.to_move());
        self.view = (self.ui.view)();
        (self.said, self.prompt, self.wrong, self.cost_due) = (None, None, None, false);
        self.show(context, Shown::Position);
        self.advice.forget_refutation();
        self.ask_values(context);
    }

    fn ask_values(&mut self, context: &Context) {
        self.advice.ask_values(context, self.ui, &self.kit, self.sitting.position());
    }

    /// Asks for them again if another question went before theirs.
    fn renew_values(&mut self, context: &Context) {
        if self.advice.lacks_values() {
            self.ask_values(context);
        }
    }

    /// To another puzzle, or to this one afresh.
    fn go_to(&mut self, context: &Context, at: usize) -> Step {
        let Some(puzzle) = self.puzzles.get(at) else { return Step::Stay };
        let Ok(sitting) = Sitting::new(self.ui.entry, &self.kit, puzzle) else { return Step::Stay };
        (self.at, self.sitting) = (at, sitting);
        self.begin(context);
        Step::Redraw
    }

    /// Puts on the board what is to be looked at.
    fn show(&mut self, context: &Context, shown: Shown) {
        self.shown = shown;
        self.plan.clear();
        self.game = match shown {
            Shown::Position => self.sitting.along_the_line(0),
            Shown::Line(count) => {
                self.plan = self.sitting.puzzle().line.iter().skip(count).cloned().collect();
                self.sitting.along_the_line(count)
            }
            Shown::Refutation => {
                let mut game = self.sitting.along_the_line(0);
                // It was legal when it was tried.
                let _ = self.wrong.as_deref().map(|mv| game.play(mv));
                self.plan = self.advice.refutation().to_vec();
                game
            }
        };
        let (view, scene) = self.view_and_scene(context);
        view.changed(&scene);
    }

    /// Whether the person may choose a move now.
    fn steers(&self) -> bool {
        self.shown == Shown::Position && !self.sitting.is_solved()
    }

    /// What the view draws.
    fn scene<'a>(&'a self, context: &'a Context) -> Scene<'a> {
        let values = values(self.shown, &self.sitting, &self.advice);
        scene(&*self.game, &self.seats, self.shown, values, &self.plan, context)
    }

    /// The same, and the view beside it.
    fn view_and_scene<'a>(&'a mut self, context: &'a Context) -> (&'a mut dyn View, Scene<'a>) {
        let values = values(self.shown, &self.sitting, &self.advice);
        (&mut *self.view, scene(&*self.game, &self.seats, self.shown, values, &self.plan, context))
    }

    fn is_last(&self) -> bool {
        self.at + 1 == self.puzzles.len()
    }

    fn note(&mut self, context: &Context, attempt: Attempt) {
        let (game, puzzle) = (self.ui.entry.name, self.puzzles[self.at].id.clone());
        let deed = Deed::Puzzle { game, puzzle: &puzzle, attempt };
        if let Err(error) = self.progress.note(context.settings.store.as_ref(), deed) {
            let why = error.reason(context.look.language);
            let words = context.look.fill(learn::NOT_KEPT, &[("why", &why)]);
            let before = self.said.take().map(|(_, words)| words).unwrap_or_default();
            self.say(Role::Bad, format!("{before} {words}").trim().to_string());
        }
    }

    // ----- Moves -----

    /// Tells what the wrong move costs, now or when it is known.
    fn tell_cost(&mut self, context: &Context) {
        let told = words::cost(self, context);
        self.cost_due = told.is_none();
        let words = told.unwrap_or_else(|| {
            let mv = self.wrong.as_deref().unwrap_or_default();
            context.look.fill(text::COST_LATER, &[("move", &mv)])
        });
        self.say(Role::Warning, words);
    }

    /// What follows the wrong move, or back from there.
    fn switch_refutation(&mut self, context: &Context) -> Step {
        if self.shown == Shown::Refutation {
            return self.back(context);
        }
        let Some(mv) = self.wrong.clone().filter(|_| self.steers()) else {
            return self.say(Role::Text, context.look.text(text::NOTHING_WRONG).to_string());
        };
        self.show(context, Shown::Refutation);
        if self.game.outcome().is_none() && !self.advice.knows_refutation() {
            self.advice.ask_refutation(context, self.ui, &self.kit, &*self.game);
            return self.say(Role::Text, context.look.fill(text::REFUTATION_SEARCH, &[("move", &mv)]));
        }
        self.tell_refutation(context)
    }

    fn tell_refutation(&mut self, context: &Context) -> Step {
        let words = words::refutation(self, context);
        self.say(Role::Text, words)
    }

    /// Back to the position.
    fn back(&mut self, context: &Context) -> Step {
        self.show(context, Shown::Position);
        match self.sitting.is_solved() {
            true => self.say(Role::Good, words::right(self, context)),
            false => {
                self.tell_cost(context);
                Step::Redraw
            }
        }
    }

    /// Along the line of best play.
    fn step(&mut self, context: &Context, action: Action) -> Step {
        let count = self.sitting.puzzle().line.len();
        let at = match self.shown {
            Shown::Line(at) => at,
            _ => 0,
        };
        let target = match action {
            Action::Left | Action::Up | Action::PageUp => at.saturating_sub(1),
            Action::Right | Action::Down | Action::PageDown => (at + 1).min(count),
            Action::First => 0,
            _ => count,
        };
        if target == 0 {
            return self.back(context);
        }
        self.show(context, Shown::Line(target));
        let mv = &self.sitting.puzzle().line[target - 1];
        let values: [(&str, &dyn std::fmt::Display); 3] =
            [("number", &target), ("count", &count), ("move", mv)];
        let words = context.look.fill(text::LINE_AT, &values);
        self.say(Role::Text, words)
    }

    fn hint(&mut self, context: &Context) -> Step {
        if !self.steers() {
            return Step::Stay;
        }
        let look = &context.look;
        match self.sitting.hint() {
            Hint::Later(n) => self.say(Role::Text, look.fill(text::HINT_LATER, &[("n", &n)])),
            Hint::Words(words) => self.say(Role::Text, look.text(words).to_string()),
            Hint::Move(mv) => {
                self.plan = vec![mv.clone()];
                let (view, scene) = self.view_and_scene(context);
                view.point_at(&scene, &mv);
                self.say(Role::Text, look.fill(text::SHOWN, &[("move", &mv)]));
                self.note(context, Attempt::Shown);
                Step::Redraw
            }
        }
    }
}

impl Answering for Puzzles {
    fn try_move(&mut self, context: &Context, mv: &str) -> bool {
        // A key of the board may mean a move at any time.
        if !self.steers() {
            return true;
        }
        let answer = match self.sitting.answer(mv) {
            Ok(answer) => answer,
            Err(error) => {
                let why = error.reason(context.look.language);
                self.say(Role::Warning, context.look.fill(learn::ILLEGAL, &[("why", &why)]));
                return false;
            }
        };
        if answer.right {
            self.cost_due = false;
            self.show(context, Shown::Position);
            self.say(Role::Good, words::right(self, context));
        } else {
            self.wrong = Some(answer.mv.clone());
            self.advice.forget_refutation();
            self.renew_values(context);
            self.plan.clear();
            self.tell_cost(context);
        }
        self.note(context, Sitting::attempt(&answer));
        true
    }

    fn say(&mut self, role: Role, words: String) -> Step {
        self.said = Some((role, words));
        Step::Redraw
    }

    fn steer(&mut self, context: &Context, steering: Steering) -> Step {
        let own_key = matches!(steering, Steering::Own(_));
        if !own_key && !self.steers() {
            return match (steering, self.shown) {
                (Steering::Confirm, Shown::Refutation) => self.back(context),
                (Steering::Confirm, _) => self.go_to(context, self.at + 1),
                _ => Step::Stay,
            };
        }
        let (view, scene) = self.view_and_scene(context);
        let response = view.steer(&scene, steering);
        self.respond(context, response)
    }

    fn board(&self) -> &dyn View {
        &*self.view
    }

    fn prompt(&mut self) -> &mut Option<Prompt> {
        &mut self.prompt
    }
}

/// The values that stand on the board: once the puzzle is solved.
fn values<'a>(shown: Shown, sitting: &Sitting, advice: &'a Advice) -> &'a [MoveValue<String>] {
    if shown == Shown::Position && sitting.is_solved() { advice.values() } else { &[] }
}

fn scene<'a>(
    game: &'a dyn AnyGame,
    seats: &'a [SeatLook],
    shown: Shown,
    values: &'a [MoveValue<String>],
    plan: &'a [String],
    context: &'a Context,
) -> Scene<'a> {
    // Some boards show what moves are worth only beside a cursor.
    let steering = shown == Shown::Position;
    let look = &context.look;
    Scene { game, seats, look, steering, fresh: usize::from(!steering), values, plan, now: Instant::now() }
}

impl Screen for Puzzles {
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
        if self.steers() {
            offers.extend([Action::Confirm, Action::Hint].map(Offer::of));
            if self.wrong.is_some() {
                offers.push(Offer::named(Action::Plan, text::WHY_SHORT));
            }
            offers.push(Offer::of(Action::TypeMove));
        } else if self.shown == Shown::Refutation {
            offers.push(Offer::named(Action::Confirm, text::BACK_SHORT));
        } else {
            if !self.is_last() {
                offers.push(Offer::named(Action::Confirm, text::NEXT_SHORT));
            }
            offers.push(Offer::named(Action::Right, text::LINE_SHORT));
            offers.push(Offer::named(Action::Undo, learn::AGAIN_SHORT));
        }
        offers.extend([Action::NextStep, Action::PreviousStep, Action::Cancel].map(Offer::of));
        offers
    }

    fn help(&self) -> HelpPage {
        let mut notes = vec![text::HELP_TASK, text::HELP_WRONG, text::HELP_RIGHT];
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
            Scope::Play => {
                matches!(action, Action::Hint | Action::TypeMove | Action::Undo | Action::Plan)
            }
            scope => self.scopes().contains(&scope),
        }
    }

    fn takes_text(&self) -> bool {
        self.prompt.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let steering = match action {
            Action::Up
            | Action::Down
            | Action::Left
            | Action::Right
            | Action::First
            | Action::Last
            | Action::PageUp
            | Action::PageDown
                if self.sitting.is_solved() =>
            {
                return self.step(context, action);
            }
            Action::Cancel if self.steers() && self.view.cancel() => return Step::Redraw,
            Action::Cancel if self.shown == Shown::Refutation => return self.back(context),
            Action::Cancel => return Step::Close,
            Action::NextStep => return self.go_to(context, self.at + 1),
            Action::PreviousStep => return self.go_to(context, self.at.saturating_sub(1)),
            Action::Undo if self.shown == Shown::Refutation => return self.back(context),
            Action::Undo => return self.go_to(context, self.at),
            Action::Plan => return self.switch_refutation(context),
            Action::Hint => return self.hint(context),
            Action::TypeMove if self.steers() => {
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
        if !self.steers() {
            return Step::Stay;
        }
        let (view, scene) = self.view_and_scene(context);
        let response = view.pointer(&scene, pointer);
        self.respond(context, response)
    }

    fn thinker(&mut self, context: &mut Context, event: &ThinkEvent) -> Step {
        if !self.advice.hear(event) {
            return Step::Stay;
        }
        if let Some(why) = self.advice.problem() {
            let words = context.look.fill(text::ENGINE_FAILED, &[("why", &why)]);
            return self.say(Role::Warning, words);
        }
        self.renew_values(context);
        if self.shown == Shown::Refutation && !self.advice.refutation().is_empty() {
            self.show(context, Shown::Refutation);
            return self.tell_refutation(context);
        }
        if self.cost_due && self.shown == Shown::Position {
            self.tell_cost(context);
        }
        Step::Redraw
    }

    fn is_waiting(&self) -> bool {
        self.advice.is_waiting() || self.view.is_waiting()
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        self.view.next_frame(now)
    }

    fn wake(&mut self, _context: &mut Context, _now: Instant) -> Step {
        Step::Redraw
    }
}
