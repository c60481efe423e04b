//! The one table of actions: bindings, help overlay, footer and the manual's page of keys are all made from it.
//!
//! A game view declares its own steering keys in the same form ([`crate::views::SteeringKey`]); no game may
//! use a key that stands here. The letters `q w e a s d z x c`, `f t b y` and the digits are kept free for
//! games.

pub use crate::bindings::Bindings;
use crate::texts::{Message, actions as text, learn, menu, statistics};

/// Something that a person can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move the cursor or the selection.
    Up,
    /// Move the cursor or the selection.
    Down,
    /// Move the cursor or change a value.
    Left,
    /// Move the cursor or change a value.
    Right,
    /// To the next thing: piece, field, button.
    Next,
    /// To the previous thing.
    Previous,
    /// To the first of a list.
    First,
    /// To the last of a list.
    Last,
    /// A page up in what scrolls.
    PageUp,
    /// A page down in what scrolls.
    PageDown,
    /// Choose what is selected; play the move under the cursor.
    Confirm,
    /// Undo the selection, stop the computer, close a box, go back.
    Cancel,
    /// The keys and the rules.
    Help,
    /// Leave the program.
    Quit,
    /// Put the program to sleep, as the shell does.
    Suspend,
    /// Draw everything anew.
    Redraw,
    /// Switch the mouse on or off.
    Mouse,
    /// The next colour theme.
    Theme,
    /// Type a move.
    TypeMove,
    /// Take back to the person's last decision.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show a good move.
    Hint,
    /// Show what every move is worth.
    Values,
    /// Show the moves that the computer expects.
    Plan,
    /// Let the computer play the best move that it has found.
    MoveNow,
    /// Pause and go on.
    Pause,
    /// While paused: one move.
    Step,
    /// Less time between two moves.
    Faster,
    /// More time between two moves.
    Slower,
    /// To a move, by its number.
    GoTo,
    /// Play on from the position that is shown.
    TakeOver,
    /// Find what every move was worth.
    Analyse,
    /// Delete what is selected.
    Delete,
    /// The lessons and puzzles.
    Learn,
    /// What became of the games.
    Statistics,
    /// To the next step of a lesson, or the next puzzle.
    NextStep,
    /// To the step or puzzle before.
    PreviousStep,
    /// Begin a new game.
    NewGame,
    /// Give the game up.
    Resign,
}

/// Where an action can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// On every screen.
    Always,
    /// Wherever something can be steered or chosen: every screen, and every board.
    Moving,
    /// In a game.
    Play,
    /// Where moves follow each other by themselves: computers among themselves, a replay.
    Watch,
    /// Where a record is looked at: replay and analysis.
    Record,
    /// In the menu.
    Menu,
    /// In the list of games that were played.
    Games,
    /// In a lesson and at a puzzle.
    Learn,
}

impl Scope {
    /// Whether actions of it can be asked for where a board has keys of its own.
    pub fn is_on_boards(self) -> bool {
        !matches!(self, Scope::Menu | Scope::Games)
    }

    /// Whether actions of both can be asked for in one place, so that they can't have the same key. A record that
    /// is looked at is no game that is played, and the menu is neither.
    pub fn meets(self, other: Scope) -> bool {
        match (self, other) {
            (Scope::Games, other) | (other, Scope::Games) => {
                matches!(other, Scope::Always | Scope::Moving | Scope::Record | Scope::Games)
            }
            (Scope::Play, Scope::Record) | (Scope::Record, Scope::Play) => false,
            (Scope::Menu, other) | (other, Scope::Menu) => {
                matches!(other, Scope::Always | Scope::Moving | Scope::Menu)
            }
            _ => true,
        }
    }
}

/// The groups of actions in the help overlay and in the manual, with their headings.
pub const GROUPS: &[(Scope, Message)] = &[
    (Scope::Play, text::GROUP_PLAY),
    (Scope::Watch, text::GROUP_WATCH),
    (Scope::Record, text::GROUP_RECORD),
    (Scope::Learn, learn::GROUP),
    (Scope::Menu, learn::IN_MENU),
    (Scope::Games, menu::GAMES_PLAYED),
    (Scope::Moving, text::GROUP_MOVING),
    (Scope::Always, text::GROUP_ALWAYS),
];

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct ActionInfo {
    /// The action.
    pub action: Action,
    /// Its name in the configuration.
    pub name: &'static str,
    /// Where it can be asked for.
    pub scope: Scope,
    /// What it does, for the help overlay.
    pub help: Message,
    /// One or two words for the footer.
    pub short: Message,
    /// The keys that it has by default, the one to show first.
    pub keys: &'static [&'static str],
}

const fn line(
    action: Action,
    name: &'static str,
    scope: Scope,
    (help, short): (Message, Message),
    keys: &'static [&'static str],
) -> ActionInfo {
    ActionInfo { action, name, scope, help, short, keys }
}

/// Every action.
pub const ACTIONS: &[ActionInfo] = &[
    line(Action::Left, "left", Scope::Moving, (text::LEFT, text::LEFT), &["left", "h"]),
    line(Action::Down, "down", Scope::Moving, (text::DOWN, text::DOWN), &["down", "j"]),
    line(Action::Up, "up", Scope::Moving, (text::UP, text::UP), &["up", "k"]),
    line(Action::Right, "right", Scope::Moving, (text::RIGHT, text::RIGHT), &["right", "l"]),
    line(Action::Next, "next", Scope::Moving, (text::NEXT, text::NEXT), &["tab"]),
    line(Action::Previous, "previous", Scope::Moving, (text::PREVIOUS, text::PREVIOUS), &["backtab"]),
    line(Action::First, "first", Scope::Moving, (text::FIRST, text::FIRST), &["home"]),
    line(Action::Last, "last", Scope::Moving, (text::LAST, text::LAST), &["end"]),
    line(Action::PageUp, "page-up", Scope::Moving, (text::PAGE_UP, text::PAGE_UP), &["pageup"]),
    line(Action::PageDown, "page-down", Scope::Moving, (text::PAGE_DOWN, text::PAGE_DOWN), &["pagedown"]),
    line(
        Action::Confirm,
        "confirm",
        Scope::Moving,
        (text::CONFIRM, text::CONFIRM_SHORT),
        &["enter", "space"],
    ),
    line(
        Action::Cancel,
        "cancel",
        Scope::Moving,
        (text::CANCEL, text::CANCEL_SHORT),
        &["esc", "backspace", "ctrl-h"],
    ),
    line(Action::TypeMove, "type-move", Scope::Play, (text::TYPE_MOVE, text::TYPE_MOVE_SHORT), &[":"]),
    line(Action::Undo, "undo", Scope::Play, (text::UNDO, text::UNDO_SHORT), &["u"]),
    line(Action::Redo, "redo", Scope::Play, (text::REDO, text::REDO_SHORT), &["r", "ctrl-r"]),
    line(Action::Hint, "hint", Scope::Play, (text::HINT, text::HINT_SHORT), &["i"]),
    line(Action::Values, "values", Scope::Play, (text::VALUES, text::VALUES_SHORT), &["v"]),
    line(Action::Plan, "plan", Scope::Play, (text::PLAN, text::PLAN_SHORT), &["P"]),
    line(Action::MoveNow, "move-now", Scope::Play, (text::MOVE_NOW, text::MOVE_NOW_SHORT), &["m"]),
    line(Action::Pause, "pause", Scope::Watch, (text::PAUSE, text::PAUSE_SHORT), &["p"]),
    line(Action::Step, "step", Scope::Watch, (text::STEP, text::STEP_SHORT), &["."]),
    line(Action::Faster, "faster", Scope::Watch, (text::FASTER, text::FASTER_SHORT), &["+", "="]),
    line(Action::Slower, "slower", Scope::Watch, (text::SLOWER, text::SLOWER_SHORT), &["-"]),
    line(Action::GoTo, "go-to", Scope::Record, (text::GO_TO, text::GO_TO_SHORT), &["#"]),
    line(Action::TakeOver, "take-over", Scope::Record, (text::TAKE_OVER, text::TAKE_OVER_SHORT), &["o"]),
    line(Action::Analyse, "analyse", Scope::Record, (text::ANALYSE, text::ANALYSE_SHORT), &["A"]),
    line(Action::Delete, "delete", Scope::Games, (menu::DELETE_HELP, menu::DELETE_SHORT), &["delete", "D"]),
    line(Action::Learn, "learn", Scope::Menu, (learn::LEARN_HELP, learn::LEARN), &["L"]),
    line(Action::Statistics, "statistics", Scope::Menu, (statistics::ACTION, statistics::TITLE), &["S"]),
    line(Action::NextStep, "next-step", Scope::Learn, (learn::FORTH_HELP, learn::FORTH_SHORT), &[">"]),
    line(Action::PreviousStep, "previous-step", Scope::Learn, (learn::BACK_HELP, learn::BACK_SHORT), &["<"]),
    line(Action::NewGame, "new-game", Scope::Play, (text::NEW_GAME, text::NEW_GAME_SHORT), &["n"]),
    line(Action::Resign, "resign", Scope::Play, (text::RESIGN, text::RESIGN_SHORT), &["g"]),
    line(Action::Help, "help", Scope::Always, (text::HELP, text::HELP_SHORT), &["?", "f1"]),
    line(Action::Theme, "theme", Scope::Always, (text::THEME, text::THEME_SHORT), &["f8"]),
    line(Action::Mouse, "mouse", Scope::Always, (text::MOUSE, text::MOUSE_SHORT), &["f9"]),
    line(Action::Redraw, "redraw", Scope::Always, (text::REDRAW, text::REDRAW), &["ctrl-l"]),
    line(Action::Suspend, "suspend", Scope::Always, (text::SUSPEND, text::SUSPEND), &["ctrl-z"]),
    line(Action::Quit, "quit", Scope::Always, (text::QUIT, text::QUIT_SHORT), &["ctrl-c", "ctrl-q"]),
];

impl Action {
    /// The line of the table.
    pub fn info(self) -> &'static ActionInfo {
        // Every action stands in the table; a test says so.
        ACTIONS.iter().find(|info| info.action == self).unwrap_or(&ACTIONS[0])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::chord::Chord;

    /// The letters and digits that no global action may take.
    const FOR_GAMES: &str = "qweasdzxcftby0123456789";

    #[test]
    fn every_key_can_be_read_and_belongs_to_one_action() {
        let mut owners: HashMap<Chord, Action> = HashMap::new();
        for info in ACTIONS {
            assert!(!info.keys.is_empty(), "{} has a key", info.name);
            for key in info.keys {
                let chord: Chord = key.parse().unwrap_or_else(|error| panic!("{}: {error}", info.name));
                assert_eq!(owners.insert(chord, info.action), None, "{key} is bound twice");
            }
        }
    }

    #[test]
    fn names_are_unique_and_every_action_is_in_the_table_once() {
        for info in ACTIONS {
            assert_eq!(ACTIONS.iter().filter(|other| other.name == info.name).count(), 1, "{}", info.name);
            assert_eq!(
                ACTIONS.iter().filter(|other| other.action == info.action).count(),
                1,
                "{}",
                info.name
            );
        }
        // The last one of the enumeration: as many lines as actions.
        assert_eq!(ACTIONS.len(), Action::Resign as usize + 1);
    }

    #[test]
    fn every_action_stands_in_a_group() {
        for info in ACTIONS {
            let groups = GROUPS.iter().filter(|(scope, _)| *scope == info.scope).count();
            assert_eq!(groups, 1, "{}", info.name);
        }
    }

    #[test]
    fn what_esc_does_another_key_does_too() {
        let bindings = Bindings::default();
        let esc = bindings.action("esc".parse().unwrap(), |_| true).expect("esc is bound");
        assert!(bindings.keys(esc).len() >= 2);
        let owners = ACTIONS.iter().filter(|info| info.keys.contains(&"esc")).count();
        assert_eq!(owners, 1);
    }

    #[test]
    fn letters_kept_for_games_are_free() {
        let bindings = Bindings::default();
        for c in FOR_GAMES.chars() {
            assert!(bindings.all_keys().all(|key| key != Chord::char(c)), "{c}");
        }
    }
}
