//! Shapes for an editor: rectangles and flood fill.

use super::{Cell, Track};
use crate::geometry::Point;

impl Track {
    /// Fills the rectangle between two corners, both included; what lies beside the paper is left out.
    pub fn fill_rectangle(&mut self, a: Point, b: Point, cell: Cell) {
        let (right, bottom) = (self.width() as i16 - 1, self.height() as i16 - 1);
        for y in a.y.min(b.y).max(0)..=a.y.max(b.y).min(bottom) {
            for x in a.x.min(b.x).max(0)..=a.x.max(b.x).min(right) {
                self.set(Point::new(x, y), cell);
            }
        }
    }

    /// Changes the crossing and all that hang together with it and are of the same kind. Neighbours are
    /// those above, below, left and right, so that a diagonal wall holds the paint.
    pub fn flood_fill(&mut self, from: Point, cell: Cell) {
        let old = self.cell(from);
        if old == cell || !self.contains(from) {
            return;
        }
        let mut edge = vec![from];
        self.set(from, cell);
        while let Some(Point { x, y }) = edge.pop() {
            for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
                let next = Point::new(x, y);
                if self.contains(next) && self.cell(next) == old {
                    self.set(next, cell);
                    edge.push(next);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_are_cut_at_the_paper() {
        let mut track = Track::new(5, 4).expect("a small track");
        track.fill_rectangle(Point::new(3, 2), Point::new(-4, 9), Cell::Track);
        track.fill_rectangle(Point::new(1, 1), Point::new(1, 1), Cell::Start);
        assert_eq!(track.to_string(), "#####\n#S###\n....#\n....#");
        track.fill_rectangle(Point::new(7, 7), Point::new(9, 9), Cell::Finish);
        assert_eq!(track.points(Cell::Finish).count(), 0);
    }

    #[test]
    fn paint_stops_at_other_kinds_and_at_diagonal_walls() {
        let mut track: Track = "..#.\n.#..\n#...".parse().expect("a good track");
        track.flood_fill(Point::new(0, 0), Cell::Finish);
        assert_eq!(track.to_string(), "FF#.\nF#..\n#...");
        track.flood_fill(Point::new(0, 0), Cell::Finish);
        track.flood_fill(Point::new(-1, 0), Cell::Start);
        assert_eq!(track.to_string(), "FF#.\nF#..\n#...");
    }

    #[test]
    fn the_largest_paper_is_painted() {
        let mut track = Track::new(1000, 1000).expect("the largest track");
        track.flood_fill(Point::new(500, 500), Cell::Track);
        assert_eq!(track.crossings(), 1_000_000);
    }
}
