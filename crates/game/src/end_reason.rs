//! Why a game is over by its rules.

use std::fmt::{self, Write};

use ::texts::{Language, Phrase};

use crate::Seat;

/// Why a game is over by its rules, as a sentence for people: "No cat can move."
///
/// Where it is about one of the seats, the words hold `{name}`, and there are words for that seat itself:
/// "Anna can't move." and "You can't move." `Display` is English for records and scripts, where other reasons read as
/// "seat 2 resigned": "seat 2 can't move".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndReason {
    words: Phrase,
    about: Option<(Seat, Phrase)>,
}

impl EndReason {
    /// A reason that is about no seat, or about all of them. It ends with a full stop.
    pub fn new(words: impl Into<Phrase>) -> EndReason {
        EndReason { words: words.into(), about: None }
    }

    /// A reason that is about one seat: words with `{name}` for everybody else, and words for whoever has the seat.
    /// Both end with a full stop.
    pub fn about(seat: Seat, words: impl Into<Phrase>, to_itself: impl Into<Phrase>) -> EndReason {
        EndReason { words: words.into(), about: Some((seat, to_itself.into())) }
    }

    /// The reason in a language, as it is told to `person` (to nobody in particular without one), with the name that
    /// a seat goes by.
    pub fn text(&self, language: Language, person: Option<Seat>, name: impl Fn(Seat) -> String) -> String {
        match &self.about {
            None => self.words.text(language),
            Some((seat, to_itself)) if person == Some(*seat) => to_itself.text(language),
            Some((seat, _)) => self.words.clone().with("name", name(*seat)).text(language),
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.text(Language::English, None, |seat| format!("seat {seat}"));
        let mut rest = words.trim_end_matches('.').chars();
        rest.next().into_iter().flat_map(char::to_lowercase).chain(rest).try_for_each(|c| f.write_char(c))
    }
}

#[cfg(test)]
mod tests {
    use ::texts::Message;

    use super::*;

    #[test]
    fn a_seat_goes_by_its_name_and_is_spoken_to() {
        let of = |wordings| Message { name: "X", wordings };
        let stuck = of(["{name} can't move.", "{name} no puede mover.", "", ""]);
        let own = of(["You can't move.", "No puedes mover.", "", ""]);
        let reason = EndReason::about(Seat::SECOND, stuck, own);
        let name = |_| "Ana".to_string();
        assert_eq!(reason.to_string(), "seat 2 can't move");
        assert_eq!(reason.text(Language::Spanish, None, name), "Ana no puede mover.");
        assert_eq!(reason.text(Language::Spanish, Some(Seat::FIRST), name), "Ana no puede mover.");
        assert_eq!(reason.text(Language::Spanish, Some(Seat::SECOND), name), "No puedes mover.");
        let plain = EndReason::new(of(["No cat can move.", "Ningún gato puede mover.", "", ""]));
        assert_eq!(plain.to_string(), "no cat can move");
        assert_eq!(plain.text(Language::Spanish, Some(Seat::SECOND), name), "Ningún gato puede mover.");
    }
}
