//! What becomes of a car on its way: the geometry laid over a track.
//!
//! The answers are those of walking every cell of the way; a table of sums lets most ways on open ground be
//! answered without a walk (Crow, "Summed-Area Tables for Texture Mapping", 1984).

use crate::geometry::{Fraction, Point, Vector, Way};
use crate::track::{Cell, Track};

/// What becomes of a car on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// The way stays on the track and touches no finish.
    Stays,
    /// The way leaves the track.
    Leaves {
        /// The first cell off the track.
        cell: Point,
    },
    /// The way reaches the finish.
    Finishes {
        /// The first finish cell.
        cell: Point,
        /// Where on its way the car enters that cell.
        entered: Fraction,
    },
}

impl Travel {
    /// Whether the car is still on the track, or has finished.
    pub fn is_on_track(self) -> bool {
        !matches!(self, Travel::Leaves { .. })
    }
}

/// A track made ready for driving.
#[derive(Clone, Debug)]
pub struct Ground {
    track: Track,
    /// How many crossings above and to the left are no plain track: one column and row more than the track.
    obstacles: Vec<u32>,
    /// The least rectangle around the finish, as its first and last corner; `None` without a finish.
    finish: Option<(Point, Point)>,
}

impl Ground {
    /// Prepares a track.
    pub fn new(track: Track) -> Ground {
        let (width, height) = (track.width(), track.height());
        let mut obstacles = vec![0; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = 0;
            for (x, cell) in track.row(y).iter().enumerate() {
                row += u32::from(matches!(cell, Cell::Off | Cell::Finish));
                obstacles[(y + 1) * (width + 1) + x + 1] = obstacles[y * (width + 1) + x + 1] + row;
            }
        }
        let finish = track.points(Cell::Finish).fold(None, |bounds, point| match bounds {
            None => Some((point, point)),
            Some((first, last)) => Some((
                Point::new(point.x.min(first.x), point.y.min(first.y)),
                Point::new(point.x.max(last.x), point.y.max(last.y)),
            )),
        });
        Ground { track, obstacles, finish }
    }

    /// The track.
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// The corners of the least rectangle that holds every finish crossing; `None` without a finish.
    pub fn finish_bounds(&self) -> Option<(Point, Point)> {
        self.finish
    }

    /// What becomes of a car that stands on the track at `from` and moves by `vector`.
    #[inline]
    pub fn travel(&self, from: Point, vector: Vector) -> Travel {
        if self.is_open(from, from + vector) { Travel::Stays } else { self.walk(from, vector) }
    }

    /// The cells of a way up to and with the one that decides what becomes of the car, for a preview.
    pub fn way(&self, from: Point, vector: Vector) -> (Vec<Point>, Travel) {
        let travel = self.walk(from, vector);
        let last = match travel {
            Travel::Stays => None,
            Travel::Leaves { cell } | Travel::Finishes { cell, .. } => Some(cell),
        };
        let mut cells = Vec::new();
        for cell in Way::new(from, vector) {
            cells.push(cell);
            if Some(cell) == last {
                break;
            }
        }
        (cells, travel)
    }

    /// Whether the rectangle between two points is on the paper and holds plain track and starts only.
    #[inline]
    pub(crate) fn is_open(&self, a: Point, b: Point) -> bool {
        let (left, right) = (a.x.min(b.x), a.x.max(b.x));
        let (top, bottom) = (a.y.min(b.y), a.y.max(b.y));
        let (width, height) = (self.track.width(), self.track.height());
        if left < 0 || top < 0 || right as usize >= width || bottom as usize >= height {
            return false;
        }
        let stride = width + 1;
        let (left, right) = (left as usize, right as usize + 1);
        let (above, below) = (top as usize * stride, (bottom as usize + 1) * stride);
        let sums = &self.obstacles;
        sums[below + right] + sums[above + left] == sums[below + left] + sums[above + right]
    }

    /// Whether the rectangle between two points meets the one around the finish. If it does not, a way
    /// between them can't finish.
    #[inline]
    pub(crate) fn may_finish(&self, a: Point, b: Point) -> bool {
        self.finish.is_some_and(|(first, last)| {
            a.x.min(b.x) <= last.x
                && a.x.max(b.x) >= first.x
                && a.y.min(b.y) <= last.y
                && a.y.max(b.y) >= first.y
        })
    }

    /// The answer of [`Ground::travel`], cell by cell.
    pub(crate) fn walk(&self, from: Point, vector: Vector) -> Travel {
        let mut way = Way::new(from, vector);
        way.next();
        while let Some(cell) = way.next() {
            match self.track.cell(cell) {
                Cell::Off => return Travel::Leaves { cell },
                Cell::Finish => return Travel::Finishes { cell, entered: way.entered() },
                Cell::Track | Cell::Start => {}
            }
        }
        Travel::Stays
    }

    /// For every crossing the number of steps to the finish (8 directions, on the track only), counted
    /// backwards from it; `u32::MAX` where there is no way. The crossings behind a finish are not reached
    /// through it.
    ///
    /// A car at a stand can go to any neighbour and stop there, also between two corners, and the cells of
    /// any way are such steps: so from a stand-still the finish can be reached by legal moves exactly where
    /// this distance is finite.
    pub fn steps_to_finish(&self) -> Vec<u32> {
        let mut steps = vec![u32::MAX; self.track.cells().len()];
        let finish = self.track.points(Cell::Finish).collect();
        self.spread(finish, &mut steps);
        steps
    }

    /// The crossings that cars can stand on, counted from the starts; the finish is not among them. In
    /// reading order.
    pub(crate) fn reachable(&self) -> Vec<Point> {
        let mut steps = vec![u32::MAX; self.track.cells().len()];
        self.spread(self.track.starts(), &mut steps);
        let width = self.track.width();
        let on = |(index, cell): (usize, &Cell)| {
            let reached = steps[index] != u32::MAX && *cell != Cell::Finish;
            reached.then(|| Point::new((index % width) as i16, (index / width) as i16))
        };
        self.track.cells().iter().enumerate().filter_map(on).collect()
    }

    fn spread(&self, sources: Vec<Point>, steps: &mut [u32]) {
        let width = self.track.width();
        let index = |point: Point| point.y as usize * width + point.x as usize;
        let mut edge = sources;
        edge.iter().for_each(|&source| steps[index(source)] = 0);
        let mut distance = 0;
        while !edge.is_empty() {
            distance += 1;
            let mut next = Vec::new();
            for point in edge {
                for vector in Vector::ZERO.successors() {
                    let to = point + vector;
                    let enters = matches!(self.track.cell(to), Cell::Track | Cell::Start);
                    if enters && steps[index(to)] == u32::MAX {
                        steps[index(to)] = distance;
                        next.push(to);
                    }
                }
            }
            edge = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ground(text: &str) -> Ground {
        Ground::new(text.parse().expect("a good track"))
    }

    #[test]
    fn corners_are_free() {
        let ground = ground("S#.\n#.#\n.#F");
        assert_eq!(ground.travel(Point::new(0, 0), Vector::new(1, 1)), Travel::Stays);
        let finishes = Travel::Finishes { cell: Point::new(2, 2), entered: Fraction::new(3, 4) };
        assert_eq!(ground.travel(Point::new(0, 0), Vector::new(2, 2)), finishes);
        let leaves = Travel::Leaves { cell: Point::new(1, 0) };
        assert_eq!(ground.travel(Point::new(0, 0), Vector::new(2, 1)), leaves);
    }

    #[test]
    fn what_comes_first_counts() {
        let ground = ground("S.F#.\n....F\n..##.");
        let finishes = |x, y, part, whole| Travel::Finishes {
            cell: Point::new(x, y),
            entered: Fraction::new(part, whole),
        };
        // Behind the finish the way goes through a wall, and off the paper.
        assert_eq!(ground.travel(Point::new(0, 0), Vector::new(4, 0)), finishes(2, 0, 3, 8));
        assert_eq!(ground.travel(Point::new(0, 0), Vector::new(9, 0)), finishes(2, 0, 3, 18));
        let leaves = Travel::Leaves { cell: Point::new(2, 2) };
        assert_eq!(ground.travel(Point::new(0, 2), Vector::new(4, -1)), leaves);
        assert_eq!(
            ground.travel(Point::new(0, 1), Vector::new(-1, 0)),
            Travel::Leaves { cell: Point::new(-1, 1) }
        );
    }

    #[test]
    fn the_preview_ends_where_the_way_is_decided() {
        let ground = ground("S..#.\n.....\n....F");
        let (cells, travel) = ground.way(Point::new(0, 0), Vector::new(4, 0));
        assert_eq!(travel, Travel::Leaves { cell: Point::new(3, 0) });
        assert_eq!(cells, [0, 1, 2, 3].map(|x| Point::new(x, 0)));
        let (cells, travel) = ground.way(Point::new(0, 1), Vector::ZERO);
        assert_eq!((cells, travel), (vec![Point::new(0, 1)], Travel::Stays));
    }

    #[test]
    fn the_short_cut_by_sums_equals_the_walk() {
        let ground = ground("S....#..\n........\n.#......\n......F.\n........");
        for (x, y) in (0..8).flat_map(|x| (0..5).map(move |y| (x, y))) {
            if ground.track().cell(Point::new(x, y)) == Cell::Off {
                continue;
            }
            for vector in (-9..=9).flat_map(|x| (-6..=6).map(move |y| Vector::new(x, y))) {
                let from = Point::new(x, y);
                assert_eq!(ground.travel(from, vector), ground.walk(from, vector), "{from} by {vector}");
                let finishes = matches!(ground.walk(from, vector), Travel::Finishes { .. });
                assert!(!finishes || ground.may_finish(from, from + vector));
            }
        }
    }

    #[test]
    fn steps_go_through_corners_but_not_through_the_finish() {
        let ground = ground("S#..\n#F#.\n####");
        assert_eq!(ground.steps_to_finish()[..4], [1, u32::MAX, 1, 2]);
        assert_eq!(ground.reachable(), [Point::new(0, 0)]);
    }
}
