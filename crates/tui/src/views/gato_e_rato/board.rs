//! Where the squares are on the screen.
//!
//! A square of step `s` is `2s` columns wide and `s` rows high, so that it looks square. Line 8 is at the top.

use gato_e_rato::Square;
use ratatui::layout::{Position, Rect, Size};

/// Larger squares do not look better.
const LARGEST_STEP: u16 = 7;
/// The squares of a side.
const SIDE: u16 = 8;
/// Columns for the numbers of the lines, on either side.
const LABEL_COLUMNS: u16 = 2;

/// The board laid out in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) area: Rect,
    pub(super) step: u16,
    origin: Position,
    /// Whether there is room for the numbers of lines and columns.
    pub(super) labels: bool,
}

fn size(step: u16, labels: bool) -> Size {
    let (columns, rows) = if labels { (2 * LABEL_COLUMNS, 1) } else { (0, 0) };
    Size::new(2 * SIDE * step + columns, SIDE * step + rows)
}

fn fits(step: u16, labels: bool, pane: Size) -> bool {
    let size = size(step, labels);
    size.width <= pane.width && size.height <= pane.height
}

impl Board {
    pub(super) fn new(area: Rect, labels: bool) -> Board {
        let pane = area.as_size();
        let step = (1..=LARGEST_STEP).rev().find(|step| fits(*step, labels, pane)).unwrap_or(1);
        let labels = labels && fits(step, true, pane);
        let size = size(step, labels);
        let left = if labels { LABEL_COLUMNS } else { 0 };
        let origin = Position::new(
            area.x + pane.width.saturating_sub(size.width) / 2 + left,
            area.y + pane.height.saturating_sub(size.height) / 2,
        );
        Board { area, step, origin, labels }
    }

    /// What the board takes of a pane at the largest step that fits.
    pub(super) fn fit(pane: Size) -> Size {
        let board = Board::new(Rect::from((Position::ORIGIN, pane)), true);
        let size = size(board.step, board.labels);
        Size::new(size.width.min(pane.width), size.height.min(pane.height))
    }

    /// The smallest pane that shows the whole board.
    pub(super) fn smallest() -> Size {
        size(1, false)
    }

    /// The rectangle of a place by line and column, from 1; also of the light squares. It may lie outside of the
    /// area.
    pub(super) fn rect(&self, line: u8, column: u8) -> Rect {
        let (line, column) = (u16::from(line), u16::from(column));
        Rect::new(
            self.origin.x + 2 * self.step * (column - 1),
            self.origin.y + self.step * (SIDE - line),
            2 * self.step,
            self.step,
        )
    }

    /// The dark square under a position on the screen.
    pub(super) fn square_at(&self, at: Position) -> Option<Square> {
        if !self.area.contains(at) {
            return None;
        }
        Square::all().find(|square| self.rect(square.line(), square.column()).contains(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_hit_where_it_is() {
        for (width, height) in [(16, 8), (40, 20), (80, 24), (150, 60)] {
            let board = Board::new(Rect::new(2, 1, width, height), true);
            for square in Square::all() {
                let rect = board.rect(square.line(), square.column());
                assert_eq!(board.square_at(rect.as_position()), Some(square));
                assert_eq!(board.square_at(Position::new(rect.right() - 1, rect.bottom() - 1)), Some(square));
                assert_eq!(rect.intersection(board.area), rect, "{width}x{height} {square}");
            }
            assert_eq!(board.square_at(board.rect(1, 2).as_position()), None, "a light square");
        }
    }

    #[test]
    fn larger_panes_have_larger_squares() {
        let step = |width, height| Board::new(Rect::new(0, 0, width, height), true).step;
        assert_eq!((step(10, 3), step(20, 9), step(46, 20), step(140, 60)), (1, 1, 2, 7));
    }
}
