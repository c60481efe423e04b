//! Tracks: which crossings of the paper belong to the track, and where one starts and finishes.
//!
//! Reading and writing the file format is in `parse` and `write`, formats of other programs in `foreign`,
//! what comes with the program in `builtin`, what is wrong with a track in [`check`](mod@check).

mod builtin;
pub mod check;
mod foreign;
mod parse;
mod write;

use game::setup::escaped;

use crate::Error;
use crate::geometry::Point;

pub use builtin::{BUILT_IN, BuiltIn, built_in, named};

pub use check::{Check, StartCheck, Warning, check, report};

/// What a crossing is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Cell {
    /// Off the track.
    #[default]
    Off,
    /// Plain track.
    Track,
    /// A place where a car may start; belongs to the track.
    Start,
    /// The finish; belongs to the track.
    Finish,
}

impl Cell {
    /// All components in the order in which an editor offers them.
    pub const ALL: [Cell; 4] = [Cell::Off, Cell::Track, Cell::Start, Cell::Finish];

    /// The character in a track file.
    pub const fn letter(self) -> char {
        match self {
            Cell::Off => '#',
            Cell::Track => '.',
            Cell::Start => 'S',
            Cell::Finish => 'F',
        }
    }

    /// The component that a character of a track file stands for.
    pub const fn from_letter(letter: char) -> Option<Cell> {
        match letter {
            '#' => Some(Cell::Off),
            '.' => Some(Cell::Track),
            'S' => Some(Cell::Start),
            'F' => Some(Cell::Finish),
            _ => None,
        }
    }

    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Cell::Off => "off",
            Cell::Track => "track",
            Cell::Start => "start",
            Cell::Finish => "finish",
        }
    }
}

/// The least number of columns and of rows.
pub const LEAST_SIDE: usize = 3;
/// The greatest number of columns and of rows.
pub const GREATEST_SIDE: usize = 2000;
/// The greatest number of crossings.
pub const GREATEST_AREA: usize = 1_000_000;

/// A track: the paper with its crossings, and header lines such as its name.
///
/// Any drawing within the bounds is a track, also one that nobody can finish; [`check`](check()) tells what
/// is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    headers: Vec<(String, String)>,
    width: usize,
    height: usize,
    cells: Vec<Cell>,
}

impl Track {
    /// A blank paper: everything is off the track.
    ///
    /// # Errors
    /// If the size is out of bounds.
    pub fn new(width: usize, height: usize) -> Result<Track, Error> {
        let sides = LEAST_SIDE..=GREATEST_SIDE;
        if !sides.contains(&width) || !sides.contains(&height) || width * height > GREATEST_AREA {
            return Err(Error::Size { width, height });
        }
        Ok(Track { headers: Vec::new(), width, height, cells: vec![Cell::Off; width * height] })
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Whether the point is on the paper.
    pub fn contains(&self, point: Point) -> bool {
        self.index(point).is_some()
    }

    fn index(&self, point: Point) -> Option<usize> {
        let (x, y) = (usize::try_from(point.x).ok()?, usize::try_from(point.y).ok()?);
        (x < self.width && y < self.height).then(|| y * self.width + x)
    }

    /// What a crossing is; [`Cell::Off`] beside the paper.
    pub fn cell(&self, point: Point) -> Cell {
        self.index(point).map_or(Cell::Off, |index| self.cells[index])
    }

    /// Changes a crossing; does nothing beside the paper.
    pub fn set(&mut self, point: Point, cell: Cell) {
        if let Some(index) = self.index(point) {
            self.cells[index] = cell;
        }
    }

    /// All crossings, row by row.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// One row of crossings; empty beside the paper.
    pub fn row(&self, y: usize) -> &[Cell] {
        self.cells.chunks(self.width).nth(y).unwrap_or(&[])
    }

    /// The points of a kind in reading order: row by row, from left to right.
    pub fn points(&self, cell: Cell) -> impl Iterator<Item = Point> {
        let width = self.width;
        let found = self.cells.iter().enumerate().filter(move |(_, found)| **found == cell);
        found.map(move |(index, _)| Point::new((index % width) as i16, (index / width) as i16))
    }

    /// The starts in reading order; the first car takes the first one, and so on.
    pub fn starts(&self) -> Vec<Point> {
        self.points(Cell::Start).collect()
    }

    /// The number of crossings that belong to the track.
    pub fn crossings(&self) -> usize {
        self.cells.iter().filter(|cell| **cell != Cell::Off).count()
    }

    /// A paper of another size with the same drawing, shifted by `right` and `down`. What falls beside the
    /// paper is lost; what is new is off the track.
    ///
    /// # Errors
    /// If the size is out of bounds.
    pub fn resized(&self, width: usize, height: usize, right: i16, down: i16) -> Result<Track, Error> {
        let mut track = Track::new(width, height)?;
        track.headers.clone_from(&self.headers);
        for cell in [Cell::Track, Cell::Start, Cell::Finish] {
            self.points(cell).for_each(|point| track.set(Point::new(point.x + right, point.y + down), cell));
        }
        Ok(track)
    }

    /// The value of a header line.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Sets a header line; one of the same name is replaced. Line breaks and the blanks around key and value
    /// are not kept, and neither is a colon in the key.
    pub fn set_header(&mut self, key: &str, value: &str) {
        let key = key.replace([':', '\n', '\r'], " ").trim().to_string();
        let value = value.replace(['\n', '\r'], " ").trim().to_string();
        if key.is_empty() {
            return;
        }
        match self.headers.iter_mut().find(|(known, _)| *known == key) {
            Some((_, old)) => *old = value,
            None => self.headers.push((key, value)),
        }
    }

    /// The header lines in order.
    pub fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        self.headers.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// The name, if the track has one.
    pub fn name(&self) -> Option<&str> {
        self.header("name").filter(|name| !name.is_empty())
    }

    /// The name as it is told to people: files come from anywhere, and no terminal shall obey what stands in one.
    pub fn told_name(&self) -> Option<String> {
        self.name().map(|name| escaped(name, usize::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_bounded() {
        for (width, height) in [(2, 3), (3, 2), (2001, 3), (3, 2001), (1001, 1000), (0, 0)] {
            assert_eq!(Track::new(width, height), Err(Error::Size { width, height }));
        }
        for (width, height) in [(3, 3), (2000, 500), (1000, 1000), (3, 2000)] {
            assert!(Track::new(width, height).is_ok());
        }
    }

    #[test]
    fn what_lies_beside_the_paper_is_off_the_track() {
        let mut track = Track::new(4, 3).expect("a small track");
        for point in [Point::new(-1, 0), Point::new(4, 0), Point::new(0, 3), Point::new(0, -1)] {
            track.set(point, Cell::Finish);
            assert_eq!(track.cell(point), Cell::Off);
        }
        assert_eq!(track.crossings(), 0);
    }

    #[test]
    fn resizing_keeps_the_drawing() {
        let mut track: Track = "name: x\n\nS..\n.F.\n...".parse().expect("a good track");
        track.set_header("author", "a:b");
        let grown = track.resized(6, 5, 2, 1).expect("a small track");
        assert_eq!(grown.starts(), [Point::new(2, 1)]);
        assert_eq!(grown.cell(Point::new(3, 2)), Cell::Finish);
        assert_eq!(grown.crossings(), 9);
        assert_eq!(grown.resized(3, 3, -2, -1), Ok(track));
    }
}
