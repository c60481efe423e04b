//! What the arcade knows of flag capture.

mod words;

use std::time::Duration;

use ::texts::{Language, Message};
use game::{Game, History, Setup, Values};
use play::learn::{LessonStep, PuzzleKit};
use play::solve::by_search;
use play::{EngineOptions, FileReport, Level, NamedPlayer, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::map::check::check;
use crate::notation::Action;
use crate::{FlagCapture, ai, setup, show, texts};
use crate::{lesson, puzzles};

/// The table for solving if nobody says how large it may be, in MiB.
const TABLE_MIB: usize = 512;

/// The game's entry.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Playable for Entry {
    type Game = FlagCapture;
    const NAME: &'static str = "flag-capture";
    const ALIASES: &'static [&'static str] = &["banderas", "bandera"];
    const TITLE: Message = texts::TITLE;
    const SUMMARY: Message = texts::SUMMARY;
    const RULES: &'static [Message] = &[
        texts::RULE_MOVE,
        texts::RULE_EDGES,
        texts::RULE_COSTS,
        texts::RULE_JUICE,
        texts::RULE_WIN,
        texts::RULE_STUCK,
    ];
    const SIGNS: &'static [Message] = &[
        texts::SIGN_PIECES,
        texts::SIGN_GROUND,
        texts::SIGN_ITEMS,
        texts::SIGN_NUMBERS,
        texts::SIGN_STEPS,
        texts::SIGN_MOVES,
    ];
    const TEXTS: &'static [&'static [Message]] = &[texts::ALL, lesson::texts::ALL, puzzles::texts::ALL];
    const EXAMPLE_MOVE: &'static str = "1:2";
    const PLAYERS: &'static [NamedPlayer] = ai::BASELINES;
    // Scores are hundredths of a flag.
    const POINT: u32 = 100;

    const OF_RANDOM: &'static [&'static str] = &["flags", "pieces"];

    const SOLVING: Option<Message> = Some(texts::SOLVING);

    const PUZZLES: Option<PuzzleKit<FlagCapture>> = Some(puzzles::KIT);

    const MARGIN: Option<Message> = Some(texts::MARGIN);

    fn lesson() -> &'static [LessonStep<FlagCapture>] {
        lesson::STEPS
    }

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<FlagCapture>> {
        ai::level(level, options)
    }

    fn named_engine(name: &str, options: &EngineOptions) -> Option<Box<dyn Engine<FlagCapture>>> {
        ai::baseline(name, options)
    }

    fn board(game: &FlagCapture, language: Language) -> String {
        show::show(game, language)
    }

    fn played_on(game: &FlagCapture, language: Language) -> Option<String> {
        Some(setup::whole_words(game.map(), language))
    }

    fn describe(game: &FlagCapture, language: Language) -> Vec<String> {
        words::position(game, language)
    }

    fn move_words(game: &FlagCapture, action: Action, language: Language) -> Option<String> {
        words::of_move(game, action, language)
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

    /// Who blocks a cell stands in the map.
    fn implied(game: &FlagCapture) -> Values {
        game.setup().to_values().with("occupancy", game.occupancy().name())
    }

    fn resource_words(name: &str, language: Language) -> Option<String> {
        setup::map_words(name, language)
    }

    fn check_file(name: &str, text: &str) -> Option<FileReport> {
        let report = check(name, text)?;
        Some(FileReport { lines: report.lines, problems: report.problems })
    }
}
