//! The program `arcade`: the command line and the list of games.
//!
//! * `registry`: the one list of games.
//! * `cli`: what can be typed, and how that becomes a match.
//! * `commands`: one file for each subcommand.
//! * `output`: writing to stdout, errors, exit codes.

#![forbid(unsafe_code)]

mod cli;
mod commands;
mod output;
mod registry;

use std::process::ExitCode;

fn main() -> ExitCode {
    let outcome = match cli::parse(std::env::args_os()) {
        Ok(Some(command_line)) => commands::run(command_line),
        // Help or the version was asked for and has been shown.
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    output::exit_code(outcome)
}
