//! The rules of a race: cars, rounds, and how it ends.
//!
//! **The limit on rounds.** Cars can drive in circles for ever, and the rules of the paper game do not forbid
//! it. A race here ends without a winner after four rounds for each crossing of the track. A car that crawls
//! from stand to stand needs at most two turns a crossing to get to the finish, so the limit is out of the way
//! of everybody who drives there; it is there so that every game ends. The number of the round belongs to the
//! position and to its key.

use std::sync::Arc;

use ::texts::{Language, Phrase};
use game::{EndReason, Game, IllegalMove, Outcome, ParseMoveError, Seat, SeatSet, SetupError, key};

use crate::candidates::{Candidate, Status};
use crate::course::Course;
use crate::geometry::{Fraction, Point, Vector};
use crate::ground::{Ground, Travel};
use crate::notation::Move;
use crate::setup::{FinishRule, FormulaSetup};
use crate::texts;

/// The greatest number of cars.
pub const MOST_CARS: usize = Seat::MAX as usize;

/// The rounds of a race for each crossing of its track.
pub const ROUNDS_PER_CROSSING: u32 = 4;

/// What has become of a car.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Car {
    /// It is on the track.
    Racing {
        /// Where it stands.
        at: Point,
        /// Its last move.
        vector: Vector,
    },
    /// It left the track and is off the paper.
    Out,
    /// It reached the finish and is off the paper.
    Finished {
        /// How much of its last move it took to reach the line.
        entered: Fraction,
    },
}

/// A race.
#[derive(Clone, Debug)]
pub struct Formula {
    setup: Arc<FormulaSetup>,
    cars: [Car; MOST_CARS],
    to_move: Seat,
    /// From 1.
    round: u32,
    last_round: u32,
    outcome: Option<Outcome>,
    key: u64,
}

/// What taking back a move needs.
#[derive(Clone, Copy, Debug)]
pub struct FormulaUndo {
    car: Car,
    seat: Seat,
    round: u32,
    outcome: Option<Outcome>,
    key: u64,
}

impl Formula {
    /// A race in the middle: the cars as they are, in the first round. For studies of positions; a race that
    /// somebody drives begins with [`Game::new`].
    ///
    /// # Errors
    /// If the set-up is not possible. Cars beyond those of the set-up are left out.
    pub fn placed(setup: &FormulaSetup, cars: &[Car], to_move: Seat) -> Result<Formula, SetupError> {
        Ok(Formula::new(setup)?.with_cars(cars, to_move))
    }

    /// The same race with its cars elsewhere, in the first round; see [`Formula::placed`].
    pub(crate) fn with_cars(&self, cars: &[Car], to_move: Seat) -> Formula {
        let mut race = Formula { to_move, round: 1, outcome: None, ..self.clone() };
        for (car, placed) in race.cars.iter_mut().take(self.seats().into()).zip(cars) {
            *car = *placed;
        }
        race.key = race.fresh_key();
        race
    }

    /// The course that is raced on.
    pub fn course(&self) -> &Arc<Course> {
        self.setup.course()
    }

    /// The geometry of the course.
    pub fn ground(&self) -> &Ground {
        self.setup.course().ground()
    }

    /// What has become of a car. Seats beyond [`Game::seats`] are out.
    pub fn car(&self, seat: Seat) -> Car {
        self.cars[seat.index()]
    }

    /// Where a car stands and its last move; `None` if it is off the paper.
    pub fn racing(&self, seat: Seat) -> Option<(Point, Vector)> {
        match self.cars[seat.index()] {
            Car::Racing { at, vector } => Some((at, vector)),
            Car::Out | Car::Finished { .. } => None,
        }
    }

    /// The cars on the track.
    pub fn racing_seats(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.racing(seat).is_some()).collect()
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The number of the last round; after it the race ends without a winner.
    pub fn last_round(&self) -> u32 {
        self.last_round
    }

    /// The car on a crossing.
    pub fn car_at(&self, point: Point) -> Option<Seat> {
        let stands_there = |seat: &Seat| matches!(self.racing(*seat), Some((at, _)) if at == point);
        Seat::all(self.seats()).find(stands_there)
    }

    /// The nine points that a car may go to next as things stand, in ascending order; empty for a car off the
    /// paper. For a car that is not to move, other cars may still move away or in between.
    pub fn candidates(&self, seat: Seat) -> impl Iterator<Item = Candidate> {
        let successors = self
            .racing(seat)
            .into_iter()
            .flat_map(|(at, vector)| vector.successors().map(move |next| (at, next)));
        successors.map(move |(at, vector)| {
            let (point, travel) = (at + vector, self.ground().travel(at, vector));
            let blocked = self.car_at(point).filter(|other| *other != seat);
            let status = match (travel, blocked) {
                (Travel::Leaves { cell }, None) => Status::Leaves { cell },
                (Travel::Stays, None) => Status::Free,
                (Travel::Finishes { .. }, None) => Status::Finishes,
                (travel, Some(by)) => Status::Occupied { by, leaves: !travel.is_on_track() },
            };
            Candidate { point, vector, status }
        })
    }

    /// Whether a car has to stand still: there are points on the track that it could go to, and all of them
    /// are taken.
    pub fn must_stand(&self, seat: Seat) -> bool {
        let (mut free, mut taken) = (false, false);
        for candidate in self.candidates(seat) {
            free |= candidate.is_good();
            taken |= matches!(candidate.status, Status::Occupied { leaves: false, .. });
        }
        taken && !free
    }

    fn seat_key(&self, seat: Seat) -> u64 {
        let number = seat.index() as u64;
        match self.cars[seat.index()] {
            Car::Racing { at, vector } => {
                let [x, y, dx, dy] = [at.x, at.y, vector.x, vector.y].map(|part| u64::from(part as u16));
                key::mix(key::mix(x | y << 16 | dx << 32 | dy << 48) ^ key::zobrist(number))
            }
            Car::Out => key::zobrist(100 + number),
            Car::Finished { entered } => {
                let (part, whole) = entered.lowest();
                key::mix(key::zobrist(200 + number) ^ u64::from(part) ^ u64::from(whole) << 32)
            }
        }
    }

    fn turn_key(&self) -> u64 {
        // The last move of a round can end the race without changing anything else.
        let turn = if self.outcome.is_some() { 350 } else { 300 + self.to_move.index() as u64 };
        key::zobrist(turn) ^ self.round_key()
    }

    fn round_key(&self) -> u64 {
        key::mix(key::zobrist(400) ^ u64::from(self.round))
    }

    fn change(&mut self, seat: Seat, car: Car) {
        self.key ^= self.seat_key(seat);
        self.cars[seat.index()] = car;
        self.key ^= self.seat_key(seat);
    }

    /// Hands the turn on, or ends the race.
    fn advance(&mut self, seat: Seat) {
        let finished = |car: &Car| matches!(car, Car::Finished { .. });
        if self.setup.finish() == FinishRule::First && finished(&self.cars[seat.index()]) {
            self.outcome = Some(Outcome::Won(seat));
            return;
        }
        let racing = self.racing_seats();
        if let Some(next) = racing.iter().find(|next| *next > seat) {
            self.to_move = next;
            return;
        }
        self.outcome = self.winners().or(racing.is_empty().then_some(Outcome::Nobody));
        if let (None, Some(next)) = (self.outcome, racing.iter().next()) {
            self.round += 1;
            self.to_move = next;
            if self.round > self.last_round {
                self.outcome = Some(Outcome::Nobody);
            }
        }
    }

    /// Who has won at the end of a round, if anybody has crossed the line.
    fn winners(&self) -> Option<Outcome> {
        let crossed = Seat::all(self.seats()).filter_map(|seat| match self.cars[seat.index()] {
            Car::Finished { entered } => Some((seat, entered)),
            Car::Racing { .. } | Car::Out => None,
        });
        let crossed: Vec<(Seat, Fraction)> = crossed.collect();
        let best = crossed.iter().map(|(_, entered)| *entered).min()?;
        let winners: SeatSet =
            crossed.iter().filter(|(_, entered)| *entered == best).map(|(seat, _)| *seat).collect();
        match (winners.len(), winners.iter().next()) {
            (1, Some(winner)) => Some(Outcome::Won(winner)),
            _ => Some(Outcome::Draw(winners)),
        }
    }
}

impl Game for Formula {
    type Move = Move;
    type Setup = FormulaSetup;
    type Undo = FormulaUndo;

    fn new(setup: &FormulaSetup) -> Result<Formula, SetupError> {
        setup.check()?;
        let track = setup.course().track();
        let mut cars = [Car::Out; MOST_CARS];
        for (car, start) in cars.iter_mut().zip(track.starts()).take(setup.cars().into()) {
            *car = Car::Racing { at: start, vector: Vector::ZERO };
        }
        let last_round = track.crossings() as u32 * ROUNDS_PER_CROSSING;
        let mut formula = Formula {
            setup: Arc::new(setup.clone()),
            cars,
            to_move: Seat::FIRST,
            round: 1,
            last_round,
            outcome: None,
            key: 0,
        };
        formula.key = formula.fresh_key();
        Ok(formula)
    }

    fn setup(&self) -> &FormulaSetup {
        &self.setup
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.setup.cars()
    }

    #[inline]
    fn to_move(&self) -> Seat {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn end_reason(&self) -> Option<EndReason> {
        let finished = |seat: &Seat| matches!(self.car(*seat), Car::Finished { .. });
        let crossed = Seat::all(self.seats()).filter(finished).count();
        Some(match self.outcome? {
            Outcome::Won(seat) if crossed > 1 => {
                EndReason::about(seat, texts::END_SOONER, texts::END_SOONER_YOU)
            }
            Outcome::Won(seat) => EndReason::about(seat, texts::END_FINISH, texts::END_FINISH_YOU),
            Outcome::Draw(_) => EndReason::new(texts::END_TOGETHER),
            Outcome::Nobody if !self.racing_seats().is_empty() => {
                EndReason::new(Phrase::from(texts::END_LIMIT).with("last", self.last_round))
            }
            Outcome::Nobody if self.seats() == 1 => {
                EndReason::about(Seat::FIRST, texts::END_OUT, texts::END_OUT_YOU)
            }
            Outcome::Nobody => EndReason::new(texts::END_ALL_OUT),
        })
    }

    fn points(&self, seat: Seat) -> i32 {
        match self.outcome {
            Some(Outcome::Won(winner)) => i32::from(winner == seat),
            Some(Outcome::Draw(winners)) => i32::from(winners.contains(seat)),
            Some(Outcome::Nobody) | None => 0,
        }
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        if self.outcome.is_some() {
            return;
        }
        let (mut free, mut taken) = (false, false);
        for candidate in self.candidates(self.to_move) {
            match candidate.status {
                Status::Occupied { leaves, .. } => taken |= !leaves,
                Status::Free | Status::Finishes | Status::Leaves { .. } => {
                    free |= candidate.is_good();
                    moves.push(Move::To(candidate.point));
                }
            }
        }
        if taken && !free {
            moves.clear();
            moves.push(Move::Stand);
        }
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let illegal = |reason: Phrase| Err(IllegalMove::new(reason));
        let (None, Some((at, vector))) = (self.outcome, self.racing(self.to_move)) else {
            return illegal(texts::RACE_OVER.into());
        };
        let must_stand = self.must_stand(self.to_move);
        let point = match mv {
            Move::Stand if must_stand => return Ok(()),
            Move::Stand => {
                return illegal(texts::STAND_NOT_ALLOWED.into());
            }
            Move::To(_) if must_stand => {
                return illegal(texts::MUST_STAND.into());
            }
            Move::To(point) => point,
        };
        if !vector.allows(point - at) {
            let middle = at + vector;
            return illegal(Phrase::from(texts::NOT_OF_NINE).with("point", point).with("middle", middle));
        }
        match self.car_at(point) {
            Some(other) if other != self.to_move => {
                illegal(Phrase::from(texts::CAR_THERE).with("car", other).with("point", point))
            }
            _ => Ok(()),
        }
    }

    fn make(&mut self, mv: Move) -> FormulaUndo {
        let seat = self.to_move;
        let car = self.cars[seat.index()];
        let undo = FormulaUndo { car, seat, round: self.round, outcome: self.outcome, key: self.key };
        if let Car::Racing { at, .. } = car {
            self.key ^= self.turn_key();
            let vector = match mv {
                Move::To(point) => point - at,
                Move::Stand => Vector::ZERO,
            };
            let moved = match self.ground().travel(at, vector) {
                Travel::Stays => Car::Racing { at: at + vector, vector },
                Travel::Leaves { .. } => Car::Out,
                Travel::Finishes { entered, .. } => Car::Finished { entered },
            };
            self.change(seat, moved);
            self.advance(seat);
            self.key ^= self.turn_key();
        }
        undo
    }

    fn unmake(&mut self, _: Move, undo: FormulaUndo) {
        self.cars[undo.seat.index()] = undo.car;
        self.to_move = undo.seat;
        self.round = undo.round;
        self.outcome = undo.outcome;
        self.key = undo.key;
    }

    fn moves_left(&self) -> u32 {
        if self.outcome.is_some() {
            return 0;
        }
        let racing = self.racing_seats();
        let in_this_round = racing.iter().filter(|seat| *seat >= self.to_move).count() as u32;
        (self.last_round - self.round) * racing.len() as u32 + in_this_round
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        Seat::all(self.seats()).fold(self.turn_key(), |key, seat| key ^ self.seat_key(seat))
    }

    fn show(&self) -> String {
        crate::show::show(self, Language::English)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseMoveError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests;
