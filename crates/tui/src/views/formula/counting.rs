//! Counting the turns of a track beside the drawing: built-in tracks take some hundredths of a second, large ones
//! some seconds.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use formula::course::Course;
use formula::tables::TableOptions;

/// The screen looks this often whether the counting is done.
const LOOK: Duration = Duration::from_millis(100);

/// The counting of one track. It is stopped when this is dropped.
#[derive(Debug)]
pub(super) struct Counting {
    course: Arc<Course>,
    states: Arc<AtomicUsize>,
    stop: Arc<AtomicBool>,
    /// Whether the last frame was drawn without the counters.
    waiting: bool,
}

impl Counting {
    /// Begins, unless the track has been counted already.
    pub(super) fn of(course: &Arc<Course>) -> Counting {
        let counting = Counting {
            course: Arc::clone(course),
            states: Arc::default(),
            stop: Arc::default(),
            waiting: false,
        };
        if !course.is_prepared() {
            let (course, states, stop) =
                (Arc::clone(course), Arc::clone(&counting.states), Arc::clone(&counting.stop));
            let count = move || {
                // Whatever comes of it is kept by the course.
                let _ = course.prepare(&TableOptions::default(), &mut |progress| {
                    states.store(progress.states, Ordering::Relaxed);
                    match stop.load(Ordering::Relaxed) {
                        true => ControlFlow::Break(()),
                        false => ControlFlow::Continue(()),
                    }
                });
            };
            // Without a thread there are no counters, and one can drive all the same.
            let _ = thread::Builder::new().name("counting".to_string()).spawn(count);
        }
        counting
    }

    /// Whether it is about this track.
    pub(super) fn is_of(&self, course: &Arc<Course>) -> bool {
        Arc::ptr_eq(&self.course, course)
    }

    /// A frame is being drawn.
    pub(super) fn note_frame(&mut self) {
        self.waiting = !self.course.is_prepared();
    }

    /// The states that have been found, as long as it is going on.
    pub(super) fn states(&self) -> Option<usize> {
        (!self.course.is_prepared()).then(|| self.states.load(Ordering::Relaxed))
    }

    /// Whether the next frame may show more than the last one.
    pub(super) fn is_waiting(&self) -> bool {
        self.waiting
    }

    /// When the next frame is due.
    pub(super) fn next_frame(&self, now: Instant) -> Option<Instant> {
        self.waiting.then(|| now + LOOK)
    }
}

impl Drop for Counting {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
