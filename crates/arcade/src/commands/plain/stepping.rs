//! Stepping through a record by lines.

use std::fmt::Display;

use game::Seat;
use game::setup::quoted;
use play::{AnyGame, Match};
use texts::Message;
use tui::texts::{plain as text, review};

use super::inbox::Heard;
use super::session::Shown;
use super::{Desk, words};

/// A record, and how far it has been gone through.
pub(super) struct Stepping<'a> {
    desk: &'a mut Desk,
    played: Match,
    /// So many moves have been made in the position that is shown.
    at: usize,
    shown: Shown,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Go(usize),
    Board(Option<Shown>),
    Words,
    Log,
    Help,
    Quit,
}

impl<'a> Stepping<'a> {
    /// Opens a record and says what it is and what is wrong with it.
    pub(super) fn new(
        desk: &'a mut Desk,
        mut played: Match,
        damage: &[String],
    ) -> anyhow::Result<Stepping<'a>> {
        played.set_language(desk.page.language());
        let page = &desk.page;
        let title = played.entry().title.text(page.language());
        let count = played.moves().len();
        page.say(text::STEPS_TITLE, &[("game", &title), ("moves", &count)])?;
        let seats: Vec<String> = Seat::all(played.seats())
            .map(|seat| page.fill(text::SEAT, &[("seat", &seat.number()), ("name", &played.label(seat))]))
            .collect();
        page.line(&seats.join(" "))?;
        if let Some(setup) = words::setup(page, &played) {
            page.line(&setup)?;
        }
        for line in damage {
            page.say(review::DAMAGED_AFTER, &[("why", line)])?;
        }
        page.say(text::STEPS_HELP, &[])?;
        let shown = if desk.inbox.is_interactive() { Shown::Board } else { Shown::Nothing };
        Ok(Stepping { desk, played, at: 0, shown })
    }

    /// Steps until the person leaves or the input ends.
    pub(super) fn run(mut self) -> anyhow::Result<()> {
        self.show()?;
        loop {
            if self.desk.inbox.is_interactive() {
                let count = self.played.moves().len();
                self.desk.page.prompt(text::STEPS_PROMPT, &[("number", &self.at), ("count", &count)])?;
            }
            let line = match self.desk.inbox.line(None)? {
                Heard::Line(line) => line,
                Heard::LongLine => {
                    self.say(text::TOO_LONG, &[])?;
                    continue;
                }
                Heard::End | Heard::TimeUp => return Ok(()),
            };
            match read(&line, self.at, self.played.moves().len()) {
                Some(Wish::Quit) => return Ok(()),
                Some(Wish::Go(at)) => self.go(at)?,
                Some(Wish::Board(None)) => self.board()?,
                Some(Wish::Board(Some(shown))) => self.set_shown(shown)?,
                Some(Wish::Words) => self.words()?,
                Some(Wish::Log) => self.log()?,
                Some(Wish::Help) => self.say(text::STEPS_HELP, &[])?,
                None if line.trim().starts_with('#') => {}
                None => {
                    let (count, found) = (self.played.moves().len(), quoted(line.trim()));
                    self.say(text::STEPS_BAD, &[("count", &count), ("found", &found)])?;
                }
            }
        }
    }

    fn say(&self, message: Message, values: &[(&str, &dyn Display)]) -> anyhow::Result<()> {
        self.desk.page.say(message, values)
    }

    fn position(&self) -> Box<dyn AnyGame> {
        self.played.game_after(self.at)
    }

    fn go(&mut self, at: usize) -> anyhow::Result<()> {
        let count = self.played.moves().len();
        if at > count {
            return self.say(review::NO_SUCH_MOVE, &[("count", &count)]);
        }
        if at == self.at {
            return self.say(if at == 0 { text::STEPS_FIRST } else { text::STEPS_LAST }, &[]);
        }
        self.at = at;
        self.show()
    }

    /// The last move, and the position as the person wants it.
    fn show(&self) -> anyhow::Result<()> {
        let count = self.played.moves().len();
        match self.at.checked_sub(1) {
            None => self.say(review::AT_START, &[])?,
            Some(index) => self.tell(index)?,
        }
        match self.shown {
            Shown::Board => self.board()?,
            Shown::Words => self.words()?,
            Shown::Nothing => {}
        }
        match words::end(&self.desk.page, &self.played).filter(|_| self.at == count) {
            Some(end) => self.desk.page.line(&end),
            None => Ok(()),
        }
    }

    /// A move, with what it does and what somebody wrote about it.
    fn tell(&self, index: usize) -> anyhow::Result<()> {
        let (page, made) = (&self.desk.page, &self.played.moves()[index]);
        let (number, name) = (index + 1, self.played.label(made.seat));
        let before = self.played.game_after(index);
        let told = self.played.entry().move_words(&*before, &made.token, page.language());
        let mut values: Vec<(&str, &dyn Display)> =
            vec![("number", &number), ("name", &name), ("move", &made.token)];
        match &told {
            Some(words) => {
                values.push(("words", words));
                page.say(text::MADE_TOLD, &values)?;
            }
            None => page.say(text::MADE, &values)?,
        }
        match &made.comment {
            Some(comment) => page.say(text::STEPS_COMMENT, &[("comment", comment)]),
            None => Ok(()),
        }
    }

    fn board(&self) -> anyhow::Result<()> {
        self.desk.page.board(self.played.entry(), &*self.position())
    }

    fn words(&self) -> anyhow::Result<()> {
        let lines = self.played.entry().describe(&*self.position(), self.desk.page.language());
        lines.iter().try_for_each(|line| self.desk.page.line(line))
    }

    fn set_shown(&mut self, shown: Shown) -> anyhow::Result<()> {
        self.shown = shown;
        match shown {
            Shown::Board => self.board(),
            Shown::Words => self.words(),
            Shown::Nothing => self.say(text::BOARD_OFF, &[]),
        }
    }

    fn log(&self) -> anyhow::Result<()> {
        (0..self.played.moves().len()).try_for_each(|index| self.tell(index))
    }
}

/// What a line asks for, at this move of so many; an empty one for the next move.
fn read(line: &str, at: usize, count: usize) -> Option<Wish> {
    let line = line.trim().to_ascii_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    Some(match words.as_slice() {
        [] | ["n" | "next"] => Wish::Go((at + 1).min(count)),
        ["p" | "back" | "previous"] => Wish::Go(at.saturating_sub(1)),
        ["first" | "start"] => Wish::Go(0),
        ["last" | "end"] => Wish::Go(count),
        ["board" | "show"] => Wish::Board(None),
        ["board" | "show", "on"] => Wish::Board(Some(Shown::Board)),
        ["board" | "show", "words"] => Wish::Board(Some(Shown::Words)),
        ["board" | "show", "off"] => Wish::Board(Some(Shown::Nothing)),
        ["words" | "describe"] => Wish::Words,
        ["log" | "moves"] => Wish::Log,
        ["help" | "?"] => Wish::Help,
        ["quit" | "q" | "exit"] => Wish::Quit,
        [number] => Wish::Go(number.parse().ok()?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        for (line, wish) in [
            ("", Wish::Go(3)),
            (" N ", Wish::Go(3)),
            ("p", Wish::Go(1)),
            ("first", Wish::Go(0)),
            ("last", Wish::Go(3)),
            ("2", Wish::Go(2)),
            ("99", Wish::Go(99)),
            ("board words", Wish::Board(Some(Shown::Words))),
            ("Quit", Wish::Quit),
        ] {
            assert_eq!(read(line, 2, 3), Some(wish), "{line}");
        }
        for line in ["-1", "n n", "H0,0", "board under", "# a note"] {
            assert_eq!(read(line, 2, 3), None, "{line}");
        }
    }
}
