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

/// What is asked for without a part of the file of settings, and what is told about that part, in which this is wrong;
/// `None` if the file has no such part.
type LeaveOut = fn(&MatchArgs, &'static GameEntry, &str) -> Option<(MatchArgs, Problem)>;

fn leave_out_table(game: &MatchArgs, entry: &'static GameEntry, wrong: &str) -> Option<(MatchArgs, Problem)> {
    let (rest, line) = game.without_table(entry)?;
    let text = format!("games.{}: {wrong}; nothing of this table holds now", entry.name);
    Some((rest, Problem { line: Some(line), text }))
}

fn leave_out_options(game: &MatchArgs, _: &'static GameEntry, wrong: &str) -> Option<(MatchArgs, Problem)> {
    let (rest, held) = game.without_options()?;
    let text = format!("{wrong}; of what stands before all tables, this does not hold now: {held}");
    Some((rest, Problem { line: None, text }))
}

/// The game without what the file of settings says about it, or about all games, or both, if that is what is wrong.
fn without_settings(
    entry: &'static GameEntry,
    game: &MatchArgs,
    wrong: &str,
    config: &mut Config,
) -> Option<Match> {
    let ways: [&[LeaveOut]; 3] =
        [&[leave_out_table], &[leave_out_options], &[leave_out_table, leave_out_options]];
    for way in ways {
        let (mut game, mut wrong, mut problems) = (game.clone(), wrong.to_string(), Vec::new());
        for leave_out in way {
            let Some((rest, problem)) = leave_out(&game, entry, &wrong) else { break };
            problems.push(problem);
            match Match::new(entry, &rest.options(entry)) {
                Ok(played) => {
                    config.problems.append(&mut problems);
                    return Some(played);
                }
                Err(error) => (game, wrong) = (rest, error.to_string()),
            }
        }
    }
    None
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
