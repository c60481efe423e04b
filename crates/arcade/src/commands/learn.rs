//! `arcade learn`: the lessons and puzzles, on the screen or by plain lines.

use play::GameEntry;
use tui::Start;

use super::screen;
use crate::cli::{DisplayArgs, MatchArgs};
use crate::config::Config;

/// Opens the list of lessons and puzzles, with a game selected. Without a screen: the game's lesson.
///
/// # Errors
/// If there is no terminal.
pub(crate) fn run(
    entry: Option<&'static GameEntry>,
    game: &MatchArgs,
    display: &DisplayArgs,
    config: Config,
) -> anyhow::Result<()> {
    screen::open(Start::Learn { game: entry.map(|entry| entry.name) }, game, display, config)
}
