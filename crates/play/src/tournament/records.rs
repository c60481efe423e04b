//! The records of a tournament in their folder.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::store::{EXTENSION, make_folder, read_record};
use crate::tournament::plan::{GameNumber, Plan};
use crate::{Match, PlayError, texts};

impl Plan {
    /// The file of a game's record.
    pub(crate) fn record_file(&self, number: GameNumber) -> Option<PathBuf> {
        let width = self.rounds.to_string().len();
        let name = format!("round-{:0width$}-game-{}", number.round + 1, number.rotation + 1);
        Some(self.records.as_ref()?.join(name).with_extension(EXTENSION))
    }

    /// Makes the folder of the records, for a table of `seats`. A record of this very match may be there, as after an
    /// interruption, and is written anew; nothing else is overwritten. The first record that is in the way is looked at
    /// now, the others when their games begin: to draw the boards of all games takes its time.
    ///
    /// # Errors
    /// If it can't be made or read, or something else stands where a record is to be written.
    pub fn make_room_for_records(&self, seats: u8) -> Result<(), PlayError> {
        let Some(folder) = &self.records else { return Ok(()) };
        make_folder(folder)?;
        let entries = fs::read_dir(folder).map_err(PlayError::file(texts::CANT_READ, folder))?;
        let there: HashSet<OsString> =
            entries.filter_map(Result::ok).map(|entry| entry.file_name()).collect();
        if there.is_empty() {
            return Ok(());
        }
        let is_there = |number: &GameNumber| {
            let file = self.record_file(*number);
            file.is_some_and(|file| file.file_name().is_some_and(|name| there.contains(name)))
        };
        match self.games(seats).find(is_there) {
            Some(number) => self.check_room(number, &self.start(number, seats)?),
            None => Ok(()),
        }
    }

    /// Checks that the record of a game that begins will take the place of none but its own.
    ///
    /// # Errors
    /// If something else stands there.
    pub(crate) fn check_room(&self, number: GameNumber, begun: &Match) -> Result<(), PlayError> {
        match self.record_file(number) {
            Some(file) if file.exists() && !is_record_of(&file, begun) => {
                let file = file.display();
                let problem = format!("expected no record of another match in the way, found {file}");
                Err(PlayError::Setting(problem))
            }
            _ => Ok(()),
        }
    }
}

/// Whether a file is the record of this game: the same players, from the same seed, on the same board.
fn is_record_of(file: &Path, begun: &Match) -> bool {
    let Ok(found) = read_record(file) else { return false };
    let expected = begun.to_record();
    // The names that programs go by are theirs to change.
    let same = |(key, value): &(String, String)| {
        key.starts_with("name") || found.header(key) == Some(value.as_str())
    };
    let begins_alike = found.game == expected.game && found.setup == expected.setup;
    begins_alike && expected.headers.iter().all(same)
}
