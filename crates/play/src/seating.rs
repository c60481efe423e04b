//! From the words of the command line to players at a table and their engines.

use game::key::mix;
use game::{Seat, Values};
use search::{EngineError, Stop};

use crate::player::no_four_calls;
use crate::program::{Conversation, ProgramEngine};
use crate::{AnyEngine, Dialect, EngineOptions, GameEntry, Level, PlayError, PlayerSpec};

/// Who sits where, before it is known how many seats there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A person at one seat, the computer at all others.
    Person {
        /// The person's seat, counted from 1.
        seat: usize,
        /// The level of the others.
        level: Level,
    },
    /// One player for each seat.
    List(Vec<PlayerSpec>),
}

impl Default for Seating {
    fn default() -> Self {
        Seating::Person { seat: 1, level: Level::default() }
    }
}

impl Seating {
    /// The players at a table of `seats`.
    ///
    /// # Errors
    /// If their number does not fit the table, or the game does not know one of them.
    pub fn players(&self, entry: &GameEntry, seats: u8) -> Result<Vec<PlayerSpec>, PlayError> {
        let players = match self {
            Seating::Person { seat, level } => {
                let person = Seat::from_number(*seat, seats).ok_or_else(|| {
                    PlayError::Players(format!("expected a seat from 1 to {seats}, found {seat}"))
                })?;
                let player =
                    |seat| if seat == person { PlayerSpec::Human } else { PlayerSpec::Level(*level) };
                Seat::all(seats).map(player).collect()
            }
            Seating::List(list) if list.len() == usize::from(seats) => list.clone(),
            Seating::List(list) => {
                let found = list.len();
                return Err(PlayError::Players(format!(
                    "expected {seats} players for this set-up, found {found}"
                )));
            }
        };
        players.iter().try_for_each(|player| player.check(entry))?;
        Ok(players)
    }
}

/// The engine of a player. It may take a while to make (tables, a process), so the screens do it in the
/// thread that thinks.
///
/// A program that has yet to greet is not waited for once `stop` is raised.
///
/// # Errors
/// If the player is a person, is not known, or its program can't be started.
pub fn make_engine(
    entry: &'static GameEntry,
    player: &PlayerSpec,
    options: &EngineOptions,
    stop: &Stop,
) -> Result<Box<dyn AnyEngine>, PlayError> {
    player.check(entry)?;
    match player {
        PlayerSpec::Human => Err(EngineError::Unsupported("a person has no engine").into()),
        PlayerSpec::Level(level) => Ok(entry.engine(*level, options)),
        PlayerSpec::Named(name) => entry
            .named_engine(name, options)
            .ok_or_else(|| PlayError::Players(format!("{} has no player {name}", entry.title.english()))),
        PlayerSpec::Program { command, dialect } => program(entry, command, *dialect, stop),
    }
}

/// The one place where players by pipe come in: starts `command` and gives an engine that speaks `dialect`
/// with it. The engine keeps to `Limits::time` as the whole of its turn, looks at `Limits::stop`, checks each
/// answer by the rules, and ends the child when it is dropped.
fn program(
    entry: &'static GameEntry,
    command: &str,
    dialect: Dialect,
    stop: &Stop,
) -> Result<Box<dyn AnyEngine>, PlayError> {
    match dialect {
        Dialect::Line => {
            let mut engine = ProgramEngine::new(entry.name, command, stop)?;
            engine.start()?;
            Ok(Box::new(engine))
        }
        Dialect::Lisp => {
            let player = entry.lisp_player().ok_or_else(|| no_four_calls(entry))?;
            Ok(player(Box::new(Conversation::start(command)?)))
        }
    }
}

/// The seed of one seat's engine, from the seed of the match: two computers at one table differ.
pub fn seat_seed(seed: u64, seat: Seat) -> u64 {
    mix(seed ^ mix(seat.number() as u64))
}

/// The set-up with the match's seed, if something random is asked for and no seed of its own is given.
pub fn seeded(entry: &GameEntry, setup: &Values, seed: u64) -> Values {
    let mut setup = setup.clone();
    let random = setup.iter().any(|(_, value)| value == "random");
    let field = entry.fields().iter().find(|field| field.key == "seed");
    if let (true, Some(field), None) = (random, field, setup.get("seed")) {
        let seed = match field.kind {
            game::FieldKind::Number { min, max } => {
                let span = (max - min).wrapping_add(1);
                min + if span == 0 { seed } else { seed % span }
            }
            _ => seed,
        };
        setup.set("seed", seed.to_string());
    }
    setup
}
