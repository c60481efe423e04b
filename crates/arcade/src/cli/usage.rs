//! A wrong command line, told in one line: what was expected and what was found.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::setup::quoted;

use crate::output::usage;

/// The error in one line; it is about this command.
pub(crate) fn explain(error: &clap::Error, command: &str) -> anyhow::Error {
    let (name, words) = told(error, command);
    usage(if name.is_empty() { words } else { format!("{name}: {words}") })
}

/// Whether a call for help stands where only a command can stand, behind `help`.
pub(super) fn is_call_for_help(error: &clap::Error) -> bool {
    let is_call = |found: &str| ["--help", "-h"].contains(&found);
    error.kind() == ErrorKind::InvalidSubcommand
        && matches!(error.get(ContextKind::InvalidSubcommand), Some(ContextValue::String(found)) if is_call(found))
}

/// The option whose value is wrong, empty if it is not about one, and what was expected and found.
pub(crate) fn explanation(error: &clap::Error) -> (String, String) {
    told(error, "arcade")
}

fn told(error: &clap::Error, command: &str) -> (String, String) {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        Some(ContextValue::StyledStr(text)) => Some(text.to_string()),
        Some(ContextValue::StyledStrs(texts)) => {
            Some(texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        }
        Some(other) => Some(other.to_string()),
        None => None,
    };
    // An option is named without its `<VALUE>`.
    let arg = text(ContextKind::InvalidArg).unwrap_or_default();
    let name = arg.split([' ', '=']).next().unwrap_or_default();
    let name = name.split_once('[').filter(|(name, _)| !name.is_empty()).map_or(name, |(name, _)| name);
    let name = name.to_string();
    let value = text(ContextKind::InvalidValue);
    let told = |words: String| (name.clone(), words);
    match error.kind() {
        ErrorKind::InvalidValue if value.as_deref() == Some("") => {
            told("expected a value, found none".to_string())
        }
        ErrorKind::InvalidValue => {
            let expected = text(ContextKind::ValidValue).unwrap_or_else(|| "another value".to_string());
            told(format!("expected one of {expected}, found {}", quoted(&value.unwrap_or_default())))
        }
        ErrorKind::ValueValidation => {
            let found = quoted(&value.unwrap_or_default());
            let source = std::error::Error::source(error);
            if source.is_some_and(|source| source.is::<std::num::ParseIntError>()) {
                return told(format!("expected a whole number, found {found}"));
            }
            match source.map(ToString::to_string) {
                Some(reason) if reason.contains("expected ") => told(reason),
                Some(reason) => told(match bounds(&reason) {
                    Some((least, most)) => format!("expected a number from {least} to {most}, found {found}"),
                    None => format!("expected another value ({reason}), found {found}"),
                }),
                None => told(format!("expected another value, found {found}")),
            }
        }
        ErrorKind::InvalidUtf8 => {
            (String::new(), "expected arguments in UTF-8, found other bytes in one".to_string())
        }
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
            let found = text(ContextKind::InvalidSubcommand).unwrap_or(arg);
            let near = text(ContextKind::SuggestedSubcommand).or_else(|| text(ContextKind::SuggestedArg));
            let expected = near.map_or_else(
                || match (command, error.kind()) {
                    ("arcade", _) => "a command or an option of `arcade --help`".to_string(),
                    _ if found.starts_with('-') => format!("an option of `{command} --help`"),
                    (_, ErrorKind::InvalidSubcommand) => format!("a command of `{command} --help`"),
                    _ => format!("nothing more than `{command} --help` tells"),
                },
                |near| format!("something like {near}"),
            );
            (String::new(), format!("expected {expected}, found {}", quoted(&found)))
        }
        ErrorKind::MissingRequiredArgument => {
            (String::new(), format!("expected {arg}, found nothing of the kind"))
        }
        ErrorKind::MissingSubcommand => {
            let known = text(ContextKind::ValidSubcommand).unwrap_or_default();
            (String::new(), format!("expected one of the commands {known}, found none"))
        }
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg).unwrap_or_default();
            let words = match arg.as_str() {
                // Before every other command options are moved behind it.
                "" => format!("expected `help` alone, found {prior} before it"),
                arg if arg == prior => format!("expected {arg} once, found it twice"),
                arg => format!("expected either {arg} or {prior}, found both"),
            };
            (String::new(), words)
        }
        _ => {
            // What is left is rare: the first paragraph of the usual text.
            let whole = error.to_string();
            let first: Vec<&str> =
                whole.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
            (String::new(), first.join(" ").trim_start_matches("error: ").to_string())
        }
    }
}

/// The bounds of a number that is out of them, as clap tells it: `0 is not in 1..=6`.
fn bounds(reason: &str) -> Option<(&str, &str)> {
    reason.split_once(" is not in ")?.1.split_once("..=")
}
