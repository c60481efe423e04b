//! Each level against the one below it.

use game::{Game, History};
use gato_e_rato::{Entry, GatoERato, Side};
use play::{EngineOptions, Level, Playable};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{Engine, Limits};

type Player = Box<dyn Engine<GatoERato>>;

const PAIRS: u64 = 100;
/// The random moves of an opening: as many as in matches.
const OPENING: usize = 4;

fn play(mut history: History<GatoERato>, mouse: &mut Player, cats: &mut Player) -> Side {
    mouse.new_game();
    cats.new_game();
    loop {
        if let Some(winner) = history.game().winner() {
            return winner;
        }
        let player = if history.game().side_to_move() == Side::Mouse { &mut *mouse } else { &mut *cats };
        let verdict = player.think(&history, &Limits::none(), &mut |_| ()).expect("a move");
        history.play(verdict.best).expect("a legal move");
    }
}

fn opening(rng: &mut ChaCha8Rng) -> History<GatoERato> {
    let mut history = History::from_start(GatoERato::start());
    let mut moves = Vec::new();
    for _ in 0..OPENING {
        history.game().legal_moves(&mut moves);
        Entry::opening_moves(history.game(), &mut moves);
        history.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
    }
    history
}

/// The points of `a` against `b`, out of 200.
fn points(mut player: impl FnMut(usize, u64) -> Player) -> u32 {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut points = 0;
    for pair in 0..PAIRS {
        let opening = opening(&mut rng);
        let (mut a, mut b) = (player(0, pair), player(1, pair + 1_000));
        points += u32::from(play(opening.clone(), &mut a, &mut b) == Side::Mouse);
        points += u32::from(play(opening, &mut b, &mut a) == Side::Cats);
    }
    points
}

fn level(level: Level, seed: u64) -> Player {
    Entry::engine(level, &EngineOptions { seed, ..EngineOptions::default() })
}

#[test]
fn each_level_takes_70_percent_of_the_points_from_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let points = points(|who, seed| level(pair[1 - who], seed));
        assert!(points >= 140, "{} took {points} of 200 points from {}", pair[1], pair[0]);
    }
}

#[test]
fn the_weakest_level_takes_70_percent_from_random_moves() {
    let points = points(|who, seed| match who {
        0 => level(Level::Easy, seed),
        _ => {
            let options = EngineOptions { seed, ..EngineOptions::default() };
            Entry::named_engine("random", &options).expect("the random player")
        }
    });
    assert!(points >= 140, "{points} of 200");
}
