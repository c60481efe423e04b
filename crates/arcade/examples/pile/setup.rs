//! What a new game is made from.

use game::{Field, FieldKind, Setup, SetupError, Values};

use crate::texts;

/// How many piles, how many tokens in them, how many may be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PileSetup {
    /// How many piles there are.
    pub(crate) piles: u8,
    /// How many tokens lie in the first pile; every further one has one more.
    pub(crate) tokens: u8,
    /// How many tokens may be taken at once.
    pub(crate) most: u8,
}

const FIELDS: &[Field] = &[
    Field {
        key: "piles",
        label: texts::PILES,
        kind: FieldKind::Number { min: 1, max: 5 },
        default: "3",
        help: texts::PILES_HELP,
    },
    Field {
        key: "tokens",
        label: texts::TOKENS,
        kind: FieldKind::Number { min: 1, max: 9 },
        default: "7",
        help: texts::TOKENS_HELP,
    },
    Field {
        key: "most",
        label: texts::MOST,
        kind: FieldKind::Number { min: 1, max: 9 },
        default: "3",
        help: texts::MOST_HELP,
    },
];

impl Default for PileSetup {
    fn default() -> Self {
        PileSetup { piles: 3, tokens: 7, most: 3 }
    }
}

impl Setup for PileSetup {
    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn from_values(values: &Values) -> Result<PileSetup, SetupError> {
        values.check(FIELDS)?;
        let [piles, tokens, most] = [&FIELDS[0], &FIELDS[1], &FIELDS[2]].map(|field| values.number(field));
        // The fields end at 9, so nothing is cut off.
        Ok(PileSetup { piles: piles? as u8, tokens: tokens? as u8, most: most? as u8 })
    }

    fn to_values(&self) -> Values {
        Values::new().with("piles", self.piles).with("tokens", self.tokens).with("most", self.most)
    }
}
