//! The clock of a turn, and how long players may think.

use std::time::{Duration, Instant};

use search::Limits;

use crate::{AnyGame, GameEntry, Level, PlayError, PlayerSpec};

/// How long everybody may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Thinking time of `perfect` and of programs per move, if it is not the usual one.
    pub think: Option<Duration>,
    /// A clock for everybody's turn; overstepping loses.
    pub clock: Option<Duration>,
}

impl Pace {
    /// The usual thinking time of `perfect`.
    pub const THINK: Duration = Duration::from_secs(5);
    /// The usual time of a program's turn.
    pub const PROGRAM: Duration = Duration::from_secs(10);
    /// The longest time that can be asked for.
    pub const LONGEST: Duration = Duration::from_secs(24 * 3600);

    /// What a player's engine is told. Levels below `perfect` are limited by what they see, not by time, so
    /// that they repeat from a seed; only a clock ends them earlier. Nobody plans up to the last moment of a
    /// clock: the answer has to arrive, too.
    pub fn limits(&self, player: &PlayerSpec) -> Limits {
        let own = match player {
            PlayerSpec::Human => None,
            PlayerSpec::Level(Level::Perfect) => Some(self.think.unwrap_or(Pace::THINK)),
            PlayerSpec::Program { .. } => Some(self.think.unwrap_or(Pace::PROGRAM)),
            PlayerSpec::Level(_) => None,
            PlayerSpec::Named(_) => Some(self.think.unwrap_or(Pace::THINK)),
        };
        let clock = self.clock.map(|clock| clock - (clock / 10).min(Duration::from_millis(250)));
        Limits { time: own.into_iter().chain(clock).min(), ..Limits::default() }
    }

    /// Reads a time in seconds, as `--think` and `--clock` take it: `5`, `0.25`.
    ///
    /// # Errors
    /// If it is no number above 0 and up to a day.
    pub fn parse_seconds(text: &str) -> Result<Duration, PlayError> {
        text.trim()
            .parse::<f64>()
            .ok()
            .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
            .filter(|time| *time >= Duration::from_millis(1) && *time <= Pace::LONGEST)
            .ok_or_else(|| {
                let found = game::setup::quoted(text);
                PlayError::Setting(format!("expected seconds from 0.001 to 86400, found {found}"))
            })
    }

    /// Writes what [`Pace::parse_seconds`] reads.
    pub fn write_seconds(time: Duration) -> String {
        time.as_secs_f64().to_string()
    }
}

/// The clock that is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// None.
    #[default]
    Off,
    /// So long for every turn.
    Turn(Duration),
    /// The time that the set-up itself brings along.
    Map,
}

impl Clock {
    /// The time of a turn in this game.
    ///
    /// # Errors
    /// If the set-up is to tell the time and tells none.
    pub fn of(self, entry: &GameEntry, game: &dyn AnyGame) -> Result<Option<Duration>, PlayError> {
        match self {
            Clock::Off => Ok(None),
            Clock::Turn(time) => Ok(Some(time)),
            Clock::Map => entry.turn_time(game).map(Some).ok_or_else(|| {
                let problem = "expected a set-up with a time of its own for the clock, found none";
                PlayError::Setting(problem.to_string())
            }),
        }
    }
}

impl std::str::FromStr for Clock {
    type Err = PlayError;

    /// Reads seconds, `map` or `off`.
    fn from_str(text: &str) -> Result<Clock, PlayError> {
        match text {
            "off" => Ok(Clock::Off),
            "map" => Ok(Clock::Map),
            seconds => Pace::parse_seconds(seconds).map(Clock::Turn),
        }
    }
}

impl std::fmt::Display for Clock {
    /// Writes what `FromStr` reads.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Clock::Off => f.write_str("off"),
            Clock::Turn(time) => f.write_str(&Pace::write_seconds(*time)),
            Clock::Map => f.write_str("map"),
        }
    }
}

/// The clock of the turn that is being played. It stands still until it is started, and while the game is
/// paused.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnClock {
    used: Duration,
    since: Option<Instant>,
}

impl TurnClock {
    /// The time used of this turn.
    pub(crate) fn used(&self, now: Instant) -> Duration {
        self.used + self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }

    /// A new turn begins; a clock that runs goes on running.
    pub(crate) fn next_turn(&mut self, now: Instant) {
        *self = TurnClock { used: Duration::ZERO, since: self.since.map(|_| now) };
    }

    /// Starts or goes on.
    pub(crate) fn run(&mut self, now: Instant) {
        self.since.get_or_insert(now);
    }

    /// Stands still.
    pub(crate) fn pause(&mut self, now: Instant) {
        *self = TurnClock { used: self.used(now), since: None };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_read_and_written() {
        for text in ["5", "0.25", "86400", "0.001"] {
            assert_eq!(Pace::write_seconds(Pace::parse_seconds(text).expect("a time")), text);
        }
        for bad in ["", "x", "0", "-1", "inf", "NaN", "1e30", "86401"] {
            let message = Pace::parse_seconds(bad).expect_err("no time").to_string();
            assert!(message.starts_with("expected seconds from 0.001 to 86400, found '"), "{message}");
        }
    }

    #[test]
    fn every_player_has_its_time() {
        let level = PlayerSpec::Level;
        let program = PlayerSpec::Program { command: "x".to_string(), dialect: crate::Dialect::Line };
        let usual = Pace::default();
        assert_eq!(usual.limits(&level(Level::Hard)).time, None);
        assert_eq!(usual.limits(&level(Level::Perfect)).time, Some(Duration::from_secs(5)));
        assert_eq!(usual.limits(&program).time, Some(Duration::from_secs(10)));
        let quick = Pace { think: Some(Duration::from_secs(2)), clock: Some(Duration::from_secs(1)) };
        assert_eq!(quick.limits(&level(Level::Perfect)).time, Some(Duration::from_millis(900)));
        assert_eq!(quick.limits(&level(Level::Easy)).time, Some(Duration::from_millis(900)));
    }

    #[test]
    fn a_paused_clock_stands_still() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut clock = TurnClock::default();
        assert_eq!(clock.used(at(9)), Duration::ZERO);
        clock.run(at(10));
        clock.run(at(11));
        clock.pause(at(13));
        assert_eq!(clock.used(at(99)), Duration::from_secs(3));
        clock.run(at(100));
        assert_eq!(clock.used(at(101)), Duration::from_secs(4));
        clock.next_turn(at(102));
        assert_eq!(clock.used(at(103)), Duration::from_secs(1));
    }
}
