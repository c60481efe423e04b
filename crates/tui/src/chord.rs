//! A key with its modifiers, as it is typed and as it is written: `ctrl-c`, `f1`, `?`.

use std::fmt;
use std::str::FromStr;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The key.
    pub code: KeyCode,
    /// Control or Alt held down.
    pub modifiers: KeyModifiers,
}

/// The names of keys that are no character.
const NAMES: &[(&str, KeyCode)] = &[
    ("enter", KeyCode::Enter),
    ("space", KeyCode::Char(' ')),
    ("esc", KeyCode::Esc),
    ("backspace", KeyCode::Backspace),
    ("tab", KeyCode::Tab),
    ("backtab", KeyCode::BackTab),
    ("left", KeyCode::Left),
    ("right", KeyCode::Right),
    ("up", KeyCode::Up),
    ("down", KeyCode::Down),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("pageup", KeyCode::PageUp),
    ("pagedown", KeyCode::PageDown),
    ("insert", KeyCode::Insert),
    ("delete", KeyCode::Delete),
];

/// Names that are read, too, because keys are shown under them.
const OTHER_NAMES: &[(&str, KeyCode)] =
    &[("shift-tab", KeyCode::BackTab), ("pgup", KeyCode::PageUp), ("pgdn", KeyCode::PageDown)];

impl Chord {
    /// A key alone.
    pub const fn key(code: KeyCode) -> Chord {
        Chord { code, modifiers: KeyModifiers::NONE }
    }

    /// A character alone.
    pub const fn char(c: char) -> Chord {
        Chord::key(KeyCode::Char(c))
    }

    /// A character with Control.
    pub const fn control(c: char) -> Chord {
        Chord { code: KeyCode::Char(c), modifiers: KeyModifiers::CONTROL }
    }

    /// Whether it is a character and nothing else: where text is typed, it is part of the text.
    pub fn is_text(&self) -> bool {
        matches!(self.code, KeyCode::Char(_)) && self.modifiers.is_empty()
    }

    /// Whether it is a digit and nothing else.
    pub fn is_digit(&self) -> bool {
        matches!(self.code, KeyCode::Char('0'..='9')) && self.modifiers.is_empty()
    }

    /// What was typed. Shift is left out where the character tells it already.
    pub fn of(event: &KeyEvent) -> Chord {
        let kept = KeyModifiers::CONTROL | KeyModifiers::ALT;
        Chord { code: event.code, modifiers: event.modifiers & kept }
    }

    /// How the key is shown to people: arrows as arrows where the terminal may show them.
    pub fn shown(&self, ascii: bool) -> String {
        if self.modifiers.is_empty() && !ascii {
            let arrow = match self.code {
                KeyCode::Left => "←",
                KeyCode::Right => "→",
                KeyCode::Up => "↑",
                KeyCode::Down => "↓",
                _ => "",
            };
            if !arrow.is_empty() {
                return arrow.to_string();
            }
        }
        let control = self.modifiers.contains(KeyModifiers::CONTROL);
        let alt = self.modifiers.contains(KeyModifiers::ALT);
        let mut key = match self.code {
            KeyCode::PageUp => "PgUp".to_string(),
            KeyCode::PageDown => "PgDn".to_string(),
            KeyCode::BackTab => "Shift-Tab".to_string(),
            code => Chord::key(code).to_string(),
        };
        // A name gets a capital. One letter is shown as it is typed; with Control both are the same.
        let is_name = key.chars().nth(1).is_some();
        if is_name {
            key[..1].make_ascii_uppercase();
        } else if control {
            key = key.to_uppercase();
        }
        format!("{}{}{key}", if control { "Ctrl-" } else { "" }, if alt { "Alt-" } else { "" })
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.modifiers.contains(KeyModifiers::CONTROL) {
            f.write_str("ctrl-")?;
        }
        if self.modifiers.contains(KeyModifiers::ALT) {
            f.write_str("alt-")?;
        }
        match (NAMES.iter().find(|(_, code)| *code == self.code), self.code) {
            (Some((name, _)), _) => f.write_str(name),
            (None, KeyCode::Char(c)) => write!(f, "{c}"),
            (None, KeyCode::F(number)) => write!(f, "f{number}"),
            (None, code) => write!(f, "{code:?}"),
        }
    }
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a key such as u, ctrl-r, f2 or space, found {0}")]
pub struct ParseChordError(String);

impl FromStr for Chord {
    type Err = ParseChordError;

    fn from_str(text: &str) -> Result<Chord, ParseChordError> {
        let bad = || ParseChordError(game::setup::quoted(text));
        let mut rest = text;
        let mut modifiers = KeyModifiers::NONE;
        while let Some((prefix, after)) = rest.split_once('-') {
            match prefix.to_ascii_lowercase().as_str() {
                "ctrl" => modifiers |= KeyModifiers::CONTROL,
                "alt" => modifiers |= KeyModifiers::ALT,
                _ => break,
            }
            rest = after;
        }
        let mut chars = rest.chars();
        let code = match (chars.next(), chars.as_str()) {
            (Some(c), "") if c.is_control() => return Err(bad()),
            // A terminal tells neither Control with a capital letter nor Control with these from other keys.
            (Some('i' | 'I' | 'm' | 'M' | '['), "") if modifiers.contains(KeyModifiers::CONTROL) => {
                return Err(bad());
            }
            (Some(c), "") if modifiers.contains(KeyModifiers::CONTROL) => {
                KeyCode::Char(c.to_ascii_lowercase())
            }
            (Some(' '), "") | (None, _) => return Err(bad()),
            (Some(c), "") => KeyCode::Char(c),
            _ => named(&rest.to_ascii_lowercase()).ok_or_else(bad)?,
        };
        Ok(Chord { code, modifiers })
    }
}

/// The key of a name in small letters.
fn named(name: &str) -> Option<KeyCode> {
    if let Some((_, code)) = NAMES.iter().chain(OTHER_NAMES).find(|(known, _)| *known == name) {
        return Some(*code);
    }
    let number = name.strip_prefix('f').filter(|number| !number.starts_with('+'))?;
    number.parse().ok().filter(|number| (1..=12).contains(number)).map(KeyCode::F)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        for text in ["u", "R", "?", ":", "-", "ctrl-c", "alt-x", "ctrl--", "f1", "f12", "enter", "space", "f"]
        {
            assert_eq!(text.parse::<Chord>().map(|chord| chord.to_string()), Ok(text.to_string()));
        }
        for bad in ["", "ctrl-", "f13", "f0", "f+1", "shift-a", "uu", "ctrl-i", "ctrl-m", "ctrl-[", "\t", " "]
        {
            assert!(bad.parse::<Chord>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn keys_are_read_as_they_are_shown() {
        let bindings = crate::actions::Bindings::default();
        for chord in bindings.all_keys() {
            assert_eq!(chord.shown(true).parse(), Ok(chord));
        }
        for name in NAMES.iter().chain(OTHER_NAMES).map(|(name, _)| *name).chain(["x", "f5"]) {
            for modifiers in ["", "ctrl-", "alt-", "ctrl-alt-"] {
                let chord: Chord = format!("{modifiers}{name}").parse().expect("a key");
                assert_eq!(chord.shown(true).parse(), Ok(chord), "{}", chord.shown(true));
            }
        }
        assert_eq!("Ctrl-U".parse(), Ok(Chord::control('u')), "as a terminal sends it");
    }

    #[test]
    fn keys_are_shown_for_people() {
        assert_eq!(Chord::control('c').shown(false), "Ctrl-C");
        for (name, shown) in [
            ("ctrl-left", "Ctrl-Left"),
            ("ctrl-space", "Ctrl-Space"),
            ("ctrl-pageup", "Ctrl-PgUp"),
            ("ctrl-alt-x", "Ctrl-Alt-X"),
            ("alt-x", "Alt-x"),
        ] {
            assert_eq!(name.parse::<Chord>().expect("a key").shown(false), shown);
        }
        assert_eq!(Chord::key(KeyCode::Left).shown(false), "←");
        assert_eq!(Chord::key(KeyCode::Left).shown(true), "Left");
        assert_eq!(Chord::char('u').shown(true), "u");
    }
}
