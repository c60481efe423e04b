//! Every text that a person sees, in one catalogue.
//!
//! Each section is a file with a table of [`Message`]s, every one in all languages. Placeholders stand in braces,
//! `{name}`; a plural stands as `{count:form|form}`, in the order of the language's plural forms, and `count` is the
//! number. Texts that belong to the rules (titles, reasons why a move is not legal) come from the games.

pub mod actions;
pub mod common;
pub mod configuration;
pub mod editor;
pub mod flag_capture;
pub mod formula;
pub mod gato_e_rato;
pub mod learn;
pub mod menu;
pub mod plain;
pub mod play;
pub mod puzzle;
pub mod review;
pub mod setup;
pub mod statistics;
pub mod timbiriche;

pub(crate) use texts::messages;
pub use texts::{Language, Message};

/// Every section of the front end.
pub const SECTIONS: &[&[Message]] = &[
    actions::ALL,
    common::ALL,
    configuration::ALL,
    editor::ALL,
    flag_capture::ALL,
    formula::ALL,
    gato_e_rato::ALL,
    learn::ALL,
    menu::ALL,
    plain::ALL,
    play::ALL,
    puzzle::ALL,
    review::ALL,
    setup::ALL,
    statistics::ALL,
    timbiriche::ALL,
];

#[cfg(test)]
mod tests {
    use texts::catalogue::{problems, untranslated};

    use super::*;

    #[test]
    fn every_section_is_sound_in_every_language() {
        for section in SECTIONS {
            assert_eq!(problems(section), [""; 0]);
        }
    }

    #[test]
    fn hardly_anything_reads_as_in_english() {
        let all: Vec<Message> = SECTIONS.concat();
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let copied = untranslated(&all, language);
            assert!(copied.len() * 20 < all.len(), "{}: {copied:?}", language.name());
        }
    }

    #[test]
    fn every_file_is_a_section() {
        let folder =
            std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/texts")).expect("the folder");
        let files = folder.filter(|file| {
            file.as_ref().is_ok_and(|file| file.path().extension().is_some_and(|ending| ending == "rs"))
        });
        // All but this one.
        assert_eq!(files.count() - 1, SECTIONS.len());
    }
}
