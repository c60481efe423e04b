//! Reading a track file.
//!
//! Optional `key: value` lines, an empty line, then one line per row: `#` off the track, `.` track, `S` start,
//! `F` finish. Without header lines the rows may begin at once. Rows may be ragged.

use std::collections::HashSet;
use std::str::FromStr;

use ::texts::{Message, Phrase};
use game::setup::quoted;

use super::{Cell, GREATEST_AREA, GREATEST_SIDE, LEAST_SIDE, Track, foreign};
use crate::{Error, texts};

/// A file is refused above this size, in bytes: the largest track, its line ends, and generous headers.
pub(crate) const LARGEST_FILE: usize = 4 << 20;

impl FromStr for Track {
    type Err = Error;

    /// Reads a track file, also one that was written for another program (see `foreign`).
    ///
    /// # Errors
    /// What is wrong, with line and column.
    fn from_str(text: &str) -> Result<Track, Error> {
        if text.len() > LARGEST_FILE {
            let problem =
                Phrase::from(texts::MOST_BYTES).with("most", LARGEST_FILE).with("found", text.len());
            return Err(Error::track(1, 1, problem));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if let Some(track) = foreign::parse(text) {
            return track;
        }
        let mut lines = text.lines().zip(1..).peekable();
        let (mut headers, mut keys) = (Vec::new(), HashSet::new());
        let headed = lines.peek().is_some_and(|(line, _)| line.trim().is_empty() || line.contains(':'));
        while let Some((line, number)) = if headed { lines.next() } else { None } {
            if line.trim().is_empty() {
                break;
            }
            let (key, value) = header(line, number)?;
            if !keys.insert(key) {
                return Err(Error::track(number, 1, instead(texts::EACH_KEY_ONCE, quoted(line))));
            }
            headers.push((key.to_string(), value.to_string()));
        }
        let mut track = rows(lines, Cell::from_letter, "#, ., S, F", None)?;
        track.headers = headers;
        Ok(track)
    }
}

/// Something else than what was expected.
fn instead(expected: impl Into<Phrase>, found: String) -> Phrase {
    Phrase::from(game::texts::EXPECTED).with_phrase("what", expected).with("found", found)
}

/// Key and value of a header line.
fn header(line: &str, number: usize) -> Result<(&str, &str), Error> {
    let expected =
        |column: usize, what: Message| Err(Error::track(number, column, instead(what, quoted(line))));
    let Some((key, value)) = line.split_once(':') else {
        return expected(1, texts::HEADER_LINE);
    };
    let (key, value) = (key.trim(), value.trim());
    if key.is_empty() {
        return expected(1, texts::HEADER_KEY);
    }
    Ok((key, value))
}

/// Reads the rows. `letter` and `letters` say which characters there may be; `size` is what the file itself
/// says about columns and rows.
pub(super) fn rows<'a>(
    lines: impl Iterator<Item = (&'a str, usize)>,
    letter: impl Fn(char) -> Option<Cell>,
    letters: &str,
    size: Option<(usize, usize)>,
) -> Result<Track, Error> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let (mut width, mut last_line, mut trailing_empty) = (0, 1, 0);
    let (most_columns, most_rows) = size.unwrap_or((GREATEST_SIDE, GREATEST_SIDE));
    for (line, number) in lines {
        let line = line.trim_end();
        if line.is_empty() {
            // Empty lines at the end are no rows; in the middle they are rows that are off the track.
            trailing_empty += 1;
            continue;
        }
        last_line = number;
        if rows.len() + trailing_empty >= most_rows {
            return Err(Error::track(number, 1, Phrase::from(texts::MOST_ROWS).with("n", most_rows)));
        }
        rows.extend(std::iter::repeat_n(Vec::new(), std::mem::take(&mut trailing_empty)));
        let mut row = Vec::with_capacity(width);
        for (column, character) in (1..).zip(line.chars()) {
            if column > most_columns {
                let problem = Phrase::from(texts::MOST_COLUMNS).with("n", most_columns);
                return Err(Error::track(number, column, problem));
            }
            let unknown = || {
                let expected = Phrase::from(game::texts::ONE_OF).with("words", letters);
                let found = quoted(character.encode_utf8(&mut [0; 4]));
                Error::track(number, column, instead(expected, found))
            };
            row.push(letter(character).ok_or_else(unknown)?);
        }
        width = width.max(row.len());
        rows.push(row);
        if width * rows.len() > GREATEST_AREA {
            let problem = Phrase::from(texts::MOST_CROSSINGS).with("n", GREATEST_AREA);
            return Err(Error::track(number, 1, problem));
        }
    }
    let (width, height) = size.unwrap_or((width, rows.len()));
    if height < LEAST_SIDE {
        let problem = Phrase::from(texts::LEAST_ROWS).with("least", LEAST_SIDE).with("found", height);
        return Err(Error::track(last_line, 1, problem));
    }
    if width < LEAST_SIDE {
        let problem = Phrase::from(texts::LEAST_COLUMNS).with("least", LEAST_SIDE).with("found", width);
        return Err(Error::track(last_line, width.max(1), problem));
    }
    let mut track = Track::new(width, height).map_err(|error| Error::track(1, 1, error.reason()))?;
    for (target, row) in track.cells.chunks_mut(width).zip(&rows) {
        target[..row.len()].copy_from_slice(row);
    }
    Ok(track)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::geometry::Point;

    fn message(text: &str) -> String {
        text.parse::<Track>().map_or_else(|error| error.to_string(), |_| String::new())
    }

    #[test]
    fn headers_and_ragged_rows_are_read() {
        let track: Track =
            "name: The bend\nauthor: me\nlength: 3: or so\n\nS.\n\n...F#\n".parse().expect("good");
        assert_eq!((track.width(), track.height()), (5, 3));
        assert_eq!(track.name(), Some("The bend"));
        assert_eq!(track.header("length"), Some("3: or so"));
        assert_eq!(track.cell(Point::new(1, 0)), Cell::Track);
        assert_eq!(track.cell(Point::new(2, 0)), Cell::Off);
        assert_eq!(track.cell(Point::new(0, 1)), Cell::Off);
        assert_eq!(track.cell(Point::new(3, 2)), Cell::Finish);
    }

    #[test]
    fn errors_name_line_and_column() {
        for (text, expected) in [
            ("", "line 1, column 1: expected at least 3 rows, found 0"),
            ("...\n...\n", "line 2, column 1: expected at least 3 rows, found 2"),
            ("..\n..\n..", "line 3, column 2: expected at least 3 columns, found 2"),
            ("S..\n.f.\n...", "line 2, column 2: expected one of #, ., S, F, found 'f'"),
            (
                "name: x\n###\n",
                "line 2, column 1: expected 'key: value' or an empty line before the rows, found '###'",
            ),
            (": x\n\n###\n", "line 1, column 1: expected a key before the colon, found ': x'"),
            ("a: x\na: y\n\n###", "line 2, column 1: expected each key once, found 'a: y'"),
            ("name: x\n\n###\n#\u{1b}#", "line 4, column 2: expected one of #, ., S, F, found '\\u{1b}'"),
        ] {
            assert_eq!(message(text), expected, "{text:?}");
        }
        let wide = format!("{}\n", ".".repeat(2001));
        assert_eq!(message(&wide), "line 1, column 2001: expected at most 2000 columns, found more");
        let high = ".\n".repeat(2001);
        assert_eq!(message(&high), "line 2001, column 1: expected at most 2000 rows, found more");
        let large = format!("{}\n", ".".repeat(1001)).repeat(1000);
        assert_eq!(message(&large), "line 1000, column 1: expected at most 1000000 crossings, found more");
        assert!(
            message(&"#".repeat(5 << 20)).starts_with("line 1, column 1: expected at most 4194304 bytes")
        );
    }

    #[test]
    fn the_largest_files_are_answered_at_once() {
        let headers: String = (0..300_000).map(|number| format!("{number}:\n")).collect();
        let blank_lines = format!("{}.", "\n".repeat(LARGEST_FILE - 1));
        for (text, expected) in [
            (format!("{headers}\n...\n...\n..."), ""),
            (blank_lines, "line 4194304, column 1: expected at most 2000 rows, found more"),
        ] {
            assert!(text.len() <= LARGEST_FILE);
            let start = std::time::Instant::now();
            assert_eq!(message(&text), expected);
            assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
        }
    }

    #[test]
    fn errors_are_told_in_every_language() {
        use ::texts::Language;
        for text in ["", "..\n..\n..", "S..\n.f.\n...", "name: x\n###\n", ": x\n\n###\n", "9999,3\n..."] {
            let error = text.parse::<Track>().expect_err("a bad track");
            assert_eq!(error.reason().text(Language::English), error.to_string());
            for language in [Language::Spanish, Language::Portuguese, Language::Slovak] {
                let told = error.reason().text(language);
                for english in ["expected", "found", "line ", "column ", " rows", "a track"] {
                    assert!(!told.contains(english), "{told}");
                }
            }
        }
    }

    #[test]
    fn the_bounds_themselves_are_read() {
        let row = format!("{}\n", ".".repeat(2000));
        assert_eq!(message(&row.repeat(500)), "");
        assert_eq!(message("...\n...\n..."), "");
    }

    proptest! {
        #[test]
        fn any_text_is_answered(text in "(?s)[#.SF:a-z0-9, \n\r\u{e9}]{0,200}") {
            if let Ok(track) = text.parse::<Track>() {
                prop_assert_eq!(track.to_string().parse::<Track>(), Ok(track));
            }
        }

        #[test]
        fn what_is_written_is_read(
            rows in proptest::collection::vec("[#.SF]{0,12}[#.SF]{3}", 3..12),
            name in "[^\r\n]{0,20}",
        ) {
            let mut track: Track = format!("\n{}", rows.join("\n")).parse().expect("good rows");
            track.set_header("name", &name);
            prop_assert_eq!(track.to_string().parse::<Track>(), Ok(track));
        }
    }
}
