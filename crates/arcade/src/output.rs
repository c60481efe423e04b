//! Writing to stdout and stderr, and the exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use game::setup::escaped;

/// What was typed is wrong: exit code 2.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Usage(pub(crate) String);

/// The command failed, and everything about it has been said already: exit code 1.
#[derive(Debug, thiserror::Error)]
#[error("failed")]
pub(crate) struct Failed;

/// The program ends with this code: 128+n after signal n, for example. Everything has been said already.
#[derive(Debug, thiserror::Error)]
#[error("exit code {0}")]
pub(crate) struct Exit(pub(crate) u8);

/// An error of the command line, for `map_err`.
pub(crate) fn usage(problem: impl Display) -> anyhow::Error {
    Usage(problem.to_string()).into()
}

/// Writes to stdout, at once.
///
/// # Errors
/// If it can't be written. A closed pipe is an error as well, so that a command ends early; at the end of the
/// program it counts as none.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(unwritten)
}

/// What stdout says when it can't be written; for `map_err`.
pub(crate) fn unwritten(error: io::Error) -> anyhow::Error {
    play::FileError::of(play::texts::CANT_WRITE, Path::new("stdout"))(error).into()
}

/// Words that may come from somebody else, such as those of a file or its name, so that a terminal shows them and obeys
/// none.
pub(crate) fn shown(words: impl Display) -> String {
    escaped(&words.to_string(), usize::MAX)
}

/// Writes one line to stderr.
pub(crate) fn complain(problem: impl Display) {
    let line = one_line(&problem.to_string());
    // There is nowhere left to tell about a closed stderr.
    let _ = writeln!(io::stderr().lock(), "arcade: {line}");
}

/// The exit code of a command; an error that nobody has told yet is told here.
pub(crate) fn exit_code(outcome: anyhow::Result<()>) -> ExitCode {
    let Err(error) = outcome else { return ExitCode::SUCCESS };
    if error.chain().any(is_closed_pipe) {
        return ExitCode::SUCCESS;
    }
    if let Some(Exit(code)) = error.downcast_ref() {
        return ExitCode::from(*code);
    }
    if error.downcast_ref::<Failed>().is_some() {
        return ExitCode::FAILURE;
    }
    complain(in_words(&error));
    ExitCode::from(if error.downcast_ref::<Usage>().is_some() { 2 } else { 1 })
}

/// An error and its causes, outermost first. Many messages tell their cause, or the file that they are about,
/// themselves; nothing is said twice.
fn in_words(error: &anyhow::Error) -> String {
    let mut said = String::new();
    for cause in error.chain() {
        let words = cause.to_string();
        if words.contains(&said) {
            said = words;
        } else if !said.contains(&words) {
            said = format!("{said}: {words}");
        }
    }
    said
}

/// Whether somebody has closed the other end: `arcade list games | head -0`.
fn is_closed_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    let kind = error.downcast_ref::<io::Error>().map(io::Error::kind);
    let kind = kind.or_else(|| error.downcast_ref::<play::FileError>().map(play::FileError::kind));
    kind == Some(io::ErrorKind::BrokenPipe)
}

/// A message as one line that a terminal can show as it is.
fn one_line(text: &str) -> String {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;

    #[test]
    fn nothing_is_said_twice() {
        let missing = || anyhow!("No such file");
        for (error, words) in [
            (missing(), "No such file"),
            (missing().context("can't read a.txt: No such file"), "can't read a.txt: No such file"),
            (anyhow!("can't read a.txt: No such file").context("a.txt"), "can't read a.txt: No such file"),
            (anyhow!("line 1: nothing").context("a.txt"), "a.txt: line 1: nothing"),
            (missing().context("can't start x").context("a = x"), "a = x: can't start x: No such file"),
        ] {
            assert_eq!(in_words(&error), words);
        }
    }
}
