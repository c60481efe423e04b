//! What each command does.

use game::Seat;
use play::{Cause, Clock, Match, MatchOptions, PlayerSpec, Question, Seating, ThinkNews};
use tui::texts::{plain as text, play as table};

use super::command::Command;
use super::session::{Session, Shown};
use super::{Begin, Next, words};

impl Session<'_> {
    /// Does what a command asks for.
    pub(super) fn answer(
        &mut self,
        command: Command,
        option: Option<&'static str>,
    ) -> anyhow::Result<Option<Next>> {
        match command {
            Command::Help => self.help()?,
            Command::Board => self.board(option)?,
            Command::Words => self.show_words()?,
            Command::Moves => self.moves(option.is_some())?,
            Command::Hint => return self.advise(Question::Move),
            Command::Values => return self.advise(Question::Values),
            Command::Undo => self.undo()?,
            Command::Redo => match self.played.redo() {
                Some(count) => self.say(table::REDONE, &[("moves", &count)])?,
                None => self.say(table::NOTHING_TO_REDO, &[])?,
            },
            Command::Resign => self.resign()?,
            Command::Go => match self.waits {
                true => self.waits = false,
                false => self.say(table::NOT_THINKING, &[])?,
            },
            Command::Log => self.log()?,
            Command::New => return self.again(false),
            Command::Rematch => return self.again(true),
            Command::Games => {
                self.say_old_game()?;
                return Ok(Some(Next::Choose));
            }
            Command::Rules => {
                let entry = self.played.entry();
                let mut lines = entry.rules.iter().chain(entry.signs);
                lines.try_for_each(|line| self.say(*line, &[]))?;
            }
            Command::Quit => {
                self.say_left()?;
                return Ok(Some(Next::Leave));
            }
        }
        Ok(None)
    }

    fn help(&self) -> anyhow::Result<()> {
        self.say(text::MOVE_HELP, &[("example", &self.example())])?;
        for (name, help) in Command::all() {
            let what = self.desk.page.fill(help, &[]);
            self.say(text::COMMAND_HELP, &[("command", &name), ("what", &what)])?;
        }
        Ok(())
    }

    fn board(&mut self, option: Option<&str>) -> anyhow::Result<()> {
        let (shown, message) = match option {
            None => return self.show_board(),
            Some("on") => (Shown::Board, text::BOARD_ON),
            Some("words") => (Shown::Words, text::BOARD_WORDS),
            Some(_) => (Shown::Nothing, text::BOARD_OFF),
        };
        self.shown = shown;
        self.say(message, &[])
    }

    fn moves(&self, in_words: bool) -> anyhow::Result<()> {
        let game = self.played.game();
        // After an end beyond the rules the board alone would still allow moves.
        let moves = if self.played.result().is_some() { Vec::new() } else { game.legal_moves() };
        if !in_words {
            return self.say(text::LEGAL, &[("count", &moves.len()), ("moves", &moves.join(" "))]);
        }
        for mv in &moves {
            match self.played.entry().move_words(game, mv, self.desk.page.language()) {
                Some(words) => self.say(text::LEGAL_WORDS, &[("move", mv), ("words", &words)])?,
                None => self.desk.page.line(mv)?,
            }
        }
        Ok(())
    }

    fn log(&self) -> anyhow::Result<()> {
        let made = self.played.moves().iter().zip(1..);
        let made = made.map(|(mv, number)| format!("{number}. {} {}", self.played.label(mv.seat), mv.token));
        self.desk.page.line(&made.collect::<Vec<_>>().join("; "))
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        match self.played.undo() {
            None => self.say(table::NOTHING_TO_UNDO, &[]),
            Some(count) => {
                // With nobody but computers the game would at once be played again.
                self.waits = !self.played.has_person();
                match count {
                    // Only the resignation was taken back.
                    0 => self.say(text::GOES_ON, &[]),
                    _ => self.say(table::UNDONE, &[("moves", &count)]),
                }
            }
        }
    }

    fn resign(&mut self) -> anyhow::Result<()> {
        let seat = match self.played.to_move() {
            None => return self.say(table::GAME_IS_OVER, &[]),
            Some(seat) if self.played.awaits_person() => seat,
            Some(seat) => return self.say(text::STANDING_STILL, &[("name", &self.name(seat))]),
        };
        // The game is open, so it can be ended.
        self.played.end(seat, Cause::Resigned)?;
        self.say(text::UNDO_RESIGN, &[])
    }

    fn advise(&mut self, question: Question) -> anyhow::Result<Option<Next>> {
        let seat = match self.played.to_move() {
            None => return self.say(table::GAME_IS_OVER, &[]).map(|()| None),
            Some(seat) => seat,
        };
        let news = match self.ask_adviser(question)? {
            Ok(Some(news)) => news,
            Ok(None) => {
                self.say_left()?;
                return Ok(Some(Next::Leave));
            }
            // The clock has ended the game meanwhile; that is told next.
            Err(_) if self.played.result().is_some() => return Ok(None),
            Err(error) => {
                self.say(table::ENGINE_FAILED, &[("why", &error)])?;
                return Ok(None);
            }
        };
        let page = &self.desk.page;
        let entry = self.played.entry();
        match news {
            ThinkNews::Verdict(verdict) => {
                let score = words::score(page, entry, verdict.report.score);
                let mv = &verdict.best;
                match entry.move_words(self.played.game(), mv, page.language()) {
                    Some(words) => {
                        self.say(text::HINT_TOLD, &[("move", mv), ("words", &words), ("score", &score)])?;
                    }
                    None => self.say(table::HINT, &[("move", mv), ("score", &score)])?,
                }
            }
            ThinkNews::Values(values) => {
                match self.played.only_person() == Some(seat) {
                    true => self.say(text::VALUES_OF_YOU, &[])?,
                    false => self.say(text::VALUES_OF, &[("name", &self.name(seat))])?,
                }
                for value in &values {
                    let score = words::score(page, entry, value.score);
                    let message = if value.exact { text::VALUE_EXACT } else { text::VALUE_ESTIMATE };
                    self.say(message, &[("move", &value.mv), ("score", &score)])?;
                }
            }
            ThinkNews::Failed(error) => self.say(table::ENGINE_FAILED, &[("why", &error)])?,
            ThinkNews::Report(_) | ThinkNews::Pondered => {}
        }
        Ok(None)
    }

    /// The same game again, with the same players or each one seat on.
    fn again(&mut self, swapped: bool) -> anyhow::Result<Option<Next>> {
        let old = &self.played;
        let mut players: Vec<PlayerSpec> = old.players().to_vec();
        if swapped {
            players.rotate_left(1);
        }
        let pace = old.pace();
        let options = MatchOptions {
            setup: old.game().setup(),
            seating: Seating::List(players),
            seed: self.desk.new_games.next_seed(),
            think: pace.think,
            clock: pace.clock.map_or(Clock::Off, Clock::Turn),
        };
        match Match::new(old.entry(), &options) {
            Ok(mut played) => {
                for (index, seat) in Seat::all(played.seats()).enumerate() {
                    let from = if swapped { (index + 1) % usize::from(old.seats()) } else { index };
                    let from = Seat::all(old.seats()).nth(from).and_then(|seat| old.name(seat));
                    played.set_name(seat, from.map(str::to_string));
                }
                self.say_old_game()?;
                Ok(Some(Next::Play(Begin::new(played))))
            }
            Err(error) => {
                let why = error.reason(self.desk.page.language());
                self.desk.page.line(&format!("{why}.")).map(|()| None)
            }
        }
    }

    /// A game that is left in the middle is not lost.
    fn say_old_game(&self) -> anyhow::Result<()> {
        if self.is_kept() { self.say(text::STILL_SAVED, &[]) } else { Ok(()) }
    }

    pub(super) fn say_left(&self) -> anyhow::Result<()> {
        if self.is_kept() { self.say(text::LEFT, &[]) } else { Ok(()) }
    }
}
