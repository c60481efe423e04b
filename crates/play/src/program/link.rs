//! A running program and the lines that go to and fro. Nothing here can block for longer than it is told to,
//! and nothing grows with what the program writes.

use std::io::{BufReader, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

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

/// A running program.
pub(crate) struct Link {
    process: Arc<Process>,
    /// Lines on their way to the program; closing it closes the program's input.
    to: Option<Sender<String>>,
    from: Receiver<Line>,
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
}

impl Link {
    /// Starts a program.
    ///
    /// # Errors
    /// If it can't be started, with the reason.
    pub(crate) fn start(words: &[String]) -> Result<Link, String> {
        let (process, Pipes { stdin, stdout, stderr }) = Process::start(words)?;
        let complaint = Arc::<Complaint>::default();
        let link = Link {
            process,
            to: Some(write_lines(stdin)),
            from: read_lines(stdout),
            complaint: Arc::clone(&complaint),
        };
        read_complaints(stderr, complaint);
        Ok(link)
    }

    /// Sends a line. If the program does not take it, its silence will tell.
    pub(crate) fn send(&self, line: impl Into<String>) {
        if let Some(to) = &self.to {
            // Fails only if the program has closed its input; reading tells that then.
            let _ = to.send(line.into() + "\n");
        }
    }

    /// Waits for a line, up to `until`.
    pub(crate) fn hear(&self, until: Instant) -> Heard {
        match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Line::Text(text)) => Heard::Line(text),
            Ok(Line::TooLong) => Heard::Garbage("a line of more than 64 KiB"),
            Ok(Line::NotText) => Heard::Garbage("bytes that are not UTF-8"),
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
            Err(RecvTimeoutError::Disconnected) => Heard::Gone,
        }
    }

    /// How the program ended, in words. It is ended by this, if it has not.
    pub(crate) fn how_it_ended(&self) -> String {
        let exited = self.process.ends_within(FAREWELL);
        let status = self.process.end();
        let mut reason = match status {
            Some(status) if exited => format!("the program ended early ({status})"),
            _ => "the program closed its output".to_string(),
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
/// channel is closed or the program does not take lines any more.
fn write_lines(mut stdin: ChildStdin) -> Sender<String> {
    let (sender, lines) = channel::<String>();
    thread::spawn(move || {
        for line in lines {
            if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// The thread that reads from the program; it ends with the program's output.
fn read_lines(stdout: ChildStdout) -> Receiver<Line> {
    let (sender, lines) = sync_channel(LINES_WAITING);
    thread::spawn(move || {
        let mut reader = LineReader::new(BufReader::new(stdout), LONGEST_LINE);
        while let Ok(Some(line)) = reader.next_line() {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// The thread that drains the error output, so that a talkative program does not get stuck, and keeps the
/// last line of it that is not blank.
fn read_complaints(stderr: ChildStderr, complaint: Arc<Complaint>) {
    thread::spawn(move || {
        let mut reader = LineReader::new(BufReader::new(stderr), LONGEST_LINE);
        while let Ok(Some(line)) = reader.next_line() {
            let Line::Text(line) = line else { continue };
            let line: String =
                line.trim().chars().take(LONGEST_COMPLAINT).flat_map(char::escape_debug).collect();
            if !line.is_empty() {
                *complaint.last.lock().unwrap_or_else(PoisonError::into_inner) = line;
            }
        }
        complaint.whole.store(true, Ordering::Release);
    });
}
