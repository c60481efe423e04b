//! The root of a search: deepening, aspiration, the best move so far, multi-PV.

use std::cmp::Reverse;

use game::{Game, GameMove};

use crate::gathered::{Gathered, News};
use crate::node::Edge;
use crate::ordering::move_hash;
use crate::table::{EXACT, LOWER};
use crate::worker::{Found, INFINITE, Window, Worker};
use crate::{Model, Value, WIN, WIN_BOUND};

/// How far the first window of a depth reaches to either side of the value of the depth before.
const ASPIRATION: Value = 16;
/// By what a window grows that was too small.
const GROWTH: Value = 4;

/// What is known about a move at the root.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    /// What is still to come from the root on, for its side, with this move.
    pub(crate) found: Found,
    /// The best line, beginning with the move.
    pub(crate) line: Vec<M>,
}

impl<M> RootMove<M> {
    /// Whether the value is proven.
    pub(crate) fn exact(&self) -> bool {
        self.found.proven == EXACT
    }
}

/// What a search at the root knows so far.
pub(crate) struct Root<M> {
    /// The moves. After a search for the best one it stands first; after one for all values, the best first.
    pub(crate) moves: Vec<RootMove<M>>,
    /// The depth that was searched to its end.
    pub(crate) depth: u32,
    /// Whether the value of the first move is proven to be the value of the position.
    pub(crate) exact: bool,
}

/// How the root is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The depths, the first and the last.
    pub(crate) first: u32,
    pub(crate) last: u32,
    /// Whether the value of every move is wanted.
    pub(crate) all: bool,
    /// Whether deepening may leap from half of the way to the last depth.
    pub(crate) leap: bool,
}

/// Who is told of news: the root as it is known now, and the thread that found it.
pub(crate) type OnNews<'f, G, N> = dyn FnMut(&Root<<G as Game>::Move>, &Worker<'_, G, N>) + 'f;

impl<M: GameMove> Root<M> {
    /// The root of a search, with static values.
    pub(crate) fn new<G, N>(game: &G, moves: &[M], all: bool, worker: &Worker<'_, G, N>) -> Root<M>
    where
        G: Game<Move = M>,
        N: Model<G>,
    {
        let mut scratch = game.clone();
        let known = worker.known_best(game);
        let mut moves: Vec<RootMove<M>> = moves
            .iter()
            .map(|&mv| RootMove { mv, found: worker.static_edge(&mut scratch, mv), line: vec![mv] })
            .collect();
        if all {
            moves.sort_by_key(|root| Reverse(root.found.value));
        } else if let Some(best) = moves.iter().position(|root| Some(move_hash(&root.mv)) == known) {
            moves[..=best].rotate_right(1);
        }
        Root { moves, depth: 0, exact: false }
    }

    /// Searches deeper and deeper. `on_news` is told after every depth and of every new best move.
    pub(crate) fn deepen<G, N>(
        &mut self,
        game: &mut G,
        plan: Plan,
        worker: &mut Worker<'_, G, N>,
        on_news: &mut OnNews<'_, G, N>,
    ) where
        G: Game<Move = M>,
        N: Model<G>,
    {
        let mut doubt = false;
        let mut next = plan.first;
        while next <= plan.last {
            let depth = next;
            if self.depth > 0 && !worker.clock.may_deepen(doubt) {
                break;
            }
            let (best, value) = (self.moves[0].mv, self.moves[0].found.value);
            let done = if plan.all {
                self.search_all(game, depth, worker)
            } else {
                self.search_best(game, depth, worker, on_news)
            };
            if !done {
                break;
            }
            self.depth = depth;
            doubt = self.moves[0].mv != best || self.moves[0].found.value < value;
            on_news(self, worker);
            if self.exact || (!plan.all && self.is_surely_won(depth)) {
                break;
            }
            // From half of the way the last depth costs about as much as a few more, and it proves the value.
            let leap = plan.leap && 2 * depth >= plan.last && worker.clock.has_plenty(worker.total_nodes());
            next = if leap && depth < plan.last { plan.last } else { depth + 1 };
        }
    }

    /// A proven win that is not proven to be the shortest, after a search of twice its length.
    fn is_surely_won(&self, depth: u32) -> bool {
        let found = self.moves[0].found;
        found.value > WIN_BOUND && found.proven & LOWER != 0 && (WIN - found.value) as u32 <= depth / 2
    }

    /// Searches one depth for the best move, in windows that grow until they hold its value. Returns whether
    /// it came to its end. A move takes the first place only when its value is complete.
    fn search_best<G, N>(
        &mut self,
        game: &mut G,
        depth: u32,
        worker: &mut Worker<'_, G, N>,
        on_news: &mut OnNews<'_, G, N>,
    ) -> bool
    where
        G: Game<Move = M>,
        N: Model<G>,
    {
        let guess = self.moves[0].found.value;
        let mut reach = ASPIRATION;
        let mut window = Window::FULL;
        if worker.options.aspiration && self.depth > 0 && guess.abs() < WIN_BOUND {
            window = Window { alpha: guess - reach, beta: guess + reach };
        }
        if worker.options.decide_first && depth >= worker.model.horizon(game) {
            let draw = -worker.settled(game);
            window = Window { alpha: draw - 1, beta: draw + 1 };
            let Some(found) = self.search_window(game, depth, window, true, worker, on_news) else {
                return false;
            };
            // What is proven about the winner bounds the search for the margin.
            if found.value >= window.beta {
                window = Window { alpha: draw, beta: INFINITE };
            } else if found.value <= window.alpha {
                window = Window { alpha: -INFINITE, beta: draw };
            } else {
                self.exact = found.proven == EXACT;
                return true;
            }
        }
        loop {
            let Some(found) = self.search_window(game, depth, window, false, worker, on_news) else {
                return false;
            };
            reach = reach.saturating_mul(GROWTH);
            if found.value <= window.alpha && window.alpha > -INFINITE {
                window.alpha =
                    if reach < WIN_BOUND { found.value.min(guess - reach).max(-INFINITE) } else { -INFINITE };
            } else if found.value >= window.beta && window.beta < INFINITE {
                window.beta =
                    if reach < WIN_BOUND { found.value.max(guess + reach).min(INFINITE) } else { INFINITE };
            } else {
                self.exact = found.proven == EXACT;
                return true;
            }
        }
    }

    /// Searches every move in one window. `None` if it was stopped on the way. A move that is too good for
    /// the window takes the first place only if that is `enough`.
    fn search_window<G, N>(
        &mut self,
        game: &mut G,
        depth: u32,
        window: Window,
        enough: bool,
        worker: &mut Worker<'_, G, N>,
        on_news: &mut OnNews<'_, G, N>,
    ) -> Option<Found>
    where
        G: Game<Move = M>,
        N: Model<G>,
    {
        let settled = worker.settled(game);
        let side = worker.side(game);
        let reduce = depth < worker.model.horizon(game);
        let mut gathered = Gathered::new(window);
        for index in 0..self.moves.len() {
            let mv = self.moves[index].mv;
            let window = gathered.window;
            let found = worker.edge(game, Edge { mv, index, depth, ply: 0, side, reduce, settled, window });
            if worker.stopped {
                return None;
            }
            let news = gathered.add(found);
            match news {
                News::None | News::Bound => continue,
                News::Cut if !enough => {
                    // This move comes right behind the best one in the next window. Its value is not
                    // complete, so the best move stays what it was until then.
                    self.moves[index.min(1)..=index].rotate_right(1);
                    return Some(gathered.cut());
                }
                News::Value | News::Cut => {}
            }
            self.moves[index].found = found;
            self.moves[index].line.clear();
            self.moves[index].line.push(mv);
            self.moves[index].line.extend_from_slice(worker.line_after_root());
            self.moves[..=index].rotate_right(1);
            self.exact = false;
            if index > 0 {
                on_news(self, worker);
            }
            if news == News::Cut {
                self.moves[0].found = gathered.cut();
                return Some(gathered.cut());
            }
        }
        let best = worker.concluded(&gathered, depth, 0);
        if best.value > window.alpha {
            self.moves[0].found.proven = best.proven;
        }
        Some(best)
    }

    /// Searches one depth for the values of all moves. Returns whether it came to its end; if not, nothing
    /// has changed but for values that are proven.
    fn search_all<G, N>(&mut self, game: &mut G, depth: u32, worker: &mut Worker<'_, G, N>) -> bool
    where
        G: Game<Move = M>,
        N: Model<G>,
    {
        let settled = worker.settled(game);
        let side = worker.side(game);
        let reduce = depth < worker.model.horizon(game);
        let mut next = self.moves.clone();
        for root in &mut next {
            if root.exact() {
                continue;
            }
            let edge =
                Edge { mv: root.mv, index: 0, depth, ply: 0, side, reduce, settled, window: Window::FULL };
            let Some(found) = edge_value(game, edge, root.found.value, self.depth > 0, worker) else { break };
            root.found = found;
            root.line.clear();
            root.line.push(root.mv);
            root.line.extend_from_slice(worker.line_after_root());
        }
        let done = !worker.stopped;
        if done {
            self.moves = next;
        } else {
            for (root, next) in self.moves.iter_mut().zip(next).filter(|(_, next)| next.exact()) {
                *root = next;
            }
        }
        self.moves.sort_by_key(|root| Reverse(root.found.value));
        self.exact = self.moves.iter().all(RootMove::exact);
        done
    }
}

/// The exact value of one move, by aspiration around a guess. `None` if it was stopped.
fn edge_value<G, N>(
    game: &mut G,
    edge: Edge<G::Move>,
    guess: Value,
    aspire: bool,
    worker: &mut Worker<'_, G, N>,
) -> Option<Found>
where
    G: Game,
    N: Model<G>,
{
    let mut window = Window::FULL;
    if aspire && worker.options.aspiration && guess.abs() < WIN_BOUND {
        window = Window { alpha: guess - ASPIRATION, beta: guess + ASPIRATION };
    }
    loop {
        let found = worker.edge(game, Edge { window, ..edge });
        if worker.stopped {
            return None;
        }
        if found.value <= window.alpha && window.alpha > -INFINITE {
            window.alpha = -INFINITE;
        } else if found.value >= window.beta && window.beta < INFINITE {
            window.beta = INFINITE;
        } else {
            return Some(found);
        }
    }
}
