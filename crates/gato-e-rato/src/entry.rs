//! What the arcade's list of games holds of this one.

use ::texts::{Language, Message};
use game::{History, Seat};
use play::learn::{LessonStep, PuzzleKit};
use play::solve::by_search;
use play::{EngineOptions, Level, NamedPlayer, PlayError, Playable, Solution, SolveRequest};
use search::Engine;

use crate::lisp::LispPlayer;
use crate::players::{RandomPlayer, Solver, engine};
use crate::{GatoERato, Side, Square, SquareSet, Step, texts};
use crate::{lesson, puzzles};

/// Gato e rato for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Entry;

/// The name of [`RandomPlayer`].
const RANDOM: &str = "random";

impl Playable for Entry {
    type Game = GatoERato;
    const NAME: &'static str = "gato-e-rato";
    const ALIASES: &'static [&'static str] = &["cat-and-mouse", "fox-and-hounds"];
    const TITLE: Message = texts::TITLE;
    const SUMMARY: Message = texts::SUMMARY;
    const RULES: &'static [Message] = &[
        texts::RULE_BOARD,
        texts::RULE_MOUSE,
        texts::RULE_CATS,
        texts::RULE_NO_CAPTURE,
        texts::RULE_END,
        texts::RULE_NOTATION,
    ];
    const SIGNS: &'static [Message] = &[texts::SIGN_PIECES, texts::SIGN_NUMBERS];
    const TEXTS: &'static [&'static [Message]] = &[texts::ALL, lesson::texts::ALL, puzzles::texts::ALL];
    const EXAMPLE_MOVE: &'static str = "84-75";
    const PLAYERS: &'static [NamedPlayer] = &[NamedPlayer { name: RANDOM, help: texts::RANDOM_HELP }];

    const LISP_PLAYER: Option<play::LispPlayer<GatoERato>> =
        Some(|program| Box::new(LispPlayer::new(program)));

    const SOLVING: Option<Message> = Some(texts::SOLVING);

    const PUZZLES: Option<PuzzleKit<GatoERato>> = Some(puzzles::KIT);

    const MARGIN: Option<Message> = Some(texts::MARGIN);

    fn lesson() -> &'static [LessonStep<GatoERato>] {
        lesson::STEPS
    }

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

    fn describe(game: &GatoERato, language: Language) -> Vec<String> {
        let list = |squares: SquareSet| {
            squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
        };
        let piece =
            |square: Square, targets: SquareSet, goes: Message, stuck: Message| match targets.is_empty() {
                true => stuck.fill(language, &[("square", &square)]),
                false => goes.fill(language, &[("square", &square), ("targets", &list(targets))]),
            };
        let cats = game.cats();
        let mut lines = vec![
            texts::SQUARES.text(language).to_string(),
            piece(game.mouse(), game.mouse_targets(), texts::MOUSE_IS, texts::MOUSE_IS_STUCK),
            texts::CATS_ARE.fill(language, &[("squares", &list(cats))]),
        ];
        lines.extend(
            cats.iter().map(|cat| piece(cat, game.cat_targets(cat), texts::CAT_IS, texts::CAT_IS_STUCK)),
        );
        lines
    }

    fn move_words(game: &GatoERato, mv: Step, language: Language) -> Option<String> {
        let message = if mv.from == game.mouse() { texts::MOUSE_GOES } else { texts::CAT_GOES };
        Some(message.fill(language, &[("from", &mv.from), ("to", &mv.to)]))
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

    fn seat_title(seat: Seat) -> Option<Message> {
        Some(match Side::of(seat) {
            Side::Mouse => texts::SEAT_MOUSE,
            Side::Cats => texts::SEAT_CATS,
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
        assert!(Entry::RULES.iter().all(|line| line.english().len() <= 100));
        assert_eq!(
            Entry::describe(&start, Language::English)[1..3],
            ["The mouse is on 84 and could go to 73, 75.", "The cats are on 11, 13, 15, 17."]
        );
        let words = |language| Entry::move_words(&start, example, language);
        assert_eq!(words(Language::English).as_deref(), Some("the mouse goes from 84 to 75"));
        assert_eq!(words(Language::Slovak).as_deref(), Some("myš ide z 84 na 75"));
        assert_eq!(Entry::seat_title(Seat::FIRST), Some(texts::SEAT_MOUSE));
        assert_eq!(Entry::seat_title(Seat::SECOND), Some(texts::SEAT_CATS));
    }
}
