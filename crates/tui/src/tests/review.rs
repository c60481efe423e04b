//! Looking at a game: replay, playing on from it, analysis; and watching computers.

use std::time::{Duration, Instant};

use crossterm::event::MouseEventKind;
use game::record::Record;
use play::{Cause, Match, MatchOptions};
use search::Limits;

use crate::look::Look;
use crate::screens::review::{Analysis, Replay};
use crate::testing::real::{BOARDS, ENTRIES};
use crate::testing::{GAMES, Stage, plain_look, start};
use crate::texts::{Language, review as text};

/// A small game to its end: every box is closed by the second seat.
const WHOLE: &str = "H0,0 H1,0 V0,0 V0,1 H0,1 V0,2 H1,1";

fn replay(setup: &str, players: &str, moves: &str) -> Stage {
    replay_of(start(setup, players, moves), Vec::new())
}

fn replay_of(played: Match, damage: Vec<String>) -> Stage {
    Stage::new(plain_look(), (80, 24), |context| {
        vec![Box::new(Replay::new(context, &GAMES[0], played, damage))]
    })
}

fn analysis(moves: &str) -> Stage {
    Stage::new(plain_look(), (80, 24), |context| {
        let played = start("rows=2 cols=3", "human,human", moves);
        let analysis = Analysis::of(context, &GAMES[0], &played, 0).expect("moves");
        vec![Box::new(analysis)]
    })
}

fn shows(stage: &Stage, text: &str) {
    assert!(stage.text().contains(text), "{text:?} is not there\n{}", stage.text());
}

#[test]
fn every_way_of_stepping_arrives() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    for (keys, at) in [
        ("", 0),
        ("right", 1),
        ("right right", 3),
        ("left", 2),
        ("end", 7),
        ("right", 7),
        ("pageup", 0),
        ("left", 0),
        ("pagedown", 7),
        ("home", 0),
        ("# 5 enter", 5),
        ("4 enter", 4),
        (".", 5),
        ("up", 4),
        ("down", 5),
    ] {
        stage.press(keys);
        shows(&stage, &format!("Move {at} of 7"));
    }
    shows(&stage, "Hard: H0,1");
    stage.press("7 enter");
    shows(&stage, "You have lost. All lines are drawn.");
}

#[test]
fn a_number_that_is_no_move_is_refused() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    stage.press("9 enter");
    shows(&stage, "There are moves from 0 to 7.");
    stage.press("backspace 3 enter");
    shows(&stage, "Move 3 of 7");
    stage.press("# esc");
    shows(&stage, "Move 3 of 7");
}

#[test]
fn the_moves_follow_by_themselves_and_stop() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    // As fast as it can be.
    stage.press("+ + + + + + enter");
    stage.wait_for("Move 7 of 7");
    let past = Instant::now() + Duration::from_secs(60);
    assert_eq!(stage.app.wake_at(past), None, "at the end nothing moves any more");
    stage.press("- enter");
    shows(&stage, "0.1 s a move");
    stage.press("esc");
    assert!(!stage.text().contains("s a move"), "{}", stage.text());
    shows(&stage, "of 7");
}

#[test]
fn the_mouse_goes_to_moves_and_along_the_bar() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    let (x, y) = stage.find("V0,1").expect("a move");
    stage.click(x, y);
    shows(&stage, "Move 4 of 7");
    stage.mouse(MouseEventKind::ScrollUp, 10, 10);
    shows(&stage, "Move 3 of 7");
    let (x, y) = stage.find("━━━━").expect("the bar");
    stage.click(x, y);
    shows(&stage, "Move 0 of 7");
    stage.click(77, y);
    shows(&stage, "Move 7 of 7");
}

#[test]
fn comments_are_shown_and_found() {
    let mut played = start("rows=2 cols=3", "human,hard", WHOLE);
    played.set_comment(2, Some("a long look at the clock".to_string()));
    let mut stage = replay_of(played, Vec::new());
    stage.press("tab");
    shows(&stage, "Move 3 of 7");
    shows(&stage, "Comment");
    shows(&stage, "a long look at the");
    shows(&stage, "V0,0;");
    stage.press("right");
    assert!(!stage.text().contains("Comment"), "{}", stage.text());
    stage.press("backtab");
    shows(&stage, "Move 3 of 7");
}

#[test]
fn a_damaged_record_is_shown_up_to_the_damage_with_the_reason() {
    let text = start("rows=2 cols=3", "human,hard", WHOLE).to_record().to_string();
    let record = Record::parse(&text.replace("V0,1", "V9,9")).expect("a header");
    let restored = Match::from_record(crate::run::entries(GAMES), &record).expect("a match");
    let mut stage = replay_of(restored.played, restored.damage);
    shows(&stage, "The record is damaged: line ");
    shows(&stage, "Damaged record");
    stage.press("right right end");
    shows(&stage, "Move 3 of 3");
    shows(&stage, "V9,9");
    stage.resize(40, 12);
    shows(&stage, "The record is damaged");
}

#[test]
fn an_ending_beyond_the_rules_is_told_at_the_end() {
    let mut played = start("rows=2 cols=3", "human,hard", "H0,0 H1,0");
    played.end(game::Seat::FIRST, Cause::Resigned).expect("open");
    let mut stage = replay_of(played, Vec::new());
    assert!(!stage.text().contains("resigned"));
    stage.press("end");
    shows(&stage, "You have lost. You resigned.");
}

#[test]
fn a_game_is_taken_over_at_a_seat_against_a_level() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    stage.press("2 enter o");
    shows(&stage, "Play on from here");
    shows(&stage, "seat 1 (You)");
    shows(&stage, "computer, hard");
    stage.press("home right down left left down enter");
    // At the second seat now; the first one is to move and answers by itself.
    stage.wait_for("3 E ");
    shows(&stage, "1 E H0,0");
    shows(&stage, "2 Y H1,0");
    stage.wait_for("Your turn");
}

#[test]
fn a_game_is_taken_over_by_people_alone_and_not_behind_its_end() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    stage.press("end o");
    shows(&stage, "The game is over here.");
    stage.press("left o up up right enter");
    shows(&stage, "Player 2 to move");
    // Resigned games go on where they stopped.
    let mut played = start("rows=2 cols=3", "human,hard", "H0,0 H1,0");
    played.end(game::Seat::FIRST, Cause::Resigned).expect("open");
    let mut stage = replay_of(played, Vec::new());
    stage.press("end o enter");
    shows(&stage, "Your turn");
}

#[test]
fn taking_over_can_be_left() {
    let mut stage = replay("rows=2 cols=3", "human,hard", WHOLE);
    stage.press("2 enter o esc");
    shows(&stage, "Move 2 of 7");
    stage.press("esc");
    shows(&stage, "pencil and paper");
}

#[test]
fn after_a_game_it_is_gone_through_and_analysed() {
    for (key, shown, way) in [("g", "Move 0 of 4", "esc"), ("a", "Move 1 of 4", "esc")] {
        let mut stage =
            Stage::play(plain_look(), (80, 24), start("rows=2 cols=2", "human,human", "H0,0 H1,0 V0,0"));
        stage.press(": V 0 , 1 enter");
        shows(&stage, "Rematch");
        stage.press(key);
        stage.wait_for(shown);
        stage.press(way);
        stage.press("enter");
        shows(&stage, "Rematch");
    }
}

#[test]
fn an_analysis_marks_moves_and_is_stepped_through() {
    let mut stage = analysis("H0,0 V0,2 H1,0 V0,0 V0,1 H0,1 H1,1");
    stage.wait_for("Move 1 of 7");
    let text = stage.text();
    // The simple computer thinks that the first legal move is worth 2, and every fourth one less by one.
    assert!(text.contains("before    +2") && text.contains("after     +2"), "{text}");
    assert!(text.contains("gave away nothing"), "{text}");
    assert!(text.contains("Value for Player 1"), "{text}");
    stage.press("tab");
    let text = stage.text();
    assert!(text.contains("inaccuracy") && text.contains("?!"), "{text}");
    assert!(text.contains("gave away 1") && text.contains("before the move"), "{text}");
    stage.press("enter");
    shows(&stage, "after the move");
    stage.press("end");
    shows(&stage, "Move 7 of 7");
    stage.press("2 enter");
    shows(&stage, "Move 2 of 7");
}

/// In the narrowest terminals, too, what a move was worth is told whole.
#[test]
fn the_value_after_a_move_is_cut_nowhere() {
    let options = MatchOptions { seed: 1, ..MatchOptions::default() };
    for (ui, language) in BOARDS.iter().flat_map(|ui| Language::ALL.map(|language| (ui, language))) {
        let mut stage = Stage::new(Look { language, ..plain_look() }, (80, 24), |context| {
            (context.games, context.entries) = (BOARDS, ENTRIES);
            context.analysis = Limits { threads: 1, ..Limits::depth(1) };
            let mut played = Match::new(ui.entry, &options).expect("a match");
            for _ in 0..2 {
                let mv = played.game().legal_moves().swap_remove(0);
                played.play(&mv).expect("a legal move");
            }
            vec![Box::new(Analysis::of(context, ui, &played, 0).expect("moves"))]
        });
        stage.settle();
        for _ in 0..2 {
            let told = stage.text();
            let name = text::VALUE_AFTER.text(language);
            let value = told.lines().find_map(|line| line.split_once(name)).expect("a row for it").1;
            let value = value.trim_matches([' ', '\u{2502}']).to_string();
            stage.resize(36, 14);
            let line = stage.text().lines().nth_back(1).unwrap_or_default().to_string();
            let after = line.split(" > ").last().unwrap_or_default();
            assert!(after.contains(&value), "{value}\n{}", stage.text());
            stage.resize(80, 24);
            stage.press("right");
        }
    }
}

/// Before the moves and after them, a click on the graph leads to the position that it was on.
#[test]
fn a_click_on_the_graph_leads_to_what_is_there() {
    let mut stage = analysis("H0,0 V0,2 H1,0 V0,0 V0,1 H0,1 H1,1");
    stage.wait_for("Move 1 of 7");
    for keys in ["end", "enter"] {
        stage.press(keys);
        let (right, y) = stage.find("▲").expect("the cursor below the graph");
        stage.press("home");
        let (left, _) = stage.find("▲").expect("the cursor below the graph");
        assert!(left < right, "{}", stage.text());
        for x in left..=right {
            stage.click(x, y);
            let (first, _) = stage.find("▲").expect("the cursor below the graph");
            // A point may have several columns.
            assert!(first <= x && x - first < 4, "{x} leads to {first}\n{}", stage.text());
        }
        shows(&stage, "Move 7 of 7");
    }
}

#[test]
fn an_analysis_is_cancelled_at_once_and_goes_on() {
    let mut stage = Stage::new(plain_look(), (80, 24), |context| {
        let played = start("", "human,human", "H0,0 H1,0 V0,0 V0,1 H0,1 V3,0");
        vec![Box::new(Analysis::of(context, &GAMES[0], &played, 0).expect("moves"))]
    });
    // Nobody has taken an answer from the channel yet.
    shows(&stage, "Analysing: 0 of 6 moves.");
    stage.press("esc");
    shows(&stage, "Stopped after 0 of 6 moves.");
    stage.press("A");
    shows(&stage, "Analysing: 0 of 6 moves.");
    stage.wait_for("Move 1 of 6");
    stage.press("esc");
    shows(&stage, "pencil and paper");
}

#[test]
fn an_analysis_leads_to_a_game() {
    let mut stage = analysis(WHOLE);
    stage.wait_for("Move 1 of 7");
    stage.press("3 enter o enter");
    shows(&stage, "Your turn");
}

#[test]
fn in_a_small_terminal_the_graph_takes_the_place_of_the_board() {
    let mut stage = analysis(WHOLE);
    stage.wait_for("Move 1 of 7");
    stage.resize(40, 12);
    assert!(!stage.text().contains('▲'), "{}", stage.text());
    stage.press("enter enter");
    shows(&stage, "▲");
    stage.press("enter");
    assert!(!stage.text().contains('▲'), "{}", stage.text());
}

#[test]
fn computers_are_watched_move_by_move() {
    let mut stage = Stage::play(plain_look(), (80, 24), start("", "easy,easy", ""));
    stage.press("p");
    stage.press(".");
    stage.wait_for("1 E ");
    let end = Instant::now() + Duration::from_millis(700);
    while Instant::now() < end {
        stage.app.wake(Instant::now());
        stage.draw();
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(!stage.text().contains("2 A "), "one move and no more\n{}", stage.text());
    stage.press("right");
    stage.wait_for("2 A ");
    stage.press("+");
    shows(&stage, "At least 0.1 s from move to move.");
    stage.press("- - -");
    shows(&stage, "At least 1 s from move to move.");
    stage.press("+ + + + + + p");
    stage.wait_for("9 E ");
}
