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
const GIFT: i32 = 2 * ONE;

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
}

impl Look {
    /// The look of a move before anything is known but its first line and whether it makes an even number of
    /// long strands odd.
    pub(crate) fn begin(line: u8, changes_parity: bool) -> Look {
        Look { line, shape: u8::from(changes_parity), ..Look::default() }
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
}

/// The fixed order and the statistics of one thread.
#[derive(Debug)]
pub(crate) struct Order {
    /// How far a line is from the middle, in logarithms.
    far: [i32; 128],
    lines: [[i32; 128]; 2],
    shapes: [[i32; SHAPE_CLASSES]; 3],
    /// Logarithm of a chance in 256 steps.
    logs: [i32; 256],
}

impl Order {
    pub(crate) fn new(board: &Board) -> Order {
        Order {
            far: std::array::from_fn(
                |line| if line < usize::from(PLACELESS) { far(board, line) } else { NOWHERE },
            ),
            lines: [[SURE / 4; 128]; 2],
            shapes: [[SURE / 4; SHAPE_CLASSES]; 3],
            logs: std::array::from_fn(|step| ((step.max(1) as f64 / 256.0).log2() * f64::from(ONE)) as i32),
        }
    }

    /// Looks at a move that gives at most two boxes away and leaves `rest`. `odd` is the parity of the turns to
    /// come and the long chains.
    #[inline]
    pub(crate) fn look(board: &Board, rest: Lines, look: Look, given: u8, odd: bool) -> Look {
        let (two, stride) = (board.degrees(rest).two, board.stride);
        let safe = (rest.h & !(two | two << stride)).count_ones() + (rest.v & !(two | two << 1)).count_ones();
        Look { line: look.line, given, shape: (safe * 2) as u8 + u8::from(odd) }
    }

    /// The promise of a move for `side` (0 or 1): the greater, the sooner it should be searched.
    #[inline]
    pub(crate) fn promise(&self, look: &Look, side: usize) -> i32 {
        let chance = |chance: i32| self.logs[(chance >> 8).clamp(1, 255) as usize];
        let line = usize::from(look.line);
        chance(self.lines[side][line])
            + chance(self.shapes[usize::from(look.given)][usize::from(look.shape)]) / 2
            - i32::from(look.given) * GIFT
            - self.far[line]
    }

    /// Notes whether a move reached its goal.
    #[inline]
    pub(crate) fn note(&mut self, look: &Look, side: usize, reached: bool) {
        let outcome = if reached { SURE } else { 0 };
        let line = &mut self.lines[side][usize::from(look.line)];
        *line += (outcome - *line) >> 6;
        let shape = &mut self.shapes[usize::from(look.given)][usize::from(look.shape)];
        *shape += (outcome - *shape) >> 6;
    }
}

/// How far the line of this grid number is from the middle: the squared distance in half boxes, the shorter side of
/// the board counting half as much again, in tenths of a power of two. Where one side is shorter, lines along the
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
        squared * ONE / 10
    } else {
        (squared + 6 * i32::from(upright)) * ONE / 10 + 10 * line as i32
    }
}
