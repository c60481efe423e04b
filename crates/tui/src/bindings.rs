//! Which keys ask for which action: the ones of the table, or the ones that a person wants instead.
//!
//! A key may mean two actions that are never asked for in the same place; [`Scope::meets`] tells which those
//! are. What a person wants is checked key by key: what can't be is told and left out, the rest holds.

use std::collections::HashMap;

use game::setup::quoted;

use crate::actions::{ACTIONS, Action, Scope};
use crate::chord::{Chord, ParseChordError};
use crate::context::GameUi;
use crate::screens::editor;
use crate::views::SteeringKey;

/// Leaves the program whatever else is bound; no other action can have it.
pub const ALWAYS_LEAVES: Chord = Chord::control('c');

/// Which keys ask for which action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    keys: HashMap<Chord, Vec<Action>>,
    shown: HashMap<Action, Vec<Chord>>,
}

impl Default for Bindings {
    fn default() -> Self {
        let mut bindings = Bindings { keys: HashMap::new(), shown: HashMap::new() };
        for info in ACTIONS {
            bindings.bind(info.action, usual_keys(info.action));
        }
        bindings
    }
}

impl Bindings {
    /// Gives an action these keys instead of the ones that it had.
    pub fn bind(&mut self, action: Action, chords: Vec<Chord>) {
        self.keys.retain(|_, bound| {
            bound.retain(|bound| *bound != action);
            !bound.is_empty()
        });
        for chord in &chords {
            self.keys.entry(*chord).or_default().push(action);
        }
        self.shown.insert(action, chords);
    }

    /// The action of a key: of those that it asks for, the one that can be asked for here. What can be asked for on
    /// every screen always can.
    pub fn action(&self, chord: Chord, here: impl Fn(Action) -> bool) -> Option<Action> {
        if chord == ALWAYS_LEAVES {
            return Some(Action::Quit);
        }
        let can = |action: &Action| action.info().scope == Scope::Always || here(*action);
        self.keys.get(&chord)?.iter().copied().find(can)
    }

    /// The keys of an action, the one to show first.
    pub fn keys(&self, action: Action) -> &[Chord] {
        self.shown.get(&action).map_or(&[], Vec::as_slice)
    }

    /// Every key that is bound.
    pub fn all_keys(&self) -> impl Iterator<Item = Chord> {
        self.keys.keys().copied()
    }

    /// The usual keys with these wishes fulfilled, as far as they can be, and what is wrong with the others.
    /// The keys of a wish take the place of the usual ones; actions without a wish keep theirs.
    pub fn with_wishes(wishes: &[Wish], games: &[GameUi]) -> (Bindings, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut named: Vec<(usize, Action, &Wish)> = Vec::new();
        for (index, wish) in wishes.iter().enumerate() {
            match ACTIONS.iter().find(|info| info.name == wish.name) {
                None => problems.push(Problem { wish: index, why: WrongWish::Unknown(wish.name.clone()) }),
                Some(info) => named.push((index, info.action, wish)),
            }
        }
        let mut bindings = Bindings::default();
        for (_, action, _) in &named {
            bindings.bind(*action, Vec::new());
        }
        for &(index, action, wish) in &named {
            let mut chords = Vec::new();
            for key in &wish.keys {
                match bindings.free(key, action, games) {
                    Ok(chord) if chords.contains(&chord) => {}
                    Ok(chord) => chords.push(chord),
                    Err(why) => problems.push(Problem { wish: index, why }),
                }
            }
            bindings.bind(action, chords);
        }
        bindings.fill_gaps(&named, &mut problems);
        problems.sort_by_key(|problem| problem.wish);
        (bindings, problems)
    }

    /// Where nothing of a wish can be, the action has its usual keys, as far as nobody else has got them.
    fn fill_gaps(&mut self, named: &[(usize, Action, &Wish)], problems: &mut Vec<Problem>) {
        for &(index, action, wish) in named {
            if !self.keys(action).is_empty() || (wish.keys.is_empty() && !is_needed(action)) {
                continue;
            }
            if wish.keys.is_empty() {
                problems.push(Problem { wish: index, why: WrongWish::Unreachable });
            }
            let free = |chord: &Chord| self.owner(*chord, action).is_none();
            let chords: Vec<Chord> = usual_keys(action).into_iter().filter(free).collect();
            self.bind(action, chords);
        }
        let lost = named.iter().find(|(_, action, _)| is_needed(*action) && self.keys(*action).is_empty());
        if let Some(&(index, ..)) = lost {
            // Others have got all the keys of something that nobody can do without: nothing is changed at all.
            problems.push(Problem { wish: index, why: WrongWish::Lost });
            *self = Bindings::default();
        }
    }

    /// The key of this name, if the action can have it.
    fn free(&self, key: &str, action: Action, games: &[GameUi]) -> Result<Chord, WrongWish> {
        let chord: Chord = key.parse()?;
        if chord == ALWAYS_LEAVES && action != Action::Quit {
            return Err(WrongWish::Leaves(key.to_string()));
        }
        if let Some(other) = self.owner(chord, action) {
            return Err(WrongWish::Clash { key: key.to_string(), other: other.info().name });
        }
        match owner_on_a_board(chord, action, games) {
            Some((board, name)) => Err(WrongWish::Board { key: key.to_string(), board, name }),
            None => Ok(chord),
        }
    }

    /// The action that has the key already in a place where `action` can be asked for, too.
    fn owner(&self, chord: Chord, action: Action) -> Option<Action> {
        let meets = |other: &Action| *other != action && other.info().scope.meets(action.info().scope);
        self.keys.get(&chord)?.iter().copied().find(meets)
    }
}

/// The keys of the table.
fn usual_keys(action: Action) -> Vec<Chord> {
    action.info().keys.iter().filter_map(|key| key.parse().ok()).collect()
}

/// Whether nobody can do without the action: choosing, going back, the help, leaving.
pub fn is_needed(action: Action) -> bool {
    use Action::{Cancel, Confirm, Down, Help, Left, Quit, Right, Up};
    matches!(action, Left | Down | Up | Right | Confirm | Cancel | Help | Quit)
}

/// The boards with keys of their own: the games, and the editor of tracks and maps.
pub fn boards(games: &[GameUi]) -> Vec<(&'static str, &'static [SteeringKey])> {
    let boards = games.iter().map(|game| (game.entry.name, (game.view)().keys()));
    boards.chain([(editor::NAME, editor::board_keys())]).collect()
}

/// The board whose own key this is where `action` can be asked for, and what the key is called there.
fn owner_on_a_board(chord: Chord, action: Action, games: &[GameUi]) -> Option<(&'static str, &'static str)> {
    let scope = action.info().scope;
    // Nothing moves by itself in the editor.
    let meets = |board: &str| scope.is_on_boards() && !(board == editor::NAME && scope == Scope::Watch);
    boards(games).into_iter().filter(|(board, _)| meets(board)).find_map(|(board, keys)| {
        let own = keys.iter().find(|own| own.keys.iter().any(|key| key.parse() == Ok(chord)))?;
        Some((board, own.name))
    })
}

/// The keys that a person wants for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The name of the action in [`ACTIONS`].
    pub name: String,
    /// The keys by their names.
    pub keys: Vec<String>,
}

/// Something of a wish that can't be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The place of the wish in the list.
    pub wish: usize,
    /// Why not.
    pub why: WrongWish,
}

/// Why a wish can't be fulfilled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongWish {
    /// There is no such action.
    #[error("expected the name of an action, found {}", quoted(.0))]
    Unknown(String),
    /// The text names no key.
    #[error(transparent)]
    Chord(#[from] ParseChordError),
    /// Another action has the key.
    #[error("expected a key that is free, found {}, which is a key of {other}", quoted(.key))]
    Clash {
        /// The key.
        key: String,
        /// The other action.
        other: &'static str,
    },
    /// A board has the key for itself.
    #[error("expected a key that is free, found {}, which is {name} on the board of {board}", quoted(.key))]
    Board {
        /// The key.
        key: String,
        /// The game, or the editor.
        board: &'static str,
        /// What the key is called there.
        name: &'static str,
    },
    /// The key leaves the program, always.
    #[error("expected a key that is free, found {}, which always leaves the program", quoted(.0))]
    Leaves(String),
    /// Nobody can do without the action.
    #[error("expected a key at least, found none: nobody can do without it")]
    Unreachable,
    /// No key is left for an action that nobody can do without.
    #[error("expected a key at least, found that others have got them all: every key stays as it was")]
    Lost,
}

impl WrongWish {
    /// The key that it is about, if it is about one that can be read.
    pub fn key(&self) -> Option<&str> {
        match self {
            WrongWish::Clash { key, .. } | WrongWish::Board { key, .. } | WrongWish::Leaves(key) => Some(key),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::GAMES;

    fn wish(name: &str, keys: &[&str]) -> Wish {
        Wish { name: name.to_string(), keys: keys.iter().map(ToString::to_string).collect() }
    }

    fn bound(wishes: &[Wish]) -> (Bindings, Vec<String>) {
        let (bindings, problems) = Bindings::with_wishes(wishes, GAMES);
        let told = problems.iter().map(|problem| format!("{}: {}", problem.wish, problem.why)).collect();
        (bindings, told)
    }

    fn keys(bindings: &Bindings, action: Action) -> Vec<String> {
        bindings.keys(action).iter().map(ToString::to_string).collect()
    }

    fn anything(_: Action) -> bool {
        true
    }

    #[test]
    fn the_editor_shares_keys_with_what_moves_by_itself() {
        assert_eq!(bound(&[wish("faster", &["+"]), wish("slower", &["-"])]).1, [""; 0]);
        assert_eq!(bound(&[wish("undo", &["+"])]).1.len(), 1, "a game that is played is watched, too");
    }

    #[test]
    fn what_is_not_named_keeps_its_keys() {
        let (bindings, problems) = bound(&[wish("undo", &["U", "ctrl-u"])]);
        assert_eq!(problems, [""; 0]);
        assert_eq!(keys(&bindings, Action::Undo), ["U", "ctrl-u"]);
        assert_eq!(bindings.action(Chord::char('u'), anything), None);
        assert_eq!(bindings.action(Chord::char('U'), anything), Some(Action::Undo));
        assert_eq!(keys(&bindings, Action::Up), ["up", "k"]);
        assert_eq!(bound(&[]), (Bindings::default(), Vec::new()));
    }

    #[test]
    fn where_there_is_no_board_its_keys_are_free() {
        let (bindings, problems) = bound(&[wish("learn", &["d", "u"])]);
        assert_eq!(problems, [""; 0]);
        assert_eq!(keys(&bindings, Action::Learn), ["d", "u"]);
    }

    #[test]
    fn two_actions_can_swap_their_keys() {
        let (bindings, problems) = bound(&[wish("undo", &["r"]), wish("redo", &["u"])]);
        assert_eq!(problems, [""; 0]);
        assert_eq!(bindings.action(Chord::char('r'), anything), Some(Action::Undo));
        assert_eq!(bindings.action(Chord::char('u'), anything), Some(Action::Redo));
    }

    #[test]
    fn a_key_may_mean_two_actions_that_never_meet() {
        let (bindings, problems) = bound(&[wish("take-over", &["u"])]);
        assert_eq!(problems, [""; 0]);
        let key = Chord::char('u');
        let within = |scope| move |action: Action| action.info().scope == scope;
        assert_eq!(bindings.action(key, within(Scope::Play)), Some(Action::Undo));
        assert_eq!(bindings.action(key, within(Scope::Record)), Some(Action::TakeOver));
    }

    #[test]
    fn what_can_t_be_is_told_and_the_rest_holds() {
        for (wishes, told, action, expected) in [
            (
                wish("undo", &["r", "U"]),
                "0: expected a key that is free, found 'r', which is a key of redo",
                Action::Undo,
                "U",
            ),
            (
                wish("undo", &["uu"]),
                "0: expected a key such as u, ctrl-r, f2 or space, found 'uu'",
                Action::Undo,
                "u",
            ),
            (
                wish("undo", &["ctrl-c"]),
                "0: expected a key that is free, found 'ctrl-c', which always leaves the program",
                Action::Undo,
                "u",
            ),
            (
                wish("undo", &["ctrl-s"]),
                "0: expected a key that is free, found 'ctrl-s', which is save on the board of editor",
                Action::Undo,
                "u",
            ),
            (wish("undoo", &["U"]), "0: expected the name of an action, found 'undoo'", Action::Undo, "u"),
            (
                wish("help", &[]),
                "0: expected a key at least, found none: nobody can do without it",
                Action::Help,
                "? f1",
            ),
        ] {
            let (bindings, problems) = bound(&[wishes]);
            assert_eq!(problems, [told]);
            assert_eq!(keys(&bindings, action).join(" "), expected);
        }
    }

    #[test]
    fn an_action_can_have_no_key_unless_nobody_can_do_without_it() {
        let (bindings, problems) = bound(&[wish("theme", &[])]);
        assert_eq!(problems, [""; 0]);
        assert_eq!(keys(&bindings, Action::Theme), [""; 0]);
        for info in ACTIONS.iter().filter(|info| is_needed(info.action)) {
            let (bindings, problems) = bound(&[wish(info.name, &[])]);
            assert_eq!((bindings, problems.len()), (Bindings::default(), 1), "{}", info.name);
        }
    }

    #[test]
    fn nobody_is_locked_in() {
        let (bindings, problems) =
            bound(&[wish("help", &["u"]), wish("undo", &["?"]), wish("redo", &["f1"])]);
        assert_eq!(problems, [""; 0], "help has another key");
        assert_eq!(keys(&bindings, Action::Help), ["u"]);
        // The wish for the help can't be, and its usual keys are gone.
        let (bindings, problems) =
            bound(&[wish("help", &["tab"]), wish("undo", &["?"]), wish("redo", &["f1"])]);
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert_eq!(bindings, Bindings::default());
        let (bindings, _) = bound(&[wish("quit", &["f10"])]);
        assert_eq!(bindings.action(ALWAYS_LEAVES, |_| false), Some(Action::Quit));
    }
}
