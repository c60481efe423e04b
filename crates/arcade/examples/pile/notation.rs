//! Moves and how they are written: `B3` takes three tokens from pile B.

use std::fmt;
use std::str::FromStr;

use game::ParseMoveError;

use crate::texts;

/// The most piles that a game may have.
pub(crate) const MAX_PILES: usize = 5;

/// A move: so many tokens are taken from a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Take {
    /// The pile, counted from 0; below [`MAX_PILES`].
    pub(crate) pile: usize,
    /// How many tokens, 1 to 9.
    pub(crate) count: u8,
}

/// The letter of a pile: A, B, C and so on.
pub(crate) fn letter(pile: usize) -> char {
    // There are fewer piles than letters.
    (b'A' + pile as u8) as char
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letter(self.pile), self.count)
    }
}

impl FromStr for Take {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Take, ParseMoveError> {
        if let [name, digit @ b'1'..=b'9'] = text.as_bytes()
            && let Some(pile) = (0..MAX_PILES).find(|pile| letter(*pile) == name.to_ascii_uppercase() as char)
        {
            return Ok(Take { pile, count: digit - b'0' });
        }
        Err(ParseMoveError::expected(texts::EXPECTED, text))
    }
}
