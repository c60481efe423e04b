//! The line protocol: any game and its computer, spoken to by programs over stdin and stdout.
//!
//! `docs/engine-protocol.md` is the reference. One thread reads lines, one answers, and while an engine
//! thinks a third does that work, so that `stop` is heard at once. The other side of the pipe, programs that
//! play here, is [`program`](crate::program).

mod command;
mod line;
mod session;
mod task;

use std::collections::VecDeque;
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

/// How long work that goes on at the end of the conversation may still take; then it is told to stop, and gets
/// this long to do so.
const FAREWELL: Duration = Duration::from_secs(2);

/// How many lines may wait while work goes on.
const MOST_WAITING: usize = 1000;

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

/// Speaks the protocol until `quit` or the end of the input. What still goes on or waits then is answered, but
/// for no longer than a short while; then it is stopped, with its answer.
///
/// While work goes on, `stop` and `hello` are heard at once; everything else waits for its turn, so that a list
/// of commands can be piped in.
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
    let output = Arc::new(Output {
        writer: Mutex::new(output),
        failed: AtomicBool::new(false),
        reason: Mutex::new(None),
    });
    if let Err(error) = read_lines(input, sender.clone()) {
        output.say(&no_thread("to read in", &error));
        return output.result();
    }
    let mut conversation = Conversation {
        session: Session::new(service.games, service.version, service.options.clone()),
        output,
        events: sender,
        working: None,
        waiting: VecDeque::new(),
        closing: None,
    };
    while !conversation.is_over() {
        let event = match conversation.closing {
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => events.recv_timeout(until.saturating_duration_since(Instant::now())),
        };
        match event {
            Ok(event) => conversation.hear(event),
            // Time is up: once to stop, once more to leave without an answer.
            Err(_) if conversation.stop() => conversation.closing = Some(Instant::now() + FAREWELL),
            Err(_) => break,
        }
    }
    conversation.output.result()
}

/// The thread that answers.
struct Conversation<W> {
    session: Session,
    output: Arc<Output<W>>,
    /// For the threads that work.
    events: SyncSender<Event>,
    /// The flag of the work that goes on.
    working: Option<Stop>,
    /// Lines that wait for the work, with the time when they came.
    waiting: VecDeque<(Line, Instant)>,
    /// Until when the conversation lasts, once it is to end.
    closing: Option<Instant>,
}

impl<W: Write + Send + 'static> Conversation<W> {
    fn is_over(&self) -> bool {
        let failed = self.output.failed.load(Ordering::Relaxed);
        self.working.is_none() && (failed || self.closing.is_some() && self.waiting.is_empty())
    }

    /// Tells the work to stop, and forgets what waits for it. Whether that was news.
    fn stop(&mut self) -> bool {
        self.waiting.clear();
        self.working.as_ref().is_some_and(|stop| {
            let news = !stop.is_raised();
            stop.raise();
            news
        })
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::Done(answer, engine) => {
                self.output.say(&answer);
                self.session.keep(engine);
                self.working = None;
                while self.working.is_none()
                    && let Some((line, received)) = self.waiting.pop_front()
                {
                    self.respond(line, received);
                }
            }
            Event::End => self.close(),
            Event::Line(_) if self.closing.is_some() => {}
            Event::Line(line) => match self.working.clone() {
                None => self.respond(line, Instant::now()),
                Some(stop) => self.hear_meanwhile(line, &stop),
            },
        }
        if self.output.failed.load(Ordering::Relaxed) {
            // Nobody reads any more.
            self.stop();
            self.close();
        }
    }

    /// A line while work goes on that this flag stops.
    fn hear_meanwhile(&mut self, line: Line, stop: &Stop) {
        let urgent = match &line {
            Line::Text(text) => Command::parse(text).ok().flatten(),
            _ => None,
        };
        match urgent {
            Some(Command::Stop) => stop.raise(),
            Some(Command::Hello) => self.output.say(&self.session.hello()),
            Some(Command::Quit) => self.close(),
            _ if !self.has_room(&line) => {
                self.output.say(&error_line("too many commands wait for the one that goes on"));
            }
            _ => self.waiting.push_back((line, Instant::now())),
        }
    }

    fn close(&mut self) {
        self.closing.get_or_insert(Instant::now() + FAREWELL);
    }

    fn has_room(&self, line: &Line) -> bool {
        let size = |line: &Line| if let Line::Text(text) = line { text.len() } else { 0 };
        let bytes: usize = self.waiting.iter().map(|(waiting, _)| size(waiting)).sum();
        self.waiting.len() < MOST_WAITING && bytes + size(line) <= LONGEST_LINE
    }

    /// Answers a line while no work goes on.
    fn respond(&mut self, line: Line, received: Instant) {
        let command = match line {
            Line::Text(text) => Command::parse(&text).map_err(|error| error.to_string()),
            Line::TooLong => {
                Err(format!("expected a line of at most {LONGEST_LINE} bytes, found a longer one"))
            }
            Line::NotText => Err("expected text in UTF-8, found other bytes".to_string()),
        };
        let answer = match command {
            Err(problem) => Answer::Text(error_line(&problem)),
            Ok(None) => return,
            Ok(Some(command)) => self.session.answer(command, received),
        };
        match answer {
            Answer::Text(text) => self.output.say(&text),
            Answer::Work(task) => {
                let stop = task.limits.stop.clone();
                match work(*task, Arc::clone(&self.output), self.events.clone()) {
                    Ok(()) => self.working = Some(stop),
                    // The engine is gone with the task; the next one begins anew.
                    Err(error) => self.output.say(&no_thread("to think in", &error)),
                }
            }
            // Nothing goes on that could be stopped.
            Answer::Stop => {}
            Answer::Quit => {
                self.waiting.clear();
                self.close();
            }
        }
    }
}

/// The answer where the system has no thread to give.
fn no_thread(wanted: &str, error: &io::Error) -> String {
    error_line(&format!("expected a thread {wanted}, found none: {error}"))
}

fn read_lines<R: Read + Send + 'static>(input: R, events: SyncSender<Event>) -> io::Result<()> {
    let read = move || {
        let mut reader = LineReader::new(BufReader::with_capacity(1 << 16, input), LONGEST_LINE);
        // An input that can't be read has ended.
        while let Ok(Some(line)) = reader.next_line() {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        // Nobody listens any more after a `quit`; that is fine.
        let _ = events.send(Event::End);
    };
    thread::Builder::new().name("lines".to_string()).spawn(read).map(drop)
}

fn work<W: Write + Send + 'static>(
    task: Task,
    output: Arc<Output<W>>,
    events: SyncSender<Event>,
) -> io::Result<()> {
    let work = move || {
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
    };
    thread::Builder::new().name("work".to_string()).spawn(work).map(drop)
}

/// The output, shared by whoever answers.
struct Output<W> {
    writer: Mutex<W>,
    failed: AtomicBool,
    /// Why it failed first.
    reason: Mutex<Option<io::Error>>,
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
        if let Err(error) = writer.write_all(text.as_bytes()).and_then(|()| writer.flush()) {
            self.reason.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            self.failed.store(true, Ordering::Relaxed);
        }
    }

    fn result(&self) -> io::Result<()> {
        self.reason.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests;
