//! The side that calls: a program that speaks the four calls, as an engine.
//!
//! How the program is started and how lines get to it is left to a [`Duplex`].

use std::time::Instant;

use game::setup::quoted;
use game::{Game, History};
use play::program::Duplex;
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

use super::{CATS_ANSWER, CATS_BEGIN, MOUSE_ANSWERS, MOUSE_BEGINS, NO_MOVE};
use crate::{GatoERato, Side, Step};

/// A program that speaks the four calls.
///
/// The calls know no undo and no way to set up a position, and they let the program find its own moves. So
/// a position that did not come about move by move (after an undo, from a record, from a random opening) is
/// played to from the start, and if the program plays otherwise on the way it can't be asked.
pub struct LispPlayer {
    program: Box<dyn Duplex>,
    /// The moves that the program knows of its game as each side; the last one is its own.
    known: [Vec<Step>; 2],
}

/// How many empty lines are skipped before an answer.
const EMPTY_LINES: usize = 100;

impl LispPlayer {
    /// A program that has just been started.
    pub fn new(program: Box<dyn Duplex>) -> LispPlayer {
        LispPlayer { program, known: Default::default() }
    }

    /// Makes the calls that lead to the program's move after `moves`.
    fn play(&mut self, side: Side, moves: &[Step], limits: &Limits) -> Result<Step, EngineError> {
        let start = Instant::now();
        // The game is unknown until all has gone well.
        let mut known = std::mem::take(&mut self.known[side.seat().index()]);
        if known.len() > moves.len() || !moves.starts_with(&known) {
            known.clear();
        }
        let mut game = known.iter().fold(GatoERato::start(), |game, &mv| game.after(mv));
        loop {
            // 1. The opponent's move, if it is not the mouse's beginning.
            let opponent = match (side, known.len()) {
                (Side::Mouse, 0) => None,
                (_, length) => {
                    let mv =
                        *moves.get(length).ok_or(EngineError::Unsupported("the other side is to move"))?;
                    game.make(mv);
                    known.push(mv);
                    Some(mv)
                }
            };
            // 2. The program's answer.
            let mut limits = limits.clone();
            limits.time = limits.time.map(|time| time.saturating_sub(start.elapsed()));
            let begins = known.len() <= 1;
            let answer = self.ask(&game, side, begins, opponent, &limits)?;
            // 3. Either it is what was wanted, or it has to be what the game went on with.
            let wanted = known.len() == moves.len();
            if !wanted && moves[known.len()] != answer {
                return Err(EngineError::Unsupported(
                    "a program that speaks the four calls can't be led to this position, it plays otherwise on the way",
                ));
            }
            game.make(answer);
            known.push(answer);
            if wanted {
                self.known[side.seat().index()] = known;
                return Ok(answer);
            }
        }
    }

    /// Makes one call and reads its answer.
    fn ask(
        &mut self,
        game: &GatoERato,
        side: Side,
        begins: bool,
        opponent: Option<Step>,
        limits: &Limits,
    ) -> Result<Step, EngineError> {
        let name = match (side, begins) {
            (Side::Mouse, true) => MOUSE_BEGINS,
            (Side::Mouse, false) => MOUSE_ANSWERS,
            (Side::Cats, true) => CATS_BEGIN,
            (Side::Cats, false) => CATS_ANSWER,
        };
        let call = match opponent {
            None => format!("({name})"),
            Some(mv) => format!("({name} {})", mv.long()),
        };
        self.program.send_line(&call)?;
        let answer = self.answer(limits)?;
        if answer.eq_ignore_ascii_case(NO_MOVE) {
            return Err(EngineError::Broken(format!("it answered {call} with NIL, but it has a move")));
        }
        let mv: Step = match answer.starts_with('(') {
            true => answer.parse().ok(),
            false => None,
        }
        .ok_or_else(|| {
            let found = quoted(&answer);
            EngineError::Broken(format!("expected an answer to {call} such as ((8 4) (7 5)), found {found}"))
        })?;
        match game.check(mv) {
            Ok(()) => Ok(mv),
            Err(reason) => {
                Err(EngineError::Broken(format!("it answered {call} with the illegal move {mv}: {reason}")))
            }
        }
    }

    fn answer(&mut self, limits: &Limits) -> Result<String, EngineError> {
        for _ in 0..EMPTY_LINES {
            let line = self.program.receive_line(limits)?;
            if !line.trim().is_empty() {
                return Ok(line.trim().to_string());
            }
        }
        Err(EngineError::Broken("it answered with empty lines only".to_string()))
    }
}

impl Engine<GatoERato> for LispPlayer {
    fn think(
        &mut self,
        history: &History<GatoERato>,
        limits: &Limits,
        _: &mut dyn FnMut(&Report<Step>),
    ) -> Result<Verdict<Step>, EngineError> {
        let start = Instant::now();
        if history.game().outcome().is_some() {
            return Err(EngineError::GameOver);
        }
        if *history.start() != GatoERato::start() {
            return Err(EngineError::Unsupported("the four calls know no other start than the usual one"));
        }
        let moves: Vec<Step> = history.moves().collect();
        let answer = self.play(history.game().side_to_move(), &moves, limits);
        if answer.is_err() {
            // A late answer shall not be taken for the next one.
            self.program.end();
            self.new_game();
        }
        let best = answer?;
        let report = Report {
            depth: 0,
            score: Score::Untold,
            exact: false,
            line: vec![best],
            nodes: 0,
            elapsed: start.elapsed(),
            table_permille: 0,
        };
        Ok(Verdict { best, report })
    }

    fn values(
        &mut self,
        _: &History<GatoERato>,
        _: &Limits,
        _: &mut dyn FnMut(&Report<Step>),
    ) -> Result<Vec<MoveValue<Step>>, EngineError> {
        Err(EngineError::Unsupported("the four calls give no values"))
    }

    fn evaluate(&mut self, _: &GatoERato) -> Result<Score, EngineError> {
        Err(EngineError::Unsupported("the four calls give no evaluation"))
    }

    /// The next call begins a game.
    fn new_game(&mut self) {
        self.known = Default::default();
    }
}
