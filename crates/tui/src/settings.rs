//! How games begin unless the person says otherwise.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::Values;
use play::{Clock, MatchOptions, Seating, Store};

/// What the command line and the configuration say about new games.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Thinking time, clock, level and seat of new games; the set-up is the game's own.
    pub match_options: MatchOptions,
    /// What is asked for in one game, on the command line or in the configuration.
    pub games: Vec<GameSettings>,
    /// The part of it that was typed on the command line.
    pub typed: Vec<GameSettings>,
    /// The seed of every new game; without one each gets another.
    pub seed: Option<u64>,
    /// The time between two moves that follow each other by themselves; the nearest one of [`delays`] is taken.
    pub delay: Option<Duration>,
    /// Whether the computer thinks along while a person is to move; see [`play::Pondering`].
    pub ponder: bool,
    /// Where games are saved; without one they are not.
    pub store: Option<Store>,
}

/// What a person has asked for in one game. What nobody has asked for is not there.
#[derive(Clone, Debug, Default)]
pub struct GameSettings {
    /// The name of the game.
    pub game: &'static str,
    /// Values of the set-up.
    pub setup: Values,
    /// Who sits where.
    pub seating: Option<Seating>,
    /// Thinking time of `perfect` and of programs.
    pub think: Option<Duration>,
    /// The clock of a turn.
    pub clock: Option<Clock>,
    /// The seed.
    pub seed: Option<u64>,
}

impl Settings {
    /// What is asked for in this game, on the command line or in the configuration.
    pub fn asked(&self, game: &str) -> GameSettings {
        of_game(&self.games, game)
    }

    /// What is asked for in this game on the command line: it goes before what was played last, while the
    /// configuration comes after that.
    pub fn typed(&self, game: &str) -> GameSettings {
        of_game(&self.typed, game)
    }

    /// What a new game of this name begins with.
    pub fn options(&self, game: &str) -> MatchOptions {
        let asked = self.asked(game);
        MatchOptions {
            setup: asked.setup,
            seating: asked.seating.unwrap_or_else(|| self.match_options.seating.clone()),
            seed: self.next_seed(),
            think: asked.think.or(self.match_options.think),
            clock: asked.clock.unwrap_or(self.match_options.clock),
        }
    }

    /// The seed of the next game.
    pub fn next_seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| {
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            // Short enough to be read aloud.
            game::key::mix(now.map_or(0, |time| time.as_nanos() as u64)) % 1_000_000
        })
    }
}

fn of_game(all: &[GameSettings], game: &str) -> GameSettings {
    all.iter().find(|settings| settings.game == game).cloned().unwrap_or_default()
}

/// The times between two moves that there are, in seconds.
pub fn delays() -> impl Iterator<Item = String> {
    crate::screens::delays().map(|time| time.as_secs_f64().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_can_begin_otherwise() {
        let think = Some(Duration::from_secs(1));
        let settings = Settings {
            match_options: MatchOptions { think: Some(Duration::from_secs(9)), ..MatchOptions::default() },
            games: vec![GameSettings {
                game: "a",
                setup: Values::new().with("rows", 7),
                think,
                ..GameSettings::default()
            }],
            seed: Some(3),
            ..Settings::default()
        };
        let (a, b) = (settings.options("a"), settings.options("b"));
        assert_eq!((a.setup.get("rows"), a.think, a.seed), (Some("7"), think, 3));
        assert_eq!((b.setup.get("rows"), b.think), (None, Some(Duration::from_secs(9))));
    }

    #[test]
    fn delays_are_written_as_they_are_read() {
        let all: Vec<String> = delays().collect();
        assert_eq!(all, ["0", "0.1", "0.35", "0.7", "1", "2", "4", "8"]);
    }
}
