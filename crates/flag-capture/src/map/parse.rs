//! Reading map files.

use std::sync::Arc;

use ::texts::{Message, Phrase};
use game::setup::quoted;

use super::{MOST_ENERGY, MOST_PIECES, Map, Occupancy, START_ENERGY, Start};
use crate::hex::Torus;
use crate::{Terrain, texts};

/// What is wrong with a map file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}, found {found}")]
pub struct MapError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What was expected.
    pub expected: Phrase,
    /// What was found.
    pub found: Phrase,
}

impl MapError {
    /// The same as it is told to a person, in any language; `Display` is English.
    pub fn reason(&self) -> Phrase {
        Phrase::from(texts::AT_PLACE)
            .with("line", self.line)
            .with("column", self.column)
            .with_phrase("expected", self.expected.clone())
            .with_phrase("found", self.found.clone())
    }
}

fn error<T>(
    line: usize,
    column: usize,
    expected: impl Into<Phrase>,
    found: impl Into<Phrase>,
) -> Result<T, MapError> {
    Err(MapError { line, column, expected: expected.into(), found: found.into() })
}

/// A text of the file, in quotes.
fn found(text: &str) -> Phrase {
    Phrase::same(quoted(text))
}

fn phrase(message: Message) -> Phrase {
    Phrase::from(message)
}

/// A word of a line with its column, from 1.
fn words(line: &str, offset: usize) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut start = None;
    for (column, (byte, c)) in line.char_indices().enumerate() {
        match (c.is_whitespace(), start) {
            (false, None) => start = Some((column, byte)),
            (true, Some((first, from))) => {
                words.push((offset + first + 1, &line[from..byte]));
                start = None;
            }
            _ => {}
        }
    }
    if let Some((first, from)) = start {
        words.push((offset + first + 1, &line[from..]));
    }
    words
}

/// What is expected, with the numbers that it may have.
fn between(expected: Message, range: &std::ops::RangeInclusive<u32>) -> Phrase {
    phrase(expected).with("min", range.start()).with("max", range.end())
}

/// A `piece:` line, not yet held against the rest.
struct PieceLine {
    line: usize,
    number: usize,
    side: usize,
    cell: usize,
    columns: [usize; 3],
    energy: i32,
}

#[derive(Default)]
struct Header {
    name: Option<String>,
    size: Option<Torus>,
    time: Option<u32>,
    occupancy: Option<Occupancy>,
    pieces: Vec<PieceLine>,
    remarks: Vec<(String, String)>,
}

pub(super) fn parse(text: &str) -> Result<Map, MapError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = (1..).zip(text.lines()).skip_while(|(_, line)| line.trim().is_empty()).peekable();
    let mut header = Header::default();
    let mut last = 0;
    for (number, line) in lines.by_ref() {
        last = number;
        if line.trim().is_empty() {
            break;
        }
        header.read(number, line)?;
    }
    let Some(torus) = header.size.take() else {
        return error(last.max(1), 1, texts::SIZE_LINE, texts::NONE);
    };
    let cells = parse_grid(&torus, &mut lines, last + 1)?;
    let starts = place(&torus, &cells, &header.pieces, last)?;
    if !cells.contains(&Terrain::Flag) {
        return error(last + 1, 1, texts::ONE_FLAG, texts::NONE);
    }
    Ok(Map {
        name: header.name.unwrap_or_default(),
        torus: Arc::new(torus),
        cells,
        time: header.time,
        occupancy: header.occupancy.unwrap_or_default(),
        starts,
        remarks: header.remarks,
    })
}

impl Header {
    fn read(&mut self, line: usize, text: &str) -> Result<(), MapError> {
        let Some((key, value)) = text.split_once(':') else {
            return error(line, 1, texts::HEADER_LINE, found(text));
        };
        let offset = key.chars().count() + 1;
        let words = words(value, offset);
        let end = text.chars().count() + 1;
        let number =
            |index: usize, expected: Message, range: std::ops::RangeInclusive<u32>| match words.get(index) {
                None => error(line, end, between(expected, &range), texts::END_OF_LINE),
                Some((column, word)) => match word.parse::<u32>() {
                    Ok(number) if range.contains(&number) => Ok(number),
                    _ => error(line, *column, between(expected, &range), found(word)),
                },
            };
        let nothing_after = |count: usize| match words.get(count) {
            Some((column, word)) => error(line, *column, texts::END_OF_LINE, found(word)),
            None => Ok(()),
        };
        let key = key.trim();
        let is_second = match key {
            "name" => self.name.is_some(),
            "size" => self.size.is_some(),
            "time" => self.time.is_some(),
            "occupancy" => self.occupancy.is_some(),
            _ => false,
        };
        if is_second {
            return error(line, 1, phrase(texts::ONE_LINE).with("key", key), texts::SECOND_ONE);
        }
        match key {
            "name" => self.name = Some(value.trim().to_string()),
            "size" => {
                let width = number(0, texts::EVEN_WIDTH, 4..=64)?;
                let height = number(1, texts::A_HEIGHT, 3..=64)?;
                nothing_after(2)?;
                match Torus::new(width as u16, height as u16) {
                    Some(torus) => self.size = Some(torus),
                    None => {
                        let expected = between(texts::EVEN_WIDTH, &(4..=64));
                        return error(line, words[0].0, expected, found(words[0].1));
                    }
                }
            }
            "time" => {
                self.time = Some(number(0, texts::TURN_SECONDS, 1..=3600)?);
                nothing_after(1)?;
            }
            "occupancy" => match Occupancy::from_name(value.trim()) {
                Some(occupancy) => self.occupancy = Some(occupancy),
                None => {
                    let column = words.first().map_or(end, |(column, _)| *column);
                    let names: Vec<&str> = Occupancy::CHOICES.iter().map(|choice| choice.name).collect();
                    let expected = phrase(texts::EITHER).with("words", names.join(", "));
                    return error(line, column, expected, found(value.trim()));
                }
            },
            "piece" => {
                let piece = number(0, texts::PIECE_NUMBER, 1..=MOST_PIECES as u32)?;
                let side = number(1, texts::A_SIDE, 1..=2)?;
                let cell = number(2, texts::A_CELL, 1..=4096)?;
                let energy = match words.get(3) {
                    None => START_ENERGY,
                    Some(_) => number(3, texts::ENERGY_RANGE, 0..=MOST_ENERGY as u32)? as i32,
                };
                nothing_after(4)?;
                self.pieces.push(PieceLine {
                    line,
                    number: piece as usize,
                    side: side as usize,
                    cell: cell as usize,
                    columns: [words[0].0, words[1].0, words[2].0],
                    energy,
                });
            }
            "" => return error(line, 1, texts::HEADER_LINE, found(text)),
            other => self.remarks.push((other.to_string(), value.trim().to_string())),
        }
        Ok(())
    }
}

fn parse_grid<'a>(
    torus: &Torus,
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    first: usize,
) -> Result<Vec<Terrain>, MapError> {
    let (width, height) = (usize::from(torus.width()), usize::from(torus.height()));
    let mut cells = Vec::with_capacity(torus.cells());
    let mut next = first;
    for index in 0..height {
        let Some((number, line)) = lines.next() else {
            let expected = phrase(texts::GRID_ROW).with("row", index + 1).with("height", height);
            return error(next, 1, expected, texts::END_OF_FILE);
        };
        next = number + 1;
        let line = line.trim_end();
        let by_code = line.trim_start().contains(char::is_whitespace);
        let row: Vec<(usize, Option<Terrain>, String)> = if by_code {
            let terrain = |word: &str| word.parse().ok().and_then(Terrain::from_code);
            words(line, 0).into_iter().map(|(column, word)| (column, terrain(word), quoted(word))).collect()
        } else {
            let glyphs = line.chars().zip(1..);
            glyphs
                .map(|(glyph, column)| (column, Terrain::from_glyph(glyph), quoted(&glyph.to_string())))
                .collect()
        };
        for (column, terrain, text) in &row {
            match terrain {
                Some(terrain) => cells.push(*terrain),
                None if by_code => return error(number, *column, texts::TERRAIN_CODE, Phrase::same(text)),
                None => {
                    let expected = phrase(game::texts::ONE_OF).with("words", ".~,#oOFbhzpT");
                    return error(number, *column, expected, Phrase::same(text));
                }
            }
        }
        if row.len() != width {
            let column = row.get(width).map_or_else(|| line.chars().count() + 1, |(column, _, _)| *column);
            let expected = phrase(texts::ROW_OF).with("n", width);
            return error(number, column, expected, phrase(texts::CELLS).with("n", row.len()));
        }
    }
    match lines.find(|(_, line)| !line.trim().is_empty()) {
        Some((number, line)) => {
            error(number, 1, phrase(texts::END_AFTER_ROWS).with("n", height), found(line))
        }
        None => Ok(cells),
    }
}

/// Puts the pieces on the board.
fn place(
    torus: &Torus,
    cells: &[Terrain],
    pieces: &[PieceLine],
    last: usize,
) -> Result<[Vec<Start>; 2], MapError> {
    let mut starts: [Vec<Option<Start>>; 2] = Default::default();
    for (index, piece) in pieces.iter().enumerate() {
        let [number_column, _, cell_column] = piece.columns;
        if piece.cell > torus.cells() {
            let expected = phrase(texts::A_CELL).with("min", 1).with("max", torus.cells());
            return error(piece.line, cell_column, expected, found(&piece.cell.to_string()));
        }
        if cells[piece.cell - 1] == Terrain::Wall {
            let wall = phrase(texts::WALL_ON).with("cell", piece.cell);
            return error(piece.line, cell_column, texts::NO_WALL, wall);
        }
        if let Some(other) = pieces[..index].iter().find(|other| other.cell == piece.cell) {
            let other = phrase(texts::CELL_OF_LINE).with("line", other.line);
            return error(piece.line, cell_column, texts::FREE_CELL, other);
        }
        let side = &mut starts[piece.side - 1];
        if side.len() < piece.number {
            side.resize(piece.number, None);
        }
        let start = Start { cell: piece.cell as u16 - 1, energy: piece.energy };
        if side[piece.number - 1].replace(start).is_some() {
            let second = phrase(texts::SECOND_PIECE).with("piece", piece.number).with("side", piece.side);
            return error(piece.line, number_column, texts::EACH_PIECE_ONCE, second);
        }
    }
    let mut placed: [Vec<Start>; 2] = Default::default();
    for (side, pieces) in starts.into_iter().enumerate() {
        if pieces.is_empty() {
            let expected = phrase(texts::PIECE_LINE).with("side", side + 1);
            return error(last.max(1), 1, expected, texts::NONE);
        }
        if let Some(missing) = pieces.iter().position(Option::is_none) {
            let expected = phrase(texts::MISSING_PIECE)
                .with("piece", missing + 1)
                .with("side", side + 1)
                .with("last", pieces.len());
            return error(last.max(1), 1, expected, texts::NONE);
        }
        placed[side] = pieces.into_iter().flatten().collect();
    }
    Ok(placed)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SMALL: &str = "name: small\nauthor: me\nsize: 4 3\npiece: 1 1 1\npiece: 2 1 3 12\npiece: 1 2 12 31\n\n..T.\n.F#~\nobhz\n";

    #[test]
    fn a_map_is_read_and_written() {
        let map = Map::parse(SMALL).expect("a good map");
        assert_eq!((map.name.as_str(), map.flags(), map.time), ("small", 1, None));
        assert_eq!(map.starts[0], [Start { cell: 0, energy: 30 }, Start { cell: 2, energy: 12 }]);
        assert_eq!(map.starts[1], [Start { cell: 11, energy: 31 }]);
        assert_eq!(map.remarks, [("author".to_string(), "me".to_string())]);
        assert_eq!(Map::parse(&map.to_string()), Ok(map.clone()));
        let codes =
            SMALL.replace("..T.", "1 1 12 1").replace(".F#~", " 1 7  4 2 ").replace("obhz", "5 8 9 10");
        assert_eq!(Map::parse(&codes), Ok(map.clone()));
        assert_eq!(Map::parse(&SMALL.replace('\n', "\r\n")), Ok(map));
    }

    #[test]
    fn one_error_names_line_and_column() {
        let message = |from: &str, to: &str| match Map::parse(&SMALL.replacen(from, to, 1)) {
            Ok(_) => String::new(),
            Err(error) => error.to_string(),
        };
        assert_eq!(
            message("size: 4 3", "size: 5 3"),
            "line 3, column 7: expected an even width from 4 to 64, found '5'"
        );
        for twice in ["name: x", "size: 4 3", "time: 8", "occupancy: exclusive"] {
            let (key, _) = twice.split_once(':').expect("a key");
            let text = format!("{twice}\n{twice}\n");
            let found = format!("line 2, column 1: expected one '{key}:' line, found a second one");
            assert_eq!(Map::parse(&text).expect_err("twice").to_string(), found);
        }
        assert_eq!(
            message("size: 4 3", "size: 4"),
            "line 3, column 8: expected a height from 3 to 64, found the end of the line"
        );
        assert_eq!(
            message("size: 4 3\n", ""),
            "line 6, column 1: expected a line 'size: WIDTH HEIGHT' before the grid, found none"
        );
        assert_eq!(message(".F#~", ".F?~"), "line 9, column 3: expected one of .~,#oOFbhzpT, found '?'");
        assert_eq!(message(".F#~", "1 7 4 13"), "line 9, column 7: expected a code from 1 to 12, found '13'");
        assert_eq!(message(".F#~", ".F#"), "line 9, column 4: expected a row of 4 cells, found 3 cells");
        assert_eq!(message(".F#~", ".F#~."), "line 9, column 5: expected a row of 4 cells, found 5 cells");
        assert_eq!(
            message("obhz\n", ""),
            "line 10, column 1: expected row 3 of 3 of the grid, found the end of the file"
        );
        assert_eq!(
            message("obhz\n", "obhz\n....\n"),
            "line 11, column 1: expected the end of the file after 3 rows, found '....'"
        );
        assert_eq!(
            message(".F#~", "..#~"),
            "line 8, column 1: expected at least one flag (F) in the grid, found none"
        );
        assert_eq!(
            message("1 2 12 31", "1 2 7"),
            "line 6, column 12: expected a cell without a wall, found a wall on cell 7"
        );
        assert_eq!(
            message("1 2 12 31", "1 2 3"),
            "line 6, column 12: expected a cell without a piece, found the cell of line 5"
        );
        assert_eq!(
            message("1 2 12 31", "1 2 13"),
            "line 6, column 12: expected a cell from 1 to 12, found '13'"
        );
        assert_eq!(message("1 2 12 31", "1 3 12"), "line 6, column 10: expected a side, 1 or 2, found '3'");
        assert_eq!(
            message("1 2 12 31", "1 1 12"),
            "line 6, column 8: expected each piece once, found a second piece 1 of side 1"
        );
        assert_eq!(
            message("piece: 1 1 1\n", ""),
            "line 6, column 1: expected piece 1 of side 1, since there is a piece 2, found none"
        );
        assert_eq!(
            message("author: me", "nonsense"),
            "line 2, column 1: expected 'key: value' or an empty line before the grid, found 'nonsense'"
        );
    }

    #[test]
    fn errors_are_told_in_every_language() {
        use ::texts::Language;
        for (from, to) in [
            ("size: 4 3", "size: 5 3"),
            ("size: 4 3", "size: 4"),
            ("size: 4 3\n", ""),
            (".F#~", ".F?~"),
            (".F#~", ".F#"),
            ("obhz\n", ""),
            ("obhz\n", "obhz\n....\n"),
            (".F#~", "..#~"),
            ("1 2 12 31", "1 2 7"),
            ("1 2 12 31", "1 2 3"),
            ("1 2 12 31", "1 1 12"),
            ("piece: 1 1 1\n", ""),
            ("author: me", "nonsense"),
        ] {
            let error = Map::parse(&SMALL.replacen(from, to, 1)).expect_err("a bad map");
            assert_eq!(error.reason().text(Language::English), error.to_string());
            for language in [Language::Spanish, Language::Portuguese, Language::Slovak] {
                let told = error.reason().text(language);
                for english in ["expected", "found", "line ", "column ", " row", "cell ", "the end", "{"] {
                    assert!(!told.contains(english), "{told}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "(name|size|piece|time|occupancy|.){0,3}[: 0-9.~#F\n]{0,60}") {
            let _ = Map::parse(&text);
        }

        #[test]
        fn no_damage_panics(at in 0..SMALL.len(), with in any::<char>(), cut in any::<bool>()) {
            let mut text = SMALL.to_string();
            if cut { text.truncate(at) } else { text.insert(at, with) }
            if let Ok(map) = Map::parse(&text) {
                prop_assert_eq!(Map::parse(&map.to_string()), Ok(map));
            }
        }
    }
}
