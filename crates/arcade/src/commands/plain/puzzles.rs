//! Puzzles by lines: the same ones as on the screen, with typed moves.

use std::fmt::Display;

use play::analysis::GivenAway;
use play::learn::puzzle::{AnyPuzzleKit, Hint, Judge, Puzzle, Sitting, cost};
use play::learn::{Attempt, Deed, Progress};
use play::{AnyGame, GameEntry};
use search::{MoveValue, Score};
use texts::Message;
use tui::texts::{learn, plain as text, puzzle as said};

use super::inbox::Heard;
use super::session::Shown;
use super::{Desk, words};

/// The moves of best play that are told.
const LINE: usize = 6;

/// The puzzles of a game, one at a time.
pub(super) struct Puzzles<'a> {
    desk: &'a mut Desk,
    progress: &'a mut Progress,
    entry: &'static GameEntry,
    kit: AnyPuzzleKit,
    puzzles: Vec<Puzzle>,
    judge: Judge,
    at: usize,
    sitting: Sitting,
    shown: Shown,
    /// The wrong move made last.
    wrong: Option<String>,
}

impl<'a> Puzzles<'a> {
    /// Sits down at the first puzzle that is not solved; `None` if the game has no puzzles.
    ///
    /// # Errors
    /// If a puzzle can't be reached; never for a game of the registry.
    pub(super) fn new(
        desk: &'a mut Desk,
        progress: &'a mut Progress,
        entry: &'static GameEntry,
        shown: Shown,
    ) -> anyhow::Result<Option<Puzzles<'a>>> {
        let Some(kit) = entry.puzzle_kit() else { return Ok(None) };
        let puzzles = entry.puzzles()?;
        let is_open = |puzzle: &Puzzle| !progress.puzzle(entry.name, &puzzle.id).solved;
        let at = puzzles.iter().position(is_open).unwrap_or(0);
        let Some(puzzle) = puzzles.get(at) else { return Ok(None) };
        let sitting = Sitting::new(entry, &kit, puzzle)?;
        let judge = Judge::of(entry, &kit);
        Ok(Some(Puzzles { desk, progress, entry, kit, puzzles, judge, at, sitting, shown, wrong: None }))
    }

    /// Goes on until the person has enough; whether they leave the program.
    ///
    /// # Errors
    /// If writing fails, or a signal ends the program.
    pub(super) fn run(mut self) -> anyhow::Result<bool> {
        self.say(said::PLAIN_HELP, &[])?;
        self.tell()?;
        loop {
            if self.desk.inbox.is_interactive() {
                self.desk.page.prompt(learn::PLAIN_PROMPT, &[])?;
            }
            let line = match self.desk.inbox.line(None)? {
                Heard::Line(line) => line.trim().to_string(),
                Heard::LongLine => {
                    self.say(text::TOO_LONG, &[])?;
                    continue;
                }
                Heard::End | Heard::TimeUp => return Ok(true),
            };
            match line.to_lowercase().as_str() {
                "" if self.sitting.is_solved() => self.go_to(self.at + 1)?,
                "" => {}
                "quit" | "q" | "exit" => return Ok(true),
                "games" => return Ok(false),
                "next" | "n" => self.go_to(self.at + 1)?,
                "back" => self.go_to(self.at.saturating_sub(1))?,
                "again" => self.go_to(self.at)?,
                "hint" => self.hint()?,
                "why" => self.why()?,
                "line" => self.line()?,
                "values" => self.values()?,
                "board" => self.desk.page.board(self.entry, self.sitting.position())?,
                "words" => self.words()?,
                "help" | "?" => self.say(said::PLAIN_HELP, &[])?,
                word if word.starts_with('#') => {}
                _ => self.try_move(&line)?,
            }
        }
    }

    fn say(&self, message: Message, values: &[(&str, &dyn Display)]) -> anyhow::Result<()> {
        self.desk.page.say(message, values)
    }

    fn score(&self, score: Score) -> String {
        words::score(&self.desk.page, self.entry, score)
    }

    fn go_to(&mut self, at: usize) -> anyhow::Result<()> {
        let Some(puzzle) = self.puzzles.get(at) else { return self.say(said::PLAIN_LAST, &[]) };
        self.sitting = Sitting::new(self.entry, &self.kit, puzzle)?;
        (self.at, self.wrong) = (at, None);
        self.tell()
    }

    /// The puzzle and what it asks.
    fn tell(&self) -> anyhow::Result<()> {
        self.say(said::TITLE, &[("number", &(self.at + 1)), ("count", &self.puzzles.len())])?;
        if let Some(theme) = self.kit.theme_named(&self.sitting.puzzle().theme) {
            self.say(theme.ask, &[])?;
        }
        let seat = self.sitting.position().to_move();
        match self.entry.seat_title(seat) {
            Some(title) => {
                let title = title.text(self.desk.page.language());
                self.say(said::PLAIN_YOU_ARE, &[("seat", &seat.number()), ("title", &title)])?;
            }
            None => self.say(said::PLAIN_SEAT, &[("seat", &seat.number())])?,
        }
        match self.shown {
            Shown::Board => self.desk.page.board(self.entry, self.sitting.position()),
            Shown::Words => self.words(),
            Shown::Nothing => Ok(()),
        }
    }

    fn words(&self) -> anyhow::Result<()> {
        let lines = self.entry.describe(self.sitting.position(), self.desk.page.language());
        lines.iter().try_for_each(|line| self.desk.page.line(line))
    }

    fn note(&mut self, attempt: Attempt) -> anyhow::Result<()> {
        let deed = Deed::Puzzle { game: self.entry.name, puzzle: &self.puzzles[self.at].id, attempt };
        match self.progress.note(self.desk.new_games.store.as_ref(), deed) {
            Ok(()) => Ok(()),
            Err(error) => {
                let why = error.reason(self.desk.page.language());
                self.say(learn::NOT_KEPT, &[("why", &why)])
            }
        }
    }

    fn try_move(&mut self, mv: &str) -> anyhow::Result<()> {
        let language = self.desk.page.language();
        let answer = match self.sitting.answer(mv) {
            Ok(answer) => answer,
            Err(error) => return self.say(learn::ILLEGAL, &[("why", &error.reason(language))]),
        };
        if answer.right {
            self.tell_right()?;
        } else {
            let values = self.judge.values(self.sitting.position())?;
            self.tell_cost(&values, &answer.mv)?;
            self.wrong = Some(answer.mv.clone());
        }
        self.note(Sitting::attempt(&answer))
    }

    fn tell_right(&self) -> anyhow::Result<()> {
        let puzzle = self.sitting.puzzle();
        let theme = self.kit.theme_named(&puzzle.theme);
        let title = theme.map_or("", |theme| theme.title.text(self.desk.page.language()));
        let (best, second) = (self.score(puzzle.value), self.score(puzzle.second));
        let values: [(&str, &dyn Display); 4] =
            [("title", &title), ("move", &puzzle.best), ("best", &best), ("second", &second)];
        self.say(said::RIGHT, &values)?;
        let last = self.at + 1 == self.puzzles.len();
        self.say(if last { said::PLAIN_LAST } else { said::PLAIN_NEXT }, &[])
    }

    /// What a wrong move costs.
    fn tell_cost(&self, values: &[MoveValue<String>], mv: &str) -> anyhow::Result<()> {
        let Some(((given, made), best)) = cost(values, mv).zip(values.first()) else { return Ok(()) };
        let (made, best) = (self.score(made), self.score(best.score));
        let tell = |message: Message, more: (&str, &dyn Display)| {
            self.say(message, &[("move", &mv), ("made", &made), ("best", &best), more])
        };
        match (given, self.entry.margin_unit()) {
            // A point that changes hands counts twice in a margin.
            (GivenAway::Points(points), Some(unit)) => {
                let what = self.desk.page.fill(unit, &[("n", &(points / 2 / self.entry.point.max(1)))]);
                tell(said::COST_POINTS, ("what", &what))
            }
            (GivenAway::Turns(turns), _) => tell(said::COST_TURNS, ("n", &turns)),
            _ => tell(said::COST_GAME, ("", &"")),
        }
    }

    fn hint(&mut self) -> anyhow::Result<()> {
        match self.sitting.hint() {
            _ if self.sitting.is_solved() => self.say(learn::NO_HINT, &[]),
            Hint::Later(n) => self.say(said::HINT_LATER, &[("n", &n)]),
            Hint::Words(words) => self.say(words, &[]),
            Hint::Move(mv) => {
                self.say(said::PLAIN_SHOWN, &[("move", &mv)])?;
                self.note(Attempt::Shown)
            }
        }
    }

    /// What would follow the wrong move.
    fn why(&mut self) -> anyhow::Result<()> {
        let Some(mv) = self.wrong.clone() else { return self.say(said::NOTHING_WRONG, &[]) };
        let mut game: Box<dyn AnyGame> = self.sitting.along_the_line(0);
        game.play(&mv)?;
        let line = self.judge.line(&*game, LINE)?.join(" ");
        match line.is_empty() {
            true => self.say(said::PLAIN_AFTER_END, &[("move", &mv)]),
            false => self.say(said::PLAIN_AFTER, &[("move", &mv), ("line", &line)]),
        }
    }

    fn line(&self) -> anyhow::Result<()> {
        match self.sitting.is_solved() {
            true => self.say(said::PLAIN_LINE, &[("line", &self.sitting.puzzle().line.join(" "))]),
            false => self.say(said::PLAIN_NOT_YET, &[]),
        }
    }

    fn values(&mut self) -> anyhow::Result<()> {
        if !self.sitting.is_solved() {
            return self.say(said::PLAIN_NOT_YET, &[]);
        }
        let values = self.judge.values(self.sitting.position())?;
        values.iter().try_for_each(|value| {
            let score = self.score(value.score);
            self.desk.page.line(&format!("{} {score}", value.mv))
        })
    }
}
