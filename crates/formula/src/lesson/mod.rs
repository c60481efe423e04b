//! The lesson of Formula: one's own vector, braking, the way that counts, other cars, the fastest line.

mod judge;
pub mod texts;

use play::learn::{LessonStep, no_answer};

use crate::rules::Formula;

/// Short enough to be seen whole, from start to finish, on the usual terminal.
const STRAIGHT: &str = "cars=1 track=\"name: straight\n
############
#..........F
#S.........F
#..........F
############
\"";

const BEND: &str = "cars=1 track=\"name: bend\n
##############
#S...........#
#............#
##########...#
##########...#
##########...#
##########...#
##########FFF#
##############
\"";

const LANE: &str = "cars=2 track=\"name: lane\n
############
#SS.......F#
############
\"";

/// The steps.
pub(crate) static STEPS: &[LessonStep<Formula>] = &[
    LessonStep {
        name: "start",
        title: texts::START_TITLE,
        words: texts::START,
        praise: texts::START_DONE,
        setup: STRAIGHT,
        moves: "",
        judge: judge::start,
        answer: no_answer,
    },
    LessonStep {
        name: "faster",
        title: texts::FASTER_TITLE,
        words: texts::FASTER,
        praise: texts::FASTER_DONE,
        setup: STRAIGHT,
        moves: "2,2",
        judge: judge::faster,
        answer: no_answer,
    },
    LessonStep {
        name: "brake",
        title: texts::BRAKE_TITLE,
        words: texts::BRAKE,
        praise: texts::BRAKE_DONE,
        setup: BEND,
        moves: "2,1 4,1 7,1",
        judge: judge::brake,
        answer: no_answer,
    },
    LessonStep {
        name: "corner",
        title: texts::CORNER_TITLE,
        words: texts::CORNER,
        praise: texts::CORNER_DONE,
        setup: BEND,
        moves: "2,1 4,1 6,1 8,2",
        judge: judge::corner,
        answer: no_answer,
    },
    // The other car stands still in front.
    LessonStep {
        name: "pass",
        title: texts::PASS_TITLE,
        words: texts::PASS,
        praise: texts::PASS_DONE,
        setup: LANE,
        moves: "1,1 3,1 2,1 4,1 3,1 4,1",
        judge: judge::pass,
        answer: no_answer,
    },
    LessonStep {
        name: "line",
        title: texts::BEST_TITLE,
        words: texts::BEST,
        praise: texts::BEST_DONE,
        setup: BEND,
        moves: "2,1 4,1",
        judge: judge::line,
        answer: no_answer,
    },
    LessonStep {
        name: "finish",
        title: texts::FINISH_TITLE,
        words: texts::FINISH,
        praise: texts::FINISH_DONE,
        setup: BEND,
        moves: "2,1 4,1 6,1 8,1 10,1 11,2 11,3 11,5",
        judge: judge::finish,
        answer: no_answer,
    },
];
