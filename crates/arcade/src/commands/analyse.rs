//! `arcade analyse`: what every move of a record was worth, where it went wrong, and how the value ran.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use game::Seat;
use play::analysis::{GivenAway, Mark, PlyAnalysis, analyse, curve, draw};
use play::{EngineOptions, Level, Match, store};
use search::Limits;
use serde::Serialize;
use texts::counted;

use crate::cli::parse_seconds;
use crate::output::{Exit, Failed, complain, print, shown};
use crate::registry::GAMES;

/// The size of the graph in characters.
const GRAPH: (usize, usize) = (79, 13);
/// How many moves of a line are shown.
const LINE_SHOWN: usize = 6;

/// What is analysed, and how thoroughly.
#[derive(Clone, Debug, Args)]
pub(crate) struct AnalyseArgs {
    /// The record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Thinking time for each move
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seconds)]
    time: Duration,
    /// Write one object of JSON per line
    #[arg(long)]
    json: bool,
}

/// Analyses a record. Damage in it is told, and what is good is analysed. Interrupted by Ctrl-C, it shows
/// what it has.
///
/// # Errors
/// If the record can't be read.
pub(crate) fn run(args: &AnalyseArgs) -> anyhow::Result<()> {
    let in_file = || args.file.display().to_string();
    let record = store::read_record(&args.file).with_context(in_file)?;
    let restored = Match::from_record(GAMES, &record).with_context(in_file)?;
    for line in &restored.damage {
        complain(format_args!("{}: {line}", args.file.display()));
    }
    let played = &restored.played;
    let limits = Limits::time(args.time);
    let signal = super::signals::stop_on_signal(&limits.stop)?;
    let mut engine = played.entry().engine(Level::Perfect, &EngineOptions::default());
    let mut written = Ok(());
    let mut on_ply = |ply: &PlyAnalysis| {
        let line = if args.json { json_line(ply) } else { text_line(ply) };
        if written.is_ok() {
            written = print(&line);
        }
        if written.is_err() {
            limits.stop.raise();
        }
    };
    if !args.json {
        print(&heading(&args.file, played))?;
    }
    let plies = analyse(played.game(), &mut *engine, &limits, played.entry().point, &mut on_ply)?;
    written?;
    if args.json {
        print(&json_summary(played, &plies))?;
    } else {
        print(&summary(played, &plies))?;
    }
    match signal.load(Ordering::Relaxed) {
        0 if restored.damage.is_empty() => Ok(()),
        0 => Err(Failed.into()),
        signal => Err(Exit(128 + signal as u8).into()),
    }
}

fn heading(file: &Path, played: &Match) -> String {
    let mut text = format!(
        "{}: {}, {}\n",
        shown(file.display()),
        played.entry().title.english(),
        moves_words(played.moves().len())
    );
    for seat in Seat::all(played.seats()) {
        // Writing to a string never fails.
        let _ = writeln!(text, "  seat {seat}: {}", played.label(seat));
    }
    text + "\nmove seat  played     value before  after      gave away       best line\n"
}

fn moves_words(count: usize) -> String {
    counted(count as u64, "move", "moves")
}

fn valued(value: play::analysis::Valued) -> String {
    // An estimate is told apart from what is proven.
    let about = if value.exact { "" } else { "~" };
    format!("{about}{}", value.score)
}

fn text_line(ply: &PlyAnalysis) -> String {
    let played = format!("{}{}", ply.mv, ply.mark.sign());
    let given = match ply.given_away {
        GivenAway::Nothing => String::new(),
        given => format!(
            "{given}{}",
            if ply.mark >= Mark::Inaccuracy { format!(" {}", ply.mark.word()) } else { String::new() }
        ),
    };
    let line = if ply.mark == Mark::Best {
        String::new()
    } else {
        ply.line.iter().take(LINE_SHOWN).cloned().collect::<Vec<_>>().join(" ")
    };
    let text = format!(
        "{:>4} {:>4}  {played:<10} {:<13} {:<10} {given:<15} {line}",
        ply.number,
        ply.seat.number(),
        valued(ply.before),
        valued(ply.after),
    );
    text.trim_end().to_string() + "\n"
}

/// How often a seat made a move of each kind.
fn count(plies: &[PlyAnalysis], seat: Seat, mark: Mark) -> usize {
    plies.iter().filter(|ply| ply.seat == seat && ply.mark == mark).count()
}

fn summary(played: &Match, plies: &[PlyAnalysis]) -> String {
    let seats = played.seats();
    let mut text = String::from("\n");
    for line in draw(&curve(plies, seats), seats, GRAPH.0, GRAPH.1) {
        text += &line;
        text.push('\n');
    }
    text += match seats {
        2 => "The value for seat 1 over the moves; below: - inaccuracy, ? mistake, # blunder.\n\n",
        _ => "The value for the seat to move, by its number; below: - inaccuracy, ? mistake, # blunder.\n\n",
    };
    if let (Some(outcome), Some(reason)) = (played.result(), played.reason()) {
        // Writing to a string never fails.
        let _ = writeln!(text, "{outcome}: {reason}\n");
    }
    for seat in Seat::all(seats) {
        let moves = plies.iter().filter(|ply| ply.seat == seat).count();
        let [best, inaccuracies, mistakes, blunders] =
            [Mark::Best, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder]
                .map(|mark| count(plies, seat, mark) as u64);
        // Writing to a string never fails.
        let _ = writeln!(
            text,
            "seat {seat} ({}): {}, {best} best, {}, {}, {}",
            played.label(seat),
            moves_words(moves),
            counted(inaccuracies, "inaccuracy", "inaccuracies"),
            counted(mistakes, "mistake", "mistakes"),
            counted(blunders, "blunder", "blunders"),
        );
    }
    text
}

#[derive(Serialize)]
struct PlyLine<'a> {
    r#type: &'static str,
    number: usize,
    seat: usize,
    r#move: &'a str,
    before: String,
    before_exact: bool,
    after: String,
    after_exact: bool,
    best: &'a str,
    line: &'a [String],
    gave_away: String,
    mark: &'static str,
}

fn json_line(ply: &PlyAnalysis) -> String {
    json(&PlyLine {
        r#type: "move",
        number: ply.number,
        seat: ply.seat.number(),
        r#move: &ply.mv,
        before: ply.before.score.to_string(),
        before_exact: ply.before.exact,
        after: ply.after.score.to_string(),
        after_exact: ply.after.exact,
        best: &ply.best,
        line: &ply.line,
        gave_away: ply.given_away.to_string(),
        mark: ply.mark.word(),
    })
}

#[derive(Serialize)]
struct SeatLine {
    seat: usize,
    player: String,
    moves: usize,
    best: usize,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

#[derive(Serialize)]
struct SummaryLine<'a> {
    r#type: &'static str,
    game: &'static str,
    setup: String,
    moves: usize,
    analysed: usize,
    result: Option<String>,
    reason: Option<String>,
    seats: &'a [SeatLine],
}

fn json_summary(played: &Match, plies: &[PlyAnalysis]) -> String {
    let seat = |seat: Seat| SeatLine {
        seat: seat.number(),
        player: played.player(seat).to_string(),
        moves: plies.iter().filter(|ply| ply.seat == seat).count(),
        best: count(plies, seat, Mark::Best),
        inaccuracies: count(plies, seat, Mark::Inaccuracy),
        mistakes: count(plies, seat, Mark::Mistake),
        blunders: count(plies, seat, Mark::Blunder),
    };
    json(&SummaryLine {
        r#type: "summary",
        game: played.entry().name,
        setup: played.game().setup().to_string(),
        moves: played.moves().len(),
        analysed: plies.len(),
        result: played.result().map(|outcome| outcome.to_string()),
        reason: played.reason(),
        seats: &Seat::all(played.seats()).map(seat).collect::<Vec<_>>(),
    })
}

fn json(line: &impl Serialize) -> String {
    // Texts, numbers and lists of them can always be written.
    serde_json::to_string(line).unwrap_or_default() + "\n"
}
