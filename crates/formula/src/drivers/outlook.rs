//! How far a car is from the finish, whether or not the track has a table.

use game::Seat;

use crate::candidates::{Candidate, Status};
use crate::course::Course;
use crate::forward::Bound;
use crate::geometry::{Point, Vector};
use crate::ground::{Ground, Travel};
use crate::rules::Formula;
use crate::tables::Table;

/// The distances on a course: exact by the table, or else a lower bound.
#[derive(Clone, Copy)]
pub(super) enum Outlook<'a> {
    Exact(&'a Table),
    Bound(&'a Bound, &'a Ground),
}

impl<'a> Outlook<'a> {
    /// What is known on a course now; makes no table.
    pub(super) fn of(course: &'a Course) -> Outlook<'a> {
        match course.ready_table() {
            Some(table) => Outlook::Exact(table),
            None => Outlook::Bound(course.bound(), course.ground()),
        }
    }

    /// The turns to the finish; `None` for a doomed car, and without a table for one that is too fast to stop on the
    /// track: nobody knows whether that one is doomed.
    #[inline]
    pub(super) fn turns(self, point: Point, vector: Vector) -> Option<u32> {
        match self {
            Outlook::Exact(table) => table.turns(point, vector),
            Outlook::Bound(bound, ground) => {
                brake(ground, point, vector).and_then(|_| bound.turns(point, vector))
            }
        }
    }

    /// The turns by a candidate, that move counted; `None` if it leaves the track or dooms the car. A taken
    /// point counts like a free one.
    #[inline]
    pub(super) fn turns_by(self, candidate: &Candidate) -> Option<u32> {
        match candidate.status {
            Status::Finishes => Some(1),
            Status::Leaves { .. } | Status::Occupied { leaves: true, .. } => None,
            Status::Free | Status::Occupied { leaves: false, .. } => {
                self.turns(candidate.point, candidate.vector).map(|turns| turns + 1)
            }
        }
    }

    /// The turns of a car on the track, or a lower bound; `None` if it is doomed, out or has finished.
    #[inline]
    pub(super) fn turns_of(self, race: &Formula, seat: Seat) -> Option<u32> {
        let (at, vector) = race.racing(seat)?;
        match self {
            Outlook::Exact(table) => table.turns(at, vector),
            Outlook::Bound(bound, _) => bound.turns(at, vector),
        }
    }

    /// A number that is less the sooner a car gets to the finish by a candidate; `u32::MAX` if it never does. By the
    /// table the turns. Without one the steps from where the car can stop: who always takes the least gets there,
    /// since a car at a stand can take the next step, and a car that can stop still can when it brakes.
    pub(super) fn order(self, candidate: &Candidate) -> u32 {
        let order = match (self, candidate.status) {
            (Outlook::Exact(_), _) => self.turns_by(candidate),
            (Outlook::Bound(..), Status::Finishes) => Some(0),
            (Outlook::Bound(..), Status::Leaves { .. } | Status::Occupied { leaves: true, .. }) => None,
            (Outlook::Bound(bound, ground), _) => brake(ground, candidate.point, candidate.vector)
                .and_then(|end| end.map_or(Some(0), |end| bound.steps(end))),
        };
        order.unwrap_or(u32::MAX)
    }

    /// How many of the states that may follow this one are as near to the finish as one can be from it.
    pub(super) fn good_successors(self, course: &Course, point: Point, vector: Vector) -> usize {
        match self {
            Outlook::Exact(table) => table.good_successors(course.ground(), point, vector),
            Outlook::Bound(..) => 0,
        }
    }
}

/// Where a car comes to a stand that brakes as hard as it can: `Some(None)` in the finish, `None` off the track.
fn brake(ground: &Ground, mut point: Point, mut vector: Vector) -> Option<Option<Point>> {
    while vector != Vector::ZERO {
        vector = Vector::new(vector.x - vector.x.signum(), vector.y - vector.y.signum());
        match ground.travel(point, vector) {
            Travel::Stays => point = point + vector,
            Travel::Leaves { .. } => return None,
            Travel::Finishes { .. } => return Some(None),
        }
    }
    Some(Some(point))
}
