//! Colours for terminals that have 16 of them, or 8.
//!
//! crossterm names even the 16 colours by the sequences for 256 (`38;5;n`), which older terminals read as three
//! attributes. Here they become the sequences that terminals have always had: 30 to 37 and 40 to 47, and behind
//! a bright one its own, 90 to 97 and 100 to 107. A terminal of 8 colours skips the second and shows the first.

use std::io::{self, Write};

/// Longer than any sequence that is ours.
const LONGEST: usize = 128;

/// Writes to another writer, with the sequences for 256 colours replaced if need be.
pub struct Colors<W: Write> {
    inner: W,
    is_on: bool,
    /// The beginning of a sequence whose end has not come yet.
    begun: Vec<u8>,
}

impl<W: Write> Colors<W> {
    /// A writer that replaces them, or one that lets everything through.
    pub fn new(inner: W, is_on: bool) -> Colors<W> {
        Colors { inner, is_on, begun: Vec::new() }
    }
}

impl<W: Write> Write for Colors<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.is_on {
            return self.inner.write(bytes);
        }
        for &byte in bytes {
            match (self.begun.as_slice(), byte) {
                ([], 0x1b) => self.begun.push(byte),
                ([], _) => self.inner.write_all(&[byte])?,
                ([0x1b], b'[') => self.begun.push(byte),
                ([0x1b, b'[', ..], b'm') => {
                    let sequence = replaced(&self.begun[2..]);
                    self.begun.clear();
                    self.inner.write_all(sequence.as_bytes())?;
                }
                ([0x1b, b'[', ..], b'0'..=b'9' | b';') if self.begun.len() < LONGEST => self.begun.push(byte),
                _ => {
                    self.begun.push(byte);
                    self.inner.write_all(&self.begun)?;
                    self.begun.clear();
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// The whole sequence for these numbers, without those for 256 colours.
fn replaced(numbers: &[u8]) -> String {
    let text = String::from_utf8_lossy(numbers);
    let mut rest = text.split(';');
    let mut kept: Vec<String> = Vec::new();
    while let Some(number) = rest.next() {
        let ground = match number {
            "38" => 30,
            "48" => 40,
            _ => {
                kept.push(number.to_string());
                continue;
            }
        };
        let mode = rest.next();
        let color = rest.next().and_then(|color| color.parse::<u8>().ok());
        match (mode, color) {
            (Some("5"), Some(color @ 0..8)) => kept.push((ground + color).to_string()),
            // In place of dark grey a terminal of 8 colours has grey to write with: black may be the ground.
            (Some("5"), Some(8)) if ground == 30 => kept.push("37;90".to_string()),
            (Some("5"), Some(color @ 8..16)) => {
                kept.push(format!("{};{}", ground + color - 8, ground + 60 + color - 8));
            }
            // No theme names another one where there are 16.
            _ => {}
        }
    }
    format!("\x1b[{}m", kept.join(";"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn through(parts: &[&str], is_on: bool) -> String {
        let mut bytes = Vec::new();
        let mut colors = Colors::new(&mut bytes, is_on);
        for part in parts {
            colors.write_all(part.as_bytes()).expect("written");
        }
        String::from_utf8(bytes).expect("text")
    }

    #[test]
    fn named_colours_become_the_old_sequences_however_they_come_in() {
        for (given, expected) in [
            ("\x1b[38;5;1m", "\x1b[31m"),
            ("\x1b[38;5;14;48;5;0m", "\x1b[36;96;40m"),
            ("\x1b[48;5;15m", "\x1b[47;107m"),
            ("\x1b[38;5;8m", "\x1b[37;90m"),
            ("a\x1b[1m\x1b[0mb\x1b[2;3Hc", "a\x1b[1m\x1b[0mb\x1b[2;3Hc"),
            ("\x1b[39m\x1b[49m\x1b[m", "\x1b[39m\x1b[49m\x1b[m"),
            ("\x1b[?25l\x1b[?1049h\x1b]0;title\x07", "\x1b[?25l\x1b[?1049h\x1b]0;title\x07"),
            ("ž│\x1b[38;5;9m日", "ž│\x1b[31;91m日"),
        ] {
            assert_eq!(through(&[given], true), expected);
            assert_eq!(through(&[given], false), given);
            for cut in (1..given.len()).filter(|cut| given.is_char_boundary(*cut)) {
                assert_eq!(through(&[&given[..cut], &given[cut..]], true), expected);
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn everything_else_comes_through(text in "[a-z\u{1b}\\[;mH0-9ž]{0,40}") {
            // What follows the last sequence that is whole, or is none.
            let out = through(&[&text, "\x1bX"], true);
            proptest::prop_assert!(out.ends_with('X'));
            if !text.contains('\u{1b}') {
                proptest::prop_assert_eq!(out, format!("{text}\x1bX"));
            }
        }
    }
}
