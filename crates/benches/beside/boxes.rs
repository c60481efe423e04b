//! The rules of Timbiriche as crate `minimax` takes them.
//!
//! That library changes sides at every ply. A seat that moves again is therefore told by a pass of the other
//! one, a ply that does nothing.

use benches::ordered_lines;
use game::{Game as _, Seat};
use minimax::{Evaluation, Evaluator, Game, IterativeSearch, Winner};
use timbiriche::{Line, Timbiriche, Undo};

/// A position with what is needed to go back.
#[derive(Clone)]
pub(crate) struct Position {
    game: Timbiriche,
    /// Whose turn it is for the library: after a box was closed, the one who has to pass.
    turn: Seat,
    undos: Vec<Undo>,
    /// Whether the game is over as soon as it is decided. By the rules it is played to the last line.
    early: bool,
}

impl Position {
    pub(crate) fn new(game: Timbiriche, early: bool) -> Position {
        Position { turn: game.to_move(), game, undos: Vec::new(), early }
    }

    /// The boxes of the library's seat to move minus those of the other.
    fn margin(&self) -> i32 {
        self.game.boxes_of(self.turn) - self.game.boxes_of(self.turn.next(2))
    }

    fn passes(&self) -> bool {
        self.turn != self.game.to_move()
    }
}

/// A line, or a pass.
pub(crate) type Step = Option<Line>;

/// The game, for win, loss or draw.
pub(crate) struct Boxes;

impl Game for Boxes {
    type S = Position;
    type M = Step;

    fn generate_moves(position: &Position, moves: &mut Vec<Step>) -> Option<Winner> {
        if let Some(winner) = Boxes::get_winner(position) {
            return Some(winner);
        }
        if position.passes() {
            moves.push(None);
            return None;
        }
        ordered_lines(&position.game, |line| moves.push(Some(line)));
        None
    }

    fn apply(position: &mut Position, step: Step) -> Option<Position> {
        if let Some(line) = step {
            position.undos.push(position.game.make(line));
        }
        position.turn = position.turn.next(2);
        None
    }

    fn undo(position: &mut Position, step: Step) {
        position.turn = position.turn.next(2);
        if let Some((line, undo)) = step.zip(if step.is_some() { position.undos.pop() } else { None }) {
            position.game.unmake(line, undo);
        }
    }

    fn get_winner(position: &Position) -> Option<Winner> {
        if position.game.moves_left() > 0 && !position.early {
            return None;
        }
        let decided = position.game.decided();
        if decided.is_none() && position.game.moves_left() > 0 {
            return None;
        }
        Some(match decided {
            Some(winner) if winner == position.turn => Winner::PlayerToMove,
            Some(_) => Winner::PlayerJustMoved,
            None => Winner::Draw,
        })
    }

    fn zobrist_hash(position: &Position) -> u64 {
        // Lines and score; whose turn it is for the library tells a pass apart.
        let margin = game::key::zobrist((position.margin() + 1000) as u64);
        position.game.lines_key() ^ margin ^ if position.passes() { game::key::zobrist(77_777) } else { 0 }
    }
}

/// The simple evaluation: the margin of boxes so far.
pub(crate) struct Margin;

impl Evaluator for Margin {
    type G = Boxes;

    fn evaluate(&self, position: &Position) -> Evaluation {
        position.margin() as Evaluation
    }
}

/// The nodes that the library tells in its summary.
pub(crate) fn nodes(theirs: &IterativeSearch<Margin>, position: &Position) -> u64 {
    let stats = theirs.stats(&mut position.clone());
    let number_after = |word: &str| -> u64 {
        let rest = stats.split_once(word).map_or("", |(_, rest)| rest);
        rest.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0)
    };
    number_after("Explored ") + number_after("next depth hit ")
}
