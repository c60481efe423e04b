//! Colours and what a terminal can show of them.

use ratatui::style::Color;

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColorDepth {
    /// None: attributes only.
    None,
    /// The 16 that every terminal names.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// 24 bits.
    True,
}

/// When to use colour, as `--color` says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// Unless `NO_COLOR` is set.
    #[default]
    Auto,
    /// Also when `NO_COLOR` is set.
    Always,
    /// Not at all.
    Never,
}

impl ColorDepth {
    /// What the terminal shows, from the environment: `NO_COLOR`, `COLORTERM` and `TERM`. 24 bits only where
    /// `COLORTERM` promises them.
    pub fn detect(choice: ColorChoice) -> ColorDepth {
        ColorDepth::from_environment(choice, |name| std::env::var(name).ok())
    }

    fn from_environment(choice: ColorChoice, variable: impl Fn(&str) -> Option<String>) -> ColorDepth {
        let no_color = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        if choice == ColorChoice::Never || choice == ColorChoice::Auto && no_color {
            return ColorDepth::None;
        }
        let color_term = variable("COLORTERM").unwrap_or_default();
        let term = variable("TERM").unwrap_or_default();
        if matches!(color_term.as_str(), "truecolor" | "24bit") {
            ColorDepth::True
        } else if term.contains("256") || term.contains("kitty") || term.contains("alacritty") {
            ColorDepth::Indexed
        } else if choice == ColorChoice::Auto && term.starts_with("vt") {
            ColorDepth::None
        } else {
            ColorDepth::Sixteen
        }
    }
}

/// A colour in the forms that terminals show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    rgb: (u8, u8, u8),
    named: Color,
}

impl Paint {
    /// A colour as `0xRRGGBB`, and the closest in meaning of the 16 named ones.
    pub(super) const fn new(rgb: u32, named: Color) -> Paint {
        Paint { rgb: ((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8), named }
    }

    /// Whether it is black, as a page of the highest contrast is.
    pub(super) fn is_black(self) -> bool {
        self.rgb == (0, 0, 0)
    }

    /// The colour as a terminal of this depth shows it.
    pub fn at(self, depth: ColorDepth) -> Color {
        match depth {
            ColorDepth::None => Color::Reset,
            ColorDepth::Sixteen => self.named,
            ColorDepth::Indexed => Color::Indexed(nearest_indexed(self.rgb)),
            ColorDepth::True => Color::Rgb(self.rgb.0, self.rgb.1, self.rgb.2),
        }
    }
}

/// The closest of xterm's colours 16 to 255: a cube of 6 steps and 24 greys.
fn nearest_indexed((red, green, blue): (u8, u8, u8)) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
    let step = |channel: u8| (0..6).min_by_key(|&at| distance(STEPS[at], channel)).unwrap_or(0);
    let (r, g, b) = (step(red), step(green), step(blue));
    let cube = distance(STEPS[r], red) + distance(STEPS[g], green) + distance(STEPS[b], blue);
    let grey_of = |at: u8| 8 + 10 * at;
    let grey_distance = |at: u8| {
        let level = grey_of(at);
        distance(level, red) + distance(level, green) + distance(level, blue)
    };
    let grey = (0..24).min_by_key(|&at| grey_distance(at)).unwrap_or(0);
    if grey_distance(grey) < cube { 232 + grey } else { (16 + 36 * r + 6 * g + b) as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn detect(choice: ColorChoice, variables: &[(&str, &str)]) -> ColorDepth {
        ColorDepth::from_environment(choice, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
        })
    }

    #[test]
    fn the_environment_decides() {
        use ColorChoice::{Always, Auto, Never};
        let xterm = ("TERM", "xterm-256color");
        assert_eq!(detect(Auto, &[xterm]), ColorDepth::Indexed);
        assert_eq!(detect(Auto, &[xterm, ("COLORTERM", "truecolor")]), ColorDepth::True);
        assert_eq!(detect(Auto, &[("TERM", "linux")]), ColorDepth::Sixteen);
        assert_eq!(detect(Auto, &[xterm, ("NO_COLOR", "1")]), ColorDepth::None);
        assert_eq!(detect(Auto, &[xterm, ("NO_COLOR", "")]), ColorDepth::Indexed);
        assert_eq!(detect(Always, &[xterm, ("NO_COLOR", "1")]), ColorDepth::Indexed);
        assert_eq!(detect(Never, &[xterm, ("COLORTERM", "truecolor")]), ColorDepth::None);
    }

    #[test]
    fn exact_colours_of_the_cube_and_the_greys_are_found() {
        assert_eq!(nearest_indexed((0, 0, 0)), 16);
        assert_eq!(nearest_indexed((255, 255, 255)), 231);
        assert_eq!(nearest_indexed((95, 175, 255)), 75);
        assert_eq!(nearest_indexed((18, 18, 18)), 233);
    }
}
