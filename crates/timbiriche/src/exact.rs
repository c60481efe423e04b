//! An engine that plays exactly as soon as that is possible, and asks another one before.
//!
//! Exact play between two seats on boards of up to 64 lines is the [`solver`](crate::solver)'s. What it can't
//! answer in time, larger boards and more seats go to the other engine.

use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use game::{Game, History, Seat};
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

use crate::solver::{LineIndex, Options, Progress, Question, Solver};
use crate::{Line, Timbiriche};

/// With so many open lines the solver nearly always has its answer within seconds.
const SURE: u32 = 37;
/// With so many it often has.
const LIKELY: u32 = 38;
/// With more open lines than this it is not asked.
const MOST: u32 = 41;
/// The share of the time, in a hundredth, for a first look of the other engine, so that there is an answer
/// whatever happens.
const FIRST: u32 = 4;
/// The share of the time for finding the line behind what is proven.
const PROVEN: u32 = 5;
/// The share of the time for the exact values of all lines: what is not answered is answered sooner in the next
/// position, and an estimate hardly gains by more.
const VALUES: u32 = 75;
/// The share of the time after which the answer is on its way.
const LAST: u32 = 97;
/// The longest time for choosing among equal moves the one that is hardest to answer.
const TESTING: Duration = Duration::from_millis(500);

/// Asks the solver where it can answer, and otherwise the engine within.
pub struct ExactFirst<E> {
    inner: E,
    options: Options,
    /// Made for a size of board when it is first needed.
    solver: Option<(u8, u8, Solver)>,
}

impl<E: Engine<Timbiriche>> ExactFirst<E> {
    /// An engine with a table of so many MiB for exact play. `threads` 0 means as many as the machine has.
    pub fn new(inner: E, table_mib: usize, threads: usize) -> ExactFirst<E> {
        let threads =
            if threads > 0 { threads } else { thread::available_parallelism().map_or(1, NonZero::get) };
        let options = Options { table_mib, threads: threads.min(64), ..Options::default() };
        ExactFirst { inner, options, solver: None }
    }

    /// The solver for this game, with as many threads as the limits say, if it is one that may be solved now.
    /// Limits of depth or nodes are for the inner engine alone.
    fn solver(&mut self, game: &Timbiriche, limits: &Limits) -> Option<&mut Solver> {
        let counted = limits.depth.is_some() || limits.nodes.is_some();
        if game.seats() != 2 || counted || game.outcome().is_some() || game.moves_left() > MOST {
            return None;
        }
        let (rows, cols) = (game.rows(), game.cols());
        if !matches!(self.solver, Some((r, c, _)) if (r, c) == (rows, cols)) {
            let made = Solver::new(usize::from(rows) - 1, usize::from(cols) - 1, self.options);
            self.solver = Some((rows, cols, made.ok()?));
        }
        let (_, _, solver) = self.solver.as_mut()?;
        solver.set_threads(if limits.threads > 0 { limits.threads } else { self.options.threads });
        Some(solver)
    }
}

/// The open lines as the solver numbers them: as the board does.
pub(crate) fn open_lines(game: &Timbiriche) -> u64 {
    game.open().words()[0]
}

/// A value of the solver as a score: with the boxes that are closed already.
pub(crate) fn score(game: &Timbiriche, rest: i32) -> Score {
    let (mover, other) = (game.to_move(), game.to_move().next(2));
    let ahead = |seat: Seat| game.boxes_of(seat);
    Score::Points(ahead(mover) - ahead(other) + rest)
}

/// Nobody hears of it.
fn silent(_: &Progress) {}

/// A line that is proven to bring at least what is proven of the position, if that is half of the rest or more:
/// the seat to move loses nothing by it from here on. `None` if so much is not proven, or if stopped first.
fn proven_line(solver: &Solver, open: u64, bound: i32, question: &mut Question<'_>) -> Option<LineIndex> {
    if bound >= 0 { solver.keeping_line(open, bound, question) } else { None }
}

/// Until when the solver may search, in a hundredth of the time. What it can't answer by then the inner engine gets
/// the rest for.
fn solving_until(open: u32) -> u32 {
    if open <= SURE {
        90
    } else if open <= LIKELY {
        50
    } else {
        // Only if it has found out most of it before: values never go stale.
        10
    }
}

impl<E: Engine<Timbiriche>> Engine<Timbiriche> for ExactFirst<E> {
    fn think(
        &mut self,
        history: &History<Timbiriche>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Line>),
    ) -> Result<Verdict<Line>, EngineError> {
        let game = history.game();
        let start = Instant::now();
        if self.solver(game, limits).is_none() {
            return self.inner.think(history, limits, on_progress);
        }
        // 1. The inner engine, for an answer in any case.
        let until = solving_until(game.moves_left());
        let part = |time: Duration, share: u32| time * share / 100;
        let soon = limits.time.map_or(TESTING, |time| part(time, FIRST));
        let verdict =
            self.inner.think(history, &Limits { time: Some(soon), ..limits.clone() }, on_progress)?;
        let mut report = verdict.report.clone();
        if game.moves_left() == 1 || limits.stop.is_raised() {
            return Ok(verdict);
        }
        // 2. The solver: the value, and then a line that keeps it.
        let Some(solver) = self.solver(game, limits) else { return Ok(verdict) };
        let open = open_lines(game);
        let mut bound = i32::MIN;
        let mut tell = |progress: &Progress| {
            bound = progress.lower;
            let nodes = verdict.report.nodes + progress.nodes;
            on_progress(&Report {
                nodes,
                elapsed: start.elapsed(),
                table_permille: progress.table_per_mille,
                ..verdict.report.clone()
            });
        };
        let before = solver.nodes();
        let deadline = limits.time.map(|time| start + part(time, until));
        let mut question = Question { stop: limits.stop.clone(), deadline, on_progress: &mut tell };
        let value = solver.value(open, &mut question);
        if value.is_none() && verdict.report.exact {
            return Ok(verdict);
        }
        // What is proven is worth a little more time.
        let deadline = limits.time.map(|time| start + part(time, until + PROVEN));
        let mut question = Question { stop: limits.stop.clone(), deadline, on_progress: &mut silent };
        let play = match value {
            Some(value) => solver.best_line(open, value, &|_| None, &mut question),
            None => proven_line(solver, open, bound, &mut question).into_iter().collect(),
        };
        report.nodes += solver.nodes() - before;
        report.elapsed = start.elapsed();
        let to_line = |number: &LineIndex| game.geometry().line(*number);
        if play.is_empty() {
            let Some(time) = limits.time.filter(|_| !limits.stop.is_raised()) else {
                return Ok(Verdict { best: verdict.best, report });
            };
            // The inner engine again: it goes on from its table.
            let left = Limits { time: Some(time.saturating_sub(start.elapsed())), ..limits.clone() };
            let so_far = report;
            let whole = |report: &Report<Line>| Report {
                nodes: so_far.nodes + report.nodes,
                elapsed: start.elapsed(),
                ..report.clone()
            };
            let verdict = self.inner.think(history, &left, &mut |report| on_progress(&whole(report)))?;
            return Ok(Verdict { best: verdict.best, report: whole(&verdict.report) });
        }
        report.line = play.iter().map(to_line).collect();
        report.score = score(game, value.unwrap_or(bound));
        report.table_permille = solver.table_per_mille();
        if value.is_some() {
            report.exact = true;
            report.depth = game.moves_left();
        }
        on_progress(&report);
        if value.is_none() {
            return Ok(Verdict { best: to_line(&play[0]), report });
        }
        // 3. Of the equal moves the one that leaves the other seat the fewest good answers.
        let testing =
            limits.time.map_or(TESTING, |time| part(time, LAST).saturating_sub(start.elapsed()).min(TESTING));
        let deadline = Some(Instant::now() + testing);
        let mut question = Question { stop: limits.stop.clone(), deadline, on_progress: &mut silent };
        let hardest = solver.testing_lines(open, &mut question);
        let best = hardest.and_then(|lines| lines.first().map(|(line, _)| to_line(line)));
        if let Some(best) = best.filter(|best| report.line.first() != Some(best)) {
            // The rest of the line belonged to another move.
            report.line = vec![best];
            report.elapsed = start.elapsed();
            on_progress(&report);
        }
        report.elapsed = start.elapsed();
        match report.line.first() {
            Some(best) => Ok(Verdict { best: *best, report }),
            None => Ok(verdict),
        }
    }

    fn values(
        &mut self,
        history: &History<Timbiriche>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Line>),
    ) -> Result<Vec<MoveValue<Line>>, EngineError> {
        let game = history.game();
        let start = Instant::now();
        if let Some(solver) = self.solver(game, limits) {
            let deadline = limits.time.map(|time| start + time * VALUES / 100);
            let mut question = Question { stop: limits.stop.clone(), deadline, on_progress: &mut silent };
            if let Some(values) = solver.line_values(open_lines(game), &mut question) {
                let mut values: Vec<MoveValue<Line>> = values
                    .into_iter()
                    .map(|entry| {
                        let mv = game.geometry().line(entry.line);
                        MoveValue { mv, score: score(game, entry.value), exact: true, line: vec![mv] }
                    })
                    .collect();
                values.sort_by(|a, b| b.score.rank().cmp(&a.score.rank()).then(a.mv.cmp(&b.mv)));
                return Ok(values);
            }
        }
        let left = limits.time.map(|time| time.saturating_sub(start.elapsed()));
        self.inner.values(history, &Limits { time: left, ..limits.clone() }, on_progress)
    }

    /// First the value of the position, then that of every line: whatever the other one draws, the answer is in the
    /// table.
    fn ponder(&mut self, history: &History<Timbiriche>, limits: &Limits) -> Result<(), EngineError> {
        let game = history.game();
        let deadline = limits.time.map(|time| Instant::now() + time);
        let Some(solver) = self.solver(game, limits) else { return self.inner.ponder(history, limits) };
        let mut question = Question { stop: limits.stop.clone(), deadline, on_progress: &mut silent };
        let open = open_lines(game);
        if solver.value(open, &mut question).is_some() {
            // The table keeps what is found out.
            let _ = solver.line_values(open, &mut question);
        }
        Ok(())
    }

    fn evaluate(&mut self, game: &Timbiriche) -> Result<Score, EngineError> {
        self.inner.evaluate(game)
    }

    fn new_game(&mut self) {
        self.inner.new_game();
        if let Some((_, _, solver)) = &self.solver {
            solver.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use search::{AlphaBeta, SearchOptions, Stop};

    use super::*;
    use crate::model::ChainModel;
    use crate::solver::{Board, Orientation};
    use crate::truths::Retrograde;
    use crate::{Direction, Geometry, TimbiricheSetup};

    fn engine() -> ExactFirst<AlphaBeta<Timbiriche, ChainModel>> {
        let options = SearchOptions { table_mib: 1, ..SearchOptions::default() };
        ExactFirst::new(AlphaBeta::new(ChainModel::default(), options), 1, 1)
    }

    fn random_position(setup: TimbiricheSetup, open: u32, seed: u64) -> History<Timbiriche> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut history = History::<Timbiriche>::new(&setup).unwrap();
        let mut moves = Vec::new();
        while history.game().moves_left() > open {
            history.game().legal_moves(&mut moves);
            history.play(moves[rng.random_range(0..moves.len())]).unwrap();
        }
        history
    }

    #[test]
    fn solver_and_board_number_lines_alike() {
        for (rows, cols) in [(1, 1), (1, 6), (3, 2), (2, 3), (4, 5), (5, 5)] {
            let board = Board::new(rows, cols).unwrap();
            let geometry = Geometry::of(rows as u8 + 1, cols as u8 + 1).unwrap();
            assert_eq!(board.line_count(), geometry.lines());
            for number in 0..geometry.lines() {
                let line = geometry.line(number);
                let orientation = match line.direction() {
                    Direction::Horizontal => Orientation::Horizontal,
                    Direction::Vertical => Orientation::Vertical,
                };
                let place = (orientation, usize::from(line.row()), usize::from(line.col()));
                assert_eq!(board.place(number), Some(place));
            }
        }
    }

    #[test]
    fn its_moves_and_values_are_those_of_the_plain_table() {
        let mut engine = engine();
        for seed in 0..12 {
            let history = random_position(TimbiricheSetup::boxes(3, 4), 12, seed);
            let game = history.game();
            let table = Retrograde::below(game.clone());
            let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).unwrap();
            assert!(verdict.report.exact);
            assert_eq!(verdict.report.score, score(game, table.value(0)));
            assert_eq!(table.value_of_move(0, verdict.best), table.value(0), "\n{}", game.show());
            let values = engine.values(&history, &Limits::none(), &mut |_| {}).unwrap();
            assert_eq!(values.len(), 12);
            for value in values {
                assert_eq!(value.score, score(game, table.value_of_move(0, value.mv)), "{}", value.mv);
            }
        }
    }

    #[test]
    fn what_was_pondered_is_known_later() {
        // What it costs to find the value, and the value.
        let cost = |engine: &mut ExactFirst<_>, game: &Timbiriche| {
            let solver = engine.solver(game, &Limits::none()).unwrap();
            let before = solver.nodes();
            let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut silent };
            let value = solver.value(open_lines(game), &mut question).unwrap();
            (solver.nodes() - before, value)
        };
        let (mut with, mut without) = (0, 0);
        for seed in 0..4 {
            let mut history = random_position(TimbiricheSetup::default(), 30, seed);
            let mut along = engine();
            let limits = Limits { threads: 1, ..Limits::none() };
            along.ponder(&history, &limits).unwrap();
            let mut moves = Vec::new();
            history.game().legal_moves(&mut moves);
            for mv in [moves[0], moves[13], moves[29]] {
                history.play(mv).unwrap();
                let (known, found) = (cost(&mut along, history.game()), cost(&mut engine(), history.game()));
                assert_eq!(known.1, found.1);
                with += known.0;
                without += found.0;
                let verdict = along.think(&history, &Limits::none(), &mut |_| {}).unwrap();
                assert!(verdict.report.exact);
                history.undo().unwrap();
            }
        }
        assert!(without > 1_000 && with * 4 < without, "{with} nodes after pondering, {without} without");
    }

    #[test]
    fn a_line_that_is_proven_to_bring_so_much_does() {
        let mut found = 0;
        for seed in 0..10 {
            let history = random_position(TimbiricheSetup::default(), 24, seed);
            let mut engine = engine();
            let solver = engine.solver(history.game(), &Limits::none()).unwrap();
            let open = open_lines(history.game());
            let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut silent };
            let values = solver.line_values(open, &mut question).unwrap();
            let best = values.iter().map(|value| value.value).max().unwrap();
            for bound in [best, best - 2, best - 4] {
                let line = proven_line(solver, open, bound, &mut question);
                assert_eq!(line.is_some(), bound >= 0, "bound {bound} of {best}");
                for value in values.iter().filter(|value| Some(value.line) == line) {
                    assert!(value.value >= bound);
                    found += 1;
                }
            }
        }
        assert!(found > 5, "{found}");
    }

    #[test]
    fn pondering_ends_when_it_is_stopped() {
        for open in [36, 49] {
            let history = random_position(TimbiricheSetup::default(), open, 1);
            let limits = Limits { threads: 1, ..Limits::none() };
            limits.stop.raise();
            engine().ponder(&history, &limits).unwrap();
        }
    }

    /// A way to ask an engine.
    type Ask = fn(&mut dyn Engine<Timbiriche>, &History<Timbiriche>, &Limits);

    #[test]
    fn the_solver_has_as_many_threads_as_the_limits_say() {
        let mut engine = engine();
        engine.options.threads = 2;
        let history = random_position(TimbiricheSetup::default(), 16, 1);
        let asked: [Ask; 3] = [
            |engine, history, limits| _ = engine.think(history, limits, &mut |_| {}).unwrap(),
            |engine, history, limits| _ = engine.values(history, limits, &mut |_| {}).unwrap(),
            |engine, history, limits| engine.ponder(history, limits).unwrap(),
        ];
        for ask in asked {
            for (threads, used) in [(1, 1), (0, 2), (3, 3), (0, 2)] {
                ask(&mut engine, &history, &Limits { threads, ..Limits::none() });
                let solver = engine.solver.as_ref().map(|(_, _, solver)| solver);
                assert_eq!(solver.map(|solver| solver.options().threads), Some(used));
            }
        }
    }

    #[test]
    fn whenever_its_time_ends_what_it_calls_exact_is_so() {
        let mut exact = 0;
        for seed in 0..4 {
            let history = random_position(TimbiricheSetup::default(), 26, seed);
            let game = history.game();
            let judge = Solver::new(4, 5, Options { table_mib: 16, ..Options::default() }).unwrap();
            let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut silent };
            let values = judge.line_values(open_lines(game), &mut question).unwrap();
            let best = values.iter().map(|value| value.value).max().unwrap();
            let times = [1, 2, 5, 10, 20, 50].map(|time| Limits::time(Duration::from_millis(time)));
            for limits in times.into_iter().chain([Limits::none()]) {
                let mut last = None;
                let mut told = |report: &Report<Line>| last = report.line.first().copied();
                let verdict = engine().think(&history, &limits, &mut told).unwrap();
                let number = game.geometry().line_number(verdict.best);
                let value = values.iter().find(|value| Some(value.line) == number).unwrap().value;
                assert_eq!(verdict.report.line.first(), Some(&verdict.best), "the line begins with the move");
                assert!(
                    last.is_none_or(|told| told == verdict.best),
                    "what is played was told, if anything was"
                );
                if verdict.report.exact {
                    assert_eq!((verdict.report.score, value), (score(game, best), best), "{}", game.show());
                    exact += 1;
                }
            }
        }
        assert!(exact >= 4, "without a limit it is exact: {exact}");
    }

    #[test]
    fn what_it_can_not_solve_the_inner_engine_answers() {
        let mut engine = engine();
        for (setup, limits) in [
            (TimbiricheSetup::default(), Limits::nodes(500)),
            (TimbiricheSetup::dots(11, 11), Limits::time(Duration::from_millis(20))),
            (TimbiricheSetup::boxes(2, 3).with_seats(3), Limits::nodes(500)),
            (TimbiricheSetup::boxes(2, 3), Limits::depth(1)),
        ] {
            let history = History::<Timbiriche>::new(&setup).unwrap();
            let verdict = engine.think(&history, &limits, &mut |_| {}).unwrap();
            assert_eq!(history.game().check(verdict.best), Ok(()));
        }
    }

    #[test]
    fn a_raised_stop_still_gives_a_legal_move() {
        let history = random_position(TimbiricheSetup::default(), 36, 3);
        let limits = Limits::none();
        limits.stop.raise();
        let verdict = engine().think(&history, &limits, &mut |_| {}).unwrap();
        assert_eq!(history.game().check(verdict.best), Ok(()));
    }
}
