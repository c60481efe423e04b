//! The front end as a whole: the stack of screens, who gets a key, and what is drawn.
//!
//! [`App`] knows no terminal: it is handed events and a buffer. [`crate::run()`] puts it between the two; the
//! tests do without.

use std::time::Instant;

use crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::{ACTIONS, Action, Scope};
use crate::background::Background;
use crate::chord::Chord;
use crate::context::Context;
use crate::event::{self, Event};
use crate::glyphs;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::help::Help;
use crate::screens::menu::Menu;
use crate::screens::{Screen, Step};
use crate::texts::common as text;
use crate::theme::{Reader, Role};
use crate::widgets::{footer, text as put};

/// Why the front end ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The person left.
    Left,
    /// A signal, by its number, asked for it; or the terminal is gone, which counts as the signal for that.
    Signal(i32),
}

impl Exit {
    /// The terminal is gone: as after SIGHUP, also where there is no such signal.
    pub const VANISHED: Exit = Exit::Signal(1);
}

/// The stack of screens and what they share.
pub struct App {
    context: Context,
    screens: Vec<Box<dyn Screen>>,
    /// Where the words of the last drawn line of keys are.
    offers: Vec<(Rect, Action)>,
    reader: Reader,
    /// Whether the last frame said that the terminal is too small.
    too_small: bool,
    exit: Option<Exit>,
    dirty: Dirty,
    request: Option<Request>,
}

/// Whether a frame is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dirty {
    /// Nothing has changed.
    No,
    /// The computer has told how far it is; that can wait a moment.
    Soon,
    /// The person did something.
    Now,
}

/// What only whoever holds the terminal can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// Put the job to sleep: ask the system for it.
    StopJob,
    /// The job has been asked to sleep: give the terminal back and stop.
    StopSelf,
    /// Take the terminal again.
    Continue,
    /// Draw every cell.
    Repaint,
    /// Listen to the mouse or not.
    Mouse(bool),
}

impl App {
    /// A front end that shows these screens, the last one on top. With none it shows the menu.
    pub fn new(context: Context, screens: Vec<Box<dyn Screen>>) -> App {
        let mut app = App {
            context,
            screens,
            offers: Vec::new(),
            reader: Reader::default(),
            too_small: false,
            exit: None,
            dirty: Dirty::Now,
            request: None,
        };
        app.settle_stack();
        app
    }

    /// Shows a box over what is there.
    pub fn show(&mut self, popup: Box<dyn Screen>) {
        self.screens.push(popup);
        self.redraw();
    }

    /// What all screens share.
    pub fn context(&mut self) -> &mut Context {
        &mut self.context
    }

    /// Why the front end has ended; `None` while it goes on.
    pub fn exit(&self) -> Option<Exit> {
        self.exit
    }

    /// Whether a frame is due; asking takes the mark away.
    pub fn take_dirty(&mut self) -> Dirty {
        std::mem::replace(&mut self.dirty, Dirty::No)
    }

    /// What the terminal has to be asked for, once.
    pub fn take_request(&mut self) -> Option<Request> {
        self.request.take()
    }

    /// Whether anything that was begun beside the drawing has yet to answer; see [`Screen::is_waiting`].
    pub fn is_waiting(&self) -> bool {
        self.screens.iter().any(|screen| screen.is_waiting())
    }

    /// When [`App::wake`] has to be called; `None` while nothing moves.
    pub fn wake_at(&self, now: Instant) -> Option<Instant> {
        if self.too_small {
            return None;
        }
        // What can't be seen has nothing to move; it goes on when it is seen again.
        let visible = &self.screens[self.base()..];
        visible.iter().filter_map(|screen| screen.wake_at(&self.context, now)).min()
    }

    /// The time of [`App::wake_at`] has come.
    pub fn wake(&mut self, now: Instant) {
        self.ask_all(|screen, context| screen.wake(context, now));
    }

    /// Asks every screen, the one on top first. What one wants may take others away.
    fn ask_all(&mut self, ask: impl Fn(&mut dyn Screen, &mut Context) -> Step) {
        for index in (0..self.screens.len()).rev() {
            if let Some(screen) = self.screens.get_mut(index) {
                let step = ask(screen.as_mut(), &mut self.context);
                self.take_step(index, step);
            }
        }
    }

    /// Something has happened.
    pub fn handle(&mut self, event: Event) {
        match event {
            Event::Terminal(TerminalEvent::Key(key)) => self.key(&key),
            Event::Terminal(TerminalEvent::Mouse(mouse)) => {
                if let Some(pointer) = Pointer::of(&mouse) {
                    self.pointer(pointer);
                }
            }
            Event::Terminal(_) => self.dirty = Dirty::Now,
            Event::Thinker(event) => {
                for index in (0..self.screens.len()).rev() {
                    let Some(screen) = self.screens.get_mut(index) else { continue };
                    match screen.thinker(&mut self.context, &event) {
                        Step::Redraw => self.dirty = self.dirty.max(Dirty::Soon),
                        step => self.take_step(index, step),
                    }
                }
            }
            Event::Ready => self.wake(Instant::now()),
            Event::Signal(signal) if event::is_stop(signal) => self.request = Some(Request::StopSelf),
            Event::Signal(signal) if event::is_continue(signal) => self.request = Some(Request::Continue),
            Event::Signal(signal) => self.exit = Some(Exit::Signal(signal)),
            Event::Vanished => self.exit = Some(Exit::VANISHED),
        }
    }

    /// Only presses and repeats act; some terminals tell of releases, too.
    fn key(&mut self, key: &KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        self.dirty = Dirty::Now;
        self.context.notice = None;
        let chord = Chord::of(key);
        // Only where the environment names such a key: tests of the way out do.
        if let Some(key) = self.context.panic_key.filter(|key| key.chord == chord) {
            let panic = || panic!("the key for a panic was pressed");
            match key.beside {
                true => drop(Background::<()>::start("beside", &self.context.events, panic)),
                false => panic(),
            }
        }
        let action = self.context.bindings.action(chord, |action| self.has(action));
        match action {
            // Where text is typed, a letter is a letter, also if it means an action elsewhere.
            _ if self.takes_text() && !self.too_small && chord.is_text() => {
                self.on_top(|screen, context| screen.key(context, chord));
            }
            Some(Action::Quit) => self.exit = Some(Exit::Left),
            Some(Action::Suspend) => self.request = Some(Request::StopJob),
            Some(Action::Redraw) => self.request = Some(Request::Repaint),
            // Where the terminal is too small nothing can be seen, so nothing is done.
            _ if self.too_small => {}
            _ if self.takes_text() => self.on_top(|screen, context| screen.key(context, chord)),
            Some(action) if self.has(action) => self.act(action),
            _ => self.on_top(|screen, context| screen.key(context, chord)),
        }
    }

    /// Whether the screen on top knows an action.
    fn has(&self, action: Action) -> bool {
        self.screens.last().is_some_and(|screen| screen.has(action))
    }

    /// The actions that can be asked for now.
    pub fn known_actions(&self) -> impl Iterator<Item = Action> {
        let all = ACTIONS.iter().map(|info| info.action);
        all.filter(|action| action.info().scope == Scope::Always || self.has(*action))
    }

    fn takes_text(&self) -> bool {
        self.screens.last().is_some_and(|screen| screen.takes_text())
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Quit => self.exit = Some(Exit::Left),
            Action::Mouse => {
                self.context.mouse = !self.context.mouse;
                let notice = if self.context.mouse { text::MOUSE_ON } else { text::MOUSE_OFF };
                self.context.notice = Some(self.context.look.text(notice).to_string());
                self.request = Some(Request::Mouse(self.context.mouse));
            }
            Action::Theme => {
                let theme = self.context.look.theme.next();
                self.context.notice =
                    Some(self.context.look.fill(text::THEME_IS, &[("theme", &theme.name())]));
                self.context.look.theme = theme;
            }
            Action::Help if !self.screens.last().is_some_and(|screen| screen.is_help()) => {
                if let Some(screen) = self.screens.last() {
                    let help = Help::of(&**screen);
                    self.screens.push(Box::new(help));
                }
            }
            action => self.on_top(|screen, context| screen.act(context, action)),
        }
    }

    fn pointer(&mut self, pointer: Pointer) {
        if self.too_small {
            return;
        }
        if pointer.kind == PointerKind::Press {
            self.context.notice = None;
            self.dirty = Dirty::Now;
            let hit = self.offers.iter().find(|(place, _)| place.contains(pointer.at));
            if let Some(&(_, action)) = hit {
                return self.offered(action);
            }
        }
        self.on_top(|screen, context| screen.pointer(context, pointer));
    }

    /// A word of the line of keys was clicked. Where text is typed it means the key that the line of text knows.
    fn offered(&mut self, action: Action) {
        let key = match action {
            Action::Confirm => KeyCode::Enter,
            Action::Cancel => KeyCode::Esc,
            _ => return self.act(action),
        };
        match self.takes_text() {
            true => self.on_top(|screen, context| screen.key(context, Chord::key(key))),
            false => self.act(action),
        }
    }

    fn on_top(&mut self, ask: impl FnOnce(&mut dyn Screen, &mut Context) -> Step) {
        let Some(screen) = self.screens.last_mut() else { return };
        let step = ask(screen.as_mut(), &mut self.context);
        let top = self.screens.len() - 1;
        self.take_step(top, step);
    }

    /// Does what a screen wants.
    fn take_step(&mut self, index: usize, step: Step) {
        if matches!(step, Step::Stay) {
            return;
        }
        self.dirty = Dirty::Now;
        match step {
            Step::Stay | Step::Redraw => {}
            Step::Push(screen) => self.screens.push(screen),
            Step::Replace(screen) => {
                self.screens.truncate(index);
                self.screens.push(screen);
            }
            Step::Close => {
                self.screens.truncate(index);
            }
            Step::Answer(choice) => {
                self.screens.truncate(index);
                if let Some(below) = index.checked_sub(1) {
                    let step = self.screens[below].answer(&mut self.context, choice);
                    self.take_step(below, step);
                }
            }
            Step::Home => {
                let home = self.screens.iter().take(index).rposition(|screen| screen.is_home());
                self.screens.truncate(home.map_or(0, |home| home + 1));
            }
            Step::Quit => self.exit = Some(Exit::Left),
        }
        self.settle_stack();
    }

    /// Below everything is the menu.
    fn settle_stack(&mut self) {
        if self.screens.is_empty() {
            self.screens.push(Box::new(Menu::new(&self.context)));
        }
        self.context.trying_out = self.screens.iter().any(|screen| screen.is_home());
    }

    /// A frame has been shown.
    pub fn after_frame(&mut self) {
        self.ask_all(|screen, context| screen.after_frame(context));
    }

    /// The next frame is due now.
    pub fn redraw(&mut self) {
        self.dirty = Dirty::Now;
    }

    /// The program could not be put to sleep.
    pub(crate) fn say_no_sleep(&mut self) {
        self.context.notice = Some(self.context.look.text(text::NO_SLEEP).to_string());
        self.redraw();
    }

    /// The lowest screen that can be seen: those below are covered as a whole.
    fn base(&self) -> usize {
        self.screens.iter().rposition(|screen| !screen.is_popup()).unwrap_or(0)
    }

    /// Draws everything into the area.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        buffer.set_style(area, self.context.look.theme.page());
        let body = Rect { height: area.height.saturating_sub(1), ..area };
        let bottom = Rect { y: body.bottom(), height: area.height - body.height, ..area };
        let base = self.base();
        let needed = self.screens[base..].iter().map(|screen| screen.smallest(&self.context));
        let needed = needed.fold(Size::ZERO, |most, size| {
            Size::new(most.width.max(size.width), most.height.max(size.height))
        });
        self.too_small = body.width < needed.width || body.height < needed.height;
        self.set_active();
        self.offers.clear();
        if self.too_small {
            let needed = Size::new(needed.width, needed.height + 1);
            draw_too_small(area, buffer, &self.context, needed);
        } else {
            for screen in &mut self.screens[base..] {
                if let Some(listener) = &self.context.look.listener {
                    listener.frame_begins();
                }
                screen.draw(&self.context, body, buffer);
            }
            self.draw_bottom(bottom, buffer);
            if let Some(listener) = &self.context.look.listener {
                listener.frame_ends();
            }
        }
        self.reader.mend(&self.context.look.theme, buffer);
        if self.context.look.ascii {
            glyphs::to_ascii(buffer);
        }
    }

    fn draw_bottom(&mut self, area: Rect, buffer: &mut Buffer) {
        let Some(top) = self.screens.last() else { return };
        match &self.context.notice {
            Some(notice) => {
                let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
                put::put(buffer, area, notice, self.context.look.style(Role::Good), &self.context.look);
            }
            None => self.offers = footer::draw(buffer, area, &self.context, &top.offers(&self.context)),
        }
    }

    /// Nothing can be seen or used until the next frame: the program is put to sleep.
    pub(crate) fn hide(&mut self) {
        for screen in &mut self.screens {
            screen.set_active(&mut self.context, false);
        }
    }

    /// Tells every screen whether it can be seen and used.
    fn set_active(&mut self) {
        let top = self.screens.len().saturating_sub(1);
        for index in 0..self.screens.len() {
            let active = index == top && !self.too_small;
            self.screens[index].set_active(&mut self.context, active);
        }
    }
}

/// Says how large the terminal has to be, as far as even that fits.
fn draw_too_small(area: Rect, buffer: &mut Buffer, context: &Context, needed: Size) {
    let look = &context.look;
    let needed = format!("{}x{}", needed.width, needed.height);
    let found = format!("{}x{}", area.width, area.height);
    let message = look.fill(text::TOO_SMALL, &[("needed", &needed), ("found", &found)]);
    let lines = put::wrap(&message, area.width);
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height);
    let top = area.y + (area.height - height) / 2;
    for (line, y) in lines.iter().zip(top..area.bottom()) {
        let row = Rect { y, height: 1, ..area };
        put::put_centred(buffer, row, line, look.style(Role::Warning), look);
    }
}
