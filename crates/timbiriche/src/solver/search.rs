//! The search for the value of a quiet position: null windows two apart over the strands.
//!
//! Values have the parity of the boxes left, so goals move in steps of two. A safe line hands the turn over. The
//! opening of a strand of one or two boxes gives those away and costs the other seat its turn: `-(n + V(R))`.
//! The opening of a longer one lets the other seat choose between taking all and handing the last boxes back:
//! `-(n - d + |V(R) + d|)`, `d` being 2 for a strand and 4 for an isolated loop.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering};
use std::time::Instant;

use search::Stop;

use super::ahead::Ahead;
use super::board::Board;
use super::busy::Busy;
use super::canon::Canon;
use super::graph::Graph;
use super::moves::Move;
use super::multiset::Collections;
use super::options::Options;
use super::order::Order;
use super::position::{Quiet, Rest};
use super::table::{Bounds, Key, Table};

/// How often a thread looks at the clock and the stop flags, in nodes.
const LOOK_EVERY: u64 = 256;

/// "Not solved yet".
pub(crate) const UNSOLVED: i32 = i32::MIN;

/// The promise of a move that another thread is busy with.
const DEFERRED: i32 = i32::MIN;

/// Moves that leave fewer safe lines are too small to be left to another thread.
const SAFE_LINES_TO_SHARE: usize = 3;

/// With fewer undrawn lines a look at all moves costs more than it saves.
const LINES_TO_LOOK_AHEAD: u32 = 28;

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
    /// Those of them whose moves were gone through.
    pub(crate) searched: AtomicU64,
    pub(crate) busy: Busy,
    /// The answers found so far, [`UNSOLVED`] to begin with; all threads stop at a question with an answer.
    pub(crate) answers: Vec<AtomicI32>,
}

/// One thread of the search.
pub(crate) struct Searcher<'a> {
    pub(crate) shared: &'a Shared<'a>,
    /// The number of the present question.
    question: usize,
    pub(crate) graph: Box<Graph>,
    pub(crate) canon: Canon,
    pub(crate) order: Order,
    /// The moves of all positions on the way down.
    pub(crate) moves: Vec<Move>,
    count: u64,
    searched: u64,
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
            order: Order::new(shared.board),
            moves: Vec::with_capacity(4096),
            count: 0,
            searched: 0,
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
        self.shared.searched.fetch_add(std::mem::take(&mut self.searched), Ordering::Relaxed);
    }

    /// A bound of the value: if the result is at least `goal` the value is at least the result, else the value
    /// is at most the result. `goal` has the parity of the boxes.
    pub(crate) fn value(&mut self, rest: &Rest, goal: i32) -> i32 {
        // 1. What the number of boxes alone tells.
        if self.shared.options.bounds {
            if goal > rest.position.boxes {
                return rest.position.boxes;
            }
            if goal <= -rest.position.boxes {
                return -rest.position.boxes;
            }
        }
        // 2. Joints and strands; isolated chains and loops go to the collection.
        let was_read = rest.is_read();
        let Rest { position, key } = if was_read { *rest } else { self.read(rest.position) };
        if self.stopped {
            return 0;
        }
        if position.is_settled() {
            return i32::from(self.shared.collections.get(position.collection).value);
        }
        // 3. What the table tells.
        match self.recall(key, position.boxes, goal) {
            Ok(bound) => bound,
            Err(known) => {
                if was_read {
                    self.read_again(&position);
                }
                self.search(position, key, known, goal)
            }
        }
    }

    /// Reads a position, and counts it.
    pub(crate) fn read(&mut self, position: Quiet) -> Rest {
        self.count();
        self.identify(position)
    }

    #[inline]
    fn count(&mut self) {
        self.count += 1;
        if self.count.is_multiple_of(LOOK_EVERY) {
            self.look_around();
        }
    }

    /// The answer, or what is known if that does not answer it.
    #[inline]
    fn recall(&self, key: Key, boxes: i32, goal: i32) -> Result<i32, Bounds> {
        match self.known(key, boxes) {
            bounds if bounds.lower >= goal => Ok(bounds.lower),
            bounds if bounds.upper < goal => Ok(bounds.upper),
            bounds => Err(bounds),
        }
    }

    /// What the table knows.
    #[inline]
    pub(crate) fn known(&self, key: Key, boxes: i32) -> Bounds {
        let known =
            if self.shared.options.table { self.shared.table.probe(key, key.hash(), boxes) } else { None };
        known.unwrap_or(Bounds { lower: -boxes, upper: boxes })
    }

    /// Searches a position that has just been read and that nothing answers.
    fn search(&mut self, position: Quiet, key: Key, known: Bounds, goal: i32) -> i32 {
        let boxes = position.boxes;
        let before = self.count;
        self.searched += 1;
        // 4. The moves, the promising ones first.
        let first = self.moves.len();
        self.list_moves(&position);
        let side = self.judge_moves(first, &position);
        // 5. The moves one after the other.
        let wide = self.shared.options.look_ahead
            && position.core.h.count_ones() + position.core.v.count_ones() >= LINES_TO_LOOK_AHEAD;
        let best = self.best_of(first, side, goal, wide);
        self.moves.truncate(first);
        if self.stopped {
            return 0;
        }
        // 6. Keep the bound.
        let known =
            if best >= goal { Bounds { lower: best, ..known } } else { Bounds { upper: best, ..known } };
        if self.shared.options.table {
            self.shared.table.store(key, key.hash(), boxes, known, self.count - before + 1);
        }
        best
    }

    /// Searches the moves from `first` on until one reaches the goal. If `wide`, the table is asked about all of them
    /// before a second one is searched.
    fn best_of(&mut self, first: usize, side: usize, goal: i32, wide: bool) -> i32 {
        let mut last = self.moves.len();
        let together = self.shared.options.threads > 1;
        let mut best = i32::MIN;
        let mut index = first;
        while index < last {
            if wide && index == first + 1 {
                match self.look_ahead(index, goal) {
                    Ahead::Reached(value) => return value,
                    Ahead::Open { known, end } => {
                        best = best.max(known);
                        last = end;
                        if index == last {
                            break;
                        }
                    }
                }
            }
            self.pick(index, last);
            if !wide && index > first && index + 1 < last && self.shared.options.look_ahead {
                self.pick(index + 1, last);
                self.read_ahead(index + 1);
            }
            let mv = self.moves[index];
            let mut mark = None;
            if together && mv.look.safe_lines() >= SAFE_LINES_TO_SHARE {
                let hash = Busy::hash(mv.rest.position.core, mv.rest.position.collection);
                let slot = self.shared.busy.slot(hash);
                if index > first && mv.promise != DEFERRED && slot.load(Ordering::Relaxed) == hash {
                    // Another thread is on it: the others first; by then it may be in the table.
                    self.moves[index].promise = DEFERRED;
                    continue;
                }
                slot.store(hash, Ordering::Relaxed);
                mark = Some(slot);
            }
            let value = self.try_move(&mv, goal);
            if let Some(slot) = mark {
                slot.store(0, Ordering::Relaxed);
            }
            if self.stopped {
                return 0;
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

    /// Brings the most promising of the moves from `index` to `last` to the front.
    #[inline]
    fn pick(&mut self, index: usize, last: usize) {
        let mut pick = index;
        for other in index + 1..last {
            if self.moves[other].promise > self.moves[pick].promise {
                pick = other;
            }
        }
        self.moves.swap(index, pick);
    }

    /// A bound of the value of a move, as [`Searcher::value`] gives it.
    fn try_move(&mut self, mv: &Move, goal: i32) -> i32 {
        let (taken, back) = (i32::from(mv.taken), i32::from(mv.back));
        // The reply must stay below this.
        let wanted = 2 - goal;
        if back == 0 {
            return -(taken + self.value(&mv.rest, wanted - taken));
        }
        -self.reply(&mv.rest, taken, back, wanted)
    }

    /// A bound of `taken - back + |V(rest) + back|`.
    pub(crate) fn reply(&mut self, rest: &Rest, taken: i32, back: i32, goal: i32) -> i32 {
        let needed = goal - taken + back;
        let kept = taken - back;
        if needed <= 0 && self.shared.options.bounds {
            return kept + ((rest.position.boxes + back) & 1);
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
}
