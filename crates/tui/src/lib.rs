//! The front end of the arcade in a terminal.
//!
//! [`run()`] takes the terminal, shows the menu or a game, and gives the terminal back. It is handed the games
//! and their boards ([`GameUi`]) and names none of them outside of [`views`] and their [`texts`].
//!
//! * [`views`]: the boards, one [`View`](views::View) per game;
//! * [`screens`]: menu, set-up, play, help, questions, on a stack;
//! * [`actions`], [`bindings`], [`chord`]: the one table of keys, and what a person makes of it;
//! * [`theme`], [`glyphs`], [`look`], [`texts`], [`ending`]: colours, signs and words;
//! * [`tour`]: every screen of every game; [`registry_checks`]: what has to hold on each of them, and what every game
//!   has to bring along;
//! * [`app`], [`event`], [`terminal`]: the loop, what wakes it, and the terminal.
//!
//! One thread draws and otherwise blocks on a channel; engines think in theirs.

#![forbid(unsafe_code)]

pub mod actions;
pub mod app;
mod background;
pub mod bindings;
pub mod chord;
pub mod context;
pub mod ending;
pub mod event;
pub mod glyphs;
mod headless;
pub mod look;
pub mod pointer;
pub mod registry_checks;
mod run;
pub mod screens;
pub mod settings;
pub mod terminal;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub mod texts;
pub mod theme;
pub mod tour;
pub mod views;
pub mod widgets;

pub use app::Exit;
pub use context::GameUi;
pub use run::{Error, Options, Start, run};
pub use settings::{GameSettings, Settings};
pub use theme::ColorChoice;
