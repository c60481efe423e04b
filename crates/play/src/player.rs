//! Who sits at a seat, as it is typed and written into records.

use std::fmt;
use std::str::FromStr;

use game::setup::quoted;

use crate::{GameEntry, Level, PlayError};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayerSpec {
    /// A person at this terminal.
    Human,
    /// The computer at a level.
    Level(Level),
    /// A player that only this game has, see [`GameEntry::players`].
    Named(String),
    /// A program that is spoken to through a pipe.
    Program {
        /// The command line that starts it.
        command: String,
        /// What is spoken.
        dialect: Dialect,
    },
}

/// What is spoken with a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// The line protocol that every game has.
    Line,
    /// The four calls of Gato e rato.
    Lisp,
}

impl Dialect {
    /// The word before the colon.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Line => "program",
            Dialect::Lisp => "lisp",
        }
    }
}

impl PlayerSpec {
    /// Whether a person sits there.
    pub fn is_human(&self) -> bool {
        *self == PlayerSpec::Human
    }

    /// Whether somebody else's program sits there, which is started by its command line.
    pub fn is_program(&self) -> bool {
        matches!(self, PlayerSpec::Program { .. })
    }

    /// Checks that the game knows this player.
    ///
    /// # Errors
    /// If it is a name that this game does not have, or speaks what is not spoken there.
    pub fn check(&self, entry: &GameEntry) -> Result<(), PlayError> {
        match self {
            PlayerSpec::Program { dialect: Dialect::Lisp, .. } if entry.lisp_player().is_none() => {
                Err(no_four_calls(entry))
            }
            PlayerSpec::Named(name) if entry.players.iter().all(|player| player.name != name) => {
                let named: String = entry.players.iter().map(|player| format!("{}, ", player.name)).collect();
                let lisp = if entry.lisp_player().is_some() { ", lisp:COMMAND" } else { "" };
                let expected = format!("{WORDS}, {named}program:COMMAND{lisp}");
                Err(PlayError::Players(format!("expected one of {expected}, found {}", quoted(name))))
            }
            _ => Ok(()),
        }
    }

    /// Reads a list `P,P[,P...]`. Commas inside double quotes do not separate.
    ///
    /// # Errors
    /// If a part of it is no player.
    pub fn parse_list(text: &str) -> Result<Vec<PlayerSpec>, PlayError> {
        let mut parts = vec![String::new()];
        let (mut inside, mut escaped) = (false, false);
        for c in text.chars() {
            if c == ',' && !inside {
                parts.push(String::new());
                continue;
            }
            if c == '"' && !escaped {
                inside = !inside;
            }
            escaped = inside && c == '\\' && !escaped;
            if let Some(part) = parts.last_mut() {
                part.push(c);
            }
        }
        parts.iter().map(|part| part.parse()).collect()
    }
}

/// What is wrong with a program that speaks the four calls where nobody understands them.
pub(crate) fn no_four_calls(entry: &GameEntry) -> PlayError {
    let title = entry.title.english();
    PlayError::Players(format!("expected program:COMMAND, found lisp:COMMAND: {title} has no four calls"))
}

const WORDS: &str = "human, easy, medium, hard, perfect";

impl FromStr for PlayerSpec {
    type Err = PlayError;

    /// Reads `human`, a level, the name of a player of the game, `program:COMMAND` or `lisp:COMMAND`, where
    /// COMMAND may stand in double quotes. Whether a game has a player of that name,
    /// [`PlayerSpec::check`] tells.
    fn from_str(text: &str) -> Result<PlayerSpec, PlayError> {
        let text = text.trim();
        if text == "human" {
            return Ok(PlayerSpec::Human);
        }
        if let Ok(level) = text.parse() {
            return Ok(PlayerSpec::Level(level));
        }
        for dialect in [Dialect::Line, Dialect::Lisp] {
            if let Some(command) = text.strip_prefix(dialect.name()).and_then(|rest| rest.strip_prefix(':')) {
                return Ok(PlayerSpec::Program { command: unquoted(command)?, dialect });
            }
        }
        let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(is_word) {
            return Ok(PlayerSpec::Named(text.to_string()));
        }
        let expected = format!("{WORDS}, program:COMMAND, lisp:COMMAND");
        Err(PlayError::Players(format!("expected one of {expected}, found {}", quoted(text))))
    }
}

/// A command without the double quotes around it, if there are any.
fn unquoted(command: &str) -> Result<String, PlayError> {
    let mut plain = String::new();
    match command.strip_prefix('"') {
        None => plain.push_str(command.trim()),
        Some(rest) => {
            let mut chars = rest.chars();
            loop {
                match chars.next() {
                    Some('"') => break,
                    Some('\\') => match chars.next() {
                        Some(c @ ('"' | '\\')) => plain.push(c),
                        Some(c) => plain.extend(['\\', c]),
                        None => {}
                    },
                    Some(c) => plain.push(c),
                    None => {
                        let found = quoted(command);
                        return Err(PlayError::Players(format!("expected a closing quote, found {found}")));
                    }
                }
            }
            if !chars.as_str().is_empty() {
                let found = quoted(chars.as_str());
                return Err(PlayError::Players(format!(
                    "expected nothing behind the closing quote, found {found}"
                )));
            }
        }
    }
    if plain.trim().is_empty() {
        return Err(PlayError::Players(format!("expected a command, found {}", quoted(command))));
    }
    if plain.contains(['\n', '\r']) {
        // It has to stand in a line of a record, and in one of what was played last.
        let found = quoted(command);
        return Err(PlayError::Players(format!("expected a command in one line, found {found}")));
    }
    Ok(plain)
}

impl fmt::Display for PlayerSpec {
    /// Writes what `FromStr` and [`PlayerSpec::parse_list`] read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Human => f.write_str("human"),
            PlayerSpec::Level(level) => level.fmt(f),
            PlayerSpec::Named(name) => f.write_str(name),
            PlayerSpec::Program { command, dialect } => {
                write!(f, "{}:", dialect.name())?;
                if command.contains(|c: char| c.is_whitespace() || matches!(c, ',' | '"' | '\\')) {
                    write!(f, "\"{}\"", command.replace('\\', "\\\\").replace('"', "\\\""))
                } else {
                    f.write_str(command)
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn program(command: &str) -> PlayerSpec {
        PlayerSpec::Program { command: command.to_string(), dialect: Dialect::Line }
    }

    #[test]
    fn the_words_of_the_command_line_are_read() {
        let read = |text: &str| text.parse::<PlayerSpec>().expect("a player");
        assert_eq!(read("human"), PlayerSpec::Human);
        assert_eq!(read(" hard "), PlayerSpec::Level(Level::Hard));
        assert_eq!(read("book-player"), PlayerSpec::Named("book-player".to_string()));
        assert_eq!(read("program:./bot"), program("./bot"));
        assert_eq!(read("program:\"python3 my bot.py, fast\""), program("python3 my bot.py, fast"));
        assert_eq!(
            read("lisp:sbcl"),
            PlayerSpec::Program { command: "sbcl".to_string(), dialect: Dialect::Lisp }
        );
    }

    #[test]
    fn lists_are_split_outside_of_quotes_only() {
        let list = PlayerSpec::parse_list("human,program:\"a, \\\"b\\\", c\",easy").expect("three players");
        assert_eq!(list, [PlayerSpec::Human, program("a, \"b\", c"), PlayerSpec::Level(Level::Easy)]);
    }

    #[test]
    fn other_words_are_refused_with_what_is_expected() {
        let message = |text: &str| PlayerSpec::parse_list(text).expect_err("no players").to_string();
        let expected =
            "expected one of human, easy, medium, hard, perfect, program:COMMAND, lisp:COMMAND, found ";
        assert_eq!(message("human,"), format!("{expected}''"));
        assert_eq!(message("Human"), format!("{expected}'Human'"));
        assert_eq!(message("program:"), "expected a command, found ''");
        assert_eq!(message("program:\"x"), r#"expected a closing quote, found '"x'"#);
        assert_eq!(message("program:\"x\"y"), "expected nothing behind the closing quote, found 'y'");
        for two_lines in ["program:x\ny", "lisp:\"x\r\ny\""] {
            assert!(
                message(two_lines).starts_with("expected a command in one line, found '"),
                "{two_lines:?}"
            );
        }
    }

    proptest! {
        #[test]
        fn every_command_survives_a_list(commands in prop::collection::vec("[ -~]{0,12}[!-~]", 1..5)) {
            let players: Vec<PlayerSpec> = commands.iter().map(|command| program(command.trim())).collect();
            let text = players.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
            prop_assert_eq!(PlayerSpec::parse_list(&text).expect("the list is read back"), players);
        }
    }
}
