//! In which language the arcade speaks: what is asked for, the locale, English.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use texts::{Language, locale};

/// The code of a language.
pub(super) fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| code.parse::<Language>())
}

/// The language: the one that is asked for, else that of the locale, else English. Where `--lang` is not typed, what
/// the file of settings asks for stands in its place.
pub(crate) fn language(asked: Option<Language>) -> Language {
    choose(asked, &locale::from_environment)
}

fn choose(asked: Option<Language>, lookup: locale::Lookup<'_>) -> Language {
    asked.or_else(|| locale::language(lookup)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_wish_counts() {
        use Language::{English, Slovak, Spanish};
        let slovak = |name: &str| (name == "LANG").then(|| "sk_SK.UTF-8".to_string());
        assert_eq!(choose(Some(Spanish), &slovak), Spanish);
        assert_eq!(choose(Some(English), &slovak), English);
        assert_eq!(choose(None, &slovak), Slovak);
        assert_eq!(choose(None, &|_| None), English);
    }
}
