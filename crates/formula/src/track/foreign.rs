//! Track files that were written for other racetrack programs.
//!
//! Their first line tells the size, rows first: `11,37` or `dim: 11 37`. The rows follow, with `x` or `#` for
//! walls, `.` for track, `s`/`S` for start, and `g`/`f`/`F` for the finish.

use super::parse::rows;
use super::{Cell, GREATEST_AREA, GREATEST_SIDE, LEAST_SIDE, Track};
use crate::Error;

/// Reads such a file; `None` if the first line tells no size, so that it must be a file of our own.
pub(super) fn parse(text: &str) -> Option<Result<Track, Error>> {
    let (height, width) = size(text)?;
    let mut lines = text.lines().zip(1..).skip(1).peekable();
    while lines.next_if(|(line, _)| line.trim().is_empty()).is_some() {}
    let sides = LEAST_SIDE..=GREATEST_SIDE;
    if !sides.contains(&width) || !sides.contains(&height) || width * height > GREATEST_AREA {
        let problem = Error::Size { width, height }.reason();
        return Some(Err(Error::track(1, 1, problem)));
    }
    Some(rows(lines, letter, "x, #, ., s, S, g, f, F", Some((width, height))))
}

/// Whether the text begins like such a file.
pub(super) fn has_size(text: &str) -> bool {
    size(text).is_some()
}

/// Rows and columns, by the first line.
fn size(text: &str) -> Option<(usize, usize)> {
    let first = text.lines().next()?;
    match first.trim().strip_prefix("dim:") {
        Some(rest) => pair(rest.split_whitespace()),
        None => pair(first.split(',')),
    }
}

fn pair<'a>(mut numbers: impl Iterator<Item = &'a str>) -> Option<(usize, usize)> {
    let first = numbers.next()?.trim().parse().ok()?;
    let second = numbers.next()?.trim().parse().ok()?;
    numbers.next().is_none().then_some((first, second))
}

fn letter(character: char) -> Option<Cell> {
    match character {
        'x' | 'X' | '#' => Some(Cell::Off),
        '.' => Some(Cell::Track),
        's' | 'S' => Some(Cell::Start),
        'g' | 'f' | 'F' => Some(Cell::Finish),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Point;

    #[test]
    fn both_kinds_of_size_lines_are_read() {
        let body = "xxxxx\nxs.gx\nxS.fx\nx..Fx\nxxxxx\n";
        for first in ["5,5", "5, 5 ", "dim: 5 5", "dim:5 5"] {
            let track: Track = format!("{first}\n{body}").parse().expect("a good track");
            assert_eq!(track.to_string(), "#####\n#S.F#\n#S.F#\n#..F#\n#####", "{first}");
        }
    }

    #[test]
    fn rows_come_first_in_the_size() {
        let track: Track = "3,5\ns...g\n.....\n".parse().expect("a good track");
        assert_eq!((track.width(), track.height()), (5, 3));
        assert_eq!(track.cell(Point::new(0, 2)), Cell::Off);
    }

    #[test]
    fn errors_name_line_and_column() {
        let message =
            |text: &str| text.parse::<Track>().map_or_else(|error| error.to_string(), |_| String::new());
        assert_eq!(
            message("3,3\n...\n.?.\n"),
            "line 3, column 2: expected one of x, #, ., s, S, g, f, F, found '?'"
        );
        assert_eq!(message("3,3\n...\n....\n"), "line 3, column 4: expected at most 3 columns, found more");
        assert_eq!(
            message("3,3\n...\n...\n...\n...\n"),
            "line 5, column 1: expected at most 3 rows, found more"
        );
        assert!(message("2001,3\n...").starts_with("line 1, column 1: a track has 3 to 2000"));
    }

    #[test]
    fn our_own_files_are_left_alone() {
        let track: Track = "dim: large\n\nS..\n...\n..F".parse().expect("a good track");
        assert_eq!(track.header("dim"), Some("large"));
    }
}
