//! What the configuration says about one game: `[games.timbiriche]`.

use std::time::Duration;

use game::Values;
use play::{Clock, GameEntry, Level, PlayerSpec, find_game};
use toml::Spanned;
use toml::de::DeValue;

use super::near::unknown;
use super::read::Report;
use super::table::{GAME_KEYS, Key};
use super::values::{self, Table, described, plain};
use crate::cli::Players;
use crate::registry::GAMES;

/// What is asked for in one game.
#[derive(Clone, Debug)]
pub(crate) struct GameTable {
    /// The game.
    pub(crate) entry: &'static GameEntry,
    /// The line of the table's name.
    pub(crate) line: usize,
    /// Values of the set-up.
    pub(crate) setup: Values,
    /// The computer's level.
    pub(crate) level: Option<Level>,
    /// The seat that the person takes.
    pub(crate) seat: Option<u8>,
    /// Who sits where.
    pub(crate) players: Option<Vec<PlayerSpec>>,
    /// Thinking time.
    pub(crate) think: Option<Duration>,
    /// The clock.
    pub(crate) clock: Option<Clock>,
}

/// Reads the tables of all games.
pub(super) fn read(games: &Table<'_>, report: &mut Report<'_>) -> Vec<GameTable> {
    let mut read: Vec<GameTable> = Vec::new();
    for (name, value) in values::in_order(games) {
        let place = name.span().start;
        let Some(entry) = find_game(GAMES, name.get_ref()) else {
            let names = GAMES.iter().map(|entry| entry.name);
            report.bad(place, "games", &unknown(name.get_ref(), names));
            continue;
        };
        let path = format!("games.{}", name.get_ref());
        let DeValue::Table(table) = value.get_ref() else {
            report.bad(place, &path, &format!("expected a table, found {}", described(value.get_ref())));
            continue;
        };
        if read.iter().any(|known| known.entry.name == entry.name) {
            report.bad(place, &path, &format!("expected one table for {}, found another one", entry.name));
            continue;
        }
        read.push(one(entry, table, &path, place, report));
    }
    read
}

fn one(
    entry: &'static GameEntry,
    table: &Table<'_>,
    path: &str,
    place: usize,
    report: &mut Report<'_>,
) -> GameTable {
    let mut game = GameTable {
        entry,
        line: report.line(place),
        setup: Values::new(),
        level: None,
        seat: None,
        players: None,
        think: None,
        clock: None,
    };
    for (name, value) in values::in_order(table) {
        let known = name.get_ref().as_ref();
        let path = format!("{path}.{known}");
        let told = match GAME_KEYS.iter().find(|key| key.name == known) {
            Some(key) => setting(&mut game, key, value, report),
            None => field(&mut game, known, value),
        };
        match told {
            Ok(()) => {}
            Err(Wrong::Name) => {
                let fields = entry.fields().iter().map(|field| field.key);
                let names = fields.chain(GAME_KEYS.iter().map(|key| key.name));
                report.bad(
                    name.span().start,
                    path.rsplit_once('.').map_or("", |(table, _)| table),
                    &unknown(known, names),
                );
            }
            Err(Wrong::Value(place, why)) => report.bad(place, &path, &why),
        }
    }
    game
}

/// What is wrong with a key: its name, or its value at a place.
enum Wrong {
    Name,
    Value(usize, String),
}

/// One of the keys that every game has.
fn setting(
    game: &mut GameTable,
    key: &'static Key,
    value: &Spanned<DeValue<'_>>,
    report: &Report<'_>,
) -> Result<(), Wrong> {
    let here = value.span().start;
    let wrong = |why: String| Wrong::Value(here, why);
    if let (DeValue::Array(_), "players") = (value.get_ref(), key.name) {
        let names = values::list(value).map_err(|(place, why)| Wrong::Value(place, why))?;
        let players = names.iter().map(|name| name.parse::<PlayerSpec>().map_err(|error| error.to_string()));
        game.players = Some(players.collect::<Result<Vec<_>, _>>().map_err(wrong)?);
        return Ok(());
    }
    let Some(text) = values::text(key, value.get_ref()).map_err(wrong)? else { return Ok(()) };
    let Some(arg) = key.arg(report.command) else { return Ok(()) };
    let mut read = values::read(arg, &text).map_err(wrong)?;
    let id = arg.get_id().as_str();
    match key.name {
        "level" => game.level = read.remove_one(id),
        "seat" => game.seat = read.remove_one(id),
        "players" => game.players = read.remove_one::<Players>(id).map(|Players(list)| list),
        "think" => game.think = read.remove_one(id),
        // The only one that is left.
        _ => game.clock = read.remove_one(id),
    }
    Ok(())
}

/// A value of the game's set-up.
fn field(game: &mut GameTable, name: &str, value: &Spanned<DeValue<'_>>) -> Result<(), Wrong> {
    let field = game.entry.fields().iter().find(|field| field.key == name).ok_or(Wrong::Name)?;
    let wrong = |why: String| Wrong::Value(value.span().start, why);
    let text = plain(value.get_ref())
        .ok_or_else(|| wrong(format!("expected a text or a number, found {}", described(value.get_ref()))))?;
    if text.is_empty() {
        return Ok(());
    }
    field.check(&text).map_err(|error| {
        let why = error.to_string();
        // The name stands before it anyway.
        wrong(why.strip_prefix(&format!("{name}: ")).unwrap_or(&why).to_string())
    })?;
    game.setup.set(name, text);
    Ok(())
}
