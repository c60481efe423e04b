//! Boxes that can be closed at once: how many there are, what is left, and what can be handed back.
//!
//! Whoever can close boxes has only two sensible ways (Berlekamp): close all of them and move on, or close all
//! but two of a chain (all but four of a closed loop) and hand those back with a move that closes nothing.

use super::board::{Board, Lines};
use super::graph::sides_of;

/// What closing everything comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capture {
    /// The boxes that can be closed.
    pub(crate) taken: i32,
    /// The boxes that can be handed back instead: 0 (none), 2 or 4.
    pub(crate) back: i32,
    /// The undrawn lines afterwards; no box can be closed.
    pub(crate) rest: Lines,
}

impl Capture {
    /// The value for the seat that captures, from the value of the rest for the seat that has to move there.
    pub(crate) fn value(&self, rest: i32) -> i32 {
        if self.back == 0 { self.taken + rest } else { self.taken - self.back + (rest + self.back).abs() }
    }

    /// The least and the greatest value for the seat that captures, if that of the rest lies from `lower` to `upper`.
    pub(crate) fn bounds(&self, lower: i32, upper: i32) -> (i32, i32) {
        bounds(self.taken, self.back, lower, upper)
    }
}

/// The least and the greatest value of closing `taken` boxes of which `back` can be handed back instead, if that of
/// the rest lies from `lower` to `upper`, which have the same parity.
#[inline]
pub(crate) fn bounds(taken: i32, back: i32, lower: i32, upper: i32) -> (i32, i32) {
    if back == 0 {
        return (taken + lower, taken + upper);
    }
    let (low, high) = (lower + back, upper + back);
    let least = if low > 0 {
        low
    } else if high < 0 {
        -high
    } else {
        // As near to nothing as the parity allows.
        low & 1
    };
    (taken - back + least, taken - back + high.max(-low))
}

/// How many boxes a line closes, with the dense set `undrawn` before it.
pub(crate) fn closes(board: &Board, undrawn: u64, line: usize) -> i32 {
    let before = board.degrees(board.to_grid(undrawn)).open_boxes().count_ones();
    let after = board.degrees(board.to_grid(undrawn & !(1 << line))).open_boxes().count_ones();
    (before - after) as i32
}

/// Closes boxes until none can be closed.
pub(crate) fn collapse(board: &Board, lines: Lines) -> Capture {
    let mut rest = lines;
    loop {
        let one = board.degrees(rest).one;
        if one == 0 {
            break;
        }
        let at = one.trailing_zeros();
        rest = rest.without(line_at(board, at, sides_of(rest, at, board.stride).trailing_zeros()));
    }
    let closed = board.degrees(lines).open_boxes() & !board.degrees(rest).open_boxes();
    let removed = lines.without(rest);
    let mut back = 0;
    let mut left = closed;
    while left != 0 {
        let component = component_of(board, removed, closed, left.trailing_zeros());
        left &= !component;
        let free_end = has_free_end(board, removed, component);
        if free_end && component.count_ones() >= 2 {
            back = 2;
            break;
        }
        if !free_end && has_path_of_four(board, removed, component) {
            back = 4;
        }
    }
    Capture { taken: closed.count_ones() as i32, back, rest }
}

/// The line on one side (0 top, 1 bottom, 2 left, 3 right) of a box.
pub(crate) fn line_at(board: &Board, at: u32, side: u32) -> Lines {
    match side {
        0 => Lines { h: 1 << at, v: 0 },
        1 => Lines { h: 1 << (at + board.stride), v: 0 },
        2 => Lines { h: 0, v: 1 << at },
        _ => Lines { h: 0, v: 1 << (at + 1) },
    }
}

fn neighbour(board: &Board, at: u32, side: u32) -> Option<u32> {
    let to = match side {
        0 => at - board.stride,
        1 => at + board.stride,
        2 => at - 1,
        _ => at + 1,
    };
    (board.boxes >> to & 1 != 0).then_some(to)
}

fn component_of(board: &Board, removed: Lines, closed: u64, start: u32) -> u64 {
    let mut component = 1u64 << start;
    let mut frontier = component;
    while frontier != 0 {
        let at = frontier.trailing_zeros();
        frontier &= frontier - 1;
        for side in sides_in(board, removed, at) {
            if let Some(to) = neighbour(board, at, side)
                && closed >> to & 1 != 0
                && component >> to & 1 == 0
            {
                component |= 1 << to;
                frontier |= 1 << to;
            }
        }
    }
    component
}

fn sides_in(board: &Board, lines: Lines, at: u32) -> impl Iterator<Item = u32> {
    let sides = sides_of(lines, at, board.stride);
    (0..4).filter(move |side| sides >> side & 1 != 0)
}

fn has_free_end(board: &Board, removed: Lines, component: u64) -> bool {
    (0..64).filter(|at| component >> at & 1 != 0).any(|at| {
        sides_in(board, removed, at)
            .any(|side| neighbour(board, at, side).is_none_or(|to| component >> to & 1 == 0))
    })
}

fn has_path_of_four(board: &Board, removed: Lines, component: u64) -> bool {
    // A closed component is a tree, so a path of four is a line between two boxes that both have another
    // neighbour.
    let inner = |at: u32| sides_in(board, removed, at).count() >= 2;
    (0..64).filter(|at| component >> at & 1 != 0 && inner(*at)).any(|at| {
        sides_in(board, removed, at)
            .any(|side| neighbour(board, at, side).is_some_and(|to| component >> to & 1 != 0 && inner(to)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_those_of_the_values_between() {
        for back in [0, 2, 4] {
            let capture = Capture { taken: 5, back, rest: Lines::default() };
            for lower in -12..=12 {
                for upper in (lower..=12).step_by(2) {
                    let values = || (lower..=upper).step_by(2).map(|rest| capture.value(rest));
                    let expected = (values().min().unwrap(), values().max().unwrap());
                    assert_eq!(capture.bounds(lower, upper), expected, "{back} of {lower} to {upper}");
                }
            }
        }
    }
}
