//! What every lesson has to be, for the test over the registry.

use std::collections::HashSet;

use super::{Course, Heard};
use crate::GameEntry;

/// No step takes more moves of the person than this.
const LONGEST: usize = 12;

/// Checks a game's lesson: 4 to 8 steps of different names; every position is possible, the game is open there,
/// some legal move is right and some other one is not; following the hints a step comes to its end, whatever right
/// move comes first, and the other side always has an answer that is legal.
///
/// # Errors
/// What is wrong, in one line.
pub fn check_lesson(entry: &GameEntry) -> Result<(), String> {
    let steps = entry.lesson();
    if !(4..=8).contains(&steps.len()) {
        return Err(format!("{}: expected 4 to 8 steps of a lesson, found {}", entry.name, steps.len()));
    }
    let mut names = HashSet::new();
    for (at, step) in steps.iter().enumerate() {
        let what = format!("{}: step {}", entry.name, step.name());
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if step.name().is_empty() || !step.name().chars().all(is_name) || !names.insert(step.name()) {
            return Err(format!("{what}: expected a name of its own in small letters"));
        }
        let position = step.position().map_err(|error| format!("{what}: {error}"))?;
        let moves = position.legal_moves();
        let judged: Vec<bool> = moves
            .iter()
            .map(|mv| step.judge(&*position, mv, 0).is_ok_and(|found| found.is_right()))
            .collect();
        if judged.iter().all(|right| *right) || !judged.contains(&true) {
            return Err(format!(
                "{what}: expected right moves and wrong ones, found {judged:?} for {moves:?}"
            ));
        }
        for (mv, _) in moves.iter().zip(&judged).filter(|(_, right)| **right) {
            solve(entry, at, mv).map_err(|problem| format!("{what}, beginning with {mv}: {problem}"))?;
        }
    }
    Ok(())
}

/// Takes a step, beginning with a right move and following the hints after that.
fn solve(entry: &GameEntry, at: usize, first: &str) -> Result<(), String> {
    let mut course =
        Course::new(entry, at).map_err(|error| error.to_string())?.ok_or("there is no such step")?;
    let mut next = Some(first.to_string());
    for _ in 0..LONGEST {
        let mv = next.take().or_else(|| course.hint()).ok_or("there is no right move")?;
        match course.play(&mv).map_err(|error| error.to_string())? {
            Heard::Wrong(_) => return Err(format!("{mv} was right and is wrong now")),
            Heard::On(_) | Heard::Done(_) => {}
        }
        for _ in 0..LONGEST {
            if course.play_answer().is_none() {
                break;
            }
        }
        if course.is_done() {
            return Ok(());
        }
        if !course.awaits_person() {
            return Err(format!("after {mv} nobody moves"));
        }
    }
    Err(format!("it is not done after {LONGEST} moves"))
}
