//! Where files are kept, and how they are written so that nothing is lost.
//!
//! Everything lives in two folders named `arcade`, in the user's data folder and in the user's configuration
//! folder (`XDG_DATA_HOME`, `XDG_CONFIG_HOME`, or what the system uses instead):
//!
//! ```text
//! data/saves/GAME-STARTED-PID.arcade      games that are not over, one file for each
//! data/finished/GAME-STARTED-PID.arcade   games that are over
//! data/tracks/NAME.txt, data/maps/NAME.txt   what the user has drawn
//! data/setups/GAME.txt                    the set-up with which each game was started last
//! data/results.jsonl                      the results for the statistics
//! data/learned                            the steps and puzzles that have been done
//! config/config.toml                      the settings
//! ```

use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use ::texts::Phrase;
use etcetera::BaseStrategy;
use game::record::{LARGEST, Record};

use crate::{FileError, GameEntry, Match, PlayError, texts};

/// What a record's file name ends with.
pub const EXTENSION: &str = "arcade";

/// What the file name of a track or a map ends with.
const DRAWING: &str = "txt";

/// The folders of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    data: PathBuf,
    config: PathBuf,
}

/// The last game that is not over.
#[derive(Debug)]
pub struct Unfinished {
    /// Its save.
    pub path: PathBuf,
    /// The game.
    pub played: Match,
    /// What was wrong with the save; see [`Restored::damage`](crate::Restored::damage).
    pub damage: Vec<String>,
}

impl Store {
    /// The user's folders. Nothing is made before it is needed.
    ///
    /// # Errors
    /// If the user has no home folder.
    pub fn open() -> Result<Store, PlayError> {
        let folders =
            etcetera::choose_base_strategy().map_err(|error| PlayError::NoHome(error.to_string()))?;
        Ok(Store::in_folders(folders.data_dir().join("arcade"), folders.config_dir().join("arcade")))
    }

    /// Other folders, for tests.
    pub fn in_folders(data: impl Into<PathBuf>, config: impl Into<PathBuf>) -> Store {
        Store { data: data.into(), config: config.into() }
    }

    /// Where saves, records, tracks and maps are kept.
    pub fn data_folder(&self) -> &Path {
        &self.data
    }

    /// Where the settings are kept.
    pub fn config_folder(&self) -> &Path {
        &self.config
    }

    /// Where games are kept that are not over.
    pub fn saves_folder(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// Where games are kept that are over.
    pub fn finished_folder(&self) -> PathBuf {
        self.data.join("finished")
    }

    /// Where the drawing of this name is kept, a track or a map; the folder is `tracks` or `maps`.
    pub fn kept_path(&self, folder: &str, name: &str) -> PathBuf {
        self.data.join(folder).join(format!("{name}.{DRAWING}"))
    }

    /// The names of the drawings that are kept in a folder, sorted.
    pub fn kept_names(&self, folder: &str) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.data.join(folder)) else { return Vec::new() };
        let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
        let drawings = paths.filter(|path| path.extension() == Some(OsStr::new(DRAWING)) && path.is_file());
        let mut names: Vec<String> = drawings
            .filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
            .filter(|name| is_kept_name(name))
            .collect();
        names.sort();
        names
    }

    /// Whether this is one of the saves of this program.
    pub fn is_save(&self, path: &Path) -> bool {
        // A file without a folder in its name lies in the current one.
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        matches!((folder.canonicalize(), self.saves_folder().canonicalize()), (Ok(a), Ok(b)) if a == b)
    }

    /// The game that was played last and is not over; `None` if there is none. A save that can't be read is
    /// left as it is, and told in one line.
    pub fn latest_unfinished(&self, games: &'static [GameEntry]) -> (Option<Unfinished>, Vec<String>) {
        let mut problems = Vec::new();
        for (_, path) in newest_first(&self.saves_folder()) {
            match read_record(&path).and_then(|record| Match::from_record(games, &record)) {
                Ok(restored) if restored.played.result().is_some() => {}
                Ok(restored) => {
                    let unfinished = Unfinished { path, played: restored.played, damage: restored.damage };
                    return (Some(unfinished), problems);
                }
                Err(error @ PlayError::File { .. }) => problems.push(error.to_string()),
                Err(error) => problems.push(format!("{}: {error}", path.display())),
            }
        }
        (None, problems)
    }
}

/// Whether a drawing can be kept under this name: letters, digits, blanks inside, `-` and `_`, so that it is the
/// name of a file everywhere and no path.
pub fn is_kept_name(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    !name.is_empty() && name.trim() == name && name.chars().count() <= 60 && name.chars().all(fits)
}

/// The file of the drawing that the user keeps under this name; `None` if there is none.
pub fn kept(folder: &str, name: &str) -> Option<PathBuf> {
    let store = Store::open().ok().filter(|_| is_kept_name(name))?;
    Some(store.kept_path(folder, name)).filter(|path| path.is_file())
}

/// The names of the drawings that the user keeps in a folder, sorted.
pub fn kept_names(folder: &str) -> Vec<String> {
    Store::open().map_or(Vec::new(), |store| store.kept_names(folder))
}

/// The records of a folder, the one that was written last first; none if there is no such folder.
pub(crate) fn newest_first(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension() == Some(OsStr::new(EXTENSION)))
        .filter_map(|path| {
            let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
            Some((about.modified().unwrap_or(SystemTime::UNIX_EPOCH), path))
        })
        .collect();
    found.sort();
    found.reverse();
    found
}

/// Reads a text file of at most [`LARGEST`] bytes, without the mark that some editors put at its beginning.
///
/// # Errors
/// If it can't be read, is larger, or is no text.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST as u64 + 1).read_to_end(&mut bytes))
        .map_err(FileError::of(texts::CANT_READ, path))?;
    let bad = |why: Phrase| FileError::unusable(path, why);
    if bytes.len() > LARGEST {
        return Err(bad(Phrase::from(texts::TOO_MANY_BYTES).with("most", LARGEST)));
    }
    let text = String::from_utf8(bytes)
        .map_err(|error| bad(Phrase::from(texts::NO_TEXT).with("at", error.utf8_error().valid_up_to())))?;
    Ok(without_mark(text))
}

/// A text without the mark (U+FEFF) that some editors put at the beginning of a file.
pub fn without_mark(text: String) -> String {
    match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_string(),
        None => text,
    }
}

/// Makes a folder and those above it, where they are missing.
///
/// # Errors
/// If that can't be.
pub fn make_folder(folder: &Path) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(FileError::of(texts::CANT_MAKE_FOLDER, folder))
}

/// Reads a record; its moves are not yet held against the rules.
///
/// # Errors
/// If the file can't be read or is no record.
pub fn read_record(path: &Path) -> Result<Record, PlayError> {
    Ok(Record::parse(&read_text(path)?)?)
}

/// Writes a file so that, whatever happens, either the old or the new one is there whole: into a temporary
/// file in the same folder, to the disk, and then renamed. The folder is made if it is missing. Whoever may read the
/// old file may read the new one, and behind a symbolic link it is the file that is written.
///
/// # Errors
/// If it can't be written; then what was there is as it was.
pub fn write_atomic(path: &Path, bytes: &[u8]) -> Result<(), PlayError> {
    let path = &behind_links(path);
    let folder = path.parent().unwrap_or(Path::new("."));
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    make_folder(folder)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let temporary = folder.join(format!(".{name}.{}.tmp", std::process::id()));
    let written = File::create(&temporary)
        .and_then(|mut file| {
            if let Ok(about) = fs::metadata(path) {
                // Not every file system can.
                let _ = file.set_permissions(about.permissions());
            }
            file.write_all(bytes)?;
            file.sync_all()
        })
        .and_then(|()| fs::rename(&temporary, path));
    if let Err(error) = written {
        let _ = fs::remove_file(&temporary);
        return Err(PlayError::file(texts::CANT_WRITE, path)(error));
    }
    sync_folder(folder);
    Ok(())
}

/// The file that a path leads to, also if it is still to be made.
fn behind_links(path: &Path) -> PathBuf {
    // No more than a system follows.
    const MOST: usize = 40;
    let mut path = path.to_path_buf();
    for _ in 0..MOST {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => break,
        }
    }
    path
}

/// Makes a rename last through a power cut. Not every file system can, and the file is whole without it, so
/// a failure is none of ours.
pub(crate) fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    #[cfg(not(unix))]
    let _ = folder;
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::toy;

    /// A folder that goes away with the test.
    pub(crate) struct Scratch(pub(crate) PathBuf);

    impl Scratch {
        pub(crate) fn new() -> Scratch {
            static COUNT: AtomicUsize = AtomicUsize::new(0);
            let name =
                format!("arcade-play-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            let folder = std::env::temp_dir().join(name);
            fs::create_dir_all(&folder).expect("a temporary folder");
            Scratch(folder)
        }

        pub(crate) fn store(&self) -> Store {
            Store::in_folders(self.0.join("data"), self.0.join("config"))
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect()
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_else_stays() {
        let scratch = Scratch::new();
        let path = scratch.0.join("deep/er/x.arcade");
        write_atomic(&path, b"old").expect("written");
        write_atomic(&path, b"new").expect("written");
        assert_eq!(read_text(&path).expect("a text"), "new");
        assert_eq!(names(path.parent().expect("a folder")), ["x.arcade"]);
    }

    #[test]
    fn a_failed_write_leaves_what_was_there() {
        let scratch = Scratch::new();
        // A folder can't be replaced by a file.
        let path = scratch.0.join("taken");
        fs::create_dir_all(path.join("inside")).expect("a folder");
        let message = write_atomic(&path, b"new").expect_err("a folder is in the way").to_string();
        assert!(message.starts_with("can't write ") && message.contains("taken: "), "{message}");
        assert_eq!(names(&scratch.0), ["taken"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_so_does_who_may_read() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let scratch = Scratch::new();
        let (file, link, far) = (scratch.0.join("disk/x"), scratch.0.join("link"), scratch.0.join("far"));
        symlink("disk/x", &link).expect("a link");
        symlink(&link, &far).expect("a link to it");
        for (mode, text) in [(0o600, "one"), (0o640, "two")] {
            write_atomic(&far, text.as_bytes()).expect("written");
            assert_eq!(read_text(&file).expect("a text"), text);
            assert!(link.is_symlink() && far.is_symlink() && !file.is_symlink());
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("it is ours");
            write_atomic(&link, text.as_bytes()).expect("written");
            assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, mode);
        }
        assert_eq!(names(&scratch.0.join("disk")), ["x"]);
        // One that leads in a circle is replaced, not followed for ever.
        symlink("circle", scratch.0.join("circle")).expect("a link");
        write_atomic(&scratch.0.join("circle"), b"x").expect("written");
    }

    #[test]
    fn bad_files_are_refused() {
        let scratch = Scratch::new();
        let path = scratch.0.join("bad.arcade");
        let message = |bytes: &[u8]| {
            fs::write(&path, bytes).expect("written");
            read_record(&path).expect_err("no record").to_string()
        };
        assert!(message(b"caf\xe9").ends_with("expected text in UTF-8, found something else at byte 3"));
        assert!(message(&vec![b'x'; LARGEST + 1]).ends_with("expected at most 16777216 bytes, found more"));
        assert_eq!(message(b"hello"), "line 1: expected 'arcade-record: 1', found 'hello'");
        let missing = read_record(&scratch.0.join("none")).expect_err("no file").to_string();
        assert!(missing.starts_with("can't read "), "{missing}");
    }

    #[test]
    fn the_mark_of_an_editor_is_left_out() {
        let scratch = Scratch::new();
        let path = scratch.0.join("marked.arcade");
        fs::write(&path, "\u{feff}arcade-record: 1\r\ngame: pile\r\n\r\n3\r\n").expect("written");
        assert_eq!(read_record(&path).expect("a record").moves[0].token, "3");
        assert_eq!(without_mark("a\u{feff}".to_string()), "a\u{feff}", "only at the beginning");
    }

    #[test]
    fn without_saves_there_is_nothing_to_resume() {
        let scratch = Scratch::new();
        let (found, problems) = scratch.store().latest_unfinished(toy::GAMES);
        assert!(found.is_none() && problems.is_empty());
    }

    #[test]
    fn an_unreadable_save_is_told_and_left_as_it_is() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let path = store.saves_folder().join("pile-x-1.arcade");
        write_atomic(&path, b"arcade-record: 7\n").expect("written");
        // What a program that was killed leaves behind is no save.
        fs::write(store.saves_folder().join(".pile-x-1.arcade.9.tmp"), "arcade-rec").expect("written");
        let (found, problems) = store.latest_unfinished(toy::GAMES);
        assert!(found.is_none());
        assert_eq!(problems.len(), 1);
        assert!(problems[0].ends_with("pile-x-1.arcade: line 1: expected record format 1, found '7'"));
        assert_eq!(fs::read(&path).expect("still there"), b"arcade-record: 7\n");
    }
}
