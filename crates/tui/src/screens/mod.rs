//! The screens, and what they have in common.
//!
//! Screens lie on a stack. The top one takes the keys; a popup is drawn over what lies below it. Every screen
//! hears what the computer says. What a screen wants to happen to the stack it says with a [`Step`].

mod answering;
mod around;
pub mod confirm;
mod delay;
mod demo;
pub mod editor;
pub mod games;
pub mod help;
pub mod learn;
pub mod menu;
mod moves;
pub mod notice;
pub mod play;
pub mod preparing;
pub mod puzzle;
pub mod review;
mod score;
pub mod setup;
pub mod statistics;

use std::time::{Duration, Instant};

use ::play::ThinkEvent;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::Context;
use crate::pointer::Pointer;
use crate::texts::Message;
use crate::views::SteeringKey;

/// The times between two moves that follow each other by themselves.
pub(crate) fn delays() -> impl Iterator<Item = Duration> {
    delay::Delay::all().map(delay::Delay::time)
}

/// A screen or a popup.
pub trait Screen {
    /// Whether what lies below stays visible.
    fn is_popup(&self) -> bool {
        false
    }

    /// Whether this is the help, which needs no help on top.
    fn is_help(&self) -> bool {
        false
    }

    /// Whether the way home from what lies on top ends here, before the menu. Games on top of it are tried out, and
    /// not kept.
    fn is_home(&self) -> bool {
        false
    }

    /// The smallest area that makes sense; below it nothing is drawn but that it is too small.
    fn smallest(&self, context: &Context) -> Size;

    /// Draws into the area; the line of keys below it is not part of it.
    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer);

    /// What can be done now, the most important first: the line of keys at the bottom is made from it.
    fn offers(&self, context: &Context) -> Vec<Offer>;

    /// What the help overlay tells about this screen.
    fn help(&self) -> HelpPage;

    /// Which actions can be asked for here; a key of any other one goes to [`Screen::key`].
    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Moving, Scope::Always]
    }

    /// Whether this action can be asked for here: those of [`Screen::scopes`], unless a screen says otherwise.
    fn has(&self, action: Action) -> bool {
        self.scopes().contains(&action.info().scope)
    }

    /// Whether letters are typed as text now and mean no action. A click on the words for choosing and for going back
    /// in the line of keys comes as the key Enter or Esc then.
    fn takes_text(&self) -> bool {
        false
    }

    /// A person asks for an action.
    fn act(&mut self, context: &mut Context, action: Action) -> Step;

    /// A key that means no action, or any key while [`Screen::takes_text`].
    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        let _ = (context, key);
        Step::Stay
    }

    /// The mouse.
    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let _ = (context, pointer);
        Step::Stay
    }

    /// The computer has something to say; whether it was meant for this screen, its answer tells.
    fn thinker(&mut self, context: &mut Context, event: &ThinkEvent) -> Step {
        let _ = (context, event);
        Step::Stay
    }

    /// A popup of this screen has been answered.
    fn answer(&mut self, context: &mut Context, choice: Choice) -> Step {
        let _ = (context, choice);
        Step::Stay
    }

    /// Whether something that was begun for this screen beside the drawing has yet to answer. What is shown may
    /// become another thing by itself then; else only keys, the mouse and the time of [`Screen::wake_at`] change it.
    fn is_waiting(&self) -> bool {
        false
    }

    /// When the screen wants to be woken for an animation or a clock; `None` if nothing moves.
    fn wake_at(&self, context: &Context, now: Instant) -> Option<Instant> {
        let _ = (context, now);
        None
    }

    /// The time of some screen's [`Screen::wake_at`] has come, perhaps of this one's.
    fn wake(&mut self, context: &mut Context, now: Instant) -> Step {
        let _ = (context, now);
        Step::Stay
    }

    /// Whether the screen can be seen and used: not while a popup lies over it, nor while the terminal is too
    /// small. A clock stands still meanwhile. Called before every frame.
    fn set_active(&mut self, context: &mut Context, active: bool) {
        let _ = (context, active);
    }

    /// A frame has been shown; whatever takes a moment (saving) is best done now.
    fn after_frame(&mut self, context: &mut Context) -> Step {
        let _ = context;
        Step::Stay
    }
}

/// An action that can be asked for now, with its word for the line of keys.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// The action.
    pub action: Action,
    /// One or two words.
    pub label: Message,
}

impl Offer {
    /// An action under its usual word.
    pub fn of(action: Action) -> Offer {
        Offer { action, label: action.info().short }
    }

    /// An action under another word.
    pub fn named(action: Action, label: Message) -> Offer {
        Offer { action, label }
    }
}

/// What the help overlay tells about a screen.
#[derive(Clone, Default)]
pub struct HelpPage {
    /// The heading; without one it is the help of the program.
    pub title: Option<Message>,
    /// The rules of the game, if there is one.
    pub rules: &'static [Message],
    /// How to use this screen.
    pub notes: Vec<Message>,
    /// The keys of the board.
    pub board_keys: &'static [SteeringKey],
}

/// What a person chose in a popup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No; also the answer when a popup is closed.
    No,
    /// The same game again, seats swapped.
    Rematch,
    /// A new game with other settings.
    NewGame,
    /// Step through the game.
    Replay,
    /// Have the game explained.
    Analyse,
    /// A game against the easy computer.
    PlayEasy,
    /// The puzzles of the game.
    Puzzles,
    /// Back to the menu.
    Menu,
}

/// What happens next.
pub enum Step {
    /// Nothing, and nothing has to be drawn.
    Stay,
    /// The screen has changed.
    Redraw,
    /// Another screen or popup comes on top.
    Push(Box<dyn Screen>),
    /// Another screen takes this one's place.
    Replace(Box<dyn Screen>),
    /// This screen is done.
    Close,
    /// This popup is done, with an answer for the screen below.
    Answer(Choice),
    /// Back to the menu.
    Home,
    /// The program ends.
    Quit,
}
