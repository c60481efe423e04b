//! `arcade check`: whether files are what they should be.

use std::path::{Path, PathBuf};

use game::record::Record;
use play::{Match, store};
use texts::counted;

use crate::output::{Failed, complain, print, shown};
use crate::registry::GAMES;

/// How a record begins.
const RECORD: &str = "arcade-record";

/// Checks one file after the other; a bad one does not keep the others from being checked.
pub(crate) fn run(files: &[PathBuf]) -> anyhow::Result<()> {
    let mut good = true;
    for path in files {
        match check(path) {
            Ok(report) => {
                print(&report.good)?;
                for line in &report.bad {
                    complain(format_args!("{}: {line}", path.display()));
                    good = false;
                }
            }
            Err(problem) => {
                complain(problem);
                good = false;
            }
        }
    }
    if good { Ok(()) } else { Err(Failed.into()) }
}

/// What there is to say about a file.
struct Report {
    good: String,
    bad: Vec<String>,
}

fn check(path: &Path) -> Result<Report, String> {
    let text = store::read_text(path).map_err(|error| error.to_string())?;
    let in_file = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    if !text.starts_with(RECORD) {
        let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let found = GAMES.iter().find_map(|entry| entry.check_file(&name, &text));
        return match found {
            Some(found) => {
                let good = found.lines.iter().map(|line| format!("{line}\n")).collect();
                Ok(Report { good, bad: found.problems })
            }
            // Says what a record begins with, and what was found.
            None => Err(Record::parse(&text).map_or_else(|error| in_file(&error), |_| in_file(&"no record"))),
        };
    }
    let record = Record::parse(&text).map_err(|error| in_file(&error))?;
    let restored = Match::from_record(GAMES, &record).map_err(|error| in_file(&error))?;
    let played = &restored.played;
    let end = match (played.result(), played.reason()) {
        (None, _) => "open".to_string(),
        (Some(outcome), None) => outcome.to_string(),
        (Some(outcome), Some(reason)) => format!("{outcome} ({reason})"),
    };
    let count = played.moves().len();
    let moves = counted(count as u64, "move", "moves");
    let good = if restored.damage.is_empty() {
        format!("{}: {}, {moves}, {end}\n", shown(path.display()), played.entry().name)
    } else {
        String::new()
    };
    let kept = format!(
        "the first {count} of {} good",
        match record.moves.len() {
            1 => "1 move is".to_string(),
            all => format!("{all} moves are"),
        }
    );
    let mut bad = restored.damage;
    if !bad.is_empty() {
        bad.push(kept);
    }
    Ok(Report { good, bad })
}
