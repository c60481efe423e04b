//! What the statistics look like.
//!
//! From the top: the names of the games, the signs of the bars, the rows, and the details of the selected row:
//! below the rows, beside them where it is wide, in their place where it is low.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Statistics;
use super::bar::shares;
use super::details::{self, LINES};
use super::pages::Row;
use crate::context::Context;
use crate::glyphs::{self, Glyph};
use crate::look::Look;
use crate::texts::{Message, statistics as text};
use crate::theme::Role;
use crate::widgets::{panel::panel, popup, text as put};

/// Wider than this the words stand too far from each other.
const WIDEST: u16 = 150;
/// From this width on the details stand beside the rows.
const BESIDE: u16 = 120;
/// The width of the details beside the rows.
const DETAILS_WIDTH: u16 = 52;
/// The widest column of names.
const NAMES: u16 = 26;
/// From this width on the numbers stand wide apart.
const WIDE: u16 = 70;
/// From this width on it is told how many games were played in all.
const NARROW: u16 = 46;
/// The widest bar.
const WIDEST_BAR: u16 = 48;
/// A bar that is shorter tells nothing.
const SHORTEST_BAR: u16 = 8;

/// Each kind of game has a sign, so that bars are read without colours.
const KINDS: [(Glyph, Role, Message); 4] = [
    (Glyph::new("█", "#"), Role::Good, text::WON),
    (Glyph::new("▒", "="), Role::Warning, text::DRAWN),
    (Glyph::new("░", "-"), Role::Bad, text::LOST),
    (Glyph::new("·", "."), Role::Dim, text::UNRANKED),
];

pub(super) fn draw(screen: &mut Statistics, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let width = WIDEST.min(area.width);
    let place = Rect { x: area.x + (area.width - width) / 2, width, ..area };
    let mut inside = panel(buffer, place, look.text(text::TITLE), look);
    screen.places.clear();
    tabs(screen, look, row_of(inside, 0), buffer);
    inside = below(inside, if inside.height > 12 { 2 } else { 1 });
    if let Some(problem) = &screen.problem {
        let lines = put::wrap(problem, inside.width);
        let rows = (lines.len() as u16).min(inside.height / 3);
        for (line, at) in lines.iter().zip(0..rows) {
            let last = row_of(inside, inside.height - rows + at);
            put::put(buffer, last, line, look.style(Role::Warning), look);
        }
        inside.height -= rows;
    }
    if screen.row().is_none() {
        screen.roomy = true;
        let words = [(text::NOTHING, Role::Title), (text::NOTHING_HOW, Role::Dim)];
        let lines = words.iter().flat_map(|(message, role)| {
            put::wrap(look.text(*message), inside.width.min(60)).into_iter().map(|line| (line, *role))
        });
        for ((line, role), at) in lines.zip(0..inside.height) {
            put::put(buffer, row_of(inside, at), &line, look.style(role), look);
        }
        return;
    }
    let frame = LINES + popup::FRAME_HEIGHT;
    let beside = inside.width >= BESIDE - 4;
    // The heads of the columns and three rows, at least.
    let under = !beside && inside.height >= 5 + frame;
    screen.roomy = beside || under;
    if screen.roomy {
        screen.opened = false;
    }
    if beside {
        let list = Rect { width: inside.width - DETAILS_WIDTH - 2, ..inside };
        let height = (frame + 2).min(inside.height);
        let right = Rect { x: list.right() + 2, width: DETAILS_WIDTH, height, ..inside };
        rows(screen, look, list, buffer);
        framed_details(screen, look, right, buffer);
    } else if under {
        let list = Rect { height: inside.height - frame, ..inside };
        rows(screen, look, list, buffer);
        framed_details(screen, look, Rect { y: list.bottom(), height: frame, ..inside }, buffer);
    } else if screen.opened {
        put_details(screen, look, inside, buffer);
    } else {
        rows(screen, look, inside, buffer);
    }
}

/// The row of an area with this number; an empty one below its end.
fn row_of(area: Rect, number: u16) -> Rect {
    Rect { y: area.y.saturating_add(number), height: u16::from(number < area.height), ..area }
}

/// The area without its first rows.
fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// The names of the games; where they do not fit, only the one that is shown.
fn tabs(screen: &mut Statistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    screen.tabs.clear();
    if area.is_empty() {
        return;
    }
    let names: Vec<String> = screen.pages.iter().map(|page| format!(" {} ", page.name(look))).collect();
    let needed: u16 = names.iter().map(|name| put::width(name) + 1).sum();
    let mut x = area.x;
    let all = needed <= area.width + 1;
    for (index, name) in names.iter().enumerate() {
        let chosen = index == screen.page;
        if !all && !chosen {
            continue;
        }
        let name = match (all, chosen) {
            // Without colours the chosen one is told by its brackets as well.
            (true, true) => format!("[{}]", name.trim()),
            (true, false) => name.clone(),
            (false, _) => format!("< {} >  {}/{}", name.trim(), index + 1, names.len()),
        };
        let style = look.style(if chosen { Role::Selected } else { Role::Text });
        let width = put::width(&name).min(area.right().saturating_sub(x));
        let place = Rect { x, width, ..area };
        put::put(buffer, place, &name, style, look);
        screen.tabs.push((place, if all { index } else { (index + 1) % names.len() }));
        x += width + 1;
    }
}

/// The rows with their bars, and above them what the columns and signs mean.
fn rows(screen: &mut Statistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    let unranked = screen.rows().iter().any(|row| row.summary.unranked > 0);
    let kinds = if unranked { 4 } else { 3 };
    let mut x = area.x;
    for (glyph, role, message) in &KINDS[..kinds] {
        let words = look.text(*message);
        let place = row_of(Rect { x, width: area.right().saturating_sub(x), ..area }, 0);
        put::put(buffer, place, look.glyph(*glyph), look.style(*role), look);
        let place = Rect { x: place.x + 2, width: place.width.saturating_sub(2), ..place };
        put::put(buffer, place, words, look.style(Role::Dim), look);
        x = x.saturating_add(put::width(words) + 5).min(area.right());
    }
    let columns = Columns::of(screen, look, area.width, kinds);
    let heads = row_of(area, 1);
    for (at, (glyph, role, _)) in columns.numbers(heads, kinds).into_iter().zip(&KINDS) {
        put_right(buffer, at, look.glyph(*glyph), *role, look);
    }
    put_right(buffer, columns.played(heads), look.text(text::PLAYED), Role::Dim, look);
    let list = below(area, 2);
    let shown = usize::from(list.height).max(1);
    screen.shown = shown;
    screen.first_shown =
        screen.first_shown.min(screen.selected).max((screen.selected + 1).saturating_sub(shown));
    let mut places = Vec::new();
    for (index, at) in (screen.first_shown..screen.rows().len()).zip(0..list.height) {
        let place = row_of(list, at);
        let chosen = index == screen.selected;
        one_row(&screen.rows()[index], chosen, &columns, kinds, look, place, buffer);
        places.push((place, index));
    }
    screen.places = places;
}

fn one_row(
    row: &Row,
    chosen: bool,
    columns: &Columns,
    kinds: usize,
    look: &Look,
    place: Rect,
    buffer: &mut Buffer,
) {
    let role = if chosen { Role::Selected } else { Role::Text };
    let name = Rect { width: columns.name, ..place }.intersection(place);
    if chosen {
        buffer.set_style(name, look.style(role));
    }
    let mark = if chosen { look.glyph(glyphs::TO_MOVE) } else { " " };
    put::put(buffer, name, &format!("{mark} {}", row.name(look)), look.style(role), look);
    let sum = &row.summary;
    let counts = [sum.won, sum.drawn, sum.lost, sum.unranked];
    let text_role = if sum.played == 0 { Role::Dim } else { Role::Text };
    put_right(buffer, columns.played(place), &sum.played.to_string(), text_role, look);
    for (at, count) in columns.numbers(place, kinds).into_iter().zip(counts) {
        put_right(buffer, at, &count.to_string(), text_role, look);
    }
    let mut x = place.x + columns.name + columns.played + 1;
    for (cells, (glyph, role, _)) in shares(counts, columns.bar).into_iter().zip(KINDS) {
        let words = look.glyph(glyph).repeat(usize::from(cells));
        let at = Rect { x, width: cells, ..place }.intersection(place);
        put::put(buffer, at, &words, look.style(role), look);
        x += cells;
    }
}

/// Where the columns are: the name, the games played, the bar, and a number for each kind. A column without room
/// is not there.
struct Columns {
    name: u16,
    played: u16,
    bar: u16,
    number: u16,
}

impl Columns {
    fn of(screen: &Statistics, look: &Look, width: u16, kinds: usize) -> Columns {
        let longest = screen.rows().iter().map(|row| put::width(&row.name(look)) + 2).max().unwrap_or(0);
        let number = if width >= WIDE { 6 } else { 4 };
        let played = if width >= NARROW { put::width(look.text(text::PLAYED)).max(number) + 1 } else { 0 };
        // First the numbers, then the names, then the bar; only very long names give way to it.
        let room = width.saturating_sub(played + number * kinds as u16 + 1);
        let name = longest.min(NAMES.max(room.saturating_sub(WIDEST_BAR))).min(room);
        let bar = match room.saturating_sub(name) {
            bar if bar >= SHORTEST_BAR => bar.min(WIDEST_BAR),
            _ => 0,
        };
        Columns { name, played, bar, number }
    }

    fn played(&self, row: Rect) -> Rect {
        Rect { x: row.x + self.name, width: self.played, ..row }.intersection(row)
    }

    fn numbers(&self, row: Rect, kinds: usize) -> Vec<Rect> {
        let left = row.x + self.name + self.played + 1 + self.bar;
        let place = |index: usize| {
            Rect { x: left + index as u16 * self.number, width: self.number, ..row }.intersection(row)
        };
        (0..kinds).map(place).collect()
    }
}

fn put_right(buffer: &mut Buffer, place: Rect, words: &str, role: Role, look: &Look) {
    let left = place.width.saturating_sub(put::width(words));
    put::put(
        buffer,
        Rect { x: place.x + left, width: place.width - left, ..place },
        words,
        look.style(role),
        look,
    );
}

fn framed_details(screen: &Statistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(row) = screen.row() else { return };
    let inside = panel(buffer, area, &row.name(look), look);
    put_details(screen, look, inside, buffer);
}

fn put_details(screen: &Statistics, look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(row) = screen.row() else { return };
    let lines = match row.summary.played {
        0 => Vec::new(),
        _ => details::lines(look, row, screen.now),
    };
    let mut at = 0;
    let between = details::between(look);
    let mut line = |about: &str, column: u16, words: &str, to_come: u16| {
        let room = area.width.saturating_sub(column).max(1);
        let wrapped = put::wrap(words, room);
        // Of what is longer than the rows that are left for it the last parts are left out; a single one is cut, and
        // shows it.
        let rows = area.height.saturating_sub(at + to_come).max(1);
        let head = Rect { width: column.saturating_sub(1), ..row_of(area, at) };
        put::put(buffer, head, about, look.style(Role::Dim), look);
        for (index, words) in wrapped.iter().enumerate().take(usize::from(rows)) {
            let last = index + 1 == usize::from(rows);
            let words = if last { wrapped[index..].join(" ") } else { words.clone() };
            let words = put::whole_parts(&words, room, &[&between, " ("]);
            let place = row_of(area, at);
            let place = Rect { x: place.x + column, width: room, ..place }.intersection(area);
            put::put(buffer, place, words, look.style(Role::Text), look);
            at += 1;
        }
    };
    line("", 0, &details::sum(look, row), lines.len() as u16);
    let column = lines.iter().map(|line| put::width(look.text(line.about)) + 2).max().unwrap_or(0);
    let column = column.min(area.width / 2);
    for (index, detail) in lines.iter().enumerate() {
        line(look.text(detail.about), column, &detail.words, (lines.len() - index - 1) as u16);
    }
}
