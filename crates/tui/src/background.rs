//! Work beside the drawing thread: one thread, one answer, and an event that wakes the front end when it is
//! there.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use play::Thinker;

use crate::event::Event;

/// So long the drawing waits for something that is made at once most of the time, before it shows that it is being
/// made. Tests look at what is made, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_millis(if cfg!(test) { 20_000 } else { 8 });

/// Work that has been begun. Dropped, its answer goes nowhere.
#[derive(Debug)]
pub(crate) struct Background<T> {
    answer: Receiver<T>,
}

impl<T: Send + 'static> Background<T> {
    /// Begins to work. When the answer is there, [`Event::Ready`] comes.
    pub(crate) fn start(
        name: &str,
        events: &Sender<Event>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Background<T> {
        let (sender, answer) = channel();
        let ready = Ready(events.clone());
        let thread = thread::Builder::new().name(name.to_string());
        // Without a thread the channel closes at once, as when the work panics, and that counts as an answer.
        let _ = thread.spawn(move || {
            // In this order: whoever is woken finds the answer, or the end of the channel.
            let (_ready, sender) = (ready, sender);
            // Nobody may be waiting any more.
            let _ = sender.send(work());
        });
        Background { answer }
    }

    /// The answer, if it comes within this time; `Some(None)` if it never will.
    pub(crate) fn within(&self, time: Duration) -> Option<Option<T>> {
        match self.answer.recv_timeout(time) {
            Ok(answer) => Some(Some(answer)),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(None),
        }
    }
}

/// Wakes the front end when the work is over, however it ends.
struct Ready(Sender<Event>);

impl Drop for Ready {
    fn drop(&mut self) {
        // Nobody may be listening any more.
        let _ = self.0.send(Event::Ready);
    }
}

/// The engines that are being ended. One for the process: nobody who has let one go looks after it.
static LEAVING: Mutex<Vec<JoinHandle<()>>> = Mutex::new(Vec::new());

/// Ends an engine in a thread of its own: one that is still getting ready, or a program that does not listen, must
/// not hold up the screen.
pub(crate) fn let_go(mut thinker: Thinker) {
    thinker.drop_question();
    // Without a thread it is waited for here.
    let thread = thread::Builder::new().name("letting-go".to_string()).spawn(move || drop(thinker));
    let mut leaving = LEAVING.lock().unwrap_or_else(PoisonError::into_inner);
    leaving.retain(|thread| !thread.is_finished());
    leaving.extend(thread);
}

/// Dropped last, it waits until all that were let go have ended, which a [`Thinker`] allows only so much time for: a
/// program at a seat would be left behind otherwise.
pub(crate) struct WaitForLeaving;

impl Drop for WaitForLeaving {
    fn drop(&mut self) {
        let leaving = std::mem::take(&mut *LEAVING.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in leaving {
            // One that panicked has ended, too.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn an_answer_comes_with_an_event() {
        let (events, heard) = channel();
        let work = Background::start("test", &events, || 6 * 7);
        assert!(matches!(heard.recv_timeout(LONG), Ok(Event::Ready)));
        assert_eq!(work.within(Duration::ZERO), Some(Some(42)));
    }

    #[test]
    fn whoever_is_let_go_is_waited_for_at_the_end() {
        use std::sync::Arc;
        use std::sync::atomic::{AtomicBool, Ordering};

        let has_ended = Arc::new(AtomicBool::new(false));
        let ended = Arc::clone(&has_ended);
        let make = move |stop: &search::Stop| {
            while !stop.is_raised() {
                thread::sleep(Duration::from_millis(1));
            }
            ended.store(true, Ordering::SeqCst);
            Err(play::PlayError::Over)
        };
        let_go(Thinker::new(make, Box::new(drop)).expect("a thread"));
        drop(WaitForLeaving);
        assert!(has_ended.load(Ordering::SeqCst));
    }

    #[test]
    fn a_thread_that_dies_is_no_wait_for_ever() {
        let (events, heard) = channel();
        let work: Background<u32> = Background::start("test", &events, || panic!("on purpose"));
        assert!(matches!(heard.recv_timeout(LONG), Ok(Event::Ready)), "whoever waits is woken");
        assert_eq!(work.within(Duration::ZERO), Some(None));
    }
}
