//! A car that nobody can get in the way of: the fewest turns by the table, or by a search forwards.

use std::time::{Duration, Instant};

use game::Seat;
use search::Limits;

use super::outlook::Outlook;
use crate::candidates::Candidate;
use crate::forward::{Effort, Route, route};
use crate::geometry::{Point, Vector};
use crate::rules::Formula;

/// A candidate that can be chosen, and the turns by it, itself counted; `None` if it dooms the car.
pub(super) type Choice = (Candidate, Option<u32>);

/// The choices of a car, best first: the fewest turns, and among those the one with the most best moves behind
/// it. Moves off the track come last.
pub(super) fn choices(race: &Formula, seat: Seat) -> Vec<Choice> {
    let outlook = Outlook::of(race.course());
    let free =
        |candidate: &Candidate| !matches!(candidate.status, crate::candidates::Status::Occupied { .. });
    let candidates = race.candidates(seat).filter(free);
    let mut choices: Vec<Choice> =
        candidates.map(|candidate| (candidate, outlook.turns_by(&candidate))).collect();
    choices.sort_by_cached_key(|(candidate, turns)| {
        let good = outlook.good_successors(race.course(), candidate.point, candidate.vector);
        (!candidate.is_good(), turns.unwrap_or(u32::MAX), std::cmp::Reverse(good), candidate.point)
    });
    choices
}

/// A line that was found by a search forwards, to be followed as long as the car is on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    steps: Vec<(Point, Vector, Vector)>,
    fewest: bool,
}

impl Plan {
    /// The rest of the line from a state, and whether it is known to have the fewest turns.
    pub(super) fn rest(&self, at: Point, vector: Vector) -> Option<(Vec<Vector>, bool)> {
        let place = self.steps.iter().position(|step| (step.0, step.1) == (at, vector))?;
        Some((self.steps[place..].iter().map(|step| step.2).collect(), self.fewest))
    }

    /// The rest of the line, after a search if the car is not on it.
    pub(super) fn find(
        &mut self,
        race: &Formula,
        seat: Seat,
        limits: &Limits,
    ) -> Option<(Vec<Vector>, bool)> {
        let (at, vector) = race.racing(seat)?;
        if let Some(rest) = self.rest(at, vector) {
            return Some(rest);
        }
        let end = limits.time.map(|time| Instant::now() + time.saturating_sub(Duration::from_millis(5)));
        let stopped = || limits.stop.is_raised() || end.is_some_and(|end| Instant::now() >= end);
        let (ground, bound) = (race.ground(), race.course().bound());
        let Route::Found { line, fewest } = route(ground, bound, (at, vector), Effort::default(), &stopped)
        else {
            return None;
        };
        let (mut point, mut before) = (at, vector);
        self.steps.clear();
        self.fewest = fewest;
        for &next in &line {
            self.steps.push((point, before, next));
            (point, before) = (point + next, next);
        }
        Some((line, fewest))
    }
}
