//! Moves and how they are written: the token `84-75`, the same without the dash, and the long form
//! `((8 4) (7 5))` of the four calls.

use std::fmt;
use std::str::FromStr;

use game::ParseMoveError;

use crate::{Square, texts};

/// A move: a piece goes from one dark square to another. `Display` writes the token `84-75`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Step {
    /// The move between two squares. It need not be possible.
    pub const fn new(from: Square, to: Square) -> Step {
        Step { from, to }
    }

    /// The move in the long form: `((8 4) (7 5))`.
    pub fn long(self) -> LongForm {
        LongForm(self)
    }

    /// The move between two squares given by line and column; `None` if one of them is no dark square.
    fn between([l1, c1, l2, c2]: [u8; 4]) -> Option<Step> {
        Some(Step::new(Square::new(l1, c1)?, Square::new(l2, c2)?))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// A move that writes itself in the long form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongForm(Step);

impl fmt::Display for LongForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Step { from, to } = self.0;
        write!(f, "(({} {}) ({} {}))", from.line(), from.column(), to.line(), to.column())
    }
}

impl FromStr for Step {
    type Err = ParseMoveError;

    /// Reads all three forms; blanks around the text and between the parts of the long form don't matter.
    fn from_str(text: &str) -> Result<Step, ParseMoveError> {
        let trimmed = text.trim();
        let numbers = if trimmed.starts_with('(') { long_numbers(trimmed) } else { short_numbers(trimmed) };
        numbers.and_then(Step::between).ok_or_else(|| ParseMoveError::expected(texts::EXPECTED_MOVE, trimmed))
    }
}

/// The numbers of `84-75` or `8475`.
fn short_numbers(text: &str) -> Option<[u8; 4]> {
    let digits = match *text.as_bytes() {
        [l1, c1, b'-', l2, c2] | [l1, c1, l2, c2] => [l1, c1, l2, c2],
        _ => return None,
    };
    digits.iter().all(u8::is_ascii_digit).then(|| digits.map(|digit| digit - b'0'))
}

/// The numbers of `((8 4) (7 5))`.
fn long_numbers(text: &str) -> Option<[u8; 4]> {
    // A text that fits has twelve parts; one part more is enough to see that it does not.
    let parts: Vec<Part> = parts(text).take(13).collect();
    long_form(&parts)
}

/// A part of a form: a parenthesis or what stands between blanks and parentheses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part<'a> {
    Open,
    Close,
    Word(&'a str),
}

/// The line and the column of both squares, if the parts are a move in the long form.
pub(crate) fn long_form(parts: &[Part]) -> Option<[u8; 4]> {
    use Part::{Close, Open, Word};
    match *parts {
        [Open, Open, Word(l1), Word(c1), Close, Open, Word(l2), Word(c2), Close, Close] => {
            Some([number(l1)?, number(c1)?, number(l2)?, number(c2)?])
        }
        _ => None,
    }
}

/// The move, if the parts are one in the long form, with both squares dark.
pub(crate) fn long_step(parts: &[Part]) -> Option<Step> {
    long_form(parts).and_then(Step::between)
}

fn number(word: &str) -> Option<u8> {
    match *word.as_bytes() {
        [digit] if digit.is_ascii_digit() => Some(digit - b'0'),
        _ => None,
    }
}

/// Cuts a text into parts.
pub(crate) fn parts(text: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let ends_word = |c: char| c.is_whitespace() || matches!(c, '(' | ')');
        let (part, length) = match rest.chars().next()? {
            '(' => (Part::Open, 1),
            ')' => (Part::Close, 1),
            _ => {
                let length = rest.find(ends_word).unwrap_or(rest.len());
                (Part::Word(&rest[..length]), length)
            }
        };
        rest = &rest[length..];
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn all_forms_are_read() {
        let expected = Step::new(Square::new(8, 4).expect("dark"), Square::new(7, 5).expect("dark"));
        for text in ["84-75", "8475", " 84-75\n", "((8 4) (7 5))", "((8 4)(7 5))", "( (\t8\n4 )( 7  5 ) ) "] {
            assert_eq!(text.parse::<Step>(), Ok(expected), "{text:?}");
        }
        assert_eq!(expected.to_string(), "84-75");
        assert_eq!(expected.long().to_string(), "((8 4) (7 5))");
    }

    #[test]
    fn everything_else_is_refused() {
        let texts = [
            "",
            "84",
            "84-7",
            "84-755",
            "84--75",
            "84 75",
            "8-475",
            "83-75",
            "84-76",
            "94-75",
            "04-75",
            "(8 4) (7 5)",
            "((8 4) (7 5)",
            "((8 4) (7 5)))",
            "((84) (75))",
            "((8 4 7 5))",
            "((8 3) (7 5))",
            "((08 4) (7 5))",
            "()",
            "((8 4) (7 5)) x",
            "ratos",
            "８４-75",
            "((8 4) (7 ５))",
        ];
        for text in texts {
            let error = text.parse::<Step>().expect_err(text).to_string();
            assert!(error.starts_with("expected a move between dark squares"), "{error}");
        }
        assert!("(".repeat(1 << 20).parse::<Step>().is_err());
    }

    proptest! {
        #[test]
        fn every_move_survives_each_form(from in 0..32usize, to in 0..32usize) {
            let step = Step::new(Square::from_index(from), Square::from_index(to));
            prop_assert_eq!(step.to_string().parse(), Ok(step));
            prop_assert_eq!(step.to_string().replace('-', "").parse(), Ok(step));
            prop_assert_eq!(step.long().to_string().parse(), Ok(step));
        }

        #[test]
        fn no_text_makes_it_panic(text in "[ ()0-9a-z-]{0,30}|\\PC{0,30}") {
            if let Ok(step) = text.parse::<Step>() {
                prop_assert_eq!(step.to_string().parse(), Ok(step));
            }
        }
    }
}
