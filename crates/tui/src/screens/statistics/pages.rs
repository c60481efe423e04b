//! The pages: one for all games with a row for each, and one for each game with a row for each level and seat.

use game::Seat;
use play::statistics::{GameResult, Opponent, PersonOutcome, Results, Summary, groups};
use play::{GameEntry, Level};

use crate::context::GameUi;
use crate::look::Look;
use crate::texts::{Message, statistics as text};

/// A page.
pub(super) struct Page {
    /// The game; `None` for all of them.
    pub(super) game: Option<&'static GameEntry>,
    /// Its rows, the sum first; none if nothing was played.
    pub(super) rows: Vec<Row>,
}

/// A row.
pub(super) struct Row {
    pub(super) kind: Kind,
    pub(super) summary: Summary,
    /// The game of all the games in the row; `None` if there are several.
    pub(super) game: Option<&'static GameEntry>,
    /// The game that was played last, where that is not clear.
    pub(super) last_game: Option<&'static GameEntry>,
    /// The page that tells more.
    pub(super) leads_to: Option<usize>,
}

/// What a row is about.
pub(super) enum Kind {
    /// Everything on the page.
    Sum,
    /// A game.
    Game(&'static GameEntry),
    /// A game against somebody from a seat.
    Against(Opponent, Option<u8>),
}

/// Makes all pages. Games that are not in the registry have none.
pub(super) fn all(games: &'static [GameUi], results: &Results) -> Vec<Page> {
    let known = |result: &&GameResult| games.iter().any(|game| game.entry.name == result.game);
    let everything = Summary::of(results.list.iter().filter(known));
    let mut first = Page { game: None, rows: Vec::new() };
    if everything.played > 0 {
        let last = everything.last.as_ref().map(|last| last.game.as_str());
        let last_game = games.iter().map(|game| game.entry).find(|entry| last == Some(entry.name));
        first.rows.push(Row { kind: Kind::Sum, summary: everything, game: None, last_game, leads_to: None });
        for (index, game) in games.iter().enumerate() {
            let entry = game.entry;
            let summary = Summary::of(results.of_game(entry.name));
            first.rows.push(Row {
                kind: Kind::Game(entry),
                summary,
                game: Some(entry),
                last_game: None,
                leads_to: Some(index + 1),
            });
        }
    }
    let others = games.iter().map(|game| of_game(game.entry, results));
    [first].into_iter().chain(others).collect()
}

fn of_game(entry: &'static GameEntry, results: &Results) -> Page {
    let row = |kind, summary| Row { kind, summary, game: Some(entry), last_game: None, leads_to: None };
    let groups = groups(results.of_game(entry.name));
    let mut rows = Vec::new();
    if !groups.is_empty() {
        rows.push(row(Kind::Sum, Summary::of(results.of_game(entry.name))));
    }
    rows.extend(
        groups.into_iter().map(|group| row(Kind::Against(group.opponent, group.seat), group.summary)),
    );
    Page { game: Some(entry), rows }
}

impl Page {
    /// The name on the tab.
    pub(super) fn name(&self, look: &Look) -> String {
        look.text(self.game.map_or(text::ALL_GAMES, |entry| entry.title)).to_string()
    }
}

impl Row {
    /// What the row is called.
    pub(super) fn name(&self, look: &Look) -> String {
        match &self.kind {
            Kind::Sum => look.text(self.game.map_or(text::ALL_GAMES, |_| text::ALL_KINDS)).to_string(),
            Kind::Game(entry) => look.text(entry.title).to_string(),
            Kind::Against(opponent, seat) => {
                let who = opponent_words(look, opponent);
                match seat.filter(|_| *opponent != Opponent::Alone) {
                    Some(seat) => format!("{who}, {}", self.seat_words(look, seat)),
                    None => who,
                }
            }
        }
    }

    fn seat_words(&self, look: &Look, number: u8) -> String {
        let seat = Seat::from_number(usize::from(number), Seat::MAX);
        let title = seat.and_then(|seat| self.game.and_then(|entry| entry.seat_title(seat)));
        match title {
            Some(title) => look.text(title).to_string(),
            None => look.fill(text::SEAT, &[("seat", &number)]),
        }
    }
}

/// Whom somebody played against.
pub(super) fn opponent_words(look: &Look, opponent: &Opponent) -> String {
    let message = match opponent {
        Opponent::Level(level) => level_words(*level),
        Opponent::Named(name) => return name.clone(),
        Opponent::Program => text::OPPONENT_PROGRAM,
        Opponent::Mixed => text::OPPONENT_MIXED,
        Opponent::Person => text::OPPONENT_PERSON,
        Opponent::Alone => text::OPPONENT_ALONE,
    };
    look.text(message).to_string()
}

fn level_words(level: Level) -> Message {
    match level {
        Level::Easy => text::LEVEL_EASY,
        Level::Medium => text::LEVEL_MEDIUM,
        Level::Hard => text::LEVEL_HARD,
        Level::Perfect => text::LEVEL_PERFECT,
    }
}

/// What a game was for the person, in a word.
pub(super) fn outcome_words(look: &Look, outcome: PersonOutcome) -> &'static str {
    look.text(match outcome {
        PersonOutcome::Won => text::LAST_WON,
        PersonOutcome::Drawn => text::LAST_DRAWN,
        PersonOutcome::Lost => text::LAST_LOST,
        PersonOutcome::None => text::LAST_NONE,
    })
}
