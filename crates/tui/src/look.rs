//! How things look and read for this person: theme, glyphs, language.

use std::fmt::Display;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
    /// Who takes down what is said; nobody but in checks.
    pub listener: Option<Listener>,
}

/// Takes down what is said, message by message: so a check finds out whether all of it can be read.
#[derive(Clone, Debug, Default)]
pub struct Listener(Arc<Mutex<Heard>>);

/// What was said.
#[derive(Debug, Default)]
struct Heard {
    drawing: bool,
    drawn: Vec<(Message, String)>,
    told: Vec<(Message, String)>,
}

impl Listener {
    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hear(&self, message: Message, words: &str) {
        let mut heard = self.heard();
        let heard = &mut *heard;
        let list = if heard.drawing { &mut heard.drawn } else { &mut heard.told };
        list.push((message, words.to_string()));
    }

    /// From here on a frame is drawn, or a box over what has been drawn of it.
    pub(crate) fn frame_begins(&self) {
        let mut heard = self.heard();
        heard.drawing = true;
        heard.drawn.clear();
    }

    /// The frame is drawn.
    pub(crate) fn frame_ends(&self) {
        self.heard().drawing = false;
    }

    /// What the last frame says: each message, and its words as they were filled. Not what lies below a box.
    pub(crate) fn drawn(&self) -> Vec<(Message, String)> {
        self.heard().drawn.clone()
    }

    /// What was said between frames: answers to keys, news, that are shown later, perhaps.
    pub(crate) fn told(&self) -> Vec<(Message, String)> {
        self.heard().told.clone()
    }
}

impl Look {
    /// The standard theme in English.
    pub fn new(depth: ColorDepth, ascii: bool) -> Look {
        Look { theme: Theme::standard(depth), ascii, language: Language::default(), listener: None }
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
        let words = message.text(self.language);
        if let Some(listener) = &self.listener {
            listener.hear(message, words);
        }
        words
    }

    /// A text with its placeholders filled.
    pub fn fill(&self, message: Message, values: &[(&str, &dyn Display)]) -> String {
        let words = message.fill(self.language, values);
        if let Some(listener) = &self.listener {
            listener.hear(message, &words);
        }
        words
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
