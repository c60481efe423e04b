//! Truths that come from outside: a recorded game and the numbers of paths. And the contract of a game.

use game::testing::{Plan, check_contract};
use game::{Game, History, Outcome, Seat};
use gato_e_rato::{GatoERato, GatoSetup, Side, Step};

/// A game on record; mouse and cats in turn. The cats win.
const RECORDED_GAME: &str = include_str!("data/recorded_game.txt");

/// Paths of 1, 2, ... moves from the start; no path goes past a finished game.
const PATHS: [u64; 9] = [2, 14, 56, 344, 1032, 6264, 23387, 141427, 442493];

#[test]
fn the_recorded_game_is_a_win_for_the_cats() {
    let mut history = History::<GatoERato>::new(&GatoSetup).expect("a game");
    for line in RECORDED_GAME.lines() {
        let middle = line.find(")) ((").expect("two moves") + 2;
        for text in [&line[..middle], &line[middle..]] {
            assert_eq!(history.game().outcome(), None);
            history.play(text.parse().expect(text)).expect(text);
        }
    }
    assert_eq!(history.len(), 24);
    assert_eq!(history.game().outcome(), Some(Outcome::Won(Seat::SECOND)));
    assert_eq!(format!("{:?}", history.game()), "mouse 48, cats 37 42 44 57, mouse to move");
}

fn paths(game: &mut GatoERato, depth: u32) -> u64 {
    let mut moves: Vec<Step> = Vec::new();
    game.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut count = 0;
    for mv in moves {
        game.make(mv);
        count += paths(game, depth - 1);
        game.unmake(mv, ());
    }
    count
}

#[test]
fn the_number_of_paths() {
    let mut start = GatoERato::start();
    for (depth, expected) in (1..).zip(PATHS) {
        assert_eq!(paths(&mut start, depth), expected, "{depth} moves");
    }
    assert_eq!(start, GatoERato::start());
}

#[test]
fn it_keeps_the_contract() {
    let bad_moves = &["", "84", "84-76", "84-93", "84-84", "pass", "nil", "((8 4) (7 6))", "84-75-66"];
    check_contract::<GatoERato>(&GatoSetup, &Plan { games: 300, bad_moves, ..Plan::default() });
}

#[test]
fn seats_and_sides() {
    for side in Side::BOTH {
        assert_eq!(Side::of(side.seat()), side);
        assert_eq!(side.other().other(), side);
    }
    assert_eq!(GatoERato::start().to_move(), Side::Mouse.seat());
}
