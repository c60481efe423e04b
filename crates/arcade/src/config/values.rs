//! One value of the configuration, checked by the option that it stands for.

use std::borrow::Cow;

use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::table::{Key, Kind};
use crate::cli::explanation;

/// A table with the places of its keys and values.
pub(crate) type Table<'a> = DeTable<'a>;

/// A name with its place.
pub(crate) type Name<'a> = Spanned<Cow<'a, str>>;

/// The names and values of a table in the order of the file.
pub(crate) fn in_order<'a, 'b>(table: &'b Table<'a>) -> Vec<(&'b Name<'a>, &'b Spanned<DeValue<'a>>)> {
    let mut all: Vec<_> = table.iter().collect();
    all.sort_by_key(|(name, _)| name.span().start);
    all
}

/// The text of a value as it would stand on the command line; `None` if whatever is usual is asked for.
///
/// # Errors
/// If it is written otherwise than the key wants.
pub(crate) fn text(key: &Key, value: &DeValue<'_>) -> Result<Option<String>, String> {
    let found = || described(value);
    match (key.kind, value) {
        (Kind::Flag, DeValue::Boolean(flag)) => Ok(Some(flag.to_string())),
        (Kind::Opposite, DeValue::Boolean(flag)) => Ok(Some((!flag).to_string())),
        (Kind::Flag | Kind::Opposite, _) => Err(format!("expected true or false, found {}", found())),
        (Kind::Value, _) => {
            plain(value).ok_or_else(|| format!("expected a text or a number, found {}", found())).map(
                // An empty text: as if the key were not there.
                |text| Some(text).filter(|text| !text.is_empty()),
            )
        }
    }
}

/// A text or a number as text.
pub(crate) fn plain(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => match number.radix() {
            10 => Some(number.as_str().trim_start_matches('+').to_string()),
            radix => i128::from_str_radix(number.as_str(), radix).ok().map(|number| number.to_string()),
        },
        DeValue::Float(number) => {
            let text = number.as_str();
            Some(text.parse::<f64>().map_or_else(|_| text.to_string(), |number| number.to_string()))
        }
        _ => None,
    }
}

/// What a value is, for a message.
pub(crate) fn described(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => game::setup::quoted(text),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Array(_) => "a list".to_string(),
        DeValue::Table(_) => "a table".to_string(),
        DeValue::Datetime(_) => "a date".to_string(),
        DeValue::Integer(_) | DeValue::Float(_) => plain(value).unwrap_or_default(),
    }
}

/// Reads a text as the option would.
///
/// # Errors
/// What the option expects, and what was found.
pub(crate) fn read(arg: &Arg, text: &str) -> Result<ArgMatches, String> {
    // The option alone: whether it fits the other ones is asked when a command is run.
    let long = arg.get_long().unwrap_or_default().to_string();
    let alone = Arg::new(arg.get_id().clone())
        .long(long.clone())
        .value_parser(arg.get_value_parser().clone())
        .action(ArgAction::Set)
        .num_args(1)
        .require_equals(true)
        .allow_hyphen_values(true);
    let command = Command::new("value").no_binary_name(true).disable_help_flag(true).arg(alone);
    command.try_get_matches_from([format!("--{long}={text}")]).map_err(|error| explanation(&error).1)
}

/// The value of a list of texts, each with its place; a text alone is a list of one.
///
/// # Errors
/// The place of whatever is no text, and what it is.
pub(crate) fn list<'a>(value: &'a Spanned<DeValue<'_>>) -> Result<Vec<&'a str>, (usize, String)> {
    let one = |value: &'a Spanned<DeValue<'_>>| match value.get_ref() {
        DeValue::String(text) => Ok(text.as_ref()),
        other => Err((value.span().start, format!("expected a text, found {}", described(other)))),
    };
    match value.get_ref() {
        DeValue::Array(items) => items.iter().map(one).collect(),
        _ => one(value).map(|text| vec![text]),
    }
}
