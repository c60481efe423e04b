//! What the line protocol knows: the game on the table, and what each command answers.
//!
//! Everything that can take a while (an engine, counting paths) becomes a [`Task`] for another thread;
//! nothing here blocks.

use std::time::Instant;

use game::{Seat, Values};
use search::Limits;

use crate::protocol::command::{Command, Go};
use crate::protocol::task::{Task, TaskKind, ThinkingEngine};
use crate::{AnyGame, EngineOptions, GameEntry, Level, find_game};

const NO_GAME: &str = "expected a game first: game NAME [KEY=VALUE ...]";

/// The state of a conversation.
pub(crate) struct Session {
    games: &'static [GameEntry],
    version: &'static str,
    options: EngineOptions,
    table: Option<Table>,
    engine: Option<ThinkingEngine>,
}

/// The game on the table.
struct Table {
    entry: &'static GameEntry,
    game: Box<dyn AnyGame>,
}

/// What a command leads to.
pub(crate) enum Answer {
    /// Lines to write at once.
    Text(String),
    /// Work whose lines come when they are known.
    Work(Box<Task>),
    /// Nothing; the work that goes on, if there is any, is to be ended.
    Stop,
    /// The end of the conversation.
    Quit,
}

impl Session {
    pub(crate) fn new(games: &'static [GameEntry], version: &'static str, options: EngineOptions) -> Session {
        Session { games, version, options, table: None, engine: None }
    }

    /// The answer to a command. After an answer that begins with `error` nothing has changed.
    pub(crate) fn answer(&mut self, command: Command, received: Instant) -> Answer {
        let answer = match command {
            Command::Stop => return Answer::Stop,
            Command::Quit => return Answer::Quit,
            Command::Hello => Ok(self.hello()),
            Command::Game { name, values } => self.start(&name, &values),
            Command::Moves(moves) => self.play(&moves),
            Command::Undo(count) => self.undo(count),
            Command::Seat => self.with_game(|game| match game.outcome() {
                None => format!("seat {}", game.to_move()),
                Some(_) => "seat 0".to_string(),
            }),
            Command::Legal => self.with_game(|game| words("legal", game.legal_moves())),
            Command::Points => {
                self.with_game(|game| words("points", Seat::all(game.seats()).map(|seat| game.points(seat))))
            }
            Command::Outcome => self.with_game(|game| match game.outcome() {
                None => "outcome open".to_string(),
                Some(outcome) => format!("outcome {outcome}"),
            }),
            Command::Key => self.with_game(|game| format!("key {:016x}", game.key())),
            Command::Show => self.with_game(|game| format!("{}\nok", game.show().trim_end_matches('\n'))),
            Command::Perft(depth) => {
                return self.work(TaskKind::Perft(depth), Limits::none(), Level::Perfect);
            }
            Command::Eval => return self.work(TaskKind::Eval, Limits::none(), Level::Perfect),
            Command::Values { time } => {
                return self.work(TaskKind::Values, Limits::time(time), Level::Perfect);
            }
            Command::Go(Go { time, depth, nodes, level, threads }) => {
                // The time to make an engine and to start a thread is part of the turn.
                let time = time.map(|time| time.saturating_sub(received.elapsed()));
                let limits = Limits { time, depth, nodes, threads, ..Limits::default() };
                return self.work(TaskKind::Go, limits, level);
            }
        };
        Answer::Text(answer.unwrap_or_else(|problem| error_line(&problem)))
    }

    /// The answer to `hello`, which is given at any time.
    pub(crate) fn hello(&self) -> String {
        format!("hello arcade {} protocol 1", self.version)
    }

    /// Takes back the engine of a task that is done, for the next one.
    pub(crate) fn keep(&mut self, engine: Option<ThinkingEngine>) {
        self.engine = engine;
    }

    fn table(&self) -> Result<&Table, String> {
        self.table.as_ref().ok_or_else(|| NO_GAME.to_string())
    }

    fn game_mut(&mut self) -> Result<&mut dyn AnyGame, String> {
        match &mut self.table {
            Some(table) => Ok(&mut *table.game),
            None => Err(NO_GAME.to_string()),
        }
    }

    fn with_game(&self, write: impl FnOnce(&dyn AnyGame) -> String) -> Result<String, String> {
        Ok(write(&*self.table()?.game))
    }

    fn start(&mut self, name: &str, values: &Values) -> Result<String, String> {
        let entry = find_game(self.games, name).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|entry| entry.name).collect();
            format!("expected a game, one of {}, found {}", known.join(", "), game::setup::quoted(name))
        })?;
        let game = entry.start(values).map_err(|error| error.to_string())?;
        match &mut self.engine {
            Some(engine) if engine.entry.name == entry.name => engine.forget = true,
            engine => *engine = None,
        }
        self.table = Some(Table { entry, game });
        Ok("ok".to_string())
    }

    fn play(&mut self, moves: &[String]) -> Result<String, String> {
        let game = self.game_mut()?;
        for (index, mv) in moves.iter().enumerate() {
            if let Err(error) = game.play(mv) {
                (0..index).for_each(|_| {
                    game.undo();
                });
                return Err(format!("move {}: {error}", index + 1));
            }
        }
        Ok("ok".to_string())
    }

    fn undo(&mut self, count: usize) -> Result<String, String> {
        let game = self.game_mut()?;
        let played = game.moves().len();
        if count > played {
            return Err(format!("expected at most {played} moves to take back, found {count}"));
        }
        (0..count).for_each(|_| {
            game.undo();
        });
        Ok("ok".to_string())
    }

    fn work(&mut self, kind: TaskKind, limits: Limits, level: Level) -> Answer {
        let Table { entry, game } = match self.table() {
            Ok(table) => table,
            Err(problem) => return Answer::Text(error_line(&problem)),
        };
        if !matches!(kind, TaskKind::Perft(_)) && game.outcome().is_some() {
            return Answer::Text(error_line("the game is over"));
        }
        let task = Task {
            kind,
            entry,
            game: game.boxed_clone(),
            level,
            limits,
            options: self.options.clone(),
            engine: self.engine.take(),
        };
        Answer::Work(Box::new(task))
    }

    /// Everything that commands can change, as text, to see that nothing changes.
    #[cfg(test)]
    pub(crate) fn picture(&self) -> String {
        self.table.as_ref().map_or(String::new(), |table| {
            format!(
                "{} {} {:?} {:x}",
                table.entry.name,
                table.game.setup(),
                table.game.moves(),
                table.game.key()
            )
        })
    }
}

/// An `error` line; whatever the text holds, it stays one line.
pub(crate) fn error_line(problem: &str) -> String {
    let problem: String = problem.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    format!("error {problem}")
}

/// A word and what follows it, separated by blanks.
pub(crate) fn words<T: ToString>(first: &str, rest: impl IntoIterator<Item = T>) -> String {
    rest.into_iter().fold(first.to_string(), |line, word| line + " " + &word.to_string())
}
