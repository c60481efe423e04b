//! `arcade analyse`: records explained by the real program.

#[path = "home/mod.rs"]
mod home;

use home::{Answer, Home};

/// What is told about a record.
fn analyse(text: &str, args: &[&str]) -> (Option<i32>, String, String) {
    let home = Home::new();
    home.write("game.arcade", text);
    let Answer { code, out, errors } = home.run(&[&["analyse", "game.arcade"], args].concat());
    (code, out, errors)
}

/// 2x2 boxes, which the first player wins by 2. Its third line gives a box away.
const GAME: &str = "arcade-record: 1\ngame: timbiriche\nsetup: rows=3 cols=3 seats=2\nseat1: human\nseat2: easy\n\n\
                    H0,0\nH2,1\nV0,0\nV0,1\nH1,0\nH0,1\nV0,2\nH1,1\nV1,2\nV1,1\nV1,0\nH2,0\n";

#[test]
fn a_mistake_is_marked_and_the_value_is_drawn() {
    let (code, told, errors) = analyse(GAME, &["--time", "2"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].ends_with(": Timbiriche, 12 moves"), "{}", lines[0]);
    let first = lines.iter().find(|line| line.starts_with("   1    1  H0,0")).expect("the first move");
    assert!(first.split_whitespace().eq(["1", "1", "H0,0", "2", "2"]), "{first}");
    let third = lines.iter().find(|line| line.starts_with("   3    1  V0,0")).expect("the third move");
    assert!(third.contains('?') && (third.contains("mistake") || third.contains("blunder")), "{third}");
    assert!(told.contains("  won |") && told.contains(" lost |"), "{told}");
    assert!(lines.iter().all(|line| line.is_ascii()), "{told}");
    assert!(lines.contains(&"won 1: all lines are drawn"), "{told}");
    assert!(lines.last().expect("a line").starts_with("seat 2 (Easy): "), "{told}");
}

#[test]
fn json_has_a_line_for_each_move() {
    let (code, told, _) = analyse(GAME, &["--json", "--time", "1"]);
    assert_eq!(code, Some(0));
    let lines: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[0]["type"], "move");
    assert_eq!((&lines[0]["move"], &lines[0]["before"]), (&"H0,0".into(), &"2".into()));
    assert_eq!((&lines[0]["mark"], &lines[0]["before_exact"]), (&"best".into(), &true.into()));
    let summary = &lines[12];
    assert_eq!((&summary["type"], &summary["analysed"]), (&"summary".into(), &12.into()));
    assert_eq!(summary["reason"], "all lines are drawn");
    assert!(
        summary["result"].is_string() && summary["seats"].as_array().is_some_and(|seats| seats.len() == 2)
    );
}

#[test]
fn damage_is_told_and_what_is_good_is_analysed() {
    let damaged = GAME.replace("V0,1\n", "V9,9\n");
    let (code, told, errors) = analyse(&damaged, &["--json", "--time", "0.5"]);
    assert_eq!(code, Some(1));
    assert!(errors.contains("line 10"), "{errors}");
    assert_eq!(told.lines().count(), 4);
}

#[test]
fn what_is_no_record_is_refused() {
    for text in ["", "hello\n", "arcade-record: 1\ngame: chess\n\n"] {
        let (code, told, errors) = analyse(text, &[]);
        assert_eq!((code, told.as_str(), errors.lines().count()), (Some(1), "", 1), "{errors}");
    }
    Home::new().run(&["analyse", "/no/such/record"]).bad(1);
}
