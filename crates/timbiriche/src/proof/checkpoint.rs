//! The file of a solution under way: the exact values of positions of its first plies.
//!
//! ```text
//! arcade-solve: 1
//! game: timbiriche
//! board: 4x5 boxes
//! position: 1ffffffffffff
//!
//! 1fffffffffffc -2
//! 1fffffffffffa 0
//! end: 2 8f3a65d1c2b49e07
//! ```
//!
//! A position is the set of its undrawn lines, in hexadecimal, bit `n` being line `n` of the board, in the least
//! of its mirror images; its value is the net boxes still to come for the seat to move. The last line counts the
//! values and holds a checksum of all lines before it, so that a file that was cut or changed is found out.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use game::setup::quoted;
use play::{PlayError, store};

use super::symmetry::Symmetries;
use crate::solver::Solver;

/// How often the file is written while there is something new.
const WRITE_EVERY: Duration = Duration::from_secs(1);

/// The values found so far, and the file that keeps them.
pub(super) struct Checkpoint {
    path: PathBuf,
    head: String,
    symmetries: Symmetries,
    values: BTreeMap<u64, i32>,
    written: Option<Instant>,
    changed: bool,
}

impl Checkpoint {
    /// Reads the file, or begins it, so that a place that can't be written to shows before hours have gone by.
    ///
    /// # Errors
    /// If it can't be read, is damaged, or belongs to another position (it is left as it is), and if it can't be
    /// begun.
    pub(super) fn open(path: &Path, solver: &Solver, undrawn: u64) -> Result<Checkpoint, PlayError> {
        let board = solver.board();
        let head = format!(
            "arcade-solve: 1\ngame: timbiriche\nboard: {}x{} boxes\nposition: {undrawn:x}\n\n",
            board.rows(),
            board.cols()
        );
        let new = !path.exists();
        let values = if new {
            BTreeMap::new()
        } else {
            read(&store::read_text(path)?, &head, undrawn)
                .map_err(|problem| PlayError::Checkpoint { path: path.to_path_buf(), problem })?
        };
        let symmetries = Symmetries::of(board);
        let path = path.to_path_buf();
        let mut checkpoint = Checkpoint { path, head, symmetries, values, written: None, changed: new };
        checkpoint.write()?;
        // The first value is not kept waiting by this.
        checkpoint.written = None;
        Ok(checkpoint)
    }

    /// The number of positions whose value is known.
    pub(super) fn len(&self) -> usize {
        self.values.len()
    }

    /// The value of a position, if it is known.
    pub(super) fn get(&self, undrawn: u64) -> Option<i32> {
        self.values.get(&self.symmetries.name(undrawn)).copied()
    }

    /// The name that a position shares with its mirror images.
    pub(super) fn name(&self, undrawn: u64) -> u64 {
        self.symmetries.name(undrawn)
    }

    /// Keeps a value; it is written at once, unless something was written a moment ago.
    ///
    /// # Errors
    /// If it can't be written.
    pub(super) fn keep(&mut self, undrawn: u64, value: i32) -> Result<(), PlayError> {
        self.values.insert(self.symmetries.name(undrawn), value);
        self.changed = true;
        if self.written.is_none_or(|written| written.elapsed() >= WRITE_EVERY) {
            self.write()?;
        }
        Ok(())
    }

    /// Keeps only some of the values.
    #[cfg(test)]
    pub(super) fn shorten(&mut self, most: usize) {
        while self.values.len() > most {
            self.values.pop_first();
        }
        self.changed = true;
    }

    /// Writes what is new.
    ///
    /// # Errors
    /// If it can't be written.
    pub(super) fn write(&mut self) -> Result<(), PlayError> {
        if self.changed {
            store::write_atomic(&self.path, self.text().as_bytes())?;
            self.changed = false;
            self.written = Some(Instant::now());
        }
        Ok(())
    }

    fn text(&self) -> String {
        let mut text = self.head.clone();
        for (position, value) in &self.values {
            // Writing to a string never fails.
            let _ = writeln!(text, "{position:x} {value}");
        }
        let sum = checksum(&text);
        let _ = writeln!(text, "end: {} {sum:016x}", self.values.len());
        text
    }
}

/// FNV-1a (Fowler, Noll, Vo) in 64 bits.
fn checksum(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

fn read(text: &str, head: &str, undrawn: u64) -> Result<BTreeMap<u64, i32>, String> {
    for (number, (found, expected)) in text.lines().chain(std::iter::repeat("")).zip(head.lines()).enumerate()
    {
        if found != expected {
            return Err(format!(
                "line {}: expected {}, found {}",
                number + 1,
                quoted(expected),
                quoted(found)
            ));
        }
    }
    let damaged = |problem: &str| format!("damaged: {problem}");
    let body = text.strip_prefix(head).ok_or_else(|| damaged("expected its head in whole lines"))?;
    let end = body.rfind("end: ").ok_or_else(|| damaged("expected a last line 'end: ...', found none"))?;
    let (lines, end) = body.split_at(end);
    let mut values = BTreeMap::new();
    for (number, line) in lines.lines().enumerate() {
        let value = line.split_once(' ').and_then(|(position, value)| {
            let position = u64::from_str_radix(position, 16).ok()?;
            // A position further on, and no more boxes than the largest board has.
            (position.count_ones() < undrawn.count_ones())
                .then_some((position, value.parse::<i32>().ok().filter(|value| (-64..=64).contains(value))?))
        });
        let number = number + head.lines().count() + 1;
        let Some((position, value)) = value else {
            return Err(damaged(&format!(
                "line {number}: expected a position and its value, found {}",
                quoted(line)
            )));
        };
        values.insert(position, value);
    }
    let expected = format!("end: {} {:016x}\n", values.len(), checksum(&format!("{head}{lines}")));
    if end != expected {
        return Err(damaged(&format!("expected {}, found {}", quoted(expected.trim()), quoted(end.trim()))));
    }
    Ok(values)
}
