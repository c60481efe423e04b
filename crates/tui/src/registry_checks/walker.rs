//! The way to the screens of [`crate::tour`].

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use game::{Seat, Values};
use play::{Cause, Level, Match, MatchOptions, Seating};
use ratatui::buffer::Buffer;
use search::Limits;

use crate::app::{App, Dirty};
use crate::context::{Context, GameUi};
use crate::headless::{Headless, lines_of};
use crate::look::Look;
use crate::run::{Start, opening_screens};
use crate::texts::Message;
use crate::tour::{Beginning, Go, Stop, fixed_part};

/// A demonstration of some minutes at the frames of an animation.
const FRAMES: usize = 20_000;
/// Moves of the record.
const MOVES: usize = 3;
/// A name that is neither ASCII nor of one column per letter.
const NAME: &str = "\u{17d}ofia \u{65e5}\u{672c} \u{1f3b2}";

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

/// Walks to a screen.
///
/// # Errors
/// If it is not reached.
pub(super) fn walk(
    games: &'static [GameUi],
    ui: &'static GameUi,
    stop: &Stop,
    look: &Look,
    size: (u16, u16),
) -> Result<Headless, String> {
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
    let mut walker = Headless::show(App::new(context, screens), events, size);
    for go in stop.way {
        match *go {
            Go::Press(keys) => walker.walk_on(keys)?,
            Go::Each(keys) => {
                let before = games.iter().take_while(|game| game.entry.name != ui.entry.name).count();
                (0..before).try_for_each(|_| walker.walk_on(keys))?;
            }
            Go::Game => walker.click_on(look.text(ui.entry.title))?,
            Go::Click(message) => walker.click_on(fixed_part(message, look.language))?,
            Go::Wait(message) => walker.wait_for_message(message)?,
        }
    }
    walker.wait_for_message(stop.shows)?;
    walker.wait_for_answers()?;
    Ok(walker)
}

impl Headless {
    pub(super) fn set_look(&mut self, look: &Look) {
        self.app.context().look = look.clone();
        self.draw();
    }

    /// Presses keys, each once everything has answered.
    pub(super) fn walk_on(&mut self, keys: &str) -> Result<(), String> {
        keys.split_whitespace().try_for_each(|name| self.wait_for_answers().and_then(|()| self.key(name)))
    }

    fn click_on(&mut self, text: &str) -> Result<(), String> {
        self.wait_for_answers()?;
        let (column, row) =
            self.find(text).ok_or_else(|| format!("{text:?} is not there\n{}", self.text()))?;
        self.click(column, row);
        Ok(())
    }

    /// Clicks on a word of the line of keys, by its key. Whether it is there.
    pub(super) fn click_offer(&mut self, key: &str) -> Result<bool, String> {
        self.wait_for_answers()?;
        let line = self.text().lines().last().unwrap_or_default().to_string();
        let Some(at) = line.find(&format!(" {key} ")) else { return Ok(false) };
        let column = line[..at].chars().count() as u16 + 1;
        self.click(column, self.buffer.area.height.saturating_sub(1));
        Ok(true)
    }

    fn wait_for_message(&mut self, message: Message) -> Result<(), String> {
        let look = &self.app.context().look;
        let text = fixed_part(message, look.language);
        let mut shown = Buffer::with_lines([text]);
        if look.ascii {
            // As it is drawn.
            crate::glyphs::to_ascii(&mut shown);
        }
        self.wait_for_text(lines_of(&shown).trim())
    }

    /// Lets everything move to its end, in a time of its own.
    ///
    /// # Errors
    /// If something moves for ever.
    pub(super) fn rest(&mut self) -> Result<(), String> {
        let mut now = Instant::now();
        for _ in 0..FRAMES {
            // What is made beside the drawing takes its real time.
            self.wait_for_answers()?;
            let Some(at) = self.app.wake_at(now) else { return Ok(()) };
            now = at.max(now + Duration::from_millis(1));
            self.app.wake(now);
            if self.app.take_dirty() != Dirty::No {
                self.draw();
            }
        }
        Err("something moves for ever".to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::Action;
    use crate::background::Background;
    use crate::screens::{HelpPage, Offer, Screen, Step};
    use crate::testing::{context, plain_look};
    use ratatui::layout::{Rect, Size};
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
        let mut walker = Headless::show(App::new(context, vec![Box::new(late)]), events, (60, 5));
        walker.walk_on("down up").expect("keys");
        walker.rest().expect("an end");
        assert!(walker.text().starts_with("3 rows, met [3, 3]"), "{}", walker.text());
    }
}
