//! Dots and boxes seen plainly: every open line is a candidate, and nothing is known of chains.

use game::{Outcome, Seat};
use search::{Model, Score, SearchOptions, Value};
use timbiriche::board::NONE;
use timbiriche::{Line, MAX_LINES, Timbiriche};

/// The model that both libraries get, as far as they can take it: all open lines, those first that close a
/// box, then those that offer none. What is still to come is estimated as nothing, and values are boxes.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainBoxes;

impl PlainBoxes {
    /// The options that suit it. What refuted a sister position is no guide here: most lines are as good as
    /// their neighbours, and a steady order makes more positions meet in the table.
    pub fn options(straight: bool, table_mib: usize) -> SearchOptions {
        SearchOptions {
            straight,
            table_mib,
            killers: false,
            history: false,
            lookahead: true,
            decide_first: !straight,
            ..SearchOptions::default()
        }
    }
}

/// What a line does: 0 closes a box, 1 offers nothing, 2 offers a box.
#[inline]
fn class(game: &Timbiriche, index: usize) -> u8 {
    let mut class = 1;
    for square in game.geometry().beside(index) {
        if square == NONE {
            continue;
        }
        match game.sides_of(usize::from(square)) {
            3 => return 0,
            2 => class = 2,
            _ => {}
        }
    }
    class
}

/// Gives all open lines, ordered by what they do.
pub fn ordered_lines(game: &Timbiriche, mut give: impl FnMut(Line)) {
    let geometry = game.geometry();
    let mut later = [[0; MAX_LINES]; 2];
    let mut counts = [0; 2];
    for index in game.open().iter() {
        match class(game, index) {
            0 => give(geometry.line(index)),
            class => {
                let class = usize::from(class) - 1;
                later[class][counts[class]] = index as u8;
                counts[class] += 1;
            }
        }
    }
    for (lines, count) in later.iter().zip(counts) {
        lines[..count].iter().for_each(|index| give(geometry.line(usize::from(*index))));
    }
}

impl Model<Timbiriche> for PlainBoxes {
    fn candidates(&self, game: &Timbiriche, moves: &mut Vec<Line>) {
        moves.clear();
        ordered_lines(game, |line| moves.push(line));
    }

    fn evaluate(&self, _: &Timbiriche, _: Seat) -> Value {
        0
    }

    fn settled(&self, game: &Timbiriche, seat: Seat) -> Value {
        game.boxes_of(seat) - game.boxes_of(seat.next(2))
    }

    fn final_value(&self, _: &Timbiriche, _: Outcome, _: Seat) -> Value {
        0
    }

    fn future_key(&self, game: &Timbiriche) -> u64 {
        game.lines_key()
    }

    #[inline]
    fn reduction(&self, game: &Timbiriche, line: Line, _: usize, depth: u32) -> u32 {
        /// By how much offers are reduced while there is something safe to do.
        const OFFER: u32 = 2;
        // Where a box can be closed, an offer may be the point: to give up the last two boxes of a chain.
        if depth < 3 || game.boxes_with_sides(3) > 0 {
            return 0;
        }
        let offers = game.geometry().line_number(line).is_some_and(|index| class(game, index) == 2);
        let other = |index: usize| class(game, index) != 2;
        if offers && game.open().iter().any(other) { OFFER } else { 0 }
    }

    #[inline]
    fn extension(&self, game: &Timbiriche, line: Line) -> u32 {
        // Who closes a box moves again: that costs no depth.
        u32::from(game.geometry().line_number(line).is_some_and(|index| class(game, index) == 0))
    }

    fn score(&self, _: &Timbiriche, value: Value) -> Score {
        Score::Points(value)
    }
}
