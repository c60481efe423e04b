//! The rules on small drawn positions, and the contract of games.

use game::testing::{Plan, check_contract};
use game::{Game, History, Outcome, Seat, SeatSet};

use super::*;

fn setup(text: &str, cars: u8, finish: FinishRule) -> FormulaSetup {
    FormulaSetup::new(text.parse().expect("a good track"), cars, finish)
}

fn history(text: &str, cars: u8, finish: FinishRule, moves: &str) -> History<Formula> {
    let mut history = History::new(&setup(text, cars, finish)).expect("a good set-up");
    play(&mut history, moves);
    history
}

fn play(history: &mut History<Formula>, moves: &str) {
    for mv in moves.split_whitespace() {
        let played = history.play(mv.parse().expect("a move"));
        assert_eq!(played, Ok(()), "{mv}\n{}", history.game().show());
    }
}

/// Why the race is over, for records.
fn why(race: &History<Formula>) -> Option<String> {
    race.game().end_reason().map(|reason| reason.to_string())
}

fn legal(race: &Formula) -> String {
    let mut moves = Vec::new();
    race.legal_moves(&mut moves);
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn refusal(race: &Formula, mv: &str) -> String {
    race.check(mv.parse().expect("a move")).map_or_else(|error| error.to_string(), |()| String::new())
}

const STRAIGHT: &str = "S........F\nS........F\nS........F";

#[test]
fn the_first_move_goes_to_a_neighbour_or_stays() {
    let race = history(STRAIGHT, 2, FinishRule::First, "");
    assert_eq!(legal(race.game()), "-1,-1 -1,0 -1,1 0,-1 0,0 1,-1 1,0 1,1");
    assert_eq!(refusal(race.game(), "2,0"), "2,0 is none of the nine points around 0,0");
    assert_eq!(refusal(race.game(), "0,1"), "car 2 stands on 0,1");
    assert!(refusal(race.game(), "=").starts_with("'=' is only for a car"));
}

#[test]
fn no_typed_number_is_too_large_to_be_refused() {
    // Of a car that stands, of one that drives to the right, and of one that drives to the left.
    for moves in ["", "1,0 1,1", "1,0 1,1 1,0 1,1 0,0 0,1"] {
        let race = history(".........F\nS........F\nS........F", 2, FinishRule::First, moves);
        let far = [i16::MIN, i16::MIN + 1, i16::MIN + 5, i16::MAX - 5, i16::MAX];
        for mv in far.iter().flat_map(|far| (-1..=3).flat_map(move |near| [(*far, near), (near, *far)])) {
            let mv = Move::To(Point::new(mv.0, mv.1));
            let reason = race.game().check(mv).expect_err("no car gets there").to_string();
            assert!(reason.starts_with(&format!("{mv} is none of the nine points")), "{reason}");
        }
    }
}

#[test]
fn a_move_repeats_the_last_vector_and_may_shift() {
    let race = history(STRAIGHT, 2, FinishRule::First, "1,0 0,1 3,0 0,1");
    let (at, vector) = race.game().racing(Seat::FIRST).expect("the car is racing");
    assert_eq!((at, vector), (Point::new(3, 0), Vector::new(2, 0)));
    assert_eq!(legal(race.game()), "4,-1 4,0 4,1 5,-1 5,0 5,1 6,-1 6,0 6,1");
    assert_eq!(race.game().round(), 3);
}

#[test]
fn the_first_over_the_line_wins_at_once() {
    let race = history(STRAIGHT, 2, FinishRule::First, "1,0 1,1 3,0 3,1 6,0 6,1 10,0");
    assert_eq!(race.game().outcome(), Some(Outcome::Won(Seat::FIRST)));
    assert_eq!(why(&race).as_deref(), Some("seat 1 has reached the finish"));
    assert_eq!(legal(race.game()), "");
    assert_eq!((race.game().points(Seat::FIRST), race.game().points(Seat::SECOND)), (1, 0));
    assert_eq!(refusal(race.game(), "10,1"), "the race is over");
    assert_eq!(race.game().moves_left(), 0);
}

#[test]
fn a_round_is_completed_and_fractions_decide() {
    // Car 1 lands on the line, car 2 goes further with its last move and needs less of it.
    let mut race = history(STRAIGHT, 2, FinishRule::Round, "1,0 1,1 3,0 3,1 6,0 6,1 9,0");
    assert_eq!(race.game().outcome(), None);
    assert_eq!(race.game().car(Seat::FIRST), Car::Finished { entered: Fraction::new(5, 6) });
    assert_eq!(why(&race), None);
    play(&mut race, "10,1");
    assert_eq!(race.game().outcome(), Some(Outcome::Won(Seat::SECOND)));
    assert_eq!(why(&race).as_deref(), Some("seat 2 crossed the line soonest in this round"));
    assert_eq!(race.game().car(Seat::SECOND), Car::Finished { entered: Fraction::new(5, 8) });

    let tied = history(STRAIGHT, 3, FinishRule::Round, "1,0 1,1 1,2 3,0 3,1 3,2 6,0 6,1 6,2 9,0 10,1 10,2");
    let both = SeatSet::EMPTY.with(Seat::SECOND).with(Seat::new(2));
    assert_eq!(tied.game().outcome(), Some(Outcome::Draw(both)));
    assert_eq!(why(&tied).as_deref(), Some("they crossed the line at the same moment"));
    assert_eq!([0, 1, 2].map(|seat| tied.game().points(Seat::new(seat))), [0, 1, 1]);
}

#[test]
fn a_car_that_has_crossed_is_off_the_paper() {
    let race = history(STRAIGHT, 2, FinishRule::Round, "1,1 1,2 3,1 3,2 6,1 6,2 9,1");
    // Car 2 may land where car 1 has landed.
    assert_eq!(refusal(race.game(), "9,1"), "");
    assert_eq!(race.game().car_at(Point::new(9, 1)), None);
}

#[test]
fn a_car_that_leaves_the_track_is_out() {
    let mut race = history(STRAIGHT, 2, FinishRule::First, "-1,0");
    assert_eq!(race.game().car(Seat::FIRST), Car::Out);
    assert_eq!(race.game().to_move(), Seat::SECOND);
    // The one car that is left has to finish as well.
    play(&mut race, "1,1 3,1 6,1");
    assert_eq!(race.game().outcome(), None);
    play(&mut race, "9,1");
    assert_eq!(race.game().outcome(), Some(Outcome::Won(Seat::SECOND)));
    assert_eq!(why(&race).as_deref(), Some("seat 2 has reached the finish"));

    for finish in [FinishRule::First, FinishRule::Round] {
        let race = history(STRAIGHT, 2, finish, "-1,0 -1,1");
        assert_eq!(race.game().outcome(), Some(Outcome::Nobody));
        assert_eq!(why(&race).as_deref(), Some("all cars have left the track"));
        assert_eq!(race.game().points(Seat::SECOND), 0);
    }
}

#[test]
fn the_way_counts_and_not_the_landing_point() {
    let wall = "S......F\nS..#...F\n.......F";
    let race = history(wall, 2, FinishRule::First, "0,0 1,1");
    let mut race = race;
    play(&mut race, "0,0 2,1 0,0");
    // From 2,1 by 1,0: the point 4,1 lies behind a wall of one cell.
    play(&mut race, "4,1");
    assert_eq!(race.game().car(Seat::SECOND), Car::Out);
}

#[test]
fn cars_may_be_jumped() {
    let race = history(STRAIGHT, 2, FinishRule::First, "0,0 1,0 0,0 2,0 1,0 2,0 3,0");
    assert_eq!(race.game().racing(Seat::FIRST), Some((Point::new(3, 0), Vector::new(2, 0))));
    assert_eq!(race.game().racing(Seat::SECOND), Some((Point::new(2, 0), Vector::ZERO)));
}

#[test]
fn a_car_whose_points_are_all_taken_has_to_stand() {
    // Car 1 arrives at 3,0 with the vector 2,0. Of its nine points only 4,0 is on the track, and car 2 is there.
    let road = "SS...###\n#####.##\n#####FF#";
    let mut race = history(road, 2, FinishRule::First, "0,0 2,0 0,0 3,0 1,0 4,0 3,0 4,0");
    assert!(race.game().must_stand(Seat::FIRST));
    assert_eq!(legal(race.game()), "=");
    assert!(refusal(race.game(), "4,0").starts_with("every point on the track is taken"));
    assert!(refusal(race.game(), "5,0").starts_with("every point on the track is taken"));
    play(&mut race, "=");
    assert_eq!(race.game().racing(Seat::FIRST), Some((Point::new(3, 0), Vector::ZERO)));
    // The stop has saved it: it goes on when the road is free.
    play(&mut race, "5,1 4,0 6,2");
    assert_eq!(race.game().outcome(), Some(Outcome::Won(Seat::SECOND)));
}

#[test]
fn a_car_without_any_point_on_the_track_goes_out_and_does_not_stand() {
    let road = "SS...#..\n#####..F\n########";
    let race = history(road, 1, FinishRule::First, "1,0 3,0");
    assert!(!race.game().must_stand(Seat::FIRST));
    let mut race = race;
    // At 4,0 by 1,0 there would be ways on; at 6,0 there is a wall before.
    play(&mut race, "6,0");
    assert_eq!(race.game().outcome(), Some(Outcome::Nobody));
    assert_eq!(why(&race).as_deref(), Some("seat 1 has left the track"));
}

#[test]
fn the_bound_on_rounds_ends_a_race() {
    let mut race = history("S.F\n...\n...", 1, FinishRule::First, "");
    let rounds = race.game().last_round();
    assert_eq!(rounds, 9 * ROUNDS_PER_CROSSING);
    assert_eq!(race.game().moves_left(), rounds);
    for _ in 0..rounds {
        assert_eq!(race.game().outcome(), None);
        play(&mut race, "0,0");
    }
    assert_eq!(race.game().outcome(), Some(Outcome::Nobody));
    assert_eq!(why(&race).as_deref(), Some("round 36, the last one, is over"));
}

#[test]
fn a_car_alone_can_crawl_home_within_the_rounds() {
    // The limit has to leave room for the slowest careful way: from stand to stand, one crossing at a time.
    for track in crate::track::BUILT_IN {
        let course = Course::unshared(crate::track::built_in(track));
        let steps = course.ground().steps_to_finish();
        let longest = steps.iter().filter(|steps| **steps != u32::MAX).max();
        let rounds = course.track().crossings() as u32 * ROUNDS_PER_CROSSING;
        assert!(longest.is_some_and(|steps| 2 * steps <= rounds / 2), "{}", track.key);
    }
}

#[test]
fn the_contract_holds() {
    let plan = |games, seed| Plan { games, seed, bad_moves: &["", "12", "a,b", "999,999", "1;2", "--1,2"] };
    for (track, cars, finish) in [
        ("oval", 1, FinishRule::First),
        ("oval", 2, FinishRule::First),
        ("esses", 6, FinishRule::Round),
        ("gate", 1, FinishRule::Round),
        ("hairpin", 3, FinishRule::First),
        ("islands", 5, FinishRule::Round),
        ("diamonds", 4, FinishRule::First),
    ] {
        let track = crate::track::named(track).expect("a built-in track");
        check_contract::<Formula>(&FormulaSetup::new(track, cars, finish), &plan(12, u64::from(cars)));
    }
    // A small field without walls, where random cars meet, finish and stand.
    for finish in [FinishRule::First, FinishRule::Round] {
        check_contract::<Formula>(&setup("SSS.\nSSSF\n....\n....", 6, finish), &plan(150, 3));
        check_contract::<Formula>(&setup("SS...F\n######\n######", 2, finish), &plan(100, 4));
    }
    check_contract::<Formula>(&FormulaSetup::default(), &plan(5, 9));
}
