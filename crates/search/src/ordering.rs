//! In which order candidates are tried: the table's move, the classes of the model, killers, history.

use std::cmp::Reverse;
use std::hash::{Hash, Hasher};

/// How many moves a side's history tells apart.
const HISTORY_SIZE: usize = 1 << 12;
/// History stays between this and its negative.
const HISTORY_LIMIT: i32 = 1 << 16;
/// Killers come before every history.
const KILLER: i32 = 1 << 18;
/// A class of the model outweighs killers and history.
const CLASS: i32 = 1 << 20;

/// A hash of a move in 16 bits: enough to find it again among the candidates of its position.
#[inline]
pub(crate) fn move_hash<M: Hash>(mv: &M) -> u16 {
    let mut hasher = MoveHasher(0);
    mv.hash(&mut hasher);
    (hasher.0.wrapping_mul(MULTIPLIER) >> 48) as u16
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// A hasher for the few bytes of a move: one multiplication a word.
struct MoveHasher(u64);

impl MoveHasher {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER);
    }
}

impl Hasher for MoveHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.add(u64::from(byte));
        }
    }
    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.add(u64::from(word));
    }
    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.add(u64::from(word));
    }
    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.add(u64::from(word));
    }
    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.add(word);
    }
    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.add(word as u64);
    }
}

/// What a refutation counts for in the history: the square of the depth that is left, which may be any number of
/// plies, up to a bound.
#[inline]
pub(crate) fn bonus(depth: u32) -> i32 {
    const DEEP: u32 = 1 << 6;
    depth.min(DEEP).pow(2) as i32
}

/// How often moves refuted a position, for each side.
pub(crate) struct History(Box<[i32]>);

impl History {
    /// Nothing known; `noise` other than 0 gives each move a small head start of its own, so that threads
    /// differ.
    pub(crate) fn new(noise: u64) -> History {
        let start = |index: usize| match noise {
            0 => 0,
            _ => (game::key::mix(noise.wrapping_add(index as u64)) % 64) as i32,
        };
        History((0..2 * HISTORY_SIZE).map(start).collect())
    }

    #[inline]
    fn index(side: usize, hash: u16) -> usize {
        side * HISTORY_SIZE + usize::from(hash) % HISTORY_SIZE
    }

    #[inline]
    pub(crate) fn get(&self, side: usize, hash: u16) -> i32 {
        self.0[History::index(side, hash)]
    }

    /// Moves the entry towards its limit by a share that grows with `bonus`.
    #[inline]
    pub(crate) fn add(&mut self, side: usize, hash: u16, bonus: i32) {
        let bonus = bonus.clamp(-HISTORY_LIMIT, HISTORY_LIMIT);
        let entry = &mut self.0[History::index(side, hash)];
        *entry += bonus - (i64::from(*entry) * i64::from(bonus.abs()) / i64::from(HISTORY_LIMIT)) as i32;
    }
}

/// A candidate's place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rank {
    /// Higher is tried earlier.
    pub(crate) score: i32,
    /// The hash of the move.
    pub(crate) hash: u16,
    /// The index of the move in the list of the model.
    pub(crate) index: u16,
}

const _: () = assert!(size_of::<Rank>() == 8, "ranks are copied at every node");

/// What the order of a position depends on.
pub(crate) struct Hints {
    /// The hash of the move from the table.
    pub(crate) table: Option<u16>,
    /// The hashes of the moves that refuted sister positions.
    pub(crate) killers: [Option<u16>; 2],
}

impl Hints {
    /// What a class of the model counts.
    #[inline]
    pub(crate) fn class_score(class: u8) -> i32 {
        -i32::from(class) * CLASS
    }

    /// The score of a move. Equal scores are tried in the order of the model.
    #[inline]
    pub(crate) fn score(&self, hash: u16, class: u8, history: i32) -> i32 {
        if self.table == Some(hash) {
            return i32::MAX;
        }
        let killer = match self.killers {
            [Some(first), _] if first == hash => 2 * KILLER,
            [_, Some(second)] if second == hash => KILLER,
            _ => 0,
        };
        killer + history + Hints::class_score(class)
    }
}

/// The rank to be tried as number `index`; to be asked for 0, 1, 2 ... in turn. The first is only looked for,
/// since it often is enough; the rest is sorted when a second one is needed. Equals keep the model's order.
#[inline]
pub(crate) fn pick(ranks: &mut [Rank], index: usize) -> Rank {
    let key = |rank: &Rank| (Reverse(rank.score), rank.index);
    if index == 0 {
        if let Some(best) = (0..ranks.len()).min_by_key(|at| key(&ranks[*at])) {
            ranks[..=best].rotate_right(1);
        }
    } else if index == 1 && !ranks[1..].is_sorted_by_key(key) {
        ranks[1..].sort_unstable_by_key(key);
    }
    ranks[index]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_keep_the_order_of_the_model() {
        let mut ranks: Vec<Rank> =
            [3, 9, 3, 9, 3].iter().zip(0..).map(|(&score, index)| Rank { score, hash: 0, index }).collect();
        let order: Vec<u16> = (0..ranks.len()).map(|from| pick(&mut ranks, from).index).collect();
        assert_eq!(order, [1, 3, 0, 2, 4]);
    }

    #[test]
    fn the_bonus_grows_with_the_depth_up_to_a_bound() {
        assert_eq!([1, 2, 63, 64, 65, 1 << 16, u32::MAX].map(bonus), [1, 4, 3969, 4096, 4096, 4096, 4096]);
    }

    #[test]
    fn history_stays_within_its_limit() {
        let mut history = History::new(0);
        for _ in 0..10_000 {
            history.add(0, 5, 5_000);
            history.add(1, 5, -i32::MAX);
        }
        assert!(history.get(0, 5) <= HISTORY_LIMIT && history.get(0, 5) > HISTORY_LIMIT / 2);
        assert_eq!(history.get(1, 5), -HISTORY_LIMIT);
        assert_eq!(history.get(0, 6), 0);
    }

    #[test]
    fn the_order_is_table_class_killer_history() {
        let hints = Hints { table: Some(1), killers: [Some(2), Some(3)] };
        let scores = [
            hints.score(1, 9, -HISTORY_LIMIT),
            hints.score(2, 0, -HISTORY_LIMIT),
            hints.score(3, 0, 0),
            hints.score(4, 0, HISTORY_LIMIT),
            hints.score(5, 0, 0),
            hints.score(2, 1, HISTORY_LIMIT),
            hints.score(6, 1, HISTORY_LIMIT),
        ];
        assert!(scores.is_sorted_by(|a, b| a > b), "{scores:?}");
    }
}
