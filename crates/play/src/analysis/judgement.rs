//! How much a move gave away, and how bad that is.

use std::fmt;

use ::texts::counted;
use search::Score;

/// What a move gave away against the best one, for the seat that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenAway {
    /// Nothing: as good as the best.
    Nothing,
    /// So many plies: a win that comes later, or a loss that comes sooner.
    Plies(u32),
    /// So much of [`Score::Points`].
    Points(u32),
    /// So many turns.
    Turns(u32),
    /// More than can be counted: a win, or what stood against a loss.
    Game,
}

impl GivenAway {
    /// What lies between the score of the best move and that of the move that was made.
    pub fn between(best: Score, made: Score) -> GivenAway {
        if made.rank() >= best.rank() {
            return GivenAway::Nothing;
        }
        match (best, made) {
            (Score::Win(sooner), Score::Win(later)) | (Score::Loss(later), Score::Loss(sooner)) => {
                GivenAway::Plies(later.abs_diff(sooner))
            }
            (Score::Points(more), Score::Points(less)) => GivenAway::Points(more.abs_diff(less)),
            (Score::Turns(fewer), Score::Turns(more)) => GivenAway::Turns(more.abs_diff(fewer)),
            _ => GivenAway::Game,
        }
    }
}

impl fmt::Display for GivenAway {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GivenAway::Nothing => f.write_str("nothing"),
            GivenAway::Plies(plies) => f.write_str(&counted((*plies).into(), "ply", "plies")),
            GivenAway::Points(points) => write!(f, "{points}"),
            GivenAway::Turns(turns) => f.write_str(&counted((*turns).into(), "turn", "turns")),
            GivenAway::Game => f.write_str("the game"),
        }
    }
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// As good as the best.
    Best,
    /// Less than a point worse; a win that takes longer.
    Fine,
    /// It gave something away.
    Inaccuracy,
    /// It gave much away.
    Mistake,
    /// It gave the game away, or a great deal.
    Blunder,
}

impl Mark {
    /// The judgement of a move. `point` is what one point on the board is worth in [`Score::Points`], see
    /// [`Playable::POINT`](crate::Playable::POINT).
    pub fn of(best: Score, made: Score, point: u32) -> Mark {
        let point = point.max(1);
        match GivenAway::between(best, made) {
            GivenAway::Nothing => Mark::Best,
            GivenAway::Plies(_) => Mark::Fine,
            GivenAway::Turns(1) => Mark::Inaccuracy,
            GivenAway::Turns(2) => Mark::Mistake,
            GivenAway::Turns(_) => Mark::Blunder,
            GivenAway::Points(points) => {
                // A point that changes hands counts twice in a margin.
                let size = match points / point {
                    0 => Mark::Fine,
                    1..=2 => Mark::Inaccuracy,
                    3..=4 => Mark::Mistake,
                    _ => Mark::Blunder,
                };
                size.max(turned(best, made, i64::from(point)))
            }
            GivenAway::Game => match (best, made) {
                // Points are open; from a win or to a loss is much, but not from one to the other.
                (Score::Win(_), Score::Points(_)) | (Score::Points(_), Score::Loss(_)) => Mark::Mistake,
                _ => Mark::Blunder,
            },
        }
    }

    /// The sign that is written behind a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Best | Mark::Fine => "",
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Mark::Best => "best",
            Mark::Fine => "fine",
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }
}

/// A lead of a point or more that became a draw or less is a mistake however small it was.
fn turned(best: Score, made: Score, point: i64) -> Mark {
    let (best, made) = (best.rank(), made.rank());
    if best >= point && made <= -point {
        Mark::Blunder
    } else if (best >= point && made <= 0) || (best >= 0 && made <= -point) {
        Mark::Mistake
    } else {
        Mark::Best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Score::{Loss, NoWay, Points, Turns, Win};

    #[test]
    fn what_was_given_away_is_counted() {
        for (best, made, given) in [
            (Win(3), Win(3), GivenAway::Nothing),
            (Win(3), Win(9), GivenAway::Plies(6)),
            (Loss(9), Loss(3), GivenAway::Plies(6)),
            (Points(3), Points(-2), GivenAway::Points(5)),
            (Turns(3), Turns(5), GivenAway::Turns(2)),
            (Win(3), Loss(4), GivenAway::Game),
            (Turns(3), NoWay, GivenAway::Game),
            (Points(0), Points(4), GivenAway::Nothing),
        ] {
            assert_eq!(GivenAway::between(best, made), given, "{best} {made}");
        }
    }

    #[test]
    fn marks_grow_with_what_was_given_away() {
        for (best, made, point, mark) in [
            (Points(8), Points(8), 1, Mark::Best),
            (Points(8), Points(6), 1, Mark::Inaccuracy),
            (Points(8), Points(4), 1, Mark::Mistake),
            (Points(12), Points(4), 1, Mark::Blunder),
            (Points(1), Points(0), 1, Mark::Mistake),
            (Points(1), Points(-1), 1, Mark::Blunder),
            (Points(40), Points(-40), 100, Mark::Fine),
            (Points(-200), Points(-400), 100, Mark::Inaccuracy),
            (Win(9), Win(11), 1, Mark::Fine),
            (Win(9), Points(5), 1, Mark::Mistake),
            (Points(0), Loss(5), 1, Mark::Mistake),
            (Win(9), Loss(2), 1, Mark::Blunder),
            (Turns(5), Turns(6), 1, Mark::Inaccuracy),
            (Turns(5), NoWay, 1, Mark::Blunder),
        ] {
            assert_eq!(Mark::of(best, made, point), mark, "{best} {made}");
        }
    }
}
