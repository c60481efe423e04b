//! Words for a panel that may be too low for all of them: what belongs together is shown whole or not at all.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::text as put;
use crate::glyphs;
use crate::look::Look;

/// What belongs together: the lines of a sentence, a small table.
pub type Paragraph = Vec<Line<'static>>;

/// A text in lines of a width.
pub fn paragraph(words: &str, width: u16, style: Style) -> Paragraph {
    put::wrap(words, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// How many lines they take.
pub(crate) fn height(paragraphs: &[Paragraph]) -> u16 {
    u16::try_from(paragraphs.iter().map(Vec::len).sum::<usize>()).unwrap_or(u16::MAX)
}

/// The lines of what there is room for, in their order: what is too long is left out whole, and shorter ones behind
/// it are shown all the same. Where nothing fits, the first is cut, and shows it.
pub(crate) fn fitting(paragraphs: &[Paragraph], rows: u16, look: &Look) -> Vec<Line<'static>> {
    let rows = usize::from(rows);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for paragraph in paragraphs {
        if lines.len() + paragraph.len() <= rows {
            lines.extend(paragraph.iter().cloned());
        }
    }
    if lines.is_empty()
        && let Some(first) = paragraphs.first()
    {
        lines = first.iter().take(rows).cloned().collect();
        if let Some(last) = lines.last_mut() {
            last.push_span(Span::raw(look.glyph(glyphs::ELLIPSIS)));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plain_look;

    #[test]
    fn what_belongs_together_is_whole_or_left_out() {
        let words = ["cell 48: grass, costs 1; 1 energy to dig", "6 flags left, 4 win", "Y1 30"];
        let all: Vec<Paragraph> = words.iter().map(|words| paragraph(words, 14, Style::default())).collect();
        assert_eq!(height(&all), 7);
        let shown = |rows: u16| {
            let lines = fitting(&all, rows, &plain_look());
            lines.iter().map(ToString::to_string).collect::<Vec<_>>().join("|")
        };
        assert_eq!(shown(7), "cell 48:|grass, costs|1; 1 energy to|dig|6 flags left,|4 win|Y1 30");
        assert_eq!(shown(3), "6 flags left,|4 win|Y1 30");
        assert_eq!(shown(1), "Y1 30");
        assert_eq!(shown(0), "");
    }
}
