//! What the list of games says about Timbiriche.

mod words;

use ::texts::{Language, Message};
use game::{Game, History, Seat};
use play::learn::{LessonStep, PuzzleKit};
use play::{EngineOptions, Level, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::{Line, Timbiriche, ai, proof, texts};
use crate::{lesson, puzzles};

/// The entry of Timbiriche in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Playable for Entry {
    type Game = Timbiriche;

    const NAME: &'static str = "timbiriche";
    const ALIASES: &'static [&'static str] = &["dots-and-boxes", "dots"];
    const TITLE: Message = texts::TITLE;
    const SUMMARY: Message = texts::SUMMARY;
    const RULES: &'static [Message] =
        &[texts::RULE_LINES, texts::RULE_BOXES, texts::RULE_FREE, texts::RULE_END, texts::RULE_NOTATION];
    const SIGNS: &'static [Message] = &[texts::SIGN_BOARD, texts::SIGN_NUMBERS];
    const TEXTS: &'static [&'static [Message]] = &[texts::ALL, lesson::texts::ALL, puzzles::texts::ALL];
    const EXAMPLE_MOVE: &'static str = "H0,3";

    const SOLVING: Option<Message> = Some(texts::SOLVING);

    const PUZZLES: Option<PuzzleKit<Timbiriche>> = Some(puzzles::KIT);

    const MARGIN: Option<Message> = Some(texts::MARGIN);

    fn lesson() -> &'static [LessonStep<Timbiriche>] {
        lesson::STEPS
    }

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Timbiriche>> {
        ai::engine(level, options)
    }

    fn describe(game: &Timbiriche, language: Language) -> Vec<String> {
        words::position(game, language)
    }

    fn move_words(game: &Timbiriche, line: Line, language: Language) -> Option<String> {
        words::of_move(game, line, language)
    }

    fn solve(
        history: &History<Timbiriche>,
        request: &mut SolveRequest<'_>,
    ) -> Result<Solution<Line>, PlayError> {
        proof::solve(history, request)
    }

    fn margin(game: &Timbiriche, winner: Seat) -> Option<i32> {
        let others = Seat::all(game.seats()).filter(|seat| *seat != winner);
        let most = others.map(|seat| game.boxes_of(seat)).max()?;
        Some(game.boxes_of(winner) - most)
    }

    fn decided(game: &Timbiriche) -> Option<Seat> {
        game.decided()
    }
}
