//! A match: a game being played, by whom, and everything that can be done with it but drawing it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ::texts::Language;
use game::{Game, History, Outcome, Seat, Values};

use crate::clock::TurnClock;
use crate::names::labels;
use crate::seating::{seat_seed, seeded};
use crate::statistics::Account;
use crate::{
    AnyGame, Cause, Clock, Ending, EngineOptions, GameEntry, MoveError, Pace, PlayError, PlayerSpec, Seating,
};

/// What a match is made from, besides the game.
#[derive(Clone, Debug, Default)]
pub struct MatchOptions {
    /// The set-up of the game.
    pub setup: Values,
    /// Who sits where.
    pub seating: Seating,
    /// Everything random comes from it.
    pub seed: u64,
    /// Thinking time of `perfect` and of programs per move, if it is not the usual one.
    pub think: Option<Duration>,
    /// The clock of a turn.
    pub clock: Clock,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchMove {
    /// The seat that made it.
    pub seat: Seat,
    /// The move as text.
    pub token: String,
    /// What somebody said about it.
    pub comment: Option<String>,
}

/// What one undo took back.
#[derive(Clone, Debug)]
struct Step {
    /// The moves, the first one first.
    moves: Vec<MatchMove>,
    /// The ending that stood behind them.
    ending: Option<Ending>,
}

/// A game being played.
///
/// It knows who sits where, what may be undone, how the game ended, and how long a turn may take. It thinks
/// not by itself (see [`Thinker`](crate::Thinker)), and knows no terminal.
pub struct Match {
    entry: &'static GameEntry,
    game: Box<dyn AnyGame>,
    players: Vec<PlayerSpec>,
    names: Vec<Option<String>>,
    labels: Vec<(String, char)>,
    /// The language of the labels.
    language: Language,
    seed: u64,
    pace: Pace,
    moves: Vec<MatchMove>,
    redo: Vec<Step>,
    ending: Option<Ending>,
    generation: u64,
    clock: TurnClock,
    /// What the statistics have to know of it.
    account: Account,
    /// Header lines of a record that mean nothing to this program, kept for whoever wrote them.
    pub(crate) further_headers: Vec<(String, String)>,
}

impl Match {
    /// A new game.
    ///
    /// # Errors
    /// If the set-up is not possible, or the players do not fit it.
    pub fn new(entry: &'static GameEntry, options: &MatchOptions) -> Result<Match, PlayError> {
        let game = entry.start(&seeded(entry, &options.setup, options.seed))?;
        let players = options.seating.players(entry, game.seats())?;
        let pace = Pace { think: options.think, clock: options.clock.of(entry, &*game)? };
        Ok(Match::with(entry, game, players, options.seed, pace))
    }

    /// A match from its parts; the moves that `game` already holds are taken over.
    pub(crate) fn with(
        entry: &'static GameEntry,
        game: Box<dyn AnyGame>,
        players: Vec<PlayerSpec>,
        seed: u64,
        pace: Pace,
    ) -> Match {
        let names = vec![None; players.len()];
        let mut made = Match {
            labels: labels(&players, &names, Language::English),
            language: Language::English,
            entry,
            game: game.prefix(0),
            players,
            names,
            seed,
            pace,
            moves: Vec::new(),
            redo: Vec::new(),
            ending: None,
            generation: next_generation(),
            clock: TurnClock::default(),
            account: Account::default(),
            further_headers: Vec::new(),
        };
        for token in game.moves() {
            // The moves of a game are legal from its start, so none is left out.
            let _ = made.make(&token, None);
        }
        made
    }

    // ----- What is known -----

    /// The line of the registry.
    pub fn entry(&self) -> &'static GameEntry {
        self.entry
    }

    /// The game as it stands, with its moves as text.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The game as it stands, for a screen that draws this very game; `None` if it is another one.
    pub fn view<G: Game>(&self) -> Option<&History<G>> {
        self.game.as_any().downcast_ref()
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// The seat to move; `None` once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.result().is_none().then(|| self.game.to_move())
    }

    /// Who sits there.
    ///
    /// # Panics
    /// If there is no such seat at this table.
    pub fn player(&self, seat: Seat) -> &PlayerSpec {
        &self.players[seat.index()]
    }

    /// Who sits where, the first seat first.
    pub fn players(&self) -> &[PlayerSpec] {
        &self.players
    }

    /// Whether the game waits for a person.
    pub fn awaits_person(&self) -> bool {
        self.to_move().is_some_and(|seat| self.player(seat).is_human())
    }

    /// Whether the game waits for a computer.
    pub fn awaits_computer(&self) -> bool {
        self.to_move().is_some_and(|seat| !self.player(seat).is_human())
    }

    /// Whether a person sits at the table.
    pub fn has_person(&self) -> bool {
        self.players.iter().any(PlayerSpec::is_human)
    }

    /// The one person at the table; `None` if there are several or none.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.seats()).filter(|seat| self.player(*seat).is_human());
        people.next().filter(|_| people.next().is_none())
    }

    /// What a seat is called, different for every seat. In English until [`Match::set_language`].
    ///
    /// # Panics
    /// If there is no such seat at this table.
    pub fn label(&self, seat: Seat) -> &str {
        &self.labels[seat.index()].0
    }

    /// One letter or digit for a seat: ASCII, and different for every seat.
    ///
    /// # Panics
    /// If there is no such seat at this table.
    pub fn initial(&self, seat: Seat) -> char {
        self.labels[seat.index()].1
    }

    /// The language of what seats are called. Names that were given stay as they are.
    pub fn set_language(&mut self, language: Language) {
        self.language = language;
        self.labels = labels(&self.players, &self.names, language);
    }

    /// The name that was given to a seat.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index())?.as_deref()
    }

    /// Gives a name to a seat, or takes it away.
    pub fn set_name(&mut self, seat: Seat, name: Option<String>) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            *place = name.filter(|name| !name.trim().is_empty());
            self.labels = labels(&self.players, &self.names, self.language);
        }
    }

    /// What everything random comes from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How long everybody may think.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// What the engine of a seat is made with.
    pub fn engine_options(&self, seat: Seat) -> EngineOptions {
        EngineOptions { seed: seat_seed(self.seed, seat), ..EngineOptions::default() }
    }

    /// How long the engine of a seat may think about a move.
    pub fn limits(&self, seat: Seat) -> search::Limits {
        self.pace.limits(self.player(seat))
    }

    /// The moves since the start.
    pub fn moves(&self) -> &[MatchMove] {
        &self.moves
    }

    /// The game after its first `count` moves.
    pub fn game_after(&self, count: usize) -> Box<dyn AnyGame> {
        self.game.prefix(count)
    }

    /// A number that changes with every change of the position and is never used twice, also not by another
    /// match. An engine's answer to an older generation is dropped.
    pub fn generation(&self) -> u64 {
        self.generation
    }

    /// How the game ended, by the rules or beyond them; `None` while it is open.
    pub fn result(&self) -> Option<Outcome> {
        match &self.ending {
            Some(ending) => Some(ending.outcome(&*self.game)),
            None => self.game.outcome(),
        }
    }

    /// What ended the game beyond the rules.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Why the game is over, for records and scripts: `seat 2 resigned`, `no cat can move`. `None` while it is open.
    pub fn reason(&self) -> Option<String> {
        match &self.ending {
            Some(ending) => Some(ending.to_string()),
            None => self.game.end_reason().map(|reason| reason.to_string()),
        }
    }

    /// The seat that nobody can catch up with any more, while the game is still played to its end.
    pub fn decided_for(&self) -> Option<Seat> {
        match self.result() {
            Some(_) => None,
            None => self.entry.decided(&*self.game),
        }
    }

    /// Whether it is clear who wins: the game is over, or nobody can catch up any more.
    pub fn is_decided(&self) -> bool {
        self.result().is_some() || self.decided_for().is_some()
    }

    // ----- Moves -----

    /// The token of a move that is typed, if it can be made now.
    ///
    /// # Errors
    /// If the game is over, or the text is no legal move.
    pub fn check(&self, text: &str) -> Result<String, PlayError> {
        if self.result().is_some() {
            return Err(PlayError::Over);
        }
        Ok(self.game.check(text)?)
    }

    /// Makes a move for the seat to move; what was undone can't be redone any more.
    ///
    /// # Errors
    /// As [`Match::check`]; then nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<&MatchMove, PlayError> {
        if self.result().is_some() {
            return Err(PlayError::Over);
        }
        self.make(text, None)?;
        self.redo.clear();
        self.changed();
        // A move has just been added, so there is a last one.
        Ok(&self.moves[self.moves.len() - 1])
    }

    /// Says something about a move that was made; nothing happens if there is no such move.
    pub fn set_comment(&mut self, index: usize, comment: Option<String>) {
        if let Some(mv) = self.moves.get_mut(index) {
            mv.comment = comment.filter(|comment| !comment.trim().is_empty());
        }
    }

    pub(crate) fn make(&mut self, text: &str, comment: Option<String>) -> Result<(), MoveError> {
        let seat = self.game.to_move();
        let token = self.game.play(text)?;
        self.moves.push(MatchMove { seat, token, comment });
        Ok(())
    }

    /// Ends the game beyond the rules: the seat has lost.
    ///
    /// # Errors
    /// If the game is over already.
    pub fn end(&mut self, seat: Seat, cause: Cause) -> Result<(), PlayError> {
        if self.result().is_some() {
            return Err(PlayError::Over);
        }
        self.redo.clear();
        self.ending = Some(Ending { seat, cause });
        self.changed();
        Ok(())
    }

    // ----- Undo and redo -----

    /// Whether [`Match::undo`] would do something.
    pub fn can_undo(&self) -> bool {
        if self.ending.is_some() || !self.has_person() {
            return self.ending.is_some() || !self.moves.is_empty();
        }
        self.moves.iter().any(|mv| self.player(mv.seat).is_human())
    }

    /// Whether [`Match::redo`] would do something.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Goes back to the last decision of a person: over the computers' answers, and over whatever a computer
    /// did in extra turns. A person who resigned or ran out of time is asked again in the same position. With
    /// no person at the table it goes back one move. Returns how many moves were taken back; `None` if there
    /// was nothing to undo.
    pub fn undo(&mut self) -> Option<usize> {
        if !self.can_undo() {
            return None;
        }
        let ending = self.ending.take();
        let mut moves = Vec::new();
        let person_ended = ending.as_ref().is_some_and(|ending| self.player(ending.seat).is_human());
        let can_go_back = !self.has_person() || self.moves.iter().any(|mv| self.player(mv.seat).is_human());
        if !person_ended && can_go_back {
            while let Some(mv) = self.moves.pop() {
                self.game.undo();
                let arrived = !self.has_person() || self.player(mv.seat).is_human();
                moves.push(mv);
                if arrived {
                    break;
                }
            }
        }
        moves.reverse();
        let count = moves.len();
        self.redo.push(Step { moves, ending });
        self.account.taken_back = self.account.taken_back.saturating_add(1);
        self.changed();
        Some(count)
    }

    /// Makes again what the last undo took back. Returns how many moves that were; `None` if there was
    /// nothing to redo.
    pub fn redo(&mut self) -> Option<usize> {
        let step = self.redo.pop()?;
        let count = step.moves.len();
        for mv in step.moves {
            // These moves were made from this very position before, so none fails.
            let _ = self.make(&mv.token, mv.comment);
        }
        self.ending = step.ending;
        self.changed();
        Some(count)
    }

    /// A match that goes on from the position after the first `count` moves, with other players if wanted.
    ///
    /// # Errors
    /// If the players do not fit the table.
    pub fn branch(&self, count: usize, seating: Option<&Seating>) -> Result<Match, PlayError> {
        let players = match seating {
            Some(seating) => seating.players(self.entry, self.seats())?,
            None => self.players.clone(),
        };
        let mut made = Match::with(self.entry, self.game.prefix(count), players, self.seed, self.pace);
        for (index, mv) in made.moves.iter_mut().enumerate() {
            mv.comment.clone_from(&self.moves[index].comment);
        }
        if count >= self.moves.len() {
            made.further_headers.clone_from(&self.further_headers);
        }
        if seating.is_none() {
            for seat in Seat::all(self.seats()) {
                made.set_name(seat, self.name(seat).map(str::to_string));
            }
        }
        Ok(made)
    }

    // ----- The clock of a turn -----

    /// Starts the clock of this turn, or lets it go on. Without a clock in [`Pace`] nothing happens.
    pub fn run_clock(&mut self) {
        self.clock.run(Instant::now());
    }

    /// Lets the clock stand still: the screen is too small, a menu is open.
    pub fn pause_clock(&mut self) {
        self.clock.pause(Instant::now());
    }

    /// What is left of this turn; `None` without a clock or after the end.
    pub fn time_left(&self) -> Option<Duration> {
        let limit = self.pace.clock.filter(|_| self.result().is_none())?;
        Some(limit.saturating_sub(self.clock.used(Instant::now())))
    }

    /// Ends the game if the seat to move has overstepped its turn, and says which seat that was.
    pub fn check_clock(&mut self) -> Option<Seat> {
        let seat = self.to_move()?;
        if self.time_left()? > Duration::ZERO {
            return None;
        }
        self.end(seat, Cause::OutOfTime).ok()?;
        Some(seat)
    }

    pub(crate) fn set_ending(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.changed();
    }

    // ----- What the statistics have to know -----

    /// What the match carries along for the statistics.
    pub fn account(&self) -> &Account {
        &self.account
    }

    /// The match is one that counts; see [`Tally`](crate::statistics::Tally).
    pub(crate) fn open_account(&mut self) {
        self.account.open();
    }

    pub(crate) fn set_account(&mut self, account: Account) {
        self.account = account;
    }

    /// The computer was asked for a move, for values, or for its plan.
    pub fn note_hint(&mut self) {
        self.account.hints = self.account.hints.saturating_add(1);
    }

    fn changed(&mut self) {
        let now = Instant::now();
        self.generation = next_generation();
        self.account.time += self.clock.used(now);
        self.clock.next_turn(now);
    }
}

impl std::fmt::Debug for Match {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let moves: Vec<&str> = self.moves.iter().map(|mv| mv.token.as_str()).collect();
        f.debug_struct("Match").field("game", &self.entry.name).field("moves", &moves).finish_non_exhaustive()
    }
}

/// A number that was never used before as a [`Match::generation`], for questions about positions that no match
/// has just now.
pub fn next_generation() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

#[cfg(test)]
mod tests;
