//! Any size from 1x1 to 480x154 and any change of size: no panic, and either the screen or the word that it is
//! too small.

use proptest::prelude::*;

use crate::screens::review::Replay;
use crate::screens::setup::Setup;
use crate::testing::{GAMES, Stage, plain_look, start};

const WIDTHS: &[u16] = &[1, 2, 7, 19, 20, 24, 30, 35, 36, 40, 54, 63, 64, 72, 80, 131];
const HEIGHTS: &[u16] = &[1, 2, 3, 5, 6, 7, 8, 9, 12, 14, 24, 37];
const LARGE: &[(u16, u16)] = &[(200, 60), (480, 1), (1, 154), (480, 154), (481, 9)];

/// Every screen and popup, by the keys that lead to it.
fn stages() -> Vec<(&'static str, Stage)> {
    let size = (80, 24);
    let middle = || start("", "human,easy", "H0,0 H1,0 V0,0 V0,1 H0,1");
    let play = |keys: &str| {
        let mut stage = Stage::play(plain_look(), size, middle());
        stage.press(keys);
        stage
    };
    let review = |keys: &str| {
        let mut stage = Stage::new(plain_look(), size, |context| {
            let damage = vec!["line 12: no move".to_string()];
            vec![Box::new(Replay::new(context, &GAMES[0], middle(), damage))]
        });
        stage.press(keys);
        stage
    };
    let mut values = play("v");
    values.wait_for("The value of every move");
    let mut end = Stage::play(plain_look(), size, start("rows=2 cols=2", "human,human", "H0,0 H1,0 V0,0"));
    end.press(": V 0 , 1 enter");
    vec![
        ("menu", Stage::new(plain_look(), size, |_| Vec::new())),
        ("setup", Stage::new(plain_look(), size, |context| vec![Box::new(Setup::new(context, &GAMES[0]))])),
        ("statistics", {
            let mut stage = Stage::new(plain_look(), size, |_| Vec::new());
            stage.press("S right");
            stage
        }),
        ("play", play("")),
        ("help", play("?")),
        ("question", play("esc")),
        ("prompt", play(": H 0")),
        ("values", values),
        ("end", end),
        (
            "largest",
            Stage::play(plain_look(), size, start("rows=11 cols=11 seats=4", "human,human,human,human", "")),
        ),
        ("replay", review("right right")),
        ("take over", review("right o")),
        ("go to", review("# 2")),
        ("analysis", review("A")),
        ("analysis at its end", review("A end enter")),
        ("smallest", Stage::play(plain_look(), size, start("rows=2 cols=2", "human,human", ""))),
    ]
}

#[test]
fn every_screen_at_many_sizes() {
    for (name, mut stage) in stages() {
        let small = WIDTHS.iter().flat_map(|width| HEIGHTS.iter().map(move |height| (*width, *height)));
        for (width, height) in small.chain(LARGE.iter().copied()) {
            stage.resize(width, height);
            let text = stage.text();
            if (width, height) == (80, 24) {
                assert!(!text.contains("needs "), "{name} fits 80x24\n{text}");
            }
            if width >= 30 && text.contains("needs ") {
                let here = format!("this is {width}x{height}");
                assert!(text.contains(&here), "{name} at {width}x{height}\n{text}");
            }
        }
    }
}

/// What holds on every screen; the registry's test does the same with the games of the program.
#[test]
fn every_screen_keeps_to_the_rules() {
    crate::registry_checks::screens(GAMES).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn what_is_needed_is_enough() {
    for (name, mut stage) in stages() {
        stage.resize(12, 3);
        stage.resize(60, 1);
        let text = stage.text();
        let Some(needs) = text.split("needs ").nth(1) else { panic!("{name} fits 60x1\n{text}") };
        let size = needs.split(',').next().unwrap_or_default();
        let (width, height) = size.split_once('x').expect("a size");
        stage.resize(width.parse().expect("columns"), height.parse().expect("rows"));
        assert!(!stage.text().contains("needs "), "{name} at {size}\n{}", stage.text());
    }
}

#[test]
fn a_screen_too_small_does_nothing_but_leave() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", ""));
    stage.resize(10, 4);
    stage.press("enter u g : v i n");
    stage.click(5, 2);
    stage.resize(80, 24);
    assert!(stage.text().contains("Player 1 to move"), "{}", stage.text());
    stage.resize(10, 4);
    stage.press("ctrl-c");
    assert_eq!(stage.app.exit(), Some(crate::Exit::Left));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_keys_mouse_and_sizes(
        steps in prop::collection::vec((0..24usize, 1u16..200, 1u16..70), 1..60),
    ) {
        const KEYS: [&str; 20] = [
            "left", "right", "up", "down", "enter", "esc", "u", "r", "?", "tab", "backtab", "home", "end",
            "pagedown", "pageup", "n", "g", ":", "f8", "backspace",
        ];
        let mut stage = Stage::play(plain_look(), (80, 24), start("rows=3 cols=4", "human,human", ""));
        for (kind, x, y) in steps {
            match kind {
                0..20 => stage.press(KEYS[kind]),
                20 | 21 => stage.resize(x, y),
                22 => stage.click(x, y),
                _ => stage.mouse(crossterm::event::MouseEventKind::Moved, x, y),
            }
        }
    }
}
