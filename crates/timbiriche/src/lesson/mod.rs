//! The lesson of Timbiriche: from the first line to the long-chain rule.

mod judge;
pub mod texts;

use play::learn::{LessonStep, no_answer};

use crate::Timbiriche;

/// The steps.
pub(crate) static STEPS: &[LessonStep<Timbiriche>] = &[
    LessonStep {
        name: "line",
        title: texts::LINE_TITLE,
        words: texts::LINE,
        praise: texts::LINE_DONE,
        setup: "rows=3 cols=3",
        moves: "",
        judge: judge::across,
        answer: no_answer,
    },
    LessonStep {
        name: "box",
        title: texts::BOX_TITLE,
        words: texts::BOX,
        praise: texts::BOX_DONE,
        setup: "rows=3 cols=3",
        moves: "H0,0 V1,2 V0,0 H1,0",
        judge: judge::close,
        answer: no_answer,
    },
    LessonStep {
        name: "safe",
        title: texts::SAFE_TITLE,
        words: texts::SAFE,
        praise: texts::SAFE_DONE,
        setup: "rows=3 cols=3",
        moves: "H0,0 H2,1 V0,0 V1,2",
        judge: judge::safe,
        answer: no_answer,
    },
    // Chains of 3 (above), 2 (left) and 4 (right).
    LessonStep {
        name: "shortest",
        title: texts::SHORT_TITLE,
        words: texts::SHORT,
        praise: texts::SHORT_DONE,
        setup: "rows=4 cols=4",
        moves: "H0,0 H0,1 H0,2 H1,0 H1,1 H1,2 V1,1 V2,1 H3,0 H2,2 H3,1 H3,2",
        judge: judge::shortest,
        answer: judge::take_and_open,
    },
    // Two chains of 4; the upper one has been opened. Two boxes were won before.
    LessonStep {
        name: "control",
        title: texts::DEAL_TITLE,
        words: texts::DEAL,
        praise: texts::DEAL_DONE,
        setup: "rows=3 cols=5",
        moves: "H0,0 H0,1 H0,2 H0,3 H1,0 H1,1 H1,2 H1,3 H2,0 H2,1 H2,2 H2,3 V0,0",
        judge: judge::hand_back,
        answer: judge::take_and_open,
    },
    // A loop of 6, which has been opened, and a chain of 6.
    LessonStep {
        name: "loop",
        title: texts::LOOP_TITLE,
        words: texts::LOOP,
        praise: texts::LOOP_DONE,
        setup: "rows=3 cols=7",
        moves: "H0,0 H0,1 H0,2 V0,0 V1,0 H2,0 H2,1 H2,2 V0,3 V1,3 H1,1 H1,3 H1,4 H0,4 H0,5 V0,6 V1,6 H2,4 \
                H2,5 H1,0",
        judge: judge::leave_four,
        answer: judge::take_and_open,
    },
    // Two safe lines are left: H1,1 makes chains of 2, 3 and 3, V1,2 chains of 1, 2 and 5.
    LessonStep {
        name: "parity",
        title: texts::PARITY_TITLE,
        words: texts::PARITY,
        praise: texts::PARITY_DONE,
        setup: "rows=4 cols=4",
        moves: "V2,3 V0,0 H3,0 H1,0 H3,1 H2,0 V0,3 H0,2 H2,1 H0,1 H3,2 V1,3",
        judge: judge::parity,
        answer: no_answer,
    },
];
