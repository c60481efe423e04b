//! Sums over any list of results.

use serde::Serialize;

use super::{GameResult, PersonOutcome};

/// Games that end alike, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Streak {
    /// The last game was drawn, or there is none.
    #[default]
    None,
    /// So many wins up to now.
    Won(u32),
    /// So many losses up to now.
    Lost(u32),
}

/// What became of some games. `played` is the sum of `won`, `drawn`, `lost` and `unranked`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// All games.
    pub played: u32,
    /// Those that the person won.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// Those that the person lost.
    pub lost: u32,
    /// Those between several persons, which have no result for "the person".
    pub unranked: u32,
    /// Wins with hints or take-backs.
    pub helped_wins: u32,
    /// The streak that is going on. Games between persons do not break it.
    pub streak: Streak,
    /// The most wins one after the other.
    pub longest_won: u32,
    /// The most losses one after the other.
    pub longest_lost: u32,
    /// The largest margin of a win by the rules and without help, in the game's unit.
    pub best_margin: Option<i32>,
    /// The fewest own moves of such a win.
    pub fewest_moves: Option<u32>,
    /// The shortest such win, in seconds.
    pub shortest: Option<u64>,
    /// The time spent on all games, in seconds.
    pub seconds: u64,
    /// The game that ended last.
    pub last: Option<GameResult>,
}

impl Summary {
    /// Sums up results, given in the order in which the games ended.
    pub fn of<'a>(results: impl IntoIterator<Item = &'a GameResult>) -> Summary {
        let mut sum = Summary::default();
        let mut last = None;
        for result in results {
            sum.add(result);
            last = Some(result);
        }
        sum.last = last.cloned();
        sum
    }

    fn add(&mut self, result: &GameResult) {
        self.played += 1;
        self.seconds = self.seconds.saturating_add(result.seconds);
        match result.outcome {
            PersonOutcome::Won => {
                self.won += 1;
                self.helped_wins += u32::from(result.is_helped());
                let run = if let Streak::Won(run) = self.streak { run + 1 } else { 1 };
                self.streak = Streak::Won(run);
                self.longest_won = self.longest_won.max(run);
            }
            PersonOutcome::Lost => {
                self.lost += 1;
                let run = if let Streak::Lost(run) = self.streak { run + 1 } else { 1 };
                self.streak = Streak::Lost(run);
                self.longest_lost = self.longest_lost.max(run);
            }
            PersonOutcome::Drawn => {
                self.drawn += 1;
                self.streak = Streak::None;
            }
            PersonOutcome::None => self.unranked += 1,
        }
        if result.is_clean_win() {
            self.best_margin = self.best_margin.max(result.margin);
            self.fewest_moves = least(self.fewest_moves, result.own_moves);
            self.shortest = least(self.shortest, result.seconds);
        }
    }
}

fn least<T: Ord>(known: Option<T>, found: T) -> Option<T> {
    Some(match known {
        Some(known) => known.min(found),
        None => found,
    })
}
