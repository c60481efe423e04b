//! Set-ups: what a new game is made from, as named values.

use std::collections::HashSet;
use std::fmt;
use std::fmt::{Debug, Display};

use ::texts::{Language, Message, Phrase};

use crate::texts;

/// What a new game is made from (board size, seats, track, map, rule switches).
///
/// A set-up travels as named [`Values`]: on the command line, in the line protocol and in records. The
/// fields tell which names there are.
pub trait Setup: Clone + PartialEq + Debug + Default + Send + Sync + 'static {
    /// The fields in the order in which they are shown.
    fn fields() -> &'static [Field];

    /// Reads the values. What is missing gets its default.
    ///
    /// # Errors
    /// If a name is unknown or a value is out of its range.
    fn from_values(values: &Values) -> Result<Self, SetupError>;

    /// All the values, written so that they need nothing else to be read: a track or map stands in them
    /// whole. `from_values(&setup.to_values())` gives the same set-up.
    fn to_values(&self) -> Values;
}

/// One named value of a set-up.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name: `rows`.
    pub key: &'static str,
    /// What it is called on the set-up screen, one or two words.
    pub label: Message,
    /// Which values it takes.
    pub kind: FieldKind,
    /// The value that it has when it is not given.
    pub default: &'static str,
    /// One line of help.
    pub help: Message,
}

/// A word that a field takes.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The word, as it is typed.
    pub name: &'static str,
    /// What it is called on the set-up screen.
    pub label: Message,
}

/// Which values a field takes.
#[derive(Clone, Copy, Debug)]
pub enum FieldKind {
    /// A whole number from `min` to `max`.
    Number {
        /// The least value.
        min: u64,
        /// The greatest value.
        max: u64,
    },
    /// One of these words.
    Choice(&'static [Choice]),
    /// The name of something built in, a file, the whole text of such a file, or a further word.
    Resource {
        /// What it is, for messages: "track".
        what: &'static str,
        /// The names of what is built in.
        names: fn() -> Vec<String>,
        /// Further words with a meaning of their own: `random`.
        words: &'static [Choice],
    },
}

impl Field {
    /// Checks one value as far as the field alone can tell.
    ///
    /// # Errors
    /// If the value is not of the field's kind or out of its range.
    pub fn check(&self, value: &str) -> Result<(), SetupError> {
        match self.kind {
            FieldKind::Number { min, max } => match value.parse::<u64>() {
                Ok(number) if (min..=max).contains(&number) => Ok(()),
                _ => {
                    let expected = Phrase::from(texts::NUMBER).with("min", min).with("max", max);
                    Err(self.refuses(expected, value))
                }
            },
            FieldKind::Choice(words) if words.iter().any(|word| word.name == value) => Ok(()),
            FieldKind::Choice(words) => {
                let expected = Phrase::from(texts::ONE_OF).with("words", joined(words, ", "));
                Err(self.refuses(expected, value))
            }
            FieldKind::Resource { what, .. } if value.is_empty() => {
                let expected = Phrase::from(texts::A_NAME).with("what", what);
                Err(self.refuses(expected, value))
            }
            FieldKind::Resource { .. } => Ok(()),
        }
    }

    fn refuses(&self, expected: impl Into<Phrase>, found: &str) -> SetupError {
        SetupError::Value {
            key: self.key.to_string(),
            label: Some(Box::new(self.label)),
            expected: expected.into(),
            found: quoted(found),
        }
    }

    /// What the field takes, for help texts: `2..11` or `a|b`.
    pub fn range(&self) -> String {
        match self.kind {
            FieldKind::Number { min, max } if max == u64::MAX => format!("{min}.."),
            FieldKind::Number { min, max } => format!("{min}..{max}"),
            FieldKind::Choice(words) => joined(words, "|"),
            FieldKind::Resource { words: &[], .. } => "NAME|FILE".to_string(),
            FieldKind::Resource { words, .. } => format!("NAME|FILE|{}", joined(words, "|")),
        }
    }

    /// What a value is called where it is one of the field's words; `None` for numbers and names.
    pub fn label_of(&self, value: &str) -> Option<Message> {
        let (FieldKind::Choice(words) | FieldKind::Resource { words, .. }) = self.kind else { return None };
        words.iter().find(|word| word.name == value).map(|word| word.label)
    }
}

fn joined(words: &[Choice], between: &str) -> String {
    words.iter().map(|word| word.name).collect::<Vec<_>>().join(between)
}

/// Named values in the order in which they were given: `rows=5,cols=6`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Values(Vec<(String, String)>);

impl Values {
    /// No value at all: everything has its default.
    pub fn new() -> Values {
        Values::default()
    }

    /// Sets a value; one of the same name is replaced in place.
    pub fn set(&mut self, key: impl Into<String>, value: impl Into<String>) {
        let (key, value) = (key.into(), value.into());
        match self.0.iter_mut().find(|(known, _)| *known == key) {
            Some((_, old)) => *old = value,
            None => self.0.push((key, value)),
        }
    }

    /// Pairs of which no two have the same name.
    pub(crate) fn of(pairs: Vec<(String, String)>) -> Values {
        Values(pairs)
    }

    /// [`Values::set`] for chains.
    #[must_use]
    pub fn with(mut self, key: impl Into<String>, value: impl Display) -> Values {
        self.set(key, value.to_string());
        self
    }

    /// The value of a name.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Whether no value is given.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads `key=value` pairs separated by commas or blanks. A value with blanks or commas stands in double
    /// quotes; inside of them `\"`, `\\` and `\n` mean a quote, a backslash and a line break.
    ///
    /// # Errors
    /// If a pair has no `=`, a name is empty or stands twice, or a quote is not closed.
    pub fn parse(text: &str) -> Result<Values, SetupError> {
        let mut pairs = Vec::new();
        // A line may be long, and hold nothing but names.
        let mut names = HashSet::new();
        let mut chars = text.chars().peekable();
        loop {
            while chars.next_if(|c| c.is_whitespace() || *c == ',').is_some() {}
            if chars.peek().is_none() {
                return Ok(Values::of(pairs));
            }
            let mut key = String::new();
            while let Some(c) = chars.next_if(|c| !c.is_whitespace() && !matches!(c, ',' | '=')) {
                key.push(c);
            }
            if chars.next_if_eq(&'=').is_none() || key.is_empty() {
                return Err(SetupError::Syntax(Phrase::from(texts::PAIR).with("found", quoted(&key))));
            }
            let value = Values::parse_value(&mut chars, &key)?;
            if !names.insert(key.clone()) {
                return Err(SetupError::Syntax(Phrase::from(texts::TWICE).with("key", quoted(&key))));
            }
            pairs.push((key, value));
        }
    }

    fn parse_value(
        chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
        key: &str,
    ) -> Result<String, SetupError> {
        let mut value = String::new();
        if chars.next_if_eq(&'"').is_none() {
            while let Some(c) = chars.next_if(|c| !c.is_whitespace() && *c != ',') {
                value.push(c);
            }
            return Ok(value);
        }
        loop {
            match chars.next() {
                Some('"') => return Ok(value),
                Some('\\') => match chars.next() {
                    Some('n') => value.push('\n'),
                    Some(c @ ('"' | '\\')) => value.push(c),
                    Some(c) => value.extend(['\\', c]),
                    None => break,
                },
                Some(c) => value.push(c),
                None => break,
            }
        }
        Err(SetupError::Syntax(Phrase::from(texts::OPEN_QUOTE).with("key", escaped(key, LONGEST_TOLD))))
    }

    /// Checks that every name is one of the fields and every value fits its field.
    ///
    /// # Errors
    /// The first name or value that does not fit.
    pub fn check(&self, fields: &[Field]) -> Result<(), SetupError> {
        self.iter().try_for_each(|(key, value)| match fields.iter().find(|field| field.key == key) {
            Some(field) => field.check(value),
            None => Err(SetupError::Unknown {
                key: key.to_string(),
                known: fields.iter().map(|field| field.key).collect::<Vec<_>>().join(", "),
            }),
        })
    }

    /// The number that a checked field has, its default if it is not given.
    ///
    /// # Errors
    /// If the value is no number.
    pub fn number(&self, field: &Field) -> Result<u64, SetupError> {
        let value = self.get(field.key).unwrap_or(field.default);
        field.check(value)?;
        value.parse().map_err(|_| SetupError::value(field.key, texts::ANY_NUMBER, value))
    }
}

impl fmt::Display for Values {
    /// Writes what [`Values::parse`] reads, on one line, separated by blanks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let plain = !value.is_empty()
                && !value.contains(|c: char| c.is_whitespace() || matches!(c, ',' | '"' | '\\'));
            if plain {
                write!(f, "{gap}{key}={value}")?;
            } else {
                let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
                write!(f, "{gap}{key}=\"{value}\"")?;
            }
        }
        Ok(())
    }
}

/// Why no game can be made from these values.
///
/// `Display` is English, for the command line and for protocols; [`SetupError::reason`] speaks the person's
/// language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The text is no list of `KEY=VALUE`.
    #[error("{0}")]
    Syntax(Phrase),
    /// There is no such field.
    #[error("{}", self.reason(Language::English))]
    Unknown {
        /// The name that was given.
        key: String,
        /// The names that there are.
        known: String,
    },
    /// A value does not fit its field.
    #[error("{key}: expected {expected}, found {found}")]
    Value {
        /// The field.
        key: String,
        /// What it is called on the set-up screen.
        label: Option<Box<Message>>,
        /// What it takes.
        expected: Phrase,
        /// What was given, quoted.
        found: String,
    },
    /// The values do not fit each other, or a track or map is bad.
    #[error("{0}")]
    Unfit(Phrase),
}

impl SetupError {
    /// A value that does not fit its field.
    pub fn value(key: &str, expected: impl Into<Phrase>, found: &str) -> SetupError {
        SetupError::Value {
            key: key.to_string(),
            label: None,
            expected: expected.into(),
            found: quoted(found),
        }
    }

    /// Values that do not fit each other, or something bad that they name.
    pub fn unfit(problem: impl Into<Phrase>) -> SetupError {
        SetupError::Unfit(problem.into())
    }

    /// The same error, with what its field is called on the set-up screen.
    #[must_use]
    pub fn labelled(mut self, fields: &[Field]) -> SetupError {
        if let SetupError::Value { key, label: label @ None, .. } = &mut self {
            *label = fields.iter().find(|field| field.key == key).map(|field| Box::new(field.label));
        }
        self
    }

    /// The reason in a language, with the names of the set-up screen.
    pub fn reason(&self, language: Language) -> String {
        match self {
            SetupError::Syntax(problem) | SetupError::Unfit(problem) => problem.text(language),
            SetupError::Unknown { key, known } => {
                texts::UNKNOWN.fill(language, &[("key", &quoted(key)), ("known", known)])
            }
            SetupError::Value { key, label, expected, found } => {
                let key = label.as_deref().map_or(key.as_str(), |label| label.text(language));
                let expected = expected.text(language);
                texts::VALUE.fill(language, &[("key", &key), ("expected", &expected), ("found", found)])
            }
        }
    }
}

/// How much of what somebody wrote is told again, in characters.
const LONGEST_TOLD: usize = 40;

/// A text in single quotes for a message: what a terminal obeys is escaped, and what is long is cut.
pub fn quoted(text: &str) -> String {
    let mut shown = escaped(text, LONGEST_TOLD);
    if text.chars().nth(LONGEST_TOLD).is_some() {
        shown.push_str("...");
    }
    format!("'{shown}'")
}

/// What is wrong with a text that somebody wrote, in one sentence: with the text before it, unless the problem tells it
/// itself.
pub fn told_with(what: &str, text: &str, problem: impl Display) -> String {
    let (found, problem) = (quoted(text), problem.to_string());
    if problem.contains(&found) { problem } else { format!("{what} {found}: {problem}") }
}

/// The first `longest` characters of a text for a message: what a terminal obeys, or what can't be seen but moves
/// what stands beside it, is escaped. Anything else stays as it is: whoever reads it looks for what they wrote.
pub fn escaped(text: &str, longest: usize) -> String {
    let mut shown = String::new();
    for c in text.chars().take(longest) {
        match c {
            '\n' => shown.push_str("\\n"),
            '\r' => shown.push_str("\\r"),
            '\t' => shown.push_str("\\t"),
            _ if is_unseen(c) => shown.extend(c.escape_unicode()),
            _ => shown.push(c),
        }
    }
    shown
}

/// Control characters, the ends of lines and paragraphs, and what turns the direction of writing.
fn is_unseen(c: char) -> bool {
    let turns =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let blank = matches!(c, '\u{200b}' | '\u{2028}' | '\u{2029}' | '\u{2060}' | '\u{feff}');
    c.is_control() || turns || blank
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ParseMoveError;

    const WORD: Message = Message { name: "WORD", wordings: ["", "", "", "slovo"] };
    const FIELDS: &[Field] = &[
        Field {
            key: "rows",
            label: WORD,
            kind: FieldKind::Number { min: 2, max: 11 },
            default: "5",
            help: WORD,
        },
        Field {
            key: "finish",
            label: WORD,
            kind: FieldKind::Choice(&[
                Choice { name: "first", label: WORD },
                Choice { name: "round", label: WORD },
            ]),
            default: "first",
            help: WORD,
        },
    ];

    #[test]
    fn only_what_a_terminal_obeys_is_escaped() {
        for plain in ["it's \"x\" \\n", "Žofia", "Zofi\u{301}a", "日本", "¿qué?"] {
            assert_eq!(quoted(plain), format!("'{plain}'"));
        }
        assert_eq!(quoted("a\tb\r\n"), r"'a\tb\r\n'");
        assert_eq!(quoted("\u{1b}[2J\u{7}\u{9b}"), r"'\u{1b}[2J\u{7}\u{9b}'");
        assert_eq!(quoted("\u{202e}abc\u{2028}"), r"'\u{202e}abc\u{2028}'");
        assert_eq!(quoted(&"x".repeat(41)), format!("'{}...'", "x".repeat(40)));
    }

    #[test]
    fn a_text_is_told_once() {
        assert_eq!(told_with("move", "4", "take 1, 2 or 3"), "move '4': take 1, 2 or 3");
        let found = ParseMoveError::expected(WORD, "x\n");
        assert_eq!(told_with("move", "x\n", &found), found.to_string());
    }

    #[test]
    fn both_separators_are_read() {
        let expected = Values::new().with("rows", 5).with("cols", 6);
        for text in ["rows=5,cols=6", "rows=5 cols=6", "  rows=5 , cols=\"6\" "] {
            assert_eq!(Values::parse(text), Ok(expected.clone()), "{text:?}");
        }
    }

    #[test]
    fn awkward_values_survive_a_round_trip() {
        for value in ["", " ", "a,b", "a\\nb", "line\nline", "say \"x\"", "\\", "a=b"] {
            let values = Values::new().with("track", value).with("rows", 5);
            assert_eq!(Values::parse(&values.to_string()), Ok(values.clone()), "{value:?}");
        }
    }

    #[test]
    fn bad_text_is_refused() {
        for text in ["rows", "=5", "rows=5 rows=6", "track=\"open", "track=\"x\\"] {
            assert!(Values::parse(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn values_are_held_against_the_fields() {
        let message = |text: &str| match Values::parse(text).and_then(|values| values.check(FIELDS)) {
            Ok(()) => String::new(),
            Err(error) => error.to_string(),
        };
        assert_eq!(message("rows=11 finish=round"), "");
        assert_eq!(message("rows=12"), "rows: expected a number from 2 to 11, found '12'");
        assert_eq!(message("finish=last"), "finish: expected one of first, round, found 'last'");
        assert_eq!(message("row=5"), "unknown setting 'row', expected one of rows, finish");
        let long = "x".repeat(1000);
        for bad in [format!("{long}=5"), format!("\u{1b}[2J{long}=\"")] {
            let told = message(&bad);
            assert!(told.len() < 120 && !told.contains('\u{1b}'), "{told}");
        }
        assert_eq!(Values::new().number(&FIELDS[0]), Ok(5));
    }

    #[test]
    fn messages_stay_short_and_printable() {
        assert_eq!(quoted("a\x1b[2J"), "'a\\u{1b}[2J'");
        assert!(quoted(&"x".repeat(1_000_000)).len() < 60);
    }
}
