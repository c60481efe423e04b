//! What the play screen tells beside the board and below it.

use std::time::Duration;

use play::{Level, Match, MatchOptions, Seating};

use super::play::two;
use crate::look::Look;
use crate::screens::play::Play;
use crate::screens::review::Replay;
use crate::testing::real::BOARDS;
use crate::testing::{GAMES, Stage, plain_look, start};
use crate::texts::Language;

#[test]
fn a_reason_is_never_cut() {
    let reason = "Expected a line such as H0,3 or V2,1, found 'Z'.";
    for (width, height) in [(30, 9), (40, 12), (60, 20), (80, 24), (200, 60)] {
        let mut stage = Stage::play(plain_look(), (width, height), start("", "human,human", ""));
        stage.press(": Z enter");
        let text = stage.text();
        let told: Vec<&str> = text.split_whitespace().collect();
        let told = told.join(" ").replace(":Z▏ ", "");
        assert!(told.contains(reason), "{width}x{height}\n{text}");
        assert!(text.contains(":Z▏"), "what was typed is still there\n{text}");
        stage.press("backspace");
        assert!(!stage.text().contains("Expected"), "the next key takes it away\n{}", stage.text());
    }
}

#[test]
fn a_warning_goes_with_the_next_key_and_the_turn_is_told_again() {
    let mut stage = two("", "H0,0");
    stage.press("m");
    assert!(stage.text().contains("The computer is not thinking."), "{}", stage.text());
    stage.press("right");
    assert!(!stage.text().contains("The computer is not thinking."), "{}", stage.text());
    assert!(stage.text().contains("Player 2 to move"), "{}", stage.text());
    stage.press("u");
    assert!(stage.text().contains("Took back 1 move. Player 1 to move"), "{}", stage.text());
}

#[test]
fn the_end_of_a_long_text_is_shown() {
    let mut stage = Stage::play(plain_look(), (40, 12), start("", "human,human", ""));
    stage.press(&format!(": {}7 7 8 9", "1 ".repeat(60)));
    assert!(stage.text().contains("17789▏"), "{}", stage.text());
}

#[test]
fn a_damaged_game_waits_until_that_has_been_read() {
    let resume = |moves: &str| {
        let played = start("", "human,easy", moves);
        Stage::new(plain_look(), (80, 24), |context| {
            let damage = ["line 9: no move".to_string()];
            let path = std::path::Path::new("game.arcade");
            vec![Box::new(Play::resumed(context, &crate::testing::GAMES[0], played, path, &damage))]
        })
    };
    // The computer's turn.
    let mut stage = resume("H0,0");
    std::thread::sleep(std::time::Duration::from_millis(50));
    stage.draw();
    assert!(stage.text().contains("line 9: no move"), "{}", stage.text());
    stage.press("enter");
    stage.wait_for("2 E ");
    // The person's turn.
    let mut stage = resume("");
    assert!(stage.text().contains("line 9: no move"), "{}", stage.text());
    stage.press(": H 0 , 0 enter");
    stage.wait_for("2 E ");
}

#[test]
fn a_game_that_can_not_be_saved_says_so_once() {
    let store = play::Store::in_folders("/dev/null/data", "/dev/null/config");
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        context.settings.store = Some(store);
        vec![Box::new(Play::new(context, &crate::testing::GAMES[0], start("", "human,human", "")))]
    });
    stage.press("enter");
    assert!(stage.text().contains("This game is not saved"), "{}", stage.text());
    stage.press("right enter");
    assert!(!stage.text().contains("This game is not saved"), "{}", stage.text());
}

#[test]
fn a_defeat_is_not_told_in_the_colour_of_a_victory() {
    use crate::look::Look;
    use crate::theme::{ColorDepth, Role};
    let look = Look::new(ColorDepth::True, false);
    for (players, words, role) in
        [("human,easy", "You have lost.", Role::Bad), ("easy,human", "You have won.", Role::Good)]
    {
        // The second seat closes the only box.
        let played = || start("rows=2 cols=2", players, "H0,0 H1,0 V0,0 V0,1");
        let game = Stage::play(look.clone(), (80, 24), played());
        let mut replay = Stage::new(look.clone(), (80, 24), |context| {
            vec![Box::new(Replay::new(context, &GAMES[0], played(), Vec::new()))]
        });
        replay.press("end");
        for mut stage in [game, replay] {
            let (x, y) = stage.find(words).unwrap_or_else(|| panic!("{words}\n{}", stage.text()));
            assert_eq!(stage.draw()[(x, y)].fg, look.style(role).fg.expect("a colour"), "{words}");
        }
    }
}

/// Where there is not room for all, a panel that has nothing to tell yet is not there.
#[test]
fn nothing_to_tell_takes_no_room_from_what_there_is_to_tell() {
    for ui in BOARDS {
        for (size, roomy) in [((60, 20), false), ((100, 40), true)] {
            let mut stage = Stage::new(plain_look(), size, |context| {
                context.settings.delay = Some(Duration::ZERO);
                let seating = Seating::Person { seat: 1, level: Level::Easy };
                let options = MatchOptions { seating, seed: 1, ..MatchOptions::default() };
                let played = Match::new(ui.entry, &options).expect("a match");
                vec![Box::new(Play::new(context, ui, played))]
            });
            stage.settle();
            let shown = |stage: &Stage| stage.text().contains("\u{256d} Computer \u{2500}");
            // Every board has more to tell than there is room for in the small one.
            assert_eq!(shown(&stage), roomy, "{}\n{}", ui.entry.name, stage.text());
            let mv = stage.find("move ").map_or(ui.entry.example_move.to_string(), |(x, y)| {
                let line = stage.text().lines().nth(usize::from(y)).unwrap_or_default().to_string();
                line.chars().skip(usize::from(x) + 5).take_while(|c| !c.is_whitespace()).collect()
            });
            let keys: Vec<String> = mv.chars().map(String::from).collect();
            stage.press(&format!(": {} enter", keys.join(" ")));
            stage.settle();
            assert!(shown(&stage), "{}\n{}", ui.entry.name, stage.text());
        }
    }
}

#[test]
fn what_several_computers_did_is_told_of_each() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("seats=4", "human,easy,medium,hard", ""));
    stage.press(": H 0 , 0 enter");
    stage.wait_for(" H: ");
    let text = stage.text();
    for initial in ["E: ", "M: ", "H: "] {
        assert!(text.lines().rev().nth(1).is_some_and(|line| line.contains(initial)), "{initial}\n{text}");
    }
}

#[test]
fn what_is_said_below_the_board_is_cut_in_no_language() {
    let asked = [
        "P",
        "P P",
        "v",
        "i",
        "u",
        "enter",
        "enter P",
        "enter v",
        "enter u",
        "enter u r",
        "g y esc u",
        "r",
        "m",
    ];
    for language in Language::ALL {
        for size in [(80, 24), (60, 20), (36, 14)] {
            for keys in asked {
                let look = Look { language, ..plain_look() };
                let mut stage = Stage::new(look, size, |context| {
                    context.settings.delay = Some(Duration::ZERO);
                    vec![Box::new(Play::new(context, &GAMES[0], start("", "human,medium", "")))]
                });
                let is_whole = |stage: &Stage| {
                    let text = stage.text();
                    let said = text.lines().nth(usize::from(size.1) - 2).unwrap_or_default();
                    assert!(!said.trim().is_empty() && !said.contains('\u{2026}'), "{keys}\n{text}");
                };
                for key in keys.split(' ') {
                    stage.press(key);
                    is_whole(&stage);
                    // The adviser of these tests thinks until it is stopped.
                    if key != "i" {
                        stage.settle();
                    }
                }
                is_whole(&stage);
            }
        }
    }
}

/// Who only watches hears it whole, too.
#[test]
fn the_pace_of_what_is_watched_is_told_whole() {
    for language in Language::ALL {
        let look = Look { language, ..plain_look() };
        let mut stage = Stage::play(look, (36, 14), start("", "easy,easy", ""));
        // To the slowest, and to the fastest.
        for key in ["-"; 9].into_iter().chain(["+"; 12]) {
            stage.press(key);
            let said = stage.text().lines().nth(12).unwrap_or_default().to_string();
            assert!(said.contains(" s") && !said.contains('\u{2026}'), "{said}");
        }
    }
}

#[test]
fn the_box_at_the_end_tells_the_scores_that_stand_beside_the_board() {
    for ui in BOARDS {
        let seating = Seating::Person { seat: 1, level: Level::Easy };
        let options = MatchOptions { seating, seed: 1, ..MatchOptions::default() };
        let played = Match::new(ui.entry, &options).expect("a match");
        let mut stage =
            Stage::new(plain_look(), (80, 24), |context| vec![Box::new(Play::new(context, ui, played))]);
        stage.settle();
        let panel = stage.text();
        let own = panel.lines().find(|line| line.contains(" You")).expect("the person's line");
        let digit = own.rsplit_once(" You").is_some_and(|(_, score)| score.contains('0'));
        stage.press("g y");
        let told = stage.text().lines().any(|line| line.contains("You: 0") && line.contains("Easy: 0"));
        assert_eq!(told, digit, "{}\n{panel}\n{}", ui.entry.name, stage.text());
        assert_eq!(told, ui.entry.name != "gato-e-rato");
    }
}

#[test]
fn what_double_dealing_is_worth_is_only_told_if_it_is_proven() {
    let panel = |setup: &str, moves: &str| {
        let look = Look { language: Language::English, ..plain_look() };
        let text = Stage::play(look, (200, 60), start(setup, "human,human", moves)).text();
        let told = text.split_once("Chains").map(|(_, after)| after.to_string());
        told.unwrap_or_else(|| panic!("the panel of chains\n{text}"))
    };
    // Two chains of 4 and nothing else; the upper one has been opened.
    let chains = "H0,0 H0,1 H0,2 H0,3 H1,0 H1,1 H1,2 H1,3 H2,0 H2,1 H2,2 H2,3 V0,0";
    let told = panel("rows=3 cols=5", chains);
    assert!(told.contains("hand back 2 with V0,4: +4; take all: +0"), "{told}");
    // A chain of 2 is open in a corner, and all the rest of the board is still empty.
    let told = panel("rows=5 cols=6", "H0,0 H1,0 H0,1 H1,1 V0,0");
    assert!(told.contains("2 can be handed back with V0,2") && !told.contains("take all"), "{told}");
}
