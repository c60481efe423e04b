//! The languages and what differs between them beyond the words.

use std::fmt;
use std::str::FromStr;

/// A language of the arcade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Portuguese, as in Portugal.
    Portuguese,
    /// Slovak.
    Slovak,
}

impl Language {
    /// All languages, in the order of a message's wordings.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Spanish, Language::Portuguese, Language::Slovak];

    /// The code that is typed: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::Portuguese => "pt",
            Language::Slovak => "sk",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "español",
            Language::Portuguese => "português",
            Language::Slovak => "slovenčina",
        }
    }

    /// The language of a locale's name, as in `LANG`: `es_MX.UTF-8`. `None` if the arcade does not speak it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Which of a message's plural forms a number takes (the rules of Unicode CLDR for whole numbers).
    pub fn plural(self, number: i64) -> usize {
        match self {
            Language::English | Language::Spanish | Language::Portuguese => usize::from(number != 1),
            Language::Slovak => match number {
                1 => 0,
                2..=4 => 1,
                _ => 2,
            },
        }
    }

    /// How many plural forms the language has.
    pub const fn plurals(self) -> usize {
        match self {
            Language::English | Language::Spanish | Language::Portuguese => 2,
            Language::Slovak => 3,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that the arcade does not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected one of en, es, pt, sk, found \"{0}\"")]
pub struct UnknownLanguage(String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| UnknownLanguage(code.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_locales_are_understood() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert_eq!(Language::of_locale("es_MX.UTF-8"), Some(Language::Spanish));
        assert_eq!(Language::of_locale("pt-BR"), Some(Language::Portuguese));
        assert_eq!(Language::of_locale("sk"), Some(Language::Slovak));
        assert_eq!(Language::of_locale("C.UTF-8"), None);
        assert_eq!(Language::of_locale(""), None);
        assert!("de".parse::<Language>().is_err());
    }

    #[test]
    fn slovak_has_three_plurals() {
        let forms: Vec<usize> =
            [0, 1, 2, 4, 5, 11, 21, 22].map(|n| Language::Slovak.plural(n)).into_iter().collect();
        assert_eq!(forms, [2, 0, 1, 1, 2, 2, 2, 2]);
    }

    #[test]
    fn no_number_takes_a_form_that_is_not_there() {
        for language in Language::ALL {
            for number in [i64::MIN, -1, 0, 1, 2, 3, 4, 5, 100, i64::MAX] {
                assert!(language.plural(number) < language.plurals());
            }
        }
    }
}
