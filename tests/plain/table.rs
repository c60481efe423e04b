//! The program in the line mode, with a home of its own; everything that it writes is looked at.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use super::home::{Answer, Home, PROGRAM, feed};

/// Far more than anything takes here.
const SOON: Duration = Duration::from_secs(60);
/// What is typed to know that everything before it has been answered.
const MARK: &str = "mark";

impl Home {
    /// What the program writes in the line mode in a locale.
    #[track_caller]
    pub(crate) fn told_in(&self, locale: &str, args: &[&str], input: &str) -> String {
        Answer::at_the_end_of(feed(self.command(args).env("LC_ALL", locale), input)).good()
    }

    /// What the program writes in the line mode with this input; it ends well and complains about nothing.
    #[track_caller]
    pub(crate) fn told(&self, args: &[&str], input: &str) -> String {
        let text = self.run_with(args, input).good();
        check_lines(&text);
        text
    }

    /// Starts the program in the line mode, to play move by move.
    pub(crate) fn sit_down(&self, args: &[&str]) -> Table {
        let mut command = self.command(args);
        let mut process = command.stdin(Stdio::piped()).spawn().expect("the program starts");
        let output = BufReader::new(process.stdout.take().expect("a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let input = process.stdin.take();
        Table { process, input, lines, told: String::new() }
    }

    /// The moves of every record in a folder.
    pub(crate) fn saved(&self, folder: &str) -> Vec<Vec<String>> {
        let entries = fs::read_dir(self.0.join("data/arcade").join(folder)).into_iter().flatten();
        let texts =
            entries.map(|entry| fs::read_to_string(entry.expect("an entry").path()).expect("a record"));
        let moves = texts.map(|text| {
            let moves = text.split_once("\n\n").map_or("", |(_, moves)| moves);
            moves.lines().map(str::to_string).collect()
        });
        moves.collect()
    }
}

/// A game that is played move by move.
pub(crate) struct Table {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    told: String,
}

impl Table {
    pub(crate) fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("an open input");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("it listens");
    }

    /// The legal moves; `None` once the game is over.
    #[track_caller]
    pub(crate) fn legal(&mut self) -> Option<Vec<String>> {
        self.say("moves");
        self.say(MARK);
        let mut words = Vec::new();
        loop {
            let line = self.lines.recv_timeout(SOON).expect("an answer");
            if line.contains(&format!("'{MARK}'")) || line.starts_with("The game is over.") {
                break;
            }
            words.extend(line.split(' ').map(str::to_string));
            self.told.push_str(&line);
            self.told.push('\n');
        }
        let at = words.iter().position(|word| word == "legal").expect("the legal moves");
        let count: usize = words[at - 1].parse().expect("a number");
        (count > 0).then(|| words[at + 2..at + 2 + count].to_vec())
    }

    /// Ends the input, and gives everything that was told.
    #[track_caller]
    pub(crate) fn leave(mut self) -> String {
        self.input = None;
        for line in self.lines.iter() {
            self.told.push_str(&line);
            self.told.push('\n');
        }
        let status = self.process.wait().expect("it ends");
        assert_eq!(status.code(), Some(0));
        check_lines(&self.told);
        self.told
    }
}

/// The lines about moves that were made.
pub(crate) fn made(told: &str) -> Vec<String> {
    let is_move = |line: &&str| {
        line.split_once(". ")
            .is_some_and(|(number, rest)| number.parse::<u32>().is_ok() && rest.contains(": "))
    };
    told.lines().filter(is_move).map(str::to_string).collect()
}

/// No escape sequence, nothing but ASCII, no line that is too long.
#[track_caller]
fn check_lines(text: &str) {
    for line in text.lines() {
        assert!(line.len() <= 79, "{} bytes: {line}", line.len());
        assert!(line.bytes().all(|byte| (b' '..0x7f).contains(&byte)), "{line:?}");
    }
}

/// The program at a terminal.
#[cfg(unix)]
pub(crate) struct Terminal {
    child: Box<dyn portable_pty::Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    text: String,
    _terminal: Box<dyn portable_pty::MasterPty + Send>,
}

#[cfg(unix)]
impl Terminal {
    pub(crate) fn open(home: &Home, args: &[&str]) -> Terminal {
        use std::io::Read;

        let size = portable_pty::PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = portable_pty::native_pty_system().openpty(size).expect("a terminal");
        let mut command = portable_pty::CommandBuilder::new(PROGRAM);
        command.args(args);
        command.cwd(&home.0);
        command.env("TERM", "dumb");
        command.env("LC_ALL", "C");
        for (name, value) in home.variables() {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("the output");
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("the keys");
        Terminal { child, keys, output, text: String::new(), _terminal: pair.master }
    }

    pub(crate) fn type_keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("it listens");
    }

    #[track_caller]
    pub(crate) fn wait_for(&mut self, words: &str) {
        self.wait_for_times(words, 1);
    }

    #[track_caller]
    pub(crate) fn wait_for_times(&mut self, words: &str, times: usize) {
        while self.text.matches(words).count() < times {
            match self.output.recv_timeout(SOON) {
                Ok(bytes) => self.text.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("{words} comes in\n{}", self.text),
            }
        }
        assert!(self.text.is_ascii() && !self.text.contains('\x1b'), "{:?}", self.text);
    }

    /// Waits for the end of the program and gives its exit code.
    pub(crate) fn end(mut self) -> u32 {
        self.child.wait().expect("it ends").exit_code()
    }
}
