//! `arcade` and `arcade --game NAME`: the menu, or straight into a game or into its editor.

use std::path::PathBuf;

use tui::Start;

use super::screen;
use crate::cli::{DisplayArgs, MatchArgs};
use crate::output::usage;
use crate::registry::BOARDS;

/// Opens the menu, the game, or the editor on a file or without one.
pub(crate) fn run(
    game: &MatchArgs,
    edit: Option<Option<PathBuf>>,
    display: &DisplayArgs,
) -> anyhow::Result<()> {
    if let (Some(entry), Some(_)) = (game.game, &edit) {
        let board = BOARDS.iter().find(|board| board.entry.name == entry.name);
        if board.is_none_or(|board| (board.view)().craft().is_none()) {
            return Err(usage(format_args!(
                "--edit: expected a game with tracks or maps, found none to draw in {}",
                entry.name
            )));
        }
    }
    let start = match (game.game, edit, game.start()?) {
        (Some(entry), Some(file), _) => Start::Editor { game: entry.name, file },
        (_, _, None) => Start::Menu,
        (_, _, Some(played)) => Start::Game { played: Box::new(played), record: None, damage: Vec::new() },
    };
    screen::open(start, screen::settings(game.options(), game.seed), display)
}
