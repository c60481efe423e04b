//! What somebody has learned, in a file that is only ever added to.
//!
//! One line is one deed: `step GAME STEP` for a step of a lesson that was done, and
//! `puzzle GAME PUZZLE solved|wrong|shown` for a try at a puzzle. A line is written at once and whole, so two
//! programs at the same time lose nothing, and one that is killed leaves at most a line that is cut off; the
//! next one begins a line of its own. What can't be read is told and left as it is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use crate::store::make_folder;
use crate::{PlayError, Store};

/// A file larger than this is not ours.
const LARGEST: u64 = 8 << 20;

/// What somebody has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed<'a> {
    /// A step of a game's lesson.
    Step {
        /// The name of the game.
        game: &'a str,
        /// The name of the step.
        step: &'a str,
    },
    /// A try at a puzzle.
    Puzzle {
        /// The name of the game.
        game: &'a str,
        /// The name of the puzzle.
        puzzle: &'a str,
        /// How it went.
        attempt: Attempt,
    },
}

/// How a try at a puzzle went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// Solved.
    Solved,
    /// A wrong move.
    Wrong,
    /// The solution was shown.
    Shown,
}

impl Attempt {
    const ALL: [(Attempt, &'static str); 3] =
        [(Attempt::Solved, "solved"), (Attempt::Wrong, "wrong"), (Attempt::Shown, "shown")];

    fn name(self) -> &'static str {
        Attempt::ALL.into_iter().find(|(attempt, _)| *attempt == self).map_or("", |(_, name)| name)
    }
}

/// What is known about somebody and a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleMark {
    /// Whether it was ever solved.
    pub solved: bool,
    /// Whether its solution was shown before it was solved.
    pub shown: bool,
    /// Wrong moves before it was solved for the first time.
    pub wrong: u32,
}

/// Everything that somebody has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    steps: BTreeMap<String, BTreeSet<String>>,
    puzzles: BTreeMap<String, BTreeMap<String, PuzzleMark>>,
    /// What can't be read of the file, one line each.
    pub problems: Vec<String>,
}

impl Progress {
    /// Reads what has been done. No file means that nothing has been done. What can't be read is in
    /// [`Progress::problems`].
    pub fn read(store: &Store) -> Progress {
        let path = path(store);
        let mut bytes = Vec::new();
        let read = File::open(&path).and_then(|file| file.take(LARGEST).read_to_end(&mut bytes));
        match read {
            Ok(_) => Progress::parse(&String::from_utf8_lossy(&bytes), &path.display().to_string()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Progress::default(),
            Err(error) => {
                let problem = PlayError::file(crate::texts::CANT_READ, &path)(error).to_string();
                Progress { problems: vec![problem], ..Progress::default() }
            }
        }
    }

    /// Reads a file's text; `name` is what the file is called in [`Progress::problems`].
    fn parse(text: &str, name: &str) -> Progress {
        let mut progress = Progress::default();
        for (index, line) in text.lines().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                [] => {}
                _ => match deed(&words) {
                    Some(deed) => progress.add(deed),
                    None => progress.problems.push(format!(
                        "{name}: line {}: expected 'step GAME STEP' or 'puzzle GAME PUZZLE solved', found {}",
                        index + 1,
                        game::setup::quoted(line)
                    )),
                },
            }
        }
        progress
    }

    /// Adds a deed, without writing it anywhere.
    pub fn add(&mut self, deed: Deed<'_>) {
        match deed {
            Deed::Step { game, step } => {
                self.steps.entry(game.to_string()).or_default().insert(step.to_string());
            }
            Deed::Puzzle { game, puzzle, attempt } => {
                let marks = self.puzzles.entry(game.to_string()).or_default();
                let mark = marks.entry(puzzle.to_string()).or_default();
                match attempt {
                    Attempt::Solved => mark.solved = true,
                    Attempt::Wrong if !mark.solved => mark.wrong = mark.wrong.saturating_add(1),
                    Attempt::Shown if !mark.solved => mark.shown = true,
                    Attempt::Wrong | Attempt::Shown => {}
                }
            }
        }
    }

    /// Whether a step of a game's lesson has been done.
    pub fn has_step(&self, game: &str, step: &str) -> bool {
        self.steps.get(game).is_some_and(|steps| steps.contains(step))
    }

    /// What is known about a puzzle.
    pub fn puzzle(&self, game: &str, puzzle: &str) -> PuzzleMark {
        self.puzzles.get(game).and_then(|marks| marks.get(puzzle)).copied().unwrap_or_default()
    }

    /// Adds a deed and writes it down, if there is a place for it.
    ///
    /// # Errors
    /// If it can't be written; it counts in here all the same.
    pub fn note(&mut self, store: Option<&Store>, deed: Deed<'_>) -> Result<(), PlayError> {
        let before = self.clone();
        self.add(deed);
        match store {
            // What changes nothing need not be written.
            Some(store) if *self != before => write(store, deed),
            _ => Ok(()),
        }
    }
}

/// The deed of a line.
fn deed<'a>(words: &[&'a str]) -> Option<Deed<'a>> {
    match *words {
        ["step", game, step] => Some(Deed::Step { game, step }),
        ["puzzle", game, puzzle, word] => {
            let (attempt, _) = Attempt::ALL.into_iter().find(|(_, name)| *name == word)?;
            Some(Deed::Puzzle { game, puzzle, attempt })
        }
        _ => None,
    }
}

/// Where it is kept.
fn path(store: &Store) -> PathBuf {
    store.data_folder().join("learned")
}

/// Adds a line to the file and waits until it is on the disk.
fn write(store: &Store, deed: Deed<'_>) -> Result<(), PlayError> {
    let path = path(store);
    let folder = store.data_folder();
    make_folder(folder)?;
    let line = match deed {
        Deed::Step { game, step } => format!("step {game} {step}\n"),
        Deed::Puzzle { game, puzzle, attempt } => format!("puzzle {game} {puzzle} {}\n", attempt.name()),
    };
    let written = OpenOptions::new().create(true).append(true).read(true).open(&path).and_then(|mut file| {
        let line = if ends_whole(&mut file)? { line } else { format!("\n{line}") };
        // One call: what is appended by others comes before it or after it, never in between.
        file.write_all(line.as_bytes())?;
        file.sync_data()
    });
    written.map_err(PlayError::file(crate::texts::CANT_WRITE, &path))
}

/// Whether the last line of a file has its end.
fn ends_whole(file: &mut File) -> io::Result<bool> {
    if file.seek(SeekFrom::End(0))? == 0 {
        return Ok(true);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::store::tests::Scratch;

    const BOX: Deed<'_> = Deed::Step { game: "timbiriche", step: "box" };

    fn puzzle(attempt: Attempt) -> Deed<'static> {
        Deed::Puzzle { game: "formula", puzzle: "7", attempt }
    }

    #[test]
    fn what_was_done_is_read_again() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let mut progress = Progress::read(&store);
        assert_eq!(progress, Progress::default());
        for deed in [BOX, puzzle(Attempt::Wrong), puzzle(Attempt::Solved), puzzle(Attempt::Wrong), BOX] {
            progress.note(Some(&store), deed).expect("written");
        }
        assert_eq!(Progress::read(&store), progress);
        assert!(progress.has_step("timbiriche", "box") && !progress.has_step("formula", "box"));
        let mark = PuzzleMark { solved: true, shown: false, wrong: 1 };
        assert_eq!(progress.puzzle("formula", "7"), mark);
        assert_eq!(progress.puzzle("formula", "8"), PuzzleMark::default());
        let text = fs::read_to_string(path(&store)).expect("a file");
        assert_eq!(text, "step timbiriche box\npuzzle formula 7 wrong\npuzzle formula 7 solved\n");
    }

    #[test]
    fn two_at_once_lose_nothing() {
        let scratch = Scratch::new();
        let store = scratch.store();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let store = store.clone();
                scope.spawn(move || {
                    let mut progress = Progress::read(&store);
                    for index in 0..25 {
                        let step = format!("{thread}-{index}");
                        let deed = Deed::Step { game: "timbiriche", step: &step };
                        progress.note(Some(&store), deed).expect("written");
                    }
                });
            }
        });
        let progress = Progress::read(&store);
        assert_eq!(progress.problems, [""; 0]);
        assert_eq!(progress.steps["timbiriche"].len(), 100);
    }

    #[test]
    fn a_line_that_was_cut_off_is_told_and_left_as_it_is() {
        let scratch = Scratch::new();
        let store = scratch.store();
        fs::create_dir_all(store.data_folder()).expect("a folder");
        fs::write(path(&store), "step timbiriche line\nnonsense\x1b here\npuzzle formu").expect("written");
        let mut progress = Progress::read(&store);
        assert!(progress.has_step("timbiriche", "line"));
        assert_eq!(progress.problems.len(), 2);
        assert!(
            progress.problems[0].contains("line 2: expected 'step GAME STEP'"),
            "{:?}",
            progress.problems
        );
        assert!(progress.problems[0].ends_with("found 'nonsense\\u{1b} here'"), "{:?}", progress.problems);
        progress.note(Some(&store), BOX).expect("written");
        let text = fs::read_to_string(path(&store)).expect("a file");
        assert_eq!(text, "step timbiriche line\nnonsense\x1b here\npuzzle formu\nstep timbiriche box\n");
        assert_eq!(Progress::read(&store), progress);
    }

    #[test]
    fn without_a_place_it_still_counts() {
        let mut progress = Progress::default();
        progress.note(None, BOX).expect("nothing to write");
        assert!(progress.has_step("timbiriche", "box"));
    }

    #[test]
    fn a_file_that_cannot_be_read_is_told() {
        let scratch = Scratch::new();
        let store = scratch.store();
        fs::create_dir_all(path(&store)).expect("a folder in its place");
        let mut progress = Progress::read(&store);
        assert!(progress.problems[0].starts_with("can't read "), "{:?}", progress.problems);
        let error = progress.note(Some(&store), BOX).expect_err("a folder is in the way").to_string();
        assert!(error.starts_with("can't write "), "{error}");
    }
}
