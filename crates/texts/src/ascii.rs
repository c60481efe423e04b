//! Words for places that take no letter beyond ASCII: accents are stripped, signs get a plain form.
//!
//! One character becomes one character, so that columns stay where they are.

/// Letters with accents and signs, each with what stands for it.
const PLAIN: &[(&str, char)] = &[
    ("áàâäãåāăą", 'a'),
    ("čçćĉċ", 'c'),
    ("ďđ", 'd'),
    ("éèêëēĕėęě", 'e'),
    ("ğĝġģ", 'g'),
    ("íìîïīĭįı", 'i'),
    ("ĺľłļ", 'l'),
    ("ňñńņ", 'n'),
    ("óòôöõøōŏő", 'o'),
    ("ŕřŗ", 'r'),
    ("šśşșß", 's'),
    ("ťţț", 't'),
    ("úùûüūŭůűų", 'u'),
    ("ýÿŷ", 'y'),
    ("žźż", 'z'),
    ("ÁÀÂÄÃÅĀĂĄ", 'A'),
    ("ČÇĆĈĊ", 'C'),
    ("ĎĐ", 'D'),
    ("ÉÈÊËĒĔĖĘĚ", 'E'),
    ("ĞĜĠĢ", 'G'),
    ("ÍÌÎÏĪĬĮİ", 'I'),
    ("ĹĽŁĻ", 'L'),
    ("ŇÑŃŅ", 'N'),
    ("ÓÒÔÖÕØŌŎŐ", 'O'),
    ("ŔŘŖ", 'R'),
    ("ŠŚŞȘ", 'S'),
    ("ŤŢȚ", 'T'),
    ("ÚÙÛÜŪŬŮŰŲ", 'U'),
    ("ÝŸŶ", 'Y'),
    ("ŽŹŻ", 'Z'),
    ("ºª°", 'o'),
    ("¿", '?'),
    ("¡", '!'),
    ("–—−", '-'),
    ("×", 'x'),
    ("“”„«»", '"'),
    ("‘’‚", '\''),
    ("·•░", '.'),
    ("…", '~'),
    ("\u{a0}\u{202f}", ' '),
    ("─━┄┅┈┉╌╍═", '-'),
    ("│┃┆┇┊┋╎╏║", '|'),
    ("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛╔╗╚╝", '+'),
    ("█▓▒▀▄▌▐", '#'),
];

/// What stands for a character where only ASCII can be: itself, the letter without its accent, a plain sign, and
/// `?` for everything else.
pub fn ascii(c: char) -> char {
    plain_form(c).unwrap_or('?')
}

/// What stands for a character; `None` if there is nothing like it in ASCII.
pub fn plain_form(c: char) -> Option<char> {
    if c.is_ascii() {
        return Some(c);
    }
    PLAIN.iter().find(|(fancy, _)| fancy.contains(c)).map(|(_, plain)| *plain)
}

/// Words in ASCII. Accents that stand as characters of their own are left out.
pub fn to_ascii(words: &str) -> String {
    words.chars().filter(|c| !is_accent(*c)).map(ascii).collect()
}

/// Whether a character is an accent that stands behind its letter.
pub fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_are_stripped() {
        assert_eq!(
            to_ascii("¿Dónde está el ñandú? Ação! ľahké šťavy, kôň"),
            "?Donde esta el nandu? Acao! lahke stavy, kon"
        );
        assert_eq!(to_ascii("Jose\u{301}"), "Jose");
        assert_eq!(to_ascii("日x"), "?x");
        assert_eq!((plain_form('日'), plain_form('ž')), (None, Some('z')));
    }

    #[test]
    fn every_form_is_plain_and_no_character_has_two() {
        let mut seen = std::collections::HashSet::new();
        for (fancy, plain) in PLAIN {
            assert!(plain.is_ascii() && !plain.is_ascii_control());
            for c in fancy.chars() {
                assert!(seen.insert(c), "{c} stands twice");
            }
        }
    }
}
