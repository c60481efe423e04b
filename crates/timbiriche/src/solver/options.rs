//! The switches of the solver.

/// How a solver is set up. Every switch that is not about size or speed changes the work only, never a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The size of the table in mebibytes; rounded down to a power of two, at least 64 KiB.
    pub table_mib: usize,
    /// The number of threads, 1 to 64.
    pub threads: usize,
    /// Whether positions are looked up in the table at all.
    pub table: bool,
    /// Whether isolated chains and loops are taken off the board and kept as a numbered collection.
    pub collections: bool,
    /// Whether only one of several openings that surely come to the same is tried, and of isolated chains and
    /// loops only the shortest.
    pub dominance: bool,
    /// Whether positions with the same strings-and-coins graph share a table entry.
    pub graph_keys: bool,
    /// Whether mirrored and turned boards share a table entry.
    pub symmetries: bool,
    /// Whether the two border lines of a corner box count as one.
    pub corners: bool,
    /// Whether bounds that follow from the position at a glance cut the search.
    pub bounds: bool,
    /// Whether the search takes promising moves first.
    pub ordering: bool,
    /// Whether moves are read before their turn, and with many lines left the table is asked about all of them
    /// before a second one is searched.
    pub look_ahead: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            table_mib: 256,
            threads: 1,
            table: true,
            collections: true,
            dominance: true,
            graph_keys: true,
            symmetries: true,
            corners: true,
            bounds: true,
            ordering: true,
            look_ahead: true,
        }
    }
}

impl Options {
    /// Everything off that can be off.
    pub fn plain() -> Options {
        Options {
            table: false,
            collections: false,
            dominance: false,
            graph_keys: false,
            symmetries: false,
            corners: false,
            bounds: false,
            ordering: false,
            look_ahead: false,
            ..Options::default()
        }
    }
}
