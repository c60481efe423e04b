//! The words that can be typed besides moves, in one table that the help is made from as well.

use tui::texts::{Message, plain as text};

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The commands.
    Help,
    /// The board, or when it is shown.
    Board,
    /// The position in words.
    Words,
    /// The legal moves.
    Moves,
    /// A good move.
    Hint,
    /// The value of every move.
    Values,
    /// Back to the last decision.
    Undo,
    /// Forth again.
    Redo,
    /// Give up.
    Resign,
    /// Let a computer go on that waits.
    Go,
    /// The moves so far.
    Log,
    /// A new game.
    New,
    /// A new game with the seats swapped.
    Rematch,
    /// The list of games.
    Games,
    /// The rules.
    Rules,
    /// The end.
    Quit,
}

/// A line of the table: the command, how it is typed, what may stand behind it, what it does.
struct Entry {
    command: Command,
    names: &'static [&'static str],
    options: &'static [&'static str],
    help: Message,
}

const fn entry(
    command: Command,
    names: &'static [&'static str],
    options: &'static [&'static str],
    help: Message,
) -> Entry {
    Entry { command, names, options, help }
}

/// Every command, in the order of the help.
static TABLE: &[Entry] = &[
    entry(Command::Help, &["help", "?"], &[], text::HELP_HELP),
    entry(Command::Board, &["board", "show"], &["on", "off", "words"], text::HELP_BOARD),
    entry(Command::Words, &["words", "describe"], &[], text::HELP_WORDS),
    entry(Command::Moves, &["moves", "legal"], &["words"], text::HELP_MOVES),
    entry(Command::Hint, &["hint"], &[], text::HELP_HINT),
    entry(Command::Values, &["values"], &[], text::HELP_VALUES),
    entry(Command::Undo, &["undo"], &[], text::HELP_UNDO),
    entry(Command::Redo, &["redo"], &[], text::HELP_REDO),
    entry(Command::Log, &["log"], &[], text::HELP_LOG),
    entry(Command::Resign, &["resign"], &[], text::HELP_RESIGN),
    entry(Command::Go, &["go"], &[], text::HELP_GO),
    entry(Command::New, &["new"], &[], text::HELP_NEW),
    entry(Command::Rematch, &["rematch"], &[], text::HELP_REMATCH),
    entry(Command::Games, &["games", "menu"], &[], text::HELP_GAMES),
    entry(Command::Rules, &["rules"], &[], text::HELP_RULES),
    entry(Command::Quit, &["quit", "q", "exit"], &[], text::HELP_QUIT),
];

impl Command {
    /// Reads a command and what stands behind it; `None` if the line is none.
    pub(super) fn read(line: &str) -> Option<(Command, Option<&'static str>)> {
        let line = line.to_ascii_lowercase();
        let mut words = line.split_whitespace();
        let name = words.next()?;
        let entry = TABLE.iter().find(|entry| entry.names.contains(&name))?;
        let option = match words.next() {
            None => None,
            Some(word) => Some(*entry.options.iter().find(|option| **option == word)?),
        };
        words.next().is_none().then_some((entry.command, option))
    }

    /// Every command as it is typed, with its help.
    pub(super) fn all() -> impl Iterator<Item = (&'static str, Message)> {
        TABLE.iter().map(|entry| (entry.names[0], entry.help))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::GAMES;

    #[test]
    fn commands_are_read() {
        assert_eq!(Command::read(" HELP "), Some((Command::Help, None)));
        assert_eq!(Command::read("board off"), Some((Command::Board, Some("off"))));
        for bad in ["", "help me", "board under", "board on on", "H0,3", "1:2", "84-75", "="] {
            assert_eq!(Command::read(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn no_name_means_two_commands_or_a_move() {
        let names: Vec<&str> = TABLE.iter().flat_map(|entry| entry.names).copied().collect();
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name}");
            for game in GAMES {
                let start = game.start(&game::Values::new()).expect("the default set-up");
                assert!(start.check(name).is_err(), "{name} is a move of {}", game.name);
            }
        }
    }
}
