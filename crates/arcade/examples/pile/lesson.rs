//! The lesson of Pile: take, take the last one, and leave what is lost.

use game::Game;
use play::learn::{Judgement, LessonStep, no_answer};

use crate::notation::Take;
use crate::rules::Pile;
use crate::texts;

/// The steps.
pub(crate) static STEPS: &[LessonStep<Pile>] = &[
    LessonStep {
        name: "take",
        title: texts::TAKE_TITLE,
        words: texts::TAKE,
        praise: texts::TAKE_DONE,
        setup: "piles=2 tokens=4",
        moves: "",
        judge: |_, mv, _| match mv.count {
            3 => Judgement::Done,
            _ => Judgement::Wrong(texts::TAKE_WRONG),
        },
        answer: no_answer,
    },
    LessonStep {
        name: "last",
        title: texts::LAST_TITLE,
        words: texts::LAST,
        praise: texts::LAST_DONE,
        setup: "piles=1 tokens=3",
        moves: "",
        judge: leave_lost,
        answer: no_answer,
    },
    LessonStep {
        name: "four",
        title: texts::FOUR_TITLE,
        words: texts::FOUR,
        praise: texts::FOUR_DONE,
        setup: "piles=1 tokens=6",
        moves: "",
        judge: leave_lost,
        answer: any,
    },
    LessonStep {
        name: "equal",
        title: texts::EQUAL_TITLE,
        words: texts::EQUAL,
        praise: texts::EQUAL_DONE,
        setup: "piles=2 tokens=2",
        moves: "",
        judge: leave_lost,
        answer: any,
    },
];

/// Right is what leaves the other one a lost position; the step goes on until the last token is taken.
fn leave_lost(game: &Pile, mv: Take, _made: usize) -> Judgement {
    let mut after = game.clone();
    after.make(mv);
    let rest = after.left().iter().fold(0, |sum, tokens| sum ^ (tokens % (after.setup().most + 1)));
    match (rest, after.outcome()) {
        (0, Some(_)) => Judgement::Done,
        (0, None) => Judgement::On(texts::GO_ON),
        _ => Judgement::Wrong(texts::NOT_LOST),
    }
}

/// Whatever the other side takes, it is lost.
fn any(game: &Pile, _made: usize) -> Option<Take> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.first().copied()
}
