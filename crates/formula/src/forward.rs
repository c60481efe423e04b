//! The fewest turns by a search forwards, for tracks whose table would need too much memory.
//!
//! A* (Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths", 1968)
//! with a bound that is never too high: the greater of
//!
//! * the turns along one side of the paper alone: from speed `v` a car gets at most `v n + n (n + 1) / 2`
//!   crossings further in `n` turns, and it has to get to the rectangle around the finish;
//! * the turns for the steps to the finish, counted on the track in 8 directions: a move by `(x, y)` enters at
//!   most `|x| + |y|` cells, and that sum grows by at most 2 a turn.
//!
//! Both are consistent, so that the first line found has the fewest turns. If that takes too many states the
//! bound is weighted, which finds a line sooner that may be longer (Pohl, "Heuristic search viewed as path
//! finding in a graph", 1970).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use game::key::mix;

use crate::geometry::{Point, Vector};
use crate::ground::{Ground, Travel};

/// The lower bound on the turns from a state.
#[derive(Clone, Debug)]
pub struct Bound {
    finish: Option<(Point, Point)>,
    width: usize,
    steps: Vec<u32>,
}

impl Bound {
    /// Prepares the bound for a track.
    pub fn new(ground: &Ground) -> Bound {
        Bound {
            finish: ground.finish_bounds(),
            width: ground.track().width(),
            steps: ground.steps_to_finish(),
        }
    }

    /// A number of turns that no way to the finish can undercut; `None` if there is no way for a car at a
    /// stand, and hence none at all. The point is on the track.
    pub fn turns(&self, point: Point, vector: Vector) -> Option<u32> {
        let (first, last) = self.finish?;
        let steps = self.steps(point)?;
        let across = along(point.x.into(), first.x.into(), last.x.into(), vector.x.into());
        let down = along(point.y.into(), first.y.into(), last.y.into(), vector.y.into());
        let speed = i64::from(vector.x).abs() + i64::from(vector.y).abs();
        Some(across.max(down).max(least_turns(2 * speed + 2, 2, steps.into())).max(1))
    }

    /// The steps from a point on the track to the finish (8 directions, on the track only); `None` if there is no
    /// way.
    pub fn steps(&self, point: Point) -> Option<u32> {
        let steps = *self.steps.get(point.y as usize * self.width + point.x as usize)?;
        (steps != u32::MAX).then_some(steps)
    }
}

/// The turns to get from `at` into the range from `first` to `last`, at this speed, along one side.
fn along(at: i64, first: i64, last: i64, speed: i64) -> u32 {
    if at < first {
        least_turns(2 * speed + 1, 1, first - at)
    } else if at > last {
        least_turns(-2 * speed + 1, 1, at - last)
    } else {
        0
    }
}

/// The least `n` with `(growth n^2 + linear n) / 2 >= distance`.
fn least_turns(linear: i64, growth: i64, distance: i64) -> u32 {
    let reached = |turns: i64| growth * turns * turns + linear * turns >= 2 * distance;
    let root = (linear * linear + 8 * growth * distance).isqrt();
    let mut turns = ((root - linear) / (2 * growth) - 1).max(0);
    while !reached(turns) {
        turns += 1;
    }
    turns as u32
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// A line to the finish, as the vectors of its moves.
    Found {
        /// The moves.
        line: Vec<Vector>,
        /// Whether no line has fewer turns.
        fewest: bool,
    },
    /// There is no way: the state is doomed.
    NoWay,
    /// Too many states, or stopped.
    GaveUp,
}

/// How hard a search tries.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The states of each attempt.
    pub states: usize,
}

impl Default for Effort {
    /// Four million states, in some 200 MB.
    fn default() -> Self {
        Effort { states: 4_000_000 }
    }
}

/// The weights that are tried one after the other, in quarters.
const WEIGHTS: [u32; 4] = [4, 6, 10, 20];

/// Searches a line from a state to the finish: first one with the fewest turns, then any.
pub fn route(
    ground: &Ground,
    bound: &Bound,
    from: (Point, Vector),
    effort: Effort,
    stopped: &dyn Fn() -> bool,
) -> Route {
    for weight in WEIGHTS {
        match Attempt::new(ground, bound, weight).search(from, effort.states, stopped) {
            Route::GaveUp if !stopped() => {}
            answer => return answer,
        }
    }
    Route::GaveUp
}

/// Searches the fewest turns from a state to the finish, and nothing else: never found without being the fewest.
pub fn fewest_turns(
    ground: &Ground,
    bound: &Bound,
    from: (Point, Vector),
    effort: Effort,
    stopped: &dyn Fn() -> bool,
) -> Option<u32> {
    match Attempt::new(ground, bound, WEIGHTS[0]).search(from, effort.states, stopped) {
        Route::Found { line, .. } => Some(line.len() as u32),
        Route::NoWay | Route::GaveUp => None,
    }
}

/// States are spread well already by [`mix`].
#[derive(Default)]
struct MixHasher(u64);

impl Hasher for MixHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = mix(self.0 ^ u64::from(*byte)));
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = mix(value);
    }
}

#[derive(Clone, Copy)]
struct Node {
    turns: u32,
    before: Vector,
}

struct Attempt<'a> {
    ground: &'a Ground,
    bound: &'a Bound,
    weight: u32,
    nodes: HashMap<u64, Node, BuildHasherDefault<MixHasher>>,
    /// The open states by the turns of the line through them, as far as is known.
    open: Vec<Vec<(Point, Vector, u32)>>,
    /// No open state is below this.
    level: usize,
}

fn pack((point, vector): (Point, Vector)) -> u64 {
    let part = |value: i16| u64::from(value as u16);
    part(point.x) | part(point.y) << 16 | part(vector.x) << 32 | part(vector.y) << 48
}

impl<'a> Attempt<'a> {
    fn new(ground: &'a Ground, bound: &'a Bound, weight: u32) -> Attempt<'a> {
        Attempt { ground, bound, weight, nodes: HashMap::default(), open: Vec::new(), level: 0 }
    }

    fn search(mut self, from: (Point, Vector), most: usize, stopped: &dyn Fn() -> bool) -> Route {
        self.push(from, 0, Vector::ZERO);
        let mut worked_off = 0_usize;
        while self.level < self.open.len() {
            let Some((point, vector, turns)) = self.open[self.level].pop() else {
                self.level += 1;
                continue;
            };
            if self.nodes.get(&pack((point, vector))).is_some_and(|node| node.turns < turns) {
                continue;
            }
            worked_off += 1;
            if self.nodes.len() > most || (worked_off.is_multiple_of(1024) && stopped()) {
                return Route::GaveUp;
            }
            for next in vector.successors() {
                match self.ground.travel(point, next) {
                    Travel::Leaves { .. } => {}
                    Travel::Stays => self.push((point + next, next), turns + 1, vector),
                    // The bound of this state is 1, so that no open line is shorter.
                    Travel::Finishes { .. } => {
                        let mut line = self.line(point, vector, from);
                        line.push(next);
                        return Route::Found { line, fewest: self.weight == WEIGHTS[0] };
                    }
                }
            }
        }
        Route::NoWay
    }

    fn push(&mut self, state: (Point, Vector), turns: u32, before: Vector) {
        let Some(rest) = self.bound.turns(state.0, state.1) else { return };
        let known = self.nodes.get(&pack(state));
        if known.is_some_and(|known| known.turns <= turns) {
            return;
        }
        self.nodes.insert(pack(state), Node { turns, before });
        let level = (turns + rest * self.weight / WEIGHTS[0]) as usize;
        if self.open.len() <= level {
            self.open.resize_with(level + 1, Vec::new);
        }
        self.open[level].push((state.0, state.1, turns));
        // With a weight the bound is not consistent, and a lower level may open again.
        self.level = self.level.min(level);
    }

    /// The moves from the beginning to a state.
    fn line(&self, mut point: Point, mut vector: Vector, from: (Point, Vector)) -> Vec<Vector> {
        let mut line = Vec::new();
        while (point, vector) != from {
            let Some(node) = self.nodes.get(&pack((point, vector))) else { break };
            line.push(vector);
            point = point - vector;
            vector = node.before;
        }
        line.reverse();
        line
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::tables::{Table, TableOptions};
    use crate::track::{BUILT_IN, built_in};

    fn small_effort() -> Effort {
        Effort { states: 300_000 }
    }

    #[test]
    fn the_turns_along_a_side_are_the_least_that_are_enough() {
        for speed in -30..=30_i64 {
            for distance in 1..200_i64 {
                let slow = (0..).find(|n: &i64| n * speed + n * (n + 1) / 2 >= distance);
                assert_eq!(
                    Some(i64::from(least_turns(2 * speed + 1, 1, distance))),
                    slow,
                    "{speed} {distance}"
                );
            }
        }
    }

    #[test]
    fn the_bound_is_never_too_high_and_the_search_finds_the_fewest_turns() {
        for track in BUILT_IN {
            let ground = Ground::new(built_in(track));
            let bound = Bound::new(&ground);
            let table = Table::build(&ground, &TableOptions::default(), &mut |_| ControlFlow::Continue(()));
            let table = table.expect("a built-in track has a table");
            let mut states = Vec::new();
            table.for_each(|point, vector, turns| states.push((point, vector, turns)));
            for &(point, vector, turns) in &states {
                if let Some(turns) = turns {
                    let bound = bound.turns(point, vector).expect("there is a way");
                    assert!(bound <= turns, "{}: {point} {vector}: {bound} > {turns}", track.key);
                }
            }
            for &(point, vector, turns) in states.iter().step_by(states.len() / 6) {
                match route(&ground, &bound, (point, vector), small_effort(), &|| false) {
                    Route::Found { line, fewest } => {
                        assert!(
                            !fewest || Some(line.len() as u32) == turns,
                            "{}: {point} {vector}",
                            track.key
                        );
                        assert!(Some(line.len() as u32) >= turns && turns.is_some());
                        assert!(vector.allows(line[0]));
                    }
                    Route::NoWay => assert_eq!(turns, None),
                    Route::GaveUp => {}
                }
            }
        }
    }

    #[test]
    fn a_search_can_be_stopped_and_is_held_to_its_states() {
        let ground = Ground::new(built_in(&BUILT_IN[0]));
        let bound = Bound::new(&ground);
        let from = (ground.track().starts()[0], Vector::ZERO);
        assert_eq!(route(&ground, &bound, from, Effort { states: 10 }, &|| false), Route::GaveUp);
        let straight = Ground::new(crate::proving_ground::open_field(1000, 1000).expect("within bounds"));
        let bound = Bound::new(&straight);
        let from = (Point::new(0, 0), Vector::ZERO);
        match route(&straight, &bound, from, small_effort(), &|| false) {
            Route::Found { line, fewest } => assert_eq!((line.len(), fewest), (45, true)),
            other => panic!("an open field is easy: {other:?}"),
        }
    }
}
