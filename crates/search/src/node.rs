//! The search routine: one for every mode, number of threads and number of seats. Its steps are numbered.
//!
//! Wins and losses are counted from the root inside the search and from the position in the table.

use std::mem;

use game::Game;

use crate::gathered::{Gathered, News};
use crate::ordering::{Hints, Rank, bonus, move_hash, pick};
use crate::table::{EXACT, Entry, LOWER, Table, UPPER};
use crate::worker::{Found, Window, Worker};
use crate::{Model, Value, WIN, WIN_BOUND};

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

impl<G: Game, M: Model<G>> Worker<'_, G, M> {
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
        if full == 0 {
            // Most positions are leaves. Their value depends on no window, so one look is enough.
            let found = self.leaf(game, ply + 1).above(gain, flip);
            game.unmake(mv, undo);
            return found;
        }
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

    /// Counts a node and looks at the clock now and then. Returns whether the search goes on.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        if self.stopped
            || self.nodes >= self.next_look && {
                self.look();
                self.stopped
            }
        {
            return false;
        }
        self.nodes += 1;
        true
    }

    /// A position at the end of the depth.
    #[inline]
    fn leaf(&mut self, game: &G, ply: usize) -> Found {
        if !self.count() {
            return Found { value: 0, proven: 0 };
        }
        self.enter(ply);
        self.static_value(game, ply)
    }

    /// Searches a position to `depth` plies.
    fn node(&mut self, game: &mut G, depth: u32, window: Window, ply: usize, settled: Value) -> Found {
        // 1. Count the node; look at the clock now and then.
        if !self.count() {
            return Found { value: 0, proven: 0 };
        }
        self.enter(ply);

        // 2. The end of the game, or of the depth. Nothing is to be searched beyond the horizon.
        if let Some(found) = self.final_value(game, ply) {
            return found;
        }
        let horizon = self.model.horizon(game);
        let depth = depth.min(horizon);
        if depth == 0 {
            return self.estimate(game, horizon);
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
        ranks.clear();
        if !self.keep_order(game, &mut moves, &hints) {
            self.rank(game, &moves, &mut ranks, &hints);
        }

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
    pub(crate) fn answer(
        &self,
        entry: Entry,
        depth: u32,
        to_end: bool,
        window: Window,
        ply: usize,
    ) -> Option<Found> {
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

    /// Whether the order of the model stands, but for the table's move, which this puts first. Then there
    /// is nothing to rank.
    #[inline]
    fn keep_order(&self, game: &G, moves: &mut [G::Move], hints: &Hints) -> bool {
        if self.options.history || hints.killers != [None; 2] {
            return false;
        }
        let class = self.model.class(game, moves[0]);
        if !moves.iter().all(|mv| self.model.class(game, *mv) == class) {
            return false;
        }
        if let Some(best) = hints.table
            && let Some(at) = moves.iter().position(|mv| move_hash(mv) == best)
        {
            moves[..=at].rotate_right(1);
        }
        true
    }

    /// Fills in the ranks of the candidates.
    #[inline]
    fn rank(&self, game: &G, moves: &[G::Move], ranks: &mut Vec<Rank>, hints: &Hints) {
        let side = self.side(game);
        ranks.extend(moves.iter().zip(0..).map(|(mv, index)| {
            let hash = move_hash(mv);
            let history = if self.options.history { self.history.get(side, hash) } else { 0 };
            Rank { score: hints.score(hash, self.model.class(game, *mv), history), hash, index }
        }));
    }

    /// Searches the candidates of a node, as they are ranked; as they stand if they are not. Returns what was
    /// found and the hash of the best move.
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
        let mut gathered = Gathered::new(window);
        let mut best_move = None;
        let listed = ranks.is_empty();
        for index in 0..moves.len() {
            let mv = if listed { moves[index] } else { moves[usize::from(pick(ranks, index).index)] };
            if index == 1 && self.options.lookahead {
                let node = Edge { mv: moves[0], index, depth, ply, side, reduce, settled, window };
                if let Some((found, mv)) = self.look_ahead(game, node, moves, ranks) {
                    self.refuted(side, mv, &[], depth, ply);
                    return (Found { proven: found.proven & LOWER, ..found }, move_hash(&mv));
                }
            }
            let window = gathered.window;
            let found = self.edge(game, Edge { mv, index, depth, ply, side, reduce, settled, window });
            if self.stopped {
                return (found, 0);
            }
            match gathered.add(found) {
                News::None => {}
                News::Bound => best_move = Some(mv),
                News::Value => {
                    best_move = Some(mv);
                    let (this, next) = self.plies.split_at_mut(ply + 1);
                    let line = &mut this[ply].line;
                    line.clear();
                    line.push(mv);
                    line.extend_from_slice(&next[0].line);
                }
                News::Cut => {
                    self.refuted(side, mv, if listed { &[] } else { &ranks[..index] }, depth, ply);
                    return (gathered.cut(), move_hash(&mv));
                }
            }
        }
        (self.concluded(&gathered, depth, ply), best_move.map_or(0, |mv| move_hash(&mv)))
    }

    /// What all moves of a position together have brought.
    #[inline]
    pub(crate) fn concluded(&self, gathered: &Gathered, depth: u32, ply: usize) -> Found {
        let whole = gathered.whole();
        let proven = if self.is_shortest_win(whole, depth, ply) { EXACT } else { whole.proven };
        Found { proven, ..whole }
    }

    /// Whether a proven win is surely the shortest, once all moves were searched: every move was searched at
    /// least that deep, so a shorter one would have been seen.
    fn is_shortest_win(&self, best: Found, depth: u32, ply: usize) -> bool {
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
            let bonus = bonus(depth);
            self.history.add(side, hash, bonus);
            for rank in tried {
                self.history.add(side, rank.hash, -bonus);
            }
        }
    }
}

/// A value counted from a position, counted from the root instead.
#[inline]
pub(crate) fn from_root(value: Value, ply: usize) -> Value {
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
