//! Cuts a stream of bytes into forms.
//!
//! Fed byte by byte, so that a form is complete with its last parenthesis and not only at the end of a
//! line. No recursion: a counter knows how deep it is. What is kept of a form is bounded, and so is what is
//! kept of anything else, whatever comes in.

/// The largest form in bytes, from its first parenthesis to its last.
pub const LARGEST_FORM: usize = 64 << 10;

/// The bytes of stray text that are kept for the message about it.
const STRAY_KEPT: usize = 60;

/// What the reader has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A form with balanced parentheses; comments have become blanks.
    Form(String),
    /// Text outside of any form, up to the next form or the end of the line.
    Stray(String),
    /// A form that is longer than [`LARGEST_FORM`]; reading goes on at the next line.
    TooLong,
    /// The input ended within a form.
    Unclosed,
}

/// Where the reader is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// Outside of any form.
    #[default]
    Between,
    /// Within a form, this many parentheses deep.
    Form { depth: usize },
    /// In text that belongs to no form.
    Stray,
    /// Behind a form that was too long, until the end of the line.
    Skipping,
}

/// The state of reading.
#[derive(Debug, Default)]
pub(super) struct Reader {
    state: State,
    /// Whether the rest of the line is a comment.
    comment: bool,
    /// The form or stray text so far.
    text: Vec<u8>,
    /// The bytes of the form so far, comments counted.
    length: usize,
}

impl Reader {
    /// Takes the next byte, and tells what is complete with it.
    pub(super) fn feed(&mut self, byte: u8) -> Option<Found> {
        let end_of_line = byte == b'\n';
        let in_comment = self.comment;
        self.comment = (in_comment || (byte == b';' && self.state != State::Skipping)) && !end_of_line;
        // A comment is a blank to everything else, but for the end of its line.
        let byte = if in_comment || self.comment { b' ' } else { byte };
        match self.state {
            State::Skipping => {
                if end_of_line {
                    self.state = State::Between;
                }
                None
            }
            State::Form { depth } => self.feed_form(byte, depth, end_of_line),
            State::Between => {
                match byte {
                    b'(' => self.begin_form(),
                    byte if byte.is_ascii_whitespace() => {}
                    byte => {
                        self.state = State::Stray;
                        self.text.push(byte);
                    }
                }
                None
            }
            State::Stray => {
                if byte == b'(' {
                    let stray = self.take();
                    self.begin_form();
                    return Some(Found::Stray(stray));
                }
                if end_of_line {
                    self.state = State::Between;
                    return Some(Found::Stray(self.take()));
                }
                if self.text.len() < STRAY_KEPT {
                    self.text.push(byte);
                }
                None
            }
        }
    }

    /// The input has ended.
    pub(super) fn finish(&mut self) -> Option<Found> {
        match std::mem::take(&mut self.state) {
            State::Between | State::Skipping => None,
            State::Form { .. } => {
                self.text.clear();
                Some(Found::Unclosed)
            }
            State::Stray => Some(Found::Stray(self.take())),
        }
    }

    fn begin_form(&mut self) {
        self.state = State::Form { depth: 1 };
        self.text.clear();
        self.text.push(b'(');
        self.length = 1;
    }

    fn feed_form(&mut self, byte: u8, depth: usize, end_of_line: bool) -> Option<Found> {
        self.length += 1;
        if self.length > LARGEST_FORM {
            self.text.clear();
            // The byte that is one too many may itself end the line.
            self.state = if end_of_line { State::Between } else { State::Skipping };
            self.comment = false;
            return Some(Found::TooLong);
        }
        self.text.push(byte);
        let depth = match byte {
            b'(' => depth + 1,
            b')' => depth - 1,
            _ => depth,
        };
        if depth > 0 {
            self.state = State::Form { depth };
            return None;
        }
        self.state = State::Between;
        Some(Found::Form(self.take()))
    }

    /// The text that was kept; what is no UTF-8 becomes a replacement character.
    fn take(&mut self) -> String {
        let text = String::from_utf8_lossy(&self.text).trim_end().to_string();
        self.text.clear();
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Found> {
        let mut reader = Reader::default();
        let mut found: Vec<Found> = text.bytes().filter_map(|byte| reader.feed(byte)).collect();
        found.extend(reader.finish());
        found
    }

    fn form(text: &str) -> Found {
        Found::Form(text.to_string())
    }

    fn stray(text: &str) -> Found {
        Found::Stray(text.to_string())
    }

    #[test]
    fn forms_are_cut_at_their_last_parenthesis() {
        assert_eq!(read("(a)(b (c))\n (d)"), [form("(a)"), form("(b (c))"), form("(d)")]);
        assert_eq!(read("(a\n\n  (b\r\n))"), [form("(a\n\n  (b\r\n))")]);
        assert_eq!(read(" \t\r\n"), []);
    }

    #[test]
    fn comments_are_blanks() {
        assert_eq!(read("; (x)\n(a) ; )(\n"), [form("(a)")]);
        assert_eq!(read("(a ; b)\n c)"), [form("(a       c)")]);
        assert_eq!(read("(a ; never closed)"), [Found::Unclosed]);
    }

    #[test]
    fn stray_text_is_one_thing_a_line() {
        assert_eq!(
            read("hello world\n(a) b\n)))\n"),
            [stray("hello world"), form("(a)"), stray("b"), stray(")))")]
        );
        assert_eq!(read("x(a)y"), [stray("x"), form("(a)"), stray("y")]);
        assert_eq!(read("x;y\n(a)"), [stray("x"), form("(a)")]);
        let Found::Stray(kept) = &read(&"x".repeat(1 << 20))[0] else { panic!("stray text") };
        assert!(kept.len() <= STRAY_KEPT);
    }

    #[test]
    fn forms_are_bounded() {
        let blanks = |count: usize| " ".repeat(count);
        let largest = format!("({})", blanks(LARGEST_FORM - 2));
        assert_eq!(read(&largest), [form(&largest)]);
        let larger = format!("({})", blanks(LARGEST_FORM - 1));
        assert_eq!(read(&format!("{larger}(a)\n(b)")), [Found::TooLong, form("(b)")]);
        let deep = "(".repeat(4 << 20);
        assert_eq!(read(&format!("{deep}\n(a)\n{deep}")), [Found::TooLong, form("(a)"), Found::TooLong]);
        let in_comment = format!("(; {}\n(b)", blanks(LARGEST_FORM));
        assert_eq!(read(&in_comment), [Found::TooLong, form("(b)")]);
        let at_the_end_of_the_line = format!("({}\n(b)", blanks(LARGEST_FORM - 1));
        assert_eq!(read(&at_the_end_of_the_line), [Found::TooLong, form("(b)")]);
        let in_comment_at_the_end = format!("(;{}\n(b)", blanks(LARGEST_FORM - 2));
        assert_eq!(read(&in_comment_at_the_end), [Found::TooLong, form("(b)")]);
    }
}
