//! Gato e rato: the time of the full solution, and the search that all games share beside the crate
//! `minimax`, both on the value of the start (44 plies).
//!
//! ```text
//! cargo bench -p benches --bench gato
//! ```
//!
//! Node counts are printed once, before the times.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Game, History, Seat};
use gato_e_rato::players::GatoModel;
use gato_e_rato::{GatoERato, Side, Solution, Step};
use minimax::{Evaluation, IterativeOptions, IterativeSearch, Replacement, Strategy, Winner};
use search::{AlphaBeta, Engine, Limits, Model, Score, SearchOptions, Verdict};

/// The length of the game from the start, in plies.
const PLIES: u32 = 44;
/// What both searches may use for their tables.
const TABLE_MIB: usize = 64;

/// The game as `minimax` wants it.
struct Rules;

impl minimax::Game for Rules {
    type S = GatoERato;
    type M = Step;

    fn generate_moves(game: &GatoERato, moves: &mut Vec<Step>) -> Option<Winner> {
        let winner = Self::get_winner(game);
        if winner.is_none() {
            // In the order that our own search begins with.
            GatoModel.candidates(game, moves);
        }
        winner
    }

    fn apply(game: &mut GatoERato, mv: Step) -> Option<GatoERato> {
        game.make(mv);
        None
    }

    fn undo(game: &mut GatoERato, mv: Step) {
        game.unmake(mv, ());
    }

    fn get_winner(game: &GatoERato) -> Option<Winner> {
        game.winner().map(|winner| match winner == game.side_to_move() {
            true => Winner::PlayerToMove,
            false => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(game: &GatoERato) -> u64 {
        game.key()
    }
}

/// Our plain evaluation.
struct Plain;

impl minimax::Evaluator for Plain {
    type G = Rules;

    fn evaluate(&self, game: &GatoERato) -> Evaluation {
        GatoModel.evaluate(game, game.to_move()) as Evaluation
    }
}

fn with_minimax() -> IterativeSearch<Plain> {
    let options = IterativeOptions::new()
        .with_table_byte_size(TABLE_MIB << 20)
        .with_replacement_strategy(Replacement::TwoTier)
        .with_countermoves();
    let mut search = IterativeSearch::new(Plain, options);
    search.set_max_depth(PLIES as u8);
    assert!(search.choose_move(&GatoERato::start()).is_some());
    search
}

fn with_alpha_beta(straight: bool) -> Verdict<Step> {
    let options = SearchOptions { straight, table_mib: TABLE_MIB, ..SearchOptions::default() };
    let history = History::from_start(GatoERato::start());
    let verdict = AlphaBeta::new(GatoModel, options).think(&history, &Limits::none(), &mut |_| ());
    let verdict = verdict.expect("the start is open");
    assert_eq!((verdict.report.score, verdict.report.exact), (Score::Loss(PLIES), true));
    verdict
}

fn solution(c: &mut Criterion) {
    c.bench_function("gato/solution/build", |b| b.iter(Solution::build));
    let solution = Solution::shared();
    println!("the table of the solution: {} bytes", solution.bytes());
    let start = GatoERato::start();
    c.bench_function("gato/solution/best move and line", |b| {
        b.iter(|| (solution.best(black_box(&start)), solution.line(black_box(&start))));
    });
    let position = start.after("84-75".parse().expect("a move"));
    c.bench_function("gato/model/evaluate", |b| {
        b.iter(|| GatoModel.evaluate(black_box(&position), Seat::FIRST));
    });
}

fn value_of_the_start(c: &mut Criterion) {
    let mut start = GatoERato::start();
    let search = with_minimax();
    // Its statistics begin with a line of moves that it can't write.
    let statistics = search.stats(&mut start);
    let nodes = statistics.lines().nth(1).unwrap_or_default();
    println!("minimax: value {}, {nodes}", search.root_value());
    println!("alpha-beta, straight to the end: {} nodes", with_alpha_beta(true).report.nodes);
    println!("alpha-beta, deepening: {} nodes", with_alpha_beta(false).report.nodes);

    let mut group = c.benchmark_group("gato/value of the start");
    group.sample_size(10).warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(5));
    group.bench_function("minimax", |b| b.iter(with_minimax));
    group.bench_function("alpha-beta, straight", |b| b.iter(|| with_alpha_beta(true)));
    group.bench_function("alpha-beta, deepening", |b| b.iter(|| with_alpha_beta(false)));
    group.finish();
    assert_eq!(Solution::shared().fate(&start).winner, Side::Cats);
}

criterion_group!(benches, solution, value_of_the_start);
criterion_main!(benches);
