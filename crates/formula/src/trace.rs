//! The ways that the cars have driven so far, for the screens.

use game::{Game, History, Seat};

use crate::geometry::{Point, Vector};
use crate::ground::Travel;
use crate::notation::Move;
use crate::rules::{Car, Formula};

/// What one car has driven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Where it has landed, beginning with its start. A car that has left the track or finished ends with the
    /// cell in which that happened, which its last move may have gone beyond.
    pub points: Vec<Point>,
    /// The turns that it has taken.
    pub turns: u32,
    /// The fewest turns from its start, if the table of the course is ready.
    pub par: Option<u32>,
    /// What has become of it.
    pub car: Car,
}

/// The traces of all cars, by seat.
pub fn traces(history: &History<Formula>) -> Vec<Trace> {
    let mut race = history.start().clone();
    let table = race.course().ready_table();
    let mut traces: Vec<Trace> = Seat::all(race.seats())
        .map(|seat| {
            let start = race.racing(seat);
            let par = start.and_then(|(at, vector)| table?.turns(at, vector));
            Trace { points: start.iter().map(|(at, _)| *at).collect(), turns: 0, par, car: race.car(seat) }
        })
        .collect();
    for mv in history.moves() {
        let seat = race.to_move();
        let from = race.racing(seat);
        race.make(mv);
        let trace = &mut traces[seat.index()];
        trace.turns += 1;
        trace.car = race.car(seat);
        if let Some((at, _)) = from {
            let vector = match mv {
                Move::To(point) => point - at,
                Move::Stand => Vector::ZERO,
            };
            trace.points.push(match race.ground().travel(at, vector) {
                Travel::Stays => at + vector,
                Travel::Leaves { cell } | Travel::Finishes { cell, .. } => cell,
            });
        }
    }
    traces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{FinishRule, FormulaSetup};

    #[test]
    fn traces_tell_the_way_and_the_par() {
        let track = "S.....F\nS.....F\n#######".parse().expect("a good track");
        let setup = FormulaSetup::new(track, 2, FinishRule::Round);
        let mut history = History::<Formula>::new(&setup).expect("a good set-up");
        history.game().course().table().expect("a small table");
        for mv in ["0,0", "1,2", "1,0", "3,0", "6,0"] {
            history.play(mv.parse().expect("a move")).expect("a legal move");
        }
        let [first, second] = traces(&history).try_into().expect("two cars");
        assert_eq!(first.points, [0, 0, 1, 3, 6].map(|x| Point::new(x, 0)));
        assert_eq!((first.turns, first.par), (4, Some(3)));
        assert_eq!(second.points, [Point::new(0, 1), Point::new(1, 2)]);
        assert_eq!(second.car, Car::Out);
    }
}
