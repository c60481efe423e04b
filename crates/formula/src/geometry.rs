//! Points, vectors, and the way of a car as a sequence of cells, in whole numbers only.
//!
//! Every crossing of the paper is the centre of a unit cell. A way is the straight segment from point to
//! point; it consists of the cells whose *interior* the segment enters, in the order in which it enters them.
//! Passing exactly through the corner between four cells enters neither of the two cells beside the corner.
//! What a cell holds is no matter here; see [`Ground`](crate::ground::Ground).

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Neg, Sub};

/// A crossing of the paper, or a point beside it. `x` to the right, `y` downward, both from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// The column.
    pub x: i16,
    /// The row.
    pub y: i16,
}

/// A displacement: what a car moves in one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vector {
    /// To the right.
    pub x: i16,
    /// Downward.
    pub y: i16,
}

impl Point {
    /// The point in this column and row.
    pub const fn new(x: i16, y: i16) -> Point {
        Point { x, y }
    }
}

impl Vector {
    /// Standing still.
    pub const ZERO: Vector = Vector { x: 0, y: 0 };

    /// The vector with these parts.
    pub const fn new(x: i16, y: i16) -> Vector {
        Vector { x, y }
    }

    /// The nine vectors that may follow this one, in ascending order.
    pub fn successors(self) -> impl Iterator<Item = Vector> {
        (-1..=1).flat_map(move |x| (-1..=1).map(move |y| Vector::new(self.x + x, self.y + y)))
    }

    /// Whether `next` may follow this vector.
    pub fn allows(self, next: Vector) -> bool {
        next.x.abs_diff(self.x) <= 1 && next.y.abs_diff(self.y) <= 1
    }

    /// The speed as it is shown: the greater of the two parts, in crossings a turn.
    pub fn speed(self) -> u16 {
        self.x.unsigned_abs().max(self.y.unsigned_abs())
    }

    /// The square of the length, which tells the faster of two vectors.
    pub fn pace(self) -> i32 {
        let (x, y) = (i32::from(self.x), i32::from(self.y));
        x * x + y * y
    }
}

impl Add<Vector> for Point {
    type Output = Point;

    fn add(self, vector: Vector) -> Point {
        Point::new(self.x.saturating_add(vector.x), self.y.saturating_add(vector.y))
    }
}

impl Sub<Vector> for Point {
    type Output = Point;

    fn sub(self, vector: Vector) -> Point {
        self + -vector
    }
}

impl Sub for Point {
    type Output = Vector;

    fn sub(self, other: Point) -> Vector {
        Vector::new(self.x.saturating_sub(other.x), self.y.saturating_sub(other.y))
    }
}

impl Neg for Vector {
    type Output = Vector;

    fn neg(self) -> Vector {
        Vector::new(-self.x, -self.y)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for Vector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// How far along its way something happens: an exact fraction from 0 to 1, compared by value.
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    part: u32,
    whole: u32,
}

impl Fraction {
    /// The beginning of a way.
    pub const ZERO: Fraction = Fraction { part: 0, whole: 1 };

    /// `part / whole`; `whole` is not 0.
    pub const fn new(part: u32, whole: u32) -> Fraction {
        assert!(whole != 0);
        Fraction { part, whole }
    }

    /// The fraction in lowest terms, as numerator and denominator.
    pub fn lowest(self) -> (u32, u32) {
        let (mut a, mut b) = (self.whole, self.part);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        (self.part / a, self.whole / a)
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Fraction) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> Ordering {
        let left = u64::from(self.part) * u64::from(other.whole);
        left.cmp(&(u64::from(other.part) * u64::from(self.whole)))
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (part, whole) = self.lowest();
        write!(f, "{part}/{whole}")
    }
}

/// The cells of a way, one after the other, beginning with the cell that it starts in.
///
/// The segment from the centre of a cell by `(a, b)` meets the upright cell borders at the fractions
/// `(2i + 1) / 2a` of its length and the level ones at `(2j + 1) / 2b`. The two sequences are merged;
/// comparing `(2i + 1) b` with `(2j + 1) a` does it without any division. Where both meet the way goes
/// through a corner and both steps are made at once.
#[derive(Clone, Debug)]
pub struct Way {
    cell: Point,
    started: bool,
    step: Vector,
    /// The borders to cross in each direction: the absolute parts of the vector.
    upright: i32,
    level: i32,
    /// `(2i + 1) b` and `(2j + 1) a` of the next border in each direction.
    next_upright: i32,
    next_level: i32,
    /// The cell steps that are left.
    left_upright: i32,
    left_level: i32,
    entered: (i32, i32),
}

impl Way {
    /// The way from a point by a vector.
    pub fn new(from: Point, vector: Vector) -> Way {
        let (upright, level) = (i32::from(vector.x).abs(), i32::from(vector.y).abs());
        Way {
            cell: from,
            started: false,
            step: Vector::new(vector.x.signum(), vector.y.signum()),
            upright,
            level,
            next_upright: level,
            next_level: upright,
            left_upright: upright,
            left_level: level,
            entered: (0, 1),
        }
    }

    /// Where the way entered the cell that came last.
    pub fn entered(&self) -> Fraction {
        Fraction::new(self.entered.0 as u32, self.entered.1 as u32)
    }
}

impl Iterator for Way {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        if !self.started {
            self.started = true;
            return Some(self.cell);
        }
        if self.left_upright == 0 && self.left_level == 0 {
            return None;
        }
        let order = self.next_upright.cmp(&self.next_level);
        if order != Ordering::Greater {
            let index = self.upright - self.left_upright;
            self.entered = (2 * index + 1, 2 * self.upright);
            self.next_upright += 2 * self.level;
            self.left_upright -= 1;
            self.cell.x += self.step.x;
        }
        if order != Ordering::Less {
            let index = self.level - self.left_level;
            self.entered = (2 * index + 1, 2 * self.level);
            self.next_level += 2 * self.upright;
            self.left_level -= 1;
            self.cell.y += self.step.y;
        }
        Some(self.cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A plain, slow reference in exact rational numbers: cuts the segment at every cell border that it
    /// meets, takes the middle of each piece, and asks in which cell that middle lies. All numbers are held
    /// as multiples of `1 / (4ab)`, so that nothing is ever rounded.
    fn reference(vector: Vector) -> Vec<(Point, Fraction)> {
        let (dx, dy) = (i64::from(vector.x), i64::from(vector.y));
        let (a, b) = (dx.abs().max(1), dy.abs().max(1));
        let unit = 2 * a * b;
        // Fractions of the way at which a border is met, in units of 1/unit, with both ends.
        let mut cuts = vec![0, unit];
        cuts.extend((0..dx.abs()).map(|i| (2 * i + 1) * unit / (2 * a)));
        cuts.extend((0..dy.abs()).map(|j| (2 * j + 1) * unit / (2 * b)));
        cuts.sort_unstable();
        cuts.dedup();
        let mut cells: Vec<(Point, Fraction)> = Vec::new();
        for piece in cuts.windows(2) {
            let middle = piece[0] + piece[1];
            // The coordinate at the middle is d * middle / (2 unit); its cell is the nearest whole number.
            let cell = |d: i64| (d * middle + unit).div_euclid(2 * unit);
            // A middle never lies on a border, so that the nearest whole number is unique.
            assert!((dx * middle + unit).rem_euclid(2 * unit) != 0 || dx == 0);
            assert!((dy * middle + unit).rem_euclid(2 * unit) != 0 || dy == 0);
            let point = Point::new(cell(dx) as i16, cell(dy) as i16);
            if cells.last().is_none_or(|(last, _)| *last != point) {
                cells.push((point, Fraction::new(piece[0] as u32, unit as u32)));
            }
        }
        cells
    }

    fn cells(vector: Vector) -> Vec<(Point, Fraction)> {
        let mut way = Way::new(Point::default(), vector);
        let mut cells = Vec::new();
        while let Some(cell) = way.next() {
            cells.push((cell, way.entered()));
        }
        cells
    }

    #[test]
    fn ways_equal_the_rational_reference_on_every_vector_up_to_30_by_30() {
        for x in -30..=30 {
            for y in -30..=30 {
                let vector = Vector::new(x, y);
                assert_eq!(cells(vector), reference(vector), "{vector}");
            }
        }
    }

    #[test]
    fn the_way_back_is_the_way_there_turned_round() {
        for x in -12..=12 {
            for y in -12..=12 {
                let there: Vec<Point> = Way::new(Point::new(3, 5), Vector::new(x, y)).collect();
                let end = Point::new(3 + x, 5 + y);
                let mut back: Vec<Point> = Way::new(end, Vector::new(-x, -y)).collect();
                back.reverse();
                assert_eq!(there, back, "{x},{y}");
                assert_eq!(there.last(), Some(&end));
            }
        }
    }

    #[test]
    fn a_diagonal_goes_through_corners_only() {
        let way: Vec<Point> = Way::new(Point::default(), Vector::new(3, -3)).collect();
        assert_eq!(way, [(0, 0), (1, -1), (2, -2), (3, -3)].map(|(x, y)| Point::new(x, y)));
        // (1, 3) meets a corner half way, between (0,1) and (1,2).
        let way: Vec<Point> = Way::new(Point::default(), Vector::new(1, 3)).collect();
        assert_eq!(way, [(0, 0), (0, 1), (1, 2), (1, 3)].map(|(x, y)| Point::new(x, y)));
        // (1, 2) crosses the upright border in the middle of a cell.
        let way: Vec<Point> = Way::new(Point::default(), Vector::new(1, 2)).collect();
        assert_eq!(way, [(0, 0), (0, 1), (1, 1), (1, 2)].map(|(x, y)| Point::new(x, y)));
    }

    #[test]
    fn fractions_compare_by_value() {
        assert_eq!(Fraction::new(1, 2), Fraction::new(3, 6));
        assert!(Fraction::new(1, 3) < Fraction::new(3, 8));
        assert_eq!(Fraction::new(6, 8).to_string(), "3/4");
        assert_eq!(Fraction::ZERO, Fraction::new(0, 7));
    }

    #[test]
    fn nine_vectors_follow_each_in_order() {
        let next: Vec<Vector> = Vector::new(2, -1).successors().collect();
        assert_eq!(next.len(), 9);
        assert!(next.is_sorted_by(|a, b| a < b));
        assert!(next.iter().all(|&vector| Vector::new(2, -1).allows(vector)));
        assert!(!Vector::new(2, -1).allows(Vector::new(4, -1)));
    }

    #[test]
    fn no_vector_is_so_far_off_that_it_may_follow() {
        let ends = [i16::MIN, i16::MIN + 1, -63, -1, 0, 1, 63, i16::MAX - 1, i16::MAX];
        let vectors = || ends.into_iter().flat_map(|x| ends.map(|y| Vector::new(x, y)));
        for (one, next) in vectors().flat_map(|one| vectors().map(move |next| (one, next))) {
            let near = |a: i16, b: i16| (i32::from(a) - i32::from(b)).abs() <= 1;
            assert_eq!(one.allows(next), near(one.x, next.x) && near(one.y, next.y), "{one} {next}");
        }
    }
}
