//! The subcommands, one file each.

mod check;
mod completions;
mod list;
mod man;

use crate::cli::{Command, CommandLine};

/// Does what was asked for.
///
/// # Errors
/// Whatever goes wrong; `output::exit_code` tells it and makes the exit code from it.
pub(crate) fn run(command_line: CommandLine) -> anyhow::Result<()> {
    match command_line.command {
        None => {
            let _played = command_line.game.start()?;
            Err(crate::output::usage("no terminal"))
        }
        Some(Command::List { what }) => list::run(&what),
        Some(Command::Check { files }) => check::run(&files),
        Some(Command::Completions { shell }) => completions::run(shell),
        Some(Command::Man) => man::run(),
    }
}
