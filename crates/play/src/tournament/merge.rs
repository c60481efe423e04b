//! A tournament that machines have shared, put together from what each of them printed.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use crate::tournament::file::{FileLine, MatchLine};
use crate::tournament::plan::Shard;
use crate::tournament::result::Round;
use crate::tournament::run::Ended;
use crate::tournament::sprt::Sprt;
use crate::tournament::standings::Standings;
use crate::{PlayError, texts};

/// What some editors put at the beginning of a text.
const MARK: &[u8] = "\u{feff}".as_bytes();
/// The longest line that is read, in bytes: a whole track may stand in the first one.
const LONGEST_LINE: u64 = 16 << 20;

/// A tournament that was put together from parts.
#[derive(Debug)]
pub struct Merged {
    /// What was played, as a whole.
    pub head: MatchLine,
    /// The rounds in order, up to where a sequential test decided.
    pub rounds: Vec<Round>,
    /// Why it ended.
    pub ended: Ended,
    /// How many rounds are not in any part.
    pub missing: u32,
}

/// Puts the parts of a tournament together: the files hold what `--json` printed for each shard. The result
/// equals that of the whole tournament played at once, also under a sequential test, which looks at the rounds in
/// order, and no further than to the first one that is missing.
///
/// # Errors
/// If a file can't be read or understood, the parts are not of one tournament, or a round stands in two.
pub fn merge(files: &[PathBuf], sprt: Option<Sprt>) -> Result<Merged, PlayError> {
    let mut whole: Option<(MatchLine, &Path)> = None;
    let mut rounds: Vec<(Round, &Path)> = Vec::new();
    for file in files {
        let (head, part) = read_part(file)?;
        match &whole {
            None => whole = Some((head, file)),
            Some((first, first_file)) if *first != head => {
                let (file, first_file) = (file.display(), first_file.display());
                let problem =
                    format!("expected parts of one match, found another one in {file} than in {first_file}");
                return Err(PlayError::Setting(problem));
            }
            Some(_) => {}
        }
        rounds.extend(part.into_iter().map(|round| (round, file.as_path())));
    }
    let (head, _) =
        whole.ok_or_else(|| PlayError::Setting("expected files to merge, found none".to_string()))?;
    rounds.sort_by_key(|(round, _)| round.number);
    if let Some(twice) = rounds.windows(2).find(|two| two[0].0.number == two[1].0.number) {
        let (number, one, other) = (twice[0].0.number + 1, twice[0].1.display(), twice[1].1.display());
        return Err(PlayError::Setting(format!(
            "expected every round once, found round {number} in {one} and in {other}"
        )));
    }
    let missing = head.rounds - rounds.len() as u32;
    let mut merged = Merged { head, rounds: Vec::new(), ended: Ended::Complete, missing };
    let mut standings = Standings::new(merged.head.players.len());
    for (round, _) in rounds {
        let none_is_missing = round.number as usize == merged.rounds.len();
        standings.add(&round);
        merged.rounds.push(round);
        let test = sprt.filter(|_| none_is_missing);
        if let Some(decision) = test.and_then(|sprt| sprt.decide(&standings.pairs)) {
            merged.ended = Ended::Decided(decision);
            merged.missing = 0;
            return Ok(merged);
        }
    }
    if missing > 0 {
        merged.ended = Ended::Incomplete;
    }
    Ok(merged)
}

/// Reads what one shard printed, line by line, since it may be long. Its head is that of the whole tournament. A last
/// line that was cut off, as by a job that was killed, is passed over.
fn read_part(path: &Path) -> Result<(MatchLine, Vec<Round>), PlayError> {
    let problem = |line: usize, expected: &str| {
        PlayError::Setting(format!(
            "{}, line {line}: expected {expected}, found something else",
            path.display()
        ))
    };
    let cant_read = || PlayError::file(texts::CANT_READ, path);
    let mut input = BufReader::new(File::open(path).map_err(cant_read())?);
    let mut head: Option<MatchLine> = None;
    let mut rounds = Vec::new();
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        (&mut input).take(LONGEST_LINE).read_until(b'\n', &mut line).map_err(cant_read())?;
        if line.is_empty() {
            break;
        }
        let is_cut_off = !line.ends_with(b"\n") && input.fill_buf().map_err(cant_read())?.is_empty();
        let line = line.strip_prefix(MARK).unwrap_or(&line);
        match (serde_json::from_slice(line), &head) {
            (Ok(FileLine::Match(line)), None) => {
                let shard = Shard::WHOLE.to_string();
                head = Some(MatchLine { shard, ..line });
            }
            (Ok(FileLine::Round(line)), Some(head)) => {
                rounds.push(line.read(head).ok_or_else(|| problem(number, "a round of this match"))?);
            }
            (Ok(FileLine::Result(_)), Some(_)) => {}
            (Err(_), Some(_)) if is_cut_off => {}
            _ => return Err(problem(number, "a line that 'arcade match --json' printed")),
        }
    }
    Ok((head.ok_or_else(|| problem(1, "a line that 'arcade match --json' printed"))?, rounds))
}
