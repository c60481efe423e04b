//! Which moves to try first: flags, juice, tools, open ground, the rest.

use game::Game;

use crate::{Action, FlagCapture, Order, Terrain};

/// How promising a move looks; greater comes first.
fn promise(game: &FlagCapture, action: Action) -> i32 {
    let Order::Go(direction) = action.order else { return -100 };
    let piece = &game.pieces(game.to_move())[usize::from(action.piece)];
    let terrain = game.terrain(game.torus().neighbour(piece.cell, direction));
    match terrain {
        Terrain::Flag => 100,
        Terrain::Juice => 60,
        Terrain::Boat | Terrain::Axe => 40,
        Terrain::Shovel => 10,
        _ => -piece.cost(terrain).unwrap_or(99),
    }
}

/// Sorts legal moves, the most promising first; equals stay in their order.
pub(super) fn sort(game: &FlagCapture, moves: &mut [Action]) {
    // At most 28 moves: an insertion sort on computed keys needs no memory of its own.
    let mut keys = [0; 28];
    for index in 0..moves.len() {
        let (mv, key) = (moves[index], promise(game, moves[index]));
        let mut at = index;
        while at > 0 && keys[at - 1] < key {
            keys[at] = keys[at - 1];
            moves[at] = moves[at - 1];
            at -= 1;
        }
        (keys[at], moves[at]) = (key, mv);
    }
}

/// Whether the move takes something from the board.
pub(super) fn is_taking(game: &FlagCapture, action: Action) -> bool {
    let Order::Go(direction) = action.order else { return false };
    let piece = &game.pieces(game.to_move())[usize::from(action.piece)];
    game.terrain(game.torus().neighbour(piece.cell, direction)).is_taken()
}
