//! A game on the screen: moves by keys, by typing and by the mouse; undo; the computer; the end.

use std::time::Duration;

use crossterm::event::MouseEventKind;
use play::{Clock, Level, Match, MatchOptions, PlayerSpec, Seating};

use crate::screens::play::Play;
use crate::testing::real::BOARDS;
use crate::testing::{GAMES, NO_VALUES_AFTER, Stage, plain_look, start};

pub(super) fn two(setup: &str, moves: &str) -> Stage {
    Stage::play(plain_look(), (80, 24), start(setup, "human,human", moves))
}

fn against(level: &str, setup: &str, moves: &str) -> Stage {
    Stage::play(plain_look(), (80, 24), start(setup, &format!("human,{level}"), moves))
}

#[test]
fn the_cursor_reaches_every_line_and_enter_draws_it() {
    let mut stage = two("rows=3 cols=3", "");
    // Into the upper left corner, then along the rows of lines.
    stage.press("pageup home");
    let mut seen = Vec::new();
    for row in 0..5 {
        let lines = if row % 2 == 0 { 2 } else { 3 };
        stage.press("home");
        for _ in 0..lines {
            let text = stage.text();
            let (_, pointed) = text.rsplit_once("move ").expect("where the cursor points");
            seen.push(pointed.chars().take(4).collect::<String>());
            stage.press("right");
        }
        stage.press("down");
    }
    assert_eq!(
        seen,
        ["H0,0", "H0,1", "V0,0", "V0,1", "V0,2", "H1,0", "H1,1", "V1,0", "V1,1", "V1,2", "H2,0", "H2,1"]
    );
    stage.press("enter");
    assert!(stage.text().contains("1 P H2,1"), "{}", stage.text());
    assert!(stage.text().contains("Player 2 to move"));
}

#[test]
fn letters_steer_like_arrows() {
    let mut arrows = two("", "");
    let mut letters = two("", "");
    for (arrow, letter) in [("left", "h"), ("down", "j"), ("up", "k"), ("up", "k"), ("right", "l")] {
        arrows.press(arrow);
        letters.press(letter);
        assert_eq!(arrows.text(), letters.text());
    }
    letters.press("space");
    arrows.press("enter");
    assert_eq!(arrows.text(), letters.text());
}

#[test]
fn typed_moves_are_played_or_explained() {
    let mut stage = two("", "");
    stage.press(": h ( 0 , 3 ) enter");
    assert!(stage.text().contains("1 P H0,3"), "{}", stage.text());
    stage.press(": H 0 , 3 enter");
    assert!(stage.text().contains(":H0,3"), "what was typed stays\n{}", stage.text());
    assert!(stage.text().contains("rawn"), "and why it can't be played\n{}", stage.text());
    stage.press("backspace 4 enter");
    assert!(stage.text().contains("2 2 H0,4"), "{}", stage.text());
    stage.press(": q ?");
    assert!(stage.text().contains(":q?"), "letters are text here\n{}", stage.text());
    stage.press("esc");
    assert!(!stage.text().contains(":q?"));
}

#[test]
fn the_mouse_points_and_plays() {
    let mut stage = two("", "");
    // The column number 3 stands over its dots; the line right of it is H0,3.
    let text = stage.text();
    let labels = text.lines().position(|line| line.trim_start().starts_with("0       1")).expect("numbers");
    let column = text.lines().nth(labels).and_then(|line| line.find('3')).expect("a column") as u16;
    let row = labels as u16 + 1;
    stage.mouse(MouseEventKind::Moved, column + 4, row);
    assert!(stage.text().contains("move H0,3"), "{}", stage.text());
    assert!(!stage.text().contains("1 P H0,3"));
    stage.click(column + 4, row);
    assert!(stage.text().contains("1 P H0,3"), "{}", stage.text());
    stage.click(column + 4, row);
    assert!(stage.text().contains("That line is drawn already."), "{}", stage.text());
    stage.click(column, row + 2);
    assert!(stage.text().contains("2 2 V0,3"), "{}", stage.text());
}

/// What is typed is about the position that it was begun at.
#[test]
fn a_move_by_mouse_and_the_end_of_the_time_end_what_is_typed() {
    let mut stage = two("", "");
    stage.press("pageup home : V 9");
    let (x, y) = stage.find("╌╌╌").expect("a line that can be drawn");
    stage.click(x + 1, y);
    assert!(stage.text().contains("1 P ") && !stage.text().contains(":V9"), "{}", stage.text());
    stage.press("right");
    assert!(stage.text().contains("Player 2 to move"), "keys steer again\n{}", stage.text());
    let options = MatchOptions {
        seating: Seating::List(PlayerSpec::parse_list("human,human").expect("players")),
        clock: Clock::Turn(Duration::from_millis(30)),
        ..MatchOptions::default()
    };
    let mut stage =
        Stage::play(plain_look(), (80, 24), Match::new(GAMES[0].entry, &options).expect("a match"));
    stage.press(": V 9");
    stage.wait_for("Rematch");
    stage.press("esc right");
    assert!(!stage.text().contains(":V9"), "{}", stage.text());
}

/// A computer's move may be shown later than its clock allows.
#[test]
fn no_computer_loses_by_the_time_in_which_its_move_is_only_shown() {
    let options = MatchOptions {
        seating: Seating::List(PlayerSpec::parse_list("easy,easy").expect("players")),
        clock: Clock::Turn(Duration::from_millis(1500)),
        ..MatchOptions::default()
    };
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        context.settings.delay = Some(Duration::from_millis(2000));
        let played = Match::new(GAMES[0].entry, &options).expect("a match");
        vec![Box::new(Play::new(context, &GAMES[0], played))]
    });
    stage.wait_for("1 E ");
    assert!(!stage.text().contains("Rematch"), "{}", stage.text());
}

#[test]
fn the_clock_stands_still_while_the_program_sleeps() {
    let time = Duration::from_millis(1500);
    let options = MatchOptions {
        seating: Seating::List(PlayerSpec::parse_list("human,human").expect("players")),
        clock: Clock::Turn(time),
        ..MatchOptions::default()
    };
    let played = Match::new(GAMES[0].entry, &options).expect("a match");
    let mut stage = Stage::play(plain_look(), (80, 24), played);
    stage.app.hide();
    std::thread::sleep(time);
    stage.draw();
    stage.app.wake(std::time::Instant::now());
    stage.draw();
    assert!(stage.text().contains("Player 1 to move"), "{}", stage.text());
    stage.wait_for("Rematch");
}

#[test]
fn the_computer_answers_and_undo_goes_back_over_it() {
    let mut stage = against("easy", "", "");
    stage.press(": V 3 , 5 enter");
    assert!(stage.text().contains("1 Y V3,5"), "the own move is there at once\n{}", stage.text());
    stage.wait_for("2 E H0,0");
    stage.wait_for("Easy: H0,0");
    stage.press("u");
    assert!(stage.text().contains("Took back 2 moves."), "{}", stage.text());
    assert!(!stage.text().contains("1 Y V3,5"));
    stage.press("r");
    assert!(stage.text().contains("Played 2 moves again."), "{}", stage.text());
    assert!(stage.text().contains("2 E H0,0"));
}

#[test]
fn a_box_closed_by_the_computer_is_marked_and_told() {
    let mut stage = against("easy", "", "H0,0 H1,0");
    stage.press(": V 0 , 0 enter");
    stage.wait_for("Easy closes 1 box with V0,1.");
    stage.wait_for("4 E V0,1*");
    stage.wait_for("[E]");
    stage.wait_for("Easy closes 1 box with V0,1. Easy: H0,1");
    stage.wait_for("▸  Y  You");
}

#[test]
fn thinking_is_cancelled_by_two_keys_and_goes_on() {
    for key in ["esc", "backspace"] {
        let mut stage = against("perfect", "", "");
        stage.press(": H 0 , 0 enter");
        stage.wait_for("score +2");
        assert!(stage.text().contains("Perfect is thinking"), "{}", stage.text());
        stage.press(key);
        assert!(stage.text().contains("Thinking stopped."), "{}", stage.text());
        stage.press("u");
        assert!(stage.text().contains("Your turn") || stage.text().contains("Took back 1 move."));
        stage.press(": H 0 , 0 enter");
        stage.press("esc enter");
        stage.press("m");
        stage.wait_for("2 P ");
    }
}

#[test]
fn move_now_brings_the_answer() {
    let mut stage = against("perfect", "", "");
    stage.press("m");
    assert!(stage.text().contains("The computer is not thinking."), "{}", stage.text());
    stage.press(": H 4 , 4 enter");
    stage.wait_for("score +2");
    stage.press("m");
    stage.wait_for("2 P H0,0");
}

#[test]
fn answers_to_older_positions_are_dropped() {
    let mut stage = against("perfect", "", "");
    stage.press(": H 4 , 4 enter");
    stage.wait_for("score +2");
    stage.press("m u");
    stage.press(": V 0 , 0 enter");
    stage.wait_for("score +2");
    stage.press("m");
    stage.wait_for("2 P H0,0");
    assert!(stage.text().contains("1 Y V0,0"), "{}", stage.text());
    assert!(!stage.text().contains("3 P"), "{}", stage.text());
}

#[test]
fn a_hint_points_at_a_move() {
    let mut stage = against("easy", "", "");
    stage.press("i");
    assert!(stage.text().contains("Looking for a good move."), "{}", stage.text());
    stage.press("m");
    stage.wait_for("A good move: H0,0 (+2).");
    assert!(stage.text().contains("move H0,0"), "{}", stage.text());
    stage.press("enter");
    assert!(stage.text().contains("1 Y H0,0"), "{}", stage.text());
}

#[test]
fn the_plan_of_the_computer_is_numbered_on_the_board_as_long_as_it_holds() {
    let mut stage = against("perfect", "rows=4 cols=4", "");
    let numbers = |stage: &Stage| {
        let text = stage.text();
        (1..=4).filter(|n| text.contains(&format!("╌{n}╌"))).collect::<Vec<_>>()
    };
    stage.press("P");
    assert!(stage.text().contains("expects nothing yet"), "{}", stage.text());
    // It thinks: all that it expects, by its own numbers.
    stage.press(": V 2 , 3 enter");
    stage.wait_for("score +2");
    assert_eq!(numbers(&stage), [1, 2, 3, 4], "{}", stage.text());
    // It has moved: the rest behind that move.
    stage.press("m");
    stage.wait_for("2 P H0,0");
    assert_eq!(numbers(&stage), [1, 2, 3], "{}", stage.text());
    stage.press("P");
    assert!(numbers(&stage).is_empty() && stage.text().contains("hidden"), "{}", stage.text());
    stage.press("P");
    assert!(stage.text().contains("Numbered: the moves"), "{}", stage.text());
    // The person does what was expected, and the rest still holds.
    stage.press(": H 0 , 1 enter esc");
    assert_eq!(numbers(&stage), Vec::<i32>::new(), "it thinks about another position\n{}", stage.text());
    stage.press("u");
    assert!(numbers(&stage).is_empty(), "{}", stage.text());
}

#[test]
fn values_are_shown_and_hidden() {
    let mut stage = against("easy", "rows=3 cols=3", "");
    stage.press("v");
    stage.wait_for("These values are exact.");
    assert!(stage.text().contains("+1"), "{}", stage.text());
    stage.press("v");
    assert!(!stage.text().contains("+1"), "{}", stage.text());
}

#[test]
fn exact_values_stay_from_move_to_move_until_they_are_hidden() {
    let mut stage = two("rows=3 cols=3", "");
    stage.press("v");
    stage.wait_for("The value of every move");
    for mv in [": H 0 , 0 enter", ": H 2 , 1 enter"] {
        stage.press(mv);
        stage.wait_for("+");
    }
    stage.press("v : H 1 , 0 enter");
    assert!(!stage.text().contains("+"), "{}", stage.text());
}

#[test]
fn values_that_stay_end_where_nobody_knows_them() {
    let mut stage = two("", "");
    stage.press("v");
    stage.settle();
    let keys: Vec<String> = NO_VALUES_AFTER.chars().map(|c| c.to_string()).collect();
    stage.press(&format!(": {} enter", keys.join(" ")));
    stage.settle();
    assert!(stage.text().contains("out of thoughts"), "{}", stage.text());
    stage.press(": H 0 , 0 enter");
    assert!(!stage.app.is_waiting(), "nobody has asked for them again\n{}", stage.text());
}

#[test]
fn values_after_a_hint_are_asked_for() {
    let mut stage = against("easy", "rows=3 cols=3", "");
    stage.press("i m");
    stage.wait_for("A good move");
    stage.press("v");
    stage.wait_for("These values are exact.");
}

#[test]
fn a_decided_game_is_said_and_played_to_its_end() {
    // A chain of three boxes, open at one end: after the second one nobody can catch up.
    let mut stage = two("rows=2 cols=4", "H0,0 H1,0 H0,1 H1,1 H0,2 H1,2 V0,0 V0,1");
    assert!(!stage.text().contains("has won already"), "{}", stage.text());
    stage.press(": V 0 , 2 enter");
    assert!(stage.text().contains("has won already"), "{}", stage.text());
    stage.press(": V 0 , 3 enter");
    assert!(stage.text().contains("has won") && stage.text().contains("Rematch"), "{}", stage.text());
}

#[test]
fn after_the_end_there_is_a_rematch_with_the_seats_swapped() {
    let mut stage = against("easy", "rows=2 cols=2", "H0,0 H1,0");
    stage.press(": V 0 , 0 enter");
    stage.wait_for("You have lost");
    assert!(stage.text().contains("Rematch") && stage.text().contains("Menu"), "{}", stage.text());
    stage.press("enter");
    stage.wait_for("1 E H0,0");
    let text = stage.text();
    let easy = text.find(" Easy").expect("the computer");
    let you = text.find(" You").expect("the person");
    assert!(easy < you, "the computer begins now\n{text}");
}

#[test]
fn resigning_is_asked_about_and_can_be_taken_back() {
    let mut stage = against("easy", "", "");
    stage.press("g");
    assert!(stage.text().contains("Resign this game?"), "{}", stage.text());
    stage.press("y");
    assert!(
        stage.text().contains("You have lost") && stage.text().contains("You resigned."),
        "{}",
        stage.text()
    );
    // What was said before is not true any more.
    let mut asked = against("easy", "", "");
    asked.press("v");
    asked.settle();
    assert!(asked.text().contains("The value of every move"), "{}", asked.text());
    asked.press("g y esc");
    assert!(asked.text().contains("\n You have lost."), "{}", asked.text());
    stage.press("esc u");
    assert!(stage.text().contains("The game goes on. Your turn"), "{}", stage.text());
    stage.press("r esc");
    assert!(stage.text().contains("\n You have lost."), "{}", stage.text());
}

#[test]
fn two_computers_play_and_are_paused() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "easy,easy", ""));
    stage.wait_for("2 A ");
    stage.press("p");
    assert!(
        stage.text().contains("Thinking stopped.") || stage.text().contains("Paused."),
        "{}",
        stage.text()
    );
    // What the key does now, and only once.
    let keys = stage.text().lines().last().expect("a line of keys").to_string();
    assert!(keys.contains("p go on") && !keys.contains("pause"), "{keys}");
    assert_eq!(keys.matches("go on").count(), 1, "{keys}");
    stage.press("p");
    let keys = stage.text().lines().last().expect("a line of keys").to_string();
    assert!(keys.contains("p pause") && !keys.contains("go on"), "{keys}");
    stage.wait_for("4 A ");
}

/// A key means one thing at a time.
#[test]
fn while_something_is_computed_esc_is_offered_once() {
    for keys in ["i", "v", "enter"] {
        let mut stage = Stage::play(plain_look(), (200, 24), start("", "human,easy", ""));
        let offered = |stage: &Stage| {
            let line = stage.text().lines().last().unwrap_or_default().to_string();
            (line.matches("Esc ").count(), line)
        };
        stage.press(keys);
        let (count, line) = offered(&stage);
        assert!(count == 1 && line.contains("Esc stop"), "{line}");
        stage.press("esc");
        let (count, line) = offered(&stage);
        assert!(count == 1 && line.contains("Esc back"), "{line}");
    }
}

#[test]
fn a_pause_on_the_own_turn_leaves_the_move_to_the_person() {
    let mut stage = against("easy", "", "");
    stage.press(".");
    assert!(stage.text().contains("\n Your turn") && !stage.text().contains("Wait"), "{}", stage.text());
    stage.press("p");
    let keys = stage.text().lines().last().expect("a line of keys").to_string();
    assert!(keys.contains("Enter play") && keys.contains("p go on"), "{keys}");
    stage.press("enter");
    stage.settle();
    assert!(
        stage.text().contains("Easy to move") && stage.text().contains("Enter go on"),
        "{}",
        stage.text()
    );
    stage.press("enter");
    stage.wait_for("2 E ");
}

#[test]
fn games_are_saved_after_every_move_and_offered_again() {
    let folder = std::env::temp_dir().join(format!("arcade-tui-{}", std::process::id()));
    let store = play::Store::in_folders(folder.join("data"), folder.join("config"));
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        context.settings.store = Some(store.clone());
        let play =
            crate::screens::play::Play::new(context, &crate::testing::GAMES[0], start("", "human,human", ""));
        vec![Box::new(play)]
    });
    stage.press("enter");
    let saves: Vec<_> = std::fs::read_dir(store.saves_folder()).expect("a folder").collect();
    assert_eq!(saves.len(), 1);
    stage.press("esc y");
    assert!(stage.text().contains("Go on with the last game"), "{}", stage.text());
    stage.press("enter");
    assert!(stage.text().contains("Player 2 to move"), "{}", stage.text());
    // What is deleted is offered no more.
    stage.press("esc y");
    let (x, y) = stage.find("Games played").expect("the list of games");
    stage.click(x, y);
    stage.press("D y");
    assert!(stage.text().contains("The game is deleted."), "{}", stage.text());
    stage.press("esc");
    assert!(stage.text().contains("▸ Games played"), "{}", stage.text());
    assert!(!stage.text().contains("Go on with the last game"), "{}", stage.text());
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// Esc stops what thinks, whatever is chosen on the board; and it takes no piece away that nobody has chosen.
#[test]
fn esc_stops_what_thinks_before_anything_on_the_board_is_taken_back() {
    for ui in BOARDS {
        for seat in [1, 2] {
            let mut stage = Stage::new(plain_look(), (200, 60), |context| {
                context.settings.delay = Some(Duration::ZERO);
                let seating = Seating::Person { seat, level: Level::Easy };
                let options = MatchOptions { seating, seed: 1, ..MatchOptions::default() };
                let played = Match::new(ui.entry, &options).expect("a match");
                vec![Box::new(Play::new(context, ui, played))]
            });
            let keys = |stage: &Stage| stage.text().lines().last().unwrap_or_default().to_string();
            if seat == 2 {
                assert!(keys(&stage).contains("Esc stop"), "{}", stage.text());
                stage.press("esc");
                assert!(!keys(&stage).contains("Esc stop"), "{}", stage.text());
                stage.press("enter");
                stage.settle();
            }
            stage.press("tab i");
            assert!(keys(&stage).contains("Esc stop"), "{}", stage.text());
            stage.press("esc");
            assert!(!keys(&stage).contains("Esc stop"), "{}", stage.text());
        }
    }
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        let seating = Seating::Person { seat: 1, level: Level::Easy };
        let options = MatchOptions { seating, ..MatchOptions::default() };
        let played = Match::new(BOARDS[1].entry, &options).expect("a match");
        let play = Play::new(context, &BOARDS[1], played);
        vec![Box::new(play)]
    });
    stage.press("down esc");
    assert!(stage.text().contains("[)(]"), "the mouse is chosen still\n{}", stage.text());
    stage.press("esc");
    assert!(!stage.text().contains("Your turn"), "{}", stage.text());
}
