//! A front end without a terminal, for the checks of the registry and for tests.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use crossterm::event::{
    Event as TerminalEvent, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::{App, Dirty};
use crate::chord::Chord;
use crate::event::Event;

/// What a front end waits for is there long before this time is over.
const PATIENCE: Duration = Duration::from_secs(300);
/// What is computed beside the drawing without telling of it is looked for this often.
const LOOK: Duration = Duration::from_millis(5);

/// A front end, and what it shows.
pub(crate) struct Headless {
    pub(crate) app: App,
    pub(crate) buffer: Buffer,
    events: Receiver<Event>,
}

impl Headless {
    /// Draws the first frame of a front end. `events` is the other end of its channel.
    pub(crate) fn show(app: App, events: Receiver<Event>, (width, height): (u16, u16)) -> Headless {
        let buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let mut front = Headless { app, buffer, events };
        front.draw();
        front
    }

    /// Draws a frame, and another one if one is due after it.
    pub(crate) fn draw(&mut self) -> &Buffer {
        loop {
            self.app.take_dirty();
            let area = self.buffer.area;
            self.buffer = Buffer::empty(area);
            self.app.draw(area, &mut self.buffer);
            self.app.after_frame();
            if self.app.take_dirty() != Dirty::Now {
                return &self.buffer;
            }
        }
    }

    /// Makes the screen another size, and draws.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.buffer = Buffer::empty(Rect::new(0, 0, width, height));
        self.draw();
    }

    /// Presses a key, given by its name, and draws.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) fn key(&mut self, name: &str) -> Result<(), String> {
        let chord: Chord = name.parse().map_err(|error| format!("{error}"))?;
        self.app.handle(Event::Terminal(TerminalEvent::Key(KeyEvent::new(chord.code, chord.modifiers))));
        self.draw();
        Ok(())
    }

    /// Does something with the mouse, and draws.
    pub(crate) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
        self.app.handle(Event::Terminal(TerminalEvent::Mouse(mouse)));
        self.draw();
    }

    /// Clicks with the left button.
    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
        self.mouse(MouseEventKind::Up(MouseButton::Left), column, row);
    }

    /// Waits until everything that was begun beside the drawing has answered: whoever went on before would meet a
    /// screen that changes under the feet or does not, as busy as the machine is.
    ///
    /// # Errors
    /// If that does not end.
    pub(crate) fn wait_for_answers(&mut self) -> Result<(), String> {
        let end = Instant::now() + PATIENCE;
        while self.app.is_waiting() {
            if Instant::now() >= end {
                return Err(format!("what was begun beside the drawing does not end\n{}", self.text()));
            }
            self.let_happen();
        }
        Ok(())
    }

    /// Waits until a text is shown.
    ///
    /// # Errors
    /// If nothing more comes.
    pub(crate) fn wait_for_text(&mut self, text: &str) -> Result<(), String> {
        let end = Instant::now() + PATIENCE;
        while !self.text().contains(text) {
            let something_comes = self.app.is_waiting() || self.app.wake_at(Instant::now()).is_some();
            self.let_happen();
            if !self.text().contains(text) && (!something_comes || Instant::now() >= end) {
                return Err(format!("{text:?} does not come\n{}", self.text()));
            }
        }
        Ok(())
    }

    /// Hears an answer that comes within a moment, lets happen what is due, and draws.
    fn let_happen(&mut self) {
        if let Ok(event) = self.events.recv_timeout(LOOK) {
            self.app.handle(event);
        }
        self.app.wake(Instant::now());
        self.draw();
    }

    /// What is shown, line by line, without blanks at the ends.
    pub(crate) fn text(&self) -> String {
        lines_of(&self.buffer)
    }

    /// Where a text stands on the screen.
    pub(crate) fn find(&self, text: &str) -> Option<(u16, u16)> {
        self.text().lines().zip(0..).find_map(|(line, row)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row))
        })
    }
}

/// The lines of a buffer, without blanks at their ends.
pub(crate) fn lines_of(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width.max(1));
    let lines = buffer.content.chunks(width).map(|row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}
