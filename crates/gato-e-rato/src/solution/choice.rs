//! What perfect play makes of the solution: the verdict on every move, the best move, the best line.

use std::cmp::Reverse;

use game::Game;

use super::{Fate, Solution};
use crate::{GatoERato, Side, Step};

impl Solution {
    /// Every legal move with the fate that it leads to, counted from the position shown and in the order of
    /// the moves. Empty after the end.
    pub fn verdicts(&self, game: &GatoERato) -> Vec<(Step, Fate)> {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        moves.into_iter().map(|mv| (mv, self.fate(&game.after(mv)).one_ply_earlier())).collect()
    }

    /// The move of perfect play and what it leads to; `None` after the end.
    ///
    /// From a won position one of the shortest ways to win. From a lost one the longest resistance and, among
    /// equals, the move that leaves the opponent the fewest moves that keep the win, so that it may go
    /// wrong. What is still equal is decided by the order of the moves.
    pub fn best(&self, game: &GatoERato) -> Option<(Step, Fate)> {
        let side = game.side_to_move();
        let moves = self.verdicts(game).into_iter();
        moves.min_by_key(|&(mv, fate)| match fate.winner == side {
            true => (0, fate.plies, 0),
            false => (1, u32::MAX - fate.plies, self.winning_moves(&game.after(mv))),
        })
    }

    /// The number of moves that win for the side to move.
    pub fn winning_moves(&self, game: &GatoERato) -> usize {
        let side = game.side_to_move();
        self.verdicts(game).into_iter().filter(|(_, fate)| fate.winner == side).count()
    }

    /// The moves of perfect play on both sides, from here to the end of the game.
    pub fn line(&self, game: &GatoERato) -> Vec<Step> {
        let mut game = game.clone();
        let mut line = Vec::new();
        while let Some((mv, _)) = self.best(&game) {
            line.push(mv);
            game.make(mv);
        }
        line
    }

    /// The verdicts, best for the side to move first; equal ones in the order of the moves.
    pub fn ranking(&self, game: &GatoERato) -> Vec<(Step, Fate)> {
        let side: Side = game.side_to_move();
        let mut moves = self.verdicts(game);
        moves.sort_by_key(|(_, fate)| Reverse(fate.score(side).rank()));
        moves
    }
}

/// Every legal move with its exact verdict, from the shared solution; see [`Solution::verdicts`].
pub fn verdicts(game: &GatoERato) -> Vec<(Step, Fate)> {
    Solution::shared().verdicts(game)
}
