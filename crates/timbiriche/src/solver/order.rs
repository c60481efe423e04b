//! Which moves to search first: statistics gathered while searching.
//!
//! Searching first the move with the greatest ratio of the chance to reach the goal to the cost of finding out
//! makes the expected cost least. Both are learned on the way, in logarithms of base 2 times [`ONE`]:
//!
//! * the chance, from how often the same line, drawn by the same side, reached its goal before, and from how
//!   often moves did that left as many safe lines with the same parity of turns to come and long chains;
//! * the cost, from the nodes that moves took which left as many safe lines and joints.

use super::board::{Board, Lines, MOST_BOXES, MOST_LINES};

/// One in the logarithms.
const ONE: i32 = 1024;

const JOINT_CLASSES: usize = MOST_BOXES + 1;
const COST_CLASSES: usize = (MOST_LINES + 1) * JOINT_CLASSES;
const SHAPE_CLASSES: usize = 2 * (MOST_LINES + 1);

/// Sure, as a chance.
const SURE: i32 = 1 << 16;

/// How a move looks to the statistics.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Look {
    /// The move's first line in the grid: 0..64 horizontal, 64..128 vertical.
    pub(crate) line: u8,
    /// Boxes that the move gives away: 0, 1 or 2; more are not told apart.
    pub(crate) given: u8,
    /// Safe lines and parity after the move.
    shape: u8,
    /// Safe lines and joints after the move.
    cost: u16,
}

impl Look {
    /// The look of a move before anything is known but its first line and whether it makes an even number of
    /// long strands odd.
    pub(crate) fn begin(line: u8, changes_parity: bool) -> Look {
        Look { line, shape: u8::from(changes_parity), ..Look::default() }
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

/// The statistics of one thread.
#[derive(Debug)]
pub(crate) struct Order {
    lines: [[i32; 128]; 2],
    shapes: [[i32; SHAPE_CLASSES]; 3],
    costs: Vec<i32>,
    /// Logarithm of a chance in 256 steps.
    logs: [i32; 256],
}

impl Order {
    pub(crate) fn new() -> Order {
        Order {
            lines: [[SURE / 4; 128]; 2],
            shapes: [[SURE / 4; SHAPE_CLASSES]; 3],
            // To begin with: each safe line doubles the cost, two joints do as well.
            costs: (0..COST_CLASSES)
                .map(|class| {
                    let (safe, joints) = (class / JOINT_CLASSES, class % JOINT_CLASSES);
                    safe as i32 * ONE + joints as i32 * ONE / 2
                })
                .collect(),
            logs: std::array::from_fn(|step| ((step.max(1) as f64 / 256.0).log2() * f64::from(ONE)) as i32),
        }
    }

    /// Looks at a move that leaves `rest` and gives at most two boxes away. `odd` is the parity of the turns to
    /// come and the long chains.
    #[inline]
    pub(crate) fn look(board: &Board, rest: Lines, line: u8, given: u8, odd: bool) -> Look {
        let degrees = board.degrees(rest);
        let (two, stride) = (degrees.two, board.stride);
        let safe = (rest.h & !(two | two << stride)).count_ones() + (rest.v & !(two | two << 1)).count_ones();
        let joints = degrees.joints.count_ones();
        Look {
            line,
            given,
            shape: (safe * 2) as u8 + u8::from(odd),
            cost: (safe as usize * JOINT_CLASSES + joints as usize) as u16,
        }
    }

    /// The promise of a move for `side` (0 or 1): the greater, the sooner it should be searched.
    #[inline]
    pub(crate) fn promise(&self, look: &Look, side: usize) -> i32 {
        let chance = |chance: i32| self.logs[(chance >> 8).clamp(1, 255) as usize];
        chance(self.lines[side][usize::from(look.line)])
            + chance(self.shapes[usize::from(look.given)][usize::from(look.shape)])
            - 2 * self.costs[usize::from(look.cost)]
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

    /// Notes what a move cost in nodes.
    #[inline]
    pub(crate) fn note_cost(&mut self, look: &Look, nodes: u64) {
        let nodes = nodes + 1;
        let whole = nodes.ilog2();
        // Linear between powers of two.
        let part = (u128::from(nodes) << 10 >> whole) as i32 - ONE;
        let cost = &mut self.costs[usize::from(look.cost)];
        *cost += (whole as i32 * ONE + part - *cost) >> 5;
    }
}
