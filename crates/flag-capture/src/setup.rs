//! What a game is made from: a map, built in, from a file or whole.

use std::fmt::Display;
use std::sync::Arc;

use ::texts::{Language, Phrase};
use game::{Choice, Field, FieldKind, Setup, SetupError, Values};

use search::Stop;

use crate::ai::fairness::fair_map;
use crate::map::generator::{MOST_FLAGS, Wish};
use crate::map::{self, Map, Occupancy};
use crate::texts;

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
/// The folder in the user's data folder in which maps are kept that have been drawn.
const FOLDER: &str = "maps";
/// The word for a map from the generator.
const RANDOM: &str = "random";

static FIELDS: &[Field] = &[
    Field {
        key: "map",
        label: texts::MAP,
        kind: FieldKind::Resource {
            what: "map",
            names: map_names,
            words: &[Choice { name: RANDOM, label: texts::RANDOM }],
        },
        default: DEFAULT_MAP,
        help: texts::MAP_HELP,
    },
    Field {
        key: "flags",
        label: texts::FLAGS,
        kind: FieldKind::Number { min: 2, max: MOST_FLAGS as u64 },
        default: "8",
        help: texts::FLAGS_HELP,
    },
    Field {
        key: "pieces",
        label: texts::PIECES,
        kind: FieldKind::Number { min: 1, max: map::MOST_PIECES as u64 },
        default: "2",
        help: texts::PIECES_HELP,
    },
    Field {
        key: "occupancy",
        label: texts::OCCUPANCY,
        kind: FieldKind::Choice(Occupancy::CHOICES),
        default: Occupancy::Exclusive.name(),
        help: texts::OCCUPANCY_HELP,
    },
    Field {
        key: "seed",
        label: texts::SEED,
        kind: FieldKind::Number { min: 0, max: u64::MAX },
        default: "0",
        help: texts::SEED_HELP,
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
        let mut map = match values.get("map").unwrap_or(DEFAULT_MAP) {
            RANDOM => random_map(values)?,
            value => read_map(value)?,
        };
        if let Some(occupancy) = wished_occupancy(values) {
            map.occupancy = occupancy;
        }
        Ok(FlagSetup::new(map))
    }

    fn to_values(&self) -> Values {
        Values::new().with("map", self.map.to_string().trim_end())
    }
}

/// Who shall block whom, if the values say so.
fn wished_occupancy(values: &Values) -> Option<Occupancy> {
    values.get("occupancy").and_then(Occupancy::from_name)
}

/// The built-in maps, and those that the user has drawn and kept.
fn map_names() -> Vec<String> {
    let mut names = map::names();
    names.extend(play::store::kept_names(FOLDER).into_iter().filter(|name| map::builtin(name).is_none()));
    names
}

/// What a list says about a map: `12x10, 6 flags, 2 pieces a side`. `None` if there is no such map.
pub(crate) fn map_words(name: &str, language: Language) -> Option<String> {
    read_map(name).ok().map(|map| size_words(&map, language))
}

/// A map by its name, its size, and who blocks a cell on it.
pub(crate) fn whole_words(map: &Map, language: Language) -> String {
    let blocks = Occupancy::CHOICES.iter().find(|choice| choice.name == map.occupancy.name());
    let blocks =
        blocks.map(|choice| format!("{} {}", texts::OCCUPANCY.text(language), choice.label.text(language)));
    let parts: Vec<String> =
        map.told_name().into_iter().chain([size_words(map, language)]).chain(blocks).collect();
    parts.join(", ")
}

fn size_words(map: &Map, language: Language) -> String {
    let [first, second] = map.starts.each_ref().map(Vec::len);
    let size = format!("{}x{}", map.torus.width(), map.torus.height());
    let flags = map.flags();
    let [size, flags]: [(&str, &dyn Display); 2] = [("size", &size), ("flags", &flags)];
    match first == second {
        true => texts::MAP_WORDS.fill(language, &[size, flags, ("pieces", &first)]),
        false => {
            texts::MAP_WORDS_UNEVEN.fill(language, &[size, flags, ("first", &first), ("second", &second)])
        }
    }
}

/// A fair map from the generator.
fn random_map(values: &Values) -> Result<Map, SetupError> {
    let number = |key: &str| match FIELDS.iter().find(|field| field.key == key) {
        Some(field) => values.number(field),
        None => Ok(0),
    };
    let wish = Wish {
        seed: number("seed")?,
        flags: number("flags")? as usize,
        pieces: number("pieces")? as usize,
        // A map has to be fair by the rule that it will be played by.
        occupancy: wished_occupancy(values).unwrap_or_default(),
        ..Wish::default()
    };
    fair_map(&wish, &Stop::new()).ok_or_else(|| SetupError::unfit(texts::NO_FAIR_MAP))
}

/// A map by its whole text, the name of a built-in one or of one that the user has drawn and kept, or a file.
fn read_map(value: &str) -> Result<Map, SetupError> {
    let unfit = |error: map::MapError| {
        SetupError::unfit(Phrase::from(texts::BAD_MAP).with_phrase("why", error.reason()))
    };
    if value.contains('\n') {
        return Map::parse(value).map_err(unfit);
    }
    if let Some(map) = map::builtin(value) {
        return Ok(map);
    }
    let path = play::store::kept(FOLDER, value).unwrap_or_else(|| value.into());
    let unusable = |error: play::FileError| match error.kind() {
        std::io::ErrorKind::NotFound => {
            let expected = Phrase::from(texts::EXPECTED_MAP).with("names", map_names().join(", "));
            SetupError::value("map", expected, value)
        }
        _ => SetupError::unfit(Phrase::from(texts::BAD_MAP).with_phrase("why", error.phrase())),
    };
    let text = play::store::read_text(&path).map_err(unusable)?;
    Map::parse(&text).map_err(|error| {
        let phrase = Phrase::from(texts::BAD_MAP_FILE).with("map", game::setup::quoted(value));
        SetupError::unfit(phrase.with_phrase("why", error.reason()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup(text: &str) -> Result<FlagSetup, String> {
        let values = Values::parse(text).map_err(|error| error.to_string())?;
        FlagSetup::from_values(&values).map_err(|error| error.to_string())
    }

    #[test]
    fn a_random_map_stands_whole_in_its_values() {
        let random = setup("map=random seed=7 flags=4 pieces=1").expect("a random map");
        assert_eq!(random.map().flags(), 4);
        assert_eq!(FlagSetup::from_values(&random.to_values()), Ok(random.clone()));
        assert_eq!(setup("map=random,seed=7,flags=4,pieces=1"), Ok(random));
    }

    #[test]
    fn a_random_map_is_fair_by_the_rule_that_it_is_played_by() {
        for occupancy in ["exclusive", "enemies-share"] {
            for seed in 0..2 {
                let text = format!("map=random seed={seed} flags=4 pieces=2 occupancy={occupancy}");
                let random = setup(&text).expect("a random map");
                assert_eq!(random.map().occupancy.name(), occupancy);
                let fairness =
                    crate::ai::fairness::estimate(random.map(), &Stop::new()).expect("nobody stops");
                assert!(fairness.is_even(), "{text}: {fairness:?}");
            }
        }
    }

    #[test]
    fn every_built_in_map_is_a_setup() {
        for name in map::names() {
            assert_eq!(setup(&format!("map={name}")).expect("a built-in map").map().name, name);
        }
        assert_eq!(
            setup("occupancy=enemies-share").map(|setup| setup.map().occupancy),
            Ok(Occupancy::EnemiesShare)
        );
    }

    #[test]
    fn bad_values_say_what_was_expected() {
        assert!(
            setup("map=nowhere")
                .expect_err("no such map")
                .starts_with("map: expected 'random', a file, or one of valley, ")
        );
        assert_eq!(
            setup("flags=1").expect_err("out of range"),
            "flags: expected a number from 2 to 20, found '1'"
        );
        let bad = setup("map=\"size: 4 3\\n\\n....\"").expect_err("a bad map");
        assert_eq!(bad, "map: line 4, column 1: expected row 2 of 3 of the grid, found the end of the file");
    }
}
