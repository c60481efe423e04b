//! The table of solved positions, shared by all threads without locks.
//!
//! An entry is two 64-bit words and holds the **whole** key, so that two positions are never mistaken for
//! each other:
//!
//! | word | bits | content |
//! | --- | --- | --- |
//! | 0 | 0..64 | first key word, exclusive-or a scrambled word 1 |
//! | 1 | 0..5 | lower bound: half of (bound + boxes) |
//! | 1 | 5..10 | upper bound, alike |
//! | 1 | 10..14 | effort: bits of the number of nodes below, at least 1 (so word 1 of an entry is never 0) |
//! | 1 | 14..64 | second key word |
//!
//! There is no best move in it: measured, it did not order the moves better than the statistics of moves do.
//!
//! Both words are read and written as relaxed atomics. If two threads write one entry at the same time, its
//! words don't fit together any more; the scrambled word shows that, and the entry is taken as missing.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use prefetch_index::prefetch_index;

/// The number of bits in the second word of a key.
pub(crate) const SECOND_KEY_BITS: u32 = 50;

const DATA_BITS: u32 = 64 - SECOND_KEY_BITS;
const SLOTS: usize = 4;

/// The fewest buckets: 64 KiB.
const LEAST_BUCKETS: usize = 1 << 10;

/// The whole description of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    /// All bits may be used.
    pub(crate) first: u64,
    /// Only [`SECOND_KEY_BITS`] bits may be used.
    pub(crate) second: u64,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// The value is at least this.
    pub(crate) lower: i32,
    /// The value is at most this.
    pub(crate) upper: i32,
}

/// Words of a bucket.
const WORDS: usize = 2 * SLOTS;

const _: () = assert!(WORDS * size_of::<u64>() == 64);

/// The table; a power of two of buckets with four entries each, every bucket one cache line. It uses no more of
/// them than the questions asked are likely to need, since memory that is near is faster.
#[derive(Debug)]
pub(crate) struct Table {
    words: Vec<AtomicU64>,
    /// Where the first bucket begins, so that none lies across two cache lines.
    first: usize,
    /// The logarithm of the number of buckets.
    most: u32,
    /// The logarithm of the number of buckets in use.
    used: AtomicU32,
}

#[inline]
fn scramble(word: u64) -> u64 {
    let mixed = (word ^ (word >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 32)
}

impl Key {
    /// Stands for the key of a position that has not been read; no position has it.
    pub(crate) const UNREAD: Key = Key { first: 0, second: 0 };
    /// Stands for the key of a position that needs none; no other position has it.
    pub(crate) const SETTLED: Key = Key { first: 0, second: 1 };

    /// A hash of the key; the upper bits are the best ones.
    #[inline]
    pub(crate) fn hash(self) -> u64 {
        let mixed =
            (self.first ^ (self.first >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93) ^ scramble(self.second);
        let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0x9fb2_1c65_1e98_df25);
        mixed ^ (mixed >> 28)
    }
}

impl Table {
    /// A table of at most `mebibytes`, at least 64 KiB; a smaller one if the system does not give as much.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let wanted =
            (mebibytes.saturating_mul(1 << 20) / size_of::<[u64; WORDS]>()).max(LEAST_BUCKETS).ilog2();
        // Zeroed by the system, page by page, as they are used.
        let least = LEAST_BUCKETS.ilog2();
        let given = (least..=wanted)
            .rev()
            .find_map(|most| Some((most, bytemuck::try_zeroed_vec(WORDS * ((1 << most) + 1)).ok()?)));
        // As any allocation: without 64 KiB nothing goes on.
        let (most, words): (u32, Vec<AtomicU64>) =
            given.unwrap_or_else(|| (least, bytemuck::zeroed_vec(WORDS * (LEAST_BUCKETS + 1))));
        let first = words.as_ptr().align_offset(64).min(WORDS);
        Table { words, first, most, used: AtomicU32::new(LEAST_BUCKETS.ilog2()) }
    }

    /// Makes ready for so many questions about positions with at most so many undrawn lines.
    pub(crate) fn prepare(&self, lines: u32, questions: usize) {
        // Measured: 24 lines fill 2^12 buckets, 31 lines 2^16; beyond that random positions take up to ten times as
        // many as usual. What earlier questions left stays, so a table that is a quarter full grows as well.
        let one = (lines.div_ceil(2) + 2).max(lines.saturating_sub(14));
        let all = one + questions.max(1).ilog2();
        let used = self.used.load(Ordering::Relaxed);
        let more = if self.fill_per_mille() > 250 { used + 2 } else { used };
        self.grow(all.max(more).min(self.most));
    }

    /// Uses so many buckets, in logarithms, from now on; what is known moves to its new place. Not while threads
    /// search: they would miss what is under way, though never find anything wrong.
    fn grow(&self, used: u32) {
        let before = self.used.load(Ordering::Relaxed);
        if used <= before {
            return;
        }
        let shift = u64::BITS - before;
        self.used.store(used, Ordering::Relaxed);
        // A bucket's entries go to buckets with greater numbers, which have been emptied already, or stay in the
        // first; there each bucket gets entries of one old bucket only, so that they fit.
        for number in (0..1u64 << before).rev() {
            let old = self.first + WORDS * number as usize;
            let words: [u64; WORDS] =
                std::array::from_fn(|at| self.words[old + at].swap(0, Ordering::Relaxed));
            for entry in words.chunks_exact(2).filter(|entry| entry[1] != 0) {
                let key = Key { first: entry[0] ^ scramble(entry[1]), second: entry[1] >> DATA_BITS };
                let hash = key.hash();
                if hash >> shift != number {
                    // Torn by two writers.
                    continue;
                }
                let bucket = self.bucket(hash);
                if let Some(free) = (0..SLOTS).find(|slot| bucket[2 * slot + 1].load(Ordering::Relaxed) == 0)
                {
                    bucket[2 * free + 1].store(entry[1], Ordering::Relaxed);
                    bucket[2 * free].store(entry[0], Ordering::Relaxed);
                }
            }
        }
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[AtomicU64; WORDS] {
        // `used` is at most `most`, and there is room for that many buckets behind `first`.
        match self.words[self.place(hash)..].first_chunk() {
            Some(bucket) => bucket,
            None => unreachable!("every bucket lies in the table"),
        }
    }

    /// Begins to fetch the bucket of a key that will be asked for soon.
    #[inline]
    pub(crate) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.words, self.place(hash));
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        self.first + WORDS * (hash >> (u64::BITS - self.used.load(Ordering::Relaxed))) as usize
    }

    /// What is known of the position, whose open boxes number `boxes`.
    #[inline]
    pub(crate) fn probe(&self, key: Key, hash: u64, boxes: i32) -> Option<Bounds> {
        let bucket = self.bucket(hash);
        for slot in 0..SLOTS {
            let second = bucket[2 * slot + 1].load(Ordering::Relaxed);
            if second >> DATA_BITS == key.second && second != 0 {
                let first = bucket[2 * slot].load(Ordering::Relaxed);
                if first ^ scramble(second) == key.first {
                    return Some(Bounds {
                        lower: 2 * (second & 31) as i32 - boxes,
                        upper: 2 * (second >> 5 & 31) as i32 - boxes,
                    });
                }
            }
        }
        None
    }

    /// Keeps what was found out; `nodes` is what it cost.
    #[inline]
    pub(crate) fn store(&self, key: Key, hash: u64, boxes: i32, bounds: Bounds, nodes: u64) {
        let bucket = self.bucket(hash);
        let effort = u64::from(64 - nodes.leading_zeros()).clamp(1, 15);
        let (mut victim, mut least) = (0, u64::MAX);
        let (mut lower, mut upper) = (bounds.lower, bounds.upper);
        for slot in 0..SLOTS {
            let second = bucket[2 * slot + 1].load(Ordering::Relaxed);
            if second >> DATA_BITS == key.second && second != 0 {
                let first = bucket[2 * slot].load(Ordering::Relaxed);
                if first ^ scramble(second) == key.first {
                    // Bounds are truths: what another thread found out meanwhile still holds.
                    lower = lower.max(2 * (second & 31) as i32 - boxes);
                    upper = upper.min(2 * (second >> 5 & 31) as i32 - boxes);
                    victim = slot;
                    break;
                }
            }
            let age = if second == 0 { 0 } else { second >> 10 & 15 };
            if age < least {
                (victim, least) = (slot, age);
            }
        }
        let half = |bound: i32| ((bound + boxes) / 2) as u64 & 31;
        let data = half(lower) | half(upper) << 5 | effort << 10;
        let second = key.second << DATA_BITS | data;
        bucket[2 * victim + 1].store(second, Ordering::Relaxed);
        bucket[2 * victim].store(key.first ^ scramble(second), Ordering::Relaxed);
    }

    /// How many of a thousand entries are used, from a sample.
    pub(crate) fn fill_per_mille(&self) -> u32 {
        let buckets = 1u64 << self.used.load(Ordering::Relaxed);
        let (step, shift) = ((buckets / 1024).max(1), u64::BITS - buckets.ilog2());
        let (mut used, mut seen) = (0u32, 0u32);
        for number in (0..buckets).step_by(step as usize) {
            let bucket = self.bucket(number << shift);
            for slot in 0..SLOTS {
                seen += 1;
                used += u32::from(bucket[2 * slot + 1].load(Ordering::Relaxed) != 0);
            }
        }
        used * 1000 / seen
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        let end = self.first + WORDS * (1 << self.used.load(Ordering::Relaxed));
        for word in &self.words[..end] {
            word.store(0, Ordering::Relaxed);
        }
        self.used.store(LEAST_BUCKETS.ilog2(), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_grows_keeps_what_it_knew() {
        let table = Table::new(1);
        let key = |n: u64| Key { first: n.wrapping_mul(0x9e37_79b9_7f4a_7c15), second: n & 0xffff };
        let known = |n: u64| {
            let bounds = Bounds { lower: (n % 5) as i32 - 4, upper: 8 };
            Bounds { lower: bounds.lower & !1, ..bounds }
        };
        for n in 0..400 {
            table.store(key(n), key(n).hash(), 12, known(n), n);
        }
        let here = |n: &u64| table.probe(key(*n), key(*n).hash(), 12);
        assert!((0..400).all(|n| here(&n) == Some(known(n))));
        for used in [11, 13, 14] {
            table.grow(used);
            assert!((0..400).all(|n| here(&n) == Some(known(n))), "2^{used} buckets");
        }
        table.clear();
        assert!((0..400).all(|n| here(&n).is_none()));
    }

    #[test]
    fn a_table_is_smaller_if_there_is_not_as_much_memory() {
        // More than any address space has.
        let table = Table::new(1 << 40);
        table.store(Key { first: 1, second: 1 }, 1, 12, Bounds { lower: 0, upper: 2 }, 1);
        assert!(table.most >= LEAST_BUCKETS.ilog2() && table.most < 50);
    }

    #[test]
    fn a_table_grows_with_its_questions_up_to_its_size() {
        let table = Table::new(1);
        let used = || table.used.load(Ordering::Relaxed);
        table.prepare(12, 1);
        assert_eq!(used(), 10);
        for n in 0..2000u64 {
            let key = Key { first: n.wrapping_mul(0x9e37_79b9_7f4a_7c15), second: 1 };
            table.store(key, key.hash(), 12, Bounds { lower: 0, upper: 0 }, 1);
        }
        table.prepare(12, 1);
        assert_eq!(used(), 12);
        table.prepare(24, 64);
        assert_eq!(used(), 14, "one mebibyte");
    }
}
