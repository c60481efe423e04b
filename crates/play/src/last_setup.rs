//! The set-up with which each game was started last, so that the next one can begin from there.
//!
//! ```text
//! data/setups/GAME.txt
//!
//! arcade-setup: 1
//! setup: track=random cars=3
//! players: human,hard,program:"python3 bot.py"
//! clock: 30
//! think: 2
//! seed: 7
//! ```
//!
//! One file for each game, written whole: of two programs that write at once, the last one wins.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::texts::Phrase;
use game::setup::quoted;
use game::{FieldKind, Values};

use crate::store::{read_text, write_atomic};
use crate::{Clock, FileError, GameEntry, Pace, PlayError, PlayerSpec, Store};

/// The line that the file begins with, and the format that it names.
const FORMAT: (&str, &str) = ("arcade-setup", "1");

/// A set-up with which a game was started: all that a person has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastSetup {
    /// The values of the game's fields, as far as they were chosen.
    pub setup: Values,
    /// Who sat where.
    pub players: Vec<PlayerSpec>,
    /// The clock of a turn.
    pub clock: Clock,
    /// Thinking time of `perfect` and of programs, if it is not the usual one.
    pub think: Option<Duration>,
    /// The seed, if a person has chosen one; else every game gets a new one.
    pub seed: Option<u64>,
}

impl LastSetup {
    /// Reads what `Display` writes.
    ///
    /// # Errors
    /// The first line that is not as expected, by its number.
    pub fn parse(text: &str) -> Result<LastSetup, PlayError> {
        let mut read = LastSetup::default();
        let mut lines = text.lines().enumerate();
        let bad =
            |number: usize, problem: String| PlayError::Setting(format!("line {}: {problem}", number + 1));
        match lines.next().map(|(_, line)| line) {
            Some(line) if line.split_once(": ") == Some(FORMAT) => {}
            other => {
                let found = quoted(other.unwrap_or_default());
                return Err(bad(0, format!("expected '{}: {}', found {found}", FORMAT.0, FORMAT.1)));
            }
        }
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let expected = || bad(number, format!("expected 'NAME: VALUE', found {}", quoted(line)));
            let (key, value) = line.split_once(':').ok_or_else(expected)?;
            let value = value.trim();
            let result = match key {
                "setup" => Values::parse(value).map(|setup| read.setup = setup).map_err(PlayError::from),
                "players" => PlayerSpec::parse_list(value).map(|players| read.players = players),
                "clock" => value.parse().map(|clock| read.clock = clock),
                "think" => Pace::parse_seconds(value).map(|think| read.think = Some(think)),
                "seed" => {
                    let seed = value.parse().map_err(|_| {
                        PlayError::Setting(format!("expected a whole number, found {}", quoted(value)))
                    });
                    seed.map(|seed| read.seed = Some(seed))
                }
                other => Err(PlayError::Setting(format!(
                    "expected setup, players, clock, think or seed, found {}",
                    quoted(other)
                ))),
            };
            result.map_err(|error| bad(number, error.to_string()))?;
        }
        Ok(read)
    }

    /// What of it this game still takes; and one line for each thing that it does not take any more. Whether a
    /// file that is named is still there, only a start tells.
    pub fn fitted(mut self, entry: &GameEntry) -> (LastSetup, Vec<String>) {
        let mut problems = Vec::new();
        let mut setup = Values::new();
        for (key, value) in self.setup.iter() {
            let one = Values::new().with(key, value);
            match one.check(entry.fields()) {
                Ok(()) => setup.set(key, value),
                Err(error) => problems.push(error.to_string()),
            }
        }
        self.setup = setup;
        for player in &mut self.players {
            if let Err(error) = player.check(entry) {
                problems.push(error.to_string());
                *player = PlayerSpec::Level(crate::Level::default());
            }
        }
        (self, problems)
    }
}

impl fmt::Display for LastSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", FORMAT.0, FORMAT.1)?;
        if !self.setup.is_empty() {
            writeln!(f, "setup: {}", self.setup)?;
        }
        if !self.players.is_empty() {
            let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
            writeln!(f, "players: {}", players.join(","))?;
        }
        writeln!(f, "clock: {}", self.clock)?;
        if let Some(think) = self.think {
            writeln!(f, "think: {}", Pace::write_seconds(think))?;
        }
        match self.seed {
            Some(seed) => writeln!(f, "seed: {seed}"),
            None => Ok(()),
        }
    }
}

impl Store {
    /// Where the set-up is kept with which a game was started last.
    pub fn setup_path(&self, entry: &GameEntry) -> PathBuf {
        self.data_folder().join("setups").join(format!("{}.txt", entry.name))
    }

    /// The set-up with which a game was started last; `None` if there is none.
    ///
    /// # Errors
    /// If the file can't be read or understood. It is left as it is.
    pub fn last_setup(&self, entry: &GameEntry) -> Result<Option<LastSetup>, PlayError> {
        let path = self.setup_path(entry);
        let text = match read_text(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text?,
        };
        let unusable = |error: PlayError| FileError::unusable(&path, Phrase::same(error));
        Ok(Some(LastSetup::parse(&text).map_err(unusable)?))
    }

    /// Keeps the set-up with which a game is started. A file that this program does not understand is left as
    /// it is: somebody else may.
    ///
    /// # Errors
    /// If it can't be written, or what is there can't be understood.
    pub fn keep_setup(&self, entry: &GameEntry, setup: &LastSetup) -> Result<(), PlayError> {
        let path = self.setup_path(entry);
        let setup = LastSetup { setup: with_whole_paths(entry, &setup.setup), ..setup.clone() };
        if self.last_setup(entry)?.as_ref() == Some(&setup) {
            return Ok(());
        }
        write_atomic(&path, setup.to_string().as_bytes())
    }
}

/// The values with every file named so that it is found from any folder.
fn with_whole_paths(entry: &GameEntry, values: &Values) -> Values {
    let mut whole = values.clone();
    for field in entry.fields() {
        let (FieldKind::Resource { names, words, .. }, Some(value)) = (field.kind, values.get(field.key))
        else {
            continue;
        };
        if value.contains('\n')
            || words.iter().any(|word| word.name == value)
            || names().iter().any(|name| name == value)
        {
            continue;
        }
        let path = Path::new(value).canonicalize().ok().filter(|path| path.is_file());
        if let Some(path) = path.as_deref().and_then(Path::to_str) {
            whole.set(field.key, path);
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use std::fs;

    use proptest::prelude::*;

    use super::*;
    use crate::store::tests::Scratch;
    use crate::{Dialect, Level, toy};

    fn program(command: &str) -> PlayerSpec {
        PlayerSpec::Program { command: command.to_string(), dialect: Dialect::Line }
    }

    fn one() -> LastSetup {
        LastSetup {
            setup: Values::new().with("tokens", 9),
            players: vec![PlayerSpec::Human, program("python3 \"my bot.py\", fast")],
            clock: Clock::Turn(Duration::from_millis(1500)),
            think: Some(Duration::from_secs(2)),
            seed: Some(u64::MAX),
        }
    }

    #[test]
    fn what_was_kept_is_found_again() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let entry = toy::entry();
        assert_eq!(store.last_setup(entry).expect("no file is no problem"), None);
        for setup in [LastSetup::default(), one()] {
            store.keep_setup(entry, &setup).expect("kept");
            assert_eq!(store.last_setup(entry).expect("readable"), Some(setup));
        }
    }

    #[test]
    fn what_is_not_understood_is_told_and_left_as_it_is() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let entry = toy::entry();
        let path = store.setup_path(entry);
        for (text, problem) in [
            ("", "line 1: expected 'arcade-setup: 1', found ''"),
            ("arcade-setup: 2\n", "line 1: expected 'arcade-setup: 1', found 'arcade-setup: 2'"),
            ("arcade-setup: 1\nclock: fast\n", "line 2: expected seconds from 0.001 to 86400, found 'fast'"),
            (
                "arcade-setup: 1\n\nlevel: 3\n",
                "line 3: expected setup, players, clock, think or seed, found 'level'",
            ),
            ("arcade-setup: 1\nseed: x\n", "line 2: expected a whole number, found 'x'"),
            ("arcade-setup: 1\nnonsense\n", "line 2: expected 'NAME: VALUE', found 'nonsense'"),
            ("arcade-setup: 1\nsetup: tokens\n", "line 2: expected KEY=VALUE, found 'tokens'"),
        ] {
            write_atomic(&path, text.as_bytes()).expect("written");
            let message = store.last_setup(entry).expect_err("not understood").to_string();
            assert!(message.ends_with(&format!("pile.txt: {problem}")), "{message}");
            store.keep_setup(entry, &one()).expect_err("left alone");
            assert_eq!(fs::read_to_string(&path).expect("still there"), text);
        }
    }

    #[test]
    fn what_a_game_does_not_take_any_more_is_left_out() {
        let setup = LastSetup {
            setup: Values::new().with("tokens", "many").with("colour", "red"),
            players: vec![PlayerSpec::Named("gone".to_string()), PlayerSpec::Human],
            ..LastSetup::default()
        };
        let (fitted, problems) = setup.fitted(toy::entry());
        assert_eq!(problems.len(), 3, "{problems:?}");
        assert!(fitted.setup.is_empty());
        assert_eq!(fitted.players, [PlayerSpec::Level(Level::Medium), PlayerSpec::Human]);
        assert_eq!(one().fitted(toy::entry()), (one(), Vec::new()));
    }

    #[test]
    fn of_two_programs_the_last_one_wins() {
        let scratch = Scratch::new();
        let (here, there) = (scratch.store(), scratch.store());
        let entry = toy::entry();
        let other = LastSetup { setup: Values::new().with("tokens", 20), ..one() };
        here.keep_setup(entry, &one()).expect("kept");
        there.keep_setup(entry, &other).expect("kept");
        assert_eq!(here.last_setup(entry).expect("readable"), Some(other));
        here.keep_setup(entry, &one()).expect("kept");
        assert_eq!(there.last_setup(entry).expect("readable"), Some(one()));
        let folder = scratch.store().setup_path(entry);
        let folder = folder.parent().expect("a folder");
        assert_eq!(fs::read_dir(folder).expect("a folder").count(), 1, "nothing else is left behind");
    }

    proptest! {
        #[test]
        fn every_command_and_value_survives(command in "[ -~]{0,20}[!-~]", tokens in 1u64..30, think in 1u64..90_000, seed: Option<u64>) {
            let setup = LastSetup {
                setup: Values::new().with("tokens", tokens).with("text", &command),
                players: vec![program(command.trim()), PlayerSpec::Human],
                clock: Clock::Map,
                think: Some(Duration::from_millis(think)),
                seed,
            };
            prop_assert_eq!(LastSetup::parse(&setup.to_string()).expect("read back"), setup);
        }
    }
}
