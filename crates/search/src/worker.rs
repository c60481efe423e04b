//! The search routine: one for every mode, number of threads and number of seats.
//!
//! Values at a node are for the side to move and hold what is **still to come** from there. What an edge
//! settles shifts the window on the way down and the value on the way up; the sign flips only where the side
//! changes. Wins and losses are counted from the root inside the search and from the position in the table.

use std::mem;

use game::{Game, Seat, key};

use crate::clock::Clock;
use crate::ordering::{Hints, History, Rank, move_hash, pick};
use crate::table::{EXACT, Entry, LOWER, Table, UPPER};
use crate::{Model, SearchOptions, Value, WIN, WIN_BOUND};

/// Larger than every value.
pub(crate) const INFINITE: Value = 2 * WIN;

/// What a search of a position found.
///
/// `proven` has the bits of the table: `LOWER` if the true value is surely at least `value`, `UPPER` if it is
/// surely at most that. An estimated leaf proves neither, and so nothing that rests on it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) value: Value,
    pub(crate) proven: u8,
}

impl Found {
    /// As the position before sees it: `gain` was settled by the edge, and the side changed or not.
    #[inline]
    fn above(self, gain: Value, flip: bool) -> Found {
        if flip {
            let proven = (self.proven & LOWER) << 1 | (self.proven & UPPER) >> 1;
            Found { value: gain - self.value, proven }
        } else {
            Found { value: gain + self.value, proven: self.proven }
        }
    }
}

/// The window of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The window below an edge.
    #[inline]
    fn below(self, gain: Value, flip: bool) -> Window {
        if flip {
            Window { alpha: gain - self.beta, beta: gain - self.alpha }
        } else {
            Window { alpha: self.alpha - gain, beta: self.beta - gain }
        }
    }
}

/// A move at a node, with all that its search needs.
#[derive(Clone, Copy)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// Its place in the order of the node, from 0.
    pub(crate) index: usize,
    /// The plies that are left at the node.
    pub(crate) depth: u32,
    /// The node's distance from the root.
    pub(crate) ply: usize,
    /// The side to move at the node.
    pub(crate) side: usize,
    /// Whether the move may be reduced: not where a position is searched to its end.
    pub(crate) reduce: bool,
    /// What is settled at the node, for its side.
    pub(crate) settled: Value,
    pub(crate) window: Window,
}

/// The buffers of a ply, used again and again.
struct Ply<M> {
    moves: Vec<M>,
    ranks: Vec<Rank>,
    line: Vec<M>,
    killers: [Option<u16>; 2],
}

impl<M> Default for Ply<M> {
    fn default() -> Self {
        Ply { moves: Vec::new(), ranks: Vec::new(), line: Vec::new(), killers: [None; 2] }
    }
}

/// One thread of a search.
pub(crate) struct Worker<'a, G: Game, M: Model<G>> {
    pub(crate) model: &'a M,
    pub(crate) options: &'a SearchOptions,
    pub(crate) clock: &'a Clock,
    table: Option<&'a Table>,
    key_mask: u64,
    /// The seat whose margin counts with more than two seats.
    root: Seat,
    seats: u8,
    plies: Vec<Ply<G::Move>>,
    history: History,
    /// The nodes visited by this thread.
    nodes: u64,
    /// How many of them the clock knows.
    told: u64,
    /// The node at which to look at the clock.
    next_look: u64,
    /// Whether the search is over; what it returns then means nothing.
    pub(crate) stopped: bool,
    /// Whether a move was reduced: then a found win need not be the shortest.
    pub(crate) reduced: bool,
}

impl<'a, G: Game, M: Model<G>> Worker<'a, G, M> {
    /// A thread that thinks about `game`. `noise` other than 0 makes it differ from others.
    pub(crate) fn new(
        game: &G,
        model: &'a M,
        options: &'a SearchOptions,
        clock: &'a Clock,
        table: Option<&'a Table>,
        noise: u64,
    ) -> Self {
        Worker {
            model,
            options,
            clock,
            table,
            key_mask: options.key_mask(),
            root: game.to_move(),
            seats: game.seats(),
            // No way through the game is longer than its bound on the moves left.
            plies: (0..game.moves_left() as usize + 2).map(|_| Ply::default()).collect(),
            history: History::new(noise),
            nodes: 0,
            told: 0,
            next_look: 0,
            stopped: false,
            reduced: false,
        }
    }

    /// The nodes visited by all threads, as far as they are known here.
    pub(crate) fn total_nodes(&self) -> u64 {
        self.clock.nodes() + (self.nodes - self.told)
    }

    /// Tells the clock the nodes that it does not know yet.
    pub(crate) fn tell_nodes(&mut self) {
        self.clock.look(self.nodes - self.told);
        self.told = self.nodes;
    }

    fn look(&mut self) {
        let left = self.clock.look(self.nodes - self.told);
        self.told = self.nodes;
        match left {
            Some(left) => self.next_look = self.nodes + left,
            None => self.stopped = true,
        }
    }

    /// The side to move: 0 or 1. With two seats each is a side; with more it is the root's seat against all
    /// others.
    #[inline]
    pub(crate) fn side(&self, game: &G) -> usize {
        match self.seats {
            1 => 0,
            2 => game.to_move().index(),
            _ => usize::from(game.to_move() != self.root),
        }
    }

    /// What `of` says for the side to move.
    #[inline]
    fn for_mover(&self, game: &G, of: impl Fn(&M, Seat) -> Value) -> Value {
        if self.seats <= 2 {
            of(self.model, game.to_move())
        } else if game.to_move() == self.root {
            of(self.model, self.root)
        } else {
            -of(self.model, self.root)
        }
    }

    /// What is settled, for the side to move.
    #[inline]
    pub(crate) fn settled(&self, game: &G) -> Value {
        self.for_mover(game, |model, seat| model.settled(game, seat))
    }

    /// The evaluation, for the side to move.
    #[inline]
    fn evaluation(&self, game: &G) -> Value {
        let value = self.for_mover(game, |model, seat| model.evaluate(game, seat));
        debug_assert!(value.abs() <= WIN_BOUND, "an evaluation stays below wins");
        value
    }

    /// The key in the table. Mixed, so that a plain set of bits is a good key as well.
    #[inline]
    fn key(&self, game: &G) -> u64 {
        let mut position = self.model.future_key(game);
        if self.seats > 2 {
            position ^=
                key::zobrist(u64::from(Seat::MAX) * self.root.index() as u64 + game.to_move().index() as u64);
        }
        key::mix(position) & self.key_mask
    }

    /// The best line below the root's child.
    pub(crate) fn line_after_root(&self) -> &[G::Move] {
        self.plies.get(1).map_or(&[], |ply| &ply.line)
    }

    /// The static value of a position, for its side: final or estimated.
    pub(crate) fn static_value(&self, game: &G, ply: usize) -> Found {
        match game.outcome() {
            Some(outcome) => {
                let value = self.for_mover(game, |model, seat| model.final_value(game, outcome, seat));
                Found { value: from_root(value, ply), proven: EXACT }
            }
            None => {
                let proven = if self.model.horizon(game) == 0 { EXACT } else { 0 };
                Found { value: self.evaluation(game), proven }
            }
        }
    }

    /// The value of a move without any search, for the side that makes it.
    pub(crate) fn static_edge(&self, game: &mut G, mv: G::Move) -> Found {
        let (side, settled) = (self.side(game), self.settled(game));
        let undo = game.make(mv);
        let flip = self.side(game) != side;
        let below = self.settled(game);
        let found = self.static_value(game, 1).above(if flip { -below } else { below } - settled, flip);
        game.unmake(mv, undo);
        found
    }

    /// Makes a move, searches what is below it and takes it back. The value is for the side that moves. It
    /// is exact inside the window, a bound outside; without meaning once `stopped`.
    #[inline]
    pub(crate) fn edge(&mut self, game: &mut G, edge: Edge<G::Move>) -> Found {
        let Edge { mv, index, depth, ply, side, reduce, settled, window } = edge;
        let Window { alpha, beta } = window;
        let extension = if self.options.extensions { self.model.extension(game, mv) } else { 0 };
        let full = depth - 1 + extension;
        let reduction = match index {
            0 => 0,
            _ if self.options.reductions && reduce => self.model.reduction(game, mv, index, depth).min(full),
            _ => 0,
        };
        let undo = game.make(mv);
        let flip = self.side(game) != side;
        let settled_below = self.settled(game);
        let gain = if flip { -settled_below } else { settled_below } - settled;
        // A null window is enough to see whether a later move is better at all.
        let scout = if index > 0 && self.options.pvs { alpha + 1 } else { beta };
        self.note_reduction(reduction);
        let mut below = |depth: u32, window: Window| {
            self.node(game, depth, window.below(gain, flip), ply + 1, settled_below).above(gain, flip)
        };

        let mut found = below(full - reduction, Window { alpha, beta: scout });
        if reduction > 0 && found.value > alpha {
            found = below(full, Window { alpha, beta: scout });
        }
        if scout < beta && found.value > alpha && found.value < beta {
            found = below(full, window);
        }
        game.unmake(mv, undo);
        found
    }

    #[inline]
    fn note_reduction(&mut self, reduction: u32) {
        if reduction > 0 && !self.reduced {
            self.reduced = true;
            if let Some(table) = self.table {
                table.note_reduction();
            }
        }
    }

    /// Searches a position to `depth` plies.
    fn node(&mut self, game: &mut G, depth: u32, window: Window, ply: usize, settled: Value) -> Found {
        // 1. Count the node; look at the clock now and then.
        if self.stopped
            || self.nodes >= self.next_look && {
                self.look();
                self.stopped
            }
        {
            return Found { value: 0, proven: 0 };
        }
        self.nodes += 1;
        self.plies[ply].line.clear();

        // 2. The end of the game, or of the depth. Beyond its horizon a position holds nothing more.
        if let Some(outcome) = game.outcome() {
            let value = self.for_mover(game, |model, seat| model.final_value(game, outcome, seat));
            return Found { value: from_root(value, ply), proven: EXACT };
        }
        let horizon = self.model.horizon(game);
        let depth = depth.min(horizon);
        if depth == 0 {
            let proven = if horizon == 0 { EXACT } else { 0 };
            return Found { value: self.evaluation(game), proven };
        }

        // 3. What the table knows.
        let key = if self.table.is_some() { self.key(game) } else { 0 };
        let entry = self.table.and_then(|table| table.get(key));
        if let Some(found) = entry.and_then(|entry| self.answer(entry, depth, depth == horizon, window, ply))
        {
            return found;
        }

        // 4. The candidates, from the buffers of this ply.
        let mut moves = mem::take(&mut self.plies[ply].moves);
        let mut ranks = mem::take(&mut self.plies[ply].ranks);
        self.model.candidates(game, &mut moves);
        debug_assert!(!moves.is_empty(), "an open position has a candidate");
        let hints = Hints { table: entry.map(|entry| entry.best), killers: self.plies[ply].killers };
        self.rank(game, &moves, &mut ranks, &hints);

        // 5. Each of them.
        let (best, best_hash) =
            self.best_of(game, &moves, &mut ranks, depth, depth < horizon, window, ply, settled);
        self.plies[ply].moves = moves;
        self.plies[ply].ranks = ranks;
        if self.stopped {
            return Found { value: 0, proven: 0 };
        }

        // 6. Into the table.
        if let Some(table) = self.table {
            let bound = if best.value >= window.beta {
                LOWER
            } else if best.value <= window.alpha {
                UPPER
            } else {
                EXACT
            };
            table.put(
                key,
                Entry {
                    value: from_position(best.value, ply),
                    depth,
                    bound: bound | best.proven,
                    proven: best.proven,
                    best: best_hash,
                },
            );
        }
        best
    }

    /// The answer of a table entry, if it decides this window at this depth.
    #[inline]
    fn answer(&self, entry: Entry, depth: u32, to_end: bool, window: Window, ply: usize) -> Option<Found> {
        let usable = if entry.depth == depth || (entry.depth > depth && !self.options.exact_depth) {
            // Whoever searches to the end wants proofs.
            if to_end { entry.proven } else { entry.bound }
        } else if self.options.exact_depth {
            0
        } else {
            entry.proven
        };
        let value = from_root(entry.value, ply);
        let decides = usable == EXACT
            || (usable & LOWER != 0 && value >= window.beta)
            || (usable & UPPER != 0 && value <= window.alpha);
        decides.then_some(Found { value, proven: entry.proven })
    }

    /// Fills in the ranks of the candidates. Hashes only where the order asks for them.
    #[inline]
    fn rank(&self, game: &G, moves: &[G::Move], ranks: &mut Vec<Rank>, hints: &Hints) {
        ranks.clear();
        if !self.options.history && hints.is_empty() {
            ranks.extend(moves.iter().zip(0..).map(|(mv, index)| Rank {
                score: Hints::class_score(self.model.class(game, *mv)),
                hash: 0,
                index,
            }));
            return;
        }
        let side = self.side(game);
        ranks.extend(moves.iter().zip(0..).map(|(mv, index)| {
            let hash = move_hash(mv);
            let history = if self.options.history { self.history.get(side, hash) } else { 0 };
            Rank { score: hints.score(hash, self.model.class(game, *mv), history), hash, index }
        }));
    }

    /// Searches the candidates of a node. Returns what was found and the hash of the best move.
    #[inline]
    #[expect(clippy::too_many_arguments, reason = "they are the state of one node")]
    fn best_of(
        &mut self,
        game: &mut G,
        moves: &[G::Move],
        ranks: &mut [Rank],
        depth: u32,
        reduce: bool,
        window: Window,
        ply: usize,
        settled: Value,
    ) -> (Found, u16) {
        let side = self.side(game);
        let mut best = Found { value: -INFINITE, proven: 0 };
        let mut best_move = None;
        let mut alpha = window.alpha;
        // The true value is at most `best.value` if that is so for every move.
        let mut upper = UPPER;
        let mut all = true;
        for index in 0..ranks.len() {
            let rank = pick(ranks, index);
            let mv = moves[usize::from(rank.index)];
            let window = Window { alpha, beta: window.beta };
            let found = self.edge(game, Edge { mv, index, depth, ply, side, reduce, settled, window });
            if self.stopped {
                return (best, 0);
            }
            upper &= found.proven;
            if found.value <= best.value {
                continue;
            }
            best = found;
            best_move = Some(mv);
            if best.value <= alpha {
                continue;
            }
            if best.value >= window.beta {
                (upper, all) = (0, false);
                self.refuted(side, mv, &ranks[..index], depth, ply);
                break;
            }
            alpha = best.value;
            let (this, next) = self.plies.split_at_mut(ply + 1);
            let line = &mut this[ply].line;
            line.clear();
            line.push(mv);
            line.extend_from_slice(&next[0].line);
        }
        best.proven = best.proven & LOWER | upper;
        if all && self.is_shortest_win(best, depth, ply) {
            best.proven = EXACT;
        }
        (best, best_move.map_or(0, |mv| move_hash(&mv)))
    }

    /// Whether a proven win is surely the shortest, once all moves were searched: every move was searched at least that deep, so a shorter
    /// one would have been seen.
    pub(crate) fn is_shortest_win(&self, best: Found, depth: u32, ply: usize) -> bool {
        best.value > WIN_BOUND
            && best.proven & LOWER != 0
            && !self.reduced
            && !self.table.is_some_and(Table::has_reductions)
            && from_root_distance(best.value) <= depth + ply as u32
    }

    /// Takes note of the move that refuted a position, and of those that did not.
    #[inline]
    fn refuted(&mut self, side: usize, mv: G::Move, tried: &[Rank], depth: u32, ply: usize) {
        let hash = move_hash(&mv);
        if self.options.killers {
            let killers = &mut self.plies[ply].killers;
            if killers[0] != Some(hash) {
                *killers = [Some(hash), killers[0]];
            }
        }
        if self.options.history {
            let bonus = (depth * depth).min(1 << 12) as i32;
            self.history.add(side, hash, bonus);
            for rank in tried {
                self.history.add(side, rank.hash, -bonus);
            }
        }
    }

    /// Prolongs a line by what the table knows to be exact.
    pub(crate) fn prolong(&self, game: &G, line: &mut Vec<G::Move>) {
        const LONGEST: usize = 64;
        let Some(table) = self.table else { return };
        let mut game = game.clone();
        for mv in line.iter() {
            game.make(*mv);
        }
        let mut moves = Vec::new();
        while line.len() < LONGEST && game.outcome().is_none() {
            let Some(entry) = table.get(self.key(&game)).filter(|entry| entry.bound == EXACT) else { return };
            self.model.candidates(&game, &mut moves);
            let Some(&mv) = moves.iter().find(|mv| move_hash(*mv) == entry.best) else { return };
            game.make(mv);
            line.push(mv);
        }
    }

    /// The hash of the root's best move in the table.
    pub(crate) fn known_best(&self, game: &G) -> Option<u16> {
        self.table?.get(self.key(game)).map(|entry| entry.best)
    }
}

/// A value counted from a position, counted from the root instead.
#[inline]
fn from_root(value: Value, ply: usize) -> Value {
    if value > WIN_BOUND {
        value - ply as Value
    } else if value < -WIN_BOUND {
        value + ply as Value
    } else {
        value
    }
}

/// A value counted from the root, counted from a position instead.
#[inline]
fn from_position(value: Value, ply: usize) -> Value {
    if value > WIN_BOUND {
        value + ply as Value
    } else if value < -WIN_BOUND {
        value - ply as Value
    } else {
        value
    }
}

/// The plies from the root to a win.
#[inline]
fn from_root_distance(win: Value) -> u32 {
    (WIN - win) as u32
}
