//! Saving a running match after every move, so that a killed program loses nothing.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::{EXTENSION, sync_folder, write_atomic};
use crate::{Match, PlayError, Store};

/// The save of one running match: one file, written anew after every change. While the game is open the file
/// lies among the saves, once it is over among the finished games.
#[derive(Debug)]
pub struct Autosave {
    store: Store,
    started: SystemTime,
    /// The name of the file, once there is one.
    name: Option<String>,
    /// What was written last.
    written: Option<(PathBuf, String)>,
}

impl Autosave {
    /// For a match that begins now. There is no file before there is something to lose.
    pub fn new(store: &Store) -> Autosave {
        Autosave { store: store.clone(), started: SystemTime::now(), name: None, written: None }
    }

    /// For a match that was read from a record and goes on. A good save of this program is taken over: it is
    /// renamed to a name of this process, so that two programs never write the same file. Any other record,
    /// and a damaged save, stays as it is, and the match goes on in a new file.
    ///
    /// # Errors
    /// If the save can't be renamed or written.
    pub fn resume(store: &Store, path: &Path, played: &Match, damaged: bool) -> Result<Autosave, PlayError> {
        let mut save = Autosave::new(store);
        if store.is_save(path) && !damaged {
            let name = save.choose_name(played);
            let new_path = store.saves_folder().join(&name);
            fs::rename(path, &new_path).map_err(PlayError::file(crate::texts::CANT_TAKE_OVER, path))?;
            sync_folder(&store.saves_folder());
            save.written = Some((new_path, String::new()));
            save.name = Some(name);
        }
        save.save(played)?;
        Ok(save)
    }

    /// Writes the match as it stands. It waits for the disk, so a screen first shows the move.
    ///
    /// # Errors
    /// If it can't be written; then the last save is as it was.
    pub fn save(&mut self, played: &Match) -> Result<(), PlayError> {
        if self.written.is_none() && played.moves().is_empty() && played.ending().is_none() {
            return Ok(());
        }
        let name = match &self.name {
            Some(name) => name.clone(),
            None => self.choose_name(played),
        };
        let over = played.result().is_some();
        let folder = if over { self.store.finished_folder() } else { self.store.saves_folder() };
        let path = folder.join(&name);
        let text = played.to_record().to_string();
        if self.written.as_ref().is_some_and(|(old_path, old)| *old_path == path && *old == text) {
            return Ok(());
        }
        write_atomic(&path, text.as_bytes())?;
        self.name = Some(name);
        // The game has ended, or goes on after an undo: only now is the other file of no use any more.
        if let Some((old, _)) = self.written.replace((path.clone(), text))
            && old != path
        {
            remove(&old)?;
        }
        Ok(())
    }

    /// The file, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.written.as_ref().map(|(path, _)| path.as_path())
    }

    /// Removes the save of a game that nobody wants to go on with; a finished game is kept.
    ///
    /// # Errors
    /// If it can't be removed.
    pub fn discard(self) -> Result<(), PlayError> {
        match self.written {
            Some((path, _)) if path.starts_with(self.store.saves_folder()) => remove(&path),
            _ => Ok(()),
        }
    }

    /// A name that no file has, neither among the saves nor among the finished games.
    fn choose_name(&self, played: &Match) -> String {
        let stem = format!("{}-{}-{}", played.entry().name, stamp(self.started), std::process::id());
        let folders = [self.store.saves_folder(), self.store.finished_folder()];
        let mut name = format!("{stem}.{EXTENSION}");
        let mut count = 1;
        while folders.iter().any(|folder| folder.join(&name).exists()) {
            count += 1;
            name = format!("{stem}-{count}.{EXTENSION}");
        }
        name
    }
}

/// Removes a file of no use any more. One that is gone, since another program has taken it over or somebody has
/// tidied up, is as good as removed.
fn remove(path: &Path) -> Result<(), PlayError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        removed => removed.map_err(PlayError::file(crate::texts::CANT_REMOVE, path)),
    }
}

/// A time in UTC as it stands in file names, in their order: `20261130-032816`.
fn stamp(time: SystemTime) -> String {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (year, month, day) = civil(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
}

/// Year, month and day of a day counted from 1 January 1970 (Hinnant, "chrono-Compatible Low-Level Date
/// Algorithms", 2013, for days that are not before the year 0).
pub(crate) fn civil(day: u64) -> (u64, u64, u64) {
    let day = day + 719_468;
    let (era, day_of_era) = (day / 146_097, day % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // Counted from March, so that the leap day is the last one.
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::store::tests::Scratch;
    use crate::{MatchOptions, toy};

    fn start() -> Match {
        Match::new(toy::entry(), &MatchOptions::default()).expect("a match")
    }

    fn files(folder: PathBuf) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.map(|entry| entry.expect("an entry").path()).collect()
    }

    #[test]
    fn every_move_is_on_the_disk() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let mut played = start();
        let mut save = Autosave::new(&store);
        save.save(&played).expect("nothing to save");
        assert!(files(store.saves_folder()).is_empty(), "a game without moves is not worth a file");
        for mv in ["3", "1", "1"] {
            played.play(mv).expect("a legal move");
            save.save(&played).expect("saved");
            // What a program finds that starts after this one was killed.
            let (found, problems) = store.latest_unfinished(toy::GAMES);
            let found = found.expect("a save");
            assert_eq!(found.played.moves(), played.moves());
            assert_eq!((found.damage.len(), problems.len()), (0, 0));
        }
        assert_eq!(files(store.saves_folder()).len(), 1, "one file for one match");
        let name = save.path().and_then(Path::file_name).expect("a file").to_string_lossy().into_owned();
        assert!(
            name.starts_with("pile-2") && name.ends_with(&format!("-{}.arcade", std::process::id())),
            "{name}"
        );
    }

    #[test]
    fn a_finished_game_moves_and_an_undo_brings_it_back() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let mut played = start();
        let mut save = Autosave::new(&store);
        for mv in ["3", "3", "1", "3", "2"] {
            played.play(mv).expect("a legal move");
            save.save(&played).expect("saved");
        }
        assert_eq!((files(store.saves_folder()).len(), files(store.finished_folder()).len()), (0, 1));
        assert!(store.latest_unfinished(toy::GAMES).0.is_none());
        played.undo();
        save.save(&played).expect("saved");
        assert_eq!((files(store.saves_folder()).len(), files(store.finished_folder()).len()), (1, 0));
        save.discard().expect("removed");
        assert!(files(store.saves_folder()).is_empty());
    }

    #[test]
    fn two_matches_of_one_second_have_two_files() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let mut played = start();
        played.play("1").expect("a legal move");
        let started = SystemTime::now();
        for _ in 0..3 {
            let mut save = Autosave { started, ..Autosave::new(&store) };
            save.save(&played).expect("saved");
        }
        assert_eq!(files(store.saves_folder()).len(), 3);
    }

    #[test]
    fn a_resumed_save_is_taken_over() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let mut played = start();
        played.play("1").expect("a legal move");
        let path = store.saves_folder().join("pile-20200101-000000-1.arcade");
        write_atomic(&path, played.to_record().to_string().as_bytes()).expect("written");
        let (found, _) = store.latest_unfinished(toy::GAMES);
        let mut found = found.expect("a save");
        let mut save = Autosave::resume(&store, &found.path, &found.played, false).expect("taken over");
        found.played.play("2").expect("a legal move");
        save.save(&found.played).expect("saved");
        assert_eq!(files(store.saves_folder()), [save.path().expect("a file").to_path_buf()]);
        assert_ne!(save.path(), Some(path.as_path()));
    }

    #[test]
    fn a_game_whose_save_was_taken_over_meanwhile_is_saved_all_the_same() {
        let scratch = Scratch::new();
        let store = scratch.store();
        for ends in [false, true] {
            let mut here = start();
            let mut save = Autosave::new(&store);
            here.play("1").expect("a legal move");
            save.save(&here).expect("saved");
            // Another program goes on with the same game.
            let (found, _) = store.latest_unfinished(toy::GAMES);
            let found = found.expect("a save");
            let there = Autosave::resume(&store, &found.path, &found.played, false).expect("taken over");
            if ends {
                here.end(game::Seat::FIRST, crate::Cause::Resigned).expect("an open game");
                save.save(&here).expect("saved");
                assert_eq!(files(store.finished_folder()).len(), 1);
            } else {
                save.discard().expect("there is nothing left to remove");
            }
            assert_eq!(files(store.saves_folder()), [there.path().expect("a file").to_path_buf()]);
            there.discard().expect("removed");
        }
    }

    #[test]
    fn damaged_saves_and_foreign_records_stay() {
        let scratch = Scratch::new();
        let store = scratch.store();
        let mut played = start();
        played.play("1").expect("a legal move");
        let text = format!("{}nonsense\n", played.to_record());
        for folder in [store.saves_folder(), scratch.0.join("elsewhere")] {
            let path = folder.join("pile-x-1.arcade");
            write_atomic(&path, text.as_bytes()).expect("written");
            let save = Autosave::resume(&store, &path, &played, true).expect("saved anew");
            assert_eq!(fs::read_to_string(&path).expect("still there"), text);
            assert_ne!(save.path(), Some(path.as_path()));
        }
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "19700101-000000"),
            (951_782_400, "20000229-000000"),
            (951_868_799, "20000229-235959"),
            (1_709_210_096, "20240229-123456"),
            (4_107_542_400, "21000301-000000"),
        ] {
            assert_eq!(stamp(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }
}
