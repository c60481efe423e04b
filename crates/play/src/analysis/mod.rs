//! Analysis of a finished game: what every move was worth, the best one instead, and how the value ran over
//! the game. Data only; the command line and the screens show it.

mod graph;
mod judgement;

use game::Seat;
use search::{EngineError, Limits, MoveValue, Score};

use crate::{AnyEngine, AnyGame};

pub use graph::{CurvePoint, Height, curve, draw};
pub use judgement::{GivenAway, Mark};

/// A score, and whether it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The score.
    pub score: Score,
    /// Whether it is proven.
    pub exact: bool,
}

/// What an engine thinks of one move of a game. All scores are for the seat that made the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyAnalysis {
    /// The number of the move, from 1.
    pub number: usize,
    /// The seat that made it.
    pub seat: Seat,
    /// The move.
    pub mv: String,
    /// The value of the position before it: that of the best move.
    pub before: Valued,
    /// The value of the move that was made.
    pub after: Valued,
    /// The best move; the move itself if none is better.
    pub best: String,
    /// The best line, beginning with the best move.
    pub line: Vec<String>,
    /// What the move gave away.
    pub given_away: GivenAway,
    /// How good it was.
    pub mark: Mark,
}

impl PlyAnalysis {
    /// What there is to say about the move `mv`, the `number`-th of the game, made in `position`. `values` are
    /// those of all legal moves, best first; `point` is the game's [`Playable::POINT`](crate::Playable::POINT).
    ///
    /// # Errors
    /// If the move has no value.
    pub fn of(
        position: &dyn AnyGame,
        number: usize,
        mv: &str,
        values: &[MoveValue<String>],
        point: u32,
    ) -> Result<PlyAnalysis, EngineError> {
        let missing = || EngineError::Broken(format!("expected a value of the move {mv}, found none"));
        let best = values.first().ok_or_else(missing)?;
        let played = values.iter().find(|value| value.mv == mv).ok_or_else(missing)?;
        // Among moves that are alike the one that was made is the best one.
        let best = if played.score == best.score { played } else { best };
        Ok(PlyAnalysis {
            number,
            seat: position.to_move(),
            mv: mv.to_string(),
            before: Valued { score: best.score, exact: best.exact },
            after: Valued { score: played.score, exact: played.exact },
            best: best.mv.clone(),
            line: best.line.clone(),
            given_away: GivenAway::between(best.score, played.score),
            mark: Mark::of(best.score, played.score, point),
        })
    }
}

/// Analyses every move of a game. `limits` are those of one move; `point` is the game's
/// [`Playable::POINT`](crate::Playable::POINT). `on_ply` is told each move as it is known. If the stop flag
/// of the limits is raised, what is known so far is given.
///
/// # Errors
/// If the engine can't tell values.
pub fn analyse(
    game: &dyn AnyGame,
    engine: &mut dyn AnyEngine,
    limits: &Limits,
    point: u32,
    on_ply: &mut dyn FnMut(&PlyAnalysis),
) -> Result<Vec<PlyAnalysis>, EngineError> {
    engine.new_game();
    let mut plies = Vec::new();
    for (made, mv) in game.moves().into_iter().enumerate() {
        let position = game.prefix(made);
        let values = engine.values(&*position, limits, &mut |_| {})?;
        if limits.stop.is_raised() {
            break;
        }
        let ply = PlyAnalysis::of(&*position, made + 1, &mv, &values, point)?;
        on_ply(&ply);
        plies.push(ply);
    }
    Ok(plies)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;
    use crate::{EngineOptions, Level};

    fn analysed(setup: &str, moves: &str) -> Vec<PlyAnalysis> {
        let mut engine = toy::entry().engine(Level::Perfect, &EngineOptions::default());
        analyse(&*toy::game(setup, moves), &mut *engine, &Limits::none(), 1, &mut |_| {}).expect("values")
    }

    #[test]
    fn a_blunder_is_found_and_the_best_line_told() {
        // Seven tokens: leaving four wins. The first player takes one instead; the second one takes two of the six,
        // leaves four, and wins.
        let plies = analysed("tokens=7", "1 2 3 1");
        let marks: Vec<Mark> = plies.iter().map(|ply| ply.mark).collect();
        assert_eq!(marks, [Mark::Blunder, Mark::Best, Mark::Best, Mark::Best]);
        assert_eq!((plies[0].best.as_str(), plies[0].given_away), ("3", GivenAway::Game));
        assert_eq!((plies[0].before.score, plies[0].after.score), (Score::Win(3), Score::Loss(4)));
        assert_eq!((plies[3].seat, plies[3].after.score), (Seat::SECOND, Score::Win(1)));
        let curve = curve(&plies, 2);
        let heights: Vec<Height> = curve.iter().map(|point| point.height).collect();
        assert_eq!(heights, [Height::Top, Height::Bottom, Height::Bottom, Height::Bottom, Height::Bottom]);
    }

    #[test]
    fn a_stop_gives_what_is_known() {
        let mut engine = toy::entry().engine(Level::Perfect, &EngineOptions::default());
        let limits = Limits::none();
        let mut on_ply = |ply: &PlyAnalysis| {
            if ply.number == 2 {
                limits.stop.raise();
            }
        };
        let game = toy::game("tokens=9", "1 1 1 1");
        let plies = analyse(&*game, &mut *engine, &limits, 1, &mut on_ply).expect("values");
        assert_eq!(plies.len(), 2);
        assert_eq!(analysed("tokens=9", ""), []);
    }

    #[test]
    fn an_engine_without_values_says_so() {
        let mut engine = toy::entry().named_engine("one", &EngineOptions::default()).expect("a player");
        let result = analyse(&*toy::game("", "1"), &mut *engine, &Limits::none(), 1, &mut |_| {});
        assert!(matches!(result, Err(EngineError::Unsupported(_))));
    }
}
