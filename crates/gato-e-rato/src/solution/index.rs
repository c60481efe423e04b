//! The numbering of the placements of the cats.
//!
//! Four squares out of 32 are numbered by the combinatorial number system (Knuth, "The Art of Computer
//! Programming", volume 4A, 7.2.1.3): the number of `a < b < c < d` is C(a,1) + C(b,2) + C(c,3) + C(d,4).
//! The numbers run without a gap from 0 to 35959, in the order of the sets' bits; so a placement gets a
//! greater number whenever a cat goes forward.

use crate::{Square, SquareSet};

/// The number of placements of the cats: C(32,4).
pub const PLACEMENTS: usize = 35_960;

/// `CHOOSE[k - 1][n]` is the number of ways to choose `k` out of `n`.
static CHOOSE: [[u16; Square::COUNT]; 4] = choose();

const fn choose() -> [[u16; Square::COUNT]; 4] {
    let mut table = [[0; Square::COUNT]; 4];
    let mut n = 0;
    while n < Square::COUNT {
        table[0][n] = n as u16;
        let mut k = 1;
        while k < 4 && n > 0 {
            // Pascal's rule: with or without the last of the n.
            table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

/// The number of a placement, below [`PLACEMENTS`]. Only the first four squares of the set count.
#[inline]
pub(super) fn rank(cats: SquareSet) -> usize {
    cats.iter().zip(&CHOOSE).map(|(cat, ways)| usize::from(ways[cat.index()])).sum()
}

/// Every placement in ascending order of its number.
pub(super) fn placements() -> impl DoubleEndedIterator<Item = SquareSet> {
    let below = |limit: usize| (0..limit).map(Square::from_index);
    below(Square::COUNT).flat_map(move |d| {
        below(d.index()).flat_map(move |c| {
            below(c.index()).flat_map(move |b| {
                below(b.index()).map(move |a| SquareSet::EMPTY.with(a).with(b).with(c).with(d))
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_run_without_a_gap() {
        let mut count = 0;
        let mut last = 0;
        for (number, cats) in placements().enumerate() {
            assert_eq!(cats.len(), 4);
            assert_eq!(rank(cats), number);
            assert!(cats.bits() > last, "in the order of the bits");
            last = cats.bits();
            count += 1;
        }
        assert_eq!(count, PLACEMENTS);
        assert!(placements().rev().eq(placements().collect::<Vec<_>>().into_iter().rev()));
    }

    #[test]
    fn a_step_forward_gets_a_greater_number() {
        for cats in placements() {
            for cat in cats.iter() {
                for to in cat.forward().minus(cats).iter() {
                    assert!(rank(cats.without(cat).with(to)) > rank(cats));
                }
            }
        }
    }
}
