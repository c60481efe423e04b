//! The lesson of flag capture: the torus, the terrain, the tools, and the race that decides.

mod judge;
pub mod texts;

use play::learn::{LessonStep, no_answer};

use crate::FlagCapture;

/// The flag is to the north-east of piece 1.
const FIRST: &str = "map=\"name: lesson\nsize: 8 5\npiece: 1 1 19 30\npiece: 1 2 24 30\n
........
...F....
........
.....F..
F.......
\"";

/// The flag is at the lower border, the piece at the upper one.
const AROUND: &str = "map=\"name: lesson\nsize: 8 5\npiece: 1 1 3 30\npiece: 1 2 24 30\n
........
........
.....F..
........
..F...F.
\"";

/// A forest stands between the piece and the flag.
const FOREST: &str = "map=\"name: lesson\nsize: 8 6\npiece: 1 1 27 30\npiece: 1 2 16 30\n
........
..F.....
.,T.....
........
........
#####FF#
\"";

/// A belt of forest, and a wall behind it.
const AXE: &str = "map=\"name: lesson\nsize: 8 5\npiece: 1 1 3 30\npiece: 1 2 7 30\n
........
..h.....
TTTTTTTT
..F..F.F
########
\"";

/// So little energy that no flag can be reached.
const JUICE: &str = "map=\"name: lesson\nsize: 8 5\npiece: 1 1 19 2\npiece: 1 2 24 20\n
.......F
........
......,.
..z.....
F......F
\"";

/// The enemy, weak already, has to come by.
const DIG: &str = "map=\"name: lesson\nsize: 8 5\npiece: 1 1 11 30\npiece: 1 2 7 8\n
........
........
##p#####
..F..F.F
########
\"";

/// Three flags; one is left in the middle after one each.
const RACE: &str = "map=\"name: lesson\nsize: 10 5\npiece: 1 1 13 30\npiece: 2 1 33 30\npiece: 1 2 17 30\n
..F...F...
..........
..........
..........
....F.....
\"";

/// The steps.
pub(crate) static STEPS: &[LessonStep<FlagCapture>] = &[
    LessonStep {
        name: "flag",
        title: texts::FLAG_TITLE,
        words: texts::FLAG,
        praise: texts::FLAG_DONE,
        setup: FIRST,
        moves: "",
        judge: judge::flag,
        answer: no_answer,
    },
    LessonStep {
        name: "around",
        title: texts::AROUND_TITLE,
        words: texts::AROUND,
        praise: texts::AROUND_DONE,
        setup: AROUND,
        moves: "",
        judge: judge::around,
        answer: no_answer,
    },
    LessonStep {
        name: "cost",
        title: texts::CHEAP_TITLE,
        words: texts::CHEAP,
        praise: texts::CHEAP_DONE,
        setup: FOREST,
        moves: "",
        judge: judge::cheap,
        answer: judge::idle,
    },
    LessonStep {
        name: "axe",
        title: texts::AXE_TITLE,
        words: texts::AXE,
        praise: texts::AXE_DONE,
        setup: AXE,
        moves: "",
        judge: judge::axe,
        answer: judge::idle,
    },
    LessonStep {
        name: "juice",
        title: texts::JUICE_TITLE,
        words: texts::JUICE,
        praise: texts::JUICE_DONE,
        setup: JUICE,
        moves: "",
        judge: judge::juice,
        answer: no_answer,
    },
    LessonStep {
        name: "dig",
        title: texts::DIG_TITLE,
        words: texts::DIG,
        praise: texts::DIG_DONE,
        setup: DIG,
        moves: "",
        judge: judge::dig,
        answer: judge::idle,
    },
    // Both sides have taken the flag beside them.
    LessonStep {
        name: "race",
        title: texts::RACE_TITLE,
        words: texts::RACE,
        praise: texts::RACE_DONE,
        setup: RACE,
        moves: "1:1 1:1",
        judge: judge::race,
        answer: judge::chase,
    },
];
