//! The statistics on the screen.

use std::time::{Duration, UNIX_EPOCH};

use play::statistics::{GameResult, PersonOutcome, Results, VERSION};

use super::Statistics;
use crate::look::Look;
use crate::testing::{GAMES, Stage, plain_look, start};
use crate::texts::Language;
use crate::theme::ColorDepth;

const SIZES: [(u16, u16); 4] = [(40, 12), (60, 20), (80, 24), (200, 60)];
const NOW: u64 = 1_800_000_000;

fn snapshot(name: &str, (width, height): (u16, u16), stage: &Stage) {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("{name}-{width}x{height}"), stage.text());
    });
}

fn result(number: u64, seats: &[&str], outcome: PersonOutcome) -> GameResult {
    let persons = (1..).zip(seats).filter(|(_, who)| **who == "human").map(|(seat, _)| seat).collect();
    let won = outcome == PersonOutcome::Won;
    GameResult {
        v: VERSION,
        when: NOW - 90_000 + number,
        id: number.to_string(),
        game: "timbiriche".to_string(),
        setup: "rows=6 cols=6 seats=2".to_string(),
        seats: seats.iter().map(|who| (*who).to_string()).collect(),
        persons,
        outcome,
        result: String::new(),
        reason: None,
        points: vec![0, 0],
        margin: won.then_some(number as i32 % 7 + 1),
        moves: 60,
        own_moves: 31 - number as u32 % 5,
        seconds: 100 + number,
        seed: 1,
        hints: u32::from(number.is_multiple_of(4)),
        taken_back: 0,
    }
}

/// Games against every level from both seats, and two between people.
fn many() -> Results {
    use PersonOutcome::{Drawn, Lost, None, Won};
    let mut list = Vec::new();
    let mut add = |seats: &[&str], outcomes: &[PersonOutcome]| {
        for outcome in outcomes {
            list.push(result(list.len() as u64, seats, *outcome));
        }
    };
    add(&["human", "easy"], &[Won, Won, Lost, Won, Won, Won, Drawn]);
    add(&["easy", "human"], &[Won, Lost]);
    add(&["human", "medium"], &[Lost, Won, Drawn, Drawn, Lost]);
    add(&["hard", "human"], &[Lost, Lost, Won]);
    add(&["human", "perfect"], &[Lost, Lost, Lost]);
    add(&["human", "human"], &[None, None]);
    Results { list, notices: Vec::new() }
}

fn stage(look: Look, size: (u16, u16), results: &Results, problem: Option<&str>) -> Stage {
    Stage::new(look, size, |context| {
        let now = UNIX_EPOCH + Duration::from_secs(NOW);
        vec![Box::new(Statistics::of(context, results, problem.map(str::to_string), now))]
    })
}

#[test]
fn what_it_looks_like() {
    for size in SIZES {
        let mut stage = stage(plain_look(), size, &many(), None);
        snapshot("all-games", size, &stage);
        stage.press("right down");
        snapshot("one-game", size, &stage);
    }
    let mut stage = stage(Look::new(ColorDepth::None, true), (80, 24), &many(), Some("one line is torn"));
    stage.press("right");
    assert!(stage.text().is_ascii(), "{}", stage.text());
    snapshot("ascii", (80, 24), &stage);
}

#[test]
fn nothing_played_yet() {
    for size in SIZES {
        let mut stage = stage(plain_look(), size, &Results::default(), None);
        assert!(stage.text().contains("Nothing played yet."), "{}", stage.text());
        stage.press("right down up enter pagedown end");
        assert!(stage.text().contains("Nothing played yet."), "{}", stage.text());
        assert!(stage.text().contains("Timbiriche"), "every game has its page\n{}", stage.text());
    }
}

#[test]
fn every_size_and_every_language() {
    for language in Language::ALL {
        let look = Look { language, ..plain_look() };
        let mut stage = stage(look, (80, 24), &many(), Some("one line of the file is torn"));
        for keys in ["home", "right down", "down down enter"] {
            stage.press(keys);
            for width in [1, 10, 24, 30, 47, 60, 80, 119, 121, 200, 480] {
                for height in [1, 2, 7, 9, 10, 13, 16, 19, 24, 60, 154] {
                    stage.resize(width, height);
                }
            }
            stage.resize(80, 24);
            assert!(!stage.text().contains('…'), "nothing is cut in {language:?}\n{}", stage.text());
        }
    }
}

#[test]
fn the_mouse_turns_pages_and_selects_rows() {
    let mut stage = stage(plain_look(), (80, 24), &many(), None);
    let (x, y) = stage.find("Timbiriche").expect("a tab");
    stage.click(x, y);
    assert!(stage.text().contains("[Timbiriche]"), "{}", stage.text());
    let (x, y) = stage.find("perfect, seat 1").expect("a row");
    stage.click(x, y);
    assert!(stage.text().contains("3 losses in a row"), "{}", stage.text());
    let (x, y) = stage.find(" All games ").expect("a tab");
    stage.click(x + 1, y);
    assert!(stage.text().contains("[All games]"), "{}", stage.text());
}

#[test]
fn where_it_is_low_the_details_take_the_place_of_the_rows() {
    let mut stage = stage(plain_look(), (60, 14), &many(), None);
    stage.press("right");
    assert!(!stage.text().contains("Streak"), "{}", stage.text());
    stage.press("down");
    assert!(stage.text().contains("Enter open"), "{}", stage.text());
    stage.press("enter");
    assert!(stage.text().contains("Streak") && stage.text().contains("by 6 boxes"), "{}", stage.text());
    assert!(!stage.text().contains("Enter open"), "{}", stage.text());
    stage.press("esc");
    assert!(!stage.text().contains("Streak"), "{}", stage.text());
    stage.press("backspace");
    assert!(stage.text().contains("Games played"), "back to the menu\n{}", stage.text());
}

#[test]
fn a_game_that_is_played_to_its_end_is_there() {
    let folder = std::env::temp_dir().join(format!("arcade-statistics-{}", std::process::id()));
    let store = play::Store::in_folders(folder.join("data"), folder.join("config"));
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        context.settings.store = Some(store.clone());
        let played = start("rows=2 cols=2", "human,easy", "");
        vec![Box::new(crate::screens::play::Play::new(context, &GAMES[0], played))]
    });
    stage.press("i m");
    stage.wait_for("A good move");
    stage.press("enter");
    stage.wait_for("Your turn");
    // Resigning, taking that back and resigning again is one loss.
    stage.press("g y");
    stage.wait_for("You have lost");
    stage.press("esc u g y esc");
    let read = play::statistics::ResultsFile::of(&store).read().expect("read");
    let outcomes: Vec<_> = read.list.iter().map(|result| (result.outcome, result.hints)).collect();
    assert_eq!(outcomes, [(PersonOutcome::Lost, 1)]);
    // From the menu by its key.
    stage.press("esc S right");
    let text = stage.text();
    assert!(text.contains("easy, seat 1") && text.contains("1 loss in a row"), "{text}");
    let _ = std::fs::remove_dir_all(&folder);
}
