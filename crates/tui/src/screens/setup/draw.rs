//! What the set-up screen looks like: the rows, and beside or below them the board.

use game::{FieldKind, Seat};
use play::{Clock, Dialect, Level, Pace, PlayerSpec};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::form::{Row, Seed};
use super::{Place, Setup, Starting};
use crate::context::Context;
use crate::glyphs;
use crate::look::Look;
use crate::texts::{Message, common, editor, setup as text};
use crate::theme::Role;
use crate::widgets::{panel::panel, text as put};

/// Wider than this the values stand too far from their names.
const WIDEST: u16 = 64;
/// The rows take at least this width beside a board.
const NARROWEST: u16 = 44;
/// The board beside or below the rows is there if there is so much room for it.
const BOARD: (u16, u16) = (24, 8);
/// The board is not wider than this.
const WIDEST_BOARD: u16 = 90;
/// Below the rows: a gap and lines of explanation.
const BELOW: u16 = 4;

pub(super) fn draw(setup: &mut Setup, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let rows = setup.rows();
    // A frame, the rows, and what is told below them.
    let height = (rows.len() as u16 + 3 + BELOW).min(area.height);
    let beside = area.width >= NARROWEST + 1 + BOARD.0 && area.height >= BOARD.1;
    let below = !beside && area.width >= BOARD.0 && area.height >= height + BOARD.1;
    let (list, board) = if beside {
        let width = (area.width * 4 / 7).clamp(NARROWEST, WIDEST);
        let board = (area.width - width - 1).min(WIDEST_BOARD);
        let left = area.x + (area.width - width - 1 - board) / 2;
        let tall = area.height.min(height.max(board / 2 + 3));
        let top = area.y + (area.height - tall) / 3;
        let list = Rect { x: left, y: top, width, height: height.min(tall) };
        (list, Some(Rect { x: list.right() + 1, y: top, width: board, height: tall }))
    } else {
        let width = WIDEST.min(area.width);
        let left = area.x + (area.width - width) / 2;
        let board = if below { (area.height - height).min(width / 2 + 3) } else { 0 };
        let top = area.y + (area.height - height - board) / 3;
        let list = Rect { x: left, y: top, width, height };
        (list, below.then_some(Rect { y: list.bottom(), height: board, ..list }))
    };
    draw_rows(setup, context, &rows, list, buffer);
    if let Some(board) = board {
        draw_board(setup, look, board, buffer);
    }
}

fn draw_rows(setup: &mut Setup, context: &Context, rows: &[Row], place: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let title = look.fill(common::SETUP_TITLE, &[("game", &look.text(setup.ui.entry.title))]);
    let inside = panel(buffer, place, &title, look);
    let list = Rect { height: inside.height.saturating_sub(BELOW), ..inside };
    let shown = usize::from(list.height);
    setup.selected = setup.selected.min(rows.len() - 1);
    setup.first_shown = setup.first_shown.min(setup.selected);
    if setup.selected >= setup.first_shown + shown {
        setup.first_shown = setup.selected + 1 - shown.max(1);
    }
    setup.first_shown = setup.first_shown.min(rows.len().saturating_sub(shown));
    setup.places.clear();
    let names = rows.iter().filter(|row| !is_button(**row)).map(|row| put::width(&name(setup, *row, look)));
    let names = names.max().unwrap_or(0);
    for (index, y) in (setup.first_shown..rows.len()).zip(list.top()..list.bottom()) {
        let row = rows[index];
        let place = Rect { y, height: 1, ..list };
        let chosen = index == setup.selected;
        let style = look.style(if chosen { Role::Selected } else { Role::Text });
        if chosen {
            buffer.set_style(place, style);
        }
        let left = if is_button(row) { place.width } else { (names + 2).min(place.width / 2) };
        let named = Rect { x: place.x + 1, width: left.saturating_sub(1), ..place };
        put::put(buffer, named, &name(setup, row, look), style, look);
        let mut drawn = Place { area: place, row, back: Rect::ZERO, forth: Rect::ZERO };
        if !is_button(row) {
            let room = Rect { x: place.x + left, width: place.width - left, ..place };
            let inner = Rect { x: room.x + 2, width: room.width.saturating_sub(4), ..room };
            let words = value(setup, row, look);
            let typed = setup.typing.as_ref().filter(|_| chosen).map(|(typing, _)| typing.text());
            match typed {
                Some(typed) => draw_typed(typed, inner, chosen, look, buffer),
                None => put::put(buffer, inner, &words, style, look),
            }
            if chosen && typed.is_none() {
                let width = put::width(&words).min(inner.width);
                drawn.back = Rect { width: 2.min(room.width), ..room };
                drawn.forth = Rect { x: inner.x + width, width: 2, ..room }.intersection(room);
                put::put(buffer, drawn.back, "<", style, look);
                put::put(buffer, drawn.forth, " >", style, look);
            }
        }
        setup.places.push(drawn);
    }
    let below =
        Rect { y: list.bottom() + 1, height: inside.height.saturating_sub(list.height + 1), ..inside };
    let (words, role) = told(setup, rows[setup.selected], look);
    draw_told(&words, role, below, list, look, buffer);
}

/// What is told below the rows; what needs more room rises over the last of them.
fn draw_told(words: &str, role: Role, below: Rect, list: Rect, look: &Look, buffer: &mut Buffer) {
    let room = match role {
        // A reason is read whole.
        Role::Bad | Role::Warning => below.height + list.height / 2,
        _ => below.height,
    };
    let lines = put::wrap_within(words, below.width, room.into(), look);
    let rising = (lines.len() as u16).saturating_sub(below.height);
    let top = below.y.saturating_sub(rising);
    for (line, y) in lines.iter().zip(top..below.bottom()) {
        let row = Rect { y, height: 1, ..below };
        if rising > 0 {
            let blank = " ".repeat(usize::from(row.width));
            buffer.set_string(row.x, row.y, blank, look.theme.page());
        }
        put::put(buffer, row, line, look.style(role), look);
    }
}

/// The text that is typed; of a long one the end, where the next letter comes.
fn draw_typed(typed: &str, room: Rect, chosen: bool, look: &Look, buffer: &mut Buffer) {
    let mut shown = typed;
    while put::width(shown) + 1 > room.width && !shown.is_empty() {
        let mut letters = shown.chars();
        letters.next();
        shown = letters.as_str();
    }
    let style = look.style(if chosen { Role::Selected } else { Role::Text });
    put::put(buffer, room, shown, style, look);
    let caret = Rect { x: room.x + put::width(shown), width: 1, ..room }.intersection(room);
    put::put(buffer, caret, look.glyph(glyphs::CARET), look.style(Role::Cursor), look);
}

/// The board of the set-up, or why there is none yet.
fn draw_board(setup: &mut Setup, look: &Look, place: Rect, buffer: &mut Buffer) {
    let inside = panel(buffer, place, look.text(text::PREVIEW), look);
    let words = if setup.preview.is_busy() {
        drawing_words(setup, look)
    } else if setup.preview.problem().is_some() {
        look.text(text::NO_PREVIEW).to_string()
    } else {
        return setup.preview.draw(look, inside, buffer);
    };
    let lines = put::wrap(&words, inside.width);
    let top = inside.y + inside.height.saturating_sub(lines.len() as u16) / 2;
    for (line, y) in lines.iter().zip(top..inside.bottom()) {
        put::put_centred(buffer, Rect { y, height: 1, ..inside }, line, look.style(Role::Dim), look);
    }
}

/// What is told below the rows, the most important first.
fn told(setup: &Setup, row: Row, look: &Look) -> (String, Role) {
    match &setup.starting {
        Some(Starting::Board) => return (drawing_words(setup, look), Role::Key),
        Some(Starting::Programs(_)) => return (look.text(text::ASKING).to_string(), Role::Key),
        Some(Starting::Go(_)) | None => {}
    }
    if let Some(problem) = &setup.problem {
        return (problem.clone(), Role::Bad);
    }
    if let Some(error) = setup.preview.problem() {
        return (error.reason(look.language), Role::Bad);
    }
    match &setup.notice {
        Some(notice) => (notice.clone(), Role::Warning),
        None => (note(setup, row, look), Role::Dim),
    }
}

fn drawing_words(setup: &Setup, look: &Look) -> String {
    let fields = setup.ui.entry.fields().iter();
    let resource = fields.into_iter().find(|field| matches!(field.kind, game::FieldKind::Resource { .. }));
    let what = look.text(resource.map_or(text::BOARD, |field| field.label));
    look.fill(text::DRAWING, &[("what", &what)])
}

fn is_button(row: Row) -> bool {
    matches!(row, Row::Draw(_) | Row::Defaults | Row::Start)
}

fn name(setup: &Setup, row: Row, look: &Look) -> String {
    match row {
        Row::Field(field) => look.text(field.label).to_string(),
        Row::Seat(index) => {
            let number = index + 1;
            let seat = look.fill(common::SETUP_SEAT, &[("seat", &number)]);
            let title = Seat::from_number(number, Seat::MAX).and_then(|seat| setup.ui.entry.seat_title(seat));
            title.map_or(seat.clone(), |title| format!("{seat}: {}", look.text(title)))
        }
        Row::Clock => look.text(text::CLOCK).to_string(),
        Row::Think => look.text(text::THINK).to_string(),
        Row::Seed => look.text(text::SEED).to_string(),
        Row::Draw(noun) => look.fill(editor::OPEN_EDITOR, &[("noun", &look.text(noun))]),
        Row::Defaults => look.text(common::SETUP_DEFAULTS).to_string(),
        Row::Start => look.text(common::SETUP_START).to_string(),
    }
}

fn value(setup: &Setup, row: Row, look: &Look) -> String {
    let form = &setup.form;
    let seconds = |time| Pace::write_seconds(time);
    match row {
        Row::Field(field) => {
            let value = form.value(field);
            // A track or a map stands in its value whole; its first line tells which one it is.
            let shown = value.lines().next().unwrap_or("");
            field.label_of(value).map_or(shown, |label| look.text(label)).to_string()
        }
        Row::Seat(index) => player_words(&form.players[index], look),
        Row::Clock => match form.clock {
            Clock::Off => look.text(text::CLOCK_OFF).to_string(),
            Clock::Map => look.text(text::CLOCK_MAP).to_string(),
            Clock::Turn(time) => look.fill(text::CLOCK_TURN, &[("seconds", &seconds(time))]),
        },
        Row::Think => match form.think {
            None => look.text(text::THINK_USUAL).to_string(),
            Some(time) => look.fill(text::THINK_TIME, &[("seconds", &seconds(time))]),
        },
        Row::Seed => match form.seed {
            Seed::New(seed) => look.fill(text::SEED_NEW, &[("seed", &seed)]),
            Seed::Chosen(seed) | Seed::Given(seed) => seed.to_string(),
        },
        Row::Draw(_) | Row::Defaults | Row::Start => String::new(),
    }
}

fn note(setup: &Setup, row: Row, look: &Look) -> String {
    match row {
        // Its values are called otherwise here than on a command line, and the arrows lead through them.
        Row::Field(field) if matches!(field.kind, FieldKind::Choice(_)) => look.text(field.help).to_string(),
        Row::Field(field) => format!("{} ({})", look.text(field.help), field.range()),
        Row::Seat(index) if setup.form.players[index].is_program() => {
            look.text(text::PROGRAM_NOTE).to_string()
        }
        Row::Seat(_) => look.text(common::SETUP_HELP_SEAT).to_string(),
        Row::Clock => look.text(text::CLOCK_NOTE).to_string(),
        Row::Think => look.text(text::THINK_NOTE).to_string(),
        Row::Seed => {
            let note = match setup.form.seed {
                Seed::Chosen(_) => text::SEED_CHOSEN_NOTE,
                Seed::Given(_) => text::SEED_NOTE,
                Seed::New(_) => text::SEED_NEW_NOTE,
            };
            look.text(note).to_string()
        }
        Row::Draw(noun) => look.fill(editor::OPEN_EDITOR_NOTE, &[("noun", &look.text(noun))]),
        Row::Defaults => look.text(common::SETUP_HELP_DEFAULTS).to_string(),
        Row::Start => look.text(common::SETUP_HELP_START).to_string(),
    }
}

/// Who sits there, in words.
fn player_words(player: &PlayerSpec, look: &Look) -> String {
    let message: Message = match player {
        PlayerSpec::Human => common::PLAYER_HUMAN,
        PlayerSpec::Level(Level::Easy) => common::PLAYER_EASY,
        PlayerSpec::Level(Level::Medium) => common::PLAYER_MEDIUM,
        PlayerSpec::Level(Level::Hard) => common::PLAYER_HARD,
        PlayerSpec::Level(Level::Perfect) => common::PLAYER_PERFECT,
        PlayerSpec::Named(name) => return name.clone(),
        PlayerSpec::Program { command, dialect } => {
            let (with, without) = match dialect {
                Dialect::Line => (text::PROGRAM, text::PROGRAM_NONE),
                Dialect::Lisp => (text::PROGRAM_LISP, text::PROGRAM_LISP_NONE),
            };
            return match command.is_empty() {
                true => look.text(without).to_string(),
                false => look.fill(with, &[("command", command)]),
            };
        }
    };
    look.text(message).to_string()
}
