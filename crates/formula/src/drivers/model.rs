//! How the alpha-beta search sees a race.

use game::{Game, Outcome, Seat, SeatSet};
use search::{Model, Value, WIN};

use super::outlook::Outlook;
use crate::candidates::Status;
use crate::notation::Move;
use crate::rules::{Car, Formula};
use crate::setup::FinishRule;

/// What a car that can't win any more is behind one that can, in hundredths of a turn.
const HOPELESS: Value = 30_000;
/// A turn in the unit of values.
const TURN: Value = 100;

/// A race as the search sees it: the turns of each car by the distance table are its evaluation.
///
/// The value is by how many hundredths of a turn a car would be ahead of the best of the others if nobody were
/// in anybody's way. Cars outside of the `focus` only drive their own best line.
#[derive(Clone, Debug, Default)]
pub(super) struct RaceModel {
    /// The cars whose choices are searched.
    pub(super) focus: SeatSet,
}

impl RaceModel {
    /// When a car would finish if nobody were in its way, counted in moves of all cars; `None` if never.
    fn finish_time(&self, race: &Formula, outlook: Outlook<'_>, seat: Seat) -> Option<Value> {
        let seats = Value::from(race.seats());
        let order = match race.setup().finish() {
            FinishRule::First => (seats + seat.index() as Value - race.to_move().index() as Value) % seats,
            // Whoever finishes in the same round finishes at the same time.
            FinishRule::Round => 0,
        };
        match race.car(seat) {
            Car::Racing { at, vector } => {
                outlook.turns(at, vector).map(|turns| turns as Value * seats + order)
            }
            Car::Finished { .. } => Some(0),
            Car::Out => None,
        }
    }
}

impl Model<Formula> for RaceModel {
    /// Every move on the track, the shortest way first, then the ones that doom the car. All moves off the
    /// track lead to the same position, so that one of them is enough.
    fn candidates(&self, race: &Formula, moves: &mut Vec<Move>) {
        let seat = race.to_move();
        let outlook = Outlook::of(race.course());
        let mut ranked: arrayvec::ArrayVec<(u32, Move), 9> = arrayvec::ArrayVec::new();
        let (mut leaving, mut taken) = (None, false);
        for candidate in race.candidates(seat) {
            let mv = Move::To(candidate.point);
            match candidate.status {
                Status::Free | Status::Finishes => {
                    ranked.push((outlook.turns_by(&candidate).unwrap_or(u32::MAX), mv));
                }
                Status::Leaves { .. } => leaving = leaving.or(Some(mv)),
                Status::Occupied { leaves, .. } => taken |= !leaves,
            }
        }
        ranked.sort_unstable();
        if !self.focus.contains(seat) {
            ranked.truncate(1);
        }
        moves.clear();
        moves.extend(ranked.iter().map(|(_, mv)| *mv));
        if ranked.is_empty() && taken {
            moves.push(Move::Stand);
        } else if self.focus.contains(seat) || moves.is_empty() {
            moves.extend(leaving);
        }
    }

    fn evaluate(&self, race: &Formula, seat: Seat) -> Value {
        let outlook = Outlook::of(race.course());
        let own = self.finish_time(race, outlook, seat);
        let others = Seat::all(race.seats()).filter(|other| *other != seat);
        let best = others.filter_map(|other| self.finish_time(race, outlook, other)).min();
        match (own, best) {
            (Some(own), Some(best)) => {
                ((best - own) * TURN / Value::from(race.seats())).clamp(1 - HOPELESS / 2, HOPELESS / 2 - 1)
            }
            // Sooner is better: who is alone has to finish as well.
            (Some(own), None) => HOPELESS - own.min(HOPELESS / 4),
            (None, Some(best)) => best.min(HOPELESS / 4) - HOPELESS,
            (None, None) => 0,
        }
    }

    /// A win that others share is lost to everybody else.
    fn final_value(&self, _: &Formula, outcome: Outcome, seat: Seat) -> Value {
        match outcome {
            Outcome::Won(winner) if winner == seat => WIN,
            Outcome::Draw(winners) if winners.contains(seat) => 0,
            Outcome::Won(_) | Outcome::Draw(_) => -WIN,
            Outcome::Nobody => 0,
        }
    }

    /// The loss of turns against the best move, so that the search begins with the shortest ways.
    fn class(&self, race: &Formula, mv: Move) -> u8 {
        let (Move::To(point), Some((at, vector))) = (mv, race.racing(race.to_move())) else { return 0 };
        let outlook = Outlook::of(race.course());
        let next = point - at;
        let after = match race.ground().travel(at, next) {
            crate::ground::Travel::Finishes { .. } => return 0,
            crate::ground::Travel::Leaves { .. } => return 5,
            crate::ground::Travel::Stays => outlook.turns(point, next),
        };
        match (after, outlook.turns(at, vector)) {
            (Some(after), Some(best)) => (after + 1).saturating_sub(best).min(3) as u8,
            (Some(_), None) => 0,
            (None, _) => 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::History;
    use search::testing::{Moves, Plan, check_model, minimax};
    use search::{AlphaBeta, Engine, Limits, Score, SearchOptions};

    use super::*;
    use crate::setup::FormulaSetup;

    fn history(text: &str, cars: u8, moves: &str) -> History<Formula> {
        let track = text.parse().expect("a good track");
        let setup = FormulaSetup::new(track, cars, FinishRule::First);
        let mut history = History::<Formula>::new(&setup).expect("a good set-up");
        history.game().course().table().expect("a small table");
        for mv in moves.split_whitespace() {
            history.play(mv.parse().expect("a move")).expect("a legal move");
        }
        history
    }

    fn model(cars: u8) -> RaceModel {
        RaceModel { focus: Seat::all(cars).collect() }
    }

    #[test]
    fn who_is_ahead_is_worth_more() {
        let history = history("S.......F\nS.......F\n.........", 2, "1,0 0,1");
        let race = history.game();
        let value = model(2).evaluate(race, Seat::FIRST);
        // Car 1 moves next and needs 3 more turns, car 2 needs 4: a turn and a half.
        assert_eq!(value, 150);
        assert_eq!(model(2).evaluate(race, Seat::SECOND), -value);
    }

    #[test]
    fn the_contract_of_models_holds() {
        for (field, cars, finish) in [
            ("SS..#\n....#\n.#...\n....F", 2, FinishRule::First),
            ("SS..#\n....#\n.#...\n....F", 2, FinishRule::Round),
            ("SSS.#\n....#\n.#...\n....F", 3, FinishRule::Round),
        ] {
            let track = field.parse().expect("a good track");
            let setup = FormulaSetup::new(track, cars, finish);
            setup.course().table().expect("a small table");
            check_model(&model(cars), &setup, &Plan::default());
        }
    }

    #[test]
    fn a_shared_win_is_a_win_to_nobody_else() {
        let setup =
            FormulaSetup::new("SSS.F\n.....\n.....".parse().expect("a good track"), 3, FinishRule::Round);
        let race = Formula::new(&setup).expect("a good set-up");
        let shared = Outcome::Draw(SeatSet::EMPTY.with(Seat::FIRST).with(Seat::SECOND));
        let values = [0, 1, 2].map(|seat| model(3).final_value(&race, shared, Seat::new(seat)));
        assert_eq!(values, [0, 0, -WIN]);
        let nobody = model(3).final_value(&race, Outcome::Nobody, Seat::FIRST);
        assert_eq!(nobody, 0);
    }

    #[test]
    fn candidates_hold_a_best_move() {
        // Every move, against the candidates alone, by a plain search.
        let field = "SS..#\n....#\n.#...\n....F";
        for moves in ["", "0,1 1,1", "0,1 2,1 0,3 3,2", "1,1 2,0 2,2 3,0"] {
            let history = history(field, 2, moves);
            let race = history.game();
            for depth in 1..=4 {
                let all = minimax(&model(2), race, race.to_move(), depth, Moves::All);
                let some = minimax(&model(2), race, race.to_move(), depth, Moves::Candidates);
                assert_eq!(all, some, "{moves} at depth {depth}");
            }
        }
    }

    #[test]
    fn the_search_sees_a_race_as_a_plain_search_does() {
        let field = "SS..#\n....#\n.#...\n....F";
        for (cars, moves) in [(2, "0,1 2,1"), (2, "1,1 2,0 2,2 3,0")] {
            let history = history(field, cars, moves);
            let race = history.game();
            let plain = minimax(&model(cars), race, race.to_move(), 4, Moves::All);
            let options = SearchOptions { exact_depth: true, ..SearchOptions::default() };
            let mut engine = AlphaBeta::new(model(cars), options);
            let verdict = engine.think(&history, &Limits::depth(4), &mut |_| {}).expect("an open race");
            assert_eq!(verdict.report.score, Score::from_value(plain), "{moves}");
        }
    }
}
