//! The exact value once only independent chains and loops are left.
//!
//! Then every open box has two or three drawn sides, and no line is safe. Who must open a part hands it over;
//! who takes it may hand the last 2 boxes of a chain (4 of a loop) back and thereby make the other one open
//! the next part. Source: Buzzard and Ciere, "Playing simple loony dots and boxes endgames optimally", 2014;
//! the recursion here is theirs, extended by chains of 1 and 2 boxes.

use arrayvec::ArrayVec;

use crate::Timbiriche;
use crate::chains::{Part, Parts};
use crate::notation::MAX_BOXES;

/// Whether only independent chains and loops, and what is offered already, are left: whether
/// [`value`] is exact.
#[inline]
pub fn is_simple(game: &Timbiriche) -> bool {
    game.boxes_with_sides(0) + game.boxes_with_sides(1) == 0
}

/// The boxes that the seat to move will still win beyond the other one, with best play by both, if the
/// position is [simple](is_simple). Otherwise an estimate that takes every chain as independent.
pub fn value(parts: &Parts) -> i32 {
    let rest = -to_the_other(&parts.closed);
    let offered: i32 = parts.offers.iter().map(|offer| i32::from(offer.length)).sum();
    let mut best = offered + rest;
    for offer in parts.offers.iter().filter(|offer| offer.can_double_deal()) {
        best = best.max(offered - 2 * i32::from(offer.handed_back()) - rest);
    }
    best
}

/// What the seat that does **not** have to open the first of these parts wins beyond the other one.
pub fn to_the_other(parts: &[Part]) -> i32 {
    let mut short = ArrayVec::<u8, MAX_BOXES>::new();
    let mut chains = ArrayVec::<u8, MAX_BOXES>::new();
    let mut loops = ArrayVec::<u8, MAX_BOXES>::new();
    for part in parts {
        match part {
            Part { is_loop: true, length, .. } => loops.push(*length),
            part if part.is_long() => chains.push(part.length),
            part => short.push(part.length),
        }
    }
    lengths_to_the_other(&mut short, &mut chains, &mut loops)
}

/// As [`to_the_other`], from the lengths of the chains of 1 and 2 boxes, the long chains and the loops. Sorts
/// them.
pub fn lengths_to_the_other(short: &mut [u8], chains: &mut [u8], loops: &mut [u8]) -> i32 {
    // Short chains leave no choice to who takes them, and are opened first, the shortest at the head.
    short.sort_unstable();
    let mut value = controlled(chains, loops);
    for length in short.iter().rev() {
        value = i32::from(*length) - value;
    }
    value
}

/// The value of long chains and loops for the seat that does not have to open.
///
/// Of the long chains only the shortest, and of the loops only the shortest has to be considered for opening.
/// Opening a chain of n gives `n - 2 + |v - 2|` (take all and open the rest, worth v, or keep control at
/// the price of 4), opening a loop `n - 4 + |v - 4|`.
fn controlled(chains: &mut [u8], loops: &mut [u8]) -> i32 {
    chains.sort_unstable_by(|a, b| b.cmp(a));
    loops.sort_unstable_by(|a, b| b.cmp(a));
    // values[l]: with the longest l loops, and as many of the longest chains as were added so far.
    let mut values = [0_i32; MAX_BOXES / 4 + 1];
    for (count, length) in loops.iter().enumerate() {
        values[count + 1] = after_loop(*length, values[count]);
    }
    for length in chains.iter() {
        values[0] = after_chain(*length, values[0]);
        for (count, loop_length) in loops.iter().enumerate() {
            values[count + 1] =
                after_chain(*length, values[count + 1]).min(after_loop(*loop_length, values[count]));
        }
    }
    values[loops.len()]
}

#[inline]
fn after_chain(length: u8, rest: i32) -> i32 {
    i32::from(length) - 2 + (rest - 2).abs()
}

#[inline]
fn after_loop(length: u8, rest: i32) -> i32 {
    i32::from(length) - 4 + (rest - 4).abs()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The lengths of the short chains, the long chains and the loops.
    type Lengths = [Vec<u8>; 3];

    /// The same value by trying every part as the next one to be opened.
    fn plain(lengths: &Lengths, known: &mut HashMap<Lengths, i32>) -> i32 {
        if let Some(value) = known.get(lengths) {
            return *value;
        }
        let mut best = None;
        for kind in 0..3 {
            for index in 0..lengths[kind].len() {
                let mut rest = lengths.clone();
                let length = i32::from(rest[kind].remove(index));
                let rest = plain(&rest, known);
                let value = match kind {
                    0 => length - rest,
                    1 => (length - rest).max(length - 4 + rest),
                    _ => (length - rest).max(length - 8 + rest),
                };
                best = Some(best.map_or(value, |best: i32| best.min(value)));
            }
        }
        let value = best.unwrap_or(0);
        known.insert(lengths.clone(), value);
        value
    }

    fn fast([short, chains, loops]: &Lengths) -> i32 {
        lengths_to_the_other(&mut short.clone(), &mut chains.clone(), &mut loops.clone())
    }

    #[test]
    fn worked_examples() {
        // Chains, loops, and the value for the seat that does not have to open, by hand.
        for (chains, loops, value) in [
            (vec![], vec![], 0),
            (vec![3], vec![], 3),
            (vec![3, 3], vec![], 2),
            (vec![3, 3, 3], vec![], 1),
            (vec![5, 4], vec![], 5),
            (vec![], vec![4], 4),
            (vec![], vec![4, 4], 0),
            (vec![3], vec![4], 1),
            (vec![4], vec![4], 0),
            (vec![4, 5], vec![6], 3),
        ] {
            assert_eq!(fast(&[vec![], chains.clone(), loops.clone()]), value, "{chains:?} {loops:?}");
        }
    }

    #[test]
    fn the_order_of_opening_is_best() {
        let mut known = HashMap::new();
        let some = |choices: &[u8], most: usize| {
            let mut sets: Vec<Vec<u8>> = vec![vec![]];
            for _ in 0..most {
                for set in sets.clone() {
                    for length in
                        choices.iter().filter(|length| set.last().is_none_or(|last| last <= *length))
                    {
                        let mut larger = set.clone();
                        larger.push(*length);
                        sets.push(larger);
                    }
                }
                sets.sort();
                sets.dedup();
            }
            sets
        };
        let mut count = 0;
        for short in some(&[1, 2], 4) {
            for chains in some(&[3, 4, 5, 7], 4) {
                for loops in some(&[4, 6, 8], 3) {
                    let lengths = [short.clone(), chains.clone(), loops.clone()];
                    assert_eq!(fast(&lengths), plain(&lengths, &mut known), "{lengths:?}");
                    count += 1;
                }
            }
        }
        assert_eq!(count, 15 * 70 * 20);
    }
}
