//! Every text that a person sees, in one catalogue.
//!
//! Each section is a file with a table of [`Message`]s, every one in all languages. Placeholders stand in braces, `{name}`; a plural stands as
//! `{count:form|form}`, in the order of the language's plural forms, and `count` is the number.
//! Texts that belong to the rules (titles, reasons why a move is not legal) come from the games.

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
pub mod review;
pub mod setup;
pub mod statistics;
pub mod timbiriche;

pub(crate) use texts::messages;
pub use texts::{Language, Message};

#[cfg(test)]
mod tests {
    use super::*;

    const SECTIONS: &[&[Message]] = &[
        actions::ALL,
        common::ALL,
        configuration::ALL,
        editor::ALL,
        flag_capture::ALL,
        formula::ALL,
        gato_e_rato::ALL,
        learn::ALL,
        plain::ALL,
        play::ALL,
        review::ALL,
        statistics::ALL,
        timbiriche::ALL,
    ];

    #[test]
    fn every_message_has_every_language_with_the_same_placeholders() {
        for message in SECTIONS.iter().copied().flatten() {
            let expected = message.placeholders(Language::English);
            for language in Language::ALL {
                assert!(!message.text(language).trim().is_empty(), "{} in {language:?}", message.name);
                assert_eq!(message.placeholders(language), expected, "{} in {language:?}", message.name);
            }
        }
    }

    #[test]
    fn every_plural_has_all_its_forms() {
        for message in SECTIONS.iter().copied().flatten() {
            for language in Language::ALL {
                // Not translated yet: the English wording has the English forms.
                if message.wordings[language as usize].is_empty() {
                    continue;
                }
                for part in message.text(language).split('{').skip(1) {
                    let inside = part.split('}').next().unwrap_or_default();
                    if let Some((_, forms)) = inside.split_once(':') {
                        assert_eq!(forms.split('|').count(), language.plurals(), "{}", message.name);
                    }
                }
            }
        }
    }
}
