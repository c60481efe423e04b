//! One game that is over, as a line of the file.

use game::{Outcome, Seat, Values};
use serde::{Deserialize, Serialize};

use super::Opponent;
use crate::{Cause, Match, PlayerSpec};

/// The version of the lines that are written.
pub const VERSION: u32 = 1;

/// Longer names of a set-up are cut, in characters.
const LONGEST_NAME: usize = 60;

/// A game that is over. One is one line of JSON; fields that are not known are passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// The version of this line.
    pub v: u32,
    /// When it ended, in seconds since the beginning of 1970, UTC.
    pub when: u64,
    /// The game's own id; of two lines with one id the first one counts.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The set-up in short; a track or a map by its name.
    #[serde(default)]
    pub setup: String,
    /// Who sat where: `human`, a level, the name of a player, `program`.
    pub seats: Vec<String>,
    /// The numbers of the seats at which persons sat, from 1.
    pub persons: Vec<u8>,
    /// What it was for the person.
    pub outcome: PersonOutcome,
    /// The result for all, as in records: `won 1`, `draw 1 2`, `none`.
    #[serde(default)]
    pub result: String,
    /// What ended the game beyond its rules: `seat 1 resigned`, `seat 2 out of time`, `seat 2 broken`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The points of all seats.
    #[serde(default)]
    pub points: Vec<i32>,
    /// By how much the person has won, in the game's unit; only for a win by the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
    /// The moves of all seats.
    #[serde(default)]
    pub moves: u32,
    /// The moves of the person.
    #[serde(default)]
    pub own_moves: u32,
    /// How long the game was on the screen, in seconds.
    #[serde(default)]
    pub seconds: u64,
    /// What everything random came from.
    #[serde(default)]
    pub seed: u64,
    /// How often the computer was asked for a move, for values or for its plan.
    #[serde(default)]
    pub hints: u32,
    /// How often something was taken back.
    #[serde(default)]
    pub taken_back: u32,
}

/// What a game was for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PersonOutcome {
    /// Won.
    Won,
    /// The best place was shared, or nobody has won.
    Drawn,
    /// Lost, also by resigning and by time.
    Lost,
    /// Several persons played, so it is played and no more.
    None,
}

impl GameResult {
    /// The result of a match that is over; `None` if it is open, if no person played, or if it is not one that
    /// counts (see [`Account::id`](super::Account::id)).
    pub fn of(played: &Match, when: u64) -> Option<GameResult> {
        let outcome = played.result()?;
        let account = played.account();
        let id = account.id.clone()?;
        let persons: Vec<Seat> =
            Seat::all(played.seats()).filter(|seat| played.player(*seat).is_human()).collect();
        let first = *persons.first()?;
        let for_person = match persons.len() {
            1 => PersonOutcome::of(outcome, first, played.seats()),
            _ => PersonOutcome::None,
        };
        let margin = (for_person == PersonOutcome::Won && played.ending().is_none())
            .then(|| played.entry().margin(played.game(), first))
            .flatten();
        let own = |seat: Seat| persons.contains(&seat);
        Some(GameResult {
            v: VERSION,
            when,
            id,
            game: played.entry().name.to_string(),
            setup: short_setup(&played.game().setup()),
            seats: played.players().iter().map(who).collect(),
            persons: persons.iter().map(|seat| seat.number() as u8).collect(),
            outcome: for_person,
            result: outcome.to_string(),
            reason: played.ending().map(|ending| {
                // What a broken program said stands in the record.
                let cause = match ending.cause {
                    Cause::Resigned => "resigned",
                    Cause::OutOfTime => "out of time",
                    Cause::Broken(_) => "broken",
                };
                format!("seat {} {cause}", ending.seat)
            }),
            points: Seat::all(played.seats()).map(|seat| played.game().points(seat)).collect(),
            margin,
            moves: count(played.moves().len()),
            own_moves: count(played.moves().iter().filter(|mv| own(mv.seat)).count()),
            seconds: account.time.as_secs(),
            seed: played.seed(),
            hints: account.hints,
            taken_back: account.taken_back,
        })
    }

    /// Against whom it was.
    pub fn opponent(&self) -> Opponent {
        Opponent::of(&self.seats, &self.persons)
    }

    /// The person's seat, from 1; `None` if there were several persons.
    pub fn seat(&self) -> Option<u8> {
        match self.persons.as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }

    /// Whether the person asked the computer, or took something back.
    pub fn is_helped(&self) -> bool {
        self.hints > 0 || self.taken_back > 0
    }

    /// Whether it counts for the bests: won by the rules and without help.
    pub fn is_clean_win(&self) -> bool {
        self.outcome == PersonOutcome::Won && self.reason.is_none() && !self.is_helped()
    }
}

impl PersonOutcome {
    /// What an outcome is for a seat. With nobody at the other seats there is nobody to share with: not to have
    /// won is to have lost.
    fn of(outcome: Outcome, seat: Seat, seats: u8) -> PersonOutcome {
        match outcome {
            Outcome::Won(winner) if winner == seat => PersonOutcome::Won,
            Outcome::Draw(best) if best.contains(seat) => PersonOutcome::Drawn,
            Outcome::Nobody if seats > 1 => PersonOutcome::Drawn,
            _ => PersonOutcome::Lost,
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Who sits at a seat, in one word. A command line is nobody's business here.
fn who(player: &PlayerSpec) -> String {
    match player {
        PlayerSpec::Program { .. } => "program".to_string(),
        other => other.to_string(),
    }
}

/// A set-up in one line, with the names of tracks and maps in place of what is drawn in them.
fn short_setup(setup: &Values) -> String {
    let mut short = Values::new();
    for (key, value) in setup.iter() {
        let name = match value.contains('\n') {
            true => value.lines().find_map(|line| line.strip_prefix("name:")).map_or("drawn", str::trim),
            false => value,
        };
        let plain = name.chars().map(|c| if c.is_control() { ' ' } else { c });
        short.set(key, plain.take(LONGEST_NAME).collect::<String>());
    }
    short.to_string()
}
