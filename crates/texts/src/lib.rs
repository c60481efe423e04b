//! Words for people: messages in every [`Language`], with placeholders and plural forms.
//!
//! The crate holds no text of its own. A section of the catalogue is a module somewhere that calls
//! [`messages!`](crate::messages); the front end has its sections, and each game has one for its rules.

#![forbid(unsafe_code)]

pub mod ascii;
pub mod catalogue;
mod counted;
mod language;
pub mod locale;
mod message;
mod phrase;

pub use counted::counted;
pub use language::{Language, UnknownLanguage};
pub use message::Message;
pub use phrase::Phrase;
