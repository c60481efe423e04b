//! The transposition table: what is known about positions, shared by all threads.
//!
//! A bucket holds two slots, one that prefers depth and one that takes everything. A slot is two words, read
//! and written as relaxed atomics:
//!
//! | word  | bits   | what                                                                    |
//! | ----- | ------ | ----------------------------------------------------------------------- |
//! | check | 0..64  | the key, xor the data word                                              |
//! | data  | 0..24  | value (signed): what is still to come, for the side to move             |
//! |       | 24..34 | depth in plies                                                          |
//! |       | 34..36 | bound at that depth: bit 0 lower, bit 1 upper, both exact; never 0      |
//! |       | 36..38 | the same two bits: which of these bounds is proven                      |
//! |       | 38..44 | age: the search that wrote it                                           |
//! |       | 44..60 | hash of the best move                                                   |
//!
//! If two threads write one slot at the same time, the words don't fit each other and the slot reads as
//! empty (Hyatt and Mann, "A Lockless Transposition-Table Implementation for Parallel Search", 2002). The
//! best move is a hash that is looked up among the candidates of the position, so a move from here can not be
//! illegal, whatever collides.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::Value;

/// The bit of a lower bound.
pub(crate) const LOWER: u8 = 1;
/// The bit of an upper bound.
pub(crate) const UPPER: u8 = 2;
/// Both bounds.
pub(crate) const EXACT: u8 = LOWER | UPPER;

const DEPTH_MAX: u32 = (1 << 10) - 1;
const AGE_MASK: u8 = (1 << 6) - 1;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// What is still to come for the side to move; wins and losses are counted from this position.
    pub(crate) value: Value,
    /// The depth in plies that was searched.
    pub(crate) depth: u32,
    /// Which bound the value is at that depth.
    pub(crate) bound: u8,
    /// Which bound the value is at any depth.
    pub(crate) proven: u8,
    /// The hash of the best move.
    pub(crate) best: u16,
}

impl Entry {
    fn pack(self, age: u8) -> u64 {
        debug_assert!(self.bound & EXACT != 0 && self.value.abs() < 1 << 23);
        u64::from(self.value as u32 & 0xff_ffff)
            | u64::from(self.depth.min(DEPTH_MAX)) << 24
            | u64::from(self.bound) << 34
            | u64::from(self.proven) << 36
            | u64::from(age) << 38
            | u64::from(self.best) << 44
    }

    fn unpack(data: u64) -> Entry {
        Entry {
            value: ((data as u32) << 8) as i32 >> 8,
            depth: depth_of(data),
            bound: (data >> 34) as u8 & EXACT,
            proven: (data >> 36) as u8 & EXACT,
            best: (data >> 44) as u16,
        }
    }
}

#[inline]
fn depth_of(data: u64) -> u32 {
    (data >> 24) as u32 & DEPTH_MAX
}

#[inline]
fn age_of(data: u64) -> u8 {
    (data >> 38) as u8 & AGE_MASK
}

/// A slot as a slice of its two words.
#[derive(Clone, Copy)]
struct Slot<'a> {
    check: &'a AtomicU64,
    data: &'a AtomicU64,
}

impl Slot<'_> {
    #[inline]
    fn read(self) -> (u64, u64) {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data, data)
    }

    #[inline]
    fn write(self, key: u64, data: u64) {
        self.check.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

/// A bucket: the check and the data of the slot that prefers depth, the same of the one that takes everything.
type Bucket = [AtomicU64; 4];

const _: () = assert!(size_of::<Bucket>() == 32, "two buckets fill a cache line");

/// The two slots of a bucket, the deep one first.
#[inline]
fn slots([deep_check, deep_data, recent_check, recent_data]: &Bucket) -> [Slot<'_>; 2] {
    [Slot { check: deep_check, data: deep_data }, Slot { check: recent_check, data: recent_data }]
}

/// The table. Keys have to be spread over all bits.
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    age: u8,
    /// Whether entries may rest on moves that were searched less deeply than the entry says.
    reduced: AtomicBool,
}

impl Table {
    /// How many buckets fit into this many MiB.
    pub(crate) fn buckets_in(mib: usize) -> usize {
        (mib.saturating_mul(1 << 20) / size_of::<Bucket>()).max(1)
    }

    /// An empty table of this many buckets, or of as many as the system has memory for: half of them, and so on.
    pub(crate) fn new(buckets: usize) -> Table {
        // The system hands out zeros when they are first looked at; to write them here would cost a tenth of a
        // second for 128 MiB, before the first move.
        let most = buckets.max(1);
        let mut counts = std::iter::successors(Some(most), |count| (*count > 1).then_some(count / 2));
        let buckets = counts.find_map(|count| bytemuck::try_zeroed_slice_box(count).ok());
        Table {
            buckets: buckets.unwrap_or_else(|| bytemuck::zeroed_slice_box(1)),
            age: 0,
            reduced: AtomicBool::new(false),
        }
    }

    /// Forgets everything and keeps the memory: to ask the system for it anew costs more than to clear it.
    pub(crate) fn clear(&mut self) {
        self.buckets.iter_mut().flatten().for_each(|word| *word.get_mut() = 0);
        self.age = 0;
        *self.reduced.get_mut() = false;
    }

    /// Begins a new search: what is older gives way, but still answers.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) & AGE_MASK;
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize]
    }

    /// What is known about a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.bucket(key);
        for slot in slots(bucket) {
            let (found, data) = slot.read();
            if found == key && data != 0 {
                return Some(Entry::unpack(data));
            }
        }
        None
    }

    /// Remembers what is known about a position.
    #[inline]
    pub(crate) fn put(&self, key: u64, entry: Entry) {
        let [deep_slot, recent_slot] = slots(self.bucket(key));
        let data = entry.pack(self.age);
        let (deep_key, deep) = deep_slot.read();
        if deep == 0 || deep_key == key {
            deep_slot.write(key, data);
        } else if age_of(deep) != self.age || entry.depth >= depth_of(deep) {
            // What was deep here moves over to the slot that takes everything.
            recent_slot.write(deep_key, deep);
            deep_slot.write(key, data);
        } else {
            recent_slot.write(key, data);
        }
    }

    /// Takes note that moves are reduced.
    pub(crate) fn note_reduction(&self) {
        self.reduced.store(true, Ordering::Relaxed);
    }

    /// Whether moves were reduced since the table was made.
    pub(crate) fn has_reductions(&self) -> bool {
        self.reduced.load(Ordering::Relaxed)
    }

    /// How many slots are in use, in thousandths, from a sample: keys are spread evenly, so the
    /// first buckets are as good as any.
    pub(crate) fn permille(&self) -> u32 {
        let (mut used, mut seen) = (0, 0);
        for bucket in self.buckets.iter().take(500) {
            for slot in slots(bucket) {
                seen += 1;
                used += u32::from(slot.data.load(Ordering::Relaxed) != 0);
            }
        }
        used * 1000 / seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: Value, depth: u32) -> Entry {
        Entry { value, depth, bound: LOWER, proven: 0, best: 0xbeef }
    }

    #[test]
    fn what_goes_in_comes_out() {
        let mut table = Table::new(4);
        for (value, depth, bound, proven) in [
            (-1_999_999, 0, LOWER, 0),
            (1_999_999, DEPTH_MAX, UPPER, UPPER),
            (-1, 7, EXACT, EXACT),
            (0, 1, UPPER, 0),
        ] {
            let entry = Entry { value, depth, bound, proven, best: 0xffff };
            table.put(value as u64, entry);
            assert_eq!(table.get(value as u64), Some(entry));
            table.grow_older();
        }
    }

    #[test]
    fn an_empty_table_knows_nothing_even_of_key_zero() {
        assert_eq!(Table::new(1).get(0), None);
    }

    #[test]
    fn the_deep_slot_keeps_depth_and_the_other_takes_everything() {
        let mut table = Table::new(1);
        table.put(1, entry(10, 9));
        table.put(2, entry(20, 3));
        table.put(3, entry(30, 2));
        assert_eq!(
            (table.get(1), table.get(2), table.get(3)),
            (Some(entry(10, 9)), None, Some(entry(30, 2)))
        );
        // A deeper one pushes the deep one over to the other slot.
        table.put(4, entry(40, 9));
        assert_eq!(
            (table.get(1), table.get(3), table.get(4)),
            (Some(entry(10, 9)), None, Some(entry(40, 9)))
        );
        // In the next search depth from before is no privilege.
        table.grow_older();
        table.put(5, entry(50, 1));
        assert_eq!((table.get(4), table.get(5)), (Some(entry(40, 9)), Some(entry(50, 1))));
    }

    /// The memory of this process that is in use, in MiB.
    #[cfg(target_os = "linux")]
    fn resident() -> usize {
        let pages = std::fs::read_to_string("/proc/self/statm").expect("a number of pages");
        pages.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).expect("a number") / 256
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_large_table_is_ready_at_once_and_takes_its_memory_as_it_fills() {
        let before = resident();
        let table = Table::new(Table::buckets_in(1024));
        assert!(resident() < before + 256, "{before} MiB before, {} MiB now", resident());
        table.put(7, entry(1, 1));
        assert_eq!(table.get(7), Some(entry(1, 1)));
    }

    #[test]
    fn a_torn_slot_reads_as_empty() {
        let table = Table::new(1);
        table.put(7, entry(1, 1));
        slots(&table.buckets[0])[0].data.store(entry(2, 1).pack(0), Ordering::Relaxed);
        assert_eq!(table.get(7), None);
    }

    #[test]
    fn the_fill_is_told_in_thousandths() {
        let table = Table::new(2);
        assert_eq!(table.permille(), 0);
        table.put(1, entry(1, 1));
        assert_eq!(table.permille(), 250);
    }
}
