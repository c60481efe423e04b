//! Where the dots, lines and boxes of a board are on the screen.
//!
//! A step is the number of rows from one row of dots to the next; columns are twice as far apart, so that a
//! box looks square. From step 5 on lines are two columns wide and one row high, which looks equally thick.

use ratatui::layout::{Position, Rect, Size};

/// The smallest step that has room inside a box.
pub(super) const SMALLEST_STEP: u16 = 2;
/// Larger boxes do not look better.
const LARGEST_STEP: u16 = 14;
/// From this step on lines are thick.
const THICK_FROM: u16 = 5;
/// Columns for the numbers of the rows.
const LABEL_COLUMNS: u16 = 3;
/// Rows for the numbers of the columns, and the same below.
const LABEL_ROWS: u16 = 2;
/// From this step on a board without its numbers would look cramped.
const AIRY_FROM: u16 = 4;

/// The size of a board in dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) rows: u8,
    pub(super) cols: u8,
}

impl Board {
    /// What the board takes on the screen.
    pub(super) fn size(self, step: u16) -> Size {
        let (rows, cols) = (u16::from(self.rows) - 1, u16::from(self.cols) - 1);
        Size::new(cols * 2 * step + dot_width(step), rows * step + 1)
    }

    /// The largest step that fits a pane, from [`AIRY_FROM`] on with room for the numbers; the smallest one, if
    /// none fits.
    pub(super) fn step_for(self, pane: Size) -> u16 {
        (SMALLEST_STEP..=LARGEST_STEP)
            .rev()
            .find(|step| {
                let size = self.size(*step);
                let (wide, high) = if *step >= AIRY_FROM { (2 * LABEL_COLUMNS, LABEL_ROWS) } else { (0, 0) };
                size.width + wide <= pane.width && size.height + high <= pane.height
            })
            .unwrap_or(SMALLEST_STEP)
    }
}

fn dot_width(step: u16) -> u16 {
    if step >= THICK_FROM { 2 } else { 1 }
}

/// A board laid out in an area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    pub(super) board: Board,
    /// What may be drawn on.
    pub(super) area: Rect,
    pub(super) step: u16,
    /// The upper left dot, before scrolling.
    origin: Position,
    /// How far the board is scrolled, in columns and rows.
    pub(super) scroll: (u16, u16),
    /// Whether there is room for the numbers of rows and columns.
    pub(super) labels: bool,
}

impl Grid {
    /// Lays the board out in the middle of the area. If it does not fit, it is scrolled no further than needed
    /// to show the line with its middle at `around`, in half steps.
    pub(super) fn new(
        board: Board,
        area: Rect,
        around: Option<(u16, u16)>,
        scroll: (u16, u16),
        labels: bool,
    ) -> Grid {
        let step = board.step_for(area.as_size());
        let size = board.size(step);
        let labels =
            labels && area.width >= size.width + 2 * LABEL_COLUMNS && area.height >= size.height + LABEL_ROWS;
        let origin = Position::new(
            area.x + area.width.saturating_sub(size.width) / 2,
            area.y + (area.height.saturating_sub(size.height) + u16::from(labels)) / 2,
        );
        let mut grid = Grid { board, area, step, origin, scroll, labels };
        let (row, col) = around.unwrap_or((0, 0));
        grid.scroll = (
            scrolled(scroll.0, size.width, area.width, col * step, 2 * step),
            scrolled(scroll.1, size.height, area.height, row * step / 2, step),
        );
        grid
    }

    /// Lines are this many columns wide, and dots too.
    pub(super) fn thickness(&self) -> u16 {
        dot_width(self.step)
    }

    /// The inside of a box, in columns and rows.
    pub(super) fn inside(&self) -> Size {
        Size::new(2 * self.step - self.thickness(), self.step - 1)
    }

    /// Where a dot is; may lie outside of the area.
    pub(super) fn dot(&self, row: u8, col: u8) -> (i32, i32) {
        let x =
            i32::from(self.origin.x) + i32::from(col) * i32::from(2 * self.step) - i32::from(self.scroll.0);
        let y = i32::from(self.origin.y) + i32::from(row) * i32::from(self.step) - i32::from(self.scroll.1);
        (x, y)
    }

    /// What of the board lies beyond the edges of the area: left, right, above, below.
    pub(super) fn hidden(&self) -> [bool; 4] {
        let size = self.board.size(self.step);
        [
            self.scroll.0 > 0,
            self.scroll.0 + self.area.width < size.width,
            self.scroll.1 > 0,
            self.scroll.1 + self.area.height < size.height,
        ]
    }

    /// The middle, in half steps, of the line that is meant by a place on the screen; `None` off the board, on a
    /// dot, and in the middle of a box, where no line is closer than the others.
    pub(super) fn line_at(&self, at: Position) -> Option<(u16, u16)> {
        if !self.area.contains(at) {
            return None;
        }
        let (x0, y0) = self.dot(0, 0);
        let thickness = i32::from(self.thickness());
        let (pitch_x, pitch_y) = (i32::from(2 * self.step), i32::from(self.step));
        let (x, y) = (i32::from(at.x) - x0, i32::from(at.y) - y0);
        let (rows, cols) = (i32::from(self.board.rows) - 1, i32::from(self.board.cols) - 1);
        if x < -2 || y < -1 || x >= cols * pitch_x + thickness + 2 || y > rows * pitch_y + 1 {
            return None;
        }
        // Distances count a row as two columns, as they look.
        let mut best: Option<(i32, (u16, u16))> = None;
        let mut tied = false;
        let mut consider = |distance: i32, row: i32, col: i32| {
            let place = (row as u16, col as u16);
            match best {
                Some((known, _)) if distance > known => {}
                Some((known, old)) if distance == known => tied |= old != place,
                _ => {
                    best = Some((distance, place));
                    tied = false;
                }
            }
        };
        let (col, row) = (x.div_euclid(pitch_x).clamp(0, cols - 1), y.div_euclid(pitch_y).clamp(0, rows - 1));
        let along_x = x - col * pitch_x;
        let along_y = y - row * pitch_y;
        for side in [0, 1] {
            consider(2 * (along_y - side * pitch_y).abs(), 2 * (row + side), 2 * col + 1);
            let left = side * pitch_x;
            let off = if along_x < left { left - along_x } else { (along_x - left - thickness + 1).max(0) };
            consider(off, 2 * row + 1, 2 * (col + side));
        }
        best.filter(|_| !tied).map(|(_, place)| place)
    }
}

/// The scroll position that shows what is `around` with `margin` on both sides, moved no further than needed.
fn scrolled(old: u16, size: u16, room: u16, around: u16, margin: u16) -> u16 {
    let last = size.saturating_sub(room);
    if last == 0 {
        return 0;
    }
    let least = (around + margin + 1).saturating_sub(room);
    let most = around.saturating_sub(margin);
    old.max(least).min(most.max(least)).min(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDARD: Board = Board { rows: 5, cols: 6 };
    const LARGEST: Board = Board { rows: 11, cols: 11 };

    #[test]
    fn boards_grow_in_steps_with_the_pane() {
        assert_eq!(STANDARD.size(2), Size::new(21, 9));
        assert_eq!(STANDARD.size(4), Size::new(41, 17));
        assert_eq!(STANDARD.step_for(Size::new(48, 21)), 4);
        assert_eq!(STANDARD.step_for(Size::new(148, 57)), 13);
        assert_eq!(LARGEST.step_for(Size::new(50, 21)), 2);
        assert_eq!(LARGEST.size(2), Size::new(41, 21));
        assert_eq!(STANDARD.step_for(Size::new(1, 1)), 2);
    }

    #[test]
    fn every_line_is_found_at_its_middle_and_nothing_on_a_dot() {
        for (board, area) in [
            (STANDARD, Rect::new(0, 0, 50, 21)),
            (STANDARD, Rect::new(3, 2, 148, 57)),
            (Board { rows: 2, cols: 3 }, Rect::new(0, 0, 9, 3)),
        ] {
            let grid = Grid::new(board, area, None, (0, 0), true);
            for row in 0..2 * u16::from(board.rows) - 1 {
                for col in 0..2 * u16::from(board.cols) - 1 {
                    let (x, y) = grid.dot(0, 0);
                    let x = x as u16 + col * grid.step + u16::from(col % 2 == 1) * (grid.thickness() - 1);
                    let place = Position::new(x, y as u16 + (row * grid.step).div_ceil(2));
                    let expected = ((row + col) % 2 == 1).then_some((row, col));
                    assert_eq!(grid.line_at(place).filter(|_| (row + col) % 2 == 1), expected);
                }
            }
        }
        let grid = Grid::new(STANDARD, Rect::new(0, 0, 21, 9), None, (0, 0), false);
        assert_eq!(grid.line_at(Position::new(0, 0)), None, "a dot");
        assert_eq!(grid.line_at(Position::new(2, 1)), None, "the middle of a box");
        assert_eq!(grid.line_at(Position::new(2, 0)), Some((0, 1)));
        assert_eq!(grid.line_at(Position::new(0, 1)), Some((1, 0)));
    }

    #[test]
    fn a_board_larger_than_its_pane_scrolls_with_the_cursor() {
        let area = Rect::new(0, 0, 20, 9);
        let mut scroll = (0, 0);
        for step in 0..21 {
            let grid = Grid::new(LARGEST, area, Some((step, step)), scroll, false);
            scroll = grid.scroll;
            let (x, y) = (step * 2, step);
            assert!(scroll.0 <= x && x < scroll.0 + area.width, "{step}");
            assert!(scroll.1 <= y && y < scroll.1 + area.height, "{step}");
        }
        assert_eq!(scroll, (41 - 20, 21 - 9));
        let grid = Grid::new(LARGEST, area, Some((20, 20)), scroll, false);
        assert_eq!(grid.hidden(), [true, false, true, false]);
    }
}
