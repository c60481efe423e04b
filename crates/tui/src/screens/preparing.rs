//! What is shown while a game is made that takes its time: a random map is drawn in up to some seconds.

use std::time::{Duration, Instant};

use play::{Match, PlayError, Preparation};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::background::Background;
use crate::context::{Context, GameUi};
use crate::screens::play::Play;
use crate::screens::setup::Setup;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::setup as text;
use crate::theme::Role;
use crate::widgets::text as put;

/// A game that is being made.
pub struct Preparing {
    ui: &'static GameUi,
    work: Background<Result<Match, PlayError>>,
}

impl Preparing {
    /// Waits for the game beside the drawing thread.
    pub fn new(context: &Context, ui: &'static GameUi, preparation: Preparation) -> Preparing {
        let work = Background::start("preparing", &context.events, move || preparation.wait());
        Preparing { ui, work }
    }
}

impl Screen for Preparing {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(20, 3)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let words = look.fill(text::PREPARING, &[("game", &look.text(self.ui.entry.title))]);
        let lines = put::wrap(&words, area.width);
        let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
        for (line, y) in lines.iter().zip(top..area.bottom()) {
            put::put_centred(buffer, Rect { y, height: 1, ..area }, line, look.style(Role::Text), look);
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        vec![Offer::of(Action::Cancel), Offer::of(Action::Quit)]
    }

    fn help(&self) -> HelpPage {
        HelpPage { title: Some(self.ui.entry.title), rules: self.ui.entry.rules, ..HelpPage::default() }
    }

    fn act(&mut self, _context: &mut Context, action: Action) -> Step {
        if action == Action::Cancel { Step::Close } else { Step::Stay }
    }

    fn is_waiting(&self) -> bool {
        true
    }

    fn wake(&mut self, context: &mut Context, _now: Instant) -> Step {
        match self.work.within(Duration::ZERO) {
            None => Step::Stay,
            Some(Some(Ok(played))) => Step::Replace(Box::new(Play::new(context, self.ui, played))),
            // Nothing is lost: what was wrong is told where it can be changed.
            Some(answer) => {
                let why = answer.and_then(Result::err).map(|error| error.reason(context.look.language));
                context.notice = why.or_else(|| Some(context.look.text(text::NOT_MADE).to_string()));
                Step::Replace(Box::new(Setup::new(context, self.ui)))
            }
        }
    }
}
