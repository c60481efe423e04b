//! Quiet positions and what they are known by.

use super::board::{Degrees, Lines};
use super::canon::MOST_ORDERED;
use super::graph::isolated_at;
use super::multiset::Id;
use super::search::Searcher;
use super::table::Key;

/// A position in which no box can be closed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quiet {
    /// Undrawn lines on the board.
    pub(crate) core: Lines,
    /// Isolated chains and loops taken off the board.
    pub(crate) collection: Id,
    /// Open boxes, the collection's included.
    pub(crate) boxes: i32,
}

impl Quiet {
    /// Whether nothing but isolated chains and loops is left, whose value is known.
    #[inline]
    pub(crate) fn is_settled(&self) -> bool {
        self.core == Lines::default()
    }
}

/// A position to be asked about, and its key if it has been read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    pub(crate) position: Quiet,
    /// [`Key::UNREAD`] until it has been read.
    pub(crate) key: Key,
}

impl Rest {
    /// A position that has not been read.
    #[inline]
    pub(crate) fn unread(position: Quiet) -> Rest {
        Rest { position, key: Key::UNREAD }
    }

    #[inline]
    pub(crate) fn is_read(&self) -> bool {
        self.key != Key::UNREAD
    }
}

impl Searcher<'_> {
    /// Reads the joints and strands of a position and finds its key. The position comes back
    /// without isolated chains and loops.
    pub(crate) fn identify(&mut self, position: Quiet) -> Rest {
        let shared = self.shared;
        let mut position = position;
        let mut degrees = shared.board.degrees(position.core);
        if shared.options.graph_keys
            && shared.options.collections
            && degrees.joints.count_ones() as usize <= MOST_ORDERED
        {
            self.take_apart(&mut position, &degrees);
            if self.graph.joints == 0 {
                return Rest { position, key: Key::SETTLED };
            }
            if let Some(key) = self.canon.graph_key(&self.graph, position.collection) {
                return Rest { position, key };
            }
        }
        if shared.options.symmetries || shared.options.corners {
            position.core =
                shared.board.normal_form(position.core, shared.options.symmetries, shared.options.corners);
            degrees = shared.board.degrees(position.core);
        }
        self.take_apart(&mut position, &degrees);
        if self.graph.count == 0 {
            return Rest { position, key: Key::SETTLED };
        }
        let stride = shared.board.stride;
        let (h, v) = (position.core.h >> stride, position.core.v >> stride);
        let key = self.canon.board_key(h, v, shared.board.h_bits(), position.collection);
        Rest { position, key }
    }

    /// Reads the joints and strands of a position once more that has been read before.
    pub(crate) fn read_again(&mut self, position: &Quiet) {
        let (mut position, degrees) = (*position, self.shared.board.degrees(position.core));
        self.take_apart(&mut position, &degrees);
    }

    fn take_apart(&mut self, position: &mut Quiet, degrees: &Degrees) {
        let shared = self.shared;
        let walked = self.graph.read(shared.board, position.core, degrees);
        let mut alone = degrees.two & !walked;
        while alone != 0 {
            let (strand, seen) = isolated_at(shared.board, position.core, alone.trailing_zeros());
            alone &= !seen;
            if !shared.options.collections {
                self.graph.push_isolated(strand);
                continue;
            }
            position.core = position.core.without(strand.lines);
            let length = u32::from(strand.length);
            let before = i32::from(shared.collections.get(position.collection).boxes) + length as i32;
            position.collection = if strand.ring {
                shared.collections.with_loop(position.collection, length)
            } else {
                shared.collections.with_chain(position.collection, length)
            };
            // A pair of short chains is worth nothing and goes.
            position.boxes += i32::from(shared.collections.get(position.collection).boxes) - before;
        }
    }
}
