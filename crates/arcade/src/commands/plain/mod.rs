//! `arcade --plain`: the games by plain lines of text, for screen readers, pipes and slow lines.
//!
//! * [`page`]: what is written: lines of bounded length, without escape sequences, in ASCII where it has to be.
//! * [`inbox`]: what is heard: typed lines, answers of computers, signals.
//! * [`command`]: the words that can be typed besides moves.
//! * [`choice`]: which game.
//! * [`session`], [`computers`], [`answers`]: one game; [`words`]: what is said about it.
//! * [`lessons`]: lessons, step by step; [`puzzles`]: puzzles.
//! * [`stepping`]: a record, move by move.
//!
//! It knows games by [`play::GameEntry`] and [`play::AnyGame`] alone.

mod answers;
mod choice;
mod command;
mod computers;
mod inbox;
mod lessons;
mod page;
mod puzzles;
mod session;
mod stepping;
mod words;

use std::path::PathBuf;

use play::Match;
use texts::Language;
use tui::{Settings, Start};

use crate::output::usage;
use inbox::Inbox;
use lessons::Lessons;
use page::Page;
use session::Session;
use stepping::Stepping;

/// Everything that stays from game to game.
struct Desk {
    page: Page,
    inbox: Inbox,
    /// How games begin, and where they are saved.
    new_games: Settings,
}

/// What comes next.
enum Next {
    /// The end of the program.
    Leave,
    /// The list of games.
    Choose,
    /// A game.
    Play(Box<Begin>),
}

/// A game that begins or goes on.
struct Begin {
    played: Match,
    /// The record that it was read from.
    record: Option<PathBuf>,
    /// What was wrong with the record.
    damage: Vec<String>,
}

impl Begin {
    /// A new game.
    fn new(played: Match) -> Box<Begin> {
        Box::new(Begin { played, record: None, damage: Vec::new() })
    }
}

/// Plays until the person leaves or the input ends. With `ascii` letters lose their accents.
///
/// # Errors
/// If writing fails, or a signal ends the program.
pub(super) fn open(start: Start, new_games: Settings, language: Language, ascii: bool) -> anyhow::Result<()> {
    let mut next = match start {
        Start::Menu => Next::Choose,
        Start::Game { played, record, damage } => {
            Next::Play(Box::new(Begin { played: *played, record, damage }))
        }
        Start::Replay { played, damage } => {
            let mut desk = Desk { page: Page::new(language, ascii), inbox: Inbox::open()?, new_games };
            return Stepping::new(&mut desk, *played, &damage)?.run();
        }
        Start::Learn { game } => {
            let mut desk = Desk { page: Page::new(language, ascii), inbox: Inbox::open()?, new_games };
            return Lessons::new(&mut desk)?.run(game);
        }
        _ => {
            return Err(usage("expected a game to play with --plain, found something to draw"));
        }
    };
    let mut desk = Desk { page: Page::new(language, ascii), inbox: Inbox::open()?, new_games };
    loop {
        next = match next {
            Next::Leave => return Ok(()),
            Next::Choose => choice::choose(&mut desk)?,
            Next::Play(begin) => Session::new(&mut desk, *begin)?.run()?,
        };
    }
}

#[cfg(test)]
mod tests {
    use game::{FieldKind, Values};
    use texts::Language;
    use texts::ascii::plain_form;

    use crate::registry::GAMES;

    #[test]
    fn every_game_tells_itself_in_words_of_every_language() {
        for (entry, language) in
            GAMES.iter().flat_map(|entry| Language::ALL.map(|language| (entry, language)))
        {
            let (name, code) = (entry.name, language.code());
            let mut game = entry.start(&Values::new()).expect("the default set-up");
            assert!(!entry.signs.is_empty(), "{name}: how to read the board");
            for step in 0..12 {
                let lines = entry.describe(&*game, language);
                assert!(lines.len() >= 3, "{name} in {code}: the position in words");
                let moves = game.legal_moves();
                let words = moves.iter().filter_map(|mv| entry.move_words(&*game, mv, language));
                for text in lines.into_iter().chain(words.inspect(|words| assert!(!words.ends_with('.')))) {
                    assert!(!text.contains(['{', '}']), "{name} in {code}: {text:?}");
                    let plain = |c: char| plain_form(c).is_some_and(|c| !c.is_control());
                    assert!(text.chars().all(plain), "{name} in {code}: {text:?}");
                    assert!(language != Language::English || text.is_ascii(), "{name}: {text:?}");
                }
                let moves = entry.opening_moves(&*game);
                let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else { break };
                game.play(mv).expect("a legal move");
            }
            assert_eq!(entry.move_words(&*game, "no move", language), None, "{name}");
        }
    }

    /// Words of a board, with the lines that they stand in. A row of the same sign is none.
    fn words(board: &str) -> Vec<(usize, String)> {
        let is_word = |word: &&str| word.chars().count() > 3 && word.chars().any(|c| !word.starts_with(c));
        let words = |(line, text): (usize, &str)| {
            let words = text.split(|c: char| !c.is_lowercase()).filter(is_word);
            words.map(|word| (line, word.to_string())).collect::<Vec<_>>()
        };
        board.lines().enumerate().flat_map(words).collect()
    }

    #[test]
    fn a_board_has_the_same_signs_and_no_english_word_in_every_language() {
        for entry in GAMES {
            let mut game = entry.start(&Values::new()).expect("the default set-up");
            for step in 0..12 {
                let shown = game.show();
                assert_eq!(entry.board(&*game, Language::English), shown, "{}", entry.name);
                for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
                    let board = entry.board(&*game, language);
                    let name = format!("{} in {}\n{board}", entry.name, language.code());
                    assert_eq!(board.lines().count(), shown.lines().count(), "{name}");
                    let english = words(&shown);
                    let found = words(&board).into_iter().find(|word| english.contains(word));
                    assert_eq!(found, None, "{name}");
                    for (line, own) in shown.lines().zip(board.lines()) {
                        let has_words = |line: &str| !words(line).is_empty();
                        assert!(line == own || has_words(line) || has_words(own), "{name}");
                        assert!(own.chars().count() <= super::page::WIDTH, "{name}");
                    }
                }
                let moves = entry.opening_moves(&*game);
                let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else { break };
                game.play(mv).expect("a legal move");
            }
        }
    }

    /// Whatever a set-up names is told by its name.
    #[test]
    fn what_is_played_on_is_named() {
        for entry in GAMES {
            for field in entry.fields() {
                let FieldKind::Resource { names, .. } = field.kind else { continue };
                for name in names() {
                    let game =
                        entry.start(&Values::new().with(field.key, &name)).expect("what is there fits");
                    let told = entry.played_on(&*game, Language::English).expect("words");
                    let title = told.split(',').next().expect("a name");
                    assert!(title.contains(|c: char| c.is_alphabetic()), "{name}: {told}");
                    let again = entry.start(&Values::new().with(field.key, title));
                    assert_eq!(again.map(|game| game.key()).ok(), Some(game.key()), "{name}: {told}");
                    assert!(Language::ALL.iter().all(|language| {
                        entry.played_on(&*game, *language).is_some_and(|told| told.starts_with(title))
                    }));
                }
            }
        }
    }

    #[test]
    fn no_two_positions_sound_alike() {
        for entry in GAMES {
            let start = entry.start(&Values::new()).expect("the default set-up");
            let mut told = vec![entry.describe(&*start, Language::English)];
            for mv in entry.opening_moves(&*start) {
                let mut game = start.boxed_clone();
                game.play(&mv).expect("a legal move");
                told.push(entry.describe(&*game, Language::English));
            }
            let count = told.len();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), count, "{}", entry.name);
        }
    }
}
