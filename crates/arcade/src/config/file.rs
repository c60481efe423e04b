//! The file of settings: where it is, what its bytes are, and how the commented one is written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::bail;
use play::store::{make_folder, without_mark};
use play::{FileError, Store};

/// The name of the file in the folder of settings.
pub(crate) const NAME: &str = "config.toml";

/// More than anybody writes by hand, in bytes.
const LARGEST: u64 = 1 << 20;

/// Where the file is, or would be.
///
/// # Errors
/// If the person has no home folder.
pub(crate) fn path() -> anyhow::Result<PathBuf> {
    Ok(Store::open()?.config_folder().join(NAME))
}

/// Why there is no text to read: the line, if it is about one, and what is wrong.
pub(crate) type Unreadable = (Option<usize>, String);

/// The text of the file; `None` if there is none.
///
/// # Errors
/// If it is there and can't be read, or is no text.
pub(crate) fn read(path: &Path) -> Result<Option<String>, Unreadable> {
    let unreadable = |error: io::Error| (None, format!("expected a file that can be read, found {error}"));
    // A link that leads nowhere is a mistake; no file at all is none.
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == io::ErrorKind::NotFound && fs::symlink_metadata(path).is_err() => {
            return Ok(None);
        }
        Err(error) => return Err(unreadable(error)),
    };
    // Anything but a file might keep the program waiting.
    if about.is_dir() {
        return Err((None, "expected a file, found a folder".to_string()));
    }
    if !about.is_file() {
        return Err((None, "expected a file, found something else".to_string()));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        return Err((None, format!("expected at most {LARGEST} bytes, found more")));
    }
    text(bytes).map(Some)
}

/// The bytes as text, without the mark that some editors put at the beginning.
fn text(bytes: Vec<u8>) -> Result<String, Unreadable> {
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        (Some(line_at(good, good.len())), "expected text in UTF-8, found other bytes".to_string())
    })?;
    Ok(without_mark(text))
}

/// The line of a place in the text, from 1.
pub(crate) fn line_at(text: &[u8], place: usize) -> usize {
    text[..place.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}

/// Writes the file, if there is none. Something that is there already is never touched.
///
/// # Errors
/// If there is one, or it can't be written.
pub(crate) fn write_new(path: &Path, text: &str) -> anyhow::Result<()> {
    let unwritten = FileError::of(play::texts::CANT_WRITE, path);
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let mut file = match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            bail!("expected no file {} yet, found one; it is left as it is", path.display());
        }
        Err(error) => return Err(unwritten(error).into()),
    };
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    if written.is_err() {
        // A part of it would be in the way of the next attempt. That it can't be removed is no further harm.
        let _ = fs::remove_file(path);
    }
    Ok(written.map_err(unwritten)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_left_out_and_bad_bytes_are_told_with_their_line() {
        assert_eq!(text(b"\xef\xbb\xbfa = 1\r\n".to_vec()), Ok("a = 1\r\n".to_string()));
        let (line, why) = text(b"a = 1\n# caf\xe9\n".to_vec()).expect_err("no UTF-8");
        assert_eq!((line, why.as_str()), (Some(2), "expected text in UTF-8, found other bytes"));
    }

    #[test]
    fn lines_are_counted_from_one() {
        let text = b"a\nb\r\nc";
        assert_eq!([0, 1, 2, 5, 99].map(|place| line_at(text, place)), [1, 1, 2, 3, 3]);
    }
}
