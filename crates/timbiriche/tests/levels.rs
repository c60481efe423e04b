//! The models hold their contract, and every level plays.

use game::{Game, History, Outcome, Seat};
use play::{EngineOptions, GameEntry, Level};
use search::testing::{Plan, check_model};
use search::{Engine, Limits};
use timbiriche::model::{ChainModel, Evaluation, PlainModel, ShortSightedModel};
use timbiriche::{Entry, Timbiriche, TimbiricheSetup, ai};

#[test]
fn the_models_hold_their_contract() {
    let plan = Plan { seed: 3, games: 6, solve: 6 };
    let with_taste = ChainModel::new(Evaluation::default().with_taste(5));
    for (rows, cols) in [(2, 3), (3, 2), (3, 3), (2, 5), (3, 4)] {
        let setup = TimbiricheSetup::dots(rows, cols);
        check_model::<Timbiriche, _>(&ChainModel::default(), &setup, &plan);
        check_model::<Timbiriche, _>(&with_taste, &setup, &plan);
        check_model::<Timbiriche, _>(&PlainModel, &setup, &plan);
        check_model::<Timbiriche, _>(&ShortSightedModel::new(5), &setup, &plan);
    }
    for seats in [3, 4] {
        for (rows, cols) in [(3, 3), (2, 5), (4, 3)] {
            let setup = TimbiricheSetup::dots(rows, cols).with_seats(seats);
            check_model::<Timbiriche, _>(&ChainModel::default(), &setup, &plan);
            check_model::<Timbiriche, _>(&with_taste, &setup, &plan);
        }
    }
}

fn play(levels: &[Level], setup: &TimbiricheSetup, seed: u64, nodes: u64) -> History<Timbiriche> {
    let options = EngineOptions { seed, threads: 1, table_mib: 2 };
    let mut engines: Vec<_> = levels.iter().map(|level| ai::engine(*level, &options)).collect();
    let mut history = History::<Timbiriche>::new(setup).unwrap();
    while history.game().outcome().is_none() {
        let engine = &mut engines[history.game().to_move().index()];
        let verdict = engine.think(&history, &Limits::nodes(nodes), &mut |_| {}).unwrap();
        history.play(verdict.best).unwrap();
    }
    history
}

#[test]
fn every_level_plays_every_kind_of_game_to_its_end() {
    let four = [Level::Easy, Level::Medium, Level::Hard, Level::Perfect];
    for seats in 2..=4_u8 {
        for (rows, cols) in [(2, 2), (3, 4), (5, 2)] {
            let setup = TimbiricheSetup::dots(rows, cols).with_seats(seats);
            let history = play(&four[..usize::from(seats)], &setup, 1, 300);
            let boxes: i32 = Seat::all(seats).map(|seat| history.game().boxes_of(seat)).sum();
            assert_eq!(boxes, i32::from((rows - 1) * (cols - 1)));
        }
    }
}

#[test]
fn games_of_the_weaker_levels_repeat_from_a_seed() {
    for level in [Level::Easy, Level::Medium] {
        for seats in 2..=4 {
            let levels = vec![level; usize::from(seats)];
            let setup = TimbiricheSetup::dots(4, 5).with_seats(seats);
            let moves = |seed| play(&levels, &setup, seed, 2_000).moves().collect::<Vec<_>>();
            assert_eq!(moves(1), moves(1));
            assert_ne!(moves(1), moves(2), "{level}, {seats} seats: another seed gives another game");
        }
    }
}

#[test]
fn hard_repeats_and_beats_easy() {
    let setup = TimbiricheSetup::boxes(3, 3);
    let hard_first = [Level::Hard, Level::Easy];
    let one = play(&hard_first, &setup, 4, 20_000);
    let again = play(&hard_first, &setup, 4, 20_000);
    assert_eq!(one.moves().collect::<Vec<_>>(), again.moves().collect::<Vec<_>>());
    assert_eq!(one.game().outcome(), Some(Outcome::Won(Seat::FIRST)));
}

#[test]
fn easy_takes_boxes_and_gives_none_while_a_line_is_safe() {
    let options = EngineOptions::default();
    for seed in 0..20 {
        let mut engine = ai::engine(Level::Easy, &EngineOptions { seed, ..options.clone() });
        let mut history = History::<Timbiriche>::new(&TimbiricheSetup::default()).unwrap();
        let mut moves = Vec::new();
        while history.game().outcome().is_none() {
            let game = history.game();
            game.legal_moves(&mut moves);
            let gives = |game: &Timbiriche, line| {
                let mut after = game.clone();
                after.make(line);
                after.boxes_with_sides(3) > 0
            };
            let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).unwrap();
            if game.boxes_with_sides(3) > 0 {
                assert!(game.closes(verdict.best).count() > 0, "it takes\n{}", game.show());
            } else if moves.iter().any(|line| !gives(game, *line)) {
                assert!(!gives(game, verdict.best), "it gives nothing\n{}", game.show());
            }
            history.play(verdict.best).unwrap();
        }
    }
}

#[test]
fn the_entry_starts_its_game() {
    let entry = GameEntry::of::<Entry>();
    assert!(entry.is_called("dots") && entry.is_called("dots-and-boxes") && entry.is_called("timbiriche"));
    let values = game::Values::parse("rows=3,cols=4,seats=3").unwrap();
    let started = entry.start(&values).unwrap();
    assert_eq!((started.seats(), started.legal_moves().len()), (3, 17));
    assert!(started.check(entry.example_move).is_err(), "a small board has no such line");
    assert!(entry.start(&game::Values::new()).unwrap().check(entry.example_move).is_ok());
}
