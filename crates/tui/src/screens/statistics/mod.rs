//! The statistics: what became of the games that the person has played, by game, level and seat.
//!
//! What is counted and summed is in [`play::statistics`]; here it is shown. `pages` makes a page of rows for
//! each game, `bar` shares a bar out, `details` tells about one row, `draw` puts it on the screen.

mod bar;
mod details;
mod draw;
mod pages;
#[cfg(test)]
mod tests;

use std::time::SystemTime;

use play::statistics::{Notice, Results, ResultsFile};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::context::Context;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::statistics as text;

use pages::{Page, Row};

/// The statistics.
pub struct Statistics {
    /// A page for all games, and one for each.
    pages: Vec<Page>,
    page: usize,
    /// The selected row of the page.
    selected: usize,
    first_shown: usize,
    /// How many rows were shown.
    shown: usize,
    /// Whether the details of a row are shown in place of the rows, where there is no room for both.
    opened: bool,
    /// Whether there was room for both.
    roomy: bool,
    /// Where the names of the games and the rows are.
    tabs: Vec<(Rect, usize)>,
    places: Vec<(Rect, usize)>,
    /// What is wrong with the file.
    problem: Option<String>,
    now: SystemTime,
}

impl Statistics {
    /// The statistics as they are in the file now.
    pub fn new(context: &Context) -> Statistics {
        let look = &context.look;
        let (results, problem) = match &context.settings.store {
            None => (Results::default(), Some(look.text(text::NO_FOLDER).to_string())),
            Some(store) => {
                let file = ResultsFile::of(store);
                match file.read() {
                    Ok(results) => {
                        let name = file.path().file_name().unwrap_or_default().to_string_lossy().into_owned();
                        let told = results.notices.first().map(|notice| match notice {
                            Notice::Unreadable { lines, first } => look.fill(
                                text::UNREADABLE,
                                &[("lines", lines), ("first", first), ("file", &name)],
                            ),
                            Notice::Newer { lines } => look.fill(text::NEWER, &[("lines", lines)]),
                        });
                        (results, told)
                    }
                    Err(error) => (Results::default(), Some(error.reason(look.language))),
                }
            }
        };
        Statistics::of(context, &results, problem, SystemTime::now())
    }

    /// These results, looked at at this time.
    fn of(context: &Context, results: &Results, problem: Option<String>, now: SystemTime) -> Statistics {
        Statistics {
            pages: pages::all(context.games, results),
            page: 0,
            selected: 0,
            first_shown: 0,
            shown: 1,
            opened: false,
            roomy: true,
            tabs: Vec::new(),
            places: Vec::new(),
            problem,
            now,
        }
    }

    fn rows(&self) -> &[Row] {
        &self.pages[self.page].rows
    }

    /// The selected row; `None` on a page where nothing was played.
    fn row(&self) -> Option<&Row> {
        self.rows().get(self.selected)
    }

    fn turn_to(&mut self, page: usize) -> Step {
        self.page = page;
        self.selected = 0;
        self.first_shown = 0;
        self.opened = false;
        Step::Redraw
    }

    fn select(&mut self, row: usize) -> Step {
        self.selected = row.min(self.rows().len().saturating_sub(1));
        Step::Redraw
    }

    /// Goes from a game to its page; elsewhere shows the details if they are not to be seen.
    fn choose(&mut self) -> Step {
        if let Some(page) = self.row().and_then(|row| row.leads_to) {
            return self.turn_to(page);
        }
        if self.roomy || self.row().is_none() {
            return Step::Stay;
        }
        self.opened = !self.opened;
        Step::Redraw
    }
}

impl Screen for Statistics {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(24, 8)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        let mut offers = vec![
            Offer::of(Action::Cancel),
            Offer::named(Action::Left, text::GAME_SHORT),
            Offer::named(Action::Right, text::GAME_SHORT),
            Offer::of(Action::Up),
            Offer::of(Action::Down),
        ];
        let leads = self.row().is_some_and(|row| row.leads_to.is_some());
        // Details that are shown already are left by the way back.
        if leads || (!self.roomy && !self.opened && self.row().is_some()) {
            offers.insert(0, Offer::named(Action::Confirm, text::OPEN_SHORT));
        }
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage {
            title: Some(text::TITLE),
            notes: vec![text::HELP_GAMES, text::HELP_COUNTS, text::HELP_BESTS],
            ..HelpPage::default()
        }
    }

    fn act(&mut self, _context: &mut Context, action: Action) -> Step {
        let (pages, rows) = (self.pages.len(), self.rows().len().max(1));
        match action {
            Action::Right | Action::Next => self.turn_to((self.page + 1) % pages),
            Action::Left | Action::Previous => self.turn_to((self.page + pages - 1) % pages),
            Action::Down => self.select((self.selected + 1) % rows),
            Action::Up => self.select((self.selected + rows - 1) % rows),
            Action::First => self.select(0),
            Action::Last => self.select(rows - 1),
            Action::PageDown => self.select(self.selected + self.shown),
            Action::PageUp => self.select(self.selected.saturating_sub(self.shown)),
            Action::Confirm => self.choose(),
            Action::Cancel if self.opened && !self.roomy => {
                self.opened = false;
                Step::Redraw
            }
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let hit = |places: &[(Rect, usize)]| {
            places.iter().find(|(place, _)| place.contains(pointer.at)).map(|(_, index)| *index)
        };
        let (tab, row) = (hit(&self.tabs), hit(&self.places));
        match pointer.kind {
            PointerKind::Press if tab.is_some() => self.turn_to(tab.unwrap_or_default()),
            PointerKind::Press => match row {
                Some(row) => {
                    self.selected = row;
                    self.choose();
                    Step::Redraw
                }
                None if self.opened && !self.roomy => self.choose(),
                None => Step::Stay,
            },
            PointerKind::Hover if row.is_some_and(|row| row != self.selected) => {
                self.select(row.unwrap_or_default())
            }
            PointerKind::WheelDown => self.select(self.selected + 1),
            PointerKind::WheelUp => self.select(self.selected.saturating_sub(1)),
            PointerKind::Secondary => self.act(context, Action::Cancel),
            _ => Step::Stay,
        }
    }
}
