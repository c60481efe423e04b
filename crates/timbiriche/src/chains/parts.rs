//! The chains of a position without allocation, for searches.

use arrayvec::ArrayVec;

use crate::Timbiriche;
use crate::board::{LineSet, NONE};
use crate::chains::LONG;
use crate::notation::MAX_BOXES;

/// A chain or loop that nobody has offered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number of boxes.
    pub length: u8,
    /// Whether it is a loop.
    pub is_loop: bool,
    /// The joints at its ends by their box number, the lower one first; [`NONE`] is the border. Both are
    /// [`NONE`] for a loop.
    pub ends: [u8; 2],
    /// The best line to open it with: the middle of a chain of 2 (so that the other one gets no choice),
    /// elsewhere any.
    pub opening: u8,
}

impl Part {
    /// Whether who takes it can hand its last boxes back.
    pub fn is_long(&self) -> bool {
        usize::from(self.length) >= LONG
    }
}

/// Boxes that can be taken now, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The number of boxes.
    pub length: u8,
    /// Whether it can be taken from both ends (an opened loop).
    pub both_ends: bool,
    /// The line that takes the first box.
    pub take: u8,
    /// The open line behind the second box: the one that hands the rest back once only 2 boxes (4 with both
    /// ends open) are left. [`NONE`] for a single box.
    pub second: u8,
    /// The last open line behind the boxes; with both ends open the line that takes the last box.
    pub last: u8,
}

impl Offer {
    /// How many boxes are handed back by double-dealing: 2 of a chain, 4 of a loop.
    pub fn handed_back(&self) -> u8 {
        if self.both_ends { 4 } else { 2 }
    }

    /// Whether the offer is large enough for double-dealing.
    pub fn can_double_deal(&self) -> bool {
        self.length >= self.handed_back()
    }

    /// Whether this is the moment to choose: take the rest, or hand it back by the line [`Offer::second`].
    pub fn is_ripe(&self) -> bool {
        self.length == self.handed_back()
    }
}

/// The chains, loops, offers and safe lines of a position.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// Chains and loops that nobody has offered.
    pub closed: ArrayVec<Part, MAX_BOXES>,
    /// What can be taken now.
    pub offers: ArrayVec<Offer, MAX_BOXES>,
}

impl Parts {
    /// Finds the parts of a position.
    pub fn of(game: &Timbiriche) -> Parts {
        let mut parts = Parts::default();
        let boxes = game.geometry().boxes();
        let mut seen = 0_u128;
        if game.boxes_with_sides(3) > 0 {
            for square in (0..boxes).filter(|square| game.sides_of(*square) == 3) {
                if seen >> square & 1 == 0 {
                    parts.offers.push(offer(game, square as u8, &mut seen));
                }
            }
        }
        for square in (0..boxes).filter(|square| game.sides_of(*square) == 2) {
            if seen >> square & 1 == 0 {
                parts.closed.push(part(game, square as u8, &mut seen));
            }
        }
        parts
    }
}

/// Where a walk along a chain ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WalkEnd {
    /// At the border of the board or at a joint: its box number, [`NONE`] for the border.
    At(u8),
    /// At a box that can be taken from there; it has been visited.
    Offered,
    /// Where it began.
    Loop,
}

/// Walks from a box through one of its open lines along boxes with two open sides. `visit` is told every box
/// after the first one, with the line through which it was entered. Returns where it ended and the last line.
#[inline]
pub(super) fn walk(game: &Timbiriche, start: u8, line: u8, mut visit: impl FnMut(u8, u8)) -> (WalkEnd, u8) {
    let geometry = game.geometry();
    let (mut square, mut line) = (start, line);
    loop {
        let next = geometry.across(usize::from(line), square);
        if next == NONE {
            return (WalkEnd::At(NONE), line);
        }
        if next == start {
            return (WalkEnd::Loop, line);
        }
        match game.sides_of(usize::from(next)) {
            2 => visit(next, line),
            3 => {
                visit(next, line);
                return (WalkEnd::Offered, line);
            }
            _ => return (WalkEnd::At(next), line),
        }
        line = other_open(game, next, line);
        square = next;
    }
}

/// The open line of a box that comes first, other than `line`.
#[inline]
pub(super) fn other_open(game: &Timbiriche, square: u8, line: u8) -> u8 {
    let around = game.geometry().around(usize::from(square));
    around
        .into_iter()
        .find(|side| *side != line && !game.drawn().contains(usize::from(*side)))
        .unwrap_or(NONE)
}

/// The offer that begins with a box of three drawn sides.
fn offer(game: &Timbiriche, square: u8, seen: &mut u128) -> Offer {
    *seen |= 1 << square;
    let take = other_open(game, square, NONE);
    let (mut length, mut second, mut before) = (1, NONE, take);
    let (end, last) = walk(game, square, take, |next, entered| {
        *seen |= 1 << next;
        length += 1;
        if length == 3 {
            second = entered;
        }
        before = entered;
    });
    let both_ends = end == WalkEnd::Offered;
    if length == 2 && !both_ends {
        second = last;
    }
    debug_assert!(!both_ends || before == last);
    Offer { length, both_ends, take, second, last }
}

/// The chain or loop that a box with two open sides belongs to.
fn part(game: &Timbiriche, square: u8, seen: &mut u128) -> Part {
    *seen |= 1 << square;
    let mut length = 1;
    let mut opening = NONE;
    let mut collect = |next: u8, entered: u8| {
        *seen |= 1 << next;
        length += 1;
        opening = entered;
    };
    let one = other_open(game, square, NONE);
    let (first_end, _) = walk(game, square, one, &mut collect);
    if first_end == WalkEnd::Loop {
        return Part { length, is_loop: true, ends: [NONE; 2], opening: one };
    }
    let (second_end, _) = walk(game, square, other_open(game, square, one), &mut collect);
    let end = |end| if let WalkEnd::At(at) = end { at } else { NONE };
    let (first_end, second_end) = (end(first_end), end(second_end));
    // The line through which the last box was entered lies inside the chain: in one of 2 it is the middle.
    let opening = if length == 1 { one } else { opening };
    Part { length, is_loop: false, ends: [first_end.min(second_end), first_end.max(second_end)], opening }
}

/// Whether a line offers nothing: no box beside it has two drawn sides or more.
#[inline]
pub(crate) fn is_safe(game: &Timbiriche, line: usize) -> bool {
    let beside = game.geometry().beside(line);
    beside.into_iter().all(|square| square == NONE || game.sides_of(usize::from(square)) < 2)
}

/// The lines that offer nothing.
pub(super) fn safe_lines(game: &Timbiriche) -> LineSet {
    game.open().iter().filter(|line| is_safe(game, *line)).collect()
}
