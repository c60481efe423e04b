//! Learning a game: lessons, puzzles, and what has been done of them.
//!
//! * [`lesson`]: what a game crate writes: the steps of its lesson.
//! * [`course`]: a lesson that somebody takes: where they are, what their move is answered.
//! * [`puzzle`]: positions with one best move, their files, what proves them and what finds them.
//! * [`check_lesson`]: what every lesson has to be.
//! * [`progress`]: what somebody has done, in a file.
//!
//! Nothing here knows a screen; the front end and the line mode are both made over [`Course`].

mod check;
pub mod course;
pub mod lesson;
pub mod progress;
pub mod puzzle;

pub use check::check_lesson;
pub use course::{Course, Heard};
pub use lesson::{AnyStep, Judgement, LessonStep, no_answer};
pub use progress::{Attempt, Deed, Progress, PuzzleMark};
pub use puzzle::{AnyPuzzleKit, Puzzle, PuzzleKit, Theme};
