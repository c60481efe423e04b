//! What comes of a position if both seats go on drawing safe lines, until none is left.
//!
//! Who has control then is no guess any more, and the chains are those that have grown. Which lines are drawn depends
//! on their order; a few orders, the same for all positions, are tried, and their mean is the estimate. Since the
//! orders are the same, two positions that differ in a line differ in what that line does, and not by chance.

use arrayvec::ArrayVec;

use crate::board::{Geometry, NONE};
use crate::chains::{Expected, Part, is_safe};
use crate::notation::MAX_BOXES;
use crate::{POINTS_PER_BOX, Timbiriche};

/// How many orders are tried.
pub const COUNT: usize = 8;
/// Boards of so many lines fit a word.
const LINES: usize = 64;

/// Orders of the lines, by chance.
static ORDERS: [[u8; LINES]; COUNT] = orders();

const fn orders() -> [[u8; LINES]; COUNT] {
    let mut orders = [[0; LINES]; COUNT];
    let (mut order, mut state) = (0, 0_u64);
    while order < COUNT {
        let mut at = 0;
        while at < LINES {
            state = game::key::mix(state.wrapping_add(1));
            let other = (state % (at as u64 + 1)) as usize;
            orders[order][at] = orders[order][other];
            orders[order][other] = at as u8;
            at += 1;
        }
        order += 1;
    }
    orders
}

/// The lines that are left, and the drawn sides of each box.
#[derive(Clone, Copy)]
struct Board {
    geometry: &'static Geometry,
    open: u64,
    /// By the number of the box; [`NONE`] is what lies outside, and has no side.
    sides: [u8; NONE as usize + 1],
}

impl Board {
    /// A position of a board that fits, once all that is offered has been taken.
    fn quiet(game: &Timbiriche) -> Board {
        let geometry = game.geometry();
        let mut board = Board { geometry, open: game.open().words()[0], sides: [0; NONE as usize + 1] };
        for square in 0..geometry.boxes() {
            board.sides[square] = game.sides_of(square);
        }
        if game.boxes_with_sides(3) > 0 {
            while let Some(square) = (0..geometry.boxes()).find(|square| board.sides[*square] == 3) {
                let line = board.other_open(square as u8, NONE);
                board.draw(line);
            }
        }
        board
    }

    #[inline]
    fn is_open(&self, line: u8) -> bool {
        self.open >> (line & 63) & 1 == 1
    }

    #[inline]
    fn draw(&mut self, line: u8) {
        self.open &= !(1 << (line & 63));
        for square in self.geometry.beside(usize::from(line)) {
            self.sides[usize::from(square)] += 1;
        }
        self.sides[usize::from(NONE)] = 0;
    }

    #[inline]
    fn is_safe(&self, line: u8) -> bool {
        let [one, other] = self.geometry.beside(usize::from(line));
        self.sides[usize::from(one)] < 2 && self.sides[usize::from(other)] < 2
    }

    /// The open line of a box that comes first, other than `line`.
    #[inline]
    fn other_open(&self, square: u8, line: u8) -> u8 {
        let around = self.geometry.around(usize::from(square));
        around.into_iter().find(|side| *side != line && self.is_open(*side)).unwrap_or(NONE)
    }

    /// Draws the safe lines in this order; whether the turn has changed hands.
    fn play(&mut self, order: &[u8; LINES]) -> bool {
        let before = self.open.count_ones();
        for line in order {
            if self.is_open(*line) && self.is_safe(*line) {
                self.draw(*line);
            }
        }
        !(before - self.open.count_ones()).is_multiple_of(2)
    }

    /// Walks from a box through one of its open lines along a chain: where it ends, or `start` for a loop.
    #[inline]
    fn walk(&self, start: u8, mut line: u8, seen: &mut u64, length: &mut u8) -> u8 {
        let mut square = start;
        loop {
            square = self.geometry.across(usize::from(line), square);
            if square == start || square == NONE || self.sides[usize::from(square)] != 2 {
                return square;
            }
            *seen |= 1 << (square & 63);
            *length += 1;
            line = self.other_open(square, line);
        }
    }

    /// What the seat that does not have to open a chain wins, once no line is safe.
    fn handed_over(&self) -> i32 {
        let mut parts = ArrayVec::<Part, MAX_BOXES>::new();
        let mut joints = ArrayVec::<u8, MAX_BOXES>::new();
        let mut seen = 0_u64;
        for square in 0..self.geometry.boxes() as u8 {
            if self.sides[usize::from(square)] < 2 {
                joints.push(square);
            }
            if self.sides[usize::from(square)] != 2 || seen >> (square & 63) & 1 == 1 {
                continue;
            }
            seen |= 1 << (square & 63);
            let mut length = 1;
            let opening = self.other_open(square, NONE);
            let first = self.walk(square, opening, &mut seen, &mut length);
            let is_loop = first == square;
            let ends = if is_loop {
                [NONE; 2]
            } else {
                [first, self.walk(square, self.other_open(square, opening), &mut seen, &mut length)]
            };
            parts.push(Part { length, is_loop, ends, opening });
        }
        Expected::grown(&parts, &joints).to_the_other()
    }
}

/// By the safe lines left: what the mean of the orders weighs, and what the long-chain rule does, in parts of 100.
/// Beyond them the orders tell too little for their time. The example `tune` tells where they come from.
pub const WEIGHTS: [[i32; 2]; 10] =
    [[0, 100], [45, 50], [40, 50], [35, 50], [25, 50], [20, 50], [18, 50], [18, 50], [28, 0], [28, 0]];

/// What the long-chain rule says, mended by the mean of all orders, for the seat to move once all that is offered has
/// been taken; in points.
pub(super) fn mended(game: &Timbiriche, plain: impl FnOnce() -> i32) -> i32 {
    if game.geometry().lines() > LINES {
        return plain();
    }
    let safe = game.open().iter().filter(|line| is_safe(game, *line)).take(WEIGHTS.len()).count();
    let Some(&[of_mean, of_plain]) = WEIGHTS.get(safe).filter(|[of_mean, _]| *of_mean > 0) else {
        return plain();
    };
    let plain = if of_plain > 0 { of_plain * plain() } else { 0 };
    (of_mean * mean(game) + plain) / 100
}

/// The mean of all orders, for the seat to move once all that is offered has been taken; in points. Only for two
/// seats, and boards of at most 64 lines.
pub fn mean(game: &Timbiriche) -> i32 {
    let board = Board::quiet(game);
    // Many orders come to the same end.
    let mut ends = ArrayVec::<(u64, i32), COUNT>::new();
    let mut sum = 0;
    for order in &ORDERS {
        let mut after = board;
        let turned = after.play(order);
        let known = ends.iter().find(|(open, _)| *open == after.open).map(|(_, value)| *value);
        let value = known.unwrap_or_else(|| {
            let value = after.handed_over();
            ends.push((after.open, value));
            value
        });
        sum += if turned { value } else { -value };
    }
    POINTS_PER_BOX * sum / COUNT as i32
}
