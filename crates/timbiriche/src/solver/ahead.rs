//! Reading moves before their turn: so that memory has time to bring what the table knows of them, and to see whether
//! one of them is known to reach the goal (enhanced transposition cutoffs: Schaeffer and Plaat, *New Advances in
//! Alpha-Beta Searching*, 1996).
//!
//! Once the first move has failed most often all others have to be gone through. The table is far greater than the
//! processor's caches and even than what its address translation covers, so that each question waits about as long as
//! reading a position takes. With one move read ahead the two overlap.

use super::capture::bounds;
use super::moves::Move;
use super::position::Rest;
use super::search::Searcher;

/// What a look at the moves tells.
pub(crate) enum Ahead {
    /// A move reaches the goal, with this value at least.
    Reached(i32),
    /// The moves before `end` are open; the others come to `known` at most.
    Open {
        /// The greatest bound of those with an answer.
        known: i32,
        /// Where the moves with an answer begin.
        end: usize,
    },
}

impl Searcher<'_> {
    /// Reads a move and begins to fetch what the table knows of it.
    #[inline]
    pub(crate) fn read_ahead(&mut self, index: usize) {
        let rest = self.moves[index].rest;
        if !rest.is_read() {
            let rest = self.read(rest.position);
            if !rest.position.is_settled() {
                self.shared.table.prefetch(rest.key.hash());
            }
            self.moves[index].rest = rest;
        }
    }

    /// Reads the moves from `from` on and asks the table about them. Those with an answer go behind the others.
    pub(crate) fn look_ahead(&mut self, from: usize, goal: i32) -> Ahead {
        let mut end = self.moves.len();
        for index in from..end {
            self.read_ahead(index);
        }
        let mut known = i32::MIN;
        let mut index = from;
        while index < end {
            let (lower, upper) = self.bounds_of(&self.moves[index]);
            if lower >= goal {
                return Ahead::Reached(lower);
            }
            if upper < goal {
                known = known.max(upper);
                end -= 1;
                self.moves.swap(index, end);
            } else {
                index += 1;
            }
        }
        Ahead::Open { known, end }
    }

    /// What is known of the value of a move that has been read.
    fn bounds_of(&self, mv: &Move) -> (i32, i32) {
        let Rest { position, key } = mv.rest;
        let (lower, upper) = if position.is_settled() {
            let value = i32::from(self.shared.collections.get(position.collection).value);
            (value, value)
        } else {
            let known = self.known(key, position.boxes);
            (known.lower, known.upper)
        };
        // Those of the reply, seen from the other side.
        let (least, most) = bounds(i32::from(mv.taken), i32::from(mv.back), lower, upper);
        (-most, -least)
    }
}
