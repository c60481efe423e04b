//! A player that takes any legal move: the baseline of the experiments.

use std::time::Duration;

use game::{Game, History};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

use crate::{GatoERato, Step};

/// Plays any legal move, each as likely as the other. The same seed gives the same moves.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    seed: u64,
    rng: ChaCha8Rng,
}

impl RandomPlayer {
    /// A player whose moves come from `seed`.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { seed, rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl Engine<GatoERato> for RandomPlayer {
    fn think(
        &mut self,
        history: &History<GatoERato>,
        _: &Limits,
        _: &mut dyn FnMut(&Report<Step>),
    ) -> Result<Verdict<Step>, EngineError> {
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        if moves.is_empty() {
            return Err(EngineError::GameOver);
        }
        let best = moves[self.rng.random_range(0..moves.len())];
        let report = Report {
            depth: 0,
            score: Score::Untold,
            exact: false,
            line: vec![best],
            nodes: 0,
            elapsed: Duration::ZERO,
            table_permille: 0,
        };
        Ok(Verdict { best, report })
    }

    fn values(
        &mut self,
        _: &History<GatoERato>,
        _: &Limits,
        _: &mut dyn FnMut(&Report<Step>),
    ) -> Result<Vec<MoveValue<Step>>, EngineError> {
        Err(EngineError::Unsupported("the random player gives no values"))
    }

    fn evaluate(&mut self, _: &GatoERato) -> Result<Score, EngineError> {
        Err(EngineError::Unsupported("the random player has no evaluation"))
    }

    fn new_game(&mut self) {
        *self = RandomPlayer::new(self.seed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GatoSetup;

    fn play(player: &mut RandomPlayer) -> Vec<Step> {
        let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
        while let Ok(verdict) = player.think(&history, &Limits::none(), &mut |_| ()) {
            history.play(verdict.best).expect("a legal move");
        }
        assert!(history.game().winner().is_some());
        history.moves().collect()
    }

    #[test]
    fn games_repeat_from_the_seed() {
        let mut player = RandomPlayer::new(7);
        let first = play(&mut player);
        assert_ne!(play(&mut player), first);
        player.new_game();
        assert_eq!(play(&mut player), first);
        assert_ne!(play(&mut RandomPlayer::new(8)), first);
    }
}
