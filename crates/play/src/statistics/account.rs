//! What a match carries along so that it is counted once and fairly.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::key::mix;

/// What is known about a match besides its moves. It stands in the record, so that it survives leaving and going
/// on later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The game's own name; only a game that has one is counted. It is given at the start, so a game that was
    /// taken over in its middle has none.
    pub id: Option<String>,
    /// How often the computer was asked for a move, for the values of the moves, or for its plan.
    pub hints: u32,
    /// How often something was taken back.
    pub taken_back: u32,
    /// The time that was spent on the turns that are over.
    pub time: Duration,
}

/// The header lines of a record that belong to an account.
pub(crate) const HEADERS: [&str; 4] = ["id", "hints", "taken-back", "seconds"];

impl Account {
    /// Gives the game an id if it has none.
    pub(crate) fn open(&mut self) {
        self.id.get_or_insert_with(fresh_id);
    }

    /// The header lines, in the order of [`HEADERS`]; none for a game that is not counted.
    pub(crate) fn headers(&self) -> Vec<(&'static str, String)> {
        let Some(id) = &self.id else { return Vec::new() };
        let mut headers = vec![(HEADERS[0], id.clone())];
        for (key, count) in [
            (HEADERS[1], self.hints.into()),
            (HEADERS[2], self.taken_back.into()),
            (HEADERS[3], self.time.as_secs()),
        ] {
            if count > 0 {
                headers.push((key, count.to_string()));
            }
        }
        headers
    }
}

/// Reads an id; `None` for a text that is none.
pub(crate) fn read_id(text: &str) -> Option<String> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    ((1..=40).contains(&text.len()) && text.chars().all(fits)).then(|| text.to_string())
}

/// An id that no other game has: the time, the process, and a count of the games in it, stirred.
fn fresh_id() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let time = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    let process = u64::from(std::process::id()) << 32 | COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}", mix(time ^ mix(process)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_differ_and_are_read_back() {
        let ids: HashSet<String> = (0..1000).map(|_| fresh_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| read_id(id).as_ref() == Some(id)));
        for bad in ["", "A", "a b", "../x", &"x".repeat(41)] {
            assert_eq!(read_id(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_game_that_is_not_counted_has_no_headers() {
        let mut account = Account { hints: 2, ..Account::default() };
        assert_eq!(account.headers(), []);
        account.open();
        let id = account.id.clone();
        account.open();
        assert_eq!(account.id, id, "an id stays");
        assert_eq!(account.headers(), [("id", id.expect("an id")), ("hints", "2".to_string())]);
    }
}
