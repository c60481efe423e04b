//! The geometry of a board: which lines and boxes there are and which of them touch.
//!
//! Lines and boxes are numbered densely within their board, so that the lines of a board up to 64 lines fit
//! one machine word. What is drawn is not known here; see [`Timbiriche`](crate::Timbiriche).

use std::sync::OnceLock;

use crate::notation::{BoxAt, Direction, Line, MAX_BOXES, MAX_LINES};
use crate::setup::{MAX_DOTS, MIN_DOTS};

/// Stands for "no such line" and "no such box" in the tables.
pub const NONE: u8 = u8::MAX;

/// The lines and boxes of one size of board, and which of them touch.
///
/// There is one table per size for the whole program, made when it is first asked for.
#[derive(Debug)]
pub struct Geometry {
    rows: u8,
    cols: u8,
    lines: u8,
    boxes: u8,
    /// From the number of a line on the largest board to its number here.
    index_of: [u8; MAX_LINES],
    /// The lines of this board in ascending order.
    line_at: [Line; MAX_LINES],
    /// The boxes on both sides of a line, [`NONE`] where the board ends.
    beside: [[u8; 2]; MAX_LINES],
    /// The lines around a box: above, below, left, right.
    around: [[u8; 4]; MAX_BOXES],
    /// For a line on the border: the lines with lower numbers on the border of the same box.
    twins: [[u8; 3]; MAX_LINES],
}

/// The number of sizes in one direction.
const SIZES: usize = (MAX_DOTS - MIN_DOTS + 1) as usize;

impl Geometry {
    /// The geometry of a board of `rows` times `cols` dots; `None` if there is no such size.
    pub fn of(rows: u8, cols: u8) -> Option<&'static Geometry> {
        static ALL: [[OnceLock<Geometry>; SIZES]; SIZES] =
            [const { [const { OnceLock::new() }; SIZES] }; SIZES];
        let row = ALL.get(usize::from(rows.checked_sub(MIN_DOTS)?))?;
        let cell = row.get(usize::from(cols.checked_sub(MIN_DOTS)?))?;
        Some(cell.get_or_init(|| Geometry::compute(rows, cols)))
    }

    fn compute(rows: u8, cols: u8) -> Geometry {
        let across = (0..rows).flat_map(|row| (0..cols - 1).map(move |col| Line::horizontal(row, col)));
        let down = (0..rows - 1).flat_map(|row| (0..cols).map(move |col| Line::vertical(row, col)));
        let lines: Vec<Line> = across.chain(down).flatten().collect();
        let mut geometry = Geometry {
            rows,
            cols,
            lines: lines.len() as u8,
            boxes: (rows - 1) * (cols - 1),
            index_of: [NONE; MAX_LINES],
            line_at: [lines[0]; MAX_LINES],
            beside: [[NONE; 2]; MAX_LINES],
            around: [[NONE; 4]; MAX_BOXES],
            twins: [[NONE; 3]; MAX_LINES],
        };
        for (index, &line) in lines.iter().enumerate() {
            geometry.index_of[line.number()] = index as u8;
            geometry.line_at[index] = line;
            let (row, col) = (line.row(), line.col());
            let (before, after) = match line.direction() {
                Direction::Horizontal => (row.checked_sub(1).map(|above| (above, col)), (row, col)),
                Direction::Vertical => (col.checked_sub(1).map(|left| (row, left)), (row, col)),
            };
            let number = |(row, col): (u8, u8)| geometry.box_number(BoxAt { row, col }).unwrap_or(NONE);
            geometry.beside[index] = [before.map_or(NONE, number), number(after)];
            // Above a horizontal line lies the box that it closes from below, and so on.
            let (far, near) = match line.direction() {
                Direction::Horizontal => (1, 0),
                Direction::Vertical => (3, 2),
            };
            for (side, square) in [far, near].into_iter().zip(geometry.beside[index]) {
                if square != NONE {
                    geometry.around[usize::from(square)][side] = index as u8;
                }
            }
        }
        for square in 0..geometry.boxes() {
            let mut border: Vec<u8> = geometry.around(square).to_vec();
            border.retain(|line| geometry.beside(usize::from(*line)).contains(&NONE));
            border.sort_unstable();
            for (count, line) in border.iter().enumerate() {
                for (twin, lower) in geometry.twins[usize::from(*line)].iter_mut().zip(&border[..count]) {
                    *twin = *lower;
                }
            }
        }
        geometry
    }

    /// Rows of dots.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Columns of dots.
    pub fn cols(&self) -> u8 {
        self.cols
    }

    /// The number of lines.
    #[inline]
    pub fn lines(&self) -> usize {
        usize::from(self.lines)
    }

    /// The number of boxes.
    #[inline]
    pub fn boxes(&self) -> usize {
        usize::from(self.boxes)
    }

    /// The number of a line within this board, below [`Geometry::lines`]; `None` if the board has no such
    /// line.
    pub fn line_number(&self, line: Line) -> Option<usize> {
        let index = self.index_of[line.number()];
        (index != NONE).then_some(usize::from(index))
    }

    /// As [`Geometry::line_number`], for a line that the board is known to have; any other one gives 255.
    #[inline]
    pub(crate) fn index_of(&self, line: Line) -> usize {
        usize::from(self.index_of[line.number()])
    }

    /// The line with this number.
    ///
    /// # Panics
    /// If there is no such number on the largest board.
    #[inline]
    pub fn line(&self, number: usize) -> Line {
        self.line_at[number]
    }

    /// The number of a box, below [`Geometry::boxes`], row by row; `None` if the board has no such box.
    pub fn box_number(&self, square: BoxAt) -> Option<u8> {
        (square.row < self.rows - 1 && square.col < self.cols - 1)
            .then(|| square.row * (self.cols - 1) + square.col)
    }

    /// The box with this number.
    pub fn box_at(&self, number: usize) -> BoxAt {
        let number = number as u8;
        BoxAt { row: number / (self.cols - 1), col: number % (self.cols - 1) }
    }

    /// The boxes on both sides of the line with this number; [`NONE`] where the board ends.
    ///
    /// # Panics
    /// If there is no such number on the largest board.
    #[inline]
    pub fn beside(&self, line: usize) -> [u8; 2] {
        self.beside[line]
    }

    /// The lines around the box with this number: above, below, left, right.
    ///
    /// # Panics
    /// If there is no such number on the largest board.
    #[inline]
    pub fn around(&self, square: usize) -> [u8; 4] {
        self.around[square]
    }

    /// For a line on the border: the lines with lower numbers on the border of the same box, filled up with
    /// [`NONE`]. All the border lines of one box are interchangeable.
    #[inline]
    pub fn twins(&self, line: usize) -> [u8; 3] {
        self.twins[line]
    }

    /// The box across a line from the box with this number; [`NONE`] where the board ends.
    #[inline]
    pub fn across(&self, line: usize, square: u8) -> u8 {
        let [one, other] = self.beside[line];
        if one == square { other } else { one }
    }
}

/// A set of lines of one board, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LineSet([u64; 4]);

impl LineSet {
    /// No line.
    pub const EMPTY: LineSet = LineSet([0; 4]);

    /// The first `count` lines.
    #[inline]
    pub fn first(count: usize) -> LineSet {
        LineSet(std::array::from_fn(|word| match count.saturating_sub(64 * word) {
            all @ 0..64 => (1 << all) - 1,
            _ => u64::MAX,
        }))
    }

    /// Whether the line is in the set.
    #[inline]
    pub fn contains(&self, line: usize) -> bool {
        self.0[line >> 6 & 3] >> (line & 63) & 1 == 1
    }

    /// Adds a line.
    #[inline]
    pub fn insert(&mut self, line: usize) {
        self.0[line >> 6 & 3] |= 1 << (line & 63);
    }

    /// Takes a line out.
    #[inline]
    pub fn remove(&mut self, line: usize) {
        self.0[line >> 6 & 3] &= !(1 << (line & 63));
    }

    /// How many lines are in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The set as four words, the lowest line first.
    pub fn words(&self) -> [u64; 4] {
        self.0
    }

    /// The lines that are in this set and not in the other.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &LineSet) -> LineSet {
        LineSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// The lines in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while words[at] == 0 {
                if at == 3 {
                    return None;
                }
                at += 1;
            }
            let line = at * 64 + words[at].trailing_zeros() as usize;
            words[at] &= words[at] - 1;
            Some(line)
        })
    }
}

impl FromIterator<usize> for LineSet {
    fn from_iter<I: IntoIterator<Item = usize>>(lines: I) -> Self {
        let mut set = LineSet::EMPTY;
        lines.into_iter().for_each(|line| set.insert(line));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_size() -> impl Iterator<Item = &'static Geometry> {
        (0..=20).flat_map(|rows| (0..=20).filter_map(move |cols| Geometry::of(rows, cols)))
    }

    #[test]
    fn sizes_and_counts() {
        assert_eq!(every_size().count(), 100);
        assert!(Geometry::of(1, 5).is_none() && Geometry::of(5, 12).is_none());
        let standard = Geometry::of(5, 6).unwrap();
        assert_eq!((standard.lines(), standard.boxes()), (49, 20));
        let largest = Geometry::of(11, 11).unwrap();
        assert_eq!((largest.lines(), largest.boxes()), (MAX_LINES, MAX_BOXES));
    }

    #[test]
    fn lines_around_a_box_are_those_of_the_rules() {
        for geometry in every_size() {
            for number in 0..geometry.boxes() {
                let BoxAt { row, col } = geometry.box_at(number);
                let expected = [
                    Line::horizontal(row, col),
                    Line::horizontal(row + 1, col),
                    Line::vertical(row, col),
                    Line::vertical(row, col + 1),
                ];
                let around = geometry.around(number).map(|line| Some(geometry.line(usize::from(line))));
                assert_eq!(around, expected);
                assert_eq!(geometry.box_number(BoxAt { row, col }), Some(number as u8));
            }
        }
    }

    #[test]
    fn boxes_and_lines_agree_on_who_touches_whom() {
        for geometry in every_size() {
            let mut borders = 0;
            for index in 0..geometry.lines() {
                assert_eq!(geometry.line_number(geometry.line(index)), Some(index));
                let [one, other] = geometry.beside(index);
                borders += usize::from(one == NONE) + usize::from(other == NONE);
                for square in [one, other].into_iter().filter(|square| *square != NONE) {
                    assert!(geometry.around(usize::from(square)).contains(&(index as u8)));
                    assert_eq!(geometry.across(index, square), if square == one { other } else { one });
                }
            }
            assert_eq!(borders, 2 * (usize::from(geometry.rows()) + usize::from(geometry.cols()) - 2));
        }
    }

    #[test]
    fn border_lines_of_a_corner_are_twins() {
        let standard = Geometry::of(5, 6).unwrap();
        let twins = |text: &str| {
            let index = standard.line_number(text.parse().unwrap()).unwrap();
            let twins = standard.twins(index).into_iter().filter(|twin| *twin != NONE);
            twins.map(|twin| standard.line(usize::from(twin)).to_string()).collect::<Vec<_>>()
        };
        assert_eq!(twins("V0,0"), ["H0,0"]);
        assert_eq!(twins("V3,5"), ["H4,4"]);
        assert!(twins("H0,0").is_empty() && twins("H0,1").is_empty() && twins("V1,1").is_empty());
        let single = Geometry::of(2, 2).unwrap();
        assert_eq!(single.twins(3), [0, 1, 2]);
    }

    #[test]
    fn sets_of_lines() {
        let some = [0, 1, 63, 64, 127, 128, 200, 219];
        let mut set: LineSet = some.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), some);
        assert_eq!((set.len(), set.is_empty(), LineSet::EMPTY.is_empty()), (8, false, true));
        set.remove(64);
        assert!(!set.contains(64) && set.contains(63) && set.contains(127));
        assert_eq!(LineSet::first(220).without(&set).len(), 220 - 7);
        for count in [0, 1, 49, 63, 64, 65, 127, 128, 220, 256] {
            assert_eq!(LineSet::first(count), (0..count).collect());
        }
    }
}
