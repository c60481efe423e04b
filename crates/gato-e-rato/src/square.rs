//! The 32 dark squares of the board, sets of them, and which squares touch.
//!
//! A square has a number from 0 to 31: line by line from the bottom, and in each line from left to right.
//! So a step forward always leads to a greater number, and the order of the numbers is the order of the
//! notation.

use std::fmt;

/// A dark square. `Display` writes its line and its column: `84`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The number of dark squares.
    pub const COUNT: usize = 32;

    /// The square on a line and a column, both from 1 to 8; `None` off the board and on a light square.
    pub const fn new(line: u8, column: u8) -> Option<Square> {
        let on_board = line >= 1 && line <= 8 && column >= 1 && column <= 8;
        if on_board && (line + column).is_multiple_of(2) {
            Some(Square((line - 1) * 4 + (column - 1) / 2))
        } else {
            None
        }
    }

    /// The square with this number.
    ///
    /// # Panics
    /// If there is no such square.
    #[inline]
    pub const fn from_index(index: usize) -> Square {
        assert!(index < Square::COUNT);
        Square(index as u8)
    }

    /// Every square, in the order of the numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The number of the square, from 0 to 31.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The line, from 1 at the bottom to 8 at the top.
    #[inline]
    pub const fn line(self) -> u8 {
        self.0 / 4 + 1
    }

    /// The column, from 1 on the left to 8 on the right.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % 4 * 2 + 1 + self.0 / 4 % 2
    }

    /// The squares one step diagonally forward: where a cat may go.
    #[inline]
    pub const fn forward(self) -> SquareSet {
        FORWARD[self.index()]
    }

    /// The squares one step diagonally in any direction: where the mouse may go.
    #[inline]
    pub const fn around(self) -> SquareSet {
        AROUND[self.index()]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.line(), self.column())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A set of dark squares, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u32);

impl SquareSet {
    /// The set without any square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// Line 1, where the mouse wins.
    pub const LINE_1: SquareSet = SquareSet(0xf);

    /// The bits of the set; bit `n` is the square with the number `n`.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with one more square.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// The set with one square less.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    /// The squares of this set that are not in the other one.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// The squares of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether there is no square in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets have a square in common.
    #[inline]
    pub const fn meets(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| Square(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            next
        })
    }

    /// Every square that touches one of the set.
    #[must_use]
    pub fn neighbours(self) -> SquareSet {
        self.iter().fold(SquareSet::EMPTY, |set, square| set.or(square.around()))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

static FORWARD: [SquareSet; Square::COUNT] = steps(false);
static AROUND: [SquareSet; Square::COUNT] = steps(true);

/// For every square the squares one step forward and, if `backward`, also those one step back.
const fn steps(backward: bool) -> [SquareSet; Square::COUNT] {
    let mut table = [SquareSet::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (line, column) = (Square(index as u8).line(), Square(index as u8).column());
        let lines = [line + 1, if backward { line - 1 } else { line + 1 }];
        let columns = [column + 1, column - 1];
        let mut way = 0;
        while way < 4 {
            if let Some(target) = Square::new(lines[way / 2], columns[way % 2]) {
                table[index] = table[index].with(target);
            }
            way += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(line: u8, column: u8) -> Square {
        Square::new(line, column).expect("a dark square")
    }

    #[test]
    fn numbers_run_through_the_dark_squares_in_order() {
        let mut expected = Vec::new();
        for line in 1..=8 {
            for column in 1..=8 {
                match Square::new(line, column) {
                    Some(square) => {
                        assert_eq!((square.line(), square.column()), (line, column));
                        expected.push(square);
                    }
                    None => assert_eq!((line + column) % 2, 1, "only light squares have no number"),
                }
            }
        }
        assert_eq!(expected, Square::all().collect::<Vec<_>>());
        for (line, column) in [(0, 2), (9, 1), (1, 9), (2, 0), (255, 255)] {
            assert_eq!(Square::new(line, column), None);
        }
    }

    #[test]
    fn squares_touch_diagonally() {
        for from in Square::all() {
            for to in Square::all() {
                let up = i16::from(to.line()) - i16::from(from.line());
                let aside = (i16::from(to.column()) - i16::from(from.column())).abs();
                assert_eq!(from.around().contains(to), up.abs() == 1 && aside == 1, "{from} {to}");
                assert_eq!(from.forward().contains(to), up == 1 && aside == 1, "{from} {to}");
            }
        }
        assert_eq!(square(8, 4).around().iter().collect::<Vec<_>>(), [square(7, 3), square(7, 5)]);
    }

    #[test]
    fn sets_hold_squares() {
        let set: SquareSet = [square(8, 4), square(1, 1)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().collect::<Vec<_>>(), [square(1, 1), square(8, 4)]);
        assert_eq!(set.without(square(8, 4)), SquareSet::EMPTY.with(square(1, 1)));
        assert!(set.meets(SquareSet::LINE_1) && !set.minus(SquareSet::LINE_1).meets(SquareSet::LINE_1));
        assert_eq!(set.neighbours(), square(2, 2).into_set().or(square(8, 4).around()));
    }

    impl Square {
        fn into_set(self) -> SquareSet {
            SquareSet::EMPTY.with(self)
        }
    }
}
