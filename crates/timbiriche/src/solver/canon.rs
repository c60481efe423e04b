//! Exact keys of positions.
//!
//! Two kinds of key, told apart by their first bit:
//!
//! * the *graph key* writes down the whole strings-and-coins graph, joints in an order that does not depend on
//!   where they lie on the board. Different places, turns and shapes of the same graph share a key, and since
//!   the graph can be read back from the key, different graphs never do;
//! * the *board key* holds the undrawn lines themselves, for positions whose graph does not fit.
//!
//! Both hold the number of the collection of isolated chains and loops as well.
//!
//! The order of the joints comes from neighbourhood refinement, and what that leaves tied is settled by setting
//! one of the tied joints apart and refining again. Refinement alone must not be the key: it can't tell one
//! ring of eight from two rings of four. Here it only decides the *order*, and the edges are written out in that
//! order, so a poor order can cost a missed merge but never a false one.

use super::graph::{GROUND, Graph, MOST_JOINTS};
use super::multiset::Id;
use super::table::{Key, SECOND_KEY_BITS};

/// Bits of a key.
const KEY_BITS: u32 = 64 + SECOND_KEY_BITS;

/// More joints than this never fit, so their order is not worth finding.
pub(crate) const MOST_ORDERED: usize = 12;

/// How often a tie is settled before the order of reading decides.
const MOST_SPLITS: usize = 4;

/// Scratch space for one thread.
#[derive(Debug)]
pub(crate) struct Canon {
    id_bits: u32,
    colours: [u64; MOST_JOINTS],
    order: [u8; MOST_JOINTS],
    rank: [u8; MOST_JOINTS],
}

/// Writes bit fields one after the other.
struct Writer {
    bits: u128,
    used: u32,
}

impl Writer {
    #[inline]
    fn put(&mut self, value: u32, width: u32) {
        self.bits |= u128::from(value) << (self.used & 127);
        self.used += width;
    }

    fn key(&self) -> Key {
        Key { first: self.bits as u64, second: (self.bits >> 64) as u64 }
    }
}

#[inline]
fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 32)).wrapping_mul(0xe703_7ed1_a0b4_28db);
    word ^ (word >> 29)
}

#[inline]
fn length_colour(length: u8) -> u64 {
    (u64::from(length) + 1).wrapping_mul(0x8ebc_6af0_9c88_c6e3)
}

impl Canon {
    /// For positions whose collections are numbered below `collections`.
    pub(crate) fn new(collections: usize) -> Canon {
        Canon {
            id_bits: usize::BITS - collections.leading_zeros(),
            colours: [0; MOST_JOINTS],
            order: [0; MOST_JOINTS],
            rank: [0; MOST_JOINTS],
        }
    }

    /// The key of undrawn lines as they lie, packed into as few bits as the board has.
    pub(crate) fn board_key(&self, h: u64, v: u64, h_bits: u32, collection: Id) -> Key {
        let all =
            (u128::from(v) << h_bits | u128::from(h)) << (1 + self.id_bits) | u128::from(collection) << 1;
        Key { first: all as u64, second: (all >> 64) as u64 }
    }

    /// The key of a graph without isolated strands, or `None` if it takes too many bits.
    pub(crate) fn graph_key(&mut self, graph: &Graph, collection: Id) -> Option<Key> {
        let joints = graph.joints;
        if joints > MOST_ORDERED {
            return None;
        }
        self.find_order(graph);

        let mut out = Writer { bits: 1, used: 1 };
        out.put(u32::from(collection), self.id_bits);
        out.put(joints as u32, 4);
        for place in 0..joints {
            let joint = usize::from(self.order[place]);
            let degree = usize::from(graph.degree[joint]);
            out.put(degree as u32 & 1, 1);
            // The strands that go to the ground or onwards in the order, sorted; a hanging loop comes twice.
            let mut list = [(u32::MAX, 0u8); 4];
            let mut size = 0;
            for &number in &graph.at[joint][..degree] {
                let strand = &graph.strands[usize::from(number)];
                let other = if usize::from(strand.from) == joint { strand.to } else { strand.from };
                // Ground 0, itself 1, the next in the order 2, ...
                let target = if other == GROUND {
                    0
                } else {
                    let rank = usize::from(self.rank[usize::from(other)]);
                    if rank < place {
                        continue;
                    }
                    (rank - place + 1) as u32
                };
                let item = (target << 8 | u32::from(strand.length), number);
                let mut at = size;
                while at > 0 && list[at - 1].0 > item.0 {
                    list[at] = list[at - 1];
                    at -= 1;
                }
                list[at] = item;
                size += 1;
            }
            // The decoder knows how many are left: the degree less the strands that came from before.
            let width = u32::BITS - ((joints - place - 1) as u32).leading_zeros();
            let mut previous = u8::MAX;
            for &(item, number) in &list[..size] {
                if number == previous {
                    continue;
                }
                previous = number;
                let (target, length) = (item >> 8, item & 255);
                if target == 0 {
                    out.put(0, 1);
                } else {
                    out.put(1 | (target - 1) << 1, width + 1);
                }
                // Lengths in unary: no boxes "1", one box "01", two boxes "001".
                out.put(1 << length, length + 1);
                if out.used > KEY_BITS {
                    return None;
                }
            }
        }
        Some(out.key())
    }

    /// Orders the joints by what they and their neighbourhoods look like.
    fn find_order(&mut self, graph: &Graph) {
        let joints = graph.joints;
        for joint in 0..joints {
            let degree = usize::from(graph.degree[joint]);
            let mut colour = degree as u64;
            for &number in &graph.at[joint][..degree] {
                let strand = &graph.strands[usize::from(number)];
                if strand.to == GROUND {
                    colour = colour.wrapping_add(mix(length_colour(strand.length)));
                }
            }
            self.colours[joint] = mix(colour);
            self.order[joint] = joint as u8;
        }
        if joints > 1 {
            for _ in 0..(joints - 1).min(3) {
                self.refine(graph);
            }
            self.sort(joints);
            let mut splits = 0;
            let mut place = 1;
            while place < joints && splits < MOST_SPLITS {
                let (before, here) = (usize::from(self.order[place - 1]), usize::from(self.order[place]));
                if self.colours[before] != self.colours[here] {
                    place += 1;
                    continue;
                }
                // Tied: set one apart and let its neighbours notice.
                self.colours[before] = mix(self.colours[before] ^ 0x5851_f42d_4c95_7f2d);
                self.refine(graph);
                self.refine(graph);
                self.sort(joints);
                splits += 1;
                place = 1;
            }
        }
        for place in 0..joints {
            self.rank[usize::from(self.order[place])] = place as u8;
        }
    }

    fn refine(&mut self, graph: &Graph) {
        let mut next = [0u64; MOST_JOINTS];
        let joints = graph.joints;
        for (sum, colour) in next[..joints].iter_mut().zip(&self.colours) {
            *sum = colour.wrapping_mul(0x2545_f491_4f6c_dd1d);
        }
        for strand in &graph.strands[..graph.count] {
            if strand.to != GROUND {
                let (from, to) = (usize::from(strand.from), usize::from(strand.to));
                let colour = length_colour(strand.length);
                next[from] = next[from].wrapping_add(mix(self.colours[to].wrapping_add(colour)));
                next[to] = next[to].wrapping_add(mix(self.colours[from].wrapping_add(colour)));
            }
        }
        for (colour, sum) in self.colours[..joints].iter_mut().zip(&next) {
            *colour = sum ^ (sum >> 31);
        }
    }

    fn sort(&mut self, joints: usize) {
        for place in 1..joints {
            let joint = self.order[place];
            let colour = self.colours[usize::from(joint)];
            let mut at = place;
            while at > 0 && self.colours[usize::from(self.order[at - 1])] > colour {
                self.order[at] = self.order[at - 1];
                at -= 1;
            }
            self.order[at] = joint;
        }
    }
}
