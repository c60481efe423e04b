//! What counts, and that it counts once.

use std::time::Duration;

use game::Seat;

use crate::statistics::{Account, GameResult, PersonOutcome, Results, ResultsFile, Tally};
use crate::store::tests::Scratch;
use crate::{Cause, Match, MatchOptions, PlayerSpec, Seating, Store, toy};

/// Player 2 takes the last token.
const LOST: &str = "3 3 1 3 2";
/// Player 1 does.
const WON: &str = "3 3 3 1 2";

fn start(players: &str) -> Match {
    let seating = Seating::List(PlayerSpec::parse_list(players).expect("players"));
    let setup = game::Values::new().with("seats", players.split(',').count());
    Match::new(toy::entry(), &MatchOptions { setup, seating, seed: 7, ..MatchOptions::default() })
        .expect("a match")
}

fn play(played: &mut Match, tally: &mut Tally, moves: &str) {
    for mv in moves.split_whitespace() {
        played.play(mv).expect("a legal move");
        tally.note(played).expect("noted");
    }
}

fn counted(store: &Store) -> Results {
    ResultsFile::of(store).read().expect("read")
}

fn outcomes(store: &Store) -> Vec<PersonOutcome> {
    counted(store).list.iter().map(|result| result.outcome).collect()
}

/// A whole game, and what was counted of it.
fn whole(players: &str, moves: &str) -> (Match, Results) {
    let scratch = Scratch::new();
    let store = scratch.store();
    let mut played = start(players);
    let mut tally = Tally::new(Some(&store), &mut played);
    play(&mut played, &mut tally, moves);
    assert!(played.result().is_some(), "{played:?}");
    (played, counted(&store))
}

#[test]
fn a_win_and_a_loss() {
    let (played, results) = whole("human,easy", LOST);
    let lost = &results.list[0];
    assert_eq!((lost.outcome, lost.seat(), lost.margin), (PersonOutcome::Lost, Some(1), None));
    assert_eq!((lost.game.as_str(), lost.setup.as_str()), ("pile", "tokens=12 seats=2"));
    assert_eq!((lost.result.as_str(), lost.seed), ("won 2", 7));
    assert_eq!(lost.moves as usize, played.moves().len());
    assert_eq!(Some(&lost.id), played.account().id.as_ref());

    let (played, results) = whole("easy,human", LOST);
    let won = &results.list[0];
    assert_eq!((won.outcome, won.seat()), (PersonOutcome::Won, Some(2)));
    let points = |seat| played.game().points(seat);
    assert_eq!(won.margin, Some(points(Seat::SECOND) - points(Seat::FIRST)));
    let own = played.moves().iter().filter(|mv| mv.seat == Seat::SECOND).count();
    assert_eq!(won.own_moves as usize, own);
}

#[test]
fn what_does_not_count() {
    assert_eq!(whole("easy,hard", LOST).1.list, [], "computers among themselves");
    // Without a store nothing is kept, and nothing goes wrong.
    let mut played = start("human,easy");
    let mut tally = Tally::new(None, &mut played);
    play(&mut played, &mut tally, LOST);
    assert_eq!(played.account().id, None);
    // Open games do not count.
    let scratch = Scratch::new();
    let mut played = start("human,easy");
    let mut tally = Tally::new(Some(&scratch.store()), &mut played);
    play(&mut played, &mut tally, "3 1");
    assert_eq!(counted(&scratch.store()).list, []);
}

#[test]
fn a_game_taken_over_in_its_middle_does_not_count() {
    let scratch = Scratch::new();
    let store = scratch.store();
    let mut original = start("human,easy");
    let mut tally = Tally::new(Some(&store), &mut original);
    play(&mut original, &mut tally, "3 3 1");
    let seating = Seating::List(original.players().to_vec());
    let mut branch = original.branch(3, Some(&seating)).expect("a branch");
    let mut tally = Tally::new(Some(&store), &mut branch);
    play(&mut branch, &mut tally, "3 2");
    assert_eq!((branch.account().id.clone(), counted(&store).list.len()), (None, 0));
    // Played again from its first move it is a game of its own.
    let mut again = original.branch(0, None).expect("a branch");
    let mut tally = Tally::new(Some(&store), &mut again);
    play(&mut again, &mut tally, LOST);
    assert_eq!(counted(&store).list.len(), 1);
    assert_ne!(again.account().id, original.account().id);
}

#[test]
fn persons_among_themselves_have_no_winner() {
    let (_, results) = whole("human,human", LOST);
    assert_eq!(results.list[0].outcome, PersonOutcome::None);
    assert_eq!((results.list[0].persons.clone(), results.list[0].seat()), (vec![1, 2], None));
}

#[test]
fn resigning_and_time_count_as_lost_and_give_no_margin() {
    for (seat, cause, outcome, reason) in [
        (Seat::FIRST, Cause::Resigned, PersonOutcome::Lost, "seat 1 resigned"),
        (Seat::FIRST, Cause::OutOfTime, PersonOutcome::Lost, "seat 1 out of time"),
        (Seat::SECOND, Cause::OutOfTime, PersonOutcome::Won, "seat 2 out of time"),
        (Seat::SECOND, Cause::Broken("secret words".to_string()), PersonOutcome::Won, "seat 2 broken"),
    ] {
        let mut played = start("human,program:./bot");
        played.open_account();
        played.play("3").expect("a legal move");
        played.end(seat, cause).expect("an open game");
        let result = GameResult::of(&played, 1).expect("it counts");
        assert_eq!((result.outcome, result.reason.as_deref()), (outcome, Some(reason)));
        assert_eq!((result.margin, result.is_clean_win()), (None, false));
        assert_eq!(result.seats, ["human", "program"], "no command line");
    }
}

#[test]
fn of_three_only_the_best_have_not_lost() {
    let mut played = start("human,easy,hard");
    played.open_account();
    played.end(Seat::new(2), Cause::Resigned).expect("an open game");
    let result = GameResult::of(&played, 1).expect("it counts");
    assert_eq!(result.outcome, PersonOutcome::Drawn, "the two others share it");
}

#[test]
fn the_first_end_counts() {
    let scratch = Scratch::new();
    let store = scratch.store();
    let mut played = start("human,easy");
    let mut tally = Tally::new(Some(&store), &mut played);
    play(&mut played, &mut tally, LOST);
    assert_eq!(outcomes(&store), [PersonOutcome::Lost]);
    // Taking back and going on to another end changes nothing.
    while played.undo().is_some() {
        tally.note(&played).expect("noted");
    }
    play(&mut played, &mut tally, WON);
    assert_eq!(played.result(), Some(game::Outcome::Won(Seat::FIRST)), "{played:?}");
    assert_eq!(outcomes(&store), [PersonOutcome::Lost]);
    // Nor does leaving in between: the record knows the game.
    played.undo();
    let record = game::record::Record::parse(&played.to_record().to_string()).expect("a record");
    let mut restored = Match::from_record(toy::GAMES, &record).expect("a match");
    assert_eq!(restored.damage, [""; 0]);
    assert_eq!(restored.played.account().id, played.account().id);
    let mut tally = Tally::new(Some(&store), &mut restored.played);
    restored.played.end(Seat::SECOND, Cause::Resigned).expect("an open game");
    tally.note(&restored.played).expect("noted");
    assert_eq!(outcomes(&store), [PersonOutcome::Lost]);
}

#[test]
fn a_finished_game_that_is_opened_again_is_not_counted_again() {
    let scratch = Scratch::new();
    let store = scratch.store();
    let mut played = start("human,easy");
    played.open_account();
    for mv in LOST.split_whitespace() {
        played.play(mv).expect("a legal move");
    }
    let mut tally = Tally::new(Some(&store), &mut played);
    tally.note(&played).expect("noted");
    assert_eq!(counted(&store).list, []);
}

#[test]
fn what_could_not_be_written_is_tried_again() {
    let scratch = Scratch::new();
    let data = scratch.0.join("data");
    std::fs::write(&data, "in the way").expect("written");
    let store = scratch.store();
    let mut played = start("human,easy");
    let mut tally = Tally::new(Some(&store), &mut played);
    for mv in LOST.split_whitespace() {
        played.play(mv).expect("a legal move");
    }
    assert!(tally.note(&played).is_err());
    std::fs::remove_file(&data).expect("removed");
    tally.note(&played).expect("noted");
    tally.note(&played).expect("nothing more");
    assert_eq!(counted(&store).list.len(), 1);
}

#[test]
fn help_and_time_survive_leaving() {
    let mut played = start("human,easy");
    played.open_account();
    played.note_hint();
    played.play("3").expect("a legal move");
    played.undo();
    played.set_account(Account { time: Duration::from_secs(95), ..played.account().clone() });
    played.play("2").expect("a legal move");
    let text = played.to_record().to_string();
    for line in ["hints: 1", "taken-back: 1", "seconds: 95"] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    let record = game::record::Record::parse(&text).expect("a record");
    let restored = Match::from_record(toy::GAMES, &record).expect("a match");
    assert_eq!((restored.damage.len(), restored.played.account()), (0, played.account()));
    assert_eq!(restored.played.to_record().to_string(), text);
    let bad = text.replace("hints: 1", "hints: many").replace("id: ", "id: ../");
    let restored = Match::from_record(toy::GAMES, &game::record::Record::parse(&bad).expect("a record"));
    let restored = restored.expect("a match");
    assert_eq!(restored.damage.len(), 2, "{:?}", restored.damage);
    assert_eq!(restored.played.account().id, None, "it does not count");
}
