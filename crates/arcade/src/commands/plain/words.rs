//! What is said about a game: scores, players, how it ended.

use game::{FieldKind, Seat};
use play::{GameEntry, Match};
use search::Score;
use tui::texts::{plain as text, play as table};

use super::page::Page;

/// From so many points on the board on an evaluation does not mean points any more, but that somebody has no
/// chance.
const HOPELESS: i32 = 200;

/// A score in words. Points are told in what stands on the board: boxes, flags, turns.
pub(super) fn score(page: &Page, entry: &GameEntry, score: Score) -> String {
    match score {
        Score::Win(plies) => page.fill(text::WIN_IN, &[("plies", &plies)]),
        Score::Loss(plies) => page.fill(text::LOSS_IN, &[("plies", &plies)]),
        Score::Turns(turns) => page.fill(table::SCORE_TURNS, &[("turns", &turns)]),
        Score::NoWay => page.fill(table::SCORE_NO_WAY, &[]),
        Score::Untold => page.fill(table::SCORE_UNTOLD, &[]),
        Score::Points(0) => "0".to_string(),
        Score::Points(points) if entry.point == 1 => format!("{points:+}"),
        Score::Points(points) => {
            let units = f64::from(points) / f64::from(entry.point);
            match units {
                _ if units >= f64::from(HOPELESS) => page.fill(text::FAR_AHEAD, &[]),
                _ if units <= f64::from(-HOPELESS) => page.fill(text::FAR_BEHIND, &[]),
                _ => format!("{units:+.2}"),
            }
        }
    }
}

/// What is played: each value of the set-up with what it is called, `rows 5; columns 6`, a track or a map by its
/// name and size. `None` if the game has no set-up.
pub(super) fn setup(page: &Page, played: &Match) -> Option<String> {
    let (entry, language) = (played.entry(), page.language());
    let setup = played.game().setup();
    let told = |(key, value): (&str, &str)| {
        let field = entry.fields().iter().find(|field| field.key == key)?;
        let value = match field.kind {
            // It stands in the value whole.
            FieldKind::Resource { .. } => entry.played_on(played.game(), language)?,
            _ => field.label_of(value).map_or(value, |label| label.text(language)).to_string(),
        };
        Some(format!("{} {value}", field.label.text(language)))
    };
    let parts: Vec<String> = setup.iter().filter_map(told).collect();
    (!parts.is_empty()).then(|| page.fill(text::SETUP, &[("setup", &parts.join("; "))]))
}

/// The points of every seat.
pub(super) fn points(played: &Match) -> String {
    let points = Seat::all(played.seats())
        .map(|seat| format!("{} {}", played.label(seat), played.game().points(seat)));
    points.collect::<Vec<_>>().join(", ")
}

/// How the game ended, and why; nothing while it is open.
pub(super) fn end(page: &Page, played: &Match) -> Option<String> {
    tui::ending::words(played, page)
}
