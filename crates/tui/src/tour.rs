//! Every screen of every game, and the way to it.
//!
//! One table for everything that has to hold on every screen: the checks of the registry walk it without a
//! terminal ([`crate::registry_checks::screens`]), the tests of the program and its measurements walk it in a
//! real one. A new screen joins by a line in [`STOPS`].

use std::fmt::Write;

use crossterm::event::{KeyCode, KeyModifiers};

use crate::chord::Chord;
use crate::context::GameUi;
use crate::texts::{Language, Message, common, editor, learn, menu, play, puzzle, review, setup, statistics};

/// Where the way to a screen begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// At the menu.
    Menu,
    /// At the menu, for what only games with lessons and puzzles have.
    Learn,
    /// In a new game of a person against `easy`.
    Game,
    /// At a record of a few moves that was resigned.
    Record,
    /// In the editor of the game's tracks or maps, on an empty paper.
    Editor,
}

/// A step on the way to a screen.
#[derive(Clone, Copy, Debug)]
pub enum Go {
    /// Press these keys, by their names.
    Press(&'static str),
    /// Press these keys once for every game that comes before this one.
    Each(&'static str),
    /// Click on the title of the game.
    Game,
    /// Click on a text.
    Click(Message),
    /// Wait until this text is there.
    Wait(Message),
}

/// A screen.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// Its name, for whoever reads what a check has found.
    pub name: &'static str,
    /// Where the way to it begins.
    pub from: Beginning,
    /// The way.
    pub way: &'static [Go],
    /// A text that tells that the screen is there.
    pub shows: Message,
}

const fn stop(name: &'static str, from: Beginning, way: &'static [Go], shows: Message) -> Stop {
    Stop { name, from, way, shows }
}

/// Every screen and every box over it.
pub const STOPS: &[Stop] = {
    use Beginning::{Editor, Game, Learn, Menu, Record};
    use Go::{Click, Each, Press, Wait};
    &[
        stop("menu", Menu, &[], common::MENU_QUIT),
        stop("help of the menu", Menu, &[Press("?")], common::HELP_TITLE),
        stop("set-up", Menu, &[Go::Game], common::SETUP_START),
        stop("help of the set-up", Menu, &[Go::Game, Press("?")], common::HELP_TITLE),
        stop("typed value of the set-up", Menu, &[Go::Game, Click(setup::SEED)], setup::ACCEPT_SHORT),
        stop("games played", Menu, &[Click(menu::GAMES_PLAYED)], menu::GAMES_PLAYED),
        stop("help of the games played", Menu, &[Click(menu::GAMES_PLAYED), Press("?")], common::HELP_TITLE),
        stop("menu after the set-up", Menu, &[Go::Game, Press("esc")], common::MENU_QUIT),
        stop("statistics", Menu, &[Press("S")], statistics::NOTHING),
        stop("statistics of a game", Menu, &[Press("S right")], statistics::NOTHING),
        stop("help of the statistics", Menu, &[Press("S ?")], common::HELP_TITLE),
        stop("lessons and puzzles", Learn, &[Press("L")], learn::PUZZLES),
        stop("help of the lessons", Menu, &[Press("L ?")], common::HELP_SCREEN),
        stop("lesson", Learn, &[Press("L"), Each("down down"), Press("enter")], learn::STEP_OF),
        stop(
            "help of a lesson",
            Learn,
            &[Press("L"), Each("down down"), Press("enter ?")],
            common::HELP_SCREEN,
        ),
        stop("puzzle", Learn, &[Press("L"), Each("down down"), Press("down enter")], puzzle::TASK),
        stop("game", Game, &[], play::YOUR_TURN),
        stop("help of the game", Game, &[Press("?")], common::HELP_RULES),
        stop("typed move", Game, &[Press(":")], play::TYPE_A_MOVE),
        stop("question", Game, &[Press("g")], common::ASK_RESIGN),
        stop("end of the game", Game, &[Press("g enter")], play::REMATCH),
        stop(
            "board at the end",
            Game,
            &[Press("g enter"), Wait(play::REMATCH), Press("esc")],
            play::LOST_YOU,
        ),
        stop("replay", Record, &[], review::AT_START),
        stop("replay in the middle", Record, &[Press("right right")], review::REPLAY_TITLE),
        stop("help of the replay", Record, &[Press("?")], common::HELP_SCREEN),
        stop("typed number", Record, &[Press("#")], review::GO_TO_PROMPT),
        stop("play on from here", Record, &[Press("right o")], review::TAKE_OVER_TITLE),
        stop("analysis", Record, &[Press("A"), Wait(review::VALUE_BEFORE)], review::ANALYSIS_TITLE),
        stop("help of the analysis", Record, &[Press("A ?")], common::HELP_SCREEN),
        stop("editor", Editor, &[], editor::PALETTE),
        stop("help of the editor", Editor, &[Press("?")], common::HELP_SCREEN),
        stop("typed name", Editor, &[Press("y")], editor::ASK_NAME),
        stop("question of the editor", Editor, &[Press("enter esc")], editor::ASK_LEAVE),
    ]
};

impl Stop {
    /// Whether the game has this screen.
    pub fn is_there(&self, game: &GameUi) -> bool {
        match self.from {
            Beginning::Menu | Beginning::Game | Beginning::Record => true,
            Beginning::Learn => !game.entry.lesson().is_empty(),
            Beginning::Editor => (game.view)().craft().is_some(),
        }
    }

    /// What shows that the screen is there, in a language.
    pub fn mark(&self, language: Language) -> &'static str {
        fixed_part(self.shows, language)
    }
}

/// By how many bytes a text is known; the rest may stand in another line.
const KNOWN_BY: usize = 24;

/// The first words of the longest part of a text that has no placeholder.
pub fn fixed_part(message: Message, language: Language) -> &'static str {
    let parts = message.text(language).split('{').enumerate();
    let fixed = parts.map(|(index, part)| match part.split_once('}') {
        Some((_, after)) if index > 0 => after,
        _ => part,
    });
    let longest = fixed.map(str::trim).max_by_key(|part| part.len()).unwrap_or_default();
    let ends = longest.match_indices(' ').map(|(at, _)| at).take_while(|at| *at <= KNOWN_BY);
    match longest.len() {
        0..=KNOWN_BY => longest,
        _ => &longest[..ends.last().unwrap_or(longest.len())],
    }
}

/// The bytes that a terminal sends for keys, given by their names; nothing for a name that is none.
pub fn bytes_of(keys: &str) -> String {
    keys.split_whitespace().filter_map(|key| key.parse::<Chord>().ok()).map(bytes_of_chord).collect()
}

fn bytes_of_chord(chord: Chord) -> String {
    let mut bytes = String::new();
    if chord.modifiers.contains(KeyModifiers::ALT) {
        bytes.push('\x1b');
    }
    let sequence = match chord.code {
        KeyCode::Char(c) if chord.modifiers.contains(KeyModifiers::CONTROL) => {
            bytes.push(char::from(c as u8 & 0x1f));
            ""
        }
        KeyCode::Char(c) => {
            bytes.push(c);
            ""
        }
        KeyCode::Enter => "\r",
        KeyCode::Esc => "\x1b",
        KeyCode::Backspace => "\x7f",
        KeyCode::Tab => "\t",
        KeyCode::BackTab => "\x1b[Z",
        KeyCode::Up => "\x1b[A",
        KeyCode::Down => "\x1b[B",
        KeyCode::Right => "\x1b[C",
        KeyCode::Left => "\x1b[D",
        KeyCode::Home => "\x1b[H",
        KeyCode::End => "\x1b[F",
        KeyCode::Insert => "\x1b[2~",
        KeyCode::Delete => "\x1b[3~",
        KeyCode::PageUp => "\x1b[5~",
        KeyCode::PageDown => "\x1b[6~",
        KeyCode::F(number @ 1..=12) => {
            // The numbers have gaps where terminals of old had other keys.
            let code = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24][usize::from(number) - 1];
            // Writing to a string never fails.
            let _ = write!(bytes, "\x1b[{code}~");
            ""
        }
        _ => "",
    };
    bytes + sequence
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stop_has_a_name_of_its_own_and_keys_that_there_are() {
        for stop in STOPS {
            assert_eq!(STOPS.iter().filter(|other| other.name == stop.name).count(), 1, "{}", stop.name);
            assert!(!stop.mark(Language::English).is_empty(), "{}", stop.name);
            for go in stop.way {
                if let Go::Press(keys) | Go::Each(keys) = go {
                    for key in keys.split_whitespace() {
                        assert!(key.parse::<Chord>().is_ok(), "{}: {key}", stop.name);
                    }
                }
            }
        }
    }

    #[test]
    fn keys_become_what_terminals_send() {
        assert_eq!(bytes_of("a esc up ctrl-c f9 enter"), "a\x1b\x1b[A\x03\x1b[20~\r");
        assert_eq!(fixed_part(play::TYPE_A_MOVE, Language::English), "Type a move, for example");
        assert_eq!(fixed_part(review::GO_TO_PROMPT, Language::English), "to move (0 to");
    }
}
