use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use search::Stop;

use super::*;
use crate::TimbiricheSetup;

/// A file that goes away with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("timbiriche-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Scratch(std::env::temp_dir().join(name))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn board(rows: u8, cols: u8, moves: &str) -> History<Timbiriche> {
    let mut history = History::new(&TimbiricheSetup::boxes(rows, cols)).expect("a good set-up");
    for mv in moves.split_whitespace() {
        history.play(mv.parse().expect("a line")).expect("a legal line");
    }
    history
}

fn ask(
    history: &History<Timbiriche>,
    checkpoint: Option<&Path>,
    stop: &Stop,
    on_progress: &mut dyn FnMut(&SolveProgress),
) -> Result<Solution<Line>, PlayError> {
    let mut request =
        SolveRequest { stop: stop.clone(), threads: 1, table_mib: Some(4), checkpoint, on_progress };
    solve(history, &mut request)
}

fn answer(history: &History<Timbiriche>, checkpoint: Option<&Path>) -> Solution<Line> {
    ask(history, checkpoint, &Stop::new(), &mut |_| {}).expect("an answer")
}

/// The margin of a finished game for the seat to move at its start.
fn margin(history: &History<Timbiriche>, line: &[Line]) -> i32 {
    let mut played = history.clone();
    line.iter().for_each(|mv| played.play(*mv).expect("a legal line"));
    assert!(played.game().outcome().is_some(), "the line goes to the end");
    let mover = history.game().to_move();
    played.game().boxes_of(mover) - played.game().boxes_of(mover.next(2))
}

#[test]
fn both_ways_to_solve_agree_and_the_line_proves_it() {
    for (rows, cols, value) in [(1, 1, -1), (1, 4, 0), (2, 2, 2), (2, 3, -2), (2, 4, 2), (3, 3, -3)] {
        let history = board(rows, cols, "");
        let scratch = Scratch::new();
        for checkpoint in [None, Some(scratch.0.as_path())] {
            let solution = answer(&history, checkpoint);
            assert_eq!(solution.score, Some(Score::Points(value)), "{rows}x{cols}");
            assert_eq!(margin(&history, &solution.line), value, "{rows}x{cols}");
        }
    }
}

#[test]
fn boxes_that_are_closed_already_count() {
    // Seat 1 has a box and moves again; 1x3 boxes.
    let history = board(1, 3, "H0,0 H1,0 V0,0 V0,1");
    assert_eq!(history.game().boxes_of(Seat::SECOND), 1);
    let scratch = Scratch::new();
    let (once, kept) = (answer(&history, None), answer(&history, Some(&scratch.0)));
    assert_eq!(once.score, kept.score);
    let Some(Score::Points(value)) = once.score else { panic!("points: {:?}", once.score) };
    assert_eq!(margin(&history, &once.line), value);
    assert_eq!(margin(&history, &kept.line), value);
}

#[test]
fn values_of_first_lines_are_those_of_the_solver() {
    let history = board(2, 3, "H0,0");
    let scratch = Scratch::new();
    let solution = answer(&history, Some(&scratch.0));
    let solver = Solver::new(2, 3, Options { table_mib: 1, ..Options::default() }).expect("a small board");
    let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut |_| {} };
    let values = solver.line_values(open_lines(history.game()), &mut question).expect("nobody stops it");
    assert!(!solution.values.is_empty());
    for (line, score) in solution.values {
        let number = history.game().geometry().line_number(line).expect("a line of the board");
        let value = values.iter().find(|entry| entry.line == number).expect("it can be drawn").value;
        assert_eq!(score, Score::Points(value), "{line}");
    }
}

#[test]
fn an_interrupted_solution_goes_on_where_it_was() {
    let history = board(3, 3, "");
    let undrawn = open_lines(history.game());
    let scratch = Scratch::new();
    let cold = answer(&history, Some(&scratch.0));
    let solver = Solver::new(3, 3, Options { table_mib: 1, ..Options::default() }).expect("a small board");
    let whole = Checkpoint::open(&scratch.0, &solver, undrawn).expect("a good file").len();
    for part in [whole / 3, 2 * whole / 3, whole] {
        // As after an interruption: some of the values are there.
        let mut kept = Checkpoint::open(&scratch.0, &solver, undrawn).expect("a good file");
        kept.shorten(part);
        kept.write().expect("written");
        let solution = answer(&history, Some(&scratch.0));
        assert_eq!(solution.score, Some(Score::Points(-3)));
        assert_eq!(margin(&history, &solution.line), -3);
        if part == whole {
            assert!(solution.nodes < cold.nodes, "{} of {} nodes", solution.nodes, cold.nodes);
        }
    }
    let again = answer(&history, Some(&scratch.0));
    assert!(again.known.iter().any(|line| line.ends_with("of the first plies are kept, 0 of them new")));
}

#[test]
fn a_stopped_question_says_nothing_that_is_not_proven() {
    let stop = Stop::new();
    stop.raise();
    let history = board(4, 5, "");
    let scratch = Scratch::new();
    for checkpoint in [None, Some(scratch.0.as_path())] {
        let solution = ask(&history, checkpoint, &stop, &mut |_| {}).expect("an answer");
        assert_eq!((solution.score, solution.line, solution.values), (None, vec![], vec![]));
    }
    assert!(fs::read_to_string(&scratch.0).expect("begun").contains("\nend: 0 "));
}

#[test]
fn a_damaged_checkpoint_is_told_and_left_as_it_is() {
    let history = board(2, 2, "");
    let scratch = Scratch::new();
    answer(&history, Some(&scratch.0));
    let good = fs::read_to_string(&scratch.0).expect("written");
    let refused = |text: &str| {
        fs::write(&scratch.0, text).expect("written");
        let error = ask(&history, Some(&scratch.0), &Stop::new(), &mut |_| {}).expect_err("no answer");
        assert_eq!(fs::read_to_string(&scratch.0).expect("still there"), text);
        error.to_string()
    };
    let sixth = good.lines().nth(5).expect("a value");
    let other = format!("{} 1", sixth.split(' ').next().expect("a position"));
    let other = if other == sixth { other.replace(" 1", " -1") } else { other };
    for (text, problem) in [
        (String::new(), "line 1: expected 'arcade-solve: 1', found ''"),
        (good.replace("2x2", "2x3"), "line 3: expected 'board: 2x2 boxes', found 'board: 2x3 boxes'"),
        (good.replace(sixth, &other), "damaged: expected 'end: "),
        (good.replace(sixth, "what"), "damaged: line 6: expected a position and its value, found 'what'"),
        (
            good.replace(sixth, "1 -2147483648"),
            "line 6: expected a position and its value, found '1 -2147483648'",
        ),
        (good[..good.len() - 3].to_string(), "damaged: expected 'end: "),
        (good.split("end:").next().expect("a part").to_string(), "damaged: expected a last line"),
    ] {
        let message = refused(&text);
        assert!(message.contains(problem), "{message}");
    }
    // One byte less anywhere.
    for at in 0..good.len() {
        let mut text = good.clone();
        text.remove(at);
        refused(&text);
    }
    fs::write(&scratch.0, &good).expect("written");
    assert_eq!(answer(&history, Some(&scratch.0)).score, Some(Score::Points(2)));
}

#[test]
fn what_has_no_exact_value_is_refused() {
    let setup = TimbiricheSetup::boxes(2, 2).with_seats(3);
    let history = History::<Timbiriche>::new(&setup).expect("a good set-up");
    let error = ask(&history, None, &Stop::new(), &mut |_| {}).expect_err("no answer").to_string();
    assert_eq!(error, "expected 2 seats to be solved, found 3: with more there is no exact value");
    let history = History::<Timbiriche>::new(&TimbiricheSetup::dots(8, 8)).expect("a good set-up");
    let error = ask(&history, Some(Path::new("x")), &Stop::new(), &mut |_| {}).expect_err("no answer");
    assert_eq!(error.to_string(), "expected no checkpoint: a board of more than 64 lines keeps none");
}

#[test]
fn large_boards_are_solved_once_little_is_left() {
    // 7x7 boxes, all but the last lines drawn in an order that is the same every time.
    let mut history = History::<Timbiriche>::new(&TimbiricheSetup::boxes(7, 7)).expect("a good set-up");
    let mut moves = Vec::new();
    let mut number = 0;
    while history.game().moves_left() > 8 {
        history.game().legal_moves(&mut moves);
        number += 1;
        history.play(moves[game::key::mix(number) as usize % moves.len()]).expect("a legal line");
    }
    let solution = answer(&history, None);
    let Some(Score::Points(value)) = solution.score else { panic!("points: {:?}", solution.score) };
    assert_eq!(
        value,
        crate::truths::Retrograde::below(history.game().clone()).value(0) + ahead(history.game())
    );
}

#[test]
fn a_place_that_can_not_be_written_to_shows_at_once() {
    // There is a file where a folder would have to be.
    let scratch = Scratch::new();
    fs::write(&scratch.0, "in the way").expect("written");
    let path = scratch.0.join("kept");
    let error = ask(&board(4, 5, ""), Some(&path), &Stop::new(), &mut |_| {}).expect_err("no answer");
    assert!(matches!(error, PlayError::File { .. }), "{error}");
}
