//! Counting a match when it ends.

use std::time::{SystemTime, UNIX_EPOCH};

use super::{GameResult, ResultsFile};
use crate::{Match, PlayError, Store};

/// Counts one match at the table of a front end, once.
///
/// A match is counted at its first end. Taking back behind the end and winning then does not undo a loss:
/// neither here, where nothing is written twice, nor after leaving and going on, where the id that stands in
/// the record gives it away. A match without a person, and one that was taken over in its middle, is not
/// counted.
#[derive(Debug)]
pub struct Tally {
    file: Option<ResultsFile>,
    done: bool,
}

impl Tally {
    /// For a match that begins or goes on now. It gives the match an id if it begins. Without a store, nothing
    /// is counted.
    pub fn new(store: Option<&Store>, played: &mut Match) -> Tally {
        if store.is_some() && played.has_person() && played.moves().is_empty() {
            played.open_account();
        }
        // A match that comes in with its end has had it before.
        Tally { file: store.map(ResultsFile::of), done: played.result().is_some() }
    }

    /// Counts the match if it is over and has not been counted yet. Called after every change; it waits for the
    /// disk, so a screen first shows the end. Call it before the match is saved as finished: what is killed
    /// between the two then ends again and is still counted once.
    ///
    /// # Errors
    /// If the result can't be written; the next call tries again.
    pub fn note(&mut self, played: &Match) -> Result<(), PlayError> {
        let Some(file) = self.file.as_ref().filter(|_| !self.done) else { return Ok(()) };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        let Some(result) = GameResult::of(played, now) else { return Ok(()) };
        file.append(&result)?;
        self.done = true;
        Ok(())
    }
}
