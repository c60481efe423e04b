//! What all screens share: the games, how things look, the keys, the way to the computer.

use std::sync::mpsc::Sender;
use std::time::Duration;

use play::{GameEntry, Store};
use search::Limits;

use crate::actions::{Action, Bindings};
use crate::chord::Chord;
use crate::event::Event;
use crate::look::Look;
use crate::settings::Settings;
use crate::views::View;

/// A game with its board, as the registry holds it.
#[derive(Clone, Copy, Debug)]
pub struct GameUi {
    /// What is known about the game.
    pub entry: &'static GameEntry,
    /// Makes its board.
    pub view: fn() -> Box<dyn View>,
}

/// The environment variable that names a key at which the program panics; with `beside ` before it a thread beside
/// the drawing does. It is there for the tests of the released program: whatever goes wrong, the terminal has to
/// come back, and what goes wrong in a thread must not take it away.
pub const PANIC_KEY: &str = "ARCADE_DEBUG_PANIC_KEY";

/// A key that panics; see [`PANIC_KEY`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PanicKey {
    /// The key.
    pub chord: Chord,
    /// Whether it is a thread beside the drawing that panics.
    pub beside: bool,
}

impl PanicKey {
    /// The key that the environment names, if it names one.
    pub fn from_environment() -> Option<PanicKey> {
        let named = std::env::var(PANIC_KEY).ok()?;
        let beside = named.strip_prefix("beside ");
        let chord = beside.unwrap_or(&named).parse().ok()?;
        Some(PanicKey { chord, beside: beside.is_some() })
    }
}

/// What an engine usually takes for each move of an analysis at most.
pub(crate) fn analysis_limits() -> Limits {
    Limits::time(Duration::from_secs(1))
}

/// What all screens share.
pub struct Context {
    /// Every game.
    pub games: &'static [GameUi],
    /// The same games without their boards, for reading records.
    pub entries: &'static [GameEntry],
    /// How things look.
    pub look: Look,
    /// The keys.
    pub bindings: Bindings,
    /// Whether the mouse is listened to.
    pub mouse: bool,
    /// How games begin unless the person says otherwise.
    pub settings: Settings,
    /// Where the computer's answers go.
    pub events: Sender<Event>,
    /// What an engine may take for each move of an analysis; less where the value is proven.
    pub analysis: Limits,
    /// A key that panics; see [`PANIC_KEY`].
    pub panic_key: Option<PanicKey>,
    /// Something to say in the line of keys until the next key.
    pub notice: Option<String>,
    /// Whether a game that begins now is tried out on something that is being drawn.
    pub trying_out: bool,
}

impl Context {
    /// What screens share where nothing is asked for: no folder to save in, the usual keys and settings.
    pub fn new(games: &'static [GameUi], look: Look, events: Sender<Event>) -> Context {
        Context {
            games,
            entries: crate::run::entries(games),
            look,
            bindings: Bindings::default(),
            mouse: true,
            settings: Settings::default(),
            events,
            analysis: analysis_limits(),
            panic_key: None,
            notice: None,
            trying_out: false,
        }
    }

    /// Where a game that begins now is kept; nowhere if it is only tried out.
    pub fn keeps(&self) -> Option<&Store> {
        self.settings.store.as_ref().filter(|_| !self.trying_out)
    }

    /// The game of this name.
    pub fn game(&self, name: &str) -> Option<&'static GameUi> {
        self.games.iter().find(|game| game.entry.is_called(name))
    }

    /// The first key of an action, as it is shown to people; empty if it has none.
    pub fn key_of(&self, action: Action) -> String {
        self.bindings.keys(action).first().map_or(String::new(), |chord| chord.shown(self.look.ascii))
    }
}
