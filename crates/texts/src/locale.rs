//! What the environment says about the language and the letters of the terminal, as POSIX has it: `LC_ALL` before
//! the category (`LC_MESSAGES`, `LC_CTYPE`) before `LANG`; what is empty counts as not set.

use crate::Language;

/// A look into the environment: [`from_environment`] outside of tests.
pub type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;

/// The variables of the process.
pub fn from_environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// The language of the locale; `None` if there is no locale or the arcade does not speak its language.
pub fn language(lookup: Lookup<'_>) -> Option<Language> {
    Language::of_locale(&first(lookup, "LC_MESSAGES")?)
}

/// Whether letters are written as UTF-8. Without a locale they are not.
pub fn is_utf8(lookup: Lookup<'_>) -> bool {
    first(lookup, "LC_CTYPE").is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

fn first(lookup: Lookup<'_>, category: &str) -> Option<String> {
    ["LC_ALL", category, "LANG"].into_iter().filter_map(lookup).find(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(set: &[(&str, &str)]) -> (Option<Language>, bool) {
        let lookup =
            |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string());
        (language(&lookup), is_utf8(&lookup))
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        assert_eq!(of(&[]), (None, false));
        assert_eq!(of(&[("LANG", "sk_SK.UTF-8")]), (Some(Language::Slovak), true));
        assert_eq!(of(&[("LANG", "sk_SK.UTF-8"), ("LC_MESSAGES", "es_ES")]), (Some(Language::Spanish), true));
        assert_eq!(of(&[("LANG", "sk_SK.UTF-8"), ("LC_ALL", "C")]), (None, false));
        assert_eq!(of(&[("LANG", "pt_BR.utf8"), ("LC_ALL", "")]), (Some(Language::Portuguese), true));
        assert_eq!(of(&[("LANG", "es_MX.ISO-8859-1")]), (Some(Language::Spanish), false));
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_CTYPE", "C")]), (None, false));
    }
}
