//! What came of games and rounds, as data.

use game::{Outcome, Seat};

use crate::{Cause, Match};

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The player (by its place among the players of the tournament, from 0) at each seat.
    pub seating: Vec<usize>,
    /// How the game ended.
    pub outcome: Outcome,
    /// The seat that failed, if one did, and how.
    pub fault: Option<Fault>,
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The number of moves, with those of the opening.
    pub moves: usize,
}

/// A seat that lost its game beyond the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The seat.
    pub seat: Seat,
    /// Whether it was too slow; otherwise it was broken.
    pub out_of_time: bool,
    /// The whole reason in words, as in the record.
    pub reason: String,
}

/// The games that share an opening, every player once at every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number, from 0.
    pub number: u32,
    /// The games, the first seating first.
    pub games: Vec<GameResult>,
}

impl GameResult {
    /// The result of a match that is over; an open one counts as won by nobody.
    pub(crate) fn of(game: &Match, seating: Vec<usize>) -> GameResult {
        let fault = game.ending().map(|ending| Fault {
            seat: ending.seat,
            out_of_time: ending.cause == Cause::OutOfTime,
            reason: ending.to_string(),
        });
        GameResult {
            seating,
            outcome: game.result().unwrap_or(Outcome::Nobody),
            fault,
            points: Seat::all(game.seats()).map(|seat| game.game().points(seat)).collect(),
            moves: game.moves().len(),
        }
    }

    /// The seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seating.len() as u8)
    }

    /// The rank of each seat, from 1: by the share of the win, those without one by points, whoever failed
    /// last. Seats that are alike share the mean of their ranks.
    pub(crate) fn ranks(&self) -> Vec<f64> {
        let merit = |seat: Seat| {
            let failed = self.fault.as_ref().is_some_and(|fault| fault.seat == seat);
            let share = self.outcome.share(seat);
            let points = self.points.get(seat.index()).copied().filter(|_| share == 0.0);
            // A share is 1 over at most 6, so 60 makes it whole.
            (!failed, (share * 60.0).round() as i64, points.unwrap_or(0))
        };
        self.seats()
            .map(|seat| {
                let mine = merit(seat);
                let better = self.seats().filter(|other| merit(*other) > mine).count();
                let alike = self.seats().filter(|other| merit(*other) == mine).count();
                better as f64 + (alike + 1) as f64 / 2.0
            })
            .collect()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn game(seating: &[usize], outcome: &str, points: &[i32]) -> GameResult {
        let outcome = Outcome::parse(outcome).expect("an outcome");
        GameResult { seating: seating.to_vec(), outcome, fault: None, points: points.to_vec(), moves: 9 }
    }

    #[test]
    fn ranks_are_shared_by_who_is_alike() {
        assert_eq!(game(&[0, 1, 1], "won 2", &[30, 20, 30]).ranks(), [2.5, 1.0, 2.5]);
        assert_eq!(game(&[0, 1, 1], "won 2", &[10, 50, 30]).ranks(), [3.0, 1.0, 2.0]);
        assert_eq!(game(&[0, 1, 1], "draw 1 3", &[30, 20, 30]).ranks(), [1.5, 3.0, 1.5]);
        assert_eq!(game(&[0, 1, 1], "none", &[0, 0, 0]).ranks(), [2.0, 2.0, 2.0]);
        let mut failed = game(&[0, 1, 1], "won 2", &[90, 20, 10]);
        failed.fault = Some(Fault { seat: Seat::FIRST, out_of_time: true, reason: String::new() });
        assert_eq!(failed.ranks(), [3.0, 1.0, 2.0]);
    }
}
