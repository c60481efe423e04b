//! In which language the arcade speaks: what is asked for, what the configuration says, the locale, English.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use texts::{Language, locale};

/// The code of a language.
pub(super) fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).try_map(|code| code.parse::<Language>())
}

/// The language: that of `--lang`, else of the configuration, else of the locale, else English.
pub(crate) fn language(flag: Option<Language>, config: Option<Language>) -> Language {
    choose(flag, config, &locale::from_environment)
}

fn choose(flag: Option<Language>, config: Option<Language>, lookup: locale::Lookup<'_>) -> Language {
    flag.or(config).or_else(|| locale::language(lookup)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_wish_counts() {
        use Language::{English, Portuguese, Slovak, Spanish};
        let slovak = |name: &str| (name == "LANG").then(|| "sk_SK.UTF-8".to_string());
        assert_eq!(choose(Some(Spanish), Some(Portuguese), &slovak), Spanish);
        assert_eq!(choose(None, Some(Portuguese), &slovak), Portuguese);
        assert_eq!(choose(None, None, &slovak), Slovak);
        assert_eq!(choose(Some(English), None, &slovak), English);
        assert_eq!(choose(None, None, &|_| None), English);
    }
}
