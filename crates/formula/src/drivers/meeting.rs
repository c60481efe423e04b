//! Which cars can meet soon.

use game::{Game, Seat, SeatSet};

use crate::geometry::{Point, Vector};
use crate::rules::Formula;

/// Where a car may be after some moves, along one side: it can shift its middle by 1 + 2 + ... + n crossings.
fn range(at: i16, speed: i16, moves: i32) -> (i32, i32) {
    let middle = i32::from(at) + moves * i32::from(speed);
    let reach = moves * (moves + 1) / 2;
    (middle - reach, middle + reach)
}

fn overlap((a, b): (i32, i32), (c, d): (i32, i32)) -> bool {
    a <= d && c <= b
}

/// Whether two cars can come to the same crossing within so many rounds, as far as speed alone tells. Either
/// may be a move ahead of the other.
fn can_meet(a: (Point, Vector), b: (Point, Vector), rounds: i32) -> bool {
    let meets = |a_moves, b_moves| {
        overlap(range(a.0.x, a.1.x, a_moves), range(b.0.x, b.1.x, b_moves))
            && overlap(range(a.0.y, a.1.y, a_moves), range(b.0.y, b.1.y, b_moves))
    };
    (1..=rounds).any(|moves| meets(moves, moves) || meets(moves, moves - 1) || meets(moves - 1, moves))
}

/// The cars that can meet this one within so many rounds, the nearest `most` of them.
pub(super) fn rivals(race: &Formula, seat: Seat, rounds: i32, most: usize) -> SeatSet {
    let Some(own) = race.racing(seat) else { return SeatSet::EMPTY };
    let others = Seat::all(race.seats()).filter(|other| *other != seat);
    let mut near: Vec<(i32, Seat)> = others
        .filter_map(|other| {
            let car = race.racing(other)?;
            let gap = i32::from(car.0.x - own.0.x).abs().max(i32::from(car.0.y - own.0.y).abs());
            can_meet(own, car, rounds).then_some((gap, other))
        })
        .collect();
    near.sort_unstable();
    near.into_iter().take(most).map(|(_, other)| other).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_decides_whether_cars_meet() {
        let car = |x, y, dx, dy| (Point::new(x, y), Vector::new(dx, dy));
        // Side by side at the same speed.
        assert!(can_meet(car(0, 0, 5, 0), car(0, 2, 5, 0), 1));
        assert!(!can_meet(car(0, 0, 5, 0), car(0, 9, 5, 0), 2));
        assert!(can_meet(car(0, 0, 5, 0), car(0, 9, 5, 0), 3));
        // A fast car comes up to one that stands.
        assert!(can_meet(car(0, 0, 6, 0), car(12, 0, 0, 0), 2));
        assert!(!can_meet(car(0, 0, -6, 0), car(12, 0, 0, 0), 2));
    }
}
