//! Work beside the drawing thread: one thread, one answer, and an event that wakes the front end when it is
//! there.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
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

/// Ends an engine in a thread of its own: one that is still getting ready must not hold up the screen.
pub(crate) fn let_go(mut thinker: Thinker) {
    thinker.drop_question();
    // Without a thread it is waited for here.
    let _ = thread::Builder::new().name("letting-go".to_string()).spawn(move || drop(thinker));
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
    fn a_thread_that_dies_is_no_wait_for_ever() {
        let (events, heard) = channel();
        let work: Background<u32> = Background::start("test", &events, || panic!("on purpose"));
        assert!(matches!(heard.recv_timeout(LONG), Ok(Event::Ready)), "whoever waits is woken");
        assert_eq!(work.within(Duration::ZERO), Some(None));
    }
}
