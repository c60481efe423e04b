//! What there is to say about a map file before anybody plays it.

use ::texts::counted;
use game::Seat;
use game::setup::escaped;
use search::Stop;

use super::Map;
use crate::ai::fairness;
use crate::out_of_reach;

/// What was found out about a map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapReport {
    /// What it is, and warnings, one line each.
    pub lines: Vec<String>,
    /// Why it can't be played; empty if it can.
    pub problems: Vec<String>,
}

/// Looks at the text of a map. `name` is used if the map has none. `None` if the text does not look like a map.
pub fn check(name: &str, text: &str) -> Option<MapReport> {
    let is_map =
        text.lines().any(|line| ["size:", "piece:"].iter().any(|key| line.trim_start().starts_with(key)));
    is_map.then(|| match Map::parse(text) {
        Ok(map) => report(name, &map),
        Err(error) => MapReport { lines: Vec::new(), problems: vec![error.to_string()] },
    })
}

fn report(name: &str, map: &Map) -> MapReport {
    let name = map.told_name().unwrap_or_else(|| escaped(name, usize::MAX));
    let (width, height) = (map.torus.width(), map.torus.height());
    let [first, second] = map.starts.each_ref().map(Vec::len);
    let mut report = MapReport::default();
    let flags = counted(map.flags() as u64, "flag", "flags");
    let pieces = counted(second as u64, "piece", "pieces");
    report.lines.push(format!("{name}: {width}x{height}, {flags}, {first} against {pieces}"));
    report.lines.extend(unreachable(map));
    if map.flags() % 2 == 1 {
        report.lines.push("warning: an odd number of flags favours one side".to_string());
    }
    // Nobody can stop this one.
    if let Some(fairness) = fairness::estimate(map, &Stop::new()) {
        report.lines.push(format!(
            "self-play from both sides: side 1 took {} of {}, whoever began took {}; {:.0} plies a game",
            fairness.points,
            counted(fairness.games as u64, "point", "points"),
            fairness.first,
            fairness.plies
        ));
        if fairness.is_lopsided() {
            report.lines.push("warning: one side is better off".to_string());
        }
    }
    report
}

/// A warning for every flag that a side can't reach on foot with what it starts with.
fn unreachable(map: &Map) -> impl Iterator<Item = String> {
    Seat::all(2).flat_map(|seat| {
        let far = out_of_reach(map, seat.index()).into_iter();
        far.map(move |cell| {
            format!("warning: side {seat} can't get to the flag on cell {} on foot", cell + 1)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const WALLED: &str = "size: 6 4\npiece: 1 1 2 9\npiece: 1 2 24 9\n\nF..#..\n..#F#.\n..###.\n.F....\n";

    #[test]
    fn a_walled_flag_and_an_odd_number_are_told() {
        let report = check("mine", WALLED).expect("a map");
        assert_eq!(report.problems, [""; 0]);
        assert_eq!(report.lines[0], "mine: 6x4, 3 flags, 1 against 1 piece");
        assert_eq!(report.lines[1], "warning: side 1 can't get to the flag on cell 10 on foot");
        assert_eq!(report.lines[2], "warning: side 2 can't get to the flag on cell 10 on foot");
        assert_eq!(report.lines[3], "warning: an odd number of flags favours one side");
        assert!(
            report.lines[4].starts_with("self-play from both sides: side 1 took "),
            "{}",
            report.lines[4]
        );
    }

    #[test]
    fn no_terminal_obeys_a_name() {
        let named = format!("name: \u{1b}[31mred\u{7}\n{WALLED}");
        for (text, begin) in [(named.as_str(), "\\u{1b}[31mred\\u{7}: 6x4"), (WALLED, "\\u{1b}[2J: 6x4")] {
            let report = check("\u{1b}[2J", text).expect("a map");
            assert!(report.lines[0].starts_with(begin), "{:?}", report.lines);
            assert!(!report.lines.iter().any(|line| line.contains(char::is_control)));
        }
        let map = Map::parse(&named).expect("a good map");
        let words = crate::setup::whole_words(&map, ::texts::Language::English);
        assert!(words.starts_with("\\u{1b}[31mred"), "{words:?}");
    }

    #[test]
    fn a_bad_map_is_a_problem_and_another_text_no_map() {
        let report = check("mine", &WALLED.replace("size: 6 4", "size: 5 4")).expect("a map");
        assert_eq!(report.problems, ["line 1, column 7: expected an even width from 4 to 64, found '5'"]);
        assert_eq!(check("mine", "###\n#S#\n"), None);
    }
}
