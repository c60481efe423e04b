//! Which positions of Timbiriche are puzzles.

pub mod texts;

use game::{Game, Values};
use play::learn::puzzle::{Candidate, PuzzleKit, Theme};
use search::Score;

use crate::board::NONE;
use crate::chains::{Analysis, Parts, is_safe};
use crate::{Line, Timbiriche};

/// The puzzles.
pub(crate) const KIT: PuzzleKit<Timbiriche> = PuzzleKit {
    text: include_str!("../../puzzles.txt"),
    themes: THEMES,
    explanation_tells: true,
    nodes: None,
    setup,
    is_ripe,
    theme,
    shape,
};

const DOUBLE_DEAL: &str = "double-deal";
const TAKE_ALL: &str = "take-all";
const SACRIFICE: &str = "sacrifice";
const PARITY: &str = "parity";
const HARD_HANDOUT: &str = "hard-handout";

const THEMES: &[Theme] = &[
    Theme { name: PARITY, title: texts::PARITY, ask: texts::ASK_SAFE, hint: texts::HINT_PARITY },
    Theme {
        name: DOUBLE_DEAL,
        title: texts::DOUBLE_DEAL,
        ask: texts::ASK_OFFERED,
        hint: texts::HINT_DOUBLE_DEAL,
    },
    Theme {
        name: SACRIFICE,
        title: texts::SACRIFICE,
        ask: texts::ASK_SACRIFICE,
        hint: texts::HINT_SACRIFICE,
    },
    Theme { name: TAKE_ALL, title: texts::TAKE_ALL, ask: texts::ASK_OFFERED, hint: texts::HINT_TAKE_ALL },
    Theme {
        name: HARD_HANDOUT,
        title: texts::HARD_HANDOUT,
        ask: texts::ASK_OPEN,
        hint: texts::HINT_HARD_HANDOUT,
    },
];

/// The boards, in rows and columns of dots.
const BOARDS: [(u8, u8); 4] = [(4, 4), (4, 5), (5, 5), (5, 6)];
/// With so many open lines a position is a puzzle: enough to choose from, and exact at once.
const OPEN: std::ops::RangeInclusive<u32> = 7..=20;

fn setup(seed: u64) -> Values {
    let (rows, cols) = BOARDS[(seed % BOARDS.len() as u64) as usize];
    Values::new().with("rows", rows).with("cols", cols)
}

fn is_ripe(game: &Timbiriche) -> bool {
    game.seats() == 2 && OPEN.contains(&game.moves_left())
}

/// The theme of a position in which every move but the best throws away the win, or the draw.
fn theme(candidate: &Candidate<'_, Timbiriche>) -> Option<&'static str> {
    let game = candidate.game;
    let (Score::Points(value), Score::Points(second)) = (candidate.value(), candidate.second()) else {
        return None;
    };
    if value.signum() <= second.signum() {
        return None;
    }
    let parts = Parts::of(game);
    let closes = |line: Line| game.closes(line).next().is_some();
    if !parts.offers.is_empty() {
        if !closes(candidate.best) {
            return Some(DOUBLE_DEAL);
        }
        // To take is only worth asking about where handing back is a temptation: it is what keeps control.
        let [offer] = parts.offers.as_slice() else { return None };
        let tempting = offer.is_ripe() && Analysis::of(game).double_deal.is_some();
        return tempting.then_some(TAKE_ALL);
    }
    let geometry = game.geometry();
    let safe = |line: Line| geometry.line_number(line).is_some_and(|number| is_safe(game, number));
    let safe_lines = candidate.values.iter().filter(|(line, _)| safe(*line)).count();
    match (safe(candidate.best), safe_lines) {
        (true, 3..) => Some(PARITY),
        (false, 1..) => Some(SACRIFICE),
        (false, 0) if opens_middle_of_two(game, candidate.best) => Some(HARD_HANDOUT),
        _ => None,
    }
}

/// Whether a line is the one between the two boxes of a chain of 2.
fn opens_middle_of_two(game: &Timbiriche, line: Line) -> bool {
    let Some(number) = game.geometry().line_number(line) else { return false };
    let [one, other] = game.geometry().beside(number);
    let is_link = |square: u8| square != NONE && game.sides_of(usize::from(square)) == 2;
    if !is_link(one) || !is_link(other) {
        return false;
    }
    // Taken by the other seat, they bring exactly two.
    let mut after = game.clone();
    after.make(line);
    let offered: u32 = Parts::of(&after).offers.iter().map(|offer| u32::from(offer.length)).sum();
    offered == 2
}

/// The open lines as a picture, the least of all that mirrors and turns make of it. The score belongs to it.
fn shape(game: &Timbiriche) -> String {
    let lines: Vec<Line> = game.open().iter().map(|number| game.geometry().line(number)).collect();
    let (rows, cols) = (game.rows() - 1, game.cols() - 1);
    let image = |turned: bool, down: bool, across: bool| {
        let mut named: Vec<(bool, u8, u8)> = lines
            .iter()
            .map(|line| {
                let vertical = line.direction() == crate::Direction::Vertical;
                let (last_row, last_col) = if vertical { (rows - 1, cols) } else { (rows, cols - 1) };
                let row = if down { last_row - line.row() } else { line.row() };
                let col = if across { last_col - line.col() } else { line.col() };
                if turned { (!vertical, col, row) } else { (vertical, row, col) }
            })
            .collect();
        named.sort_unstable();
        let size = if turned { (cols, rows) } else { (rows, cols) };
        (size, named)
    };
    let all = [false, true].map(|turned| {
        [(false, false), (false, true), (true, false), (true, true)]
            .map(|(down, across)| image(turned, down, across))
    });
    let least = all.into_iter().flatten().min().unwrap_or_default();
    format!("{least:?}")
}

#[cfg(test)]
mod tests {
    use game::{History, Setup};

    use super::*;
    use crate::TimbiricheSetup;

    #[test]
    fn mirrors_and_turns_have_one_shape() {
        let after = |rows: u8, cols: u8, moves: &str| {
            let mut history =
                History::<Timbiriche>::new(&TimbiricheSetup::dots(rows, cols)).expect("a board");
            for mv in moves.split(' ') {
                history.play(mv.parse().expect("a line")).expect("a legal line");
            }
            shape(history.game())
        };
        // The top left corner and the other three, on a board that is turned too.
        assert_eq!(after(3, 4, "H0,0"), after(3, 4, "H2,2"));
        assert_eq!(after(3, 4, "H0,0"), after(3, 4, "H0,2"));
        assert_eq!(after(3, 4, "H0,0 V0,1"), after(4, 3, "V0,0 H1,0"));
        assert_ne!(after(3, 4, "H0,0"), after(3, 4, "H0,1"));
        assert_ne!(after(3, 4, "H0,0"), after(3, 4, "V0,0"));
    }

    #[test]
    fn every_set_up_is_one() {
        for seed in 0..8 {
            assert!(TimbiricheSetup::from_values(&setup(seed)).is_ok());
        }
    }
}
