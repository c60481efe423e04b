//! Timbiriche in words, for people who hear the board.

use ::texts::Language;
use game::{Game, Seat};

use crate::board::NONE;
use crate::{BoxAt, Direction, Line, Timbiriche, texts};

/// The position: who has which boxes, what can be taken, and which lines are drawn.
pub(super) fn position(game: &Timbiriche, language: Language) -> Vec<String> {
    let (rows, cols) = (game.rows(), game.cols());
    let none = || texts::NONE.text(language).to_string();
    let mut lines = vec![texts::BOARD.fill(language, &[("rows", &rows), ("cols", &cols)])];
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
            0 => texts::SEAT_NO_BOX.fill(language, &[("seat", &seat)]),
            _ => texts::SEAT_BOXES.fill(language, &[("seat", &seat), ("n", &count), ("boxes", &own)]),
        });
    }
    for (sides, message) in [(3, texts::CLOSABLE), (2, texts::TWO_SIDES)] {
        let names = list(&|square| game.owner(square).is_none() && game.sides(square) == sides);
        let names = if names.is_empty() { none() } else { names };
        lines.push(message.fill(language, &[("boxes", &names)]));
    }
    for (direction, message) in
        [(Direction::Horizontal, texts::LINES_ACROSS), (Direction::Vertical, texts::LINES_DOWN)]
    {
        let drawn: Vec<String> = game
            .drawn()
            .iter()
            .map(|number| game.geometry().line(number))
            .filter(|line| line.direction() == direction)
            .map(|line| line.to_string())
            .collect();
        let drawn = if drawn.is_empty() { none() } else { drawn.join(" ") };
        lines.push(message.fill(language, &[("lines", &drawn)]));
    }
    lines.push(texts::BOXES_LEFT.fill(language, &[("n", &game.boxes_left())]));
    lines
}

/// What a line does to the boxes beside it.
pub(super) fn of_move(game: &Timbiriche, line: Line, language: Language) -> Option<String> {
    let names = |boxes: &[BoxAt]| match boxes {
        // A line has two boxes beside it at most.
        [one, other, ..] => texts::BOTH.fill(language, &[("one", one), ("other", other)]),
        [one] => one.to_string(),
        [] => String::new(),
    };
    let closed: Vec<BoxAt> = game.closes(line).collect();
    let mut after = game.clone();
    after.make(line);
    let geometry = game.geometry();
    let beside = geometry.line_number(line).map_or([NONE; 2], |number| geometry.beside(number));
    let opened: Vec<BoxAt> = beside
        .into_iter()
        .filter(|square| *square != NONE && after.sides_of(usize::from(*square)) == 3)
        .map(|square| geometry.box_at(usize::from(square)))
        .collect();
    let told = [(texts::CLOSES, closed), (texts::LEAVES, opened)].into_iter();
    let words: Vec<String> = told
        .filter(|(_, boxes)| !boxes.is_empty())
        .map(|(message, boxes)| message.fill(language, &[("boxes", &names(&boxes))]))
        .collect();
    (!words.is_empty()).then(|| words.join(", "))
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
        let lines = position(history.game(), Language::English);
        assert!(lines.contains(&"Seat 2 has 1 box: (0,0).".to_string()), "{lines:?}");
        assert!(lines.contains(&"Seat 1 has no box.".to_string()), "{lines:?}");
        assert!(lines.contains(&"Boxes that can be closed now: none.".to_string()), "{lines:?}");
        assert!(lines.contains(&"Lines drawn across: H0,0 H1,0.".to_string()), "{lines:?}");
        assert!(lines.contains(&"Lines drawn down: V0,0 V0,1 V1,3.".to_string()), "{lines:?}");
    }

    #[test]
    fn a_line_closes_and_leaves_boxes() {
        let history = after("H0,0 H1,0 V0,0 H0,1 H1,1");
        let words = |mv: &str| of_move(history.game(), mv.parse().expect("a line"), Language::English);
        assert_eq!(words("V0,1").as_deref(), Some("closes (0,0), leaves (0,1) with three sides"));
        assert_eq!(words("V0,2").as_deref(), Some("leaves (0,1) with three sides"));
        assert_eq!(words("V0,3"), None);
        assert_eq!(words("H2,2"), None);
    }
}
