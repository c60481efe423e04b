//! What the moves that a search finds give away, by the exact value of every move.

use game::History;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use search::{AlphaBeta, Engine, Limits, SearchOptions, Stop};
use timbiriche::model::{ChainModel, Evaluation};
use timbiriche::solver::{Options, Question, Solver};
use timbiriche::{Timbiriche, TimbiricheSetup};

use crate::positions;

/// An evaluation, and what its moves gave away.
struct Candidate {
    name: String,
    evaluation: Evaluation,
    mistakes: u32,
    boxes: i32,
    squares: i32,
    /// By how much it gives away more than the first one, and that squared.
    more: [i32; 2],
}

/// Lets both evaluations find moves, and tells what those gave away.
pub(crate) fn tell(
    count: u64,
    nodes: u64,
    seed: u64,
    drawn: u32,
    evaluations: Vec<(String, Evaluation)>,
) -> Result<(), String> {
    let (rows, cols) = positions::BOXES;
    let judge = Solver::new(rows, cols, Options::default()).map_err(|error| error.to_string())?;
    let with =
        |(name, evaluation)| Candidate { name, evaluation, mistakes: 0, boxes: 0, squares: 0, more: [0; 2] };
    let mut candidates: Vec<Candidate> = evaluations.into_iter().map(with).collect();
    for index in 0..count {
        let mut rng = ChaCha8Rng::seed_from_u64(seed.wrapping_mul(7_000_003).wrapping_add(index));
        let undrawn = loop {
            if let Some(undrawn) = positions::attempt(drawn, &mut rng) {
                break undrawn;
            }
        };
        let mut history =
            History::<Timbiriche>::new(&TimbiricheSetup::default()).expect("the default set-up");
        for number in (0..judge.board().line_count()).filter(|number| undrawn >> number & 1 == 0) {
            let line = history.game().geometry().line(number);
            history.play(line).expect("a legal move");
        }
        let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
        let values = judge.line_values(undrawn, &mut question).ok_or("nobody stops it")?;
        let best = values.iter().map(|value| value.value).max().unwrap_or(0);
        let mut of_first = None;
        for candidate in &mut candidates {
            let options = SearchOptions { table_mib: 16, threads: 1, ..SearchOptions::default() };
            let mut engine = AlphaBeta::new(ChainModel::new(candidate.evaluation.clone()), options);
            let verdict =
                engine.think(&history, &Limits::nodes(nodes), &mut |_| {}).expect("an open game has a move");
            let number = history.game().geometry().line_number(verdict.best);
            let value = values.iter().find(|value| Some(value.line) == number).map_or(0, |value| value.value);
            let away = best - value;
            candidate.mistakes += u32::from(away > 0);
            candidate.boxes += away;
            candidate.squares += away * away;
            let more = away - *of_first.get_or_insert(away);
            candidate.more[0] += more;
            candidate.more[1] += more * more;
        }
        if (index + 1) % 50 == 0 || index + 1 == count {
            println!("{} positions with {drawn} lines drawn, {nodes} nodes a move", index + 1);
            let n = (index + 1) as f64;
            let mean_of = |sum: i32, squares: i32| {
                let mean = f64::from(sum) / n;
                (mean, (f64::from(squares) / n - mean * mean).max(0.0).sqrt() / n.sqrt())
            };
            for candidate in &candidates {
                let (mean, error) = mean_of(candidate.boxes, candidate.squares);
                let (more, error_of_more) = mean_of(candidate.more[0], candidate.more[1]);
                println!(
                    "  {:10} {:.1} % mistakes, {mean:.3} boxes a move (standard error {error:.3}), \
                     {more:+.3} against the first ({error_of_more:.3})",
                    candidate.name,
                    100.0 * f64::from(candidate.mistakes) / n
                );
            }
        }
    }
    Ok(())
}
