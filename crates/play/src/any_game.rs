//! A game in progress, with moves as text.

use std::any::Any;

use game::{EndReason, Game, GameMove, History, Outcome, Seat, Setup, Values};
use search::Stop;
use texts::Language;

/// A game in progress whatever its type: a position, how it came about, and the rules, with moves as text.
///
/// Implemented by [`History`] for every game. Screens that draw a particular board get at it by
/// [`AnyGame::as_any`], which is a `&History<G>`.
pub trait AnyGame: Send + Sync {
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The seat to move.
    fn to_move(&self) -> Seat;
    /// How it ended by the rules, or `None` while it is open.
    fn outcome(&self) -> Option<Outcome>;
    /// Why it is over by the rules; `None` while it is open.
    fn end_reason(&self) -> Option<EndReason>;
    /// The points of a seat.
    fn points(&self, seat: Seat) -> i32;
    /// The hash of the whole position.
    fn key(&self) -> u64;
    /// The legal moves in ascending order.
    fn legal_moves(&self) -> Vec<String>;
    /// The token of a move that is typed, if it is legal here.
    ///
    /// # Errors
    /// If the text is no move or the move is not legal, with the reason.
    fn check(&self, text: &str) -> Result<String, MoveError>;
    /// Makes a move and returns its token.
    ///
    /// # Errors
    /// As [`AnyGame::check`]; then nothing has changed.
    fn play(&mut self, text: &str) -> Result<String, MoveError>;
    /// Takes back the last move and returns its token; `None` at the start.
    fn undo(&mut self) -> Option<String>;
    /// The moves since the start.
    fn moves(&self) -> Vec<String>;
    /// A bound on the moves that can still come.
    fn moves_left(&self) -> u32;
    /// The number of paths of `depth` moves; a path counts only at full length. `None` if it was stopped.
    fn perft(&self, depth: u32, stop: &Stop) -> Option<u64>;
    /// The board as plain text.
    fn show(&self) -> String;
    /// The set-up, whole.
    fn setup(&self) -> Values;
    /// The game after its first `count` moves.
    fn prefix(&self, count: usize) -> Box<dyn AnyGame>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
    /// The `History<G>` behind it.
    fn as_any(&self) -> &dyn Any;
}

/// Why a text can't be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// It is no move of this game.
    #[error("{0}")]
    NoMove(#[from] game::ParseMoveError),
    /// The rules don't allow it here.
    #[error("{0}")]
    Illegal(#[from] game::IllegalMove),
}

impl MoveError {
    /// The reason in a language.
    pub fn reason(&self, language: Language) -> String {
        match self {
            MoveError::NoMove(error) => error.reason(language),
            MoveError::Illegal(error) => error.reason(language),
        }
    }
}

impl<G: Game> AnyGame for History<G> {
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn to_move(&self) -> Seat {
        self.game().to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn end_reason(&self) -> Option<EndReason> {
        self.game().end_reason()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.game().points(seat)
    }

    fn key(&self) -> u64 {
        self.game().key()
    }

    fn legal_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game().legal_moves(&mut moves);
        moves.iter().map(G::Move::to_string).collect()
    }

    fn check(&self, text: &str) -> Result<String, MoveError> {
        checked(self.game(), text).map(|mv| mv.to_string())
    }

    fn play(&mut self, text: &str) -> Result<String, MoveError> {
        let mv = checked(self.game(), text)?;
        History::play(self, mv)?;
        Ok(mv.to_string())
    }

    fn undo(&mut self) -> Option<String> {
        History::undo(self).map(|mv| mv.to_string())
    }

    fn moves(&self) -> Vec<String> {
        History::moves(self).map(|mv| mv.to_string()).collect()
    }

    fn moves_left(&self) -> u32 {
        self.game().moves_left()
    }

    fn perft(&self, depth: u32, stop: &Stop) -> Option<u64> {
        perft(&mut self.game().clone(), depth, stop)
    }

    fn show(&self) -> String {
        self.game().show()
    }

    fn setup(&self) -> Values {
        self.game().setup().to_values()
    }

    fn prefix(&self, count: usize) -> Box<dyn AnyGame> {
        Box::new(History::prefix(self, count))
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn checked<G: Game>(game: &G, text: &str) -> Result<G::Move, MoveError> {
    let mv = game.parse_move(text)?;
    game.check(mv)?;
    Ok(mv)
}

/// Counts the paths of `depth` moves below a position; `None` if it was stopped.
fn perft<G: Game>(game: &mut G, depth: u32, stop: &Stop) -> Option<u64> {
    if stop.is_raised() {
        return None;
    }
    if depth == 0 {
        return Some(1);
    }
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    if depth == 1 {
        return Some(moves.len() as u64);
    }
    let mut paths = 0;
    for mv in moves {
        let undo = game.make(mv);
        let below = perft(game, depth - 1, stop);
        game.unmake(mv, undo);
        paths += below?;
    }
    Some(paths)
}

/// The text of a move, for engines that cross the boundary of types.
pub(crate) fn token<M: GameMove>(mv: &M) -> String {
    mv.to_string()
}
