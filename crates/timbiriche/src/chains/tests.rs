//! Chain facts on drawn positions.

use game::{Game, Seat};

use super::*;
use crate::picture::position;
use crate::{BoxAt, Line, Timbiriche, TimbiricheSetup};

fn boxes(chain: &Chain) -> String {
    chain.boxes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn lengths(analysis: &Analysis) -> Vec<usize> {
    analysis.chains.iter().map(|chain| chain.boxes.len()).collect()
}

#[test]
fn an_empty_board_has_only_safe_lines() {
    let analysis = Analysis::of(&Timbiriche::new(&TimbiricheSetup::default()).unwrap());
    assert!(analysis.chains.is_empty() && analysis.offered.is_empty() && analysis.joints.is_empty());
    assert_eq!(analysis.safe_lines.len(), 49);
    let rule = analysis.rule.unwrap();
    // 30 dots and no long chain: even, so the first player would get control.
    assert_eq!((rule.long_chains, rule.favours, rule.otherwise), (0, Seat::FIRST, Seat::SECOND));
    assert_eq!(analysis.control, None, "there is nothing to control yet");
}

#[test]
fn the_rule_is_dots_plus_long_chains() {
    for (rows, cols, favoured) in
        [(4, 4, Seat::FIRST), (5, 5, Seat::SECOND), (3, 5, Seat::SECOND), (2, 2, Seat::FIRST)]
    {
        let empty = Timbiriche::new(&TimbiricheSetup::dots(rows, cols)).unwrap();
        assert_eq!(Analysis::of(&empty).rule.unwrap().favours, favoured, "{rows} x {cols}");
    }
}

#[test]
fn a_chain_is_told_from_end_to_end() {
    let game = position(
        "
        +---+---+---+
        |           |
        +   +---+   +
        |   |   |   |
        +   +   +   +
    ",
    );
    let analysis = Analysis::of(&game);
    assert_eq!((lengths(&analysis), analysis.takable()), (vec![5], 1));
    assert_eq!(boxes(&analysis.offered[0]), "(1,1)");
    let told = boxes(&analysis.chains[0]);
    assert!(["(1,0) (0,0) (0,1) (0,2) (1,2)", "(1,2) (0,2) (0,1) (0,0) (1,0)"].contains(&told.as_str()));
    assert_eq!(analysis.chains[0].ends, Some([ChainEnd::Border; 2]));
    assert_eq!((analysis.long_chains(), analysis.joints.len(), analysis.double_deal), (1, 0, None));
}

#[test]
fn chains_end_at_joints_and_borders() {
    let game = position(
        "
        +---+---+---+
        |
        +---+   +---+
            |   |
        +   +   +   +
    ",
    );
    let analysis = Analysis::of(&game);
    let joint = BoxAt { row: 0, col: 1 };
    assert_eq!(analysis.joints, [joint]);
    assert_eq!(lengths(&analysis), [1, 1, 1, 1]);
    let ends =
        |name: &str| analysis.chains.iter().find(|chain| boxes(chain) == name).and_then(|chain| chain.ends);
    assert_eq!(ends("(1,0)"), Some([ChainEnd::Border; 2]));
    for name in ["(0,2)", "(1,1)"] {
        assert!(
            ends(name).is_some_and(
                |ends| ends.contains(&ChainEnd::Border) && ends.contains(&ChainEnd::Joint(joint))
            )
        );
    }
    assert_eq!(analysis.offered[0].ends, Some([ChainEnd::Offered, ChainEnd::Joint(joint)]));
}

#[test]
fn a_loop_is_no_chain() {
    let game = position(
        "
        +---+---+---+
        |       |   |
        +   +   +   +
        |       |   |
        +---+---+   +
    ",
    );
    let analysis = Analysis::of(&game);
    assert_eq!((analysis.loops(), analysis.long_chains()), (1, 0));
    assert_eq!(lengths(&analysis), [4]);
    assert_eq!(analysis.chains[0].ends, None);
    assert_eq!(analysis.takable(), 2);
    assert!(endgame::is_simple(&game));
    // Two boxes now and the loop to be opened, or the two handed back for the loop.
    let deal = analysis.double_deal.unwrap();
    assert_eq!((deal.take_all, deal.keep_control, deal.exact), (2 - 4, -2 + 4, true));
    assert_eq!(deal.line.to_string(), "H2,2");
    assert_eq!(analysis.control, Some(Control::Choice(game.to_move())));
}

#[test]
fn double_dealing_in_an_opened_loop_hands_back_four() {
    let mut game = position(
        "
        +---+---+---+---+
        |       |       |
        +   +   +   +   +
        |       |       |
        +---+---+---+---+
    ",
    );
    let analysis = Analysis::of(&game);
    assert_eq!((analysis.loops(), analysis.long_chains(), lengths(&analysis)), (2, 0, vec![4, 4]));
    game.make("H1,0".parse().unwrap());
    let analysis = Analysis::of(&game);
    assert_eq!((analysis.loops(), analysis.takable()), (1, 4));
    let deal = analysis.double_deal.unwrap();
    assert_eq!((deal.offered, deal.handed_back, deal.take_all, deal.keep_control), (4, 4, 0, 0));
    assert_eq!(deal.line.to_string(), "H1,1");
}

#[test]
fn control_is_settled_when_nothing_is_safe() {
    let game = position(
        "
        +---+---+---+

        +---+---+---+
            |
        +   +   +---+
    ",
    );
    let analysis = Analysis::of(&game);
    assert_eq!((lengths(&analysis), analysis.safe_lines.len()), (vec![1, 2, 3], 0));
    // This seat gives 1, gets 2, and must then open the long chain.
    assert_eq!(analysis.control, Some(Control::Settled(game.to_move().next(2))));
    assert_eq!(endgame::value(&Parts::of(&game)), -1 + 2 - 3);
}

/// Draws lines in an order that belongs to the seed, those that offer nothing first.
fn drawn_at_random(setup: TimbiricheSetup, seed: u64) -> impl Iterator<Item = Timbiriche> {
    let mut game = Timbiriche::new(&setup).unwrap();
    std::iter::from_fn(move || {
        let mut lines: Vec<Line> = Vec::new();
        game.legal_moves(&mut lines);
        let number = |line: &Line| game.geometry().line_number(*line).unwrap();
        lines.sort_by_key(|line| {
            (!is_safe(&game, number(line)), game::key::mix(seed << 8 | number(line) as u64))
        });
        game.make(*lines.first()?);
        Some(game.clone())
    })
}

#[test]
fn what_is_called_settled_is_so() {
    let (mut with_offers, mut without) = (0, 0);
    for seed in 0..200 {
        for game in drawn_at_random(TimbiricheSetup::boxes(4, 5), seed) {
            let parts = Parts::of(&game);
            let large = parts.closed.iter().any(Part::is_long);
            let analysis = Analysis::of(&game);
            let deal = parts.offers.iter().any(Offer::can_double_deal);
            let expected = match (large, deal, endgame::is_simple(&game)) {
                (false, ..) => None,
                (true, true, _) => Some(Control::Choice(game.to_move())),
                (true, false, true) => {
                    // What is offered is taken; then the short chains are opened in turn.
                    let short = parts.closed.iter().filter(|part| !part.is_long()).count();
                    let opener = (0..short).fold(game.to_move(), |seat, _| seat.next(2));
                    Some(Control::Settled(opener.next(2)))
                }
                (true, false, false) => {
                    assert!(matches!(analysis.control, Some(Control::Predicted(_))), "{}", game.show());
                    continue;
                }
            };
            assert_eq!(analysis.control, expected, "{}", game.show());
            let counted = if parts.offers.is_empty() { &mut without } else { &mut with_offers };
            *counted += u32::from(matches!(expected, Some(Control::Settled(_))));
        }
    }
    assert!(with_offers > 20 && without > 20, "{with_offers} and {without}");
}

#[test]
fn with_more_seats_there_is_no_rule() {
    let analysis = Analysis::of(&Timbiriche::new(&TimbiricheSetup::default().with_seats(3)).unwrap());
    assert_eq!((analysis.rule, analysis.control, analysis.double_deal), (None, None, None));
}
