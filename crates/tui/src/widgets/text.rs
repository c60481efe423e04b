//! Running text in a given width.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::glyphs;
use crate::look::Look;

/// The columns that a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// Breaks a text into lines of at most `width` columns, at blanks where possible.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(1));
    let columns = |text: &str| Span::raw(text).width();
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut word = word.to_string();
        loop {
            let last = lines.len() - 1;
            let gap = usize::from(!lines[last].is_empty());
            if columns(&lines[last]) + gap + columns(&word) <= width {
                if gap == 1 {
                    lines[last].push(' ');
                }
                lines[last].push_str(&word);
                break;
            }
            if !lines[last].is_empty() {
                lines.push(String::new());
                continue;
            }
            // A word longer than a line is cut.
            let mut rest = word.split_off(word.char_indices().nth(1).map_or(word.len(), |(at, _)| at));
            while let Some(c) = rest.chars().next().filter(|c| columns(&format!("{word}{c}")) <= width) {
                word.push(c);
                rest.remove(0);
            }
            lines[last] = word;
            if rest.is_empty() {
                break;
            }
            lines.push(String::new());
            word = rest;
        }
    }
    lines
}

/// Cuts a text that is longer than `width` columns, and shows that it was cut.
pub fn clip(text: &str, width: u16, look: &Look) -> String {
    let width = usize::from(width);
    let columns = |text: &str| Span::raw(text).width();
    if columns(text) <= width {
        return text.to_string();
    }
    let mut cut = String::new();
    for c in text.chars() {
        cut.push(c);
        if columns(&cut) + 1 > width {
            cut.pop();
            break;
        }
    }
    if width > 0 {
        cut.push_str(look.glyph(glyphs::ELLIPSIS));
    }
    cut
}

/// A text in up to so many lines of a width; of a longer one the end of the last line shows that there is more.
pub fn wrap_within(text: &str, width: u16, rows: usize, look: &Look) -> Vec<String> {
    let mut lines = wrap(text, width);
    if let Some(next) = lines.get(rows).cloned() {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            // No word of the next line fits here, so that something is clipped.
            *last = clip(&format!("{last} {next}"), width, look);
        }
    }
    lines
}

/// The first sentences of a text, as many as there is room for; of a first one that is too long what stands before a
/// parenthesis or a comma. The whole text if there is no room for that either, so that [`clip`] shows that it was cut.
pub fn whole_sentences(text: &str, width: u16) -> &str {
    let ends = text.match_indices(". ").map(|(at, _)| at + 1).chain([text.len()]);
    let fits = |end: &usize| Span::raw(&text[..*end]).width() <= usize::from(width);
    ends.take_while(fits).last().map_or_else(|| whole_parts(text, width, &[" (", ", "]), |end| &text[..end])
}

/// The first sentence of a text.
pub fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |at| &text[..=at])
}

/// The first parts of a text, as many as there is room for: each begins with one of these separators. The whole text
/// if there is no room for the first.
pub fn whole_parts<'a>(text: &'a str, width: u16, separators: &[&str]) -> &'a str {
    let mut ends: Vec<usize> =
        separators.iter().flat_map(|separator| text.match_indices(separator)).map(|(at, _)| at).collect();
    ends.push(text.len());
    let fits = |end: &usize| Span::raw(&text[..*end]).width() <= usize::from(width);
    ends.into_iter().filter(fits).max().map_or(text, |end| &text[..end])
}

/// Draws one line at the top of the area, cut to its width.
pub fn put(buffer: &mut Buffer, area: Rect, text: &str, style: Style, look: &Look) {
    if area.height > 0 && area.width > 0 {
        buffer.set_string(area.x, area.y, clip(text, area.width, look), style);
    }
}

/// Draws one line in the middle of the area's first row.
pub fn put_centred(buffer: &mut Buffer, area: Rect, text: &str, style: Style, look: &Look) {
    let left = area.width.saturating_sub(width(text)) / 2;
    let area = Rect { x: area.x + left, width: area.width - left, ..area };
    put(buffer, area, text, style, look);
}

/// Draws styled lines from the top. Lines below the area are left out; one that is cut at its end shows it.
pub fn put_lines(buffer: &mut Buffer, area: Rect, lines: &[Line<'_>]) {
    for (line, y) in lines.iter().zip(area.top()..area.bottom()) {
        buffer.set_line(area.x, y, line, area.width);
        let is_cut = area.width > 0 && line.width() > usize::from(area.width);
        if is_cut && let Some(cell) = buffer.cell_mut((area.right().saturating_sub(1), y)) {
            // In plain ASCII it becomes what it has to be, like everything that is drawn.
            cell.set_symbol(glyphs::ELLIPSIS.unicode);
        }
    }
}

/// A large number in few characters: `950`, `12.3k`, `4.56M`.
pub fn short_number(number: u64) -> String {
    let (scaled, unit) = match number {
        0..=9_999 => return number.to_string(),
        10_000..=999_999 => (number as f64 / 1e3, 'k'),
        1_000_000..=999_999_999 => (number as f64 / 1e6, 'M'),
        _ => (number as f64 / 1e9, 'G'),
    };
    if scaled < 10.0 {
        format!("{scaled:.2}{unit}")
    } else if scaled < 100.0 {
        format!("{scaled:.1}{unit}")
    } else {
        format!("{scaled:.0}{unit}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::ColorDepth;

    #[test]
    fn a_text_of_more_lines_than_there_is_room_for_shows_it() {
        let look = crate::testing::plain_look();
        let lines = |rows| wrap_within("one two three four", 9, rows, &look);
        assert_eq!(lines(3), ["one two", "three", "four"]);
        assert_eq!(lines(2), ["one two", "three fo…"]);
        assert_eq!(lines(1), ["one two …"]);
        assert!(lines(0).is_empty());
    }

    #[test]
    fn lines_break_at_blanks_and_long_words_are_cut() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
        for width in 1..12 {
            assert!(
                wrap("Kto uzavrie štvorček, ide znova", width).iter().all(|line| super::width(line) <= width)
            );
        }
    }

    #[test]
    fn what_is_cut_shows_it() {
        let look = Look::new(ColorDepth::None, false);
        assert_eq!(clip("abcdef", 6, &look), "abcdef");
        assert_eq!(clip("abcdef", 4, &look), "abc…");
        assert_eq!(clip("abcdef", 1, &look), "…");
        assert_eq!(clip("abcdef", 0, &look), "");
    }

    #[test]
    fn sentences_are_whole_or_left_out() {
        let text = "11-22 was a best move. v: hide. Mačky vyhrajú.";
        assert_eq!(whole_sentences(text, 80), text);
        assert_eq!(whole_sentences(text, super::width(text)), text);
        assert_eq!(whole_sentences(text, super::width(text) - 1), "11-22 was a best move. v: hide.");
        assert_eq!(whole_sentences(text, 30), "11-22 was a best move.");
        assert_eq!(whole_sentences(text, 10), text, "it is cut, and shows it");
        assert_eq!(whole_sentences("", 0), "");
        let hint = "Una buena jugada: 84-73 (pierde en 44). v: ocultar.";
        assert_eq!(whole_sentences(hint, 39), "Una buena jugada: 84-73 (pierde en 44).");
        assert_eq!(whole_sentences(hint, 34), "Una buena jugada: 84-73");
        assert_eq!(whole_sentences(hint, 20), hint);
    }

    #[test]
    fn parts_are_whole_or_left_out() {
        let parts = |text, width| whole_parts(text, width, &[" · ", " ("]);
        assert_eq!(parts("5 výhier · 3 prehry", 19), "5 výhier · 3 prehry");
        assert_eq!(parts("5 výhier · 3 prehry", 18), "5 výhier");
        assert_eq!(parts("won, 2025-05-14 (rows 5)", 20), "won, 2025-05-14");
        assert_eq!(parts("5 výhier · 3 prehry", 7), "5 výhier · 3 prehry");
    }

    #[test]
    fn numbers_stay_short() {
        for (number, text) in
            [(0, "0"), (9_999, "9999"), (12_345, "12.3k"), (999_999, "1000k"), (4_560_000, "4.56M")]
        {
            assert_eq!(short_number(number), text);
        }
    }
}
