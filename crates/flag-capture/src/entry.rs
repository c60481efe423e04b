//! What the arcade knows of flag capture.

mod words;

use std::time::Duration;

use game::History;
use play::solve::by_search;
use play::{EngineOptions, FileReport, Level, NamedPlayer, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::map::check::check;
use crate::notation::Action;
use crate::{FlagCapture, ai, setup};

/// The table for solving if nobody says how large it may be, in MiB.
const TABLE_MIB: usize = 512;

/// The game's entry.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Playable for Entry {
    type Game = FlagCapture;
    const NAME: &'static str = "flag-capture";
    const ALIASES: &'static [&'static str] = &["banderas", "bandera"];
    const TITLE: &'static str = "Flag capture";
    const SUMMARY: &'static str = "Race for the flags on a hexagonal torus, with tools and little energy.";
    const RULES: &'static [&'static str] = &[
        "Move one piece a turn to one of the six cells around it, or dig with it.",
        "The board has no edge: what leaves on one side comes in on the other.",
        "Every cell costs energy to enter: grass 1, mud 2, hole 4, trench 6, water 6 (boat 3), forest 8 (axe 4).",
        "Energy comes back by juice alone. Tools are used by themselves.",
        "Whoever has more than half of the flags wins at once; if flags are equal in the end, energy decides.",
        "Whoever can't move loses.",
    ];
    const SIGNS: &'static [&'static str] = &[
        "A to D are the pieces of seat 1, W to Z those of seat 2; below the board stands what they carry.",
        ". is grass, ~ water, T forest, comma mud, # wall, o a hole, O a trench.",
        "F is a flag, b a boat, h an axe, z juice, p a shovel.",
        "Cells are numbered row by row; the number at the left is that of the first cell of the line.",
        "From one cell to the next in the same line the number grows by 2.",
        "A move is PIECE:WAY. The ways: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west; 7 digs.",
    ];
    const EXAMPLE_MOVE: &'static str = "1:2";
    const PLAYERS: &'static [NamedPlayer] = ai::BASELINES;
    // Scores are hundredths of a flag.
    const POINT: u32 = 100;

    const SOLVING: Option<&'static str> =
        Some("alpha-beta to the end of the game, which may take for ever; Ctrl-C tells what is known");

    const MARGIN: Option<texts::Message> = Some(crate::texts::MARGIN);

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<FlagCapture>> {
        ai::level(level, options)
    }

    fn named_engine(name: &str, options: &EngineOptions) -> Option<Box<dyn Engine<FlagCapture>>> {
        ai::baseline(name, options)
    }

    fn describe(game: &FlagCapture) -> Vec<String> {
        words::position(game)
    }

    fn move_words(game: &FlagCapture, action: Action) -> Option<String> {
        words::of_move(game, action)
    }

    /// By alpha-beta that deepens until nothing is an estimate any more. Going straight to the full depth would
    /// tell nothing on the way, and would not see that a win is near.
    fn solve(
        history: &History<FlagCapture>,
        request: &mut SolveRequest<'_>,
    ) -> Result<Solution<Action>, PlayError> {
        request.without_checkpoint(Self::NAME)?;
        let options = EngineOptions {
            threads: request.threads,
            table_mib: request.table_mib.unwrap_or(TABLE_MIB),
            ..EngineOptions::default()
        };
        by_search(&mut *ai::level(Level::Perfect, &options), history, request)
    }

    fn turn_time(game: &FlagCapture) -> Option<Duration> {
        game.map().time.map(|seconds| Duration::from_secs(seconds.into()))
    }

    fn resource_words(name: &str) -> Option<String> {
        setup::map_words(name)
    }

    fn check_file(name: &str, text: &str) -> Option<FileReport> {
        let report = check(name, text)?;
        Some(FileReport { lines: report.lines, problems: report.problems })
    }
}
