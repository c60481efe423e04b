//! The first two plies of a solution, move by move: alpha-beta over positions whose exact values are kept.
//!
//! The positions behind two plies are solved exactly, although a bound would often do: a value can be kept for
//! good, and is as good for any window.

use play::PlayError;
use search::Stop;

use super::checkpoint::Checkpoint;
use crate::solver::{LineIndex, Progress, Question, Solver};

/// The plies that are searched here.
const DEPTH: usize = 2;
/// More than any value.
const INFINITE: i32 = 1_000;

/// What came of the search.
pub(super) struct Found {
    /// The value; `None` if it was stopped first.
    pub(super) value: Option<i32>,
    /// What the value is at least, by the best line so far.
    pub(super) at_least: Option<i32>,
    /// The first lines whose exact value is known.
    pub(super) moves: Vec<(LineIndex, i32)>,
}

/// Tells a stage and how far the solver is with it.
type Tell<'t> = &'t mut dyn FnMut(String, &Progress);

pub(super) struct Plies<'a> {
    solver: &'a Solver,
    checkpoint: &'a mut Checkpoint,
    stop: Stop,
    /// The answer that refuted the last line; it is likely to refute the next one.
    killer: Option<LineIndex>,
}

/// The value of a position, as far as a window asks for it.
#[derive(Clone, Copy)]
struct Worth {
    value: i32,
    exact: bool,
}

impl<'a> Plies<'a> {
    pub(super) fn new(solver: &'a Solver, checkpoint: &'a mut Checkpoint, stop: Stop) -> Plies<'a> {
        Plies { solver, checkpoint, stop, killer: None }
    }

    /// Searches the position. `ahead` is added to the values that are told, `name` writes a line.
    ///
    /// # Errors
    /// If the checkpoint can't be written.
    pub(super) fn search(
        &mut self,
        undrawn: u64,
        ahead: i32,
        name: &dyn Fn(LineIndex) -> String,
        tell: Tell<'_>,
    ) -> Result<Found, PlayError> {
        let mut found = Found { value: None, at_least: None, moves: Vec::new() };
        let lines = self.ordered(undrawn, true);
        let count = lines.len();
        for (number, line) in lines.into_iter().enumerate() {
            let so_far =
                found.at_least.map_or(String::new(), |value| format!("value at least {}, ", ahead + value));
            let mut told = |stage: String, progress: &Progress| {
                tell(format!("{so_far}line {} of {count} {}{stage}", number + 1, name(line)), progress)
            };
            let alpha = found.at_least.unwrap_or(-INFINITE);
            let Some(worth) = self.by(undrawn, line, DEPTH, (alpha, INFINITE), &mut told)? else {
                self.checkpoint.write()?;
                return Ok(found);
            };
            if worth.exact {
                found.moves.push((line, worth.value));
            }
            if worth.value > alpha {
                found.at_least = Some(worth.value);
            }
        }
        found.value = found.at_least;
        self.checkpoint.write()?;
        Ok(found)
    }

    /// What a line is worth for the seat that draws it, at `depth` plies from the end of this search. `None` if
    /// it was stopped.
    fn by(
        &mut self,
        undrawn: u64,
        line: LineIndex,
        depth: usize,
        (alpha, beta): (i32, i32),
        tell: Tell<'_>,
    ) -> Result<Option<Worth>, PlayError> {
        let closed = self.solver.closes(undrawn, line);
        let window = if closed > 0 { (alpha - closed, beta - closed) } else { (-beta, -alpha) };
        let below = self.worth(undrawn & !(1 << line), depth - 1, window, tell)?;
        Ok(below.map(|below| {
            let value = if closed > 0 { closed + below.value } else { -below.value };
            Worth { value, exact: below.exact }
        }))
    }

    fn worth(
        &mut self,
        undrawn: u64,
        depth: usize,
        (alpha, beta): (i32, i32),
        tell: Tell<'_>,
    ) -> Result<Option<Worth>, PlayError> {
        if undrawn == 0 {
            return Ok(Some(Worth { value: 0, exact: true }));
        }
        if let Some(value) = self.checkpoint.get(undrawn) {
            return Ok(Some(Worth { value, exact: true }));
        }
        if depth == 0 {
            let mut on_progress = |progress: &Progress| tell(String::new(), progress);
            let mut question =
                Question { stop: self.stop.clone(), deadline: None, on_progress: &mut on_progress };
            let Some(value) = self.solver.value(undrawn, &mut question) else { return Ok(None) };
            self.checkpoint.keep(undrawn, value)?;
            return Ok(Some(Worth { value, exact: true }));
        }
        let lines = self.ordered(undrawn, false);
        let count = lines.len();
        let mut best: Option<Worth> = None;
        for (number, line) in lines.into_iter().enumerate() {
            let least = best.as_ref().map_or(alpha, |best| best.value.max(alpha));
            let mut told = |stage: String, progress: &Progress| {
                tell(format!(", answer {} of {count}{stage}", number + 1), progress)
            };
            let Some(worth) = self.by(undrawn, line, depth, (least, beta), &mut told)? else {
                return Ok(None);
            };
            if best.as_ref().is_none_or(|best| worth.value > best.value) {
                best = Some(worth);
            }
            if let Some(best) = best.as_mut().filter(|best| best.value >= beta) {
                self.killer = Some(line);
                best.exact = false;
                break;
            }
        }
        let Some(mut best) = best else { return Ok(None) };
        // At or below the window it is a bound: the moves were searched only as far as needed.
        best.exact &= best.value > alpha;
        if best.exact {
            self.checkpoint.keep(undrawn, best.value)?;
        }
        Ok(Some(best))
    }

    /// The lines to try, likely best first: what refuted before, closing lines, safe lines, the others. Of lines
    /// that lead to mirror images of one position only the first.
    fn ordered(&self, undrawn: u64, root: bool) -> Vec<LineIndex> {
        let board = self.solver.board();
        let mut lines: Vec<LineIndex> =
            (0..board.line_count()).filter(|line| undrawn >> line & 1 != 0).collect();
        lines.sort_by_key(|&line| {
            let refuted = !root && self.killer == Some(line);
            let closes = self.solver.closes(undrawn, line) > 0;
            (!refuted, !closes, !board.is_safe(undrawn, line))
        });
        let mut seen = std::collections::HashSet::new();
        lines.retain(|line| seen.insert(self.checkpoint.name(undrawn & !(1 << line))));
        lines
    }
}
