//! Somebody's program at a seat: what it tells is shown and nothing else, and it is not waited for in vain.

use std::time::{Duration, Instant};

use crate::context::Context;
use crate::screens::Screen;
use crate::screens::setup::Setup;
use crate::testing::{GAMES, Stage, plain_look, start};

/// A match against a program that answers each line of its input as the branches of a `case` say.
fn against(branches: &str) -> Stage {
    let script = format!(
        "while read -r line; do case $line in {branches} hello) echo hello x;; game*|moves*) echo ok;; esac; done"
    );
    let players = format!("human,program:\"sh -c '{script}'\"");
    Stage::play(plain_look(), (80, 24), start("rows=3 cols=3", &players, ""))
}

#[test]
fn what_a_program_does_not_tell_is_no_zero() {
    let mut stage = against("go*) echo best V0,0;;");
    stage.press(": H 0 , 0 enter");
    stage.wait_for("tells no score");
    let text = stage.text();
    assert!(text.contains("V0,0") && !text.contains("depth") && !text.contains("nodes"), "{text}");
    assert!(!text.contains("estimate") && !text.contains("score 0"), "{text}");
    let mut stage =
        against("go*) echo info depth 2 score 1 nodes 70 pv V0,0; echo best V0,0 score 1 exact;;");
    stage.press(": H 0 , 0 enter");
    stage.wait_for("exact");
    let text = stage.text();
    assert!(text.contains("score +1") && text.contains("depth 2") && text.contains("70 nodes"), "{text}");
}

#[test]
fn a_game_is_not_won_by_a_program_that_is_not_there() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("rows=3 cols=3", "human,program:no-such", ""));
    stage.press(": H 0 , 0 enter");
    stage.wait_for("can't start 'no-such'");
    assert!(!stage.text().contains("won"), "{}", stage.text());
    // It is tried again when the person wants it to go on.
    stage.press("p");
    stage.wait_for("can't start 'no-such'");
    assert!(!stage.text().contains("won"), "{}", stage.text());
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_is_not_waited_for_once_the_person_has_gone_back() {
    let file = std::env::temp_dir().join(format!("arcade-silent-{}", std::process::id()));
    let players = format!("human,program:\"sh -c 'echo $$ > {}; exec sleep 600'\"", file.display());
    let played = start("", &players, "");
    let mut stage = Stage::new(plain_look(), (80, 24), |context: &mut Context| {
        vec![Box::new(Setup::like(context, &GAMES[0], &played)) as Box<dyn Screen>]
    });
    let long = Instant::now() + Duration::from_secs(20);
    let number = |file: &std::path::Path| {
        std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse::<u32>().ok())
    };
    stage.press("end enter");
    while number(&file).is_none() && Instant::now() < long {
        std::thread::sleep(Duration::from_millis(5));
    }
    let process = std::path::PathBuf::from(format!("/proc/{}", number(&file).expect("its number")));
    assert!(process.exists() && stage.text().contains("asking the program"), "{}", stage.text());
    let begun = Instant::now();
    stage.press("esc");
    while process.exists() && Instant::now() < long {
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "it lives on");
    std::fs::remove_file(&file).expect("the file is there");
}

#[test]
fn a_program_is_called_as_it_calls_itself() {
    let script = "while read -r line; do case $line in hello) echo hello Bot-7 2;; *) echo ok;; esac; done";
    let played = start("", &format!("human,program:\"sh -c '{script}'\""), "");
    let mut stage = Stage::new(plain_look(), (80, 24), |context: &mut Context| {
        vec![Box::new(Setup::like(context, &GAMES[0], &played)) as Box<dyn Screen>]
    });
    stage.press("end enter");
    stage.wait_for("Your turn");
    assert!(stage.text().contains("Bot-7"), "{}", stage.text());
}
