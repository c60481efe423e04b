//! The memory of a table: which states there are, and one number for each.
//!
//! | part | size | holds |
//! | --- | --- | --- |
//! | `ids` | 4 bytes a crossing of the paper | the number of the point, or none |
//! | `points` | 4 bytes a point | its place |
//! | `index` | 4 bytes a point and four `y` of its vectors | the page, or none |
//! | `pages` | 64 bytes (128 on papers beyond 496 columns) | four rows: which vectors occur, and which of them are open |
//! | `ranks` | 12 bytes a page | the rank of its first state, and the states before each of its rows |
//! | `turns` | 1 byte a state (2 beyond 255 turns) | the turns, by rank; 0 for none |
//!
//! The rank of a state is the number of states before it: by point, page, row and `x`. So a state needs
//! no more than its number and about one bit, and a look-up is three loads and one population count
//! (Jacobson, "Space-efficient Static Trees and Graphs", 1989).

use super::row::Row;
use crate::geometry::{Point, Vector};

/// The rows in a page.
pub(super) const PAGE: usize = 4;
/// In place of a point number or page number: there is none.
pub(super) const NONE: u32 = u32::MAX;

/// Four rows of a point: the states with `y` from a multiple of four on, counted from the least `y`. One line of
/// the processor's cache, so that what is asked together is fetched together.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Page<R> {
    /// The states that occur.
    pub(super) states: [R; PAGE],
    /// While the states are being found: those whose moves are not made. While turns are counted: those without
    /// a number. In the end the doomed ones.
    pub(super) open: [R; PAGE],
}

const _: () = assert!(size_of::<Page<u64>>() == 64);
const _: () = assert!(size_of::<Page<u128>>() == 128);

impl<R: Row> Page<R> {
    pub(super) const EMPTY: Page<R> = Page { states: [R::EMPTY; PAGE], open: [R::EMPTY; PAGE] };
}

/// The ranks of a page.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PageRanks {
    /// The rank of its first state.
    first: u32,
    /// The states of the page before each row.
    before: [u16; PAGE],
}

const _: () = assert!(size_of::<PageRanks>() == 12);

/// The states of a track and their numbers.
#[derive(Debug)]
pub(super) struct Store<R> {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) ids: Vec<u32>,
    pub(super) points: Vec<Point>,
    /// The greatest absolute `y` of a vector.
    pub(super) reach: i32,
    /// The pages that a point may have.
    pub(super) blocks: usize,
    pub(super) index: Vec<u32>,
    pub(super) pages: Vec<Page<R>>,
    ranks: Vec<PageRanks>,
    low: Vec<u8>,
    high: Vec<u8>,
}

/// The greatest speed along a side of `length` crossings: to arrive with speed `k` a car that began at a
/// stand has gone 1 + 2 + ... + k crossings.
pub(super) fn greatest_speed(length: usize) -> i32 {
    let mut speed = 0;
    while ((speed + 1) * (speed + 2) / 2) as usize <= length.saturating_sub(1) {
        speed += 1;
    }
    speed
}

impl<R: Row> Store<R> {
    /// A store for these points of a paper, without any state.
    pub(super) fn new(width: usize, height: usize, points: Vec<Point>) -> Store<R> {
        let mut ids = vec![NONE; width * height];
        for (id, point) in points.iter().enumerate() {
            ids[point.y as usize * width + point.x as usize] = id as u32;
        }
        let top = points.iter().map(|point| point.y).min().unwrap_or(0);
        let bottom = points.iter().map(|point| point.y).max().unwrap_or(0);
        let reach = greatest_speed((bottom - top) as usize + 1);
        let blocks = (2 * reach as usize + 1).div_ceil(PAGE);
        let index = vec![NONE; points.len() * blocks];
        let (pages, ranks, low, high) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Store { width, height, ids, points, reach, blocks, index, pages, ranks, low, high }
    }

    /// The number of a point that cars can stand on.
    #[inline]
    pub(super) fn id(&self, x: i32, y: i32) -> u32 {
        if x < 0 || y < 0 || x as usize >= self.width || y as usize >= self.height {
            return NONE;
        }
        self.ids[y as usize * self.width + x as usize]
    }

    /// Where the row of a `y` stands in the pages of a point: the place in `index` and the row of the page.
    /// `None` if no vector can have this `y`.
    #[inline]
    pub(super) fn place(&self, id: u32, y: i32) -> Option<(usize, usize)> {
        let shifted = y + self.reach;
        if shifted < 0 || shifted > 2 * self.reach {
            return None;
        }
        let shifted = shifted as usize;
        Some((id as usize * self.blocks + shifted / PAGE, shifted % PAGE))
    }

    /// The page and the row in it, if that page exists.
    #[inline]
    pub(super) fn row(&self, id: u32, y: i32) -> Option<(usize, usize)> {
        let (place, row) = self.place(id, y)?;
        let page = self.index[place];
        (page != NONE).then_some((page as usize, row))
    }

    /// Gives every state its rank and its number 0; returns how many states there are. No state may be
    /// added afterwards.
    pub(super) fn rank(&mut self) -> usize {
        self.ranks = vec![PageRanks::default(); self.pages.len()];
        let mut states = 0;
        for &page in self.index.iter().filter(|page| **page != NONE) {
            let ranks = &mut self.ranks[page as usize];
            ranks.first = states;
            let mut before = 0;
            for (row, rank) in self.pages[page as usize].states.iter().zip(&mut ranks.before) {
                *rank = before;
                before += row.count() as u16;
            }
            states += u32::from(before);
        }
        self.low = vec![0; states as usize];
        states as usize
    }

    /// The rank of a state that occurs.
    #[inline]
    pub(super) fn rank_of(&self, page: usize, row: usize, x: i32) -> usize {
        self.rank_of_row(page, row) + self.pages[page].states[row].below(x).count() as usize
    }

    /// The rank of the first state of a row.
    #[inline]
    pub(super) fn rank_of_row(&self, page: usize, row: usize) -> usize {
        let ranks = &self.ranks[page];
        ranks.first as usize + usize::from(ranks.before[row])
    }

    /// Sets the turns of a state.
    #[inline]
    pub(super) fn set(&mut self, rank: usize, turns: u16) {
        self.low[rank] = turns as u8;
        if turns > 255 {
            if self.high.is_empty() {
                self.high = vec![0; self.low.len()];
            }
            self.high[rank] = (turns >> 8) as u8;
        }
    }

    /// The turns of a state; 0 for no way.
    #[inline]
    pub(super) fn get(&self, rank: usize) -> u16 {
        u16::from(self.low[rank]) | self.high.get(rank).map_or(0, |high| u16::from(*high) << 8)
    }

    /// The turns of a state, 0 for no way; `None` if the state can't occur.
    #[inline]
    pub(super) fn look_up(&self, point: Point, vector: Vector) -> Option<u16> {
        let id = self.id(point.x.into(), point.y.into());
        if id == NONE || i32::from(vector.x).abs() > R::REACH {
            return None;
        }
        let (page, row) = self.row(id, vector.y.into())?;
        let occurs = self.pages[page].states[row] & R::only(vector.x.into()) != R::EMPTY;
        occurs.then(|| self.get(self.rank_of(page, row, vector.x.into())))
    }

    /// Calls `visit` for every state with its turns.
    pub(super) fn for_each(&self, mut visit: impl FnMut(Point, Vector, u16)) {
        for (id, &point) in self.points.iter().enumerate() {
            for y in -self.reach..=self.reach {
                let Some((page, row)) = self.row(id as u32, y) else { continue };
                let mut rest = self.pages[page].states[row];
                while rest != R::EMPTY {
                    let x = rest.first();
                    rest = rest.without_first();
                    visit(point, Vector::new(x as i16, y as i16), self.get(self.rank_of(page, row, x)));
                }
            }
        }
    }

    /// The number of states without a way.
    pub(super) fn unsolved(&self) -> usize {
        let low_zero =
            |rank: &usize| self.low[*rank] == 0 && self.high.get(*rank).is_none_or(|high| *high == 0);
        (0..self.low.len()).filter(low_zero).count()
    }

    /// The memory in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.ids.capacity() * 4
            + self.points.capacity() * size_of::<Point>()
            + self.index.capacity() * 4
            + self.pages.capacity() * size_of::<Page<R>>()
            + self.ranks.capacity() * size_of::<PageRanks>()
            + self.low.capacity()
            + self.high.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_bounded_by_the_paper() {
        for (length, speed) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (100, 13), (400, 27), (2000, 62)] {
            assert_eq!(greatest_speed(length), speed, "{length}");
        }
        // What decides which kind of row is used.
        assert_eq!((greatest_speed(496), greatest_speed(497)), (30, 31));
        assert_eq!(<u64 as Row>::REACH, 30);
        assert!(greatest_speed(crate::track::GREATEST_SIDE) <= <u128 as Row>::REACH);
    }

    #[test]
    fn numbers_beyond_a_byte_are_kept() {
        let mut store = Store::<u64>::new(3, 3, vec![Point::new(1, 1), Point::new(1, 2)]);
        store.index[0] = 0;
        store.pages.push(Page { states: [u64::only(0), u64::only(1) | u64::only(-1), 0, 0], ..Page::EMPTY });
        assert_eq!(store.rank(), 3);
        store.set(0, 255);
        assert!(store.high.is_empty());
        store.set(1, 256);
        store.set(2, 65535);
        assert_eq!([0, 1, 2].map(|rank| store.get(rank)), [255, 256, 65535]);
        assert_eq!(store.look_up(Point::new(1, 1), Vector::new(1, 0)), Some(65535));
        assert_eq!(store.look_up(Point::new(1, 1), Vector::new(0, 0)), None);
        assert_eq!(store.look_up(Point::new(1, 1), Vector::new(0, 9)), None);
        assert_eq!(store.look_up(Point::new(9, 1), Vector::new(0, 0)), None);
        assert_eq!(store.unsolved(), 0);
    }
}
