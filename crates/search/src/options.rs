//! What an alpha-beta engine is made with.

/// What an [`AlphaBeta`](crate::AlphaBeta) is made with. One switch per technique, so that every combination
/// can be tested against a plain search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// Whether positions are remembered in a transposition table.
    pub table: bool,
    /// The size of the table in MiB. Memory is taken when it is first used.
    pub table_mib: usize,
    /// The number of threads; 0 means as many as the machine has. Only one thread gives results that repeat.
    pub threads: usize,
    /// Whether the search goes straight to the full depth (the horizon, or the depth limit) instead of
    /// deepening step by step: for solving.
    pub straight: bool,
    /// Whether deepening leaps from half of the way to the horizon, if what it has spent so far is a small part
    /// of its limits.
    pub leap: bool,
    /// Whether a search to the end asks first who wins, and only then by how much. A move that is proven to win
    /// (values above 0) is then played even if there is no time for the rest.
    pub decide_first: bool,
    /// Principal variation search: later moves are first searched with a null window (Marsland and
    /// Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982).
    pub pvs: bool,
    /// Aspiration: each depth begins with a small window around the value of the depth before.
    pub aspiration: bool,
    /// Whether all moves of a position are looked up in the table before the second one is searched. For games
    /// in which many ways lead to a position.
    pub lookahead: bool,
    /// Moves that refuted a sister position are tried early (Akl and Newborn, "The Principal Continuation and
    /// the Killer Heuristic", 1977).
    pub killers: bool,
    /// Moves that refuted many positions are tried early (Schaeffer, "The History Heuristic and Alpha-Beta
    /// Search Enhancements in Practice", 1989).
    pub history: bool,
    /// Whether late moves are reduced as the model says ([`Model::reduction`](crate::Model::reduction)).
    pub reductions: bool,
    /// Whether moves are extended as the model says ([`Model::extension`](crate::Model::extension)).
    pub extensions: bool,
    /// Whether the table answers only for exactly the depth that is asked for. Otherwise a deeper or a proven
    /// answer is as good. With this, values at a limited depth are those of a plain search.
    pub exact_depth: bool,
    /// How many bits of a position's key are used. 64, but for tests that force collisions.
    pub key_bits: u32,
    /// Makes the threads beside the first one differ from each other. One thread draws nothing from it.
    pub seed: u64,
}

impl Default for SearchOptions {
    fn default() -> Self {
        SearchOptions {
            table: true,
            table_mib: 64,
            threads: 1,
            straight: false,
            leap: true,
            decide_first: false,
            pvs: true,
            aspiration: true,
            lookahead: false,
            killers: true,
            history: true,
            reductions: true,
            extensions: true,
            exact_depth: false,
            key_bits: 64,
            seed: 0,
        }
    }
}

impl SearchOptions {
    /// Every technique switched off: plain alpha-beta.
    pub fn plain() -> SearchOptions {
        SearchOptions {
            table: false,
            leap: false,
            pvs: false,
            aspiration: false,
            killers: false,
            history: false,
            reductions: false,
            extensions: false,
            ..SearchOptions::default()
        }
    }

    /// The mask that belongs to `key_bits`.
    pub(crate) fn key_mask(&self) -> u64 {
        if self.key_bits >= 64 { u64::MAX } else { (1 << self.key_bits) - 1 }
    }
}
