//! The fewest turns of every state: breadth first, backwards from the finish.
//!
//! A state with `n` turns was reached by exactly one move. Every state that this move may follow, and that
//! has no number yet, has `n + 1` turns. A row of states without a number is one word, so the up to nine
//! predecessors are found with three look-ups.

use super::occurring::Found;
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

struct Backward<'a, R> {
    store: &'a mut Store<R>,
    /// The states of each page without a number.
    open: Vec<[R; PAGE]>,
    next: Vec<Solved<R>>,
    solved: usize,
}

/// Numbers the states of a ranked store. Those that keep a 0 have no way to the finish.
pub(super) fn count_turns<R: Row>(
    store: &mut Store<R>,
    found: Found<R>,
    meter: &mut Meter<'_>,
) -> Result<(), Error> {
    let mut open = found.spare;
    open.copy_from_slice(&store.pages);
    let mut backward = Backward { store, open, next: Vec::new(), solved: 0 };
    for mv in &found.finishing {
        backward.solve_before(mv.id, mv.x.into(), mv.y.into(), 1);
    }
    drop(found.finishing);
    let mut last: Vec<Solved<R>> = Vec::new();
    let mut turns = 1;
    loop {
        std::mem::swap(&mut last, &mut backward.next);
        backward.next.clear();
        if last.is_empty() {
            return Ok(());
        }
        let lists = (last.capacity() + backward.next.capacity()) * size_of::<Solved<R>>();
        let bytes = backward.store.bytes() + backward.open.capacity() * size_of::<[R; PAGE]>() + lists;
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
    }
}

impl<R: Row> Backward<'_, R> {
    /// Numbers the open states of a point that the move by `(x, y)` may follow.
    #[inline]
    fn solve_before(&mut self, id: u32, x: i32, y: i32, turns: u16) {
        let near = R::only(x).widened();
        for y in y - 1..=y + 1 {
            let Some((page, row)) = self.store.row(id, y) else { continue };
            let states = self.open[page][row] & near;
            if states == R::EMPTY {
                continue;
            }
            self.open[page][row] = self.open[page][row] & !states;
            let (all, rank) = (self.store.pages[page][row], self.store.rank_of_row(page, row));
            let mut rest = states;
            while rest != R::EMPTY {
                self.store.set(rank + all.below(rest.first()).count() as usize, turns);
                rest = rest.without_first();
                self.solved += 1;
            }
            if self.next.len() == self.next.capacity() {
                self.next.reserve_exact((self.next.len() / 4).max(4096));
            }
            self.next.push(Solved { states, id, y: y as i16 });
        }
    }
}
