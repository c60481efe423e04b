//! Moves as text: `2:3` is piece 2 to the south-east, `1:7` piece 1 digs.

use std::fmt;
use std::str::FromStr;

use game::ParseMoveError;

use crate::hex::Direction;
use crate::texts;

/// What a piece is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// Go one cell in a direction.
    Go(Direction),
    /// Dig where it stands.
    Dig,
}

impl Order {
    /// All orders in the order of their numbers.
    pub const ALL: [Order; 7] = [
        Order::Go(Direction::North),
        Order::Go(Direction::NorthEast),
        Order::Go(Direction::SouthEast),
        Order::Go(Direction::South),
        Order::Go(Direction::SouthWest),
        Order::Go(Direction::NorthWest),
        Order::Dig,
    ];

    /// The number in moves, 1 to 7.
    pub const fn number(self) -> u8 {
        match self {
            Order::Go(direction) => direction.number(),
            Order::Dig => 7,
        }
    }
}

/// A move: a piece of the side to move and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The piece, counted from 0 within its side.
    pub piece: u8,
    /// What it does.
    pub order: Order,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.piece + 1, self.order.number())
    }
}

impl FromStr for Action {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Action, ParseMoveError> {
        let parse = || {
            let (piece, order) = text.trim().split_once(':')?;
            let digit = |text: &str, greatest: u8| match text.trim().as_bytes() {
                [digit] if (b'1'..=b'0' + greatest).contains(digit) => Some(digit - b'1'),
                _ => None,
            };
            Some(Action { piece: digit(piece, 4)?, order: Order::ALL[usize::from(digit(order, 7)?)] })
        };
        parse().ok_or_else(|| ParseMoveError::expected(texts::EXPECTED_ACTION, text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_read_back() {
        for piece in 0..4 {
            for order in Order::ALL {
                let action = Action { piece, order };
                assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
        assert_eq!("2:3".parse(), Ok(Action { piece: 1, order: Order::Go(Direction::SouthEast) }));
        assert_eq!(" 1 : 7 ".parse(), Ok(Action { piece: 0, order: Order::Dig }));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "2", "2:", ":3", "0:1", "5:1", "1:0", "1:8", "11:1", "1:3:4", "a:b", "-1:2", "١:٢"]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
