//! The four levels.

use std::fmt;
use std::str::FromStr;

use ::texts::Message;

use crate::texts;

/// How strong the computer plays. Weaker levels see less and choose among moves close to the best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// For a first game.
    Easy,
    /// The usual one.
    #[default]
    Medium,
    /// Answers within about a second.
    Hard,
    /// The strongest that the machine can do in its thinking time.
    Perfect,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Perfect];

    /// The name, as it is typed.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Perfect => "perfect",
        }
    }

    /// What it is called on the screen.
    pub const fn title(self) -> Message {
        match self {
            Level::Easy => texts::EASY,
            Level::Medium => texts::MEDIUM,
            Level::Hard => texts::HARD,
            Level::Perfect => texts::PERFECT,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that is no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected one of easy, medium, hard, perfect, found {0}")]
pub struct ParseLevelError(String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or_else(|| ParseLevelError(game::setup::quoted(text)))
    }
}
