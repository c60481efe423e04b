//! Tests of [`Match`].

use super::*;
use crate::{Clock, Level, toy};

fn table(players: &str, setup: &str) -> Match {
    let seating = Seating::List(PlayerSpec::parse_list(players).expect("players"));
    let setup = Values::parse(setup).expect("values");
    Match::new(toy::entry(), &MatchOptions { setup, seating, ..MatchOptions::default() }).expect("a match")
}

fn play(played: &mut Match, moves: &str) {
    for mv in moves.split_whitespace() {
        played.play(mv).expect("a legal move");
    }
}

fn line(played: &Match) -> String {
    let seats = played.moves().iter().map(|mv| format!("{}:{}", mv.seat, mv.token));
    seats.collect::<Vec<_>>().join(" ")
}

#[test]
fn by_default_a_person_plays_against_medium() {
    let played = Match::new(toy::entry(), &MatchOptions::default()).expect("a match");
    assert_eq!(played.players(), [PlayerSpec::Human, PlayerSpec::Level(Level::Medium)]);
    assert!(played.awaits_person() && !played.awaits_computer());
    assert!(played.view::<toy::Pile>().is_some());
}

#[test]
fn players_have_to_fit_the_table() {
    let make = |seating| {
        let options = MatchOptions { seating, ..MatchOptions::default() };
        Match::new(toy::entry(), &options).map(|_| ()).expect_err("no table").to_string()
    };
    let list = |text| Seating::List(PlayerSpec::parse_list(text).expect("players"));
    assert_eq!(make(list("human")), "expected 2 players for this set-up, found 1");
    assert_eq!(make(Seating::Person { seat: 3, level: Level::Easy }), "expected a seat from 1 to 2, found 3");
    assert_eq!(
        make(list("human,two")),
        "expected one of human, easy, medium, hard, perfect, one, program:COMMAND, found 'two'"
    );
}

#[test]
fn undo_goes_back_to_the_persons_last_decision() {
    // 12: the person takes 1, the computer takes 1 and, having left 10, moves again.
    let mut played = table("human,easy", "");
    play(&mut played, "1 1 2");
    assert_eq!(line(&played), "1:1 2:1 2:2");
    assert_eq!(played.undo(), Some(3));
    assert_eq!((line(&played).as_str(), played.game().show().as_str()), ("", "oooooooooooo by 1\n"));
    assert_eq!(played.undo(), None);
    assert_eq!(played.redo(), Some(3));
    assert_eq!(line(&played), "1:1 2:1 2:2");
    assert!(!played.can_redo() && played.awaits_person());
}

#[test]
fn a_persons_extra_turns_are_decisions_of_their_own() {
    let mut played = table("human,easy", "");
    play(&mut played, "2 1 1");
    assert_eq!(line(&played), "1:2 1:1 2:1");
    assert_eq!(played.undo(), Some(2));
    assert_eq!((line(&played).as_str(), played.awaits_person()), ("1:2", true));
    assert_eq!(played.undo(), Some(1));
    assert_eq!((played.redo(), played.redo(), played.redo()), (Some(1), Some(2), None));
    assert_eq!(line(&played), "1:2 1:1 2:1");
}

#[test]
fn a_computers_opening_cannot_be_undone_by_the_person() {
    let mut played = table("easy,human", "");
    play(&mut played, "1");
    assert!(!played.can_undo());
    assert_eq!(played.undo(), None);
    play(&mut played, "1 3");
    assert_eq!(line(&played), "1:1 2:1 2:3");
    assert_eq!(played.undo(), Some(1));
}

#[test]
fn without_a_person_undo_goes_back_one_move() {
    let mut played = table("easy,hard", "");
    play(&mut played, "1 1 2");
    assert_eq!((played.undo(), line(&played).as_str()), (Some(1), "1:1 2:1"));
    assert_eq!((played.undo(), played.undo(), played.undo()), (Some(1), Some(1), None));
}

#[test]
fn a_new_move_ends_the_redoing() {
    let mut played = table("human,human,human", "seats=3");
    play(&mut played, "1 3");
    played.undo();
    assert!(played.can_redo());
    play(&mut played, "2");
    assert!(!played.can_redo());
}

#[test]
fn every_change_has_a_generation_of_its_own() {
    let mut played = table("human,easy", "");
    let mut seen = vec![played.generation(), table("human,easy", "").generation()];
    let mut changed = |played: &Match| {
        assert!(!seen.contains(&played.generation()));
        seen.push(played.generation());
    };
    play(&mut played, "1");
    changed(&played);
    played.undo();
    changed(&played);
    played.redo();
    changed(&played);
    played.end(Seat::FIRST, Cause::Resigned).expect("an open game");
    changed(&played);
    let before = played.generation();
    assert!(played.play("1").is_err() && played.redo().is_none());
    assert_eq!(played.generation(), before, "nothing has changed");
}

#[test]
fn a_resignation_ends_the_game_and_is_taken_back_alone() {
    let mut played = table("human,easy", "");
    play(&mut played, "1 1 1");
    played.end(Seat::FIRST, Cause::Resigned).expect("an open game");
    assert_eq!(played.result(), Some(Outcome::Won(Seat::SECOND)));
    assert_eq!(played.to_move(), None);
    assert!(matches!(played.play("1"), Err(PlayError::Over)));
    assert!(matches!(played.end(Seat::SECOND, Cause::Resigned), Err(PlayError::Over)));
    assert_eq!(played.undo(), Some(0));
    assert_eq!((played.result(), line(&played).as_str()), (None, "1:1 2:1 2:1"));
    assert_eq!(played.redo(), Some(0));
    assert_eq!(played.ending().map(|ending| &ending.cause), Some(&Cause::Resigned));
}

#[test]
fn a_broken_computer_is_taken_back_with_the_persons_decision() {
    let mut played = table("human,easy", "");
    play(&mut played, "1");
    played.end(Seat::SECOND, Cause::Broken("silence".to_string())).expect("an open game");
    assert_eq!(played.result(), Some(Outcome::Won(Seat::FIRST)));
    assert_eq!((played.undo(), played.awaits_person()), (Some(1), true));
    assert_eq!((played.redo(), played.result()), (Some(1), Some(Outcome::Won(Seat::FIRST))));
}

#[test]
fn a_decided_game_is_still_played() {
    let mut played = table("human,easy", "tokens=6");
    assert!(!played.is_decided());
    play(&mut played, "3");
    assert_eq!((played.decided_for(), played.is_decided()), (Some(Seat::SECOND), true));
    play(&mut played, "3");
    assert_eq!((played.result(), played.decided_for()), (Some(Outcome::Won(Seat::SECOND)), None));
    assert!(played.is_decided());
}

#[test]
fn a_branch_goes_on_with_other_players() {
    let mut played = table("easy,hard", "");
    play(&mut played, "1 1 2");
    played.set_comment(0, Some("so what".to_string()));
    let seating = Seating::Person { seat: 2, level: Level::Perfect };
    let branch = played.branch(2, Some(&seating)).expect("two players");
    assert_eq!((line(&branch).as_str(), branch.moves()[0].comment.as_deref()), ("1:1 2:1", Some("so what")));
    assert!(branch.player(Seat::SECOND).is_human());
    assert_eq!(played.branch(9, None).expect("the same players").moves().len(), 3);
}

#[test]
fn a_clock_that_runs_out_loses() {
    let options = MatchOptions { clock: Clock::Turn(Duration::from_nanos(1)), ..MatchOptions::default() };
    let mut played = Match::new(toy::entry(), &options).expect("a match");
    assert_eq!(played.check_clock(), None, "a clock that was not started stands still");
    played.run_clock();
    std::thread::sleep(Duration::from_millis(1));
    assert_eq!(played.check_clock(), Some(Seat::FIRST));
    assert_eq!(played.result(), Some(Outcome::Won(Seat::SECOND)));
    assert_eq!((played.check_clock(), played.time_left()), (None, None));
    let mut untimed = table("human,easy", "");
    untimed.run_clock();
    assert_eq!((untimed.time_left(), untimed.check_clock()), (None, None));
}

#[test]
fn a_clock_of_the_map_needs_a_map() {
    let options = MatchOptions { clock: Clock::Map, ..MatchOptions::default() };
    let message = Match::new(toy::entry(), &options).map(|_| ()).expect_err("no map").to_string();
    assert_eq!(message, "expected a set-up with a time of its own for the clock, found none");
}

#[test]
fn computers_at_one_table_have_seeds_of_their_own() {
    let played = table("easy,easy", "");
    assert_ne!(played.engine_options(Seat::FIRST).seed, played.engine_options(Seat::SECOND).seed);
    assert_eq!(
        played.engine_options(Seat::FIRST).seed,
        table("easy,easy", "").engine_options(Seat::FIRST).seed
    );
}

#[test]
fn a_match_and_a_thinker_can_go_to_another_thread() {
    fn goes<T: Send>() {}
    goes::<Match>();
    goes::<crate::Thinker>();
}
