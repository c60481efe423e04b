//! The bench signature: node counts of fixed searches. Whoever changes what the search does has to restate it;
//! whoever meant to change only how it does it sees here that it is so.

use search::{AlphaBeta, Engine, Limits, SearchOptions};

use crate::tree::{Style, TreeModel, small, tree};

/// Seed, items, seats, style, depth limit, straight to full depth; nodes for the best move, and for all values.
type Line = (u64, u8, u8, Style, Option<u32>, bool, u64, u64);

const SIGNATURE: &[Line] = &[
    (1, 10, 2, Style::Margin, Some(6), false, 6344, 12885),
    (2, 12, 2, Style::Margin, None, false, 34830, 60355),
    (2, 12, 2, Style::Margin, None, true, 22499, 28637),
    (3, 10, 2, Style::Wins, None, false, 92, 5464),
    (4, 10, 2, Style::Majority, Some(7), false, 7948, 42246),
    (5, 10, 3, Style::Margin, Some(6), false, 4250, 24764),
    (6, 9, 3, Style::Majority, None, true, 17991, 110050),
    (7, 10, 1, Style::Margin, Some(5), false, 8398, 12191),
];

#[test]
fn fixed_searches_visit_the_same_nodes_as_ever() {
    let counted: Vec<Line> = SIGNATURE
        .iter()
        .map(|&(seed, items, seats, style, depth, straight, _, _)| {
            let history = tree(seed, items, seats, style);
            let model = TreeModel { reductions: true, extensions: true };
            let options = SearchOptions { straight, table_mib: 4, ..small() };
            let mut engine = AlphaBeta::new(model, options);
            let limits = Limits { depth, ..Limits::none() };
            let best = engine.think(&history, &limits, &mut |_| {}).expect("an answer").report.nodes;
            engine.new_game();
            let mut all = 0;
            engine.values(&history, &limits, &mut |report| all = report.nodes).expect("values");
            (seed, items, seats, style, depth, straight, best, all)
        })
        .collect();
    assert_eq!(counted, SIGNATURE);
}
