//! Perfect play: the full solution as an engine.

use std::time::Instant;

use game::{Game, History};
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

use crate::{Fate, GatoERato, Solution, Step};

/// Plays perfectly for both sides, see [`Solution::best`], and knows the exact value of every move. No limit
/// matters to it: an answer takes some microseconds, the first one some milliseconds more.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solver;

impl Solver {
    /// A player that uses the shared solution.
    pub fn new() -> Solver {
        Solver
    }
}

/// What is known: all of it, to the end of the game.
fn report(game: &GatoERato, fate: Fate, line: Vec<Step>, start: Instant) -> Report<Step> {
    Report {
        depth: fate.plies,
        score: fate.score(game.side_to_move()),
        exact: true,
        // One look into the table for every position on the line.
        nodes: line.len() as u64,
        line,
        elapsed: start.elapsed(),
        table_permille: 0,
    }
}

impl Engine<GatoERato> for Solver {
    fn think(
        &mut self,
        history: &History<GatoERato>,
        _: &Limits,
        on_progress: &mut dyn FnMut(&Report<Step>),
    ) -> Result<Verdict<Step>, EngineError> {
        let start = Instant::now();
        let (solution, game) = (Solution::shared(), history.game());
        let (best, fate) = solution.best(game).ok_or(EngineError::GameOver)?;
        let report = report(game, fate, solution.line(game), start);
        on_progress(&report);
        Ok(Verdict { best, report })
    }

    fn values(
        &mut self,
        history: &History<GatoERato>,
        _: &Limits,
        on_progress: &mut dyn FnMut(&Report<Step>),
    ) -> Result<Vec<MoveValue<Step>>, EngineError> {
        let start = Instant::now();
        let (solution, game) = (Solution::shared(), history.game());
        let (_, fate) = solution.best(game).ok_or(EngineError::GameOver)?;
        on_progress(&report(game, fate, solution.line(game), start));
        let side = game.side_to_move();
        let value = |(mv, fate): (Step, Fate)| {
            let mut line = vec![mv];
            line.extend(solution.line(&game.after(mv)));
            MoveValue { mv, score: fate.score(side), exact: true, line }
        };
        Ok(solution.ranking(game).into_iter().map(value).collect())
    }

    /// The exact score: what other engines have to guess, this one knows.
    fn evaluate(&mut self, game: &GatoERato) -> Result<Score, EngineError> {
        match game.outcome() {
            Some(_) => Err(EngineError::GameOver),
            None => Ok(Solution::shared().fate(game).score(game.side_to_move())),
        }
    }

    fn new_game(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GatoSetup;

    #[test]
    fn it_wins_from_the_start_in_44_plies() {
        let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
        let mut solver = Solver::new();
        for plies in (1..=44).rev() {
            let mut reports = 0;
            let verdict = solver.think(&history, &Limits::nodes(1), &mut |_| reports += 1).expect("a move");
            let expected = if plies % 2 == 0 { Score::Loss(plies) } else { Score::Win(plies) };
            assert_eq!((verdict.report.score, verdict.report.exact, reports), (expected, true, 1));
            assert_eq!(verdict.report.line.len() as u32, plies);
            assert_eq!(solver.evaluate(history.game()), Ok(expected));
            let values = solver.values(&history, &Limits::none(), &mut |_| ()).expect("values");
            assert_eq!(values[0].score, expected);
            assert!(values.iter().all(|value| value.exact && value.line[0] == value.mv));
            history.play(verdict.best).expect("a legal move");
        }
        assert_eq!(history.game().winner(), Some(crate::Side::Cats));
        assert_eq!(solver.think(&history, &Limits::none(), &mut |_| ()), Err(EngineError::GameOver));
        assert_eq!(solver.values(&history, &Limits::none(), &mut |_| ()), Err(EngineError::GameOver));
    }
}
