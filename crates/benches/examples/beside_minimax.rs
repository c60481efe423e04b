//! Our search beside crate `minimax` 0.6, with the same rules, the same plain candidates and the same simple
//! evaluation, on this machine and in this run.
//!
//! ```text
//! cargo run --release -p benches --example beside_minimax -- solve [MIB]   3x3 boxes solved, nodes and CPU time
//! cargo run --release -p benches --example beside_minimax -- ours [MIB]    the same without crate minimax
//! cargo run --release -p benches --example beside_minimax -- speed   4x5 boxes, nodes per second
//! cargo run --release -p benches --example beside_minimax -- match [PAIRS] [MILLISECONDS] [SEED] [LINES]
//! ```

#[path = "../beside/boxes.rs"]
mod boxes;

use std::time::Duration;

use anyhow::{Context, Result, bail};
use benches::{PlainBoxes, cpu_time};
use boxes::{Margin, Position};
use game::{Game, History, Outcome, Seat};
use minimax::{IterativeOptions, IterativeSearch, Strategy};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{AlphaBeta, Engine, Limits};
use timbiriche::{Timbiriche, TimbiricheSetup};

/// The size of their table in MiB when 3x3 boxes are solved.
const TABLE_MIB: usize = 512;
/// The size of ours, unless it is given.
const OUR_TABLE_MIB: usize = 512;

fn ours(straight: bool, table_mib: usize) -> AlphaBeta<Timbiriche, PlainBoxes> {
    AlphaBeta::new(PlainBoxes, PlainBoxes::options(straight, table_mib))
}

/// Our engine with its table made, as theirs has it before it is asked: the memory is not counted as thinking.
fn ready(
    straight: bool,
    table_mib: usize,
    history: &History<Timbiriche>,
) -> Result<AlphaBeta<Timbiriche, PlainBoxes>> {
    let mut engine = ours(straight, table_mib);
    engine.think(history, &Limits::nodes(1), &mut |_| {})?;
    engine.new_game();
    Ok(engine)
}

fn theirs(table_mib: usize) -> IterativeSearch<Margin> {
    IterativeSearch::new(Margin, IterativeOptions::new().with_table_byte_size(table_mib << 20))
}

fn solve(beside: bool, our_table_mib: usize) -> Result<()> {
    let history = History::<Timbiriche>::new(&TimbiricheSetup::boxes(3, 3))?;
    println!("3x3 boxes from the empty board:");
    let mut least = Duration::MAX;
    for (name, straight) in [("ours, straight to full depth", true), ("ours, by iterative deepening", false)]
    {
        let mut engine = ready(straight, our_table_mib, &history)?;
        let start = cpu_time();
        let report = engine.think(&history, &Limits::none(), &mut |_| {})?.report;
        let time = cpu_time() - start;
        least = least.min(time);
        println!(
            "{name}: margin {} (exact: {}), {} nodes, {time:.2?} CPU",
            report.score, report.exact, report.nodes
        );
    }
    for early in [false, true].into_iter().filter(|_| beside) {
        let position = Position::new(history.game().clone(), early);
        let mut engine = theirs(TABLE_MIB);
        engine.set_max_depth(40);
        let start = cpu_time();
        engine.choose_move(&position);
        let time = cpu_time() - start;
        println!(
            "minimax, win or loss only, {}: value {}, {} nodes, {time:.2?} CPU, {:.1} times ours",
            if early { "over once it is decided" } else { "played to the last line" },
            engine.root_value(),
            boxes::nodes(&engine, &position),
            time.as_secs_f64() / least.as_secs_f64()
        );
    }
    Ok(())
}

fn speed() -> Result<()> {
    let history = History::<Timbiriche>::new(&TimbiricheSetup::boxes(4, 5))?;
    println!("4x5 boxes from the empty board:");
    for _ in 0..3 {
        let mut engine = ready(false, 64, &history)?;
        let start = cpu_time();
        let limits = Limits::time(Duration::from_secs(4));
        let report = engine.think(&history, &limits, &mut |_| {})?.report;
        let rate = report.nodes as f64 / (cpu_time() - start).as_secs_f64();
        println!("ours: depth {}, {} nodes, {rate:.0} nodes per second of CPU", report.depth, report.nodes);

        let position = Position::new(history.game().clone(), true);
        let mut engine = theirs(64);
        engine.set_timeout(Duration::from_secs(4));
        let start = cpu_time();
        engine.choose_move(&position);
        let time = cpu_time() - start;
        let nodes = boxes::nodes(&engine, &position);
        println!("minimax: {nodes} nodes, {:.0} nodes per second of CPU", nodes as f64 / time.as_secs_f64());
    }
    Ok(())
}

/// Plays one game from an opening; returns what it is worth to us.
fn game(opening: &History<Timbiriche>, our_seat: Seat, time: Duration) -> Result<f64> {
    let mut history = opening.clone();
    let mut engine = ours(false, 64);
    let mut rival = theirs(64);
    while history.game().outcome().is_none() {
        let mv = if history.game().to_move() == our_seat {
            engine.think(&history, &Limits::time(time), &mut |_| {})?.best
        } else {
            rival.set_timeout(time);
            let step = rival.choose_move(&Position::new(history.game().clone(), true)).flatten();
            match step {
                Some(line) => line,
                // Once the game is decided the library has no move; any line will do.
                None => {
                    let mut lines = Vec::new();
                    history.game().legal_moves(&mut lines);
                    *lines.first().context("an open game has a line")?
                }
            }
        };
        history.play(mv)?;
    }
    Ok(history.game().outcome().map_or(0.0, |outcome: Outcome| outcome.share(our_seat)))
}

/// Plays every opening of `lines_drawn` random lines twice, with the sides swapped.
fn play_match(pairs: usize, time: Duration, seed: u64, lines_drawn: u64) -> Result<()> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut points = 0.0;
    for pair in 1..=pairs {
        let mut opening = History::<Timbiriche>::new(&TimbiricheSetup::boxes(4, 5))?;
        let mut lines = Vec::new();
        for _ in 0..lines_drawn {
            opening.game().legal_moves(&mut lines);
            opening.play(lines[rng.random_range(0..lines.len())])?;
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            points += game(&opening, seat, time)?;
        }
        println!("{pair} pairs: {points} of {} points, {:.1} %", 2 * pair, 50.0 * points / pair as f64);
    }
    Ok(())
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| arguments.get(index).map_or(Ok(default), |text| text.parse());
    match arguments.first().map(String::as_str) {
        Some("solve") => solve(true, number(1, OUR_TABLE_MIB as u64)? as usize),
        Some("ours") => solve(false, number(1, OUR_TABLE_MIB as u64)? as usize),
        Some("speed") => speed(),
        Some("match") => play_match(
            number(1, 20)? as usize,
            Duration::from_millis(number(2, 500)?),
            number(3, 1)?,
            number(4, 4)?,
        ),
        _ => bail!("expected solve, ours, speed or match"),
    }
}
