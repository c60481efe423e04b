//! The sequential test: play on until one of two hypotheses is accepted.
//!
//! The generalised sequential probability ratio test over pairs: the likelihood of the results under the
//! best distribution with the expected share of `elo1`, against that of `elo0` (M. Van den Bergh, "A
//! practical introduction to the GSPRT"; the distributions by A. B. Owen, "Empirical Likelihood", 2001, as in
//! Fishtest's `LLR_logistic`), with the bounds of Wald, "Sequential Tests of Statistical Hypotheses", 1945.

use std::str::FromStr;

use game::setup::quoted;

use crate::PlayError;
use crate::tournament::elo::{Pentanomial, SHARES, share_of_elo};

/// The chance of either wrong decision.
const ERROR_CHANCE: f64 = 0.05;
/// What an empty count is taken for, so that its logarithm exists.
const PRIOR: f64 = 1e-3;

/// A sequential test of two differences in Elo, each wrongly accepted with a chance of 5 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that is accepted if the first player is no better than this.
    pub elo0: f64,
    /// The difference that is accepted if the first player is at least as good as this.
    pub elo1: f64,
}

/// What a sequential test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// `elo0` is accepted.
    AcceptElo0,
    /// `elo1` is accepted.
    AcceptElo1,
}

impl Sprt {
    /// Where `elo1` is accepted; `elo0` is at its negative.
    pub fn bound() -> f64 {
        ((1.0 - ERROR_CHANCE) / ERROR_CHANCE).ln()
    }

    /// The logarithm of the likelihood ratio.
    pub fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| if count == 0 { PRIOR } else { count as f64 });
        let total: f64 = counts.iter().sum();
        let observed = counts.map(|count| count / total);
        let under0 = most_likely(&observed, share_of_elo(self.elo0));
        let under1 = most_likely(&observed, share_of_elo(self.elo1));
        let ratios = under1.iter().zip(under0).map(|(one, zero)| (one / zero).ln());
        counts.iter().zip(ratios).map(|(count, ratio)| count * ratio).sum()
    }

    /// What is accepted; `None` to play on.
    pub fn decide(&self, pairs: &Pentanomial) -> Option<Decision> {
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= Sprt::bound() {
            Some(Decision::AcceptElo1)
        } else if ratio <= -Sprt::bound() {
            Some(Decision::AcceptElo0)
        } else {
            None
        }
    }
}

impl FromStr for Sprt {
    type Err = PlayError;

    /// Reads `ELO0,ELO1`.
    fn from_str(text: &str) -> Result<Sprt, PlayError> {
        let number =
            |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.is_finite() && elo.abs() <= 1000.0);
        text.split_once(',')
            .and_then(|(elo0, elo1)| Some(Sprt { elo0: number(elo0)?, elo1: number(elo1)? }))
            .filter(|sprt| sprt.elo0 < sprt.elo1)
            .ok_or_else(|| {
                let found = quoted(text);
                PlayError::Setting(format!("expected ELO0,ELO1 with ELO0 below ELO1, found {found}"))
            })
    }
}

/// The distribution with this expected share that makes the observed one most likely:
/// `p = observed / (1 + t (share - expected))`, with the `t` that gives that expectation.
fn most_likely(observed: &[f64; 5], expected: f64) -> [f64; 5] {
    let weight = |t: f64, share: f64| 1.0 + t * (share - expected);
    let off = |t: f64| -> f64 {
        observed.iter().zip(SHARES).map(|(p, share)| p * (share - expected) / weight(t, share)).sum()
    };
    // All weights are positive between these; `off` falls from one end to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - expected), 1.0 / expected);
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if off(middle) > 0.0 { low = middle } else { high = middle }
    }
    let t = 0.5 * (low + high);
    std::array::from_fn(|index| observed[index] / weight(t, SHARES[index]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_is_that_of_fishtest() {
        // Computed with Fishtest's own LLRcalc.LLR_logistic.
        for (counts, elo0, elo1, expected) in [
            ([3, 20, 50, 22, 5], 0.0, 20.0, 0.040_320_372_416_706_79),
            ([3, 20, 50, 22, 5], 0.0, 5.0, 0.178_380_224_381_881_25),
            ([3, 20, 50, 22, 5], -10.0, 10.0, 0.934_472_911_388_982_9),
            ([0, 10, 30, 12, 0], 0.0, 20.0, -0.270_414_536_288_852_04),
            ([0, 10, 30, 12, 0], 0.0, 5.0, 0.085_226_848_211_516),
            ([12, 40, 60, 30, 8], 0.0, 20.0, -2.997_301_135_158_272_3),
            ([12, 40, 60, 30, 8], -10.0, 10.0, -2.057_973_200_426_021_6),
            ([10, 25, 45, 25, 10], 0.0, 5.0, -0.042_124_179_9),
            ([0, 3, 65, 4, 2], 0.0, 5.0, 0.675_550_992_5),
            ([141, 593, 1112, 666, 158], 0.0, 5.0, 2.146_607_391_5),
        ] {
            let found = Sprt { elo0, elo1 }.log_likelihood_ratio(&Pentanomial(counts));
            assert!((found - expected).abs() < 1e-8, "{counts:?}: {found} is not {expected}");
        }
    }

    #[test]
    fn it_decides_at_the_bounds_of_wald() {
        assert!((Sprt::bound() - 2.944_438_979_166_440_3).abs() < 1e-12);
        let sprt = Sprt { elo0: 0.0, elo1: 20.0 };
        // 53 won pairs in a row are enough, 52 are not.
        assert_eq!(sprt.decide(&Pentanomial([0, 0, 0, 0, 52])), None);
        assert_eq!(sprt.decide(&Pentanomial([0, 0, 0, 0, 53])), Some(Decision::AcceptElo1));
        assert_eq!(sprt.decide(&Pentanomial([12, 40, 60, 30, 8])), Some(Decision::AcceptElo0));
        assert_eq!(sprt.decide(&Pentanomial::default()), None);
    }

    #[test]
    fn bounds_are_read() {
        assert_eq!("0,5".parse::<Sprt>().ok(), Some(Sprt { elo0: 0.0, elo1: 5.0 }));
        assert_eq!("-2.5, 2.5".parse::<Sprt>().ok(), Some(Sprt { elo0: -2.5, elo1: 2.5 }));
        for bad in ["", "5", "5,0", "0,0", "0,x", "0,inf", "0,nan", "0,1e9", "1,2,3"] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad:?}");
        }
    }
}
