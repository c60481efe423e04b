//! Flag capture in words, for people who hear the board.

use game::{Game, Seat};

use crate::hex::{Cell, Direction};
use crate::notation::{Action, Order};
use crate::{FlagCapture, Piece, Terrain};

/// The position: flags, the pieces with what lies around each, and what lies on the board.
pub(super) fn position(game: &FlagCapture) -> Vec<String> {
    let torus = game.torus();
    let mut lines = vec![format!(
        "The board has {} columns and {} rows and no edge. Cells are numbered row by row from 1; every second column \
         lies half a cell lower.",
        torus.width(),
        torus.height()
    )];
    let (one, two) = (game.won(Seat::FIRST), game.won(Seat::SECOND));
    lines.push(format!("Flags: seat 1 has {one}, seat 2 has {two}, {} are left.", game.flags_left()));
    for seat in Seat::all(2) {
        for (index, piece) in game.pieces(seat).iter().enumerate() {
            lines.push(piece_words(game, seat, index, piece));
        }
    }
    for terrain in [Terrain::Flag, Terrain::Juice, Terrain::Boat, Terrain::Axe, Terrain::Shovel] {
        lines.extend(places(game, terrain));
    }
    for terrain in
        [Terrain::Forest, Terrain::Water, Terrain::Mud, Terrain::Wall, Terrain::Hole, Terrain::Trench]
    {
        lines.extend(places(game, terrain));
    }
    lines.push("Every other cell is grass.".to_string());
    lines
}

/// What a move does.
pub(super) fn of_move(game: &FlagCapture, action: Action) -> Option<String> {
    let piece = game.pieces(game.to_move()).get(usize::from(action.piece))?;
    let number = action.piece + 1;
    Some(match action.order {
        Order::Dig => {
            let dug = game.terrain(piece.cell).dug()?;
            format!("piece {number} digs a {} on cell {}", dug.name(), piece.cell + 1)
        }
        Order::Go(direction) => {
            let target = game.torus().neighbour(piece.cell, direction);
            let terrain = game.terrain(target);
            let cost = piece.cost(terrain)?;
            let (way, cell, ground) = (direction_words(direction), target + 1, terrain.name());
            let takes = if terrain.is_taken() { "takes" } else { "enters" };
            format!("piece {number} goes {way} to cell {cell} and {takes} {ground} for {cost} energy")
        }
    })
}

fn piece_words(game: &FlagCapture, seat: Seat, index: usize, piece: &Piece) -> String {
    let Piece { cell, energy, axe, boat, shovel } = piece;
    let mut words = format!(
        "Seat {seat}, piece {} is on cell {}, {}, with {energy} energy",
        index + 1,
        cell + 1,
        game.terrain(*cell).name()
    );
    for (what, left) in [("axe", axe), ("boat", boat), ("shovel", shovel)] {
        if *left > 0 {
            words.push_str(&format!(", {what} {left}"));
        }
    }
    let around: Vec<String> = Direction::ALL
        .into_iter()
        .map(|direction| {
            let cell = game.torus().neighbour(*cell, direction);
            format!("{} cell {} {}", direction_words(direction), cell + 1, what_is_on(game, cell))
        })
        .collect();
    format!("{words}. Around it: {}.", around.join(", "))
}

/// The terrain of a cell and who stands there.
fn what_is_on(game: &FlagCapture, cell: Cell) -> String {
    let terrain = game.terrain(cell).name();
    let stands = |seat: Seat| game.pieces(seat).iter().position(|piece| piece.cell == cell);
    match Seat::all(2).find_map(|seat| stands(seat).map(|index| (seat, index))) {
        Some((seat, index)) => format!("{terrain} with piece {} of seat {seat}", index + 1),
        None => terrain.to_string(),
    }
}

/// All cells of a terrain; `None` if there are none.
fn places(game: &FlagCapture, terrain: Terrain) -> Option<String> {
    let cells = game.terrains().iter().enumerate().filter(|(_, on)| **on == terrain);
    let cells: Vec<String> = cells.map(|(cell, _)| (cell + 1).to_string()).collect();
    let mut name = terrain.name().to_string();
    name[..1].make_ascii_uppercase();
    (!cells.is_empty()).then(|| format!("{name} on {}.", cells.join(" ")))
}

fn direction_words(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::NorthEast => "north-east",
        Direction::SouthEast => "south-east",
        Direction::South => "south",
        Direction::SouthWest => "south-west",
        Direction::NorthWest => "north-west",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FlagSetup;

    #[test]
    fn every_cell_that_is_not_grass_is_told() {
        let game = FlagCapture::new(&FlagSetup::default()).expect("the default set-up");
        let lines = position(&game);
        for (cell, terrain) in game.terrains().iter().enumerate().filter(|(_, on)| **on != Terrain::Grass) {
            let mut name = terrain.name().to_string();
            name[..1].make_ascii_uppercase();
            let line = lines.iter().find(|line| line.starts_with(&format!("{name} on "))).expect("a line");
            let numbers = line.trim_end_matches('.').split(' ').skip(2);
            assert!(numbers.into_iter().any(|number| number == (cell + 1).to_string()), "{cell} in {line}");
        }
    }

    #[test]
    fn moves_are_told() {
        let game = FlagCapture::new(&FlagSetup::default()).expect("the default set-up");
        let action = game.parse_move("1:2").expect("a move");
        let piece = &game.pieces(Seat::FIRST)[0];
        let target = game.torus().neighbour(piece.cell, Direction::NorthEast);
        let words = of_move(&game, action).expect("words");
        assert!(
            words.starts_with(&format!("piece 1 goes north-east to cell {} and ", target + 1)),
            "{words}"
        );
    }

    #[test]
    fn the_lines_of_the_board_begin_with_their_first_cell() {
        let game = FlagCapture::new(&FlagSetup::default()).expect("the default set-up");
        let text = game.show();
        let width = game.torus().width();
        let numbers: Vec<u16> = text
            .lines()
            .take(usize::from(game.torus().height()) * 2)
            .map(|line| line[..4].trim().parse().expect("a number"))
            .collect();
        let expected: Vec<u16> =
            (0..game.torus().height()).flat_map(|row| [row * width + 1, row * width + 2]).collect();
        assert_eq!(numbers, expected);
    }
}
