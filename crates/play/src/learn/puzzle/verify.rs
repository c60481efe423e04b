//! Proves every claim of a file of puzzles again.

use std::collections::HashMap;

use game::setup::quoted;

use super::{AnyPuzzleKit, Judge, Puzzle, parse};
use crate::{AnyGame, GameEntry, PlayError};

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: puzzle {}: {problem}", quoted(id))]
pub struct PuzzleFault {
    /// The line at which the puzzle begins.
    pub line: usize,
    /// The puzzle.
    pub id: String,
    /// What was expected and what was found.
    pub problem: String,
}

/// Verifies all puzzles of a game, which have to be sorted by difficulty and all different, and returns how many
/// there are. A game without a file of puzzles has none.
///
/// # Errors
/// If the file can't be read, or any claim does not hold: all of them, a line each.
pub fn verify_all(entry: &GameEntry) -> Result<usize, Vec<String>> {
    let Some(kit) = entry.puzzle_kit() else { return Ok(0) };
    let puzzles = parse(kit.text).map_err(|error| vec![error.to_string()])?;
    let mut judge = Judge::of(entry, &kit);
    let mut faults = Vec::new();
    let mut shapes: HashMap<String, &str> = HashMap::new();
    let mut last = 0;
    for puzzle in &puzzles {
        let mut fault = |problem: String| {
            faults.push(PuzzleFault { line: puzzle.at, id: puzzle.id.clone(), problem }.to_string());
        };
        match verify(entry, &kit, puzzle, &mut judge) {
            Ok(position) => {
                if let Some(twin) = shapes.insert(kit.shape(&*position), &puzzle.id) {
                    fault(format!("expected a position of its own, found that of {}", quoted(twin)));
                }
            }
            Err(problem) => fault(problem),
        }
        if puzzle.difficulty < last {
            fault(format!(
                "expected a difficulty of {last} or more after the puzzle before, found {}",
                puzzle.difficulty
            ));
        }
        last = last.max(puzzle.difficulty);
    }
    if faults.is_empty() { Ok(puzzles.len()) } else { Err(faults) }
}

/// Verifies one puzzle: its position can be reached, the best move is legal and better than every other one, the
/// values are exact and as stated, the line is best play, the theme is what the position shows. Returns the
/// position.
///
/// # Errors
/// The first claim that does not hold, in words.
pub fn verify(
    entry: &GameEntry,
    kit: &AnyPuzzleKit,
    puzzle: &Puzzle,
    judge: &mut Judge,
) -> Result<Box<dyn AnyGame>, String> {
    let words = |error: PlayError| error.to_string();
    if kit.theme_named(&puzzle.theme).is_none() {
        let known: Vec<&str> = kit.themes.iter().map(|theme| theme.name).collect();
        return Err(format!("expected a theme of {}, found {}", known.join(", "), quoted(&puzzle.theme)));
    }
    let position = puzzle.position(entry).map_err(words)?;
    if position.outcome().is_some() {
        return Err("expected an open game, found one that is over".to_string());
    }
    let best = position.check(&puzzle.best).map_err(|error| format!("best move: {error}"))?;
    let values = judge.values(&*position).map_err(words)?;
    if let Some(open) = values.iter().find(|value| !value.exact) {
        return Err(format!("expected exact values only, found an estimate of {}", open.mv));
    }
    let [first, second, ..] = values.as_slice() else {
        return Err("expected a choice, found one legal move only".to_string());
    };
    if first.mv != best {
        return Err(format!("expected {} as the best move, found {best}", first.mv));
    }
    if first.score.rank() <= second.score.rank() {
        return Err(format!("expected one best move, found that {} is as good as {}", second.mv, first.mv));
    }
    for (what, stated, proven) in
        [("value", puzzle.value, first.score), ("second", puzzle.second, second.score)]
    {
        if stated != proven {
            return Err(format!("expected {what} {proven}, found {stated}"));
        }
    }
    match kit.theme_of(&*position, &values) {
        Some(theme) if theme == puzzle.theme => {}
        found => {
            return Err(format!(
                "expected the theme {}, found {}",
                found.unwrap_or("of no puzzle"),
                quoted(&puzzle.theme)
            ));
        }
    }
    if puzzle.line.first() != Some(&best) {
        return Err("expected a line that begins with the best move".to_string());
    }
    let mut game = position.boxed_clone();
    for mv in &puzzle.line {
        if game.outcome().is_some() {
            return Err(format!("line: the game is over before {mv}"));
        }
        let values = judge.values(&*game).map_err(words)?;
        let made = values.iter().find(|value| value.mv == *mv);
        if !made.is_some_and(|made| made.exact && made.score == values[0].score) {
            return Err(format!("line: expected {} or as good, found {mv}", values[0].mv));
        }
        game.play(mv).map_err(|error| format!("line: {error}"))?;
    }
    Ok(position)
}
