//! The rules, ending by ending and terrain by terrain.

use game::History;
use game::testing::{Plan, check_contract};

use super::*;

/// A game on a small map. `pieces` are the lines of the pieces, `rows` the grid.
fn game(pieces: &[&str], rows: &[&str]) -> History<FlagCapture> {
    let size = format!("size: {} {}\n", rows[0].len(), rows.len());
    let pieces: String = pieces.iter().map(|piece| format!("piece: {piece}\n")).collect();
    let map = Map::parse(&format!("{size}{pieces}\n{}\n", rows.join("\n"))).expect("a good map");
    History::new(&FlagSetup::new(map)).expect("a good set-up")
}

fn play(history: &mut History<FlagCapture>, moves: &str) {
    for mv in moves.split_whitespace() {
        history.play(mv.parse().expect("a move")).unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
}

/// Why the game is over, for records.
fn why(history: &History<FlagCapture>) -> Option<String> {
    history.game().end_reason().map(|reason| reason.to_string())
}

fn refusal(history: &History<FlagCapture>, mv: &str) -> String {
    history.game().check(mv.parse().expect("a move")).expect_err("an illegal move").to_string()
}

#[test]
fn the_contract_holds_on_several_boards() {
    let plan = Plan { games: 12, bad_moves: &["5:1", "0:1", "1:8", "x", "1:"], ..Plan::default() };
    check_contract::<FlagCapture>(&FlagSetup::default(), &plan);
    let pieces = ["1 1 1 14", "1 2 20 12", "2 2 9 9"];
    for occupancy in ["exclusive", "enemies-share"] {
        let text = game(&pieces, &["..hzFT", "#pob,,", "FTF~~.", "..pz.F"]).game().map().to_string();
        let map = Map::parse(&text.replace("exclusive", occupancy)).expect("a good map");
        check_contract::<FlagCapture>(&FlagSetup::new(map), &Plan { games: 60, ..plan.clone() });
    }
    let four: Vec<String> =
        (1..=4).flat_map(|n| [format!("{n} 1 {n} 9"), format!("{n} 2 {} 9", 20 + n)]).collect();
    let four: Vec<&str> = four.iter().map(String::as_str).collect();
    let text = game(&four, &["......", "..Fz..", "T~pph.", "......"]).game().map().to_string();
    check_contract::<FlagCapture>(&FlagSetup::new(Map::parse(&text).expect("a good map")), &plan);
}

/// A piece with 30 energy on cell 5 of a 4x3 board enters cell 1 (north), which is `glyph`.
fn enter(glyph: char, tools: (i32, i32)) -> (Piece, Terrain, i32) {
    let mut history = game(&["1 1 5 30", "1 2 12 30"], &[&format!("{glyph}..."), "....", "..F."]);
    let mut game = history.game().clone();
    (game.pieces[0][0].axe, game.pieces[0][0].boat) = tools;
    game.key = game.fresh_key();
    history = History::from_start(game);
    play(&mut history, "1:1");
    (history.game().pieces[0][0], history.game().terrain(0), history.game().won[0])
}

#[test]
fn every_terrain_costs_and_gives_what_the_rules_say() {
    let plain = |energy: i32| Piece::at(0, energy);
    for (glyph, energy) in [('.', 29), ('~', 24), (',', 28), ('o', 26), ('O', 24), ('T', 22)] {
        let kept = Terrain::from_glyph(glyph).expect("a terrain");
        assert_eq!(enter(glyph, (0, 0)), (plain(energy), kept, 0), "{glyph}");
    }
    assert_eq!(enter('F', (0, 0)), (plain(29), Terrain::Grass, 1));
    assert_eq!(enter('b', (0, 0)), (Piece { boat: 20, ..plain(29) }, Terrain::Grass, 0));
    assert_eq!(enter('h', (0, 0)), (Piece { axe: 20, ..plain(29) }, Terrain::Grass, 0));
    assert_eq!(enter('z', (0, 0)), (plain(49), Terrain::Grass, 0));
    assert_eq!(enter('p', (0, 0)), (Piece { shovel: 10, ..plain(29) }, Terrain::Grass, 0));
    // With tools: they are used by themselves, and only where they help.
    assert_eq!(enter('~', (3, 1)), (Piece { axe: 3, boat: 0, ..plain(27) }, Terrain::Water, 0));
    assert_eq!(enter('T', (1, 3)), (Piece { axe: 0, boat: 3, ..plain(26) }, Terrain::Grass, 0));
    assert_eq!(enter('.', (1, 1)), (Piece { axe: 1, boat: 1, ..plain(29) }, Terrain::Grass, 0));
}

#[test]
fn energy_may_fall_to_zero_and_not_below() {
    let rows = ["~...", "....", "..F."];
    assert_eq!(refusal(&game(&["1 1 5 5", "1 2 12 30"], &rows), "1:1"), "not enough energy: needs 6, has 5");
    let mut history = game(&["1 1 5 6", "1 2 12 30"], &rows);
    play(&mut history, "1:1");
    assert_eq!(history.game().pieces[0][0].energy, 0);
    // A juice needs the energy to get there first.
    let rows = ["z...", "....", "..F."];
    let mut history = game(&["1 1 5 1", "1 2 12 30"], &rows);
    play(&mut history, "1:1");
    assert_eq!(history.game().pieces[0][0].energy, 20);
}

#[test]
fn a_refusal_names_the_reason() {
    let history = game(&["1 1 5 30", "2 1 6 30", "1 2 8 30"], &["#...", "....", "..F."]);
    assert_eq!(refusal(&history, "1:1"), "wall");
    assert_eq!(refusal(&history, "1:3"), "occupied", "an own piece");
    assert_eq!(refusal(&history, "1:5"), "occupied", "the enemy's, around the edge");
    assert_eq!(refusal(&history, "1:7"), "no shovel");
    assert_eq!(refusal(&history, "3:1"), "no piece 3: pieces go from 1 to 2");
}

#[test]
fn enemies_share_when_the_map_says_so() {
    let text =
        game(&["1 1 5 30", "2 1 6 30", "1 2 8 30"], &["....", "....", "..F."]).game().map().to_string();
    let map = Map::parse(&text.replace("exclusive", "enemies-share")).expect("a good map");
    let history = History::<FlagCapture>::new(&FlagSetup::new(map)).expect("a good set-up");
    assert_eq!(refusal(&history, "1:3"), "occupied", "own pieces block all the same");
    assert_eq!(history.game().check("1:5".parse().expect("a move")), Ok(()));
}

#[test]
fn digging_goes_down_to_a_trench() {
    let mut history = game(&["1 1 5 30", "1 2 12 30"], &["p...", ",...", "..F."]);
    play(&mut history, "1:1 1:1 1:4 1:4");
    // Back on the mud of cell 5, with ten shovel points.
    play(&mut history, "1:7 1:1 1:7 1:4");
    let piece = history.game().pieces[0][0];
    assert_eq!((history.game().terrain(4), piece.shovel, piece.energy), (Terrain::Trench, 6, 27));
    assert_eq!(refusal(&history, "1:7"), "only grass, mud and holes can be dug, this is trench");
}

#[test]
fn more_than_half_of_the_flags_win_at_once() {
    let mut history = game(&["1 1 5 30", "1 2 11 30"], &["F...", "....", "F..F"]);
    play(&mut history, "1:1 1:1");
    assert_eq!(history.game().outcome(), None);
    play(&mut history, "1:1");
    assert_eq!((history.game().points(Seat::FIRST), history.game().flags_left()), (2, 1));
    assert_eq!(history.game().outcome(), Some(Outcome::Won(Seat::FIRST)));
    assert_eq!(why(&history).as_deref(), Some("seat 1 has more than half of the flags"));
    assert_eq!(refusal(&history, "1:1"), "the game is over");
}

#[test]
fn equal_flags_are_decided_by_energy() {
    let rows = ["F...", "....", "...F"];
    for (energy, outcome, reason) in [
        (30, Outcome::Won(Seat::FIRST), "the flags are shared equally, and seat 1 has more energy left"),
        (29, Outcome::Draw(Seat::all(2).collect()), "all flags are taken; flags and energy are equal"),
        (28, Outcome::Won(Seat::SECOND), "the flags are shared equally, and seat 2 has more energy left"),
    ] {
        let mut history = game(&[&format!("1 1 5 {energy}"), "1 2 8 29"], &rows);
        play(&mut history, "1:1 1:4");
        assert_eq!(history.game().outcome(), Some(outcome), "{energy}");
        assert_eq!(why(&history).as_deref(), Some(reason), "{energy}");
    }
}

#[test]
fn whoever_cannot_move_loses() {
    let mut history = game(&["1 1 5 1", "1 2 12 30"], &["....", "....", "..F."]);
    play(&mut history, "1:1");
    assert_eq!(history.game().outcome(), None);
    play(&mut history, "1:1");
    assert_eq!(history.game().outcome(), Some(Outcome::Won(Seat::SECOND)), "no energy is left");
    assert_eq!(why(&history).as_deref(), Some("seat 1 can't move"));
    let walled = game(&["1 1 1 30", "1 2 7 30"], &["....", "....", "...F", "...."]);
    assert_eq!(walled.game().outcome(), None);
}
