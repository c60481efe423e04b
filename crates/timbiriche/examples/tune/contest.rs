//! The tuned evaluation against the plain one, at equal nodes, until exact play would begin.

use std::time::{Duration, Instant};

use game::{Game, History};
use search::{AlphaBeta, Engine, Limits, SearchOptions, Stop};
use timbiriche::Timbiriche;
use timbiriche::model::{ChainModel, Evaluation};
use timbiriche::solver::{Options, Question, Solver};

use crate::opening::opening;
use crate::positions;

/// The lines drawn at random before the game begins.
pub(crate) const OPENING: usize = 3;
/// With so many lines drawn the solver says who is ahead, and by how much.
const JUDGED: u32 = 14;

/// Plays swapped pairs. The result of a game is the exact value that is reached when exact play begins.
pub(crate) fn play(
    pairs: u64,
    nodes: [u64; 2],
    seed: u64,
    (name, evaluation): (String, Evaluation),
) -> Result<(), String> {
    let (rows, cols) = positions::BOXES;
    let judge = Solver::new(rows, cols, Options::default()).map_err(|error| error.to_string())?;
    let evaluations = [evaluation, Evaluation::default()];
    let mut times = [Duration::ZERO; 2];
    // Games won, drawn and lost by the first evaluation, its boxes in all, and those squared.
    let (mut results, mut boxes, mut squares) = ([0_u32; 3], 0, 0);
    for pair in 0..pairs {
        let mut sum = 0;
        for first in [0, 1] {
            let margin =
                game(opening(OPENING, 1_000 * seed + pair), first, nodes, &evaluations, &judge, &mut times);
            results[(1 - margin.signum()) as usize] += 1;
            sum += margin;
        }
        boxes += sum;
        squares += sum * sum;
        if (pair + 1).is_multiple_of(20) || pair + 1 == pairs {
            tell(&name, results, boxes, squares, nodes, times);
        }
    }
    Ok(())
}

fn tell(name: &str, results: [u32; 3], boxes: i32, squares: i32, nodes: [u64; 2], times: [Duration; 2]) {
    let [won, drawn, lost] = results;
    let count = f64::from(won + drawn + lost);
    // Of the mean of a pair, by which chance in the opening cancels.
    let pairs = count / 2.0;
    let mean = f64::from(boxes) / pairs;
    let error = (f64::from(squares) / pairs - mean * mean).max(0.0).sqrt() / pairs.sqrt();
    println!(
        "{name} against plain, {count} games, {} against {} nodes a move, {:.1} against {:.1} s: won {won}, drawn {drawn}, \
         lost {lost}; {:.1} % of the points; {mean:+.2} boxes a pair (standard error {error:.2})",
        nodes[0],
        nodes[1],
        times[0].as_secs_f64(),
        times[1].as_secs_f64(),
        100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / count,
    );
}

/// The net boxes of the tuned evaluation, which sits at seat `first`.
fn game(
    mut history: History<Timbiriche>,
    first: usize,
    nodes: [u64; 2],
    evaluations: &[Evaluation; 2],
    judge: &Solver,
    times: &mut [Duration; 2],
) -> i32 {
    let mut engines = evaluations.clone().map(|evaluation| {
        let options = SearchOptions { table_mib: 16, threads: 1, ..SearchOptions::default() };
        AlphaBeta::new(ChainModel::new(evaluation), options)
    });
    while (history.game().drawn().len() as u32) < JUDGED {
        let who = (history.game().to_move().index() + first) % 2;
        let start = Instant::now();
        let verdict = engines[who]
            .think(&history, &Limits::nodes(nodes[who]), &mut |_| {})
            .expect("an open game has a move");
        times[who] += start.elapsed();
        history.play(verdict.best).expect("a legal move");
    }
    let game = history.game();
    let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
    let rest = judge.value(positions::undrawn(game), &mut question).expect("nobody stops it");
    let (mover, other) = (game.to_move(), game.to_move().next(2));
    let margin = game.boxes_of(mover) - game.boxes_of(other) + rest;
    if (mover.index() + first).is_multiple_of(2) { margin } else { -margin }
}
