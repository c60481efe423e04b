//! The rules, held against the contract of games and against a plain second description of them.

use std::collections::{BTreeMap, BTreeSet};

use game::testing::{Plan, check_contract};
use game::{Game, History, Outcome, Seat};
use proptest::prelude::*;
use timbiriche::{BoxAt, Line, Timbiriche, TimbiricheSetup};

fn history(setup: TimbiricheSetup, moves: &str) -> History<Timbiriche> {
    let mut history = History::new(&setup).unwrap();
    for text in moves.split_whitespace() {
        history.play(text.parse().unwrap()).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    history
}

#[test]
fn the_contract_holds() {
    let bad_moves = &["", "H", "x", "H11,0", "V0,11", "H0,10", "H-1,0", "H0;3", "0,3"];
    let sizes = [(2, 2), (2, 3), (3, 2), (2, 11), (11, 2), (4, 3), (3, 5), (5, 6), (11, 11)];
    for (rows, cols) in sizes {
        for seats in 2..=4 {
            let plan = Plan { seed: 7, games: if rows * cols > 40 { 1 } else { 4 }, bad_moves };
            check_contract::<Timbiriche>(&TimbiricheSetup::dots(rows, cols).with_seats(seats), &plan);
        }
    }
}

#[test]
fn impossible_set_ups_are_refused() {
    for (rows, cols, seats) in [(1, 5, 2), (12, 5, 2), (5, 0, 2), (5, 255, 2), (5, 5, 1), (5, 5, 5)] {
        assert!(Timbiriche::new(&TimbiricheSetup { rows, cols, seats }).is_err(), "{rows} x {cols}, {seats}");
    }
}

#[test]
fn who_closes_a_box_moves_again_and_has_ten_points() {
    let before = history(TimbiricheSetup::dots(2, 3), "H0,0 V0,0 H1,0");
    assert_eq!(before.game().to_move(), Seat::SECOND);
    assert_eq!(before.game().closes("V0,1".parse().unwrap()).collect::<Vec<_>>(), [BoxAt { row: 0, col: 0 }]);
    let after = history(TimbiricheSetup::dots(2, 3), "H0,0 V0,0 H1,0 V0,1");
    assert_eq!(after.game().to_move(), Seat::SECOND, "the same seat again");
    assert_eq!((after.game().points(Seat::FIRST), after.game().points(Seat::SECOND)), (0, 10));
    assert_eq!(after.game().owner(BoxAt { row: 0, col: 0 }), Some(Seat::SECOND));
    assert_eq!(after.game().owner(BoxAt { row: 0, col: 1 }), None);
    assert_eq!(after.game().sides(BoxAt { row: 0, col: 1 }), 1, "the box on the other side has the line too");
}

#[test]
fn one_line_can_close_two_boxes() {
    let mut game = history(TimbiricheSetup::dots(3, 2), "H0,0 V0,0 V0,1 H2,0 V1,0 V1,1");
    let middle: Line = "H1,0".parse().unwrap();
    assert_eq!(game.game().closes(middle).count(), 2);
    game.play(middle).unwrap();
    assert_eq!(game.game().closes(middle).count(), 2, "as the last move it still tells what it closed");
    assert_eq!(game.game().points(Seat::FIRST), 20);
    assert_eq!(game.game().outcome(), Some(Outcome::Won(Seat::FIRST)));
    game.undo();
    assert_eq!((game.game().points(Seat::FIRST), game.game().boxes_left()), (0, 2));
}

#[test]
fn closing_is_not_compulsory() {
    let before = history(TimbiricheSetup::dots(2, 3), "H0,0 V0,0 H1,0");
    let mut moves = Vec::new();
    before.game().legal_moves(&mut moves);
    assert_eq!(moves.len(), 4);
    assert_eq!(before.game().check("H0,1".parse().unwrap()), Ok(()));
}

#[test]
fn a_draw_is_among_the_best_alone() {
    // Two boxes in a row: seat 2 takes the left one and, by giving way, seat 1 the right one.
    let game = history(TimbiricheSetup::dots(2, 3), "H0,0 V0,0 H1,0 V0,1 H0,1 H1,1 V0,2");
    assert_eq!(game.game().outcome().unwrap().to_string(), "won 2");
    let three = history(TimbiricheSetup::dots(2, 3).with_seats(3), "H0,0 V0,0 H1,0 V0,1 H0,1 H1,1 V0,2");
    // Seat 1 closed the first box, then seats 1, 2 and 3 draw on the right.
    assert_eq!(three.game().outcome().unwrap().to_string(), "draw 1 3");
    assert_eq!(three.game().decided(), None);
}

#[test]
fn a_winner_is_told_as_soon_as_nobody_can_catch_up() {
    let mut history = History::<Timbiriche>::new(&TimbiricheSetup::boxes(1, 3)).unwrap();
    for (text, decided) in [
        ("H0,0", None),
        ("H1,0", None),
        ("H0,1", None),
        ("H1,1", None),
        ("H0,2", None),
        ("H1,2", None),
        ("V0,0", None),
        ("V0,1", None),
        // Seat 2 has two of three boxes now.
        ("V0,2", Some(Seat::SECOND)),
        ("V0,3", Some(Seat::SECOND)),
    ] {
        history.play(text.parse().unwrap()).unwrap();
        assert_eq!(history.game().decided(), decided, "after {text}");
    }
    assert_eq!(history.game().outcome(), Some(Outcome::Won(Seat::SECOND)));
}

#[test]
fn reasons_are_worded_for_a_person() {
    let game = history(TimbiricheSetup::default(), "H0,3");
    let reason = |text: &str| game.game().check(text.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(reason("H0,3"), "H0,3 is drawn already");
    assert_eq!(reason("V4,0"), "V4,0 is not on the board of 5 x 6 dots");
    // However far away it is; only what is written otherwise is no line.
    let typed = |text: &str| game.game().parse_move(text).expect_err(text).to_string();
    assert_eq!(typed(" h(77,0)"), "H77,0 is not on the board of 5 x 6 dots");
    assert_eq!(typed("V0,11"), "V0,11 is not on the board of 5 x 6 dots");
    assert_eq!(typed("H7"), "expected a line such as H0,3 or V2,1, found 'H7'");
}

#[test]
fn the_board_as_text() {
    let game = history(TimbiricheSetup::dots(3, 3), "H0,0 V0,0 H1,0 V0,1 V1,2");
    let expected = "    0   1   2
  0 +---+   +
    | 2 |
  1 +---+   +
            |
  2 +   +   +
";
    assert_eq!(game.game().show(), expected);
}

/// The rules once more, as slowly and plainly as they are told: a set of lines as text, boxes looked at one
/// by one.
struct Plain {
    rows: u8,
    cols: u8,
    seats: u8,
    drawn: BTreeSet<String>,
    owners: BTreeMap<(u8, u8), u8>,
    to_move: u8,
}

impl Plain {
    fn play(&mut self, line: &str) {
        assert!(self.drawn.insert(line.to_string()));
        let mut closed = false;
        for row in 0..self.rows - 1 {
            for col in 0..self.cols - 1 {
                let sides = [
                    format!("H{row},{col}"),
                    format!("H{},{col}", row + 1),
                    format!("V{row},{col}"),
                    format!("V{row},{}", col + 1),
                ];
                if sides.iter().all(|side| self.drawn.contains(side))
                    && !self.owners.contains_key(&(row, col))
                {
                    self.owners.insert((row, col), self.to_move);
                    closed = true;
                }
            }
        }
        if !closed {
            self.to_move = (self.to_move + 1) % self.seats;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn random_games_agree_with_the_plain_rules(
        rows in 2u8..=6, cols in 2u8..=6, seats in 2u8..=4, choices in prop::collection::vec(0usize..1000, 60),
    ) {
        let setup = TimbiricheSetup::dots(rows, cols).with_seats(seats);
        let mut game = Timbiriche::new(&setup).unwrap();
        let mut plain =
            Plain { rows, cols, seats, drawn: BTreeSet::new(), owners: BTreeMap::new(), to_move: 0 };
        let mut moves = Vec::new();
        for choice in choices {
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let line = moves[choice % moves.len()];
            plain.play(&line.to_string());
            game.make(line);
            prop_assert_eq!(game.to_move().index(), usize::from(plain.to_move));
            for row in 0..rows - 1 {
                for col in 0..cols - 1 {
                    let owner = game.owner(BoxAt { row, col }).map(|seat| seat.index() as u8);
                    prop_assert_eq!(owner, plain.owners.get(&(row, col)).copied());
                }
            }
            for seat in Seat::all(seats) {
                let boxes = plain.owners.values().filter(|owner| usize::from(**owner) == seat.index()).count();
                prop_assert_eq!(game.points(seat), 10 * boxes as i32);
            }
        }
    }
}
