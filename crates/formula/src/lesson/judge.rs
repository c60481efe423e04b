//! What the steps of the lesson ask for: by the geometry and the distance tables that everything else uses.

use game::Game;
use play::learn::Judgement;

use super::texts;
use crate::candidates::Status;
use crate::geometry::{Point, Vector};
use crate::notation::Move;
use crate::rules::Formula;
use crate::track::Cell;

/// What a move is, and what becomes of the car.
struct Choice {
    at: Point,
    before: Vector,
    vector: Vector,
    status: Status,
    /// The fewest turns to the finish with this move, this move counted; `None` if there is no way any more.
    turns: Option<u32>,
    /// The fewest turns with the best move.
    best: Option<u32>,
}

/// Looks at a move; `None` for a forced stand, which no step has.
fn look(race: &Formula, mv: Move) -> Option<Choice> {
    let Move::To(point) = mv else { return None };
    let seat = race.to_move();
    let (at, before) = race.racing(seat)?;
    let candidate = race.candidates(seat).find(|candidate| candidate.point == point)?;
    let table = race.course().table().ok()?;
    let turns = table.turns_by(race.ground(), at, candidate.vector);
    Some(Choice {
        at,
        before,
        vector: candidate.vector,
        status: candidate.status,
        turns,
        best: table.turns(at, before),
    })
}

/// What is wrong with a move whatever a step asks for: it leaves the track now, or cannot stay on it later.
fn slip(race: &Formula, choice: &Choice) -> Option<Judgement> {
    let landing = choice.at + choice.vector;
    let lands_on_track = race.course().track().cell(landing) != Cell::Off;
    match choice.status {
        Status::Leaves { .. } if lands_on_track => Some(Judgement::Wrong(texts::CUTS)),
        Status::Leaves { .. } => Some(Judgement::Wrong(texts::LEAVES)),
        _ if choice.turns.is_none() => Some(Judgement::Wrong(texts::DOOMED)),
        _ => None,
    }
}

fn judged(race: &Formula, mv: Move, judge: impl FnOnce(&Choice) -> Judgement) -> Judgement {
    let Some(choice) = look(race, mv) else { return Judgement::Wrong(texts::LEAVES) };
    slip(race, &choice).unwrap_or_else(|| judge(&choice))
}

/// "Go one crossing to the right."
pub(super) fn start(race: &Formula, mv: Move, _made: usize) -> Judgement {
    judged(race, mv, |choice| match choice.vector.x {
        1 => Judgement::Done,
        _ => Judgement::Wrong(texts::START_WRONG),
    })
}

/// "Become faster, twice."
pub(super) fn faster(race: &Formula, mv: Move, made: usize) -> Judgement {
    judged(race, mv, |choice| match (choice.vector.x > choice.before.x, made) {
        (false, _) => Judgement::Wrong(texts::FASTER_WRONG),
        (true, 0) => Judgement::On(texts::FASTER_ON),
        (true, _) => Judgement::Done,
    })
}

/// "Brake in time, and turn into the bend."
pub(super) fn brake(race: &Formula, mv: Move, made: usize) -> Judgement {
    judged(race, mv, |choice| match (made, choice.vector.y > 0) {
        (0, _) => Judgement::On(texts::BRAKE_ON),
        (_, true) => Judgement::Done,
        (_, false) => Judgement::Wrong(texts::BRAKE_TURN),
    })
}

/// "Choose a point whose way stays on the track."
pub(super) fn corner(race: &Formula, mv: Move, _made: usize) -> Judgement {
    judged(race, mv, |_| Judgement::Done)
}

/// "Jump over the other car."
pub(super) fn pass(race: &Formula, mv: Move, _made: usize) -> Judgement {
    judged(race, mv, |choice| match choice.vector.x {
        2.. => Judgement::Done,
        _ => Judgement::Wrong(texts::PASS_WRONG),
    })
}

/// "Find the fastest line, three moves of it."
pub(super) fn line(race: &Formula, mv: Move, made: usize) -> Judgement {
    judged(race, mv, |choice| match (choice.turns == choice.best, made) {
        (false, _) => Judgement::Wrong(texts::BEST_WRONG),
        (true, 0 | 1) => Judgement::On(texts::BEST_ON),
        (true, _) => Judgement::Done,
    })
}

/// "Cross the line."
pub(super) fn finish(race: &Formula, mv: Move, _made: usize) -> Judgement {
    judged(race, mv, |choice| match choice.status {
        Status::Finishes => Judgement::Done,
        _ => Judgement::Wrong(texts::FINISH_WRONG),
    })
}
