//! Stepping through a game: by hand, by number, or by itself.

use std::time::Instant;

use ::play::Match;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use super::analysis::Analysis;
use super::parts::{self, Places};
use super::reel::Reel;
use super::take_over::TakeOver;
use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::ending;
use crate::glyphs;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::around::{self, Column};
use crate::screens::delay::Delay;
use crate::screens::play::prompt::{Prompt, Typed};
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{actions as words, play as play_text, review as text};
use crate::theme::Role;
use crate::widgets::text as put;

/// A game to step through.
pub struct Replay {
    reel: Reel,
    /// What was wrong with its record, one line each.
    damage: Vec<String>,
    /// Whether the moves follow by themselves, and when the next one is due.
    next: Option<Instant>,
    delay: Delay,
    prompt: Option<Prompt>,
    message: Option<(Role, String)>,
    active: bool,
    /// Where the moves are, by the last drawing.
    places: Places,
    /// Where the bar is.
    bar: Rect,
}

impl Replay {
    /// A game from its start. `damage` is what was wrong with its record; it is shown.
    pub fn new(context: &Context, ui: &'static GameUi, played: Match, damage: Vec<String>) -> Replay {
        let message = damage
            .first()
            .map(|why| (Role::Warning, context.look.fill(text::DAMAGED_AFTER, &[("why", why)])));
        Replay {
            reel: Reel::new(context, ui, played),
            damage,
            next: None,
            delay: Delay::to_watch().or(context.settings.delay),
            prompt: None,
            message,
            active: true,
            places: Places::new(),
            bar: Rect::ZERO,
        }
    }

    /// A game that is being played or was just played, as its record would be.
    pub fn of(context: &Context, ui: &'static GameUi, played: &Match) -> Option<Replay> {
        let copy = Match::from_record(context.entries, &played.to_record()).ok()?;
        Some(Replay::new(context, ui, copy.played, copy.damage))
    }

    /// How many moves lead to the position that is shown, and its key.
    pub(super) fn position(&self) -> (usize, u64) {
        (self.reel.at, self.reel.game.key())
    }

    fn go_to(&mut self, context: &Context, at: usize) -> Step {
        self.next = None;
        self.message = None;
        self.reel.go_to(&context.look, at);
        if self.reel.at == self.reel.count()
            && let Some(why) = self.damage.first()
        {
            self.message = Some((Role::Warning, context.look.fill(text::DAMAGED_AFTER, &[("why", why)])));
        }
        Step::Redraw
    }

    /// Lets the moves follow by themselves, from the start if they are at the end, or stops them.
    fn play_or_pause(&mut self, context: &Context) -> Step {
        if self.next.take().is_some() {
            return Step::Redraw;
        }
        self.message = None;
        if self.reel.at == self.reel.count() {
            self.reel.go_to(&context.look, 0);
        }
        self.next = Some(Instant::now() + self.delay.time());
        Step::Redraw
    }

    fn change_delay(&mut self, context: &Context, delay: Delay) -> Step {
        self.delay = delay;
        if self.next.is_some() {
            self.next = Some(Instant::now() + delay.time());
        }
        let words = context.look.fill(text::DELAY, &[("seconds", &delay.seconds())]);
        self.message = Some((Role::Good, words));
        Step::Redraw
    }

    /// The next or the previous move with a comment.
    fn comment(&mut self, context: &Context, forward: bool) -> Step {
        let moves = self.reel.played.moves();
        let has = |at: &usize| moves[at - 1].comment.is_some();
        let found = match forward {
            true => (self.reel.at + 1..=moves.len()).find(has),
            false => (1..self.reel.at).rev().find(has),
        };
        found.map_or(Step::Stay, |at| self.go_to(context, at))
    }

    fn typed(&mut self, context: &Context, number: &str) -> Step {
        let count = self.reel.count();
        match number.parse::<usize>() {
            Ok(at) if at <= count => {
                self.prompt = None;
                self.go_to(context, at)
            }
            _ => {
                let words = context.look.fill(text::NO_SUCH_MOVE, &[("count", &count)]);
                self.message = Some((Role::Warning, words));
                Step::Redraw
            }
        }
    }

    fn take_over(&mut self, context: &Context) -> Step {
        self.next = None;
        if self.reel.game.outcome().is_some() {
            self.message = Some((Role::Warning, context.look.text(text::OVER_HERE).to_string()));
            return Step::Redraw;
        }
        match TakeOver::new(&self.reel) {
            Ok(question) => Step::Push(Box::new(question)),
            Err(error) => {
                self.message = Some((Role::Warning, error.reason(context.look.language)));
                Step::Redraw
            }
        }
    }

    fn analyse(&mut self, context: &mut Context) -> Step {
        self.next = None;
        if self.reel.count() == 0 {
            self.message = Some((Role::Warning, context.look.text(text::NO_MOVES).to_string()));
            return Step::Redraw;
        }
        match Analysis::of(context, self.reel.ui, &self.reel.played, self.reel.at.saturating_sub(1)) {
            Some(analysis) => Step::Push(Box::new(analysis)),
            None => Step::Stay,
        }
    }

    /// Who has won and why, once the end is reached.
    fn outcome(&self, context: &Context) -> Option<String> {
        ending::words(&self.reel.played, &context.look).filter(|_| self.reel.at == self.reel.count())
    }

    fn last_comment(&self) -> Option<&str> {
        let last = self.reel.at.checked_sub(1)?;
        self.reel.played.moves()[last].comment.as_deref()
    }

    fn draw_panels(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let width = area.width.saturating_sub(4);
        let styled = |words: &str, role: Role| -> Vec<Line<'static>> {
            put::wrap(words, width).into_iter().map(|line| Line::styled(line, look.style(role))).collect()
        };
        let mut column = Column::new(area);
        // A few moves are always shown.
        const FEW: u16 = 5;
        let score = parts::score_lines(&self.reel, look, width);
        column.lines(look.text(play_text::SCORE), &score, FEW, look, buffer);
        let damage: Vec<Line> =
            self.damage.iter().take(3).flat_map(|why| styled(why, Role::Warning)).collect();
        column.lines(look.text(text::DAMAGE), &damage, FEW, look, buffer);
        let comment = self.last_comment().map_or(Vec::new(), |comment| styled(comment, Role::Text));
        column.lines(look.text(text::COMMENT), &comment, FEW, look, buffer);
        let explanation = self.reel.view.explain(&self.reel.scene(look), width);
        column.paragraphs(look.text(self.reel.view.explanation_title()), &explanation, 10, look, buffer);
        if let Some(inside) = column.rest(look.text(play_text::MOVES), look, buffer) {
            let moves = self.reel.played.moves();
            let sign = |index: usize| match moves[index].comment {
                Some(_) => (";", look.style(Role::Key)),
                None => ("", look.style(Role::Text)),
            };
            let chosen = self.reel.at.checked_sub(1);
            self.places = parts::moves(&self.reel, chosen, &sign, context, inside, buffer);
            self.places.iter_mut().for_each(|(_, target)| *target += 1);
        }
    }

    fn draw_bottom(&self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let inside = around::inside(area);
        if inside.is_empty() {
            return;
        }
        let count = self.reel.count();
        if let Some(prompt) = &self.prompt {
            let hint = match &self.message {
                Some((Role::Warning, words)) => words.clone(),
                _ => look.fill(text::GO_TO_PROMPT, &[("count", &count)]),
            };
            around::typed("#", prompt.text(), &format!("  {hint}"), look, inside, buffer);
            return;
        }
        let (role, words) = match (&self.message, self.outcome(context), self.reel.at.checked_sub(1)) {
            (Some((role, words)), _, _) => (*role, words.clone()),
            (None, Some(outcome), _) => (ending::role(&self.reel.played), outcome),
            (None, None, None) => (Role::Text, look.text(text::AT_START).to_string()),
            (None, None, Some(last)) => {
                let mv = &self.reel.played.moves()[last];
                let name = &self.reel.seats[mv.seat.index()].name;
                let mut words = look.fill(text::MADE, &[("name", name), ("move", &mv.token)]);
                let before = self.reel.played.game_after(last);
                if let Some(remark) = self.reel.view.remark(look, &*before, &mv.token) {
                    let values: [(&str, &dyn std::fmt::Display); 3] =
                        [("name", name), ("remark", &remark), ("move", &mv.token)];
                    words = look.fill(play_text::REMARK, &values);
                }
                if let Some(comment) = &mv.comment {
                    words = format!("{words} ; {comment}");
                }
                (Role::Text, words)
            }
        };
        put::put(buffer, inside, put::whole_sentences(&words, inside.width), look.style(role), look);
    }

    /// How far it is, as a bar that can be clicked.
    fn draw_bar(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        self.bar = area;
        let columns = usize::from(area.width);
        let full = columns * self.reel.at / self.reel.count().max(1);
        let bar = Line::from(vec![
            Span::styled(look.glyph(glyphs::BAR_FULL).repeat(full), look.style(Role::Key)),
            Span::styled(look.glyph(glyphs::BAR_EMPTY).repeat(columns - full), look.style(Role::Dim)),
        ]);
        buffer.set_line(area.x, area.y, &bar, area.width);
    }
}

impl Screen for Replay {
    fn smallest(&self, _context: &Context) -> Size {
        around::smallest(&*self.reel.view, self.reel.played.game())
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let [title, mut middle, bottom] = around::rows(area);
        let mut right = look.fill(text::AT_MOVE, &[("number", &self.reel.at), ("count", &self.reel.count())]);
        if self.next.is_some() {
            let going = look.fill(text::GOING, &[("seconds", &self.delay.seconds())]);
            right = format!("{going} {} {right}", look.glyph(glyphs::BULLET));
        }
        parts::title(&self.reel, look.text(text::REPLAY_TITLE), &right, look, title, buffer);
        self.places.clear();
        self.bar = Rect::ZERO;
        // The bar has a row of its own where the board can spare one.
        let needed = self.reel.view.smallest(self.reel.played.game()).height + 1;
        if middle.height > needed && middle.width > 2 {
            middle.height -= 1;
            let bar = Rect { x: middle.x + 1, y: middle.bottom(), width: middle.width - 2, height: 1 };
            self.draw_bar(context, bar, buffer);
        }
        let [mut board, panels] = around::columns(&*self.reel.view, self.reel.played.game(), middle);
        if panels.width > 0 {
            self.draw_panels(context, panels, buffer);
        } else {
            board = parts::score_above(&self.reel, look, board, buffer);
        }
        self.reel.draw(look, &[], &[], board, buffer);
        self.draw_bottom(context, bottom, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        if self.prompt.is_some() {
            return vec![Offer::named(Action::Confirm, words::GO_TO_SHORT), Offer::of(Action::Cancel)];
        }
        let going = self.next.is_some();
        vec![
            Offer::named(Action::Confirm, if going { words::PAUSE_SHORT } else { text::PLAY_SHORT }),
            Offer::named(Action::Left, text::BACK_SHORT),
            Offer::named(Action::Right, text::FORTH_SHORT),
            Offer::of(Action::TakeOver),
            Offer::of(Action::Analyse),
            Offer::of(Action::Faster),
            Offer::of(Action::Slower),
            Offer::of(Action::GoTo),
            Offer::of(Action::Cancel),
        ]
    }

    fn help(&self) -> HelpPage {
        HelpPage {
            title: Some(self.reel.ui.entry.title),
            rules: self.reel.ui.entry.rules,
            notes: vec![text::HELP_REPLAY_STEPS, text::HELP_REPLAY_PLAY, text::HELP_REPLAY_TAKE],
            board_keys: self.reel.view.keys(),
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Moving, Scope::Watch, Scope::Record, Scope::Always]
    }

    fn takes_text(&self) -> bool {
        self.prompt.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let (at, count) = (self.reel.at, self.reel.count());
        if let Some(target) = Reel::target(action, at, count) {
            return self.go_to(context, target);
        }
        match action {
            Action::Confirm | Action::Pause => self.play_or_pause(context),
            Action::Step => self.go_to(context, at + 1),
            Action::Faster => self.change_delay(context, self.delay.faster()),
            Action::Slower => self.change_delay(context, self.delay.slower()),
            Action::Next => self.comment(context, true),
            Action::Previous => self.comment(context, false),
            Action::GoTo => {
                self.next = None;
                self.message = None;
                self.prompt = Some(Prompt::default());
                Step::Redraw
            }
            Action::TakeOver => self.take_over(context),
            Action::Analyse => self.analyse(context),
            Action::Cancel if self.next.take().is_some() => Step::Redraw,
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        let digit = key.is_digit();
        if digit && self.prompt.is_none() {
            self.act(context, Action::GoTo);
        }
        if let Some(prompt) = &mut self.prompt {
            return match prompt.key(key) {
                Typed::Going => {
                    self.message = None;
                    Step::Redraw
                }
                Typed::Cancelled => {
                    self.prompt = None;
                    self.message = None;
                    Step::Redraw
                }
                Typed::Done(number) => self.typed(context, &number),
            };
        }
        self.reel.own_key(&context.look, key)
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let at = self.reel.at;
        match pointer.kind {
            PointerKind::WheelUp => self.go_to(context, at.saturating_sub(1)),
            PointerKind::WheelDown => self.go_to(context, at + 1),
            PointerKind::Press | PointerKind::Drag if self.bar.contains(pointer.at) => {
                let column = usize::from(pointer.at.x - self.bar.x);
                let columns = usize::from(self.bar.width.max(2)) - 1;
                self.go_to(context, (column * self.reel.count() + columns / 2) / columns)
            }
            PointerKind::Press => {
                parts::hit(&self.places, pointer.at).map_or(Step::Stay, |target| self.go_to(context, target))
            }
            _ => Step::Stay,
        }
    }

    fn is_waiting(&self) -> bool {
        self.reel.view.is_waiting()
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        let next = self.next.filter(|_| self.active);
        [next, self.reel.view.next_frame(now)].into_iter().flatten().min()
    }

    fn wake(&mut self, context: &mut Context, now: Instant) -> Step {
        if self.active && self.next.is_some_and(|at| at <= now) {
            let (at, delay) = (self.reel.at + 1, self.delay.time());
            self.go_to(context, at);
            if at < self.reel.count() {
                self.next = Some(now + delay);
            }
        }
        Step::Redraw
    }

    fn set_active(&mut self, _context: &mut Context, active: bool) {
        self.active = active;
    }
}
