//! The time between two moves that follow each other by themselves, in a few steps.

use std::time::Duration;

/// The steps, in milliseconds.
const STEPS: [u64; 8] = [0, 100, 350, 700, 1000, 2000, 4000, 8000];
/// The usual step: long enough to follow a computer's answers, and no longer.
const FOLLOW: usize = 2;
/// A step at which a game can be watched.
const WATCH: usize = 4;

/// The time between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Delay(usize);

impl Default for Delay {
    fn default() -> Self {
        Delay(FOLLOW)
    }
}

impl Delay {
    /// The one at which a whole game can be watched.
    pub(crate) fn to_watch() -> Delay {
        Delay(WATCH)
    }

    /// Every step, the shortest first.
    pub(crate) fn all() -> impl Iterator<Item = Delay> {
        (0..STEPS.len()).map(Delay)
    }

    /// The step next to what the person wants, or else this one.
    pub(crate) fn or(self, wanted: Option<Duration>) -> Delay {
        let nearest = |wanted: Duration| Delay::all().min_by_key(|delay| delay.time().abs_diff(wanted));
        wanted.and_then(nearest).unwrap_or(self)
    }

    /// How long it is.
    pub(crate) fn time(self) -> Duration {
        Duration::from_millis(STEPS[self.0])
    }

    /// The same in seconds, as it is shown.
    pub(crate) fn seconds(self) -> String {
        format!("{}", self.time().as_secs_f64())
    }

    /// The next shorter one.
    pub(crate) fn faster(self) -> Delay {
        Delay(self.0.saturating_sub(1))
    }

    /// The next longer one.
    pub(crate) fn slower(self) -> Delay {
        Delay((self.0 + 1).min(STEPS.len() - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_ends_at_both_ends() {
        let mut delay = Delay::default();
        for _ in 0..20 {
            delay = delay.faster();
        }
        assert_eq!(delay.time(), Duration::ZERO);
        for _ in 0..20 {
            let longer = delay.slower();
            assert!(longer.time() >= delay.time());
            delay = longer;
        }
        assert_eq!(delay.seconds(), "8");
        assert_eq!(Delay::default().or(Some(Duration::from_millis(1600))).seconds(), "2");
        assert_eq!(Delay::default().or(None), Delay::default());
        assert!(Delay::to_watch().time() > Delay::default().time());
    }
}
