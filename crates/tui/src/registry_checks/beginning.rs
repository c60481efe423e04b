//! What a game has to bring along for the menu and for the set-up: a title, one line of what it is, a small board
//! that shows what happens on it, and words for everything that can be chosen.

use std::time::Instant;

use game::{Field, FieldKind, Values};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::seats;
use crate::context::GameUi;
use crate::look::Look;
use crate::texts::{Language, Message};
use crate::theme::ColorDepth;
use crate::views::Scene;
use crate::widgets::text as put;

/// The room for the small board beside the menu and beside the set-up in a terminal of 80x24.
const ROOMS: [(u16, u16); 2] = [(36, 10), (29, 15)];
/// Longer titles are cut in the menu of a terminal of 80x24.
const WIDEST_TITLE: u16 = 30;
/// Longer names of what can be chosen leave no room for its value.
const WIDEST_LABEL: u16 = 18;

/// Checks what a game shows before it begins.
///
/// # Errors
/// What is wrong, in one line.
pub(super) fn beginning(ui: &GameUi) -> Result<(), String> {
    let name = ui.entry.name;
    words(ui)
        .and_then(|()| fields(ui))
        .and_then(|()| miniature(ui))
        .map_err(|problem| format!("{name}: {problem}"))
}

fn words(ui: &GameUi) -> Result<(), String> {
    let short = |what: &str, message: Message, widest: u16| {
        for language in Language::ALL {
            let text = message.text(language);
            if text.trim().is_empty() || put::width(text) > widest {
                return Err(format!(
                    "{what} in {language:?}: expected up to {widest} columns, found {text:?}"
                ));
            }
        }
        Ok(())
    };
    short("the title", ui.entry.title, WIDEST_TITLE)?;
    short("the summary", ui.entry.summary, u16::MAX)?;
    for field in ui.entry.fields() {
        let Field { key, label, help, kind, .. } = field;
        short(&format!("the label of {key}"), *label, WIDEST_LABEL)?;
        short(&format!("the help of {key}"), *help, u16::MAX)?;
        let (FieldKind::Choice(words) | FieldKind::Resource { words, .. }) = kind else { continue };
        for word in *words {
            let label =
                field.label_of(word.name).ok_or_else(|| format!("{key}={} has no label", word.name))?;
            short(&format!("the label of {key}={}", word.name), label, u16::MAX)?;
        }
    }
    Ok(())
}

/// Every field that the set-up screen shows makes another game if it is changed, and each is shown beside some
/// value. The seed is for what is random.
fn fields(ui: &GameUi) -> Result<(), String> {
    let entry = ui.entry;
    let mut usual = Values::new();
    let mut random = Values::new();
    for field in entry.fields() {
        usual.set(field.key, field.default);
        if let FieldKind::Resource { words, .. } = field.kind
            && words.iter().any(|word| word.name == "random")
        {
            random.set(field.key, "random");
        }
    }
    let made = |values: &Values| entry.start(values).map(|game| game.setup()).ok();
    for field in entry.fields().iter().filter(|field| field.key != "seed") {
        if !entry.field_counts(field, &random) {
            return Err(format!("{} never means anything", field.key));
        }
        if !entry.field_counts(field, &usual) {
            continue;
        }
        let others: Vec<String> = match field.kind {
            FieldKind::Number { min, max } => [min, max].map(|number| number.to_string()).to_vec(),
            FieldKind::Choice(words) => words.iter().map(|word| word.name.to_string()).collect(),
            FieldKind::Resource { names, .. } => names(),
        };
        let changed = |other: &String| made(&usual.clone().with(field.key, other)) != made(&usual);
        if !others.iter().any(changed) {
            return Err(format!("{} is shown and changes nothing", field.key));
        }
    }
    Ok(())
}

/// The small board is there, and what is played on it can be seen.
fn miniature(ui: &GameUi) -> Result<(), String> {
    let game = ui.entry.start(&Values::new()).map_err(|error| error.to_string())?;
    let mut after = game.boxed_clone();
    for _ in 0..4 {
        let Some(mv) = ui.entry.opening_moves(&*after).pop() else { break };
        after.play(&mv).map_err(|error| format!("{mv}: {error}"))?;
    }
    for (width, height) in ROOMS {
        let room = Rect::new(0, 0, width, height);
        for ascii in [false, true] {
            let draw = |game: &dyn AnyGame| small(ui, game, ascii, room);
            let before = draw(&*game);
            if before == Buffer::empty(room) {
                return Err(format!("there is no miniature in {width}x{height}"));
            }
            if before == draw(&*after) {
                return Err(format!("no move can be seen on the miniature in {width}x{height}"));
            }
        }
    }
    previews(ui)
}

/// Every track and map that is built in has a preview of its own.
fn previews(ui: &GameUi) -> Result<(), String> {
    let room = Rect::new(0, 0, ROOMS[1].0, ROOMS[1].1);
    for field in ui.entry.fields() {
        let FieldKind::Resource { names, .. } = field.kind else { continue };
        let mut seen: Vec<(String, Buffer)> = Vec::new();
        for name in names() {
            let game = ui.entry.start(&Values::new().with(field.key, &name));
            let game = game.map_err(|error| format!("{}={name}: {error}", field.key))?;
            let drawn = small(ui, &*game, false, room);
            if let Some((other, _)) = seen.iter().find(|(_, other)| *other == drawn) {
                return Err(format!("the previews of {other} and {name} are the same"));
            }
            seen.push((name, drawn));
        }
    }
    Ok(())
}

fn small(ui: &GameUi, game: &dyn AnyGame, ascii: bool, room: Rect) -> Buffer {
    let look = Look::new(ColorDepth::None, ascii);
    let seats = seats(game);
    let scene = Scene {
        game,
        seats: &seats,
        look: &look,
        steering: false,
        fresh: 1,
        values: &[],
        plan: &[],
        now: Instant::now(),
    };
    let mut buffer = Buffer::empty(room);
    (ui.view)().miniature(&scene, room, &mut buffer);
    buffer
}
