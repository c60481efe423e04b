//! Colours by what they mean.
//!
//! Screens and views ask for a [`Role`] and never name a colour. A [`Theme`] is a palette reduced to what the
//! terminal can show. The seats wear the colours of Okabe and Ito ("Color Universal Design", 2008), which
//! people with the usual colour blindnesses tell apart; without colour, attributes do the work.

#[cfg(test)]
mod blindness;
mod color;
mod contrast;
mod lands;
mod palettes;

use ratatui::style::{Modifier, Style};

pub use color::{ColorChoice, ColorDepth, Paint};
pub use contrast::{CONTRAST, Reader, contrast};
pub use lands::Land;
pub use palettes::Palette;

/// What a cell of the screen means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Running text.
    Text,
    /// Text that may be overlooked.
    Dim,
    /// Headings and titles.
    Title,
    /// Frames around things.
    Border,
    /// A key in the footer and in the help.
    Key,
    /// What is selected in a list, the pressed button.
    Selected,
    /// Something went well.
    Good,
    /// Something to be careful about.
    Warning,
    /// Something is wrong.
    Bad,
    /// The cursor on a board.
    Cursor,
    /// The last move on a board.
    Last,
    /// A move that is recommended, a target that can be reached.
    Hint,
    /// What is drawn on a board.
    Ink,
    /// The paper of a board: a faint grid, what is not there yet.
    Faint,
    /// What belongs to a seat, by its index: names, pieces, initials.
    Seat(usize),
    /// The ground that a seat owns, with what stands on it.
    Ground(usize),
    /// What flashes for a moment: a box that has just been closed.
    Flash(usize),
    /// The ground of a board, with the sign that stands for it.
    Land(Land),
}

/// A palette as the terminal can show it.
#[derive(Clone, Debug)]
pub struct Theme {
    palette: &'static Palette,
    depth: ColorDepth,
}

impl Theme {
    /// The palette of this name with these colours; `None` if there is no such palette.
    pub fn named(name: &str, depth: ColorDepth) -> Option<Theme> {
        palettes::ALL.iter().find(|palette| palette.name == name).map(|palette| Theme { palette, depth })
    }

    /// The palette that is used unless another one is asked for.
    pub fn standard(depth: ColorDepth) -> Theme {
        Theme { palette: &palettes::ALL[0], depth }
    }

    /// The names of all palettes, the default one first.
    pub fn names() -> impl Iterator<Item = &'static str> {
        palettes::ALL.iter().map(|palette| palette.name)
    }

    /// The name of the palette.
    pub fn name(&self) -> &'static str {
        self.palette.name
    }

    /// The next palette, around.
    #[must_use]
    pub fn next(&self) -> Theme {
        let all = palettes::ALL;
        let at = all.iter().position(|palette| palette.name == self.palette.name).unwrap_or(0);
        Theme { palette: &all[(at + 1) % all.len()], depth: self.depth }
    }

    /// Whether anything is coloured at all.
    pub fn has_color(&self) -> bool {
        self.depth != ColorDepth::None && self.palette.colored
    }

    /// The style of a role.
    pub fn style(&self, role: Role) -> Style {
        if !self.has_color() {
            return plain(role);
        }
        let palette = self.palette;
        let on_page = |paint: Paint| Style::new().fg(paint.at(self.depth));
        let seat = |index: usize| palette.seats[index % palette.seats.len()];
        let ground = |index: usize| palette.grounds[index % palette.grounds.len()];
        let bold = Modifier::BOLD;
        match role {
            Role::Text => on_page(palette.text),
            Role::Dim => on_page(palette.dim),
            Role::Title => on_page(palette.title).add_modifier(bold),
            Role::Border => on_page(palette.border),
            Role::Key => on_page(palette.key).add_modifier(bold),
            Role::Selected => on_page(palette.page).bg(palette.accent.at(self.depth)).add_modifier(bold),
            Role::Good => on_page(palette.good),
            Role::Warning => on_page(palette.warning).add_modifier(bold),
            Role::Bad => on_page(palette.bad).add_modifier(bold),
            // Yellow and white are close to each other for some eyes.
            Role::Cursor if self.depth == ColorDepth::Sixteen || palette.page.is_black() => {
                on_page(palette.accent).add_modifier(bold | Modifier::REVERSED)
            }
            Role::Cursor => on_page(palette.accent).add_modifier(bold),
            Role::Last => on_page(palette.last).add_modifier(bold),
            Role::Hint => on_page(palette.good).add_modifier(bold),
            Role::Ink => on_page(palette.ink),
            Role::Faint => on_page(palette.faint),
            Role::Seat(index) => on_page(seat(index)).add_modifier(bold),
            // Of the 16 colours few are so dark that white can be read on them.
            Role::Ground(index) if self.depth == ColorDepth::Sixteen => {
                on_page(palette.page).bg(seat(index).at(self.depth))
            }
            Role::Ground(index) => {
                on_page(palette.on_ground).bg(ground(index).at(self.depth)).add_modifier(bold)
            }
            Role::Land(land) => {
                let (sign, ground) = palette.lands[land as usize];
                on_page(sign).bg(ground.at(self.depth))
            }
            Role::Flash(_) if self.depth == ColorDepth::Sixteen => {
                on_page(palette.page).bg(palette.text.at(self.depth)).add_modifier(bold)
            }
            Role::Flash(index) => on_page(palette.page).bg(seat(index).at(self.depth)).add_modifier(bold),
        }
    }

    /// The page that everything is drawn on.
    pub fn page(&self) -> Style {
        match self.has_color() {
            true => Style::new().fg(self.palette.text.at(self.depth)).bg(self.palette.page.at(self.depth)),
            false => Style::new(),
        }
    }
}

/// The style of a role where there is no colour.
fn plain(role: Role) -> Style {
    let style = Style::new();
    match role {
        Role::Text | Role::Border | Role::Ink | Role::Good => style,
        Role::Seat(_) | Role::Ground(_) => style.add_modifier(Modifier::BOLD),
        Role::Land(Land::Prize | Land::Tool) => style.add_modifier(Modifier::BOLD),
        Role::Land(_) => style,
        Role::Dim | Role::Faint => style.add_modifier(Modifier::DIM),
        Role::Title | Role::Key | Role::Warning | Role::Bad => style.add_modifier(Modifier::BOLD),
        Role::Selected | Role::Cursor | Role::Flash(_) => style.add_modifier(Modifier::REVERSED),
        Role::Last | Role::Hint => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palette_has_a_name_of_its_own_and_the_round_comes_back() {
        let names: Vec<_> = Theme::names().collect();
        assert_eq!(names, ["dark", "light", "high-contrast", "mono"]);
        let mut theme = Theme::standard(ColorDepth::True);
        for _ in &names {
            theme = theme.next();
        }
        assert_eq!(theme.name(), names[0]);
        assert!(Theme::named("no-such-theme", ColorDepth::True).is_none());
    }

    #[test]
    fn without_colour_the_cursor_the_last_move_and_the_selection_differ_from_text() {
        let themes = [Theme::standard(ColorDepth::None), Theme::named("mono", ColorDepth::True).unwrap()];
        for theme in themes {
            let text = theme.style(Role::Text);
            for role in [Role::Cursor, Role::Last, Role::Selected, Role::Warning, Role::Title] {
                let style = theme.style(role);
                assert_ne!(style, text, "{role:?}");
                assert_eq!((style.fg, style.bg), (None, None), "{role:?}");
            }
            assert_ne!(theme.style(Role::Cursor), theme.style(Role::Last));
            assert_eq!(theme.page(), Style::new());
        }
    }

    #[test]
    fn no_true_colour_unless_the_terminal_has_it() {
        use ratatui::style::Color;
        let roles =
            [Role::Text, Role::Selected, Role::Seat(0), Role::Ground(1), Role::Flash(2), Role::Cursor];
        for name in Theme::names() {
            for depth in [ColorDepth::Sixteen, ColorDepth::Indexed] {
                let theme = Theme::named(name, depth).unwrap();
                for style in roles.map(|role| theme.style(role)).into_iter().chain([theme.page()]) {
                    for color in [style.fg, style.bg].into_iter().flatten() {
                        assert!(!matches!(color, Color::Rgb(..)), "{name} {depth:?} {color:?}");
                        if depth == ColorDepth::Sixteen {
                            assert!(!matches!(color, Color::Indexed(_)), "{name} {color:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn text_can_be_read_on_its_ground_in_every_palette_at_every_depth() {
        let texts = [
            Role::Text,
            Role::Dim,
            Role::Title,
            Role::Key,
            Role::Selected,
            Role::Good,
            Role::Warning,
            Role::Bad,
            Role::Cursor,
            Role::Last,
            Role::Hint,
            Role::Ink,
        ];
        let seats = (0..6).flat_map(|seat| [Role::Seat(seat), Role::Ground(seat), Role::Flash(seat)]);
        let lands = Land::ALL.map(Role::Land);
        let roles: Vec<Role> = texts.into_iter().chain(seats).chain(lands).collect();
        for palette in palettes::ALL.iter().filter(|palette| palette.colored) {
            for depth in [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen] {
                let theme = Theme::named(palette.name, depth).expect("a theme");
                let page = theme.page();
                for role in &roles {
                    let style = page.patch(theme.style(*role));
                    let (ink, ground) = (style.fg.expect("a colour"), style.bg.expect("a colour"));
                    let value = contrast(ink, ground);
                    assert!(
                        value >= CONTRAST,
                        "{} {depth:?} {role:?}: {value:.2}, {ink} on {ground}",
                        palette.name
                    );
                }
            }
        }
    }

    /// What is not text is seen all the same: 3 to 1 for frames, less for the grid of the paper.
    #[test]
    fn frames_and_grids_can_be_seen() {
        for palette in palettes::ALL.iter().filter(|palette| palette.colored) {
            for depth in [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen] {
                let theme = Theme::named(palette.name, depth).expect("a theme");
                let ground = theme.page().bg.expect("a colour");
                for role in [Role::Border, Role::Faint] {
                    let ink = theme.style(role).fg.expect("a colour");
                    let value = contrast(ink, ground);
                    assert!(value >= 1.5, "{} {depth:?} {role:?}: {value:.2}", palette.name);
                }
            }
        }
    }
}
