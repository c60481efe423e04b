//! The computer at the wheel.
//!
//! A car alone drives a line with the fewest turns: by the distance table, or on tracks without one by a search
//! forwards, and if that finds none, so that it can always stop. Where cars can meet within a few rounds and there is
//! a table, a search decides: alpha-beta over both cars, or with more cars against the nearest ones while the others
//! keep to their best line (paranoid: the rest together against one). Otherwise the car takes a move with the fewest
//! turns that leaves the most best moves behind it.
//!
//! * `skill`: the levels. * `model`: how the search sees a race. * `meeting`: who can meet.
//! * `alone`: a car by itself. * `outlook`: distances with and without a table.

mod alone;
mod meeting;
mod model;
mod outlook;
mod skill;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Game, History, Seat};
use play::{EngineOptions, Level};
use search::{AlphaBeta, Engine, EngineError, Limits, MoveValue, Report, Score, SearchOptions, Verdict};

use crate::Error;
use crate::course::Course;
use crate::geometry::Vector;
use crate::notation::Move;
use crate::rules::{Car, Formula};
use crate::tables::TableOptions;
use alone::{Choice, Plan, choices};
use model::RaceModel;
use outlook::Outlook;
use skill::{Noise, Skill};

/// The cars that a search looks at beside its own.
const MOST_RIVALS: usize = 2;

/// A computer driver.
pub struct Driver {
    skill: Skill,
    seed: u64,
    search: AlphaBeta<Formula, RaceModel>,
    options: SearchOptions,
    plan: Plan,
    /// The course whose table took too long; it is not tried again at every move.
    without_table: Option<Arc<Course>>,
}

impl Driver {
    /// A driver of a level.
    pub fn new(level: Level, options: &EngineOptions) -> Driver {
        let threads = if level == Level::Perfect { options.threads } else { 1 };
        let options = SearchOptions {
            table_mib: options.table_mib,
            threads,
            seed: options.seed,
            ..SearchOptions::default()
        };
        let seed = options.seed;
        let search = AlphaBeta::new(RaceModel::default(), options.clone());
        Driver { skill: Skill::of(level), seed, search, options, plan: Plan::default(), without_table: None }
    }

    /// Makes the distance table, unless the limits are over first. Without the table the lower bound takes its
    /// place.
    fn prepare(&mut self, race: &Formula, limits: &Limits, start: Instant) {
        let course = race.course();
        if course.is_prepared() || self.without_table.as_ref().is_some_and(|known| Arc::ptr_eq(known, course))
        {
            return;
        }
        // Half of the time is left for a search without the table.
        let end = limits.time.map(|time| start + time / 2);
        let mut go_on = |_: &crate::tables::Progress| {
            let over = limits.stop.is_raised() || end.is_some_and(|end| Instant::now() >= end);
            if over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let made = course.prepare(&TableOptions::default(), &mut go_on);
        self.without_table = match made {
            Err(Error::Stopped) if !limits.stop.is_raised() => Some(Arc::clone(course)),
            _ => None,
        };
    }

    /// The search with its eyes on these cars; what it has learned with others in view is of no use.
    fn search_for(&mut self, race: &Formula, seat: Seat, rounds: i32, most: usize) -> bool {
        let rivals = meeting::rivals(race, seat, rounds, most);
        if rivals.is_empty() && rounds < i32::MAX {
            return false;
        }
        let focus = rivals.with(seat);
        if self.search.model().focus != focus {
            self.search = AlphaBeta::new(RaceModel { focus }, self.options.clone());
        }
        true
    }

    fn alone(
        &mut self,
        race: &Formula,
        limits: &Limits,
        start: Instant,
    ) -> Result<Verdict<Move>, EngineError> {
        let seat = race.to_move();
        let choices = choices(race, seat);
        let (mut best, mut turns) = match choices.first() {
            Some((candidate, turns)) => (*candidate, *turns),
            None => return Err(EngineError::GameOver),
        };
        let table = race.course().ready_table();
        let mut vectors = Vec::new();
        let mut exact = table.is_some();
        match table {
            Some(table) => {
                vectors.push(best.vector);
                if turns != Some(1) && turns.is_some() {
                    vectors.extend(table.best_line(race.ground(), best.point, best.vector));
                }
            }
            None => {
                if let Some((line, fewest)) = self.plan.find(race, seat, limits) {
                    let planned = choices.iter().find(|(candidate, _)| candidate.vector == line[0]);
                    if let Some((candidate, _)) = planned {
                        (best, turns, exact) = (*candidate, Some(line.len() as u32), fewest);
                        vectors = line;
                    }
                }
            }
        }
        let line = self.moves_along(race, seat, best, &vectors);
        Ok(verdict(Move::To(best.point), self.score(race, turns), exact, line, choices.len() as u64, start))
    }

    /// The moves of a line of vectors; the move itself if there is no line.
    fn moves_along(
        &self,
        race: &Formula,
        seat: Seat,
        best: crate::candidates::Candidate,
        vectors: &[Vector],
    ) -> Vec<Move> {
        let Some((mut point, _)) = race.racing(seat) else { return Vec::new() };
        let mut line = Vec::new();
        for &vector in vectors {
            point = point + vector;
            line.push(Move::To(point));
        }
        if line.is_empty() { vec![Move::To(best.point)] } else { line }
    }

    /// The score of a car that needs so many turns and that nobody gets in the way of.
    fn score(&self, race: &Formula, turns: Option<u32>) -> Score {
        let left = race.last_round() + 1 - race.round();
        match turns.filter(|turns| *turns <= left) {
            Some(turns) if race.seats() == 1 => Score::Turns(turns),
            None if race.seats() == 1 => Score::NoWay,
            Some(turns) => Score::Win(turns),
            // If it never gets there nobody wins.
            None => Score::Points(0),
        }
    }

    /// Lets the level err: another choice than the best one, if chance will have it.
    fn err(&self, race: &Formula, best: Move) -> Option<(Move, Option<u32>)> {
        let mut noise = Noise::new(self.seed, race.key());
        let choices = choices(race, race.to_move());
        let first = choices.iter().filter_map(|(_, turns)| *turns).min()?;
        if noise.happens(self.skill.rash) && first > 1 {
            let on_track = choices.iter().filter(|(candidate, _)| candidate.is_good());
            let fastest = on_track.max_by_key(|(candidate, _)| candidate.vector.pace())?;
            return Some((Move::To(fastest.0.point), fastest.1));
        }
        // A line that can be crossed now is never missed.
        if first == 1 || !noise.happens(self.skill.errors) {
            return None;
        }
        let costly: Vec<&Choice> = choices
            .iter()
            .filter(|(candidate, turns)| {
                let cost = turns.map(|turns| turns - first);
                cost.is_some_and(|cost| cost >= 1 && cost <= self.skill.slack)
                    && Move::To(candidate.point) != best
            })
            .collect();
        if costly.is_empty() {
            return None;
        }
        let (candidate, turns) = costly[noise.below(costly.len() as u64) as usize];
        Some((Move::To(candidate.point), *turns))
    }

    fn plain_choice(
        &mut self,
        race: &Formula,
        limits: &Limits,
        start: Instant,
    ) -> Result<Verdict<Move>, EngineError> {
        let mut verdict = self.alone(race, limits, start)?;
        if !is_alone(race) {
            let score = self.search.evaluate(race)?;
            verdict.report.score = score;
            verdict.report.exact = false;
        }
        Ok(verdict)
    }
}

/// Whether the car to move is the last one that has anything to do in this race.
fn is_alone(race: &Formula) -> bool {
    let finished = |seat| matches!(race.car(seat), Car::Finished { .. });
    race.racing_seats().len() == 1 && !Seat::all(race.seats()).any(finished)
}

fn verdict(
    best: Move,
    score: Score,
    exact: bool,
    line: Vec<Move>,
    nodes: u64,
    start: Instant,
) -> Verdict<Move> {
    let depth = line.len() as u32;
    let report = Report { depth, score, exact, line, nodes, elapsed: start.elapsed(), table_permille: 0 };
    Verdict { best, report }
}

/// What is left of the limits.
fn rest(limits: &Limits, start: Instant) -> Limits {
    let time = limits.time.map(|time| time.saturating_sub(start.elapsed()).max(Duration::from_millis(1)));
    Limits { time, ..limits.clone() }
}

impl Engine<Formula> for Driver {
    fn think(
        &mut self,
        history: &History<Formula>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Move>),
    ) -> Result<Verdict<Move>, EngineError> {
        let start = Instant::now();
        let race = history.game();
        if race.outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        self.prepare(race, limits, start);
        let seat = race.to_move();
        if race.must_stand(seat) {
            // With what there is: there is nothing to choose, so that nobody waits for the table.
            let score = self.search.evaluate(race)?;
            return Ok(verdict(Move::Stand, score, false, vec![Move::Stand], 1, start));
        }
        let limits = rest(limits, start);
        // Without a table the search would judge by a bound that sees no walls, and drive into them.
        let searches =
            self.skill.nodes != Some(0) && !is_alone(race) && race.course().ready_table().is_some();
        let crossed = Seat::all(race.seats()).any(|seat| matches!(race.car(seat), Car::Finished { .. }));
        let rounds = if crossed { i32::MAX } else { self.skill.rounds };
        let verdict = if searches && self.search_for(race, seat, rounds, MOST_RIVALS) {
            let mut verdict =
                self.search.think(history, &limits.clone().within(None, self.skill.nodes), on_progress)?;
            // With more cars than the search looks at, what it proves it proves for their best lines only.
            let all = race.seats() == 2 || matches!(verdict.report.score, Score::Win(1));
            verdict.report.exact &= all;
            if matches!(verdict.report.score, Score::Loss(_)) {
                // Every move loses if the others never err. They may, so the car drives on as fast as it can instead
                // of dragging the loss out off the track.
                let plain = self.plain_choice(race, &rest(&limits, start), start)?;
                verdict = Verdict {
                    best: plain.best,
                    report: Report { line: plain.report.line, ..verdict.report },
                };
            }
            verdict
        } else {
            self.plain_choice(race, &limits, start)?
        };
        let Some((mv, turns)) = self.err(race, verdict.best) else {
            on_progress(&verdict.report);
            return Ok(verdict);
        };
        let score = if is_alone(race) { self.score(race, turns) } else { verdict.report.score };
        let report =
            Report { score, exact: false, line: vec![mv], elapsed: start.elapsed(), ..verdict.report };
        Ok(Verdict { best: mv, report })
    }

    fn values(
        &mut self,
        history: &History<Formula>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Move>),
    ) -> Result<Vec<MoveValue<Move>>, EngineError> {
        let start = Instant::now();
        let race = history.game();
        if race.outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        self.prepare(race, limits, start);
        let seat = race.to_move();
        if !is_alone(race) {
            self.search_for(race, seat, i32::MAX, MOST_RIVALS);
            let limits = rest(limits, start).within(None, self.skill.nodes.map(|nodes| nodes.max(1_000)));
            let mut values = self.search.values(history, &limits, on_progress)?;
            if race.seats() > 2 {
                values.iter_mut().for_each(|value| value.exact &= value.score == Score::Win(1));
            }
            return Ok(values);
        }
        let table = race.course().ready_table();
        let mut values: Vec<MoveValue<Move>> = Vec::new();
        for (candidate, turns) in choices(race, seat) {
            let mut line = vec![Move::To(candidate.point)];
            if let (Some(table), Some(2..)) = (table, turns) {
                let mut point = candidate.point;
                for vector in table.best_line(race.ground(), candidate.point, candidate.vector) {
                    point = point + vector;
                    line.push(Move::To(point));
                }
            }
            let exact = table.is_some() || !candidate.is_good() || turns == Some(1);
            let score = self.score(race, turns);
            values.push(MoveValue { mv: Move::To(candidate.point), score, exact, line });
        }
        values.sort_by(|a, b| b.score.rank().cmp(&a.score.rank()).then(a.mv.cmp(&b.mv)));
        Ok(values)
    }

    /// The table helps whoever is to move; with more than two cars what a search finds out is no help to another one.
    fn ponder(&mut self, history: &History<Formula>, limits: &Limits) -> Result<(), EngineError> {
        if history.game().seats() > 2 {
            self.prepare(history.game(), limits, Instant::now());
            return Ok(());
        }
        self.think(history, limits, &mut |_| {}).map(drop)
    }

    fn evaluate(&mut self, race: &Formula) -> Result<Score, EngineError> {
        self.prepare(race, &Limits::none(), Instant::now());
        if race.outcome().is_none() && is_alone(race) {
            let turns = Outlook::of(race.course()).turns_of(race, race.to_move());
            return Ok(self.score(race, turns));
        }
        self.search.evaluate(race)
    }

    fn new_game(&mut self) {
        self.search.new_game();
        self.plan = Plan::default();
    }
}

#[cfg(test)]
mod tests;
