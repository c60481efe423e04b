//! Against whom a game was played, as the statistics sort it.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Level;

/// Against whom a person played.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// The computer, at one level at every other seat.
    Level(Level),
    /// A player that only this game has, by its name.
    Named(String),
    /// Somebody's program.
    Program,
    /// Several kinds of computers.
    Mixed,
    /// Another person at the same terminal, so there is no result for "the person".
    Person,
    /// Nobody: one car on the track.
    Alone,
}

impl Opponent {
    /// From the words of the seats (`human`, a level, a name, `program`), and the numbers of the person's seats.
    pub(super) fn of(seats: &[String], persons: &[u8]) -> Opponent {
        if persons.len() > 1 {
            return Opponent::Person;
        }
        let is_person = |index: usize| persons.iter().any(|number| usize::from(*number) == index + 1);
        let mut others: Vec<&str> = seats
            .iter()
            .enumerate()
            .filter(|(index, _)| !is_person(*index))
            .map(|(_, who)| who.as_str())
            .collect();
        others.sort_unstable();
        others.dedup();
        match others.as_slice() {
            [] => Opponent::Alone,
            ["program"] => Opponent::Program,
            [one] => one.parse().map_or_else(|_| Opponent::Named((*one).to_string()), Opponent::Level),
            _ => Opponent::Mixed,
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Level(level) => level.fmt(f),
            Opponent::Named(name) => f.write_str(name),
            Opponent::Program => f.write_str("program"),
            Opponent::Mixed => f.write_str("mixed"),
            Opponent::Person => f.write_str("person"),
            Opponent::Alone => f.write_str("alone"),
        }
    }
}

impl Serialize for Opponent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
