//! The search for the value of a quiet position: null windows two apart over the strands.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use search::Stop;

use super::board::{Board, Degrees, Lines};
use super::canon::Canon;
use super::graph::{GROUND, Graph, Strand, isolated_at};
use super::multiset::{Collections, EMPTY, Id, NONE};
use super::options::Options;
use super::table::{Bounds, Key, NO_MOVE, Table};

/// Numbers of the openings of the collection; strands are numbered below.
const OPEN_ONE: u8 = 120;
const OPEN_TWO: u8 = 121;
const OPEN_CHAIN: u8 = 122;
const OPEN_LOOP: u8 = 123;

/// How often a thread looks at the clock and the stop flag, in nodes.
const LOOK_EVERY: u64 = 1024;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) board: &'a Board,
    pub(crate) collections: &'a Collections,
    pub(crate) table: &'a Table,
    pub(crate) options: Options,
    pub(crate) stop: &'a Stop,
    pub(crate) deadline: Option<Instant>,
    /// Raised when the answer is known or time is up.
    pub(crate) done: &'a AtomicBool,
    /// Nodes of all threads, brought up to date now and then.
    pub(crate) nodes: &'a AtomicU64,
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
    number: u8,
    taken: u8,
    back: u8,
    line: u8,
    feature: u8,
    score: i32,
}

fn env(_: &str, d: i32) -> i32 {
    d
}
fn bump(r: &mut i32, hit: bool) {
    *r += ((if hit { 65536 } else { 0 }) - *r) >> 6;
}
/// One thread of the search.
pub(crate) struct Searcher<'a> {
    shared: &'a Shared<'a>,
    graph: Box<Graph>,
    canon: Canon,
    moves: Vec<Move>,
    pub(crate) count: u64,
    reported: u64,
    stopped: bool,
    /// What is known of the value asked for, to be told.
    pub(crate) window: (i32, i32),
    tell: Option<&'a mut dyn FnMut((i32, i32))>,
    killers: [[u8; 2]; 65],
    pub(crate) expanded: u64,
    wl: i32,
    wf: i32,
    wk: i32,
    history: [[i32; 128]; 2],
    shapes: [[i32; 64]; 2],
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(shared: &'a Shared<'a>, tell: Option<&'a mut dyn FnMut((i32, i32))>) -> Searcher<'a> {
        Searcher {
            shared,
            graph: Box::new(Graph::new()),
            canon: Canon::new(shared.collections.len()),
            moves: Vec::with_capacity(4096),
            count: 0,
            reported: 0,
            stopped: false,
            window: (0, 0),
            tell,
            killers: [[255; 2]; 65],
            expanded: 0,
            wl: env("WL", 1),
            wf: env("WF", 1),
            wk: env("WK", 1),
            history: [[16384; 128]; 2],
            shapes: [[16384; 64]; 2],
        }
    }

    /// Whether the search was broken off; its answers are worthless then.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    fn look_around(&mut self) {
        self.flush();
        let shared = self.shared;
        if shared.stop.is_raised() || shared.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            shared.done.store(true, Ordering::Relaxed);
        }
        if let Some(tell) = &mut self.tell {
            tell(self.window);
        }
        self.stopped = shared.done.load(Ordering::Relaxed);
    }

    /// Adds this thread's new nodes to the common count.
    pub(crate) fn flush(&mut self) {
        self.shared.nodes.fetch_add(self.count - self.reported, Ordering::Relaxed);
        self.reported = self.count;
    }

    /// A bound of the value: if the result is at least `goal` the value is at least the result, else the value
    /// is at most the result. `goal` has the parity of the boxes.
    pub(crate) fn value(&mut self, position: Quiet, goal: i32) -> i32 {
        let boxes = position.boxes;
        // 1. What the number of boxes alone tells.
        if goal > boxes {
            return boxes;
        }
        if goal <= -boxes {
            return -boxes;
        }
        self.count += 1;
        if self.count % LOOK_EVERY == 0 {
            self.look_around();
        }
        if self.stopped {
            return 0;
        }
        // 2. Joints and strands; isolated chains and loops go to the collection.
        let shared = self.shared;
        let mut position = position;
        let mut degrees = shared.board.degrees(position.core);
        let by_graph = shared.options.graph_keys && shared.options.collections;
        let mut key = None;
        if by_graph && degrees.joints.count_ones() <= 12 {
            self.read(&mut position, &degrees);
            if self.graph.joints == 0 {
                return i32::from(shared.collections.get(position.collection).value);
            }
            key = self.canon.graph_key(&self.graph, position.collection);
        }
        let graph_mode = key.is_some();
        if key.is_none() {
            if shared.options.symmetries || shared.options.corners {
                position.core = shared.board.normal_form(
                    position.core,
                    shared.options.symmetries,
                    shared.options.corners,
                );
                degrees = shared.board.degrees(position.core);
            }
            self.read(&mut position, &degrees);
            if self.graph.count == 0 {
                return i32::from(shared.collections.get(position.collection).value);
            }
            let stride = shared.board.stride;
            key = Some(self.canon.board_key(
                position.core.h >> stride,
                position.core.v >> stride,
                shared.board.h_bits(),
                position.collection,
            ));
        }
        let key = key.unwrap_or(Key { first: 0, second: 0 });
        // 3. What the table tells.
        let hash = key.hash();
        let mut known = Bounds { lower: -boxes, upper: boxes, best: NO_MOVE };
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
        self.list_moves(&position, graph_mode);
        let lines = position.core.h.count_ones() + position.core.v.count_ones();
        let turns = (lines as i32 - boxes
            + i32::from(shared.collections.get(position.collection).chains)
            + i32::from(shared.collections.get(position.collection).boxes)) as usize;
        self.expanded += 1;
        self.score_moves(first, known.best, turns);
        let last = self.moves.len();
        let mut best = i32::MIN;
        let mut best_number = NO_MOVE;
        for index in first..last {
            let mut pick = index;
            for other in index + 1..last {
                if self.moves[other].score > self.moves[pick].score {
                    pick = other;
                }
            }
            self.moves.swap(index, pick);
            let mv = self.moves[index];
            let value = self.try_move(&mv, boxes, goal);
            if self.stopped {
                self.moves.truncate(first);
                return 0;
            }
            if value > best {
                best = value;
                best_number = mv.number;
            }
            if value >= goal {
                if mv.taken == 0 {
                    let side = turns & 1;
                    if self.killers[turns][0] != mv.line {
                        self.killers[turns][1] = self.killers[turns][0];
                        self.killers[turns][0] = mv.line;
                    }
                    bump(&mut self.history[side][usize::from(mv.line)], true);
                    bump(&mut self.shapes[side][usize::from(mv.feature)], true);
                }
                for other in first..index {
                    let mv = self.moves[other];
                    if mv.taken == 0 {
                        let side = turns & 1;
                        bump(&mut self.history[side][usize::from(mv.line)], false);
                        bump(&mut self.shapes[side][usize::from(mv.feature)], false);
                    }
                }
                break;
            }
        }
        self.moves.truncate(first);
        // 5. Keep the bound.
        if best >= goal {
            known = Bounds { lower: best, best: best_number, ..known };
        } else {
            known = Bounds { upper: best, ..known };
        }
        if shared.options.table {
            shared.table.store(key, hash, boxes, known, self.count - before + 1);
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
        if needed <= 0 {
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

    fn read(&mut self, position: &mut Quiet, degrees: &Degrees) {
        let shared = self.shared;
        let walked = self.graph.read(shared.board, position.core, degrees);
        let mut alone = degrees.two & !walked;
        while alone != 0 {
            let (strand, seen) = isolated_at(shared.board, position.core, alone.trailing_zeros());
            alone &= !seen;
            if shared.options.collections {
                position.core = position.core.without(strand.lines);
                let length = u32::from(strand.length);
                position.collection = if strand.ring {
                    shared.collections.with_loop(position.collection, length)
                } else {
                    shared.collections.with_chain(position.collection, length)
                };
            } else {
                self.graph.push_isolated(strand);
            }
        }
    }

    fn list_moves(&mut self, position: &Quiet, graph_mode: bool) {
        let collection = position.collection;
        for at in 0..self.graph.count {
            let number = if graph_mode { usize::from(self.canon.strands[at]) } else { at };
            let strand = self.graph.strands[number];
            if self.shared.options.dominance && self.is_twin(number, &strand) {
                continue;
            }
            let mut lines = strand.lines;
            let (mut taken, mut back) = (strand.length, if strand.length >= 3 { 2 } else { 0 });
            if strand.ring {
                back = 4;
            } else if strand.from == strand.to && strand.from != GROUND {
                let joint = usize::from(strand.from);
                if self.graph.degree[joint] == 3 {
                    // The loop is captured through its joint, and so is the tail.
                    let tail = self.graph.at[joint][..3].iter().find(|&&other| usize::from(other) != number);
                    if let Some(&tail) = tail {
                        let tail = self.graph.strands[usize::from(tail)];
                        lines = lines.with(tail.lines);
                        taken += 1 + tail.length;
                    }
                }
            }
            let first = if lines.h != 0 { lines.h.trailing_zeros() } else { 64 + lines.v.trailing_zeros() };
            let feature = if taken == 0 { self.feature(&strand, number) } else { 0 };
            self.moves.push(Move {
                core: position.core.without(lines),
                collection,
                number: at as u8,
                taken,
                back,
                line: first as u8,
                feature,
                score: 0,
            });
        }
        if collection != EMPTY {
            let entry = *self.shared.collections.get(collection);
            for (without, taken, back, number) in [
                (entry.without_one, 1, 0, OPEN_ONE),
                (entry.without_two, 2, 0, OPEN_TWO),
                (entry.without_chain, entry.chain, 2, OPEN_CHAIN),
                (entry.without_loop, entry.ring, 4, OPEN_LOOP),
            ] {
                if without != NONE {
                    let (core, collection) = (position.core, without);
                    self.moves.push(Move {
                        core,
                        collection,
                        number,
                        taken,
                        back,
                        line: 0,
                        feature: 0,
                        score: 0,
                    });
                }
            }
        }
    }

    fn feature(&self, strand: &Strand, number: usize) -> u8 {
        let a = self.end_class(strand.from, number);
        let b = self.end_class(strand.to, number);
        if a < b { a * 8 + b } else { b * 8 + a }
    }

    fn end_class(&self, joint: u8, number: usize) -> u8 {
        if joint == GROUND {
            return 0;
        }
        let joint = usize::from(joint);
        if self.graph.degree[joint] == 4 {
            return 1;
        }
        let mut sum = 1;
        let mut last = 255;
        let mut ring = false;
        for &o in &self.graph.at[joint][..3] {
            if usize::from(o) != number {
                if o == last {
                    ring = true;
                }
                last = o;
                sum += self.graph.strands[usize::from(o)].length;
            }
        }
        if ring { 7 } else { 1 + sum.min(5) }
    }

    /// Whether a strand before this one joins the same ends and is as long.
    fn is_twin(&self, number: usize, strand: &Strand) -> bool {
        if strand.from == GROUND {
            return false;
        }
        let joint = usize::from(strand.from);
        let degree = usize::from(self.graph.degree[joint]);
        self.graph.at[joint][..degree].iter().any(|&other| {
            let other = usize::from(other);
            let twin = &self.graph.strands[other];
            other < number && twin.from == strand.from && twin.to == strand.to && twin.length == strand.length
        })
    }

    fn score_moves(&mut self, first: usize, best: u8, turns: usize) {
        let side = turns & 1;
        let killers = self.killers[turns];
        for mv in &mut self.moves[first..] {
            mv.score = if !self.shared.options.ordering {
                0
            } else if mv.number == best && best != NO_MOVE {
                i32::MAX
            } else if self.wk > 0 && mv.taken == 0 && mv.line == killers[0] {
                2_000_000_000
            } else if self.wk > 0 && mv.taken == 0 && mv.line == killers[1] {
                1_900_000_000
            } else if mv.taken == 0 {
                self.wl * self.history[side][usize::from(mv.line)]
                    + self.wf * self.shapes[side][usize::from(mv.feature)]
            } else {
                -i32::from(mv.taken) * 1000
            };
        }
    }
}
