//! A game explained: what every move was worth, the best one instead, and how the value ran.
//!
//! The engine thinks in a thread of its own, about one move after the other; what is known can be looked at
//! meanwhile. What it looks like is in `draw`.

use std::time::Instant;

use ::play::analysis::{Mark, PlyAnalysis};
use ::play::{
    EngineOptions, Level, Match, PlayerSpec, Question, ThinkEvent, ThinkNews, Thinker, make_engine,
    next_generation,
};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use search::{MoveValue, Stop};

use super::draw;
use super::parts::{self, Places};
use super::reel::Reel;
use super::take_over::TakeOver;
use crate::actions::{Action, Scope};
use crate::background;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::event::Event;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::play::prompt::{Prompt, Typed};
use crate::screens::{HelpPage, Offer, Screen, Step, around};
use crate::texts::{actions as words, review as text};
use crate::theme::Role;

/// How far the analysis is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It goes on.
    Going,
    /// The person has stopped it.
    Stopped,
    /// Every move is known.
    Done,
    /// The engine has no answer.
    Failed(String),
}

/// What stands in the place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    /// The position before the move, with the values of the move and of the best one.
    Before,
    /// The position after it.
    After,
    /// The graph, where it has no room beside the board.
    Graph,
}

/// A game explained.
pub struct Analysis {
    pub(super) reel: Reel,
    /// The move that is looked at, from 0.
    pub(super) cursor: usize,
    /// What is known, the first move first.
    pub(super) plies: Vec<PlyAnalysis>,
    pub(super) state: State,
    pub(super) show: Show,
    pub(super) prompt: Option<Prompt>,
    pub(super) message: Option<(Role, String)>,
    thinker: Option<Thinker>,
    /// The generation that the engine was asked about.
    asked: Option<u64>,
    /// Whether the graph had room beside the board, by the last drawing.
    pub(super) roomy: bool,
    /// Where the moves are, and the points of the graph.
    pub(super) places: Places,
}

impl Analysis {
    /// The analysis of a game, as its record would be, with the cursor on a move. `None` without moves.
    pub fn of(context: &Context, ui: &'static GameUi, played: &Match, cursor: usize) -> Option<Analysis> {
        let copy = Match::from_record(context.entries, &played.to_record()).ok()?.played;
        let last = copy.moves().len().checked_sub(1)?;
        let mut analysis = Analysis {
            reel: Reel::new(context, ui, copy),
            cursor: 0,
            plies: Vec::new(),
            state: State::Going,
            show: Show::Before,
            prompt: None,
            message: None,
            thinker: None,
            asked: None,
            roomy: true,
            places: Places::new(),
        };
        analysis.go_to(context, cursor.min(last));
        analysis.ask(context);
        Some(analysis)
    }

    /// The moves of the game.
    pub(super) fn count(&self) -> usize {
        self.reel.count()
    }

    /// What is known of the move that is looked at.
    pub(super) fn ply(&self) -> Option<&PlyAnalysis> {
        self.plies.get(self.cursor)
    }

    /// What stands on the board: the value of the best move, and of the one that was made.
    pub(super) fn values(&self) -> Vec<MoveValue<String>> {
        let Some(ply) = self.ply().filter(|_| self.show == Show::Before) else { return Vec::new() };
        let value = |mv: &str, valued: ::play::analysis::Valued, line: &[String]| MoveValue {
            mv: mv.to_string(),
            score: valued.score,
            exact: valued.exact,
            line: line.to_vec(),
        };
        let mut values = vec![value(&ply.best, ply.before, &ply.line)];
        if ply.best != ply.mv {
            values.push(value(&ply.mv, ply.after, &[]));
        }
        values
    }

    /// Asks about the next move that is not known yet.
    fn ask(&mut self, context: &Context) {
        self.asked = None;
        if self.plies.len() >= self.count() {
            self.state = State::Done;
            return;
        }
        if self.thinker.is_none() {
            let entry = self.reel.ui.entry;
            let events = context.events.clone();
            // If nobody listens any more, the answer is not needed either.
            let tell = move |event| drop(events.send(Event::Thinker(event)));
            let make = |stop: &Stop| {
                make_engine(entry, &PlayerSpec::Level(Level::Perfect), &EngineOptions::default(), stop)
            };
            match Thinker::new(make, Box::new(tell)) {
                Ok(thinker) => self.thinker = Some(thinker),
                Err(error) => {
                    self.state = State::Failed(error.to_string());
                    return;
                }
            }
        }
        self.state = State::Going;
        let position = self.reel.played.game_after(self.plies.len());
        let generation = next_generation();
        if let Some(thinker) = &mut self.thinker {
            thinker.ask(Question::Values, generation, position, context.analysis.clone());
            self.asked = Some(generation);
        }
    }

    /// Stops the engine at once; what is known stays.
    fn stop(&mut self) {
        if let Some(thinker) = &mut self.thinker {
            thinker.drop_question();
        }
        self.asked = None;
        self.state = State::Stopped;
    }

    fn learn(&mut self, context: &Context, values: &[MoveValue<String>]) {
        let number = self.plies.len();
        let position = self.reel.played.game_after(number);
        let mv = &self.reel.played.moves()[number].token;
        match PlyAnalysis::of(&*position, number + 1, mv, values, self.reel.ui.entry.point) {
            Ok(ply) => {
                self.plies.push(ply);
                self.ask(context);
            }
            Err(error) => {
                self.asked = None;
                self.state = State::Failed(error.to_string());
            }
        }
    }

    fn go_to(&mut self, context: &Context, cursor: usize) -> Step {
        self.cursor = cursor.min(self.count().saturating_sub(1));
        self.message = None;
        self.show_position(context);
        Step::Redraw
    }

    fn show_position(&mut self, context: &Context) {
        let after = usize::from(self.show == Show::After);
        self.reel.go_to(&context.look, self.cursor + after);
    }

    fn show_next(&mut self, context: &Context) -> Step {
        self.show = match self.show {
            Show::Before => Show::After,
            Show::After if !self.roomy => Show::Graph,
            Show::After | Show::Graph => Show::Before,
        };
        self.show_position(context);
        Step::Redraw
    }

    /// The next or the previous move that gave something away.
    fn mistake(&mut self, context: &Context, forward: bool) -> Step {
        let is_one = |at: &usize| self.plies.get(*at).is_some_and(|ply| ply.mark >= Mark::Inaccuracy);
        let found = match forward {
            true => (self.cursor + 1..self.plies.len()).find(is_one),
            false => (0..self.cursor).rev().find(is_one),
        };
        found.map_or(Step::Stay, |at| self.go_to(context, at))
    }

    fn take_over(&mut self, context: &Context) -> Step {
        if self.reel.game.outcome().is_some() {
            self.message = Some((Role::Warning, context.look.text(text::OVER_HERE).to_string()));
            return Step::Redraw;
        }
        match TakeOver::new(&self.reel) {
            Ok(question) => {
                // The machine is needed for the game.
                if self.state == State::Going {
                    self.stop();
                }
                Step::Push(Box::new(question))
            }
            Err(error) => {
                self.message = Some((Role::Warning, error.reason(context.look.language)));
                Step::Redraw
            }
        }
    }

    fn typed(&mut self, context: &Context, number: &str) -> Step {
        let count = self.count();
        match number.parse::<usize>() {
            Ok(at) if at <= count => {
                self.prompt = None;
                self.go_to(context, at.saturating_sub(1))
            }
            _ => {
                let words = context.look.fill(text::NO_SUCH_MOVE, &[("count", &count)]);
                self.message = Some((Role::Warning, words));
                Step::Redraw
            }
        }
    }
}

impl Drop for Analysis {
    fn drop(&mut self) {
        self.thinker.take().into_iter().for_each(background::let_go);
    }
}

impl Screen for Analysis {
    fn smallest(&self, _context: &Context) -> Size {
        around::smallest(&*self.reel.view, self.reel.played.game())
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        if self.prompt.is_some() {
            return vec![Offer::named(Action::Confirm, words::GO_TO_SHORT), Offer::of(Action::Cancel)];
        }
        let mut offers = Vec::new();
        match self.state {
            State::Going => offers.push(Offer::named(Action::Cancel, words::STOP_SHORT)),
            State::Stopped => offers.push(Offer::named(Action::Analyse, words::GO_ON_SHORT)),
            State::Done | State::Failed(_) => {}
        }
        offers.extend([
            Offer::named(Action::Left, text::BACK_SHORT),
            Offer::named(Action::Right, text::FORTH_SHORT),
            Offer::named(Action::Next, text::NEXT_MISTAKE_SHORT),
            Offer::named(Action::Confirm, text::SHOW_SHORT),
            Offer::of(Action::TakeOver),
            Offer::of(Action::GoTo),
        ]);
        if self.state != State::Going {
            offers.push(Offer::of(Action::Cancel));
        }
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage {
            title: Some(self.reel.ui.entry.title),
            notes: vec![text::HELP_ANALYSIS, text::HELP_ANALYSIS_BOARD, text::HELP_ANALYSIS_SMALL],
            board_keys: self.reel.view.keys(),
            ..HelpPage::default()
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Moving, Scope::Record, Scope::Always]
    }

    fn takes_text(&self) -> bool {
        self.prompt.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        if let Some(target) = Reel::target(action, self.cursor, self.count().saturating_sub(1)) {
            return self.go_to(context, target);
        }
        match action {
            Action::Next => self.mistake(context, true),
            Action::Previous => self.mistake(context, false),
            Action::Confirm => self.show_next(context),
            Action::GoTo => {
                self.message = None;
                self.prompt = Some(Prompt::default());
                Step::Redraw
            }
            Action::TakeOver => self.take_over(context),
            Action::Analyse if self.state == State::Stopped => {
                self.ask(context);
                Step::Redraw
            }
            Action::Cancel if self.state == State::Going => {
                self.stop();
                Step::Redraw
            }
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        let digit = key.is_digit();
        if digit && self.prompt.is_none() {
            self.act(context, Action::GoTo);
        }
        let Some(prompt) = &mut self.prompt else { return self.reel.own_key(&context.look, key) };
        match prompt.key(key) {
            Typed::Going => self.message = None,
            Typed::Cancelled => {
                self.prompt = None;
                self.message = None;
            }
            Typed::Done(number) => return self.typed(context, &number),
        }
        Step::Redraw
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        match pointer.kind {
            PointerKind::WheelUp => self.go_to(context, self.cursor.saturating_sub(1)),
            PointerKind::WheelDown => self.go_to(context, self.cursor + 1),
            PointerKind::Press | PointerKind::Drag => {
                parts::hit(&self.places, pointer.at).map_or(Step::Stay, |target| self.go_to(context, target))
            }
            _ => Step::Stay,
        }
    }

    fn thinker(&mut self, context: &mut Context, event: &ThinkEvent) -> Step {
        if self.asked != Some(event.generation) {
            return Step::Stay;
        }
        match &event.news {
            ThinkNews::Report(_) | ThinkNews::Verdict(_) | ThinkNews::Pondered => return Step::Stay,
            ThinkNews::Values(values) => self.learn(context, values),
            ThinkNews::Failed(error) => {
                self.asked = None;
                self.state = State::Failed(error.to_string());
            }
        }
        Step::Redraw
    }

    fn is_waiting(&self) -> bool {
        self.asked.is_some() || self.reel.view.is_waiting()
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        self.reel.view.next_frame(now)
    }

    fn wake(&mut self, _context: &mut Context, _now: Instant) -> Step {
        Step::Redraw
    }
}
