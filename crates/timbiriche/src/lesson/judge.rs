//! What the steps of the lesson ask for, and what the other side answers.

use std::collections::HashMap;

use game::Game;
use play::learn::Judgement;

use super::texts;
use crate::{Line, Timbiriche, chains};

/// The boxes that the seat to move wins beyond the other one from here on, with best play. For the few open lines
/// of a lesson; `known` keeps what was found.
fn value(game: &mut Timbiriche, known: &mut HashMap<u64, i32>) -> i32 {
    // What is still to be won depends on the open lines alone.
    if let Some(value) = known.get(&game.lines_key()) {
        return *value;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let best = moves.into_iter().map(|line| worth(game, line, known)).max().unwrap_or(0);
    known.insert(game.lines_key(), best);
    best
}

/// The same, if this line is drawn now.
fn worth(game: &mut Timbiriche, line: Line, known: &mut HashMap<u64, i32>) -> i32 {
    let closed = game.closes(line).count() as i32;
    let undo = game.make(line);
    let rest = value(game, known);
    game.unmake(line, undo);
    if closed > 0 { closed + rest } else { -rest }
}

/// Whether no other line is worth more.
pub(super) fn is_best(game: &Timbiriche, line: Line) -> bool {
    let (mut game, mut known) = (game.clone(), HashMap::new());
    worth(&mut game, line, &mut known) == value(&mut game, &mut known)
}

/// What the line gives, if the other side takes all of it: the boxes that fall one after the other.
fn gives(game: &Timbiriche, line: Line) -> usize {
    let mut after = game.clone();
    after.make(line);
    let mut fallen = 0;
    while let Some(next) = taking(&after) {
        fallen += after.closes(next).count();
        after.make(next);
    }
    fallen
}

/// A line that closes a box; `None` if there is none.
fn taking(game: &Timbiriche) -> Option<Line> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().find(|line| game.closes(*line).next().is_some())
}

/// "Draw a line across."
pub(super) fn across(_game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    match line.to_string().starts_with('H') {
        true => Judgement::Done,
        false => Judgement::Wrong(texts::LINE_WRONG),
    }
}

/// "Close the box, and draw one more line."
pub(super) fn close(game: &Timbiriche, line: Line, made: usize) -> Judgement {
    let closes = game.closes(line).next().is_some();
    match (made, closes) {
        (0, true) => Judgement::On(texts::BOX_AGAIN),
        (0, false) => Judgement::Wrong(texts::BOX_WRONG),
        _ => Judgement::Done,
    }
}

/// "Draw a line that gives nothing."
pub(super) fn safe(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    match game.geometry().line_number(line) {
        Some(index) if chains::is_safe(game, index) => Judgement::Done,
        _ => Judgement::Wrong(texts::SAFE_WRONG),
    }
}

/// "Open the shortest chain, in its middle."
pub(super) fn shortest(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    match (gives(game, line), is_best(game, line)) {
        (2, true) if both_beside_open(game, line) => Judgement::Done,
        (2, _) => Judgement::Wrong(texts::SHORT_END),
        _ => Judgement::Wrong(texts::SHORT_WRONG),
    }
}

/// Whether the line lies between two boxes of one chain.
fn both_beside_open(game: &Timbiriche, line: Line) -> bool {
    let Some(index) = game.geometry().line_number(line) else { return false };
    game.geometry()
        .beside(index)
        .iter()
        .all(|square| *square != crate::board::NONE && game.sides_of(usize::from(*square)) == 2)
}

/// "Take all but two, and hand those back." Done once the turn is handed over.
pub(super) fn hand_back(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    match (game.closes(line).next().is_some(), is_best(game, line)) {
        (true, true) => Judgement::On(texts::DEAL_ON),
        (false, true) => Judgement::Done,
        (true, false) => Judgement::Wrong(texts::DEAL_GREEDY),
        (false, false) => Judgement::Wrong(texts::DEAL_EARLY),
    }
}

/// "Leave four boxes of the loop." Done once the turn is handed over.
pub(super) fn leave_four(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    match (game.closes(line).next().is_some(), is_best(game, line)) {
        (true, true) => Judgement::On(texts::LOOP_ON),
        (false, true) => Judgement::Done,
        (true, false) => Judgement::Wrong(texts::LOOP_GREEDY),
        (false, false) => Judgement::Wrong(texts::LOOP_EARLY),
    }
}

/// "Make the number of long chains suit you."
pub(super) fn parity(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    if is_best(game, line) {
        return Judgement::Done;
    }
    match gives(game, line) {
        0 => Judgement::Wrong(texts::PARITY_WRONG),
        _ => Judgement::Wrong(texts::SAFE_WRONG),
    }
}

/// The other side takes what there is, and then has to open the shortest chain.
pub(super) fn take_and_open(game: &Timbiriche, _made: usize) -> Option<Line> {
    taking(game).or_else(|| {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        moves.into_iter().min_by_key(|line| gives(game, *line))
    })
}
