//! One game: whose turn it is, what is typed, what has become of it.

use std::fmt::Display;
use std::time::Instant;

use game::Seat;
use play::statistics::Tally;
use play::{Autosave, MoveError, PlayError, Pondering, Thinker};
use search::{Report, Score};
use texts::Message;
use tui::texts::{plain as text, play as table, statistics};

use super::command::Command;
use super::inbox::Heard;
use super::{Begin, Desk, Next, words};
use play::Match;

/// What is shown before every move of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// The board.
    Board,
    /// The position in words.
    Words,
    /// Nothing.
    Nothing,
}

/// One game.
pub(super) struct Session<'a> {
    pub(super) desk: &'a mut Desk,
    pub(super) played: Match,
    save: Option<Autosave>,
    /// Counts the game when it ends.
    tally: Tally,
    uncounted_told: bool,
    /// The position that could not be saved, and why; told once.
    unsaved_told: Option<(u64, String)>,
    /// The computers by seat, made when they are first asked.
    pub(super) thinkers: Vec<Option<Thinker>>,
    /// Whether one of them thinks along while the person is to move.
    pub(super) pondering: Pondering,
    /// Who is asked for hints and values.
    pub(super) adviser: Option<Thinker>,
    /// Whether the computers wait until the person lets them go on.
    pub(super) waits: bool,
    pub(super) shown: Shown,
    /// The position that was shown last.
    seen: Option<u64>,
    /// The position whose end was told.
    end_told: Option<u64>,
    decided_told: bool,
    /// The move that was typed last, and where: a slip is played when it is typed once more.
    asked: Option<(u64, String)>,
}

impl<'a> Session<'a> {
    /// Sits down at a game and says what it is.
    pub(super) fn new(desk: &'a mut Desk, begin: Begin) -> anyhow::Result<Session<'a>> {
        let Begin { mut played, record, damage } = begin;
        played.set_language(desk.page.language());
        let tally = Tally::new(desk.new_games.store.as_ref(), &mut played);
        for line in &damage {
            desk.page.say(table::BAD_RECORD, &[("why", line)])?;
        }
        let mut save = None;
        if let Some(store) = &desk.new_games.store {
            save = match &record {
                None => Some(Autosave::new(store)),
                Some(path) => match Autosave::resume(store, path, &played, !damage.is_empty()) {
                    Ok(save) => Some(save),
                    Err(error) => {
                        let why = error.reason(desk.page.language());
                        desk.page.say(table::NOT_SAVED, &[("why", &why)])?;
                        None
                    }
                },
            };
        }
        let shown = if desk.inbox.is_interactive() { Shown::Board } else { Shown::Nothing };
        let session = Session {
            thinkers: (0..played.seats()).map(|_| None).collect(),
            // Whoever reads moves from a file is not waited for.
            pondering: Pondering::new(desk.new_games.ponder && desk.inbox.is_interactive()),
            adviser: None,
            waits: false,
            shown,
            seen: None,
            end_told: None,
            decided_told: played.decided_for().is_some(),
            desk,
            played,
            save,
            tally,
            uncounted_told: false,
            unsaved_told: None,
            asked: None,
        };
        session.introduce()?;
        Ok(session)
    }

    fn introduce(&self) -> anyhow::Result<()> {
        let (page, played) = (&self.desk.page, &self.played);
        let entry = played.entry();
        let of = |message: Message| message.text(page.language());
        page.line(&format!("{}: {}", of(entry.title), of(entry.summary)))?;
        let mut seats = Vec::new();
        for seat in Seat::all(played.seats()) {
            let (number, name) = (seat.number(), played.label(seat));
            seats.push(match entry.seat_title(seat) {
                None => page.fill(text::SEAT, &[("seat", &number), ("name", &name)]),
                Some(title) => {
                    page.fill(text::SEAT_TITLED, &[("seat", &number), ("title", &of(title)), ("name", &name)])
                }
            });
        }
        page.line(&seats.join(" "))?;
        let mut settings: Vec<String> = words::setup(page, played).into_iter().collect();
        settings.push(page.fill(text::SEED, &[("seed", &played.seed())]));
        page.line(&settings.join(" "))?;
        if !played.moves().is_empty() {
            page.say(text::RESUMED, &[("moves", &played.moves().len())])?;
        }
        page.say(text::BEGIN, &[("example", &self.example())])
    }

    /// A move of this very game, as it is typed.
    pub(super) fn example(&self) -> String {
        let (start, usual) = (self.played.game_after(0), self.played.entry().example_move);
        let is_possible = start.check(usual).is_ok();
        let other = || start.legal_moves().into_iter().next();
        Some(usual.to_string()).filter(|_| is_possible).or_else(other).unwrap_or_default()
    }

    /// Plays until something else comes next.
    pub(super) fn run(mut self) -> anyhow::Result<Next> {
        loop {
            self.played.run_clock();
            self.tell_standing()?;
            self.keep()?;
            let next = match self.played.awaits_computer() && !self.waits {
                true => self.computer_turn()?,
                false => self.person_turn()?,
            };
            if let Some(next) = next {
                return Ok(next);
            }
        }
    }

    /// Tells the end of the game, or that it is decided.
    fn tell_standing(&mut self) -> anyhow::Result<()> {
        let generation = self.played.generation();
        if let Some(words) = words::end(&self.desk.page, &self.played) {
            if self.end_told.replace(generation) != Some(generation) {
                self.show()?;
                self.desk.page.line(&words)?;
                self.say_points()?;
                self.say(text::AT_THE_END, &[])?;
            }
            return Ok(());
        }
        match self.played.decided_for() {
            None => self.decided_told = false,
            Some(_) if self.decided_told => {}
            Some(winner) => {
                self.decided_told = true;
                match self.played.only_person() == Some(winner) {
                    true => self.say(table::DECIDED_YOU, &[])?,
                    false => self.say(table::DECIDED, &[("name", &self.name(winner))])?,
                }
            }
        }
        Ok(())
    }

    /// Counts the game if it is over, and saves it as it stands.
    fn keep(&mut self) -> anyhow::Result<()> {
        if let Err(error) = self.tally.note(&self.played)
            && !std::mem::replace(&mut self.uncounted_told, true)
        {
            let why = error.reason(self.desk.page.language());
            self.say(statistics::NOT_COUNTED, &[("why", &why)])?;
        }
        let Some(save) = &mut self.save else { return Ok(()) };
        let Err(error) = save.save(&self.played) else { return Ok(()) };
        let why = error.reason(self.desk.page.language());
        let unsaved = Some((self.played.generation(), why.clone()));
        if self.unsaved_told != unsaved {
            self.unsaved_told = unsaved;
            self.say(table::NOT_SAVED, &[("why", &why)])?;
            self.say(text::NOT_SAVED_AGAIN, &[])?;
        }
        Ok(())
    }

    /// Whether the game can be gone on with later.
    pub(super) fn is_kept(&self) -> bool {
        self.played.result().is_none() && self.save.as_ref().is_some_and(|save| save.path().is_some())
    }

    // ----- The person -----

    fn person_turn(&mut self) -> anyhow::Result<Option<Next>> {
        if self.played.result().is_none() {
            self.show()?;
        }
        if self.desk.inbox.is_interactive() {
            self.prompt()?;
        }
        let until = self.played.time_left().map(|left| Instant::now() + left);
        self.ponder();
        let heard = self.desk.inbox.line(until);
        self.stop_pondering();
        let heard = heard?;
        if self.played.check_clock().is_some() {
            return Ok(None);
        }
        match heard {
            Heard::Line(line) => self.obey(line.trim()),
            Heard::LongLine => self.say(text::TOO_LONG, &[]).map(|()| None),
            Heard::End => Ok(Some(Next::Leave)),
            Heard::TimeUp => Ok(None),
        }
    }

    fn prompt(&self) -> anyhow::Result<()> {
        let page = &self.desk.page;
        match self.played.to_move() {
            None => page.prompt(text::OVER_PROMPT, &[]),
            Some(seat) => {
                let name = self.name(seat);
                let own = self.played.only_person() == Some(seat);
                match self.played.awaits_person() {
                    true if own => page.prompt(text::YOUR_PROMPT, &[]),
                    true => page.prompt(text::TURN_PROMPT, &[("name", &name)]),
                    false => page.prompt(text::WAITING_PROMPT, &[("name", &name)]),
                }
            }
        }
    }

    /// Does what is typed: a command or a move. Empty lines and comments mean nothing.
    fn obey(&mut self, line: &str) -> anyhow::Result<Option<Next>> {
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        match Command::read(line) {
            Some((command, option)) => self.answer(command, option),
            None => self.play(line).map(|()| None),
        }
    }

    fn play(&mut self, line: &str) -> anyhow::Result<()> {
        if let Some(seat) = self.played.to_move()
            && !self.played.awaits_person()
        {
            return self.say(text::STANDING_STILL, &[("name", &self.name(seat))]);
        }
        match self.played.check(line) {
            Ok(token) => {
                let slip = self.played.entry().slip(self.played.game(), &token);
                let asked = self.asked.replace((self.played.generation(), token.clone()));
                if let Some(slip) = slip.filter(|_| asked != self.asked) {
                    let slip = slip.text(self.desk.page.language());
                    return self.say(text::ALL_THE_SAME, &[("slip", &slip), ("move", &token)]);
                }
                self.make(&token, None).or_else(|error| self.desk.page.line(&format!("{error}.")))
            }
            Err(PlayError::Move(MoveError::Illegal(why))) => {
                let shown = game::setup::quoted(line);
                let why = why.reason(self.desk.page.language());
                self.say(text::ILLEGAL, &[("move", &shown), ("why", &why)])
            }
            Err(PlayError::Over) => {
                self.say(table::GAME_IS_OVER, &[])?;
                self.say(text::AT_THE_END, &[])
            }
            Err(why) => {
                let why = why.reason(self.desk.page.language());
                self.say(text::NOT_UNDERSTOOD, &[("why", &why)])
            }
        }
    }

    /// Makes a move and tells it, with what the computer thinks of it.
    pub(super) fn make(&mut self, mv: &str, report: Option<&Report<String>>) -> anyhow::Result<()> {
        let page = &self.desk.page;
        let told = self.played.entry().move_words(self.played.game(), mv, page.language());
        let made = self.played.play(mv)?.clone();
        let number = self.played.moves().len();
        let name = self.played.label(made.seat);
        let mut words = match &told {
            Some(words) => {
                let values: [(&str, &dyn Display); 4] =
                    [("number", &number), ("name", &name), ("move", &made.token), ("words", words)];
                page.fill(text::MADE_TOLD, &values)
            }
            None => page.fill(text::MADE, &[("number", &number), ("name", &name), ("move", &made.token)]),
        };
        if let Some(report) = report.filter(|report| report.score != Score::Untold) {
            let score = words::score(page, self.played.entry(), report.score);
            let message = if report.exact { text::SCORE_EXACT } else { text::SCORE_ESTIMATE };
            words.push(' ');
            words.push_str(&page.fill(message, &[("name", &name), ("score", &score)]));
        }
        page.line(&words)
    }

    // ----- What is said -----

    pub(super) fn say(&self, message: Message, values: &[(&str, &dyn Display)]) -> anyhow::Result<()> {
        self.desk.page.say(message, values)
    }

    pub(super) fn say_points(&self) -> anyhow::Result<()> {
        self.say(text::POINTS, &[("points", &words::points(&self.played))])
    }

    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.played.label(seat).to_string()
    }

    /// Shows the position as the person wants it, if it has not been shown yet.
    fn show(&mut self) -> anyhow::Result<()> {
        let generation = self.played.generation();
        if self.seen == Some(generation) {
            return Ok(());
        }
        match self.shown {
            Shown::Board => self.show_board(),
            Shown::Words => self.show_words(),
            Shown::Nothing => Ok(()),
        }
    }

    pub(super) fn show_board(&mut self) -> anyhow::Result<()> {
        self.seen = Some(self.played.generation());
        self.desk.page.board(self.played.entry(), self.played.game())?;
        self.say_points()
    }

    pub(super) fn show_words(&mut self) -> anyhow::Result<()> {
        self.seen = Some(self.played.generation());
        let lines = self.played.entry().describe(self.played.game(), self.desk.page.language());
        lines.iter().try_for_each(|line| self.desk.page.line(line))?;
        self.say_points()
    }
}
