//! Whether a map is fair: the computer plays it against itself from both sides.

use game::{Game, History, Seat};
use search::{AlphaBeta, Engine, Limits, SearchOptions, Stop};

use super::RaceModel;
use crate::map::Map;
use crate::map::generator::{Wish, candidates};
use crate::{FlagCapture, FlagSetup};

/// The node limits of the games; each is played with either side to begin.
const BUDGETS: [u64; 3] = [400, 1200, 3000];

/// A game that is not over by then counts as a draw, in plies. Those on generated maps end sooner; on a map that somebody
/// has drawn there may be energy for tens of thousands.
const LONGEST: u32 = 400;

/// How the pieces of side 1 of a map fared in self-play, whoever began.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fairness {
    /// The points of side 1: 1 for a win, a half for a draw.
    pub points: f64,
    /// The points of whoever began.
    pub first: f64,
    /// The number of games.
    pub games: usize,
    /// The average number of plies of a game.
    pub plies: f64,
}

impl Fairness {
    /// Whether one side has taken so much more that it can hardly be chance: five of six games.
    pub fn is_lopsided(&self) -> bool {
        (self.points - self.games as f64 / 2.0).abs() >= self.games as f64 / 3.0
    }

    /// Whether both sides came out even.
    pub fn is_even(&self) -> bool {
        self.points == self.games as f64 / 2.0
    }
}

/// Plays a map from both sides; `None` if it was stopped. Repeats exactly.
pub fn estimate(map: &Map, stop: &Stop) -> Option<Fairness> {
    let swapped = map.swapped();
    let mut fairness = Fairness { points: 0.0, first: 0.0, games: 0, plies: 0.0 };
    // With many pieces games are longer and wider; with fewer nodes a map still takes about as long to judge.
    let most = map.starts.iter().map(Vec::len).max().unwrap_or(1).max(2) as u64;
    for nodes in BUDGETS.map(|nodes| nodes * 4 / (most * most)) {
        for (map, side_1) in [(map, Seat::FIRST), (&swapped, Seat::SECOND)] {
            let (share, plies) = self_play(map, nodes, stop)?;
            fairness.points += if side_1 == Seat::FIRST { share } else { 1.0 - share };
            fairness.first += share;
            fairness.plies += f64::from(plies);
            fairness.games += 1;
        }
    }
    fairness.plies /= fairness.games as f64;
    Some(fairness)
}

/// The share of whoever begins in a game of the computer against itself, and its length.
fn self_play(map: &Map, nodes: u64, stop: &Stop) -> Option<(f64, u32)> {
    let mut history = History::<FlagCapture>::new(&FlagSetup::new(map.clone())).ok()?;
    let options = SearchOptions { threads: 1, table_mib: 4, ..SearchOptions::default() };
    let mut engine = AlphaBeta::new(RaceModel::default(), options);
    let limits = Limits { nodes: Some(nodes), stop: stop.clone(), ..Limits::default() };
    let mut plies = 0;
    while history.game().outcome().is_none() && plies < LONGEST {
        let verdict = engine.think(&history, &limits, &mut |_| {}).ok()?;
        if stop.is_raised() {
            return None;
        }
        history.play(verdict.best).ok()?;
        plies += 1;
    }
    Some((history.game().outcome().map_or(0.5, |outcome| outcome.share(Seat::FIRST)), plies))
}

/// The first map of a wish that comes out even in self-play; `None` if it was stopped, or nothing is like the wish.
pub fn fair_map(wish: &Wish, stop: &Stop) -> Option<Map> {
    candidates(wish).find_map(|map| match estimate(&map, stop) {
        Some(fairness) => fairness.is_even().then_some(Some(map)),
        None => Some(None),
    })?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_generated_map_is_even_and_repeats() {
        let wish = Wish { seed: 5, width: 8, height: 8, flags: 4, pieces: 1, ..Wish::default() };
        let map = fair_map(&wish, &Stop::new()).expect("not stopped");
        let fairness = estimate(&map, &Stop::new()).expect("not stopped");
        assert!(fairness.is_even() && !fairness.is_lopsided());
        assert_eq!(fair_map(&wish, &Stop::new()), Some(map.clone()));
        assert_eq!(map.swapped().swapped(), map);
    }

    #[test]
    fn an_unfair_map_is_found_out() {
        let text = "size: 8 6\npiece: 1 1 10\npiece: 1 2 37\n\nF.F.....\n........\nF.F.....\n........\n....,,,.\n....,,..\n";
        let map = Map::parse(text).expect("a good map");
        let fairness = estimate(&map, &Stop::new()).expect("not stopped");
        assert_eq!((fairness.points, fairness.first), (6.0, 3.0));
        assert!(fairness.is_lopsided() && !fairness.is_even());
    }

    #[test]
    fn games_without_an_end_are_drawn() {
        let text = "size: 6 4\npiece: 1 1 2 9999\npiece: 1 2 24 9999\n\n...#..\n..#F#.\n..###.\n......\n";
        let map = Map::parse(text).expect("a good map");
        assert_eq!(self_play(&map, 20, &Stop::new()), Some((0.5, LONGEST)));
    }

    #[test]
    fn stopping_ends_the_estimate() {
        let stop = Stop::new();
        stop.raise();
        assert_eq!(estimate(FlagSetup::default().map(), &stop), None);
        assert_eq!(fair_map(&Wish::default(), &stop), None);
    }
}
