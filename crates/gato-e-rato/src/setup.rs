//! The set-up: there is only one.

use ::texts::Phrase;
use game::{Field, Setup, SetupError, Values};

use crate::texts;

/// The set-up of a game. The rules leave nothing to choose, so it has no fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GatoSetup;

impl Setup for GatoSetup {
    fn fields() -> &'static [Field] {
        &[]
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        match values.iter().next() {
            None => Ok(GatoSetup),
            Some((key, _)) => {
                let key = game::setup::quoted(key);
                Err(SetupError::unfit(Phrase::from(texts::NO_SETTINGS).with("key", key)))
            }
        }
    }

    fn to_values(&self) -> Values {
        Values::new()
    }
}
