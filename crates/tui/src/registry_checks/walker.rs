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
use search::Limits;

use crate::app::App;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::event::Event;
use crate::look::Look;
use crate::run::{Start, opening_screens};
use crate::texts::Message;
use crate::tour::{Beginning, Go, Stop, fixed_part};

/// What a walk waits for is there long before this time is over.
const PATIENCE: Duration = Duration::from_secs(300);
/// A demonstration of some minutes at the frames of an animation.
const FRAMES: usize = 20_000;
/// What is computed beside the drawing without telling of it is looked for this often.
const LOOK: Duration = Duration::from_millis(5);
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
        // The same values on every walk, however busy the machine is.
        context.analysis = Limits { threads: 1, ..Limits::depth(1) };
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
        walker.settle()?;
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
            self.settle()?;
            self.app.handle(Event::Terminal(TerminalEvent::Key(KeyEvent::new(chord.code, chord.modifiers))));
            self.draw();
        }
        Ok(())
    }

    fn click(&mut self, text: &str) -> Result<(), String> {
        self.settle()?;
        let (column, row) =
            self.find(text).ok_or_else(|| format!("{text:?} is not there\n{}", self.text()))?;
        self.click_at(column, row);
        Ok(())
    }

    /// Clicks on a word of the line of keys, by its key. Whether it is there.
    pub(super) fn click_offer(&mut self, key: &str) -> Result<bool, String> {
        self.settle()?;
        let line: String = self.text().lines().last().unwrap_or_default().to_string();
        let row = self.buffer.area.height.saturating_sub(1);
        let Some(at) = line.find(&format!(" {key} ")) else { return Ok(false) };
        let column = line[..at].chars().count() as u16 + 1;
        self.click_at(column, row);
        Ok(true)
    }

    fn click_at(&mut self, column: u16, row: u16) {
        for kind in [MouseEventKind::Down(MouseButton::Left), MouseEventKind::Up(MouseButton::Left)] {
            let mouse = MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
            self.app.handle(Event::Terminal(TerminalEvent::Mouse(mouse)));
            self.draw();
        }
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
            let something_comes = self.app.is_waiting() || self.app.wake_at(Instant::now()).is_some();
            if !something_comes || Instant::now() >= end {
                return Err(format!("{wanted:?} does not come\n{}", self.text()));
            }
            self.let_happen();
        }
        Ok(())
    }

    /// Waits until everything that was begun beside the drawing has answered: whoever went on before would meet a
    /// screen that changes under the feet or does not, as busy as the machine is.
    fn settle(&mut self) -> Result<(), String> {
        let end = Instant::now() + PATIENCE;
        while self.app.is_waiting() {
            if Instant::now() >= end {
                return Err(format!("what was begun beside the drawing does not end\n{}", self.text()));
            }
            self.let_happen();
        }
        Ok(())
    }

    /// Hears an answer, or looks for one after a moment.
    fn let_happen(&mut self) {
        match self.events.recv_timeout(LOOK) {
            Ok(event) => self.app.handle(event),
            Err(_) => self.app.wake(Instant::now()),
        }
        self.draw();
    }

    /// Lets everything move to its end, in a time of its own.
    ///
    /// # Errors
    /// If something moves for ever.
    pub(super) fn rest(&mut self) -> Result<(), String> {
        let mut now = Instant::now();
        for _ in 0..FRAMES {
            // What is made beside the drawing takes its real time.
            self.settle()?;
            let Some(at) = self.app.wake_at(now) else { return Ok(()) };
            now = at.max(now + Duration::from_millis(1));
            self.app.wake(now);
            if self.app.take_dirty() != crate::app::Dirty::No {
                self.draw();
            }
        }
        Err("something moves for ever".to_string())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::Action;
    use crate::background::Background;
    use crate::screens::{HelpPage, Offer, Screen, Step};
    use crate::testing::{context, plain_look};
    use ratatui::layout::Size;
    use ratatui::style::Style;

    /// A screen whose rows come late, each when the one before is there.
    struct Late {
        rows: u32,
        coming: Option<Background<()>>,
        met: Vec<u32>,
    }

    const ROWS: u32 = 3;

    impl Late {
        fn begin(&mut self, context: &Context) {
            let work = || std::thread::sleep(Duration::from_millis(20));
            self.coming = (self.rows < ROWS).then(|| Background::start("late", &context.events, work));
        }
    }

    impl Screen for Late {
        fn smallest(&self, _context: &Context) -> Size {
            Size::ZERO
        }

        fn draw(&mut self, _context: &Context, area: Rect, buffer: &mut Buffer) {
            buffer.set_string(
                area.x,
                area.y,
                format!("{} rows, met {:?}", self.rows, self.met),
                Style::default(),
            );
        }

        fn offers(&self, _context: &Context) -> Vec<Offer> {
            Vec::new()
        }

        fn help(&self) -> HelpPage {
            HelpPage::default()
        }

        fn act(&mut self, context: &mut Context, _action: Action) -> Step {
            self.met.push(self.rows);
            self.rows = 0;
            self.begin(context);
            Step::Redraw
        }

        fn is_waiting(&self) -> bool {
            self.coming.is_some()
        }

        fn wake(&mut self, context: &mut Context, _now: Instant) -> Step {
            if self.coming.as_ref().is_some_and(|work| work.within(Duration::ZERO).is_some()) {
                self.rows += 1;
                self.begin(context);
            }
            Step::Redraw
        }
    }

    #[test]
    fn nothing_is_pressed_and_nothing_is_compared_before_everything_has_answered() {
        let (context, events) = context(plain_look());
        let mut late = Late { rows: 0, coming: None, met: Vec::new() };
        late.begin(&context);
        let app = App::new(context, vec![Box::new(late)]);
        let buffer = Buffer::empty(Rect::new(0, 0, 60, 5));
        let mut walker = Walker { app, buffer, look: plain_look(), events };
        walker.draw();
        walker.press("down up").expect("keys");
        walker.rest().expect("an end");
        assert!(walker.text().starts_with("3 rows, met [3, 3]"), "{}", walker.text());
    }
}
