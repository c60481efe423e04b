//! A running program and the lines that go to and fro. Nothing here can block for longer than it is told to,
//! and nothing grows with what the program writes.

use std::io::{self, BufReader, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use game::setup::escaped;
use search::{EngineError, Stop};

use crate::program::process::{Pipes, Process};
use crate::protocol::{Line, LineReader};

/// The longest line that is taken from a program, in bytes.
const LONGEST_LINE: usize = 64 << 10;
/// How many lines wait until they are read; the program has to wait with further ones.
const LINES_WAITING: usize = 32;
/// How much of a complaint is kept, in characters.
const LONGEST_COMPLAINT: usize = 120;
/// How long a program may take to end by itself once its input is closed.
const FAREWELL: Duration = Duration::from_millis(300);
/// How often a flag is looked at while a program is waited for.
const GLANCE: Duration = Duration::from_millis(10);

/// A running program.
pub(crate) struct Link {
    process: Arc<Process>,
    /// Lines on their way to the program; closing it closes the program's input.
    to: Option<Sender<String>>,
    from: Receiver<Heard>,
    /// The program's input, to see whether it is still open.
    input: Weak<ChildStdin>,
    complaint: Arc<Complaint>,
}

/// What a program wrote to its error output.
#[derive(Default)]
struct Complaint {
    /// The last line of it.
    last: Mutex<String>,
    /// Whether nothing more can come.
    whole: AtomicBool,
}

/// What came from a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// A line.
    Line(String),
    /// Something that is no line of text, with what it is.
    Garbage(&'static str),
    /// Nothing until the time was over.
    Silence,
    /// The program has closed its output, as it does when it ends.
    Gone,
    /// The program has closed its input and will hear nothing more.
    Deaf,
}

impl Link {
    /// Starts a program.
    ///
    /// # Errors
    /// If it can't be started, with the reason.
    pub(crate) fn start(words: &[String]) -> Result<Link, String> {
        let (process, pipes) = Process::start(words)?;
        Link::connect(Arc::clone(&process), pipes).map_err(|error| {
            process.end();
            format!("expected threads to listen to a program, found none: {error}")
        })
    }

    fn connect(process: Arc<Process>, Pipes { stdin, stdout, stderr }: Pipes) -> io::Result<Link> {
        let complaint = Arc::<Complaint>::default();
        let stdin = Arc::new(stdin);
        let input = Arc::downgrade(&stdin);
        let (heard, from) = sync_channel(LINES_WAITING);
        read_lines(stdout, heard.clone())?;
        let to = Some(write_lines(stdin, heard)?);
        read_complaints(stderr, Arc::clone(&complaint))?;
        Ok(Link { process, to, from, input, complaint })
    }

    /// Sends a line. If the program can't take it, [`Link::hear`] tells.
    pub(crate) fn send(&self, line: impl Into<String>) {
        if let Some(to) = &self.to {
            // Fails only if the thread that writes has told that the program is deaf.
            let _ = to.send(line.into() + "\n");
        }
    }

    /// Waits for something from the program, up to `until`.
    pub(crate) fn hear(&self, until: Instant) -> Heard {
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => Heard::Gone,
        }
    }

    /// Waits as [`Link::hear`] does, but no longer than until `stop` is raised.
    pub(crate) fn hear_unless(&self, stop: &Stop, until: Instant) -> Heard {
        loop {
            let now = Instant::now();
            match self.hear(until.min(now + GLANCE)) {
                Heard::Silence if now < until && !stop.is_raised() => {}
                heard => return heard,
            }
        }
    }

    /// Why what was heard is not the line that was waited for, which `expected` describes. After a silence that has
    /// lasted too long it is looked at what is behind it.
    pub(crate) fn fault(&self, heard: Heard, expected: &str) -> EngineError {
        let broken = EngineError::Broken;
        match heard {
            Heard::Line(line) => broken(format!("expected {expected}, found {}", game::setup::quoted(&line))),
            Heard::Garbage(what) => broken(format!("expected {expected}, found {what}")),
            Heard::Gone => broken(self.how_it_ended("output")),
            Heard::Deaf => broken(self.how_it_ended("input")),
            Heard::Silence if !self.listens() => broken(self.how_it_ended("input")),
            Heard::Silence => EngineError::OutOfTime("the program did not answer in its time".to_string()),
        }
    }

    /// Whether the program still holds its input open.
    fn listens(&self) -> bool {
        self.input.upgrade().is_some_and(|input| is_open(&input))
    }

    /// How the program ended, in words; what it has `closed` if it has not. It is ended by this then.
    fn how_it_ended(&self, closed: &str) -> String {
        let exited = self.process.ends_within(FAREWELL);
        let status = self.process.end();
        let mut reason = match status {
            Some(status) if exited => format!("the program ended early ({status})"),
            _ => format!("the program closed its {closed}"),
        };
        // Its last words may still be on their way through the pipe.
        let until = Instant::now() + FAREWELL;
        while !self.complaint.whole.load(Ordering::Acquire) && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        let complaint = self.complaint.last.lock().unwrap_or_else(PoisonError::into_inner);
        if !complaint.is_empty() {
            reason = format!("{reason}: {complaint}");
        }
        reason
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.send("quit");
        self.to = None;
        self.process.ends_within(FAREWELL);
        self.process.end();
    }
}

/// The thread that writes to the program, so that one that does not read blocks nobody. It ends when the
/// channel is closed or the program does not take lines any more, and tells that.
fn write_lines(stdin: Arc<ChildStdin>, tell: SyncSender<Heard>) -> io::Result<Sender<String>> {
    let (sender, lines) = channel::<String>();
    spawn(move || {
        let mut input = &*stdin;
        let deaf = lines.into_iter().any(|line| input.write_all(line.as_bytes()).is_err());
        if deaf {
            // Nobody may be waiting any more.
            let _ = tell.send(Heard::Deaf);
        }
    })?;
    Ok(sender)
}

/// The thread that reads from the program; it ends with the program's output, and tells that.
fn read_lines(stdout: ChildStdout, tell: SyncSender<Heard>) -> io::Result<()> {
    spawn(move || {
        let mut reader = LineReader::new(BufReader::new(stdout), LONGEST_LINE);
        while let Ok(Some(line)) = reader.next_line() {
            let heard = match line {
                Line::Text(text) => Heard::Line(text),
                Line::TooLong => Heard::Garbage("a line of more than 64 KiB"),
                Line::NotText => Heard::Garbage("bytes that are not UTF-8"),
            };
            if tell.send(heard).is_err() {
                return;
            }
        }
        // Nobody may be waiting any more.
        let _ = tell.send(Heard::Gone);
    })
}

/// Whether somebody still holds the other end of a pipe.
#[cfg(unix)]
fn is_open(pipe: &ChildStdin) -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let mut asked = [PollFd::new(pipe, PollFlags::empty())];
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    // Where it can't be asked, nothing bad is known of it.
    poll(&mut asked, Some(&at_once)).is_err() || !asked[0].revents().contains(PollFlags::ERR)
}

#[cfg(not(unix))]
fn is_open(_pipe: &ChildStdin) -> bool {
    true
}

/// The thread that drains the error output, so that a talkative program does not get stuck, and keeps the
/// last line of it that is not blank.
fn read_complaints(stderr: ChildStderr, complaint: Arc<Complaint>) -> io::Result<()> {
    spawn(move || {
        let mut reader = LineReader::new(BufReader::new(stderr), LONGEST_LINE);
        while let Ok(Some(line)) = reader.next_line() {
            let Line::Text(line) = line else { continue };
            let line = escaped(line.trim(), LONGEST_COMPLAINT);
            if !line.is_empty() {
                *complaint.last.lock().unwrap_or_else(PoisonError::into_inner) = line;
            }
        }
        complaint.whole.store(true, Ordering::Release);
    })
}

/// A thread that goes its own way; an error where the system has none to give.
fn spawn(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name("program".to_string()).spawn(work).map(drop)
}
