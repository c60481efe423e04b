//! What is asked of every section of the catalogue, for the tests of whoever has one.

use std::collections::HashSet;

use crate::ascii::plain_form;
use crate::{Language, Message};

/// What is wrong with a section, one line each; empty if all is well. Every language is there, placeholders agree,
/// plurals have all their forms, what is counted has a plural, blanks and full stops are alike, every letter has a
/// plain form.
pub fn problems(section: &[Message]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut names = HashSet::new();
    for message in section {
        if !names.insert(message.name) {
            problems.push(format!("{} stands twice", message.name));
        }
        for language in Language::ALL {
            let tell = |what: String| format!("{} in {}: {what}", message.name, language.name());
            problems.extend(of_wording(message, language).into_iter().map(tell));
        }
    }
    problems
}

/// The messages that read in this language as they do in English. Signs and names may; words should not.
pub fn untranslated(section: &[Message], language: Language) -> Vec<&'static str> {
    let english = Language::English as usize;
    let copied = |message: &&Message| message.wordings[language as usize] == message.wordings[english];
    section.iter().filter(copied).map(|message| message.name).collect()
}

fn of_wording(message: &Message, language: Language) -> Vec<String> {
    let mut problems = Vec::new();
    let english = message.text(Language::English);
    let wording = message.wordings[language as usize];
    if wording.trim().is_empty() {
        problems.push("there is no text".to_string());
    }
    let (expected, found) = (message.placeholders(Language::English), message.placeholders(language));
    if expected != found {
        problems.push(format!("expected the placeholders {expected:?}, found {found:?}"));
    }
    if wording.matches('{').count() != wording.matches('}').count() {
        problems.push("a brace is not closed".to_string());
    }
    for inside in wording.split('{').skip(1).filter_map(|part| part.split('}').next()) {
        if let Some((_, forms)) = inside.split_once(':')
            && forms.split('|').count() != language.plurals()
        {
            problems.push(format!("expected {} plural forms, found {forms}", language.plurals()));
        }
    }
    if language == Language::English {
        problems.extend(uncounted(wording));
    }
    if wording.contains("  ") && !english.contains("  ") {
        problems.push("two blanks in a row".to_string());
    }
    for (name, here, there) in [
        ("begins with a blank", wording.starts_with(' '), english.starts_with(' ')),
        ("ends with a blank", wording.ends_with(' '), english.ends_with(' ')),
    ] {
        if here != there {
            problems.push(format!("{name}: {here}, in English: {there}"));
        }
    }
    let end =
        |text: &str| text.trim_end().chars().next_back().filter(|c| ['.', ':', '?', '!', '…'].contains(c));
    if end(wording) != end(english) {
        problems.push(format!("ends with {:?}, in English with {:?}", end(wording), end(english)));
    }
    if let Some(c) = wording.chars().find(|c| c.is_control() || plain_form(*c).is_none()) {
        problems.push(format!("{c:?} has no plain form"));
    }
    problems
}

/// Placeholders that stand for a whole number of something.
const COUNTS: &[&str] = &[
    "n", "count", "moves", "plies", "turns", "flags", "pieces", "games", "steps", "lines", "first", "second",
];

/// Numbers before a plural that does not follow them: "{n} boxes", which would say "1 boxes".
fn uncounted(wording: &str) -> Vec<String> {
    let parts = wording.split('{').skip(1).filter_map(|part| part.split_once('}'));
    let wrong = parts.filter(|(name, after)| {
        let word = after.strip_prefix(' ').and_then(|after| after.split(|c: char| !c.is_alphabetic()).next());
        COUNTS.contains(name) && word.is_some_and(|word| word.len() > 3 && word.ends_with('s'))
    });
    wrong.map(|(name, after)| format!("expected {{{name}:one|many}}, found {{{name}}}{after}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(wordings: [&'static str; 4]) -> Vec<String> {
        problems(&[Message { name: "X", wordings }])
    }

    #[test]
    fn good_messages_have_no_problems() {
        let good = [
            "{n} {n:card|cards}.",
            "{n} {n:carta|cartas}.",
            "{n} {n:carta|cartas}.",
            "{n} {n:karta|karty|kariet}.",
        ];
        assert_eq!(of(good), [""; 0]);
        assert_eq!(untranslated(&[Message { name: "X", wordings: good }], Language::Slovak), [""; 0]);
        assert_eq!(untranslated(&[Message { name: "X", wordings: ["a"; 4] }], Language::Slovak), ["X"]);
    }

    #[test]
    fn every_problem_is_found() {
        for bad in [
            ["{a}", "{b}", "{a}", "{a}"],
            ["{n:card|cards}", "{n:carta}", "{n:carta|cartas}", "{n:karta|karty|kariet}"],
            ["{n:card|cards}", "{n:carta|cartas}", "{n:carta|cartas}", "{n:karta|kariet}"],
            ["a.", "b", "c.", "d."],
            ["a", "b  b", "c", "d"],
            ["a", " b", "c", "d"],
            ["a ", "b", "c ", "d "],
            ["a", " ", "c", "d"],
            ["a", "b", "日", "d"],
            ["{a}", "{a", "{a}", "{a}"],
            ["{n} cards", "{n}", "{n}", "{n}"],
        ] {
            assert!(!of(bad).is_empty(), "{bad:?}");
        }
        let twice = Message { name: "X", wordings: ["a", "b", "c", "d"] };
        assert_eq!(problems(&[twice, twice]), ["X stands twice"]);
    }
}
