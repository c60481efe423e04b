//! The original's evaluation, as a baseline.
//!
//! `-0.7 tour - 0.1 cost/10 + 0.1 (won + 1)/(flags + 1) - 0.1 depth`, where `tour` is the length of a greedy tour
//! of the own pieces over the flags left, `cost` the sum of what it costs to enter the cells they stand on, `won`
//! the own flags, `flags` the flags left, and `depth` the plies below the root. In two readings: a [`Planner`] that
//! moves only its own pieces, as the original did, and a [`ClassicModel`] inside our alpha-beta, the own value
//! minus the enemy's, without the depth.

use std::sync::Arc;
use std::time::Instant;

use game::{Game, History, Seat};
use search::{Engine, EngineError, Limits, Model, MoveValue, Report, Score, Value, Verdict};

use super::ordering;
use crate::hex::Cell;
use crate::{Action, FlagCapture, Terrain};

/// The evaluation is kept in thousandths.
const TOUR: Value = -700;
const COST: Value = -10;
const WON: Value = 100;
const DEPTH: Value = -100;

/// Steps to every flag's cell, whatever lies between.
#[derive(Clone, Debug, Default)]
struct Steps {
    /// The columns of the board.
    width: u16,
    flags: Vec<Cell>,
    steps: Vec<Vec<u16>>,
}

impl Steps {
    fn new(game: &FlagCapture) -> Steps {
        let cells = 0..game.terrains().len() as Cell;
        let flags: Vec<Cell> = cells.filter(|cell| game.terrain(*cell) == Terrain::Flag).collect();
        let steps = flags.iter().map(|flag| game.torus().steps_from(*flag)).collect();
        Steps { width: game.torus().width(), flags, steps }
    }

    fn fits(&self, game: &FlagCapture) -> bool {
        self.width == game.torus().width()
            && (0..game.terrains().len() as Cell)
                .filter(|cell| game.terrain(*cell) == Terrain::Flag)
                .all(|cell| self.flags.contains(&cell))
            && self.steps.first().is_none_or(|steps| steps.len() == game.terrains().len())
    }

    /// The length of the greedy tour: the closest pair of piece and flag, the lowest numbers first; that piece
    /// jumps to the flag; and so on until no flag is left.
    fn tour(&self, game: &FlagCapture, seat: Seat) -> Value {
        let mut pieces: arrayvec::ArrayVec<Cell, { crate::map::MOST_PIECES }> =
            game.pieces(seat).iter().map(|piece| piece.cell).collect();
        let mut left: Vec<usize> =
            (0..self.flags.len()).filter(|flag| game.terrain(self.flags[*flag]) == Terrain::Flag).collect();
        let mut length = 0;
        while !left.is_empty() {
            let mut best = (u16::MAX, 0, 0);
            for (piece, cell) in pieces.iter().enumerate() {
                for (index, flag) in left.iter().enumerate() {
                    let steps = self.steps[*flag][usize::from(*cell)];
                    if steps < best.0 {
                        best = (steps, piece, index);
                    }
                }
            }
            length += Value::from(best.0);
            pieces[best.1] = self.flags[left.remove(best.2)];
        }
        length
    }

    /// The evaluation of one side in thousandths, without the depth.
    fn evaluate(&self, game: &FlagCapture, seat: Seat) -> Value {
        let cost: Value =
            game.pieces(seat).iter().map(|piece| piece.cost(game.terrain(piece.cell)).unwrap_or(0)).sum();
        TOUR * self.tour(game, seat) + COST * cost + WON * (game.won(seat) + 1) / (game.flags_left() + 1)
    }
}

/// The original's evaluation as a model of our alpha-beta: the own value minus the enemy's.
#[derive(Clone, Debug, Default)]
pub struct ClassicModel(Arc<Steps>);

impl Model<FlagCapture> for ClassicModel {
    fn prepare(&mut self, root: &FlagCapture) {
        if !self.0.fits(root) {
            *self = ClassicModel(Arc::new(Steps::new(root)));
        }
    }

    fn candidates(&self, game: &FlagCapture, moves: &mut Vec<Action>) {
        game.legal_moves(moves);
        ordering::sort(game, moves);
    }

    fn evaluate(&self, game: &FlagCapture, seat: Seat) -> Value {
        self.0.evaluate(game, seat) - self.0.evaluate(game, seat.next(2))
    }
}

/// The original's player: it deepens a plan for its own pieces alone, as if the enemy stood still.
#[derive(Debug, Default)]
pub struct Planner;

/// All moves with their values, best first, and what the search has to tell.
type Ranking = (Vec<(Value, Action)>, Report<Action>);

/// A search in progress.
struct Plan<'a> {
    steps: &'a Steps,
    seat: Seat,
    limits: &'a Limits,
    deadline: Option<Instant>,
    nodes: u64,
    stopped: bool,
}

impl Plan<'_> {
    fn is_over(&mut self) -> bool {
        let out_of_nodes = self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
        if out_of_nodes || self.nodes.is_multiple_of(256) && self.is_out_of_time() {
            self.stopped = true;
        }
        self.stopped
    }

    fn is_out_of_time(&self) -> bool {
        self.limits.stop.is_raised() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The best value of the plans of `left` more moves.
    fn best(&mut self, game: &mut FlagCapture, left: u32, depth: u32) -> Value {
        self.nodes += 1;
        let mut moves = Vec::new();
        // Asked at every node, leaves as well, so that no regular tree keeps the clock out of sight; but one move ahead
        // is always looked.
        let is_over = depth > 1 && self.is_over();
        if left > 0 && !is_over {
            game.legal_moves(&mut moves);
        }
        if moves.is_empty() {
            return self.steps.evaluate(game, self.seat) + DEPTH * depth as Value;
        }
        let mut best = Value::MIN;
        for mv in moves {
            best = best.max(self.after(game, mv, left - 1, depth + 1));
            if self.stopped {
                break;
            }
        }
        best
    }

    /// The value of a move that the enemy does not answer.
    fn after(&mut self, game: &mut FlagCapture, mv: Action, left: u32, depth: u32) -> Value {
        let undo = game.make(mv);
        game.pass();
        let value = self.best(game, left, depth);
        game.pass();
        game.unmake(mv, undo);
        value
    }
}

impl Planner {
    /// The values of all moves by the deepest plans that were finished, best first.
    fn plan(
        &mut self,
        history: &History<FlagCapture>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Action>),
    ) -> Result<Ranking, EngineError> {
        let start = Instant::now();
        let mut game = history.game().clone();
        let steps = Steps::new(&game);
        let mut plan = Plan {
            steps: &steps,
            seat: game.to_move(),
            limits,
            // A little is kept back, so that the answer is there in time.
            deadline: limits.time.map(|time| start + time.mul_f64(0.95)),
            nodes: 0,
            stopped: false,
        };
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let first = *moves.first().ok_or(EngineError::GameOver)?;
        // Equal plans go to the better position right after the move.
        let at_once: Vec<Value> = moves.iter().map(|mv| plan.after(&mut game, *mv, 0, 1)).collect();
        let mut ranked: Vec<(Value, Action)> = vec![(0, first)];
        let mut report = Report {
            depth: 0,
            score: Score::Points(0),
            exact: false,
            line: vec![first],
            nodes: 0,
            elapsed: start.elapsed(),
            table_permille: 0,
        };
        let deepest = limits.depth.unwrap_or(u32::MAX).min(game.moves_left());
        for depth in 1..=deepest.max(1) {
            let mut values = Vec::with_capacity(moves.len());
            for (mv, at_once) in moves.iter().zip(&at_once) {
                values.push((plan.after(&mut game, *mv, depth - 1, 1), *at_once, *mv));
                if plan.stopped {
                    break;
                }
            }
            if plan.stopped {
                break;
            }
            values.sort_by_key(|(value, at_once, mv)| (std::cmp::Reverse((*value, *at_once)), *mv));
            ranked = values.iter().map(|(value, _, mv)| (*value, *mv)).collect();
            report.depth = depth;
            report.score = Score::Points(ranked[0].0);
            report.line = vec![ranked[0].1];
            report.nodes = plan.nodes;
            report.elapsed = start.elapsed();
            on_progress(&report);
        }
        report.nodes = plan.nodes;
        report.elapsed = start.elapsed();
        Ok((ranked, report))
    }
}

impl Engine<FlagCapture> for Planner {
    fn think(
        &mut self,
        history: &History<FlagCapture>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Action>),
    ) -> Result<Verdict<Action>, EngineError> {
        let (ranked, report) = self.plan(history, limits, on_progress)?;
        Ok(Verdict { best: ranked[0].1, report })
    }

    fn values(
        &mut self,
        history: &History<FlagCapture>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Action>),
    ) -> Result<Vec<MoveValue<Action>>, EngineError> {
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        let (mut ranked, _) = self.plan(history, limits, on_progress)?;
        if ranked.len() < moves.len() {
            // Not even the first depth was finished: what is known is the position right after each move.
            let depth_one = Limits { depth: Some(1), ..Limits::default() };
            ranked = self.plan(history, &depth_one, &mut |_| {})?.0;
        }
        let value = |(value, mv)| MoveValue { mv, score: Score::Points(value), exact: false, line: vec![mv] };
        Ok(ranked.into_iter().map(value).collect())
    }

    fn evaluate(&mut self, game: &FlagCapture) -> Result<Score, EngineError> {
        Ok(Score::Points(Steps::new(game).evaluate(game, game.to_move())))
    }

    fn new_game(&mut self) {}
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use search::Stop;

    use super::*;
    use crate::{FlagSetup, Map};

    /// Two pieces a side on open grass: every node has twelve moves.
    fn open_field() -> History<FlagCapture> {
        let grid = format!("F{}F\n", ".".repeat(18)).repeat(18);
        let text =
            format!("size: 20 18\npiece: 1 1 105\npiece: 2 1 110\npiece: 1 2 205\npiece: 2 2 210\n\n{grid}");
        History::new(&FlagSetup::new(Map::parse(&text).expect("a good map"))).expect("a good set-up")
    }

    #[test]
    fn the_planner_keeps_to_its_limits() {
        let history = open_field();
        let think = |limits: &Limits| Planner.think(&history, limits, &mut |_| {}).expect("an open game");
        let start = Instant::now();
        think(&Limits::time(Duration::from_millis(100)));
        assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
        assert!(think(&Limits::nodes(5_000)).report.nodes < 5_010);
        // One move ahead is looked even if there is no time at all.
        let stop = Stop::new();
        stop.raise();
        let hasty = think(&Limits { stop, ..Limits::none() }).report;
        assert!(hasty.depth >= 1 && hasty.nodes < 1_000, "{hasty:?}");
    }

    #[test]
    fn steps_fit_the_board_that_they_were_made_for_alone() {
        let game = |size: &str, grid: &str| {
            let text = format!("size: {size}\npiece: 1 1 1\npiece: 1 2 24\n\n{grid}");
            FlagCapture::new(&FlagSetup::new(Map::parse(&text).expect("a good map"))).expect("a good set-up")
        };
        let (wide, high) = (
            game("6 4", ".....F\n......\n......\n......"),
            game("4 6", "....\n.F..\n....\n....\n....\n...."),
        );
        assert_eq!(wide.terrains(), high.terrains());
        assert!(Steps::new(&wide).fits(&wide) && !Steps::new(&wide).fits(&high));
    }
}
