//! What is heard: typed lines, answers of computers, signals, all on one channel.
//!
//! Lines that are typed while a computer thinks wait for their turn, so that a list of moves can be piped in.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use play::{ThinkEvent, ThinkNews};

use crate::output::{Exit, print};

/// The longest line that is read, in bytes; nothing that means anything comes near it.
const LONGEST: u64 = 1 << 10;

/// Something that is heard.
#[derive(Debug)]
pub(super) enum Event {
    /// A line was typed.
    Line(String),
    /// A line was typed that is too long to mean anything.
    LongLine,
    /// There is no more input.
    End,
    /// A signal asks the program to end.
    Signal(i32),
    /// A computer has something to say.
    Thinker(ThinkEvent),
}

/// What is heard of a person.
#[derive(Debug)]
pub(super) enum Heard {
    /// A line.
    Line(String),
    /// A line that is too long to mean anything.
    LongLine,
    /// Nothing more will come.
    End,
    /// The time is over.
    TimeUp,
}

/// What is heard while a computer thinks.
#[derive(Debug)]
pub(super) enum Thought {
    /// The computer's answer.
    Answer(ThinkNews),
    /// The person wants it now.
    Now,
    /// The person leaves.
    Quit,
    /// The time is over.
    TimeUp,
}

/// Where everything arrives.
pub(super) struct Inbox {
    sender: Sender<Event>,
    events: Receiver<Event>,
    /// What was typed before it could be used.
    typed: VecDeque<Heard>,
    interactive: bool,
    ended: bool,
}

impl Inbox {
    /// Begins to listen.
    ///
    /// # Errors
    /// If there is no thread to be had, or signals can't be watched.
    pub(super) fn open() -> anyhow::Result<Inbox> {
        let (sender, events) = channel();
        #[cfg(unix)]
        unix::watch_signals(&sender)?;
        let lines = sender.clone();
        // It ends with the process.
        thread::Builder::new().name("lines".to_string()).spawn(move || read_lines(&lines))?;
        let interactive = io::stdin().is_terminal();
        Ok(Inbox { sender, events, typed: VecDeque::new(), interactive, ended: false })
    }

    /// Whether somebody types at a terminal.
    pub(super) fn is_interactive(&self) -> bool {
        self.interactive
    }

    /// Where a computer sends what it has to say.
    pub(super) fn sender(&self) -> Sender<Event> {
        self.sender.clone()
    }

    /// The next line.
    ///
    /// # Errors
    /// If a signal ends the program.
    pub(super) fn line(&mut self, until: Option<Instant>) -> anyhow::Result<Heard> {
        if let Some(heard) = self.typed.pop_front() {
            return Ok(heard);
        }
        if self.ended {
            return Ok(Heard::End);
        }
        loop {
            match self.next(until)? {
                None => return Ok(Heard::TimeUp),
                Some(Event::Line(line)) => return Ok(Heard::Line(line)),
                Some(Event::LongLine) => return Ok(Heard::LongLine),
                Some(Event::End) => {
                    self.ended = true;
                    if self.interactive {
                        // The shell's prompt begins in a line of its own.
                        print("\n")?;
                    }
                    return Ok(Heard::End);
                }
                // Nobody waits for this any more.
                Some(Event::Thinker(_) | Event::Signal(_)) => {}
            }
        }
    }

    /// What a computer answers about a position.
    ///
    /// # Errors
    /// If a signal ends the program.
    pub(super) fn thought(&mut self, generation: u64, until: Option<Instant>) -> anyhow::Result<Thought> {
        loop {
            match self.next(until)? {
                None => return Ok(Thought::TimeUp),
                Some(Event::Thinker(event)) => {
                    let is_answer = !matches!(event.news, ThinkNews::Report(_) | ThinkNews::Pondered);
                    if event.generation == generation && is_answer {
                        return Ok(Thought::Answer(event.news));
                    }
                }
                Some(Event::Line(line)) => {
                    // Somebody at a terminal is heard at once; in a pipe the order counts.
                    match line.trim().to_ascii_lowercase().as_str() {
                        "quit" | "q" | "exit" if self.interactive => return Ok(Thought::Quit),
                        "go" if self.interactive => return Ok(Thought::Now),
                        _ => self.typed.push_back(Heard::Line(line)),
                    }
                }
                Some(Event::LongLine) => self.typed.push_back(Heard::LongLine),
                Some(Event::End) => self.ended = true,
                Some(Event::Signal(_)) => {}
            }
        }
    }

    fn next(&mut self, until: Option<Instant>) -> anyhow::Result<Option<Event>> {
        // This inbox holds a sender, so the channel never closes.
        let event = match until {
            None => self.events.recv().ok(),
            Some(until) => self.events.recv_timeout(until.saturating_duration_since(Instant::now())).ok(),
        };
        if let Some(Event::Signal(number)) = event {
            if self.interactive {
                // If the terminal is gone there is nobody to see it.
                let _ = print("\n");
            }
            return Err(Exit(u8::try_from(128 + number).unwrap_or(1)).into());
        }
        Ok(event)
    }
}

/// Reads lines until there are none, or nobody listens.
fn read_lines(events: &Sender<Event>) {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        let event = match (&mut input).take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) => Event::End,
            Ok(_) if line.len() as u64 == LONGEST && !line.ends_with(b"\n") => {
                let rest = input.skip_until(b'\n');
                if rest.is_ok() { Event::LongLine } else { Event::End }
            }
            Ok(_) => Event::Line(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_string()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            // A terminal that is gone reads as an error.
            Err(_) => Event::End,
        };
        let last = matches!(event, Event::End);
        if events.send(event).is_err() || last {
            return;
        }
    }
}

#[cfg(unix)]
mod unix {
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    use super::{Event, Sender, thread};

    /// How long the program gets to end in order after a signal.
    const GRACE: Duration = Duration::from_millis(1500);

    /// Sends the signals that ask the program to end.
    pub(super) fn watch_signals(events: &Sender<Event>) -> anyhow::Result<()> {
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
        let events = events.clone();
        thread::Builder::new().name("signals".to_string()).spawn(move || {
            if let Some(signal) = signals.forever().next() {
                let _ = events.send(Event::Signal(signal));
                // It may hang in a write to somebody who does not read.
                thread::sleep(GRACE);
                std::process::exit(128 + signal);
            }
        })?;
        Ok(())
    }
}
