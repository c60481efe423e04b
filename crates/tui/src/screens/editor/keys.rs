//! The keys of the editor, beside those that mean the same on every screen.

use crate::texts::{Message, editor as text};
use crate::views::SteeringKey;

const fn key(name: &'static str, help: Message, keys: &'static [&'static str]) -> SteeringKey {
    SteeringKey { name, help, keys }
}

/// What the keys of the editor do, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    Draw,
    Box,
    Fill,
    Pick,
    Try,
    Save,
    SaveAs,
    Open,
    Size,
    Name,
    More,
    Less,
}

/// The tools that have no place in the panel, in the order of [`KEYS`] behind the others.
const UNLISTED: [Tool; 2] = [Tool::More, Tool::Less];

/// What the key of this line of [`KEYS`] does; `None` for the digits.
pub(super) fn tool(index: usize) -> Option<Tool> {
    let listed = TOOLS.iter().map(|(tool, _)| *tool);
    listed.chain(UNLISTED).nth(index)
}

/// Every tool with a word for the panel.
pub(super) const TOOLS: [(Tool, Message); 10] = [
    (Tool::Draw, text::KEY_DRAW_SHORT),
    (Tool::Box, text::KEY_BOX_SHORT),
    (Tool::Fill, text::KEY_FILL_SHORT),
    (Tool::Pick, text::KEY_PICK_SHORT),
    (Tool::Try, text::KEY_TRY_SHORT),
    (Tool::Save, text::KEY_SAVE_SHORT),
    (Tool::SaveAs, text::KEY_SAVE_AS_SHORT),
    (Tool::Open, text::KEY_OPEN_SHORT),
    (Tool::Size, text::KEY_SIZE_SHORT),
    (Tool::Name, text::KEY_NAME_SHORT),
];

/// In the order of [`TOOLS`], then the tools without a word, then the digits.
pub(super) static KEYS: &[SteeringKey] = &[
    key("draw", text::KEY_DRAW, &["d"]),
    key("box", text::KEY_BOX, &["b"]),
    key("fill", text::KEY_FILL, &["f"]),
    key("pick", text::KEY_PICK, &["c"]),
    key("try", text::KEY_TRY, &["t"]),
    key("save", text::KEY_SAVE, &["w", "ctrl-s"]),
    key("save-as", text::KEY_SAVE_AS, &["a"]),
    key("open", text::KEY_OPEN, &["e"]),
    key("size", text::KEY_SIZE, &["s"]),
    key("name", text::KEY_NAME, &["y"]),
    key("more", text::KEY_MORE, &["+", "="]),
    key("less", text::KEY_LESS, &["-"]),
    key("component", text::KEY_COMPONENT, &["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]),
];

/// The digits that choose a component.
pub(super) const DIGITS: usize = TOOLS.len() + UNLISTED.len();
