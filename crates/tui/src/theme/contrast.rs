//! Whether a text can be read on its ground: the contrast of two colours as terminals show them.

use std::collections::HashMap;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};

use super::Theme;

/// The least contrast of text, by the Web Content Accessibility Guidelines 2.1, level AA.
pub const CONTRAST: f64 = 4.5;

/// The 16 named colours of the text mode of VGA, which the Linux console has as well.
const VGA: [u32; 16] = [
    0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa, 0x555555, 0xff5555,
    0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
];
/// The 16 named colours of xterm.
const XTERM: [u32; 16] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000,
    0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

/// Red, green and blue, 0 to 1, in linear light.
pub(super) type Linear = [f64; 3];

/// The number of a named colour.
fn number_of(color: Color) -> Option<usize> {
    const NAMED: [Color; 16] = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    NAMED.iter().position(|named| *named == color)
}

/// What a color looks like: one answer for a colour of 24 bits or of the 256, one for each usual palette for a
/// named one. Nobody knows what the terminal's own colours look like.
pub(super) fn shown(color: Color) -> Option<[Linear; 2]> {
    let both = |rgb: u32| Some([linear(rgb); 2]);
    match color {
        Color::Rgb(red, green, blue) => both(u32::from_be_bytes([0, red, green, blue])),
        Color::Indexed(index @ 232..) => both(u32::from(8 + 10 * (index - 232)) * 0x01_01_01),
        Color::Indexed(index @ 16..) => {
            let step = |at: u8| [0u32, 95, 135, 175, 215, 255][usize::from(at % 6)];
            let at = index - 16;
            both(step(at / 36) << 16 | step(at / 6) << 8 | step(at))
        }
        Color::Indexed(index) => Some([linear(VGA[usize::from(index)]), linear(XTERM[usize::from(index)])]),
        named => number_of(named).map(|number| [linear(VGA[number]), linear(XTERM[number])]),
    }
}

fn linear(rgb: u32) -> Linear {
    [16, 8, 0].map(|shift| {
        let value = f64::from(rgb >> shift & 0xff) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// The relative luminance of the Web Content Accessibility Guidelines 2.1, 0 to 1.
pub(super) fn luminance([red, green, blue]: Linear) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of the Web Content Accessibility Guidelines 2.1, 1 to 21: of named colours in whichever usual
/// palette has less. 1 where one of them is the terminal's own, which is not known.
pub fn contrast(ink: Color, ground: Color) -> f64 {
    let (Some(ink), Some(ground)) = (shown(ink), shown(ground)) else { return 1.0 };
    let of = |index: usize| {
        let (one, other) = (luminance(ink[index]), luminance(ground[index]));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    };
    of(0).min(of(1))
}

/// Sees to it that what stands on a coloured ground of a board can be read.
#[derive(Debug, Default)]
pub struct Reader {
    /// Whether a colour can be read on another one, as far as that has been asked.
    known: HashMap<(Color, Color), bool>,
}

impl Reader {
    /// Gives letters and digits that can't be read on their ground the page behind them: every colour of a
    /// theme can be read on its page.
    pub fn mend(&mut self, theme: &Theme, buffer: &mut Buffer) {
        let Some(page) = theme.page().bg else { return };
        for cell in &mut buffer.content {
            let is_text = cell.symbol().chars().all(char::is_alphanumeric);
            if !is_text || cell.modifier.contains(Modifier::REVERSED) || cell.bg == page {
                continue;
            }
            let pair = (cell.fg, cell.bg);
            let good = *self.known.entry(pair).or_insert_with(|| contrast(pair.0, pair.1) >= CONTRAST);
            if !good && contrast(cell.fg, page) >= CONTRAST {
                cell.bg = page;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_contrasts() {
        let near = |one: Color, other: Color, value: f64| {
            assert!((contrast(one, other) - value).abs() < 0.01, "{}", contrast(one, other));
        };
        near(Color::White, Color::Black, 21.0);
        near(Color::Rgb(0x77, 0x77, 0x77), Color::Rgb(255, 255, 255), 4.48);
        near(Color::Indexed(231), Color::Indexed(16), 21.0);
        near(Color::Indexed(196), Color::Indexed(16), 5.25);
        // 6.7 on a VGA, less on an xterm.
        near(Color::LightRed, Color::Black, 5.25);
        near(Color::Reset, Color::Black, 1.0);
    }
}
