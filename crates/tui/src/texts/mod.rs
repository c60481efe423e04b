//! Every text that a person sees, in one catalogue.
//!
//! Each section is a file with a table of [`Message`]s, every one in all languages; a message without one of
//! them does not compile. Placeholders stand in braces, `{name}`; a plural stands as
//! `{count:form|form}`, in the order of the language's plural forms, and `count` is the number.
//! Texts that belong to the rules (titles, reasons why a move is not legal) come from the games.

pub mod actions;
pub mod common;
pub mod editor;
pub mod flag_capture;
pub mod formula;
pub mod gato_e_rato;
pub mod plain;
pub mod play;
pub mod review;
pub mod timbiriche;

use std::fmt::Display;

/// A language of the front end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 1] = [Language::English];

    /// Which of a message's plural forms a number takes.
    fn plural(self, number: i64) -> usize {
        match self {
            Language::English => usize::from(number != 1),
        }
    }

    /// How many plural forms the language has.
    #[cfg(test)]
    fn plurals(self) -> usize {
        match self {
            Language::English => 2,
        }
    }
}

/// A text of the catalogue, in every language.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    /// Its name in the catalogue, for tests.
    pub name: &'static str,
    /// Its wording, in the order of [`Language::ALL`].
    pub wordings: [&'static str; Language::ALL.len()],
}

impl Message {
    /// The wording in a language, for messages without placeholders.
    pub fn text(&self, language: Language) -> &'static str {
        self.wordings[language as usize]
    }

    /// The wording in a language with its placeholders filled. A placeholder without a value stays as it is.
    pub fn fill(&self, language: Language, values: &[(&str, &dyn Display)]) -> String {
        let mut filled = String::new();
        let mut rest = self.text(language);
        while let Some((before, after)) = rest.split_once('{') {
            filled.push_str(before);
            let Some((inside, after)) = after.split_once('}') else {
                filled.push('{');
                rest = after;
                continue;
            };
            let (name, forms) = match inside.split_once(':') {
                Some((name, forms)) => (name, Some(forms)),
                None => (inside, None),
            };
            match (values.iter().find(|(known, _)| *known == name), forms) {
                (Some((_, value)), None) => filled.push_str(&value.to_string()),
                (Some((_, value)), Some(forms)) => {
                    let number = value.to_string().parse().unwrap_or(0);
                    filled.push_str(forms.split('|').nth(language.plural(number)).unwrap_or(forms));
                }
                (None, _) => {
                    filled.push('{');
                    filled.push_str(inside);
                    filled.push('}');
                }
            }
            rest = after;
        }
        filled.push_str(rest);
        filled
    }

    /// The placeholders of a wording, sorted; for the test that all languages agree.
    #[cfg(test)]
    fn placeholders(&self, language: Language) -> Vec<String> {
        let mut names: Vec<String> = self
            .text(language)
            .split('{')
            .skip(1)
            .filter_map(|part| part.split_once('}'))
            .map(|(inside, _)| inside.split(':').next().unwrap_or_default().to_string())
            .collect();
        names.sort();
        names.dedup();
        names
    }
}

/// A section of the catalogue: a constant for each message, and `ALL` of them.
macro_rules! messages {
    ($($name:ident { en: $en:literal })*) => {
        $(
            #[doc = $en]
            pub const $name: $crate::texts::Message =
                $crate::texts::Message { name: stringify!($name), wordings: [$en] };
        )*
        /// Every message of this section.
        pub const ALL: &[$crate::texts::Message] = &[$($name),*];
    };
}
pub(crate) use messages;

#[cfg(test)]
mod tests {
    use super::*;

    const SECTIONS: &[&[Message]] = &[
        actions::ALL,
        common::ALL,
        editor::ALL,
        flag_capture::ALL,
        formula::ALL,
        gato_e_rato::ALL,
        plain::ALL,
        play::ALL,
        review::ALL,
        timbiriche::ALL,
    ];

    #[test]
    fn placeholders_and_plurals_are_filled() {
        let message = Message { name: "X", wordings: ["{who} takes {n} {n:box|boxes} {left}"] };
        let fill = |n: i32| message.fill(Language::English, &[("who", &"Ana"), ("n", &n)]);
        assert_eq!(fill(1), "Ana takes 1 box {left}");
        assert_eq!(fill(2), "Ana takes 2 boxes {left}");
        assert_eq!(fill(0), "Ana takes 0 boxes {left}");
    }

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
