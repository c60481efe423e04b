//! An engine that sees less and chooses among moves close to the best.

use std::marker::PhantomData;

use game::{Game, History, key};

use crate::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

/// How an engine is weakened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weakness {
    /// The greatest depth in plies.
    pub depth: Option<u32>,
    /// The greatest number of nodes.
    pub nodes: Option<u64>,
    /// How much worse than the best a move may be and still be chosen, in the unit of
    /// [`Score::rank`](crate::Score::rank). With 0 the inner engine's best move is played.
    pub slack: i64,
    /// What the choices come from, together with the position.
    pub seed: u64,
}

/// An engine that asks another one under tighter limits and chooses, with seeded noise, among the moves whose
/// score lies within a slack of the best: the nearer the likelier.
///
/// The choice depends on the seed and the position alone, so it repeats if the inner engine's values do. A win
/// in one move is always played, and a move into a found loss only if the best is a loss as well.
pub struct Weakened<G, E> {
    inner: E,
    weakness: Weakness,
    game: PhantomData<fn(G)>,
}

impl<G: Game, E: Engine<G>> Weakened<G, E> {
    /// Weakens an engine.
    pub fn new(inner: E, weakness: Weakness) -> Weakened<G, E> {
        Weakened { inner, weakness, game: PhantomData }
    }

    fn limits(&self, limits: &Limits) -> Limits {
        limits.clone().within(self.weakness.depth, self.weakness.nodes)
    }
}

/// Chooses one of the values, which stand best first.
fn choose<M>(values: Vec<MoveValue<M>>, slack: i64, random: u64) -> Option<MoveValue<M>> {
    let best = values.first()?.score;
    if best == Score::Win(1) {
        return values.into_iter().next();
    }
    let near: Vec<(MoveValue<M>, u64)> = values
        .into_iter()
        .filter(|value| matches!(best, Score::Loss(_)) || !matches!(value.score, Score::Loss(_)))
        .filter_map(|value| {
            let behind = best.rank().saturating_sub(value.score.rank());
            (behind <= slack).then(|| (value, (slack - behind) as u64 + 1))
        })
        .collect();
    let total: u128 = near.iter().map(|(_, weight)| u128::from(*weight)).sum();
    let mut target = (u128::from(random) * total) >> 64;
    for (value, weight) in near {
        if target < u128::from(weight) {
            return Some(value);
        }
        target -= u128::from(weight);
    }
    None
}

impl<G: Game, E: Engine<G>> Engine<G> for Weakened<G, E> {
    fn think(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Verdict<G::Move>, EngineError> {
        let limits = self.limits(limits);
        if self.weakness.slack <= 0 {
            return self.inner.think(history, &limits, on_progress);
        }
        let mut last = None;
        let values = self.inner.values(history, &limits, &mut |report| {
            last = Some(report.clone());
            on_progress(report);
        })?;
        let random = key::mix(key::mix(self.weakness.seed) ^ history.game().key());
        let chosen = choose(values, self.weakness.slack, random)
            .ok_or_else(|| EngineError::Broken("the engine told no values".to_string()))?;
        let report = Report {
            score: chosen.score,
            exact: chosen.exact,
            line: chosen.line,
            ..last.unwrap_or(Report {
                depth: 0,
                score: chosen.score,
                exact: false,
                line: Vec::new(),
                nodes: 0,
                elapsed: std::time::Duration::ZERO,
                table_permille: 0,
            })
        };
        Ok(Verdict { best: chosen.mv, report })
    }

    fn values(
        &mut self,
        history: &History<G>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Vec<MoveValue<G::Move>>, EngineError> {
        let limits = self.limits(limits);
        self.inner.values(history, &limits, on_progress)
    }

    fn evaluate(&mut self, game: &G) -> Result<Score, EngineError> {
        self.inner.evaluate(game)
    }

    fn new_game(&mut self) {
        self.inner.new_game();
    }
}
