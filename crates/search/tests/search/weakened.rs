//! Weaker levels: seeded noise among moves close to the best.

use std::collections::BTreeSet;

use game::{Game, History};
use search::{
    AlphaBeta, Engine, EngineError, Limits, MoveValue, Report, Score, SearchOptions, Verdict, Weakened,
    Weakness,
};

use crate::tree::{Item, Style, Tree, TreeModel, small, tree};

fn weakened(slack: i64, seed: u64) -> Weakened<Tree, AlphaBeta<Tree, TreeModel>> {
    let engine = AlphaBeta::new(TreeModel::PLAIN, SearchOptions { ..small() });
    Weakened::new(engine, Weakness { depth: Some(3), nodes: None, slack, seed })
}

fn think(engine: &mut impl Engine<Tree>, history: &History<Tree>) -> Verdict<Item> {
    engine.think(history, &Limits::none(), &mut |_| {}).expect("an answer")
}

#[test]
fn it_repeats_from_its_seed_and_differs_between_seeds() {
    let history = tree(1, 8, 2, Style::Margin);
    let picks = |seed| -> Vec<Item> {
        let mut history = history.clone();
        let mut engine = weakened(6, seed);
        while history.game().outcome().is_none() {
            let mv = think(&mut engine, &history).best;
            history.play(mv).expect("a legal move");
        }
        history.moves().collect()
    };
    assert_eq!(picks(1), picks(1));
    assert!((0..20).map(picks).collect::<BTreeSet<_>>().len() > 1);
}

#[test]
fn what_it_plays_lies_within_the_slack_and_the_best_most_often() {
    const SLACK: i64 = 10;
    let (history, values) = (0..)
        .map(|seed| tree(seed, 8, 2, Style::Margin))
        .map(|history| {
            let values = weakened(0, 0).values(&history, &Limits::none(), &mut |_| {}).expect("values");
            (history, values)
        })
        .find(|(_, values)| {
            values[0].score.rank() > values[1].score.rank()
                && values[0].score.rank() - values[2].score.rank() < SLACK
        })
        .expect("a tree with three moves close to each other");
    let best = values[0].score.rank();
    let mut seen = BTreeSet::new();
    let mut bests = 0;
    for seed in 0..400 {
        let verdict = think(&mut weakened(SLACK, seed), &history);
        let value = values.iter().find(|value| value.mv == verdict.best).expect("a legal move");
        assert_eq!(verdict.report.score, value.score);
        assert_eq!(verdict.report.line[0], verdict.best);
        assert!(best - value.score.rank() <= SLACK);
        bests += u32::from(value.score.rank() == best);
        seen.insert(verdict.best);
    }
    let near = values.iter().filter(|value| best - value.score.rank() <= SLACK).count();
    assert_eq!(seen.len(), near, "every move within the slack is played now and then");
    assert!(bests > 400 / near as u32, "the nearer the likelier: {bests} of 400 among {near}");
}

#[test]
fn without_slack_it_plays_the_best() {
    for seed in 0..20 {
        let history = tree(seed, 7, 2, Style::Wins);
        let verdict = think(&mut weakened(0, seed), &history);
        let best = weakened(0, 0).values(&history, &Limits::none(), &mut |_| {}).expect("values")[0].score;
        assert_eq!(verdict.report.score, best);
    }
}

#[test]
fn its_own_limit_and_the_callers_both_hold() {
    let history = tree(1, 10, 2, Style::Margin);
    let depth = |limits: &Limits| {
        weakened(0, 0).think(&history, limits, &mut |_| {}).expect("an answer").report.depth
    };
    assert_eq!((depth(&Limits::none()), depth(&Limits::depth(2)), depth(&Limits::depth(9))), (3, 2, 3));
    let few = weakened(0, 0).think(&history, &Limits::nodes(7), &mut |_| {}).expect("an answer");
    assert_eq!(few.report.nodes, 7);
}

/// An engine that tells fixed scores for the moves in ascending order.
struct Told(Vec<Score>);

impl Engine<Tree> for Told {
    fn think(
        &mut self,
        _: &History<Tree>,
        _: &Limits,
        _: &mut dyn FnMut(&Report<Item>),
    ) -> Result<Verdict<Item>, EngineError> {
        Err(EngineError::Unsupported("only values"))
    }

    fn values(
        &mut self,
        history: &History<Tree>,
        _: &Limits,
        _: &mut dyn FnMut(&Report<Item>),
    ) -> Result<Vec<MoveValue<Item>>, EngineError> {
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        let values = moves.into_iter().zip(&self.0);
        Ok(values.map(|(mv, &score)| MoveValue { mv, score, exact: false, line: vec![mv] }).collect())
    }

    fn evaluate(&mut self, _: &Tree) -> Result<Score, EngineError> {
        Err(EngineError::Unsupported("only values"))
    }

    fn new_game(&mut self) {}
}

/// The scores that are chosen for some seed.
fn chosen(scores: &[Score], slack: i64) -> Vec<i64> {
    let history = tree(0, scores.len() as u8, 2, Style::Margin);
    let weakness = |seed| Weakness { depth: None, nodes: None, slack, seed };
    let ranks: BTreeSet<i64> = (0..300)
        .map(|seed| {
            think(&mut Weakened::new(Told(scores.to_vec()), weakness(seed)), &history).report.score.rank()
        })
        .collect();
    ranks.into_iter().rev().collect()
}

#[test]
fn a_win_in_one_is_never_thrown_away() {
    let scores = [Score::Win(1), Score::Win(3), Score::Points(900)];
    assert_eq!(chosen(&scores, 5), [Score::Win(1).rank()]);
    assert_eq!(chosen(&scores[1..], 5), [Score::Win(3).rank()]);
}

#[test]
fn it_never_walks_into_a_found_loss_while_something_else_is_there() {
    let scores = [Score::Points(3), Score::Points(1), Score::Loss(4), Score::Loss(2)];
    assert_eq!(chosen(&scores, i64::MAX / 4), [3, 1]);
    assert_eq!(chosen(&scores[2..], 1), [Score::Loss(4).rank()]);
    assert_eq!(chosen(&scores[2..], 2), [Score::Loss(4).rank(), Score::Loss(2).rank()]);
}

#[test]
fn scores_in_turns_are_noisy_as_well_and_no_way_is_avoided() {
    let scores = [Score::Turns(9), Score::Turns(10), Score::Turns(14), Score::NoWay];
    assert_eq!(chosen(&scores, 2), [-9, -10]);
    assert_eq!(chosen(&scores[3..], 2), [i64::MIN]);
}
