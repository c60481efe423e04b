//! What can go wrong in this crate.

use ::texts::Phrase;

use crate::texts;

/// Why a track can't be read or a table not be made.
///
/// `Display` is English, for the command line and for logs; [`Error::reason`] is told to a person at the screen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The text is no track.
    #[error("line {line}, column {column}: {problem}")]
    Track {
        /// The number of the line, from 1.
        line: usize,
        /// The number of the character in its line, from 1.
        column: usize,
        /// What was expected and what was found.
        problem: Phrase,
    },
    /// There is no built-in track of this name.
    #[error("unknown track {found}, expected a file, 'random', or one of {known}")]
    UnknownTrack {
        /// The name, quoted.
        found: String,
        /// The names that there are.
        known: String,
    },
    /// A size that a track can't have.
    #[error("a track has 3 to 2000 columns and rows and at most 1000000 crossings, found {width}x{height}")]
    Size {
        /// The columns.
        width: usize,
        /// The rows.
        height: usize,
    },
    /// The distance table would need more memory than it may use.
    #[error("the distance table needs more than {cap} MiB and is not computed")]
    TableTooLarge {
        /// The memory that it may use, in MiB.
        cap: usize,
    },
    /// The way to the finish takes more turns than the table can count.
    #[error("the track takes more than 65535 turns; its distance table is not computed")]
    TooManyTurns,
    /// The computation of a table was stopped.
    #[error("the computation of the distance table was stopped")]
    Stopped,
}

impl Error {
    /// What is wrong with a track as it is told to a person, in any language. What is wrong with a table is never
    /// told there.
    pub fn reason(&self) -> Phrase {
        match self {
            Error::Track { line, column, problem } => Phrase::from(texts::AT_PLACE)
                .with("line", line)
                .with("column", column)
                .with_phrase("problem", problem.clone()),
            Error::UnknownTrack { found, known } => {
                Phrase::from(texts::UNKNOWN_TRACK).with("found", found).with("known", known)
            }
            Error::Size { width, height } => {
                Phrase::from(texts::TRACK_SIZE).with("width", width).with("height", height)
            }
            Error::TableTooLarge { .. } | Error::TooManyTurns | Error::Stopped => Phrase::same(self),
        }
    }

    pub(crate) fn track(line: usize, column: usize, problem: impl Into<Phrase>) -> Error {
        Error::Track { line, column, problem: problem.into() }
    }
}
