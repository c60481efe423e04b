//! The computer thinks along while the person is to move, if that is wanted. The one of these tests, at its highest
//! level, thinks until it is stopped.

use crate::screens::play::Play;
use crate::testing::{GAMES, Stage, plain_look, start};

const SIGN: &str = "thinks along";

fn stage(ponder: bool, players: &str, moves: &str) -> Stage {
    Stage::new(plain_look(), (80, 24), |context| {
        context.settings.ponder = ponder;
        vec![Box::new(Play::new(context, &GAMES[0], start("", players, moves)))]
    })
}

fn thinks_along(stage: &Stage) -> bool {
    stage.text().contains(SIGN)
}

#[test]
fn it_is_off_unless_it_is_wanted_and_only_the_highest_level_does_it() {
    assert!(!thinks_along(&stage(false, "human,perfect", "")));
    assert!(thinks_along(&stage(true, "human,perfect", "")));
    for players in ["human,hard", "human,human", "perfect,human", "perfect,perfect"] {
        assert!(!thinks_along(&stage(true, players, "")), "{players}");
    }
}

#[test]
fn it_ends_when_the_person_moves_and_then_the_computer_thinks_for_itself() {
    let mut stage = stage(true, "human,perfect", "");
    stage.press(": H 4 , 4 enter");
    assert!(!thinks_along(&stage), "{}", stage.text());
    // Its thread would answer nothing if it were still thinking along.
    stage.wait_for("score +2");
    assert!(!stage.text().contains("2 P"), "it has played no move that nobody asked for\n{}", stage.text());
    stage.press("m");
    stage.wait_for("2 P H0,0");
    stage.wait_for(SIGN);
    assert!(!stage.text().contains("3 P"), "{}", stage.text());
    stage.press("u");
    assert!(thinks_along(&stage), "it goes on after something was taken back\n{}", stage.text());
    stage.press("g y");
    assert!(!thinks_along(&stage), "the game is over\n{}", stage.text());
}

#[test]
fn hints_and_other_screens_have_the_processor_for_themselves() {
    let mut stage = stage(true, "human,perfect", "H0,0 H0,1");
    assert!(thinks_along(&stage));
    stage.press("i");
    assert!(!thinks_along(&stage), "the adviser is asked\n{}", stage.text());
    stage.press("m");
    stage.wait_for("A good move");
    stage.wait_for(SIGN);
    stage.press("?");
    stage.press("esc");
    assert!(thinks_along(&stage), "{}", stage.text());
    // The hint goes first.
    stage.press("esc esc");
    assert!(
        stage.text().contains("Leave this game?"),
        "it is nothing to be stopped by Esc\n{}",
        stage.text()
    );
}

#[test]
fn nothing_is_told_of_it_but_the_sign() {
    let mut with = stage(true, "human,perfect", "");
    let without = stage(false, "human,perfect", "");
    let (seen, usual) = (with.text(), without.text());
    let different: Vec<_> = seen.lines().zip(usual.lines()).filter(|(one, other)| one != other).collect();
    assert_eq!(different.len(), 1, "{seen}");
    std::thread::sleep(std::time::Duration::from_millis(30));
    with.draw();
    assert_eq!(with.text(), seen);
}
