//! What can go wrong with a match.

use std::io;
use std::path::{Path, PathBuf};

use ::texts::{Language, Message};
use game::SetupError;
use game::record::DamagedRecord;
use search::EngineError;

use crate::{FileError, MoveError, texts};

/// What can go wrong with a match; every message says what was expected and what was found.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The set-up is not possible.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The players can't sit at this table.
    #[error("{0}")]
    Players(String),
    /// A setting of the match is out of its range.
    #[error("{0}")]
    Setting(String),
    /// A move can't be made.
    #[error("{0}")]
    Move(#[from] MoveError),
    /// The game is over, so there is nothing more to do in it.
    #[error("the game is over")]
    Over,
    /// A record can't be used at all.
    #[error("{0}")]
    Record(#[from] DamagedRecord),
    /// A record belongs to a game that is not there.
    #[error("{0}")]
    UnknownGame(String),
    /// An engine can't be made, or failed.
    #[error("{0}")]
    Engine(#[from] EngineError),
    /// A game that can't be solved at all.
    #[error("{0} has no solver")]
    NoSolver(&'static str),
    /// A set-up or position that the game's solver can't do.
    #[error("{0}")]
    Unsolvable(String),
    /// A checkpoint that can't be used. It is left as it is.
    #[error("{}: {problem}", path.display())]
    Checkpoint {
        /// The file.
        path: PathBuf,
        /// What was expected and what was found.
        problem: String,
    },
    /// A file or folder could not be read or written.
    #[error("{0}")]
    File(#[from] FileError),
    /// There is no home folder to keep files in.
    #[error("expected a home folder to keep files in, found none: {0}")]
    NoHome(String),
}

impl PlayError {
    /// What is wrong in a person's language, as far as it is about their game and their files. What is wrong with a
    /// program or a record is told in English: it is for whoever wrote it, and stands in records.
    pub fn reason(&self, language: Language) -> String {
        match self {
            PlayError::Setup(error) => error.reason(language),
            PlayError::Move(error) => error.reason(language),
            PlayError::File(error) => error.phrase().text(language),
            PlayError::Over => texts::OVER.text(language).to_string(),
            error => error.to_string(),
        }
    }

    /// For `map_err` after a file operation.
    pub(crate) fn file(tried: Message, path: &Path) -> impl FnOnce(io::Error) -> PlayError + use<> {
        let failed = FileError::of(tried, path);
        move |error| PlayError::File(failed(error))
    }
}
