//! How often a level plays a best move of a race of two cars, held against the exact solution of small tracks.
//!
//! `cargo run --release -p formula --example truth -- [LEVEL] [NODES] [SAMPLES] [first|round]`

use formula::drivers::Driver;
use formula::pair::PairTruth;
use formula::{FinishRule, FormulaSetup};
use game::{Game, History, key};
use play::{EngineOptions, Level};
use search::{Engine, Limits};

const TRACKS: [(&str, &str); 5] = [
    ("corner", "SS...#\nS....#\n###..#\nF....#\nFF..##"),
    ("gate", "S....#..F\nS.......F\nS....#..F"),
    ("hook", "SS.....\nSS.....\n####...\nFF.....\nFF.....\n#######"),
    ("bend", "SS........\nSS........\n#######...\nFFF.......\nFFF......."),
    ("chicane", "S.....##...F\nS.....##...F\nS..........F\n...##......F\n...##......F"),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument =
        |index: usize, default: &str| arguments.get(index).map_or(default, String::as_str).to_string();
    let level: Level = argument(0, "perfect").parse().expect("a level");
    let nodes: u64 = argument(1, "20000").parse().expect("a number of nodes");
    let samples: u64 = argument(2, "500").parse().expect("a number of samples");
    let finish = if argument(3, "first") == "round" { FinishRule::Round } else { FinishRule::First };
    for (name, text) in TRACKS {
        let setup = FormulaSetup::new(text.parse().expect("a good track"), 2, finish);
        let Some(truth) = PairTruth::solve(&setup, 12_000_000).expect("a good set-up") else {
            println!("{name}: too many positions");
            continue;
        };
        let start = truth.worth(&History::<formula::Formula>::new(&setup).expect("good").game().clone());
        let options = EngineOptions { seed: 1, threads: 1, table_mib: 64 };
        let mut driver = Driver::new(level, &options);
        let stride = (truth.positions() as u64 / samples).max(1);
        let (mut number, mut asked, mut right, mut critical, mut critical_right) = (0, 0, 0, 0, 0);
        truth.for_each(|race, worth| {
            number += 1;
            if !key::mix(number).is_multiple_of(stride) {
                return;
            }
            let seat = race.to_move();
            let history = History::from_start(race.clone());
            let verdict = driver.think(&history, &Limits::nodes(nodes), &mut |_| {}).expect("an open race");
            let moves = truth.moves(race);
            let best = worth.for_seat(seat);
            let found = moves.iter().find(|(mv, _)| *mv == verdict.best).expect("a legal answer");
            let good = u32::from(found.1.for_seat(seat) == best);
            let matters = u32::from(moves.iter().any(|(_, worth)| worth.for_seat(seat) != best));
            (asked, right) = (asked + 1, right + good);
            (critical, critical_right) = (critical + matters, critical_right + matters * good);
            if good == 0 && std::env::var_os("SHOW_ERRORS").is_some() {
                println!(
                    "{}to move {seat}, plays {} instead of worth {worth:?}: {moves:?}",
                    race.show(),
                    verdict.best
                );
            }
        });
        println!(
            "{name}: {} positions, start {start:?}; {level} plays a best move in {right} of {asked} ({:.1} %), where it matters in {critical_right} of {critical} ({:.1} %)",
            truth.positions(),
            100.0 * f64::from(right) / f64::from(asked.max(1)),
            100.0 * f64::from(critical_right) / f64::from(critical.max(1)),
        );
    }
}
