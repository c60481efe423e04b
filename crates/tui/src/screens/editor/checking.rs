//! Checking a drawing beside the drawing thread, a moment after the last stroke.

use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use search::Stop;

use super::craft::{Checker, Findings};
use crate::background::Background;
use crate::event::Event;
use crate::look::Look;

/// A drawing is checked so long after the last stroke.
const PAUSE: Duration = Duration::from_millis(150);

/// The check of a drawing.
pub(super) struct Checking {
    checker: Checker,
    /// The revision to be checked, and when.
    wanted: Option<u64>,
    due: Instant,
    running: Option<(u64, Stop, Background<Option<Findings>>)>,
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

    /// When [`Checking::wake`] has something to do; an answer comes with an event of its own.
    pub(super) fn wake_at(&self, now: Instant) -> Option<Instant> {
        (self.running.is_none() && self.findings().is_none()).then(|| self.due.max(now))
    }

    /// Looks for an answer, or begins. Whether something is new.
    pub(super) fn wake(
        &mut self,
        now: Instant,
        events: &Sender<Event>,
        text: impl FnOnce() -> String,
        look: &Look,
    ) -> bool {
        if let Some((revision, _, work)) = &self.running {
            let Some(answer) = work.within(Duration::ZERO) else { return false };
            // Stopped, or the thread died: nothing is known, and nothing is asked again.
            self.findings = Some((*revision, answer.flatten().unwrap_or_default()));
            self.running = None;
            return true;
        }
        let Some(revision) = self.wanted.filter(|_| self.findings().is_none() && now >= self.due) else {
            return false;
        };
        let stop = Stop::new();
        let (checker, text, look, stopped) = (self.checker, text(), look.clone(), stop.clone());
        let work = Background::start("checking", events, move || checker(&text, &look, &stopped));
        self.running = Some((revision, stop, work));
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
