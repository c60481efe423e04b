//! The models hold their contract, and every level is stronger than the one below.

use flag_capture::ai::{BASELINES, ClassicModel, RaceModel, baseline, fairness, level};
use flag_capture::map::generator::Wish;
use flag_capture::{FlagCapture, FlagSetup, Map};
use game::{Game, History, Seat};
use play::{EngineOptions, Level};
use search::testing::{Plan, check_model};
use search::{Engine, Limits, Model, Stop};

fn setup(text: &str) -> FlagSetup {
    FlagSetup::new(Map::parse(text).expect("a good map"))
}

/// Small boards with everything on them, little energy, and all kinds of sides.
fn boards() -> Vec<FlagSetup> {
    let grid = "..hzFT\n#pob,,\nFTF~~.\n..pz.F\n";
    let boards = [
        format!("size: 6 4\npiece: 1 1 1 6\npiece: 1 2 20 5\npiece: 2 2 9 4\n\n{grid}"),
        format!("size: 6 4\noccupancy: enemies-share\npiece: 1 1 1 6\npiece: 1 2 20 6\n\n{grid}"),
        // Pieces that start on flags, and a flag that nobody can get to.
        "size: 6 4\npiece: 1 1 1 5\npiece: 1 2 20 5\n\nF..#..\n..#F#.\n.F###.\n.F...F\n".to_string(),
    ];
    boards.iter().map(|text| setup(text)).collect()
}

#[test]
fn the_models_hold_their_contract() {
    for setup in boards() {
        let game = FlagCapture::new(&setup).expect("a good set-up");
        let plan = Plan { games: 12, solve: 5, ..Plan::default() };
        check_model(&RaceModel::new(&game), &setup, &plan);
        let mut classic = ClassicModel::default();
        classic.prepare(&game);
        check_model(&classic, &setup, &plan);
    }
}

fn engine(name: &str, seed: u64) -> Box<dyn Engine<FlagCapture>> {
    let options = EngineOptions { seed, threads: 1, table_mib: 4 };
    match name.parse() {
        Ok(name) => level(name, &options),
        Err(_) => baseline(name, &options).expect("a baseline"),
    }
}

fn play(setup: &FlagSetup, players: [&str; 2], seed: u64, limits: &Limits) -> History<FlagCapture> {
    let mut history = History::<FlagCapture>::new(setup).expect("a good set-up");
    let mut engines = players.map(|name| engine(name, seed));
    while history.game().outcome().is_none() {
        let engine = &mut engines[history.game().to_move().index()];
        let verdict = engine.think(&history, limits, &mut |_| {}).expect("an open game has an answer");
        history.play(verdict.best).expect("the answer is legal");
    }
    history
}

#[test]
fn every_player_plays_on_every_board() {
    let names = Level::ALL.iter().map(ToString::to_string);
    let names: Vec<String> = names.chain(BASELINES.iter().map(|player| player.name.to_string())).collect();
    for setup in boards() {
        for name in &names {
            play(&setup, [name, "easy"], 1, &Limits::nodes(300));
            play(&setup, ["easy", name], 1, &Limits::nodes(300));
        }
    }
}

#[test]
fn limited_levels_repeat_from_their_seed() {
    for name in ["easy", "medium", "hard"] {
        let moves = |seed| {
            let limits = Limits::nodes(2_000);
            play(&FlagSetup::default(), [name, name], seed, &limits).moves().collect::<Vec<_>>()
        };
        assert_eq!(moves(1), moves(1), "{name}");
    }
}

/// The points of the first player, in pairs of games on generated maps.
fn points(players: [&str; 2], maps: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..maps {
        let wish = Wish { seed, width: 10, height: 8, flags: 6, ..Wish::default() };
        let setup = FlagSetup::new(fairness::fair_map(&wish, &Stop::new()).expect("nobody stops it"));
        let [a, b] = players;
        for (order, seat) in [([a, b], Seat::FIRST), ([b, a], Seat::SECOND)] {
            let history = play(&setup, order, seed, &Limits::none());
            points += history.game().outcome().map_or(0.0, |outcome| outcome.share(seat));
        }
    }
    points
}

#[test]
fn each_level_takes_70_percent_of_the_points_from_the_one_below() {
    for (players, maps) in [(["medium", "easy"], 10), (["hard", "medium"], 5)] {
        let (points, games) = (points(players, maps), 2.0 * maps as f64);
        assert!(points >= 0.7 * games, "{players:?}: {points} of {games} points");
    }
}
