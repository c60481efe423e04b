//! The alpha-beta engine.

use std::marker::PhantomData;
use std::num::NonZero;
use std::thread;

use game::{Game, History};

use crate::clock::Clock;
use crate::root::{Plan, Root};
use crate::table::Table;
use crate::worker::Worker;
use crate::{
    Engine, EngineError, Limits, Model, MoveValue, OnPanic, Report, Score, SearchOptions, Value, Verdict,
};

/// Alpha-beta over a [`Model`]: principal variation search by iterative deepening with a transposition table,
/// by several threads if wanted.
///
/// It keeps its table from move to move; [`Engine::new_game`] clears it. With one thread and without a time
/// limit its answers and node counts repeat.
pub struct AlphaBeta<G, M> {
    model: M,
    options: SearchOptions,
    table: Option<Table>,
    game: PhantomData<fn(G)>,
}

/// What came of a search.
struct Searched<G: Game> {
    root: Root<G::Move>,
    report: Report<G::Move>,
}

impl<G: Game, M: Model<G>> AlphaBeta<G, M> {
    /// An engine that knows nothing yet.
    pub fn new(model: M, options: SearchOptions) -> AlphaBeta<G, M> {
        AlphaBeta { model, options, table: None, game: PhantomData }
    }

    /// The model.
    pub fn model(&self) -> &M {
        &self.model
    }

    fn search(
        &mut self,
        game: &G,
        limits: &Limits,
        all: bool,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Searched<G>, EngineError> {
        if game.outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        self.model.prepare(game);
        let mut moves = Vec::new();
        if all {
            game.legal_moves(&mut moves);
        } else {
            self.model.candidates(game, &mut moves);
        }
        let clock = Clock::start(limits, moves.len() == 1);
        self.prepare_table();
        let threads = self.threads(limits);
        let horizon = self.model.horizon(game).max(1);
        let last = horizon.min(limits.depth.unwrap_or(u32::MAX).max(1));
        let leap = self.options.leap && last == horizon;
        let first = if self.options.straight { last } else { 1 };
        let (model, options, table) = (&self.model, &self.options, self.table.as_ref());

        Ok(thread::scope(|scope| {
            for index in 1..threads {
                let (clock, moves) = (&clock, &moves);
                let noise = game::key::zobrist(options.seed.wrapping_add(index as u64)) | 1;
                // Half of the other threads run one depth ahead.
                let first = (first + index as u32 % 2).min(last);
                let work = move || {
                    let _end = OnPanic(|| clock.finish());
                    let mut worker = Worker::new(game, model, options, clock, table, noise);
                    let mut root = Root::new(game, moves, all, &worker);
                    root.deepen(
                        &mut game.clone(),
                        Plan { first, last, all, leap },
                        &mut worker,
                        &mut |_, _| {},
                    );
                    worker.tell_nodes();
                };
                // A machine that has no more threads to give is searched with those that there are.
                if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            let _end = OnPanic(|| clock.finish());
            let mut worker = Worker::new(game, model, options, &clock, table, 0);
            let mut root = Root::new(game, &moves, all, &worker);
            let settled = worker.settled(game);
            root.deepen(
                &mut game.clone(),
                Plan { first, last, all, leap },
                &mut worker,
                &mut |root, worker| {
                    on_progress(&report(game, root, worker, settled, table));
                },
            );
            clock.finish();
            worker.tell_nodes();
            let report = report(game, &root, &worker, settled, table);
            Searched { root, report }
        }))
    }

    fn threads(&self, limits: &Limits) -> usize {
        let wanted = if limits.threads > 0 { limits.threads } else { self.options.threads };
        if wanted > 0 { wanted } else { thread::available_parallelism().map_or(1, NonZero::get) }
    }

    /// Makes the table ready.
    fn prepare_table(&mut self) {
        match &mut self.table {
            _ if !self.options.table => {}
            Some(table) => table.grow_older(),
            None => self.table = Some(Table::new(Table::buckets_in(self.options.table_mib))),
        }
    }
}

/// What is known, as a report.
fn report<G: Game, M: Model<G>>(
    game: &G,
    root: &Root<G::Move>,
    worker: &Worker<'_, G, M>,
    settled: Value,
    table: Option<&Table>,
) -> Report<G::Move> {
    let best = &root.moves[0];
    let mut line = best.line.clone();
    worker.prolong(game, &mut line);
    Report {
        depth: root.depth,
        score: worker.model.score(game, settled + best.found.value),
        exact: root.exact,
        line,
        nodes: worker.total_nodes(),
        elapsed: worker.clock.elapsed(),
        table_permille: table.map_or(0, Table::permille),
    }
}

impl<G: Game, M: Model<G>> Engine<G> for AlphaBeta<G, M> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Verdict<G::Move>, EngineError> {
        let Searched { root, report } = self.search(history.game(), limits, false, on_progress)?;
        Ok(Verdict { best: root.moves[0].mv, report })
    }

    fn values(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Vec<MoveValue<G::Move>>, EngineError> {
        let game = history.game();
        let Searched { root, .. } = self.search(game, limits, true, on_progress)?;
        let clock = Clock::start(&Limits::none(), false);
        let worker = Worker::new(game, &self.model, &self.options, &clock, self.table.as_ref(), 0);
        let settled = worker.settled(game);
        let mut values: Vec<MoveValue<G::Move>> = root
            .moves
            .into_iter()
            .map(|mut root| {
                worker.prolong(game, &mut root.line);
                let exact = root.exact();
                MoveValue {
                    mv: root.mv,
                    score: self.model.score(game, settled + root.found.value),
                    exact,
                    line: root.line,
                }
            })
            .collect();
        values.sort_by(|a, b| b.score.rank().cmp(&a.score.rank()).then(a.mv.cmp(&b.mv)));
        Ok(values)
    }

    /// With more than two seats what is found out belongs to the seat to move, who has all others against it, and
    /// is no help to any other one.
    fn ponder(&mut self, history: &History<G>, limits: &Limits) -> Result<(), EngineError> {
        if history.game().seats() > 2 {
            return Ok(());
        }
        self.think(history, limits, &mut |_| {}).map(drop)
    }

    fn evaluate(&mut self, game: &G) -> Result<Score, EngineError> {
        self.model.prepare(game);
        let clock = Clock::start(&Limits::none(), false);
        let worker = Worker::new(game, &self.model, &self.options, &clock, None, 0);
        let value = worker.settled(game) + worker.static_value(game, 0).value;
        Ok(self.model.score(game, value))
    }

    fn new_game(&mut self) {
        if let Some(table) = &mut self.table {
            table.clear();
        }
    }
}
