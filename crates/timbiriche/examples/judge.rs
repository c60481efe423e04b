//! Whether `perfect` ever gives away value: games against itself and against `hard` from random openings, every
//! position with many lines drawn judged by the exact solver.
//!
//! ```text
//! cargo run --release -p timbiriche --example judge -- [DRAWN] [GAMES] [THINK SECONDS] [SEED] [THREADS] [FILE]
//! ```
//!
//! DRAWN: positions with so many lines drawn or more are judged (12). GAMES: of each pairing (10); against
//! `hard` the seats are swapped from game to game. The exact phase of a game begins with the first move for
//! which `perfect` says that its value is proven.
//!
//! Openings and levels come from SEED; what `perfect` plays depends on the time that it gets, so another run is
//! another sample. With FILE each game is written down when it is over, and the same command goes on after the last
//! one that is there.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use game::{Game, History};
use opening::opening;
use play::{EngineOptions, Level};
use search::{Engine, Limits, Stop};
use timbiriche::solver::{Options, Question, Solver};
use timbiriche::{Line, Timbiriche, TimbiricheSetup, ai};

#[path = "tune/opening.rs"]
mod opening;

/// The lines drawn at random before a game begins.
const OPENING: usize = 4;

/// What is asked for.
struct Task {
    drawn: u32,
    games: u64,
    think: Duration,
    seed: u64,
    threads: usize,
    /// Where the games are written down.
    file: Option<PathBuf>,
}

/// The moves of `perfect` in one phase of the games.
#[derive(Default)]
struct Phase {
    judged: u32,
    mistakes: u32,
    boxes: i32,
    games_with_moves: u32,
    games_with_mistakes: u32,
}

impl Phase {
    /// The moves of one game, by what each gave away.
    fn add(&mut self, given: &[i32]) {
        let mistakes = given.iter().filter(|boxes| **boxes > 0).count();
        self.judged += given.len() as u32;
        self.mistakes += mistakes as u32;
        self.boxes += given.iter().sum::<i32>();
        self.games_with_moves += u32::from(!given.is_empty());
        self.games_with_mistakes += u32::from(mistakes > 0);
    }

    fn tell(&self, name: &str, games: u64) {
        println!(
            "  {name} exact play: value given away in {} of {games} games ({} with judged moves), in {} of {} moves, \
             {} boxes",
            self.games_with_mistakes, self.games_with_moves, self.mistakes, self.judged, self.boxes
        );
    }
}

/// What `perfect` gave away in one game.
#[derive(Default)]
struct Played {
    before: Vec<i32>,
    within: Vec<i32>,
    /// Lines drawn when exact play began.
    exact_from: Option<u32>,
    /// The share of the win.
    share: f64,
    /// The time for judging.
    judging: Duration,
}

impl Played {
    /// As a line of the file, behind what tells which game it was.
    fn write(&self) -> String {
        let list = |given: &[i32]| given.iter().map(|boxes| format!("{boxes},")).collect::<String>();
        format!(
            "before {} within {} exact {} share {} judging {}",
            list(&self.before),
            list(&self.within),
            self.exact_from.unwrap_or(0),
            self.share,
            self.judging.as_secs_f64()
        )
    }

    /// Reads what `write` wrote.
    fn read(text: &str) -> Option<Played> {
        let mut words = text.split(' ');
        let mut value = |name: &str| words.next().filter(|word| *word == name).and(words.next());
        let list = |text: &str| -> Option<Vec<i32>> {
            text.split_terminator(',').map(|boxes| boxes.parse().ok()).collect()
        };
        Some(Played {
            before: list(value("before")?)?,
            within: list(value("within")?)?,
            exact_from: Some(value("exact")?.parse().ok()?).filter(|drawn| *drawn > 0),
            share: value("share")?.parse().ok()?,
            judging: Duration::try_from_secs_f64(value("judging")?.parse().ok()?).ok()?,
        })
    }
}

impl Task {
    /// What a line of the file begins with, for this game.
    fn name(&self, other: Level, number: u64) -> String {
        let think = self.think.as_secs_f64();
        format!("{other} {} {think} {} {} game {number}: ", self.drawn, self.seed, self.threads)
    }

    /// A game that was played before.
    fn known(&self, other: Level, number: u64) -> Option<Played> {
        let text = fs::read_to_string(self.file.as_ref()?).ok()?;
        let name = self.name(other, number);
        text.lines().find_map(|line| Played::read(line.strip_prefix(&name)?))
    }

    /// Writes a game down.
    fn keep(&self, other: Level, number: u64, played: &Played) {
        let Some(file) = &self.file else { return };
        let line = format!("{}{}\n", self.name(other, number), played.write());
        let written = OpenOptions::new().create(true).append(true).open(file);
        if let Err(error) = written.and_then(|mut out| out.write_all(line.as_bytes())) {
            eprintln!("{}: {error}", file.display());
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: f64| match arguments.get(index) {
        Some(text) => text.parse::<f64>().ok().filter(|number| *number >= 0.0),
        None => Some(default),
    };
    let (Some(drawn), Some(games), Some(think), Some(seed), Some(threads)) =
        (number(0, 12.0), number(1, 10.0), number(2, 5.0), number(3, 1.0), number(4, 1.0))
    else {
        return eprintln!("usage: judge [DRAWN] [GAMES] [THINK SECONDS] [SEED] [THREADS] [FILE]");
    };
    let task = Task {
        drawn: drawn as u32,
        games: games as u64,
        think: Duration::from_secs_f64(think),
        seed: seed as u64,
        threads: threads.max(1.0) as usize,
        file: arguments.get(5).map(|file| Path::new(file).to_path_buf()),
    };
    let options = Options { threads: task.threads, ..Options::default() };
    let setup = TimbiricheSetup::default();
    let (rows, cols) = (usize::from(setup.rows) - 1, usize::from(setup.cols) - 1);
    let judge = match Solver::new(rows, cols, options) {
        Ok(judge) => judge,
        Err(error) => return eprintln!("{error}"),
    };
    for other in [Level::Perfect, Level::Hard] {
        match_against(other, &task, &judge);
    }
}

fn match_against(other: Level, task: &Task, judge: &Solver) {
    let start = Instant::now();
    let (mut before, mut within) = (Phase::default(), Phase::default());
    let mut exact_from = Vec::new();
    let (mut points, mut judging) = (0.0, Duration::ZERO);
    for number in 0..task.games {
        let played = task.known(other, number).unwrap_or_else(|| {
            let history = opening(OPENING, task.seed * 1_000 + number);
            // `perfect` sits at the first seat in every other game.
            let played = play(history, other, number as usize % 2, task, number, judge);
            task.keep(other, number, &played);
            played
        });
        judging += played.judging;
        points += played.share;
        before.add(&played.before);
        within.add(&played.within);
        exact_from.extend(played.exact_from);
        let phase =
            |given: &[i32]| format!("{} of {}", given.iter().filter(|b| **b > 0).count(), given.len());
        eprintln!(
            "perfect against {other}, game {}: gave away value in {} moves before, {} within exact play",
            number + 1,
            phase(&played.before),
            phase(&played.within)
        );
    }
    exact_from.sort_unstable();
    println!(
        "perfect against {other}: {} games, {:.1} s a move, {} thread(s), positions with {} lines drawn or more judged",
        task.games,
        task.think.as_secs_f64(),
        task.threads,
        task.drawn
    );
    if other != Level::Perfect {
        println!("  {points} of {} points", task.games);
    }
    before.tell("before", task.games);
    within.tell("within", task.games);
    if let (Some(middle), Some(last)) = (exact_from.get(exact_from.len() / 2), exact_from.last()) {
        println!("  exact play began with {middle} lines drawn (median), {last} at the latest");
    }
    println!(
        "  {:.0} s of judging, {:.0} s in this run",
        judging.as_secs_f64(),
        start.elapsed().as_secs_f64()
    );
}

/// Plays a game; `perfect` at the seat with this index, or at both.
fn play(
    mut history: History<Timbiriche>,
    other: Level,
    seat: usize,
    task: &Task,
    number: u64,
    judge: &Solver,
) -> Played {
    let options =
        EngineOptions { seed: task.seed + number, threads: task.threads, ..EngineOptions::default() };
    let level = |index: usize| if index == seat { Level::Perfect } else { other };
    let mut engines = [ai::engine(level(0), &options), ai::engine(level(1), &options)];
    // Two of `perfect` know alike when a value is proven, so one flag for each seat.
    let mut exact = [false; 2];
    let mut played = Played::default();
    while history.game().outcome().is_none() {
        let who = history.game().to_move().index();
        let limits = match level(who) {
            Level::Perfect => Limits::time(task.think),
            _ => Limits::none(),
        };
        let verdict = engines[who].think(&history, &limits, &mut |_| {}).expect("an open game has a move");
        if level(who) == Level::Perfect {
            let game = history.game();
            let drawn = game.drawn().len() as u32;
            if verdict.report.exact && !exact[who] {
                exact[who] = true;
                played.exact_from.get_or_insert(drawn);
            }
            if drawn >= task.drawn {
                let start = Instant::now();
                let given = given_away(judge, game, verdict.best);
                played.judging += start.elapsed();
                if exact[who] { played.within.push(given) } else { played.before.push(given) }
            }
        }
        history.play(verdict.best).expect("a legal move");
    }
    let outcome = history.game().outcome().expect("the game is over");
    played.share = outcome.share(game::Seat::new(seat as u8));
    played
}

/// The net boxes that a line gives away: the value before less the value after, for the seat that draws it.
fn given_away(judge: &Solver, game: &Timbiriche, line: Line) -> i32 {
    let board = judge.board();
    let undrawn = game.open().iter().fold(0, |sum, number| sum | 1_u64 << number);
    let number = game.geometry().line_number(line).expect("a line of the board");
    assert_eq!(board.line_count(), game.geometry().lines(), "solver and board number lines alike");
    let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
    let mut value = |undrawn| judge.value(undrawn, &mut question).expect("nobody stops it");
    let before = value(undrawn);
    let rest = value(undrawn & !(1 << number));
    let closed = judge.closes(undrawn, number);
    before - if closed > 0 { closed + rest } else { -rest }
}
