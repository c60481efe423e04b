//! The subcommands, one file each.

mod analyse;
mod asking;
mod check;
mod completions;
mod config;
mod engine;
mod learn;
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
pub(crate) use config::ConfigCommand;
pub(crate) use engine::EngineArgs;
pub(crate) use puzzles::PuzzlesArgs;
pub(crate) use solve::SolveArgs;
pub(crate) use tournament::MatchCommandArgs;

use crate::cli::{Command, CommandLine};
use crate::config::Config;

/// Does what was asked for.
///
/// # Errors
/// Whatever goes wrong; `output::exit_code` tells it and makes the exit code from it.
pub(crate) fn run(command_line: CommandLine, config: Config) -> anyhow::Result<()> {
    let CommandLine { game, edit, display, command } = command_line;
    // On a screen a box tells it; commands that no setting is about say nothing.
    if matches!(
        command,
        Some(
            Command::Analyse(_)
                | Command::Match(_)
                | Command::Solve(_)
                | Command::Engine(_)
                | Command::Statistics { .. }
        )
    ) {
        config.complain();
    }
    match command {
        None => start::run(&game, edit, &display, config),
        Some(Command::Resume { file, players, display }) => {
            resume::run(file.as_deref(), players, &game, &display, config)
        }
        Some(Command::Replay { file, display }) => replay::run(&file, &game, &display, config),
        Some(Command::Learn { game: entry, display }) => learn::run(entry, &game, &display, config),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Match(args)) => tournament::run(&args),
        Some(Command::Solve(args)) => solve::run(&args),
        Some(Command::Engine(args)) => engine::run(&args),
        Some(Command::List { what }) => list::run(&what),
        Some(Command::Statistics { game, json }) => statistics::run(game, json),
        Some(Command::Check { files }) => check::run(&files),
        Some(Command::Puzzles(args)) => puzzles::run(&args),
        Some(Command::Config { what }) => config::run(what, config),
        Some(Command::Completions { shell }) => completions::run(shell),
        Some(Command::Man) => man::run(),
    }
}
