//! What a game brings along for its puzzles.

use game::{Game, History, Values};
use search::{MoveValue, Score};
use texts::Message;

use crate::{AnyGame, Playable};

/// A kind of puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// The name in the file of puzzles: `double-deal`.
    pub name: &'static str,
    /// What it is called once the puzzle is solved.
    pub title: Message,
    /// What is asked, in a sentence.
    pub ask: Message,
    /// A hint that does not give the move away.
    pub hint: Message,
}

/// A position with one best move.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<'a, G: Game> {
    /// The position.
    pub game: &'a G,
    /// The best move.
    pub best: G::Move,
    /// The exact value of every legal move, best first.
    pub values: &'a [(G::Move, Score)],
}

impl<G: Game> Candidate<'_, G> {
    /// The value of the best move.
    pub fn value(&self) -> Score {
        self.values[0].1
    }

    /// The value of the best other move.
    pub fn second(&self) -> Score {
        self.values[1].1
    }

    /// The exact value of a move.
    pub fn value_of(&self, mv: G::Move) -> Option<Score> {
        self.values.iter().find(|(known, _)| *known == mv).map(|(_, score)| *score)
    }
}

/// What a game brings along for its puzzles.
#[derive(Clone, Copy)]
pub struct PuzzleKit<G: Game> {
    /// The file of puzzles.
    pub text: &'static str,
    /// The kinds that there are.
    pub themes: &'static [Theme],
    /// Whether what the board explains beside itself gives the move away, so that it is shown only afterwards.
    pub explanation_tells: bool,
    /// The most nodes for the values of a position, for games whose strongest player proves values by search.
    pub nodes: Option<u64>,
    /// A set-up to look for puzzles in; every number gives one.
    pub setup: fn(u64) -> Values,
    /// Whether a position is small enough for exact values, and worth asking about.
    pub is_ripe: fn(&G) -> bool,
    /// The name of the theme that a position with one best move belongs to; `None` if it is not interesting.
    pub theme: fn(&Candidate<'_, G>) -> Option<&'static str>,
    /// The same for all positions that are one puzzle, seen in a mirror for example.
    pub shape: fn(&G) -> String,
}

/// A [`PuzzleKit`] whatever its game.
#[derive(Clone, Copy)]
pub struct AnyPuzzleKit {
    /// See [`PuzzleKit::text`].
    pub text: &'static str,
    /// See [`PuzzleKit::themes`].
    pub themes: &'static [Theme],
    /// See [`PuzzleKit::explanation_tells`].
    pub explanation_tells: bool,
    /// See [`PuzzleKit::nodes`].
    pub nodes: Option<u64>,
    /// See [`PuzzleKit::setup`].
    pub setup: fn(u64) -> Values,
    is_ripe: fn(&dyn AnyGame) -> bool,
    theme: fn(&dyn AnyGame, &[MoveValue<String>]) -> Option<&'static str>,
    shape: fn(&dyn AnyGame) -> String,
}

impl AnyPuzzleKit {
    /// The kit of a game; `None` if it has none.
    pub(crate) const fn of<P: Playable>() -> Option<AnyPuzzleKit> {
        match P::PUZZLES {
            Some(kit) => Some(AnyPuzzleKit {
                text: kit.text,
                themes: kit.themes,
                explanation_tells: kit.explanation_tells,
                nodes: kit.nodes,
                setup: kit.setup,
                is_ripe: is_ripe::<P>,
                theme: theme::<P>,
                shape: shape::<P>,
            }),
            None => None,
        }
    }

    /// The theme of this name.
    pub fn theme_named(&self, name: &str) -> Option<&'static Theme> {
        self.themes.iter().find(|theme| theme.name == name)
    }

    /// See [`PuzzleKit::is_ripe`].
    pub fn is_ripe(&self, game: &dyn AnyGame) -> bool {
        game.outcome().is_none() && (self.is_ripe)(game)
    }

    /// The theme of a position by the exact values of all its moves, best first; `None` if it is none of the
    /// game's, or if more than one move is best.
    pub fn theme_of(&self, game: &dyn AnyGame, values: &[MoveValue<String>]) -> Option<&'static str> {
        let [first, second, ..] = values else { return None };
        if first.score.rank() <= second.score.rank() || values.iter().any(|value| !value.exact) {
            return None;
        }
        (self.theme)(game, values)
    }

    /// See [`PuzzleKit::shape`].
    pub fn shape(&self, game: &dyn AnyGame) -> String {
        (self.shape)(game)
    }
}

fn typed<P: Playable>(game: &dyn AnyGame) -> Option<&P::Game> {
    game.as_any().downcast_ref::<History<P::Game>>().map(History::game)
}

fn is_ripe<P: Playable>(game: &dyn AnyGame) -> bool {
    P::PUZZLES.zip(typed::<P>(game)).is_some_and(|(kit, game)| (kit.is_ripe)(game))
}

fn theme<P: Playable>(game: &dyn AnyGame, values: &[MoveValue<String>]) -> Option<&'static str> {
    let (kit, game) = P::PUZZLES.zip(typed::<P>(game))?;
    let mut typed_values = Vec::with_capacity(values.len());
    for value in values {
        typed_values.push((value.mv.parse().ok()?, value.score));
    }
    let best = typed_values.first()?.0;
    (kit.theme)(&Candidate { game, best, values: &typed_values })
}

fn shape<P: Playable>(game: &dyn AnyGame) -> String {
    P::PUZZLES.zip(typed::<P>(game)).map_or(String::new(), |(kit, game)| (kit.shape)(game))
}
