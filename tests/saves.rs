//! What stays of a game when the program is killed, and how it goes on.

#![cfg(unix)]

#[path = "home/mod.rs"]
mod home;

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use home::{Home, PROGRAM};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const SOON: Duration = Duration::from_secs(60);

impl Home {
    fn saves(&self) -> PathBuf {
        self.0.join("data/arcade/saves")
    }

    /// Runs the program in a terminal.
    fn open(&self, args: &[&str]) -> Session {
        let size = PtySize { rows: 30, cols: 100, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(args);
        command.cwd(&self.0);
        command.env("TERM", "xterm-256color");
        // English, whoever runs the tests.
        command.env("LC_ALL", "C");
        for (name, value) in self.variables() {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("the screen");
        let (tell, drawn) = channel();
        // Somebody has to read the screen all the time, or the program waits for it.
        std::thread::spawn(move || {
            let (mut buffer, mut total) = ([0; 4096], 0);
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                total += count;
                // A first frame is longer than what only prepares the terminal for it.
                if total > 1000 {
                    let _ = tell.send(());
                }
            }
        });
        drawn.recv_timeout(SOON).expect("a first frame");
        let keys = pair.master.take_writer().expect("the keys");
        Session { child, keys, _terminal: pair.master }
    }

    fn saved_moves(&self) -> Vec<(PathBuf, Vec<String>)> {
        let entries = fs::read_dir(self.saves()).into_iter().flatten();
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "arcade"))
            .map(|path| {
                let text = fs::read_to_string(&path).unwrap_or_default();
                let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
                (path, moves.lines().map(str::to_string).collect())
            })
            .collect()
    }

    /// Waits until the only save holds at least so many moves.
    #[track_caller]
    fn wait_for_moves(&self, count: usize) -> (PathBuf, Vec<String>) {
        let end = Instant::now() + SOON;
        while Instant::now() < end {
            if let [(path, moves)] = self.saved_moves().as_slice()
                && moves.len() >= count
            {
                return (path.clone(), moves.clone());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{count} moves are saved in time: {:?}", self.saved_moves());
    }
}

struct Session {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    _terminal: Box<dyn MasterPty + Send>,
}

impl Session {
    fn type_move(&mut self, text: &str) {
        write!(self.keys, ":{text}\r").and_then(|()| self.keys.flush()).expect("the program listens");
    }

    /// Ends the program so that it can't do anything about it.
    fn kill(mut self) {
        let number = self.child.process_id().and_then(|number| i32::try_from(number).ok());
        let process = number.and_then(rustix::process::Pid::from_raw).expect("a process");
        rustix::process::kill_process(process, rustix::process::Signal::KILL).expect("it is running");
        self.child.wait().expect("it ends");
    }
}

const GAME: &[&str] =
    &["--game", "timbiriche", "--players", "human,human", "--setup", "rows=3,cols=3", "--seed", "1"];

const RECORD: &str = "arcade-record: 1\ngame: timbiriche\nsetup: rows=3 cols=3 seats=2\nseat1: human\n\
                      seat2: human\nseed: 1\n\nH0,0\n";

#[test]
fn a_killed_program_loses_no_move() {
    let home = Home::new();
    let mut session = home.open(GAME);
    for (count, mv) in ["H0,0", "H0,1", "H1,0"].iter().enumerate() {
        session.type_move(mv);
        home.wait_for_moves(count + 1);
    }
    session.kill();
    let (first, moves) = home.wait_for_moves(3);
    assert_eq!(moves, ["H0,0", "H0,1", "H1,0"]);

    let mut session = home.open(&["resume"]);
    session.type_move("H2,1");
    let (second, moves) = home.wait_for_moves(4);
    assert_eq!(moves, ["H0,0", "H0,1", "H1,0", "H2,1"]);
    assert_ne!(first, second, "the save belongs to the new process, and there is only one");
    session.kill();
}

/// A move and the way out behind it may come in one piece, before there is a frame for the move.
#[test]
fn the_last_move_is_saved_however_soon_the_program_is_left() {
    for _ in 0..8 {
        let home = Home::new();
        let mut session = home.open(GAME);
        session.keys.write_all(b":H0,0\r\x03").and_then(|()| session.keys.flush()).expect("it listens");
        session.child.wait().expect("it ends");
        let moves: Vec<_> = home.saved_moves().into_iter().map(|(_, moves)| moves).collect();
        assert_eq!(moves, [["H0,0"]]);
    }
}

#[test]
fn a_damaged_save_is_resumed_in_a_new_file() {
    let home = Home::new();
    let damaged = home.write("data/arcade/saves/timbiriche-x-1.arcade", format!("{RECORD}H9,9\nV0,0\n"));
    let session = home.open(&["resume"]);
    let end = Instant::now() + SOON;
    while home.saved_moves().len() < 2 && Instant::now() < end {
        std::thread::sleep(Duration::from_millis(20));
    }
    session.kill();
    assert_eq!(fs::read_to_string(&damaged).expect("still there"), format!("{RECORD}H9,9\nV0,0\n"));
    let saved = home.saved_moves();
    let new = saved.iter().find(|(path, _)| *path != damaged).expect("a new file");
    assert_eq!(new.1, ["H0,0"], "what came before the damage is kept");
}

#[test]
fn without_a_save_there_is_nothing_to_resume() {
    let home = Home::new();
    let expected = format!("expected a game that is not over in {}, found none", home.saves().display());
    assert_eq!(home.run(&["resume"]).bad(1), expected);
}

#[test]
fn an_unreadable_save_is_told_and_left() {
    let home = Home::new();
    let path = home.write("data/arcade/saves/timbiriche-x-1.arcade", "arcade-record: 9\n");
    let answer = home.run(&["resume"]);
    assert_eq!(answer.code, Some(1));
    let errors = answer.errors;
    assert!(errors.contains("x-1.arcade: line 1: expected record format 1, found '9'"), "{errors}");
    assert_eq!(fs::read_to_string(&path).expect("still there"), "arcade-record: 9\n");
}

#[test]
fn a_record_from_elsewhere_starts_no_program() {
    let home = Home::new();
    let trap = home.0.join("trap");
    let program = format!("seat2: program:\"touch {}\"", trap.display());
    home.write("sent.arcade", RECORD.replace("seat2: human", &program));
    let told = home.run(&["resume", "sent.arcade"]).bad(1);
    assert!(told.starts_with("sent.arcade: expected --players"), "{told}");
    // Told who plays, the only thing that is missing is a terminal.
    home.run(&["resume", "sent.arcade", "--players", "human,easy"]).bad(2);
    assert!(!trap.exists());
}

#[test]
fn a_game_that_is_over_cannot_go_on() {
    let home = Home::new();
    let over = RECORD.replace("seed: 1", "seed: 1\nresult: won 2\nreason: seat 1 resigned");
    home.write("over.arcade", over);
    assert_eq!(
        home.run(&["resume", "over.arcade"]).bad(1),
        "over.arcade: expected a game that is not over, found its result 'won 2'"
    );
}
