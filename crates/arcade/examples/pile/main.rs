//! A whole game in a few small files: what `docs/adding-a-game.md` walks through.
//!
//! `cargo run -p arcade --example pile` plays it. It keeps no saves.

#![forbid(unsafe_code)]

mod ai;
mod entry;
mod lesson;
mod notation;
mod registry;
mod rules;
mod setup;
#[cfg(test)]
mod tests;
mod texts;
mod view;

use std::process::ExitCode;

fn main() -> ExitCode {
    match tui::run(registry::BOARDS, tui::Options::default()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pile: {error}");
            ExitCode::FAILURE
        }
    }
}
