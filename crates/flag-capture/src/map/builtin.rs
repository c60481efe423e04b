//! The maps that come with the game.

use super::Map;

/// The files, in the order in which they are listed. Each file's name is the map's name.
const FILES: &[(&str, &str)] = &[
    ("valley", include_str!("../../maps/valley.txt")),
    ("swamp", include_str!("../../maps/swamp.txt")),
    ("islands", include_str!("../../maps/islands.txt")),
    ("woods", include_str!("../../maps/woods.txt")),
    ("fortress", include_str!("../../maps/fortress.txt")),
    ("lakeland", include_str!("../../maps/lakeland.txt")),
];

/// The names of the built-in maps.
pub fn names() -> Vec<String> {
    FILES.iter().map(|(name, _)| (*name).to_string()).collect()
}

/// The built-in map of this name.
pub fn builtin(name: &str) -> Option<Map> {
    let (_, text) = FILES.iter().find(|(known, _)| *known == name)?;
    Map::parse(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_map_of_its_name() {
        for (name, text) in FILES {
            let map = Map::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(map.name, *name);
            assert_eq!(builtin(name), Some(map));
        }
    }

    #[test]
    fn the_map_of_the_manual_is_the_built_in_one() {
        let manual = include_str!("../../../../docs/flag-capture.md");
        let map = manual.split("```\n").find(|block| block.starts_with("name: ")).expect("a map");
        let whole =
            FILES.iter().find(|(name, _)| map.starts_with(&format!("name: {name}\n"))).expect("its file").1;
        assert_eq!(map, &whole[..map.len()]);
    }
}
