//! What there is to say about one row: streaks, bests, the last game.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::Values;
use play::statistics::{GameResult, Opponent, Streak};

use super::pages::{Row, opponent_words, outcome_words};
use crate::glyphs;
use crate::look::Look;
use crate::texts::{Message, statistics as text};
use crate::widgets::ago::ago;
use crate::widgets::setup_words::setup_words;

/// A line of the details: what it is about, and what there is to say.
pub(super) struct Detail {
    pub(super) about: Message,
    pub(super) words: String,
}

/// The number of lines that [`lines`] gives, the sum included.
pub(super) const LINES: u16 = 6;

/// What stands between two things that are told in one line.
pub(super) fn between(look: &Look) -> String {
    format!(" {} ", look.glyph(glyphs::BULLET))
}

/// How many games, how long, how many wins with help.
pub(super) fn sum(look: &Look, row: &Row) -> String {
    let sum = &row.summary;
    let time = duration(sum.seconds);
    let mut words = look.fill(text::SUM, &[("played", &sum.played), ("time", &time)]);
    if sum.helped_wins > 0 {
        words.push_str("; ");
        words.push_str(&look.fill(text::HELPED, &[("n", &sum.helped_wins)]));
    }
    words
}

/// The lines below the sum.
pub(super) fn lines(look: &Look, row: &Row, now: SystemTime) -> Vec<Detail> {
    let sum = &row.summary;
    let times = |message: Message, n: u32| look.fill(message, &[("n", &n)]);
    let streak = match sum.streak {
        Streak::Won(run) => times(text::STREAK_WON, run),
        Streak::Lost(run) => times(text::STREAK_LOST, run),
        Streak::None => look.text(text::STREAK_NONE).to_string(),
    };
    let longest = [(text::STREAK_WON, sum.longest_won), (text::STREAK_LOST, sum.longest_lost)];
    let longest = longest.into_iter().filter(|(_, run)| *run > 0).map(|(message, run)| times(message, run));
    let bullet = between(look);
    let none = || look.text(text::NO_BEST).to_string();
    // Boxes and flags can't be compared.
    let unit = row.game.and_then(|entry| entry.margin_unit());
    let margin = sum.best_margin.map(|margin| {
        let words = unit.map_or(margin.to_string(), |unit| look.fill(unit, &[("n", &margin)]));
        look.fill(text::BEST_MARGIN_BY, &[("margin", &words)])
    });
    let fastest: Vec<String> =
        [sum.fewest_moves.map(|moves| times(text::FASTEST_MOVES, moves)), sum.shortest.map(duration)]
            .into_iter()
            .flatten()
            .collect();
    let mut lines = vec![
        Detail { about: text::STREAK, words: streak },
        Detail { about: text::LONGEST, words: longest.collect::<Vec<_>>().join(&bullet) },
    ];
    if row.game.is_some() {
        lines.push(Detail { about: text::BEST_MARGIN, words: margin.unwrap_or_else(none) });
        let fastest = if fastest.is_empty() { none() } else { fastest.join(&bullet) };
        lines.push(Detail { about: text::FASTEST, words: fastest });
    }
    if let Some(last) = &sum.last {
        lines.push(Detail { about: text::LAST, words: last_words(look, row, last, now) });
    }
    lines
}

/// How a game ended, against whom, when, with which set-up: `won, hard, 2 days ago (rows 6, columns 6)`.
fn last_words(look: &Look, row: &Row, result: &GameResult, now: SystemTime) -> String {
    let when = UNIX_EPOCH.checked_add(Duration::from_secs(result.when)).unwrap_or(now);
    let mut words: Vec<String> =
        row.last_game.iter().map(|entry| look.text(entry.title).to_string()).collect();
    words.push(outcome_words(look, result.outcome).to_string());
    let opponent = result.opponent();
    if opponent != Opponent::Alone {
        words.push(opponent_words(look, &opponent));
    }
    words.push(ago(look, when, now));
    let setup = match (row.game.or(row.last_game), Values::parse(&result.setup)) {
        (Some(entry), Ok(values)) => setup_words(entry, &values, look).join(", "),
        _ => result.setup.clone(),
    };
    let words = words.join(", ");
    if setup.is_empty() { words } else { format!("{words} ({setup})") }
}

/// A time as `2:31` or `1:02:31`.
pub(super) fn duration(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_short() {
        for (seconds, words) in
            [(0, "0:00"), (59, "0:59"), (151, "2:31"), (3751, "1:02:31"), (360_000, "100:00:00")]
        {
            assert_eq!(super::duration(seconds), words);
        }
    }
}
