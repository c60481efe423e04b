//! The geometry of a board: the numbering of its lines and the bit grids that the search works on.
//!
//! Two numberings live here. The *dense* one is the public one ([`LineIndex`]): all horizontal lines row by
//! row, then all vertical lines row by row. The *grid* one is for bit tricks: box `(i, j)` is bit
//! `(i + 1) * stride + j` with `stride = columns + 1`; its top line is the same bit of the horizontal word,
//! its left line the same bit of the vertical word, its bottom line one stride further, its right line one
//! bit further. The row above the board and the last bit of every row are no boxes, so a step over the edge
//! lands on a bit that is not in [`Board::boxes`]: the ground of strings-and-coins.
//!
//! The grid is always at least as tall as wide; a wide board is turned on the way in and out.

use super::error::SolverError;

/// The number of a line, from 0: horizontal lines row by row from the top, then vertical lines row by row.
///
/// On a board of `rows` x `cols` boxes the horizontal line `(i, j)` is `i * cols + j`, the vertical one
/// `(rows + 1) * cols + i * (cols + 1) + j`.
pub type LineIndex = usize;

/// The greatest number of lines of a board.
pub(crate) const MOST_LINES: usize = 64;

/// The greatest number of boxes of a board with at most [`MOST_LINES`] lines.
pub(crate) const MOST_BOXES: usize = 25;

/// Which way a line runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// Between two dots of one row.
    Horizontal,
    /// Between two dots of one column.
    Vertical,
}

/// A set of lines as two words of the bit grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Lines {
    /// Horizontal lines.
    pub(crate) h: u64,
    /// Vertical lines.
    pub(crate) v: u64,
}

impl Lines {
    /// These lines without those of `other`.
    #[inline]
    pub(crate) fn without(self, other: Lines) -> Lines {
        Lines { h: self.h & !other.h, v: self.v & !other.v }
    }

    /// These lines and those of `other`.
    #[inline]
    pub(crate) fn with(self, other: Lines) -> Lines {
        Lines { h: self.h | other.h, v: self.v | other.v }
    }
}

/// Boxes by the number of their undrawn lines; a box without any is in none of the sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Degrees {
    /// Boxes that can be closed now.
    pub(crate) one: u64,
    /// Boxes that a further line would offer.
    pub(crate) two: u64,
    /// Boxes with three or four undrawn lines: the joints.
    pub(crate) joints: u64,
    /// Boxes with four undrawn lines.
    pub(crate) four: u64,
}

impl Degrees {
    /// The boxes that are not closed yet.
    #[inline]
    pub(crate) fn open_boxes(&self) -> u64 {
        self.one | self.two | self.joints
    }
}

/// A board's size and masks.
#[derive(Clone, Debug)]
pub struct Board {
    rows: usize,
    cols: usize,
    /// Rows and columns of the grid (`tall >= wide`).
    tall: u32,
    wide: u32,
    pub(crate) stride: u32,
    /// The bits of the grid that are boxes.
    pub(crate) boxes: u64,
    /// Grid bit and orientation of every dense line.
    lines: Vec<Lines>,
}

impl Board {
    /// A board of `rows` x `cols` boxes.
    ///
    /// # Errors
    /// [`SolverError::Board`] if there is no box or more than 64 lines.
    pub fn new(rows: usize, cols: usize) -> Result<Board, SolverError> {
        let sides = rows.saturating_add(1).saturating_mul(cols);
        let count = sides.saturating_add(rows.saturating_mul(cols.saturating_add(1)));
        if rows == 0 || cols == 0 || count > MOST_LINES {
            return Err(SolverError::Board { rows, cols, most: MOST_LINES });
        }
        let turned = cols > rows;
        let (tall, wide) = if turned { (cols as u32, rows as u32) } else { (rows as u32, cols as u32) };
        let stride = wide + 1;
        let at = |i: usize, j: usize| 1u64 << ((i as u32 + 1) * stride + j as u32);
        let mut boxes = 0;
        for i in 0..tall as usize {
            for j in 0..wide as usize {
                boxes |= at(i, j);
            }
        }
        let mut lines = Vec::with_capacity(count);
        for i in 0..=rows {
            for j in 0..cols {
                lines.push(if turned { Lines { h: 0, v: at(j, i) } } else { Lines { h: at(i, j), v: 0 } });
            }
        }
        for i in 0..rows {
            for j in 0..=cols {
                lines.push(if turned { Lines { h: at(j, i), v: 0 } } else { Lines { h: 0, v: at(i, j) } });
            }
        }
        Ok(Board { rows, cols, tall, wide, stride, boxes, lines })
    }

    /// Rows of boxes.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// Columns of boxes.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// The number of boxes.
    pub fn box_count(&self) -> usize {
        self.rows * self.cols
    }

    /// The number of lines.
    pub fn line_count(&self) -> usize {
        self.lines.len()
    }

    /// The set of all lines, one bit for each [`LineIndex`].
    pub fn all_lines(&self) -> u64 {
        u64::MAX >> (MOST_LINES - self.lines.len())
    }

    /// The number of a line, or `None` if the board has no such line.
    pub fn line(&self, orientation: Orientation, row: usize, col: usize) -> Option<LineIndex> {
        match orientation {
            Orientation::Horizontal if row <= self.rows && col < self.cols => Some(row * self.cols + col),
            Orientation::Vertical if row < self.rows && col <= self.cols => {
                Some((self.rows + 1) * self.cols + row * (self.cols + 1) + col)
            }
            _ => None,
        }
    }

    /// Orientation, row and column of a line, or `None` if the board has no such line.
    pub fn place(&self, line: LineIndex) -> Option<(Orientation, usize, usize)> {
        let horizontal = (self.rows + 1) * self.cols;
        if line < horizontal {
            Some((Orientation::Horizontal, line / self.cols, line % self.cols))
        } else if line < self.lines.len() {
            let rest = line - horizontal;
            Some((Orientation::Vertical, rest / (self.cols + 1), rest % (self.cols + 1)))
        } else {
            None
        }
    }

    /// Whether a line is undrawn, closes nothing and offers nothing: all its boxes keep two undrawn lines.
    pub fn is_safe(&self, undrawn: u64, line: LineIndex) -> bool {
        if line >= self.lines.len() || undrawn >> line & 1 == 0 {
            return false;
        }
        let degrees = self.degrees(self.to_grid(undrawn));
        let small = degrees.one | degrees.two;
        let at = self.lines[line];
        (at.h & (small | small << self.stride)) | (at.v & (small | small << 1)) == 0
    }

    /// Rows and columns of the grid, the greater first.
    pub(crate) fn size(&self) -> (i32, i32) {
        (self.tall as i32, self.wide as i32)
    }

    /// The number of horizontal bits of the grid.
    pub(crate) fn h_bits(&self) -> u32 {
        self.tall * self.stride + self.wide
    }

    /// The grid form of a dense set; bits beyond the board are ignored.
    pub(crate) fn to_grid(&self, dense: u64) -> Lines {
        let mut sum = Lines::default();
        let mut rest = dense & self.all_lines();
        while rest != 0 {
            sum = sum.with(self.lines[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
        sum
    }

    /// All boxes by the number of their undrawn lines, all at once: a bitwise addition of the four sides.
    #[inline]
    pub(crate) fn degrees(&self, lines: Lines) -> Degrees {
        let (top, bottom) = (lines.h, lines.h >> self.stride);
        let (left, right) = (lines.v, lines.v >> 1);
        let (sum_h, both_h) = (top ^ bottom, top & bottom);
        let (sum_v, both_v) = (left ^ right, left & right);
        let ones = sum_h ^ sum_v;
        let twos = both_h ^ both_v ^ (sum_h & sum_v);
        let fours = both_h & both_v & self.boxes;
        Degrees {
            one: ones & !twos & self.boxes,
            two: twos & !ones & self.boxes,
            joints: (ones & twos & self.boxes) | fours,
            four: fours,
        }
    }

    /// The representative of a position under the symmetries of the board, after exchanging the two border
    /// lines of a corner box so that a single undrawn one is always the horizontal one.
    pub(crate) fn normal_form(&self, lines: Lines, symmetries: bool, corners: bool) -> Lines {
        let lines = if corners { self.settle_corners(lines) } else { lines };
        if !symmetries {
            return lines;
        }
        let mut best = lines;
        let mut try_form = |form: Lines| {
            let form = if corners { self.settle_corners(form) } else { form };
            best = best.min(form);
        };
        let around = self.half_turn(lines);
        try_form(around);
        try_form(self.flip_rows(lines));
        try_form(self.flip_rows(around));
        if self.tall == self.wide {
            let across = self.transpose(lines);
            let around = self.half_turn(across);
            try_form(across);
            try_form(around);
            try_form(self.flip_rows(across));
            try_form(self.flip_rows(around));
        }
        best
    }

    fn settle_corners(&self, lines: Lines) -> Lines {
        let mut lines = lines;
        let (top, bottom) = (self.stride, self.tall * self.stride);
        let (left, right) = (0, self.wide - 1);
        for (row, h_row) in [(top, top), (bottom, bottom + self.stride)] {
            for (col, v_col) in [(left, left), (right, right + 1)] {
                let (h, v) = (1u64 << (h_row + col), 1u64 << (row + v_col));
                if lines.h & h == 0 && lines.v & v != 0 {
                    lines = Lines { h: lines.h | h, v: lines.v & !v };
                }
            }
        }
        lines
    }

    fn half_turn(&self, lines: Lines) -> Lines {
        let h_sum = (self.tall + 2) * self.stride + self.wide - 1;
        let v_sum = (self.tall + 1) * self.stride + self.wide;
        Lines { h: lines.h.reverse_bits() >> (63 - h_sum), v: lines.v.reverse_bits() >> (63 - v_sum) }
    }

    fn flip_rows(&self, lines: Lines) -> Lines {
        let row = (1u64 << self.stride) - 1;
        let mut out = Lines::default();
        for i in 0..=self.tall {
            out.h |= ((lines.h >> ((i + 1) * self.stride)) & row) << ((self.tall - i + 1) * self.stride);
        }
        for i in 0..self.tall {
            out.v |= ((lines.v >> ((i + 1) * self.stride)) & row) << ((self.tall - i) * self.stride);
        }
        out
    }

    /// Mirrors at the main diagonal; for square boards only.
    fn transpose(&self, lines: Lines) -> Lines {
        let swap = |word: u64| {
            let (mut rest, mut out) = (word, 0u64);
            while rest != 0 {
                let bit = rest.trailing_zeros();
                let (i, j) = (bit / self.stride - 1, bit % self.stride);
                out |= 1 << ((j + 1) * self.stride + i);
                rest &= rest - 1;
            }
            out
        };
        Lines { h: swap(lines.v), v: swap(lines.h) }
    }
}
