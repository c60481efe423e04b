//! The search for the value of a quiet position: null windows two apart over the strands.
//!
//! Values have the parity of the boxes left, so goals move in steps of two. A safe line hands the turn over. The
//! opening of a strand of one or two boxes gives those away and costs the other seat its turn: `-(n + V(R))`.
//! The opening of a longer one lets the other seat choose between taking all and handing the last boxes back:
//! `-(n - d + |V(R) + d|)`, `d` being 2 for a strand and 4 for an isolated loop.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering};
use std::time::Instant;

use search::Stop;

use super::board::{Board, Degrees, Lines};
use super::canon::{Canon, MOST_ORDERED};
use super::graph::{GROUND, Graph, isolated_at};
use super::multiset::{Collections, EMPTY, Id, NONE};
use super::options::Options;
use super::order::{Look, Order};
use super::table::{Bounds, Key, Table};

/// How often a thread looks at the clock and the stop flags, in nodes.
const LOOK_EVERY: u64 = 256;

/// "Not solved yet".
pub(crate) const UNSOLVED: i32 = i32::MIN;

/// The promise of a move that another thread is busy with.
const DEFERRED: i32 = i32::MIN;

/// Moves that leave fewer safe lines are too small to be left to another thread.
const SAFE_LINES_TO_SHARE: usize = 3;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) board: &'a Board,
    pub(crate) collections: &'a Collections,
    pub(crate) table: &'a Table,
    pub(crate) options: Options,
    pub(crate) stop: &'a Stop,
    pub(crate) deadline: Option<Instant>,
    /// Ends the search, roughly, after so many nodes.
    pub(crate) most_nodes: u64,
    /// Raised when time is up.
    pub(crate) done: AtomicBool,
    /// Nodes of all threads, brought up to date now and then.
    pub(crate) nodes: AtomicU64,
    pub(crate) busy: Busy,
    /// The answers found so far, [`UNSOLVED`] to begin with; all threads stop at a question with an answer.
    pub(crate) answers: Vec<AtomicI32>,
}

/// Which positions are being searched, so that threads spread out (after Weill's ABDADA, 1996). Only a hint:
/// marks may be lost or overwritten.
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new(threads: usize) -> Busy {
        Busy((0..if threads > 1 { 1 << 12 } else { 0 }).map(|_| AtomicU64::new(0)).collect())
    }

    fn hash(core: Lines, collection: Id) -> u64 {
        let mixed = core.h.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ core.v.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(23)
            ^ u64::from(collection).wrapping_mul(0xff51_afd7_ed55_8ccd);
        (mixed ^ (mixed >> 32)).wrapping_mul(0x9fb2_1c65_1e98_df25)
    }

    fn slot(&self, hash: u64) -> &AtomicU64 {
        &self.0[(hash >> 52) as usize]
    }
}

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

#[derive(Clone, Copy)]
struct Move {
    core: Lines,
    collection: Id,
    taken: u8,
    back: u8,
    look: Look,
    promise: i32,
}

const _: () = assert!(size_of::<Move>() <= 40);

/// One thread of the search.
pub(crate) struct Searcher<'a> {
    shared: &'a Shared<'a>,
    /// The number of the present question.
    question: usize,
    graph: Box<Graph>,
    canon: Canon,
    order: Order,
    /// The moves of all positions on the way down.
    moves: Vec<Move>,
    count: u64,
    reported: u64,
    stopped: bool,
    /// What is known of the value asked for, to be told.
    pub(crate) window: (i32, i32),
    tell: Option<&'a mut dyn FnMut((i32, i32))>,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>, tell: Option<&'a mut dyn FnMut((i32, i32))>) -> Searcher<'a> {
        Searcher {
            shared,
            question: 0,
            graph: Box::new(Graph::new()),
            canon: Canon::new(shared.collections.len()),
            order: Order::new(),
            moves: Vec::with_capacity(4096),
            count: 0,
            reported: 0,
            stopped: false,
            window: (0, 0),
            tell,
        }
    }

    /// Begins another question; the search stops as soon as its answer is there.
    pub(crate) fn begin(&mut self, question: usize) {
        self.question = question;
        self.stopped = false;
    }

    /// Whether the search was broken off; its answers are worthless then.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn look_around(&mut self) {
        self.flush();
        let shared = self.shared;
        if shared.stop.is_raised()
            || shared.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || shared.nodes.load(Ordering::Relaxed) >= shared.most_nodes
        {
            shared.done.store(true, Ordering::Relaxed);
        }
        if let Some(tell) = &mut self.tell {
            tell(self.window);
        }
        self.stopped = shared.done.load(Ordering::Relaxed)
            || shared.answers[self.question].load(Ordering::Relaxed) != UNSOLVED;
    }

    /// Adds this thread's new nodes to the common count.
    pub(crate) fn flush(&mut self) {
        self.shared.nodes.fetch_add(self.count - self.reported, Ordering::Relaxed);
        self.reported = self.count;
    }

    /// A bound of the value: if the result is at least `goal` the value is at least the result, else the value
    /// is at most the result. `goal` has the parity of the boxes.
    pub(crate) fn value(&mut self, position: Quiet, goal: i32) -> i32 {
        let shared = self.shared;
        // 1. What the number of boxes alone tells.
        if shared.options.bounds {
            if goal > position.boxes {
                return position.boxes;
            }
            if goal <= -position.boxes {
                return -position.boxes;
            }
        }
        self.count += 1;
        if self.count.is_multiple_of(LOOK_EVERY) {
            self.look_around();
        }
        if self.stopped {
            return 0;
        }
        // 2. Joints and strands; isolated chains and loops go to the collection.
        let (position, key) = match self.identify(position) {
            Ok(found) => found,
            Err(value) => return value,
        };
        let boxes = position.boxes;
        // 3. What the table tells.
        let hash = key.hash();
        let mut known = Bounds { lower: -boxes, upper: boxes };
        if shared.options.table
            && let Some(bounds) = shared.table.probe(key, hash, boxes)
        {
            if bounds.lower >= goal {
                return bounds.lower;
            }
            if bounds.upper < goal {
                return bounds.upper;
            }
            known = bounds;
        }
        // 4. The moves, best first.
        let before = self.count;
        let first = self.moves.len();
        self.list_moves(&position);
        let side = self.judge_moves(first, &position);
        let best = self.best_of(first, side, boxes, goal);
        self.moves.truncate(first);
        if self.stopped {
            return 0;
        }
        // 5. Keep the bound.
        let known =
            if best >= goal { Bounds { lower: best, ..known } } else { Bounds { upper: best, ..known } };
        if shared.options.table {
            shared.table.store(key, hash, boxes, known, self.count - before + 1);
        }
        best
    }

    /// Searches the moves from `first` on until one reaches the goal.
    fn best_of(&mut self, first: usize, side: usize, boxes: i32, goal: i32) -> i32 {
        let last = self.moves.len();
        let together = self.shared.options.threads > 1;
        let mut best = i32::MIN;
        let mut index = first;
        while index < last {
            let mut pick = index;
            for other in index + 1..last {
                if self.moves[other].promise > self.moves[pick].promise {
                    pick = other;
                }
            }
            self.moves.swap(index, pick);
            let mv = self.moves[index];
            let mut mark = None;
            if together && mv.look.safe_lines() >= SAFE_LINES_TO_SHARE {
                let hash = Busy::hash(mv.core, mv.collection);
                let slot = self.shared.busy.slot(hash);
                if index > first && mv.promise != DEFERRED && slot.load(Ordering::Relaxed) == hash {
                    // Another thread is on it: the others first; by then it may be in the table.
                    self.moves[index].promise = DEFERRED;
                    continue;
                }
                slot.store(hash, Ordering::Relaxed);
                mark = Some(slot);
            }
            let from = self.count;
            let value = self.try_move(&mv, boxes, goal);
            if let Some(slot) = mark {
                slot.store(0, Ordering::Relaxed);
            }
            if self.stopped {
                return 0;
            }
            if mv.taken <= 2 {
                self.order.note_cost(&mv.look, self.count - from);
            }
            best = best.max(value);
            if value >= goal {
                for other in first..=index {
                    let mv = &self.moves[other];
                    if mv.taken <= 2 {
                        self.order.note(&mv.look, side, other == index);
                    }
                }
                break;
            }
            index += 1;
        }
        best
    }

    /// A bound of the value of a move, as [`Searcher::value`] gives it.
    fn try_move(&mut self, mv: &Move, boxes: i32, goal: i32) -> i32 {
        let (taken, back) = (i32::from(mv.taken), i32::from(mv.back));
        let rest = Quiet { core: mv.core, collection: mv.collection, boxes: boxes - taken };
        // The reply must stay below this.
        let wanted = 2 - goal;
        if back == 0 {
            return -(taken + self.value(rest, wanted - taken));
        }
        -self.reply(rest, taken, back, wanted)
    }

    /// A bound of `taken - back + |V(rest) + back|`.
    pub(crate) fn reply(&mut self, rest: Quiet, taken: i32, back: i32, goal: i32) -> i32 {
        let needed = goal - taken + back;
        let kept = taken - back;
        if needed <= 0 && self.shared.options.bounds {
            return kept + ((rest.boxes + back) & 1);
        }
        let high = self.value(rest, needed - back);
        if self.stopped || high + back >= needed {
            return kept + high + back;
        }
        let low = self.value(rest, 2 - needed - back);
        if low + back <= -needed {
            return kept - (low + back);
        }
        kept + (high + back).max(-(low + back))
    }

    /// Reads the joints and strands of a position and finds its key, or its value if nothing but isolated
    /// chains and loops is left. The position comes back without those.
    fn identify(&mut self, position: Quiet) -> Result<(Quiet, Key), i32> {
        let shared = self.shared;
        let mut position = position;
        let mut degrees = shared.board.degrees(position.core);
        if shared.options.graph_keys
            && shared.options.collections
            && degrees.joints.count_ones() as usize <= MOST_ORDERED
        {
            self.read(&mut position, &degrees);
            if self.graph.joints == 0 {
                return Err(i32::from(shared.collections.get(position.collection).value));
            }
            if let Some(key) = self.canon.graph_key(&self.graph, position.collection) {
                return Ok((position, key));
            }
        }
        if shared.options.symmetries || shared.options.corners {
            position.core =
                shared.board.normal_form(position.core, shared.options.symmetries, shared.options.corners);
            degrees = shared.board.degrees(position.core);
        }
        self.read(&mut position, &degrees);
        if self.graph.count == 0 {
            return Err(i32::from(shared.collections.get(position.collection).value));
        }
        let stride = shared.board.stride;
        let (h, v) = (position.core.h >> stride, position.core.v >> stride);
        Ok((position, self.canon.board_key(h, v, shared.board.h_bits(), position.collection)))
    }

    fn read(&mut self, position: &mut Quiet, degrees: &Degrees) {
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

    fn list_moves(&mut self, position: &Quiet) {
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
            self.moves.push(Move {
                core: position.core.without(lines),
                collection,
                taken,
                back,
                look: Look::begin(line as u8, odd),
                promise: 0,
            });
        }
        if collection != EMPTY {
            let entry = *self.shared.collections.get(collection);
            for (without, taken, back) in [
                (entry.without_one, 1, 0),
                (entry.without_two, 2, 0),
                (entry.without_chain, entry.chain, 2),
                (entry.without_loop, entry.ring, 4),
            ] {
                if without != NONE {
                    let (core, collection, look) = (position.core, without, Look::default());
                    self.moves.push(Move { core, collection, taken, back, look, promise: 0 });
                }
            }
        }
    }

    /// Sets the promise of the moves from `first` on; returns which side moves, told from the turns to come.
    fn judge_moves(&mut self, first: usize, position: &Quiet) -> usize {
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
            mv.look = Order::look(shared.board, mv.core, mv.look.line, mv.taken, odd);
            mv.promise = self.order.promise(&mv.look, side);
        }
        side
    }
}
