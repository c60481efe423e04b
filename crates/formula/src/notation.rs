//! Moves and how they are written: the landing point `12,7`, or `=` for a forced stand-still.

use std::fmt;
use std::str::FromStr;

use game::ParseMoveError;

use crate::geometry::Point;
use crate::texts;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The car goes to this point. Points beside the paper have coordinates below 0 or beyond its sides.
    To(Point),
    /// The car has to stand still: every point that it could go to on the track is taken.
    Stand,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::To(point) => point.fmt(f),
            Move::Stand => f.write_str("="),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    /// Reads what `Display` writes, also in brackets or with blanks around the numbers.
    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let unknown = || ParseMoveError::expected(texts::EXPECTED_POINT, text);
        let trimmed = text.trim();
        if trimmed == "=" {
            return Ok(Move::Stand);
        }
        let inner = trimmed.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(trimmed);
        let (x, y) = inner.split_once(',').ok_or_else(unknown)?;
        match (x.trim().parse(), y.trim().parse()) {
            (Ok(x), Ok(y)) => Ok(Move::To(Point::new(x, y))),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn points_and_stand_stills_are_read() {
        for (text, expected) in [
            ("12,7", Move::To(Point::new(12, 7))),
            (" -1,5 ", Move::To(Point::new(-1, 5))),
            ("(3, -2)", Move::To(Point::new(3, -2))),
            ("=", Move::Stand),
        ] {
            assert_eq!(text.parse(), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "12", "12;7", "12,", ",7", "a,b", "1,2,3", "==", "99999,0", "(1,2", "1.5,2"] {
            let error = text.parse::<Move>().expect_err("no move").to_string();
            assert!(error.starts_with("expected a landing point such as 12,7 or =, found '"), "{error}");
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(x: i16, y: i16) {
            let mv = Move::To(Point::new(x, y));
            prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
        }

        #[test]
        fn any_text_is_answered(text in "\\PC{0,12}") {
            let _ = text.parse::<Move>();
        }
    }
}
