//! What is drawn on: a grid of cells, with undo and redo. What the numbers in the cells mean is no matter here.

use std::collections::VecDeque;

/// A place on a grid: column and row.
pub type Place = (u16, u16);

/// What a cell holds.
pub type Held = u32;

/// A grid of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    width: u16,
    height: u16,
    cells: Vec<Held>,
}

impl Grid {
    /// A grid that is the same everywhere.
    pub fn new(width: u16, height: u16, cell: Held) -> Grid {
        Grid { width, height, cells: vec![cell; usize::from(width) * usize::from(height)] }
    }

    /// The number of columns.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u16 {
        self.height
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[Held] {
        &self.cells
    }

    fn index(&self, (column, row): Place) -> Option<usize> {
        let inside = column < self.width && row < self.height;
        inside.then(|| usize::from(row) * usize::from(self.width) + usize::from(column))
    }

    /// What a cell holds; `None` beside the grid.
    pub fn get(&self, place: Place) -> Option<Held> {
        self.index(place).map(|index| self.cells[index])
    }

    /// Changes a cell; does nothing beside the grid.
    pub fn set(&mut self, place: Place, cell: Held) {
        if let Some(index) = self.index(place) {
            self.cells[index] = cell;
        }
    }

    /// All places, row by row.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |row| (0..width).map(move |column| (column, row)))
    }

    /// The same drawing on another size; what is new holds `cell`, what lies beside is lost.
    #[must_use]
    pub fn resized(&self, width: u16, height: u16, cell: Held) -> Grid {
        let mut grid = Grid::new(width, height, cell);
        for place in self.places() {
            if let Some(old) = self.get(place) {
                grid.set(place, old);
            }
        }
        grid
    }

    /// The places of a straight line, both ends with it (Bresenham, "Algorithm for computer control of a digital
    /// plotter", 1965).
    pub fn line(from: Place, to: Place) -> Vec<Place> {
        let (mut x, mut y) = (i32::from(from.0), i32::from(from.1));
        let (x1, y1) = (i32::from(to.0), i32::from(to.1));
        let (dx, dy) = ((x1 - x).abs(), -(y1 - y).abs());
        let mut error = dx + dy;
        let mut places = vec![from];
        while (x, y) != (x1, y1) {
            let twice = 2 * error;
            if twice >= dy {
                error += dy;
                x += (x1 - x).signum();
            }
            if twice <= dx {
                error += dx;
                y += (y1 - y).signum();
            }
            places.push((x as u16, y as u16));
        }
        places
    }

    /// The places of the rectangle between two corners.
    pub fn rectangle(a: Place, b: Place) -> impl Iterator<Item = Place> {
        let (left, right) = (a.0.min(b.0), a.0.max(b.0));
        let (top, bottom) = (a.1.min(b.1), a.1.max(b.1));
        (top..=bottom).flat_map(move |row| (left..=right).map(move |column| (column, row)))
    }

    /// The places that hang together with this one and hold what it holds.
    pub fn area(&self, from: Place, neighbours: &dyn Fn(Place) -> Vec<Place>) -> Vec<Place> {
        let Some(wanted) = self.get(from) else { return Vec::new() };
        let mut seen = vec![false; self.cells.len()];
        let mut found = Vec::new();
        let mut edge = VecDeque::from([from]);
        while let Some(place) = edge.pop_front() {
            let Some(index) = self.index(place) else { continue };
            if self.cells[index] != wanted || std::mem::replace(&mut seen[index], true) {
                continue;
            }
            found.push(place);
            edge.extend(neighbours(place));
        }
        found
    }
}

/// What can be taken back in one go.
#[derive(Clone, Debug)]
enum Change {
    /// Cells with what they held before and hold after.
    Cells(Vec<(Place, Held, Held)>),
    /// Another size; the grid on the other side of the change.
    Whole(Grid),
}

/// So many changes can be taken back.
const MOST_CHANGES: usize = 1000;

/// A grid that is being drawn on.
#[derive(Clone, Debug)]
pub struct Canvas {
    grid: Grid,
    done: VecDeque<Change>,
    undone: Vec<Change>,
    /// What the stroke that is going on has changed so far.
    stroke: Option<Vec<(Place, Held, Held)>>,
    revision: u64,
}

impl Canvas {
    /// A canvas on which nothing has been done yet.
    pub fn new(grid: Grid) -> Canvas {
        Canvas { grid, done: VecDeque::new(), undone: Vec::new(), stroke: None, revision: 0 }
    }

    /// The grid.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// A number that changes with the grid.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Begins a stroke: what is painted until [`Canvas::lift`] is taken back in one go.
    pub fn press(&mut self) {
        self.lift();
        self.stroke = Some(Vec::new());
    }

    /// Ends a stroke.
    pub fn lift(&mut self) {
        if let Some(cells) = self.stroke.take() {
            self.note(Change::Cells(cells));
        }
    }

    /// Changes cells: each of the places gets what `brush` makes of it. Whether anything is different now.
    pub fn paint(
        &mut self,
        places: impl IntoIterator<Item = Place>,
        brush: &mut dyn FnMut(&Grid, Place) -> Held,
    ) -> bool {
        let mut changed = Vec::new();
        for place in places {
            let Some(old) = self.grid.get(place) else { continue };
            let new = brush(&self.grid, place);
            if new != old {
                self.grid.set(place, new);
                changed.push((place, old, new));
            }
        }
        if changed.is_empty() {
            return false;
        }
        self.revision += 1;
        match &mut self.stroke {
            Some(cells) => cells.extend(changed),
            None => self.note(Change::Cells(changed)),
        }
        true
    }

    /// Puts another grid in its place, as a change that can be taken back.
    pub fn replace(&mut self, grid: Grid) {
        self.lift();
        if grid != self.grid {
            let old = std::mem::replace(&mut self.grid, grid);
            self.revision += 1;
            self.note(Change::Whole(old));
        }
    }

    fn note(&mut self, change: Change) {
        if matches!(&change, Change::Cells(cells) if cells.is_empty()) {
            return;
        }
        self.undone.clear();
        if self.done.len() == MOST_CHANGES {
            self.done.pop_front();
        }
        self.done.push_back(change);
    }

    /// Takes the last change back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        self.lift();
        let Some(change) = self.done.pop_back() else { return false };
        let back = self.apply(change, true);
        self.undone.push(back);
        true
    }

    /// Makes the change again that was taken back last. Whether there was one.
    pub fn redo(&mut self) -> bool {
        self.lift();
        let Some(change) = self.undone.pop() else { return false };
        let forth = self.apply(change, false);
        self.done.push_back(forth);
        true
    }

    /// Goes over a change in one direction; returns what goes over it in the other one.
    fn apply(&mut self, change: Change, back: bool) -> Change {
        self.revision += 1;
        match change {
            Change::Cells(cells) => {
                // A stroke may have gone over a cell twice: backwards the first value wins, forwards the last.
                match back {
                    true => cells.iter().rev().for_each(|(place, old, _)| self.grid.set(*place, *old)),
                    false => cells.iter().for_each(|(place, _, new)| self.grid.set(*place, *new)),
                }
                Change::Cells(cells)
            }
            Change::Whole(grid) => Change::Whole(std::mem::replace(&mut self.grid, grid)),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn four(place: Place) -> Vec<Place> {
        let (column, row) = place;
        vec![
            (column.wrapping_sub(1), row),
            (column + 1, row),
            (column, row.wrapping_sub(1)),
            (column, row + 1),
        ]
    }

    #[test]
    fn lines_are_connected_and_reach_their_ends() {
        for to in [(9, 0), (0, 9), (9, 9), (9, 4), (3, 9), (0, 0), (2, 1)] {
            let line = Grid::line((4, 5), to);
            assert_eq!((line[0], *line.last().expect("an end")), ((4, 5), to));
            for pair in line.windows(2) {
                assert!(pair[0].0.abs_diff(pair[1].0) <= 1 && pair[0].1.abs_diff(pair[1].1) <= 1);
            }
        }
    }

    #[test]
    fn an_area_ends_where_something_else_is() {
        let mut grid = Grid::new(5, 4, 0);
        for row in 0..4 {
            grid.set((2, row), 7);
        }
        assert_eq!(grid.area((0, 0), &four).len(), 8);
        assert_eq!(grid.area((2, 3), &four).len(), 4);
        assert_eq!(grid.area((9, 9), &four), []);
    }

    #[test]
    fn a_stroke_is_taken_back_in_one_go() {
        let mut canvas = Canvas::new(Grid::new(4, 4, 0));
        canvas.press();
        canvas.paint([(0, 0), (1, 0)], &mut |_, _| 1);
        canvas.paint([(1, 0), (2, 0)], &mut |_, _| 2);
        canvas.lift();
        assert_eq!(canvas.grid().cells()[..4], [1, 2, 2, 0]);
        assert!(canvas.undo() && !canvas.undo());
        assert_eq!(canvas.grid(), &Grid::new(4, 4, 0));
        assert!(canvas.redo() && !canvas.redo());
        assert_eq!(canvas.grid().cells()[..4], [1, 2, 2, 0]);
    }

    #[test]
    fn a_rectangle_does_not_care_which_corner_is_first() {
        let places = |a, b| Grid::rectangle(a, b).collect::<Vec<_>>();
        assert_eq!(places((1, 2), (3, 3)), places((3, 3), (1, 2)));
        assert_eq!(places((1, 2), (3, 3)).len(), 6);
    }

    proptest! {
        #[test]
        fn undo_and_redo_go_back_and_forth_exactly(
            steps in prop::collection::vec((0..5u8, 0..12u16, 0..9u16, 1..4u32), 1..40),
        ) {
            let mut canvas = Canvas::new(Grid::new(10, 8, 0));
            let mut states = vec![canvas.grid().clone()];
            for (kind, column, row, cell) in steps {
                let before = canvas.grid().clone();
                match kind {
                    0 => drop(canvas.paint([(column, row)], &mut |_, _| cell)),
                    1 => drop(canvas.paint(Grid::line((0, 0), (column, row)), &mut |_, _| cell)),
                    2 => drop(canvas.paint(Grid::rectangle((2, 2), (column, row)), &mut |_, _| cell)),
                    3 => {
                        let area = canvas.grid().area((column, row), &four);
                        canvas.paint(area, &mut |_, _| cell);
                    }
                    _ => canvas.replace(canvas.grid().resized(column.max(3), row.max(3), cell)),
                }
                if *canvas.grid() != before {
                    states.push(canvas.grid().clone());
                }
            }
            for state in states.iter().rev().skip(1) {
                prop_assert!(canvas.undo());
                prop_assert_eq!(canvas.grid(), state);
            }
            prop_assert!(!canvas.undo());
            for state in &states[1..] {
                prop_assert!(canvas.redo());
                prop_assert_eq!(canvas.grid(), state);
            }
            prop_assert!(!canvas.redo());
        }
    }
}
