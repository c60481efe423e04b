//! The commented file that `arcade config init` writes, made from the tables of keys, games and actions.

use std::fmt::Write;

use clap::{Arg, Command};
use game::FieldKind;
use tui::actions::ACTIONS;

use super::table::{GAME_KEYS, Key, Kind, keys_of, tables};
use crate::cli::command;
use crate::registry::GAMES;

const HEAD: &str = "\
# The settings of arcade. A line with a # before it says nothing: take the # of a key away to set it.
# What stands here are the values that hold without this file; \"\" is whatever is usual.
# The command line goes before this file. `arcade config check` tells what is wrong in it.
";

/// The whole file: every key with what it does and its usual value, all of them commented out.
pub(crate) fn text() -> String {
    let command = command();
    let mut text = HEAD.to_string();
    // Writing to a string never fails.
    for table in tables() {
        if !table.is_empty() {
            let _ = write!(text, "\n# arcade {table}\n[{table}]\n");
        }
        for key in keys_of(table) {
            let _ = write!(text, "\n# {}\n#{} = {}\n", explanation(key, &command), key.name, key.default);
        }
        if table.is_empty() {
            games(&mut text, &command);
        }
    }
    text.push_str("\n# The keys of the keyboard, by action; the first one is shown.\n[keys]\n");
    for info in ACTIONS {
        let keys: Vec<String> = info.keys.iter().map(|key| format!("\"{key}\"")).collect();
        let help = info.help.text(tui::texts::Language::English);
        let _ = write!(text, "\n# {help}\n#{} = [{}]\n", info.name, keys.join(", "));
    }
    text
}

fn games(text: &mut String, command: &Command) {
    for entry in GAMES {
        let _ = write!(text, "\n# {}\n[games.{}]\n", entry.title.english(), entry.name);
        for field in entry.fields() {
            let default = match field.kind {
                FieldKind::Number { .. } => field.default.to_string(),
                _ => format!("\"{}\"", field.default),
            };
            let _ = write!(
                text,
                "\n# {} [{}]\n#{} = {default}\n",
                field.help.english(),
                field.range(),
                field.key
            );
        }
        for key in GAME_KEYS {
            let _ = write!(text, "\n# {}\n#{} = {}\n", explanation(key, command), key.name, key.default);
        }
    }
}

/// What a key does, in one line: its own words or the help of its option, and the values that there are.
pub(super) fn explanation(key: &Key, command: &Command) -> String {
    let arg = key.arg(command);
    let help = arg.and_then(Arg::get_help).map(ToString::to_string).unwrap_or_default();
    let words = key.words.map_or(help, str::to_string).replace("[default: ", "[usual: ");
    // What is usual stands beside it already.
    let words = match words.split_once(" [usual: ") {
        Some((words, _)) if key.default != "\"\"" => words.to_string(),
        _ => words,
    };
    let values: Vec<String> = match (key.kind, arg) {
        (Kind::Value, Some(arg)) => {
            arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect()
        }
        _ => Vec::new(),
    };
    if values.is_empty() { words } else { format!("{words}: {}", values.join(", ")) }
}

/// How many keys the file has.
#[cfg(test)]
pub(super) fn count() -> usize {
    let fields: usize = GAMES.iter().map(|entry| entry.fields().len() + GAME_KEYS.len()).sum();
    super::table::KEYS.len() + fields + ACTIONS.len()
}
