//! The fewest turns of every state: breadth first, backwards from the finish.
//!
//! A state with `n` turns was reached by exactly one move. Every state that this move may follow, and that
//! has no number yet, has `n + 1` turns. A row of states without a number is one word, so the up to nine
//! predecessors are found with three look-ups.

use super::occurring::FinishingMove;
use super::row::Row;
use super::store::{NONE, PAGE, Store};
use super::{Meter, Phase};
use crate::Error;

/// States of one point and one `y` that were solved last.
#[derive(Clone, Copy)]
struct Solved<R> {
    states: R,
    id: u32,
    y: i16,
}

/// A row of states that may hold predecessors.
#[derive(Clone, Copy)]
struct LookUp<R> {
    /// The states of the row that the move may follow.
    near: R,
    page: u32,
    row: u32,
    id: u32,
    y: i16,
}

/// How many look-ups are gathered for one sweep; they stay in the nearest cache.
const SWEEP: usize = 512;

struct Backward<'a, R> {
    store: &'a mut Store<R>,
    next: Vec<Solved<R>>,
    look_ups: Vec<LookUp<R>>,
    solved: usize,
}

/// Numbers the states of a ranked store. Those that keep a 0 have no way to the finish.
pub(super) fn count_turns<R: Row>(
    store: &mut Store<R>,
    finishing: Vec<FinishingMove>,
    meter: &mut Meter<'_>,
) -> Result<(), Error> {
    store.pages.iter_mut().for_each(|page| page.open = page.states);
    let mut backward = Backward { store, next: Vec::new(), look_ups: Vec::with_capacity(SWEEP), solved: 0 };
    for mv in &finishing {
        backward.solve_before(mv.id, mv.x.into(), mv.y.into(), 1);
    }
    backward.sweep(1);
    drop(finishing);
    let mut last: Vec<Solved<R>> = Vec::new();
    let mut turns = 1;
    loop {
        std::mem::swap(&mut last, &mut backward.next);
        backward.next.clear();
        if last.is_empty() {
            return Ok(());
        }
        let lists = (last.capacity() + backward.next.capacity()) * size_of::<Solved<R>>();
        let bytes = backward.store.bytes() + lists;
        meter.tell(Phase::Turns { turns }, backward.solved, bytes)?;
        if turns == u32::from(u16::MAX) {
            return Err(Error::TooManyTurns);
        }
        turns += 1;
        for (count, solved) in last.iter().enumerate() {
            if count % (1 << 18) == (1 << 18) - 1 {
                meter.tell(Phase::Turns { turns }, backward.solved, bytes)?;
            }
            let point = backward.store.points[solved.id as usize];
            let y = i32::from(solved.y);
            let mut states = solved.states;
            while states != R::EMPTY {
                let x = states.first();
                states = states.without_first();
                let from = backward.store.id(i32::from(point.x) - x, i32::from(point.y) - y);
                // A stand that no move leads to has no predecessor but itself.
                if from != NONE {
                    backward.solve_before(from, x, y, turns as u16);
                }
            }
        }
        backward.sweep(turns as u16);
    }
}

impl<R: Row> Backward<'_, R> {
    /// Numbers the open states of a point that the move by `(x, y)` may follow, at the next sweep.
    #[inline]
    fn solve_before(&mut self, id: u32, x: i32, y: i32, turns: u16) {
        if self.look_ups.len() + 3 > SWEEP {
            self.sweep(turns);
        }
        let near = R::only(x).widened();
        for y in y - 1..=y + 1 {
            if let Some((page, row)) = self.store.row(id, y) {
                self.look_ups.push(LookUp { near, page: page as u32, row: row as u32, id, y: y as i16 });
            }
        }
    }

    /// Asks all look-ups that were gathered.
    fn sweep(&mut self, turns: u16) {
        let mut look_ups = std::mem::take(&mut self.look_ups);
        // First those that find nothing are dropped: each is written, and kept only if the place moves on.
        let mut kept = 0;
        for index in 0..look_ups.len() {
            let look_up = look_ups[index];
            let states =
                self.store.pages[look_up.page as usize].open[look_up.row as usize % PAGE] & look_up.near;
            look_ups[kept] = look_up;
            kept += usize::from(states != R::EMPTY);
        }
        for look_up in &look_ups[..kept] {
            self.number(look_up, turns);
        }
        look_ups.clear();
        self.look_ups = look_ups;
    }

    /// Numbers what a look-up finds; an earlier one of the same sweep may have been there.
    fn number(&mut self, look_up: &LookUp<R>, turns: u16) {
        let (page, row) = (look_up.page as usize, look_up.row as usize);
        let rows = &mut self.store.pages[page];
        let states = rows.open[row] & look_up.near;
        if states == R::EMPTY {
            return;
        }
        rows.open[row] = rows.open[row] & !states;
        let (all, rank) = (rows.states[row], self.store.rank_of_row(page, row));
        let mut rest = states;
        while rest != R::EMPTY {
            self.store.set(rank + all.below(rest.first()).count() as usize, turns);
            rest = rest.without_first();
            self.solved += 1;
        }
        if self.next.len() == self.next.capacity() {
            self.next.reserve_exact((self.next.len() / 4).max(64));
        }
        self.next.push(Solved { states, id: look_up.id, y: look_up.y });
    }
}
