//! The editor of tracks and maps: a canvas, a palette, a check that is always up to date, and a test drive.
//!
//! The drawing itself is in `grid`, what is special about tracks and maps in a `craft`, both without a screen.
//! Beside this: `checking` has the drawing checked in a thread, `files` and `saving` open and save, `draw` is
//! what it all looks like. A game that is tried out on the drawing lies on top, and its way home leads back here.

mod checking;
pub mod craft;
mod draw;
mod files;
pub mod grid;
mod keys;
mod prompt;
mod saving;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::time::Instant;

use play::{Clock, Match, MatchOptions, PlayerSpec, Seating};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::{Pointer, PointerKind};
use crate::screens::confirm::Confirm;
use crate::screens::play::Play;
use crate::screens::{Choice, HelpPage, Offer, Screen, Step};
use crate::texts::{actions as words, common, editor as text};
use crate::theme::Role;

use checking::Checking;
use craft::{Craft, Drawing};
use files::File;
use grid::{Canvas, Grid, Place};
use keys::{KEYS, Tool};
use prompt::{Asking, Prompt, Typed};

/// What the editor is called in messages.
pub(crate) const NAME: &str = "editor";

/// The keys of the editor.
pub(crate) fn board_keys() -> &'static [crate::views::SteeringKey] {
    KEYS
}

/// A page of a canvas, in rows.
const PAGE: u16 = 10;

/// The editor.
pub struct Editor {
    ui: &'static GameUi,
    craft: Box<dyn Craft>,
    canvas: Canvas,
    name: String,
    headers: Vec<(String, String)>,
    file: File,
    /// The text of the last save.
    saved: String,
    /// Whether the drawing of this revision and name differs from it; found out once for each.
    changed: Option<(u64, String, bool)>,
    cursor: Place,
    component: usize,
    /// Whether every step of the cursor draws.
    pen: bool,
    /// The first corner of a rectangle.
    corner: Option<Place>,
    /// Where the mouse drew last.
    dragged: Option<Place>,
    prompt: Option<Prompt>,
    asked: Option<Asked>,
    message: Option<(Role, String)>,
    checking: Checking,
    /// Where the components were drawn.
    palette: Vec<(Rect, usize)>,
}

/// What a box on top of the screen asks about.
enum Asked {
    Leave,
    Forget(String),
    Overwrite(PathBuf),
}

impl Editor {
    /// An empty drawing; `None` if there is nothing to draw for this game.
    pub fn new(ui: &'static GameUi) -> Option<Editor> {
        let craft = (ui.view)().craft()?;
        let (_, (width, height)) = craft.usual();
        // The usual size is a size that there can be.
        let drawing = craft.blank(width, height).ok()?;
        Some(Editor::with(ui, craft, drawing, File::default()))
    }

    /// The drawing of a file; an empty one if there is no file, or it does not exist yet and is to be saved there.
    ///
    /// # Errors
    /// If there is nothing to draw for this game, or the file can't be read.
    pub fn start(context: &Context, ui: &'static GameUi, file: Option<&Path>) -> Result<Editor, String> {
        let Some(mut editor) = Editor::new(ui) else {
            return Err(format!("expected a game with tracks or maps, found {}", ui.entry.name));
        };
        let Some(path) = file else { return Ok(editor) };
        if !path.exists() {
            editor.file = File::at(path);
            return Ok(editor);
        }
        let (text, file) = files::open(context, ui, &*editor.craft, &path.display().to_string())?;
        let parsed = editor.craft.parse(&text);
        let drawing = parsed.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Editor::with(ui, editor.craft, drawing, file))
    }

    fn with(ui: &'static GameUi, craft: Box<dyn Craft>, drawing: Drawing, file: File) -> Editor {
        let saved = craft.write(&drawing);
        let file = file.if_written_so(&saved);
        Editor {
            ui,
            checking: Checking::new(craft.checker()),
            component: craft.usual().0,
            craft,
            cursor: (drawing.grid.width() / 2, drawing.grid.height() / 2),
            canvas: Canvas::new(drawing.grid),
            name: drawing.name,
            headers: drawing.headers,
            file,
            saved,
            changed: None,
            pen: false,
            corner: None,
            dragged: None,
            prompt: None,
            asked: None,
            message: None,
            palette: Vec::new(),
        }
    }

    fn drawing(&self) -> Drawing {
        Drawing { name: self.name.clone(), headers: self.headers.clone(), grid: self.canvas.grid().clone() }
    }

    fn text(&self) -> String {
        self.craft.write(&self.drawing())
    }

    fn is_changed(&mut self) -> bool {
        let revision = self.canvas.revision();
        match &self.changed {
            Some((known, name, changed)) if *known == revision && *name == self.name => *changed,
            _ => {
                let changed = self.text() != self.saved;
                self.changed = Some((revision, self.name.clone(), changed));
                changed
            }
        }
    }

    fn say(&mut self, role: Role, words: String) -> Step {
        self.message = Some((role, words));
        Step::Redraw
    }

    /// The person goes on, so what was said has been read; what is said of the pen or a corner holds on.
    fn message_was_seen(&mut self) {
        self.message.take_if(|(role, _)| *role != Role::Text);
    }

    // ----- Drawing -----

    fn paint(&mut self, places: impl IntoIterator<Item = Place>) -> bool {
        let (craft, component) = (&self.craft, self.component);
        self.canvas.paint(places, &mut |grid, place| craft.brush(grid, place, component))
    }

    fn choose(&mut self, component: usize) -> Step {
        if component < self.craft.components().len() {
            self.component = component;
        }
        Step::Redraw
    }

    fn go(&mut self, place: Place) -> Step {
        let grid = self.canvas.grid();
        let place = (place.0.min(grid.width() - 1), place.1.min(grid.height() - 1));
        let from = std::mem::replace(&mut self.cursor, place);
        if self.pen && !self.craft.is_single(self.component) {
            self.paint(Grid::line(from, place));
        }
        Step::Redraw
    }

    /// Paints under the cursor, or fills the rectangle.
    fn confirm(&mut self, context: &Context) -> Step {
        let single = self.craft.is_single(self.component);
        match self.corner.take().filter(|_| !single) {
            Some(corner) => {
                let places: Vec<Place> = Grid::rectangle(corner, self.cursor).collect();
                self.fill(context, places)
            }
            None => {
                self.paint([self.cursor]);
                Step::Redraw
            }
        }
    }

    fn fill(&mut self, context: &Context, places: Vec<Place>) -> Step {
        let count = places.len();
        match self.paint(places) {
            true => self.say(Role::Good, context.look.fill(text::FILLED, &[("n", &count)])),
            false => self.say(Role::Dim, context.look.text(text::NOTHING_CHANGED).to_string()),
        }
    }

    /// More or less of what the cell under the cursor has a number of.
    fn adjust(&mut self, context: &Context, more: bool) -> Step {
        let held = self.canvas.grid().get(self.cursor).unwrap_or(0);
        let Some(adjusted) = self.craft.adjusted(held, more) else {
            let key = |name: &str| KEYS.iter().find(|key| key.name == name).map_or("", |key| key.keys[0]);
            let (more, less) = (key("more"), key("less"));
            let told = context.look.fill(text::NOTHING_COUNTED, &[("more", &more), ("less", &less)]);
            return self.say(Role::Dim, told);
        };
        self.canvas.paint([self.cursor], &mut |_, _| adjusted);
        self.message = None;
        Step::Redraw
    }

    /// Puts the pen down, and draws here; or lifts it.
    fn set_pen(&mut self, context: &Context, pen: bool) -> Step {
        self.pen = pen;
        self.message = None;
        if !pen {
            self.canvas.lift();
            return Step::Redraw;
        }
        self.canvas.press();
        self.paint([self.cursor]);
        self.say(Role::Text, context.look.fill(text::DRAWING, &[("key", &KEYS[0].keys[0])]))
    }

    fn use_tool(&mut self, context: &mut Context, tool: Tool) -> Step {
        let look = &context.look;
        match tool {
            Tool::Draw => return self.set_pen(context, !self.pen),
            Tool::Box => {
                self.corner = Some(self.cursor);
                let cancel = context.key_of(Action::Cancel);
                return self.say(Role::Text, look.fill(text::CORNER, &[("cancel", &cancel)]));
            }
            Tool::Fill if self.craft.is_single(self.component) => return self.confirm(context),
            Tool::Fill => {
                let (craft, grid) = (&self.craft, self.canvas.grid());
                let area = grid.area(self.cursor, &|place| craft.neighbours(grid, place));
                return self.fill(context, area);
            }
            Tool::Pick => {
                let cell = self.canvas.grid().get(self.cursor).unwrap_or(0);
                return self.choose(self.craft.component(cell));
            }
            Tool::More | Tool::Less => return self.adjust(context, tool == Tool::More),
            Tool::Try => return self.test_drive(context),
            Tool::Save => return self.save(context),
            Tool::SaveAs => self.prompt = Some(Prompt::new(Asking::SaveAs, self.name.clone())),
            Tool::Open => self.prompt = Some(Prompt::new(Asking::Open, "")),
            Tool::Size => self.prompt = Some(Prompt::new(Asking::Size, "")),
            Tool::Name => self.prompt = Some(Prompt::new(Asking::Name, self.name.clone())),
        }
        self.message = None;
        Step::Redraw
    }

    // ----- What is typed -----

    fn typed(&mut self, context: &mut Context, asking: Asking, typed: &str) -> Step {
        let look = &context.look;
        match asking {
            Asking::Name => {
                self.name = typed.to_string();
                self.prompt = None;
            }
            Asking::Size => {
                let resized = match prompt::parse_size(typed) {
                    Some((width, height)) => {
                        let resized = self.craft.resize(self.canvas.grid(), width, height);
                        resized.map_err(|problem| problem.text(look.language))
                    }
                    None => Err(look.fill(text::BAD_SIZE, &[("found", &game::setup::quoted(typed))])),
                };
                match resized {
                    Err(problem) => return self.say(Role::Warning, problem),
                    Ok(grid) => {
                        self.canvas.replace(grid);
                        self.prompt = None;
                        self.clamp();
                    }
                }
            }
            Asking::Open if self.is_changed() => {
                let question = lossy(look.text(text::ASK_FORGET));
                return self.ask(Asked::Forget(typed.to_string()), question);
            }
            Asking::Open => return self.open(context, typed),
            Asking::SaveAs => match files::place_for(context, &*self.craft, typed) {
                Err(problem) => return self.say(Role::Warning, problem),
                Ok(path) => {
                    self.prompt = None;
                    if self.name.is_empty() {
                        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
                        self.name = stem.unwrap_or_default();
                    }
                    return self.save_at(context, path);
                }
            },
        }
        self.message = None;
        Step::Redraw
    }

    /// After another size, or going back to one.
    fn clamp(&mut self) {
        let grid = self.canvas.grid();
        let (right, bottom) = (grid.width() - 1, grid.height() - 1);
        for place in [Some(&mut self.cursor), self.corner.as_mut()].into_iter().flatten() {
            *place = (place.0.min(right), place.1.min(bottom));
        }
    }

    fn ask(&mut self, asked: Asked, question: Confirm) -> Step {
        self.asked = Some(asked);
        Step::Push(Box::new(question))
    }

    // ----- Trying it -----

    fn test_drive(&mut self, context: &mut Context) -> Step {
        self.canvas.lift();
        self.pen = false;
        let (setup, players) = self.craft.test_drive(&self.text());
        let seating = PlayerSpec::parse_list(players).map(Seating::List).unwrap_or_default();
        let options = MatchOptions {
            setup,
            seating,
            seed: context.settings.next_seed(),
            think: context.settings.match_options.think,
            clock: Clock::Off,
        };
        match Match::new(self.ui.entry, &options) {
            Ok(played) => Step::Push(Box::new(Play::new(context, self.ui, played))),
            Err(error) => {
                let why = error.reason(context.look.language);
                self.say(Role::Warning, context.look.fill(text::NO_TEST, &[("why", &why)]))
            }
        }
    }
}

/// A question whose yes would lose something: no is selected.
fn lossy(question: &str) -> Confirm {
    let buttons = vec![(common::NO, Choice::No), (common::YES, Choice::Yes)];
    Confirm::new(String::new(), vec![question.to_string()], buttons)
}

impl Screen for Editor {
    fn smallest(&self, _context: &Context) -> Size {
        draw::SMALLEST
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        self.checking.note(self.canvas.revision());
        draw::draw(self, context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        if self.prompt.is_some() {
            let choose = Offer::named(Action::Confirm, words::CHOOSE_SHORT);
            return vec![choose, Offer::of(Action::Cancel)];
        }
        vec![
            Offer::named(Action::Confirm, text::PAINT_SHORT),
            Offer::named(Action::Next, text::COMPONENT_SHORT),
            Offer::of(Action::Undo),
            Offer::of(Action::Redo),
            Offer::of(Action::Cancel),
        ]
    }

    fn help(&self) -> HelpPage {
        HelpPage {
            title: Some(self.ui.entry.title),
            notes: vec![text::HELP_PAINT, text::HELP_SAVE, text::HELP_CHECK],
            board_keys: KEYS,
            ..HelpPage::default()
        }
    }

    /// Leaving a game on the drawing leads back to the drawing.
    fn is_home(&self) -> bool {
        true
    }

    fn takes_text(&self) -> bool {
        self.prompt.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        self.message_was_seen();
        let (column, row) = self.cursor;
        let count = self.craft.components().len();
        match action {
            Action::Up => return self.go((column, row.saturating_sub(1))),
            Action::Down => return self.go((column, row + 1)),
            Action::Left => return self.go((column.saturating_sub(1), row)),
            Action::Right => return self.go((column + 1, row)),
            Action::First => return self.go((0, row)),
            Action::Last => return self.go((u16::MAX, row)),
            Action::PageUp => return self.go((column, row.saturating_sub(PAGE))),
            Action::PageDown => return self.go((column, row.saturating_add(PAGE))),
            Action::Next => return self.choose((self.component + 1) % count),
            Action::Previous => return self.choose((self.component + count - 1) % count),
            Action::Confirm => return self.confirm(context),
            Action::Undo | Action::Redo => {
                self.pen = false;
                let undo = action == Action::Undo;
                let done = if undo { self.canvas.undo() } else { self.canvas.redo() };
                self.clamp();
                self.message = None;
                if !done {
                    let message = if undo { text::NO_UNDO } else { text::NO_REDO };
                    return self.say(Role::Warning, context.look.text(message).to_string());
                }
            }
            Action::Cancel if self.corner.take().is_some() => self.message = None,
            Action::Cancel if self.pen => return self.set_pen(context, false),
            Action::Cancel if self.is_changed() => {
                let question = lossy(context.look.text(text::ASK_LEAVE));
                return self.ask(Asked::Leave, question);
            }
            Action::Cancel => return Step::Close,
            _ => return Step::Stay,
        }
        Step::Redraw
    }

    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        if let Some(prompt) = &mut self.prompt {
            let asking = prompt.asking;
            self.message = None;
            return match prompt.key(key) {
                Typed::Going => Step::Redraw,
                Typed::Cancelled => {
                    self.prompt = None;
                    Step::Redraw
                }
                Typed::Done(typed) => self.typed(context, asking, &typed),
            };
        }
        if let Some(action @ (Action::Undo | Action::Redo)) =
            context.bindings.action(key, |action| matches!(action, Action::Undo | Action::Redo))
        {
            return self.act(context, action);
        }
        let named = |name: &str| name.parse() == Ok(key);
        let Some(index) = KEYS.iter().position(|own| own.keys.iter().any(|name| named(name))) else {
            return Step::Stay;
        };
        self.message_was_seen();
        match keys::tool(index) {
            Some(tool) => self.use_tool(context, tool),
            None => {
                let digit = KEYS[index].keys.iter().position(|name| named(name));
                self.choose(digit.unwrap_or(usize::MAX))
            }
        }
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let count = self.craft.components().len();
        let on_palette = self.palette.iter().find(|(place, _)| place.contains(pointer.at));
        let component = on_palette.map(|(_, component)| *component);
        let place = self.craft.place_at(pointer.at);
        if pointer.kind == PointerKind::Press {
            self.message_was_seen();
        }
        match (pointer.kind, component, place) {
            (PointerKind::Press, Some(component), _) => self.choose(component),
            (PointerKind::Press, None, Some(place)) => {
                self.pen = false;
                self.cursor = place;
                if self.corner.is_some() {
                    return self.confirm(context);
                }
                self.canvas.press();
                self.dragged = Some(place);
                self.paint([place]);
                Step::Redraw
            }
            (PointerKind::Drag, _, Some(place)) if !self.craft.is_single(self.component) => {
                let Some(from) = self.dragged.replace(place).filter(|from| *from != place) else {
                    return Step::Stay;
                };
                self.cursor = place;
                self.paint(Grid::line(from, place));
                Step::Redraw
            }
            (PointerKind::Release, ..) => {
                self.dragged = None;
                self.canvas.lift();
                Step::Stay
            }
            (PointerKind::Hover, _, Some(place)) if self.corner.is_some() && place != self.cursor => {
                self.go(place)
            }
            (PointerKind::Secondary, _, Some(place)) => {
                let cell = self.canvas.grid().get(place).unwrap_or(0);
                self.choose(self.craft.component(cell))
            }
            (PointerKind::WheelDown, ..) => self.choose((self.component + 1) % count),
            (PointerKind::WheelUp, ..) => self.choose((self.component + count - 1) % count),
            _ => Step::Stay,
        }
    }

    fn answer(&mut self, context: &mut Context, choice: Choice) -> Step {
        match (self.asked.take(), choice) {
            (Some(Asked::Leave), Choice::Yes) => Step::Close,
            (Some(Asked::Forget(typed)), Choice::Yes) => self.open(context, &typed),
            (Some(Asked::Overwrite(path)), Choice::Yes) => self.write(context, &path),
            _ => Step::Redraw,
        }
    }

    fn is_waiting(&self) -> bool {
        self.checking.is_waiting()
    }

    fn wake_at(&self, _context: &Context, now: Instant) -> Option<Instant> {
        self.checking.wake_at(now)
    }

    fn wake(&mut self, context: &mut Context, now: Instant) -> Step {
        let (craft, canvas, name, headers) = (&self.craft, &self.canvas, &self.name, &self.headers);
        let text = || {
            let grid = canvas.grid().clone();
            craft.write(&Drawing { name: name.clone(), headers: headers.clone(), grid })
        };
        match self.checking.wake(now, &context.events, text, &context.look) {
            true => Step::Redraw,
            false => Step::Stay,
        }
    }
}
