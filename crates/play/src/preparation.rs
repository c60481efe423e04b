//! A match that is made in a thread of its own: a random map is drawn in up to some seconds.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::{GameEntry, Match, MatchOptions, PlayError};

/// A match that is being made. The thread can't be stopped; dropped, its answer is of no use to anybody.
#[derive(Debug)]
pub struct Preparation {
    /// What is being made.
    pub entry: &'static GameEntry,
    answer: Receiver<Result<Match, PlayError>>,
}

impl Preparation {
    /// Begins to make a match.
    pub fn start(entry: &'static GameEntry, options: MatchOptions) -> Preparation {
        let (sender, answer) = channel();
        let make = move || {
            // If nobody waits any more, the match is not needed.
            let _ = sender.send(Match::new(entry, &options));
        };
        // Without a thread the channel closes at once, and that is told.
        let _ = thread::Builder::new().name("preparation".to_string()).spawn(make);
        Preparation { entry, answer }
    }

    /// The match, or why there is none, if it is there within this time.
    pub fn within(&self, time: Duration) -> Option<Result<Match, PlayError>> {
        match self.answer.recv_timeout(time) {
            Ok(answer) => Some(answer),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Err(broken())),
        }
    }

    /// Waits for the match.
    ///
    /// # Errors
    /// As [`Match::new`].
    pub fn wait(self) -> Result<Match, PlayError> {
        self.answer.recv().unwrap_or_else(|_| Err(broken()))
    }
}

fn broken() -> PlayError {
    PlayError::Setting("expected a game, found that its thread has ended".to_string())
}

#[cfg(test)]
mod tests {
    use game::Values;

    use super::*;
    use crate::toy;

    #[test]
    fn a_match_or_the_reason_comes() {
        let options = MatchOptions { seed: 7, ..MatchOptions::default() };
        let played = Preparation::start(toy::entry(), options).wait().expect("a match");
        assert_eq!(played.seed(), 7);
        let options = MatchOptions { setup: Values::new().with("tokens", 0), ..MatchOptions::default() };
        let preparation = Preparation::start(toy::entry(), options);
        let answer = preparation.within(Duration::from_secs(20)).expect("an answer");
        assert!(answer.expect_err("no match").to_string().starts_with("tokens: expected a number"));
    }
}
