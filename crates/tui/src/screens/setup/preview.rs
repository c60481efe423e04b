//! The board of the set-up as it is now, made beside the drawing thread: a random map is drawn in up to some
//! seconds.

use std::sync::mpsc::Sender;
use std::time::Duration;

use game::{SetupError, Values};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::background::Background;
use crate::context::GameUi;
use crate::event::Event;
use crate::look::Look;
use crate::screens::demo::Demo;

/// What a set-up leads to: a game, or why there is none.
type Made = Result<Box<dyn AnyGame>, SetupError>;

/// The same with its board, ready to be drawn.
type Shown = Result<(Box<dyn AnyGame>, Demo), SetupError>;

/// The board of a set-up.
pub(super) struct Preview {
    ui: &'static GameUi,
    wanted: Values,
    /// What is being made. There is one thread at most: what is wanted meanwhile waits for it.
    running: Option<(Values, Background<Made>)>,
    made: Option<(Values, Shown)>,
}

impl Preview {
    pub(super) fn new(ui: &'static GameUi) -> Preview {
        Preview { ui, wanted: Values::new(), running: None, made: None }
    }

    /// This set-up is to be shown. Waits so long for it: most boards are made at once, and nobody wants to see
    /// that they are being made.
    pub(super) fn want(&mut self, values: Values, events: &Sender<Event>, patience: Duration) {
        self.wanted = values;
        self.begin(events);
        self.look_for(events, patience);
    }

    /// Begins with what is wanted, unless it is there or something else is in the way.
    fn begin(&mut self, events: &Sender<Event>) {
        if self.running.is_some() || !self.is_busy() {
            return;
        }
        let (entry, values) = (self.ui.entry, self.wanted.clone());
        let work = Background::start("preview", events, move || entry.start(&values));
        self.running = Some((self.wanted.clone(), work));
    }

    /// Looks for an answer. Whether there is something new to show. An answer to an older question is dropped.
    pub(super) fn look_for(&mut self, events: &Sender<Event>, patience: Duration) -> bool {
        let Some((values, work)) = &self.running else { return false };
        let Some(answer) = work.within(patience) else { return false };
        if *values == self.wanted {
            let gone = || Err(SetupError::unfit(crate::texts::setup::NOT_MADE));
            let made = answer.unwrap_or_else(gone);
            let shown = made.map(|game| (game.boxed_clone(), Demo::still(self.ui, game)));
            self.made = Some((self.wanted.clone(), shown));
        }
        self.running = None;
        self.begin(events);
        true
    }

    /// Whether the board of the set-up as it is now is not known yet.
    pub(super) fn is_busy(&self) -> bool {
        self.made.as_ref().is_none_or(|(values, _)| *values != self.wanted)
    }

    /// The game of the set-up as it is now.
    pub(super) fn game(&self) -> Option<&dyn AnyGame> {
        let (_, made) = self.made.as_ref().filter(|_| !self.is_busy())?;
        made.as_ref().ok().map(|(game, _)| &**game)
    }

    /// Why there is no game with the set-up as it is now.
    pub(super) fn problem(&self) -> Option<&SetupError> {
        let (_, made) = self.made.as_ref().filter(|_| !self.is_busy())?;
        made.as_ref().err()
    }

    /// Draws the board; nothing as long as there is none.
    pub(super) fn draw(&mut self, look: &Look, area: Rect, buffer: &mut Buffer) {
        if self.is_busy() {
            return;
        }
        if let Some((_, Ok((_, demo)))) = &mut self.made {
            demo.draw(look, area, buffer);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::testing::GAMES;

    const LONG: Duration = Duration::from_secs(20);

    fn rows(preview: &Preview) -> Option<String> {
        Some(preview.game()?.setup().get("rows")?.to_string())
    }

    #[test]
    fn the_drawing_waits_for_nobody_and_old_answers_are_dropped() {
        let (events, heard) = channel();
        let mut preview = Preview::new(&GAMES[0]);
        let set = |rows: u32| Values::new().with("rows", rows);
        preview.want(set(3), &events, LONG);
        assert_eq!(rows(&preview).as_deref(), Some("3"));
        // Wanted one after the other, without waiting.
        for number in [4, 5, 6] {
            preview.want(set(number), &events, Duration::ZERO);
        }
        while preview.is_busy() {
            assert!(matches!(heard.recv_timeout(LONG), Ok(Event::Ready)));
            preview.look_for(&events, Duration::ZERO);
            assert!(preview.is_busy() || rows(&preview).as_deref() == Some("6"));
        }
        assert_eq!(rows(&preview).as_deref(), Some("6"));
        assert!(!preview.look_for(&events, Duration::ZERO), "nothing more comes");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let (events, _heard) = channel();
        let mut preview = Preview::new(&GAMES[0]);
        preview.want(Values::new().with("rows", 99), &events, LONG);
        assert!(preview.game().is_none() && preview.problem().is_some());
        preview.want(Values::new(), &events, LONG);
        assert!(preview.game().is_some() && preview.problem().is_none());
    }
}
