//! A game from its start to now.

use crate::{Game, IllegalMove, SetupError};

/// A start position, the moves made since, and the position that they lead to.
///
/// Engines are asked about a history and not only about a position, so that an engine in another process
/// can be told the moves, and so that undo costs one move.
#[derive(Debug)]
pub struct History<G: Game> {
    start: G,
    moves: Vec<(G::Move, G::Undo)>,
    game: G,
}

impl<G: Game> History<G> {
    /// A game without moves.
    ///
    /// # Errors
    /// If the set-up is not possible.
    pub fn new(setup: &G::Setup) -> Result<History<G>, SetupError> {
        Ok(History::from_start(G::new(setup)?))
    }

    /// A history that begins at this position.
    pub fn from_start(start: G) -> History<G> {
        History { game: start.clone(), start, moves: Vec::new() }
    }

    /// The position at the start.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The position now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The moves since the start, the first one first.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = G::Move> + ExactSizeIterator {
        self.moves.iter().map(|(mv, _)| *mv)
    }

    /// The number of moves since the start.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether no move has been made.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal; then nothing has changed.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove> {
        self.game.check(mv)?;
        let undo = self.game.make(mv);
        self.moves.push((mv, undo));
        Ok(())
    }

    /// Takes back the last move and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<G::Move> {
        let (mv, undo) = self.moves.pop()?;
        self.game.unmake(mv, undo);
        Some(mv)
    }

    /// The history after the first `count` moves (all of them, if there are fewer).
    pub fn prefix(&self, count: usize) -> History<G> {
        let mut prefix = History::from_start(self.start.clone());
        for mv in self.moves().take(count) {
            let undo = prefix.game.make(mv);
            prefix.moves.push((mv, undo));
        }
        prefix
    }
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> Self {
        self.prefix(self.len())
    }
}
