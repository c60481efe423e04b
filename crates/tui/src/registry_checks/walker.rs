//! A front end without a terminal that walks to the screens of [`crate::tour`].

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crossterm::event::{
    Event as TerminalEvent, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use game::{Seat, Values};
use play::{Cause, Level, Match, MatchOptions, Seating};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::App;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::event::Event;
use crate::look::Look;
use crate::run::{Start, opening_screens};
use crate::texts::Message;
use crate::tour::{Beginning, Go, Stop, fixed_part};

/// What a walk waits for is there long before this time is over.
const PATIENCE: Duration = Duration::from_secs(120);
/// A demonstration of some minutes at the frames of an animation.
const FRAMES: usize = 20_000;
/// Moves of the record.
const MOVES: usize = 3;
/// A name that is neither ASCII nor of one column per letter.
const NAME: &str = "\u{17d}ofia \u{65e5}\u{672c} \u{1f3b2}";

/// A front end, and what it shows.
pub(super) struct Walker {
    pub(super) app: App,
    pub(super) buffer: Buffer,
    look: Look,
    events: Receiver<Event>,
}

/// A match of a person against `easy`, of a few moves for a record.
fn table(ui: &GameUi, beginning: Beginning) -> Result<Match, String> {
    let options = MatchOptions {
        setup: Values::new(),
        seating: Seating::Person { seat: 1, level: Level::Easy },
        seed: 1,
        ..MatchOptions::default()
    };
    let mut played = Match::new(ui.entry, &options).map_err(|error| error.to_string())?;
    played.set_name(Seat::FIRST, Some(NAME.to_string()));
    if beginning == Beginning::Record {
        for _ in 0..MOVES {
            let moves = ui.entry.opening_moves(played.game());
            let mv = moves.first().ok_or("the game is over at once")?;
            played.play(mv).map_err(|error| error.to_string())?;
        }
        played.end(Seat::FIRST, Cause::Resigned).map_err(|error| error.to_string())?;
    }
    Ok(played)
}

impl Walker {
    /// Walks to a screen.
    ///
    /// # Errors
    /// If it is not reached.
    pub(super) fn to(
        games: &'static [GameUi],
        ui: &'static GameUi,
        stop: &Stop,
        look: &Look,
        (width, height): (u16, u16),
    ) -> Result<Walker, String> {
        let (sender, events) = channel();
        let mut context = Context::new(games, look.clone(), sender);
        context.settings.seed = Some(1);
        context.settings.match_options.seating = Seating::Person { seat: 1, level: Level::Easy };
        let played = || table(ui, stop.from).map(Box::new);
        let start = match stop.from {
            Beginning::Menu | Beginning::Learn => Start::Menu,
            Beginning::Game => Start::Game { played: played()?, record: None, damage: Vec::new() },
            Beginning::Record => Start::Replay { played: played()?, damage: Vec::new() },
            Beginning::Editor => Start::Editor { game: ui.entry.name, file: None },
        };
        let screens = opening_screens(&mut context, start).map_err(|error| error.to_string())?;
        let app = App::new(context, screens);
        let buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let mut walker = Walker { app, buffer, look: look.clone(), events };
        walker.draw();
        for go in stop.way {
            match *go {
                Go::Press(keys) => walker.press(keys)?,
                Go::Each(keys) => {
                    let before = games.iter().take_while(|game| game.entry.name != ui.entry.name).count();
                    (0..before).try_for_each(|_| walker.press(keys))?;
                }
                Go::Game => walker.click(look.text(ui.entry.title))?,
                Go::Click(message) => walker.click(fixed_part(message, look.language))?,
                Go::Wait(message) => walker.wait_for(message)?,
            }
        }
        walker.wait_for(stop.shows)?;
        Ok(walker)
    }

    /// Draws, and once more if a frame leads to another one.
    pub(super) fn draw(&mut self) {
        loop {
            self.app.take_dirty();
            let area = self.buffer.area;
            self.buffer = Buffer::empty(area);
            self.app.draw(area, &mut self.buffer);
            self.app.after_frame();
            if self.app.take_dirty() != crate::app::Dirty::Now {
                return;
            }
        }
    }

    pub(super) fn resize(&mut self, width: u16, height: u16) {
        self.buffer = Buffer::empty(Rect::new(0, 0, width, height));
        self.draw();
    }

    pub(super) fn set_look(&mut self, look: &Look) {
        self.look = look.clone();
        self.app.context().look = look.clone();
        self.draw();
    }

    pub(super) fn press(&mut self, keys: &str) -> Result<(), String> {
        for name in keys.split_whitespace() {
            let chord: Chord = name.parse().map_err(|error| format!("{error}"))?;
            self.app.handle(Event::Terminal(TerminalEvent::Key(KeyEvent::new(chord.code, chord.modifiers))));
            self.draw();
        }
        Ok(())
    }

    fn click(&mut self, text: &str) -> Result<(), String> {
        let (column, row) =
            self.find(text).ok_or_else(|| format!("{text:?} is not there\n{}", self.text()))?;
        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
            let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
            self.app.handle(Event::Terminal(TerminalEvent::Mouse(mouse)));
            self.draw();
        }
        Ok(())
    }

    fn wait_for(&mut self, message: Message) -> Result<(), String> {
        let text = fixed_part(message, self.look.language);
        let plain = Buffer::with_lines([text]);
        let wanted = match self.look.ascii {
            // As it is drawn.
            true => {
                let mut plain = plain;
                crate::glyphs::to_ascii(&mut plain);
                lines_of(&plain)
            }
            false => text.to_string(),
        };
        let end = Instant::now() + PATIENCE;
        while !self.text().contains(wanted.trim()) {
            let left = end.saturating_duration_since(Instant::now());
            let event = match self.app.wake_at(Instant::now()) {
                Some(_) => self.events.recv_timeout(left.min(Duration::from_millis(20))),
                None => self.events.recv_timeout(left.min(Duration::from_secs(5))),
            };
            match event {
                Ok(event) => self.app.handle(event),
                Err(_) if left.is_zero() || self.app.wake_at(Instant::now()).is_none() => {
                    return Err(format!("{wanted:?} does not come\n{}", self.text()));
                }
                Err(_) => self.app.wake(Instant::now()),
            }
            self.draw();
        }
        Ok(())
    }

    /// Lets everything move to its end, in a time of its own. Whether it came to rest.
    ///
    /// What is counted beside the drawing (the table of a track) takes its real time, however busy the machine is:
    /// a screen that looks for it now and then does not move for ever, so it is waited for in real time as well.
    pub(super) fn comes_to_rest(&mut self) -> bool {
        let (mut now, end) = (Instant::now(), Instant::now() + PATIENCE);
        for step in 0.. {
            let Some(at) = self.app.wake_at(now) else { return true };
            if step >= FRAMES && Instant::now() >= end {
                break;
            }
            now = at.max(now + Duration::from_millis(1));
            self.app.wake(now);
            // As in the program: a screen learns by being drawn that what it waited for is there.
            if self.app.take_dirty() != crate::app::Dirty::No {
                self.draw();
            }
            if step >= FRAMES || step % 20 == 19 {
                std::thread::sleep(Duration::from_millis(1));
            }
            for event in self.events.try_iter() {
                self.app.handle(event);
            }
        }
        false
    }

    /// What is shown, line by line.
    pub(super) fn text(&self) -> String {
        lines_of(&self.buffer)
    }

    fn find(&self, text: &str) -> Option<(u16, u16)> {
        self.text().lines().zip(0..).find_map(|(line, row)| {
            let at = line.find(text)?;
            Some((line[..at].chars().count() as u16, row))
        })
    }
}

fn lines_of(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width.max(1));
    let lines = buffer.content.chunks(width).map(|row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}
