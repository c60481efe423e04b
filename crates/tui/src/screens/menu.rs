//! The menu: the games of the registry, the last game, and the way out.

use std::path::PathBuf;
use std::time::Instant;

use play::Match;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::{Pointer, PointerKind};
use crate::screens::demo::Demo;
use crate::screens::play::Play;
use crate::screens::setup::Setup;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{actions as words, common as text};
use crate::theme::Role;
use crate::widgets::{panel::panel, text as put};

/// The list is not wider than this.
const LIST: u16 = 46;

/// The menu.
pub struct Menu {
    items: Vec<Item>,
    selected: usize,
    first_shown: usize,
    demo: Option<Demo>,
    places: Vec<(Rect, usize)>,
    /// What was wrong with saved games.
    problem: Option<String>,
}

enum Item {
    Resume(Box<Saved>),
    Game(&'static GameUi),
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
        if let Some(store) = &context.settings.store {
            let (found, problems) = store.latest_unfinished(context.entries);
            problem = problems.into_iter().next();
            if let Some(found) = found
                && let Some(ui) = context.game(found.played.entry().name)
            {
                let saved = Saved { ui, path: found.path, played: found.played, damage: found.damage };
                items.push(Item::Resume(Box::new(saved)));
            }
        }
        items.extend(context.games.iter().map(Item::Game));
        items.push(Item::Leave);
        let mut menu = Menu { items, selected: 0, first_shown: 0, demo: None, places: Vec::new(), problem };
        menu.select(0);
        menu
    }

    fn select(&mut self, index: usize) -> Step {
        self.selected = index;
        let ui = match &self.items[index] {
            Item::Game(ui) => Some(*ui),
            Item::Resume(_) | Item::Leave => None,
        };
        self.demo = match (&self.items[index], ui) {
            (Item::Resume(saved), _) => Some(Demo::still(saved.ui, saved.played.game().boxed_clone())),
            (_, Some(ui)) => Demo::moving(ui),
            _ => None,
        };
        Step::Redraw
    }

    fn choose(&mut self, context: &mut Context) -> Step {
        match &self.items[self.selected] {
            Item::Leave => Step::Quit,
            Item::Game(ui) => Step::Push(Box::new(Setup::new(context, ui))),
            Item::Resume(_) => {
                let Item::Resume(saved) = self.items.remove(self.selected) else { return Step::Stay };
                let Saved { ui, path, played, damage } = *saved;
                let play = Play::resumed(context, ui, played, &path, &damage);
                Step::Replace(Box::new(play))
            }
        }
    }

    fn words(&self, context: &Context, index: usize) -> (String, String) {
        let look = &context.look;
        match &self.items[index] {
            Item::Game(ui) => (ui.entry.title.to_string(), ui.entry.summary.to_string()),
            Item::Leave => {
                (look.text(text::MENU_QUIT).to_string(), look.text(text::MENU_QUIT_NOTE).to_string())
            }
            Item::Resume(saved) => {
                let moves = saved.played.moves().len();
                let note =
                    look.fill(text::MENU_RESUME_NOTE, &[("game", &saved.ui.entry.title), ("moves", &moves)]);
                (look.text(text::MENU_RESUME).to_string(), note)
            }
        }
    }
}

impl Screen for Menu {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(24, 5)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let roomy = area.height >= 14 && area.width >= 40;
        let head = if roomy { 4 } else { 1 };
        let title = Rect { y: area.y + u16::from(roomy), height: 1, ..area };
        put::put_centred(buffer, title, look.text(text::PROGRAM), look.style(Role::Title), look);
        if roomy {
            let below = Rect { y: title.y + 1, ..title };
            put::put_centred(buffer, below, look.text(text::MENU_SUBTITLE), look.style(Role::Dim), look);
        }
        let body = Rect { y: area.y + head, height: area.height - head, ..area };
        let beside = self.demo.is_some() && body.width >= LIST + 26 && body.height >= 10;
        let list_width = LIST.min(body.width.saturating_sub(2));
        let demo_width = if beside { (body.width - LIST - 4).min(body.width / 2).min(72) } else { 0 };
        let total = list_width + if beside { demo_width + 2 } else { 0 };
        let left = body.x + (body.width - total) / 2;
        // A row for the name, one for what it is.
        let tall = usize::from(body.height) >= self.items.len() * 3;
        let each = if tall { 3 } else { 1 };
        let list = Rect { x: left, width: list_width, ..body };
        let shown = (usize::from(list.height) / each).max(1);
        self.first_shown = self.first_shown.min(self.selected).max((self.selected + 1).saturating_sub(shown));
        self.places.clear();
        for index in self.first_shown..self.items.len().min(self.first_shown + shown) {
            let y = list.y + ((index - self.first_shown) * each) as u16;
            let place = Rect { y, height: if tall { 2 } else { 1 }, ..list }.intersection(area);
            let (name, note) = self.words(context, index);
            let chosen = index == self.selected;
            let style = look.style(if chosen { Role::Selected } else { Role::Title });
            let row = Rect { height: 1, ..place };
            if chosen {
                buffer.set_style(row, style);
            }
            let mark = if chosen { look.glyph(crate::glyphs::TO_MOVE) } else { " " };
            put::put(buffer, row, &format!("{mark} {name}"), style, look);
            if tall {
                let below = Rect { x: row.x + 2, y: row.y + 1, width: row.width.saturating_sub(2), ..row };
                put::put(buffer, below, &note, look.style(Role::Dim), look);
            }
            self.places.push((place, index));
        }
        let (_, note) = self.words(context, self.selected);
        let title = match &self.items[self.selected] {
            Item::Game(ui) => ui.entry.title,
            Item::Resume(saved) => saved.ui.entry.title,
            Item::Leave => "",
        };
        if let (true, Some(demo)) = (beside, &mut self.demo) {
            let height = body.height.saturating_sub(1).min(demo_width / 2 + 2);
            let place = Rect { x: list.right() + 2, y: body.y, width: demo_width, height };
            let mut inside = panel(buffer, place, title, look);
            // What it is, in full; in the list it may be cut.
            let lines = put::wrap(&note, inside.width);
            let rows = (lines.len() as u16).min(inside.height / 3);
            let below = Rect { y: inside.bottom() - rows, height: rows, ..inside };
            for (line, y) in lines.iter().zip(below.top()..below.bottom()) {
                let row = Rect { y, height: 1, ..below };
                put::put_centred(buffer, row, line, look.style(Role::Dim), look);
            }
            inside.height -= rows;
            demo.draw(look, inside, buffer);
        }
        if let Some(problem) = &self.problem {
            let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
            let row = Rect { x: row.x + 1, width: row.width.saturating_sub(2), ..row };
            put::put(buffer, row, problem, look.style(Role::Warning), look);
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        vec![
            Offer::named(Action::Confirm, words::CHOOSE_SHORT),
            Offer::of(Action::Up),
            Offer::of(Action::Down),
            Offer::of(Action::Theme),
            Offer::of(Action::Quit),
        ]
    }

    fn help(&self) -> HelpPage {
        HelpPage::default()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let count = self.items.len();
        match action {
            Action::Down | Action::Next | Action::Right => self.select((self.selected + 1) % count),
            Action::Up | Action::Previous | Action::Left => self.select((self.selected + count - 1) % count),
            Action::First => self.select(0),
            Action::Last => self.select(count - 1),
            Action::Confirm => self.choose(context),
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
