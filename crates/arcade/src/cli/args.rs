//! Options that several commands share, and how their values are read.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use game::{Seat, Values};
use play::{Clock, GameEntry, Level, Pace, PlayerSpec, find_game};
use texts::Language;

use super::language::language_parser;
use super::wishes::Wishes;
use crate::registry::{GAMES, resources};

/// A game and everything that it begins with.
#[derive(Clone, Debug, Args)]
pub(crate) struct MatchArgs {
    /// Go straight into this game
    #[arg(long, value_name = "NAME", value_parser = game_parser())]
    pub(crate) game: Option<&'static GameEntry>,
    /// The computer's level
    #[arg(long, value_parser = level_parser(), default_value = Level::default().name(), conflicts_with = "players")]
    pub(crate) level: Level,
    /// The seat that you take
    #[arg(long, value_name = "N", value_parser = seat_parser(), default_value_t = 1, conflicts_with = "players")]
    pub(crate) seat: u8,
    /// Who sits where, instead of --level and --seat: human, a level, program:COMMAND or lisp:COMMAND
    #[arg(long, value_name = "P,P[,P...]", value_parser = parse_players)]
    pub(crate) players: Option<Players>,
    /// The set-up of the game, as below; values with blanks or commas in double quotes
    #[arg(long, value_name = "KEY=VALUE,...", value_parser = parse_setup)]
    pub(crate) setup: Option<Values>,
    /// Thinking time of `perfect` and of programs per move [default: 5; programs 10]
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    pub(crate) think: Option<Duration>,
    /// A clock for everybody's turn, overstepping loses; `map`: the map's own time [default: off]
    #[arg(long, value_name = "SECONDS|map", value_parser = parse_clock)]
    pub(crate) clock: Option<Clock>,
    /// Everything random comes from it [default: from the clock; shown and saved]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Where the values come from, and what else is asked for.
    #[arg(skip)]
    pub(super) wishes: Wishes,
}

/// How it looks.
#[derive(Clone, Debug, Args)]
pub(crate) struct DisplayArgs {
    /// The colour theme
    #[arg(long, value_name = "NAME", value_parser = theme_parser())]
    pub(crate) theme: Option<String>,
    /// When to use colours
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    pub(crate) color: Color,
    /// The language: English, Spanish, Portuguese, Slovak [default: that of the locale]
    #[arg(long, value_name = "CODE", value_parser = language_parser())]
    pub(crate) lang: Option<Language>,
    /// Draw and write with the characters of ASCII only [default: where the terminal can't show others]
    #[arg(long, conflicts_with = "unicode")]
    pub(crate) ascii: bool,
    /// Draw and write with all characters, whatever the locale and TERM say
    #[arg(long)]
    pub(crate) unicode: bool,
    /// Leave the mouse to the terminal
    #[arg(long)]
    pub(crate) no_mouse: bool,
    /// Seconds between two moves that follow each other by themselves [default: 0.35; in a replay 1]
    #[arg(long, value_name = "SECONDS", value_parser = delay_parser())]
    pub(crate) delay: Option<Duration>,
    /// Let `perfect` think along while you are to move, in one thread and for up to a minute
    #[arg(long)]
    pub(crate) ponder: bool,
    /// Play by plain lines of text, for screen readers, pipes and slow lines
    #[arg(long)]
    pub(crate) plain: bool,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// If the terminal has them and NO_COLOR is not set
    Auto,
    /// Also if NO_COLOR is set
    Always,
    /// Black and white
    Never,
}

/// A list of players, one for each seat.
#[derive(Clone, Debug)]
pub(crate) struct Players(pub(crate) Vec<PlayerSpec>);

/// The name of a colour theme.
fn theme_parser() -> PossibleValuesParser {
    PossibleValuesParser::new(tui::theme::Theme::names())
}

/// The times between two moves that there are.
fn delay_parser() -> impl TypedValueParser<Value = Duration> {
    PossibleValuesParser::new(tui::settings::delays()).try_map(|seconds| parse_seconds_or_none(&seconds))
}

/// Reads seconds, also none at all.
fn parse_seconds_or_none(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().map_err(|_| format!("expected seconds, found {text}"))?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

/// The number of a seat at the largest table.
fn seat_parser() -> impl TypedValueParser<Value = u8> {
    clap::value_parser!(u8).range(1..=i64::from(Seat::MAX))
}

/// The name of a game.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = &'static GameEntry> {
    let name = |entry: &'static GameEntry| {
        PossibleValue::new(entry.name).aliases(entry.aliases).help(entry.summary.english())
    };
    PossibleValuesParser::new(GAMES.iter().map(name)).try_map(|name| {
        find_game(GAMES, &name).ok_or_else(|| format!("expected the name of a game, found {name}"))
    })
}

/// The name of a level.
pub(crate) fn level_parser() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| name.parse::<Level>())
}

/// What `list` can list: games, and whatever else the games have built in.
pub(crate) fn listable() -> PossibleValuesParser {
    let others = resources().into_iter().map(|resource| resource.plural);
    PossibleValuesParser::new(std::iter::once("games".to_string()).chain(others))
}

/// Reads a list of players.
///
/// # Errors
/// If one of them is no player.
pub(crate) fn parse_players(text: &str) -> Result<Players, String> {
    PlayerSpec::parse_list(text).map(Players).map_err(|error| error.to_string())
}

/// Reads the values of a set-up.
///
/// # Errors
/// If they are not written as `KEY=VALUE`.
pub(crate) fn parse_setup(text: &str) -> Result<Values, String> {
    Values::parse(text).map_err(|error| error.to_string())
}

/// Reads a time in seconds.
///
/// # Errors
/// If it is no time.
pub(crate) fn parse_seconds(text: &str) -> Result<Duration, String> {
    Pace::parse_seconds(text).map_err(|error| error.to_string())
}

/// Reads the size of a table in MiB: no more than the machine has, where that is known. A larger one would end the
/// program in the middle of its work.
///
/// # Errors
/// If it is none of these.
pub(crate) fn parse_table(text: &str) -> Result<usize, String> {
    let most = memory_mib().unwrap_or(MOST_MIB);
    let number = text.parse().ok().filter(|mib| (1..=most).contains(mib));
    number.ok_or_else(|| format!("expected MiB from 1 to {most}, found {}", game::setup::quoted(text)))
}

/// More than any machine has.
const MOST_MIB: usize = 1 << 20;

/// The memory of the machine; `None` where the system does not tell.
fn memory_mib() -> Option<usize> {
    #[cfg(target_os = "linux")]
    {
        let system = rustix::system::sysinfo();
        let bytes = u128::from(system.totalram) * u128::from(system.mem_unit.max(1));
        usize::try_from(bytes >> 20).ok().map(|mib| mib.clamp(1, MOST_MIB))
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// Reads a clock: seconds, `map` or `off`.
///
/// # Errors
/// If it is none of these.
pub(crate) fn parse_clock(text: &str) -> Result<Clock, String> {
    text.parse::<Clock>().map_err(|error| error.to_string().replacen("seconds", "map or seconds", 1))
}

/// A seed that nobody has asked for.
pub(crate) fn clock_seed() -> u64 {
    // Six digits or so can be typed again.
    let nanoseconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64);
    game::key::mix(nanoseconds) % 1_000_000
}
