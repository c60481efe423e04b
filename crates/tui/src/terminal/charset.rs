//! Whether the terminal shows signs beyond ASCII, as far as the environment tells.

/// The beginnings of terminals' names that come from before Unicode.
const OLD: [&str; 9] =
    ["linux", "vt", "ansi", "cons25", "xterm-16color", "xterm-color", "sun", "pcansi", "rxvt-16"];

/// Whether the terminal shows signs beyond ASCII: the locale has to be one of UTF-8, and the font of the Linux
/// console has only a few of them. Where no locale is set at all, the name of the terminal decides.
pub fn shows_unicode() -> bool {
    cfg!(windows) || tells_unicode(|name| std::env::var(name).ok())
}

fn tells_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let term = variable("TERM").unwrap_or_default();
    if term == "linux" || term.starts_with("linux-") {
        return false;
    }
    // In the order in which the system looks at them; an empty one counts as not set.
    let locale =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(&variable).find(|value| !value.is_empty());
    match locale {
        Some(locale) => {
            let locale = locale.to_ascii_lowercase();
            locale.contains("utf-8") || locale.contains("utf8")
        }
        None => !OLD.iter().any(|old| term.starts_with(old)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_and_the_terminal_decide() {
        let tells = |variables: &[(&str, &str)]| {
            tells_unicode(|name| {
                variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string())
            })
        };
        let xterm = ("TERM", "xterm-256color");
        for (variables, expected) in [
            (&[xterm, ("LANG", "pt_PT.UTF-8")][..], true),
            (&[xterm, ("LANG", "C.utf8")], true),
            (&[xterm, ("LANG", "sk_SK.UTF-8"), ("LC_ALL", "C")], false),
            (&[xterm, ("LANG", "sk_SK.UTF-8"), ("LC_ALL", "")], true),
            (&[xterm, ("LC_CTYPE", "en_US.UTF-8"), ("LANG", "POSIX")], true),
            (&[xterm, ("LANG", "de_DE.ISO-8859-1")], false),
            (&[("TERM", "linux"), ("LANG", "en_US.UTF-8")], false),
            (&[("TERM", "vt100"), ("LANG", "en_US.UTF-8")], true),
            (&[xterm], true),
            (&[("TERM", "tmux-256color")], true),
            (&[("TERM", "vt220")], false),
            (&[("TERM", "ansi")], false),
        ] {
            assert_eq!(tells(variables), expected, "{variables:?}");
        }
    }
}
