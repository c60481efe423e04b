//! The grounds that boards are drawn on: water, wood, road.

use ratatui::style::Color;

use super::Paint;

/// What a cell of a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Land {
    /// Open ground, off the road.
    Grass,
    /// Water.
    Water,
    /// Mud.
    Mud,
    /// Wood.
    Wood,
    /// What can't be entered.
    Rock,
    /// A hole or a trench.
    Pit,
    /// What everybody is after: a flag, the finish.
    Prize,
    /// What is good to have.
    Tool,
    /// A road, a square to stand on.
    Road,
}

impl Land {
    /// All lands.
    pub const ALL: [Land; 9] = [
        Land::Grass,
        Land::Water,
        Land::Mud,
        Land::Wood,
        Land::Rock,
        Land::Pit,
        Land::Prize,
        Land::Tool,
        Land::Road,
    ];
}

/// The sign and the ground of every land, in the order of [`Land::ALL`].
pub(super) type Lands = [(Paint, Paint); Land::ALL.len()];

const fn p(rgb: u32, named: Color) -> Paint {
    Paint::new(rgb, named)
}

pub(super) const DARK: Lands = [
    (p(0x7f9a78, Color::Green), p(0x182018, Color::Black)),
    (p(0x8cc8ff, Color::LightCyan), p(0x10365c, Color::Blue)),
    (p(0xd8b078, Color::LightYellow), p(0x38280f, Color::Black)),
    (p(0x6fd08c, Color::LightGreen), p(0x10341c, Color::Black)),
    (p(0xc3c9d6, Color::Black), p(0x4a5060, Color::Gray)),
    (p(0xd3a58a, Color::LightRed), p(0x241c18, Color::Black)),
    (p(0xf0e442, Color::Black), p(0x3a3608, Color::LightYellow)),
    (p(0xf2d0e4, Color::LightMagenta), p(0x2c2030, Color::Black)),
    (p(0xb9c2d6, Color::Gray), p(0x232a38, Color::Black)),
];

pub(super) const LIGHT: Lands = [
    (p(0x4f6a48, Color::Black), p(0xeef4e6, Color::White)),
    (p(0x0a4f86, Color::Blue), p(0xcbe6fa, Color::Cyan)),
    (p(0x6a4510, Color::Red), p(0xeeddc0, Color::White)),
    (p(0x0f5a2c, Color::Black), p(0xcdebd2, Color::Green)),
    (p(0x2a2e38, Color::Black), p(0xb4b9c4, Color::Gray)),
    (p(0x6a3a24, Color::White), p(0xf0e4dc, Color::Black)),
    (p(0x5a4a00, Color::Black), p(0xfaf0a0, Color::LightYellow)),
    (p(0x6a2356, Color::Magenta), p(0xf6e6f2, Color::White)),
    (p(0x3c4454, Color::Black), p(0xe2e6ee, Color::Gray)),
];

pub(super) const HIGH_CONTRAST: Lands = [
    (p(0xa0ffa0, Color::LightGreen), p(0x000000, Color::Black)),
    (p(0xc0e8ff, Color::White), p(0x003a78, Color::Blue)),
    (p(0xffd890, Color::LightYellow), p(0x3c2400, Color::Black)),
    (p(0x90ffb0, Color::LightGreen), p(0x003814, Color::Black)),
    (p(0xffffff, Color::Black), p(0x585858, Color::White)),
    (p(0xffc0a0, Color::LightRed), p(0x281000, Color::Black)),
    (p(0xffff60, Color::Black), p(0x404000, Color::LightYellow)),
    (p(0xffd0f0, Color::LightMagenta), p(0x300828, Color::Black)),
    (p(0xffffff, Color::White), p(0x202020, Color::Black)),
];
