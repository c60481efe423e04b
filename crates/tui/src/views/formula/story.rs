//! What has happened in a race so far: where every car has been, and in how many turns.

use formula::geometry::{Point, Vector};
use formula::{Car, Formula};
use game::{Game, History, Seat};

/// What has happened in a race.
#[derive(Clone, Debug, Default)]
pub(super) struct Story {
    /// The points of every car, by seat, beginning with its start. A car that has left the track or finished has
    /// the cell in which that was decided as its last point.
    pub(super) traces: Vec<Vec<Point>>,
    /// The turns of every car, by seat.
    pub(super) turns: Vec<u32>,
    /// Who moved last.
    pub(super) last: Option<Seat>,
}

impl Story {
    /// Drives the race once more.
    pub(super) fn of(history: &History<Formula>) -> Story {
        let mut race = history.start().clone();
        let seats = Seat::all(race.seats());
        let place = |seat: Seat| race.racing(seat).map(|(at, _)| at).into_iter().collect();
        let mut story = Story { traces: seats.map(place).collect(), turns: Vec::new(), last: None };
        story.turns = vec![0; story.traces.len()];
        for mv in history.moves() {
            let seat = race.to_move();
            let before = race.racing(seat);
            race.make(mv);
            story.turns[seat.index()] += 1;
            story.last = Some(seat);
            let point = match (race.car(seat), before, mv) {
                (Car::Racing { at, .. }, ..) => at,
                (_, Some((at, _)), formula::Move::To(to)) => decided(&race, at, to - at),
                _ => continue,
            };
            story.traces[seat.index()].push(point);
        }
        story
    }

    /// Where a car has started.
    pub(super) fn start(&self, seat: Seat) -> Option<Point> {
        self.traces.get(seat.index())?.first().copied()
    }
}

/// The cell that decides a way, or where it ends.
fn decided(race: &Formula, from: Point, vector: Vector) -> Point {
    race.ground().way(from, vector).0.last().copied().unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use formula::FormulaSetup;
    use game::{Setup, Values};

    use super::*;

    #[test]
    fn every_car_has_its_own_trace_and_turns() {
        let values = Values::new().with("track", "S.....F\nS.....F\n.......").with("cars", 2);
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        let mut history = History::<Formula>::new(&setup).expect("a good set-up");
        for mv in ["1,0", "1,1", "3,0", "1,0", "6,0"] {
            history.play(mv.parse().expect("a move")).expect("a legal move");
        }
        let story = Story::of(&history);
        let point = |x, y| Point::new(x, y);
        assert_eq!(story.traces[0], [point(0, 0), point(1, 0), point(3, 0), point(6, 0)]);
        assert_eq!(story.traces[1], [point(0, 1), point(1, 1), point(1, 0)]);
        assert_eq!((story.turns, story.last), (vec![3, 2], Some(Seat::FIRST)));
    }
}
