//! The four calls: a player that is asked in Lisp forms and answers each on one line.
//!
//! * `reader`: cuts what comes in into forms.
//! * `server`: the two games and what the calls do with them.
//! * `client`: the other way round, a program that speaks the four calls as an engine.

mod client;
mod reader;
mod server;

pub use client::LispPlayer;
pub use reader::LARGEST_FORM;
pub use server::{Server, serve};

/// The names of the calls.
const MOUSE_BEGINS: &str = "rato-inicia";
const MOUSE_ANSWERS: &str = "rato-responde";
const CATS_BEGIN: &str = "gato-inicia";
const CATS_ANSWER: &str = "gato-responde";
/// The answer where there is no move.
const NO_MOVE: &str = "NIL";
