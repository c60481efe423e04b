//! Which moves to search first: lines in the middle of the board, and what did well while searching.
//!
//! How many positions a proof visits depends less on finding the best move at once than on finding the *same*
//! moves everywhere: if both seats take the middle lines first wherever that will do, the positions that they come
//! to are few and are met again and again. So the promise of a move is mostly a fixed order of lines, the middle
//! ones first. Among lines about as near statistics decide, in logarithms of base 2 times [`ONE`]: how often the
//! same line, drawn by the same side, reached its goal before, and how often moves did that left as many safe lines
//! with the same parity of turns to come and long chains. The weights were found by trying, on empty boards and on
//! random positions.

use super::board::{Board, Lines, MOST_LINES};

/// One in the logarithms.
const ONE: i32 = 1024;

const SHAPE_CLASSES: usize = 2 * (MOST_LINES + 1);

/// Sure, as a chance.
const SURE: i32 = 1 << 16;

/// How far away, as it were, isolated short chains are, which lie nowhere.
const NOWHERE: i32 = 4 * ONE;

/// What giving a box away makes less promising.
const GIFT: i32 = ONE * 3 / 2;

/// What the ways of looking at a move count for, in quarters.
const WEIGHTS: [i32; WAYS] = [4, 3, 2, 1];

/// How slowly the statistics change: by a part of 2 to the power of this.
const SLOWNESS: [u32; WAYS] = [6, 5, 6, 6];

/// The ways of looking at a move.
const WAYS: usize = 4;

/// Numbers for what lies nowhere, by the boxes given away; no board has lines with these numbers.
const PLACELESS: u8 = 125;

/// How a move looks to the statistics.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Look {
    /// The move's first line in the grid: 0..64 horizontal, 64..128 vertical.
    line: u8,
    /// Boxes that the move gives away: 0, 1 or 2; more are not told apart.
    given: u8,
    /// Safe lines and parity after the move.
    shape: u8,
    /// Which of the other six lines of the boxes at the first line are undrawn after the move.
    around: u8,
    /// What becomes of the strand's ends ([`super::graph::Graph::ends`]).
    ends: u8,
}

impl Look {
    /// The look of a move before anything is known but its first line, what becomes of the ends, and whether it makes
    /// an even number of long strands odd.
    pub(crate) fn begin(line: u8, ends: u8, changes_parity: bool) -> Look {
        Look { line, ends, shape: u8::from(changes_parity), ..Look::default() }
    }

    /// The look of opening an isolated chain or loop.
    pub(crate) fn placeless(given: u8) -> Look {
        Look { line: PLACELESS + given.min(2), ..Look::default() }
    }

    /// Whether the move makes an even number of long strands odd; only for a look from [`Look::begin`].
    pub(crate) fn changes_parity(&self) -> bool {
        self.shape != 0
    }

    /// The number of safe lines that the move leaves.
    #[inline]
    pub(crate) fn safe_lines(&self) -> usize {
        usize::from(self.shape / 2)
    }

    /// Where the move is in each of the statistics.
    #[inline]
    fn places(&self, side: usize) -> [usize; WAYS] {
        let (line, given, odd) =
            (usize::from(self.line), usize::from(self.given), usize::from(self.shape & 1));
        [
            ((side * 3 + given) * 2 + odd) * 256 + usize::from(self.ends),
            (side * 128 + line) * 64 + usize::from(self.around),
            given * SHAPE_CLASSES + usize::from(self.shape),
            side * 128 + line,
        ]
    }
}

/// How often moves reached their goal that looked the same, as chances of [`SURE`].
#[derive(Debug)]
struct Statistics {
    /// By the side, the boxes given away, the parity of turns to come and long chains, and the strand's ends.
    ends: Box<[i32; 2 * 3 * 2 * 256]>,
    /// By the side, the line, and which lines are undrawn around it.
    around: Box<[i32; 2 * 128 * 64]>,
    /// By the boxes given away, the safe lines left, and the parity.
    shapes: Box<[i32; 3 * SHAPE_CLASSES]>,
    /// By the side and the line.
    lines: Box<[i32; 2 * 128]>,
}

impl Statistics {
    fn chances(&self, places: [usize; WAYS]) -> [i32; WAYS] {
        let [ends, around, shape, line] = places;
        [self.ends[ends], self.around[around], self.shapes[shape], self.lines[line]]
    }

    fn chances_mut(&mut self, places: [usize; WAYS]) -> [&mut i32; WAYS] {
        let [ends, around, shape, line] = places;
        [&mut self.ends[ends], &mut self.around[around], &mut self.shapes[shape], &mut self.lines[line]]
    }
}

/// The fixed order and the statistics of one thread.
#[derive(Debug)]
pub(crate) struct Order {
    /// How far a line is from the middle, in logarithms.
    far: [i32; 128],
    statistics: Statistics,
    /// Logarithm of a chance in 256 steps.
    logs: [i32; 256],
}

impl Order {
    pub(crate) fn new(board: &Board) -> Order {
        Order {
            far: std::array::from_fn(
                |line| if line < usize::from(PLACELESS) { far(board, line) } else { NOWHERE },
            ),
            statistics: Statistics {
                ends: Box::new([SURE / 4; 2 * 3 * 2 * 256]),
                around: Box::new([SURE / 4; 2 * 128 * 64]),
                shapes: Box::new([SURE / 4; 3 * SHAPE_CLASSES]),
                lines: Box::new([SURE / 4; 2 * 128]),
            },
            logs: std::array::from_fn(|step| ((step.max(1) as f64 / 256.0).log2() * f64::from(ONE)) as i32),
        }
    }

    /// Looks at a move that gives `given` boxes away, at most two, and leaves `rest`. `odd` is the parity of the turns
    /// to come and the long chains.
    #[inline]
    pub(crate) fn look(board: &Board, rest: Lines, look: Look, given: u8, odd: bool) -> Look {
        let (two, stride) = (board.degrees(rest).two, board.stride);
        let safe = (rest.h & !(two | two << stride)).count_ones() + (rest.v & !(two | two << 1)).count_ones();
        let around = if look.line < PLACELESS { around(rest, look.line, stride) } else { 0 };
        Look { given, shape: (safe * 2) as u8 + u8::from(odd), around, ..look }
    }

    /// The promise of a move for `side` (0 or 1): the greater, the sooner it should be searched.
    #[inline]
    pub(crate) fn promise(&self, look: &Look, side: usize) -> i32 {
        let chances = self.statistics.chances(look.places(side));
        let learned: i32 = chances
            .iter()
            .zip(WEIGHTS)
            .map(|(chance, weight)| self.logs[(chance >> 8).clamp(1, 255) as usize] * weight)
            .sum();
        learned / 4 - i32::from(look.given) * GIFT - self.far[usize::from(look.line)]
    }

    /// Notes whether a move reached its goal.
    #[inline]
    pub(crate) fn note(&mut self, look: &Look, side: usize, reached: bool) {
        let outcome = if reached { SURE } else { 0 };
        for (chance, slowness) in self.statistics.chances_mut(look.places(side)).into_iter().zip(SLOWNESS) {
            *chance += (outcome - *chance) >> slowness;
        }
    }
}

/// Which of the other six lines of the boxes at a line are undrawn. Beyond the edge nothing is.
#[inline]
fn around(lines: Lines, line: u8, stride: u32) -> u8 {
    let at = u32::from(line & 63);
    let bit = |word: u64, at: u32, to: u32| (word >> (at & 63) & 1) << to;
    let bits = if line < 64 {
        let above = at.wrapping_sub(stride);
        bit(lines.h, above, 0)
            | bit(lines.v, above, 1)
            | bit(lines.v, above.wrapping_add(1), 2)
            | bit(lines.h, at + stride, 3)
            | bit(lines.v, at, 4)
            | bit(lines.v, at + 1, 5)
    } else {
        let left = at.wrapping_sub(1);
        bit(lines.v, left, 0)
            | bit(lines.h, left, 1)
            | bit(lines.h, left.wrapping_add(stride), 2)
            | bit(lines.v, at + 1, 3)
            | bit(lines.h, at, 4)
            | bit(lines.h, at + stride, 5)
    };
    bits as u8
}

/// How far the line of this grid number is from the middle: the squared distance in half boxes, the shorter side of
/// the board counting half as much again, in eighths of a power of two. Where one side is shorter, lines along the
/// longer one come later, and of lines equally far those with the smaller number are first, so that both seats keep
/// to the same half.
fn far(board: &Board, line: usize) -> i32 {
    let stride = board.stride as i32;
    let (upright, at) = (line >= 64, line as i32 & 63);
    let (row, col) = (at / stride - 1, at % stride);
    let (down, across) = if upright { (2 * row + 1, 2 * col) } else { (2 * row, 2 * col + 1) };
    let (tall, wide) = board.size();
    let (down, across) = (down - tall, across - wide);
    let squared = 2 * down * down + 3 * across * across;
    if tall == wide {
        squared * ONE / 8
    } else {
        (squared + 6 * i32::from(upright)) * ONE / 8 + 10 * line as i32
    }
}
