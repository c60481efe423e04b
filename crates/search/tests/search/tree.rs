//! A game made of random numbers: the items of a small set are taken one by one, and what a move does (points,
//! another turn, the end of the game) is drawn from the seed, the items taken so far and the move.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use game::{
    EndReason, Field, FieldKind, Game, IllegalMove, Outcome, ParseMoveError, Seat, SeatSet, Setup,
    SetupError, Values,
};
use game::{History, key};
use search::{Model, SearchOptions, Value, WIN};
use texts::Phrase;

/// What ends and decides a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Style {
    /// All items are taken; the margin of points counts. Points are settled at once.
    Margin,
    /// Any position may be an end, won, lost or drawn; points count nothing.
    Wins,
    /// All items are taken; the most points win. Points belong to the key.
    Majority,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TreeSetup {
    pub(crate) seed: u64,
    pub(crate) items: u8,
    pub(crate) seats: u8,
    pub(crate) style: Style,
}

impl Default for TreeSetup {
    fn default() -> Self {
        TreeSetup { seed: 0, items: 5, seats: 2, style: Style::Margin }
    }
}

impl Setup for TreeSetup {
    fn fields() -> &'static [Field] {
        static FIELDS: OnceLock<Vec<Field>> = OnceLock::new();
        FIELDS.get_or_init(|| {
            let number = |key, max, default| Field {
                key,
                label: game::texts::ANY_NUMBER,
                kind: FieldKind::Number { min: 0, max },
                default,
                help: game::texts::ANY_NUMBER,
            };
            vec![
                number("seed", u64::MAX, "0"),
                number("items", 12, "5"),
                number("seats", 3, "2"),
                number("style", 2, "0"),
            ]
        })
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let fields = Self::fields();
        values.check(fields)?;
        Ok(TreeSetup {
            seed: values.number(&fields[0])?,
            items: values.number(&fields[1])? as u8,
            seats: values.number(&fields[2])? as u8,
            style: [Style::Margin, Style::Wins, Style::Majority][values.number(&fields[3])? as usize],
        })
    }

    fn to_values(&self) -> Values {
        Values::new()
            .with("seed", self.seed)
            .with("items", self.items)
            .with("seats", self.seats)
            .with("style", self.style as u8)
    }
}

/// The item that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Item(pub(crate) u8);

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "i{}", self.0)
    }
}

impl FromStr for Item {
    type Err = ParseMoveError;
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let number = text.strip_prefix('i').and_then(|number| number.parse().ok());
        number.map(Item).ok_or_else(|| ParseMoveError::expected(Phrase::same("an item such as i3"), text))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Tree {
    setup: TreeSetup,
    taken: u16,
    to_move: Seat,
    points: [i32; 3],
}

impl Tree {
    /// A number that belongs to the items taken and something else.
    pub(crate) fn draw(&self, what: u64) -> u64 {
        key::mix(key::mix(key::mix(self.setup.seed) ^ u64::from(self.taken)) ^ what)
    }

    fn left(&self) -> u32 {
        u32::from(self.setup.items) - self.taken.count_ones()
    }

    fn full(&self) -> bool {
        self.left() == 0
    }

    fn others(&self) -> SeatSet {
        Seat::all(self.setup.seats).collect()
    }
}

impl Game for Tree {
    type Move = Item;
    type Setup = TreeSetup;
    type Undo = (Seat, i32);

    fn new(setup: &TreeSetup) -> Result<Self, SetupError> {
        if !(1..=3).contains(&setup.seats) || setup.items == 0 {
            return Err(SetupError::unfit(Phrase::same("a tree needs seats and items")));
        }
        Ok(Tree { setup: setup.clone(), taken: 0, to_move: Seat::FIRST, points: [0; 3] })
    }

    fn setup(&self) -> &TreeSetup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        let early = self.setup.style == Style::Wins && self.taken != 0 && self.draw(1).is_multiple_of(7);
        if !self.full() && !early {
            return None;
        }
        if self.setup.style == Style::Wins {
            // Told by whose turn it is, so that the seat to move need not be in the key.
            return Some(match self.draw(2) % 3 {
                0 => Outcome::Won(self.to_move),
                1 => Outcome::Won(self.to_move.next(self.setup.seats)),
                _ => Outcome::Draw(self.others()),
            });
        }
        let most = self.points.iter().take(usize::from(self.setup.seats)).max()?;
        let best: Vec<Seat> =
            Seat::all(self.setup.seats).filter(|seat| self.points(*seat) == *most).collect();
        Some(match best[..] {
            [winner] => Outcome::Won(winner),
            _ => Outcome::Draw(best.into_iter().collect()),
        })
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.outcome().map(|_| EndReason::new(Phrase::same("The tree ends here.")))
    }

    fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    fn legal_moves(&self, moves: &mut Vec<Item>) {
        moves.clear();
        if self.outcome().is_none() {
            moves.extend((0..self.setup.items).filter(|item| self.taken >> item & 1 == 0).map(Item));
        }
    }

    fn check(&self, mv: Item) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            return Err(IllegalMove::new(Phrase::same("the game is over")));
        }
        if mv.0 >= self.setup.items || self.taken >> mv.0 & 1 == 1 {
            return Err(IllegalMove::new(Phrase::same("that item is gone")));
        }
        Ok(())
    }

    fn make(&mut self, mv: Item) -> (Seat, i32) {
        let undo = (self.to_move, self.points[self.to_move.index()]);
        let drawn = self.draw(16 + u64::from(mv.0));
        self.points[self.to_move.index()] += (drawn % 7) as i32 - 2;
        self.taken |= 1 << mv.0;
        if !(drawn >> 8).is_multiple_of(3) {
            self.to_move = self.to_move.next(self.setup.seats);
        }
        undo
    }

    fn unmake(&mut self, mv: Item, (seat, points): (Seat, i32)) {
        self.taken &= !(1 << mv.0);
        self.to_move = seat;
        self.points[seat.index()] = points;
    }

    fn moves_left(&self) -> u32 {
        if self.outcome().is_some() { 0 } else { self.left() }
    }

    fn key(&self) -> u64 {
        self.fresh_key()
    }

    fn fresh_key(&self) -> u64 {
        let points = self.points.iter().fold(0, |sum: u64, points| sum << 16 | (points + 1000) as u64);
        key::mix(key::mix(points) ^ (u64::from(self.taken) << 4 | self.to_move.index() as u64))
    }

    fn show(&self) -> String {
        format!("{:016b}\n", self.taken)
    }
}

/// Sees a tree in a drawn order, with drawn estimates.
#[derive(Clone, Debug)]
pub(crate) struct TreeModel {
    pub(crate) reductions: bool,
    pub(crate) extensions: bool,
}

impl TreeModel {
    pub(crate) const PLAIN: TreeModel = TreeModel { reductions: false, extensions: false };
}

impl Model<Tree> for TreeModel {
    fn candidates(&self, game: &Tree, moves: &mut Vec<Item>) {
        game.legal_moves(moves);
        moves.sort_by_key(|mv| game.draw(64 + u64::from(mv.0)));
    }

    fn evaluate(&self, game: &Tree, seat: Seat) -> Value {
        let position = if game.setup.style == Style::Majority { game.key() } else { game.draw(3) };
        let value = |what: u64| (key::mix(position ^ what) % 61) as Value - 30;
        match game.setup.seats {
            2 if seat == game.to_move => value(0),
            2 => -value(0),
            _ => value(game.to_move.index() as u64 * 8 + seat.index() as u64 + 1),
        }
    }

    fn settled(&self, game: &Tree, seat: Seat) -> Value {
        if game.setup.style != Style::Margin {
            return 0;
        }
        let all: i32 = game.points.iter().sum();
        2 * game.points(seat) - all
    }

    fn final_value(&self, game: &Tree, outcome: Outcome, seat: Seat) -> Value {
        match outcome {
            _ if game.setup.style == Style::Margin => 0,
            Outcome::Won(winner) if winner == seat => WIN,
            Outcome::Won(_) => -WIN,
            _ => 0,
        }
    }

    fn future_key(&self, game: &Tree) -> u64 {
        if game.setup.style == Style::Majority { game.key() } else { u64::from(game.taken) }
    }

    fn class(&self, game: &Tree, mv: Item) -> u8 {
        (game.draw(128 + u64::from(mv.0)) % 2) as u8
    }

    fn reduction(&self, _: &Tree, _: Item, index: usize, depth: u32) -> u32 {
        u32::from(self.reductions && index >= 2 && depth >= 3)
    }

    fn extension(&self, game: &Tree, mv: Item) -> u32 {
        u32::from(self.extensions && game.draw(256 + u64::from(mv.0)).is_multiple_of(5))
    }
}

/// The default options with a table that is as small as the trees.
pub(crate) fn small() -> SearchOptions {
    SearchOptions { table_mib: 1, ..SearchOptions::default() }
}

/// A tree at its start.
pub(crate) fn tree(seed: u64, items: u8, seats: u8, style: Style) -> History<Tree> {
    History::new(&TreeSetup { seed, items, seats, style }).expect("a tree")
}

/// Every kind of tree: each style with one to three seats.
pub(crate) fn kinds() -> impl Iterator<Item = (u8, Style)> + Clone {
    [Style::Margin, Style::Wins, Style::Majority]
        .into_iter()
        .flat_map(|style| (1..=3).map(move |seats| (seats, style)))
}
