//! The moves of a quiet position: one for each strand and for each kind of isolated chain and loop.

use super::board::Lines;
use super::graph::GROUND;
use super::multiset::{EMPTY, Id, NONE};
use super::order::{Look, Order};
use super::position::{Quiet, Rest};
use super::search::Searcher;

/// A move.
#[derive(Clone, Copy)]
pub(crate) struct Move {
    /// What is left once its boxes are taken.
    pub(crate) rest: Rest,
    /// How soon it should be tried.
    pub(crate) promise: i32,
    /// The boxes that it gives to the other seat.
    pub(crate) taken: u8,
    /// The boxes that the other seat can hand back instead: 0 (none), 2 or 4.
    pub(crate) back: u8,
    pub(crate) look: Look,
}

const _: () = assert!(size_of::<Move>() <= 64);

impl Searcher<'_> {
    /// Lists the moves of the position that has just been read.
    pub(crate) fn list_moves(&mut self, position: &Quiet) {
        let collection = position.collection;
        for number in 0..self.graph.count {
            let strand = self.graph.strands[number];
            if self.shared.options.dominance && self.graph.is_twin(number) {
                continue;
            }
            let mut lines = strand.lines;
            let mut taken = strand.length;
            let back = if strand.ring {
                4
            } else if taken >= 3 {
                2
            } else {
                0
            };
            if strand.from == strand.to
                && strand.from != GROUND
                && let Some(tail) = self.graph.tail_of(number)
            {
                // The loop is captured through its joint, and so is the tail.
                lines = lines.with(tail.lines);
                taken += 1 + tail.length;
            }
            let line = if lines.h != 0 { lines.h.trailing_zeros() } else { 64 + lines.v.trailing_zeros() };
            let odd = taken == 0 && self.graph.changes_parity(number);
            let look = Look::begin(line as u8, self.graph.ends(number), odd);
            self.push_move(position, position.core.without(lines), collection, (taken, back), look);
        }
        if collection != EMPTY {
            let entry = *self.shared.collections.get(collection);
            // A chain of two is worth at most one box more than a chain of one: play as if the second box were not
            // there. So opening the chain of one is never worse.
            let spare = self.shared.options.dominance && entry.without_one != NONE;
            for (without, taken, back) in [
                (entry.without_one, 1, 0),
                (if spare { NONE } else { entry.without_two }, 2, 0),
                (entry.without_chain, entry.chain, 2),
                (entry.without_loop, entry.ring, 4),
            ] {
                if without != NONE {
                    self.push_move(position, position.core, without, (taken, back), Look::placeless(taken));
                }
            }
        }
    }

    fn push_move(
        &mut self,
        position: &Quiet,
        core: Lines,
        collection: Id,
        (taken, back): (u8, u8),
        look: Look,
    ) {
        let rest = Rest::unread(Quiet { core, collection, boxes: position.boxes - i32::from(taken) });
        self.moves.push(Move { rest, promise: 0, taken, back, look });
    }

    /// Sets the promise of the moves from `first` on; returns which side moves, told from the turns to come.
    pub(crate) fn judge_moves(&mut self, first: usize, position: &Quiet) -> usize {
        let shared = self.shared;
        // Every turn but those of the last chains and loops lowers lines less boxes by one. A chain has one
        // line more than boxes.
        let entry = shared.collections.get(position.collection);
        let lines = position.core.h.count_ones() + position.core.v.count_ones() + u32::from(entry.chains);
        let turns = lines as usize + usize::from(entry.boxes) + position.boxes as usize;
        let long = self.graph.long_strands() + usize::from(entry.long);
        let side = turns & 1;
        if !shared.options.ordering {
            return side;
        }
        for mv in &mut self.moves[first..] {
            if mv.taken > 2 {
                mv.promise = -100_000 * i32::from(mv.taken);
                continue;
            }
            let odd = mv.look.changes_parity() ^ ((turns + long) & 1 != 0);
            mv.look = Order::look(shared.board, mv.rest.position.core, mv.look, mv.taken, odd);
            mv.promise = self.order.promise(&mv.look, side);
        }
        side
    }
}
