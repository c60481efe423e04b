//! Positions for tests, drawn as in [`Game::show`](game::Game::show) without its numbers.

use game::Game;

use crate::{Line, Timbiriche, TimbiricheSetup};

/// The position with the lines of a picture, drawn in ascending order: horizontal ones first. Rows of dots are
/// the lines that begin with `+`.
pub(crate) fn position(picture: &str) -> Timbiriche {
    let rows: Vec<&str> = picture.trim_end().lines().skip_while(|row| row.trim().is_empty()).collect();
    let indent = rows[0].len() - rows[0].trim_start().len();
    let rows: Vec<&[u8]> = rows.iter().map(|row| row.as_bytes().get(indent..).unwrap_or_default()).collect();
    let cols = rows[0].iter().filter(|byte| **byte == b'+').count() as u8;
    let mut game = Timbiriche::new(&TimbiricheSetup::dots(rows.len().div_ceil(2) as u8, cols)).unwrap();
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        for col in 0..usize::from(cols) {
            let at = |offset: usize| row.get(4 * col + offset).copied().unwrap_or(b' ');
            if index % 2 == 0 {
                assert_eq!(at(0), b'+', "row {index} of\n{picture}");
                if at(1) == b'-' {
                    lines.push(Line::horizontal(index as u8 / 2, col as u8).unwrap());
                }
            } else if at(0) == b'|' {
                lines.push(Line::vertical(index as u8 / 2, col as u8).unwrap());
            }
        }
    }
    lines.sort_unstable();
    for line in lines {
        game.check(line).unwrap();
        game.make(line);
    }
    game
}

#[test]
fn a_picture_is_read_as_it_is_shown() {
    let game = position(
        "
        +---+   +
        |   |
        +   +---+
                |
        +   +   +
    ",
    );
    let shown: Vec<String> = game.show().lines().skip(1).map(|row| row[4..].to_string()).collect();
    assert_eq!(shown, ["+---+   +", "|   |", "+   +---+", "        |", "+   +   +"]);
}
