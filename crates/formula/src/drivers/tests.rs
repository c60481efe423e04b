//! The drivers: alone the fewest turns, with others nothing senseless.

use game::{Setup, Values};
use search::Stop;

use super::*;
use crate::setup::{FinishRule, FormulaSetup};
use crate::track::{BUILT_IN, built_in};

fn driver(level: Level, seed: u64) -> Driver {
    Driver::new(level, &EngineOptions { seed, threads: 1, table_mib: 8 })
}

fn history(text: &str, cars: u8, moves: &str) -> History<Formula> {
    let track = text.parse().expect("a good track");
    let setup = FormulaSetup::new(track, cars, FinishRule::First);
    let mut history = History::<Formula>::new(&setup).expect("a good set-up");
    for mv in moves.split_whitespace() {
        history.play(mv.parse().expect("a move")).expect("a legal move");
    }
    history
}

/// Drives a race to its end and returns it.
fn drive(setup: &FormulaSetup, levels: &[Level], seed: u64, limits: &Limits) -> History<Formula> {
    let mut history = History::<Formula>::new(setup).expect("a good set-up");
    let mut drivers: Vec<Driver> = levels.iter().map(|level| driver(*level, seed)).collect();
    while history.game().outcome().is_none() {
        let mover = history.game().to_move().index();
        let verdict = drivers[mover].think(&history, limits, &mut |_| {}).expect("an open race");
        history.play(verdict.best).expect("a legal answer");
    }
    history
}

#[test]
fn a_time_trial_takes_the_par_on_every_track() {
    for known in BUILT_IN {
        let setup = FormulaSetup::new(built_in(known), 1, FinishRule::First);
        let table = setup.course().table().expect("a small table");
        let start = setup.course().track().starts()[0];
        let par = table.turns(start, Vector::ZERO).expect("there is a way");
        let race = drive(&setup, &[Level::Perfect], 1, &Limits::none());
        assert_eq!(race.len() as u32, par, "{}", known.key);
    }
}

#[test]
fn a_time_trial_tells_exact_turns_and_counts_down() {
    let setup = FormulaSetup::from_values(&Values::parse("track=gate cars=1").expect("good")).expect("good");
    let mut history = History::<Formula>::new(&setup).expect("a good set-up");
    let mut perfect = driver(Level::Perfect, 0);
    let mut turns = 25;
    while history.game().outcome().is_none() {
        let verdict = perfect.think(&history, &Limits::none(), &mut |_| {}).expect("an open race");
        assert_eq!((verdict.report.score, verdict.report.exact), (Score::Turns(turns), true));
        assert_eq!(verdict.report.line.len() as u32, turns);
        assert_eq!(perfect.evaluate(history.game()), Ok(Score::Turns(turns)));
        let values = perfect.values(&history, &Limits::none(), &mut |_| {}).expect("an open race");
        let mut legal = Vec::new();
        history.game().legal_moves(&mut legal);
        assert_eq!(values.len(), legal.len());
        assert_eq!(values[0].score, Score::Turns(turns));
        assert!(values.iter().all(|value| value.exact));
        history.play(verdict.best).expect("a legal answer");
        turns -= 1;
    }
    assert_eq!(turns, 0);
    assert_eq!(perfect.think(&history, &Limits::none(), &mut |_| {}).err(), Some(EngineError::GameOver));
}

#[test]
fn a_doomed_car_knows_it() {
    let history = history("S......#F\n#######..\n#########", 1, "1,0 3,0 6,0");
    let mut perfect = driver(Level::Perfect, 0);
    assert_eq!(perfect.evaluate(history.game()), Ok(Score::NoWay));
    let verdict = perfect.think(&history, &Limits::none(), &mut |_| {}).expect("an open race");
    assert_eq!(verdict.report.score, Score::NoWay);
}

#[test]
fn every_level_finishes_races_of_all_sizes() {
    for (track, cars, finish) in [("esses", 2, "first"), ("canyon", 3, "round"), ("islands", 6, "first")] {
        let values = Values::new().with("track", track).with("cars", cars).with("finish", finish);
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        for level in [Level::Medium, Level::Hard] {
            let levels = vec![level; cars];
            let race = drive(&setup, &levels, 3, &Limits::none());
            assert!(!matches!(race.game().outcome(), Some(game::Outcome::Nobody)), "{track} {level}");
            let out = Seat::all(cars as u8).filter(|seat| race.game().car(*seat) == Car::Out).count();
            assert_eq!(out, 0, "{track} {level}: nobody goes out without need\n{}", race.game().show());
        }
    }
}

/// The points of the first level in pairs of races from openings of two moves a car.
fn points(levels: [Level; 2], setup: &FormulaSetup, pairs: u64) -> f64 {
    let mut points = 0.0;
    let mut moves = Vec::new();
    for seed in 0..pairs {
        let mut opening = History::<Formula>::new(setup).expect("a good set-up");
        for step in 0..4 {
            opening.game().legal_moves(&mut moves);
            <crate::Entry as play::Playable>::opening_moves(opening.game(), &mut moves);
            let choice = game::key::mix(4 * seed + step) % moves.len() as u64;
            opening.play(moves[choice as usize]).expect("a legal move");
        }
        let [a, b] = levels;
        for (order, seat) in [([a, b], Seat::FIRST), ([b, a], Seat::SECOND)] {
            let mut history = opening.clone();
            let mut drivers = order.map(|level| driver(level, seed));
            while history.game().outcome().is_none() {
                let mover = history.game().to_move().index();
                let verdict =
                    drivers[mover].think(&history, &Limits::none(), &mut |_| {}).expect("an open race");
                history.play(verdict.best).expect("a legal answer");
            }
            points += history.game().outcome().map_or(0.0, |outcome| outcome.share(seat));
        }
    }
    points
}

#[test]
fn each_level_takes_70_percent_of_the_points_from_the_one_below() {
    for (track, finish) in [("oval", "first"), ("hairpin", "round")] {
        let values = Values::new().with("track", track).with("finish", finish);
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        for levels in [[Level::Medium, Level::Easy], [Level::Hard, Level::Medium]] {
            let points = points(levels, &setup, 10);
            assert!(points >= 14.0, "{track}: {levels:?}: {points} of 20 points");
        }
    }
}

#[test]
fn limited_levels_repeat_from_their_seed() {
    let setup = FormulaSetup::from_values(&Values::parse("track=hairpin").expect("good")).expect("good");
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let moves = |seed| drive(&setup, &[level, level], seed, &Limits::none()).moves().collect::<Vec<_>>();
        assert_eq!(moves(5), moves(5), "{level}");
        assert_ne!(moves(5), moves(6), "{level}");
    }
}

#[test]
fn a_driver_without_a_table_finds_its_way() {
    let track = crate::proving_ground::open_field(300, 300).expect("within bounds");
    let setup = FormulaSetup::new(track, 1, FinishRule::First);
    let small = TableOptions { memory_cap: 1 << 20 };
    let none = setup.course().prepare(&small, &mut |_| ControlFlow::Continue(()));
    assert!(none.is_err());
    // 1 + 2 + ... + 24 = 300.
    let race = drive(&setup, &[Level::Perfect], 1, &Limits::none());
    assert_eq!((race.len(), race.game().outcome()), (24, Some(game::Outcome::Won(Seat::FIRST))));
}

#[test]
fn a_driver_that_has_no_time_stays_on_the_track_and_gets_home() {
    let stop = Stop::new();
    stop.raise();
    let limits = Limits { stop, ..Limits::none() };
    for (track, cars) in [
        (crate::proving_ground::serpentine(90, 60, 6), 1),
        (crate::proving_ground::serpentine(70, 33, 3), 2),
        (Ok(built_in(&BUILT_IN[1])), 2),
    ] {
        let mut track = track.expect("within bounds");
        // Nobody shall have made its table for another test.
        track.set_header("of", "the driver without time");
        let setup = FormulaSetup::new(track, cars, FinishRule::First);
        for level in [Level::Medium, Level::Perfect] {
            let race = drive(&setup, &vec![level; cars.into()], 1, &limits);
            assert!(setup.course().ready_table().is_none());
            let outcome = race.game().outcome();
            assert!(matches!(outcome, Some(game::Outcome::Won(_))), "{level}\n{}", race.game().show());
        }
    }
}

#[test]
fn with_more_than_two_cars_thinking_along_makes_the_table_and_leaves_what_a_car_has_found_out() {
    for cars in [2, 3] {
        let mut track = built_in(&BUILT_IN[0]);
        // Nobody shall have made its table for another test.
        track.set_header("of", &format!("{cars} cars that think along"));
        let setup = FormulaSetup::new(track, cars, FinishRule::First);
        let history = History::<Formula>::new(&setup).expect("a good set-up");
        let mut driver = driver(Level::Perfect, 0);
        let before = driver.search.model().focus;
        driver.ponder(&history, &Limits::nodes(1_000)).expect("an open race");
        assert!(setup.course().ready_table().is_some());
        assert_eq!(driver.search.model().focus == before, cars > 2, "{cars} cars");
    }
}

#[test]
fn a_raised_stop_is_answered_at_once() {
    let setup = FormulaSetup::from_values(&Values::parse("track=grand cars=4").expect("good")).expect("good");
    let history = History::<Formula>::new(&setup).expect("a good set-up");
    let stop = Stop::new();
    stop.raise();
    let limits = Limits { stop, ..Limits::none() };
    for level in Level::ALL {
        let verdict = driver(level, 0).think(&history, &limits, &mut |_| {}).expect("an open race");
        assert_eq!(history.game().check(verdict.best), Ok(()));
    }
}

#[test]
fn nobody_waits_for_a_table_after_a_stop() {
    let stop = Stop::new();
    stop.raise();
    let limits = Limits { stop, ..Limits::none() };
    // At the beginning, and where the first car has to stand.
    let to_a_stand = "0,0 2,0 0,0 3,0 1,0 4,0 3,0 4,0";
    for moves in ["", to_a_stand] {
        let text = "for: a raised stop\n\nSS...###\n#####.##\n#####FF#";
        let history = history(text, 2, moves);
        assert_eq!(history.game().must_stand(Seat::FIRST), !moves.is_empty());
        for level in Level::ALL {
            let verdict = driver(level, 0).think(&history, &limits, &mut |_| {}).expect("an open race");
            assert_eq!(history.game().check(verdict.best), Ok(()));
            assert!(history.game().course().ready_table().is_none(), "{level}: {moves}");
        }
    }
}
