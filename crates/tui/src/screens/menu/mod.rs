//! The menu: the games of the registry, the last game, what else there is, and the way out.
//!
//! What it looks like is in `draw`.

mod draw;

use std::path::PathBuf;
use std::time::{Instant, SystemTime};

use play::{GameSummary, Match};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::{Action, Scope};
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::{Pointer, PointerKind};
use crate::screens::demo::Demo;
use crate::screens::games::{Games, result_words};
use crate::screens::learn::Learn;
use crate::screens::play::Play;
use crate::screens::setup::Setup;
use crate::screens::statistics::Statistics;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{actions as words, common as text, learn, menu, statistics};
use crate::widgets::ago::ago;

/// The menu.
pub struct Menu {
    items: Vec<Item>,
    selected: usize,
    first_shown: usize,
    demo: Option<Demo>,
    places: Vec<(Rect, usize)>,
    /// The last game of each game that was finished, in the order of the registry.
    last: Vec<Option<(SystemTime, GameSummary)>>,
    /// What was wrong with saved games.
    problem: Option<String>,
    /// Whether what lies on top may delete games, so that they have to be looked for again.
    is_stale: bool,
}

enum Item {
    Resume(Box<Saved>),
    Game(&'static GameUi),
    Learn,
    GamesPlayed,
    Statistics,
    Leave,
}

/// The last game that is not over.
struct Saved {
    ui: &'static GameUi,
    path: PathBuf,
    played: Match,
    damage: Vec<String>,
}

impl Menu {
    /// The menu, with the last unfinished game first.
    pub fn new(context: &Context) -> Menu {
        let mut items = Vec::new();
        let mut problem = None;
        let mut last = Vec::new();
        if let Some(store) = &context.settings.store {
            let (found, problems) = store.latest_unfinished(context.entries);
            problem = problems.into_iter().next();
            if let Some(found) = found
                && let Some(ui) = context.game(found.played.entry().name)
            {
                let saved = Saved { ui, path: found.path, played: found.played, damage: found.damage };
                items.push(Item::Resume(Box::new(saved)));
            }
            let finished = store.latest_finished(context.entries).into_iter();
            last = finished.map(|found| found.map(|(kept, summary)| (kept.written, summary))).collect();
        }
        items.extend(context.games.iter().map(Item::Game));
        items.push(Item::Learn);
        items.push(Item::GamesPlayed);
        items.push(Item::Statistics);
        items.push(Item::Leave);
        let (selected, first_shown, places) = (0, 0, Vec::new());
        let mut menu =
            Menu { items, selected, first_shown, demo: None, places, last, problem, is_stale: false };
        menu.select(0);
        menu
    }

    fn select(&mut self, index: usize) -> Step {
        self.selected = index;
        self.demo = match &self.items[index] {
            Item::Resume(saved) => Some(Demo::still(saved.ui, saved.played.game().boxed_clone())),
            Item::Game(ui) => Demo::moving(ui),
            _ => None,
        };
        Step::Redraw
    }

    fn choose(&mut self, context: &mut Context) -> Step {
        match &self.items[self.selected] {
            Item::Leave => Step::Quit,
            Item::Game(ui) => Step::Push(Box::new(Setup::new(context, ui))),
            Item::Learn => Step::Push(Box::new(Learn::new(context, None))),
            Item::GamesPlayed => {
                self.is_stale = true;
                Step::Push(Box::new(Games::new(context)))
            }
            Item::Statistics => Step::Push(Box::new(Statistics::new(context))),
            Item::Resume(_) => {
                let Item::Resume(saved) = self.items.remove(self.selected) else { return Step::Stay };
                let Saved { ui, path, played, damage } = *saved;
                let play = Play::resumed(context, ui, played, &path, &damage);
                Step::Replace(Box::new(play))
            }
        }
    }

    /// What an item is called, and what it is.
    fn words(&self, context: &Context, index: usize) -> (String, String) {
        let look = &context.look;
        let both = |name, note| (look.text(name).to_string(), look.text(note).to_string());
        match &self.items[index] {
            Item::Game(ui) => both(ui.entry.title, ui.entry.summary),
            Item::Learn => both(learn::LEARN, learn::LEARN_NOTE),
            Item::GamesPlayed => both(menu::GAMES_PLAYED, menu::GAMES_PLAYED_NOTE),
            Item::Statistics => both(statistics::TITLE, statistics::MENU_NOTE),
            Item::Leave => both(text::MENU_QUIT, text::MENU_QUIT_NOTE),
            Item::Resume(saved) => {
                let moves = saved.played.moves().len();
                let game = look.text(saved.ui.entry.title);
                let note = look.fill(text::MENU_RESUME_NOTE, &[("game", &game), ("moves", &moves)]);
                (look.text(text::MENU_RESUME).to_string(), note)
            }
        }
    }

    /// How the last game ended, for an item that is a game that was played.
    fn last_words(&self, context: &Context, index: usize) -> Option<String> {
        let Item::Game(ui) = &self.items[index] else { return None };
        let at = context.entries.iter().position(|entry| entry.name == ui.entry.name)?;
        let (written, summary) = self.last.get(at)?.as_ref()?;
        let when = ago(&context.look, *written, SystemTime::now());
        let result = result_words(&context.look, summary);
        Some(context.look.fill(menu::LAST_GAME, &[("when", &when), ("result", &result)]))
    }

    /// The heading above the board beside the list.
    fn panel_title(&self, context: &Context) -> String {
        match &self.items[self.selected] {
            Item::Resume(saved) => context.look.text(saved.ui.entry.title).to_string(),
            Item::Leave => String::new(),
            _ => self.words(context, self.selected).0,
        }
    }

    /// Whether a gap before this item sets it apart.
    fn begins_group(&self, index: usize) -> bool {
        let kind = |index: usize| match &self.items[index] {
            Item::Resume(_) => 0,
            Item::Game(_) => 1,
            Item::Leave => 3,
            _ => 2,
        };
        index > 0 && kind(index - 1) != kind(index)
    }
}

impl Screen for Menu {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(24, 5)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        vec![
            Offer::named(Action::Confirm, words::CHOOSE_SHORT),
            Offer::of(Action::Up),
            Offer::of(Action::Down),
            Offer::of(Action::Statistics),
            Offer::of(Action::Theme),
            Offer::of(Action::Quit),
        ]
    }

    fn help(&self) -> HelpPage {
        HelpPage::default()
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Menu, Scope::Moving, Scope::Always]
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let count = self.items.len();
        match action {
            Action::Down | Action::Next | Action::Right => self.select((self.selected + 1) % count),
            Action::Up | Action::Previous | Action::Left => self.select((self.selected + count - 1) % count),
            Action::First => self.select(0),
            Action::Last => self.select(count - 1),
            Action::Confirm => self.choose(context),
            Action::Learn => Step::Push(Box::new(Learn::new(context, None))),
            Action::Statistics => Step::Push(Box::new(Statistics::new(context))),
            // Leaving by accident costs nothing, but it is annoying: go to the way out first.
            Action::Cancel if self.selected == count - 1 => Step::Quit,
            Action::Cancel => self.select(count - 1),
            _ => Step::Stay,
        }
    }

    /// Where nobody plays, `q` leaves as in every other program.
    fn key(&mut self, _context: &mut Context, key: Chord) -> Step {
        if key == Chord::char('q') { Step::Quit } else { Step::Stay }
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let hit = self.places.iter().find(|(place, _)| place.contains(pointer.at)).map(|(_, index)| *index);
        match (pointer.kind, hit) {
            (PointerKind::Press, Some(index)) => {
                self.selected = index;
                self.choose(context)
            }
            (PointerKind::Hover, Some(index)) if index != self.selected => self.select(index),
            _ => Step::Stay,
        }
    }

    fn set_active(&mut self, context: &mut Context, active: bool) {
        if active && self.is_stale {
            // The last unfinished game, which may be gone, is the first item: the others are counted from the end.
            let behind = self.items.len() - self.selected;
            *self = Menu::new(context);
            self.select(self.items.len().saturating_sub(behind));
        }
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        self.demo.as_ref().and_then(|demo| demo.next_frame(now))
    }

    fn wake(&mut self, _context: &mut Context, now: Instant) -> Step {
        match self.demo.as_mut().is_some_and(|demo| demo.wake(now)) {
            true => Step::Redraw,
            false => Step::Stay,
        }
    }
}
