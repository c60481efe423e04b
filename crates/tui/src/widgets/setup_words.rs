//! A set-up in the words of the set-up screen.

use game::Values;
use play::GameEntry;

use crate::look::Look;

/// Each value with what it is called, in the person's language: `rows 5`. What is longer than a few words, such as a
/// whole map, is left out.
pub fn setup_words(entry: &GameEntry, setup: &Values, look: &Look) -> Vec<String> {
    const LONGEST: usize = 24;
    let told = |(key, value): (&str, &str)| match entry.fields().iter().find(|field| field.key == key) {
        Some(field) => {
            let value = field.label_of(value).map_or(value, |label| look.text(label));
            format!("{} {value}", look.text(field.label))
        }
        None => format!("{key} {value}"),
    };
    setup.iter().filter(|(_, value)| !value.contains('\n') && value.len() < LONGEST).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{GAMES, plain_look};
    use crate::texts::Language;

    #[test]
    fn values_have_their_names_and_drawings_are_left_out() {
        let look = Look { language: Language::Spanish, ..plain_look() };
        let values = Values::new().with("rows", 5).with("cols", 6).with("x", "...\n...").with("y", 1);
        assert_eq!(setup_words(GAMES[0].entry, &values, &look), ["filas 5", "columnas 6", "y 1"]);
    }
}
