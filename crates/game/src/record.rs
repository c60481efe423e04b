//! Records: the one text format for saves, replays, exports and bug reports.
//!
//! ```text
//! arcade-record: 1
//! game: timbiriche
//! setup: rows=3 cols=3 seats=2
//! seat1: human
//! seat2: hard
//! seed: 42
//! result: won 1
//!
//! H0,0
//! V1,2 ; a comment
//! ```
//!
//! Header lines `key: value`, an empty line, then the moves in the game's own notation, one a line, each
//! with an optional comment after `;`. A value of several lines (a track, a map) follows its `key:` as lines
//! that begin with `|`, so that a record needs no other file. `result:` and `reason:` say how a game ended
//! where the rules alone do not tell: resigned, out of time, a broken player.
//!
//! Reading never loses what is good: a damaged line is named by its number, and the moves before it stand.

use std::collections::HashMap;
use std::fmt;

use crate::setup::{quoted, told_with};
use crate::{Game, History, Outcome, Setup, SetupError, Values};

/// The version of the format that is written.
pub const VERSION: u32 = 1;

const MAGIC: &str = "arcade-record";
const SETUP: &str = "setup";
/// A record is refused above this size, in bytes: no game of the arcade comes near it.
pub const LARGEST: usize = 16 << 20;

/// A record as text in parts; the moves are not yet held against any rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The set-up.
    pub setup: Values,
    /// The other header lines in order: `seat1`, `seed`, `reason`, and whatever else was found.
    pub headers: Vec<(String, String)>,
    /// The moves.
    pub moves: Vec<RecordMove>,
}

/// A move of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordMove {
    /// The move as text.
    pub token: String,
    /// What stands after `;`, without the blanks around it.
    pub comment: Option<String>,
    /// The number of its line, from 1; 0 if it was not read from a file.
    pub line: usize,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct DamagedRecord {
    /// The number of the line, from 1.
    pub line: usize,
    /// What was expected and what was found.
    pub problem: String,
}

/// A record held against the rules.
#[derive(Debug)]
pub struct Replay<G: Game> {
    /// The game up to the last good move.
    pub history: History<G>,
    /// The first bad line, if there is one.
    pub damage: Option<DamagedRecord>,
}

impl Record {
    /// A record without moves.
    pub fn new(game: impl Into<String>, setup: Values) -> Record {
        Record { game: game.into(), setup, ..Record::default() }
    }

    /// The value of a header line.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// Sets a header line; one of the same name is replaced.
    pub fn set_header(&mut self, key: &str, value: impl Into<String>) {
        let value = value.into();
        match self.headers.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => *old = value,
            None => self.headers.push((key.to_string(), value)),
        }
    }

    /// Adds a move.
    pub fn push(&mut self, token: impl Into<String>, comment: Option<String>) {
        self.moves.push(RecordMove { token: token.into(), comment, line: 0 });
    }

    /// The result that the header tells; `None` if there is none or it can't be read.
    pub fn result(&self) -> Option<Outcome> {
        self.header("result").and_then(Outcome::parse)
    }

    /// Reads a record.
    ///
    /// # Errors
    /// If the header can't be used: no record, another version, no game, a bad set-up. Damage among the
    /// moves is found by [`Record::replay`].
    pub fn parse(text: &str) -> Result<Record, DamagedRecord> {
        let damaged = |line: usize, problem: String| DamagedRecord { line, problem };
        if text.len() > LARGEST {
            return Err(damaged(1, format!("expected at most {LARGEST} bytes, found {}", text.len())));
        }
        let mut lines = text.lines().zip(1..).peekable();
        let first = lines.next().map_or("", |(line, _)| line);
        let version = first.strip_prefix(MAGIC).and_then(|rest| rest.strip_prefix(':')).map(str::trim);
        match version {
            Some(version) if version == VERSION.to_string() => {}
            Some(version) => {
                let problem = format!("expected record format {VERSION}, found {}", quoted(version));
                return Err(damaged(1, problem));
            }
            None => {
                return Err(damaged(1, format!("expected '{MAGIC}: {VERSION}', found {}", quoted(first))));
            }
        }
        let mut game = String::new();
        let (mut setup, mut headers) = (Pairs::default(), Pairs::default());
        while let Some((line, number)) = lines.next() {
            if line.trim().is_empty() {
                break;
            }
            let Some((key, value)) = line.split_once(':') else {
                return Err(damaged(number, format!("expected 'key: value', found {}", quoted(line))));
            };
            let (key, mut value) = (key.trim(), value.trim().to_string());
            let mut block = Vec::new();
            while let Some((line, _)) = lines.next_if(|(line, _)| line.starts_with('|')) {
                block.push(line.strip_prefix("| ").unwrap_or(&line[1..]));
            }
            if !block.is_empty() {
                value = block.join("\n");
            }
            let setup_error = |error: SetupError| damaged(number, error.to_string());
            match key {
                "game" => game = value,
                SETUP => {
                    for (key, value) in Values::parse(&value).map_err(setup_error)?.iter() {
                        setup.set(key, value.to_string());
                    }
                }
                _ => match key.strip_prefix("setup.") {
                    Some(field) => setup.set(field, value),
                    None => headers.set(key, value),
                },
            }
        }
        if game.is_empty() {
            return Err(damaged(1, "expected a line 'game: NAME', found none".to_string()));
        }
        let mut record =
            Record { game, setup: Values::of(setup.list), headers: headers.list, ..Record::default() };
        for (line, number) in lines {
            let (token, comment) = match line.split_once(';') {
                Some((token, comment)) => (token.trim(), Some(comment.trim().to_string())),
                None => (line.trim(), None),
            };
            if !token.is_empty() {
                record.moves.push(RecordMove { token: token.to_string(), comment, line: number });
            }
        }
        Ok(record)
    }

    /// Plays the record by the rules of `G`, up to the first bad move.
    ///
    /// # Errors
    /// If the set-up is not possible.
    pub fn replay<G: Game>(&self) -> Result<Replay<G>, SetupError> {
        let mut history = History::new(&G::Setup::from_values(&self.setup)?)?;
        let mut damage = None;
        for mv in &self.moves {
            let result = match mv.token.parse::<G::Move>() {
                Ok(parsed) => history.play(parsed).map_err(|error| error.to_string()),
                Err(error) => Err(error.to_string()),
            };
            if let Err(problem) = result {
                let problem = told_with("move", &mv.token, problem);
                damage = Some(DamagedRecord { line: mv.line, problem });
                break;
            }
        }
        Ok(Replay { history, damage })
    }
}

/// Named values while they are read; one of the same name takes the place of the one before, however many there are.
#[derive(Default)]
struct Pairs {
    list: Vec<(String, String)>,
    places: HashMap<String, usize>,
}

impl Pairs {
    fn set(&mut self, key: &str, value: String) {
        match self.places.get(key) {
            Some(&place) => self.list[place].1 = value,
            None => {
                self.places.insert(key.to_string(), self.list.len());
                self.list.push((key.to_string(), value));
            }
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}: {VERSION}\ngame: {}", self.game)?;
        let (long, short): (Vec<_>, Vec<_>) = self.setup.iter().partition(|(_, value)| value.contains('\n'));
        if !short.is_empty() {
            let short = short.into_iter().fold(Values::new(), |values, (key, value)| values.with(key, value));
            writeln!(f, "{SETUP}: {short}")?;
        }
        for (key, value) in long {
            writeln!(f, "setup.{key}:")?;
            value.split('\n').try_for_each(|line| writeln!(f, "| {line}"))?;
        }
        for (key, value) in &self.headers {
            // A value of one line can't break out of its line, whatever somebody's name holds.
            writeln!(f, "{key}: {}", value.replace(['\n', '\r'], " ").trim())?;
        }
        writeln!(f)?;
        for mv in &self.moves {
            match &mv.comment {
                Some(comment) => writeln!(f, "{} ; {}", mv.token, comment.replace(['\n', '\r'], " ").trim())?,
                None => writeln!(f, "{}", mv.token)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        let track = "name: gate\n\n#S.\n.F#";
        let mut record = Record::new("formula", Values::new().with("cars", 2).with("track", track));
        record.set_header("seat1", "human");
        record.set_header("seed", "42");
        record.push("12,7", None);
        record.push("=", Some("had to stand still; really".to_string()));
        record
    }

    #[test]
    fn what_is_written_is_read() {
        let record = sample();
        let text = record.to_string();
        let mut read = Record::parse(&text).expect("a good record");
        assert_eq!(read.to_string(), text);
        assert_eq!(read.moves.iter().map(|mv| mv.line).collect::<Vec<_>>(), [12, 13]);
        read.moves.iter_mut().for_each(|mv| mv.line = 0);
        assert_eq!(read, record);
    }

    #[test]
    fn line_ends_of_any_kind_are_read() {
        let text = sample().to_string().replace('\n', "\r\n");
        assert_eq!(Record::parse(&text).map(|record| record.setup), Ok(sample().setup));
    }

    #[test]
    fn a_name_cannot_break_out_of_its_line() {
        let mut record = sample();
        record.set_header("name1", "x\n\nresult: won 1");
        let read = Record::parse(&record.to_string()).expect("a good record");
        assert_eq!(read.result(), None);
        assert_eq!(read.moves.len(), 2);
    }

    #[test]
    fn damaged_headers_are_named_by_line() {
        let message =
            |text: &str| Record::parse(text).map_or_else(|error| error.to_string(), |_| String::new());
        assert_eq!(message(""), "line 1: expected 'arcade-record: 1', found ''");
        assert_eq!(message("arcade-record: 2\n"), "line 1: expected record format 1, found '2'");
        assert_eq!(
            message("arcade-record: 1\ngame: x\nnonsense\n"),
            "line 3: expected 'key: value', found 'nonsense'"
        );
        assert_eq!(
            message("arcade-record: 1\ngame: x\nsetup: rows\n"),
            "line 3: expected KEY=VALUE, found 'rows'"
        );
        assert_eq!(message("arcade-record: 1\n\nH0,0\n"), "line 1: expected a line 'game: NAME', found none");
    }

    #[test]
    fn a_record_of_nothing_but_headers_is_read_at_once() {
        let lines: String = (0..200_000).map(|number| format!("k{number}:\nsetup.s{number}: 1\n")).collect();
        let begun = std::time::Instant::now();
        let text = format!("arcade-record: 1\ngame: x\n{lines}k7: again\nsetup.s7: 2\n");
        let record = Record::parse(&text).expect("a header");
        assert_eq!((record.headers.len(), record.header("k7")), (200_000, Some("again")));
        assert_eq!(record.setup.get("s7"), Some("2"));
        let setup: String = (0..200_000).map(|number| format!("k{number}=1 ")).collect();
        assert!(Values::parse(&setup).is_ok() && Values::parse(&format!("{setup}k7=2")).is_err());
        // One by one among all before it would take minutes.
        assert!(begun.elapsed() < std::time::Duration::from_secs(60));
    }

    #[test]
    fn a_cut_record_keeps_what_it_has() {
        let text = sample().to_string();
        for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
            // Whatever is left, reading ends with an answer.
            if let Ok(record) = Record::parse(&text[..cut]) {
                assert!(record.moves.len() <= 2);
            }
        }
    }
}
