//! `arcade replay`: stepping through a record.

use std::path::Path;

use anyhow::Context;
use play::{Match, store};
use tui::Start;

use super::screen;
use crate::cli::{DisplayArgs, MatchArgs};
use crate::config::Config;
use crate::output::complain;
use crate::registry::GAMES;

/// Opens a record to step through it. Damage in it is told, and what is good is shown. Programs that played in
/// it are not started.
///
/// # Errors
/// If the record can't be read, or there is no terminal.
pub(crate) fn run(
    file: &Path,
    game: &MatchArgs,
    display: &DisplayArgs,
    config: Config,
) -> anyhow::Result<()> {
    let in_file = || file.display().to_string();
    let record = store::read_record(file).with_context(in_file)?;
    let restored = Match::from_record(GAMES, &record).with_context(in_file)?;
    for line in &restored.damage {
        complain(format_args!("{}: {line}", file.display()));
    }
    let start = Start::Replay { played: Box::new(restored.played), damage: restored.damage };
    screen::open(start, game, display, config)
}
