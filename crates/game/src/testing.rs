//! The contract test: what every game has to pass.
//!
//! A game crate calls [`check_contract`] in a test, once for each set-up that is worth it (non-square
//! boards, every number of seats, every rule switch).

use std::collections::HashMap;

use ::texts::Language;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::record::Record;
use crate::{Game, History, Seat, Setup};

/// How much [`check_contract`] does.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the random play comes from.
    pub seed: u64,
    /// How many games are played to their end.
    pub games: usize,
    /// Texts that are no move in any position of the game.
    pub bad_moves: &'static [&'static str],
}

impl Default for Plan {
    fn default() -> Self {
        Plan { seed: 1, games: 20, bad_moves: &[] }
    }
}

/// Plays random games and checks on the way all that the contract promises: make/unmake identity, the
/// incremental key equals a fresh one, two different positions never share a key, the text of a move and
/// of a record is read back, every legal move passes `check` and every other one of the game does not, legal
/// moves are sorted and without repetition, the bound on the moves left falls, and the game ends and tells why.
///
/// # Panics
/// With the reason, if the game breaks the contract.
pub fn check_contract<G: Game>(setup: &G::Setup, plan: &Plan) {
    check_setup(setup);
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    let start = G::new(setup).expect("the set-up of a contract test is possible");
    assert!((1..=Seat::MAX).contains(&start.seats()), "the number of seats");
    assert_eq!(start.setup(), setup, "a game tells the set-up that it was made from");
    let mut seen = Seen::<G>::default();
    for _ in 0..plan.games {
        let mut history = History::<G>::from_start(start.clone());
        let mut moves = Vec::new();
        while history.game().outcome().is_none() {
            check_position(history.game(), &mut seen, plan);
            history.game().legal_moves(&mut moves);
            let left = history.game().moves_left();
            history.play(moves[rng.random_range(0..moves.len())]).expect("a legal move");
            assert!(
                history.game().moves_left() < left,
                "the bound on the moves left falls\n{}",
                history.game().show()
            );
        }
        check_position(history.game(), &mut seen, plan);
        history.game().legal_moves(&mut moves);
        assert!(moves.is_empty(), "no move is legal after the end");
        assert_eq!(history.game().moves_left(), 0, "no moves are left after the end");
        check_record(&history);
        check_undo_to_start(history, &start);
    }
}

/// The positions and moves met so far.
struct Seen<G: Game> {
    positions: HashMap<u64, String>,
    moves: std::collections::BTreeSet<G::Move>,
}

impl<G: Game> Default for Seen<G> {
    fn default() -> Self {
        Seen { positions: HashMap::new(), moves: Default::default() }
    }
}

fn check_setup<S: Setup>(setup: &S) {
    let values = setup.to_values();
    assert_eq!(values.check(S::fields()), Ok(()), "a set-up's values fit its fields");
    assert_eq!(S::from_values(&values).as_ref(), Ok(setup), "a set-up is read back from its values");
    assert_eq!(S::from_values(&crate::Values::new()), Ok(S::default()), "no values give the default set-up");
    let unknown = crate::Values::new().with("no-such-setting", 1);
    assert!(S::from_values(&unknown).is_err(), "unknown settings are refused");
    for field in S::fields() {
        assert_eq!(field.check(field.default), Ok(()), "the default of {}", field.key);
        assert!(!field.help.english().is_empty(), "the help of {}", field.key);
    }
}

/// Everything about a position that anybody can see, as one text.
fn picture<G: Game>(game: &G) -> String {
    let points: Vec<i32> = Seat::all(game.seats()).map(|seat| game.points(seat)).collect();
    let to_move = if game.outcome().is_none() { Some(game.to_move()) } else { None };
    format!("{}\nto move {to_move:?}, points {points:?}, outcome {:?}", game.show(), game.outcome())
}

fn check_position<G: Game>(game: &G, seen: &mut Seen<G>, plan: &Plan) {
    let before = picture(game);
    assert!(before.is_ascii() && !before.contains('\x1b'), "the board as text is plain\n{before}");
    assert_eq!(game.key(), game.fresh_key(), "the incremental key equals a fresh one\n{before}");
    if let Some(other) = seen.positions.insert(game.key(), before.clone()) {
        assert_eq!(other, before, "two different positions share a key");
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    assert_eq!(
        moves.is_empty(),
        game.outcome().is_some(),
        "an open game has a move, a finished one none\n{before}"
    );
    check_end_reason(game, &before);
    assert!(moves.is_sorted_by(|a, b| a < b), "legal moves are sorted and differ\n{before}\n{moves:?}");
    let mut scratch = game.clone();
    for &mv in &moves {
        let text = mv.to_string();
        assert!(!text.is_empty() && !text.contains([' ', ';', '\n', '\t']), "{text:?} is one token");
        assert_eq!(text.parse::<G::Move>().ok(), Some(mv), "the text of a move is read back");
        assert_eq!(game.parse_move(&text).ok(), Some(mv), "a typed move is read");
        assert_eq!(game.check(mv), Ok(()), "a legal move passes\n{before}");
        let undo = scratch.make(mv);
        assert_eq!(scratch.key(), scratch.fresh_key(), "the key after {mv}\n{before}");
        let after = picture(&scratch);
        assert_ne!(scratch.key(), game.key(), "a move changes the key: {mv}\n{before}");
        if let Some(other) = seen.positions.insert(scratch.key(), after.clone()) {
            assert_eq!(other, after, "two different positions share a key");
        }
        scratch.unmake(mv, undo);
        assert_eq!(picture(&scratch), before, "{mv} is taken back");
        assert_eq!(
            (scratch.key(), scratch.fresh_key()),
            (game.key(), game.key()),
            "the key after unmake of {mv}"
        );
    }
    for mv in &seen.moves {
        if moves.binary_search(mv).is_err() {
            let reason = game.check(*mv).expect_err("a move that is not legal is refused").to_string();
            assert!(!reason.is_empty() && !reason.ends_with('.'), "a reason for a person: {reason:?}");
        }
    }
    seen.moves.extend(moves);
    for text in plan.bad_moves {
        let accepted = game.parse_move(text).ok().filter(|mv| game.check(*mv).is_ok());
        assert_eq!(accepted, None, "{text:?} is no move here");
    }
}

/// A game that is over tells everybody why, in every language; an open one has nothing to tell.
fn check_end_reason<G: Game>(game: &G, shown: &str) {
    let reason = game.end_reason();
    assert_eq!(reason.is_some(), game.outcome().is_some(), "a reason for the end, and only then\n{shown}");
    let Some(reason) = reason else { return };
    for language in Language::ALL {
        for person in Seat::all(game.seats()).map(Some).chain([None]) {
            let words = reason.text(language, person, |seat| format!("Seat {seat}"));
            assert!(
                words.ends_with('.') && !words.contains(['{', '}']) && !words.contains("  "),
                "a whole sentence: {words:?}\n{shown}"
            );
        }
    }
}

fn check_record<G: Game>(history: &History<G>) {
    let mut record = Record::new("test", history.game().setup().to_values());
    history.moves().for_each(|mv| record.push(mv.to_string(), None));
    let read = Record::parse(&record.to_string()).expect("a record is read back");
    let replay = read.replay::<G>().expect("the set-up of a record is possible");
    assert_eq!(replay.damage, None, "a good record has no damage");
    assert_eq!(replay.history.game().key(), history.game().key(), "a record leads to the same position");
    assert_eq!(picture(replay.history.game()), picture(history.game()));

    let middle = record.moves.len() / 2;
    record.moves[middle].token = "!no-move!".to_string();
    let damaged = Record::parse(&record.to_string()).expect("damage among the moves leaves a record");
    let replay = damaged.replay::<G>().expect("the set-up of a record is possible");
    let damage = replay.damage.expect("damage is found");
    assert_eq!(damage.line, damaged.moves[middle].line, "damage is named by its line");
    assert_eq!(replay.history.len(), middle, "what stands before the damage is kept");
}

fn check_undo_to_start<G: Game>(mut history: History<G>, start: &G) {
    while history.undo().is_some() {}
    assert_eq!(picture(history.game()), picture(start), "all moves taken back");
    assert_eq!(history.game().key(), start.key());
}
