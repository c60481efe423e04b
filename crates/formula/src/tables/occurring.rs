//! Which states can occur: forwards from a stand at every crossing that cars can get to.
//!
//! A state (point, vector) belongs to exactly one way, the one that ends in it, so that every way is walked
//! about once. The pages of the table are worked off in a queue; a page that gains vectors while it waits is
//! worked off once for all of them, and all successors of its four rows are found with a few shifts.

use std::collections::VecDeque;

use super::row::Row;
use super::store::{NONE, PAGE, Page, Store};
use super::{Meter, Phase};
use crate::Error;
use crate::geometry::{Point, Vector};
use crate::ground::{Ground, Travel};

/// A move that finishes: the number of the point that it begins at, and its vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FinishingMove {
    pub(super) id: u32,
    pub(super) x: i8,
    pub(super) y: i8,
}

struct Forward<'a, R> {
    ground: &'a Ground,
    store: &'a mut Store<R>,
    /// The moves that were tried from the vectors of each page: its rows and the one on either side.
    tried: Vec<[R; PAGE + 2]>,
    /// The place of each page in `index`.
    owner: Vec<u32>,
    queue: VecDeque<u32>,
    finishing: Vec<FinishingMove>,
    states: usize,
}

/// Fills the pages of a store. Returns the moves that finish, sorted, each once.
pub(super) fn find_states<R: Row>(
    ground: &Ground,
    store: &mut Store<R>,
    meter: &mut Meter<'_>,
) -> Result<Vec<FinishingMove>, Error> {
    let mut forward = Forward {
        ground,
        store,
        tried: Vec::new(),
        owner: Vec::new(),
        queue: VecDeque::new(),
        finishing: Vec::new(),
        states: 0,
    };
    for id in 0..forward.store.points.len() as u32 {
        forward.add(id, 0, 0);
    }
    let mut pages = 0_u32;
    while let Some(page) = forward.queue.pop_front() {
        forward.work_off(page as usize);
        pages = pages.wrapping_add(1);
        if pages.is_multiple_of(4096) {
            meter.tell(Phase::States, forward.states, forward.bytes())?;
        }
    }
    meter.tell(Phase::States, forward.states, forward.bytes())?;
    let mut finishing = std::mem::take(&mut forward.finishing);
    finishing.sort_unstable();
    finishing.dedup();
    forward.store.pages.shrink_to_fit();
    Ok(finishing)
}

impl<R: Row> Forward<'_, R> {
    fn bytes(&self) -> usize {
        self.store.bytes()
            + self.tried.capacity() * size_of::<[R; PAGE + 2]>()
            + self.owner.capacity() * 4
            + self.queue.capacity() * 4
            + self.finishing.capacity() * size_of::<FinishingMove>()
    }

    /// Adds a state and queues its page.
    #[inline]
    fn add(&mut self, id: u32, x: i32, y: i32) {
        let Some((place, row)) = self.store.place(id, y) else {
            debug_assert!(false, "no car gets faster than its part of the paper is long");
            return;
        };
        let mut page = self.store.index[place];
        if page == NONE {
            page = self.new_page(place);
        }
        let bit = R::only(x);
        let rows = &mut self.store.pages[page as usize];
        if rows.states[row] & bit == R::EMPTY {
            rows.states[row] = rows.states[row] | bit;
            self.states += 1;
            if rows.open.iter().all(|row| *row == R::EMPTY) {
                self.queue.push_back(page);
            }
            rows.open[row] = rows.open[row] | bit;
        }
    }

    fn new_page(&mut self, place: usize) -> u32 {
        let page = self.store.pages.len();
        if page == self.store.pages.capacity() {
            // Doubling would waste up to half of the memory; these grow by a quarter.
            let more = (page / 4).max(64);
            self.store.pages.reserve_exact(more);
            self.tried.reserve_exact(more);
            self.owner.reserve_exact(more);
        }
        self.store.pages.push(Page::EMPTY);
        self.tried.push([R::EMPTY; PAGE + 2]);
        self.owner.push(place as u32);
        self.store.index[place] = page as u32;
        page as u32
    }

    /// Makes every move that follows a fresh state of this page.
    fn work_off(&mut self, page: usize) {
        let fresh = std::mem::replace(&mut self.store.pages[page].open, [R::EMPTY; PAGE]);
        let place = self.owner[page] as usize;
        let (id, block) = ((place / self.store.blocks) as u32, place % self.store.blocks);
        let first_y = (block * PAGE) as i32 - self.store.reach;
        let mut successors = [R::EMPTY; PAGE + 2];
        for (row, fresh) in fresh.into_iter().enumerate() {
            let wide = fresh.widened();
            successors[row..row + 3].iter_mut().for_each(|moves| *moves = *moves | wide);
        }
        for (offset, moves) in (-1..).zip(successors) {
            let tried = &mut self.tried[page][(offset + 1) as usize];
            let mut moves = moves & !*tried;
            *tried = *tried | moves;
            while moves != R::EMPTY {
                self.try_move(id, moves.first(), first_y + offset);
                moves = moves.without_first();
            }
        }
    }

    #[inline]
    fn try_move(&mut self, id: u32, x: i32, y: i32) {
        let from = self.store.points[id as usize];
        let target = self.store.id(i32::from(from.x) + x, i32::from(from.y) + y);
        if target == NONE {
            self.try_finish(id, from, x, y);
            return;
        }
        if let Some((page, row)) = self.store.row(target, y)
            && self.store.pages[page].states[row] & R::only(x) != R::EMPTY
        {
            return;
        }
        match self.ground.travel(from, Vector::new(x as i16, y as i16)) {
            Travel::Stays => self.add(target, x, y),
            Travel::Finishes { .. } => self.note_finish(id, x, y),
            Travel::Leaves { .. } => {}
        }
    }

    /// A move that ends where no car can stand: it may finish on the way.
    fn try_finish(&mut self, id: u32, from: Point, x: i32, y: i32) {
        let vector = Vector::new(x as i16, y as i16);
        if self.ground.may_finish(from, from + vector)
            && matches!(self.ground.walk(from, vector), Travel::Finishes { .. })
        {
            self.note_finish(id, x, y);
        }
    }

    fn note_finish(&mut self, id: u32, x: i32, y: i32) {
        if self.finishing.len() == self.finishing.capacity() {
            self.finishing.sort_unstable();
            self.finishing.dedup();
            self.finishing.reserve((self.finishing.len() / 2).max(64));
        }
        self.finishing.push(FinishingMove { id, x: x as i8, y: y as i8 });
    }
}
