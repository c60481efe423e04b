//! A message, and the macro that makes a section of the catalogue.

use std::fmt::Display;

use crate::Language;

/// A text of the catalogue, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The wording in English, for the command line, records and logs.
    pub fn english(&self) -> &'static str {
        self.text(Language::English)
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
    pub fn placeholders(&self, language: Language) -> Vec<String> {
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

/// A section of the catalogue: a constant for each message, and `ALL` of them. A message that lacks a language does
/// not compile.
///
/// ```
/// mod cards {
///     texts::messages! {
///         CARDS { en: "{n} {n:card|cards}", es: "{n} {n:carta|cartas}", pt: "{n} {n:carta|cartas}",
///                 sk: "{n} {n:karta|karty|kariet}" }
///     }
/// }
/// assert_eq!(cards::CARDS.fill(texts::Language::Slovak, &[("n", &3)]), "3 karty");
/// ```
#[macro_export]
macro_rules! messages {
    ($($name:ident { en: $en:literal, es: $es:literal, pt: $pt:literal, sk: $sk:literal $(,)? })*) => {
        $(
            #[doc = $en]
            pub const $name: $crate::Message = $crate::Message {
                name: stringify!($name),
                wordings: [$en, $es, $pt, $sk],
            };
        )*
        /// Every message of this section.
        pub const ALL: &[$crate::Message] = &[$($name),*];
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_and_plurals_are_filled() {
        let message = Message {
            name: "X",
            wordings: ["{who} takes {n} {n:box|boxes} {left}", "", "", "{n:škatuľka|škatuľky|škatuliek}"],
        };
        let fill = |n: i32| message.fill(Language::English, &[("who", &"Ana"), ("n", &n)]);
        assert_eq!(fill(1), "Ana takes 1 box {left}");
        assert_eq!(fill(2), "Ana takes 2 boxes {left}");
        assert_eq!(fill(0), "Ana takes 0 boxes {left}");
        assert_eq!(message.fill(Language::Slovak, &[("n", &5)]), "škatuliek");
        assert_eq!(message.placeholders(Language::English), ["left", "n", "who"]);
    }
}
