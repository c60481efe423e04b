//! The subcommands, one file each.

mod analyse;
mod check;
mod completions;
mod engine;
mod list;
mod man;
mod plain;
mod puzzles;
mod replay;
mod resume;
mod screen;
mod signals;
mod solve;
mod start;
mod statistics;
mod status;
mod tournament;

pub(crate) use analyse::AnalyseArgs;
pub(crate) use engine::EngineArgs;
pub(crate) use puzzles::PuzzlesArgs;
pub(crate) use solve::SolveArgs;
pub(crate) use tournament::MatchCommandArgs;

use crate::cli::{Command, CommandLine};

/// Does what was asked for.
///
/// # Errors
/// Whatever goes wrong; `output::exit_code` tells it and makes the exit code from it.
pub(crate) fn run(command_line: CommandLine) -> anyhow::Result<()> {
    match command_line.command {
        None => start::run(&command_line.game, command_line.edit, &command_line.display),
        Some(Command::Resume { file, players, display }) => resume::run(file.as_deref(), players, &display),
        Some(Command::Replay { file, display }) => replay::run(&file, &display),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Match(args)) => tournament::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::List { what }) => list::run(&what),
        Some(Command::Statistics { game, json }) => statistics::run(game, json),
        Some(Command::Check { files }) => check::run(&files),
        Some(Command::Puzzles(args)) => puzzles::run(&args),
        Some(Command::Completions { shell }) => completions::run(shell),
        Some(Command::Man) => man::run(),
    }
}
