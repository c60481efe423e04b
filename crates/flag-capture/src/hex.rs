//! The hexagonal torus: cells, directions, neighbours.
//!
//! Flat-top hexagons in columns; the columns with an odd index (the even-numbered cells) sit half a cell lower.
//! The board wraps in both directions, which needs an even width.

use std::fmt;

/// The index of a cell, row by row from 0. People count from 1.
pub type Cell = u16;

/// One of the six directions, as people number them from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Up.
    North = 1,
    /// Up and to the right.
    NorthEast = 2,
    /// Down and to the right.
    SouthEast = 3,
    /// Down.
    South = 4,
    /// Down and to the left.
    SouthWest = 5,
    /// Up and to the left.
    NorthWest = 6,
}

impl Direction {
    /// All directions, clockwise from the north.
    pub const ALL: [Direction; 6] = [
        Direction::North,
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::NorthWest,
    ];

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 2) % 6]
    }

    /// The number that people use, from 1.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The short name: `NE`.
    pub const fn name(self) -> &'static str {
        ["N", "NE", "SE", "S", "SW", "NW"][self as usize - 1]
    }

    /// The steps in columns and rows, from an even column (index from 0) and from an odd one.
    const fn step(self, odd_column: bool) -> (i32, i32) {
        const EVEN: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)];
        const ODD: [(i32, i32); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
        (if odd_column { ODD } else { EVEN })[self as usize - 1]
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The size of a torus and, for every cell, its six neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torus {
    width: u16,
    height: u16,
    neighbours: Box<[[Cell; 6]]>,
}

impl Torus {
    /// The least and the greatest width; only even widths close the torus.
    pub const WIDTHS: std::ops::RangeInclusive<u16> = 4..=64;
    /// The least and the greatest height.
    pub const HEIGHTS: std::ops::RangeInclusive<u16> = 3..=64;

    /// A torus of this size; `None` if the width is odd or a side is out of its range.
    pub fn new(width: u16, height: u16) -> Option<Torus> {
        if !Torus::WIDTHS.contains(&width) || !Torus::HEIGHTS.contains(&height) || width % 2 == 1 {
            return None;
        }
        let around = |value: i32, size: u16| value.rem_euclid(i32::from(size)) as u16;
        let neighbours = (0..width * height)
            .map(|cell| {
                let (column, row) = (cell % width, cell / width);
                Direction::ALL.map(|direction| {
                    let (dc, dr) = direction.step(column % 2 == 1);
                    around(i32::from(row) + dr, height) * width + around(i32::from(column) + dc, width)
                })
            })
            .collect();
        Some(Torus { width, height, neighbours })
    }

    /// The number of columns.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u16 {
        self.height
    }

    /// The number of cells.
    pub fn cells(&self) -> usize {
        self.neighbours.len()
    }

    /// Column and row of a cell, from 0.
    pub fn position(&self, cell: Cell) -> (u16, u16) {
        (cell % self.width, cell / self.width)
    }

    /// The cell at a column and row, from 0, within the board.
    pub fn cell(&self, column: u16, row: u16) -> Cell {
        debug_assert!(column < self.width && row < self.height);
        row * self.width + column
    }

    /// The neighbour of a cell.
    #[inline]
    pub fn neighbour(&self, cell: Cell, direction: Direction) -> Cell {
        self.neighbours[usize::from(cell)][direction as usize - 1]
    }

    /// The six neighbours of a cell, in the order of [`Direction::ALL`].
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> &[Cell; 6] {
        &self.neighbours[usize::from(cell)]
    }

    /// The number of steps from one cell to every other on open ground, by breadth-first search.
    pub fn steps_from(&self, start: Cell) -> Vec<u16> {
        let mut steps = vec![u16::MAX; self.cells()];
        let mut queue = std::collections::VecDeque::from([start]);
        steps[usize::from(start)] = 0;
        while let Some(cell) = queue.pop_front() {
            for &next in self.neighbours(cell) {
                if steps[usize::from(next)] == u16::MAX {
                    steps[usize::from(next)] = steps[usize::from(cell)] + 1;
                    queue.push_back(next);
                }
            }
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_is_undone_by_its_opposite_on_every_board() {
        for width in (4..=20).step_by(2) {
            for height in 3..=20 {
                let torus = Torus::new(width, height).expect("an even width");
                for cell in 0..width * height {
                    for direction in Direction::ALL {
                        let there = torus.neighbour(cell, direction);
                        assert_ne!(there, cell);
                        assert_eq!(
                            torus.neighbour(there, direction.opposite()),
                            cell,
                            "{width}x{height} {cell} {direction}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn six_different_neighbours_see_each_other() {
        for (width, height) in [(4, 3), (6, 5), (12, 10), (20, 16)] {
            let torus = Torus::new(width, height).expect("an even width");
            for cell in 0..width * height {
                let around = torus.neighbours(cell);
                for (index, next) in around.iter().enumerate() {
                    assert!(
                        torus.neighbours(*next).contains(&around[(index + 1) % 6]),
                        "{width}x{height} {cell}"
                    );
                    assert_eq!(
                        around.iter().filter(|other| *other == next).count(),
                        1,
                        "{width}x{height} {cell}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_few_neighbours_worked_out_by_hand() {
        // 4x3: cell numbers 1..12 from 1. Cell 1 is in an odd-numbered (high) column, cell 2 in a low one.
        let torus = Torus::new(4, 3).expect("an even width");
        let numbers = |number: u16| torus.neighbours(number - 1).map(|cell| cell + 1);
        assert_eq!(numbers(1), [9, 10, 2, 5, 4, 12]);
        assert_eq!(numbers(2), [10, 3, 7, 6, 5, 1]);
        assert_eq!(numbers(8), [4, 5, 9, 12, 11, 7]);
    }

    #[test]
    fn sizes_that_do_not_close_are_refused() {
        for (width, height) in [(3, 3), (5, 4), (2, 4), (4, 2), (66, 4), (4, 65), (0, 0)] {
            assert_eq!(Torus::new(width, height), None);
        }
    }

    #[test]
    fn distances_are_symmetric_and_short_way_round() {
        let torus = Torus::new(12, 10).expect("an even width");
        let from: Vec<_> = (0..120).map(|cell| torus.steps_from(cell)).collect();
        for (a, steps) in from.iter().enumerate() {
            for (b, back) in from.iter().enumerate() {
                assert_eq!(steps[b], back[a]);
            }
        }
        assert_eq!(from[0][11], 1, "around the edge");
        assert!(from[0].iter().all(|steps| *steps <= 9));
    }
}
