//! Enhanced transposition cutoffs: before the second move of a node is searched, all that are left are looked
//! up in the table, since one of them may be known to refute the position already (Plaat, Schaeffer, Pijls and
//! de Bruin, "Exploiting Graph Properties of Game Trees", 1996).
//!
//! The look-ups of one node do not wait for each other, so the memory answers many at a time, and what the
//! search asks for afterwards is near.

use std::mem;

use game::Game;

use crate::Model;
use crate::node::Edge;
use crate::ordering::Rank;
use crate::worker::{Found, Worker};

/// A position after a move, as far as the table needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    key: u64,
    gain: crate::Value,
    flip: bool,
    depth: u32,
    to_end: bool,
    /// The move, by its place in the list of the model.
    at: usize,
}

impl<G: Game, M: Model<G>> Worker<'_, G, M> {
    /// Looks for a move after the first that the table knows to be too good for the window of the node. The
    /// moves are tried as they are ranked, or as they stand if they are not. Returns what is known, and the move.
    pub(crate) fn look_ahead(
        &mut self,
        game: &mut G,
        node: Edge<G::Move>,
        moves: &[G::Move],
        ranks: &[Rank],
    ) -> Option<(Found, G::Move)> {
        let table = self.table?;
        if node.depth < 2 {
            return None;
        }
        let mut children = mem::take(&mut self.plies[node.ply].children);
        children.clear();
        for index in 1..moves.len() {
            let at = ranks.get(index).map_or(index, |rank| usize::from(rank.index));
            let mv = moves[at];
            let extension = if self.options.extensions { self.model.extension(game, mv) } else { 0 };
            let undo = game.make(mv);
            if game.outcome().is_none() {
                let flip = self.side(game) != node.side;
                let settled = self.settled(game);
                let gain = if flip { -settled } else { settled } - node.settled;
                let horizon = self.model.horizon(game);
                let full = node.depth - 1 + extension;
                let (depth, to_end) = (full.min(horizon), full >= horizon);
                children.push(Child { key: self.key(game), gain, flip, depth, to_end, at });
            }
            game.unmake(mv, undo);
        }
        let known = children.iter().find_map(|child| {
            let window = node.window.below(child.gain, child.flip);
            let found =
                self.answer(table.get(child.key)?, child.depth, child.to_end, window, node.ply + 1)?;
            let found = found.above(child.gain, child.flip);
            (found.value >= node.window.beta).then_some((found, moves[child.at]))
        });
        self.plies[node.ply].children = children;
        // The position that answered counts as any other that the table answers.
        known.filter(|_| self.count())
    }
}
