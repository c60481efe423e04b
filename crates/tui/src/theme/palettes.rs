//! The palettes.

use ratatui::style::Color;

use super::{Paint, lands};

/// The colours of a theme.
#[derive(Debug)]
pub struct Palette {
    /// Its name, as it is typed.
    pub name: &'static str,
    /// Whether it has colours at all.
    pub(super) colored: bool,
    pub(super) page: Paint,
    pub(super) text: Paint,
    pub(super) dim: Paint,
    pub(super) title: Paint,
    pub(super) border: Paint,
    pub(super) key: Paint,
    pub(super) accent: Paint,
    pub(super) good: Paint,
    pub(super) warning: Paint,
    pub(super) bad: Paint,
    pub(super) last: Paint,
    pub(super) ink: Paint,
    pub(super) faint: Paint,
    pub(super) seats: [Paint; 6],
    pub(super) grounds: [Paint; 6],
    pub(super) on_ground: Paint,
    pub(super) lands: lands::Lands,
}

const fn p(rgb: u32, named: Color) -> Paint {
    Paint::new(rgb, named)
}

/// Every palette, the default one first.
pub(super) const ALL: &[Palette] = &[DARK, LIGHT, HIGH_CONTRAST, MONO];

const DARK: Palette = Palette {
    name: "dark",
    colored: true,
    page: p(0x12151c, Color::Black),
    text: p(0xd5dae4, Color::Gray),
    dim: p(0x8b94a7, Color::Gray),
    title: p(0xf4f6fb, Color::White),
    border: p(0x47506a, Color::DarkGray),
    key: p(0xf0e442, Color::LightYellow),
    accent: p(0xf0e442, Color::LightYellow),
    good: p(0x4fd8a4, Color::LightGreen),
    warning: p(0xf2b134, Color::LightYellow),
    bad: p(0xff7d52, Color::LightRed),
    last: p(0xffffff, Color::White),
    ink: p(0xb9c2d6, Color::Gray),
    faint: p(0x3f475c, Color::DarkGray),
    seats: [
        p(0x56b4e9, Color::LightCyan),
        p(0xe69f00, Color::LightYellow),
        p(0x2dc59a, Color::LightGreen),
        p(0xe08cbb, Color::LightMagenta),
        p(0xf0e442, Color::White),
        p(0xff7f3f, Color::LightRed),
    ],
    grounds: [
        p(0x174766, Color::Blue),
        p(0x664500, Color::Red),
        p(0x0b4f3d, Color::Magenta),
        p(0x5d2f49, Color::DarkGray),
        p(0x545005, Color::DarkGray),
        p(0x6b2b0c, Color::DarkGray),
    ],
    on_ground: p(0xffffff, Color::White),
    lands: lands::DARK,
};

const LIGHT: Palette = Palette {
    name: "light",
    colored: true,
    page: p(0xfbfaf6, Color::White),
    text: p(0x22262e, Color::Black),
    dim: p(0x646b78, Color::Black),
    title: p(0x000000, Color::Black),
    border: p(0xb3b6bd, Color::Black),
    key: p(0x8a3fa0, Color::Magenta),
    accent: p(0xb5177e, Color::Magenta),
    good: p(0x00735a, Color::Blue),
    warning: p(0x8a5a00, Color::Red),
    bad: p(0xb03a00, Color::Red),
    last: p(0x000000, Color::Black),
    ink: p(0x4b5364, Color::Black),
    faint: p(0xc9cbd1, Color::Cyan),
    seats: [
        p(0x0068a8, Color::Blue),
        p(0xa65300, Color::Red),
        p(0x00735a, Color::Black),
        p(0x8f3a6c, Color::Magenta),
        p(0x6d6400, Color::Blue),
        p(0xb03a00, Color::Red),
    ],
    grounds: [
        p(0xbfe0f5, Color::Cyan),
        p(0xfbdba0, Color::Yellow),
        p(0xb5e6d5, Color::Green),
        p(0xf3cfe2, Color::LightMagenta),
        p(0xf7f2a8, Color::LightYellow),
        p(0xffd0b5, Color::LightRed),
    ],
    on_ground: p(0x10131a, Color::Black),
    lands: lands::LIGHT,
};

const HIGH_CONTRAST: Palette = Palette {
    name: "high-contrast",
    colored: true,
    page: p(0x000000, Color::Black),
    text: p(0xffffff, Color::White),
    dim: p(0xd0d0d0, Color::White),
    title: p(0xffffff, Color::White),
    border: p(0xffffff, Color::White),
    key: p(0xffff00, Color::LightYellow),
    accent: p(0xffff00, Color::LightYellow),
    good: p(0x60ffb0, Color::LightGreen),
    warning: p(0xffc000, Color::LightYellow),
    bad: p(0xff7858, Color::LightRed),
    last: p(0xffffff, Color::White),
    ink: p(0xffffff, Color::White),
    faint: p(0x808080, Color::Gray),
    seats: [
        p(0x6cc8ff, Color::LightCyan),
        p(0xffb000, Color::LightYellow),
        p(0x40ffb0, Color::LightGreen),
        p(0xff9ad5, Color::LightMagenta),
        p(0xffff60, Color::White),
        p(0xff9050, Color::LightRed),
    ],
    grounds: [
        p(0x00406a, Color::Blue),
        p(0x6a4000, Color::Red),
        p(0x00503a, Color::Magenta),
        p(0x5a1a44, Color::DarkGray),
        p(0x505000, Color::DarkGray),
        p(0x702000, Color::DarkGray),
    ],
    on_ground: p(0xffffff, Color::White),
    lands: lands::HIGH_CONTRAST,
};

/// No colour at all; the paints are never shown.
const MONO: Palette = Palette { name: "mono", colored: false, ..DARK };
