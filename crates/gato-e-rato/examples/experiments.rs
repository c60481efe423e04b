//! What the solution says about the game, and how the players do against each other.
//!
//! ```text
//! cargo run --release -p gato-e-rato --example experiments [positions|games|levels] [SEED]
//! ```
//!
//! Without a word it prints everything. The same seed prints the same figures.

use std::collections::{BTreeMap, HashSet};

use game::{Game, History};
use gato_e_rato::{Entry, Fate, GatoERato, Side, Solution, Step};
use play::{EngineOptions, Level, Playable};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use search::{Engine, Limits};

type Player = Box<dyn Engine<GatoERato>>;

/// The games of each experiment against one opponent.
const GAMES: u64 = 1000;
/// The pairs of games of each comparison of levels; the two games of a pair share an opening.
const PAIRS: u64 = 100;
/// The random moves of an opening: as many as in matches.
const OPENING: usize = 4;

fn main() -> Result<(), String> {
    let mut part = None;
    let mut seed = 1;
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "positions" | "games" | "levels" => part = Some(argument),
            number => {
                seed = number.parse().map_err(|_| {
                    format!(
                        "expected positions, games, levels or a number, found {}",
                        game::setup::quoted(number)
                    )
                })?;
            }
        }
    }
    let wanted = |name: &str| part.as_deref().is_none_or(|part| part == name);
    if wanted("positions") {
        positions();
    }
    if wanted("games") {
        games(seed)?;
    }
    if wanted("levels") {
        levels(seed)?;
    }
    Ok(())
}

/// How many positions are won for whom.
fn positions() {
    let solution = Solution::shared();
    let start = GatoERato::start();
    println!("The solution: {} bytes, from the start the {}", solution.bytes(), solution.fate(&start));
    println!(
        "\nPositions           to move    open       mouse wins         cats win   over  longest win: mouse, cats"
    );
    let reachable = reachable();
    for side in Side::BOTH {
        let of_side = || solution.positions().filter(move |(game, _)| game.side_to_move() == side);
        count("all placements", side, of_side());
        count("met from the start", side, of_side().filter(|(game, _)| reachable.contains(&game.key())));
    }
    println!("\nThe best line from the start:");
    let moves: Vec<String> = solution.line(&start).iter().map(Step::to_string).collect();
    moves.chunks(11).for_each(|line| println!("  {}", line.join(" ")));
}

fn count(what: &str, side: Side, positions: impl Iterator<Item = (GatoERato, Fate)>) {
    let (mut won, mut longest, mut over) = ([0u32; 2], [0; 2], 0);
    for (_, fate) in positions {
        let winner = fate.winner.seat().index();
        longest[winner] = longest[winner].max(fate.plies);
        match fate.plies {
            0 => over += 1,
            _ => won[winner] += 1,
        }
    }
    let open = won[0] + won[1];
    let percent = |part: u32| 100.0 * f64::from(part) / f64::from(open);
    println!(
        "{what:<19} {:<7} {open:>7} {:>7} ({:.1} %) {:>6} ({:>4.1} %) {over:>6}  {:>18}, {}",
        side.to_string(),
        won[0],
        percent(won[0]),
        won[1],
        percent(won[1]),
        longest[0],
        longest[1],
    );
}

/// The keys of all positions that a game can meet.
fn reachable() -> HashSet<u64> {
    let mut met = HashSet::from([GatoERato::start().key()]);
    let mut waiting = vec![GatoERato::start()];
    let mut moves = Vec::new();
    while let Some(game) = waiting.pop() {
        game.legal_moves(&mut moves);
        waiting.extend(moves.iter().map(|&mv| game.after(mv)).filter(|next| met.insert(next.key())));
    }
    met
}

/// A player by its name, made anew for every game.
fn player(name: &str, seed: u64) -> Result<Player, String> {
    let options = EngineOptions { seed, threads: 1, ..EngineOptions::default() };
    match name.parse::<Level>() {
        Ok(level) => Ok(Entry::engine(level, &options)),
        Err(error) => Entry::named_engine(name, &options).ok_or_else(|| error.to_string()),
    }
}

/// Plays on from a position, and gives the winner and the number of moves.
fn play(history: &mut History<GatoERato>, mouse: &str, cats: &str, seed: u64) -> Result<Side, String> {
    let mut players = [player(mouse, seed)?, player(cats, seed.wrapping_add(1 << 32))?];
    loop {
        if let Some(winner) = history.game().winner() {
            return Ok(winner);
        }
        let seat = history.game().to_move().index();
        let verdict =
            players[seat].think(history, &Limits::none(), &mut |_| ()).map_err(|error| error.to_string())?;
        history.play(verdict.best).map_err(|error| error.to_string())?;
    }
}

/// Many games from the start.
fn games(seed: u64) -> Result<(), String> {
    println!("\n{GAMES} games each from the start, seeds from {seed}:");
    for (mouse, cats) in [
        ("random", "perfect"),
        ("medium", "perfect"),
        ("hard", "perfect"),
        ("perfect", "random"),
        ("random", "random"),
    ] {
        let mut lengths = BTreeMap::<usize, u32>::new();
        let mut won = [0; 2];
        for number in 0..GAMES {
            let mut history = History::from_start(GatoERato::start());
            let winner = play(&mut history, mouse, cats, seed + number)?;
            won[winner.seat().index()] += 1;
            *lengths.entry(history.len()).or_default() += 1;
        }
        println!("\n{mouse} mouse against {cats} cats: the mouse won {}, the cats {}", won[0], won[1]);
        let lengths: Vec<String> = lengths.iter().map(|(plies, games)| format!("{plies}:{games}")).collect();
        println!("  plies:games");
        lengths.chunks(12).for_each(|line| println!("  {}", line.join(" ")));
    }
    Ok(())
}

/// Each level against the one below.
fn levels(seed: u64) -> Result<(), String> {
    println!("\n{PAIRS} pairs of games each, swapped, from openings of {OPENING} random moves, seed {seed}:");
    println!("\nlevels                   points   as mouse    as cats   openings won for the mouse");
    let ladder = ["random", "easy", "medium", "hard", "perfect"];
    for pair in ladder.windows(2) {
        let (weaker, stronger) = (pair[0], pair[1]);
        let mut won = [0; 2];
        let mut for_mouse = 0;
        for number in 0..PAIRS {
            let opening = opening(seed.wrapping_add(number << 16));
            for_mouse += u32::from(Solution::shared().fate(opening.game()).winner == Side::Mouse);
            let game_seed = seed.wrapping_add(number);
            let as_mouse = play(&mut opening.clone(), stronger, weaker, game_seed)?;
            let as_cats = play(&mut opening.clone(), weaker, stronger, game_seed)?;
            won[0] += u32::from(as_mouse == Side::Mouse);
            won[1] += u32::from(as_cats == Side::Cats);
        }
        let percent = |won: u32, games: u64| 100.0 * f64::from(won) / games as f64;
        println!(
            "{:<20} {:>9.1} % {:>8.1} % {:>8.1} % {for_mouse:>8}",
            format!("{stronger} : {weaker}"),
            percent(won[0] + won[1], 2 * PAIRS),
            percent(won[0], PAIRS),
            percent(won[1], PAIRS),
        );
    }
    Ok(())
}

/// A random opening that leaves the game open.
fn opening(seed: u64) -> History<GatoERato> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut moves = Vec::new();
    'again: loop {
        let mut history = History::from_start(GatoERato::start());
        for _ in 0..OPENING {
            history.game().legal_moves(&mut moves);
            Entry::opening_moves(history.game(), &mut moves);
            if moves.is_empty() || history.play(moves[rng.random_range(0..moves.len())]).is_err() {
                continue 'again;
            }
        }
        if history.game().winner().is_none() {
            return history;
        }
    }
}
