//! What the arcade's list of games holds of this one.

use game::{History, Seat};
use play::solve::by_search;
use play::{EngineOptions, Level, NamedPlayer, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::lisp::LispPlayer;
use crate::players::{RandomPlayer, Solver, engine};
use crate::{GatoERato, Side, SquareSet, Step};

/// Gato e rato for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

/// The name of [`RandomPlayer`].
const RANDOM: &str = "random";

impl Playable for Entry {
    type Game = GatoERato;
    const NAME: &'static str = "gato-e-rato";
    const ALIASES: &'static [&'static str] = &["cat-and-mouse", "fox-and-hounds"];
    const TITLE: &'static str = "Gato e rato";
    const SUMMARY: &'static str =
        "One mouse against four cats on a chessboard; solved, perfect on both sides.";
    const RULES: &'static [&'static str] = &[
        "The pieces stand on the dark squares only. The mouse (seat 1) begins, then the sides take turns.",
        "The mouse moves one square diagonally, forward or back.",
        "A cat (seat 2 has all four) moves one square diagonally forward, away from line 1, never back.",
        "Nothing is captured, no square holds two pieces, nobody may pass.",
        "The mouse wins on line 1, and when no cat can move. The cats win when the mouse can't move.",
        "A move names two squares, each by line and column: 84-75. Also: 8475, ((8 4) (7 5)).",
    ];
    const SIGNS: &'static [&'static str] = &[
        "M is the mouse, C a cat, a dot an empty dark square.",
        "Lines are numbered at the left from 8 down to 1, columns below from 1 to 8.",
    ];
    const EXAMPLE_MOVE: &'static str = "84-75";
    const PLAYERS: &'static [NamedPlayer] =
        &[NamedPlayer { name: RANDOM, help: "any legal move, each as likely as the other" }];

    const LISP_PLAYER: Option<play::LispPlayer<GatoERato>> =
        Some(|program| Box::new(LispPlayer::new(program)));

    const SOLVING: Option<&'static str> = Some("every position, at once");

    const MARGIN: Option<texts::Message> = Some(crate::texts::MARGIN);

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<GatoERato>> {
        engine(level, options)
    }

    fn named_engine(name: &str, options: &EngineOptions) -> Option<Box<dyn Engine<GatoERato>>> {
        (name == RANDOM).then(|| Box::new(RandomPlayer::new(options.seed)) as Box<dyn Engine<GatoERato>>)
    }

    /// The lines that the mouse was short of line 1; for the mouse, the lines between it and the hindmost cat.
    fn margin(game: &GatoERato, winner: Seat) -> Option<i32> {
        let mouse = i32::from(game.mouse().line());
        let hindmost = game.cats().iter().map(|cat| i32::from(cat.line())).min()?;
        Some(match Side::of(winner) {
            Side::Cats => mouse - 1,
            Side::Mouse => (hindmost - mouse).max(0),
        })
    }

    fn describe(game: &GatoERato) -> Vec<String> {
        let list = |squares: SquareSet| {
            let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
            if names.is_empty() { "nowhere".to_string() } else { names.join(", ") }
        };
        let mouse = game.mouse();
        let mut lines = vec![
            "Squares are named by line and column.".to_string(),
            format!("The mouse is on {mouse} and could go to {}.", list(game.mouse_targets())),
        ];
        let cats = game.cats();
        lines.push(format!("The cats are on {}.", list(cats)));
        lines.extend(
            cats.iter().map(|cat| format!("The cat on {cat} could go to {}.", list(game.cat_targets(cat)))),
        );
        lines
    }

    fn move_words(game: &GatoERato, mv: Step) -> Option<String> {
        let piece = if mv.from == game.mouse() { "the mouse" } else { "the cat" };
        Some(format!("{piece} goes from {} to {}", mv.from, mv.to))
    }

    /// From the full solution, at once.
    fn solve(
        history: &History<GatoERato>,
        request: &mut SolveRequest<'_>,
    ) -> Result<Solution<Step>, PlayError> {
        request.without_checkpoint(Self::NAME)?;
        let solution = by_search(&mut Solver::new(), history, request)?;
        let words = crate::Solution::shared().fate(history.game()).to_string();
        Ok(Solution { words: Some(words), ..solution })
    }

    fn seat_title(seat: Seat) -> Option<&'static str> {
        Some(match Side::of(seat) {
            Side::Mouse => "mouse",
            Side::Cats => "cats",
        })
    }
}

#[cfg(test)]
mod tests {
    use game::Game;
    use search::Limits;

    use super::*;
    use crate::GatoSetup;

    #[test]
    fn every_player_plays_a_whole_game_with_every_other() {
        let options = EngineOptions { seed: 3, ..EngineOptions::default() };
        let mut players: Vec<_> = Level::ALL.iter().map(|level| Entry::engine(*level, &options)).collect();
        players.push(Entry::named_engine(RANDOM, &options).expect("the random player"));
        for mouse in 0..players.len() {
            for cats in 0..players.len() {
                let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
                while history.game().outcome().is_none() {
                    let player = if history.game().side_to_move() == Side::Mouse { mouse } else { cats };
                    let verdict = players[player].think(&history, &Limits::none(), &mut |_| ());
                    history.play(verdict.expect("a move").best).expect("a legal move");
                }
                if cats == 3 {
                    assert_eq!(history.game().winner(), Some(Side::Cats), "perfect cats never lose");
                }
            }
        }
        assert!(Entry::named_engine("nobody", &options).is_none());
    }

    #[test]
    fn the_texts_are_there() {
        let start = GatoERato::start();
        let example: Step = start.parse_move(Entry::EXAMPLE_MOVE).expect("a move");
        assert_eq!(start.check(example), Ok(()));
        assert!(Entry::RULES.iter().all(|line| line.len() <= 100));
        assert_eq!(
            Entry::describe(&start)[1..3],
            ["The mouse is on 84 and could go to 73, 75.", "The cats are on 11, 13, 15, 17."]
        );
        assert_eq!(Entry::move_words(&start, example).as_deref(), Some("the mouse goes from 84 to 75"));
        assert_eq!(Entry::seat_title(Seat::FIRST), Some("mouse"));
        assert_eq!(Entry::seat_title(Seat::SECOND), Some("cats"));
    }
}
