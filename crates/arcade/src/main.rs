//! The program `arcade`: the command line and the list of games.
//!
//! * `registry`: the one list of games.
//! * `cli`: what can be typed, and how that becomes a match.
//! * `config`: the file of settings.
//! * `commands`: one file for each subcommand.
//! * `output`: writing to stdout, errors, exit codes.

#![forbid(unsafe_code)]

mod cli;
mod commands;
mod config;
mod output;
mod registry;

use std::process::ExitCode;

/// Ends the programs that sit at a table, however `main` is left. One that hangs would outlive its engine.
struct EndPrograms;

impl Drop for EndPrograms {
    fn drop(&mut self) {
        play::program::end_all();
    }
}

fn main() -> ExitCode {
    let _end = EndPrograms;
    let config = config::Config::load();
    let outcome = match cli::parse(std::env::args_os(), &config) {
        Ok(Some(command_line)) => commands::run(command_line, config),
        // Help or the version was asked for and has been shown.
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    output::exit_code(outcome)
}
