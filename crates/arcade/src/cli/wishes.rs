//! What is asked for in a game: the command line goes before the game's table in the file of settings, that before
//! the rest of the file, and that before what is usual. On the set-up screen what was played last comes between the
//! command line and the file, so what was typed is also told alone.

use clap::ArgMatches;
use clap::parser::ValueSource;
use play::{Clock, GameEntry, Level, Match, MatchOptions, Seating};
use tui::{GameSettings, Settings};

use super::args::{MatchArgs, Players, clock_seed};
use crate::config::{Config, GameTable};
use crate::registry::GAMES;

/// Where the values of [`MatchArgs`] come from, and what the file says about single games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wishes {
    /// The options that were typed.
    typed: Vec<String>,
    /// The options that the file sets.
    set: Vec<String>,
    games: Vec<GameTable>,
}

impl Wishes {
    /// What was typed, and what the file says.
    pub(super) fn of(matches: &ArgMatches, config: &Config) -> Wishes {
        let typed = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
        let ids = matches.ids().map(clap::Id::as_str);
        let typed: Vec<String> = ids.filter(typed).map(str::to_string).collect();
        let set = ["level", "seat", "think", "clock"].into_iter().filter(|option| config.sets(option));
        Wishes { typed, set: set.map(str::to_string).collect(), games: config.games.clone() }
    }

    fn typed(&self, option: &str) -> bool {
        self.typed.iter().any(|typed| typed == option)
    }

    fn set(&self, option: &str) -> bool {
        self.set.iter().any(|set| set == option)
    }
}

impl MatchArgs {
    /// What is asked for in this game, whoever asks.
    fn asked(&self, entry: &'static GameEntry) -> GameSettings {
        let table = self.wishes.games.iter().find(|table| table.entry.name == entry.name);
        let mut asked = self.asked_by(table);
        self.add_named(entry, &mut asked);
        asked
    }

    /// What is asked for in this game by what was typed alone.
    fn asked_by_typing(&self, entry: &'static GameEntry) -> GameSettings {
        let typed = |option: &str| self.wishes.typed(option);
        let person = Seating::Person { seat: usize::from(self.seat), level: self.level };
        let mut asked = GameSettings {
            seating: (typed("level") || typed("seat")).then_some(person),
            think: self.think.filter(|_| typed("think")),
            clock: self.clock.filter(|_| typed("clock")),
            seed: self.seed.filter(|_| typed("seed")),
            ..GameSettings::default()
        };
        self.add_named(entry, &mut asked);
        asked
    }

    /// Adds what belongs to the game that was named, if it is this one.
    fn add_named(&self, entry: &'static GameEntry, asked: &mut GameSettings) {
        asked.game = entry.name;
        if self.game.is_some_and(|game| game.name == entry.name) {
            for (key, value) in self.setup.iter().flat_map(game::Values::iter) {
                asked.setup.set(key, value);
            }
            if let Some(Players(list)) = &self.players {
                asked.seating = Some(Seating::List(list.clone()));
            }
        }
    }

    /// What is asked for by the options and by this table of a game.
    fn asked_by(&self, table: Option<&GameTable>) -> GameSettings {
        let wishes = &self.wishes;
        let typed = |option: &str| wishes.typed(option);
        let level = table.and_then(|table| table.level).filter(|_| !typed("level")).unwrap_or(self.level);
        let seat = table.and_then(|table| table.seat).filter(|_| !typed("seat")).unwrap_or(self.seat);
        let person = Seating::Person { seat: usize::from(seat), level };
        let list = table.and_then(|table| table.players.clone()).map(Seating::List);
        let in_table = table.is_some_and(|table| table.level.is_some() || table.seat.is_some());
        let seating = match list {
            _ if typed("level") || typed("seat") => Some(person),
            Some(list) => Some(list),
            None if in_table || wishes.set("level") || wishes.set("seat") => Some(person),
            None => None,
        };
        let clock = table.and_then(|table| table.clock).filter(|_| !typed("clock"));
        GameSettings {
            game: "",
            setup: table.map(|table| table.setup.clone()).unwrap_or_default(),
            seating,
            think: table.and_then(|table| table.think).filter(|_| !typed("think")).or(self.think),
            clock: clock.or(self.clock),
            seed: self.seed,
        }
    }

    /// How games begin; folders and the like are added elsewhere.
    pub(crate) fn settings(&self) -> Settings {
        let seating = Seating::Person { seat: usize::from(self.seat), level: self.level };
        let usual = MatchOptions {
            seating,
            seed: self.seed.unwrap_or_else(clock_seed),
            think: self.think,
            clock: self.clock.unwrap_or_default(),
            ..MatchOptions::default()
        };
        Settings {
            match_options: usual,
            games: GAMES.iter().map(|entry| self.asked(entry)).collect(),
            typed: GAMES.iter().map(|entry| self.asked_by_typing(entry)).collect(),
            seed: self.seed,
            ..Settings::default()
        }
    }

    /// What a match of this game begins with.
    pub(crate) fn options(&self, entry: &'static GameEntry) -> MatchOptions {
        self.settings().options(entry.name)
    }

    /// The same without what the file says about the game, and the line where it says so; `None` if it says nothing.
    pub(crate) fn without_table(&self, entry: &GameEntry) -> Option<(MatchArgs, usize)> {
        let table = self.wishes.games.iter().find(|table| table.entry.name == entry.name)?;
        let mut alone = self.clone();
        alone.wishes.games.clear();
        Some((alone, table.line))
    }

    /// The same without what the file says about all games, and the options that are left out; `None` if it sets none
    /// that is not typed.
    pub(crate) fn without_options(&self) -> Option<(MatchArgs, String)> {
        let set = self.wishes.set.iter().map(String::as_str);
        let held: Vec<&str> = set.filter(|option| !self.wishes.typed(option)).collect();
        let mut alone = self.clone();
        alone.wishes.set.clear();
        for option in &held {
            match *option {
                "level" => alone.level = Level::default(),
                "seat" => alone.seat = 1,
                "think" => alone.think = None,
                // The only one that is left.
                _ => alone.clock = None,
            }
        }
        (!held.is_empty()).then(|| (alone, held.join(", ")))
    }
}

/// What a match of this game begins with by what was typed alone, whatever the file of settings says.
pub(crate) fn by_typing_alone(settings: &Settings, entry: &GameEntry) -> MatchOptions {
    let typed = settings.typed(entry.name);
    MatchOptions {
        setup: typed.setup,
        seating: typed.seating.unwrap_or_default(),
        seed: settings.next_seed(),
        think: typed.think,
        clock: typed.clock.unwrap_or_default(),
    }
}

/// Whether the values of a game's table fit each other; `arcade config check` asks.
pub(crate) fn check_table(table: &GameTable) -> Result<(), String> {
    let seating = match &table.players {
        Some(list) => Seating::List(list.clone()),
        None => Seating::Person {
            seat: usize::from(table.seat.unwrap_or(1)),
            level: table.level.unwrap_or_default(),
        },
    };
    let options = MatchOptions {
        setup: table.setup.clone(),
        seating,
        think: table.think,
        clock: table.clock.unwrap_or(Clock::Off),
        ..MatchOptions::default()
    };
    Match::new(table.entry, &options).map(drop).map_err(|error| error.to_string())
}
