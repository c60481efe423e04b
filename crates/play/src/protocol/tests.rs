//! Conversations with a toy game.

use std::io::Cursor;
use std::sync::mpsc::{Receiver, Sender, channel};

use ::texts::Message;
use game::History;
use proptest::prelude::*;
use search::{Engine, EngineError, Limits, MoveValue, Report, Score, Verdict};

use super::*;
use crate::toy::{GAMES, Pile, Take, Toy};
use crate::{Level, Playable, find_game};

fn service(games: &'static [GameEntry]) -> Service {
    Service { games, version: "9.9", options: EngineOptions::default() }
}

/// The pile again, with a computer that thinks until it is stopped.
struct Sleepy;

static SLEEPY: &[GameEntry] = &[GameEntry::of::<Sleepy>()];

impl Playable for Sleepy {
    type Game = Pile;
    const NAME: &'static str = "sleepy";
    const ALIASES: &'static [&'static str] = &[];
    const TITLE: Message = Toy::TITLE;
    const SUMMARY: Message = Toy::SUMMARY;
    const RULES: &'static [Message] = Toy::RULES;
    const TEXTS: &'static [&'static [Message]] = Toy::TEXTS;
    const EXAMPLE_MOVE: &'static str = Toy::EXAMPLE_MOVE;

    fn engine(_level: Level, _options: &EngineOptions) -> Box<dyn Engine<Pile>> {
        Box::new(Sleeper)
    }
}

struct Sleeper;

impl Engine<Pile> for Sleeper {
    fn think(
        &mut self,
        history: &History<Pile>,
        limits: &Limits,
        on_progress: &mut dyn FnMut(&Report<Take>),
    ) -> Result<Verdict<Take>, EngineError> {
        let best = "1".parse().map_err(|_| EngineError::GameOver)?;
        let report = Report {
            depth: 7,
            score: Score::Points(history.len() as i32),
            exact: false,
            line: vec![best],
            nodes: 5,
            elapsed: Duration::from_millis(2),
            table_permille: 0,
        };
        on_progress(&report);
        while !limits.stop.is_raised() {
            thread::sleep(Duration::from_millis(1));
        }
        Ok(Verdict { best, report })
    }

    fn values(
        &mut self,
        _history: &History<Pile>,
        _limits: &Limits,
        _on_progress: &mut dyn FnMut(&Report<Take>),
    ) -> Result<Vec<MoveValue<Take>>, EngineError> {
        panic!("a broken engine")
    }

    fn evaluate(&mut self, _game: &Pile) -> Result<Score, EngineError> {
        Err(EngineError::Unsupported("nothing to say"))
    }

    fn new_game(&mut self) {}
}

/// One end of a pipe inside this process.
struct PipeInput(Receiver<Vec<u8>>, Cursor<Vec<u8>>);

impl Read for PipeInput {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.1.read(buffer)? {
                0 => match self.0.recv() {
                    Ok(bytes) => self.1 = Cursor::new(bytes),
                    Err(_) => return Ok(0),
                },
                read => return Ok(read),
            }
        }
    }
}

struct PipeOutput(Sender<String>, String);

impl Write for PipeOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for c in String::from_utf8_lossy(bytes).chars() {
            match c {
                '\n' => self
                    .0
                    .send(std::mem::take(&mut self.1))
                    .map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?,
                c => self.1.push(c),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A conversation that goes on in another thread.
struct Talk {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<String>,
    server: Option<thread::JoinHandle<io::Result<()>>>,
}

impl Talk {
    fn new(games: &'static [GameEntry]) -> Talk {
        let (input, reader) = channel();
        let (writer, output) = channel();
        let reader = PipeInput(reader, Cursor::default());
        let server = thread::spawn(move || serve(&service(games), reader, PipeOutput(writer, String::new())));
        Talk { input: Some(input), output, server: Some(server) }
    }

    fn say(&self, line: &str) {
        let input = self.input.as_ref().expect("an open input");
        input.send(format!("{line}\n").into_bytes()).expect("a listener");
    }

    fn hear(&self) -> String {
        self.output.recv_timeout(Duration::from_secs(20)).expect("an answer")
    }

    fn ask(&self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// Whether the conversation ended well, and everything that is still to be heard.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        let result = self.server.take().expect("a server").join().expect("no panic");
        assert!(result.is_ok());
        self.output.iter().collect()
    }
}

/// The answers to a whole input.
fn converse(games: &'static [GameEntry], input: &[u8]) -> Vec<String> {
    let (writer, output) = channel();
    serve(&service(games), Cursor::new(input.to_vec()), PipeOutput(writer, String::new()))
        .expect("a good end");
    output.iter().collect()
}

#[test]
fn every_command_answers() {
    let talk = Talk::new(GAMES);
    assert_eq!(talk.ask("hello"), "hello arcade 9.9 protocol 1");
    assert!(talk.ask("legal").starts_with("error expected a game first"));
    assert_eq!(talk.ask("game pile tokens=9"), "ok");
    assert_eq!(talk.ask("legal"), "legal 1 2 3");
    assert_eq!(talk.ask("moves 1 2"), "ok");
    assert_eq!(talk.ask("points"), "points 1 2");
    assert_eq!(talk.ask("seat"), "seat 1");
    assert_eq!(talk.ask("outcome"), "outcome open");
    let key = talk.ask("key");
    assert!(key.starts_with("key ") && key.len() == 20, "{key}");
    assert_eq!(talk.ask("moves 1 3 3"), "error move 3: only 2 tokens are left");
    assert_eq!(talk.ask("key"), key);
    assert_eq!(talk.ask("perft 2"), "perft 2 9");
    assert_eq!(talk.ask("perft 9"), "perft 9 0");
    assert_eq!(talk.ask("eval"), "eval 6");
    assert_eq!(talk.ask("show"), "oooooo by 2");
    assert_eq!(talk.hear(), "ok");
    assert_eq!(talk.ask("values"), "value 2 win 3 exact");
    assert_eq!((talk.hear(), talk.hear()), ("value 1 win 4 exact".into(), "value 3 loss 2 exact".into()));
    assert_eq!(talk.hear(), "ok");
    assert_eq!(talk.ask("go time=1"), "info depth 1 score win 3 exact nodes 1 nps 0 time 0 pv 2");
    assert_eq!(talk.hear(), "best 2 score win 3 exact");
    assert_eq!(talk.ask("undo 3"), "error expected at most 2 moves to take back, found 3");
    assert_eq!(talk.ask("undo 2"), "ok");
    assert_eq!(talk.ask("moves 3 3 3"), "ok");
    assert_eq!(
        (talk.ask("seat"), talk.ask("legal"), talk.ask("outcome")),
        ("seat 0".to_string(), "legal".to_string(), "outcome won 1".to_string())
    );
    for command in ["go", "eval", "values"] {
        assert_eq!(talk.ask(command), "error the game is over");
    }
    assert_eq!(talk.ask("moves 1"), "error move 1: only 0 tokens are left");
    assert_eq!(talk.ask("undo"), "ok");
    talk.say("quit");
    assert_eq!(talk.end(), [] as [String; 0]);
}

#[test]
fn a_go_can_be_stopped_and_everything_else_waits() {
    let talk = Talk::new(SLEEPY);
    assert_eq!(talk.ask("game sleepy"), "ok");
    let info = "info depth 7 score 0 estimate nodes 5 nps 2500 time 2 pv 1";
    for _ in 0..3 {
        talk.say("stop");
        assert_eq!(talk.ask("go time=1000"), info);
        assert_eq!(talk.ask("hello"), "hello arcade 9.9 protocol 1");
        for line in ["moves 1", "gone", "undo", "stop"] {
            talk.say(line);
        }
        assert_eq!(talk.hear(), "best 1 score 0 estimate");
        assert_eq!(talk.hear(), "ok");
        assert!(talk.hear().starts_with("error expected one of"));
        assert_eq!(talk.hear(), "ok");
        assert_eq!(talk.ask("legal"), "legal 1 2 3");
    }
    assert_eq!(talk.ask("go depth=99"), info);
    // The end of the input ends the thinking, with its answer.
    assert_eq!(talk.end(), ["best 1 score 0 estimate"]);
}

#[test]
fn a_list_of_commands_is_answered_in_order_to_its_end() {
    let talk = Talk::new(GAMES);
    for line in ["game pile tokens=12", "perft 5", "go depth=3", "seat", "perft 2", "quit"] {
        talk.say(line);
    }
    let answers = talk.end();
    let kinds: Vec<&str> = answers.iter().map(|line| line.split(' ').next().unwrap_or_default()).collect();
    assert_eq!(
        kinds.iter().filter(|kind| **kind != "info").collect::<Vec<_>>(),
        [&"ok", &"perft", &"best", &"seat", &"perft"]
    );
}

#[test]
fn no_more_waits_than_there_is_room_for() {
    let talk = Talk::new(SLEEPY);
    assert_eq!(talk.ask("game sleepy"), "ok");
    assert!(talk.ask("go time=1000").starts_with("info"));
    (0..1000).for_each(|_| talk.say("seat"));
    assert_eq!(talk.ask("seat"), "error too many commands wait for the one that goes on");
    assert_eq!(talk.ask("stop"), "best 1 score 0 estimate");
    (0..1000).for_each(|_| assert_eq!(talk.hear(), "seat 1"));
}

#[test]
fn counting_paths_can_be_stopped() {
    let talk = Talk::new(GAMES);
    assert_eq!(talk.ask("game pile tokens=200"), "ok");
    talk.say("perft 100");
    talk.say("stop");
    assert_eq!(talk.hear(), "error stopped before the paths were counted");
    talk.say("perft 100");
    talk.say("quit");
    assert_eq!(talk.end(), ["error stopped before the paths were counted"]);
}

#[test]
fn a_broken_engine_is_an_error_and_not_the_end() {
    let talk = Talk::new(SLEEPY);
    assert_eq!(talk.ask("game sleepy"), "ok");
    assert_eq!(talk.ask("values"), "error the engine failed; it begins anew");
    assert_eq!(talk.ask("eval"), "error nothing to say");
    assert_eq!(talk.ask("seat"), "seat 1");
    assert_eq!(talk.end(), [] as [String; 0]);
}

#[test]
fn a_line_of_nothing_but_names_is_answered_at_once() {
    let names: String = (0..300_000).map(|number| format!(" k{number}=1")).collect();
    let begun = Instant::now();
    let answers =
        converse(GAMES, format!("game pile{names}\ngame pile\ngo{names}\nvalues{names}\n").as_bytes());
    let starts = ["error unknown setting 'k0'", "ok", "error expected go [", "error expected values ["];
    assert_eq!(answers.len(), starts.len());
    assert!(answers.iter().zip(starts).all(|(answer, start)| answer.starts_with(start)), "{answers:?}");
    // Name by name against all before it would take minutes.
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn bad_bytes_are_answered() {
    let mut input = b"game toy\n\n# a comment\n\xff\xfe\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', LONGEST_LINE + 1));
    input.extend(b"\nmoves \x1b[2J\x07\nseat");
    let answers = converse(GAMES, &input);
    assert_eq!(
        answers,
        [
            "ok",
            "error expected text in UTF-8, found other bytes",
            "error expected a line of at most 4194304 bytes, found a longer one",
            "error move 1: expected a number such as 2, found '\\u{1b}[2J\\u{7}'",
            "seat 1",
        ]
    );
}

#[test]
fn an_output_that_is_closed_ends_it() {
    let (writer, output) = channel();
    drop(output);
    let endless = std::iter::repeat_n(&b"hello\n"[..], 1 << 20).flatten().copied();
    let result = serve(&service(GAMES), Endless(endless), PipeOutput(writer, String::new()));
    assert_eq!(result.expect_err("a closed pipe").kind(), io::ErrorKind::BrokenPipe);
}

struct Endless<I>(I);

impl<I: Iterator<Item = u8>> Read for Endless<I> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let mut count = 0;
        for (place, byte) in buffer.iter_mut().zip(&mut self.0) {
            *place = byte;
            count += 1;
        }
        Ok(count)
    }
}

/// Lines that look like commands more often than chance would have it.
fn lines() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        "(game|moves|undo|go|values|perft|show|eval|seat|legal|points|outcome|key|stop|hello)",
        "(pile|toy|tokens=[0-9]{1,3}|seats=[0-4]|[0-4]|depth=1|nodes=[0-9]|level=easy|time=0|=|\")",
        "\\PC{0,8}",
    ];
    let line = prop::collection::vec(word, 0..5).prop_map(|words| words.join(" ").into_bytes());
    let noise = prop::collection::vec(any::<u8>(), 0..20);
    prop::collection::vec(prop_oneof![4 => line, 1 => noise], 0..30).prop_map(|lines| lines.join(&b'\n'))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_bytes_are_survived(mut input in lines()) {
        // A deep perft can only be stopped, which the end of the input does.
        input.extend(b"\n");
        for answer in converse(GAMES, &input) {
            prop_assert!(!answer.contains('\x1b'));
        }
    }

    #[test]
    fn an_error_changes_nothing(input in lines()) {
        let mut session = Session::new(GAMES, "9.9", EngineOptions::default());
        session.answer(Command::parse("game pile").expect("good").expect("a command"), Instant::now());
        for line in String::from_utf8_lossy(&input).lines() {
            let before = session.picture();
            if let Ok(Some(command)) = Command::parse(line)
                && let Answer::Text(text) = session.answer(command, Instant::now())
            {
                prop_assert!(!text.starts_with("error") || session.picture() == before, "{}", line);
            }
        }
    }
}

#[test]
fn a_game_has_its_aliases() {
    assert!(find_game(GAMES, "toy").is_some());
    assert_eq!(converse(GAMES, b"game chess\n"), ["error expected a game, one of pile, found 'chess'"]);
}
