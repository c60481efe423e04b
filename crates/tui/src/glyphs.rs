//! Glyphs in two forms: as beautiful as a terminal can, and in plain ASCII.
//!
//! Every glyph is one column wide. Views declare theirs as [`Glyph`] constants. What is drawn without one
//! (frames, texts with accents) is brought down to ASCII in [`to_ascii`], so that nothing above 0x7f can
//! slip through.

use ratatui::buffer::Buffer;
use texts::ascii::ascii;

/// One column on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// What a terminal with Unicode shows.
    pub unicode: &'static str,
    /// What any terminal shows.
    pub ascii: &'static str,
}

impl Glyph {
    /// A glyph in its two forms.
    pub const fn new(unicode: &'static str, ascii: &'static str) -> Glyph {
        Glyph { unicode, ascii }
    }

    /// The form to use.
    pub fn pick(self, ascii: bool) -> &'static str {
        if ascii { self.ascii } else { self.unicode }
    }
}

/// Marks the seat to move.
pub const TO_MOVE: Glyph = Glyph::new("▸", ">");
/// The filled part of a bar.
pub const BAR_FULL: Glyph = Glyph::new("━", "=");
/// The empty part of a bar.
pub const BAR_EMPTY: Glyph = Glyph::new("─", "-");
/// Stands between two things on a line.
pub const BULLET: Glyph = Glyph::new("·", "-");
/// What is cut off.
pub const ELLIPSIS: Glyph = Glyph::new("…", "~");
/// The text cursor.
pub const CARET: Glyph = Glyph::new("▏", "_");

/// Brings every cell down to ASCII.
pub fn to_ascii(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            // A letter whose accent stands behind it is one symbol as well.
            let plain = cell.symbol().chars().next().map_or(' ', ascii);
            cell.set_char(plain);
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn nothing_above_ascii_is_left() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        buffer.set_string(0, 0, "ž│▓¿日語ab", Style::new());
        to_ascii(&mut buffer);
        let text: String = buffer.content.iter().map(|cell| cell.symbol()).collect();
        assert!(text.is_ascii());
        assert!(text.starts_with("z|#?"), "{text}");
    }

    #[test]
    fn glyphs_are_one_column_wide() {
        for glyph in [TO_MOVE, BAR_FULL, BAR_EMPTY, BULLET, ELLIPSIS, CARET] {
            for text in [glyph.unicode, glyph.ascii] {
                assert_eq!(ratatui::text::Span::raw(text).width(), 1, "{text}");
            }
            assert!(glyph.ascii.is_ascii());
        }
    }
}
