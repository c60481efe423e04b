//! A car that nobody can get in the way of: the fewest turns by the table, or by a search forwards.

use std::time::{Duration, Instant};

use game::Seat;
use search::Limits;

use super::outlook::Outlook;
use crate::candidates::{Candidate, Status};
use crate::forward::{Effort, Route, route};
use crate::geometry::{Point, Vector};
use crate::rules::Formula;

/// A candidate that can be chosen, and the turns by it, itself counted; `None` if it dooms the car.
pub(super) type Choice = (Candidate, Option<u32>);

/// The choices of a car, best first: the fewest turns, and among those the one with the most best moves behind
/// it. Without a table those after which the car can stop nearest to the finish. Moves off the track come last, and
/// before them those that doom the car, the slowest first.
pub(super) fn choices(race: &Formula, seat: Seat) -> Vec<Choice> {
    let outlook = Outlook::of(race.course());
    let free = |candidate: &Candidate| !matches!(candidate.status, Status::Occupied { .. });
    let candidates = race.candidates(seat).filter(free);
    let mut choices: Vec<Choice> =
        candidates.map(|candidate| (candidate, outlook.turns_by(&candidate))).collect();
    choices.sort_by_cached_key(|(candidate, _)| {
        let good = outlook.good_successors(race.course(), candidate.point, candidate.vector);
        let order = outlook.order(candidate);
        let pace = match candidate.status {
            // Whoever goes further with the last move needs less of it to reach the line.
            Status::Finishes => -candidate.vector.pace(),
            // Doomed, or there is no table.
            _ if good == 0 => candidate.vector.pace(),
            _ => 0,
        };
        (!candidate.is_good(), order, std::cmp::Reverse(good), pace, candidate.point)
    });
    choices
}

/// A line that was found by a search forwards, to be followed as long as the car is on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    steps: Vec<(Point, Vector, Vector)>,
    fewest: bool,
    /// The least turns, by the bound, of the last state from which a search found nothing in all that it may try. The
    /// next one waits until the car is a good deal nearer.
    in_vain: Option<u32>,
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
        let least = bound.turns(at, vector)?;
        if self.in_vain.is_some_and(|before| 4 * least > 3 * before) {
            return None;
        }
        let (line, fewest) = match route(ground, bound, (at, vector), Effort::default(), &stopped) {
            Route::Found { line, fewest } => (line, fewest),
            Route::NoWay => return None,
            Route::GaveUp => {
                self.in_vain = (!stopped()).then_some(least);
                return None;
            }
        };
        self.in_vain = None;
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
