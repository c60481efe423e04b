//! Collections of isolated chains and loops, each with a small number and, where nothing else is left, its
//! exact value.
//!
//! An isolated chain runs from ground to ground and an isolated loop touches nothing, so only their lengths
//! matter. All collections that fit on a board are enumerated once; a position then holds the number of its
//! collection instead of the lines. The value of a collection by itself comes from the recursion over its
//! openings (Berlekamp, *The Dots and Boxes Game*; Buzzard and Ciere, *Playing simple loony dots and boxes
//! endgames optimally*, 2014): one opening for each kind, because among long chains and among loops the
//! shortest is best.

use std::collections::HashMap;

/// The number of a collection; [`EMPTY`] is the empty one.
pub(crate) type Id = u16;

/// The empty collection.
pub(crate) const EMPTY: Id = 0;

/// "No such opening".
pub(crate) const NONE: Id = Id::MAX;

/// What there is to know of one collection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Collection {
    /// Its exact value for the seat to move if nothing else is left.
    pub(crate) value: i8,
    /// Its boxes.
    pub(crate) boxes: u8,
    /// The number of its chains of 3 boxes or more.
    pub(crate) long: u8,
    /// The number of its chains of any length.
    pub(crate) chains: u8,
    /// The collection without one chain of 1, or [`NONE`].
    pub(crate) without_one: Id,
    /// The collection without one chain of 2, or [`NONE`].
    pub(crate) without_two: Id,
    /// The collection without its shortest long chain (3 boxes or more), or [`NONE`].
    pub(crate) without_chain: Id,
    /// The collection without its shortest loop, or [`NONE`].
    pub(crate) without_loop: Id,
    /// The boxes of the shortest long chain.
    pub(crate) chain: u8,
    /// The boxes of the shortest loop.
    pub(crate) ring: u8,
}

/// All collections of at most so many boxes.
#[derive(Debug)]
pub(crate) struct Collections {
    list: Vec<Collection>,
    /// The collection with one more chain or loop of `k` boxes stands at `id * width + k`.
    add_chain: Vec<Id>,
    add_loop: Vec<Id>,
    width: usize,
}

/// Lengths, each sorted upwards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Lengths {
    chains: Vec<u8>,
    loops: Vec<u8>,
}

impl Lengths {
    fn boxes(&self) -> usize {
        self.chains.iter().chain(&self.loops).map(|&n| usize::from(n)).sum()
    }

    fn with_chain(&self, length: u8) -> Lengths {
        let mut next = self.clone();
        next.chains.push(length);
        next.chains.sort_unstable();
        next
    }

    fn with_loop(&self, length: u8) -> Lengths {
        let mut next = self.clone();
        next.loops.push(length);
        next.loops.sort_unstable();
        next
    }

    fn without_chain(&self, at: usize) -> Lengths {
        let mut next = self.clone();
        next.chains.remove(at);
        next
    }

    fn without_loop(&self, at: usize) -> Lengths {
        let mut next = self.clone();
        next.loops.remove(at);
        next
    }
}

impl Collections {
    /// All collections of at most `boxes` boxes.
    pub(crate) fn new(boxes: usize, cancel: bool) -> Collections {
        let mut found: Vec<Lengths> = Vec::new();
        chains_from(boxes, 1, cancel, &mut Lengths::default(), &mut found);
        found.sort_by_key(|lengths| (lengths.boxes(), lengths.chains.len() + lengths.loops.len()));
        let number: HashMap<Lengths, Id> =
            found.iter().enumerate().map(|(id, lengths)| (lengths.clone(), id as Id)).collect();
        let find = |lengths: &Lengths| number.get(lengths).copied().unwrap_or(NONE);

        let width = boxes + 1;
        let mut all = Collections {
            list: Vec::with_capacity(found.len()),
            add_chain: vec![NONE; found.len() * width],
            add_loop: vec![NONE; found.len() * width],
            width,
        };
        // Sorted by boxes: whatever is left after an opening has its value already.
        for (id, lengths) in found.iter().enumerate() {
            let long = lengths.chains.iter().position(|&n| n >= 3);
            let without = |length: u8| {
                let at = lengths.chains.iter().position(|&n| n == length);
                at.map_or(NONE, |at| find(&lengths.without_chain(at)))
            };
            let mut entry = Collection {
                value: 0,
                boxes: lengths.boxes() as u8,
                long: lengths.chains.iter().filter(|&&n| n >= 3).count() as u8,
                chains: lengths.chains.len() as u8,
                without_one: without(1),
                without_two: without(2),
                without_chain: long.map_or(NONE, |at| find(&lengths.without_chain(at))),
                without_loop: if lengths.loops.is_empty() { NONE } else { find(&lengths.without_loop(0)) },
                chain: long.map_or(0, |at| lengths.chains[at]),
                ring: lengths.loops.first().copied().unwrap_or(0),
            };
            entry.value = all.value_of(&entry);
            all.list.push(entry);
            for length in 1..=(boxes - lengths.boxes()) as u8 {
                let slot = id * width + usize::from(length);
                all.add_chain[slot] = match without(length) {
                    pair if cancel && length <= 2 && pair != NONE => pair,
                    _ => find(&lengths.with_chain(length)),
                };
                all.add_loop[slot] = find(&lengths.with_loop(length));
            }
        }
        all
    }

    fn value_of(&self, entry: &Collection) -> i8 {
        let mut best = i8::MIN;
        let mut offer = |rest: Id, taken: u8, back: u8| {
            if rest != NONE {
                let rest = self.list[usize::from(rest)].value;
                let (taken, back) = (taken as i8, back as i8);
                let reply = if back == 0 { taken + rest } else { taken - back + (rest + back).abs() };
                best = best.max(-reply);
            }
        };
        offer(entry.without_one, 1, 0);
        offer(entry.without_two, 2, 0);
        offer(entry.without_chain, entry.chain, 2);
        offer(entry.without_loop, entry.ring, 4);
        if best == i8::MIN { 0 } else { best }
    }

    /// What there is to know of a collection.
    #[inline]
    pub(crate) fn get(&self, id: Id) -> &Collection {
        &self.list[usize::from(id)]
    }

    /// The collection with one more chain of `length` boxes.
    #[inline]
    pub(crate) fn with_chain(&self, id: Id, length: u32) -> Id {
        self.add_chain[usize::from(id) * self.width + length as usize]
    }

    /// The collection with one more loop of `length` boxes.
    #[inline]
    pub(crate) fn with_loop(&self, id: Id, length: u32) -> Id {
        self.add_loop[usize::from(id) * self.width + length as usize]
    }

    /// How many collections there are.
    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }
}

fn chains_from(left: usize, least: usize, cancel: bool, lengths: &mut Lengths, found: &mut Vec<Lengths>) {
    loops_from(left, 4, lengths, found);
    for length in least..=left {
        lengths.chains.push(length as u8);
        // Short chains cancel in pairs, so the next one is longer.
        let next = if cancel && length <= 2 { length + 1 } else { length };
        chains_from(left - length, next, cancel, lengths, found);
        lengths.chains.pop();
    }
}

fn loops_from(left: usize, least: usize, lengths: &mut Lengths, found: &mut Vec<Lengths>) {
    found.push(lengths.clone());
    let mut length = least;
    while length <= left {
        lengths.loops.push(length as u8);
        loops_from(left - length, length, lengths, found);
        lengths.loops.pop();
        length += 2;
    }
}
