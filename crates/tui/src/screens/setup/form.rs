//! What is chosen for a new game: the values of its fields, who sits where, times, the seed. Everything of the
//! set-up screen but the screen.

use std::time::Duration;

use game::setup::quoted;
use game::{Field, FieldKind, Values};
use play::program::ProgramEngine;
use play::{
    AnyGame, Clock, Dialect, GameEntry, LastSetup, Level, MatchOptions, Pace, PlayerSpec, Seating, Store,
    seeded,
};
use search::Stop;

use crate::context::{Context, GameUi};
use crate::look::Look;
use crate::texts::{Message, setup as text};

/// The field that a match fills from its own seed.
const SEED: &str = "seed";
/// The times of a clock that the arrow keys go through, in seconds.
const CLOCKS: &[u64] = &[5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];
/// The thinking times that the arrow keys go through, in seconds.
const TIMES: &[u64] = &[1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 300];

/// What a row is about.
#[derive(Clone, Copy)]
pub(super) enum Row {
    Field(&'static Field),
    Seat(usize),
    Clock,
    Think,
    Seed,
    /// To the editor of what can be drawn.
    Draw(Message),
    Defaults,
    Start,
}

impl Row {
    /// Whether the other one is about the same.
    pub(super) fn is(&self, other: &Row) -> bool {
        match (self, other) {
            (Row::Field(field), Row::Field(other)) => field.key == other.key,
            (Row::Seat(seat), Row::Seat(other)) => seat == other,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

/// What is chosen for a new game.
#[derive(Clone)]
pub(super) struct Form {
    entry: &'static GameEntry,
    /// The values that were chosen; every other one follows from the board, or has its default.
    pub(super) values: Values,
    /// What the board says of the fields.
    implied: Values,
    /// Empty as long as the number of seats is not known.
    pub(super) players: Vec<PlayerSpec>,
    /// Who sat at the seats that are no more, the last one first: they come back with their seats.
    spare: Vec<PlayerSpec>,
    /// Who sits where as long as nobody has chosen.
    seating: Seating,
    pub(super) clock: Clock,
    pub(super) think: Option<Duration>,
    pub(super) seed: Seed,
    /// The one that it is if nobody chooses.
    usual_seed: Seed,
}

/// The seed of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seed {
    /// A person has chosen it: it stays until it is cleared.
    Chosen(u64),
    /// The command line or the configuration says it.
    Given(u64),
    /// The next game gets another one.
    New(u64),
}

impl Seed {
    pub(super) fn number(self) -> u64 {
        match self {
            Seed::Chosen(seed) | Seed::Given(seed) | Seed::New(seed) => seed,
        }
    }
}

impl Form {
    /// What the command line, the configuration and the game itself say.
    pub(super) fn usual(context: &Context, ui: &GameUi) -> Form {
        let options = context.settings.options(ui.entry.name);
        let usual_seed = context.settings.seed.map_or(Seed::New(options.seed), Seed::Given);
        Form {
            entry: ui.entry,
            values: options.setup,
            implied: Values::new(),
            players: Vec::new(),
            spare: Vec::new(),
            seating: options.seating,
            clock: options.clock,
            think: options.think,
            seed: usual_seed,
            usual_seed,
        }
    }

    /// The same, but with what the game was started with last where the command line says nothing else; and what
    /// there is to say about that.
    pub(super) fn as_last_time(context: &Context, ui: &GameUi) -> (Form, Option<String>) {
        let mut form = Form::usual(context, ui);
        let last =
            context.settings.store.as_ref().map_or(Ok(None), |store: &Store| store.last_setup(ui.entry));
        let last = match last {
            Ok(Some(last)) => last,
            Ok(None) => return (form, None),
            Err(error) => {
                let why = error.reason(context.look.language);
                return (form, Some(context.look.fill(text::NOT_FOUND, &[("why", &why)])));
            }
        };
        let (last, problems) = last.fitted(ui.entry);
        let typed = context.settings.typed(ui.entry.name);
        for (key, value) in last.setup.iter().filter(|(key, _)| *key != SEED) {
            if typed.setup.get(key).is_none() {
                form.values.set(key, value);
            }
        }
        if typed.seating.is_none() {
            form.players = last.players;
        }
        if typed.clock.is_none() {
            form.clock = last.clock;
        }
        if typed.think.is_none() {
            form.think = last.think;
        }
        if let Some(seed) = last.seed.filter(|_| typed.seed.is_none()) {
            form.seed = Seed::Chosen(seed);
        }
        let problem = problems.first().map(|why| context.look.fill(text::FELL_BACK, &[("why", why)]));
        (form, problem)
    }

    /// What is kept for the next time.
    pub(super) fn to_keep(&self) -> LastSetup {
        LastSetup {
            setup: self.values.clone(),
            players: self.players.clone(),
            clock: self.clock,
            think: self.think,
            seed: match self.seed {
                Seed::Chosen(seed) => Some(seed),
                Seed::Given(_) | Seed::New(_) => None,
            },
        }
    }

    /// The values with which the game is started: a random map is the one of the seed.
    pub(super) fn setup(&self) -> Values {
        let mut values = self.values.clone();
        // What is random needs the word for it, which may be the default of its field.
        for field in self.entry.fields() {
            if matches!(field.kind, FieldKind::Resource { .. }) && values.get(field.key).is_none() {
                values.set(field.key, field.default);
            }
        }
        seeded(self.entry, &values, self.seed.number())
    }

    /// A match with these players, on the set-up that the preview shows.
    pub(super) fn options(&self, setup: Values) -> MatchOptions {
        MatchOptions {
            setup,
            seating: Seating::List(self.players.clone()),
            seed: self.seed.number(),
            think: self.think,
            clock: self.clock,
        }
    }

    /// The board is there: what follows from it.
    pub(super) fn follow(&mut self, game: &dyn AnyGame) {
        self.implied = self.entry.implied(game);
        self.set_seats(game.seats());
    }

    /// The game has so many seats.
    pub(super) fn set_seats(&mut self, seats: u8) {
        if self.players.is_empty() {
            let usual = self.seating.players(self.entry, seats);
            let plain = || Seating::default().players(self.entry, seats).unwrap_or_default();
            self.players = usual.unwrap_or_else(|_| plain());
        }
        let computer = match &self.seating {
            Seating::Person { level, .. } => *level,
            Seating::List(_) => Level::default(),
        };
        let seats = usize::from(seats);
        let gone = seats.min(self.players.len());
        self.spare.extend(self.players.drain(gone..).rev());
        while self.players.len() < seats {
            self.players.push(self.spare.pop().unwrap_or(PlayerSpec::Level(computer)));
        }
    }

    /// Takes over who sits where.
    pub(super) fn seat_as(&mut self, other: &Form) {
        self.players.clone_from(&other.players);
        self.spare.clone_from(&other.spare);
    }

    /// Takes over the set-up of a game that was played, whole as it is; if it is the one of these values, their names
    /// stay.
    pub(super) fn take_setup(&mut self, played: &Values) {
        let random = self.entry.fields().iter().any(|field| self.value(field) == "random");
        if !random && self.entry.start(&self.setup()).is_ok_and(|game| game.setup() == *played) {
            return;
        }
        self.values = Values::new();
        for field in self.entry.fields().iter().filter(|field| field.key != SEED) {
            if let Some(value) = played.get(field.key) {
                self.values.set(field.key, value);
            }
        }
    }

    /// Whether the clock of these settings is the one of a match.
    pub(super) fn clock_is(&self, played: &play::Match) -> bool {
        self.clock.of(self.entry, played.game()).is_ok_and(|clock| clock == played.pace().clock)
    }

    /// The names of tracks, maps and files give way to what is usual.
    pub(super) fn forget_resources(&mut self) {
        for field in self.entry.fields() {
            if matches!(field.kind, FieldKind::Resource { .. }) && self.values.get(field.key).is_some() {
                self.values.set(field.key, field.default);
            }
        }
    }

    /// The rows, from top to bottom.
    pub(super) fn rows(&self, drawn: Option<Message>) -> Vec<Row> {
        let counts = |field: &&Field| field.key != SEED && self.entry.field_counts(field, &self.values);
        let fields = self.entry.fields().iter().filter(counts).map(Row::Field);
        let seats = (0..self.players.len()).map(Row::Seat);
        let draw = drawn.map(Row::Draw);
        let times = [Row::Clock, Row::Think, Row::Seed];
        fields.chain(seats).chain(times).chain(draw).chain([Row::Defaults, Row::Start]).collect()
    }

    /// The value of a field: what was chosen, or what the board says as long as nobody has.
    pub(super) fn value(&self, field: &Field) -> &str {
        // A drawing stands in its value whole; what nobody has chosen is no drawing.
        let implied = || self.implied.get(field.key).filter(|value| !value.contains('\n'));
        self.values.get(field.key).or_else(implied).unwrap_or(field.default)
    }

    fn player_choices(&self, own: &PlayerSpec) -> Vec<PlayerSpec> {
        let levels = Level::ALL.map(PlayerSpec::Level);
        let named = self.entry.players.iter().map(|player| PlayerSpec::Named(player.name.to_string()));
        let lisp = self.entry.lisp_player().map(|_| Dialect::Lisp);
        let programs = [Some(Dialect::Line), lisp].into_iter().flatten().map(|dialect| match own {
            // A command that was typed stays while the choices are gone through.
            PlayerSpec::Program { command, dialect: typed } if *typed == dialect => {
                PlayerSpec::Program { command: command.clone(), dialect }
            }
            _ => PlayerSpec::Program { command: String::new(), dialect },
        });
        [PlayerSpec::Human].into_iter().chain(levels).chain(named).chain(programs).collect()
    }

    /// Changes a row by one step. Whether that means anything.
    pub(super) fn step(&mut self, row: Row, forward: bool, map_time: bool) -> bool {
        match row {
            Row::Field(field) => {
                let value = stepped(field, self.value(field), forward);
                self.values.set(field.key, value);
            }
            Row::Seat(index) => {
                let choices = self.player_choices(&self.players[index]);
                self.players[index] = next_of(&choices, &self.players[index], forward);
            }
            Row::Clock => {
                let mut choices = vec![Clock::Off];
                choices.extend(map_time.then_some(Clock::Map));
                choices.extend(CLOCKS.iter().map(|seconds| Clock::Turn(Duration::from_secs(*seconds))));
                self.clock = next_of(&choices, &self.clock, forward);
            }
            Row::Think => {
                let times = TIMES.iter().map(|seconds| Some(Duration::from_secs(*seconds)));
                let choices: Vec<_> = [None].into_iter().chain(times).collect();
                self.think = next_of(&choices, &self.think, forward);
            }
            Row::Seed => {
                let seed = self.seed.number();
                let next = if forward { seed.checked_add(1) } else { seed.checked_sub(1) };
                self.seed = Seed::Chosen(next.unwrap_or(seed));
            }
            Row::Draw(_) | Row::Defaults | Row::Start => return false,
        }
        true
    }

    /// The text of a row that can be typed.
    pub(super) fn text(&self, row: Row) -> Option<String> {
        match row {
            Row::Field(field) => match field.kind {
                FieldKind::Choice(_) => None,
                // A drawing stands in its value whole; nobody types that.
                _ if self.value(field).contains('\n') => Some(String::new()),
                _ => Some(self.value(field).to_string()),
            },
            Row::Seat(index) => match &self.players[index] {
                PlayerSpec::Program { command, .. } => Some(command.clone()),
                _ => None,
            },
            Row::Clock => Some(self.clock.to_string()),
            Row::Think => Some(self.think.map_or(String::new(), Pace::write_seconds)),
            Row::Seed => Some(self.seed.number().to_string()),
            Row::Draw(_) | Row::Defaults | Row::Start => None,
        }
    }

    /// Whether a digit begins to replace the value of a row.
    pub(super) fn takes_digits(&self, row: Row) -> bool {
        match row {
            Row::Field(field) => matches!(field.kind, FieldKind::Number { .. }),
            Row::Clock | Row::Think | Row::Seed => true,
            _ => false,
        }
    }

    /// Whether a row that is typed takes nothing but digits.
    pub(super) fn is_number(&self, row: Row) -> bool {
        match row {
            Row::Field(field) => matches!(field.kind, FieldKind::Number { .. }),
            Row::Seed => true,
            _ => false,
        }
    }

    /// Takes a text that is being typed into a row.
    ///
    /// # Errors
    /// Why the row does not take it; then it keeps what it had.
    pub(super) fn set_text(&mut self, row: Row, typed: &str, look: &Look) -> Result<(), String> {
        let typed = typed.trim();
        match row {
            Row::Field(field) => {
                field.check(typed).map_err(|error| error.reason(look.language))?;
                self.values.set(field.key, typed);
            }
            Row::Seat(index) => {
                if let PlayerSpec::Program { command, dialect } = &mut self.players[index] {
                    if typed.is_empty() {
                        return Err(look.fill(text::PROGRAM_MISSING, &[("seat", &(index + 1))]));
                    }
                    if *dialect == Dialect::Line {
                        ProgramEngine::new(self.entry.name, typed, &Stop::new())
                            .map_err(|error| error.to_string())?;
                    }
                    *command = typed.to_string();
                }
            }
            Row::Clock => {
                let bad = |_| look.fill(text::CLOCK_IS_SECONDS, &[("found", &quoted(typed))]);
                self.clock = typed.parse().map_err(bad)?;
            }
            Row::Think if typed.is_empty() => self.think = None,
            Row::Think => {
                let bad = |_| look.fill(text::TIME_IS_SECONDS, &[("found", &quoted(typed))]);
                self.think = Some(Pace::parse_seconds(typed).map_err(bad)?);
            }
            Row::Seed if typed.is_empty() => self.seed = self.usual_seed,
            Row::Seed => {
                let bad = |_| look.fill(text::SEED_IS_A_NUMBER, &[("found", &quoted(typed))]);
                self.seed = Seed::Chosen(typed.parse().map_err(bad)?);
            }
            Row::Draw(_) | Row::Defaults | Row::Start => {}
        }
        Ok(())
    }
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
            next_of(&choices, &old.to_string(), forward)
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
