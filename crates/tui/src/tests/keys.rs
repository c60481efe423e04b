//! The one table of keys against what the games and the screens make of it.

use std::collections::HashSet;

use crate::bindings::{Bindings, Wish};
use crate::chord::Chord;
use crate::context::GameUi;
use crate::screens::notice::Notice;
use crate::screens::play::Play;
use crate::screens::review::Replay;
use crate::screens::setup::Setup;
use crate::testing::{GAMES, Stage, plain_look, start};

/// What every board has to keep to; [`crate::registry_checks`] runs it over the real registry.
fn check_board(game: &GameUi) {
    crate::registry_checks::check(game).unwrap_or_else(|problem| panic!("{problem}"));
}

#[test]
fn no_board_takes_a_key_of_the_table() {
    GAMES.iter().for_each(check_board);
    let bound: HashSet<Chord> = Bindings::default().all_keys().collect();
    assert!(bound.len() > 30);
}

#[test]
fn the_help_names_every_key_that_acts_in_a_game() {
    let mut stage = Stage::play(plain_look(), (100, 100), start("", "human,human", ""));
    stage.press("?");
    let text = stage.text();
    use crate::actions::{ACTIONS, Scope};
    let elsewhere = [Scope::Record, Scope::Menu, Scope::Games, Scope::Learn];
    for info in ACTIONS.iter().filter(|info| !elsewhere.contains(&info.scope)) {
        let key: Chord = info.keys[0].parse().expect("a key");
        assert!(text.contains(&key.shown(false)), "{} is missing\n{text}", info.name);
        assert!(text.contains(plain_look().text(info.help)), "{} is missing\n{text}", info.name);
    }
}

#[test]
fn releases_do_nothing() {
    use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyEventState, KeyModifiers};
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", ""));
    let before = stage.text();
    let release = KeyEvent {
        code: KeyCode::Enter,
        modifiers: KeyModifiers::NONE,
        kind: KeyEventKind::Release,
        state: KeyEventState::NONE,
    };
    stage.app.handle(crate::event::Event::Terminal(Event::Key(release)));
    stage.draw();
    assert_eq!(stage.text(), before);
}

#[test]
fn ctrl_c_leaves_from_everywhere() {
    for keys in ["", "?", "g", ":", "esc", "n"] {
        let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", "H0,0"));
        stage.press(keys);
        assert_eq!(stage.app.exit(), None);
        stage.press("ctrl-c");
        assert_eq!(stage.app.exit(), Some(crate::Exit::Left), "{keys:?}");
    }
}

#[test]
fn every_word_of_the_line_of_keys_can_be_clicked() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", "H0,0"));
    let (x, y) = stage.find("u undo").expect("undo is offered");
    stage.click(x + 3, y);
    assert!(stage.text().contains("Took back 1 move."), "{}", stage.text());
    let (x, y) = stage.find("? help").expect("help is offered");
    stage.click(x, y);
    assert!(stage.text().contains("The rules"), "{}", stage.text());
}

#[test]
fn the_mouse_can_be_switched_off() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", ""));
    stage.press("f9");
    assert_eq!(stage.app.take_request(), Some(crate::app::Request::Mouse(false)));
    assert!(stage.text().contains("The mouse is off"), "{}", stage.text());
}

/// A front end with other keys.
fn rebound(wishes: &[(&str, &[&str])]) -> Stage {
    let wish = |(name, keys): &(&str, &[&str])| Wish {
        name: (*name).to_string(),
        keys: keys.iter().map(ToString::to_string).collect(),
    };
    let wishes: Vec<Wish> = wishes.iter().map(wish).collect();
    let (bindings, problems) = Bindings::with_wishes(&wishes, GAMES);
    assert_eq!(problems, []);
    Stage::new(plain_look(), (80, 60), |context| {
        context.bindings = bindings;
        vec![Box::new(Play::new(context, &GAMES[0], start("", "human,human", "H0,0")))]
    })
}

#[test]
fn other_keys_act_and_are_shown_in_the_line_of_keys_and_in_the_help() {
    let mut stage = rebound(&[("undo", &["U", "ctrl-u"]), ("help", &["H"]), ("theme", &[])]);
    assert!(stage.text().contains("U undo") && stage.text().contains("H help"), "{}", stage.text());
    assert!(!stage.text().contains("u undo") && !stage.text().contains("? help"), "{}", stage.text());
    stage.press("u");
    assert!(!stage.text().contains("Took back"), "{}", stage.text());
    stage.press("ctrl-u");
    assert!(stage.text().contains("Took back 1 move."), "{}", stage.text());
    stage.press("H");
    let text = stage.text();
    assert!(text.contains("U Ctrl-U"), "{text}");
    assert!(!text.contains("next colour theme"), "what has no key is not offered\n{text}");
    assert!(text.contains("↑ k"), "arrows and letters stay\n{text}");
}

#[test]
fn a_letter_that_leaves_is_a_letter_where_text_is_typed() {
    let mut stage = rebound(&[("quit", &["Q"]), ("redraw", &["R"])]);
    stage.press(": Q R");
    assert_eq!(stage.app.exit(), None);
    assert!(stage.text().contains("QR"), "{}", stage.text());
    stage.press("esc Q");
    assert_eq!(stage.app.exit(), Some(crate::Exit::Left));
}

#[test]
fn ctrl_c_leaves_whatever_else_does() {
    let mut stage = rebound(&[("quit", &["f10"])]);
    stage.press("ctrl-c");
    assert_eq!(stage.app.exit(), Some(crate::Exit::Left));
}

#[test]
fn a_box_tells_what_is_wrong_and_any_key_closes_it() {
    for key in ["x", "enter", "?", "esc", "up"] {
        let mut stage = Stage::new(plain_look(), (80, 24), |_| Vec::new());
        let problems = vec!["config.toml:12: theme: expected one of dark, light, found 'lihgt'".to_string()];
        let notice = Notice::of_configuration(stage.app.context(), problems);
        stage.app.show(Box::new(notice));
        stage.draw();
        assert!(stage.text().contains("config.toml:12: theme: expected"), "{}", stage.text());
        assert!(stage.text().contains("left as it is"), "{}", stage.text());
        stage.press(key);
        assert!(!stage.text().contains("config.toml"), "{key}\n{}", stage.text());
        assert_eq!(stage.app.exit(), None);
    }
    for size in [(1, 1), (34, 9), (60, 20), (80, 24)] {
        let mut stage = Stage::new(plain_look(), size, |_| Vec::new());
        let problems = (1..40).map(|line| format!("config.toml:{line}: thing: unknown")).collect();
        let notice = Notice::of_configuration(stage.app.context(), problems);
        stage.app.show(Box::new(notice));
        stage.draw();
        let text = stage.text();
        assert!(size.0 < 34 || text.contains("arcade config check"), "{text}");
        assert!(size.0 < 60 || text.contains("Any key goes on"), "{text}");
        stage.click(0, 0);
    }
}

#[test]
fn letters_and_digits_with_control_or_alt_are_none() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", "H0,0"));
    stage.press("g alt-y ctrl-y");
    assert!(stage.text().contains("Resign this game?"), "{}", stage.text());
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        let played = start("", "human,human", "H0,0 H0,1 H0,2");
        vec![Box::new(Replay::new(context, &GAMES[0], played, Vec::new()))]
    });
    stage.press("alt-2");
    assert!(!stage.text().contains("to move (0 to"), "{}", stage.text());
    let mut stage =
        Stage::new(plain_look(), (80, 24), |context| vec![Box::new(Setup::new(context, &GAMES[0]))]);
    stage.press("home alt-7");
    assert!(stage.text().contains("< 5 >"), "{}", stage.text());
}

/// Wherever something is typed, the words of the line of keys mean the keys that they name.
#[test]
fn where_something_is_typed_a_click_on_the_line_of_keys_is_the_key() {
    let press = |stage: &mut Stage, word: &str| {
        let (x, y) = stage.find(word).unwrap_or_else(|| panic!("{word}\n{}", stage.text()));
        stage.click(x, y);
    };
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "human,human", "H0,0"));
    stage.press(": H 0 , 1");
    press(&mut stage, "Enter play");
    assert!(stage.text().contains("2 2 H0,1"), "what was typed is played\n{}", stage.text());
    stage.press(": x");
    press(&mut stage, "Esc back");
    assert!(stage.text().contains("Player 1 to move"), "nothing else is cancelled\n{}", stage.text());
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        let played = start("", "human,human", "H0,0 H0,1 H0,2");
        vec![Box::new(Replay::new(context, &GAMES[0], played, Vec::new()))]
    });
    stage.press("# 2");
    press(&mut stage, "Enter go to");
    assert!(stage.text().contains("Move 2 of 3"), "{}", stage.text());
    stage.press("# 1");
    press(&mut stage, "Esc back");
    assert!(stage.text().contains("Move 2 of 3"), "{}", stage.text());
}
