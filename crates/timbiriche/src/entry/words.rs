//! Timbiriche in words, for people who hear the board.

use game::{Game, Seat};

use crate::{BoxAt, Direction, Line, MAX_DOTS, Timbiriche};

/// The position: who has which boxes, what can be taken, and which lines are drawn.
pub(super) fn position(game: &Timbiriche) -> Vec<String> {
    let (rows, cols) = (game.rows(), game.cols());
    let mut lines = vec![format!(
        "{rows} rows of {cols} dots. Rows and columns are counted from 0; a box is named by the dot at its top left, \
         row first."
    )];
    let boxes: Vec<BoxAt> =
        (0..rows - 1).flat_map(|row| (0..cols - 1).map(move |col| BoxAt { row, col })).collect();
    let list = |wanted: &dyn Fn(BoxAt) -> bool| {
        let names: Vec<String> =
            boxes.iter().filter(|square| wanted(**square)).map(ToString::to_string).collect();
        names.join(" ")
    };
    for seat in Seat::all(game.seats()) {
        let own = list(&|square| game.owner(square) == Some(seat));
        let count = game.boxes_of(seat);
        lines.push(match count {
            0 => format!("Seat {seat} has no box."),
            _ => format!("Seat {seat} has {}: {own}.", counted(count as usize, "box", "boxes")),
        });
    }
    for (sides, what) in [(3, "Boxes that can be closed now"), (2, "Boxes with two sides")] {
        let names = list(&|square| game.owner(square).is_none() && game.sides(square) == sides);
        let names = if names.is_empty() { "none".to_string() } else { names };
        lines.push(format!("{what}: {names}."));
    }
    for (direction, what) in [(Direction::Horizontal, "across"), (Direction::Vertical, "down")] {
        let drawn: Vec<String> = all_lines()
            .filter(|line| line.direction() == direction && game.is_drawn(*line))
            .map(|line| line.to_string())
            .collect();
        let drawn = if drawn.is_empty() { "none".to_string() } else { drawn.join(" ") };
        lines.push(format!("Lines drawn {what}: {drawn}."));
    }
    lines.push(format!("{} to close.", counted(game.boxes_left() as usize, "box is left", "boxes are left")));
    lines
}

/// What a line does to the boxes beside it.
pub(super) fn of_move(game: &Timbiriche, line: Line) -> Option<String> {
    let names = |boxes: &[BoxAt]| boxes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ");
    let closed: Vec<BoxAt> = game.closes(line).collect();
    let mut after = game.clone();
    after.make(line);
    let opened: Vec<BoxAt> = beside(line)
        .filter(|square| square.row + 1 < game.rows() && square.col + 1 < game.cols())
        .filter(|square| after.owner(*square).is_none() && after.sides(*square) == 3)
        .collect();
    let mut words = Vec::new();
    if !closed.is_empty() {
        words.push(format!("closes {}", names(&closed)));
    }
    if !opened.is_empty() {
        words.push(format!("leaves {} with three sides", names(&opened)));
    }
    (!words.is_empty()).then(|| words.join(", "))
}

/// The boxes beside a line, on a board without a bound to the right and below.
fn beside(line: Line) -> impl Iterator<Item = BoxAt> {
    let (row, col) = (line.row(), line.col());
    let first = match line.direction() {
        Direction::Horizontal => row.checked_sub(1).map(|row| BoxAt { row, col }),
        Direction::Vertical => col.checked_sub(1).map(|col| BoxAt { row, col }),
    };
    first.into_iter().chain([BoxAt { row, col }])
}

/// Every line of the largest board.
fn all_lines() -> impl Iterator<Item = Line> {
    let pairs = || (0..MAX_DOTS).flat_map(|row| (0..MAX_DOTS).map(move |col| (row, col)));
    let across = pairs().filter_map(|(row, col)| Line::horizontal(row, col));
    across.chain(pairs().filter_map(|(row, col)| Line::vertical(row, col)))
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use game::{History, Setup, Values};

    use super::*;
    use crate::TimbiricheSetup;

    fn after(moves: &str) -> History<Timbiriche> {
        let values = Values::parse("rows=3,cols=4").expect("values");
        let setup = TimbiricheSetup::from_values(&values).expect("a set-up");
        let mut history = History::<Timbiriche>::new(&setup).expect("a game");
        for mv in moves.split_whitespace() {
            history.play(mv.parse().expect("a line")).expect("a legal line");
        }
        history
    }

    #[test]
    fn the_position_is_told() {
        let history = after("H0,0 H1,0 V0,0 V0,1 V1,3");
        let lines = position(history.game());
        assert!(lines.contains(&"Seat 2 has 1 box: (0,0).".to_string()), "{lines:?}");
        assert!(lines.contains(&"Seat 1 has no box.".to_string()), "{lines:?}");
        assert!(lines.contains(&"Boxes that can be closed now: none.".to_string()), "{lines:?}");
        assert!(lines.contains(&"Lines drawn across: H0,0 H1,0.".to_string()), "{lines:?}");
        assert!(lines.contains(&"Lines drawn down: V0,0 V0,1 V1,3.".to_string()), "{lines:?}");
    }

    #[test]
    fn a_line_closes_and_leaves_boxes() {
        let history = after("H0,0 H1,0 V0,0 H0,1 H1,1");
        let words = |mv: &str| of_move(history.game(), mv.parse().expect("a line"));
        assert_eq!(words("V0,1").as_deref(), Some("closes (0,0), leaves (0,1) with three sides"));
        assert_eq!(words("V0,2").as_deref(), Some("leaves (0,1) with three sides"));
        assert_eq!(words("V0,3"), None);
        assert_eq!(words("H2,2"), None);
    }
}
