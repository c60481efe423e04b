//! How games begin unless the person says otherwise.

use std::time::{SystemTime, UNIX_EPOCH};

use play::{MatchOptions, Store};

/// What the command line and the configuration say about new games.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Thinking time, clock, level and seat of new games; the set-up is the game's own.
    pub match_options: MatchOptions,
    /// The seed of every new game; without one each gets another.
    pub seed: Option<u64>,
    /// Where games are saved; without one they are not.
    pub store: Option<Store>,
}

impl Settings {
    /// The seed of the next game.
    pub fn next_seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            // Short enough to be read aloud.
            game::key::mix(now.map_or(0, |time| time.as_nanos() as u64)) % 1_000_000
        })
    }
}
