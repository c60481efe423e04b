//! What the menu looks like: the list, and beside it the game that is selected.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Menu;
use crate::context::Context;
use crate::glyphs;
use crate::look::Look;
use crate::texts::common as text;
use crate::theme::Role;
use crate::widgets::{panel::panel, text as put};

/// The list is not wider than this.
const LIST: u16 = 46;
/// Beside a list there is a board only in terminals of at least this width and with so many rows for it.
const BESIDE: (u16, u16) = (72, 10);
/// The board beside the list is not wider than this.
const WIDEST_BOARD: u16 = 72;
/// Below a list without a board its selected item is told in up to so many rows.
const NOTE_ROWS: u16 = 3;

/// What is wrong with a saved game is told in up to so many rows.
const PROBLEM_ROWS: u16 = 3;

/// How an item of the list is drawn, the roomiest way first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Density {
    /// A name, what it is in full, and a gap.
    Told,
    /// A name, and gaps between kinds of items.
    Grouped,
    /// A name.
    Dense,
}

pub(super) fn draw(menu: &mut Menu, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let roomy = area.height >= 14 && area.width >= 40;
    let head = if roomy { 4 } else { 1 };
    let title = Rect { y: area.y + u16::from(roomy), height: 1, ..area };
    put::put_centred(buffer, title, look.text(text::PROGRAM), look.style(Role::Title), look);
    if roomy {
        let below = Rect { y: title.y + 1, ..title };
        put::put_centred(buffer, below, look.text(text::MENU_SUBTITLE), look.style(Role::Dim), look);
    }
    let problem = menu.problem.as_ref().map_or(Vec::new(), |problem| told(problem, area, look));
    let body = Rect { y: area.y + head, height: area.height - head - problem.len() as u16, ..area };
    let beside = body.width >= BESIDE.0 && body.height >= BESIDE.1;
    let list_width = match beside {
        true => (body.width * 9 / 20).min(LIST),
        false => LIST.min(body.width.saturating_sub(2)),
    };
    let board_width = if beside { (body.width - list_width - 4).min(WIDEST_BOARD) } else { 0 };
    let total = list_width + if beside { board_width + 2 } else { 0 };
    let left = body.x + (body.width - total) / 2;
    let list = Rect { x: left, width: list_width, ..body };
    let density = draw_list(menu, context, list, buffer);
    let told = density == Density::Told;
    if beside {
        let height = body.height.saturating_sub(1).min(board_width / 2 + 4);
        let place = Rect { x: list.right() + 2, y: body.y, width: board_width, height };
        draw_board(menu, context, place, !told, buffer);
    } else if !told {
        draw_note(menu, context, body, buffer);
    }
    for (line, y) in problem.iter().zip(body.bottom()..area.bottom()) {
        let row = Rect { x: area.x + 1, y, width: area.width.saturating_sub(2), height: 1 };
        put::put(buffer, row, line, look.style(Role::Warning), look);
    }
}

/// What is wrong with a saved game, in lines below everything else. Its end is the reason, so where there is no room
/// for all, the beginning is left out: the folder.
fn told(problem: &str, area: Rect, look: &Look) -> Vec<String> {
    let mut lines = put::wrap(problem, area.width.saturating_sub(2));
    let rows = usize::from((area.height / 4).clamp(1, PROBLEM_ROWS));
    let left_out = lines.len().saturating_sub(rows);
    if left_out > 0 {
        lines.drain(..left_out);
        let rest: String = lines[0].chars().skip(1).collect();
        lines[0] = format!("{}{rest}", look.glyph(glyphs::ELLIPSIS));
    }
    lines
}

/// The rows that each item takes, and the gap above it.
fn rows(menu: &Menu, context: &Context, width: u16, density: Density) -> Vec<(u16, u16)> {
    let item = |index: usize| match density {
        Density::Told => {
            let note = menu.words(context, index).1;
            (1 + put::wrap(&note, width.saturating_sub(2)).len() as u16, u16::from(index > 0))
        }
        Density::Grouped => (1, u16::from(menu.begins_group(index))),
        Density::Dense => (1, 0),
    };
    (0..menu.items.len()).map(item).collect()
}

/// Draws the list as roomily as it fits, and tells how that is.
fn draw_list(menu: &mut Menu, context: &Context, list: Rect, buffer: &mut Buffer) -> Density {
    let look = &context.look;
    let fitting = [Density::Told, Density::Grouped].into_iter().find(|density| {
        let rows = rows(menu, context, list.width, *density);
        rows.iter().map(|(rows, gap)| rows + gap).sum::<u16>() <= list.height
    });
    let density = fitting.unwrap_or(Density::Dense);
    let shown = usize::from(list.height.max(1));
    let first = match fitting {
        Some(_) => 0,
        None => menu.first_shown.min(menu.selected).max((menu.selected + 1).saturating_sub(shown)),
    };
    menu.first_shown = first;
    menu.places.clear();
    let mut y = list.y;
    for (index, (rows, gap)) in rows(menu, context, list.width, density).into_iter().enumerate().skip(first) {
        y += gap;
        let place = Rect { y, height: rows, ..list }.intersection(list);
        if place.is_empty() {
            break;
        }
        let (name, note) = menu.words(context, index);
        let chosen = index == menu.selected;
        let style = look.style(if chosen { Role::Selected } else { Role::Title });
        let row = Rect { height: 1, ..place };
        if chosen {
            buffer.set_style(row, style);
        }
        let mark = if chosen { look.glyph(glyphs::TO_MOVE) } else { " " };
        put::put(buffer, row, &format!("{mark} {name}"), style, look);
        let below = Rect { x: row.x + 2, y: row.y + 1, width: row.width.saturating_sub(2), ..row };
        for (line, row) in put::wrap(&note, below.width).iter().zip(1..rows) {
            let below = Rect { y: place.y + row, ..below }.intersection(list);
            put::put(buffer, below, line, look.style(Role::Dim), look);
        }
        menu.places.push((place, index));
        y += rows;
    }
    density
}

/// The game that is selected: a small board, what it is, how the last game ended.
fn draw_board(menu: &mut Menu, context: &Context, place: Rect, with_note: bool, buffer: &mut Buffer) {
    let look = &context.look;
    let (_, note) = menu.words(context, menu.selected);
    let mut inside = panel(buffer, place, &menu.panel_title(context), look);
    let mut words: Vec<(String, Role)> = Vec::new();
    if with_note || menu.demo.is_none() {
        words.extend(put::wrap(&note, inside.width).into_iter().map(|line| (line, Role::Text)));
    }
    if let Some(last) = menu.last_words(context, menu.selected) {
        words.extend(put::wrap(&last, inside.width).into_iter().map(|line| (line, Role::Dim)));
    }
    let rows = (words.len() as u16).min(inside.height);
    let below = Rect { y: inside.bottom() - rows, height: rows, ..inside };
    for ((line, role), y) in words.iter().zip(below.top()..below.bottom()) {
        let row = Rect { y, height: 1, ..below };
        put::put_centred(buffer, row, line, look.style(*role), look);
    }
    // A gap, so that the words are none of the board's.
    inside.height = inside.height.saturating_sub(rows + u16::from(rows > 0));
    if let Some(demo) = &mut menu.demo {
        demo.draw(look, inside, buffer);
    }
}

/// What the selected item is, below a list that tells names only.
fn draw_note(menu: &Menu, context: &Context, body: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let (_, note) = menu.words(context, menu.selected);
    let below = menu.places.last().map_or(body.y, |(place, _)| place.bottom());
    let width = body.width.saturating_sub(2);
    let mut lines = put::wrap(&note, width);
    lines
        .extend(menu.last_words(context, menu.selected).into_iter().flat_map(|last| put::wrap(&last, width)));
    lines.truncate(usize::from(NOTE_ROWS));
    let needed = lines.len() as u16;
    if below + 1 + needed > body.bottom() {
        return;
    }
    for (line, y) in lines.iter().zip(body.bottom() - needed..) {
        put::put_centred(buffer, Rect { y, height: 1, ..body }, line, look.style(Role::Dim), look);
    }
}
