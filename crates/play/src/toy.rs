//! A small game for the tests of this crate: a pile of tokens. Whoever takes the last one wins; whoever
//! leaves a multiple of five moves again; points are the tokens taken.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use ::texts::{Message, Phrase};
use game::key::{mix, zobrist};
use game::{
    EndReason, Field, FieldKind, Game, History, IllegalMove, Outcome, ParseMoveError, Seat, Setup,
    SetupError, Values,
};
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Value, Verdict, WIN};

use crate::{AnyGame, EngineOptions, GameEntry, Level, NamedPlayer, Playable};

/// The registry of the tests.
pub(crate) static GAMES: &[GameEntry] = &[GameEntry::of::<Toy>()];

/// The toy's line in the registry.
pub(crate) fn entry() -> &'static GameEntry {
    &GAMES[0]
}

/// A game with a set-up and moves, both as text.
pub(crate) fn game(setup: &str, moves: &str) -> Box<dyn AnyGame> {
    let mut game = entry().start(&Values::parse(setup).expect("values")).expect("a set-up");
    for mv in moves.split_whitespace() {
        game.play(mv).expect("a legal move");
    }
    game
}

/// How many tokens are taken: 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Take, ParseMoveError> {
        match text.parse() {
            Ok(number) => Ok(Take(number)),
            Err(_) => Err(ParseMoveError::expected(EXPECTED, text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PileSetup {
    tokens: u32,
    seats: u8,
}

::texts::messages! {
    TITLE { en: "Pile", es: "Montón", pt: "Monte", sk: "Kôpka" }
    SUMMARY {
        en: "Take the last token.",
        es: "Toma la última ficha.",
        pt: "Tire a última ficha.",
        sk: "Vezmi posledný kameň."
    }
    RULE_TAKE {
        en: "Take 1 to 3 tokens.",
        es: "Toma de 1 a 3 fichas.",
        pt: "Tire de 1 a 3 fichas.",
        sk: "Vezmi 1 až 3 kamene."
    }
    RULE_AGAIN {
        en: "Leaving a multiple of 5 gives another turn.",
        es: "Dejar un múltiplo de 5 da otro turno.",
        pt: "Deixar um múltiplo de 5 dá outra vez.",
        sk: "Kto nechá násobok 5, ťahá znova."
    }
    TOKENS { en: "tokens", es: "fichas", pt: "fichas", sk: "kamene" }
    SEATS { en: "players", es: "jugadores", pt: "jogadores", sk: "hráči" }
    EXPECTED {
        en: "a number such as 2",
        es: "un número como 2",
        pt: "um número como 2",
        sk: "číslo, napríklad 2"
    }
    ONLY_LEFT {
        en: "only {left} tokens are left",
        es: "solo quedan {left} fichas",
        pt: "só restam {left} fichas",
        sk: "zostáva už len {left}"
    }
    TAKE { en: "take 1, 2 or 3", es: "toma 1, 2 o 3", pt: "tire 1, 2 ou 3", sk: "vezmi 1, 2 alebo 3" }
    ONE_HELP { en: "always takes one", es: "siempre toma una", pt: "tira sempre uma", sk: "berie vždy jeden" }
}

const FIELDS: &[Field] = &[
    Field {
        key: "tokens",
        kind: FieldKind::Number { min: 1, max: 200 },
        default: "12",
        label: TOKENS,
        help: TOKENS,
    },
    Field {
        key: "seats",
        label: SEATS,
        kind: FieldKind::Number { min: 2, max: 3 },
        default: "2",
        help: SEATS,
    },
];

impl Default for PileSetup {
    fn default() -> Self {
        PileSetup { tokens: 12, seats: 2 }
    }
}

impl Setup for PileSetup {
    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn from_values(values: &Values) -> Result<PileSetup, SetupError> {
        values.check(FIELDS)?;
        Ok(PileSetup { tokens: values.number(&FIELDS[0])? as u32, seats: values.number(&FIELDS[1])? as u8 })
    }

    fn to_values(&self) -> Values {
        Values::new().with("tokens", self.tokens).with("seats", self.seats)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Pile {
    setup: PileSetup,
    left: u32,
    to_move: Seat,
    points: Vec<i32>,
    last: Seat,
}

impl Game for Pile {
    type Move = Take;
    type Setup = PileSetup;
    type Undo = (Seat, Seat);

    fn new(setup: &PileSetup) -> Result<Pile, SetupError> {
        let points = vec![0; usize::from(setup.seats)];
        let (left, to_move) = (setup.tokens, Seat::FIRST);
        Ok(Pile { setup: setup.clone(), left, to_move, points, last: Seat::FIRST })
    }

    fn setup(&self) -> &PileSetup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then_some(Outcome::Won(self.last))
    }

    fn end_reason(&self) -> Option<EndReason> {
        (self.left == 0).then(|| EndReason::new(Phrase::same("All tokens are gone.")))
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.clear();
        moves.extend((1..=self.left.min(3) as u8).map(Take));
    }

    fn check(&self, mv: Take) -> Result<(), IllegalMove> {
        match mv.0 {
            1..=3 if u32::from(mv.0) <= self.left => Ok(()),
            1..=3 => Err(IllegalMove::new(Phrase::from(ONLY_LEFT).with("left", self.left))),
            _ => Err(IllegalMove::new(TAKE)),
        }
    }

    fn make(&mut self, mv: Take) -> (Seat, Seat) {
        let undo = (self.to_move, self.last);
        self.left -= u32::from(mv.0);
        self.points[self.to_move.index()] += i32::from(mv.0);
        self.last = self.to_move;
        if !self.left.is_multiple_of(5) {
            self.to_move = self.to_move.next(self.setup.seats);
        }
        undo
    }

    fn unmake(&mut self, mv: Take, undo: (Seat, Seat)) {
        (self.to_move, self.last) = undo;
        self.left += u32::from(mv.0);
        self.points[self.to_move.index()] -= i32::from(mv.0);
    }

    fn moves_left(&self) -> u32 {
        self.left
    }

    fn key(&self) -> u64 {
        self.fresh_key()
    }

    fn fresh_key(&self) -> u64 {
        let seat = self.to_move.index() as u64 | (self.last.index() as u64) << 4;
        let start = zobrist(u64::from(self.left) << 8 | seat);
        self.points.iter().fold(start, |key, points| mix(key ^ mix(*points as u64 + 1)))
    }

    fn show(&self) -> String {
        format!("{} by {}\n", "o".repeat(self.left as usize), self.last)
    }
}

/// The unit struct of the registry.
pub(crate) struct Toy;

impl Playable for Toy {
    type Game = Pile;
    const NAME: &'static str = "pile";
    const ALIASES: &'static [&'static str] = &["toy"];
    const TITLE: Message = TITLE;
    const SUMMARY: Message = SUMMARY;
    const RULES: &'static [Message] = &[RULE_TAKE, RULE_AGAIN];
    const TEXTS: &'static [&'static [Message]] = &[ALL];
    const EXAMPLE_MOVE: &'static str = "2";
    const PLAYERS: &'static [NamedPlayer] = &[NamedPlayer { name: "one", help: ONE_HELP }];

    fn engine(level: Level, options: &EngineOptions) -> Box<dyn Engine<Pile>> {
        let modest = level < Level::Hard;
        Box::new(Taker { modest, seed: options.seed })
    }

    fn named_engine(name: &str, _options: &EngineOptions) -> Option<Box<dyn Engine<Pile>>> {
        (name == "one").then(|| Box::new(One) as Box<dyn Engine<Pile>>)
    }

    fn decided(game: &Pile) -> Option<Seat> {
        // Whoever moves with three or fewer tokens left is taken to win; true enough for tests.
        (game.left <= 3).then_some(game.to_move)
    }
}

/// Knows every value; the modest one takes any legal number, by its seed and the position.
struct Taker {
    modest: bool,
    seed: u64,
}

/// Always takes one.
struct One;

/// The value for `seat` against all others.
fn value(game: &Pile, seat: Seat, seen: &mut HashMap<(u32, Seat), Value>) -> Value {
    if let Some(outcome) = game.outcome() {
        return if outcome == Outcome::Won(seat) { WIN } else { -WIN };
    }
    if let Some(value) = seen.get(&(game.left, game.to_move)) {
        return *value;
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let values = moves.into_iter().map(|mv| after(game, mv, seat, seen));
    let best =
        if game.to_move == seat { values.max() } else { values.min() }.expect("an open game has a move");
    seen.insert((game.left, game.to_move), best);
    best
}

/// The value after a move, one ply further away.
fn after(game: &Pile, mv: Take, seat: Seat, seen: &mut HashMap<(u32, Seat), Value>) -> Value {
    let mut next = game.clone();
    next.make(mv);
    let below = value(&next, seat, seen);
    below - below.signum()
}

impl Taker {
    fn all(game: &Pile) -> Vec<MoveValue<Take>> {
        let (mut moves, mut seen) = (Vec::new(), HashMap::new());
        game.legal_moves(&mut moves);
        let worth = |mv| {
            let score = Score::from_value(after(game, mv, game.to_move, &mut seen));
            MoveValue { mv, score, exact: true, line: vec![mv] }
        };
        let mut values: Vec<MoveValue<Take>> = moves.into_iter().map(worth).collect();
        values.sort_by_key(|value| std::cmp::Reverse(value.score.rank()));
        values
    }
}

fn report(value: &MoveValue<Take>) -> Report<Take> {
    Report {
        depth: 1,
        score: value.score,
        exact: value.exact,
        line: value.line.clone(),
        nodes: 1,
        elapsed: std::time::Duration::ZERO,
        table_permille: 0,
    }
}

impl Engine<Pile> for Taker {
    fn think(
        &mut self,
        history: &History<Pile>,
        _limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Take>),
    ) -> Result<Verdict<Take>, EngineError> {
        let values = Taker::all(history.game());
        let index = if self.modest {
            mix(self.seed ^ history.game().key()) as usize % values.len().max(1)
        } else {
            0
        };
        let chosen = values.get(index).ok_or(EngineError::GameOver)?;
        on_progress(&report(chosen));
        Ok(Verdict { best: chosen.mv, report: report(chosen) })
    }

    fn values(
        &mut self,
        history: &History<Pile>,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<Take>),
    ) -> Result<Vec<MoveValue<Take>>, EngineError> {
        let values = Taker::all(history.game());
        if values.is_empty() { Err(EngineError::GameOver) } else { Ok(values) }
    }

    fn evaluate(&mut self, game: &Pile) -> Result<Score, EngineError> {
        Ok(Score::Points(game.left as i32))
    }

    fn new_game(&mut self) {}
}

impl Engine<Pile> for One {
    fn think(
        &mut self,
        history: &History<Pile>,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<Take>),
    ) -> Result<Verdict<Take>, EngineError> {
        if history.game().outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        let value = MoveValue { mv: Take(1), score: Score::Points(0), exact: false, line: vec![Take(1)] };
        Ok(Verdict { best: Take(1), report: report(&value) })
    }

    fn values(
        &mut self,
        _history: &History<Pile>,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<Take>),
    ) -> Result<Vec<MoveValue<Take>>, EngineError> {
        Err(EngineError::Unsupported("this player knows no values"))
    }

    fn evaluate(&mut self, _game: &Pile) -> Result<Score, EngineError> {
        Err(EngineError::Unsupported("this player has no evaluation"))
    }

    fn new_game(&mut self) {}
}

#[test]
fn the_toy_is_a_game() {
    for setup in ["", "tokens=23 seats=3", "tokens=1"] {
        let setup = PileSetup::from_values(&Values::parse(setup).expect("values")).expect("a set-up");
        let plan = game::testing::Plan { bad_moves: &["0", "4", "x", ""], ..Default::default() };
        game::testing::check_contract::<Pile>(&setup, &plan);
    }
}

#[test]
fn the_toy_plays_well() {
    // From 4 tokens every move loses but taking... 4 itself can't be taken; 1, 2 and 3 are won at once.
    let values = Taker::all(History::<Pile>::new(&PileSetup { tokens: 4, seats: 2 }).expect("a game").game());
    assert!(values.iter().all(|value| value.score == Score::Loss(2)), "{values:?}");
    let values = Taker::all(History::<Pile>::new(&PileSetup { tokens: 7, seats: 2 }).expect("a game").game());
    assert_eq!(values[0].mv, Take(3), "leaving four wins");
}
