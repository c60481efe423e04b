//! Openings: a few random legal moves, so that games differ between players that always answer alike.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{AnyGame, GameEntry};

/// The usual length of an opening: so many moves for every seat.
const MOVES_A_SEAT: u32 = 2;
/// An opening takes no more than one in so many of the moves that can still come.
const PART_OF_GAME: u32 = 4;
/// How often a length is tried before it is made shorter, where random moves end the game.
const TRIES: u32 = 16;

/// The moves of an opening from this position, always the same for the same seed. The game goes on after
/// them; where it would not, they are fewer, down to none.
pub(crate) fn random_opening(entry: &GameEntry, start: &dyn AnyGame, seed: u64) -> Vec<String> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let longest = (MOVES_A_SEAT * u32::from(start.seats())).min(start.moves_left() / PART_OF_GAME);
    for length in (1..=longest).rev() {
        for _ in 0..TRIES {
            if let Some(moves) = try_opening(entry, start, length, &mut rng) {
                return moves;
            }
        }
    }
    Vec::new()
}

fn try_opening(
    entry: &GameEntry,
    start: &dyn AnyGame,
    length: u32,
    rng: &mut ChaCha8Rng,
) -> Option<Vec<String>> {
    let mut game = start.boxed_clone();
    let mut played = Vec::new();
    for _ in 0..length {
        let moves = entry.opening_moves(&*game);
        if moves.is_empty() {
            return None;
        }
        let mv = &moves[rng.random_range(0..moves.len())];
        played.push(game.play(mv).ok()?);
    }
    game.outcome().is_none().then_some(played)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    #[test]
    fn openings_come_from_the_seed_and_leave_the_game_open() {
        let game = toy::game("tokens=20", "");
        let opening = |seed| random_opening(toy::entry(), &*game, seed);
        assert_eq!(opening(7), opening(7));
        let different: std::collections::HashSet<Vec<String>> = (0..50).map(opening).collect();
        assert!(different.len() > 20);
        assert!(different.iter().all(|moves| moves.len() == 4));
        for tokens in 1..20 {
            let game = toy::game(&format!("tokens={tokens}"), "");
            for seed in 0..20 {
                let moves = random_opening(toy::entry(), &*game, seed);
                let mut game = game.boxed_clone();
                moves.iter().for_each(|mv| drop(game.play(mv).expect("a legal move")));
                assert_eq!(game.outcome(), None);
            }
        }
    }
}
