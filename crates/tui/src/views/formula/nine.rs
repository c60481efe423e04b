//! The nine points that the car to move may go to: which one is meant by a key, and what comes of it.

use formula::candidates::{Candidate, Counter, Status, counter};
use formula::geometry::{Point, Vector};
use formula::{Formula, Move};
use game::{Game, Seat};

/// The nine shifts in the order of the keys: row by row from the upper left.
pub(super) const SHIFTS: [Vector; 9] = [
    Vector::new(-1, -1),
    Vector::new(0, -1),
    Vector::new(1, -1),
    Vector::new(-1, 0),
    Vector::new(0, 0),
    Vector::new(1, 0),
    Vector::new(-1, 1),
    Vector::new(0, 1),
    Vector::new(1, 1),
];

/// The shift of repeating the last move, in [`SHIFTS`].
pub(super) const STRAIGHT: usize = 4;

/// What comes of going to one of the nine points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// The car stays on the track.
    Free,
    /// It stays on the track, but has no way to the finish any more.
    Doomed,
    /// It crosses the finish.
    Finishes,
    /// It leaves the track.
    Leaves(Point),
    /// Somebody stands there.
    Occupied(Seat),
}

/// One of the nine points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    /// The point.
    pub(super) point: Point,
    /// The move to it.
    pub(super) vector: Vector,
    /// What comes of it.
    pub(super) fate: Fate,
    /// The fewest turns by it; `None` as long as that is not known.
    pub(super) counter: Option<Counter>,
}

/// The nine points of the car to move, in the order of [`SHIFTS`].
#[derive(Clone, Debug)]
pub(super) struct Nine {
    pub(super) at: Point,
    pub(super) choices: Vec<Choice>,
    /// Whether the car has to stand still.
    pub(super) must_stand: bool,
}

impl Nine {
    /// The nine points of the car to move; `None` once the race is over. Counters are there if the table of the
    /// track is.
    pub(super) fn of(race: &Formula) -> Option<Nine> {
        let seat = race.to_move();
        let (at, vector) = race.racing(seat).filter(|_| race.outcome().is_none())?;
        let table = race.course().ready_table();
        let candidates: Vec<Candidate> = race.candidates(seat).collect();
        let choice = |shift: &Vector| {
            let wanted = Vector::new(vector.x + shift.x, vector.y + shift.y);
            let candidate = candidates.iter().find(|candidate| candidate.vector == wanted)?;
            let counter = table.map(|table| counter(race.course(), table, at, wanted));
            let fate = match (candidate.status, counter) {
                (Status::Free, Some(Counter::Doomed)) => Fate::Doomed,
                (Status::Free, _) => Fate::Free,
                (Status::Finishes, _) => Fate::Finishes,
                (Status::Leaves { cell }, _) => Fate::Leaves(cell),
                (Status::Occupied { by, .. }, _) => Fate::Occupied(by),
            };
            Some(Choice { point: candidate.point, vector: wanted, fate, counter })
        };
        let choices: Vec<Choice> = SHIFTS.iter().filter_map(choice).collect();
        (choices.len() == SHIFTS.len()).then(|| Nine { at, choices, must_stand: race.must_stand(seat) })
    }

    /// The choice at a point.
    pub(super) fn index_of(&self, point: Point) -> Option<usize> {
        self.choices.iter().position(|choice| choice.point == point)
    }

    /// The move to one of the nine points.
    pub(super) fn token(&self, index: usize) -> String {
        match self.must_stand {
            true => Move::Stand.to_string(),
            false => Move::To(self.choices[index].point).to_string(),
        }
    }

    /// The fewest turns of all nine; `None` if the car is doomed, or nothing is known.
    pub(super) fn best(&self) -> Option<Counter> {
        self.choices.iter().filter_map(|choice| choice.counter).min()
    }
}

#[cfg(test)]
mod tests {
    use formula::FormulaSetup;
    use game::{Setup, Values};

    use super::*;

    #[test]
    fn the_nine_are_in_the_order_of_the_keys_and_told_apart() {
        let values = Values::new().with("track", "S......F\nS......F\n########").with("cars", 2);
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        let mut race = Formula::new(&setup).expect("a good set-up");
        assert!(Nine::of(&race).expect("nine").choices.iter().all(|choice| choice.counter.is_none()));
        race.course().table().expect("a small table");
        for mv in ["1,0", "1,1"] {
            race.make(mv.parse().expect("a move"));
        }
        let nine = Nine::of(&race).expect("nine");
        let fates: Vec<Fate> = nine.choices.iter().map(|choice| choice.fate).collect();
        let off = |x, y| Fate::Leaves(Point::new(x, y));
        assert_eq!(fates[..3], [off(1, -1), off(2, -1), off(2, -1)]);
        assert_eq!(fates[3..6], [Fate::Free; 3]);
        assert_eq!(fates[6], Fate::Occupied(Seat::SECOND));
        assert_eq!((nine.choices[STRAIGHT].point, nine.token(5)), (Point::new(2, 0), "3,0".to_string()));
        assert_eq!(nine.best(), Some(Counter::Turns(3)));
        assert!(!nine.must_stand);
    }
}
