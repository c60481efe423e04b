//! From the results of pairs to a difference in Elo with its uncertainty.
//!
//! The two games of a pair share an opening, so they are not independent; a pair is. A pair ends with 0, 1/2,
//! 1, 3/2 or 2 points for the first player, and the five counts (*pentanomial*) hold all that the estimate
//! needs. Source: M. Van den Bergh, "A practical introduction to the GSPRT", and the statistics of Fishtest,
//! the testing framework of Stockfish.

/// The points of a pair, as a share of the points that there are to win.
pub(crate) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The two-sided 95 % point of the normal distribution.
const Z95: f64 = 1.959_963_984_540_054;
/// The chance that is left on each side of a 95 % interval.
const TAIL: f64 = 0.025;

/// How many pairs ended with 0, 1/2, 1, 3/2 and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

/// A difference in Elo with its 95 % interval. An end that is open, as after nothing but wins, is `None`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EloEstimate {
    /// The most likely difference; `None` if every game was won, or every game lost.
    pub difference: Option<f64>,
    /// The lower end of the interval.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
}

impl Pentanomial {
    /// The number of pairs.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of the points that was won, from 0 to 1; one half of no pairs at all.
    pub fn share(&self) -> f64 {
        match self.pairs() {
            0 => 0.5,
            pairs => self.moment(|share| share) / pairs as f64,
        }
    }

    /// The variance of the share that one pair gives.
    pub fn variance(&self) -> f64 {
        let mean = self.share();
        match self.pairs() {
            0 => 0.0,
            pairs => self.moment(|share| (share - mean).powi(2)) / pairs as f64,
        }
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        self.0.iter().zip(SHARES).map(|(count, share)| *count as f64 * of(share)).sum()
    }

    /// The 95 % interval of the share. The mean of many pairs is close to normal. Where all pairs ended alike
    /// the variance says nothing; then a pair that ends otherwise still has a chance of up to `q`, where
    /// `(1 - q)^pairs` is 2.5 %, and the ends are what such pairs could make of it.
    pub fn share_interval(&self) -> (f64, f64) {
        let (pairs, share, variance) = (self.pairs() as f64, self.share(), self.variance());
        if pairs == 0.0 {
            return (0.0, 1.0);
        }
        if self.0.iter().filter(|count| **count > 0).count() == 1 {
            let q = 1.0 - TAIL.powf(1.0 / pairs);
            return (share * (1.0 - q), share * (1.0 - q) + q);
        }
        let error = Z95 * (variance / pairs).sqrt();
        ((share - error).max(0.0), (share + error).min(1.0))
    }

    /// The difference in Elo of the first player to the second. Nothing is known of no pairs at all.
    pub fn elo(&self) -> EloEstimate {
        let (low, high) = self.share_interval();
        EloEstimate {
            difference: elo_of_share(self.share()).filter(|_| self.pairs() > 0),
            low: elo_of_share(low),
            high: elo_of_share(high),
        }
    }

    /// The likelihood of superiority: how sure it is that the first player is the stronger one, from 0 to 1.
    pub fn superiority(&self) -> f64 {
        let (pairs, lead) = (self.pairs(), self.share() - 0.5);
        if pairs == 0 || lead == 0.0 {
            return 0.5;
        }
        let variance = self.variance();
        if variance > 0.0 {
            return normal_below(lead / (variance / pairs as f64).sqrt());
        }
        // All pairs ended alike: the chance that a coin does that, with even odds at the start (Laplace).
        let doubt = 0.5_f64.powf(pairs as f64 + 1.0);
        if lead > 0.0 { 1.0 - doubt } else { doubt }
    }
}

/// The difference in Elo at which this share of the points is expected; `None` at 0 and 1. (Elo, "The Rating
/// of Chessplayers", 1978, with the logistic curve.)
pub(crate) fn elo_of_share(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

/// The share of the points that is expected at this difference in Elo.
pub(crate) fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The chance that a standard normal number lies below `x`; off by less than 1e-7 (Abramowitz and Stegun,
/// "Handbook of Mathematical Functions", 7.1.26).
pub(crate) fn normal_below(x: f64) -> f64 {
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let polynomial = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592]
        .into_iter()
        .fold(0.0, |sum, coefficient| (sum + coefficient) * t);
    let above = 0.5 * polynomial * (-z * z).exp();
    if x < 0.0 { above } else { 1.0 - above }
}

/// The mean of some numbers and the half-width of its 95 % interval; `None` of fewer than two.
pub(crate) fn mean_and_error(numbers: &[f64]) -> Option<(f64, f64)> {
    if numbers.len() < 2 {
        return None;
    }
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    Some((mean, Z95 * (variance / count).sqrt()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn close(found: Option<f64>, expected: f64) {
        let found = found.expect("a number");
        assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
    }

    #[test]
    fn elo_has_its_known_values() {
        // The table of every rating system: 75.97 % are 200 points, 90.91 % are 400.
        close(elo_of_share(0.5), 0.0);
        close(elo_of_share(10.0 / 11.0), 400.0);
        close(elo_of_share(1.0 / 11.0), -400.0);
        close(elo_of_share(0.759_747), 200.0);
        close(Some(share_of_elo(200.0)), 0.759_747);
        // A published result of 76 wins and 2 losses: 631.91.
        close(Pentanomial([0, 0, 2, 0, 37]).elo().difference, 631.91);
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        for (x, below) in
            [(0.0, 0.5), (1.0, 0.841_344_7), (1.959_964, 0.975), (-1.644_854, 0.05), (3.0, 0.998_650_1)]
        {
            assert!((normal_below(x) - below).abs() < 2e-7, "{x}");
        }
    }

    #[test]
    fn the_interval_is_that_of_the_pairs() {
        // 100 pairs, worked out by hand: mean 0.525, variance 0.048125, error 1.96 * sqrt(0.00048125) = 0.042997,
        // and the chance that a normal number lies below 0.025 / sqrt(0.00048125) = 1.1396.
        let pairs = Pentanomial([3, 20, 46, 26, 5]);
        assert!((pairs.share() - 0.525).abs() < 1e-12);
        assert!((pairs.variance() - 0.048_125).abs() < 1e-12);
        let (low, high) = pairs.share_interval();
        assert!((low - 0.482_003).abs() < 1e-6 && (high - 0.567_997).abs() < 1e-6, "{low} {high}");
        let elo = pairs.elo();
        close(elo.difference, 17.39);
        close(elo.low, -12.51);
        close(elo.high, 47.54);
        assert!((pairs.superiority() - 0.872_77).abs() < 1e-4);
    }

    #[test]
    fn results_without_any_doubt_are_still_doubted() {
        let all_won = Pentanomial([0, 0, 0, 0, 20]).elo();
        assert_eq!((all_won.difference, all_won.high), (None, None));
        // 0.025^(1/20) = 0.8316 of the points at least.
        close(all_won.low, elo_of_share(0.831_56).expect("a number"));
        let all_lost = Pentanomial([20, 0, 0, 0, 0]).elo();
        assert_eq!((all_lost.difference, all_lost.low), (None, None));
        close(all_lost.high, -all_won.low.expect("a number"));
        let all_even = Pentanomial([0, 0, 500, 0, 0]);
        close(all_even.elo().difference, 0.0);
        let (low, high) = all_even.share_interval();
        assert!(low < 0.5 && low > 0.49 && high > 0.5 && high < 0.51);
        assert_eq!(all_even.superiority(), 0.5);
        assert_eq!(Pentanomial([0, 0, 0, 0, 1]).superiority(), 0.75);
    }

    #[test]
    fn no_pair_says_nothing() {
        let none = Pentanomial::default();
        assert_eq!(none.elo(), EloEstimate { difference: None, low: None, high: None });
        assert_eq!(none.superiority(), 0.5);
    }

    proptest! {
        #[test]
        fn turning_the_table_turns_the_sign(counts in prop::array::uniform5(0_u64..500)) {
            let mut turned = counts;
            turned.reverse();
            let (one, other) = (Pentanomial(counts), Pentanomial(turned));
            prop_assert!((one.superiority() + other.superiority() - 1.0).abs() < 1e-6);
            let (a, b) = (one.elo(), other.elo());
            for (x, y) in [(a.difference, b.difference), (a.low, b.high), (a.high, b.low)] {
                prop_assert_eq!(x.is_some(), y.is_some());
                prop_assert!((x.unwrap_or(0.0) + y.unwrap_or(0.0)).abs() < 1e-6);
            }
            prop_assert!(a.low.unwrap_or(f64::MIN) <= a.difference.unwrap_or(0.0) || a.difference.is_none());
        }
    }
}
