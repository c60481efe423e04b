//! Which positions of flag capture are puzzles: small boards on which one move wins the race for the flags, or
//! saves it.

pub mod texts;

use game::{Game, Seat, Setup, Values};
use play::learn::puzzle::{Candidate, PuzzleKit, Theme};
use search::Score;

use crate::map::Map;
use crate::map::generator::{Wish, candidates};
use crate::{Action, FlagCapture, FlagSetup, Order, Terrain};

/// The puzzles.
pub(crate) const KIT: PuzzleKit<FlagCapture> = PuzzleKit {
    text: include_str!("../../puzzles.txt"),
    themes: &[
        Theme { name: RACE, title: texts::RACE, ask: texts::ASK_RACE, hint: texts::HINT_RACE },
        Theme { name: DETOUR, title: texts::DETOUR, ask: texts::ASK_DETOUR, hint: texts::HINT_DETOUR },
        Theme { name: SAVE, title: texts::SAVE, ask: texts::ASK_SAVE, hint: texts::HINT_SAVE },
    ],
    explanation_tells: false,
    nodes: Some(100_000),
    setup,
    is_ripe,
    theme,
    shape,
};

const RACE: &str = "race";
const DETOUR: &str = "detour";
const SAVE: &str = "save";

/// The most that can still happen in a position that is solved at once, in moves.
const MOST_LEFT: u32 = 18;
/// A win that is nearer is no puzzle, in plies.
const NEAREST: u32 = 4;

/// A small board with little energy.
fn setup(seed: u64) -> Values {
    let pieces = 1 + (seed >> 8 & 1) as usize;
    let wish = Wish {
        seed,
        flags: 3 + (seed >> 16 & 1) as usize,
        pieces,
        width: if seed >> 24 & 1 == 0 { 6 } else { 8 },
        height: if seed >> 32 & 1 == 0 { 6 } else { 5 },
        ..Wish::default()
    };
    let made = candidates(&wish).next();
    made.map_or_else(Values::new, |map| FlagSetup::new(with_little_energy(map, seed)).to_values())
}

fn with_little_energy(mut map: Map, seed: u64) -> Map {
    map.name = format!("puzzle {}", seed % 10_000);
    // Juice would let a game go on for long.
    for cell in &mut map.cells {
        if *cell == Terrain::Juice {
            *cell = Terrain::Grass;
        }
    }
    let most = if map.starts[0].len() == 1 { 13 } else { 9 };
    let energy = most - (seed >> 40 & 3) as i32;
    map.starts.iter_mut().flatten().for_each(|start| start.energy = energy);
    map
}

fn is_ripe(game: &FlagCapture) -> bool {
    game.moves_left() <= MOST_LEFT && game.flags_left() >= 1
}

fn theme(candidate: &Candidate<'_, FlagCapture>) -> Option<&'static str> {
    let game = candidate.game;
    let takes = |action: Action| target(game, action).is_some_and(|cell| game.terrain(cell) == Terrain::Flag);
    if candidate.values.len() < 4 || takes(candidate.best) {
        return None;
    }
    match (candidate.value(), candidate.second()) {
        (Score::Win(plies), Score::Points(0) | Score::Loss(_)) if plies >= NEAREST => {
            Some(if goes_to_nearest_flag(game, candidate.best) { RACE } else { DETOUR })
        }
        (Score::Points(0), Score::Loss(_)) => Some(SAVE),
        _ => None,
    }
}

/// The cell that a piece goes to; `None` if it digs.
fn target(game: &FlagCapture, action: Action) -> Option<u16> {
    let piece = game.pieces(game.to_move()).get(usize::from(action.piece))?;
    match action.order {
        Order::Go(direction) => Some(game.torus().neighbour(piece.cell, direction)),
        Order::Dig => None,
    }
}

/// Whether a piece comes nearer to the flag that is nearest to it.
fn goes_to_nearest_flag(game: &FlagCapture, action: Action) -> bool {
    let Some(target) = target(game, action) else { return false };
    let from = game.pieces(game.to_move())[usize::from(action.piece)].cell;
    let nearest = |cell: u16| {
        let steps = game.torus().steps_from(cell);
        let flags = game.terrains().iter().zip(&steps).filter(|(terrain, _)| **terrain == Terrain::Flag);
        flags.map(|(_, steps)| *steps).min()
    };
    nearest(target) < nearest(from)
}

/// The board, seen from the piece that stands first: the torus has no edge, so a shift of everything is the same
/// puzzle. Columns shift by two, since every second one lies lower.
fn shape(game: &FlagCapture) -> String {
    let torus = game.torus();
    let (width, height) = (torus.width(), torus.height());
    let images = (0..width).step_by(2).flat_map(|across| (0..height).map(move |down| (across, down)));
    let image = |(across, down): (u16, u16)| {
        let moved = |cell: u16| {
            let (column, row) = torus.position(cell);
            torus.cell((column + across) % width, (row + down) % height)
        };
        let mut terrain = vec![' '; torus.cells()];
        for (cell, kind) in game.terrains().iter().enumerate() {
            terrain[usize::from(moved(cell as u16))] = kind.glyph();
        }
        let pieces = [game.to_move(), game.to_move().next(2)].map(|seat: Seat| {
            let mut pieces: Vec<_> =
                game.pieces(seat).iter().map(|piece| (moved(piece.cell), piece.energy)).collect();
            pieces.sort_unstable();
            pieces
        });
        format!("{}{pieces:?}", terrain.into_iter().collect::<String>())
    };
    let least = images.map(image).min().unwrap_or_default();
    format!("{width}x{height} {least}")
}

#[cfg(test)]
mod tests {

    use super::*;

    #[test]
    fn a_shift_of_everything_is_the_same_puzzle() {
        let board = |rows: [&str; 4], pieces: [u16; 2]| {
            let [one, two] = pieces;
            let text = format!(
                "name: x\nsize: 4 4\npiece: 1 1 {one} 5\npiece: 1 2 {two} 5\n\n{}\n",
                rows.join("\n")
            );
            let map = Map::parse(&text).expect("a good map");
            shape(&FlagCapture::new(&FlagSetup::new(map)).expect("a good set-up"))
        };
        let one = board(["F...", "..T.", "....", "...."], [5, 16]);
        assert_eq!(one, board(["....", "..F.", "T...", "...."], [11, 2]));
        assert_ne!(one, board(["F...", "..T.", "....", "...."], [6, 16]));
    }
}
