//! The play screen: a board, who plays, what the computer thinks, the moves.
//!
//! What happens is in `table` and `computers`, what it looks like in `draw`.

mod computers;
mod draw;
mod ending;
pub(super) mod prompt;
mod table;

use std::path::Path;
use std::time::{Duration, Instant};

use play::{Cause, Match, MatchOptions, PlayerSpec, Question, Seating, ThinkEvent};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::{Pointer, PointerKind};
use crate::screens::confirm::Confirm;
use crate::screens::delay::Delay;
use crate::screens::review::{Analysis, Replay};
use crate::screens::setup::Setup;
use crate::screens::{Choice, HelpPage, Offer, Screen, Step, around};
use crate::texts::{actions as words, common, play as text};
use crate::views::{Response, Steering, View, own_key};

use prompt::{Prompt, Typed};
use table::{Table, Tone};

/// A game being played.
pub struct Play {
    table: Table,
    view: Box<dyn View>,
    prompt: Option<Prompt>,
    asked: Option<Asked>,
    /// Whether the end of the game has been shown in a box.
    end_shown: bool,
}

/// What a box on top of the screen asks about.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Asked {
    Leave,
    NewGame,
    Resign,
    Slip(String),
    End,
}

impl Play {
    /// A game from its start, or wherever it stands.
    pub fn new(context: &mut Context, ui: &'static GameUi, played: Match) -> Play {
        let table = Table::new(context, ui, played);
        Play::at(context, ui, table)
    }

    /// A game that was read from a record.
    pub fn resumed(
        context: &mut Context,
        ui: &'static GameUi,
        played: Match,
        record: &Path,
        damage: &[String],
    ) -> Play {
        let table = Table::resumed(context, ui, played, record, damage);
        Play::at(context, ui, table)
    }

    fn at(context: &mut Context, ui: &'static GameUi, mut table: Table) -> Play {
        let mut view = (ui.view)();
        let message = table.message.take();
        table.changed(context, &mut *view);
        table.message = message;
        Play { end_shown: table.played.result().is_some(), table, view, prompt: None, asked: None }
    }

    /// Plays a move of the person.
    fn play(&mut self, context: &mut Context, mv: &str) -> Step {
        // What is being typed was about this position.
        self.prompt = None;
        self.table.play_own(context, &mut *self.view, mv);
        self.next(context)
    }

    /// After whatever has happened: the computer's turn, or the end.
    fn next(&mut self, context: &mut Context) -> Step {
        if !self.table.played.awaits_person() {
            self.prompt = None;
        }
        if self.table.played.result().is_none() {
            self.end_shown = false;
            self.table.go_on(context, &mut *self.view);
            self.table.renew_values(context);
            return Step::Redraw;
        }
        // A box must not come on top of another one; it waits until that is closed.
        if self.end_shown || !self.table.active {
            return Step::Redraw;
        }
        self.end_shown = true;
        self.asked = Some(Asked::End);
        Step::Push(Box::new(ending::end_box(&self.table, &*self.view, context)))
    }

    fn respond(&mut self, context: &mut Context, response: Response) -> Step {
        match response {
            Response::Nothing => Step::Stay,
            Response::Redraw => Step::Redraw,
            Response::Play(mv) => match self.ask_about(context, &mv) {
                Some(question) => question,
                None => self.play(context, &mv),
            },
            Response::Say(why) => {
                self.table.warn(&why);
                Step::Redraw
            }
        }
    }

    /// The question whether to play a move that is nearly always a slip, however it was given.
    fn ask_about(&mut self, context: &Context, mv: &str) -> Option<Step> {
        let played = &self.table.played;
        let slip = played.entry().slip(played.game(), mv).filter(|_| played.awaits_person())?;
        let slip = slip.text(context.look.language);
        let question = context.look.fill(text::ALL_THE_SAME, &[("slip", &slip)]);
        Some(self.ask(Asked::Slip(mv.to_string()), Confirm::yes_no(&question).careful()))
    }

    fn ask(&mut self, asked: Asked, question: Confirm) -> Step {
        self.asked = Some(asked);
        Step::Push(Box::new(question))
    }

    fn steer(&mut self, context: &mut Context, steering: Steering) -> Step {
        let own_key = matches!(steering, Steering::Own(_));
        if !own_key && !self.table.played.awaits_person() {
            if steering == Steering::Confirm {
                if self.table.paused {
                    self.table.paused = false;
                    self.table.message = None;
                    return self.next(context);
                }
                if self.table.played.result().is_some() {
                    self.end_shown = false;
                    return self.next(context);
                }
                self.table.refuse(context);
                return Step::Redraw;
            }
            return Step::Stay;
        }
        let response = self.view.steer(&self.table.scene(context), steering);
        self.respond(context, response)
    }

    fn cancel(&mut self, context: &mut Context) -> Step {
        // What thinks is stopped first, as the line of keys says.
        if self.table.stop_thinking(context) || self.view.cancel() {
            return Step::Redraw;
        }
        self.table.values_stay = false;
        if self.table.hide_values() {
            self.table.message = None;
            return Step::Redraw;
        }
        if self.table.played.result().is_some() || self.table.played.moves().is_empty() {
            return Step::Home;
        }
        let question = if self.table.save.is_some() { common::ASK_LEAVE } else { common::ASK_LEAVE_UNSAVED };
        let question = Confirm::yes_no(context.look.text(question));
        self.ask(Asked::Leave, question)
    }

    fn pause(&mut self, context: &mut Context) -> Step {
        if self.table.paused {
            self.table.paused = false;
            self.table.message = None;
            return self.next(context);
        }
        if self.table.played.result().is_some() {
            self.table.refuse(context);
        } else if !self.table.stop_thinking(context) {
            self.table.paused = true;
            let go_on = context.key_of(Action::Pause);
            self.table.say(context, Tone::Warning, text::PAUSED, &[("go_on", &go_on)]);
        }
        Step::Redraw
    }

    /// One move of the computer whose turn it is; then the game is paused.
    fn step(&mut self, context: &mut Context) -> Step {
        if !self.table.played.awaits_computer() {
            self.table.refuse(context);
            return Step::Redraw;
        }
        if self.table.paused {
            self.table.paused = false;
            self.table.message = None;
            // Nothing more to wait for: the pause was long enough.
            self.table.last_change -= self.table.delay.time().min(self.table.last_change.elapsed());
            let step = self.next(context);
            self.table.single_step = true;
            return step;
        }
        self.table.single_step = true;
        Step::Redraw
    }

    fn change_delay(&mut self, context: &mut Context, delay: Delay) -> Step {
        self.table.delay = delay;
        self.table.say(context, Tone::Good, text::DELAY, &[("seconds", &delay.seconds())]);
        Step::Redraw
    }

    /// The same game again; who began now comes second.
    fn rematch(&mut self, context: &mut Context) -> Step {
        let old = &self.table.played;
        let mut players: Vec<PlayerSpec> = old.players().to_vec();
        players.rotate_left(1);
        let setup = old.game().setup();
        let pace = old.pace();
        let options = MatchOptions {
            setup,
            seating: Seating::List(players),
            seed: context.settings.next_seed(),
            think: pace.think,
            clock: pace.clock.map_or(play::Clock::Off, play::Clock::Turn),
        };
        self.table.drop_questions();
        match Match::new(self.table.ui.entry, &options) {
            Ok(played) => Step::Replace(Box::new(Play::new(context, self.table.ui, played))),
            Err(error) => {
                self.table.warn(&error.reason(context.look.language));
                Step::Redraw
            }
        }
    }

    fn new_game(&mut self, context: &mut Context) -> Step {
        self.table.drop_questions();
        Step::Replace(Box::new(Setup::like(context, self.table.ui, &self.table.played)))
    }
}

impl Screen for Play {
    fn smallest(&self, _context: &Context) -> Size {
        around::smallest(&*self.view, self.table.played.game())
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        draw::draw(&self.table, &mut *self.view, self.prompt.as_ref(), context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        if self.prompt.is_some() {
            let choose = Offer::named(Action::Confirm, words::CONFIRM_SHORT);
            return vec![choose, Offer::of(Action::Cancel)];
        }
        let table = &self.table;
        let mut offers = Vec::new();
        if table.played.result().is_some() {
            offers.push(Offer::named(Action::Confirm, words::REMATCH_SHORT));
        } else if table.paused {
            // Both keys go on, unless Enter plays a move; who watches has paused with the other one.
            let plays = table.played.awaits_person();
            offers.extend(plays.then(|| Offer::of(Action::Confirm)));
            let by_pause = plays || !table.played.has_person();
            let key = if by_pause { Action::Pause } else { Action::Confirm };
            offers.push(Offer::named(key, words::GO_ON_SHORT));
        } else if table.thinking().is_some() || table.advice.is_some() {
            offers.push(Offer::named(Action::Cancel, words::STOP_SHORT));
            offers.push(Offer::of(Action::MoveNow));
        } else {
            offers.push(Offer::of(Action::Confirm));
        }
        if table.played.can_undo() {
            offers.push(Offer::of(Action::Undo));
        }
        if table.played.can_redo() {
            offers.push(Offer::of(Action::Redo));
        }
        if table.played.awaits_person() {
            offers.extend([Action::Hint, Action::Values, Action::TypeMove].map(Offer::of));
        }
        if !table.played.has_person() && table.played.result().is_none() {
            let pause = [Action::Pause].into_iter().filter(|_| !table.paused);
            let others = [Action::Step, Action::Faster, Action::Slower];
            offers.extend(pause.chain(others).map(Offer::of));
        }
        offers.push(Offer::of(Action::NewGame));
        if table.played.awaits_person() {
            offers.push(Offer::of(Action::Resign));
        }
        // The same key stops whatever thinks first.
        if offers.iter().all(|offer| offer.action != Action::Cancel) {
            offers.push(Offer::of(Action::Cancel));
        }
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage {
            title: Some(self.table.ui.entry.title),
            rules: self.table.ui.entry.rules,
            notes: self.view.help().to_vec(),
            board_keys: self.view.keys(),
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Moving, Scope::Play, Scope::Watch, Scope::Always]
    }

    fn takes_text(&self) -> bool {
        self.prompt.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        self.table.warning_was_seen();
        let steering = match action {
            // Where nobody steers, the arrow steps as in a replay.
            Action::Right if !self.table.played.has_person() && self.table.paused => {
                return self.step(context);
            }
            Action::Cancel => return self.cancel(context),
            Action::Pause => return self.pause(context),
            Action::Step => return self.step(context),
            Action::Faster => return self.change_delay(context, self.table.delay.faster()),
            Action::Slower => return self.change_delay(context, self.table.delay.slower()),
            Action::TypeMove => {
                match self.table.played.awaits_person() {
                    true => self.prompt = Some(Prompt::default()),
                    false => self.table.refuse(context),
                }
                return Step::Redraw;
            }
            Action::Undo => {
                self.table.undo(context, &mut *self.view);
                return self.next(context);
            }
            Action::Redo => {
                self.table.redo(context, &mut *self.view);
                return self.next(context);
            }
            Action::Hint => {
                self.table.ask_adviser(context, Question::Move);
                return Step::Redraw;
            }
            Action::Values => {
                if self.table.showing == Some(Question::Values) {
                    self.table.values_stay = false;
                    self.table.hide_values();
                    self.table.message = None;
                } else {
                    self.table.ask_adviser(context, Question::Values);
                }
                return Step::Redraw;
            }
            Action::Plan => {
                self.table.switch_plan(context);
                return Step::Redraw;
            }
            Action::MoveNow => {
                self.table.move_now(context);
                return Step::Redraw;
            }
            Action::NewGame if self.table.played.is_decided() || self.table.played.moves().is_empty() => {
                return self.new_game(context);
            }
            Action::NewGame => {
                let question = Confirm::yes_no(context.look.text(common::ASK_NEW));
                return self.ask(Asked::NewGame, question);
            }
            Action::Resign if self.table.played.awaits_person() => {
                let question = Confirm::yes_no(context.look.text(common::ASK_RESIGN));
                return self.ask(Asked::Resign, question);
            }
            Action::Resign => {
                self.table.refuse(context);
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
        self.table.warning_was_seen();
        if let Some(prompt) = &mut self.prompt {
            return match prompt.key(key) {
                Typed::Going => Step::Redraw,
                Typed::Cancelled => {
                    self.prompt = None;
                    Step::Redraw
                }
                Typed::Done(mv) => {
                    if let Some(question) = self.ask_about(context, &mv) {
                        self.prompt = None;
                        return question;
                    }
                    if self.table.play_own(context, &mut *self.view, &mv) {
                        self.prompt = None;
                    }
                    self.next(context)
                }
            };
        }
        match own_key(&*self.view, key) {
            Some(index) => self.steer(context, Steering::Own(index)),
            None => Step::Stay,
        }
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        if pointer.kind == PointerKind::Press {
            self.table.warning_was_seen();
        }
        let response = self.view.pointer(&self.table.scene(context), pointer);
        self.respond(context, response)
    }

    fn thinker(&mut self, context: &mut Context, event: &ThinkEvent) -> Step {
        if !self.table.hear(context, &mut *self.view, event) {
            return Step::Stay;
        }
        self.next(context)
    }

    fn answer(&mut self, context: &mut Context, choice: Choice) -> Step {
        match (self.asked.take(), choice) {
            (Some(Asked::Leave), Choice::Yes) => Step::Home,
            (Some(Asked::NewGame), Choice::Yes) => self.new_game(context),
            (Some(Asked::Resign), Choice::Yes) => {
                if let Some(seat) = self.table.played.to_move()
                    && self.table.played.end(seat, Cause::Resigned).is_ok()
                {
                    self.table.changed(context, &mut *self.view);
                }
                self.next(context)
            }
            (Some(Asked::Slip(mv)), Choice::Yes) => self.play(context, &mv),
            (Some(Asked::End), Choice::Rematch) => self.rematch(context),
            (Some(Asked::End), Choice::NewGame) => self.new_game(context),
            (Some(Asked::End), Choice::Menu) => Step::Home,
            (Some(Asked::End), Choice::Replay) => {
                let replay = Replay::of(context, self.table.ui, &self.table.played);
                replay.map_or(Step::Redraw, |replay| Step::Push(Box::new(replay)))
            }
            (Some(Asked::End), Choice::Analyse) => {
                let analysis = Analysis::of(context, self.table.ui, &self.table.played, 0);
                analysis.map_or(Step::Redraw, |analysis| Step::Push(Box::new(analysis)))
            }
            _ => self.next(context),
        }
    }

    fn is_waiting(&self) -> bool {
        self.table.is_waiting() || self.view.is_waiting()
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        let clock = self.table.clock_runs_for().map(|left| {
            // The clock is shown in whole seconds.
            now + Duration::from_nanos(u64::from(left.subsec_nanos())).max(Duration::from_millis(1))
        });
        let held = self.table.held_until();
        [clock, held, self.view.next_frame(now)].into_iter().flatten().min()
    }

    fn wake(&mut self, context: &mut Context, now: Instant) -> Step {
        self.table.show_held(context, &mut *self.view, now);
        if self.table.played.check_clock().is_some() {
            self.table.changed(context, &mut *self.view);
        }
        self.next(context)
    }

    fn set_active(&mut self, context: &mut Context, active: bool) {
        self.table.set_active(active);
        // The game may have been waiting for the screen to be seen.
        if active && self.table.played.result().is_none() {
            self.table.go_on(context, &mut *self.view);
        }
    }

    fn after_frame(&mut self, context: &mut Context) -> Step {
        let told = self.table.save(context);
        let ended = self.table.active && self.table.played.result().is_some() && !self.end_shown;
        // The frame went first, so that nobody waits for the person's own move.
        let ponders = self.table.ponder(context);
        match (ended, told || ponders) {
            (true, _) => self.next(context),
            (false, true) => Step::Redraw,
            (false, false) => Step::Stay,
        }
    }
}
