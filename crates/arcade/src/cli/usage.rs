//! A wrong command line, told in one line: what was expected and what was found.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::setup::quoted;

use crate::output::usage;

/// The error in one line.
pub(crate) fn explain(error: &clap::Error) -> anyhow::Error {
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
    let name = arg.split([' ', '=']).next().unwrap_or_default().to_string();
    let value = text(ContextKind::InvalidValue);
    let line = match error.kind() {
        ErrorKind::InvalidValue if value.as_deref() == Some("") => {
            format!("{name}: expected a value, found none")
        }
        ErrorKind::InvalidValue => {
            let expected = text(ContextKind::ValidValue).unwrap_or_else(|| "another value".to_string());
            format!("{name}: expected one of {expected}, found {}", quoted(&value.unwrap_or_default()))
        }
        ErrorKind::ValueValidation => {
            let found = quoted(&value.unwrap_or_default());
            let source = std::error::Error::source(error);
            if source.is_some_and(|source| source.is::<std::num::ParseIntError>()) {
                return usage(format!("{name}: expected a whole number, found {found}"));
            }
            match source.map(ToString::to_string) {
                Some(reason) if reason.contains("expected ") => format!("{name}: {reason}"),
                Some(reason) => format!("{name}: expected another value ({reason}), found {found}"),
                None => format!("{name}: expected another value, found {found}"),
            }
        }
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
            let found = text(ContextKind::InvalidSubcommand).unwrap_or(arg);
            let near = text(ContextKind::SuggestedSubcommand).or_else(|| text(ContextKind::SuggestedArg));
            let expected = near.map_or_else(
                || "a command or an option of `arcade --help`".to_string(),
                |near| format!("something like {near}"),
            );
            format!("expected {expected}, found {}", quoted(&found))
        }
        ErrorKind::MissingRequiredArgument => format!("expected {arg}, found nothing of the kind"),
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg).unwrap_or_default();
            if arg.is_empty() {
                format!("expected either {prior} or a command, found both")
            } else {
                format!("expected either {arg} or {prior}, found both")
            }
        }
        _ => {
            // What is left is rare: the first paragraph of the usual text.
            let whole = error.to_string();
            let first: Vec<&str> =
                whole.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
            first.join(" ").trim_start_matches("error: ").to_string()
        }
    };
    usage(line)
}
