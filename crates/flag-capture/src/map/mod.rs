//! Maps: a board to start from, and its file.
//!
//! A map file is text: `key: value` lines, an empty line, then the grid, one row a line, one character a cell.
//!
//! ```text
//! name: valley
//! size: 12 10
//! time: 8
//! occupancy: exclusive
//! piece: 1 1 14 30
//! piece: 1 2 107 30
//!
//! ..T.....~~..
//! (nine more rows)
//! ```

mod builtin;
pub mod check;
pub mod generator;
mod parse;

use std::fmt;
use std::sync::Arc;

use game::Choice;
use game::setup::escaped;

use crate::hex::{Cell, Torus};
use crate::{Terrain, texts};

pub use builtin::{builtin, names};
pub use parse::MapError;

/// The energy that a piece has at the start unless the map says otherwise.
pub const START_ENERGY: i32 = 30;
/// The most energy that a map may give to a piece.
pub const MOST_ENERGY: i32 = 9999;
/// The most pieces of a side.
pub const MOST_PIECES: usize = 4;

/// Who may stand on a cell together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Occupancy {
    /// A cell holds at most one piece, of either side.
    #[default]
    Exclusive,
    /// Only own pieces block.
    EnemiesShare,
}

impl Occupancy {
    /// The words of map files and set-ups.
    pub const CHOICES: &'static [Choice] = &[
        Choice { name: "exclusive", label: texts::OCCUPANCY_EXCLUSIVE },
        Choice { name: "enemies-share", label: texts::OCCUPANCY_SHARED },
    ];

    /// The word in map files and set-ups.
    pub const fn name(self) -> &'static str {
        Occupancy::CHOICES[self as usize].name
    }

    /// Reads the word.
    pub fn from_name(name: &str) -> Option<Occupancy> {
        [Occupancy::Exclusive, Occupancy::EnemiesShare].into_iter().find(|occupancy| occupancy.name() == name)
    }
}

/// Where a piece starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Its cell, from 0.
    pub cell: Cell,
    /// Its energy.
    pub energy: i32,
}

/// A board to start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// The name; may be empty.
    pub name: String,
    /// The size and the neighbours.
    pub torus: Arc<Torus>,
    /// The terrain of every cell.
    pub cells: Vec<Terrain>,
    /// Seconds for a turn, if the map has a clock of its own.
    pub time: Option<u32>,
    /// Who blocks whom.
    pub occupancy: Occupancy,
    /// Where the pieces of both sides start, in the order of their numbers.
    pub starts: [Vec<Start>; 2],
    /// Header lines that mean nothing to the game; they are kept.
    pub remarks: Vec<(String, String)>,
}

impl Map {
    /// Reads a map file.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line, its column and what was expected.
    pub fn parse(text: &str) -> Result<Map, MapError> {
        parse::parse(text)
    }

    /// The same map with the sides swapped.
    #[must_use]
    pub fn swapped(&self) -> Map {
        let [first, second] = self.starts.clone();
        Map { starts: [second, first], ..self.clone() }
    }

    /// The name as it is told to people, if there is one: files come from anywhere, and no terminal shall obey what
    /// stands in one.
    pub fn told_name(&self) -> Option<String> {
        (!self.name.is_empty()).then(|| escaped(&self.name, usize::MAX))
    }

    /// The number of flags.
    pub fn flags(&self) -> usize {
        self.cells.iter().filter(|terrain| **terrain == Terrain::Flag).count()
    }
}

impl fmt::Display for Map {
    /// Writes what [`Map::parse`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() {
            writeln!(f, "name: {}", self.name)?;
        }
        self.remarks.iter().try_for_each(|(key, value)| writeln!(f, "{key}: {value}"))?;
        writeln!(f, "size: {} {}", self.torus.width(), self.torus.height())?;
        if let Some(time) = self.time {
            writeln!(f, "time: {time}")?;
        }
        writeln!(f, "occupancy: {}", self.occupancy.name())?;
        for (side, starts) in self.starts.iter().enumerate() {
            for (piece, start) in starts.iter().enumerate() {
                writeln!(f, "piece: {} {} {} {}", piece + 1, side + 1, start.cell + 1, start.energy)?;
            }
        }
        writeln!(f)?;
        for row in self.cells.chunks(usize::from(self.torus.width())) {
            writeln!(f, "{}", row.iter().map(|terrain| terrain.glyph()).collect::<String>())?;
        }
        Ok(())
    }
}
