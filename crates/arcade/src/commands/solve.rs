//! `arcade solve`: the exact value of a position and a line of best play, with live progress.

use std::fmt::Write as _;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Args;
use game::Values;
use play::{AnyGame, GameEntry, PlayError, Solution, SolveProgress, SolveRequest};
use search::Stop;
use serde::Serialize;

use super::status::{StatusLine, minutes};
use crate::cli::{game_parser, parse_setup, parse_table};
use crate::output::{Exit, Failed, print, usage};

/// Between two updates of the progress.
const GAP: Duration = Duration::from_millis(200);

/// What is solved, and with how much of the machine.
#[derive(Clone, Debug, Args)]
pub(crate) struct SolveArgs {
    /// The game
    #[arg(long, value_name = "NAME", value_parser = game_parser())]
    game: &'static GameEntry,
    /// The set-up of the game; values with blanks or commas in double quotes
    #[arg(long, value_name = "KEY=VALUE,...", value_parser = parse_setup)]
    setup: Option<Values>,
    /// Moves that are played first, with blanks between them
    #[arg(long, value_name = "M M ...", default_value = "", hide_default_value = true)]
    moves: String,
    /// Threads [default: as many as the machine has]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=64))]
    threads: Option<u16>,
    /// The memory for tables [default: what suits the game]
    #[arg(long, value_name = "MIB", value_parser = parse_table)]
    table: Option<usize>,
    /// Keep what is proven in this file, and go on from there (timbiriche)
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Write one object of JSON
    #[arg(long)]
    json: bool,
}

/// Solves the position. Interrupted by Ctrl-C, it tells what is known by then.
///
/// # Errors
/// If there is no such position, or the game can't solve it.
pub(crate) fn run(args: &SolveArgs) -> anyhow::Result<()> {
    let mut game = args.game.start(&args.setup.clone().unwrap_or_default()).map_err(usage)?;
    for (number, mv) in args.moves.split_whitespace().enumerate() {
        game.play(mv).map_err(|error| usage(format_args!("--moves: move {}: {error}", number + 1)))?;
    }
    if game.outcome().is_some() {
        return Err(PlayError::Over.into());
    }
    let stop = Stop::new();
    let signal = super::signals::stop_on_signal(&stop)?;
    if !args.json {
        print(&heading(args, &*game))?;
    }
    let solution = with_progress(|on_progress| {
        let mut request = SolveRequest {
            stop,
            threads: args.threads.map_or_else(cores, usize::from),
            table_mib: args.table,
            checkpoint: args.checkpoint.as_deref(),
            on_progress,
        };
        args.game.solve(&*game, &mut request)
    });
    let solution = solution.with_context(|| args.game.name)?;
    let signal = signal.load(Ordering::Relaxed);
    print(&if args.json {
        json(args.game, &*game, &solution, signal != 0)
    } else {
        text(&solution, signal != 0)
    })?;
    match signal {
        0 if solution.score.is_some() => Ok(()),
        0 => Err(Failed.into()),
        signal => Err(Exit(128 + signal as u8).into()),
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Does the work and shows how far it is. The line is drawn by a thread of its own, so that the time goes on
/// where a solver has nothing to tell for a while.
fn with_progress<T>(work: impl FnOnce(&mut dyn FnMut(&SolveProgress)) -> T) -> T {
    let mut status = StatusLine::new();
    if !status.is_wanted() {
        return work(&mut |_| {});
    }
    let start = Instant::now();
    let last = Mutex::new(SolveProgress::default());
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        let drawing = scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                let progress = last.lock().unwrap_or_else(PoisonError::into_inner).clone();
                status.show(&progress_line(start.elapsed(), &progress));
                thread::park_timeout(GAP);
            }
            status.wipe();
        });
        // However the work ends, the thread that draws does.
        let _end = EndDrawing { done: &done, thread: drawing.thread().clone() };
        work(&mut |progress| progress.clone_into(&mut last.lock().unwrap_or_else(PoisonError::into_inner)))
    })
}

struct EndDrawing<'a> {
    done: &'a AtomicBool,
    thread: thread::Thread,
}

impl Drop for EndDrawing<'_> {
    fn drop(&mut self) {
        self.done.store(true, Ordering::Relaxed);
        self.thread.unpark();
    }
}

fn progress_line(elapsed: Duration, progress: &SolveProgress) -> String {
    let mut line = minutes(elapsed.as_secs_f64());
    if progress.nodes > 0 {
        let speed = speed(progress.nodes, progress.elapsed);
        // Writing to a string never fails.
        let _ = write!(line, "  {} nodes  {}/s", short(progress.nodes), short(speed));
    }
    if progress.table_permille > 0 {
        let _ = write!(line, "  table {}", percent(progress.table_permille));
    }
    if !progress.stage.is_empty() {
        let _ = write!(line, "  {}", progress.stage);
    }
    line
}

/// Nodes a second; 0 before anything can be said.
fn speed(nodes: u64, elapsed: Duration) -> u64 {
    let seconds = elapsed.as_secs_f64();
    if seconds > 0.0 { (nodes as f64 / seconds) as u64 } else { 0 }
}

fn percent(permille: u32) -> String {
    format!("{}.{} %", permille / 10, permille % 10)
}

/// A large number in a few characters: `1.2M`.
fn short(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{}k", number / 1_000),
        1_000_000..1_000_000_000 => format!("{:.1}M", number as f64 / 1e6),
        _ => format!("{:.2}G", number as f64 / 1e9),
    }
}

fn heading(args: &SolveArgs, game: &dyn AnyGame) -> String {
    let mut text = args.game.name.to_string();
    // As it was asked for: a whole track would fill the screen.
    if let Some(setup) = &args.setup {
        let _ = write!(text, " {setup}");
    }
    let moves = game.moves();
    if !moves.is_empty() {
        let _ = write!(text, ", after {}", moves.join(" "));
    }
    let _ = writeln!(text, ", seat {} to move", game.to_move());
    if let Some(solving) = args.game.solving {
        let _ = writeln!(text, "  can be solved: {}", solving.english());
    }
    text
}

fn text(solution: &Solution<String>, interrupted: bool) -> String {
    let mut text = String::new();
    match solution.score {
        Some(score) => {
            let words = solution.words.as_ref().map_or(String::new(), |words| format!(": {words}"));
            let _ = writeln!(text, "value {score}, exact{words}");
        }
        None if interrupted => text += "interrupted: the value is not proven yet\n",
        None => text += "the value could not be proven\n",
    }
    if !solution.line.is_empty() {
        let _ = writeln!(text, "best line: {}", solution.line.join(" "));
    }
    for (mv, score) in &solution.values {
        let _ = writeln!(text, "  {mv} is worth {score}");
    }
    for known in &solution.known {
        let _ = writeln!(text, "  {known}");
    }
    let seconds = solution.elapsed.as_secs_f64();
    let _ = write!(text, "{} nodes in {seconds:.2} s", solution.nodes);
    let _ = write!(text, ", {} nodes/s", speed(solution.nodes, solution.elapsed));
    if solution.table_permille > 0 {
        let _ = write!(text, ", table {} full", percent(solution.table_permille));
    }
    text + "\n"
}

#[derive(Serialize)]
struct SolutionLine<'a> {
    r#type: &'static str,
    game: &'static str,
    setup: String,
    moves: Vec<String>,
    seat: usize,
    exact: bool,
    score: Option<String>,
    words: Option<&'a str>,
    line: &'a [String],
    values: Vec<ValueLine<'a>>,
    known: &'a [String],
    interrupted: bool,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    table_permille: u32,
}

#[derive(Serialize)]
struct ValueLine<'a> {
    r#move: &'a str,
    score: String,
}

fn json(entry: &GameEntry, game: &dyn AnyGame, solution: &Solution<String>, interrupted: bool) -> String {
    let values = solution.values.iter();
    let line = SolutionLine {
        r#type: "solution",
        game: entry.name,
        setup: game.setup().to_string(),
        moves: game.moves(),
        seat: game.to_move().number(),
        exact: solution.score.is_some(),
        score: solution.score.map(|score| score.to_string()),
        words: solution.words.as_deref(),
        line: &solution.line,
        values: values.map(|(mv, score)| ValueLine { r#move: mv, score: score.to_string() }).collect(),
        known: &solution.known,
        interrupted,
        nodes: solution.nodes,
        seconds: solution.elapsed.as_secs_f64(),
        nodes_per_second: speed(solution.nodes, solution.elapsed),
        table_permille: solution.table_permille,
    };
    // Texts, numbers and lists of them can always be written.
    serde_json::to_string(&line).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_told_in_one_short_line() {
        let progress = SolveProgress {
            stage: "value -3 to 1".to_string(),
            nodes: 2_500_000,
            elapsed: Duration::from_secs(2),
            table_permille: 12,
        };
        let line = progress_line(Duration::from_secs(62), &progress);
        assert_eq!(line, "0:01:02  2.5M nodes  1.2M/s  table 1.2 %  value -3 to 1");
        assert_eq!(progress_line(Duration::ZERO, &SolveProgress::default()), "0:00:00");
        assert_eq!([short(9_999), short(10_000), short(12_345_678_901)], ["9999", "10k", "12.35G"]);
    }

    #[test]
    fn every_game_says_what_of_it_is_solved_and_does() {
        for entry in crate::registry::GAMES {
            let solving = entry.solving.map_or("", |solving| solving.english());
            assert!(!solving.is_empty() && solving.chars().count() <= 100, "{}: {solving:?}", entry.name);
            // Stopped before it begins: no solver claims anything then, but those that know at once.
            let stop = Stop::new();
            stop.raise();
            let game = entry.start(&Values::new()).expect("the default set-up");
            let mut request = SolveRequest {
                stop,
                threads: 1,
                table_mib: Some(1),
                checkpoint: None,
                on_progress: &mut |_| {},
            };
            let solved = entry.solve(&*game, &mut request);
            let offered = !matches!(solved, Err(PlayError::NoSolver(_)));
            assert!(offered && solved.is_ok(), "{}: {:?}", entry.name, solved.err());
        }
    }
}
