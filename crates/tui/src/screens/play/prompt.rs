//! The line in which a move is typed.

use crossterm::event::{KeyCode, KeyModifiers};

use crate::chord::Chord;

/// Longer than any move.
const LONGEST: usize = 80;

/// What has been typed so far.
#[derive(Clone, Debug, Default)]
pub(in crate::screens) struct Prompt {
    text: String,
}

/// What a key did to the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::screens) enum Typed {
    /// It goes on.
    Going,
    /// Nothing is to be played.
    Cancelled,
    /// This is to be played.
    Done(String),
}

impl Prompt {
    pub(in crate::screens) fn text(&self) -> &str {
        &self.text
    }

    pub(in crate::screens) fn key(&mut self, key: Chord) -> Typed {
        match (key.code, key.modifiers) {
            (KeyCode::Esc, _) => return Typed::Cancelled,
            // An empty line and a key that takes away: nothing is to be played.
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), KeyModifiers::CONTROL) if self.text.is_empty() => {
                return Typed::Cancelled;
            }
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), KeyModifiers::CONTROL) => drop(self.text.pop()),
            (KeyCode::Char('u'), KeyModifiers::CONTROL) => self.text.clear(),
            (KeyCode::Enter, _) if self.text.trim().is_empty() => return Typed::Cancelled,
            (KeyCode::Enter, _) => return Typed::Done(self.text.trim().to_string()),
            (KeyCode::Char(c), KeyModifiers::NONE) if self.text.chars().count() < LONGEST => {
                self.text.push(c)
            }
            _ => {}
        }
        Typed::Going
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(keys: &[&str]) -> (Typed, String) {
        let mut prompt = Prompt::default();
        let mut last = Typed::Going;
        for key in keys {
            last = prompt.key(key.parse().expect("a key"));
        }
        (last, prompt.text)
    }

    #[test]
    fn a_move_is_typed_and_corrected() {
        assert_eq!(
            typed(&["H", "9", "backspace", "0", ",", "3", "enter"]).0,
            Typed::Done("H0,3".to_string())
        );
        assert_eq!(typed(&["a", "ctrl-u", "b"]), (Typed::Going, "b".to_string()));
    }

    #[test]
    fn there_are_two_ways_out() {
        assert_eq!(typed(&["H", "esc"]).0, Typed::Cancelled);
        assert_eq!(typed(&["H", "backspace", "backspace"]).0, Typed::Cancelled);
        assert_eq!(typed(&["space", "enter"]).0, Typed::Cancelled);
    }
}
