//! Where the hexagons are on the screen.
//!
//! A hexagon of step `s` is `4s` columns wide at its middle and `2s` rows high; columns of hexagons are `3s` apart
//! and every second one sits `s` rows lower, so that a hexagon looks regular in cells of 2:1:
//!
//! ```text
//!  __        ____
//! /  \__    /    \
//! \__/     /      \____
//! /  \__   \      /
//! \__/      \____/
//! ```
//!
//! The board is a torus. An axis that fits shows the board once, with a ring of the other side's cells around it;
//! an axis that does not fit is scrolled around without an end.

use flag_capture::hex::{Cell, Torus};
use ratatui::layout::{Position, Rect, Size};

/// Larger hexagons do not look better.
const LARGEST_STEP: u16 = 4;

/// A place in the endless repetition of the board: column and row, from the board's own corner.
pub(super) type Place = (i32, i32);

/// The board laid out in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// What may be drawn on.
    pub(super) area: Rect,
    pub(super) step: u16,
    width: u16,
    height: u16,
    /// The place in the upper left corner.
    first: Place,
    /// How many columns and rows of places are drawn.
    count: (u16, u16),
    /// The screen position of the corner of `first`.
    origin: (i32, i32),
}

/// What a board of this many places takes on the screen.
fn size(columns: u16, rows: u16, step: u16) -> Size {
    Size::new(3 * step * columns + step, 2 * step * rows + step + 1)
}

/// The largest step at which the board fits a pane, with its ring if possible.
fn step_for(torus: &Torus, pane: Size) -> u16 {
    let fits = |step: &u16| {
        let size = size(torus.width(), torus.height(), *step);
        size.width <= pane.width && size.height <= pane.height
    };
    (1..=LARGEST_STEP).rev().find(fits).unwrap_or(1)
}

/// How many places of an axis are drawn and where the first one is: all with a ring on both sides, all without,
/// or as many as there is room for around the place that has to be seen.
fn axis(cells: u16, room: impl Fn(u16) -> bool, scroll: i32, around: Option<u16>) -> (i32, u16) {
    if room(cells + 2) {
        return (-1, cells + 2);
    }
    if room(cells) {
        return (0, cells);
    }
    let count = (1..cells).rev().find(|count| room(*count)).unwrap_or(1);
    let Some(around) = around else { return (scroll, count) };
    // The place is kept off the edge by a few cells, and in the middle once it had to be scrolled for.
    let margin = i32::from(count.min(5) / 2).min(2);
    let offset = (i32::from(around) - scroll).rem_euclid(i32::from(cells));
    let seen = offset >= margin && offset < i32::from(count) - margin;
    let first = if seen { scroll } else { i32::from(around) - i32::from(count) / 2 };
    (first.rem_euclid(i32::from(cells)), count)
}

impl Layout {
    /// Lays the board out. `around` has to be seen; `scroll` is where an earlier layout began.
    pub(super) fn new(torus: &Torus, area: Rect, around: Option<Cell>, scroll: Place) -> Layout {
        let pane = area.as_size();
        let step = step_for(torus, pane);
        let (width, height) = (torus.width(), torus.height());
        let around = around.map(|cell| torus.position(cell));
        let fits_width = |columns: u16| size(columns, 1, step).width <= pane.width;
        let fits_height = |rows: u16| size(1, rows, step).height <= pane.height;
        let (column, columns) = axis(width, fits_width, scroll.0, around.map(|at| at.0));
        let (row, rows) = axis(height, fits_height, scroll.1, around.map(|at| at.1));
        let whole = size(columns, rows, step);
        let origin = (
            i32::from(area.x) + i32::from(pane.width.saturating_sub(whole.width)) / 2,
            i32::from(area.y) + i32::from(pane.height.saturating_sub(whole.height)) / 2,
        );
        Layout { area, step, width, height, first: (column, row), count: (columns, rows), origin }
    }

    /// What the board takes at the step that fits a pane; never more than the pane.
    pub(super) fn fit(torus: &Torus, pane: Size) -> Size {
        let layout = Layout::new(torus, Rect::from((Position::ORIGIN, pane)), None, (0, 0));
        let whole = size(layout.count.0, layout.count.1, layout.step);
        Size::new(whole.width.min(pane.width), whole.height.min(pane.height))
    }

    /// The smallest pane in which one can play: three by three hexagons.
    pub(super) fn smallest() -> Size {
        size(3, 3, 1)
    }

    /// Where this layout begins, for the next one.
    pub(super) fn scroll(&self) -> Place {
        self.first
    }

    /// Every place that is drawn.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let (first, count) = (self.first, self.count);
        (0..i32::from(count.1))
            .flat_map(move |row| (0..i32::from(count.0)).map(move |column| (first.0 + column, first.1 + row)))
    }

    /// The cell at a place.
    pub(super) fn cell(&self, place: Place) -> Cell {
        let around = |value: i32, size: u16| value.rem_euclid(i32::from(size)) as u16;
        around(place.1, self.height) * self.width + around(place.0, self.width)
    }

    /// Whether the place repeats a cell that is drawn elsewhere.
    pub(super) fn is_ring(&self, place: Place) -> bool {
        let beyond =
            |value: i32, count: u16, size: u16| count > size && !(0..i32::from(size)).contains(&value);
        beyond(place.0, self.count.0, self.width) || beyond(place.1, self.count.1, self.height)
    }

    /// The upper left corner of the rectangle around a hexagon: its upper edge is in this row.
    pub(super) fn corner(&self, place: Place) -> (i32, i32) {
        let step = i32::from(self.step);
        let lower = if place.0.rem_euclid(2) == 1 { step } else { 0 };
        (
            self.origin.0 + 3 * step * (place.0 - self.first.0),
            self.origin.1 + 2 * step * (place.1 - self.first.1) + lower,
        )
    }

    /// The rows inside of a hexagon: row, first column, number of columns.
    pub(super) fn inside(&self, place: Place) -> impl Iterator<Item = (i32, i32, i32)> + use<> {
        let (x, y) = self.corner(place);
        let step = i32::from(self.step);
        (0..2 * step).map(move |row| {
            let indent = if row < step { step - row } else { row - step + 1 };
            (y + 1 + row, x + indent, 4 * step - 2 * indent)
        })
    }

    /// The place under a position on the screen.
    pub(super) fn place_at(&self, at: Position) -> Option<Place> {
        if !self.area.contains(at) {
            return None;
        }
        let (x, y) = (i32::from(at.x), i32::from(at.y));
        self.places().find(|place| {
            self.inside(*place).any(|(row, first, count)| row == y && (first..first + count).contains(&x))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn torus(width: u16, height: u16) -> Torus {
        Torus::new(width, height).unwrap()
    }

    #[test]
    fn every_cell_is_hit_where_it_is_drawn_and_nowhere_else() {
        let torus = torus(12, 10);
        for (width, height) in [(40, 24), (46, 30), (80, 24), (160, 60), (20, 9), (11, 60)] {
            let layout = Layout::new(&torus, Rect::new(3, 2, width, height), Some(50), (0, 0));
            let mut seen = HashSet::new();
            for place in layout.places() {
                for (row, first, count) in layout.inside(place) {
                    for column in first..first + count {
                        assert!(seen.insert((row, column)), "two hexagons share {row},{column}");
                        let at = Position::new(column as u16, row as u16);
                        if layout.area.contains(at) {
                            assert_eq!(layout.place_at(at), Some(place));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_large_pane_shows_the_whole_board_once_and_a_ring() {
        let torus = torus(6, 5);
        let layout = Layout::new(&torus, Rect::new(0, 0, 200, 61), None, (0, 0));
        assert_eq!(layout.step, 4);
        let real: Vec<_> = layout.places().filter(|place| !layout.is_ring(*place)).collect();
        let cells: HashSet<_> = real.iter().map(|place| layout.cell(*place)).collect();
        assert_eq!((real.len(), cells.len(), layout.places().count()), (30, 30, 8 * 7));
    }

    #[test]
    fn what_does_not_fit_is_scrolled_around_what_has_to_be_seen() {
        let torus = torus(20, 16);
        let mut scroll = (0, 0);
        for cell in 0..320 {
            let layout = Layout::new(&torus, Rect::new(0, 0, 40, 15), Some(cell), scroll);
            scroll = layout.scroll();
            let places: Vec<_> = layout.places().filter(|place| layout.cell(*place) == cell).collect();
            assert_eq!(places.len(), 1, "{cell}");
            let (x, y) = layout.corner(places[0]);
            assert!(x >= 0 && x + 4 <= 40 && y >= 0 && y + 2 < 15, "{cell} is at {x},{y}");
        }
    }

    #[test]
    fn any_pane_has_a_layout() {
        let torus = torus(64, 64);
        for width in (0..90).chain([480]) {
            for height in (0..40).chain([154]) {
                let layout = Layout::new(&torus, Rect::new(0, 0, width, height), Some(4000), (63, 63));
                assert!(layout.places().count() >= 1);
                let fit = Layout::fit(&torus, Size::new(width, height));
                assert!(fit.width <= width && fit.height <= height);
            }
        }
    }
}
