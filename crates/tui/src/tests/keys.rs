//! The one table of keys against what the games and the screens make of it.

use std::collections::HashSet;

use crate::actions::Bindings;
use crate::chord::Chord;
use crate::context::GameUi;
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
    let elsewhere = [Scope::Record, Scope::Menu, Scope::Learn];
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
