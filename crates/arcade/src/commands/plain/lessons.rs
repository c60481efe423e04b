//! Lessons by lines: the same steps as on the screen, with typed moves.

use std::fmt::Display;

use game::setup::quoted;
use play::GameEntry;
use play::learn::{Course, Deed, Heard as Answer, Progress};
use texts::Message;
use tui::texts::{learn as said, plain as text};

use super::inbox::Heard;
use super::puzzles::Puzzles;
use super::session::Shown;
use super::{Desk, choice};
use crate::registry::GAMES;

/// The lessons, and what has been done of them.
pub(super) struct Lessons<'a> {
    desk: &'a mut Desk,
    progress: Progress,
    shown: Shown,
}

/// What comes of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    /// To the list of games.
    Lesson,
    /// The end of the program.
    Program,
}

impl<'a> Lessons<'a> {
    /// Sits down.
    pub(super) fn new(desk: &'a mut Desk) -> anyhow::Result<Lessons<'a>> {
        let progress = desk.new_games.store.as_ref().map_or_else(Progress::default, Progress::read);
        for problem in &progress.problems {
            desk.page.line(problem)?;
        }
        let shown = if desk.inbox.is_interactive() { Shown::Board } else { Shown::Nothing };
        Ok(Lessons { desk, progress, shown })
    }

    /// Takes the lesson of a game, or asks which.
    pub(super) fn run(mut self, game: Option<&str>) -> anyhow::Result<()> {
        let mut next = game.and_then(|name| GAMES.iter().find(|entry| entry.is_called(name)));
        loop {
            let Some(entry) = next.take().map_or_else(|| self.choose(), |entry| Ok(Some(entry)))? else {
                return Ok(());
            };
            if self.take(entry)? == Left::Program {
                return Ok(());
            }
        }
    }

    fn say(&self, message: Message, values: &[(&str, &dyn Display)]) -> anyhow::Result<()> {
        self.desk.page.say(message, values)
    }

    fn done(&self, entry: &GameEntry) -> (usize, usize) {
        let steps = entry.lesson();
        let done = steps.iter().filter(|step| self.progress.has_step(entry.name, step.name())).count();
        (done, steps.len())
    }

    /// Which game; `None` to leave.
    fn choose(&mut self) -> anyhow::Result<Option<&'static GameEntry>> {
        self.say(text::CHOOSE, &[])?;
        for (entry, number) in GAMES.iter().zip(1..) {
            let (done, count) = self.done(entry);
            let title = entry.title.text(self.desk.page.language());
            let values: [(&str, &dyn Display); 4] =
                [("number", &number), ("game", &title), ("done", &done), ("count", &count)];
            self.say(said::PLAIN_GAME, &values)?;
        }
        self.say(text::CHOOSE_QUIT, &[])?;
        loop {
            if self.desk.inbox.is_interactive() {
                self.desk.page.prompt(text::CHOOSE_PROMPT, &[])?;
            }
            let Some(line) = self.line()? else { return Ok(None) };
            match line.to_lowercase().as_str() {
                "" => {}
                "quit" | "q" | "exit" => return Ok(None),
                name => match choice::named(name) {
                    Some(entry) => return Ok(Some(entry)),
                    None => {
                        let (count, found) = (GAMES.len(), quoted(&line));
                        self.say(text::CHOOSE_BAD, &[("count", &count), ("found", &found)])?;
                    }
                },
            }
        }
    }

    /// The next line, without blanks around it; `None` at the end of the input.
    fn line(&mut self) -> anyhow::Result<Option<String>> {
        loop {
            match self.desk.inbox.line(None)? {
                Heard::Line(line) => return Ok(Some(line.trim().to_string())),
                Heard::LongLine => self.say(text::TOO_LONG, &[])?,
                Heard::End | Heard::TimeUp => return Ok(None),
            }
        }
    }

    /// Takes a lesson, from the first step that is not done.
    fn take(&mut self, entry: &'static GameEntry) -> anyhow::Result<Left> {
        let is_open = |step: &&dyn play::learn::AnyStep| !self.progress.has_step(entry.name, step.name());
        let first = entry.lesson().iter().position(is_open).unwrap_or(0);
        let Some(mut course) = Course::new(entry, first)? else { return Ok(Left::Program) };
        self.say(said::PLAIN_HELP, &[])?;
        self.tell_step(entry, &course)?;
        loop {
            if self.desk.inbox.is_interactive() {
                self.desk.page.prompt(said::PLAIN_PROMPT, &[])?;
            }
            let Some(line) = self.line()? else { return Ok(Left::Program) };
            let at = course.at();
            let to = match line.to_lowercase().as_str() {
                "quit" | "q" | "exit" => return Ok(Left::Program),
                "games" => return Ok(Left::Lesson),
                "puzzles" => return self.puzzles(entry),
                // What is done is gone on from by an empty line as well.
                "" if !course.is_done() => continue,
                "next" | "n" | "" => at + 1,
                "back" => at.saturating_sub(1),
                "again" => at,
                word => {
                    match word {
                        "hint" => self.hint(&course)?,
                        "board" => self.board(entry, &course)?,
                        "words" => self.words(entry, &course)?,
                        "help" | "?" => self.say(said::PLAIN_HELP, &[])?,
                        _ if word.starts_with('#') => {}
                        _ => self.play(entry, &mut course, &line)?,
                    }
                    continue;
                }
            };
            if to == course.count() {
                self.tell_end(entry)?;
                return Ok(Left::Lesson);
            }
            course.go_to(to)?;
            self.tell_step(entry, &course)?;
        }
    }

    /// The puzzles of the game.
    fn puzzles(&mut self, entry: &'static GameEntry) -> anyhow::Result<Left> {
        let leaves = match Puzzles::new(self.desk, &mut self.progress, entry, self.shown)? {
            Some(puzzles) => puzzles.run()?,
            None => false,
        };
        Ok(if leaves { Left::Program } else { Left::Lesson })
    }

    fn tell_step(&self, entry: &GameEntry, course: &Course) -> anyhow::Result<()> {
        let language = self.desk.page.language();
        let (step, number, count) = (course.step(), course.at() + 1, course.count());
        let title = step.title().text(language);
        self.say(said::PLAIN_STEP, &[("number", &number), ("count", &count), ("title", &title)])?;
        self.say(step.words(), &[])?;
        match self.shown {
            Shown::Board => self.board(entry, course),
            Shown::Words => self.words(entry, course),
            Shown::Nothing => Ok(()),
        }
    }

    fn tell_end(&self, entry: &GameEntry) -> anyhow::Result<()> {
        let title = entry.title.text(self.desk.page.language());
        let (done, count) = self.done(entry);
        match done == count {
            true => self.say(said::END_ALL, &[("game", &title)]),
            false => self.say(said::END_SOME, &[("game", &title), ("done", &done), ("count", &count)]),
        }
    }

    fn board(&self, entry: &GameEntry, course: &Course) -> anyhow::Result<()> {
        self.desk.page.board(entry, course.game())
    }

    fn words(&self, entry: &GameEntry, course: &Course) -> anyhow::Result<()> {
        let lines = entry.describe(course.game(), self.desk.page.language());
        lines.iter().try_for_each(|line| self.desk.page.line(line))
    }

    fn hint(&self, course: &Course) -> anyhow::Result<()> {
        match course.hint() {
            Some(mv) => self.say(said::PLAIN_HINT, &[("move", &mv)]),
            None => self.say(said::NO_HINT, &[]),
        }
    }

    /// The person's move, what is said to it, and the answers.
    fn play(&mut self, entry: &'static GameEntry, course: &mut Course, mv: &str) -> anyhow::Result<()> {
        let language = self.desk.page.language();
        if !course.awaits_person() {
            return self.say(said::PLAIN_DONE, &[]);
        }
        match course.play(mv) {
            Err(error) => return self.say(said::ILLEGAL, &[("why", &error.reason(language))]),
            Ok(Answer::Wrong(why)) => {
                self.say(why, &[])?;
                return if course.needs_help() { self.hint(course) } else { Ok(()) };
            }
            Ok(Answer::On(words)) => self.say(words, &[])?,
            Ok(Answer::Done(words)) => {
                self.say(words, &[])?;
                let deed = Deed::Step { game: entry.name, step: course.step().name() };
                if let Err(error) = self.progress.note(self.desk.new_games.store.as_ref(), deed) {
                    let why = error.reason(self.desk.page.language());
                    self.say(said::NOT_KEPT, &[("why", &why)])?;
                }
            }
        }
        while let Some(mv) = course.play_answer() {
            self.say(said::PLAIN_ANSWER, &[("move", &mv)])?;
        }
        match self.shown {
            Shown::Board => self.board(entry, course)?,
            Shown::Words => self.words(entry, course)?,
            Shown::Nothing => {}
        }
        if course.is_done() { self.say(said::PLAIN_DONE, &[]) } else { Ok(()) }
    }
}
