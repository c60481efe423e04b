//! What the solution says about the last move of a game: for the status line and for analysis.

use game::History;

use crate::{Fate, GatoERato, Side, Solution, Step};

/// The last move of a game in the light of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The move.
    pub step: Step,
    /// The side that made it.
    pub side: Side,
    /// How the game would have ended with the best move instead, counted from the position before the move.
    pub before: Fate,
    /// How it ends after the move, counted from the position after it.
    pub after: Fate,
}

impl LastMove {
    /// Looks at the last move; `None` if there is none.
    pub fn of(history: &History<GatoERato>) -> Option<LastMove> {
        let step = history.moves().next_back()?;
        let before = history.prefix(history.len() - 1);
        let solution = Solution::shared();
        Some(LastMove {
            step,
            side: before.game().side_to_move(),
            before: solution.fate(before.game()),
            after: solution.fate(history.game()),
        })
    }

    /// Whether the move gave the game away: its side had won, and has lost now.
    pub fn gave_the_game_away(self) -> bool {
        self.before.winner == self.side && self.after.winner != self.side
    }

    /// By how many plies the move made a win later or a defeat sooner; 0 for a best move and for one that
    /// gave the game away.
    pub fn plies_lost(self) -> u32 {
        let after = self.after.one_ply_earlier();
        if self.after.winner != self.before.winner { 0 } else { after.plies.abs_diff(self.before.plies) }
    }
}

#[cfg(test)]
mod tests {
    use search::{Engine, Limits};

    use super::*;
    use crate::GatoSetup;
    use crate::players::RandomPlayer;

    #[test]
    fn mistakes_are_those_that_the_verdicts_show() {
        let (mut given_away, mut slow) = (0, 0);
        for seed in 0..50 {
            let mut player = RandomPlayer::new(seed);
            let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
            assert_eq!(LastMove::of(&history), None);
            while let Ok(verdict) = player.think(&history, &Limits::none(), &mut |_| ()) {
                let game = history.game().clone();
                let side = game.side_to_move();
                let (_, best) = Solution::shared().best(&game).expect("a move");
                let made = crate::verdicts(&game).into_iter().find(|(mv, _)| *mv == verdict.best);
                let (_, made) = made.expect("a legal move has a verdict");
                history.play(verdict.best).expect("a legal move");
                let last = LastMove::of(&history).expect("a move");
                assert_eq!((last.step, last.side, last.before), (verdict.best, side, best));
                assert_eq!(last.after.one_ply_earlier(), made);
                let lost = best.winner == side && made.winner != side;
                assert_eq!(last.gave_the_game_away(), lost);
                assert_eq!(last.plies_lost() == 0, made == best || lost);
                given_away += usize::from(lost);
                slow += usize::from(last.plies_lost() > 0);
            }
        }
        assert!(given_away > 50 && slow > 50, "{given_away} {slow}");
    }
}
