//! From the text of the file to what it says, and to what is wrong in it, with the lines.

use clap::Command;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use tui::actions::ACTIONS;

use super::file::line_at;
use super::near::unknown;
use super::table::{self, Key, keys_of};
use super::values::{self, Name, Table, described};
use super::{Config, Problem, games, keys};
use crate::cli::command;
use crate::registry::GAMES;

/// What is wrong so far.
pub(super) struct Report<'a> {
    text: &'a str,
    problems: Vec<Problem>,
    /// The command line, which knows what the values of options are.
    pub(super) command: &'a Command,
}

impl Report<'_> {
    /// Something is wrong at a place of the text.
    pub(super) fn bad(&mut self, place: usize, path: &str, why: &str) {
        let line = self.line(place);
        let text = if path.is_empty() { why.to_string() } else { format!("{path}: {why}") };
        self.problems.push(Problem { line: Some(line), text });
    }

    /// The line of a place of the text.
    pub(super) fn line(&self, place: usize) -> usize {
        line_at(self.text.as_bytes(), place)
    }
}

/// Reads the text. What is wrong is told, and the rest holds; if it is no TOML at all, nothing does.
pub(super) fn read(text: &str) -> Config {
    let command = command();
    let mut report = Report { text, problems: Vec::new(), command: &command };
    let mut config = Config::default();
    match DeTable::parse(text) {
        Err(error) => {
            let place = error.span().map_or(text.len(), |span| span.start);
            report.bad(place, "", &format!("expected TOML, found a mistake: {}", error.message()));
        }
        Ok(file) => {
            for (name, value) in values::in_order(file.get_ref()) {
                top(&mut config, name, value, &mut report);
            }
        }
    }
    config.problems = report.problems;
    config.problems.sort_by_key(|problem| problem.line);
    config
}

/// A key or a table at the beginning of the file.
fn top(config: &mut Config, name: &Name<'_>, value: &Spanned<DeValue<'_>>, report: &mut Report<'_>) {
    let (place, known) = (name.span().start, name.get_ref().as_ref());
    let is_table = ["keys", "games"].contains(&known) || table::tables().any(|table| table == known);
    match value.get_ref() {
        DeValue::Table(table) if is_table => match known {
            "keys" => config.bindings = keys::read(table, report),
            "games" => config.games = games::read(table, report),
            _ => options(config, known, table, report),
        },
        _ if is_table => {
            let found = described(value.get_ref());
            report.bad(place, known, &format!("expected a table, [{known}], found {found}"));
        }
        _ if keys_of("").any(|key| key.name == known) => option(config, "", name, value, report),
        _ => {
            let why = match home_of(known) {
                Some(table) => format!("expected {known} in the table [{table}], found it before all tables"),
                None => {
                    let tables = table::tables().filter(|table| !table.is_empty()).chain(["games", "keys"]);
                    unknown(known, keys_of("").map(|key| key.name).chain(tables))
                }
            };
            report.bad(place, "", &why);
        }
    }
}

/// The table that a key belongs into.
fn home_of(name: &str) -> Option<&'static str> {
    let of_a_game = |entry: &&play::GameEntry| entry.fields().iter().any(|field| field.key == name);
    let action = ACTIONS.iter().any(|info| info.name == name);
    let option = table::KEYS.iter().find(|key| key.name == name).map(|key| key.table);
    let game = GAMES.iter().any(|entry| of_a_game(&entry) || name == "players");
    option.or(action.then_some("keys")).or(game.then_some("games.GAME"))
}

/// The table of a command.
fn options(config: &mut Config, table: &str, keys: &Table<'_>, report: &mut Report<'_>) {
    for (name, value) in values::in_order(keys) {
        option(config, table, name, value, report);
    }
}

/// One key that stands for an option.
fn option(
    config: &mut Config,
    table: &str,
    name: &Name<'_>,
    value: &Spanned<DeValue<'_>>,
    report: &mut Report<'_>,
) {
    let known = name.get_ref().as_ref();
    let Some(key) = keys_of(table).find(|key| key.name == known) else {
        return report.bad(name.span().start, table, &unknown(known, keys_of(table).map(|key| key.name)));
    };
    match checked(key, value.get_ref(), report.command) {
        Ok(Some(text)) => config.options.push((key, text)),
        Ok(None) => {}
        Err(why) => report.bad(value.span().start, &key.path(), &why),
    }
}

/// The value as it would stand on the command line, if the option takes it.
fn checked(key: &Key, value: &DeValue<'_>, command: &Command) -> Result<Option<String>, String> {
    let Some(text) = values::text(key, value)? else { return Ok(None) };
    if let Some(arg) = key.arg(command) {
        values::read(arg, &text)?;
    }
    Ok(Some(text))
}
