//! A game as plain text: the board with the pieces on it, then a line for each piece.

use std::fmt::Display;

use ::texts::Language;
use game::Seat;

use crate::hex::Cell;
use crate::{FlagCapture, Piece, texts};

/// The game as plain text. In English it is ASCII only, and programs read it.
pub(crate) fn show(game: &FlagCapture, language: Language) -> String {
    let mut text = String::new();
    let torus = game.torus();
    for row in 0..torus.height() {
        // The odd-numbered cells first, then, half a cell lower, the even-numbered ones.
        for half in 0..2 {
            let indent = if half == 0 { "" } else { "  " };
            // The number of the first cell of the line, as people count.
            let mut line = format!("{:>4} {indent}", torus.cell(half, row) + 1);
            for column in (half..torus.width()).step_by(2) {
                line.push(sign(game, torus.cell(column, row)));
                line.push_str("   ");
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
    }
    for seat in Seat::all(2) {
        for (index, piece) in game.pieces(seat).iter().enumerate() {
            let Piece { cell, energy, axe, boat, shovel } = piece;
            let values: [(&str, &dyn Display); 9] = [
                ("letter", &letter(seat, index)),
                ("side", &seat),
                ("piece", &(index + 1)),
                ("cell", &(cell + 1)),
                ("terrain", &game.terrain(*cell).title().text(language)),
                ("energy", energy),
                ("axe", axe),
                ("boat", boat),
                ("shovel", shovel),
            ];
            text += &texts::PIECE_SHOWN.fill(language, &values);
            text.push('\n');
        }
    }
    text
}

/// Who stands on a cell, else its terrain.
fn sign(game: &FlagCapture, cell: Cell) -> char {
    let stands = |seat: Seat| game.pieces(seat).iter().position(|piece| piece.cell == cell);
    let piece = Seat::all(2).find_map(|seat| stands(seat).map(|index| letter(seat, index)));
    piece.unwrap_or_else(|| game.terrain(cell).glyph())
}

fn letter(seat: Seat, index: usize) -> char {
    (if seat == Seat::FIRST { b'A' } else { b'W' } + index as u8) as char
}
