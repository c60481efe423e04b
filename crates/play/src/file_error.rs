//! What goes wrong with files, in every language: what was tried, the file, and what the system said.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use ::texts::{Message, Phrase};

use crate::texts;

/// A file or folder that could not be read, written or used.
///
/// `Display` is English, for the command line, protocols and records; [`FileError::phrase`] speaks any language.
#[derive(Debug)]
pub struct FileError {
    /// What was tried: [`texts::CANT_READ`], with placeholders for the path and the reason.
    tried: Message,
    path: PathBuf,
    error: io::Error,
}

impl FileError {
    /// For `map_err` after a file operation.
    pub fn of(tried: Message, path: &Path) -> impl FnOnce(io::Error) -> FileError + use<> {
        let path = path.to_path_buf();
        move |error| FileError { tried, path, error }
    }

    /// A file whose bytes are not what they should be.
    pub(crate) fn unusable(path: &Path, why: impl Into<Phrase>) -> FileError {
        let error = io::Error::new(ErrorKind::InvalidData, Told(why.into()));
        FileError { tried: texts::CANT_USE, path: path.to_path_buf(), error }
    }

    /// What kind of thing went wrong.
    pub fn kind(&self) -> ErrorKind {
        self.error.kind()
    }

    /// What was tried, and why it failed.
    pub fn phrase(&self) -> Phrase {
        Phrase::from(self.tried).with("path", self.path.display()).with_phrase("why", why(&self.error))
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

// It tells what the system said itself.
impl std::error::Error for FileError {}

/// A reason that is a phrase of our own, on its way through an error of the system.
#[derive(Debug)]
struct Told(Phrase);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Told {}

/// Why a file operation failed. What happens to people is told in their language; the rest as the system tells it.
fn why(error: &io::Error) -> Phrase {
    if let Some(Told(phrase)) = error.get_ref().and_then(|inner| inner.downcast_ref::<Told>()) {
        return phrase.clone();
    }
    Phrase::from(match error.kind() {
        ErrorKind::NotFound => texts::NO_SUCH_FILE,
        ErrorKind::PermissionDenied => texts::NO_PERMISSION,
        ErrorKind::IsADirectory => texts::IS_A_FOLDER,
        ErrorKind::NotADirectory => texts::NO_FOLDER,
        ErrorKind::AlreadyExists => texts::THERE_ALREADY,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => texts::DISK_FULL,
        ErrorKind::ReadOnlyFilesystem => texts::READ_ONLY,
        _ => return Phrase::same(error),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::texts::Language;

    #[test]
    fn what_the_system_says_is_told_in_every_language() {
        let of = |error: io::Error| FileError::of(texts::CANT_WRITE, Path::new("a.txt"))(error);
        let full = of(ErrorKind::StorageFull.into());
        assert_eq!(full.to_string(), "can't write a.txt: no space is left on the disk");
        assert_eq!(
            full.phrase().text(Language::Spanish),
            "no se puede escribir a.txt: no queda espacio en el disco"
        );
        let odd = of(io::Error::other("the moon is in the way"));
        assert_eq!(odd.to_string(), "can't write a.txt: the moon is in the way");
        let own = FileError::unusable(Path::new("a.txt"), texts::OVER);
        assert_eq!(own.phrase().text(Language::Slovak), "a.txt sa nedá použiť: hra sa skončila");
        assert_eq!(own.kind(), ErrorKind::InvalidData);
    }
}
