//! What a race is made from: the track, the number of cars, and when it ends.

use std::sync::Arc;

use ::texts::{Language, Phrase};
use game::{Choice, Field, FieldKind, Seat, Setup, SetupError, Values};

use crate::course::Course;
use crate::generator;
use crate::texts;
use crate::track::{BUILT_IN, Track, built_in, check, named};

/// When a race ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FinishRule {
    /// As soon as the first car reaches the finish.
    #[default]
    First,
    /// At the end of the round in which the first car reaches the finish. Among those who did, the one that
    /// needed the smaller fraction of its last move wins.
    Round,
}

impl FinishRule {
    /// The word in a set-up.
    pub const fn word(self) -> &'static str {
        match self {
            FinishRule::First => "first",
            FinishRule::Round => "round",
        }
    }
}

/// What a race is made from.
#[derive(Clone, Debug)]
pub struct FormulaSetup {
    course: Arc<Course>,
    cars: u8,
    finish: FinishRule,
}

/// The track of a race without any other wish.
pub const DEFAULT_TRACK: &str = "oval";
/// The number of cars without any other wish.
const DEFAULT_CARS: u8 = 2;
/// The folder in the user's data folder in which tracks are kept that have been drawn.
pub const FOLDER: &str = "tracks";

/// The word for a track from the generator.
const RANDOM: Choice = Choice { name: "random", label: texts::RANDOM };

const FIELDS: &[Field] = &[
    Field {
        key: "track",
        label: texts::TRACK,
        kind: FieldKind::Resource { what: "track", names: track_names, words: &[RANDOM] },
        default: DEFAULT_TRACK,
        help: texts::TRACK_HELP,
    },
    Field {
        key: "cars",
        label: texts::CARS,
        kind: FieldKind::Number { min: 1, max: Seat::MAX as u64 },
        default: "2",
        help: texts::CARS_HELP,
    },
    Field {
        key: "finish",
        label: texts::FINISH,
        kind: FieldKind::Choice(&[
            Choice { name: "first", label: texts::FINISH_FIRST },
            Choice { name: "round", label: texts::FINISH_ROUND },
        ]),
        default: "first",
        help: texts::FINISH_HELP,
    },
    Field {
        key: "seed",
        label: texts::SEED,
        kind: FieldKind::Number { min: 0, max: u64::MAX },
        default: "0",
        help: texts::SEED_HELP,
    },
];

/// The built-in tracks, and those that the user has drawn and kept.
fn track_names() -> Vec<String> {
    let built_in = BUILT_IN.iter().map(|track| track.key.to_string());
    built_in.chain(play::store::kept_names(FOLDER).into_iter().filter(|name| named(name).is_none())).collect()
}

impl FormulaSetup {
    /// A set-up of these parts; whether they fit each other is checked when the race begins.
    pub fn new(track: Track, cars: u8, finish: FinishRule) -> FormulaSetup {
        FormulaSetup { course: Course::of(track), cars, finish }
    }

    /// The course.
    pub fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// The number of cars.
    pub fn cars(&self) -> u8 {
        self.cars
    }

    /// When the race ends.
    pub fn finish(&self) -> FinishRule {
        self.finish
    }

    /// Checks that the track has a start for every car and that the finish can be reached from each of them.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(1..=Seat::MAX).contains(&self.cars) {
            let range = Phrase::from(game::texts::NUMBER).with("min", 1).with("max", Seat::MAX);
            return Err(SetupError::value("cars", range, &self.cars.to_string()));
        }
        let unfit = |problem: Phrase| Err(SetupError::unfit(problem));
        let track = self.course.track();
        let starts = track.starts();
        if starts.len() < usize::from(self.cars) {
            return unfit(
                Phrase::from(texts::FEW_STARTS).with("cars", self.cars).with("starts", starts.len()),
            );
        }
        if self.course.ground().finish_bounds().is_none() {
            return unfit(texts::NO_FINISH.into());
        }
        // From a stand this flood tells exactly whether there are legal moves to the finish; see there.
        let steps = self.course.ground().steps_to_finish();
        let lost = |start: &&crate::geometry::Point| {
            steps[start.y as usize * track.width() + start.x as usize] == u32::MAX
        };
        match starts.iter().take(self.cars.into()).find(lost) {
            Some(start) => unfit(Phrase::from(texts::NO_WAY).with("start", start)),
            None => Ok(()),
        }
    }
}

impl PartialEq for FormulaSetup {
    fn eq(&self, other: &FormulaSetup) -> bool {
        let same_course =
            Arc::ptr_eq(&self.course, &other.course) || self.course.track() == other.course.track();
        same_course && self.cars == other.cars && self.finish == other.finish
    }
}

impl Default for FormulaSetup {
    fn default() -> FormulaSetup {
        FormulaSetup::new(built_in(&BUILT_IN[0]), DEFAULT_CARS, FinishRule::First)
    }
}

/// Above this number of crossings the fewest turns are not worked out for a list.
const LISTED_WITH_PAR: usize = 20_000;

/// What a list says about a track: `Beginner oval, 56x20, 6 starts, par 25`. `None` if there is no such track.
pub(crate) fn track_words(name: &str, language: Language) -> Option<String> {
    let track = find_track(name, 0).ok()?;
    let built_in = BUILT_IN.iter().find(|built_in| built_in.key == name);
    let (starts, size) = (track.starts().len(), format!("{}x{}", track.width(), track.height()));
    let title = built_in.map(|built_in| built_in.title.to_string()).or(track.told_name());
    let par = match built_in {
        Some(built_in) => Some(built_in.par),
        None if track.crossings() > LISTED_WITH_PAR => {
            return Some(texts::TRACK_WORDS_LARGE.fill(language, &[("size", &size), ("starts", &starts)]));
        }
        None => check(&Course::unshared(track)).par(),
    };
    let par = match par {
        Some(par) => texts::PAR.fill(language, &[("par", &par)]),
        None => texts::PAR_NONE.text(language).to_string(),
    };
    let title = title.filter(|title| title != name).map_or(String::new(), |title| format!("{title}, "));
    let words = texts::TRACK_WORDS.fill(language, &[("size", &size), ("starts", &starts), ("par", &par)]);
    Some(format!("{title}{words}"))
}

/// The track that a set-up names: built in, random, the text of a track itself, one that the user has drawn and
/// kept, or a file.
fn find_track(value: &str, seed: u64) -> Result<Track, SetupError> {
    if value.contains('\n') {
        return value.parse().map_err(|error: crate::Error| bad_track(texts::TRACK, error.reason()));
    }
    if value == RANDOM.name {
        return Ok(generator::random_track(seed));
    }
    if let Some(track) = named(value) {
        return Ok(track);
    }
    let unusable = |error: play::FileError| match error.kind() {
        std::io::ErrorKind::NotFound => {
            let expected = Phrase::from(texts::EXPECTED_TRACK).with("names", track_names().join(", "));
            SetupError::value("track", expected, value)
        }
        _ => bad_track(texts::TRACK, error.phrase()),
    };
    let path = play::store::kept(FOLDER, value).unwrap_or_else(|| value.into());
    let text = play::store::read_text(&path).map_err(unusable)?;
    let told = game::setup::escaped(value, usize::MAX);
    text.parse().map_err(|error: crate::Error| bad_track(Phrase::same(told), error.reason()))
}

/// A track, or what it is called, with what is wrong with it.
fn bad_track(track: impl Into<Phrase>, why: Phrase) -> SetupError {
    SetupError::unfit(Phrase::from(texts::BAD_TRACK).with_phrase("track", track).with_phrase("why", why))
}

impl Setup for FormulaSetup {
    fn fields() -> &'static [Field] {
        FIELDS
    }

    fn from_values(values: &Values) -> Result<FormulaSetup, SetupError> {
        values.check(FIELDS)?;
        let seed = values.number(&FIELDS[3])?;
        let wished = values.number(&FIELDS[1])?;
        let track = find_track(values.get("track").unwrap_or(DEFAULT_TRACK), seed)?;
        // Nobody has asked for a second car where there is one start.
        let cars = match values.get("cars") {
            None if track.starts().len() == 1 => 1,
            _ => wished,
        };
        let finish = match values.get("finish") {
            Some("round") => FinishRule::Round,
            _ => FinishRule::First,
        };
        // The field's range is that of a seat.
        Ok(FormulaSetup::new(track, cars as u8, finish))
    }

    /// The track stands in the values whole, also a random one, so that no seed is needed.
    fn to_values(&self) -> Values {
        Values::new()
            .with("track", self.course.track())
            .with("cars", self.cars)
            .with("finish", self.finish.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        let setup = Values::parse(text).and_then(|values| FormulaSetup::from_values(&values));
        setup.and_then(|setup| setup.check()).map_or_else(|error| error.to_string(), |()| String::new())
    }

    #[test]
    fn good_set_ups_are_read() {
        for text in ["", "cars=1", "track=oval cars=3 finish=round", "track=random,seed=7,cars=4"] {
            assert_eq!(message(text), "", "{text}");
        }
        assert_eq!(message("track=\"S..\\n...\\n..F\" cars=1"), "");
        for name in track_names() {
            assert_eq!(message(&format!("track={name}")), "", "{name} can be raced without further wishes");
        }
    }

    #[test]
    fn bad_set_ups_are_named() {
        assert_eq!(message("cars=7"), "cars: expected a number from 1 to 6, found '7'");
        assert_eq!(message("finish=last"), "finish: expected one of first, round, found 'last'");
        assert!(message("track=nowhere").starts_with("track: expected 'random', a file, or one of oval"));
        assert_eq!(
            message("track=\"S..\\n...\\n..F\" cars=2"),
            "the track has too few starts: expected one for each of 2 cars, found 1"
        );
        assert_eq!(message("track=\"SS.\\n...\\n...\""), "the track has no finish");
        assert_eq!(
            message("track=\"S#F\\n.#.\\n.#S\" cars=2"),
            "the track has no way from the start 0,0 to the finish"
        );
        assert_eq!(
            message("track=\"S..\\n.?.\\n..F\""),
            "track: line 2, column 2: expected one of #, ., S, F, found '?'"
        );
    }

    #[test]
    fn tracks_are_read_from_files() {
        let path = std::env::temp_dir().join(format!("formula-setup-{}.txt", std::process::id()));
        std::fs::write(&path, "name: from a file\n\nSS.\n...\n..F\n").expect("the folder can be written to");
        let values = Values::new().with("track", path.display());
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        std::fs::write(&path, "SS.\n..x\n").expect("the folder can be written to");
        let error = FormulaSetup::from_values(&values).expect_err("a bad track").to_string();
        std::fs::remove_file(&path).expect("the file is there");
        assert_eq!(setup.course().track().name(), Some("from a file"));
        assert!(error.contains("line 2, column 3: expected one of #, ., S, F, found 'x'"), "{error}");
        let odd = std::env::temp_dir().join(format!("formula-\u{1b}[31m-{}.txt", std::process::id()));
        if std::fs::write(&odd, "SS.\n..x\n").is_ok() {
            let values = Values::new().with("track", odd.display());
            let error = FormulaSetup::from_values(&values).expect_err("a bad track").to_string();
            std::fs::remove_file(&odd).expect("the file is there");
            assert!(!error.contains(char::is_control), "{error:?}");
        }
        let folder = Values::new().with("track", std::env::temp_dir().display());
        assert!(FormulaSetup::from_values(&folder).is_err());
    }

    #[test]
    fn every_track_of_the_list_tells_its_par() {
        let words = |name: &str| track_words(name, Language::English);
        for track in BUILT_IN {
            let words = track_words(track.key, Language::English).expect("a track");
            assert!(words.ends_with(&format!(", par {}", track.par)), "{words}");
            assert!(words.starts_with(track.title), "{words}");
        }
        assert_eq!(words("S..\n...\n..F").as_deref(), Some("3x3, 1 start, par 2"));
        assert_eq!(words("S#F\n.#.\n.#.").as_deref(), Some("3x3, 1 start, no way to the finish"));
        assert_eq!(words("nowhere"), None);
    }

    #[test]
    fn random_tracks_travel_whole() {
        let values = Values::new().with("track", "random").with("seed", 3);
        let setup = FormulaSetup::from_values(&values).expect("a good set-up");
        let written = setup.to_values();
        assert_eq!(written.get("seed"), None);
        assert_eq!(FormulaSetup::from_values(&written), Ok(setup));
    }
}
