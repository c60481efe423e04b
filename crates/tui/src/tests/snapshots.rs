//! What the screens look like at three sizes, in plain ASCII, and without colour.

use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use crate::look::Look;
use crate::screens::notice::Notice;
use crate::screens::review::{Analysis, Replay};
use crate::screens::setup::Setup;
use crate::testing::{GAMES, Stage, plain_look, start};
use crate::theme::ColorDepth;

const SIZES: [(u16, u16); 3] = [(40, 12), (80, 24), (200, 60)];

/// A game in the middle, with boxes of both seats.
const MIDDLE: &str = "H0,0 H1,0 V0,0 V0,1 H0,1 V3,0 H1,1 V3,1 V0,2 H3,0 H4,0";

fn snapshot(name: &str, (width, height): (u16, u16), stage: &Stage) {
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("{name}-{width}x{height}"), stage.text());
    });
}

fn middle(look: Look, size: (u16, u16)) -> Stage {
    Stage::play(look, size, start("", "human,easy", MIDDLE))
}

#[test]
fn menu() {
    for size in SIZES {
        snapshot("menu", size, &Stage::new(plain_look(), size, |_| Vec::new()));
    }
}

#[test]
fn what_is_wrong_in_the_configuration() {
    for size in [(60, 20), (80, 24), (200, 60)] {
        let problems = [
            "/home/ana/.config/arcade",
            "config.toml:1: theme: expected one of dark, light, high-contrast, mono, found 'lihgt'",
            "config.toml:12: keys.undo: expected a key that is free, found 'w', which is straight-up on the board of \
             formula",
        ];
        let problems = problems.map(str::to_string).to_vec();
        let stage = Stage::new(plain_look(), size, |context| {
            vec![Box::new(Notice::of_configuration(context, problems))]
        });
        snapshot("configuration", size, &stage);
    }
}

#[test]
fn setup() {
    for size in SIZES {
        let stage = Stage::new(plain_look(), size, |context| vec![Box::new(Setup::new(context, &GAMES[0]))]);
        snapshot("setup", size, &stage);
    }
}

#[test]
fn play() {
    for size in SIZES {
        snapshot("play", size, &middle(plain_look(), size));
    }
}

#[test]
fn play_in_ascii() {
    for size in SIZES {
        snapshot("ascii", size, &middle(Look::new(ColorDepth::None, true), size));
    }
}

#[test]
fn the_largest_board() {
    for size in SIZES {
        let stage =
            Stage::play(plain_look(), size, start("rows=11 cols=11 seats=4", "human,easy,easy,easy", ""));
        snapshot("largest", size, &stage);
    }
}

#[test]
fn help() {
    for size in SIZES {
        let mut stage = middle(plain_look(), size);
        stage.press("?");
        snapshot("help", size, &stage);
    }
}

#[test]
fn question() {
    for size in SIZES {
        let mut stage = middle(plain_look(), size);
        stage.press("g");
        snapshot("resign", size, &stage);
    }
}

#[test]
fn end_of_the_game() {
    for size in SIZES {
        let mut stage =
            Stage::play(plain_look(), size, start("rows=2 cols=2", "human,human", "H0,0 H1,0 V0,0"));
        stage.press(": V 0 , 1 enter");
        snapshot("end", size, &stage);
    }
}

#[test]
fn replay() {
    for size in SIZES {
        let mut stage = Stage::new(plain_look(), size, |context| {
            let mut played = start("", "human,hard", MIDDLE);
            played.set_comment(7, Some("two boxes are open now".to_string()));
            vec![Box::new(Replay::new(context, &GAMES[0], played, Vec::new()))]
        });
        stage.press("8 enter");
        snapshot("replay", size, &stage);
        stage.press("o");
        snapshot("take-over", size, &stage);
    }
}

#[test]
fn analysis() {
    for size in SIZES {
        let mut stage = Stage::new(plain_look(), size, |context| {
            let played = start("", "human,hard", MIDDLE);
            vec![Box::new(Analysis::of(context, &GAMES[0], &played, 0).expect("moves"))]
        });
        stage.wait_for("Move 1 of 11");
        stage.press("5 enter");
        snapshot("analysis", size, &stage);
        stage.press("enter enter");
        snapshot("analysis-graph", size, &stage);
    }
}

#[test]
fn typed_move() {
    for size in SIZES {
        let mut stage = middle(plain_look(), size);
        stage.press(":");
        snapshot("prompt", size, &stage);
    }
}

#[test]
fn values_on_the_board() {
    for size in SIZES {
        let mut stage = middle(plain_look(), size);
        stage.press("v");
        stage.wait_for("The value of every m");
        snapshot("values", size, &stage);
    }
}

#[test]
fn too_small() {
    let size = (16, 6);
    snapshot("small", size, &middle(plain_look(), size));
}

/// The cells that are told apart by more than their sign.
fn attributes(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width).map(|row| {
        let line: String = row
            .iter()
            .map(|cell| match cell.modifier {
                modifier if modifier.contains(Modifier::REVERSED) => 'R',
                modifier if modifier.contains(Modifier::UNDERLINED) => 'U',
                modifier if modifier.contains(Modifier::BOLD) => 'B',
                _ => ' ',
            })
            .collect();
        line.trim_end().to_string()
    });
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn without_colour_attributes_do_the_work() {
    let mut stage = middle(plain_look(), (60, 16));
    stage.press("left");
    let buffer = stage.draw();
    for cell in &buffer.content {
        assert_eq!((cell.fg, cell.bg), (ratatui::style::Color::Reset, ratatui::style::Color::Reset));
    }
    let picture = attributes(buffer);
    insta::with_settings!({ snapshot_path => "snapshots", prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("attributes", picture);
    });
}

#[test]
fn every_byte_is_ascii_where_it_has_to_be() {
    let look = Look::new(ColorDepth::Indexed, true);
    let mut stages = vec![
        Stage::new(look.clone(), (100, 30), |_| Vec::new()),
        Stage::new(look.clone(), (100, 30), |context| vec![Box::new(Setup::new(context, &GAMES[0]))]),
        middle(look, (200, 60)),
    ];
    for keys in ["down", "?", "esc", "g", "esc", ":", "esc"] {
        for stage in &mut stages {
            stage.press(keys);
            assert!(stage.text().is_ascii(), "{}", stage.text());
        }
    }
}
