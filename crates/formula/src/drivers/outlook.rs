//! How far a car is from the finish, whether or not the track has a table.

use game::Seat;

use crate::candidates::{Candidate, Status};
use crate::course::Course;
use crate::forward::Bound;
use crate::geometry::{Point, Vector};
use crate::rules::Formula;
use crate::tables::Table;

/// The distances on a course: exact by the table, or else a lower bound.
#[derive(Clone, Copy)]
pub(super) enum Outlook<'a> {
    Exact(&'a Table),
    Bound(&'a Bound),
}

impl<'a> Outlook<'a> {
    /// What is known on a course now; makes no table.
    pub(super) fn of(course: &'a Course) -> Outlook<'a> {
        match course.ready_table() {
            Some(table) => Outlook::Exact(table),
            None => Outlook::Bound(course.bound()),
        }
    }

    /// The turns to the finish; `None` for a doomed car.
    #[inline]
    pub(super) fn turns(self, point: Point, vector: Vector) -> Option<u32> {
        match self {
            Outlook::Exact(table) => table.turns(point, vector),
            Outlook::Bound(bound) => bound.turns(point, vector),
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

    /// The turns of a car on the track; `None` if it is doomed, out or has finished.
    #[inline]
    pub(super) fn turns_of(self, race: &Formula, seat: Seat) -> Option<u32> {
        let (at, vector) = race.racing(seat)?;
        self.turns(at, vector)
    }

    /// How many of the states that may follow this one are as near to the finish as one can be from it.
    pub(super) fn good_successors(self, course: &Course, point: Point, vector: Vector) -> usize {
        match self {
            Outlook::Exact(table) => table.good_successors(course.ground(), point, vector),
            Outlook::Bound(_) => 0,
        }
    }
}
