//! `arcade resume`: going on with a game that was left, or with any record.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use game::Seat;
use play::{Match, Seating, Store, store};
use tui::Start;

use super::asking::ask_programs;
use super::screen;
use crate::cli::{DisplayArgs, MatchArgs, Players};
use crate::config::Config;
use crate::output::{complain, usage};
use crate::registry::GAMES;

/// Opens the last game that is not over, or this record.
pub(crate) fn run(
    file: Option<&Path>,
    players: Option<Players>,
    game: &MatchArgs,
    display: &DisplayArgs,
    config: Config,
) -> anyhow::Result<()> {
    let saves = Store::open()?;
    let found = match file {
        Some(path) => read(path)?,
        None => latest(&saves)?,
    };
    let Found { path, mut played, mut damage } = found;
    if let Some(Players(list)) = players {
        let count = played.moves().len();
        played = played.branch(count, Some(&Seating::List(list))).map_err(usage)?;
        ask_programs(&mut played)?;
    } else if !saves.is_save(&path) {
        refuse_programs(&played, &path)?;
    }
    for line in &mut damage {
        *line = format!("{}: {line}", path.display());
        complain(&*line);
    }
    let start = Start::Game { played: Box::new(played), record: Some(path), damage };
    screen::open(start, game, display, config)
}

struct Found {
    path: PathBuf,
    played: Match,
    damage: Vec<String>,
}

fn read(path: &Path) -> anyhow::Result<Found> {
    let in_file = || path.display().to_string();
    let record = store::read_record(path).with_context(in_file)?;
    let restored = Match::from_record(GAMES, &record).with_context(in_file)?;
    if let Some(outcome) = restored.played.result() {
        bail!("{}: expected a game that is not over, found its result '{outcome}'", path.display());
    }
    Ok(Found { path: path.to_path_buf(), played: restored.played, damage: restored.damage })
}

fn latest(saves: &Store) -> anyhow::Result<Found> {
    let (found, problems) = saves.latest_unfinished(GAMES);
    problems.iter().for_each(complain);
    let Some(found) = found else {
        bail!("expected a game that is not over in {}, found none", saves.saves_folder().display());
    };
    Ok(Found { path: found.path, played: found.played, damage: found.damage })
}

/// A record from somewhere else must not start programs by itself.
fn refuse_programs(played: &Match, path: &Path) -> anyhow::Result<()> {
    let programs = Seat::all(played.seats()).find(|seat| played.player(*seat).is_program());
    if let Some(seat) = programs {
        bail!(
            "{}: expected --players to say who goes on, since seat {seat} is a program: {}",
            path.display(),
            played.player(seat)
        );
    }
    Ok(())
}
