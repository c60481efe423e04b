//! What the arcade knows of flag capture.

use std::time::Duration;

use play::{EngineOptions, FileReport, Level, NamedPlayer, Playable};
use search::Engine;

use crate::map::check::check;
use crate::{FlagCapture, ai};

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
    const EXAMPLE_MOVE: &'static str = "1:2";
    const PLAYERS: &'static [NamedPlayer] = ai::BASELINES;
    // Scores are hundredths of a flag.
    const POINT: u32 = 100;

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<FlagCapture>> {
        ai::level(level, options)
    }

    fn named_engine(name: &str, options: &EngineOptions) -> Option<Box<dyn Engine<FlagCapture>>> {
        ai::baseline(name, options)
    }

    fn turn_time(game: &FlagCapture) -> Option<Duration> {
        game.map().time.map(|seconds| Duration::from_secs(seconds.into()))
    }

    fn check_file(name: &str, text: &str) -> Option<FileReport> {
        let report = check(name, text)?;
        Some(FileReport { lines: report.lines, problems: report.problems })
    }
}
