//! A move that nobody means to play is asked about, however it is given.

use game::Values;
use play::{Match, MatchOptions, PlayerSpec, Seating};

use crate::screens::play::Play;
use crate::testing::real::BOARDS;
use crate::testing::{Stage, plain_look};

/// A race of two people; car 1 stands in the corner of the track, so that north-west is off it.
fn race() -> Stage {
    let ui = BOARDS.iter().find(|ui| ui.entry.name == "formula").expect("the game");
    let seating = Seating::List(PlayerSpec::parse_list("human,human").expect("players"));
    let setup = Values::new().with("track", "hairpin").with("cars", 2);
    let options = MatchOptions { seating, setup, ..MatchOptions::default() };
    let played = Match::new(ui.entry, &options).expect("a match");
    Stage::new(plain_look(), (80, 24), |context| vec![Box::new(Play::new(context, ui, played))])
}

#[test]
fn a_slip_is_asked_about_by_key_by_typing_and_by_mouse() {
    for keys in ["q", ": 0 , 0 enter", "up left enter"] {
        let mut stage = race();
        stage.press(keys);
        let text = stage.text();
        assert!(text.contains("leaves the track at 0,0") && text.contains("all the same?"), "{keys}: {text}");
        // No is what Enter means, and then nothing has happened.
        stage.press("enter");
        assert!(
            !stage.text().contains("all the same?") && stage.text().contains("Player 1 to move"),
            "{keys}: {}",
            stage.text()
        );
        stage.press(keys);
        stage.press("left enter");
        assert!(stage.text().contains("Player 2 to move"), "{keys}: {}", stage.text());
    }
    // A move that keeps the car on the track is played at once.
    let mut stage = race();
    stage.press(": 2 , 2 enter");
    assert!(stage.text().contains("Player 2 to move"), "{}", stage.text());
}
