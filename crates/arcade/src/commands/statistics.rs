//! `arcade statistics`: what became of the games that were played, as text or as JSON.

use std::fmt::Write;

use play::statistics::{Group, Results, ResultsFile, Streak, Summary, groups};
use play::{GameEntry, Store};
use serde::Serialize;
use texts::{Language, counted};

use crate::output::{complain, print};
use crate::registry::GAMES;

/// What is told of a game.
#[derive(Serialize)]
struct Told {
    game: &'static str,
    all: Summary,
    groups: Vec<Group>,
}

/// Tells the sums of one game or of all, by opponent and seat. Lines that can't be read are told on stderr.
///
/// # Errors
/// If there is a file that can't be read.
pub(crate) fn run(game: Option<&'static GameEntry>, json: bool) -> anyhow::Result<()> {
    let file = ResultsFile::of(&Store::open()?);
    let results = file.read()?;
    for notice in &results.notices {
        complain(format_args!("{}: {notice}", file.path().display()));
    }
    let wanted = GAMES.iter().filter(|entry| game.is_none_or(|game| game.name == entry.name));
    let told: Vec<(&GameEntry, Told)> = wanted.map(|entry| (entry, tell(entry, &results))).collect();
    if json {
        let line = |(_, told): &(&GameEntry, Told)| serde_json::to_string(told).map(|line| line + "\n");
        return print(&told.iter().map(line).collect::<Result<String, _>>()?);
    }
    let played = told.iter().filter(|(_, told)| told.all.played > 0);
    let text: Vec<String> = played.map(|(entry, told)| in_words(entry, told)).collect();
    match text.is_empty() {
        true => print("nothing played yet\n"),
        false => print(&text.join("\n")),
    }
}

fn tell(entry: &GameEntry, results: &Results) -> Told {
    let own = || results.of_game(entry.name);
    Told { game: entry.name, all: Summary::of(own()), groups: groups(own()) }
}

fn in_words(entry: &GameEntry, told: &Told) -> String {
    let mut text = format!("{}\n", entry.name);
    line(&mut text, entry, "all", &told.all);
    for Group { opponent, seat, summary } in &told.groups {
        let who = match seat {
            Some(seat) => format!("{opponent}, seat {seat}"),
            None => opponent.to_string(),
        };
        line(&mut text, entry, &who, summary);
    }
    text
}

fn line(text: &mut String, entry: &GameEntry, who: &str, sum: &Summary) {
    let mut parts = vec![format!(
        "played {:3}  won {:3}  drawn {:3}  lost {:3}",
        sum.played, sum.won, sum.drawn, sum.lost
    )];
    match sum.streak {
        Streak::Won(run) => parts.push(format!("won in a row {run}")),
        Streak::Lost(run) => parts.push(format!("lost in a row {run}")),
        Streak::None => {}
    }
    if sum.longest_won > 0 {
        parts.push(format!("longest {}", sum.longest_won));
    }
    if let (Some(margin), Some(unit)) = (sum.best_margin, entry.margin_unit()) {
        parts.push(format!("best by {}", unit.fill(Language::English, &[("n", &margin)])));
    }
    if let (Some(moves), Some(seconds)) = (sum.fewest_moves, sum.shortest) {
        parts.push(format!("fastest {}, {seconds} s", counted(moves.into(), "move", "moves")));
    }
    // Writing to a string can't fail.
    let _ = writeln!(text, "  {who:18} {}", parts.join("; "));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_says_what_a_win_is_measured_in() {
        for entry in GAMES {
            let unit =
                entry.margin_unit().unwrap_or_else(|| panic!("{} has a unit for its wins", entry.name));
            for language in Language::ALL {
                assert_eq!(unit.placeholders(language), ["n"], "{} in {language}", entry.name);
                for number in [1, 2, 5] {
                    let words = unit.fill(language, &[("n", &number)]);
                    assert!(words.starts_with(&format!("{number} ")), "{}: {words:?}", entry.name);
                    assert!(words.chars().count() <= 20 && !words.contains('{'), "{}: {words:?}", entry.name);
                }
            }
        }
    }

    #[test]
    fn every_winner_has_won_by_something() {
        use play::{EngineOptions, Level};
        use search::Limits;

        for entry in GAMES {
            let mut game = entry.start(&game::Values::new()).expect("the default set-up");
            let options = EngineOptions { seed: 3, threads: 1, table_mib: 1 };
            let mut players = [Level::Hard, Level::Easy].map(|level| entry.engine(level, &options));
            while game.outcome().is_none() {
                let player = &mut players[game.to_move().index()];
                let verdict = player.think(&*game, &Limits::nodes(300), &mut |_| {}).expect("an answer");
                game.play(&verdict.best).expect("a legal move");
            }
            if let Some(game::Outcome::Won(winner)) = game.outcome() {
                let margin = entry.margin(&*game, winner);
                assert!(margin.is_some_and(|margin| margin >= 0), "{}: {margin:?}", entry.name);
            }
        }
    }
}
