//! The file of the results: one line of JSON for each game. Lines are added and never changed.
//!
//! A writer takes the lock, adds its line in one write, and waits for the disk. A program that is killed in the
//! middle leaves at most a torn last line; the next writer closes it with a line end and goes on behind it, and
//! readers pass it over and say so.

use std::collections::HashSet;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::lock::{Lock, lock};
use super::{GameResult, VERSION};
use crate::store::{make_folder, sync_folder};
use crate::{PlayError, Store};

/// The name of the file in the data folder.
const NAME: &str = "results.jsonl";

/// The file of the results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsFile {
    path: PathBuf,
}

/// What a results file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The games in the order in which they ended, each once.
    pub list: Vec<GameResult>,
    /// What was passed over.
    pub notices: Vec<Notice>,
}

/// Lines that were passed over. They stay in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Torn or changed by hand.
    Unreadable {
        /// How many.
        lines: usize,
        /// The number of the first one, from 1.
        first: usize,
    },
    /// Written by a newer version.
    Newer {
        /// How many.
        lines: usize,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::Unreadable { lines: 1, first } => {
                write!(f, "line {first} can't be read and is not counted")
            }
            Notice::Unreadable { lines, first } => {
                write!(f, "{lines} lines from line {first} on can't be read and are not counted")
            }
            Notice::Newer { lines } => write!(f, "lines of a newer version that are not counted: {lines}"),
        }
    }
}

/// What every version of a line has.
#[derive(Deserialize)]
struct Versioned {
    v: u32,
}

impl ResultsFile {
    /// The file in the data folder.
    pub fn of(store: &Store) -> ResultsFile {
        ResultsFile { path: store.data_folder().join(NAME) }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line, and waits until it is on the disk.
    ///
    /// # Errors
    /// If it can't be written; what was there is as it was.
    pub fn append(&self, result: &GameResult) -> Result<(), PlayError> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        make_folder(folder)?;
        let line = serde_json::to_vec(result).map_err(io::Error::from);
        line.and_then(|line| self.append_line(&line))
            .map_err(PlayError::file(crate::texts::CANT_WRITE, &self.path))?;
        sync_folder(folder);
        Ok(())
    }

    fn append_line(&self, line: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(&self.path)?;
        lock(&file, Lock::Exclusive)?;
        let mut bytes = Vec::with_capacity(line.len() + 2);
        if is_torn(&mut file)? {
            bytes.push(b'\n');
        }
        bytes.extend_from_slice(line);
        bytes.push(b'\n');
        file.write_all(&bytes)?;
        file.sync_all()
        // Closing the file gives the lock back.
    }

    /// Reads all games. No file means no games.
    ///
    /// # Errors
    /// If there is a file that can't be read.
    pub fn read(&self) -> Result<Results, PlayError> {
        let mut bytes = Vec::new();
        let found = File::open(&self.path).and_then(|mut file| {
            // Without the lock a line may be seen half written; that harms nothing.
            let _ = lock(&file, Lock::Shared);
            file.read_to_end(&mut bytes)
        });
        match found {
            Ok(_) => Ok(Results::parse(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Results::default()),
            Err(error) => Err(PlayError::file(crate::texts::CANT_READ, &self.path)(error)),
        }
    }
}

/// Whether the last line has no end.
fn is_torn(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}

impl Results {
    /// Reads the lines of a file. Of lines with one id the first one counts: a game ends once. Two files may have
    /// been joined, so the time of each line tells the order.
    pub fn parse(bytes: &[u8]) -> Results {
        let mut list = Vec::new();
        let mut seen = HashSet::new();
        let (mut unreadable, mut first, mut newer) = (0, 0, 0);
        for (line, number) in bytes.split(|byte| *byte == b'\n').zip(1..) {
            if line.trim_ascii().is_empty() {
                continue;
            }
            let version = serde_json::from_slice::<Versioned>(line).map(|line| line.v);
            if version.as_ref().is_ok_and(|v| *v > VERSION) {
                newer += 1;
                continue;
            }
            match version.and_then(|_| serde_json::from_slice::<GameResult>(line)) {
                Ok(result) => {
                    if seen.insert(result.id.clone()) {
                        list.push(result);
                    }
                }
                Err(_) => {
                    if unreadable == 0 {
                        first = number;
                    }
                    unreadable += 1;
                }
            }
        }
        list.sort_by_key(|result: &GameResult| result.when);
        let mut notices = Vec::new();
        if unreadable > 0 {
            notices.push(Notice::Unreadable { lines: unreadable, first });
        }
        if newer > 0 {
            notices.push(Notice::Newer { lines: newer });
        }
        Results { list, notices }
    }

    /// The results of one game, in their order.
    pub fn of_game<'a>(&'a self, game: &'a str) -> impl DoubleEndedIterator<Item = &'a GameResult> {
        self.list.iter().filter(move |result| result.game == game)
    }

    /// How a game ended last; `None` if it was never played to its end.
    pub fn last<'a>(&'a self, game: &'a str) -> Option<&'a GameResult> {
        self.of_game(game).next_back()
    }
}
