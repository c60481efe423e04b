//! `arcade` and `arcade --game NAME`: the menu, or straight into a game.

use tui::Start;

use super::screen;
use crate::cli::{DisplayArgs, MatchArgs};

/// Opens the menu or the game.
pub(crate) fn run(game: &MatchArgs, display: &DisplayArgs) -> anyhow::Result<()> {
    let start = match game.start()? {
        None => Start::Menu,
        Some(played) => Start::Game { played: Box::new(played), record: None, damage: Vec::new() },
    };
    screen::open(start, screen::settings(game.options(), game.seed), display)
}
