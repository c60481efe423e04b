//! Limits, progress and the ends of thinking.

use std::time::{Duration, Instant};

use game::{Game, History, Outcome, Seat};
use search::{AlphaBeta, Engine, EngineError, Limits, Model, Score, SearchOptions};

use crate::tree::{Style, Tree, TreeModel, kinds, small, tree};

fn engine(options: SearchOptions) -> AlphaBeta<Tree, TreeModel> {
    AlphaBeta::new(TreeModel::PLAIN, options)
}

#[test]
fn without_any_time_it_still_answers_with_a_legal_move() {
    for (seats, style) in kinds() {
        for straight in [false, true] {
            let history = tree(11, 8, seats, style);
            let mut engine = engine(SearchOptions { straight, ..small() });
            for limits in [Limits::time(Duration::ZERO), Limits::nodes(0), Limits::nodes(1), Limits::depth(0)]
            {
                let verdict = engine.think(&history, &limits, &mut |_| {}).expect("an answer");
                assert_eq!(history.game().check(verdict.best), Ok(()));
                assert_eq!(engine.values(&history, &limits, &mut |_| {}).expect("values").len(), 8);
            }
        }
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    let mut history = tree(1, 3, 2, Style::Margin);
    while history.game().outcome().is_none() {
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        history.play(moves[0]).expect("a legal move");
    }
    let mut engine = engine(small());
    let over = engine.think(&history, &Limits::none(), &mut |_| {}).map(|verdict| verdict.best);
    assert_eq!(over, Err(EngineError::GameOver));
    assert_eq!(engine.values(&history, &Limits::none(), &mut |_| {}), Err(EngineError::GameOver));
}

#[test]
fn every_depth_is_reported_in_order_and_never_beyond_the_limit() {
    let history = tree(21, 9, 2, Style::Margin);
    let mut depths = Vec::new();
    let mut nodes = 0;
    let verdict = engine(SearchOptions { ..small() })
        .think(&history, &Limits::depth(5), &mut |report| {
            depths.push(report.depth);
            assert!(report.nodes >= nodes && report.table_permille <= 1000);
            nodes = report.nodes;
        })
        .expect("an answer");
    assert!(depths.is_sorted() && (1..=5).all(|depth| depths.contains(&depth)), "{depths:?}");
    assert_eq!((verdict.report.depth, verdict.report.exact), (5, false));
    assert!(verdict.report.table_permille > 0);
}

#[test]
fn a_new_best_move_is_reported_at_once() {
    let mut told_between = false;
    for seed in 0..40 {
        let history = tree(seed, 8, 2, Style::Margin);
        let mut last = None;
        engine(small())
            .think(&history, &Limits::depth(5), &mut |report| {
                let best = report.line[0];
                told_between |= last.is_some_and(|(depth, mv)| depth == report.depth && mv != best);
                last = Some((report.depth, best));
            })
            .expect("an answer");
    }
    assert!(told_between);
}

#[test]
fn the_answer_is_there_before_its_time_is_over() {
    // Ten times the slack of the promise, for a busy machine: what counts is that it ends by itself.
    let history = tree(31, 12, 2, Style::Margin);
    let time = Duration::from_millis(50);
    let start = Instant::now();
    let verdict =
        engine(SearchOptions::plain()).think(&history, &Limits::time(time), &mut |_| {}).expect("an answer");
    assert!(start.elapsed() < 10 * time);
    assert!(verdict.report.elapsed <= start.elapsed() && !verdict.report.exact);
}

#[test]
fn the_static_evaluation_is_that_of_the_seat_to_move() {
    let history = tree(5, 6, 2, Style::Margin);
    let model = TreeModel::PLAIN;
    let game = history.game();
    let expected = search::testing::minimax(&model, game, game.to_move(), 0, search::testing::Moves::All);
    let score = engine(small()).evaluate(game).expect("an evaluation");
    assert_eq!(score, Score::from_value(expected));
}

#[test]
fn the_line_can_be_played_and_leads_to_the_score() {
    let mut ended = 0;
    for (seed, (seats, style)) in (100..).zip(kinds().cycle().take(900)) {
        let start = tree(seed, 6, seats, style);
        let mut engine = engine(small());
        // What was found out before less deeply must not lead it astray.
        engine.think(&start, &Limits::depth(3), &mut |_| {}).expect("an answer");
        let verdict = engine.think(&start, &Limits::none(), &mut |_| {}).expect("an answer");
        let mut history: History<Tree> = start.clone();
        for mv in &verdict.report.line {
            history.play(*mv).expect("a legal line");
        }
        let plies = history.len() as u32;
        let expected = match history.game().outcome() {
            None => continue,
            Some(_) if style == Style::Margin => {
                Score::Points(TreeModel::PLAIN.settled(history.game(), Seat::FIRST))
            }
            Some(Outcome::Won(Seat::FIRST)) => Score::Win(plies),
            Some(Outcome::Won(_)) => Score::Loss(plies),
            Some(_) => Score::Points(0),
        };
        assert_eq!(verdict.report.score, expected, "{:?} of\n{start:?}", verdict.report.line);
        ended += 1;
    }
    assert!(ended > 600, "{ended} lines led to the end");
}
