//! Positions of good play with the exact value of every line: what a search has to tell apart.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use game::History;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{AlphaBeta, Engine, Limits, Model, SearchOptions, Stop};
use timbiriche::Timbiriche;
use timbiriche::model::ChainModel;
use timbiriche::solver::{Options, Question, Solver};

use crate::contest;
use crate::opening::opening;
use crate::positions::{BOXES, undrawn};

/// The positions a search with so many nodes a move makes the game of.
const NODES: u64 = 10_000;
/// The fewest lines drawn, and the most.
const DRAWN: [u32; 2] = [14, 20];
/// The most lines drawn at random from the game on: a search sees what comes after weak moves, too.
const ASTRAY: u32 = 3;

/// A position and its lines, each with the undrawn lines after it and its value for who draws it.
pub(crate) struct Family {
    /// The undrawn lines after each line that closes nothing, and what that is worth for who has drawn it.
    pub(crate) children: Vec<(u64, i32)>,
}

/// Adds to a file so many positions, each with the values of all its lines.
pub(crate) fn label(file: &Path, count: u64, seed: u64) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    let known = if file.exists() { read(file)?.len() as u64 } else { 0 };
    let mut out = OpenOptions::new().create(true).append(true).open(file).map_err(told)?;
    let (rows, cols) = BOXES;
    let solver = Solver::new(rows, cols, Options::default()).map_err(|error| error.to_string())?;
    for index in known..count {
        let undrawn = position(seed, index);
        let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
        let values = solver.line_values(undrawn, &mut question).ok_or("nobody stops the solver")?;
        write!(out, "{undrawn:x}").map_err(told)?;
        for value in values {
            write!(out, " {}:{}", value.line, value.value).map_err(told)?;
        }
        writeln!(out).map_err(told)?;
    }
    println!("{}: {count} positions, {} nodes for the new ones", file.display(), solver.nodes());
    Ok(())
}

/// Position number `index`: of a game of the search from a random opening, and then a few candidates astray.
fn position(seed: u64, index: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(9_000_011).wrapping_add(index));
    loop {
        let drawn = rng.random_range(DRAWN[0]..=DRAWN[1]);
        let astray = rng.random_range(0..=ASTRAY);
        let mut history = opening(contest::OPENING, rng.random());
        let options = SearchOptions { table_mib: 16, threads: 1, ..SearchOptions::default() };
        let mut engine = AlphaBeta::new(ChainModel::default(), options);
        let mut moves = Vec::new();
        let now = |history: &History<Timbiriche>| history.game().drawn().len() as u32;
        while now(&history) + astray < drawn {
            let verdict =
                engine.think(&history, &Limits::nodes(NODES), &mut |_| {}).expect("an open game has a move");
            history.play(verdict.best).expect("a legal move");
        }
        while now(&history) < drawn || history.game().boxes_with_sides(3) > 0 {
            ChainModel::default().candidates(history.game(), &mut moves);
            history.play(*moves.choose(&mut rng).expect("an open game has a move")).expect("a legal move");
        }
        if now(&history) <= DRAWN[1] + 2 {
            return undrawn(history.game());
        }
    }
}

/// The positions of a file.
pub(crate) fn read(file: &Path) -> Result<Vec<Family>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let family = |line: &str| {
        let mut words = line.split(' ');
        let undrawn = u64::from_str_radix(words.next()?, 16).ok()?;
        let child = |word: &str| {
            let (line, value) = word.split_once(':')?;
            Some((undrawn & !(1 << line.parse::<u32>().ok().filter(|line| *line < 64)?), value.parse().ok()?))
        };
        Some(Family { children: words.map(child).collect::<Option<_>>()? })
    };
    let wrong =
        |number: usize| format!("{}, line {}: expected LINES LINE:VALUE..", file.display(), number + 1);
    text.lines().enumerate().map(|(number, line)| family(line).ok_or_else(|| wrong(number))).collect()
}
