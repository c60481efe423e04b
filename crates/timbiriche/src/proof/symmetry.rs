//! Boards that are the same if mirrored or turned: one name for all of them.

use crate::solver::{Board, LineIndex, Orientation};

/// The symmetries of a board: 4, or 8 of a square one, each as the new number of every line.
pub(super) struct Symmetries(Vec<Vec<LineIndex>>);

impl Symmetries {
    pub(super) fn of(board: &Board) -> Symmetries {
        let (rows, cols) = (board.rows(), board.cols());
        let mut maps = Vec::new();
        for turned in [false, true] {
            if turned && rows != cols {
                continue;
            }
            for (down, across) in [(false, false), (false, true), (true, false), (true, true)] {
                let image = |line| -> Option<LineIndex> {
                    let (mut orientation, mut row, mut col) = board.place(line)?;
                    if turned {
                        orientation = match orientation {
                            Orientation::Horizontal => Orientation::Vertical,
                            Orientation::Vertical => Orientation::Horizontal,
                        };
                        (row, col) = (col, row);
                    }
                    // Of a horizontal line there is one row more, of a vertical one a column.
                    let (last_row, last_col) = match orientation {
                        Orientation::Horizontal => (rows, cols - 1),
                        Orientation::Vertical => (rows - 1, cols),
                    };
                    let row = if down { last_row - row } else { row };
                    let col = if across { last_col - col } else { col };
                    board.line(orientation, row, col)
                };
                let map: Option<Vec<LineIndex>> = (0..board.line_count()).map(image).collect();
                maps.extend(map);
            }
        }
        Symmetries(maps)
    }

    /// The least of the sets of lines that this one can become.
    pub(super) fn name(&self, lines: u64) -> u64 {
        let images = self.0.iter().map(|map| {
            let on = |line: &LineIndex| lines >> line & 1 != 0;
            (0..map.len()).filter(on).fold(0, |sum, line| sum | 1 << map[line])
        });
        images.min().unwrap_or(lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_has_as_many_places_as_its_orbit() {
        let names = |rows, cols| {
            let board = Board::new(rows, cols).expect("a small board");
            let symmetries = Symmetries::of(&board);
            let mut names: Vec<u64> =
                (0..board.line_count()).map(|line| symmetries.name(1 << line)).collect();
            names.sort_unstable();
            names.dedup();
            names.len()
        };
        // One box: every side is like every other. 1x2: an end, a long side, the middle.
        assert_eq!(names(1, 1), 1);
        assert_eq!(names(1, 2), 3);
        // 2x3: across at the border or inside, each at a corner or in the middle; down at the border or inside.
        assert_eq!((names(2, 3), names(3, 2)), (6, 6));
        // 2x2: border and inside.
        assert_eq!(names(2, 2), 2);
        // 3x3: corner and middle of the border, inside beside the border and across the middle.
        assert_eq!(names(3, 3), 4);
    }

    #[test]
    fn all_images_have_one_name() {
        let board = Board::new(3, 4).expect("a small board");
        let symmetries = Symmetries::of(&board);
        for seed in 1..200 {
            let lines = game::key::mix(seed) & board.all_lines();
            for map in &symmetries.0 {
                let image = (0..map.len())
                    .filter(|line| lines >> line & 1 != 0)
                    .fold(0, |sum, line| sum | 1 << map[line]);
                assert_eq!(symmetries.name(image), symmetries.name(lines));
                assert_eq!(image.count_ones(), lines.count_ones());
            }
        }
    }
}
