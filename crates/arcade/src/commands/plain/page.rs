//! What is written: lines of at most [`WIDTH`] characters, no escape sequences, and no letter beyond ASCII where
//! the locale has none or nobody wants any.

use std::fmt::Display;

use play::{AnyGame, GameEntry};
use texts::ascii::{is_accent, plain_form};
use tui::ending::Voice;
use tui::texts::{Language, Message};

use crate::output::print;

/// The greatest length of a line.
pub(super) const WIDTH: usize = 79;

/// Where lines are written.
#[derive(Debug)]
pub(super) struct Page {
    /// The language of the texts.
    language: Language,
    /// Whether letters lose their accents.
    ascii: bool,
}

impl Page {
    /// A page in a language; with `ascii` its letters lose their accents.
    pub(super) fn new(language: Language, ascii: bool) -> Page {
        Page { language, ascii }
    }

    /// The language of the texts.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// A text with its placeholders filled.
    pub(super) fn fill(&self, message: Message, values: &[(&str, &dyn Display)]) -> String {
        message.fill(self.language, values)
    }

    /// A text as lines.
    ///
    /// # Errors
    /// If it can't be written.
    pub(super) fn say(&self, message: Message, values: &[(&str, &dyn Display)]) -> anyhow::Result<()> {
        self.line(&self.fill(message, values))
    }

    /// Words as lines.
    ///
    /// # Errors
    /// If they can't be written.
    pub(super) fn line(&self, words: &str) -> anyhow::Result<()> {
        print(&wrap(&plain(words, self.ascii)))
    }

    /// The board of a game, with its blanks. One that is wider than a line is written in parts, from the left to the
    /// right, each with the numbers of the rows.
    ///
    /// # Errors
    /// If it can't be written.
    pub(super) fn board(&self, entry: &GameEntry, game: &dyn AnyGame) -> anyhow::Result<()> {
        let board = entry.board(game, self.language);
        let lines: Vec<String> = board.lines().map(|line| plain(line, self.ascii)).collect();
        print(&parts(&lines))
    }

    /// What stands before the place where somebody types.
    ///
    /// # Errors
    /// If it can't be written.
    pub(super) fn prompt(&self, message: Message, values: &[(&str, &dyn Display)]) -> anyhow::Result<()> {
        print(&plain(&self.fill(message, values), self.ascii))
    }
}

impl Voice for Page {
    fn language(&self) -> Language {
        self.language
    }

    fn fill(&self, message: Message, values: &[(&str, &dyn Display)]) -> String {
        self.fill(message, values)
    }
}

/// A text as every terminal and every reader takes it. Letters are kept if they are one column wide and have a
/// plain form; everything else may do who knows what.
fn plain(text: &str, ascii: bool) -> String {
    let shown = |c: char| match plain_form(c) {
        _ if c.is_control() => ' ',
        Some(_) if !ascii => c,
        Some(plain) => plain,
        None => '?',
    };
    text.chars().filter(|c| !is_accent(*c)).map(shown).collect()
}

/// Words as lines; a word that is longer than a line is cut.
fn wrap(text: &str) -> String {
    let (mut wrapped, mut length) = (String::new(), 0);
    for word in text.split_whitespace() {
        let mut rest = word;
        loop {
            let end = rest.char_indices().nth(WIDTH).map_or(rest.len(), |(end, _)| end);
            let (piece, after) = rest.split_at(end);
            let columns = piece.chars().count();
            if length > 0 && length + 1 + columns > WIDTH {
                wrapped.push('\n');
                length = 0;
            }
            if length > 0 {
                wrapped.push(' ');
                length += 1;
            }
            wrapped.push_str(piece);
            length += columns;
            rest = after;
            if rest.is_empty() {
                break;
            }
        }
    }
    wrapped.push('\n');
    wrapped
}

/// The lines of a board in parts that fit.
fn parts(lines: &[String]) -> String {
    // Numbers of columns may look like numbers of rows with much before them.
    let label = lines.iter().map(|line| label(line)).filter(|label| *label > 0).min();
    let label = label.unwrap_or(0).min(WIDTH / 2);
    let step = WIDTH - label;
    let lines: Vec<Vec<char>> = lines.iter().map(|line| line.chars().collect()).collect();
    let longest = lines.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let mut text = String::new();
    let mut from = label;
    loop {
        let first = from == label;
        for line in lines.iter().filter(|line| first || line.len() > from) {
            let head = &line[..label.min(line.len())];
            let body = &line[from.min(line.len())..line.len().min(from + step)];
            let part: String = head.iter().chain(body).collect();
            text.push_str(part.trim_end());
            text.push('\n');
        }
        from += step;
        if from >= longest {
            return text;
        }
        text.push('\n');
    }
}

/// How much of a line is the number of its row, with the blank behind it.
fn label(line: &str) -> usize {
    let digits = line.trim_start_matches(' ').trim_start_matches(|c: char| c.is_ascii_digit());
    let number = line.len() - digits.len();
    match digits.starts_with(' ') && line[..number].ends_with(|c: char| c.is_ascii_digit()) {
        true => number + 1,
        false => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_keep_their_words() {
        let words: Vec<String> = (0..60).map(|number| "x".repeat(number % 11 + 1)).collect();
        let text = words.join(" ");
        let wrapped = wrap(&text);
        assert!(wrapped.lines().all(|line| line.len() <= WIDTH && !line.is_empty()));
        assert_eq!(wrapped.split_whitespace().collect::<Vec<_>>().join(" "), text);
        let long = wrap(&format!("a {} b", "y".repeat(200)));
        assert!(long.lines().all(|line| line.len() <= WIDTH), "{long}");
        assert_eq!(long.matches('y').count(), 200);
        assert_eq!(wrap(""), "\n");
    }

    #[test]
    fn letters_are_kept_or_lose_their_accents() {
        let text = "a\u{1b}[31mž\u{9b}ó\u{301}日\u{202e}\t.";
        assert_eq!(plain(text, true), "a [31mz o?? .");
        assert_eq!(plain(text, false), "a [31mž ó?? .");
        let long = "š".repeat(2 * WIDTH);
        assert_eq!(wrap(&long), format!("{0}\n{0}\n", "š".repeat(WIDTH)));
    }

    #[test]
    fn a_wide_board_comes_in_parts() {
        let row = |number: usize| format!("{number:>3} {}", "#".repeat(150));
        let lines =
            [format!("    {}", "0123456789".repeat(15)), row(0), row(10), "car 1: at 3,4".to_string()];
        let text = parts(&lines);
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert_eq!(text.matches('#').count(), 300);
        assert_eq!(text.lines().filter(|line| line.starts_with(" 10 #")).count(), 2);
        assert_eq!(text.matches("car 1").count(), 1);
        let words = format!("auto 1: {}", "š".repeat(2 * WIDTH));
        let told = parts(&[row(0), words]);
        assert!(told.lines().all(|line| line.chars().count() <= WIDTH), "{told}");
        assert_eq!(told.matches('š').count(), 2 * WIDTH);
        let narrow = ["  0 1".to_string(), "0 a b".to_string()];
        assert_eq!(parts(&narrow), "  0 1\n0 a b\n");
    }
}
