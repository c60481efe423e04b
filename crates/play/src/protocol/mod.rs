//! The line protocol: any game and its computer, spoken to by programs over stdin and stdout.
//!
//! `docs/engine-protocol.md` is the reference. One thread reads lines, one answers, and while an engine
//! thinks a third does that work, so that `stop` is heard at once. The other side of the pipe, programs that
//! play here, is [`program`](crate::program).

mod command;
mod line;
mod session;
mod task;

use std::io::{self, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use search::Stop;

use crate::{EngineOptions, GameEntry};
use command::Command;
use session::{Answer, Session, error_line};
use task::{Task, ThinkingEngine};

pub(crate) use line::{Line, LineReader};

/// The longest line that is read, in bytes. The whole text of the largest track fits into it.
pub const LONGEST_LINE: usize = 4 << 20;

/// How long the end of the program waits for an engine that was told to stop.
const FAREWELL: Duration = Duration::from_secs(2);

/// What a conversation is about.
#[derive(Clone, Debug)]
pub struct Service {
    /// The games that can be asked for.
    pub games: &'static [GameEntry],
    /// The version that `hello` tells.
    pub version: &'static str,
    /// What engines are made with.
    pub options: EngineOptions,
}

enum Event {
    Line(Line),
    End,
    /// Work is done. Its last lines are written by the thread that answers: whoever reads them may send the
    /// next command at once.
    Done(String, Option<ThinkingEngine>),
}

/// Speaks the protocol until `quit` or the end of the input. Work that still goes on then is stopped, and
/// its answer is written.
///
/// The thread that reads ends with the input; after a `quit` it may outlive this call.
///
/// # Errors
/// If the output can't be written, with the reason; a closed pipe is the usual one.
pub fn serve<R, W>(service: &Service, input: R, output: W) -> io::Result<()>
where
    R: Read + Send + 'static,
    W: Write + Send + 'static,
{
    // Room for one line only: the input waits while the answers are not taken.
    let (sender, events) = sync_channel(1);
    read_lines(input, sender.clone());
    let output = Arc::new(Output { writer: Mutex::new(output), failed: AtomicBool::new(false) });
    let mut session = Session::new(service.games, service.version, service.options.clone());
    let mut working: Option<Stop> = None;
    let mut closing: Option<Instant> = None;
    loop {
        let event = match closing {
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => events.recv_timeout(until.saturating_duration_since(Instant::now())),
        };
        match event {
            // The sender that is kept here makes a disconnected channel impossible; both mean the end.
            Err(_) => return output.result(),
            Ok(Event::Done(answer, engine)) => {
                output.say(&answer);
                session.keep(engine);
                working = None;
            }
            Ok(Event::End) => closing = closing.or_else(|| Some(Instant::now() + FAREWELL)),
            Ok(Event::Line(_)) if closing.is_some() => {}
            Ok(Event::Line(line)) => match respond(&mut session, line, working.is_some()) {
                Answer::Text(text) => output.say(&text),
                Answer::Work(task) => {
                    working = Some(task.limits.stop.clone());
                    work(*task, Arc::clone(&output), sender.clone());
                }
                Answer::Stop => {
                    if let Some(stop) = &working {
                        stop.raise();
                    }
                }
                Answer::Quit => closing = Some(Instant::now() + FAREWELL),
            },
        }
        if output.failed.load(Ordering::Relaxed) {
            closing.get_or_insert(Instant::now() + FAREWELL);
        }
        if closing.is_some() {
            match &working {
                Some(stop) => stop.raise(),
                None => return output.result(),
            }
        }
    }
}

/// What a line leads to. While work goes on only `stop`, `quit` and `hello` are heard.
fn respond(session: &mut Session, line: Line, working: bool) -> Answer {
    let received = Instant::now();
    let command = match line {
        Line::Text(text) => Command::parse(&text).map_err(|error| error.to_string()),
        Line::TooLong => Err(format!("expected a line of at most {LONGEST_LINE} bytes, found a longer one")),
        Line::NotText => Err("expected text in UTF-8, found other bytes".to_string()),
    };
    match command {
        Err(problem) => Answer::Text(error_line(&problem)),
        Ok(None) => Answer::Text(String::new()),
        Ok(Some(Command::Hello)) => Answer::Text(session.hello()),
        Ok(Some(command)) if working && !matches!(command, Command::Stop | Command::Quit) => {
            Answer::Text(error_line("thinking: expected stop, quit or hello until the answer is there"))
        }
        Ok(Some(command)) => session.answer(command, received),
    }
}

fn read_lines<R: Read + Send + 'static>(input: R, events: SyncSender<Event>) {
    thread::spawn(move || {
        let mut reader = LineReader::new(BufReader::with_capacity(1 << 16, input), LONGEST_LINE);
        // An input that can't be read has ended.
        while let Ok(Some(line)) = reader.next_line() {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        // Nobody listens any more after a `quit`; that is fine.
        let _ = events.send(Event::End);
    });
}

fn work<W: Write + Send + 'static>(task: Task, output: Arc<Output<W>>, events: SyncSender<Event>) {
    thread::spawn(move || {
        let stop = task.limits.stop.clone();
        let mut say = |text: &str| {
            output.say(text);
            if output.failed.load(Ordering::Relaxed) {
                stop.raise();
            }
        };
        let (answer, engine) = catch_unwind(AssertUnwindSafe(|| task.run(&mut say)))
            .unwrap_or_else(|_| (error_line("the engine failed; it begins anew"), None));
        let _ = events.send(Event::Done(answer, engine));
    });
}

/// The output, shared by whoever answers.
struct Output<W> {
    writer: Mutex<W>,
    failed: AtomicBool,
}

impl<W: Write> Output<W> {
    /// Writes lines and flushes them. A failure is remembered and ends the conversation.
    fn say(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        // One write for all, so that lines of two threads never mix.
        let text = format!("{text}\n");
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if writer.write_all(text.as_bytes()).and_then(|()| writer.flush()).is_err() {
            self.failed.store(true, Ordering::Relaxed);
        }
    }

    fn result(&self) -> io::Result<()> {
        if self.failed.load(Ordering::Relaxed) { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests;
