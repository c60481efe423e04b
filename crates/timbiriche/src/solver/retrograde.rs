//! The plain solution of a whole board, to check the solver against: every set of undrawn lines, no knowledge
//! of chains, symmetries or parity.

use super::board::Board;

/// The value of every position of a small board.
#[derive(Debug)]
pub struct Retrograde {
    values: Vec<i8>,
}

impl Retrograde {
    /// Solves every position, from the full board backwards: one byte for each of `2^lines` positions.
    pub fn new(board: &Board) -> Retrograde {
        let sides = box_sides(board);
        let count = 1usize << board.line_count();
        let mut values = vec![0i8; count];
        for undrawn in 1..count {
            let mut closing = 0usize;
            let mut twice = 0usize;
            for &side in &sides {
                let open = undrawn & side;
                if open.is_power_of_two() {
                    twice |= closing & open;
                    closing |= open;
                }
            }
            let mut best = i8::MIN;
            let mut rest = undrawn;
            while rest != 0 {
                let line = rest & rest.wrapping_neg();
                rest ^= line;
                let next = values[undrawn ^ line];
                let value = if closing & line == 0 {
                    -next
                } else if twice & line == 0 {
                    next + 1
                } else {
                    next + 2
                };
                best = best.max(value);
            }
            values[undrawn] = best;
        }
        Retrograde { values }
    }

    /// Net boxes still to come for the seat to move, with these lines undrawn.
    pub fn value(&self, undrawn: u64) -> i32 {
        i32::from(self.values[undrawn as usize])
    }
}

/// The four lines of every box, as dense sets.
fn box_sides(board: &Board) -> Vec<usize> {
    use super::board::Orientation::{Horizontal, Vertical};
    let mut all = Vec::new();
    for i in 0..board.rows() {
        for j in 0..board.cols() {
            let lines = [(Horizontal, i, j), (Horizontal, i + 1, j), (Vertical, i, j), (Vertical, i, j + 1)];
            all.push(
                lines.iter().filter_map(|&(o, row, col)| board.line(o, row, col)).fold(0, |s, l| s | 1 << l),
            );
        }
    }
    all
}
