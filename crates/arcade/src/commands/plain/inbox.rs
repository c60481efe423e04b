//! What is heard: typed lines, answers of computers, signals, all on one channel.
//!
//! Lines that are typed while a computer thinks wait for their turn, so that a list of moves can be piped in. So many
//! wait at most; whoever writes more of them has to wait then.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal, Read};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Instant;

use anyhow::Context;
use play::{ThinkEvent, ThinkNews};

use crate::output::{Exit, print};

/// The longest line that is read, in bytes; nothing that means anything comes near it.
const LONGEST: u64 = 1 << 10;
/// How many lines wait to be used; the next one is not read before there is room.
const MOST_WAITING: usize = 1000;

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
    /// Holds one for each line that was read and not used yet.
    waiting: Receiver<()>,
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
        let (room, waiting) = sync_channel(MOST_WAITING);
        let lines = sender.clone();
        // It ends with the process.
        let read = move || read_lines(io::stdin().lock(), &lines, &room);
        let reading = thread::Builder::new().name("lines".to_string()).spawn(read);
        reading.context("expected a thread to read lines in, found none")?;
        let interactive = io::stdin().is_terminal();
        Ok(Inbox { sender, events, typed: VecDeque::new(), waiting, interactive, ended: false })
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
        let heard = self.heard(until)?;
        if matches!(heard, Heard::Line(_) | Heard::LongLine) {
            self.make_room();
        }
        Ok(heard)
    }

    /// A line has been used.
    fn make_room(&self) {
        // It was counted before it came, so there is one.
        let _ = self.waiting.try_recv();
    }

    fn heard(&mut self, until: Option<Instant>) -> anyhow::Result<Heard> {
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
                        "go" if self.interactive => {
                            self.make_room();
                            return Ok(Thought::Now);
                        }
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

/// Reads lines until there are none, or nobody listens. Each takes a place in `room`, and waits for it.
fn read_lines(mut input: impl BufRead, events: &Sender<Event>, room: &SyncSender<()>) {
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
        if !last && room.send(()).is_err() {
            return;
        }
        if events.send(event).is_err() || last {
            return;
        }
    }
}

#[cfg(unix)]
mod unix {
    use std::time::Duration;

    use signal_hook::iterator::Signals;

    use super::{Event, Sender, thread};
    use crate::commands::signals::{in_a_thread, that_end};

    /// How long the program gets to end in order after a signal.
    const GRACE: Duration = Duration::from_millis(1500);

    /// Sends the signals that ask the program to end.
    pub(super) fn watch_signals(events: &Sender<Event>) -> anyhow::Result<()> {
        let mut signals = Signals::new(that_end())?;
        let events = events.clone();
        in_a_thread(move || {
            if let Some(signal) = signals.forever().next() {
                let _ = events.send(Event::Signal(signal));
                // It may hang in a write to somebody who does not read.
                thread::sleep(GRACE);
                play::program::end_all();
                std::process::exit(128 + signal);
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// An inbox that is read into from this input.
    fn reading(input: impl BufRead + Send + 'static) -> Inbox {
        let (sender, events) = channel();
        let (room, waiting) = sync_channel(MOST_WAITING);
        let lines = sender.clone();
        thread::spawn(move || read_lines(input, &lines, &room));
        Inbox { sender, events, typed: VecDeque::new(), waiting, interactive: false, ended: false }
    }

    /// A computer thinks for this time; what is read meanwhile is put aside.
    fn think(inbox: &mut Inbox, milliseconds: u64) -> usize {
        let until = Instant::now() + Duration::from_millis(milliseconds);
        assert!(matches!(inbox.thought(1, Some(until)).expect("no signal"), Thought::TimeUp));
        inbox.typed.len()
    }

    #[test]
    fn lines_that_nobody_uses_are_not_read_without_end() {
        let mut inbox = reading(io::BufReader::new(io::repeat(b'\n')));
        for _ in 0..2 {
            while think(&mut inbox, 20) < MOST_WAITING {}
            assert_eq!(think(&mut inbox, 200), MOST_WAITING);
            for _ in 0..3 * MOST_WAITING {
                assert!(matches!(inbox.line(None).expect("no signal"), Heard::Line(line) if line.is_empty()));
            }
        }
    }

    #[test]
    fn lines_of_every_kind_come_to_their_end() {
        let text = format!("one\r\n\n{}\nlast", "x".repeat(2 * LONGEST as usize));
        let mut inbox = reading(io::Cursor::new(text.into_bytes()));
        let mut told = Vec::new();
        loop {
            told.push(match inbox.line(None).expect("no signal") {
                Heard::Line(line) => line,
                Heard::LongLine => "long".to_string(),
                Heard::End => break,
                Heard::TimeUp => unreachable!("nobody is in a hurry"),
            });
        }
        assert_eq!(told, ["one", "", "long", "last"]);
    }
}
