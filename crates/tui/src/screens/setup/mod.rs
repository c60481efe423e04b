//! The set-up of a new game, made from the fields that the game declares and the seats that follow from them.
//!
//! What is chosen is in `form`, the board beside it in `preview`, the way to the first frame in `starting`, what
//! it looks like in `draw`.

mod draw;
mod form;
mod preview;
mod starting;
mod typing;

use std::time::Instant;

use game::Seat;
use play::{Clock, Match, Pace, PlayerSpec};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::background::PATIENCE;
use crate::chord::Chord;
use crate::context::{Context, GameUi};
use crate::pointer::{Pointer, PointerKind};
use crate::screens::editor::Editor;
use crate::screens::play::Play;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{Message, actions as words, common, setup as text};

use form::{Form, Row};
use preview::Preview;
use starting::Asking;
use typing::{Typed, Typing};

/// The set-up of a new game.
pub struct Setup {
    ui: &'static GameUi,
    form: Form,
    preview: Preview,
    selected: usize,
    first_shown: usize,
    /// The text that is being typed into the selected row, and what the form was before.
    typing: Option<(Typing, Form)>,
    /// What is wrong with what was typed or with a program.
    problem: Option<String>,
    /// Something that the person should know, until the next key.
    notice: Option<String>,
    /// Whether the values come from the last time, so that a file may be gone.
    from_last_time: bool,
    starting: Option<Starting>,
    /// What can be drawn for this game: tracks, maps.
    drawn: Option<Message>,
    places: Vec<Place>,
}

/// What the game waits for before it begins.
enum Starting {
    /// The board is being made.
    Board,
    /// Programs are asked whether they play.
    Programs(Asking),
    /// Nothing. These are the names that programs go by, in the order of the seats.
    Go(Vec<Option<String>>),
}

/// Where a row was drawn, and the signs beside its value.
struct Place {
    area: Rect,
    row: Row,
    back: Rect,
    forth: Rect,
}

impl Setup {
    /// The set-up that the game was started with last, or the usual one.
    pub fn new(context: &Context, ui: &'static GameUi) -> Setup {
        let (form, notice) = Form::as_last_time(context, ui);
        let mut setup = Setup::with(context, ui, form);
        setup.notice = setup.notice.take().or(notice);
        setup
    }

    /// The set-up of a game that was just played.
    pub fn like(context: &Context, ui: &'static GameUi, played: &Match) -> Setup {
        let mut form = Form::as_last_time(context, ui).0;
        form.players = played.players().to_vec();
        form.take_setup(&played.game().setup());
        let pace = played.pace();
        form.think = pace.think;
        if !form.clock_is(played) {
            form.clock = pace.clock.map_or(Clock::Off, Clock::Turn);
        }
        Setup::with(context, ui, form)
    }

    fn with(context: &Context, ui: &'static GameUi, form: Form) -> Setup {
        let mut setup = Setup {
            ui,
            form,
            preview: Preview::new(ui),
            selected: usize::MAX,
            first_shown: 0,
            typing: None,
            problem: None,
            notice: None,
            from_last_time: true,
            starting: None,
            drawn: (ui.view)().craft().map(|craft| craft.noun()),
            places: Vec::new(),
        };
        setup.renew(context);
        setup.selected = setup.rows().len() - 1;
        setup
    }

    fn rows(&self) -> Vec<Row> {
        self.form.rows(self.drawn)
    }

    fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.selected.min(rows.len() - 1)]
    }

    /// Where a row stands now.
    fn place_of(&self, row: &Row) -> Option<usize> {
        self.rows().iter().position(|other| other.is(row))
    }

    /// Something was changed: the board is made anew.
    fn renew(&mut self, context: &Context) {
        self.preview.want(self.form.setup(), &context.events, PATIENCE);
        self.settle(context);
    }

    /// Takes over what the board tells, if it is there: how many seats there are. What was played last and is not
    /// possible any more gives way to what is usual.
    fn settle(&mut self, context: &Context) {
        let row = self.row();
        if let Some(game) = self.preview.game() {
            self.form.follow(game);
            self.from_last_time = false;
        } else if let Some(error) = self.preview.problem().filter(|_| self.from_last_time) {
            let why = error.reason(context.look.language);
            self.notice = Some(context.look.fill(text::FELL_BACK, &[("why", &why)]));
            self.from_last_time = false;
            let before = self.form.setup();
            self.form.forget_resources();
            if self.form.setup() == before {
                self.form = Form::usual(context, self.ui);
            }
            self.renew(context);
        }
        // Rows of seats may have come or gone; the selected one stays, also if something is being typed into it.
        self.selected = self.place_of(&row).unwrap_or(self.selected).min(self.rows().len() - 1);
    }

    /// Whether the map of the set-up has a time for a turn.
    fn map_time(&self) -> bool {
        self.preview.game().is_some_and(|game| self.ui.entry.turn_time(game).is_some())
    }

    /// Changes the selected value by one step.
    fn change(&mut self, context: &Context, forward: bool) -> Step {
        self.problem = None;
        let row = self.row();
        if !self.form.step(row, forward, self.map_time()) {
            return Step::Stay;
        }
        self.renew(context);
        Step::Redraw
    }

    fn confirm(&mut self, context: &mut Context) -> Step {
        self.problem = None;
        match self.row() {
            Row::Start => self.start(context),
            Row::Draw(_) => match Editor::new(self.ui) {
                Some(editor) => Step::Push(Box::new(editor)),
                None => Step::Stay,
            },
            Row::Defaults => {
                let selected = self.selected;
                self.form = Form::usual(context, self.ui);
                self.renew(context);
                self.selected = selected.min(self.rows().len() - 1);
                Step::Redraw
            }
            row => match self.form.text(row) {
                Some(old) => self.begin_typing(&old),
                None => self.change(context, true),
            },
        }
    }

    fn select(&mut self, index: usize) -> Step {
        self.selected = index;
        Step::Redraw
    }

    // ----- Typing -----

    fn begin_typing(&mut self, text: &str) -> Step {
        self.typing = Some((Typing::new(text), self.form.clone()));
        Step::Redraw
    }

    /// Takes over what is typed as far as it goes.
    fn take_typed(&mut self, context: &Context) {
        let Some((typing, before)) = &self.typing else { return };
        let row = self.row();
        let mut form = before.clone();
        form.seat_as(&self.form);
        self.problem = form.set_text(row, typing.text(), &context.look).err();
        self.form = form;
        self.renew(context);
    }

    /// Whether the typed text stands; if not, the person goes on typing.
    fn accept_typed(&mut self, context: &Context) -> bool {
        self.take_typed(context);
        if self.problem.is_none() {
            self.typing = None;
        }
        self.problem.is_none()
    }

    fn cancel_typing(&mut self, context: &Context) {
        if let Some((_, before)) = self.typing.take() {
            self.form = before;
            self.problem = None;
            self.renew(context);
        }
    }

    // ----- Starting -----

    fn start(&mut self, context: &mut Context) -> Step {
        let missing = self.form.players.iter().position(
            |player| matches!(player, PlayerSpec::Program { command, .. } if command.trim().is_empty()),
        );
        if let Some(index) = missing {
            self.select_seat(index);
            self.problem = Some(context.look.fill(text::PROGRAM_MISSING, &[("seat", &(index + 1))]));
            return Step::Redraw;
        }
        self.starting = Some(Starting::Board);
        self.go_on_starting(context)
    }

    fn select_seat(&mut self, index: usize) {
        self.selected = self.place_of(&Row::Seat(index)).unwrap_or(self.selected);
    }

    /// Goes as far towards the first frame as nothing has to be waited for.
    fn go_on_starting(&mut self, context: &mut Context) -> Step {
        loop {
            let Some(starting) = &self.starting else { return Step::Redraw };
            self.starting = match starting {
                Starting::Board if self.preview.is_busy() => return Step::Redraw,
                Starting::Board => match self.preview.game() {
                    // The reason stands below the rows.
                    None => None,
                    Some(game) => {
                        let pace = Pace { think: self.form.think, clock: None };
                        let players = &self.form.players;
                        let asking = Asking::start(self.ui.entry, game, players, pace, &context.events);
                        Some(asking.map_or(Starting::Go(Vec::new()), Starting::Programs))
                    }
                },
                Starting::Programs(asking) => match asking.answer() {
                    None => return Step::Redraw,
                    Some(Ok(names)) => Some(Starting::Go(names)),
                    Some(Err(refusal)) => {
                        self.select_seat(refusal.seat - 1);
                        let command = game::setup::quoted(&refusal.command);
                        self.problem = Some(context.look.fill(
                            text::PROGRAM_FAILED,
                            &[("seat", &refusal.seat), ("command", &command), ("why", &refusal.why)],
                        ));
                        None
                    }
                },
                Starting::Go(names) => {
                    let names = names.clone();
                    return self.play(context, names);
                }
            };
        }
    }

    fn play(&mut self, context: &mut Context, names: Vec<Option<String>>) -> Step {
        self.starting = None;
        let Some(game) = self.preview.game() else { return Step::Redraw };
        if self.form.clock == Clock::Map && !self.map_time() {
            self.selected = self.place_of(&Row::Clock).unwrap_or(self.selected);
            self.problem = Some(context.look.text(text::NO_TIME_OF_ITS_OWN).to_string());
            return Step::Redraw;
        }
        // The very board that is shown: a random one is not drawn twice.
        match Match::new(self.ui.entry, &self.form.options(game.setup())) {
            Ok(mut played) => {
                Seat::all(played.seats()).zip(names).for_each(|(seat, name)| played.set_name(seat, name));
                self.keep(context);
                Step::Replace(Box::new(Play::new(context, self.ui, played)))
            }
            Err(error) => {
                self.problem = Some(error.reason(context.look.language));
                Step::Redraw
            }
        }
    }

    /// Keeps what was chosen for the next time.
    fn keep(&self, context: &mut Context) {
        let Some(store) = context.keeps() else { return };
        if let Err(why) = store.keep_setup(self.ui.entry, &self.form.to_keep()) {
            let why = why.reason(context.look.language);
            context.notice = Some(context.look.fill(text::NOT_KEPT, &[("why", &why)]));
        }
    }
}

impl Screen for Setup {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(30, 7)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        draw::draw(self, context, area, buffer);
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        if self.starting.is_some() {
            return vec![Offer::named(Action::Cancel, words::STOP_SHORT)];
        }
        if self.typing.is_some() {
            return vec![Offer::named(Action::Confirm, text::ACCEPT_SHORT), Offer::of(Action::Cancel)];
        }
        let row = self.row();
        let confirm = match row {
            Row::Start | Row::Defaults | Row::Draw(_) => words::CHOOSE_SHORT,
            row if self.form.text(row).is_some() => text::TYPE_SHORT,
            _ => common::SETUP_CHANGE_SHORT,
        };
        let mut offers = vec![Offer::named(Action::Confirm, confirm)];
        offers.extend([Action::Up, Action::Down].map(Offer::of));
        if !matches!(row, Row::Start | Row::Defaults | Row::Draw(_)) {
            let change = |action| Offer::named(action, common::SETUP_CHANGE_SHORT);
            offers.extend([Action::Left, Action::Right].map(change));
        }
        offers.push(Offer::of(Action::Cancel));
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage {
            title: Some(self.ui.entry.title),
            rules: self.ui.entry.rules,
            notes: vec![text::HELP_TYPE, text::HELP_KEPT, text::HELP_MOUSE],
            ..HelpPage::default()
        }
    }

    fn takes_text(&self) -> bool {
        self.typing.is_some()
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        self.notice = None;
        if self.starting.is_some() {
            if action == Action::Cancel {
                self.starting = None;
                return Step::Redraw;
            }
            return Step::Stay;
        }
        let count = self.rows().len();
        match action {
            Action::Down | Action::Next => self.select((self.selected + 1) % count),
            Action::Up | Action::Previous => self.select((self.selected + count - 1) % count),
            Action::First => self.select(0),
            Action::Last => self.select(count - 1),
            Action::Right => self.change(context, true),
            Action::Left => self.change(context, false),
            Action::Confirm => self.confirm(context),
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    fn key(&mut self, context: &mut Context, key: Chord) -> Step {
        self.notice = None;
        let row = self.row();
        let Some((typing, _)) = &mut self.typing else {
            // A digit begins to type a number.
            if !key.is_digit() || self.starting.is_some() || !self.form.takes_digits(row) {
                return Step::Stay;
            }
            self.begin_typing(&key.to_string());
            self.take_typed(context);
            return Step::Redraw;
        };
        if key.is_text() && !key.is_digit() && self.form.is_number(row) {
            return Step::Stay;
        }
        match typing.key(key) {
            Typed::Going => self.take_typed(context),
            Typed::Cancelled => self.cancel_typing(context),
            Typed::Done => drop(self.accept_typed(context)),
            Typed::Next(forward) => {
                if self.accept_typed(context) {
                    let action = if forward { Action::Down } else { Action::Up };
                    return self.act(context, action);
                }
            }
        }
        Step::Redraw
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        if self.starting.is_some() {
            return Step::Stay;
        }
        let hit = self.places.iter().find(|place| place.area.contains(pointer.at));
        let Some(Place { row, back, forth, .. }) = hit else { return Step::Stay };
        // Rows may have come or gone since they were drawn.
        let Some(index) = self.place_of(row) else { return Step::Stay };
        let (backward, forward) = (back.contains(pointer.at), forth.contains(pointer.at));
        let moves = matches!(pointer.kind, PointerKind::Press | PointerKind::Secondary);
        if self.typing.is_some() && (index == self.selected || !moves || !self.accept_typed(context)) {
            return Step::Redraw;
        }
        match pointer.kind {
            PointerKind::Press | PointerKind::Secondary => {
                let was_selected = std::mem::replace(&mut self.selected, index) == index;
                match pointer.kind {
                    PointerKind::Secondary => self.change(context, false),
                    _ if was_selected && backward => self.change(context, false),
                    _ if was_selected && forward => self.change(context, true),
                    _ => self.confirm(context),
                }
            }
            PointerKind::Hover if index != self.selected => self.select(index),
            PointerKind::WheelUp => self.change(context, true),
            PointerKind::WheelDown => self.change(context, false),
            _ => Step::Stay,
        }
    }

    fn is_waiting(&self) -> bool {
        self.preview.is_busy() || self.starting.is_some()
    }

    /// The board or a program has answered.
    fn wake(&mut self, context: &mut Context, _now: Instant) -> Step {
        let news = self.preview.look_for(&context.events, std::time::Duration::ZERO);
        if news {
            self.settle(context);
        }
        if self.starting.is_some() {
            return self.go_on_starting(context);
        }
        if news { Step::Redraw } else { Step::Stay }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{GAMES, context, plain_look};

    #[test]
    fn whoever_sat_at_a_seat_that_goes_comes_back_with_it() {
        let (mut context, _heard) = context(plain_look());
        let mut setup = Setup::new(&context, &GAMES[0]);
        let seats =
            setup.rows().iter().position(|row| matches!(row, Row::Field(field) if field.key == "seats"));
        setup.selected = seats.expect("a row for the seats");
        let mut press = |setup: &mut Setup, keys: &str| {
            for key in keys.split(' ') {
                setup.key(&mut context, key.parse().expect("a key"));
            }
        };
        press(&mut setup, "4 enter");
        let players = PlayerSpec::parse_list("hard,human,easy,perfect").expect("players");
        setup.form.players.clone_from(&players);
        // Nothing of what is typed on the way counts.
        press(&mut setup, "2 backspace 3 backspace 4 enter");
        assert_eq!(setup.form.players, players);
        let row = setup.row();
        for (forward, left) in [(false, 3), (false, 2), (true, 3), (true, 4)] {
            assert!(setup.form.step(row, forward, false));
            setup.form.set_seats(left);
            assert_eq!(setup.form.players, players[..usize::from(left)]);
        }
    }

    #[test]
    fn a_board_that_comes_late_moves_no_row_away_from_its_typing() {
        let (mut context, _heard) = context(plain_look());
        let mut setup = Setup::new(&context, &GAMES[0]);
        // As it is as long as nobody knows how many seats there are.
        setup.form.players.clear();
        setup.selected = setup.place_of(&Row::Seed).expect("a row for the seed");
        setup.begin_typing("7");
        let (clock, rows) = (setup.form.clock, setup.rows().len());
        setup.settle(&context);
        assert_eq!(setup.rows().len(), rows + 2);
        assert!(matches!(setup.row(), Row::Seed));
        setup.key(&mut context, "enter".parse().expect("a key"));
        assert_eq!((setup.form.seed.number(), setup.form.clock), (7, clock));
    }
}
