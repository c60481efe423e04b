//! Results sorted by whom they were against and from which seat.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{GameResult, Opponent, Summary};

/// The games of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// Against whom.
    pub opponent: Opponent,
    /// The person's seat, from 1; `None` between several persons.
    pub seat: Option<u8>,
    /// What became of them.
    pub summary: Summary,
}

/// Sorts results of one game by opponent and seat, the weakest level first. Kinds that were not played are left
/// out.
pub fn groups<'a>(results: impl IntoIterator<Item = &'a GameResult>) -> Vec<Group> {
    let mut kinds: BTreeMap<(Opponent, Option<u8>), Vec<&GameResult>> = BTreeMap::new();
    for result in results {
        kinds.entry((result.opponent(), result.seat())).or_default().push(result);
    }
    let group = |((opponent, seat), list): ((Opponent, Option<u8>), Vec<&GameResult>)| Group {
        opponent,
        seat,
        summary: Summary::of(list),
    };
    kinds.into_iter().map(group).collect()
}
