//! What every game has to bring along for the front end. The registry's test runs it over all games.

mod beginning;
mod languages;
mod screens;
mod walker;

use std::collections::HashSet;
use std::time::Instant;

use game::{Seat, Values};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Span;

use crate::actions::Bindings;
use crate::chord::Chord;
use crate::context::GameUi;
use crate::look::Look;
use crate::texts::Language;
use crate::theme::ColorDepth;
use crate::views::{Scene, SeatLook};
use crate::widgets::text as put;

pub use languages::languages;
pub use screens::screens;

/// The room that a board has beside the panels of a terminal of 80x24.
const PANE: Size = Size::new(50, 21);

/// The title of a panel in a terminal of 60x20 has so many columns.
const WIDEST_TITLE: u16 = 14;

/// Checks a game's board: its keys collide with none of the table and none of its own, it fits 80x24, it draws
/// itself at any size, its signs are one column wide and plain where they have to be, it has help, and a title that
/// fits its panel; and what is shown before it begins.
///
/// # Errors
/// What is wrong, in one line.
pub fn check(ui: &GameUi) -> Result<(), String> {
    let name = ui.entry.name;
    let fail = |problem: String| Err(format!("{name}: {problem}"));
    let mut view = (ui.view)();
    let mut keys: HashSet<Chord> = Bindings::default().all_keys().collect();
    let mut names = HashSet::new();
    for own in view.keys() {
        if !names.insert(own.name) {
            return fail(format!("two keys are called {}", own.name));
        }
        for key in own.keys {
            let chord: Chord = key.parse().map_err(|error| format!("{name}: {}: {error}", own.name))?;
            if !keys.insert(chord) {
                return fail(format!("the key {key} of {} has a meaning already", own.name));
            }
        }
    }
    if view.help().is_empty() {
        return fail("the help has no word about the board".to_string());
    }
    let title = view.explanation_title();
    let mut titles = Language::ALL.into_iter().map(|language| title.text(language));
    if let Some(long) = titles.find(|title| put::width(title) > WIDEST_TITLE) {
        return fail(format!(
            "expected a title of up to {WIDEST_TITLE} columns above the panel, found {long:?}"
        ));
    }
    let game = ui.entry.start(&Values::new()).map_err(|error| format!("{name}: {error}"))?;
    let smallest = view.smallest(&*game);
    if smallest.width > PANE.width || smallest.height > PANE.height {
        return fail(format!("the board needs {smallest}, and has {PANE} in a terminal of 80x24"));
    }
    let fit = view.fit(&*game, PANE);
    if fit.width > PANE.width || fit.height > PANE.height {
        return fail(format!("the board takes {fit} of {PANE}"));
    }
    let seats = seats(&*game);
    for ascii in [false, true] {
        let look = Look::new(ColorDepth::None, ascii);
        let scene = Scene {
            game: &*game,
            seats: &seats,
            look: &look,
            steering: true,
            fresh: 0,
            values: &[],
            plan: &[],
            now: Instant::now(),
        };
        view.changed(&scene);
        for (width, height) in [(0, 0), (1, 1), (9, 30), (50, 21), (70, 5), (150, 57), (300, 120)] {
            let whole = Rect::new(0, 0, width + 4, height + 4);
            let area = Rect::new(2, 2, width, height);
            for small in [false, true] {
                let mut buffer = Buffer::empty(whole);
                match small {
                    true => view.miniature(&scene, area, &mut buffer),
                    false => view.draw(&scene, area, &mut buffer),
                }
                let untouched = Buffer::empty(whole);
                for position in whole.positions() {
                    let cell = &buffer[position];
                    if !area.contains(position) && *cell != untouched[position] {
                        return fail(format!("something is drawn at {position}, outside of {area}"));
                    }
                    if Span::raw(cell.symbol()).width() != 1 {
                        return fail(format!("{:?} is not one column wide", cell.symbol()));
                    }
                    if ascii && !cell.symbol().is_ascii() {
                        return fail(format!("{:?} is not plain ASCII", cell.symbol()));
                    }
                }
            }
        }
    }
    plan(ui)?;
    beginning::beginning(ui)
}

/// Names and initials for every seat of a game.
fn seats(game: &dyn AnyGame) -> Vec<SeatLook> {
    let look = |seat: Seat| SeatLook {
        name: format!("Player {seat}"),
        initial: (b'A' + seat.index() as u8) as char,
    };
    Seat::all(game.seats()).map(look).collect()
}

/// Checks that the moves that a computer expects are drawn, and that a line that does not fit the position or
/// holds no moves does no harm.
fn plan(ui: &GameUi) -> Result<(), String> {
    let name = ui.entry.name;
    let game = ui.entry.start(&Values::new()).map_err(|error| format!("{name}: {error}"))?;
    let mut after = game.boxed_clone();
    let mut line = Vec::new();
    for _ in 0..6 {
        let Some(mv) = ui.entry.opening_moves(&*after).pop() else { break };
        after.play(&mv).map_err(|error| format!("{name}: {mv}: {error}"))?;
        line.push(mv);
    }
    let seats = seats(&*game);
    let look = Look::new(ColorDepth::None, true);
    let now = Instant::now();
    let draw = |plan: &[String]| {
        let mut view = (ui.view)();
        let scene = Scene {
            game: &*game,
            seats: &seats,
            look: &look,
            steering: true,
            fresh: 0,
            values: &[],
            plan,
            now,
        };
        view.changed(&scene);
        let mut buffer = Buffer::empty(Rect::new(0, 0, PANE.width, PANE.height));
        view.draw(&scene, buffer.area, &mut buffer);
        buffer
    };
    let nothing = draw(&[]);
    if draw(&line) == nothing {
        return Err(format!("{name}: the plan {line:?} can't be seen"));
    }
    let mut after = game.boxed_clone();
    let played = after.play(&line[0]).is_ok();
    let twice: Vec<String> = line.iter().take(1).cycle().take(2).cloned().collect();
    if played && after.check(&line[0]).is_err() && draw(&twice) != draw(&line[..1]) {
        return Err(format!("{name}: more is drawn of the plan {twice:?} than can be played"));
    }
    if draw(&["no move".to_string()]) != nothing {
        return Err(format!("{name}: a plan that holds no moves is drawn"));
    }
    Ok(())
}
