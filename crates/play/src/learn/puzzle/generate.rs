//! Looks for puzzles: games are played half at random from a seed, and of each game at most one position with one
//! best move is kept. Everything follows from the seed.

use std::collections::HashSet;

use game::Values;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{AnyPuzzleKit, Judge, Puzzle};
use crate::{AnyEngine, AnyGame, EngineOptions, GameEntry, Level, PlayError};

/// Games are played at most so long.
const LONGEST_GAME: usize = 400;
/// The moves of best play that are kept with a puzzle.
const LINE: usize = 12;
/// How often each weak level tries a puzzle.
const TRIES: u64 = 4;

/// What is looked for.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Everything random comes from it.
    pub seed: u64,
    /// How many puzzles.
    pub count: usize,
    /// How many games are played; of what they bring the best mixture is taken.
    pub games: u64,
}

/// Looks for puzzles. `on_found` is told of every candidate, with the number of its game. There may be fewer than
/// wished for.
///
/// # Errors
/// If a set-up of the game or its engine fails.
pub fn generate(
    entry: &GameEntry,
    kit: &AnyPuzzleKit,
    wish: &Wish,
    on_found: &mut dyn FnMut(u64, &Puzzle),
) -> Result<Vec<Puzzle>, PlayError> {
    let mut judge = Judge::of(entry, kit);
    let mut players: Vec<_> =
        [Level::Easy, Level::Medium].iter().map(|level| entry.engine(*level, &options(wish.seed))).collect();
    let mut shapes = HashSet::new();
    let mut found = Vec::new();
    for number in 0..wish.games {
        let mut rng = ChaCha8Rng::seed_from_u64(game::key::mix(wish.seed ^ game::key::mix(number + 1)));
        let Some(position) = find(entry, kit, &mut judge, &mut players, &mut rng, &mut shapes)? else {
            continue;
        };
        let puzzle = describe(entry, kit, &mut judge, position)?;
        on_found(number, &puzzle);
        found.push(puzzle);
    }
    Ok(choose(kit, found, wish.count))
}

fn options(seed: u64) -> EngineOptions {
    EngineOptions { seed, threads: 1, table_mib: 1 }
}

/// A position, and the set-up that its game began with, as it was given.
struct Position {
    setup: Values,
    game: Box<dyn AnyGame>,
}

/// Plays a game until a position is a puzzle that is new.
fn find(
    entry: &GameEntry,
    kit: &AnyPuzzleKit,
    judge: &mut Judge,
    players: &mut [Box<dyn AnyEngine>],
    rng: &mut ChaCha8Rng,
    shapes: &mut HashSet<String>,
) -> Result<Option<Position>, PlayError> {
    let setup = (kit.setup)(rng.random());
    let mut game = entry.start(&setup)?;
    // Of the positions that would do the first, the second or the third is taken.
    let mut skip: u32 = rng.random_range(0..3);
    // How much of the game is left to chance, out of ten.
    let chance = rng.random_range(1..=6);
    for _ in 0..LONGEST_GAME {
        if game.outcome().is_some() {
            break;
        }
        if kit.is_ripe(&*game) {
            let values = judge.values(&*game)?;
            if kit.theme_of(&*game, &values).is_some() {
                if skip == 0 && shapes.insert(kit.shape(&*game)) {
                    return Ok(Some(Position { setup, game }));
                }
                skip = skip.saturating_sub(1);
            }
        }
        let mv = if rng.random_range(0..10) < chance {
            let moves = entry.opening_moves(&*game);
            moves[rng.random_range(0..moves.len())].clone()
        } else {
            let player = rng.random_range(0..players.len());
            players[player].think(&*game, &search::Limits::none(), &mut |_| {})?.best
        };
        game.play(&mv)?;
    }
    Ok(None)
}

/// Everything that the file tells of a position.
fn describe(
    entry: &GameEntry,
    kit: &AnyPuzzleKit,
    judge: &mut Judge,
    Position { setup, game }: Position,
) -> Result<Puzzle, PlayError> {
    let values = judge.values(&*game)?;
    let theme = kit.theme_of(&*game, &values).unwrap_or_default();
    let moves = game.moves();
    let best = values[0].mv.clone();
    let name = fingerprint(&format!("{setup} {}", moves.join(" ")));
    Ok(Puzzle {
        id: format!("{theme}-{name:04x}"),
        theme: theme.to_string(),
        line: judge.line(&*game, LINE)?,
        value: values[0].score,
        second: values[1].score,
        difficulty: difficulty(entry, &*game, &best)?,
        setup,
        moves,
        best,
        at: 0,
    })
}

/// A number of 16 bits from a text (FNV-1a, folded).
fn fingerprint(text: &str) -> u16 {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ hash >> 16 ^ hash >> 32 ^ hash >> 48) as u16
}

/// How often the weak levels miss the best move, and then how many moves there are to choose from.
fn difficulty(entry: &GameEntry, position: &dyn AnyGame, best: &str) -> Result<u32, PlayError> {
    let mut wrong = 0;
    for (level, weight) in [(Level::Easy, 10), (Level::Medium, 15)] {
        for seed in 0..TRIES {
            let mut engine = entry.engine(level, &options(seed));
            let verdict = engine.think(position, &search::Limits::none(), &mut |_| {})?;
            wrong += if verdict.best == best { 0 } else { weight };
        }
    }
    Ok(wrong + (position.legal_moves().len() as u32).min(20))
}

/// Takes as many of each theme as there are, turn by turn, spread from easy to hard and over the set-ups, and sorts
/// them.
fn choose(kit: &AnyPuzzleKit, mut found: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    found.sort_by(|a, b| (a.difficulty, &a.id).cmp(&(b.difficulty, &b.id)));
    let mut known = HashSet::new();
    found.retain(|puzzle| known.insert(puzzle.id.clone()));
    let of_theme = |name: &str| found.iter().filter(|puzzle| puzzle.theme == name).collect::<Vec<_>>();
    let themes: Vec<Vec<&Puzzle>> = kit.themes.iter().map(|theme| of_theme(theme.name)).collect();
    // How many of each theme.
    let mut shares = vec![0; themes.len()];
    let mut left = count;
    while left > 0 && shares.iter().zip(&themes).any(|(share, list)| *share < list.len()) {
        for (share, list) in shares.iter_mut().zip(&themes) {
            if left > 0 && *share < list.len() {
                *share += 1;
                left -= 1;
            }
        }
    }
    let mut chosen: Vec<Puzzle> = Vec::new();
    for (share, list) in shares.into_iter().zip(&themes) {
        for index in 0..share {
            // Of those that are about as hard, one of a set-up that there is least of.
            let about = &list[index * list.len() / share..(index + 1) * list.len() / share];
            let known = |puzzle: &&&Puzzle| chosen.iter().filter(|other| other.setup == puzzle.setup).count();
            chosen.extend(about.iter().min_by_key(known).map(|puzzle| (*puzzle).clone()));
        }
    }
    chosen.sort_by(|a, b| (a.difficulty, &a.id).cmp(&(b.difficulty, &b.id)));
    chosen
}
