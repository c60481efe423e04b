//! A guess at the chains that a position will have once its joints are gone.
//!
//! At a joint the shorter branches are opened first, and the two longest ones grow together through it. A
//! box that no chain has reached yet becomes part of a neighbour's chain or a short one of its own.

use arrayvec::ArrayVec;

use crate::Timbiriche;
use crate::board::NONE;
use crate::chains::{LONG, Part, Parts, endgame};
use crate::notation::MAX_BOXES;

/// The lengths of the chains and loops that are to be expected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// Chains of 1 and 2 boxes.
    pub short: ArrayVec<u8, MAX_BOXES>,
    /// Chains of 3 boxes and more.
    pub long: ArrayVec<u8, MAX_BOXES>,
    /// Loops.
    pub loops: ArrayVec<u8, MAX_BOXES>,
}

/// A chain on its way to being expected.
#[derive(Clone, Copy)]
struct Growing {
    length: u8,
    is_loop: bool,
    /// The joints at its ends, [`NONE`] for the border and once the chain has grown through.
    ends: [u8; 2],
    /// Whether it has become part of another one.
    gone: bool,
}

impl Expected {
    /// Guesses from the chains on the board, leaving out what is offered.
    pub fn of(game: &Timbiriche, parts: &Parts) -> Expected {
        let mut joints = ArrayVec::<u8, MAX_BOXES>::new();
        if !endgame::is_simple(game) {
            let boxes = 0..game.geometry().boxes() as u8;
            joints.extend(boxes.filter(|joint| game.sides_of(usize::from(*joint)) < 2));
        }
        Expected::grown(&parts.closed, &joints)
    }

    /// Guesses from chains and joints.
    pub(crate) fn grown(chains: &[Part], joints: &[u8]) -> Expected {
        let mut growing: ArrayVec<Growing, { 2 * MAX_BOXES }> = chains
            .iter()
            .map(|part| Growing { length: part.length, is_loop: part.is_loop, ends: part.ends, gone: false })
            .collect();
        for joint in joints {
            grow(&mut growing, *joint);
        }
        let mut expected = Expected::default();
        for chain in growing.iter().filter(|chain| !chain.gone) {
            if chain.is_loop {
                expected.loops.push(chain.length);
            } else if usize::from(chain.length) >= LONG {
                expected.long.push(chain.length);
            } else {
                expected.short.push(chain.length);
            }
        }
        expected
    }

    /// What the seat that does not have to open the first of these wins beyond the other one.
    pub fn to_the_other(&self) -> i32 {
        let Expected { mut short, mut long, mut loops } = self.clone();
        endgame::lengths_to_the_other(&mut short, &mut long, &mut loops)
    }

    /// The same of the long chains and loops alone: what control is worth.
    pub fn controlled(&self) -> i32 {
        let Expected { mut long, mut loops, .. } = self.clone();
        endgame::lengths_to_the_other(&mut [], &mut long, &mut loops)
    }
}

/// Lets the two longest branches of a joint grow together through it.
fn grow(growing: &mut ArrayVec<Growing, { 2 * MAX_BOXES }>, joint: u8) {
    let mut longest = [None::<usize>; 2];
    for (index, chain) in growing.iter().enumerate().filter(|(_, chain)| !chain.gone) {
        if !chain.ends.contains(&joint) {
            continue;
        }
        let longer_than =
            |other: Option<usize>| other.is_none_or(|other| chain.length > growing[other].length);
        if longer_than(longest[0]) {
            longest = [Some(index), longest[0]];
        } else if longer_than(longest[1]) {
            longest[1] = Some(index);
        }
    }
    match longest {
        [None, _] => growing.push(Growing { length: 1, is_loop: false, ends: [NONE; 2], gone: false }),
        [Some(only), None] => {
            let chain = &mut growing[only];
            // Both ends at this joint: it bites its own tail there.
            chain.is_loop = chain.ends == [joint; 2];
            chain.length += 1;
            chain.ends = chain.ends.map(|end| if end == joint { NONE } else { end });
        }
        [Some(one), Some(other)] => {
            let far = |chain: Growing| if chain.ends[0] == joint { chain.ends[1] } else { chain.ends[0] };
            let ends = [far(growing[one]), far(growing[other])];
            growing[one].length += growing[other].length + 1;
            growing[one].ends = ends;
            growing[other].gone = true;
        }
    }
}
