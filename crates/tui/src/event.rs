//! Everything that can wake the front end, on one channel.
//!
//! The thread that draws blocks on the channel. Threads that do nothing but wait feed it: one reads the
//! terminal, one waits for signals, one for the terminal to vanish; engines report from theirs. Nobody polls,
//! so idle is idle.

use std::sync::mpsc::Sender;
use std::thread;

use play::ThinkEvent;

use crate::Error;

/// Something that wakes the front end.
#[derive(Debug)]
pub enum Event {
    /// A key, the mouse, or a new size.
    Terminal(crossterm::event::Event),
    /// A signal, by its number.
    Signal(i32),
    /// The terminal is gone.
    Vanished,
    /// The computer has something to say.
    Thinker(ThinkEvent),
    /// Work beside the drawing thread is done; whoever began it looks for the answer.
    Ready,
}

/// Starts to wait for signals and for the terminal to vanish. To be called before the terminal is taken, so that
/// no signal can end the program without giving it back. The threads end with the process.
///
/// # Errors
/// If a thread or a signal handler can't be set up.
pub fn watch(events: &Sender<Event>) -> Result<(), Error> {
    #[cfg(unix)]
    unix::watch(events)?;
    #[cfg(not(unix))]
    let _ = events;
    Ok(())
}

/// Starts to read the terminal. The thread ends with the process.
///
/// # Errors
/// If there is no thread to be had.
pub fn read_terminal(events: &Sender<Event>) -> Result<(), Error> {
    let events = events.clone();
    spawn("terminal", move || {
        loop {
            let event = match crossterm::event::read() {
                Ok(event) => Event::Terminal(event),
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(_) => Event::Vanished,
            };
            let last = matches!(event, Event::Vanished);
            if events.send(event).is_err() || last {
                return;
            }
        }
    })
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<(), Error> {
    thread::Builder::new().name(name.to_string()).spawn(run)?;
    Ok(())
}

/// Stops the program as the shell's Ctrl-Z does, until it is continued.
#[cfg(unix)]
pub(crate) fn stop_self() {
    use rustix::process::{Signal, getpid, kill_process};
    // Can't fail for the own process; if it does, going on is the right thing.
    let _ = kill_process(getpid(), Signal::STOP);
}

/// Asks the whole foreground job to stop: whatever started this program (cargo, a script) has to stop as well,
/// or the shell would not come back. Where no shell could continue it nothing is done, and it says so.
#[cfg(unix)]
pub(crate) fn stop_job() -> bool {
    use rustix::process::{Signal, getpid, getsid, kill_current_process_group};
    getsid(None) != Ok(getpid()) && kill_current_process_group(Signal::TSTP).is_ok()
}

/// Whether this signal asks the program to stop for a while.
pub(crate) fn is_stop(signal: i32) -> bool {
    #[cfg(unix)]
    return signal == signal_hook::consts::SIGTSTP;
    #[cfg(not(unix))]
    return signal < 0;
}

/// Whether this signal says that the program goes on after a stop.
pub(crate) fn is_continue(signal: i32) -> bool {
    #[cfg(unix)]
    return signal == signal_hook::consts::SIGCONT;
    #[cfg(not(unix))]
    return signal < 0;
}

#[cfg(unix)]
mod unix {
    use std::sync::mpsc::Sender;
    use std::thread;
    use std::time::Duration;

    use rustix::event::{PollFd, PollFlags};
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;

    use super::{Event, spawn};
    use crate::{Error, terminal};

    /// How long the drawing thread gets to end in order after a signal.
    const GRACE: Duration = Duration::from_millis(1500);

    pub(super) fn watch(events: &Sender<Event>) -> Result<(), Error> {
        let mut signals = Signals::new([SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])?;
        let sender = events.clone();
        spawn("signals", move || {
            for signal in signals.forever() {
                let ends = !matches!(signal, SIGTSTP | SIGCONT);
                if sender.send(Event::Signal(signal)).is_err() {
                    return;
                }
                if ends {
                    let _ = spawn("last-resort", move || end_after_grace(signal));
                }
            }
        })?;
        let sender = events.clone();
        spawn("hangup", move || {
            wait_for_hangup();
            let _ = sender.send(Event::Vanished);
            end_after_grace(SIGHUP);
        })
    }

    /// The drawing thread may hang in a write to a terminal that does not read. Then this ends the program.
    fn end_after_grace(signal: i32) {
        thread::sleep(GRACE);
        let _ = spawn("restore", terminal::restore);
        thread::sleep(Duration::from_millis(200));
        std::process::exit(128 + signal);
    }

    /// Blocks until nobody is at the other end of the terminal any more. Asked for no event at all, `poll` still
    /// reports that. (crossterm itself spins when a read fails.)
    fn wait_for_hangup() {
        let stdin = rustix::stdio::stdin();
        loop {
            let mut watched = [PollFd::from_borrowed_fd(stdin, PollFlags::empty())];
            match rustix::event::poll(&mut watched, None) {
                Ok(_) => {
                    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
                    if watched[0].revents().intersects(gone) {
                        return;
                    }
                }
                Err(rustix::io::Errno::INTR) => {}
                // Without a way to watch, signals and failing writes still end the program.
                Err(_) => loop {
                    thread::park();
                },
            }
        }
    }
}
