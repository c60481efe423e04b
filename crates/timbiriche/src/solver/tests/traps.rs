//! Mistakes that are easy to make in such a solver.

use super::super::board::{Board, Orientation};
use super::super::canon::Canon;
use super::super::graph::{GROUND, Graph, Strand};
use super::super::{Options, Question, Solver, SolverError};
use super::{Stop, ask, random_order, random_position, solver};

/// A graph in which every joint has the two neighbours given and one line to the ground: rings.
fn rings(neighbours: &[(u8, u8)]) -> Graph {
    let mut graph = Graph::new();
    graph.joints = neighbours.len();
    let mut push = |from: u8, to: u8| {
        let strand = Strand { lines: Default::default(), from, to, length: 0, ring: false };
        let number = graph.count as u8;
        graph.push_isolated(strand);
        for end in [from, to] {
            if end != GROUND {
                let end = usize::from(end);
                graph.at[end][usize::from(graph.degree[end])] = number;
                graph.degree[end] += 1;
            }
        }
    };
    for &(from, to) in neighbours {
        push(from, to);
    }
    for joint in 0..neighbours.len() {
        push(joint as u8, GROUND);
    }
    graph
}

/// Refining neighbourhoods can't tell one ring of eight from two rings of four: every box looks alike. The keys
/// must differ all the same, and equal graphs numbered differently must share one.
#[test]
fn one_ring_of_eight_is_not_two_rings_of_four() {
    let mut canon = Canon::new(100);
    let eight: Vec<(u8, u8)> = (0..8).map(|at| (at, (at + 1) % 8)).collect();
    let fours: Vec<(u8, u8)> = (0..8).map(|at| (at, if at % 4 == 3 { at - 3 } else { at + 1 })).collect();
    let mixed: Vec<(u8, u8)> = (0..8).map(|at| (at * 3 % 8, (at + 1) * 3 % 8)).collect();
    let key_eight = canon.graph_key(&rings(&eight), 0).expect("eight joints fit");
    let key_fours = canon.graph_key(&rings(&fours), 0).expect("eight joints fit");
    let key_mixed = canon.graph_key(&rings(&mixed), 0).expect("eight joints fit");
    assert_ne!(key_eight, key_fours);
    assert_eq!(key_eight, key_mixed);
    assert_ne!(key_eight, canon.graph_key(&rings(&eight), 1).expect("eight joints fit"));
}

/// "Never sacrifice while a safe line is left" is wrong: there are positions with safe lines in which only an
/// offer is best.
#[test]
fn an_offer_can_beat_every_safe_line() {
    let here = solver(4, 5, Options::default());
    let boxes = boxes_of(here.board());
    let safe = |undrawn: u64, line: usize| {
        boxes.iter().all(|&sides| sides >> line & 1 == 0 || (undrawn & sides).count_ones() > 2)
    };
    let mut found = 0;
    for seed in 0..60 {
        // Safe lines in random order, as far as 21 of them.
        let order = random_order(&here, seed);
        let mut undrawn = here.board().all_lines();
        for line in order {
            if here.board().line_count() - (undrawn.count_ones() as usize) < 21 && safe(undrawn, line) {
                undrawn &= !(1 << line);
            }
        }
        let mut question = Question { stop: ::search::Stop::new(), deadline: None, on_progress: &mut |_| {} };
        let values = here.line_values(undrawn, &mut question).expect("nobody stops it");
        let best = values.iter().map(|entry| entry.value).max();
        let mut of_safe = values.iter().filter(|entry| safe(undrawn, entry.line)).peekable();
        if of_safe.peek().is_some() && of_safe.all(|entry| Some(entry.value) < best) {
            found += 1;
        }
    }
    assert!(found > 0, "none of the positions shows it");
}

/// The four lines of every box.
fn boxes_of(board: &Board) -> Vec<u64> {
    let line = |orientation, i, j| board.line(orientation, i, j).map_or(0, |line| 1u64 << line);
    let mut all = Vec::new();
    for i in 0..board.rows() {
        for j in 0..board.cols() {
            all.push(
                line(Orientation::Horizontal, i, j)
                    | line(Orientation::Horizontal, i + 1, j)
                    | line(Orientation::Vertical, i, j)
                    | line(Orientation::Vertical, i, j + 1),
            );
        }
    }
    all
}

#[test]
fn pairs_of_short_chains_cancel() {
    // Three rows of a board of 1 x 2 boxes each can't be had on one board, so by the collections themselves.
    use super::super::multiset::{Collections, EMPTY};
    let (all, cancelled) = (Collections::new(20, false), Collections::new(20, true));
    for (one, two, three, ring) in [(2, 0, 1, 1), (3, 2, 1, 0), (1, 3, 2, 0), (2, 2, 0, 2), (4, 1, 1, 1)] {
        let add = |list: &Collections| {
            let mut id = EMPTY;
            for (length, count) in [(1, one), (2, two), (3, three)] {
                for _ in 0..count {
                    id = list.with_chain(id, length);
                }
            }
            for _ in 0..ring {
                id = list.with_loop(id, 4);
            }
            list.get(id).value
        };
        assert_eq!(add(&all), add(&cancelled), "{one} {two} {three} {ring}");
    }
}

/// Controlled value of chains and loops (Berlekamp; Buzzard and Ciere): where it is 2 or more it is the value.
#[test]
fn controlled_values() {
    use super::super::multiset::{Collections, EMPTY};
    let list = Collections::new(25, false);
    let mut seen = 0;
    for threes in 0..5 {
        for longer in [vec![], vec![4], vec![5, 6], vec![4, 4, 7], vec![8]] {
            for loops in [vec![], vec![4], vec![6, 4], vec![8]] {
                let boxes =
                    3 * threes + longer.iter().sum::<u32>() as usize + loops.iter().sum::<u32>() as usize;
                if boxes > 25 || boxes == 0 {
                    continue;
                }
                let mut id = EMPTY;
                (0..threes).for_each(|_| id = list.with_chain(id, 3));
                longer.iter().for_each(|&length| id = list.with_chain(id, length));
                loops.iter().for_each(|&length| id = list.with_loop(id, length));
                let chains = threes as i32 + longer.len() as i32;
                let end = if chains == 0 {
                    8
                } else if longer.is_empty() && !loops.is_empty() {
                    6
                } else {
                    4
                };
                let controlled = boxes as i32 - 4 * chains - 8 * loops.len() as i32 + end;
                if controlled >= 2 {
                    seen += 1;
                    assert_eq!(i32::from(list.get(id).value), -controlled, "{threes} {longer:?} {loops:?}");
                }
            }
        }
    }
    assert!(seen > 20);
}

#[test]
fn lines_and_places_match() {
    for (rows, cols) in [(1, 1), (4, 5), (5, 4), (1, 21), (21, 1), (5, 5), (2, 12), (3, 8)] {
        let board = Board::new(rows, cols).expect("at most 64 lines");
        for line in 0..board.line_count() {
            let (orientation, row, col) = board.place(line).expect("a line of the board");
            assert_eq!(board.line(orientation, row, col), Some(line));
        }
        assert_eq!(board.place(board.line_count()), None);
        assert_eq!(board.all_lines().count_ones() as usize, board.line_count());
    }
}

#[test]
fn boards_at_the_limit() {
    for (rows, cols) in [(5, 5), (1, 21), (21, 1), (2, 12), (4, 6)] {
        let here = solver(rows, cols, Options::default());
        let plain =
            solver(rows, cols, Options { graph_keys: false, symmetries: false, ..Options::default() });
        let undrawn = random_position(&here, here.board().line_count() - 18, 7);
        assert_eq!(ask(&here, undrawn), ask(&plain, undrawn), "{rows}x{cols}");
    }
}

#[test]
fn bad_boards_are_refused() {
    for (rows, cols) in [(0, 3), (3, 0), (5, 6), (1, 22), (usize::MAX, usize::MAX)] {
        let error = Solver::new(rows, cols, Options { table_mib: 0, ..Options::default() }).err();
        assert!(matches!(error, Some(SolverError::Board { .. })), "{rows}x{cols}");
    }
    assert_eq!(
        Solver::new(2, 2, Options { threads: 0, ..Options::default() }).err(),
        Some(SolverError::Threads(0))
    );
}

/// A line that keeps the value is found wherever there is one, with boxes to close and without, and none where
/// the value is said to be higher than it is.
#[test]
fn a_kept_value_is_kept() {
    let here = solver(3, 3, Options::default());
    for threads in [1, 2] {
        let fresh = solver(3, 3, Options { threads, ..Options::default() });
        for seed in 0..400 {
            let undrawn = random_position(&here, 4 + seed as usize % 20, seed);
            let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
            let value = ask(&here, undrawn);
            let values = here.line_values(undrawn, &mut question).expect("nobody stops it");
            let line = fresh.keeping_line(undrawn, value, &mut question).expect("there is one");
            let kept = values.iter().find(|entry| entry.line == line).expect("an undrawn line");
            assert_eq!(kept.value, value, "{undrawn:x}");
            assert_eq!(fresh.keeping_line(undrawn, value + 2, &mut question), None, "{undrawn:x}");
        }
    }
}

#[test]
fn a_stopped_search_for_a_line_ends() {
    let here = solver(4, 5, Options::default());
    let stop = Stop::new();
    stop.raise();
    let mut question = Question { stop, deadline: None, on_progress: &mut |_| {} };
    assert_eq!(here.keeping_line(here.board().all_lines(), 0, &mut question), None);
}
