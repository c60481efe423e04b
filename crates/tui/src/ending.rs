//! How a game ended and why, in words, for every front end.

use std::fmt::Display;

use game::{Outcome, Seat};
use play::{Cause, Match};

use crate::look::Look;
use crate::texts::{Language, Message, play as text};
use crate::theme::Role;

/// Somebody who says messages in the person's language: a screen, a page of lines.
pub trait Voice {
    /// The language.
    fn language(&self) -> Language;
    /// A text with its placeholders filled.
    fn fill(&self, message: Message, values: &[(&str, &dyn Display)]) -> String;
}

impl Voice for Look {
    fn language(&self) -> Language {
        self.language
    }

    fn fill(&self, message: Message, values: &[(&str, &dyn Display)]) -> String {
        self.fill(message, values)
    }
}

/// Who has won, as the person at this table sees it; `None` while the game is open.
pub fn result(played: &Match, voice: &impl Voice) -> Option<String> {
    let person = played.only_person();
    Some(match played.result()? {
        Outcome::Won(winner) if person == Some(winner) => voice.fill(text::WON_YOU, &[]),
        Outcome::Won(_) if person.is_some() && played.seats() == 2 => voice.fill(text::LOST_YOU, &[]),
        Outcome::Won(winner) => voice.fill(text::WON, &[("name", &played.label(winner))]),
        Outcome::Draw(seats) if seats.len() < usize::from(played.seats()) => {
            let names: Vec<&str> = seats.iter().map(|seat| played.label(seat)).collect();
            voice.fill(text::DRAWN_AMONG, &[("names", &names.join(", "))])
        }
        Outcome::Draw(_) => voice.fill(text::DRAWN, &[]),
        Outcome::Nobody => voice.fill(text::NOBODY, &[]),
    })
}

/// The colour of it: that of a victory and of a defeat are the person's own.
pub(crate) fn role(played: &Match) -> Role {
    match (played.result(), played.only_person()) {
        (Some(Outcome::Won(winner)), Some(person)) if winner == person => Role::Good,
        (Some(Outcome::Won(_)), Some(_)) => Role::Bad,
        _ => Role::Text,
    }
}

/// Why the game ended, in a sentence: by what a player did beyond the rules, or by which of the rules. `None` while
/// it is open.
pub fn reason(played: &Match, voice: &impl Voice) -> Option<String> {
    let person = played.only_person();
    let Some(ending) = played.ending() else {
        let name = |seat: Seat| played.label(seat).to_string();
        return Some(played.game().end_reason()?.text(voice.language(), person, name));
    };
    let name = played.label(ending.seat);
    let own = person == Some(ending.seat);
    Some(match &ending.cause {
        Cause::Resigned if own => voice.fill(text::BY_RESIGNATION_YOU, &[]),
        Cause::Resigned => voice.fill(text::BY_RESIGNATION, &[("name", &name)]),
        Cause::OutOfTime if own => voice.fill(text::BY_TIME_YOU, &[]),
        Cause::OutOfTime => voice.fill(text::BY_TIME, &[("name", &name)]),
        Cause::Broken(why) => voice.fill(text::BY_FAILURE, &[("name", &name), ("why", why)]),
    })
}

/// Both in one line; `None` while the game is open.
pub fn words(played: &Match, voice: &impl Voice) -> Option<String> {
    let result = result(played, voice)?;
    Some(match reason(played, voice) {
        Some(reason) => format!("{result}. {reason}"),
        None => format!("{result}."),
    })
}
