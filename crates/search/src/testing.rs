//! A plain search to test fast ones against, and the test that every model has to pass.

use std::collections::HashMap;

use game::{Game, Seat, key};

use crate::{Model, Value, WIN_BOUND};

/// Minimax without any pruning, table or sign trick: the root's seat maximizes, everybody else minimizes.
///
/// Returns the value of a position for `seat` against all others, what is settled and what is still to come
/// together, after a search of `depth` plies. A win after `n` plies is [`win_in(n)`](crate::win_in).
pub fn minimax<G: Game, M: Model<G>>(model: &M, game: &G, seat: Seat, depth: u32, moves: Moves) -> Value {
    plain(model, &mut game.clone(), seat, depth, moves, 0)
}

/// Which moves a plain search looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moves {
    /// All legal moves.
    All,
    /// The candidates of the model.
    Candidates,
    /// The candidates of the model, extended as it says.
    Extended,
}

fn plain<G: Game, M: Model<G>>(
    model: &M,
    game: &mut G,
    seat: Seat,
    depth: u32,
    moves: Moves,
    ply: u32,
) -> Value {
    let settled = model.settled(game, seat);
    if let Some(outcome) = game.outcome() {
        let value = model.final_value(game, outcome, seat);
        let plies = ply as Value;
        return settled
            + match value {
                win if win > WIN_BOUND => win - plies,
                loss if loss < -WIN_BOUND => loss + plies,
                other => other,
            };
    }
    let depth = depth.min(model.horizon(game));
    if depth == 0 {
        return settled + model.evaluate(game, seat);
    }
    let mut list = Vec::new();
    match moves {
        Moves::All => game.legal_moves(&mut list),
        Moves::Candidates | Moves::Extended => model.candidates(game, &mut list),
    }
    let own = game.to_move() == seat;
    let values = list.into_iter().map(|mv| {
        let extension = if moves == Moves::Extended { model.extension(game, mv) } else { 0 };
        let undo = game.make(mv);
        let value = plain(model, game, seat, depth - 1 + extension, moves, ply + 1);
        game.unmake(mv, undo);
        value
    });
    let value = if own { values.max() } else { values.min() };
    value.unwrap_or(settled)
}

/// How much [`check_model`] does.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the random play comes from.
    pub seed: u64,
    /// How many games are played.
    pub games: usize,
    /// Positions with at most so many moves left are solved by [`minimax`].
    pub solve: u32,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { seed: 1, games: 20, solve: 6 }
    }
}

/// Plays random games and checks what a model promises: candidates are legal, without repetition, and hold a
/// best move; with two seats values are opposite; positions that share a future key have the same future; the
/// horizon is a bound that falls, and at horizon 0 the evaluation is exact.
///
/// # Panics
/// With the reason, if the model breaks its contract.
pub fn check_model<G: Game, M: Model<G>>(model: &M, setup: &G::Setup, plan: &Plan) {
    let start = G::new(setup).expect("the set-up of a model test is possible");
    let mut futures = HashMap::new();
    let mut random = key::mix(plan.seed);
    let mut moves = Vec::new();
    for _ in 0..plan.games {
        let mut game = start.clone();
        while game.outcome().is_none() {
            check_position(model, &game, plan, &mut futures);
            game.legal_moves(&mut moves);
            random = key::mix(random.wrapping_add(0x9e37_79b9_7f4a_7c15));
            game.make(moves[(random % moves.len() as u64) as usize]);
        }
    }
}

/// What is known of a future: how a position with it looks, and what is still to come for its seat to move.
type Futures = HashMap<(u64, Seat), (String, Value)>;

fn check_position<G: Game, M: Model<G>>(model: &M, game: &G, plan: &Plan, futures: &mut Futures) {
    let picture = game.show();
    let seat = game.to_move();
    let (mut legal, mut candidates) = (Vec::new(), Vec::new());
    game.legal_moves(&mut legal);
    model.candidates(game, &mut candidates);
    assert!(!candidates.is_empty(), "an open position has a candidate\n{picture}");
    let mut sorted = candidates.clone();
    sorted.sort();
    assert!(sorted.is_sorted_by(|a, b| a < b), "candidates differ from each other\n{picture}");
    for mv in &candidates {
        assert!(legal.binary_search(mv).is_ok(), "the candidate {mv} is legal\n{picture}");
    }
    assert!(model.evaluate(game, seat).abs() <= WIN_BOUND, "an evaluation stays below wins\n{picture}");
    if game.seats() == 2 {
        let other = seat.next(2);
        assert_eq!(
            model.evaluate(game, seat),
            -model.evaluate(game, other),
            "evaluations are opposite\n{picture}"
        );
        assert_eq!(
            model.settled(game, seat),
            -model.settled(game, other),
            "what is settled is opposite\n{picture}"
        );
    }
    check_horizon(model, game, &legal);
    if game.moves_left() <= plan.solve {
        let depth = game.moves_left();
        let truth = minimax(model, game, seat, depth, Moves::All);
        let by_candidates = minimax(model, game, seat, depth, Moves::Candidates);
        assert_eq!(by_candidates, truth, "the candidates hold a best move\n{picture}");
        // With more than two seats the search itself tells apart whose turn it is.
        let mover = if game.seats() > 2 { seat } else { Seat::FIRST };
        let rest = truth - model.settled(game, seat);
        let (other, known) =
            futures.entry((model.future_key(game), mover)).or_insert_with(|| (picture.clone(), rest));
        assert_eq!(rest, *known, "one future key, one future\n{picture}\nand\n{other}");
    }
}

fn check_horizon<G: Game, M: Model<G>>(model: &M, game: &G, legal: &[G::Move]) {
    let horizon = model.horizon(game);
    let mut after = game.clone();
    for &mv in legal {
        let undo = after.make(mv);
        if after.outcome().is_none() && horizon > 0 {
            assert!(model.horizon(&after) < horizon, "the horizon falls with {mv}\n{}", game.show());
        }
        after.unmake(mv, undo);
    }
}
