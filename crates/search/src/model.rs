//! How a search sees a game.

use game::{Game, Outcome, Seat};

use crate::{Score, Value, WIN};

/// How a search sees a game: which moves to try, what a position is worth, what its future depends on.
///
/// A model owns its tables (in an `Arc`, so that threads share them), and a game may have several: plain,
/// one that knows more, the original's evaluation.
///
/// **Values** are for one seat *against all others*: with two seats its points minus the other's, with more its
/// points minus the sum of the others' (paranoid search; Sturtevant and Korf, "On Pruning Techniques for
/// Multi-Player Games", 2000). With two seats `evaluate(g, a) == -evaluate(g, b)`, and so for all values.
///
/// **What is still to come.** A value splits into what is [`settled`](Model::settled) and the rest. Evaluation,
/// table and leaves hold the rest only, and each edge of the search shifts the window by what it settles, so
/// two ways to the same remaining board share one table entry, whatever has been scored on the way.
pub trait Model<G: Game>: Clone + Send + Sync + 'static {
    /// Called once at the start of every search with the position at its root: the place to renew tables
    /// that depend on the ground (distances after a wall has gone). Values of one game have to stay comparable,
    /// since the transposition table is kept between its moves.
    fn prepare(&mut self, root: &G) {
        let _ = root;
    }

    /// Replaces the contents of `moves` by legal moves that surely hold a best one, likely best first. Never
    /// empty in an open position. At the root of `values` all legal moves are searched all the same.
    fn candidates(&self, game: &G, moves: &mut Vec<G::Move>);

    /// An estimate of what is still to come, for `seat` against all others. Between `-WIN_BOUND` and
    /// `WIN_BOUND`.
    fn evaluate(&self, game: &G, seat: Seat) -> Value;

    /// The part of the value that no later move can change *and that the future does not depend on*, for
    /// `seat` against all others. Zero where the points decide how the game ends (a majority, a majority of
    /// flags): there they belong into the key. Where anything is settled, [`Model::final_value`] is never
    /// [`WIN`] or its negative.
    fn settled(&self, game: &G, seat: Seat) -> Value {
        let _ = (game, seat);
        0
    }

    /// What is still to come at the end of a game, for `seat` against all others: [`WIN`] or its negative
    /// where winning is all (the search counts the plies), 0 where the settled margin is the value.
    fn final_value(&self, game: &G, outcome: Outcome, seat: Seat) -> Value {
        let _ = game;
        match outcome {
            Outcome::Won(winner) if winner == seat => WIN,
            Outcome::Won(_) => -WIN,
            Outcome::Draw(_) | Outcome::Nobody => 0,
        }
    }

    /// A key that is equal only for equal futures. It may merge what [`Game::key`] keeps apart: points that
    /// are settled, mirrored boards, in some games the seat to move. (With more than two seats the search adds
    /// the root's seat and the seat to move by itself.)
    ///
    /// If the board is mirrored, a best move kept in the table may be illegal here; the search checks it.
    fn future_key(&self, game: &G) -> u64 {
        game.key()
    }

    /// A bound on the plies left; once a search is this deep its value is proven. 0 before the end of the game
    /// says that [`Model::evaluate`] is exact here, so that nothing has to be searched. Equal for positions with
    /// equal [`Model::future_key`].
    fn horizon(&self, game: &G) -> u32 {
        game.moves_left()
    }

    /// How a value (settled and still to come together) reads for people, in the unit of the game.
    fn score(&self, game: &G, value: Value) -> Score {
        let _ = game;
        Score::from_value(value)
    }

    /// Moves of a lower class are tried before those of a higher one. Among one class the search puts those
    /// first that have refuted other positions, and keeps the order of [`Model::candidates`] among equals. So
    /// classes tell what is surely tried first (captures, safe moves), and the search learns the rest. A
    /// model that wants exactly its own order gives each move a class of its own, or switches killers and
    /// history off.
    fn class(&self, game: &G, mv: G::Move) -> u8 {
        let _ = (game, mv);
        0
    }

    /// Whether a late move may be searched less deeply first. `index` counts the candidates from 0, `depth` is
    /// what is left in plies. 0 for no reduction.
    fn reduction(&self, game: &G, mv: G::Move, index: usize, depth: u32) -> u32 {
        let _ = (game, mv, index, depth);
        0
    }

    /// By how many plies a move is searched deeper: forced moves, captures.
    fn extension(&self, game: &G, mv: G::Move) -> u32 {
        let _ = (game, mv);
        0
    }
}
