//! `arcade puzzles`: proves the puzzles of the games again, and looks for new ones.

use clap::{Args, Subcommand};
use play::GameEntry;
use play::learn::puzzle::{Wish, generate, verify_all, write};
use texts::counted;

use crate::cli::game_parser;
use crate::output::{Failed, complain, print, usage};
use crate::registry::GAMES;

/// What is done with puzzles.
#[derive(Clone, Debug, Args)]
pub(crate) struct PuzzlesArgs {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Clone, Debug, Subcommand)]
enum PuzzlesCommand {
    /// Prove every puzzle again: its position, its one best move, its values, its line
    #[command(after_help = "Example: arcade puzzles verify --game timbiriche")]
    Verify {
        /// The game [default: all games]
        #[arg(long, value_name = "NAME", value_parser = game_parser())]
        game: Option<&'static GameEntry>,
    },
    /// Look for puzzles and write them to stdout, as the files of puzzles hold them
    #[command(
        after_help = "Example: arcade puzzles generate --game timbiriche --seed 8 > crates/timbiriche/puzzles.txt"
    )]
    Generate {
        /// The game
        #[arg(long, value_name = "NAME", value_parser = game_parser())]
        game: &'static GameEntry,
        /// Everything random comes from it
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// How many puzzles
        #[arg(long, value_name = "N", default_value_t = 16)]
        count: usize,
        /// How many games are played to find them in
        #[arg(long, value_name = "N", default_value_t = 400)]
        games: u64,
    },
}

/// Verifies or generates.
///
/// # Errors
/// If a puzzle is not what it should be, or there is nothing to generate from.
pub(crate) fn run(args: &PuzzlesArgs) -> anyhow::Result<()> {
    match &args.command {
        PuzzlesCommand::Verify { game } => verify(*game),
        PuzzlesCommand::Generate { game, seed, count, games } => {
            let wish = Wish { seed: *seed, count: *count, games: *games };
            new_ones(game, &wish)
        }
    }
}

fn verify(game: Option<&'static GameEntry>) -> anyhow::Result<()> {
    let mut good = true;
    for entry in GAMES.iter().filter(|entry| game.is_none_or(|game| game.name == entry.name)) {
        match verify_all(entry) {
            Ok(count) => print(&format!("{}: {}, all proven\n", entry.name, puzzles_words(count)))?,
            Err(faults) => {
                good = false;
                faults.iter().for_each(|fault| complain(format_args!("{}: {fault}", entry.name)));
            }
        }
    }
    if good { Ok(()) } else { Err(Failed.into()) }
}

fn puzzles_words(count: usize) -> String {
    counted(count as u64, "puzzle", "puzzles")
}

fn new_ones(entry: &GameEntry, wish: &Wish) -> anyhow::Result<()> {
    let Some(kit) = entry.puzzle_kit() else {
        return Err(usage(format_args!("expected a game with puzzles, found {}", entry.name)));
    };
    let mut found = 0;
    let puzzles = generate(entry, &kit, wish, &mut |_, _| found += 1)?;
    let Wish { seed, count, games } = wish;
    print(&format!(
        "; The puzzles of {}, found by\n; arcade puzzles generate --game {} --seed {seed} --count {count} --games {games}\n; \
         and proven by arcade puzzles verify.\n\n{}",
        entry.title.english(),
        entry.name,
        write(&puzzles)
    ))?;
    if puzzles.len() < *count {
        let (wanted, games) = (puzzles_words(*count), counted(*games, "game", "games"));
        complain(format_args!("expected {wanted}, found {} in {games}", puzzles.len()));
        return Err(Failed.into());
    }
    Ok(())
}
