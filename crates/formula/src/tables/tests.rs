//! The table against known values and against a plain search.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use super::*;
use crate::geometry::Way;
use crate::track::{Cell, Track};

/// The ways in which the rule of the way can be read; the game has `Open`.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reading {
    /// Exact corners are free.
    Open,
    /// An exact corner is passed only if both cells beside it belong to the track.
    Closed,
    /// Only the landing point counts.
    LandingOnly,
}

/// What a way comes to: `None` off the track, `Some(true)` finished.
fn drive(track: &Track, from: Point, vector: Vector, reading: Reading) -> Option<bool> {
    if reading == Reading::LandingOnly {
        return match track.cell(from + vector) {
            Cell::Off => None,
            cell => Some(cell == Cell::Finish),
        };
    }
    let mut last = from;
    for cell in Way::new(from, vector) {
        let corner = cell.x != last.x && cell.y != last.y;
        if corner && reading == Reading::Closed {
            let beside = [Point::new(cell.x, last.y), Point::new(last.x, cell.y)];
            if beside.iter().any(|&cell| track.cell(cell) == Cell::Off) {
                return None;
            }
        }
        match track.cell(cell) {
            Cell::Off => return None,
            Cell::Finish => return Some(true),
            Cell::Start | Cell::Track => last = cell,
        }
    }
    Some(false)
}

/// A plain search forwards: the fewest turns from a state, breadth first over all states.
fn forward(track: &Track, from: (Point, Vector), reading: Reading) -> Option<u32> {
    let mut seen = HashSet::from([from]);
    let mut edge = vec![from];
    let mut turns = 0;
    while !edge.is_empty() {
        turns += 1;
        let mut next = Vec::new();
        for (point, vector) in edge {
            for successor in vector.successors() {
                match drive(track, point, successor, reading) {
                    Some(true) => return Some(turns),
                    Some(false) if seen.insert((point + successor, successor)) => {
                        next.push((point + successor, successor));
                    }
                    _ => {}
                }
            }
        }
        edge = next;
    }
    None
}

fn table(track: &Track) -> (Ground, Table) {
    let ground = Ground::new(track.clone());
    let table = Table::build(&ground, &TableOptions::default(), &mut |_| ControlFlow::Continue(()));
    let table = table.expect("a small table");
    (ground, table)
}

fn par(track: &Track, reading: Reading) -> Option<u32> {
    track.starts().into_iter().filter_map(|start| forward(track, (start, Vector::ZERO), reading)).min()
}

/// Name, and the fewest turns when corners are free, when they are closed, and when only the landing point counts.
const TRUTHS: [(&str, &str, u32, Option<u32>, u32); 4] = [
    ("hairpin", include_str!("../../tracks/hairpin.txt"), 15, Some(15), 15),
    ("chicane", include_str!("../../tracks/chicane.txt"), 12, None, 10),
    ("diagonal", include_str!("../../tracks/diagonal.txt"), 3, None, 3),
    ("gate", include_str!("../../tracks/gate.txt"), 25, Some(31), 14),
];

#[test]
fn known_tracks_take_their_known_turns() {
    for (name, text, open, closed, landing_only) in TRUTHS {
        let track: Track = text.parse().expect("a good track");
        let (_, table) = table(&track);
        let best = track.starts().into_iter().filter_map(|start| table.turns(start, Vector::ZERO)).min();
        assert_eq!(best, Some(open), "{name}");
        assert_eq!(par(&track, Reading::Open), Some(open), "{name}");
        assert_eq!(par(&track, Reading::Closed), closed, "{name} with closed corners");
        assert_eq!(par(&track, Reading::LandingOnly), Some(landing_only), "{name} by landing points");
    }
}

#[test]
fn turns_fall_by_one_on_a_best_path() {
    for (name, text, open, ..) in TRUTHS {
        let track: Track = text.parse().expect("a good track");
        let (ground, table) = table(&track);
        for start in track.starts() {
            let line = table.best_line(&ground, start, Vector::ZERO);
            let turns = table.turns(start, Vector::ZERO).expect("every start has a way");
            assert_eq!(line.len() as u32, turns, "{name}");
            assert!(turns >= open);
            let (mut point, mut vector) = (start, Vector::ZERO);
            for (index, &next) in line.iter().enumerate() {
                assert!(vector.allows(next));
                assert_eq!(table.turns(point, vector), Some(turns - index as u32), "{name} at {point}");
                (point, vector) = (point + next, next);
            }
        }
    }
}

/// The states that the page of the rules says can occur, found one by one: from a stand at every crossing.
fn plain_states(ground: &Ground) -> HashSet<(Point, Vector)> {
    let mut seen: HashSet<_> = ground.reachable().into_iter().map(|point| (point, Vector::ZERO)).collect();
    let mut edge: Vec<_> = seen.iter().copied().collect();
    while let Some((point, vector)) = edge.pop() {
        for next in vector.successors() {
            if ground.walk(point, next) == Travel::Stays && seen.insert((point + next, next)) {
                edge.push((point + next, next));
            }
        }
    }
    seen
}

#[test]
fn the_states_are_those_of_a_plain_search() {
    for (name, text, ..) in TRUTHS {
        let track: Track = text.parse().expect("a good track");
        let (ground, table) = table(&track);
        let plain = plain_states(&ground);
        let mut states = HashSet::new();
        let mut doomed = 0;
        table.for_each(|point, vector, turns| {
            assert!(states.insert((point, vector)), "{name}: {point} {vector} is visited once");
            assert!(table.occurs(point, vector));
            assert_eq!(table.turns(point, vector), turns);
            doomed += usize::from(turns.is_none());
        });
        assert_eq!((states.len(), table.states()), (plain.len(), plain.len()), "{name}");
        assert_eq!(states, plain, "{name}");
        assert_eq!(table.doomed(), doomed, "{name}");
    }
}

#[test]
fn an_open_field_has_the_states_of_its_two_sides() {
    // Along each side of length n the states at speed k are the n - k(k+1)/2 places from which k was reached,
    // in both directions; the two sides are independent. One corner is the finish, which no state ends in,
    // and reaching it ends the race: hence the small difference.
    let side = |n: i64| -> i64 {
        let speeds = (1..).map(|k: i64| n - k * (k + 1) / 2).take_while(|places| *places > 0);
        n + 2 * speeds.sum::<i64>()
    };
    assert_eq!(side(100) * side(400), 26_298_680);
    let (width, height) = (40, 25);
    let mut track = Track::new(width, height).expect("a small track");
    for (x, y) in (0..width as i16).flat_map(|x| (0..height as i16).map(move |y| (x, y))) {
        track.set(Point::new(x, y), Cell::Track);
    }
    track.set(Point::new(0, 0), Cell::Start);
    let (_, open) = table(&track);
    assert_eq!(open.states() as i64, side(width as i64) * side(height as i64));
    assert_eq!(open.doomed(), open.states(), "without a finish everything is doomed");
}

#[test]
fn wide_papers_use_wide_rows() {
    let row = format!("S{}F", ".".repeat(998));
    let track: Track = format!("{row}\n{}\n{row}", "#".repeat(1000)).parse().expect("a good track");
    let (ground, table) = table(&track);
    assert!(matches!(table.layout, Layout::Wide(_)));
    // 1 + 2 + ... + 44 = 990, and the 45th move goes over the line 999 crossings away.
    assert_eq!(table.turns(Point::new(0, 0), Vector::ZERO), Some(45));
    assert_eq!(table.best_line(&ground, Point::new(0, 2), Vector::ZERO).len(), 45);
    assert_eq!(forward(&track, (Point::new(0, 0), Vector::ZERO), Reading::Open), Some(45));
}

#[test]
fn more_turns_than_a_byte_holds_are_counted() {
    // A corridor with a corner after every second step.
    let mut track = Track::new(402, 4).expect("a small track");
    for x in 0..402_i16 {
        let rows: &[i16] = match x % 4 {
            0 => &[0, 1, 2],
            1 => &[2],
            2 => &[0, 1, 2],
            _ => &[0],
        };
        rows.iter().for_each(|&y| track.set(Point::new(x, y), Cell::Track));
    }
    track.set(Point::new(0, 0), Cell::Start);
    track.set(Point::new(401, 2), Cell::Finish);
    let (ground, table) = table(&track);
    let turns = table.turns(Point::new(0, 0), Vector::ZERO).expect("there is a way");
    assert!(turns > 255, "{turns}");
    assert_eq!(Some(turns), forward(&track, (Point::new(0, 0), Vector::ZERO), Reading::Open));
    assert_eq!(table.best_line(&ground, Point::new(0, 0), Vector::ZERO).len() as u32, turns);
}

#[test]
fn a_table_can_be_stopped_and_is_held_to_its_memory() {
    let track: Track = TRUTHS[0].1.parse().expect("a good track");
    let ground = Ground::new(track);
    let stopped = Table::build(&ground, &TableOptions::default(), &mut |_| ControlFlow::Break(()));
    assert_eq!(stopped.err(), Some(Error::Stopped));
    let late = |progress: &Progress| match progress.phase {
        Phase::Turns { turns: 5.. } => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    assert_eq!(Table::build(&ground, &TableOptions::default(), &mut { late }).err(), Some(Error::Stopped));
    let small = TableOptions { memory_cap: 1 << 10 };
    let too_large = Table::build(&ground, &small, &mut |_| ControlFlow::Continue(()));
    assert_eq!(too_large.err(), Some(Error::TableTooLarge { cap: 0 }));
}

#[test]
fn progress_grows() {
    let track: Track = TRUTHS[3].1.parse().expect("a good track");
    let mut seen: HashMap<bool, Vec<usize>> = HashMap::new();
    let ground = Ground::new(track);
    let table = Table::build(&ground, &TableOptions::default(), &mut |progress| {
        seen.entry(progress.phase == Phase::States).or_default().push(progress.states);
        ControlFlow::Continue(())
    });
    let table = table.expect("a small table");
    assert!(seen.values().all(|states| states.is_sorted()));
    assert_eq!(seen[&true].last(), Some(&table.states()));
    assert_eq!(seen[&false].last(), Some(&(table.states() - table.doomed())));
    assert!(table.peak_bytes() >= table.bytes());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_table_equals_a_plain_search_on_random_tracks(
        rows in proptest::collection::vec("[.]{1}[.#]{0,1}[.]{2}[.#]{1}[.SF]{1}[.#]{2}[.]{3}", 4..9),
        start in 0_usize..8,
    ) {
        let mut track: Track = rows.join("\n").parse().expect("good rows");
        track.set(Point::new(0, (start % track.height()) as i16), Cell::Start);
        let (ground, table) = table(&track);
        for start in track.starts() {
            let expected = forward(&track, (start, Vector::ZERO), Reading::Open);
            prop_assert_eq!(table.turns(start, Vector::ZERO), expected);
            let steps = ground.steps_to_finish()[start.y as usize * track.width() + start.x as usize];
            prop_assert_eq!(expected.is_some(), steps != u32::MAX, "steps tell whether there is a way");
        }
        let mut sample = Vec::new();
        table.for_each(|point, vector, turns| sample.push((point, vector, turns)));
        for &(point, vector, turns) in sample.iter().step_by(sample.len() / 20 + 1) {
            prop_assert_eq!(forward(&track, (point, vector), Reading::Open), turns);
        }
    }
}
