//! Values inside a search, and scores as people read them.

use std::fmt;

/// A value inside a search, for one side against all others: points still to come, or a win or loss in a
/// number of plies (see [`win_in`]).
pub type Value = i32;

/// The value of a game that is won on the spot.
pub const WIN: Value = 1_000_000;

/// Every value above this one is a win in a number of plies, every one below its negative a loss; evaluations
/// stay between.
pub const WIN_BOUND: Value = WIN - 100_000;

/// The value of a win after `plies` moves.
#[inline]
pub const fn win_in(plies: u32) -> Value {
    WIN - plies as Value
}

/// The value of a loss after `plies` moves.
#[inline]
pub const fn loss_in(plies: u32) -> Value {
    -win_in(plies)
}

/// A score for the seat to move. `Display` writes the words of the line protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Won after this many plies.
    Win(u32),
    /// Lost after this many plies.
    Loss(u32),
    /// A margin in the game's own unit; higher is better.
    Points(i32),
    /// Turns still needed to get to the finish; fewer is better.
    Turns(u32),
    /// The finish can't be reached any more.
    NoWay,
    /// Nobody has said: somebody else's program may answer with a move alone. No value of a move is that, and no
    /// evaluation.
    Untold,
}

impl Score {
    /// A number that grows with how good the score is, to compare scores of one game.
    pub fn rank(self) -> i64 {
        match self {
            Score::Win(plies) => i64::from(WIN) - i64::from(plies),
            Score::Loss(plies) => i64::from(plies) - i64::from(WIN),
            Score::Points(points) => i64::from(points),
            Score::Turns(turns) => -i64::from(turns),
            Score::NoWay | Score::Untold => i64::MIN,
        }
    }

    /// The usual reading of a search value: a win, a loss, or points.
    pub fn from_value(value: Value) -> Score {
        if value > WIN_BOUND {
            Score::Win((WIN - value) as u32)
        } else if value < -WIN_BOUND {
            Score::Loss((WIN + value) as u32)
        } else {
            Score::Points(value)
        }
    }

    /// Reads what `Display` writes of a score that is told; `None` for anything else.
    pub fn parse(text: &str) -> Option<Score> {
        let mut words = text.split_whitespace();
        let score = match (words.next()?, words.next()) {
            ("win", Some(plies)) => Score::Win(plies.parse().ok()?),
            ("loss", Some(plies)) => Score::Loss(plies.parse().ok()?),
            ("turns", Some("none")) => Score::NoWay,
            ("turns", Some(turns)) => Score::Turns(turns.parse().ok()?),
            (points, None) => Score::Points(points.parse().ok()?),
            _ => return None,
        };
        words.next().is_none().then_some(score)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Win(plies) => write!(f, "win {plies}"),
            Score::Loss(plies) => write!(f, "loss {plies}"),
            Score::Points(points) => write!(f, "{points}"),
            Score::Turns(turns) => write!(f, "turns {turns}"),
            Score::NoWay => f.write_str("turns none"),
            Score::Untold => f.write_str("untold"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_become_scores_and_scores_become_text() {
        for (value, text) in [(win_in(44), "win 44"), (loss_in(3), "loss 3"), (-3, "-3"), (0, "0")] {
            let score = Score::from_value(value);
            assert_eq!(score.to_string(), text);
            assert_eq!(Score::parse(text), Some(score));
        }
        for score in [Score::Turns(15), Score::NoWay] {
            assert_eq!(Score::parse(&score.to_string()), Some(score));
        }
        for bad in ["", "win", "win x", "win 1 2", "1 2", "turns", "untold"] {
            assert_eq!(Score::parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn ranks_order_scores() {
        let best_first = [
            Score::Win(1),
            Score::Win(5),
            Score::Points(3),
            Score::Points(-3),
            Score::Loss(9),
            Score::Loss(2),
        ];
        assert!(best_first.is_sorted_by(|a, b| a.rank() > b.rank()));
        assert!(
            Score::Turns(3).rank() > Score::Turns(9).rank() && Score::Turns(9).rank() > Score::NoWay.rank()
        );
    }
}
