//! Learning: the list of what there is and what has been done, and the screen of a lesson. Puzzles have a screen
//! of their own.

mod draw;
mod lesson;
mod list;
mod puzzles;
#[cfg(test)]
mod tests;

pub use lesson::Lesson;
pub use list::Learn;
