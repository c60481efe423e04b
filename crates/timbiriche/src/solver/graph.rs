//! A quiet position as strings-and-coins: joints (boxes with three or four undrawn lines) and the strands
//! between them and the ground.
//!
//! A strand is a run of boxes with two undrawn lines each, possibly none: then it is a single line and safe to
//! draw. All moves inside one strand come to the same (of a strand of two boxes the middle line is the one to
//! draw), so strands are the moves of a quiet position.

use super::board::{Board, Degrees, Lines};

/// The greatest number of joints: every box.
pub(crate) const MOST_JOINTS: usize = super::board::MOST_BOXES;

/// The greatest number of strands: every line.
pub(crate) const MOST_STRANDS: usize = super::board::MOST_LINES;

/// The end of a strand that is not at a joint.
pub(crate) const GROUND: u8 = 255;

/// One strand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strand {
    /// Its lines, both ends included.
    pub(crate) lines: Lines,
    /// The joint it begins at, or [`GROUND`] for an isolated chain or loop.
    pub(crate) from: u8,
    /// The joint it ends at, or [`GROUND`].
    pub(crate) to: u8,
    /// Its boxes.
    pub(crate) length: u8,
    /// Whether it is an isolated loop.
    pub(crate) ring: bool,
}

const NO_STRAND: Strand =
    Strand { lines: Lines { h: 0, v: 0 }, from: GROUND, to: GROUND, length: 0, ring: false };

/// Joints and strands of a quiet position; made once for each thread and filled anew for each position.
#[derive(Debug)]
pub(crate) struct Graph {
    /// The number of joints.
    pub(crate) joints: usize,
    /// Undrawn lines of each joint.
    pub(crate) degree: [u8; MOST_JOINTS],
    /// The strands at each joint, a hanging loop twice.
    pub(crate) at: [[u8; 4]; MOST_JOINTS],
    /// The number of strands.
    pub(crate) count: usize,
    /// The strands.
    pub(crate) strands: [Strand; MOST_STRANDS],
    /// Which joint a box is.
    joint_of: [u8; 64],
}

impl Graph {
    pub(crate) fn new() -> Graph {
        Graph {
            joints: 0,
            degree: [0; MOST_JOINTS],
            at: [[0; 4]; MOST_JOINTS],
            count: 0,
            strands: [NO_STRAND; MOST_STRANDS],
            joint_of: [0; 64],
        }
    }

    /// Walks all strands that hang on a joint. Returns the boxes of the strands walked; boxes with two undrawn
    /// lines that are not among them belong to isolated chains and loops.
    pub(crate) fn read(&mut self, board: &Board, lines: Lines, degrees: &Degrees) -> u64 {
        let stride = board.stride;
        let line_at = [0, stride, 0, 1];
        let step = [stride.wrapping_neg(), stride, u32::MAX, 1];
        let joints = degrees.joints;
        let mut rest = joints;
        let mut count = 0;
        while rest != 0 {
            let at = rest.trailing_zeros();
            self.joint_of[at as usize] = count as u8;
            self.degree[count] = 3 + (degrees.four >> at & 1) as u8;
            count += 1;
            rest &= rest - 1;
        }
        self.joints = count;
        self.count = 0;
        let mut walked = 0;
        let mut used = [0u8; MOST_JOINTS];
        let mut done = Lines::default();
        let mut rest = joints;
        let mut joint = 0usize;
        while rest != 0 {
            let home = rest.trailing_zeros();
            rest &= rest - 1;
            let mut sides = sides_of(lines.without(done), home, stride);
            while sides != 0 {
                let side = sides.trailing_zeros() as usize;
                let mut direction = side;
                let mut strand = Lines::default();
                let mut length = 0u8;
                let mut here = home;
                let to = loop {
                    let bit = 1u64 << (here + line_at[direction]);
                    if direction < 2 {
                        strand.h |= bit;
                    } else {
                        strand.v |= bit;
                    }
                    here = here.wrapping_add(step[direction]);
                    if board.boxes >> here & 1 == 0 {
                        break GROUND;
                    }
                    if joints >> here & 1 != 0 {
                        break self.joint_of[here as usize];
                    }
                    walked |= 1 << here;
                    length += 1;
                    let exits = sides_of(lines, here, stride) & !(1 << (direction ^ 1));
                    direction = exits.trailing_zeros() as usize;
                };
                sides &= !(1 << side);
                if usize::from(to) == joint {
                    // A hanging loop comes home by another side.
                    sides &= !(1 << (direction ^ 1));
                }
                done = done.with(strand);
                let number = self.count;
                self.strands[number] = Strand { lines: strand, from: joint as u8, to, length, ring: false };
                self.count += 1;
                self.at[joint][usize::from(used[joint])] = number as u8;
                used[joint] += 1;
                if to != GROUND {
                    let to = usize::from(to);
                    self.at[to][usize::from(used[to])] = number as u8;
                    used[to] += 1;
                }
            }
            joint += 1;
        }
        walked
    }

    fn strands_at(&self, joint: u8) -> &[u8] {
        let joint = usize::from(joint);
        &self.at[joint][..usize::from(self.degree[joint])]
    }

    /// Whether a strand before this one joins the same ends and is as long.
    #[inline]
    pub(crate) fn is_twin(&self, number: usize) -> bool {
        let strand = &self.strands[number];
        strand.from != GROUND
            && self.strands_at(strand.from).iter().any(|&other| {
                let other = usize::from(other);
                let twin = &self.strands[other];
                other < number && (twin.from, twin.to, twin.length) == (strand.from, strand.to, strand.length)
            })
    }

    /// The third strand at the joint of a hanging loop, if there are only three ends.
    pub(crate) fn tail_of(&self, hanging: usize) -> Option<Strand> {
        let ends = self.strands_at(self.strands[hanging].from);
        if ends.len() > 3 {
            return None;
        }
        ends.iter()
            .map(|&other| usize::from(other))
            .find(|&other| other != hanging)
            .map(|tail| self.strands[tail])
    }

    /// The number of strands with three boxes or more.
    #[inline]
    pub(crate) fn long_strands(&self) -> usize {
        self.strands[..self.count].iter().filter(|strand| strand.length >= 3).count()
    }

    /// Whether drawing a safe line makes the number of long strands odd if it is even, and the other way round.
    #[inline]
    pub(crate) fn changes_parity(&self, number: usize) -> bool {
        let strand = &self.strands[number];
        let change = |joint: u8| {
            if joint == GROUND || self.degree[usize::from(joint)] > 3 {
                return false;
            }
            let (mut sum, mut odd) = (1, false);
            for &other in self.strands_at(joint) {
                if usize::from(other) != number {
                    let length = self.strands[usize::from(other)].length;
                    sum += length;
                    odd ^= length >= 3;
                }
            }
            odd ^ (sum >= 3)
        };
        change(strand.from) ^ change(strand.to)
    }

    /// What becomes of a strand's two ends once it is gone, whichever way round: at each the ground, a joint that stays
    /// one, or a joint that becomes a link, which makes one strand of the other two: of how many boxes (1, 2, 3, or 4
    /// and more), and how many of its ends are on the ground.
    #[inline]
    pub(crate) fn ends(&self, number: usize) -> u8 {
        let strand = &self.strands[number];
        let class = |joint: u8| {
            if joint == GROUND {
                return 0;
            }
            if self.degree[usize::from(joint)] > 3 {
                return 1;
            }
            let (mut boxes, mut grounded) = (1, 0);
            for &other in self.strands_at(joint) {
                if usize::from(other) != number {
                    let other = &self.strands[usize::from(other)];
                    boxes += other.length;
                    grounded += u8::from(other.to == GROUND);
                }
            }
            1 + boxes.min(4) + 4 * grounded
        };
        let (one, other) = (class(strand.from), class(strand.to));
        one.max(other) << 4 | one.min(other)
    }

    /// Adds an isolated chain or loop as a strand of its own.
    pub(crate) fn push_isolated(&mut self, strand: Strand) {
        self.strands[self.count] = strand;
        self.count += 1;
    }
}

/// The undrawn sides of a box: bit 0 top, 1 bottom, 2 left, 3 right. A side's opposite is its number with the
/// last bit flipped.
#[inline]
pub(crate) fn sides_of(lines: Lines, at: u32, stride: u32) -> u32 {
    ((lines.h >> at & 1)
        | (lines.h >> (at + stride) & 1) << 1
        | (lines.v >> at & 1) << 2
        | (lines.v >> (at + 1) & 1) << 3) as u32
}

/// The isolated chain or loop that the box `at` belongs to. All its boxes have two undrawn lines.
pub(crate) fn isolated_at(board: &Board, lines: Lines, at: u32) -> (Strand, u64) {
    let stride = board.stride;
    let line_at = [0, stride, 0, 1];
    let step = [stride.wrapping_neg(), stride, u32::MAX, 1];
    let mut strand = Strand { length: 1, ..NO_STRAND };
    let mut boxes = 1u64 << at;
    let sides = sides_of(lines, at, stride);
    let first = sides.trailing_zeros() as usize;
    let second = (sides & (sides - 1)).trailing_zeros() as usize;
    for start in [first, second] {
        let (mut here, mut direction) = (at, start);
        loop {
            let bit = 1u64 << (here + line_at[direction]);
            if direction < 2 {
                strand.lines.h |= bit;
            } else {
                strand.lines.v |= bit;
            }
            here = here.wrapping_add(step[direction]);
            if board.boxes >> here & 1 == 0 {
                break;
            }
            if here == at {
                return (Strand { ring: true, ..strand }, boxes);
            }
            boxes |= 1 << here;
            strand.length += 1;
            direction = (sides_of(lines, here, stride) & !(1 << (direction ^ 1))).trailing_zeros() as usize;
        }
    }
    (strand, boxes)
}
