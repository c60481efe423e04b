//! The levels: how far a driver looks, and how often it errs.
//!
//! Every driver knows the distance table. The weaker ones err: with a certain chance they take a move that
//! costs some turns. They never go off the track by it, but for `easy`, which now and then is too fast for the
//! next bend.

use game::key;
use play::Level;

/// What a driver can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Skill {
    /// The nodes of a search where cars can meet; `None` for as many as the time allows. 0 for no search.
    pub(super) nodes: Option<u64>,
    /// Cars that can meet within so many rounds are searched.
    pub(super) rounds: i32,
    /// How often a move is an error, in thousandths.
    pub(super) errors: u64,
    /// The most turns that an error may cost.
    pub(super) slack: u32,
    /// How often a move is too fast, in thousandths.
    pub(super) rash: u64,
}

impl Skill {
    pub(super) const fn of(level: Level) -> Skill {
        match level {
            Level::Easy => Skill { nodes: Some(0), rounds: 0, errors: 500, slack: 3, rash: 15 },
            Level::Medium => Skill { nodes: Some(0), rounds: 0, errors: 300, slack: 2, rash: 0 },
            Level::Hard => Skill { nodes: Some(3_000), rounds: 3, errors: 180, slack: 1, rash: 0 },
            Level::Perfect => Skill { nodes: None, rounds: 6, errors: 0, slack: 0, rash: 0 },
        }
    }
}

/// A stream of numbers that depends on a seed and a position alone.
pub(super) struct Noise(u64);

impl Noise {
    pub(super) fn new(seed: u64, position: u64) -> Noise {
        Noise(key::mix(key::mix(seed ^ 0x0066_6f72_6d75_6c61) ^ position))
    }

    /// A number below `end`, which is not 0.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0 = key::mix(self.0.wrapping_add(0x9e37_79b9_7f4a_7c15));
        ((u128::from(self.0) * u128::from(end)) >> 64) as u64
    }

    /// True with a chance in thousandths.
    pub(super) fn happens(&mut self, thousandths: u64) -> bool {
        self.below(1000) < thousandths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_and_keeps_its_chance() {
        let draw = |seed, position| Noise::new(seed, position).below(1000);
        assert_eq!(draw(1, 2), draw(1, 2));
        assert_ne!(draw(1, 2), draw(2, 1));
        let happened = (0..10_000).filter(|position| Noise::new(7, *position).happens(300)).count();
        assert!((2_800..3_200).contains(&happened), "{happened}");
    }
}
