//! One thread of a search: what it shares with the others, its buffers, and how it sees a position.
//!
//! Values at a node are for the side to move and hold what is **still to come** from there. What an edge
//! settles shifts the window on the way down and the value on the way up; the sign flips only where the side
//! changes. The routine that searches stands in `node`.

use game::{Game, Seat, key};

use crate::clock::Clock;
use crate::lookahead::Child;
use crate::node::from_root;
use crate::ordering::{History, Rank, move_hash};
use crate::table::{EXACT, LOWER, Table, UPPER};
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
    pub(crate) fn above(self, gain: Value, flip: bool) -> Found {
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
    pub(crate) fn below(self, gain: Value, flip: bool) -> Window {
        if flip {
            Window { alpha: gain - self.beta, beta: gain - self.alpha }
        } else {
            Window { alpha: self.alpha - gain, beta: self.beta - gain }
        }
    }
}

/// The buffers of a ply, used again and again.
pub(crate) struct Ply<M> {
    pub(crate) moves: Vec<M>,
    pub(crate) ranks: Vec<Rank>,
    pub(crate) children: Vec<Child>,
    pub(crate) line: Vec<M>,
    pub(crate) killers: [Option<u16>; 2],
}

impl<M> Default for Ply<M> {
    fn default() -> Self {
        Ply {
            moves: Vec::new(),
            ranks: Vec::new(),
            children: Vec::new(),
            line: Vec::new(),
            killers: [None; 2],
        }
    }
}

/// One thread of a search.
pub(crate) struct Worker<'a, G: Game, M: Model<G>> {
    pub(crate) model: &'a M,
    pub(crate) options: &'a SearchOptions,
    pub(crate) clock: &'a Clock,
    pub(crate) table: Option<&'a Table>,
    key_mask: u64,
    /// The seat whose margin counts with more than two seats.
    root: Seat,
    seats: u8,
    /// Made when they are reached: a game may be bounded by millions of moves.
    pub(crate) plies: Vec<Ply<G::Move>>,
    pub(crate) history: History,
    /// The nodes visited by this thread.
    pub(crate) nodes: u64,
    /// How many of them the clock knows.
    told: u64,
    /// The node at which to look at the clock.
    pub(crate) next_look: u64,
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
            plies: Vec::new(),
            history: History::new(noise),
            nodes: 0,
            told: 0,
            next_look: 0,
            stopped: false,
            reduced: false,
        }
    }

    /// The buffers of a ply, with its line empty.
    #[inline]
    pub(crate) fn enter(&mut self, ply: usize) {
        if self.plies.len() <= ply {
            self.plies.resize_with(ply + 1, Ply::default);
        }
        self.plies[ply].line.clear();
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

    pub(crate) fn look(&mut self) {
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
    pub(crate) fn for_mover(&self, game: &G, of: impl Fn(&M, Seat) -> Value) -> Value {
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
    pub(crate) fn evaluation(&self, game: &G) -> Value {
        let value = self.for_mover(game, |model, seat| model.evaluate(game, seat));
        debug_assert!(value.abs() <= WIN_BOUND, "an evaluation stays below wins");
        value
    }

    /// The key in the table. Mixed, so that a plain set of bits is a good key as well.
    #[inline]
    pub(crate) fn key(&self, game: &G) -> u64 {
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
    #[inline]
    pub(crate) fn static_value(&self, game: &G, ply: usize) -> Found {
        self.final_value(game, ply).unwrap_or_else(|| self.estimate(game, self.model.horizon(game)))
    }

    /// The value of a game that is over, for its side; `None` while it is open.
    #[inline]
    pub(crate) fn final_value(&self, game: &G, ply: usize) -> Option<Found> {
        let outcome = game.outcome()?;
        let value = self.for_mover(game, |model, seat| model.final_value(game, outcome, seat));
        Some(Found { value: from_root(value, ply), proven: EXACT })
    }

    /// What the evaluation says of an open position, for its side. Beyond its `horizon` a position holds nothing
    /// more, so there it is proven.
    #[inline]
    pub(crate) fn estimate(&self, game: &G, horizon: u32) -> Found {
        Found { value: self.evaluation(game), proven: if horizon == 0 { EXACT } else { 0 } }
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
