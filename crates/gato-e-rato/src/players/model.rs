//! How the alpha-beta search sees the game: the order of the moves and a plain evaluation.
//!
//! It knows nothing of the solution.

use game::{Game, Seat};
use search::{Model, Value};

use crate::{GatoERato, Side, Square, SquareSet, Step};

/// The plain view of the game.
///
/// The evaluation, in hundredths, from the side of the cats:
///
/// | what | worth |
/// | --- | --- |
/// | mobility: each free square beside the mouse | -8 |
/// | gaps: each hole in the cats' line, from edge to edge, that a mouse fits through | -20 a column |
/// | the line is bent: each line between the rearmost and the foremost cat | -6 |
/// | the mouse has a way to line 1 if no cat moves any more | -200, +10 a step |
/// | tempo: the mouse stands right before the line and has to move | +5 |
/// | each cat that the mouse has passed | -40 |
#[derive(Clone, Copy, Debug, Default)]
pub struct GatoModel;

impl GatoModel {
    /// The estimate for the cats.
    fn for_cats(game: &GatoERato) -> Value {
        let mouse = game.mouse();
        let cats = game.cats();
        let mobility = -8 * game.mouse_targets().len() as Value;
        let passed = -40 * cats.iter().filter(|cat| cat.line() >= mouse.line()).count() as Value;
        let way = way_to_line_1(game).map_or(0, |steps| -200 + 10 * steps);
        let lines = || cats.iter().map(Square::line);
        let (rear, front) = (lines().min().unwrap_or(1), lines().max().unwrap_or(1));
        let bent = -6 * Value::from(front - rear);
        let before_the_line = mouse.line() == front + 1 && game.side_to_move() == Side::Mouse;
        let tempo = if before_the_line { 5 } else { 0 };
        mobility + passed + way + bent + tempo - 20 * gaps(cats)
    }
}

/// The columns of the holes between cats, and between cats and edges, beyond what cats beside each other
/// leave: two columns between neighbours, one at the edges.
fn gaps(cats: SquareSet) -> Value {
    let columns = cats.iter().fold(0u16, |set, cat| set | 1 << cat.column());
    let mut last = 0;
    let mut gaps = 0;
    for column in (1..=8).filter(|column| columns >> column & 1 == 1).chain([9]) {
        gaps += Value::from(u8::max(column - last, 2) - 2);
        last = column;
    }
    gaps
}

/// The steps of the mouse to line 1 if the cats stood still; `None` if there is no way.
fn way_to_line_1(game: &GatoERato) -> Option<Value> {
    let mut reached = SquareSet::EMPTY.with(game.mouse());
    let mut edge = reached;
    let mut steps = 0;
    while !edge.meets(SquareSet::LINE_1) {
        edge = edge.neighbours().minus(game.cats().or(reached));
        if edge.is_empty() {
            return None;
        }
        reached = reached.or(edge);
        steps += 1;
    }
    Some(steps)
}

impl Model<GatoERato> for GatoModel {
    /// All moves. The mouse goes down first; of the cats the rearmost move first, which keeps the line.
    fn candidates(&self, game: &GatoERato, moves: &mut Vec<Step>) {
        game.legal_moves(moves);
        // Squares are numbered from the bottom, so that lower ones come first; equal lines keep their order.
        match game.side_to_move() {
            Side::Mouse => moves.sort_by_key(|mv| mv.to.line()),
            Side::Cats => moves.sort_by_key(|mv| mv.from.line()),
        }
    }

    fn evaluate(&self, game: &GatoERato, seat: Seat) -> Value {
        let value = GatoModel::for_cats(game);
        match Side::of(seat) {
            Side::Cats => value,
            Side::Mouse => -value,
        }
    }
}

#[cfg(test)]
mod tests {
    use search::testing::{Plan, check_model};

    use super::*;
    use crate::Solution;

    fn position(cats: [(u8, u8); 4], mouse: (u8, u8)) -> GatoERato {
        let square = |(line, column)| Square::new(line, column).expect("a dark square");
        let cats = cats.into_iter().map(square).collect();
        GatoERato::position(cats, square(mouse), Side::Mouse).expect("a position")
    }

    #[test]
    fn a_closed_line_has_no_gap() {
        assert_eq!(gaps(SquareSet::LINE_1), 0);
        assert_eq!(gaps(position([(2, 2), (2, 4), (2, 6), (2, 8)], (8, 4)).cats()), 0);
        assert_eq!(gaps(position([(1, 1), (2, 2), (1, 5), (1, 7)], (8, 4)).cats()), 1);
        assert_eq!(gaps(position([(1, 1), (2, 2), (3, 3), (4, 4)], (8, 4)).cats()), 3);
    }

    #[test]
    fn the_way_is_found_around_the_cats() {
        assert_eq!(way_to_line_1(&GatoERato::start()), None, "line 1 is full");
        assert_eq!(way_to_line_1(&position([(2, 2), (2, 4), (2, 6), (2, 8)], (8, 4))), None, "a wall");
        assert_eq!(way_to_line_1(&position([(2, 2), (2, 4), (3, 7), (2, 8)], (4, 6))), Some(3));
    }

    #[test]
    fn both_seats_see_the_same_with_opposite_signs_and_all_moves() {
        let (mut moves, mut legal) = (Vec::new(), Vec::new());
        for (game, _) in Solution::shared().positions().step_by(31) {
            let values = Side::BOTH.map(|side| GatoModel.evaluate(&game, side.seat()));
            assert_eq!(values[0], -values[1]);
            assert!(values[0].abs() < search::WIN_BOUND);
            game.legal_moves(&mut legal);
            GatoModel.candidates(&game, &mut moves);
            moves.sort();
            assert_eq!(moves, legal);
        }
    }

    #[test]
    fn the_contract_of_models_holds() {
        check_model(&GatoModel, &crate::GatoSetup, &Plan { games: 40, ..Plan::default() });
    }

    #[test]
    fn a_closed_line_is_better_than_a_broken_one() {
        let closed = position([(2, 2), (2, 4), (2, 6), (2, 8)], (5, 5));
        let broken = position([(2, 2), (3, 3), (2, 6), (2, 8)], (5, 5));
        let cats = Side::Cats.seat();
        assert!(GatoModel.evaluate(&closed, cats) > GatoModel.evaluate(&broken, cats));
    }
}
