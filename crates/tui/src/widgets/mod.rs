//! Parts that screens are put together from.

pub mod ago;
pub mod footer;
pub mod panel;
pub mod paragraphs;
pub mod popup;
pub mod setup_words;
pub mod text;
