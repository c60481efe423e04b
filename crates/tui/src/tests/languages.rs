//! What the menu, a game and the help look like in the languages besides English. That nothing is cut on any
//! screen of any game is a check of the registry ([`crate::registry_checks::languages`]).

use std::fmt::Display;

use crate::look::Look;
use crate::testing::{Stage, plain_look, start};
use crate::texts::{Language, Message, editor, play, review};
use crate::widgets::text::width;

const SIZE: (u16, u16) = (80, 24);

/// A game in the middle, with boxes of both seats.
const MIDDLE: &str = "H0,0 H1,0 V0,0 V0,1 H0,1 V3,0 H1,1 V3,1 V0,2 H3,0 H4,0";

fn looks() -> impl Iterator<Item = Look> {
    Language::ALL.into_iter().skip(1).map(|language| Look { language, ..plain_look() })
}

fn snapshot(name: &str, look: &Look, stage: &Stage) {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("{name}-{}", look.language.code()), stage.text());
    });
}

#[test]
fn menu() {
    for look in looks() {
        snapshot("menu", &look, &Stage::new(look.clone(), SIZE, |_| Vec::new()));
    }
}

#[test]
fn game() {
    for look in looks() {
        snapshot("play", &look, &Stage::play(look.clone(), SIZE, start("", "human,easy", MIDDLE)));
    }
}

#[test]
fn help() {
    for look in looks() {
        let mut stage = Stage::play(look.clone(), SIZE, start("", "human,easy", MIDDLE));
        stage.press("? pagedown");
        snapshot("help", &look, &stage);
    }
}

/// What is said in the line below the board is not broken: there is room for 78 columns.
#[test]
fn what_fits_the_line_below_the_board_in_english_fits_it_in_every_language() {
    const ROOM: u16 = 78;
    // These stand where lines are broken.
    let broken =
        |message: &Message| ["HELP_", "KEY_", "ASK_"].iter().any(|part| message.name.starts_with(part));
    let sections = [play::ALL, editor::ALL, review::ALL];
    for message in sections.concat().into_iter().filter(|message| !broken(message)) {
        let names = message.placeholders(Language::English);
        let values: Vec<(&str, &dyn Display)> =
            names.iter().map(|name| (name.as_str(), &12345 as &dyn Display)).collect();
        let width = |language| width(&message.fill(language, &values));
        if width(Language::English) <= ROOM {
            for language in Language::ALL {
                assert!(width(language) <= ROOM, "{} in {}", message.name, language.name());
            }
        }
    }
}
