//! The nine points that a car may go to, for the screens: what becomes of each, and the exact counters.

use game::Seat;

use crate::course::Course;
use crate::geometry::{Point, Vector};
use crate::ground::Travel;
use crate::rules::Formula;
use crate::tables::Table;

/// One of the nine points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The landing point.
    pub point: Point,
    /// The move to it.
    pub vector: Vector,
    /// What becomes of a car that goes there.
    pub status: Status,
}

/// What becomes of a car that goes to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The car stays on the track.
    Free,
    /// The car reaches the finish.
    Finishes,
    /// Another car stands there, so that the point can't be chosen.
    Occupied {
        /// The other car.
        by: Seat,
        /// Whether the way would leave the track before it gets there.
        leaves: bool,
    },
    /// The car leaves the track.
    Leaves {
        /// The first cell of the way that is off the track.
        cell: Point,
    },
}

impl Candidate {
    /// Whether the point can be chosen and the car stays on the track or finishes.
    pub fn is_good(&self) -> bool {
        matches!(self.status, Status::Free | Status::Finishes)
    }
}

/// The fewest turns to the finish by one of the nine points, this move counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counter {
    /// So many turns; 1 if this move finishes.
    Turns(u32),
    /// No way: the car leaves the track now or later, whatever it does (unless another car stops it).
    Doomed,
}

/// The counter of a move from a point, for a car alone on the track.
pub fn counter(course: &Course, table: &Table, from: Point, vector: Vector) -> Counter {
    table.turns_by(course.ground(), from, vector).map_or(Counter::Doomed, Counter::Turns)
}

/// The nine points of a car with their counters, in ascending order of the points; empty for a car off the
/// paper. Whether other cars stand in the way is in the status and does not change the counters.
pub fn counters(race: &Formula, table: &Table, seat: Seat) -> Vec<(Candidate, Counter)> {
    let Some((at, _)) = race.racing(seat) else { return Vec::new() };
    let counted = |candidate: Candidate| (candidate, counter(race.course(), table, at, candidate.vector));
    race.candidates(seat).map(counted).collect()
}

/// The points of a line of moves, beginning with the point that it starts from: the ghost of a best line.
/// Ends where the line finishes or leaves the track, at the cell that decides it.
pub fn trace(course: &Course, from: Point, line: &[Vector]) -> Vec<Point> {
    let mut points = vec![from];
    let mut at = from;
    for &vector in line {
        match course.ground().travel(at, vector) {
            Travel::Stays => at = at + vector,
            Travel::Leaves { cell } | Travel::Finishes { cell, .. } => {
                points.push(cell);
                return points;
            }
        }
        points.push(at);
    }
    points
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::notation::Move;
    use crate::setup::{FinishRule, FormulaSetup};

    fn race(text: &str, cars: u8) -> Formula {
        let track = text.parse().expect("a good track");
        Formula::new(&FormulaSetup::new(track, cars, FinishRule::First)).expect("a good set-up")
    }

    #[test]
    fn each_of_the_nine_is_told_apart() {
        let mut race = race("S.....F\nS.....F\n#......\n#######", 2);
        for (x, y) in [(1, 0), (1, 1), (3, 0), (3, 1)] {
            race.make(Move::To(Point::new(x, y)));
        }
        // Car 1 is on 3,0 with the vector 2,0, car 2 on 3,1.
        let table = race.course().table().expect("a small table");
        let counters = counters(&race, table, Seat::FIRST);
        assert_eq!(counters.len(), 9);
        let of = |x, y| counters.iter().find(|(candidate, _)| candidate.point == Point::new(x, y)).copied();
        let (finishing, counter) = of(6, 0).expect("a candidate");
        assert_eq!((finishing.status, counter), (Status::Finishes, Counter::Turns(1)));
        let (leaving, counter) = of(4, -1).expect("a candidate");
        assert_eq!((leaving.status, counter), (Status::Leaves { cell: Point::new(4, -1) }, Counter::Doomed));
        let (free, counter) = of(4, 1).expect("a candidate");
        assert_eq!((free.status, counter), (Status::Free, Counter::Turns(2)));
        // For car 2 the point of car 1 is out of reach, but its own nine hold none that is taken.
        assert!(
            race.candidates(Seat::SECOND)
                .all(|candidate| !matches!(candidate.status, Status::Occupied { .. }))
        );
    }

    #[test]
    fn taken_points_keep_their_counters() {
        let race = race("SS...F\n......\n......", 2);
        let table = race.course().table().expect("a small table");
        let (taken, counter) = counters(&race, table, Seat::FIRST)[7];
        assert_eq!(taken.point, Point::new(1, 0));
        assert_eq!(taken.status, Status::Occupied { by: Seat::SECOND, leaves: false });
        assert_eq!(counter, Counter::Turns(3));
    }

    #[test]
    fn a_best_line_is_a_trace_that_ends_in_the_finish() {
        let race = race("S....F\n######\n######", 1);
        let table = race.course().table().expect("a small table");
        let line = table.best_line(race.ground(), Point::new(0, 0), Vector::ZERO);
        let points = trace(race.course(), Point::new(0, 0), &line);
        assert_eq!(points, [0, 1, 3, 5].map(|x| Point::new(x, 0)));
        let out = trace(race.course(), Point::new(0, 0), &[Vector::new(0, -1), Vector::new(0, 0)]);
        assert_eq!(out, [Point::new(0, 0), Point::new(0, -1)]);
    }
}
