//! The tracks that come with the program, as files in the folder `tracks` of this crate.

use super::Track;

/// A track that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// The word by which a set-up names it.
    pub key: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The fewest turns from the best start.
    pub par: u32,
    /// The text of its file.
    pub text: &'static str,
}

macro_rules! built_in {
    ($($key:literal, $title:literal, $par:literal;)*) => {
        &[$(BuiltIn { key: $key, title: $title, par: $par, text: include_str!(concat!("../../tracks/", $key, ".txt")) }),*]
    };
}

/// The tracks that come with the program, the easiest first. The first one is that of a race without any other
/// wish.
pub const BUILT_IN: &[BuiltIn] = built_in! {
    "oval", "Beginner oval", 25;
    "speedway", "Speedway", 38;
    "islands", "Islands", 11;
    "esses", "The esses", 21;
    "fork", "The fork", 11;
    "slalom", "Slalom", 28;
    "spiral", "Snail shell", 44;
    "diamonds", "Diamonds", 15;
    "canyon", "Canyon", 46;
    "grand", "Grand circuit", 93;
    "hairpin", "Hairpin", 15;
    "chicane", "Chicane", 12;
    "diagonal", "Diagonal", 3;
    "gate", "Gate", 25;
};

/// The built-in track of this key, or of this title in any case.
pub fn named(name: &str) -> Option<Track> {
    BUILT_IN.iter().find(|track| track.key == name || track.title.eq_ignore_ascii_case(name)).map(built_in)
}

/// The track itself.
pub fn built_in(track: &BuiltIn) -> Track {
    // The test below reads every one of them.
    let mut parsed: Track = track.text.parse().expect("built-in tracks are good");
    if parsed.name().is_none() {
        parsed.set_header("name", track.title);
    }
    parsed
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::course::Course;
    use crate::track::check;

    #[test]
    fn every_track_is_named_and_has_its_par() {
        let (mut keys, mut pars) = (HashSet::new(), Vec::new());
        for known in BUILT_IN {
            let track = built_in(known);
            assert!(keys.insert(known.key), "{} is there once", known.key);
            assert_eq!(track.name(), Some(known.title), "{}", known.key);
            let check = check(&Course::unshared(track));
            pars.push((known.key, check.par()));
            assert!(check.starts.iter().all(|start| start.has_way), "{}", known.key);
        }
        let known: Vec<_> = BUILT_IN.iter().map(|known| (known.key, Some(known.par))).collect();
        assert_eq!(pars, known);
        assert!(named("nowhere").is_none());
        assert_eq!(
            named("snail shell").and_then(|track| track.name().map(str::to_string)),
            Some("Snail shell".into())
        );
    }

    #[test]
    fn the_tracks_drawn_for_races_take_six_cars_and_leave_no_warnings() {
        for known in BUILT_IN.iter().filter(|known| !["chicane", "diagonal", "gate"].contains(&known.key)) {
            let check = check(&Course::unshared(built_in(known)));
            assert_eq!((check.most_cars(), check.warnings), (6, Vec::new()), "{}", known.key);
        }
    }
}
