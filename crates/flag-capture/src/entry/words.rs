//! Flag capture in words, for people who hear the board.

use std::fmt::Display;

use ::texts::{Language, Message};
use game::{Game, Seat};

use crate::hex::{Cell, Direction};
use crate::notation::{Action, Order};
use crate::{FlagCapture, Piece, Terrain, texts};

/// The position: flags, the pieces with what lies around each, and what lies on the board.
pub(super) fn position(game: &FlagCapture, language: Language) -> Vec<String> {
    let torus = game.torus();
    let mut lines = vec![texts::BOARD.fill(language, &[("cols", &torus.width()), ("rows", &torus.height())])];
    let (one, two) = (game.won(Seat::FIRST), game.won(Seat::SECOND));
    let flags: [(&str, &dyn Display); 3] = [("one", &one), ("two", &two), ("left", &game.flags_left())];
    lines.push(texts::FLAGS_WON.fill(language, &flags));
    for seat in Seat::all(2) {
        for (index, piece) in game.pieces(seat).iter().enumerate() {
            lines.push(piece_words(game, seat, index, piece, language));
        }
    }
    for terrain in [Terrain::Flag, Terrain::Juice, Terrain::Boat, Terrain::Axe, Terrain::Shovel] {
        lines.extend(places(game, terrain, language));
    }
    for terrain in
        [Terrain::Forest, Terrain::Water, Terrain::Mud, Terrain::Wall, Terrain::Hole, Terrain::Trench]
    {
        lines.extend(places(game, terrain, language));
    }
    lines.push(texts::REST_IS_GRASS.text(language).to_string());
    lines
}

/// What a move does.
pub(super) fn of_move(game: &FlagCapture, action: Action, language: Language) -> Option<String> {
    let piece = game.pieces(game.to_move()).get(usize::from(action.piece))?;
    let number = action.piece + 1;
    Some(match action.order {
        Order::Dig => {
            let terrain = game.terrain(piece.cell).dug()?.title().text(language);
            let cell = piece.cell + 1;
            texts::DIGS.fill(language, &[("piece", &number), ("terrain", &terrain), ("cell", &cell)])
        }
        Order::Go(direction) => {
            let target = game.torus().neighbour(piece.cell, direction);
            let terrain = game.terrain(target);
            let cost = piece.cost(terrain)?;
            let message = if terrain.is_taken() { texts::TAKES } else { texts::ENTERS };
            let values: [(&str, &dyn Display); 5] = [
                ("piece", &number),
                ("way", &direction_words(direction).text(language)),
                ("cell", &(target + 1)),
                ("terrain", &terrain.title().text(language)),
                ("cost", &cost),
            ];
            message.fill(language, &values)
        }
    })
}

fn piece_words(game: &FlagCapture, seat: Seat, index: usize, piece: &Piece, language: Language) -> String {
    let Piece { cell, energy, axe, boat, shovel } = piece;
    let tools: String = [(texts::AXE, axe), (texts::BOAT, boat), (texts::SHOVEL, shovel)]
        .into_iter()
        .filter(|(_, left)| **left > 0)
        .map(|(tool, left)| texts::TOOL.fill(language, &[("tool", &tool.text(language)), ("left", left)]))
        .collect();
    let around: Vec<String> = Direction::ALL
        .into_iter()
        .map(|direction| {
            let cell = game.torus().neighbour(*cell, direction);
            let values: [(&str, &dyn Display); 3] = [
                ("way", &direction_words(direction).text(language)),
                ("cell", &(cell + 1)),
                ("what", &what_is_on(game, cell, language)),
            ];
            texts::NEIGHBOUR.fill(language, &values)
        })
        .collect();
    let values: [(&str, &dyn Display); 7] = [
        ("seat", &seat),
        ("piece", &(index + 1)),
        ("cell", &(cell + 1)),
        ("terrain", &game.terrain(*cell).title().text(language)),
        ("energy", energy),
        ("tools", &tools),
        ("around", &around.join(", ")),
    ];
    texts::PIECE_IS.fill(language, &values)
}

/// The terrain of a cell and who stands there: two, where enemies share a cell.
fn what_is_on(game: &FlagCapture, cell: Cell, language: Language) -> String {
    let stands = |seat: Seat| game.pieces(seat).iter().position(|piece| piece.cell == cell);
    let pieces = Seat::all(2).filter_map(|seat| stands(seat).map(|index| (seat, index)));
    let terrain = game.terrain(cell).title().text(language).to_string();
    pieces.zip([texts::WITH_PIECE, texts::AND_PIECE]).fold(terrain, |what, ((seat, index), message)| {
        let values: [(&str, &dyn Display); 3] = [("what", &what), ("piece", &(index + 1)), ("seat", &seat)];
        message.fill(language, &values)
    })
}

/// All cells of a terrain; `None` if there are none.
fn places(game: &FlagCapture, terrain: Terrain, language: Language) -> Option<String> {
    let cells = game.terrains().iter().enumerate().filter(|(_, on)| **on == terrain);
    let cells: Vec<String> = cells.map(|(cell, _)| (cell + 1).to_string()).collect();
    let name = capital(terrain.title().text(language));
    let values: [(&str, &dyn Display); 2] = [("terrain", &name), ("cells", &cells.join(" "))];
    (!cells.is_empty()).then(|| texts::PLACES.fill(language, &values))
}

/// A word at the beginning of a sentence.
fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().into_iter().flat_map(char::to_uppercase).chain(chars).collect()
}

fn direction_words(direction: Direction) -> Message {
    match direction {
        Direction::North => texts::NORTH,
        Direction::NorthEast => texts::NORTH_EAST,
        Direction::SouthEast => texts::SOUTH_EAST,
        Direction::South => texts::SOUTH,
        Direction::SouthWest => texts::SOUTH_WEST,
        Direction::NorthWest => texts::NORTH_WEST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FlagSetup;

    #[test]
    fn every_cell_that_is_not_grass_is_told() {
        let game = FlagCapture::new(&FlagSetup::default()).expect("the default set-up");
        let lines = position(&game, Language::English);
        for (cell, terrain) in game.terrains().iter().enumerate().filter(|(_, on)| **on != Terrain::Grass) {
            let name = capital(terrain.name());
            let line = lines.iter().find(|line| line.starts_with(&format!("{name} on "))).expect("a line");
            let numbers = line.trim_end_matches('.').split(' ').skip(2);
            assert!(numbers.into_iter().any(|number| number == (cell + 1).to_string()), "{cell} in {line}");
        }
    }

    #[test]
    fn both_pieces_of_a_shared_cell_are_told() {
        let map = "size: 4 3\noccupancy: enemies-share\npiece: 1 1 1\npiece: 2 1 2\npiece: 1 2 6\n\n....\n....\n..F.\n";
        let map = crate::Map::parse(map).expect("a good map");
        let mut game = FlagCapture::new(&FlagSetup::new(map)).expect("a good set-up");
        // Piece 2 of seat 1 goes south, to where the enemy stands.
        game.make(game.parse_move("2:4").expect("a move"));
        assert_eq!(
            what_is_on(&game, 5, Language::English),
            "grass with piece 2 of seat 1 and piece 1 of seat 2"
        );
        assert_eq!(what_is_on(&game, 0, Language::English), "grass with piece 1 of seat 1");
        assert_eq!(what_is_on(&game, 1, Language::English), "grass");
    }

    #[test]
    fn moves_are_told() {
        let game = FlagCapture::new(&FlagSetup::default()).expect("the default set-up");
        let action = game.parse_move("1:2").expect("a move");
        let piece = &game.pieces(Seat::FIRST)[0];
        let target = game.torus().neighbour(piece.cell, Direction::NorthEast);
        let words = of_move(&game, action, Language::English).expect("words");
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
