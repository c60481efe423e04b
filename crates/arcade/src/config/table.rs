//! The table of keys that stand for options of the command line. The reading, the default file, the page of the
//! manual and the check that no option lacks a key are all made from it; what an option takes is asked of the
//! command line itself.

use clap::{Arg, Command};

/// How the value of a key is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// `true` or `false`.
    Flag,
    /// `true` or `false`, and the option says the opposite: `mouse` and `--no-mouse`.
    Opposite,
    /// A text or a number, as on the command line.
    Value,
}

/// A key of the configuration that stands for an option.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    /// The table that it stands in, which is the name of a command; empty for the beginning of the file.
    pub(crate) table: &'static str,
    /// Its name.
    pub(crate) name: &'static str,
    /// The option, without its dashes.
    pub(crate) option: &'static str,
    /// How it is written.
    pub(crate) kind: Kind,
    /// What it is when it is not there, as it is written; `""` is whatever is usual.
    pub(crate) default: &'static str,
    /// What it does, where the help of the option does not say it.
    pub(crate) words: Option<&'static str>,
    /// Whether it holds for every command that has the option and no key of its own for it.
    pub(crate) everywhere: bool,
}

const fn key(
    table: &'static str,
    name: &'static str,
    option: &'static str,
    kind: Kind,
    default: &'static str,
) -> Key {
    Key { table, name, option, kind, default, words: None, everywhere: false }
}

impl Key {
    const fn words(self, words: &'static str) -> Key {
        Key { words: Some(words), ..self }
    }

    const fn everywhere(self) -> Key {
        Key { everywhere: true, ..self }
    }

    /// The whole name, as it is told: `match.games`.
    pub(crate) fn path(&self) -> String {
        if self.table.is_empty() { self.name.to_string() } else { format!("{}.{}", self.table, self.name) }
    }

    /// Its option on a command line.
    pub(crate) fn arg<'a>(&self, command: &'a Command) -> Option<&'a Arg> {
        let command = match self.table {
            "" => Some(command),
            name => command.find_subcommand(name),
        };
        command?.get_arguments().find(|arg| arg.get_long() == Some(self.option))
    }
}

use Kind::{Flag, Opposite, Value};

/// Every key that stands for an option, in the order of the file.
pub(crate) const KEYS: &[Key] = &[
    key("", "theme", "theme", Value, r#""dark""#).everywhere(),
    key("", "color", "color", Value, r#""auto""#).everywhere(),
    key("", "lang", "lang", Value, r#""""#).everywhere(),
    key("", "ascii", "ascii", Flag, "false").everywhere(),
    key("", "unicode", "unicode", Flag, "false").everywhere(),
    key("", "mouse", "no-mouse", Opposite, "true").words("Listen to the mouse").everywhere(),
    key("", "plain", "plain", Flag, "false").everywhere(),
    key("", "delay", "delay", Value, r#""""#).everywhere(),
    key("", "ponder", "ponder", Flag, "false").everywhere(),
    key("", "game", "game", Value, r#""""#).words("Go straight into this game [usual: the menu]"),
    key("", "level", "level", Value, r#""medium""#),
    key("", "seat", "seat", Value, "1"),
    key("", "think", "think", Value, r#""""#),
    key("", "clock", "clock", Value, r#""off""#),
    key("", "seed", "seed", Value, r#""""#),
    key("learn", "game", "game", Value, r#""""#).words("The game to begin with [usual: the first]"),
    key("analyse", "time", "time", Value, "1"),
    key("analyse", "json", "json", Flag, "false"),
    key("match", "game", "game", Value, r#""""#).words("The game [usual: it has to be said]"),
    key("match", "a", "a", Value, r#""""#),
    key("match", "b", "b", Value, r#""""#),
    key("match", "games", "games", Value, "100"),
    key("match", "setup", "setup", Value, r#""""#),
    key("match", "think", "think", Value, r#""""#),
    key("match", "clock", "clock", Value, r#""off""#),
    key("match", "seed", "seed", Value, r#""""#),
    key("match", "jobs", "jobs", Value, r#""""#),
    key("match", "records", "records", Value, r#""""#),
    key("match", "json", "json", Flag, "false"),
    key("match", "sprt", "sprt", Value, r#""""#),
    key("solve", "game", "game", Value, r#""""#).words("The game [usual: it has to be said]"),
    key("solve", "setup", "setup", Value, r#""""#),
    key("solve", "threads", "threads", Value, r#""""#),
    key("solve", "table", "table", Value, r#""""#),
    key("solve", "checkpoint", "checkpoint", Value, r#""""#),
    key("solve", "json", "json", Flag, "false"),
    key("statistics", "game", "game", Value, r#""""#).words("Only of this game [usual: of all games]"),
    key("statistics", "json", "json", Flag, "false"),
    key("engine", "threads", "threads", Value, "0"),
    key("engine", "table", "table", Value, "128"),
    key("engine", "seed", "seed", Value, "0"),
];

/// The keys of a game's own table, besides the values of its set-up. They stand for options of `arcade` itself.
pub(crate) const GAME_KEYS: &[Key] = &[
    key("", "level", "level", Value, r#""""#).words("The computer's level in this game [usual: as above]"),
    key("", "seat", "seat", Value, r#""""#).words("The seat that you take in this game [usual: as above]"),
    key("", "players", "players", Value, r#""""#)
        .words("Who sits where in this game, instead of level and seat, as on the command line"),
    key("", "think", "think", Value, r#""""#).words("Thinking time in this game [usual: as above]"),
    key("", "clock", "clock", Value, r#""""#).words("The clock in this game [usual: as above]"),
];

/// Every option of a command in [`WITHOUT_KEY`].
#[cfg(test)]
pub(crate) const ANY: &str = "...";

/// Options without a key of their own, each with its reason: command, option, reason. The manual tells them.
#[cfg(test)]
pub(crate) const WITHOUT_KEY: &[(&str, &str, &str)] = &[
    ("", "version", "it asks for something, and sets nothing"),
    ("", "edit", "it asks for something, and sets nothing"),
    ("", "players", "it belongs to one game: [games.GAME] players"),
    ("", "setup", "it belongs to one game: the values in [games.GAME]"),
    ("resume", "players", "it is about one record"),
    ("solve", "moves", "it is about one position"),
    ("match", "shard", "it is another one on every machine"),
    ("match", "merge", "it names files"),
    ("puzzles verify", ANY, "it is for whoever makes the puzzles"),
    ("puzzles generate", ANY, "it is for whoever makes the puzzles"),
    ("engine", "protocol", "whoever starts the engine speaks one of them, whatever a person likes"),
];

/// The names of the tables with keys that stand for options, in the order of the file.
pub(crate) fn tables() -> impl Iterator<Item = &'static str> {
    let first = |index: usize| index == 0 || KEYS[index - 1].table != KEYS[index].table;
    (0..KEYS.len()).filter(move |index| first(*index)).map(|index| KEYS[index].table)
}

/// The keys of a table.
pub(crate) fn keys_of(table: &str) -> impl Iterator<Item = &'static Key> {
    KEYS.iter().filter(move |key| key.table == table)
}

/// The key of an option of a command; for the command without a name, of `arcade` itself.
pub(crate) fn key_of(command: &str, option: &str) -> Option<&'static Key> {
    let own = KEYS.iter().find(|key| key.table == command && key.option == option);
    own.or_else(|| KEYS.iter().find(|key| key.everywhere && key.option == option))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::command;
    use crate::registry::GAMES;

    fn options(command: &Command, name: &str, found: &mut Vec<(String, String)>) {
        for arg in command.get_arguments() {
            if let Some(long) = arg.get_long().filter(|long| *long != "help") {
                found.push((name.to_string(), long.to_string()));
            }
        }
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            let name = format!("{name} {}", sub.get_name());
            options(sub, name.trim(), found);
        }
    }

    #[test]
    fn every_option_has_its_key_or_a_reason_to_have_none() {
        let mut found = Vec::new();
        options(&command(), "", &mut found);
        assert!(found.len() > 40);
        let without = |command: &str, option: &str| {
            WITHOUT_KEY.iter().any(|(known, name, _)| *known == command && (*name == option || *name == ANY))
        };
        for (command, option) in &found {
            let key = key_of(command, option).is_some();
            assert!(
                key || without(command, option),
                "`arcade {command} --{option}` has no key: add one to KEYS, or a reason to WITHOUT_KEY"
            );
            assert!(!(key && without(command, option)), "`arcade {command} --{option}` has a key");
        }
        for (command, option, reason) in WITHOUT_KEY {
            let there =
                found.iter().any(|(known, name)| known == command && (name == option || *option == ANY));
            assert!(*option == "version" || there, "there is no `arcade {command} --{option}`");
            assert!(!reason.is_empty());
        }
    }

    #[test]
    fn every_key_has_its_option_and_its_default() {
        let command = command();
        for key in KEYS.iter().chain(GAME_KEYS) {
            let arg = key.arg(&command).unwrap_or_else(|| panic!("{}: no option {}", key.path(), key.option));
            let is_flag = arg.get_value_parser().type_id() == clap::builder::ValueParser::bool().type_id();
            assert_eq!(key.kind != Kind::Value, is_flag, "{}", key.path());
            let default = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
            let own = key.default.trim_matches('"');
            match (key.kind, default) {
                _ if GAME_KEYS.iter().any(|known| std::ptr::eq(known, key)) => assert_eq!(own, ""),
                (Kind::Opposite, default) => assert_eq!((own, default.as_deref()), ("true", Some("false"))),
                (_, Some(default)) => assert_eq!(own, default, "{}", key.path()),
                (_, None) if key.name == "clock" => assert_eq!(own, "off"),
                (_, None) if key.name == "theme" => {
                    assert_eq!(Some(own), tui::theme::Theme::names().next(), "the usual theme");
                }
                (_, None) => assert_eq!(own, "", "{}", key.path()),
            }
        }
    }

    #[test]
    fn names_are_unique_and_no_field_is_called_like_a_key_of_its_game() {
        for key in KEYS {
            let same = keys_of(key.table).filter(|other| other.name == key.name).count();
            assert_eq!(same, 1, "{}", key.path());
        }
        assert!(tables().all(|table| !["keys", "games"].contains(&table)));
        assert_eq!(tables().next(), Some(""), "keys without a table come first");
        for field in GAMES.iter().flat_map(|entry| entry.fields()) {
            assert!(GAME_KEYS.iter().all(|key| key.name != field.key), "{}", field.key);
        }
    }
}
