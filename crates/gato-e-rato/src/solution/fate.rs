//! What the solution says about a position.

use std::fmt;

use search::Score;

use crate::Side;

/// Who wins a position, and after how many plies, if the winner shortens and the loser lengthens the game.
/// `Display` writes it for people: `cats win in 31`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fate {
    /// The side that wins.
    pub winner: Side,
    /// The number of moves until then, those of both sides counted; 0 if the game is over.
    pub plies: u32,
}

impl Fate {
    /// Reads a byte of the table.
    #[inline]
    pub(super) fn of_score(score: u8) -> Fate {
        if score < 128 {
            Fate { winner: Side::Mouse, plies: u32::from(score) }
        } else {
            Fate { winner: Side::Cats, plies: u32::from(255 - score) }
        }
    }

    /// The fate as a side sees it.
    pub fn score(self, side: Side) -> Score {
        if self.winner == side { Score::Win(self.plies) } else { Score::Loss(self.plies) }
    }

    /// The fate of the position before the move that led to this one, if that was its best move.
    #[must_use]
    pub fn one_ply_earlier(self) -> Fate {
        Fate { plies: self.plies + 1, ..self }
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let win = match self.winner {
            Side::Mouse => "wins",
            Side::Cats => "win",
        };
        match self.plies {
            0 => write!(
                f,
                "{} {}",
                self.winner,
                if self.winner == Side::Mouse { "has won" } else { "have won" }
            ),
            plies => write!(f, "{} {win} in {plies}", self.winner),
        }
    }
}
