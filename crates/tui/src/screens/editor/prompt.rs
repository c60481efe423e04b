//! The line in which a name, a size or a file is typed.

use crossterm::event::{KeyCode, KeyModifiers};

use crate::chord::Chord;

/// Longer than any sensible path.
const LONGEST: usize = 200;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asking {
    Name,
    Size,
    Open,
    SaveAs,
}

/// What has been typed so far.
#[derive(Clone, Debug)]
pub(super) struct Prompt {
    pub(super) asking: Asking,
    pub(super) text: String,
}

/// What a key did to the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    Going,
    Cancelled,
    Done(String),
}

impl Prompt {
    pub(super) fn new(asking: Asking, text: impl Into<String>) -> Prompt {
        Prompt { asking, text: text.into() }
    }

    pub(super) fn key(&mut self, key: Chord) -> Typed {
        match (key.code, key.modifiers) {
            (KeyCode::Esc, _) => return Typed::Cancelled,
            // An empty line and a key that takes away: nothing is wanted.
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), KeyModifiers::CONTROL) if self.text.is_empty() => {
                return Typed::Cancelled;
            }
            (KeyCode::Backspace, _) | (KeyCode::Char('h'), KeyModifiers::CONTROL) => drop(self.text.pop()),
            (KeyCode::Char('u'), KeyModifiers::CONTROL) => self.text.clear(),
            (KeyCode::Enter, _) => return Typed::Done(self.text.trim().to_string()),
            (KeyCode::Char(c), KeyModifiers::NONE) if self.text.chars().count() < LONGEST => {
                self.text.push(c)
            }
            _ => {}
        }
        Typed::Going
    }
}

/// Reads a size: two numbers with an x, a comma or a blank between them.
pub(super) fn parse_size(text: &str) -> Option<(u16, u16)> {
    let text = text.trim();
    let between = text.find(['x', 'X', '×', ',']).or_else(|| text.find(char::is_whitespace))?;
    let (width, rest) = text.split_at(between);
    let mut height = rest.chars();
    height.next();
    Some((width.trim().parse().ok()?, height.as_str().trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read() {
        for text in ["40x20", "40 x 20", " 40X20 ", "40,20", "40, 20", "40 20", "40  20", "40×20"] {
            assert_eq!(parse_size(text), Some((40, 20)), "{text}");
        }
        for text in ["", " ", "40", "x20", "40x", "40xx20", "40 20 10", "-1x3", "70000x3", "a x b"] {
            assert_eq!(parse_size(text), None, "{text}");
        }
    }
}
