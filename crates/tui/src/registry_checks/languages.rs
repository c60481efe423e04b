//! What can be read in English can be read in every language: on each screen of each game, in the usual
//! terminal, no message is cut, pushed out or covered that is there in full in English.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;

use super::walker::walk;
use crate::context::GameUi;
use crate::look::{Listener, Look};
use crate::texts::{Language, Message, common, editor, play, review, statistics};
use crate::theme::ColorDepth;
use crate::tour::{Beginning, Go, STOPS, Stop};

/// The terminal that everything fits.
const USUAL: (u16, u16) = (80, 24);
/// Help scrolls, so it is looked at where it does not have to.
const TALL: (u16, u16) = (80, 250);

/// What is said on the screens of [`STOPS`] only after a while, or after other keys.
const MORE: &[Stop] = {
    use Beginning::{Editor, Game, Record};
    use Go::Press;
    const fn stop(name: &'static str, from: Beginning, way: &'static [Go], shows: Message) -> Stop {
        Stop { name, from, way, shows }
    }
    &[
        stop("plan", Game, &[Press("P")], play::SCORE),
        stop("nothing to undo", Game, &[Press("u")], play::NOTHING_TO_UNDO),
        stop("keys of the board", Game, &[Press("t b c")], play::SCORE),
        stop("end of the replay", Record, &[Press("end")], review::REPLAY_TITLE),
        stop("moves that follow", Record, &[Press("enter")], review::REPLAY_TITLE),
        stop("analysis after a move", Record, &[Press("A right right enter")], review::ANALYSIS_TITLE),
        stop("size in the editor", Editor, &[Press("s")], editor::ASK_SIZE),
        stop("pen of the editor", Editor, &[Press("d right down")], editor::PALETTE),
        stop("rectangle of the editor", Editor, &[Press("b right down")], editor::PALETTE),
        stop("settings put back", Beginning::Menu, &[Go::Game, Press("end up")], common::SETUP_START),
    ]
};

/// These share two lines, and what has no room there is left out whole.
const OPTIONAL: &[Message] = &[
    play::THINKING_DEPTH,
    play::THINKING_NODES,
    play::THINKING_SPEED,
    play::THINKING_TABLE,
    play::THINKING_EXACT,
    play::THINKING_ESTIMATE,
];

/// Checks every screen of every game in every language.
///
/// # Errors
/// Which messages can't be read, with a picture of each screen.
pub fn languages(games: &'static [GameUi]) -> Result<(), String> {
    let mut problems = String::new();
    for ui in games {
        for stop in STOPS.iter().chain(MORE).filter(|stop| stop.is_there(ui)) {
            let found = check(games, ui, stop).unwrap_or_else(|problem| problem);
            if !found.is_empty() {
                // Writing to a string never fails.
                let _ = writeln!(problems, "{}, {}: {found}", ui.entry.name, stop.name);
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// What can't be read on a screen in the other languages; empty if there is nothing.
fn check(games: &'static [GameUi], ui: &'static GameUi, stop: &Stop) -> Result<String, String> {
    let readable = Reading::of(games, ui, stop, Language::English)?.readable();
    let mut problems = String::new();
    for language in Language::ALL.into_iter().skip(1) {
        let reading = Reading::of(games, ui, stop, language)?;
        let said = reading.drawn.iter().chain(&reading.told);
        let cut: BTreeSet<&str> = said
            .filter(|(message, words)| readable.contains(message.wordings[0]) && !reading.shows(words))
            .map(|(_, words)| words.as_str())
            .collect();
        if !cut.is_empty() {
            // Writing to a string never fails.
            let _ = writeln!(problems, "can't be read in {}: {cut:?}\n{}", language.name(), reading.picture);
        }
    }
    Ok(problems)
}

/// A screen, and what was said on it and on the way to it.
struct Reading {
    drawn: Vec<(Message, String)>,
    told: Vec<(Message, String)>,
    picture: String,
    /// How often each word is on the screen.
    words: HashMap<String, usize>,
}

impl Reading {
    fn of(
        games: &'static [GameUi],
        ui: &'static GameUi,
        stop: &Stop,
        language: Language,
    ) -> Result<Reading, String> {
        let listener = Listener::default();
        let look = Look { language, listener: Some(listener.clone()), ..Look::new(ColorDepth::None, false) };
        let size = if stop.name.starts_with("help") { TALL } else { USUAL };
        let mut walker = walk(games, ui, stop, &look, size)?;
        walker.draw();
        let picture = walker.text();
        let mut words = HashMap::new();
        for word in words_of(&picture) {
            *words.entry(word.to_string()).or_default() += 1;
        }
        // The statistics name all games in one row, or only one where that is too long.
        let in_a_row = stop.name.starts_with("statistics");
        let kept = |said: Vec<(Message, String)>| {
            let optional = |message: &Message| {
                OPTIONAL.iter().any(|other| other.name == message.name)
                    || in_a_row && games.iter().any(|game| game.entry.title == *message)
                    || in_a_row && *message == statistics::ALL_GAMES
            };
            said.into_iter().filter(|(message, _)| !optional(message)).collect()
        };
        Ok(Reading { drawn: kept(listener.drawn()), told: kept(listener.told()), picture, words })
    }

    /// The messages that can be read in full, each time that they were said, by their English wording.
    fn readable(&self) -> HashSet<&'static str> {
        // A word that two messages share has to be there twice, else one of them may be hidden.
        let mut seen = HashSet::new();
        let mut needed: HashMap<&str, usize> = HashMap::new();
        for (message, words) in &self.drawn {
            if seen.insert((message.wordings[0], words.as_str())) {
                for word in words_of(words) {
                    *needed.entry(word).or_default() += 1;
                }
            }
        }
        let there = |word: &str| self.words.get(word).copied().unwrap_or_default();
        let drawn = self.drawn.iter().map(|(message, words)| {
            (message.wordings[0], words_of(words).all(|word| there(word) >= needed[word]))
        });
        // Of what was told on the way only long messages count: a single word is there by chance.
        let told = self
            .told
            .iter()
            .map(|(message, words)| (message.wordings[0], words_of(words).count() >= 3 && self.shows(words)));
        let all: Vec<(&str, bool)> = drawn.chain(told).collect();
        let hidden: HashSet<&str> =
            all.iter().filter(|(_, full)| !full).map(|(wording, _)| *wording).collect();
        all.into_iter().map(|(wording, _)| wording).filter(|wording| !hidden.contains(wording)).collect()
    }

    /// Whether every word of a text is on the screen. Lines break anywhere, so words are all that can be found.
    fn shows(&self, text: &str) -> bool {
        words_of(text).all(|word| self.words.contains_key(word))
    }
}

/// The words of a text, without numbers, which change from moment to moment, and what stands between them.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty() && word.chars().all(char::is_alphabetic))
}
