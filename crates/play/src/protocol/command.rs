//! The commands of the line protocol as they are read from a line.

use std::str::FromStr;
use std::time::Duration;

use game::Values;
use game::setup::quoted;

use crate::Level;

/// How long a bare `go` or `values` thinks.
pub(crate) const USUAL_TIME: Duration = Duration::from_secs(5);
/// Nobody waits longer than these hundred years, and a longer time can't be reckoned with.
const LONGEST_TIME: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
/// The most threads that can be asked for.
const MOST_THREADS: usize = 1024;

/// A line that is no command, with what was expected and what was found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct CommandError(String);

/// A command.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    Hello,
    Game { name: String, values: Values },
    Moves(Vec<String>),
    Undo(usize),
    Seat,
    Legal,
    Points,
    Outcome,
    Key,
    Perft(u32),
    Eval,
    Values { time: Duration },
    Go(Go),
    Stop,
    Show,
    Quit,
}

/// How a `go` thinks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Go {
    pub(crate) time: Option<Duration>,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) level: Level,
    pub(crate) threads: usize,
}

const KNOWN: &str = "hello, game, moves, undo, seat, legal, points, outcome, key, perft, eval, values, go, stop, show or quit";

impl Command {
    /// Reads a line; `None` for a blank line or a comment.
    pub(crate) fn parse(line: &str) -> Result<Option<Command>, CommandError> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let plain = |command: Command| match rest {
            "" => Ok(command),
            _ => Err(expected(&format!("'{name}' alone"), rest)),
        };
        let command = match name {
            "hello" => plain(Command::Hello)?,
            "game" => game(rest)?,
            "moves" => Command::Moves(moves(rest)?),
            "undo" if rest.is_empty() => Command::Undo(1),
            "undo" => Command::Undo(number("a number of moves", rest)?),
            "seat" => plain(Command::Seat)?,
            "legal" => plain(Command::Legal)?,
            "points" => plain(Command::Points)?,
            "outcome" => plain(Command::Outcome)?,
            "key" => plain(Command::Key)?,
            "perft" => Command::Perft(number("perft N", rest)?),
            "eval" => plain(Command::Eval)?,
            "values" => values(rest)?,
            "go" => Command::Go(go(rest)?),
            "stop" => plain(Command::Stop)?,
            "show" => plain(Command::Show)?,
            "quit" => plain(Command::Quit)?,
            _ => return Err(expected(&format!("one of {KNOWN}"), name)),
        };
        Ok(Some(command))
    }
}

fn expected(what: &str, found: &str) -> CommandError {
    CommandError(format!("expected {what}, found {}", quoted(found)))
}

fn number<N: FromStr>(what: &str, text: &str) -> Result<N, CommandError> {
    text.parse().map_err(|_| expected(what, text))
}

fn game(rest: &str) -> Result<Command, CommandError> {
    let (name, values) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if name.is_empty() {
        return Err(expected("game NAME [KEY=VALUE ...]", ""));
    }
    let values = Values::parse(values).map_err(|error| CommandError(error.to_string()))?;
    Ok(Command::Game { name: name.to_string(), values })
}

fn moves(rest: &str) -> Result<Vec<String>, CommandError> {
    let moves: Vec<String> = rest.split_whitespace().map(str::to_string).collect();
    if moves.is_empty() { Err(expected("moves M [M ...]", "")) } else { Ok(moves) }
}

/// No command knows more options than `go`.
const MOST_OPTIONS: usize = 5;

/// `key=value` words, each key once.
fn options<'a>(rest: &'a str, known: &str) -> Result<Vec<(&'a str, &'a str)>, CommandError> {
    let mut options: Vec<(&str, &str)> = Vec::new();
    for word in rest.split_whitespace() {
        if options.len() == MOST_OPTIONS {
            return Err(expected(known, word));
        }
        let (key, value) = word.split_once('=').ok_or_else(|| expected(known, word))?;
        if options.iter().any(|(earlier, _)| *earlier == key) {
            return Err(CommandError(format!("{} is given twice", quoted(key))));
        }
        options.push((key, value));
    }
    Ok(options)
}

fn seconds(text: &str) -> Result<Duration, CommandError> {
    text.parse()
        .ok()
        .and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok())
        .map(|time| time.min(LONGEST_TIME))
        .ok_or_else(|| expected("time=SECONDS", text))
}

fn values(rest: &str) -> Result<Command, CommandError> {
    const KNOWN: &str = "values [time=S]";
    let mut time = USUAL_TIME;
    for (key, value) in options(rest, KNOWN)? {
        match key {
            "time" => time = seconds(value)?,
            _ => return Err(expected(KNOWN, key)),
        }
    }
    Ok(Command::Values { time })
}

fn go(rest: &str) -> Result<Go, CommandError> {
    const KNOWN: &str = "go [time=S] [depth=N] [nodes=N] [level=L] [threads=N]";
    let mut go = Go { time: None, depth: None, nodes: None, level: Level::Perfect, threads: 0 };
    for (key, value) in options(rest, KNOWN)? {
        match key {
            "time" => go.time = Some(seconds(value)?),
            "depth" => go.depth = Some(number("depth=N", value)?),
            "nodes" => go.nodes = Some(number("nodes=N", value)?),
            "level" => {
                go.level = value.parse().map_err(|_| expected("level=easy|medium|hard|perfect", value))?
            }
            "threads" => {
                go.threads = number("threads=N", value)?;
                if !(1..=MOST_THREADS).contains(&go.threads) {
                    return Err(expected(&format!("threads from 1 to {MOST_THREADS}"), value));
                }
            }
            _ => return Err(expected(KNOWN, key)),
        }
    }
    // A bare `go` (a level alone is bare as well) still ends by itself.
    if go.depth.is_none() && go.nodes.is_none() {
        go.time.get_or_insert(USUAL_TIME);
    }
    Ok(go)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Command {
        Command::parse(line).expect("a good line").expect("a command")
    }

    fn refused(line: &str) -> String {
        Command::parse(line).expect_err(line).to_string()
    }

    #[test]
    fn commands_are_read() {
        let values = Values::new().with("rows", 5).with("track", "a b");
        let name = "timbiriche".to_string();
        assert_eq!(parsed("game timbiriche  rows=5 track=\"a b\""), Command::Game { name, values });
        assert_eq!(parsed(" moves H0,0\tV1,2 "), Command::Moves(vec!["H0,0".into(), "V1,2".into()]));
        assert_eq!((parsed("undo"), parsed("undo 3")), (Command::Undo(1), Command::Undo(3)));
        assert_eq!(parsed("perft 4"), Command::Perft(4));
        assert_eq!(parsed("values time=0.25"), Command::Values { time: Duration::from_millis(250) });
        let go = Go { time: None, depth: Some(3), nodes: Some(9), level: Level::Easy, threads: 2 };
        assert_eq!(parsed("go nodes=9 depth=3 level=easy threads=2"), Command::Go(go));
        assert_eq!(Command::parse("  # a comment"), Ok(None));
        assert_eq!(Command::parse(" \t"), Ok(None));
    }

    #[test]
    fn a_bare_go_ends_by_itself() {
        let Command::Go(go) = parsed("go") else { panic!("a go") };
        assert_eq!((go.time, go.level), (Some(USUAL_TIME), Level::Perfect));
    }

    #[test]
    fn bad_lines_say_what_was_expected() {
        assert!(refused("help").starts_with("expected one of hello, game,"));
        assert_eq!(refused("hello you"), "expected 'hello' alone, found 'you'");
        assert_eq!(refused("undo x"), "expected a number of moves, found 'x'");
        assert_eq!(refused("undo -1"), "expected a number of moves, found '-1'");
        assert_eq!(refused("go time=1 time=2"), "'time' is given twice");
        for time in ["-1", "nan", "inf", "1e300", "x", ""] {
            assert_eq!(refused(&format!("go time={time}")), format!("expected time=SECONDS, found '{time}'"));
        }
        for line in
            ["game", "game x rows", "moves", "perft", "perft -1", "go 3", "go threads=0", "go level=max"]
        {
            assert!(!refused(line).is_empty());
        }
    }
}
