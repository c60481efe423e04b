//! A name that was mistyped, and the one that was meant.

use game::setup::quoted;

/// What to say about a name that is not known.
pub(crate) fn unknown<'a>(found: &str, known: impl Iterator<Item = &'a str>) -> String {
    let known: Vec<&str> = known.collect();
    let expected = match nearest(found, &known) {
        Some(near) => format!("something like {near}"),
        None => format!("one of {}", known.join(", ")),
    };
    format!("expected {expected}, found {}", quoted(found))
}

/// The name that was meant, if one is near enough.
fn nearest<'a>(found: &str, known: &[&'a str]) -> Option<&'a str> {
    let all = known.iter().map(|name| (distance(found, name), *name));
    // A third of the letters may be wrong.
    all.min_by_key(|(distance, _)| *distance)
        .filter(|(distance, name)| distance * 3 <= name.chars().count())
        .map(|(_, name)| name)
}

/// How many letters have to be put in, taken away, changed, or swapped with the next one (the distance of Damerau
/// and Levenshtein in its restricted form).
fn distance(a: &str, b: &str) -> usize {
    // Nothing that long is a slip of the finger.
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().take(40).collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for line in 0..=a.len() {
        for column in 0..=b.len() {
            rows[line][column] = match (line, column) {
                (0, distance) | (distance, 0) => distance,
                _ => {
                    let changed = usize::from(a[line - 1] != b[column - 1]);
                    let change = rows[line - 1][column - 1] + changed;
                    let one = rows[line - 1][column].min(rows[line][column - 1]) + 1;
                    let swapped = line > 1
                        && column > 1
                        && (a[line - 1], a[line - 2]) == (b[column - 2], b[column - 1]);
                    let swap = if swapped { rows[line - 2][column - 2] + 1 } else { usize::MAX };
                    change.min(one).min(swap)
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        for (a, b, expected) in [
            ("", "abc", 3),
            ("abc", "", 3),
            ("theme", "theme", 0),
            ("tehme", "theme", 1),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!((distance(a, b), distance(b, a)), (expected, expected), "{a} {b}");
        }
    }

    #[test]
    fn what_was_meant_is_named_or_everything_that_there_is() {
        let known = ["theme", "color", "ascii"];
        assert_eq!(unknown("colour", known.into_iter()), "expected something like color, found 'colour'");
        assert_eq!(unknown("x", known.into_iter()), "expected one of theme, color, ascii, found 'x'");
    }
}
