//! The line in which a value of the set-up is typed.

use crossterm::event::{KeyCode, KeyModifiers};

use crate::chord::Chord;

/// Longer than any sensible path or command.
const LONGEST: usize = 1000;

/// What has been typed so far.
#[derive(Clone, Debug)]
pub(super) struct Typing {
    text: String,
}

/// What a key did to the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// It goes on.
    Going,
    /// The value is to be what it was.
    Cancelled,
    /// The text is to be taken.
    Done,
    /// The text is to be taken, and the next row is wanted or, if false, the one before.
    Next(bool),
}

impl Typing {
    pub(super) fn new(text: &str) -> Typing {
        Typing { text: text.to_string() }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn key(&mut self, key: Chord) -> Typed {
        match (key.code, key.modifiers) {
            (KeyCode::Esc, _) => return Typed::Cancelled,
            (KeyCode::Enter, _) => return Typed::Done,
            (KeyCode::Down | KeyCode::Tab, _) => return Typed::Next(true),
            (KeyCode::Up | KeyCode::BackTab, _) => return Typed::Next(false),
            // An empty line and a key that takes away: back to the old value.
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), KeyModifiers::CONTROL) => {
                return self.text.pop().map_or(Typed::Cancelled, |_| Typed::Going);
            }
            (KeyCode::Char('u'), KeyModifiers::CONTROL) => self.text.clear(),
            (KeyCode::Char('w'), KeyModifiers::CONTROL) => {
                let kept = self.text.trim_end().rfind(char::is_whitespace).map_or(0, |at| at + 1);
                self.text.truncate(kept);
            }
            (KeyCode::Char(c), KeyModifiers::NONE) if self.text.chars().count() < LONGEST => {
                self.text.push(c);
            }
            _ => {}
        }
        Typed::Going
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(begin: &str, keys: &str) -> (Typed, String) {
        let mut typing = Typing::new(begin);
        let mut last = Typed::Going;
        for key in keys.split(' ') {
            last = typing.key(key.parse().expect("a key"));
        }
        (last, typing.text)
    }

    #[test]
    fn a_value_is_typed_and_corrected() {
        assert_eq!(typed("", "m y space b 0 backspace o t enter"), (Typed::Done, "my bot".to_string()));
        assert_eq!(typed("python3 my bot", "ctrl-w ctrl-w x"), (Typed::Going, "python3 x".to_string()));
        assert_eq!(typed("old", "ctrl-u n"), (Typed::Going, "n".to_string()));
        assert_eq!(typed("7", "down").0, Typed::Next(true));
        assert_eq!(typed("7", "backtab").0, Typed::Next(false));
    }

    #[test]
    fn there_are_two_ways_back() {
        assert_eq!(typed("7", "esc").0, Typed::Cancelled);
        assert_eq!(typed("7", "backspace backspace").0, Typed::Cancelled);
    }
}
