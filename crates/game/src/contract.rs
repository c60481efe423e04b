//! The trait that a game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use ::texts::{Language, Phrase};

use crate::{EndReason, Outcome, Seat, Setup, SetupError, texts};

/// A move: small, copied freely, with one text form.
///
/// `Display` writes the one token that records, the line protocol and move lists use. It never holds a
/// blank, a semicolon or a line break. `FromStr` reads it back, and may accept other ways of writing it.
/// `Ord` is the order in which lists of moves are shown.
pub trait GameMove:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseMoveError> + Send + Sync + 'static
{
}

impl<T> GameMove for T where
    T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseMoveError> + Send + Sync + 'static
{
}

/// A position of a game together with its rules.
///
/// Cloning gives an independent position; large tables that never change (a track, distances) belong in an
/// `Arc`. Every game has to pass `testing::check_contract`.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// A move of this game.
    type Move: GameMove;
    /// What a new game is made from.
    type Setup: Setup;
    /// What [`Game::unmake`] needs to go back; small, since a search keeps one for each ply.
    type Undo: Debug + Send + Sync + 'static;

    /// The position at the start.
    ///
    /// # Errors
    /// If the set-up is out of its bounds or its parts do not fit each other. Never panics.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// The set-up that this game was made from.
    fn setup(&self) -> &Self::Setup;

    /// The number of seats, 1 to [`Seat::MAX`]. It stays the same during a game.
    fn seats(&self) -> u8;

    /// The seat that moves next. After the end of the game: any seat.
    fn to_move(&self) -> Seat;

    /// How the game ended, or `None` while it is open. An open position has at least one legal move.
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game is over by its rules: which of them ended it, and for whom. `None` while it is open.
    fn end_reason(&self) -> Option<EndReason>;

    /// The points of a seat so far, as they are shown to people.
    fn points(&self, seat: Seat) -> i32;

    /// Replaces the contents of `moves` by the legal moves in ascending order; by nothing after the end.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Why the move is not legal here, in words for a person; `Ok` for exactly the moves of
    /// [`Game::legal_moves`].
    ///
    /// # Errors
    /// The reason why the move can't be made.
    fn check(&self, mv: Self::Move) -> Result<(), IllegalMove>;

    /// Makes a move that [`Game::check`] accepts. With any other move the position is unspecified, but
    /// nothing outside of it is harmed.
    fn make(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the move that [`Game::make`] made last; everything is as it was before.
    fn unmake(&mut self, mv: Self::Move, undo: Self::Undo);

    /// A bound on the number of moves that can still come. 0 once the game is over; it falls by at least
    /// one with every move.
    fn moves_left(&self) -> u32;

    /// A hash of the **whole** position: the board, the seat to move, the points. Kept up to date by
    /// [`Game::make`] and [`Game::unmake`] (Zobrist, "A New Hashing Method with Application for Game
    /// Playing", 1970).
    fn key(&self) -> u64;

    /// The same hash, computed afresh from the position. Slow; it is what [`Game::key`] is tested against.
    fn fresh_key(&self) -> u64;

    /// The board as plain text, ASCII only, without escape sequences. Lines end with `\n`. Everything that
    /// belongs to the position can be read off it, but for the seat to move and the points.
    fn show(&self) -> String;

    /// Reads a move as a person types it in this position. Without a better idea: the token.
    ///
    /// # Errors
    /// If the text is no move of this game.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseMoveError> {
        text.trim().parse()
    }
}

/// Why a move can't be made, worded for a person: "that line is drawn already".
///
/// `Display` is English, for protocols, records and logs; [`IllegalMove::reason`] speaks the person's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct IllegalMove(Phrase);

impl IllegalMove {
    /// Gives a reason: lower case, no full stop.
    pub fn new(reason: impl Into<Phrase>) -> IllegalMove {
        IllegalMove(reason.into())
    }

    /// The reason in a language.
    pub fn reason(&self, language: Language) -> String {
        self.0.text(language)
    }
}

/// Why a text is no move, with what was expected: "expected a line such as H0,3, found 'x'".
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct ParseMoveError(Phrase);

impl ParseMoveError {
    /// Gives a reason for a text that is written as a move is, and means none that there could be: lower case, no
    /// full stop.
    pub fn new(reason: impl Into<Phrase>) -> ParseMoveError {
        ParseMoveError(reason.into())
    }

    /// Says what was expected (with an example) and what was found instead. What was found is shortened
    /// and made harmless to show.
    pub fn expected(what: impl Into<Phrase>, found: &str) -> ParseMoveError {
        let found = crate::setup::quoted(found);
        ParseMoveError(Phrase::from(texts::EXPECTED).with_phrase("what", what).with("found", found))
    }

    /// The reason in a language.
    pub fn reason(&self, language: Language) -> String {
        self.0.text(language)
    }
}
