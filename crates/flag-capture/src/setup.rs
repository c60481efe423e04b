//! What a game is made from: a map, built in, from a file or whole.

use std::sync::Arc;

use game::{Field, FieldKind, Setup, SetupError, Values};

use crate::map::{self, Map, Occupancy};

/// The map of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct FlagSetup {
    map: Arc<Map>,
}

impl FlagSetup {
    /// The set-up of a map.
    pub fn new(map: Map) -> FlagSetup {
        FlagSetup { map: Arc::new(map) }
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }
}

const DEFAULT_MAP: &str = "valley";

static FIELDS: &[Field] = &[
    Field {
        key: "map",
        kind: FieldKind::Resource { what: "map", names: map::names, words: &[] },
        default: DEFAULT_MAP,
        help: "the map: a name, a file, or the text of a map file",
    },
    Field {
        key: "occupancy",
        kind: FieldKind::Choice(Occupancy::NAMES),
        default: Occupancy::Exclusive.name(),
        help: "who blocks a cell: any piece, or own pieces only (without it: as the map says)",
    },
];

impl Default for FlagSetup {
    fn default() -> Self {
        // The built-in maps are read by a test, so this one can be read.
        FlagSetup::new(map::builtin(DEFAULT_MAP).expect("the default map is built in"))
    }
}

impl Setup for FlagSetup {
    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn from_values(values: &Values) -> Result<FlagSetup, SetupError> {
        values.check(FIELDS)?;
        let mut map = read_map(values.get("map").unwrap_or(DEFAULT_MAP))?;
        if let Some(occupancy) = values.get("occupancy").and_then(Occupancy::from_name) {
            map.occupancy = occupancy;
        }
        Ok(FlagSetup::new(map))
    }

    fn to_values(&self) -> Values {
        Values::new().with("map", self.map.to_string().trim_end())
    }
}

/// A map by its whole text, its name, or a file.
fn read_map(value: &str) -> Result<Map, SetupError> {
    let unfit = |error: map::MapError| SetupError::Unfit(format!("map: {error}"));
    if value.contains('\n') {
        return Map::parse(value).map_err(unfit);
    }
    if let Some(map) = map::builtin(value) {
        return Ok(map);
    }
    let path = std::path::Path::new(value);
    if !path.exists() {
        let expected = format!("a file or one of {}", map::names().join(", "));
        return Err(SetupError::value("map", expected, value));
    }
    let text = std::fs::read_to_string(path).map_err(|error| {
        SetupError::Unfit(format!("map: can't read {}: {error}", game::setup::quoted(value)))
    })?;
    Map::parse(&text)
        .map_err(|error| SetupError::Unfit(format!("map {}: {error}", game::setup::quoted(value))))
}
