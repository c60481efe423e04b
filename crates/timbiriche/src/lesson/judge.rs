//! What the steps of the lesson ask for, and what the other side answers.

use std::collections::HashMap;

use ::texts::Message;
use game::Game;
use play::learn::Judgement;

use super::texts;
use crate::{Direction, Line, Timbiriche, chains};

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
    match line.direction() {
        Direction::Horizontal => Judgement::Done,
        Direction::Vertical => Judgement::Wrong(texts::LINE_WRONG),
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

/// What is said where a part of an open chain is to be taken and the rest is to be handed back.
struct Deal {
    /// One was taken, and more are to be taken.
    on: Message,
    /// One was taken, and what is left is to be handed back.
    now: Message,
    /// One of those was taken.
    greedy: Message,
    /// The turn was handed over before all was taken that can be kept.
    early: Message,
    /// All of that was taken, and another line was drawn than the one that hands back the rest.
    elsewhere: Message,
}

impl Deal {
    /// Done once the turn is handed over.
    fn judge(&self, game: &Timbiriche, line: Line) -> Judgement {
        let more = |game: &Timbiriche| taking(game).is_some_and(|next| is_best(game, next));
        match (game.closes(line).next().is_some(), is_best(game, line)) {
            (true, true) => {
                let mut after = game.clone();
                after.make(line);
                Judgement::On(if more(&after) { self.on } else { self.now })
            }
            (false, true) => Judgement::Done,
            (true, false) => Judgement::Wrong(self.greedy),
            (false, false) => Judgement::Wrong(if more(game) { self.early } else { self.elsewhere }),
        }
    }
}

/// "Take all but two, and hand those back."
pub(super) fn hand_back(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    let deal = Deal {
        on: texts::DEAL_ON,
        now: texts::DEAL_NOW,
        greedy: texts::DEAL_GREEDY,
        early: texts::DEAL_EARLY,
        elsewhere: texts::DEAL_ELSEWHERE,
    };
    deal.judge(game, line)
}

/// "Leave four boxes of the loop."
pub(super) fn leave_four(game: &Timbiriche, line: Line, _made: usize) -> Judgement {
    let deal = Deal {
        on: texts::LOOP_ON,
        now: texts::LOOP_NOW,
        greedy: texts::LOOP_GREEDY,
        early: texts::LOOP_EARLY,
        elsewhere: texts::LOOP_ELSEWHERE,
    };
    deal.judge(game, line)
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

#[cfg(test)]
mod tests {
    use game::{Game, Setup, Values};

    use super::*;
    use crate::lesson::STEPS;

    /// The position of a step after the person's moves.
    fn position(step: &str, moves: &str) -> Timbiriche {
        let step = STEPS.iter().find(|other| other.name == step).expect("a step");
        let values = Values::parse(step.setup).expect("values");
        let setup = <Timbiriche as Game>::Setup::from_values(&values).expect("a set-up");
        let mut game = Timbiriche::new(&setup).expect("a game");
        for mv in step.moves.split_whitespace().chain(moves.split_whitespace()) {
            game.make(mv.parse().expect("a line"));
        }
        game
    }

    /// What is said about every line of a position, the lines in one string for each message.
    fn said(step: &str, moves: &str) -> Vec<(&'static str, String)> {
        let game = position(step, moves);
        let judge = STEPS.iter().find(|other| other.name == step).expect("a step").judge;
        let mut lines = Vec::new();
        game.legal_moves(&mut lines);
        let mut all: Vec<(&str, String)> = Vec::new();
        for line in lines {
            let name = match judge(&game, line, 0) {
                Judgement::On(message) | Judgement::Wrong(message) => message.name,
                Judgement::Done => "done",
            };
            match all.iter_mut().find(|(other, _)| *other == name) {
                Some((_, lines)) => *lines = format!("{lines} {line}"),
                None => all.push((name, line.to_string())),
            }
        }
        all
    }

    #[test]
    fn what_is_said_about_handing_back_fits_the_position() {
        let others = "V1,0 V1,1 V1,2 V1,3 V1,4";
        let early = format!("V0,2 V0,3 V0,4 {others}");
        assert_eq!(said("control", ""), [("DEAL_ON", "V0,1".to_string()), ("DEAL_EARLY", early)]);
        let early = format!("V0,3 V0,4 {others}");
        assert_eq!(said("control", "V0,1"), [("DEAL_NOW", "V0,2".to_string()), ("DEAL_EARLY", early)]);
        let all = [("DEAL_GREEDY", "V0,3"), ("done", "V0,4"), ("DEAL_ELSEWHERE", others)];
        assert_eq!(said("control", "V0,1 V0,2"), all.map(|(name, lines)| (name, lines.to_string())));
    }

    #[test]
    fn what_is_said_about_a_loop_fits_the_position() {
        let judged = |moves: &str, all: &[(&'static str, &str)]| {
            let all: Vec<_> = all.iter().map(|(name, lines)| (*name, lines.to_string())).collect();
            assert_eq!(said("loop", moves), all, "after {moves}");
        };
        let rest = "H0,3 H1,5 H2,3 V0,4 V0,5 V1,4 V1,5";
        judged(
            "",
            &[("LOOP_EARLY", "H0,3 H1,2 H1,5 H2,3 V0,2 V0,4 V0,5 V1,2 V1,4 V1,5"), ("LOOP_ON", "V0,1 V1,1")],
        );
        judged(
            "V0,1",
            &[("LOOP_EARLY", "H0,3 H1,2 H1,5 H2,3 V0,4 V0,5 V1,2 V1,4 V1,5"), ("LOOP_NOW", "V0,2 V1,1")],
        );
        judged("V0,1 V0,2", &[("LOOP_ELSEWHERE", rest), ("LOOP_GREEDY", "H1,2 V1,1"), ("done", "V1,2")]);
        judged("V0,1 V1,1", &[("LOOP_ELSEWHERE", rest), ("done", "H1,2"), ("LOOP_GREEDY", "V0,2 V1,2")]);
    }
}
