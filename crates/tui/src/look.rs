//! How things look and read for this person: theme, glyphs, language.

use std::fmt::Display;

use ratatui::style::Style;
use ratatui::symbols::border;

use crate::glyphs::Glyph;
use crate::texts::{Language, Message};
use crate::theme::{ColorDepth, Role, Theme};

/// Theme, glyphs and language together: everything that drawing asks for besides what is drawn.
#[derive(Clone, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whether every byte has to be below 0x80.
    pub ascii: bool,
    /// The language of the texts.
    pub language: Language,
}

impl Look {
    /// The standard theme in English.
    pub fn new(depth: ColorDepth, ascii: bool) -> Look {
        Look { theme: Theme::standard(depth), ascii, language: Language::default() }
    }

    /// The style of a role.
    pub fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }

    /// The form of a glyph to draw.
    pub fn glyph(&self, glyph: Glyph) -> &'static str {
        glyph.pick(self.ascii)
    }

    /// A text without placeholders.
    pub fn text(&self, message: Message) -> &'static str {
        message.text(self.language)
    }

    /// A text with its placeholders filled.
    pub fn fill(&self, message: Message, values: &[(&str, &dyn Display)]) -> String {
        message.fill(self.language, values)
    }

    /// The frames around boxes.
    pub fn frame(&self) -> border::Set<'static> {
        const ASCII: border::Set = border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        };
        if self.ascii { ASCII } else { border::ROUNDED }
    }
}
