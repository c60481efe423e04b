//! Endings that the rules alone do not tell: resigned, out of time, a broken player.

use std::fmt;

use game::{Outcome, Seat, SeatSet};
use search::EngineError;

use crate::{AnyGame, PlayError};

/// One seat is out before the rules end the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The seat that is out.
    pub seat: Seat,
    /// Why.
    pub cause: Cause,
}

/// Why a seat is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It gave up.
    Resigned,
    /// It overstepped its time.
    OutOfTime,
    /// Its program failed: an illegal move, garbage, an early exit.
    Broken(String),
}

impl From<&EngineError> for Cause {
    /// Why a seat is out whose engine has failed.
    fn from(error: &EngineError) -> Cause {
        match error {
            EngineError::OutOfTime(_) => Cause::OutOfTime,
            error => Cause::Broken(error.to_string()),
        }
    }
}

impl From<&PlayError> for Cause {
    /// Why a seat is out whose player has failed.
    fn from(error: &PlayError) -> Cause {
        match error {
            PlayError::Engine(error) => Cause::from(error),
            error => Cause::Broken(error.to_string()),
        }
    }
}

impl Ending {
    /// How the game ends then: the seat has lost, and of the others those with the most points have won.
    pub fn outcome(&self, game: &dyn AnyGame) -> Outcome {
        let others = || Seat::all(game.seats()).filter(|seat| *seat != self.seat);
        let most = others().map(|seat| game.points(seat)).max();
        let best: SeatSet = others().filter(|seat| Some(game.points(*seat)) == most).collect();
        let mut seats = best.iter();
        match (seats.next(), seats.next()) {
            (None, _) => Outcome::Nobody,
            (Some(winner), None) => Outcome::Won(winner),
            _ => Outcome::Draw(best),
        }
    }

    /// Reads what `Display` writes; `None` for anything else.
    pub fn parse(text: &str, seats: u8) -> Option<Ending> {
        let (number, cause) = text.strip_prefix("seat ")?.split_once(' ')?;
        let seat = Seat::from_number(number.parse().ok()?, seats)?;
        let cause = match cause {
            "resigned" => Cause::Resigned,
            "out of time" => Cause::OutOfTime,
            _ => Cause::Broken(cause.strip_prefix("broken: ")?.to_string()),
        };
        Some(Ending { seat, cause })
    }
}

impl fmt::Display for Ending {
    /// Writes the value of a record's `reason:`: `seat 2 resigned`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {} ", self.seat)?;
        match &self.cause {
            Cause::Resigned => f.write_str("resigned"),
            Cause::OutOfTime => f.write_str("out of time"),
            Cause::Broken(why) => {
                // A program's own words may stand in there: one line, nothing that a terminal obeys.
                const LONGEST: usize = 200;
                let plain: String =
                    why.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST).collect();
                write!(f, "broken: {}", plain.trim())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    #[test]
    fn text_round_trip() {
        for cause in
            [Cause::Resigned, Cause::OutOfTime, Cause::Broken("it said 'x', then nothing".to_string())]
        {
            let ending = Ending { seat: Seat::SECOND, cause };
            assert_eq!(Ending::parse(&ending.to_string(), 2), Some(ending));
        }
        for bad in ["", "seat 3 resigned", "seat 1", "seat 1 left", "1 resigned", "seat x resigned"] {
            assert_eq!(Ending::parse(bad, 2), None, "{bad:?}");
        }
    }

    #[test]
    fn the_others_share_the_win_by_their_points() {
        let out = |seat| Ending { seat: Seat::new(seat), cause: Cause::Resigned };
        let game = toy::game("tokens=12 seats=3", "3 1 1");
        assert_eq!(out(0).outcome(&*game).to_string(), "draw 2 3");
        assert_eq!(out(1).outcome(&*game), Outcome::Won(Seat::FIRST));
        assert_eq!(out(1).outcome(&*toy::game("seats=2", "")), Outcome::Won(Seat::FIRST));
    }
}
