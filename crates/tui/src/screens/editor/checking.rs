//! Checking a drawing beside the drawing thread, a moment after the last stroke.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use search::Stop;

use super::craft::{Checker, Findings};
use crate::look::Look;

/// A drawing is checked so long after the last stroke.
const PAUSE: Duration = Duration::from_millis(150);
/// An answer is looked for so often.
const LOOK: Duration = Duration::from_millis(50);

/// The check of a drawing.
pub(super) struct Checking {
    checker: Checker,
    /// The revision to be checked, and when.
    wanted: Option<u64>,
    due: Instant,
    running: Option<(u64, Stop, Receiver<Option<Findings>>)>,
    findings: Option<(u64, Findings)>,
}

impl Checking {
    pub(super) fn new(checker: Checker) -> Checking {
        Checking { checker, wanted: None, due: Instant::now(), running: None, findings: None }
    }

    /// The drawing has this revision now.
    pub(super) fn note(&mut self, revision: u64) {
        if self.wanted != Some(revision) {
            self.due = Instant::now() + if self.wanted.is_some() { PAUSE } else { Duration::ZERO };
            self.wanted = Some(revision);
            if let Some((_, stop, _)) = self.running.take() {
                stop.raise();
            }
        }
    }

    /// What is known about the drawing as it is; `None` as long as it is being checked.
    pub(super) fn findings(&self) -> Option<&Findings> {
        self.findings.as_ref().filter(|(revision, _)| Some(*revision) == self.wanted).map(|(_, found)| found)
    }

    /// What was found last, perhaps about an older drawing.
    pub(super) fn latest(&self) -> Option<&Findings> {
        self.findings.as_ref().map(|(_, found)| found)
    }

    /// Whether the drawing as it is has yet to be checked.
    pub(super) fn is_waiting(&self) -> bool {
        self.wanted.is_some() && self.findings().is_none()
    }

    /// When [`Checking::wake`] has something to do.
    pub(super) fn wake_at(&self, now: Instant) -> Option<Instant> {
        match (&self.running, self.findings()) {
            (Some(_), _) => Some(now + LOOK),
            (None, None) => Some(self.due.max(now)),
            (None, Some(_)) => None,
        }
    }

    /// Looks for an answer, or begins. Whether something is new.
    pub(super) fn wake(&mut self, now: Instant, text: impl FnOnce() -> String, look: &Look) -> bool {
        if let Some((revision, _, answers)) = &self.running {
            let revision = *revision;
            match answers.try_recv() {
                Ok(Some(findings)) => self.findings = Some((revision, findings)),
                // Stopped, or the thread died: nothing is known, and nothing is asked again.
                Ok(None) | Err(TryRecvError::Disconnected) => {
                    self.findings = Some((revision, Findings::default()));
                }
                Err(TryRecvError::Empty) => return false,
            }
            self.running = None;
            return true;
        }
        let Some(revision) = self.wanted.filter(|_| self.findings().is_none() && now >= self.due) else {
            return false;
        };
        let (sender, answers) = channel();
        let stop = Stop::new();
        let (checker, text, look, stopped) = (self.checker, text(), look.clone(), stop.clone());
        let check = move || drop(sender.send(checker(&text, &look, &stopped)));
        // Without a thread the channel closes at once, and nothing is known.
        let _ = thread::Builder::new().name("checking".to_string()).spawn(check);
        self.running = Some((revision, stop, answers));
        true
    }
}

impl Drop for Checking {
    fn drop(&mut self) {
        if let Some((_, stop, _)) = &self.running {
            stop.raise();
        }
    }
}
