//! Distance tables: the fewest turns to the finish for every state of a track at once.
//!
//! A state is a point and the vector that the car arrived with. The table holds every state that can occur:
//! everything that a car can reach from a stand at any crossing that it can get to from a start. That covers
//! a car alone, and also cars that other cars have forced to stand still. It is made in two passes, forwards
//! for the states (`occurring`) and backwards for the turns (`backward`); `store` is the layout.

mod backward;
mod occurring;
mod row;
mod store;

use std::ops::ControlFlow;

use crate::Error;
use crate::geometry::{Point, Vector};
use crate::ground::{Ground, Travel};
use row::Row;
use store::Store;

/// How a table is made.
#[derive(Clone, Copy, Debug)]
pub struct TableOptions {
    /// The memory that it may use while it is made, in bytes.
    pub memory_cap: usize,
}

impl Default for TableOptions {
    /// At most 2 GiB.
    fn default() -> Self {
        TableOptions { memory_cap: 2 << 30 }
    }
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The states are being found.
    States,
    /// The states with this many turns have been found.
    Turns {
        /// The number of turns.
        turns: u32,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// What is being done.
    pub phase: Phase,
    /// The states that are found, or in the second phase those that have their number.
    pub states: usize,
    /// The memory in use, in bytes.
    pub bytes: usize,
}

/// Passes progress on, and holds the memory against its cap.
struct Meter<'a> {
    cap: usize,
    peak: usize,
    on_progress: &'a mut dyn FnMut(&Progress) -> ControlFlow<()>,
}

impl Meter<'_> {
    fn tell(&mut self, phase: Phase, states: usize, bytes: usize) -> Result<(), Error> {
        self.peak = self.peak.max(bytes);
        if bytes > self.cap {
            return Err(Error::TableTooLarge { cap: self.cap >> 20 });
        }
        match (self.on_progress)(&Progress { phase, states, bytes }) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Error::Stopped),
        }
    }
}

/// The fewest turns to the finish for every state of a track.
#[derive(Debug)]
pub struct Table {
    layout: Layout,
    states: usize,
    doomed: usize,
    peak_bytes: usize,
}

#[derive(Debug)]
enum Layout {
    /// Vectors with `x` up to 30.
    Narrow(Store<u64>),
    /// Vectors with `x` up to 62, which is as fast as the largest paper allows.
    Wide(Store<u128>),
}

impl Table {
    /// Makes the table of a track. `on_progress` is told every now and then how far it is, and may break off.
    ///
    /// # Errors
    /// If it is broken off, needs too much memory, or the finish is more than 65535 turns away.
    pub fn build(
        ground: &Ground,
        options: &TableOptions,
        on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Table, Error> {
        let points = ground.reachable();
        let left = points.iter().map(|point| point.x).min().unwrap_or(0);
        let right = points.iter().map(|point| point.x).max().unwrap_or(0);
        let mut meter = Meter { cap: options.memory_cap, peak: 0, on_progress };
        if store::greatest_speed((right - left) as usize + 1) <= <u64 as Row>::REACH {
            let (store, states) = fill(ground, points, &mut meter)?;
            Ok(Table::new(states, store.unsolved(), meter.peak, Layout::Narrow(store)))
        } else {
            let (store, states) = fill(ground, points, &mut meter)?;
            Ok(Table::new(states, store.unsolved(), meter.peak, Layout::Wide(store)))
        }
    }

    fn new(states: usize, doomed: usize, peak_bytes: usize, layout: Layout) -> Table {
        Table { layout, states, doomed, peak_bytes }
    }

    /// The fewest turns to the finish from a state; `None` if it is doomed (or can't occur).
    #[inline]
    pub fn turns(&self, point: Point, vector: Vector) -> Option<u32> {
        match &self.layout {
            Layout::Narrow(store) => store.look_up(point, vector),
            Layout::Wide(store) => store.look_up(point, vector),
        }
        .filter(|turns| *turns != 0)
        .map(u32::from)
    }

    /// Whether a car can get into this state.
    pub fn occurs(&self, point: Point, vector: Vector) -> bool {
        match &self.layout {
            Layout::Narrow(store) => store.look_up(point, vector).is_some(),
            Layout::Wide(store) => store.look_up(point, vector).is_some(),
        }
    }

    /// The number of states.
    pub fn states(&self) -> usize {
        self.states
    }

    /// The number of doomed states: those from which a car alone has no way to the finish.
    pub fn doomed(&self) -> usize {
        self.doomed
    }

    /// The memory of the table, in bytes.
    pub fn bytes(&self) -> usize {
        match &self.layout {
            Layout::Narrow(store) => store.bytes(),
            Layout::Wide(store) => store.bytes(),
        }
    }

    /// The greatest memory while it was made, in bytes.
    pub fn peak_bytes(&self) -> usize {
        self.peak_bytes
    }

    /// Calls `visit` for every state with its turns, `None` for the doomed ones.
    pub fn for_each(&self, mut visit: impl FnMut(Point, Vector, Option<u32>)) {
        let mut visit =
            |point, vector, turns: u16| visit(point, vector, (turns != 0).then_some(turns.into()));
        match &self.layout {
            Layout::Narrow(store) => store.for_each(&mut visit),
            Layout::Wide(store) => store.for_each(&mut visit),
        }
    }

    /// The turns that are needed if the next move is by `vector`, this move counted: 1 if it finishes;
    /// `None` if it leaves the track or dooms the car.
    pub fn turns_by(&self, ground: &Ground, from: Point, vector: Vector) -> Option<u32> {
        match ground.travel(from, vector) {
            Travel::Stays => self.turns(from + vector, vector).map(|turns| turns + 1),
            Travel::Leaves { .. } => None,
            Travel::Finishes { .. } => Some(1),
        }
    }

    /// A line with the fewest turns from a state, as the vectors of its moves; empty from a doomed state.
    /// Among equal moves it takes the one with the most equal moves behind it.
    pub fn best_line(&self, ground: &Ground, mut point: Point, mut vector: Vector) -> Vec<Vector> {
        let mut line = Vec::new();
        while let Some(best) = self.best_move(ground, point, vector) {
            line.push(best);
            if matches!(ground.travel(point, best), Travel::Finishes { .. }) {
                break;
            }
            point = point + best;
            vector = best;
        }
        line
    }

    /// A move with the fewest turns, among equals the one with the most equal moves behind it; `None` from a
    /// doomed state.
    pub fn best_move(&self, ground: &Ground, point: Point, vector: Vector) -> Option<Vector> {
        let turns = self.turns(point, vector)?;
        let best = vector.successors().filter(|&next| self.turns_by(ground, point, next) == Some(turns));
        best.max_by_key(|&next| self.good_successors(ground, point + next, next))
    }

    /// The number of moves with the fewest turns from a state; 0 from a doomed or finished one.
    pub fn good_successors(&self, ground: &Ground, point: Point, vector: Vector) -> usize {
        let Some(turns) = self.turns(point, vector) else { return 0 };
        vector.successors().filter(|&next| self.turns_by(ground, point, next) == Some(turns)).count()
    }
}

fn fill<R: Row>(
    ground: &Ground,
    points: Vec<Point>,
    meter: &mut Meter<'_>,
) -> Result<(Store<R>, usize), Error> {
    let track = ground.track();
    let mut store = Store::new(track.width(), track.height(), points);
    meter.tell(Phase::States, 0, store.bytes())?;
    let finishing = occurring::find_states(ground, &mut store, meter)?;
    let states = store.rank();
    backward::count_turns(&mut store, finishing, meter)?;
    Ok((store, states))
}

#[cfg(test)]
mod tests;
