//! Every optimisation switched off and on gives the same values.

use super::super::{LineValue, Options, Question, Solver};
use super::{ask, random_position, solver};

/// The options with the switches set by the bits of `mask`.
fn switched(mask: u32) -> Options {
    let on = |bit: u32| mask >> bit & 1 != 0;
    Options {
        table: on(0),
        collections: on(1),
        dominance: on(2),
        graph_keys: on(3),
        symmetries: on(4),
        corners: on(5),
        bounds: on(6),
        ordering: on(7),
        look_ahead: on(8),
        ..Options::default()
    }
}

fn agree(
    rows: usize,
    cols: usize,
    drawn: usize,
    seeds: std::ops::Range<u64>,
    masks: impl Iterator<Item = u32> + Clone,
) {
    let all = solver(rows, cols, Options::default());
    let others: Vec<(u32, Solver)> = masks.map(|mask| (mask, solver(rows, cols, switched(mask)))).collect();
    for seed in seeds {
        let undrawn = random_position(&all, drawn, seed);
        let value = ask(&all, undrawn);
        for (mask, other) in &others {
            assert_eq!(ask(other, undrawn), value, "{rows}x{cols} switches {mask:09b} lines {undrawn:b}");
        }
    }
}

#[test]
fn all_combinations_on_small_positions() {
    agree(3, 3, 12, 0..12, 0..512);
}

#[test]
fn each_switch_alone_on_larger_positions() {
    let one_off = (0..9).map(|bit| 511 & !(1u32 << bit)).filter(|mask| mask & 1 != 0);
    agree(4, 5, 27, 100..130, one_off.clone());
    agree(5, 4, 27, 200..210, one_off.clone());
    agree(4, 4, 20, 300..310, one_off.clone());
    agree(2, 6, 14, 400..410, one_off);
}

#[test]
fn plain_search_agrees() {
    let (all, plain) = (solver(3, 4, Options::default()), solver(3, 4, Options::plain()));
    for seed in 0..20 {
        let undrawn = random_position(&all, 17, seed);
        assert_eq!(ask(&all, undrawn), ask(&plain, undrawn), "{undrawn:b}");
    }
}

#[test]
fn a_full_table_loses_no_value() {
    let small = Solver::new(3, 3, Options { table_mib: 0, ..Options::default() }).expect("a small board");
    assert_eq!(ask(&small, small.board().all_lines()), -3);
    assert!(small.table_per_mille() > 900);
}

#[test]
fn two_threads_agree_with_one() {
    let one = solver(4, 5, Options::default());
    let two = solver(4, 5, Options { threads: 2, ..Options::default() });
    for seed in 0..10 {
        let undrawn = random_position(&one, 22, seed);
        assert_eq!(ask(&one, undrawn), ask(&two, undrawn), "{undrawn:b}");
    }
}

#[test]
fn line_values_agree_with_the_value_and_best_lines_keep_it() {
    let here = solver(3, 4, Options { threads: 2, ..Options::default() });
    for seed in 0..20 {
        let undrawn = random_position(&here, 12, seed);
        let mut question = Question { stop: ::search::Stop::new(), deadline: None, on_progress: &mut |_| {} };
        let value = here.value(undrawn, &mut question).expect("nobody stops it");
        let lines = here.line_values(undrawn, &mut question).expect("nobody stops it");
        assert_eq!(lines.len(), undrawn.count_ones() as usize);
        assert_eq!(lines.iter().map(|entry| entry.value).max(), Some(value));
        let ranked = here.testing_lines(undrawn, &mut question).expect("nobody stops it");
        let best: Vec<&LineValue> = lines.iter().filter(|entry| entry.value == value).collect();
        assert_eq!(ranked.len(), best.len());
        assert!(ranked.is_sorted_by_key(|&(_, keeping)| keeping));

        // Playing the best line out wins exactly the value.
        let play = here.best_line(undrawn, value, &|_| None, &mut question);
        let (mut rest, mut sign, mut net) = (undrawn, 1, 0);
        for line in play {
            let closed = here.closes(rest, line);
            net += sign * closed;
            rest &= !(1 << line);
            if closed == 0 {
                sign = -sign;
            }
        }
        assert_eq!((rest, net), (0, value));
    }
}

/// Nobody solves the empty standard board within the time of a test.
#[test]
#[should_panic(expected = "nobody wants to hear it")]
fn a_panic_in_one_thread_ends_all() {
    let here = solver(4, 5, Options { threads: 2, ..Options::default() });
    let mut on_progress = |_: &super::super::Progress| panic!("nobody wants to hear it");
    let mut question =
        Question { stop: ::search::Stop::new(), deadline: None, on_progress: &mut on_progress };
    here.value(here.board().all_lines(), &mut question);
}

#[test]
fn a_raised_stop_ends_the_search() {
    let here = solver(4, 5, Options { threads: 2, ..Options::default() });
    let stop = ::search::Stop::new();
    let raise = stop.clone();
    let mut told = 0;
    let mut on_progress = |progress: &super::super::Progress| {
        assert!(progress.lower <= progress.upper && progress.nodes > 0);
        told += 1;
        raise.raise();
    };
    let mut question = Question { stop, deadline: None, on_progress: &mut on_progress };
    assert_eq!(here.value(here.board().all_lines(), &mut question), None);
    assert_eq!(told, 1);

    let deadline = Some(std::time::Instant::now());
    let mut question = Question { stop: ::search::Stop::new(), deadline, on_progress: &mut |_| {} };
    assert_eq!(here.line_values(here.board().all_lines(), &mut question), None);
}
