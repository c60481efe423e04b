//! The levels and the named baselines.

use play::{EngineOptions, Level, NamedPlayer};
use search::{
    AlphaBeta, Engine, EngineError, Limits, MoveValue, Report, Score, SearchOptions, Verdict, Weakened,
    Weakness,
};

use super::{ClassicModel, Planner, RaceModel};
use crate::{Action, FlagCapture, texts};

type History = game::History<FlagCapture>;

/// Players beyond the four levels, to measure against.
pub const BASELINES: &[NamedPlayer] = &[
    NamedPlayer { name: "classic", help: texts::CLASSIC_HELP },
    NamedPlayer { name: "classic-alphabeta", help: texts::CLASSIC_ALPHABETA_HELP },
    NamedPlayer { name: "greedy", help: texts::GREEDY_HELP },
    NamedPlayer { name: "nodes-1m", help: texts::NODES_1M_HELP },
    NamedPlayer { name: "nodes-100k", help: texts::NODES_100K_HELP },
    NamedPlayer { name: "nodes-10k", help: texts::NODES_10K_HELP },
];

/// The computer at a level.
pub fn level(level: Level, options: &EngineOptions) -> Box<dyn Engine<FlagCapture>> {
    let weakened = |depth, nodes, slack| {
        let weakness = Weakness { depth, nodes, slack, seed: options.seed };
        Box::new(Weakened::new(race(1, 16, options), weakness))
    };
    match level {
        Level::Easy => weakened(Some(1), None, 60),
        Level::Medium => weakened(Some(3), None, 15),
        Level::Hard => Box::new(Budget { inner: race(1, 32, options), nodes: 30_000 }),
        Level::Perfect => Box::new(race(options.threads, options.table_mib, options)),
    }
}

/// One of [`BASELINES`].
pub fn baseline(name: &str, options: &EngineOptions) -> Option<Box<dyn Engine<FlagCapture>>> {
    let budget = |nodes| Box::new(Budget { inner: race(1, 64, options), nodes });
    Some(match name {
        "classic" => Box::new(Planner),
        "classic-alphabeta" => {
            let search =
                SearchOptions { threads: 1, table_mib: options.table_mib, ..SearchOptions::default() };
            Box::new(AlphaBeta::new(ClassicModel::default(), search))
        }
        "greedy" => Box::new(Weakened::new(
            race(1, 1, options),
            Weakness { depth: Some(1), nodes: None, slack: 0, seed: options.seed },
        )),
        "nodes-1m" => budget(1_000_000),
        "nodes-100k" => budget(100_000),
        "nodes-10k" => budget(10_000),
        _ => return None,
    })
}

fn race(threads: usize, table_mib: usize, options: &EngineOptions) -> AlphaBeta<FlagCapture, RaceModel> {
    let search = SearchOptions { threads, table_mib, seed: options.seed, ..SearchOptions::default() };
    AlphaBeta::new(RaceModel::default(), search)
}

/// An engine with a limit of its own beside the caller's.
struct Budget<E> {
    inner: E,
    nodes: u64,
}

impl<E> Budget<E> {
    fn limits(&self, limits: &Limits) -> Limits {
        let nodes = limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes));
        Limits { nodes: Some(nodes), threads: 1, ..limits.clone() }
    }
}

impl<E: Engine<FlagCapture>> Engine<FlagCapture> for Budget<E> {
    fn think(
        &mut self,
        history: &History,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Action>),
    ) -> Result<Verdict<Action>, EngineError> {
        let limits = self.limits(limits);
        self.inner.think(history, &limits, on_progress)
    }

    fn values(
        &mut self,
        history: &History,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Action>),
    ) -> Result<Vec<MoveValue<Action>>, EngineError> {
        let limits = self.limits(limits);
        self.inner.values(history, &limits, on_progress)
    }

    fn evaluate(&mut self, game: &FlagCapture) -> Result<Score, EngineError> {
        self.inner.evaluate(game)
    }

    fn new_game(&mut self) {
        self.inner.new_game();
    }
}
