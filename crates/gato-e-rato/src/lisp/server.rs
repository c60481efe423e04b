//! The side that is called: two games, and what the four calls do with them.

use std::io::{self, BufRead, Write};

use game::setup::quoted;
use game::{Game, History, IllegalMove};
use search::{Engine, EngineError, Limits};

use super::reader::{Found, LARGEST_FORM, Reader};
use super::{CATS_ANSWER, CATS_BEGIN, MOUSE_ANSWERS, MOUSE_BEGINS, NO_MOVE};
use crate::notation::{Part, long_step, parts};
use crate::{GatoERato, Side, Step};

/// Reads calls from `input` until it ends and answers each on one line of `output`, which is flushed after
/// every answer. `engine` makes the player of a side; each game has its own.
///
/// # Errors
/// If reading or writing fails. Nothing that is read is an error: whatever is no good is answered.
pub fn serve(
    mut input: impl BufRead,
    mut output: impl Write,
    engine: impl FnMut(Side) -> Box<dyn Engine<GatoERato>>,
    limits: &Limits,
) -> io::Result<()> {
    let mut server = Server::new(engine, limits.clone());
    let mut reader = Reader::default();
    let mut say = |answer: String| {
        writeln!(output, "{answer}")?;
        output.flush()
    };
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        for &byte in bytes {
            if let Some(found) = reader.feed(byte) {
                say(server.answer_to(&found))?;
            }
        }
        let length = bytes.len();
        if length == 0 {
            break;
        }
        input.consume(length);
    }
    match reader.finish() {
        Some(found) => say(server.answer_to(&found)),
        None => Ok(()),
    }
}

/// The state between the calls: one game as the mouse and one as the cats.
pub struct Server {
    games: [Seat; 2],
    limits: Limits,
}

/// One of the two games.
struct Seat {
    engine: Box<dyn Engine<GatoERato>>,
    /// `None` before the first `-inicia`.
    history: Option<History<GatoERato>>,
}

/// A call, read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// A new game as this side, which begins with the opponent's move if the side is the cats.
    Begin { side: Side, opening: Option<Step> },
    /// The opponent's move in the game as this side.
    Answer { side: Side, mv: Step },
}

/// Why a call is answered with an error.
#[derive(Debug, thiserror::Error)]
enum Fault {
    #[error("unknown call {0}, expected {MOUSE_BEGINS}, {MOUSE_ANSWERS}, {CATS_BEGIN} or {CATS_ANSWER}")]
    UnknownCall(String),
    #[error("expected a call such as ({MOUSE_BEGINS}), found {0}")]
    NoCall(String),
    #[error("{MOUSE_BEGINS} takes no argument, found {0}")]
    Argument(String),
    #[error("{name} takes a move between dark squares such as ((8 4) (7 5)), found {found}")]
    NoMove { name: &'static str, found: String },
    #[error("the form is not closed within {LARGEST_FORM} bytes, reading goes on at the next line")]
    TooLong,
    #[error("the form is not closed")]
    Unclosed,
    #[error("no game has begun, {0} comes first")]
    NotBegun(&'static str),
    #[error("illegal move {mv}: {reason}")]
    Illegal { mv: Step, reason: IllegalMove },
    #[error("the engine failed: {0}")]
    Engine(#[from] EngineError),
}

impl Server {
    /// A server without a game. `engine` makes the player of a side, `limits` say how long it thinks.
    pub fn new(mut engine: impl FnMut(Side) -> Box<dyn Engine<GatoERato>>, limits: Limits) -> Server {
        Server { games: Side::BOTH.map(|side| Seat { engine: engine(side), history: None }), limits }
    }

    /// Answers one form: a move in the long form, `NIL`, or `(error "..."`, on one line without its end.
    /// After an error everything is as it was before.
    pub fn answer(&mut self, form: &str) -> String {
        self.answer_to(&Found::Form(form.to_string()))
    }

    fn answer_to(&mut self, found: &Found) -> String {
        let answer = match found {
            Found::Form(text) => Call::read(text).and_then(|call| self.play(call)),
            Found::Stray(text) => Err(Fault::NoCall(quoted(text))),
            Found::TooLong => Err(Fault::TooLong),
            Found::Unclosed => Err(Fault::Unclosed),
        };
        match answer {
            Ok(Some(mv)) => mv.long().to_string(),
            Ok(None) => NO_MOVE.to_string(),
            Err(fault) => {
                let text = fault.to_string().replace('\\', "\\\\").replace('"', "\\\"");
                format!("(error \"{text}\")")
            }
        }
    }

    /// The game as a side, as far as it is known; `None` before it has begun.
    pub fn game(&self, side: Side) -> Option<&History<GatoERato>> {
        self.games[side.seat().index()].history.as_ref()
    }

    fn play(&mut self, call: Call) -> Result<Option<Step>, Fault> {
        let (side, mv) = match call {
            Call::Begin { side, opening } => (side, opening),
            Call::Answer { side, mv } => (side, Some(mv)),
        };
        let seat = &mut self.games[side.seat().index()];
        // Everything happens in a copy, which takes the place of the game only if all went well.
        let mut history = match (call, &seat.history) {
            (Call::Begin { .. }, _) => History::from_start(GatoERato::start()),
            (Call::Answer { .. }, Some(history)) => history.clone(),
            (Call::Answer { .. }, None) => return Err(Fault::NotBegun(begins(side))),
        };
        if let Some(mv) = mv {
            history.play(mv).map_err(|reason| Fault::Illegal { mv, reason })?;
        }
        let answer = match history.game().outcome() {
            Some(_) => None,
            None => {
                if matches!(call, Call::Begin { .. }) {
                    seat.engine.new_game();
                }
                let best = seat.engine.think(&history, &self.limits, &mut |_| ())?.best;
                let illegal = |reason| EngineError::Broken(format!("illegal move {best}: {reason}"));
                history.play(best).map_err(illegal)?;
                Some(best)
            }
        };
        seat.history = Some(history);
        Ok(answer)
    }
}

fn begins(side: Side) -> &'static str {
    match side {
        Side::Mouse => MOUSE_BEGINS,
        Side::Cats => CATS_BEGIN,
    }
}

impl Call {
    fn read(form: &str) -> Result<Call, Fault> {
        // A good call has at most thirteen parts; one more is enough to see that it is none.
        let parts: Vec<Part> = parts(form).take(14).collect();
        let [Part::Open, Part::Word(name), argument @ .., Part::Close] = parts.as_slice() else {
            return Err(Fault::NoCall(quoted(form)));
        };
        let mv = |name: &'static str| {
            long_step(argument).ok_or_else(|| Fault::NoMove { name, found: quoted(form) })
        };
        match name.to_ascii_lowercase().as_str() {
            MOUSE_BEGINS if argument.is_empty() => Ok(Call::Begin { side: Side::Mouse, opening: None }),
            MOUSE_BEGINS => Err(Fault::Argument(quoted(form))),
            MOUSE_ANSWERS => Ok(Call::Answer { side: Side::Mouse, mv: mv(MOUSE_ANSWERS)? }),
            CATS_BEGIN => Ok(Call::Begin { side: Side::Cats, opening: Some(mv(CATS_BEGIN)?) }),
            CATS_ANSWER => Ok(Call::Answer { side: Side::Cats, mv: mv(CATS_ANSWER)? }),
            _ => Err(Fault::UnknownCall(quoted(name))),
        }
    }
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let games = Side::BOTH.map(|side| self.game(side).map(History::game));
        f.debug_struct("Server").field("games", &games).finish_non_exhaustive()
    }
}
