//! A row of the table: a set of vectors with the same `y`, one bit for each `x`.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// A machine word that holds one row. Bit `x + CENTRE` stands for the vector with this `x`.
pub(super) trait Row:
    Copy
    + Eq
    + Default
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + Send
    + Sync
    + 'static
{
    /// The bit of `x` = 0.
    const CENTRE: i32;
    /// The greatest absolute `x` of a state; moves go one further, and shifting loses no bit.
    const REACH: i32 = Self::CENTRE - 2;
    /// No vector at all.
    const EMPTY: Self;

    /// The set of one vector. `x` is at most one beyond [`Row::REACH`].
    fn only(x: i32) -> Self;
    /// The number of vectors.
    fn count(self) -> u32;
    /// The `x` of the first vector; the set is not empty.
    fn first(self) -> i32;
    /// The set without its first vector; the set is not empty.
    fn without_first(self) -> Self;

    /// The vectors and their neighbours to the left and to the right.
    #[inline]
    fn widened(self) -> Self {
        self | (self << 1) | (self >> 1)
    }

    /// The vectors whose `x` is below this one.
    fn below(self, x: i32) -> Self;
}

macro_rules! row {
    ($word:ty) => {
        impl Row for $word {
            const CENTRE: i32 = <$word>::BITS as i32 / 2;
            const EMPTY: $word = 0;

            #[inline]
            fn only(x: i32) -> $word {
                1 << (x + Self::CENTRE)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> i32 {
                self.trailing_zeros() as i32 - Self::CENTRE
            }

            #[inline]
            fn without_first(self) -> $word {
                self & (self - 1)
            }

            #[inline]
            fn below(self, x: i32) -> $word {
                self & (Self::only(x) - 1)
            }
        }
    };
}

row!(u64);
row!(u128);

#[cfg(test)]
mod tests {
    use super::*;

    fn check<R: Row>() {
        let set = R::only(-R::REACH) | R::only(0) | R::only(R::REACH);
        assert_eq!((set.count(), set.first()), (3, -R::REACH));
        assert_eq!(set.without_first().first(), 0);
        assert_eq!((set.below(0).count(), set.below(-R::REACH).count()), (1, 0));
        assert_eq!(set.widened().count(), 9);
        assert!(set.widened() & R::only(R::REACH + 1) != R::EMPTY);
        assert!(set.widened() & R::only(-R::REACH - 1) != R::EMPTY);
    }

    #[test]
    fn rows_of_both_widths_hold_their_vectors() {
        check::<u64>();
        check::<u128>();
    }
}
