//! Lines and boxes as people write them: `H0,3`, `V2,1`, `(1,2)`.
//!
//! A line is read without a board, so it is numbered within the largest one; the board alone knows whether
//! it has such a line.

use std::fmt;
use std::str::FromStr;

use game::ParseMoveError;

use crate::setup::MAX_DOTS;
use crate::texts;

/// Horizontal lines in a row of dots of the largest board.
const ACROSS: u8 = MAX_DOTS - 1;
/// Horizontal lines of the largest board; the vertical ones are numbered from here on.
const HORIZONTAL: u8 = MAX_DOTS * ACROSS;

/// The number of lines of the largest board.
pub const MAX_LINES: usize = 2 * HORIZONTAL as usize;
/// The number of boxes of the largest board.
pub const MAX_BOXES: usize = (MAX_DOTS as usize - 1) * (MAX_DOTS as usize - 1);

/// Which way a line runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From left to right, written `H`.
    Horizontal,
    /// From top to bottom, written `V`.
    Vertical,
}

/// A line between two neighbouring dots: a move.
///
/// Rows and columns are counted from 0 at the top left. `Hi,j` runs in row `i` of dots from column `j` to
/// `j + 1`, `Vi,j` in column `j` from row `i` to `i + 1`. Horizontal lines come before vertical ones, and
/// each kind is ordered by row and then column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

impl Line {
    /// The horizontal line in row `row` of dots that begins in column `col`; `None` if not even the largest
    /// board has it.
    pub const fn horizontal(row: u8, col: u8) -> Option<Line> {
        if row < MAX_DOTS && col < ACROSS { Some(Line(row * ACROSS + col)) } else { None }
    }

    /// The vertical line in column `col` that begins in row `row`; `None` if not even the largest board has
    /// it.
    pub const fn vertical(row: u8, col: u8) -> Option<Line> {
        if row < ACROSS && col < MAX_DOTS { Some(Line(HORIZONTAL + row * MAX_DOTS + col)) } else { None }
    }

    /// Which way the line runs.
    pub const fn direction(self) -> Direction {
        if self.0 < HORIZONTAL { Direction::Horizontal } else { Direction::Vertical }
    }

    /// The row of the upper or left one of its dots.
    pub const fn row(self) -> u8 {
        if self.0 < HORIZONTAL { self.0 / ACROSS } else { (self.0 - HORIZONTAL) / MAX_DOTS }
    }

    /// The column of the upper or left one of its dots.
    pub const fn col(self) -> u8 {
        if self.0 < HORIZONTAL { self.0 % ACROSS } else { (self.0 - HORIZONTAL) % MAX_DOTS }
    }

    /// Its number among the lines of the largest board, below [`MAX_LINES`].
    #[inline]
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.direction() {
            Direction::Horizontal => 'H',
            Direction::Vertical => 'V',
        };
        write!(f, "{letter}{},{}", self.row(), self.col())
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Line {
    type Err = ParseMoveError;

    /// Reads `H0,3`; also lower case, `H(0,3)`, and blanks in between.
    fn from_str(text: &str) -> Result<Line, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError::expected(texts::EXPECTED_LINE, text))
    }
}

fn parse(text: &str) -> Option<Line> {
    match written(text)? {
        (Direction::Horizontal, row, col) => Line::horizontal(row, col),
        (Direction::Vertical, row, col) => Line::vertical(row, col),
    }
}

/// A text that is written as a line is, but means one that not even the largest board has, as it is written best.
pub(crate) fn beyond_every_board(text: &str) -> Option<String> {
    let (direction, row, col) = written(text).filter(|_| parse(text).is_none())?;
    let letter = if direction == Direction::Horizontal { 'H' } else { 'V' };
    Some(format!("{letter}{row},{col}"))
}

/// What is written as a line is: which way it runs, its row and its column.
fn written(text: &str) -> Option<(Direction, u8, u8)> {
    let text = text.trim();
    let direction = match text.chars().next()? {
        'H' | 'h' => Direction::Horizontal,
        'V' | 'v' => Direction::Vertical,
        _ => return None,
    };
    let rest = text[1..].trim();
    let pair = match rest.strip_prefix('(') {
        Some(inner) => inner.strip_suffix(')')?,
        None => rest,
    };
    let (row, col) = pair.split_once(',')?;
    Some((direction, coordinate(row)?, coordinate(col)?))
}

/// One or two digits with blanks around them; a sign is none.
fn coordinate(text: &str) -> Option<u8> {
    let digits = text.trim();
    let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    if plain { digits.parse().ok() } else { None }
}

/// A box, by the row and the column of its upper left dot. Written `(1,2)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoxAt {
    /// The row of boxes, from 0 at the top.
    pub row: u8,
    /// The column of boxes, from 0 at the left.
    pub col: u8,
}

impl fmt::Display for BoxAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.row, self.col)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Option<Line> {
        text.parse().ok()
    }

    #[test]
    fn every_line_survives_a_round_trip() {
        let mut previous = None;
        for number in 0..MAX_LINES as u8 {
            let line = Line(number);
            assert_eq!(line.to_string().parse(), Ok(line));
            assert!(previous < Some(line));
            previous = Some(line);
        }
    }

    #[test]
    fn people_write_lines_in_many_ways() {
        let expected = Line::horizontal(0, 3);
        assert!(expected.is_some());
        for text in ["H0,3", "h0,3", "H(0,3)", " h ( 0 , 3 ) ", "h 0,3", "H00,03"] {
            assert_eq!(line(text), expected, "{text:?}");
        }
        assert_eq!(line("v(9,10)"), Line::vertical(9, 10));
        assert_eq!(line("h10,9"), Line::horizontal(10, 9));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "", " ", "H", "H0", "H0,", "H,3", "H0,3,1", "X0,3", "H(0,3", "H0,3)", "H-1,3", "H+1,3", "H0,3x",
            "HH0,3", "H0,10", "H11,0", "V10,0", "V0,11", "H0 3", "H03", "H256,0", "H0,003", "é0,3", "H0，3",
            "0,3", "H٠,٣",
        ] {
            assert_eq!(line(text), None, "{text:?}");
        }
        let message = "x9".parse::<Line>().map_err(|error| error.to_string());
        assert_eq!(message, Err("expected a line such as H0,3 or V2,1, found 'x9'".to_string()));
    }

    #[test]
    fn parts_are_those_of_the_text() {
        let line: Line = "V2,10".parse().unwrap();
        assert_eq!((line.direction(), line.row(), line.col()), (Direction::Vertical, 2, 10));
        let line: Line = "H10,9".parse().unwrap();
        assert_eq!((line.direction(), line.row(), line.col()), (Direction::Horizontal, 10, 9));
    }
}
