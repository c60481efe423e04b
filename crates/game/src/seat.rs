//! Seats: who sits at the table, as a number.

use std::fmt;

/// A place at the table. Counted from 0 inside the program and written from 1 (`Display`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The largest number of seats that a game may have.
    pub const MAX: u8 = 6;
    /// The seat that usually begins.
    pub const FIRST: Seat = Seat(0);
    /// The seat after [`Seat::FIRST`].
    pub const SECOND: Seat = Seat(1);

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`Seat::MAX`].
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!(index < Seat::MAX);
        Seat(index)
    }

    /// The seat with this number, counted from 1 as people write it; `None` if there is no such seat in
    /// a game of `seats`.
    pub fn from_number(number: usize, seats: u8) -> Option<Seat> {
        (1..=usize::from(seats.min(Seat::MAX))).contains(&number).then(|| Seat(number as u8 - 1))
    }

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people see, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat around a table of `seats`.
    #[inline]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= seats { 0 } else { next })
    }

    /// Every seat of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats.min(Seat::MAX)).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without any seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_walked_around() {
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::FIRST.next(1), Seat::FIRST);
        assert_eq!(Seat::new(4).to_string(), "5");
    }

    #[test]
    fn numbers_are_checked_against_the_table() {
        assert_eq!(Seat::from_number(2, 2), Some(Seat::SECOND));
        assert_eq!(Seat::from_number(0, 2), None);
        assert_eq!(Seat::from_number(3, 2), None);
        assert_eq!(Seat::from_number(200, 255), None);
    }

    #[test]
    fn sets_keep_order() {
        let set: SeatSet = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        assert_eq!((set.len(), set.is_empty()), (2, false));
        assert!(!set.contains(Seat::FIRST));
    }
}
