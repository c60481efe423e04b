//! Solves the empty board by alpha-beta: `cargo run --release -p timbiriche --example solve -- 3 4 [plain]`.

use game::{Game, History};
use search::{AlphaBeta, Engine, Limits, Model, SearchOptions};
use timbiriche::model::{ChainModel, PlainModel};
use timbiriche::{Timbiriche, TimbiricheSetup};

fn solve<M: Model<Timbiriche>>(model: M, history: &History<Timbiriche>, straight: bool) {
    let options = SearchOptions { table_mib: 512, threads: 1, straight, ..SearchOptions::default() };
    let mut engine = AlphaBeta::new(model, options);
    match engine.think(history, &Limits::none(), &mut |_| {}) {
        Ok(verdict) => println!(
            "straight {straight}: best {} value {} exact {} depth {} nodes {} time {:?} ({} nodes/s), table {} / 1000",
            verdict.best,
            verdict.report.score,
            verdict.report.exact,
            verdict.report.depth,
            verdict.report.nodes,
            verdict.report.elapsed,
            verdict.report.nodes_per_second(),
            verdict.report.table_permille,
        ),
        Err(error) => eprintln!("{error}"),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u8| {
        arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let setup = TimbiricheSetup::boxes(number(0, 3), number(1, 3));
    let history = match History::<Timbiriche>::new(&setup) {
        Ok(history) => history,
        Err(error) => return eprintln!("{error}"),
    };
    println!("{} x {} dots, {} lines", setup.rows, setup.cols, history.game().moves_left());
    for straight in [true, false] {
        if arguments.iter().any(|argument| argument == "plain") {
            solve(PlainModel, &history, straight);
        } else {
            solve(ChainModel::default(), &history, straight);
        }
    }
}
