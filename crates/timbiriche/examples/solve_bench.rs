//! Measures the exact solver: nodes, seconds and nodes a second.
//!
//! ```text
//! cargo run --release -p timbiriche --example solve_bench -- 3x4 [table=MIB] [threads=N] [without=SWITCH]
//! cargo run --release -p timbiriche --example solve_bench -- 4x5 drawn=16 [positions=40] [quiet] [...]
//! ```
//!
//! The first form solves the empty board of so many boxes. The second solves random positions with so many lines
//! drawn, each from an empty table, and prints medians and maxima; `quiet` draws only lines that offer no box.
//! Switches: table, collections, dominance, graph, symmetries, corners, bounds, ordering, look-ahead.

use std::process::ExitCode;
use std::time::Instant;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use search::Stop;
use timbiriche::solver::{Options, Question, Solver};

/// What to measure.
struct Task {
    rows: usize,
    cols: usize,
    drawn: Option<usize>,
    positions: usize,
    quiet: bool,
    options: Options,
}

fn parse() -> Result<Task, String> {
    let mut arguments = std::env::args().skip(1);
    let board = arguments.next().ok_or("expected a board such as 3x4")?;
    let number = |text: &str| text.parse::<usize>().map_err(|error| format!("{text}: {error}"));
    let (rows, cols) = board.split_once('x').ok_or(format!("expected a board such as 3x4, found {board}"))?;
    let mut task = Task {
        rows: number(rows)?,
        cols: number(cols)?,
        drawn: None,
        positions: 40,
        quiet: false,
        options: Options::default(),
    };
    for argument in arguments {
        match argument.split_once('=') {
            None if argument == "quiet" => task.quiet = true,
            Some(("drawn", value)) => task.drawn = Some(number(value)?),
            Some(("positions", value)) => task.positions = number(value)?.max(1),
            Some(("table", value)) => task.options.table_mib = number(value)?,
            Some(("threads", value)) => task.options.threads = number(value)?,
            Some(("without", "table")) => task.options.table = false,
            Some(("without", "collections")) => task.options.collections = false,
            Some(("without", "dominance")) => task.options.dominance = false,
            Some(("without", "graph")) => task.options.graph_keys = false,
            Some(("without", "symmetries")) => task.options.symmetries = false,
            Some(("without", "corners")) => task.options.corners = false,
            Some(("without", "bounds")) => task.options.bounds = false,
            Some(("without", "ordering")) => task.options.ordering = false,
            Some(("without", "look-ahead")) => task.options.look_ahead = false,
            _ => return Err(format!("unknown argument {argument}")),
        }
    }
    Ok(task)
}

/// Solves a position; returns value, nodes and seconds.
fn solve(solver: &Solver, undrawn: u64, loud: bool) -> (i32, u64, f64) {
    let before = solver.nodes();
    let start = Instant::now();
    let mut last = 0;
    let mut on_progress = |progress: &timbiriche::solver::Progress| {
        if loud && progress.elapsed.as_secs() > last {
            last = progress.elapsed.as_secs();
            eprintln!(
                "{last} s, {} nodes, {:.0} nodes/s, table {:.1} %, value {:+} to {:+}",
                progress.nodes,
                progress.nodes_per_second(),
                f64::from(progress.table_per_mille) / 10.0,
                progress.lower,
                progress.upper
            );
        }
    };
    let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut on_progress };
    let value = solver.value(undrawn, &mut question).unwrap_or(i32::MIN);
    (value, solver.nodes() - before, start.elapsed().as_secs_f64())
}

/// A random position with so many lines drawn; if `quiet`, of lines that offer no box, as far as there are any.
fn random_position(solver: &Solver, drawn: usize, quiet: bool, seed: u64) -> u64 {
    let board = solver.board();
    let mut lines: Vec<usize> = (0..board.line_count()).collect();
    lines.shuffle(&mut rand_chacha::ChaCha8Rng::seed_from_u64(seed));
    let mut undrawn = board.all_lines();
    for line in lines {
        let done = board.line_count() - undrawn.count_ones() as usize;
        if done < drawn && (!quiet || board.is_safe(undrawn, line)) {
            undrawn &= !(1 << line);
        }
    }
    undrawn
}

fn main() -> ExitCode {
    let task = match parse() {
        Ok(task) => task,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let solver = match Solver::new(task.rows, task.cols, task.options) {
        Ok(solver) => solver,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(1);
        }
    };
    let (rows, cols) = (task.rows, task.cols);
    let Some(drawn) = task.drawn else {
        let (value, nodes, seconds) = solve(&solver, solver.board().all_lines(), true);
        println!(
            "{rows}x{cols}: value {value:+}, {nodes} nodes ({} searched), {seconds:.2} s, {:.0} nodes/s",
            solver.searched(),
            nodes as f64 / seconds
        );
        return ExitCode::SUCCESS;
    };
    let (mut all_nodes, mut all_seconds) = (Vec::new(), Vec::new());
    for seed in 0..task.positions as u64 {
        solver.clear();
        let undrawn = random_position(&solver, drawn, task.quiet, seed);
        let (_, nodes, seconds) = solve(&solver, undrawn, false);
        all_nodes.push(nodes);
        all_seconds.push(seconds);
    }
    let nodes: u64 = all_nodes.iter().sum();
    let seconds: f64 = all_seconds.iter().sum();
    all_nodes.sort_unstable();
    all_seconds.sort_by(f64::total_cmp);
    let (middle, last) = (task.positions / 2, task.positions - 1);
    println!(
        "{rows}x{cols} with {drawn} lines drawn{}, {} positions: seconds median {:.4} max {:.3}, nodes median {} \
         max {}, {:.0} % searched, {:.0} nodes/s",
        if task.quiet { " (quiet)" } else { "" },
        task.positions,
        all_seconds[middle],
        all_seconds[last],
        all_nodes[middle],
        all_nodes[last],
        100.0 * solver.searched() as f64 / nodes as f64,
        nodes as f64 / seconds
    );
    ExitCode::SUCCESS
}
