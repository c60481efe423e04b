//! How strong a player is: pairs of games with the sides swapped, each pair on another generated map that passed
//! the fairness filter.
//!
//! `cargo run --release -p flag-capture --example flag_strength -- A B [MAPS] [SECONDS] [JOBS]`
//!
//! A and B are levels or baselines (perfect, hard, classic, greedy, nodes-100k, ...). Besides the points of the
//! games it tells who won the pairs, as the rules decide a match of two games: by games, then by flags, then by
//! energy.

use std::cmp::Ordering;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use flag_capture::ai::{baseline, fairness, level};
use flag_capture::map::generator::Wish;
use flag_capture::{FlagCapture, FlagSetup, Map};
use game::{Game, History, Seat};
use play::EngineOptions;
use search::{Engine, Limits, Stop};

/// One side of a finished game.
#[derive(Clone, Copy, Default)]
struct Tally {
    share: f64,
    flags: i32,
    energy: i32,
}

fn engine(name: &str, seed: u64) -> Box<dyn Engine<FlagCapture>> {
    let options = EngineOptions { seed, threads: 1, table_mib: 64 };
    match name.parse() {
        Ok(name) => level(name, &options),
        Err(_) => baseline(name, &options).unwrap_or_else(|| panic!("no player is called {name}")),
    }
}

/// Plays a game and tells the tallies of both players, the first one's first.
fn play(map: &Map, players: [&str; 2], time: Duration, seed: u64) -> ([Tally; 2], u32) {
    let mut history =
        History::<FlagCapture>::new(&FlagSetup::new(map.clone())).expect("a generated map can be played");
    let mut engines = players.map(|name| engine(name, seed));
    let mut plies = 0;
    while history.game().outcome().is_none() {
        let mover = history.game().to_move().index();
        let verdict = engines[mover]
            .think(&history, &Limits::time(time), &mut |_| {})
            .expect("an open game has an answer");
        history.play(verdict.best).expect("the answer is legal");
        plies += 1;
    }
    let game = history.game();
    let outcome = game.outcome().expect("the game is over");
    let tally = |seat| Tally { share: outcome.share(seat), flags: game.won(seat), energy: game.energy(seat) };
    ([tally(Seat::FIRST), tally(Seat::SECOND)], plies)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [a, b] =
        [0, 1].map(|index| arguments.get(index).expect("expected: A B [MAPS] [SECONDS] [JOBS]").as_str());
    let number = |index: usize, default: f64| {
        arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let (maps, time, jobs) =
        (number(2, 50.0) as u64, Duration::from_secs_f64(number(3, 0.1)), number(4, 1.0) as usize);
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Relaxed);
                    if seed >= maps {
                        return;
                    }
                    let wish = Wish { seed: 1000 + seed, ..Wish::default() };
                    let map = fairness::fair_map(&wish, &Stop::new()).expect("not stopped");
                    let ([first, second], plies) = play(&map, [a, b], time, seed);
                    let ([other_first, other_second], other_plies) = play(&map, [b, a], time, seed);
                    // The games of A and of B.
                    results.lock().expect("no thread panics").push((
                        [first, other_second],
                        [second, other_first],
                        plies + other_plies,
                    ));
                }
            });
        }
    });
    let results = results.into_inner().expect("no thread panics");
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    let mut pairs = [0; 3];
    let mut plies = 0;
    for (ours, theirs, length) in &results {
        for tally in ours {
            match tally.share.total_cmp(&0.5) {
                Ordering::Greater => wins += 1,
                Ordering::Equal => draws += 1,
                Ordering::Less => losses += 1,
            }
        }
        let sum = |tallies: &[Tally; 2]| {
            let [one, two] = tallies;
            (one.share + two.share, one.flags + two.flags, one.energy + two.energy)
        };
        let order = sum(ours).partial_cmp(&sum(theirs)).unwrap_or(Ordering::Equal);
        pairs[(order as i8 + 1) as usize] += 1;
        plies += length;
    }
    let games = 2 * results.len();
    println!(
        "{a} against {b}: {wins} wins, {draws} draws, {losses} losses in {games} games: {:.1} % of the points; \
         pairs {} won, {} drawn, {} lost; {:.1} plies a game",
        100.0 * (f64::from(wins) + f64::from(draws) / 2.0) / games as f64,
        pairs[2],
        pairs[1],
        pairs[0],
        f64::from(plies) / games as f64
    );
}
