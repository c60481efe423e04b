//! `arcade` and `arcade --game NAME`: the menu, or straight into a game or into its editor.

use std::path::PathBuf;
use std::time::Duration;

use play::{GameEntry, Match, PlayerSpec, Preparation, Seating};
use tui::Start;

use super::asking::ask_programs;
use super::screen;
use crate::cli::{DisplayArgs, MatchArgs};
use crate::config::{Config, Problem};
use crate::output::usage;
use crate::registry::BOARDS;

/// The first frame does not wait longer than this for a game.
const AT_ONCE: Duration = Duration::from_millis(40);

/// Opens the menu, the game, or the editor on a file or without one.
pub(crate) fn run(
    game: &MatchArgs,
    edit: Option<Option<PathBuf>>,
    display: &DisplayArgs,
    mut config: Config,
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
    let start = match (game.game, edit) {
        (Some(entry), Some(file)) => Start::Editor { game: entry.name, file },
        (Some(entry), None) => new_game(entry, game, display.plain, &mut config)?,
        (None, _) => Start::Menu,
    };
    screen::open(start, game, display, config)
}

/// Whether somebody's program is to sit at a seat.
fn has_program(seating: &Seating) -> bool {
    matches!(seating, Seating::List(players) if players.iter().any(PlayerSpec::is_program))
}

/// The game without what the file of settings says about it, or about all games, if that is what is wrong.
fn without_settings(
    entry: &'static GameEntry,
    game: &MatchArgs,
    wrong: &str,
    config: &mut Config,
) -> Option<Match> {
    if let Some((options, line)) = game.without_table(entry)
        && let Ok(played) = Match::new(entry, &options)
    {
        let text = format!("games.{}: {wrong}; nothing of this table holds now", entry.name);
        config.problems.push(Problem { line: Some(line), text });
        return Some(played);
    }
    let (options, held) = game.without_options(entry)?;
    let played = Match::new(entry, &options).ok()?;
    let text = format!("{wrong}; of what stands before all tables, this does not hold now: {held}");
    config.problems.push(Problem { line: None, text });
    Some(played)
}

/// The game, if it is made at once; then a wrong set-up is told before the terminal is taken. What takes longer (a
/// random map) is waited for on the screen, or without one. What the file of settings says about the game is left
/// out where it does not fit, and told.
fn new_game(
    entry: &'static GameEntry,
    game: &MatchArgs,
    without_screen: bool,
    config: &mut Config,
) -> anyhow::Result<Start> {
    let options = game.options(entry);
    // Programs are asked at the board; the screen comes after it then.
    let waits = without_screen || has_program(&options.seating);
    let preparation = Preparation::start(entry, options);
    let played = match waits {
        true => preparation.wait(),
        false => match preparation.within(AT_ONCE) {
            Some(played) => played,
            None => return Ok(Start::Preparing(preparation)),
        },
    };
    let mut played = match played {
        Ok(played) => played,
        Err(wrong) => {
            without_settings(entry, game, &wrong.to_string(), config).ok_or_else(|| usage(wrong))?
        }
    };
    ask_programs(&mut played)?;
    Ok(Start::Game { played: Box::new(played), record: None, damage: Vec::new() })
}
