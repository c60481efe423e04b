//! A message with its values, kept until it is known in which language it is read.

use std::fmt::{self, Display};

use crate::{Language, Message};

/// Something that is said: a message and what stands in its placeholders, or words that are the same everywhere.
///
/// Rules give their reasons as phrases. [`Display`] writes English, for records, protocols and logs;
/// [`Phrase::text`] writes any language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Kind);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Same(String),
    // A message is large, and errors are handed around.
    Told(Box<(Message, Vec<(&'static str, Phrase)>)>),
}

impl Phrase {
    /// Words that are the same in every language: a number, a name, what the system said.
    pub fn same(words: impl Display) -> Phrase {
        Phrase(Kind::Same(words.to_string()))
    }

    /// The same phrase with a value for a placeholder. What is the same everywhere takes none.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Display) -> Phrase {
        self.with_phrase(name, Phrase::same(value))
    }

    /// The same phrase with a value that differs from language to language.
    #[must_use]
    pub fn with_phrase(mut self, name: &'static str, value: impl Into<Phrase>) -> Phrase {
        if let Kind::Told(told) = &mut self.0 {
            told.1.push((name, value.into()));
        }
        self
    }

    /// The phrase in a language.
    pub fn text(&self, language: Language) -> String {
        match &self.0 {
            Kind::Same(words) => words.clone(),
            Kind::Told(told) => {
                let (message, values) = &**told;
                let values: Vec<(&str, String)> =
                    values.iter().map(|(name, value)| (*name, value.text(language))).collect();
                let values: Vec<(&str, &dyn Display)> =
                    values.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
                message.fill(language, &values)
            }
        }
    }
}

impl From<Message> for Phrase {
    fn from(message: Message) -> Phrase {
        Phrase(Kind::Told(Box::new((message, Vec::new()))))
    }
}

impl Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_in_the_language_of_the_phrase() {
        let of = |wordings| Message { name: "X", wordings };
        let cat = of(["cat", "gato", "gato", "mačka"]);
        let on = of(["a {who} on {place}", "un {who} en {place}", "um {who} em {place}", "{who} na {place}"]);
        let phrase = Phrase::from(on).with_phrase("who", cat).with("place", 84);
        assert_eq!(phrase.to_string(), "a cat on 84");
        assert_eq!(phrase.text(Language::Spanish), "un gato en 84");
        assert_eq!(phrase.text(Language::Slovak), "mačka na 84");
        assert_eq!(Phrase::same("valley").text(Language::Slovak), "valley");
    }
}
