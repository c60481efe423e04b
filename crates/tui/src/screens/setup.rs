//! The set-up of a new game, made from the fields that the game declares and the seats that follow from them.

use crossterm::event::KeyCode;
use game::{Field, FieldKind, Seat, Values};
use play::{Level, Match, MatchOptions, PlayerSpec, Seating};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::editor::Editor;
use crate::screens::play::Play;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{Message, actions as words, common as text, editor};
use crate::theme::Role;
use crate::widgets::{panel::panel, text as put};

/// Wider than this the values stand too far from their names.
const WIDEST: u16 = 64;

/// The set-up of a new game.
pub struct Setup {
    ui: &'static GameUi,
    values: Values,
    players: Vec<PlayerSpec>,
    selected: usize,
    first_shown: usize,
    /// The digits typed into the selected number.
    typed: String,
    problem: Option<String>,
    /// What can be drawn for this game: tracks, maps.
    drawn: Option<Message>,
    /// Where the rows were drawn, with their index.
    places: Vec<(Rect, usize)>,
}

/// What a row is about.
#[derive(Clone, Copy)]
enum Row {
    Field(&'static Field),
    Seat(usize),
    Draw(Message),
    Defaults,
    Start,
}

impl Setup {
    /// The usual set-up of a game.
    pub fn new(context: &Context, ui: &'static GameUi) -> Setup {
        let mut setup = Setup {
            ui,
            values: Values::new(),
            players: Vec::new(),
            selected: 0,
            first_shown: 0,
            typed: String::new(),
            problem: None,
            drawn: (ui.view)().craft().map(|craft| craft.noun()),
            places: Vec::new(),
        };
        setup.set_defaults(context);
        setup
    }

    /// The set-up of a game that was just played.
    pub fn like(context: &Context, ui: &'static GameUi, played: &Match) -> Setup {
        let mut setup = Setup::new(context, ui);
        let known = ui.entry.fields();
        for (key, value) in played.game().setup().iter() {
            if known.iter().any(|field| field.key == key) {
                setup.values.set(key, value);
            }
        }
        setup.players = played.players().to_vec();
        setup.selected = setup.rows().len() - 1;
        setup.check();
        setup
    }

    fn set_defaults(&mut self, context: &Context) {
        self.values = Values::new();
        for field in self.ui.entry.fields() {
            self.values.set(field.key, field.default);
        }
        let options = context.settings.options(self.ui.entry.name);
        for (key, value) in options.setup.iter() {
            self.values.set(key, value);
        }
        self.players = match self.ui.entry.start(&self.values) {
            Ok(game) => {
                let usual = options.seating.players(self.ui.entry, game.seats());
                let plain = Seating::default();
                usual.or_else(|_| plain.players(self.ui.entry, game.seats())).unwrap_or_default()
            }
            Err(_) => Vec::new(),
        };
        self.selected = self.rows().len() - 1;
        self.check();
    }

    fn rows(&self) -> Vec<Row> {
        let fields = self.ui.entry.fields().iter().map(Row::Field);
        let seats = (0..self.players.len()).map(Row::Seat);
        let draw = self.drawn.map(Row::Draw);
        fields.chain(seats).chain(draw).chain([Row::Defaults, Row::Start]).collect()
    }

    /// Holds the values against the rules; the number of seats may follow from them.
    fn check(&mut self) {
        match self.ui.entry.start(&self.values) {
            Ok(game) => {
                self.problem = None;
                let computer = PlayerSpec::Level(Level::default());
                self.players.resize(usize::from(game.seats()), computer);
            }
            Err(error) => self.problem = Some(error.to_string()),
        }
    }

    fn player_choices(&self) -> Vec<PlayerSpec> {
        let levels = Level::ALL.map(PlayerSpec::Level);
        let named = self.ui.entry.players.iter().map(|player| PlayerSpec::Named(player.name.to_string()));
        [PlayerSpec::Human].into_iter().chain(levels).chain(named).collect()
    }

    /// Changes the selected value by one step.
    fn change(&mut self, forward: bool) -> Step {
        self.typed.clear();
        match self.rows()[self.selected] {
            Row::Field(field) => {
                let old = self.values.get(field.key).unwrap_or(field.default).to_string();
                self.values.set(field.key, stepped(field, &old, forward));
                self.check();
            }
            Row::Seat(index) => {
                let choices = self.player_choices();
                self.players[index] = next_of(&choices, &self.players[index], forward);
            }
            Row::Draw(_) | Row::Defaults | Row::Start => return Step::Stay,
        }
        Step::Redraw
    }

    fn start(&mut self, context: &mut Context) -> Step {
        let usual = context.settings.options(self.ui.entry.name);
        let options = MatchOptions {
            setup: self.values.clone(),
            seating: Seating::List(self.players.clone()),
            seed: usual.seed,
            think: usual.think,
            clock: usual.clock,
        };
        match Match::new(self.ui.entry, &options) {
            Ok(played) => Step::Replace(Box::new(Play::new(context, self.ui, played))),
            Err(error) => {
                self.problem = Some(error.to_string());
                Step::Redraw
            }
        }
    }

    fn confirm(&mut self, context: &mut Context) -> Step {
        match self.rows()[self.selected] {
            Row::Start => self.start(context),
            Row::Draw(_) => match Editor::new(self.ui) {
                Some(editor) => Step::Push(Box::new(editor)),
                None => Step::Stay,
            },
            Row::Defaults => {
                let selected = self.selected;
                self.set_defaults(context);
                self.selected = selected.min(self.rows().len() - 1);
                Step::Redraw
            }
            Row::Field(_) | Row::Seat(_) => self.change(true),
        }
    }

    fn select(&mut self, index: usize) -> Step {
        self.selected = index;
        self.typed.clear();
        Step::Redraw
    }

    fn name(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Field(field) => look.text(field.label).to_string(),
            Row::Seat(index) => {
                let number = index + 1;
                let seat = look.fill(text::SETUP_SEAT, &[("seat", &number)]);
                let title =
                    Seat::from_number(number, Seat::MAX).and_then(|seat| self.ui.entry.seat_title(seat));
                title.map_or(seat.clone(), |title| format!("{seat}: {}", look.text(title)))
            }
            Row::Draw(noun) => look.fill(editor::OPEN_EDITOR, &[("noun", &look.text(noun))]),
            Row::Defaults => look.text(text::SETUP_DEFAULTS).to_string(),
            Row::Start => look.text(text::SETUP_START).to_string(),
        }
    }

    fn value(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Field(field) => {
                let value = self.values.get(field.key).unwrap_or(field.default);
                // A track or a map stands in its value whole; its first line tells which one it is.
                let shown = value.lines().next().unwrap_or("");
                field.label_of(value).map_or(shown, |label| look.text(label)).to_string()
            }
            Row::Seat(index) => player_words(&self.players[index], look),
            Row::Draw(_) | Row::Defaults | Row::Start => String::new(),
        }
    }

    fn note(&self, row: Row, look: &Look) -> String {
        match row {
            Row::Field(field) => format!("{} ({})", look.text(field.help), field.range()),
            Row::Seat(_) => look.text(text::SETUP_HELP_SEAT).to_string(),
            Row::Draw(noun) => look.fill(editor::OPEN_EDITOR_NOTE, &[("noun", &look.text(noun))]),
            Row::Defaults => look.text(text::SETUP_HELP_DEFAULTS).to_string(),
            Row::Start => look.text(text::SETUP_HELP_START).to_string(),
        }
    }
}

/// Who sits there, in words.
pub(crate) fn player_words(player: &PlayerSpec, look: &Look) -> String {
    let message: Message = match player {
        PlayerSpec::Human => text::PLAYER_HUMAN,
        PlayerSpec::Level(Level::Easy) => text::PLAYER_EASY,
        PlayerSpec::Level(Level::Medium) => text::PLAYER_MEDIUM,
        PlayerSpec::Level(Level::Hard) => text::PLAYER_HARD,
        PlayerSpec::Level(Level::Perfect) => text::PLAYER_PERFECT,
        other => return other.to_string(),
    };
    look.text(message).to_string()
}

/// The value after or before this one.
fn stepped(field: &Field, old: &str, forward: bool) -> String {
    match field.kind {
        FieldKind::Number { min, max } => {
            let old = old.parse().unwrap_or(min);
            let new = if forward { old.saturating_add(1) } else { old.saturating_sub(1) };
            new.clamp(min, max).to_string()
        }
        FieldKind::Choice(choices) => {
            let choices: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
            next_of(&choices, &old, forward).to_string()
        }
        FieldKind::Resource { names, words, .. } => {
            let mut choices = names();
            choices.extend(words.iter().map(|word| word.name.to_string()));
            if choices.is_empty() { old.to_string() } else { next_of(&choices, &old.to_string(), forward) }
        }
    }
}

/// The one after or before this one, around; the first one if this one is not among them.
fn next_of<T: Clone + PartialEq>(all: &[T], one: &T, forward: bool) -> T {
    let count = all.len();
    match all.iter().position(|other| other == one) {
        Some(at) => all[if forward { at + 1 } else { at + count - 1 } % count].clone(),
        None => all.first().unwrap_or(one).clone(),
    }
}

impl Screen for Setup {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(30, 7)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let rows = self.rows();
        let width = WIDEST.min(area.width);
        // A frame, a row each, a gap before the buttons, and two lines of explanation.
        let height = (rows.len() as u16 + 6).min(area.height);
        let place = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 3,
            width,
            height,
        };
        let title = look.fill(text::SETUP_TITLE, &[("game", &look.text(self.ui.entry.title))]);
        let inside = panel(buffer, place, &title, look);
        let list = Rect { height: inside.height.saturating_sub(3), ..inside };
        let shown = usize::from(list.height);
        self.first_shown = self.first_shown.min(self.selected);
        if self.selected >= self.first_shown + shown {
            self.first_shown = self.selected + 1 - shown.max(1);
        }
        self.first_shown = self.first_shown.min(rows.len().saturating_sub(shown));
        self.places.clear();
        let names = rows.iter().map(|row| put::width(&self.name(*row, look))).max().unwrap_or(0);
        for (index, y) in (self.first_shown..rows.len()).zip(list.top()..list.bottom()) {
            let row = rows[index];
            let place = Rect { y, height: 1, ..list };
            let chosen = index == self.selected;
            let style = look.style(if chosen { Role::Selected } else { Role::Text });
            if chosen {
                buffer.set_style(place, style);
            }
            let named = Rect { x: place.x + 1, width: place.width.saturating_sub(1), ..place };
            put::put(buffer, named, &self.name(row, look), style, look);
            let value = self.value(row, look);
            if !value.is_empty() {
                let left = (names + 4).min(place.width / 2);
                let room = Rect { x: place.x + left, width: place.width - left, ..place };
                let value = if chosen { format!("< {value} >") } else { format!("  {value}") };
                put::put(buffer, room, &value, style, look);
            }
            self.places.push((place, index));
        }
        let below = Rect { y: list.bottom() + 1, height: inside.height - list.height - 1, ..inside };
        let (words, role) = match &self.problem {
            Some(problem) => (problem.clone(), Role::Bad),
            None => (self.note(rows[self.selected], look), Role::Dim),
        };
        for (line, y) in put::wrap(&words, below.width).iter().zip(below.top()..below.bottom()) {
            put::put(buffer, Rect { y, height: 1, ..below }, line, look.style(role), look);
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        let confirm = match self.rows()[self.selected] {
            Row::Start | Row::Defaults | Row::Draw(_) => words::CHOOSE_SHORT,
            _ => text::SETUP_CHANGE_SHORT,
        };
        let mut offers = vec![Offer::named(Action::Confirm, confirm)];
        offers.extend([Action::Up, Action::Down].map(Offer::of));
        offers.extend(
            [Action::Left, Action::Right].map(|action| Offer::named(action, text::SETUP_CHANGE_SHORT)),
        );
        offers.push(Offer::of(Action::Cancel));
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage { title: Some(self.ui.entry.title), rules: self.ui.entry.rules, ..HelpPage::default() }
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let count = self.rows().len();
        match action {
            Action::Down | Action::Next => self.select((self.selected + 1) % count),
            Action::Up | Action::Previous => self.select((self.selected + count - 1) % count),
            Action::First => self.select(0),
            Action::Last => self.select(count - 1),
            Action::Right => self.change(true),
            Action::Left => self.change(false),
            Action::Confirm => self.confirm(context),
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    /// Digits go into the selected number.
    fn key(&mut self, _context: &mut Context, key: Chord) -> Step {
        let (Row::Field(field), KeyCode::Char(c)) = (self.rows()[self.selected], key.code) else {
            return Step::Stay;
        };
        if !matches!(field.kind, FieldKind::Number { .. }) || !c.is_ascii_digit() {
            return Step::Stay;
        }
        self.typed.push(c);
        if field.check(&self.typed).is_err() && self.typed.len() > 1 {
            self.typed = c.to_string();
        }
        self.values.set(field.key, self.typed.clone());
        self.check();
        Step::Redraw
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let hit = self.places.iter().find(|(place, _)| place.contains(pointer.at)).map(|(_, index)| *index);
        match (pointer.kind, hit) {
            (PointerKind::Press, Some(index)) => {
                self.selected = index;
                self.confirm(context)
            }
            (PointerKind::Secondary, Some(index)) => {
                self.selected = index;
                self.change(false)
            }
            (PointerKind::Hover, Some(index)) if index != self.selected => self.select(index),
            (PointerKind::WheelUp, Some(_)) => self.change(true),
            (PointerKind::WheelDown, Some(_)) => self.change(false),
            _ => Step::Stay,
        }
    }
}
