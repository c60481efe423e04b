//! How a game ended.

use std::fmt;

use crate::{Seat, SeatSet};

/// How a finished game ended.
///
/// `Display` and [`Outcome::parse`] use the words of the line protocol and of the records: `won 2`,
/// `draw 1 2`, `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One seat has won.
    Won(Seat),
    /// These seats share the best place.
    Draw(SeatSet),
    /// Nobody has won.
    Nobody,
}

impl Outcome {
    /// What the outcome is worth to a seat, between 0 (lost) and 1 (won); a shared win is shared equally.
    pub fn share(self, seat: Seat) -> f64 {
        match self {
            Outcome::Won(winner) => f64::from(u8::from(winner == seat)),
            Outcome::Draw(seats) if seats.contains(seat) => 1.0 / seats.len() as f64,
            Outcome::Draw(_) | Outcome::Nobody => 0.0,
        }
    }

    /// Reads what `Display` writes; `None` for anything else.
    pub fn parse(text: &str) -> Option<Outcome> {
        let mut words = text.split_whitespace();
        let kind = words.next()?;
        let seats = words
            .map(|word| word.parse().ok().and_then(|number| Seat::from_number(number, Seat::MAX)))
            .collect::<Option<Vec<Seat>>>()?;
        match (kind, seats.as_slice()) {
            ("won", [winner]) => Some(Outcome::Won(*winner)),
            ("draw", [_, ..]) => Some(Outcome::Draw(seats.into_iter().collect())),
            ("none", []) => Some(Outcome::Nobody),
            _ => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Won(seat) => write!(f, "won {seat}"),
            Outcome::Draw(seats) => {
                f.write_str("draw")?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Outcome::Nobody => f.write_str("none"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trip() {
        let both = SeatSet::EMPTY.with(Seat::FIRST).with(Seat::SECOND);
        for outcome in [Outcome::Won(Seat::SECOND), Outcome::Draw(both), Outcome::Nobody] {
            assert_eq!(Outcome::parse(&outcome.to_string()), Some(outcome));
        }
        for bad in ["", "won", "won 0", "won 1 2", "draw", "draw x", "none 1", "open"] {
            assert_eq!(Outcome::parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn shares_add_up_to_one() {
        let three: SeatSet = Seat::all(3).collect();
        assert_eq!(Outcome::Won(Seat::FIRST).share(Seat::FIRST), 1.0);
        assert_eq!(Outcome::Won(Seat::FIRST).share(Seat::SECOND), 0.0);
        let sum: f64 = Seat::all(3).map(|seat| Outcome::Draw(three).share(seat)).sum();
        assert!((sum - 1.0).abs() < 1e-9);
        assert_eq!(Outcome::Nobody.share(Seat::FIRST), 0.0);
    }
}
