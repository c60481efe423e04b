//! What holds on every screen of every game: it can be reached, fits any terminal or says that it doesn't, can
//! be read in every theme and without colour and in plain ASCII, comes to rest, and can be left.

use std::collections::BTreeSet;
use std::fmt::Write;

use ratatui::style::{Color, Modifier};
use ratatui::text::Span;

use super::walker::walk;
use crate::Exit;
use crate::actions::Action;
use crate::context::GameUi;
use crate::headless::Headless;
use crate::look::Look;
use crate::texts::{Language, common};
use crate::theme::{CONTRAST, ColorDepth, Theme, contrast};
use crate::tour::{STOPS, Stop, fixed_part};

/// The terminal that everything fits.
const USUAL: (u16, u16) = (80, 24);
/// Sizes at which nothing may go wrong; the last ones are the extremes.
const SIZES: &[(u16, u16)] = &[
    (1, 1),
    (2, 1),
    (1, 2),
    (7, 3),
    (19, 5),
    (20, 8),
    (24, 6),
    (30, 9),
    (35, 12),
    (36, 14),
    (40, 12),
    (54, 16),
    (60, 20),
    (63, 23),
    (64, 9),
    (72, 30),
    (79, 24),
    (80, 23),
    (131, 37),
    (200, 60),
    (480, 1),
    (1, 154),
    (480, 154),
];

/// Checks every screen of every game.
///
/// # Errors
/// What is wrong on each, perhaps with a picture.
pub fn screens(games: &'static [GameUi]) -> Result<(), String> {
    let mut problems = String::new();
    for ui in games {
        for stop in STOPS.iter().filter(|stop| stop.is_there(ui)) {
            if let Err(problem) = check(games, ui, stop) {
                // Writing to a string never fails.
                let _ = writeln!(problems, "{}, {}: {problem}", ui.entry.name, stop.name);
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

fn check(games: &'static [GameUi], ui: &'static GameUi, stop: &Stop) -> Result<(), String> {
    let look = Look::new(ColorDepth::True, false);
    let reach = |look: &Look| walk(games, ui, stop, look, USUAL);
    let mut walker = reach(&look)?;
    keys(&walker)?;
    readable(&mut walker, &look)?;
    ascii(&mut walker, &look)?;
    sizes(&mut walker)?;
    walker.set_look(&look);
    walker.rest()?;
    for language in Language::ALL {
        let look = Look { language, ..look.clone() };
        let mut walker = reach(&look)?;
        for (width, height) in [USUAL, (60, 20), (200, 60)] {
            walker.resize(width, height);
            if is_too_small(&walker, &look) {
                return Err(format!("in {language:?} it does not fit {width}x{height}\n{}", walker.text()));
            }
        }
    }
    ways_out([reach(&look)?, reach(&look)?, reach(&look)?])
}

/// Actions that can be asked for here are known to meet, so that a person can't give them one key.
fn keys(walker: &Headless) -> Result<(), String> {
    let actions: Vec<_> = walker.app.known_actions().map(Action::info).collect();
    for one in &actions {
        if let Some(other) = actions.iter().find(|other| !one.scope.meets(other.scope)) {
            return Err(format!("{} and {} meet here, and might have the same key", one.name, other.name));
        }
    }
    Ok(())
}

fn is_too_small(walker: &Headless, look: &Look) -> bool {
    walker.text().contains(fixed_part(common::TOO_SMALL, look.language))
}

/// Every letter and digit can be read on its ground, in every theme and with as many colours as a terminal may
/// have; with none, there is none. What is dim by attribute is the copy of something that is not.
fn readable(walker: &mut Headless, look: &Look) -> Result<(), String> {
    let mut problems = BTreeSet::new();
    for name in Theme::names() {
        for depth in [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen, ColorDepth::None] {
            let Some(theme) = Theme::named(name, depth) else { continue };
            let colored = theme.has_color();
            walker.set_look(&Look { theme, ..look.clone() });
            let area = walker.buffer.area;
            for (at, cell) in area.positions().zip(&walker.buffer.content) {
                let symbol = cell.symbol();
                if !colored && (cell.fg, cell.bg) != (Color::Reset, Color::Reset) {
                    return Err(format!("{symbol:?} at {at} has a colour in {name} with {depth:?}"));
                }
                if !colored || !symbol.chars().all(char::is_alphanumeric) {
                    continue;
                }
                let (ink, ground) = match cell.modifier.contains(Modifier::REVERSED) {
                    true => (cell.bg, cell.fg),
                    false => (cell.fg, cell.bg),
                };
                let value = contrast(ink, ground);
                if value < CONTRAST {
                    let known = format!("{ink} on {ground} in {name} with {depth:?}: {value:.2}");
                    problems.insert((known, cell.symbol().to_string()));
                }
            }
        }
    }
    walker.set_look(look);
    let mut words = String::new();
    for (problem, symbol) in problems {
        // Writing to a string never fails.
        let _ = write!(words, "\n  {symbol:?}: {problem}");
    }
    if words.is_empty() { Ok(()) } else { Err(words) }
}

fn ascii(walker: &mut Headless, look: &Look) -> Result<(), String> {
    for (width, height) in [USUAL, (40, 12), (60, 20), (200, 60), (9, 2)] {
        walker.resize(width, height);
        walker.set_look(&Look { ascii: true, ..look.clone() });
        if let Some(cell) = walker.buffer.content.iter().find(|cell| !cell.symbol().is_ascii()) {
            return Err(format!("{:?} is not ASCII\n{}", cell.symbol(), walker.text()));
        }
    }
    walker.set_look(look);
    walker.resize(USUAL.0, USUAL.1);
    Ok(())
}

/// Nothing panics at any size, and signs are one column wide; letters of a name may be two.
fn sizes(walker: &mut Headless) -> Result<(), String> {
    for &(width, height) in SIZES {
        walker.resize(width, height);
        let wide = walker.buffer.content.iter().find(|cell| {
            !cell.symbol().chars().all(|c| c.is_alphanumeric() || u32::from(c) > 0xffff)
                && Span::raw(cell.symbol()).width() != 1
        });
        if let Some(cell) = wide {
            return Err(format!("{:?} is not one column wide\n{}", cell.symbol(), walker.text()));
        }
    }
    walker.resize(USUAL.0, USUAL.1);
    Ok(())
}

/// What Esc does another key does as well, and a click on its word if that is offered; and Ctrl-C leaves the program.
fn ways_out([mut one, mut other, mut clicked]: [Headless; 3]) -> Result<(), String> {
    // Where a line is typed the second key takes letters away first.
    one.walk_on("esc")?;
    other.walk_on("ctrl-u backspace")?;
    if !clicked.click_offer("Esc")? {
        clicked.walk_on("esc")?;
    }
    // What moves or is made meanwhile would be met at another moment by each.
    for walker in [&mut one, &mut other, &mut clicked] {
        walker.rest()?;
    }
    for (walker, way) in [(&other, "Backspace"), (&clicked, "a click on it")] {
        if one.text() != walker.text() || one.app.exit() != walker.app.exit() {
            return Err(format!("Esc and {way} lead elsewhere\n{}\n{}", one.text(), walker.text()));
        }
    }
    for walker in [&mut one, &mut other, &mut clicked] {
        walker.app.handle(crate::event::Event::Signal(15));
        if walker.app.exit() != Some(Exit::Signal(15)) && walker.app.exit() != Some(Exit::Left) {
            return Err("a signal does not end it".to_string());
        }
    }
    Ok(())
}
