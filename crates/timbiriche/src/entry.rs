//! What the list of games says about Timbiriche.

mod words;

use game::{Game, History, Seat};
use play::{EngineOptions, Level, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::{Line, Timbiriche, ai, proof};

/// The entry of Timbiriche in the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

impl Playable for Entry {
    type Game = Timbiriche;

    const NAME: &'static str = "timbiriche";
    const ALIASES: &'static [&'static str] = &["dots-and-boxes", "dots"];
    const TITLE: &'static str = "Timbiriche";
    const SUMMARY: &'static str = "Dots and boxes: draw lines, close boxes, give away as few as you can.";
    const RULES: &'static [&'static str] = &[
        "Take turns in joining two neighbouring dots by a line, across or down.",
        "Who draws the last side of a box owns it, gets 10 points, and must move again.",
        "You may leave a box open that you could close.",
        "When all lines are drawn the most points win.",
        "H0,3 is the line across in row 0 from column 3; V2,1 the line down in column 1 from row 2.",
    ];
    const SIGNS: &'static [&'static str] = &[
        "A plus is a dot, --- and | are lines that are drawn, a number in a box is the seat that owns it.",
        "Rows of dots are numbered at the left, columns of dots above, both from 0.",
    ];
    const EXAMPLE_MOVE: &'static str = "H0,3";

    const SOLVING: Option<&'static str> =
        Some("two seats on boards of up to 64 lines; larger ones once few lines are left");

    const MARGIN: Option<texts::Message> = Some(crate::texts::MARGIN);

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Timbiriche>> {
        ai::engine(level, options)
    }

    fn describe(game: &Timbiriche) -> Vec<String> {
        words::position(game)
    }

    fn move_words(game: &Timbiriche, line: Line) -> Option<String> {
        words::of_move(game, line)
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
