//! Plays a tournament, several games at a time.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use game::Seat;
use game::key::mix;
use search::{EngineError, Limits, MoveValue, Report, Score, Stop, Verdict};

use crate::tournament::plan::{GameNumber, Plan};
use crate::tournament::referee;
use crate::tournament::result::{GameResult, Round};
use crate::tournament::sprt::{Decision, Sprt};
use crate::tournament::standings::Standings;
use crate::{AnyEngine, AnyGame, EngineOptions, Match, PlayError, make_engine, store};

/// How often the way out is looked for while games go on.
const GLANCE: Duration = Duration::from_millis(50);
/// The table of an engine in MiB: smaller than in a game against a person, since several run at a time.
const TABLE_MIB: usize = 32;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Running {
    /// How many games are played at a time.
    pub jobs: usize,
    /// The threads of one engine.
    pub threads: usize,
    /// A test that ends the tournament by itself. It looks at the rounds in order, so where it ends does not
    /// depend on the number of jobs.
    pub sprt: Option<Sprt>,
}

/// What happens on the way.
#[derive(Debug)]
pub enum Event<'a> {
    /// A game has ended.
    Game {
        /// How many games have ended.
        played: usize,
        /// How many there are to play.
        planned: usize,
        /// Who stands where after the rounds that count so far.
        standings: &'a Standings,
    },
    /// A round counts from now on; rounds come in order.
    Round(&'a Round),
}

/// What came of a tournament.
#[derive(Debug)]
pub struct Played {
    /// The whole rounds in order.
    pub rounds: Vec<Round>,
    /// Why it ended.
    pub ended: Ended,
}

/// Why a tournament ended.
#[derive(Debug)]
pub enum Ended {
    /// All was played.
    Complete,
    /// The sequential test came to a decision.
    Decided(Decision),
    /// It was interrupted.
    Interrupted,
    /// Parts of it are not there; only of parts that were put together.
    Incomplete,
    /// It can't go on: a record can't be written, for example.
    Failed(PlayError),
}

/// Plays this part of a tournament. `interrupted` is asked several times a second; once it says yes, what has
/// been played is given.
///
/// # Errors
/// If the plan can't be played. A program that can't be started loses its games; [`Plan::greet`] tells it before.
pub fn run(
    plan: &Plan,
    running: &Running,
    interrupted: &dyn Fn() -> bool,
    on_event: &mut dyn FnMut(&Event<'_>),
) -> Result<Played, PlayError> {
    let seats = plan.check()?;
    if running.sprt.is_some() && seats != 2 {
        let problem = format!("expected 2 seats for a sequential test, found {seats}");
        return Err(PlayError::Setting(problem));
    }
    let numbers: Vec<GameNumber> = plan.games(seats).collect();
    let stop = Stop::new();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, results) = channel();
        let mut working = 0;
        for _ in 0..running.jobs.clamp(1, numbers.len().max(1)) {
            let sender = sender.clone();
            let (numbers, next, stop) = (&numbers, &next, &stop);
            let mut worker = Worker { plan, seats, threads: running.threads, engines: HashMap::new() };
            let work = move || worker.work(numbers, next, stop, &sender);
            // A machine that has no more threads to give plays with those that there are.
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => working += 1,
                Err(_) if working > 0 => break,
                Err(error) => {
                    let problem = format!("expected a thread to play in, found none: {error}");
                    return Err(PlayError::Setting(problem));
                }
            }
        }
        drop(sender);
        let mut book = Book::new(plan, running.sprt, &numbers);
        loop {
            let ended = match results.recv_timeout(GLANCE) {
                Ok(Ok((number, result))) => book.enter(number, result, on_event).map(Ended::Decided),
                Ok(Err(error)) => Some(Ended::Failed(error)),
                Err(RecvTimeoutError::Timeout) => interrupted().then_some(Ended::Interrupted),
                Err(RecvTimeoutError::Disconnected) => Some(Ended::Complete),
            };
            // A stream of short games is not to keep the way out from being seen.
            let ended = ended.or_else(|| interrupted().then_some(Ended::Interrupted));
            if let Some(ended) = ended {
                stop.raise();
                return Ok(book.close(ended, on_event));
            }
        }
    })
}

/// One of those who play games.
struct Worker<'a> {
    plan: &'a Plan,
    seats: u8,
    threads: usize,
    /// Computers and programs are kept from game to game; by their place in the seating before it is rotated.
    engines: HashMap<u8, Box<dyn AnyEngine>>,
}

type WorkResult = Result<(GameNumber, GameResult), PlayError>;

impl Worker<'_> {
    /// Plays game after game until none is left or `stop` is raised.
    fn work(
        &mut self,
        numbers: &[GameNumber],
        next: &AtomicUsize,
        stop: &Stop,
        results: &Sender<WorkResult>,
    ) {
        while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = match self.play(*number, stop) {
                Ok(None) => return,
                Ok(Some(result)) => Ok((*number, result)),
                Err(error) => Err(error),
            };
            let failed = result.is_err();
            if results.send(result).is_err() || failed {
                return;
            }
        }
    }

    /// Plays a game and writes its record; `None` if it was stopped.
    fn play(&mut self, number: GameNumber, stop: &Stop) -> Result<Option<GameResult>, PlayError> {
        let mut game = self.plan.start(number, self.seats)?;
        self.plan.check_room(number, &game)?;
        let mut engines = Vec::new();
        let mut missing = Vec::new();
        for seat in Seat::all(self.seats) {
            engines.push(match self.engine(&game, number, seat, stop) {
                Err(error) if game.player(seat).is_program() => {
                    missing.push(seat);
                    Box::new(NeverStarted(error.to_string()))
                }
                made => made?,
            });
        }
        let ended = !stop.is_raised() && referee::play(&mut game, &mut engines, self.threads, stop);
        missing.extend(game.ending().map(|ending| ending.seat));
        for (seat, engine) in Seat::all(self.seats).zip(engines) {
            // A failure leaves nothing behind; a program is started afresh for the next game.
            if !missing.contains(&seat) {
                self.engines.insert(self.place(number, seat), engine);
            }
        }
        if !ended {
            return Ok(None);
        }
        if let Some(file) = self.plan.record_file(number) {
            store::write_atomic(&file, game.to_record().to_string().as_bytes())?;
        }
        Ok(Some(GameResult::of(&game, self.plan.seating(number, self.seats))))
    }

    /// The place of a seat before the seating is rotated.
    fn place(&self, number: GameNumber, seat: Seat) -> u8 {
        (seat.index() as u8 + self.seats - number.rotation % self.seats) % self.seats
    }

    /// The engine of a seat: one that is here already and is told that a new game begins, or a new one. Its
    /// seed depends on its place alone, so that it is the same for whoever plays the game.
    fn engine(
        &mut self,
        game: &Match,
        number: GameNumber,
        seat: Seat,
        stop: &Stop,
    ) -> Result<Box<dyn AnyEngine>, PlayError> {
        let place = self.place(number, seat);
        if let Some(mut engine) = self.engines.remove(&place) {
            engine.new_game();
            return Ok(engine);
        }
        let seed = mix(self.plan.seed ^ mix(u64::from(place) + 1));
        let options = EngineOptions { seed, threads: self.threads, table_mib: TABLE_MIB };
        make_engine(self.plan.entry, game.player(seat), &options, stop)
    }
}

/// A program that did not start for this game: it loses it, and is tried again for the next one.
struct NeverStarted(String);

impl NeverStarted {
    fn fault<T>(&self) -> Result<T, EngineError> {
        Err(EngineError::Broken(self.0.clone()))
    }
}

impl AnyEngine for NeverStarted {
    fn think(
        &mut self,
        _game: &dyn AnyGame,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError> {
        self.fault()
    }

    fn values(
        &mut self,
        _game: &dyn AnyGame,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Vec<MoveValue<String>>, EngineError> {
        self.fault()
    }

    fn evaluate(&mut self, _game: &dyn AnyGame) -> Result<Score, EngineError> {
        self.fault()
    }

    fn new_game(&mut self) {}
}

/// Puts games together to rounds, and rounds in order.
struct Book {
    sprt: Option<Sprt>,
    planned: usize,
    played: usize,
    games_a_round: usize,
    /// The numbers of the rounds that do not count yet, in order; the last one first.
    to_come: Vec<u32>,
    open: BTreeMap<u32, BTreeMap<u8, GameResult>>,
    rounds: Vec<Round>,
    standings: Standings,
}

impl Book {
    fn new(plan: &Plan, sprt: Option<Sprt>, numbers: &[GameNumber]) -> Book {
        let first_of_round = |number: &&GameNumber| number.rotation == 0;
        let mut to_come: Vec<u32> =
            numbers.iter().filter(first_of_round).map(|number| number.round).collect();
        to_come.reverse();
        Book {
            sprt,
            planned: numbers.len(),
            played: 0,
            games_a_round: if to_come.is_empty() { 0 } else { numbers.len() / to_come.len() },
            to_come,
            open: BTreeMap::new(),
            rounds: Vec::new(),
            standings: Standings::new(plan.players.len()),
        }
    }

    /// Enters a game. Gives the decision of the sequential test, once there is one.
    fn enter(
        &mut self,
        number: GameNumber,
        result: GameResult,
        on_event: &mut dyn FnMut(&Event<'_>),
    ) -> Option<Decision> {
        self.played += 1;
        self.open.entry(number.round).or_default().insert(number.rotation, result);
        let mut decision = None;
        while let Some(&round) = self.to_come.last().filter(|round| self.is_whole(**round)) {
            self.to_come.pop();
            self.count(round, on_event);
            decision = self.sprt.and_then(|sprt| sprt.decide(&self.standings.pairs));
            if decision.is_some() {
                break;
            }
        }
        on_event(&Event::Game { played: self.played, planned: self.planned, standings: &self.standings });
        decision
    }

    fn is_whole(&self, round: u32) -> bool {
        self.open.get(&round).is_some_and(|games| games.len() == self.games_a_round)
    }

    fn count(&mut self, number: u32, on_event: &mut dyn FnMut(&Event<'_>)) {
        let games = self.open.remove(&number).unwrap_or_default().into_values().collect();
        let round = Round { number, games };
        self.standings.add(&round);
        on_event(&Event::Round(&round));
        self.rounds.push(round);
    }

    /// What has been played. Unless a test has decided, whole rounds count also where an earlier one is not
    /// whole yet.
    fn close(mut self, ended: Ended, on_event: &mut dyn FnMut(&Event<'_>)) -> Played {
        if !matches!(ended, Ended::Decided(_)) {
            let whole: Vec<u32> = self.open.keys().copied().filter(|round| self.is_whole(*round)).collect();
            whole.into_iter().for_each(|round| self.count(round, on_event));
        }
        Played { rounds: self.rounds, ended }
    }
}
