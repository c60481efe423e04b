//! The rules: a position, its moves, and who has won.

use std::fmt::{self, Write};

use ::texts::Phrase;
use game::key::zobrist_table;
use game::{EndReason, Game, IllegalMove, Outcome, Seat, SetupError};

use crate::{GatoSetup, Square, SquareSet, Step, texts};

/// One of the two sides. `Display` writes its name: `mouse`, `cats`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The mouse; it moves first.
    Mouse,
    /// The four cats.
    Cats,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Mouse, Side::Cats];

    /// The seat of the side: the mouse has the first one.
    #[inline]
    pub const fn seat(self) -> Seat {
        match self {
            Side::Mouse => Seat::FIRST,
            Side::Cats => Seat::SECOND,
        }
    }

    /// The side that has a seat.
    #[inline]
    pub fn of(seat: Seat) -> Side {
        if seat == Seat::FIRST { Side::Mouse } else { Side::Cats }
    }

    /// The side that plays against this one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Mouse => Side::Cats,
            Side::Cats => Side::Mouse,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Mouse => "mouse",
            Side::Cats => "cats",
        })
    }
}

/// A position. Four cats and a mouse on dark squares, and whose turn it is.
#[derive(Clone, PartialEq, Eq)]
pub struct GatoERato {
    key: u64,
    cats: SquareSet,
    mouse: Square,
    to_move: Side,
}

// A search keeps copies of it; two machine words are all that a position needs.
const _: () = assert!(std::mem::size_of::<GatoERato>() <= 16);

/// The numbers of the key: a cat on each square, the mouse on each square, the cats to move.
static KEYS: [u64; 2 * Square::COUNT + 1] = zobrist_table(0x6761_746f);

/// Where the pieces stand at the start, as numbers of squares: the mouse on 84, the cats on line 1.
const MOUSE_START: Square = Square::from_index(29);

impl GatoERato {
    /// The number of cats.
    pub const CATS: u32 = 4;

    /// The position at the start.
    pub fn start() -> GatoERato {
        GatoERato::placed(SquareSet::LINE_1, MOUSE_START, Side::Mouse)
    }

    /// A position with these pieces; `None` if there are not four cats or the mouse stands on one.
    pub fn position(cats: SquareSet, mouse: Square, to_move: Side) -> Option<GatoERato> {
        (cats.len() == Self::CATS && !cats.contains(mouse)).then(|| GatoERato::placed(cats, mouse, to_move))
    }

    fn placed(cats: SquareSet, mouse: Square, to_move: Side) -> GatoERato {
        let mut game = GatoERato { key: 0, cats, mouse, to_move };
        game.key = game.fresh_key();
        game
    }

    /// The squares of the cats.
    #[inline]
    pub fn cats(&self) -> SquareSet {
        self.cats
    }

    /// The square of the mouse.
    #[inline]
    pub fn mouse(&self) -> Square {
        self.mouse
    }

    /// The side to move. After the end of the game: the side that would have to.
    #[inline]
    pub fn side_to_move(&self) -> Side {
        self.to_move
    }

    /// The side that has won, or `None` while the game is open.
    #[inline]
    pub fn winner(&self) -> Option<Side> {
        if SquareSet::LINE_1.contains(self.mouse) {
            return Some(Side::Mouse);
        }
        let stuck = match self.to_move {
            Side::Mouse => self.mouse_targets().is_empty(),
            Side::Cats => self.cats.iter().all(|cat| self.cat_targets(cat).is_empty()),
        };
        stuck.then(|| self.to_move.other())
    }

    /// The free squares one step from the mouse, whoever is to move.
    #[inline]
    pub fn mouse_targets(&self) -> SquareSet {
        self.mouse.around().minus(self.cats)
    }

    /// The free squares one step forward from a square, whoever is to move.
    #[inline]
    pub fn cat_targets(&self, cat: Square) -> SquareSet {
        cat.forward().minus(self.cats.with(self.mouse))
    }

    /// Calls `visit` with every legal move in ascending order, of a game that is not over.
    #[inline]
    pub(crate) fn for_each_move(&self, mut visit: impl FnMut(Step)) {
        match self.to_move {
            Side::Mouse => self.mouse_targets().iter().for_each(|to| visit(Step::new(self.mouse, to))),
            Side::Cats => {
                for cat in self.cats.iter() {
                    self.cat_targets(cat).iter().for_each(|to| visit(Step::new(cat, to)));
                }
            }
        }
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Step) -> GatoERato {
        let mut next = self.clone();
        next.make(mv);
        next
    }

    /// Moves a piece of `side` and passes the turn to the side `next`; the key follows.
    #[inline]
    fn shift(&mut self, side: Side, from: Square, to: Square, next: Side) {
        match side {
            Side::Mouse => self.mouse = to,
            Side::Cats => self.cats = self.cats.without(from).with(to),
        }
        self.to_move = next;
        self.key ^= piece_key(side, from) ^ piece_key(side, to) ^ KEYS[2 * Square::COUNT];
    }

    /// Why a move of an open game is not legal; see [`Game::check`].
    fn check_step(&self, mv: Step) -> Result<(), Phrase> {
        let Step { from, to } = mv;
        let (touching, rule) = match self.to_move {
            Side::Mouse if from != self.mouse => {
                return Err(Phrase::from(texts::MOUSE_TO_MOVE).with("square", self.mouse));
            }
            Side::Cats if !self.cats.contains(from) => {
                return Err(Phrase::from(texts::CATS_TO_MOVE).with("square", from));
            }
            Side::Mouse => (from.around(), texts::MOUSE_CANT),
            Side::Cats => (from.forward(), texts::CAT_CANT),
        };
        if !touching.contains(to) {
            Err(Phrase::from(rule).with("from", from).with("to", to))
        } else if self.cats.contains(to) {
            Err(Phrase::from(texts::CAT_THERE).with("square", to))
        } else if to == self.mouse {
            Err(Phrase::from(texts::MOUSE_THERE).with("square", to))
        } else {
            Ok(())
        }
    }
}

#[inline]
fn piece_key(side: Side, square: Square) -> u64 {
    match side {
        Side::Cats => KEYS[square.index()],
        Side::Mouse => KEYS[Square::COUNT + square.index()],
    }
}

impl Game for GatoERato {
    type Move = Step;
    type Setup = GatoSetup;
    // A move names both of its squares, and nothing is captured: nothing else is needed to go back.
    type Undo = ();

    fn new(_: &GatoSetup) -> Result<Self, SetupError> {
        Ok(GatoERato::start())
    }

    fn setup(&self) -> &GatoSetup {
        &GatoSetup
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Seat {
        self.to_move.seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|side| Outcome::Won(side.seat()))
    }

    fn end_reason(&self) -> Option<EndReason> {
        Some(EndReason::new(match self.winner()? {
            Side::Cats => texts::END_CAUGHT,
            Side::Mouse if SquareSet::LINE_1.contains(self.mouse) => texts::END_THROUGH,
            Side::Mouse => texts::END_NO_CAT,
        }))
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.winner().is_some_and(|side| side.seat() == seat))
    }

    fn legal_moves(&self, moves: &mut Vec<Step>) {
        moves.clear();
        if self.winner().is_none() {
            self.for_each_move(|mv| moves.push(mv));
        }
    }

    fn check(&self, mv: Step) -> Result<(), IllegalMove> {
        match self.winner() {
            Some(Side::Mouse) => Err(IllegalMove::new(texts::OVER_MOUSE)),
            Some(Side::Cats) => Err(IllegalMove::new(texts::OVER_CATS)),
            None => self.check_step(mv).map_err(IllegalMove::new),
        }
    }

    fn make(&mut self, mv: Step) {
        self.shift(self.to_move, mv.from, mv.to, self.to_move.other());
    }

    fn unmake(&mut self, mv: Step, (): ()) {
        let mover = self.to_move.other();
        self.shift(mover, mv.to, mv.from, mover);
    }

    fn moves_left(&self) -> u32 {
        if self.winner().is_some() {
            return 0;
        }
        // The cats only go forward, and the mouse moves once between two of their moves.
        let cat_moves: u32 = self.cats.iter().map(|cat| u32::from(8 - cat.line())).sum();
        2 * cat_moves + u32::from(self.to_move == Side::Mouse)
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        let cats = self.cats.iter().fold(0, |key, cat| key ^ piece_key(Side::Cats, cat));
        let turn = if self.to_move == Side::Cats { KEYS[2 * Square::COUNT] } else { 0 };
        cats ^ piece_key(Side::Mouse, self.mouse) ^ turn
    }

    fn show(&self) -> String {
        let mut text = String::new();
        for line in (1..=8).rev() {
            let mut row = line.to_string();
            for column in 1..=8 {
                let square = Square::new(line, column);
                row.push(' ');
                row.push(match square {
                    None => ' ',
                    Some(square) if square == self.mouse => 'M',
                    Some(square) if self.cats.contains(square) => 'C',
                    Some(_) => '.',
                });
            }
            text.push_str(row.trim_end());
            text.push('\n');
        }
        text.push_str("  1 2 3 4 5 6 7 8\n");
        text
    }
}

impl fmt::Debug for GatoERato {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut cats = String::new();
        for cat in self.cats.iter() {
            write!(cats, " {cat}")?;
        }
        write!(f, "mouse {}, cats{cats}, {} to move", self.mouse, self.to_move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        Square::all().find(|square| square.to_string() == text).expect("a dark square")
    }

    fn position(cats: [&str; 4], mouse: &str, to_move: Side) -> GatoERato {
        let cats = cats.into_iter().map(square).collect();
        GatoERato::position(cats, square(mouse), to_move).expect("a position")
    }

    fn why(game: &GatoERato, mv: &str) -> String {
        game.check(mv.parse().expect("a move")).expect_err(mv).to_string()
    }

    #[test]
    fn the_start() {
        let game = GatoERato::start();
        let board = "8   .   M   .   .\n7 .   .   .   .\n6   .   .   .   .\n5 .   .   .   .\n\
                     4   .   .   .   .\n3 .   .   .   .\n2   .   .   .   .\n1 C   C   C   C\n  1 2 3 4 5 6 7 8\n";
        assert_eq!(game.show(), board);
        assert_eq!(game, position(["11", "13", "15", "17"], "84", Side::Mouse));
        assert_eq!(game.moves_left(), 57);
    }

    #[test]
    fn the_mouse_wins_on_line_1() {
        let game = position(["31", "33", "44", "46"], "22", Side::Mouse);
        assert_eq!(game.winner(), None);
        assert_eq!(game.end_reason(), None);
        let through = game.after("22-11".parse().expect("a move"));
        assert_eq!(through.outcome(), Some(Outcome::Won(Seat::FIRST)));
        assert_eq!(through.end_reason().expect("a reason").to_string(), "the mouse has reached line 1");
    }

    #[test]
    fn the_cats_win_when_the_mouse_cannot_move() {
        let caught = position(["71", "75", "64", "62"], "73", Side::Mouse);
        assert_eq!(caught.winner(), None, "82 and 84 are free");
        let caught = position(["73", "75", "33", "35"], "84", Side::Mouse);
        assert_eq!(caught.outcome(), Some(Outcome::Won(Seat::SECOND)));
        assert_eq!(caught.end_reason().expect("a reason").to_string(), "the mouse is caught and can't move");
        assert_eq!((caught.points(Seat::FIRST), caught.points(Seat::SECOND)), (0, 1));
    }

    #[test]
    fn the_mouse_wins_when_no_cat_can_move() {
        let stuck = position(["82", "84", "86", "88"], "55", Side::Cats);
        assert_eq!(stuck.outcome(), Some(Outcome::Won(Seat::FIRST)));
        assert_eq!(stuck.end_reason().expect("a reason").to_string(), "no cat can move");
        let blocked = position(["71", "84", "86", "88"], "82", Side::Cats);
        assert_eq!(blocked.outcome(), Some(Outcome::Won(Seat::FIRST)), "the mouse stands in the way");
        assert_eq!(
            position(["82", "84", "86", "88"], "55", Side::Mouse).winner(),
            None,
            "not before their turn"
        );
    }

    #[test]
    fn reasons_are_for_people() {
        let game = GatoERato::start();
        assert_eq!(why(&game, "11-22"), "it is the mouse's turn, and the mouse stands on 84");
        assert_eq!(
            why(&game, "84-66"),
            "the mouse moves one square diagonally, so it can't go from 84 to 66"
        );
        let game = game.after("84-75".parse().expect("a move"));
        assert_eq!(why(&game, "75-66"), "it is the cats' turn, and no cat stands on 75");
        let game = position(["22", "33", "64", "17"], "75", Side::Cats);
        assert_eq!(why(&game, "22-33"), "a cat stands on 33");
        assert_eq!(why(&game, "64-75"), "the mouse stands on 75, and nothing is captured in this game");
        assert_eq!(
            why(&game, "64-53"),
            "a cat moves one square diagonally forward, so it can't go from 64 to 53"
        );
        let over = position(["73", "75", "33", "35"], "84", Side::Mouse);
        assert_eq!(why(&over, "84-75"), "the game is over, the cats have won");
    }

    #[test]
    fn a_position_needs_its_pieces() {
        let start = GatoERato::start();
        assert!(GatoERato::position(SquareSet::LINE_1, Square::from_index(0), Side::Mouse).is_none());
        assert!(GatoERato::position(start.cats().with(square("22")), square("84"), Side::Mouse).is_none());
    }
}
