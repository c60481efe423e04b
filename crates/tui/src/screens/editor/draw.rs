//! What the editor looks like: the canvas, the panels beside it, the lines around it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use super::Editor;
use super::craft::Marks;
use super::keys::{DIGITS, KEYS, TOOLS};
use super::prompt::Asking;
use crate::context::Context;
use crate::glyphs;
use crate::screens::around;
use crate::texts::editor as text;
use crate::theme::Role;
use crate::widgets::panel::panel;
use crate::widgets::text as put;

/// The smallest area in which one can draw.
pub(super) const SMALLEST: Size = Size::new(30, 12);
/// The width of the panels beside the canvas.
const PANELS: u16 = 30;
/// With more components the palette has two columns.
const ONE_COLUMN: usize = 7;

pub(super) fn draw(editor: &mut Editor, context: &Context, area: Rect, buffer: &mut Buffer) {
    let title = Rect { height: 1.min(area.height), ..area };
    let bottom = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
    let middle = Rect { y: title.bottom(), height: area.height.saturating_sub(2), ..area };
    draw_title(editor, context, title, buffer);
    let (canvas, panels) = if area.width >= 56 {
        let width = middle.width - PANELS;
        (Rect { width, ..middle }, Rect { x: middle.x + width, width: PANELS, ..middle })
    } else {
        let height = middle.height.saturating_sub(2);
        let below = Rect { y: middle.y + height, height: middle.height - height, ..middle };
        (Rect { height, ..middle }, below)
    };
    let marks = Marks { cursor: editor.cursor, corner: editor.corner };
    let drawing = editor.drawing();
    let revision = editor.canvas.revision();
    editor.craft.draw(&drawing, revision, &context.look, marks, canvas, buffer);
    editor.palette.clear();
    if area.width >= 56 {
        draw_panels(editor, context, panels, buffer);
    } else {
        draw_strip(editor, context, panels, buffer);
    }
    draw_bottom(editor, context, bottom, middle, buffer);
}

fn draw_title(editor: &mut Editor, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let noun = look.text(editor.craft.noun());
    let title = look.fill(text::TITLE, &[("game", &look.text(editor.ui.entry.title)), ("noun", &noun)]);
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    put::put(buffer, inside, &title, look.style(Role::Title), look);
    let used = put::width(&title) + 2;
    let changed = editor.is_changed();
    let grid = editor.canvas.grid();
    let name = if editor.name.is_empty() { look.text(text::UNNAMED) } else { &editor.name };
    let mut words = format!("{name}, {}x{}", grid.width(), grid.height());
    if changed {
        words.push_str(", ");
        words.push_str(look.text(text::CHANGED));
    }
    if inside.width > used {
        let place = Rect { x: inside.x + used, width: inside.width - used, ..inside };
        put::put(buffer, place, &words, look.style(Role::Dim), look);
    }
}

/// A component: its digit, its sign, its name.
fn component_line(editor: &Editor, context: &Context, index: usize, named: bool) -> Line<'static> {
    let look = &context.look;
    let component = &editor.craft.components()[index];
    let digit = KEYS[DIGITS].keys.get(index).copied().unwrap_or(" ");
    let (sample, style) = editor.craft.sample(index, look);
    let chosen = index == editor.component;
    let style_of = |role| look.style(if chosen { Role::Selected } else { role });
    let mut spans = vec![Span::styled(format!("{digit} "), style_of(Role::Key)), Span::styled(sample, style)];
    if named {
        spans.push(Span::styled(format!(" {}", look.text(component.name)), style_of(Role::Text)));
    }
    Line::from(spans)
}

fn draw_panels(editor: &mut Editor, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let count = editor.craft.components().len();
    let columns = if count > ONE_COLUMN { 2 } else { 1 };
    let rows = count.div_ceil(columns) as u16;
    let mut rest = area;
    let mut take = |height: u16, title: &str, buffer: &mut Buffer| {
        let height = height.min(rest.height);
        let place = Rect { height, ..rest };
        rest = Rect { y: rest.y + height, height: rest.height - height, ..rest };
        panel(buffer, place, title, look)
    };
    let palette = take(rows + 2, look.text(text::PALETTE), buffer);
    // The words of the keys in as many columns as hold them all, one blank behind each.
    let inside = area.width.saturating_sub(4);
    let widest = (0..).zip(TOOLS).map(|(index, (_, short)): (usize, _)| {
        put::width(KEYS[index].keys[0]) + 1 + put::width(look.text(short)) + 1
    });
    let key_columns = ((inside + 1) / widest.max().unwrap_or(1).max(1)).clamp(1, 3);
    let tools = (TOOLS.len() as u16).div_ceil(key_columns);
    // The check has at least a few lines, and more where there is room.
    let check = area.height.saturating_sub(rows + 2 + tools + 2).max(5);
    let found = take(check, look.text(text::CHECK), buffer);
    let keys = take(tools + 2, look.text(text::KEYS), buffer);
    let width = palette.width / columns as u16;
    for index in 0..count {
        let (column, row) = (index as u16 / rows, index as u16 % rows);
        let place = Rect { x: palette.x + column * width, y: palette.y + row, width, height: 1 };
        let place = place.intersection(palette);
        put::put_lines(buffer, place, &[component_line(editor, context, index, true)]);
        editor.palette.push((place, index));
    }
    draw_findings(editor, context, found, buffer);
    let width = (keys.width + 1) / key_columns;
    for (index, (_, short)) in (0..).zip(TOOLS) {
        let (column, row) = (index % key_columns, index / key_columns);
        let place = Rect { x: keys.x + column * width, y: keys.y + row, width, height: 1 };
        let line = Line::from(vec![
            Span::styled(KEYS[usize::from(index)].keys[0], look.style(Role::Key)),
            Span::raw(" "),
            Span::styled(look.text(short), look.style(Role::Dim)),
        ]);
        put::put_lines(buffer, place.intersection(keys), &[line]);
    }
}

/// What is known about the drawing; while it is being checked, what was known last, dim.
fn draw_findings(editor: &Editor, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let fresh = editor.checking.findings().is_some();
    let mut lines = Vec::new();
    if !fresh {
        lines.push(Line::styled(look.text(text::CHECKING), look.style(Role::Dim)));
    }
    for (role, words) in editor.checking.latest().map_or(&[][..], |found| &found.lines) {
        let style = look.style(if fresh { *role } else { Role::Dim });
        lines.extend(put::wrap(words, area.width).into_iter().map(|line| Line::styled(line, style)));
    }
    // What has no room is missing at the end, and the last line shows it.
    let rows = usize::from(area.height);
    if rows > 0 && lines.len() > rows {
        let style = lines[rows - 1].style;
        let rest: Vec<String> = lines.drain(rows - 1..).map(|line| line.to_string()).collect();
        lines.push(Line::styled(put::clip(&rest.join(" "), area.width, look), style));
    }
    put::put_lines(buffer, area, &lines);
}

/// Palette and check on two lines, where there is no room beside the canvas.
fn draw_strip(editor: &mut Editor, context: &Context, area: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let count = editor.craft.components().len();
    // As many components as fit, around the chosen one.
    let each = 5;
    let shown = usize::from((area.width.saturating_sub(2) / each).max(1)).min(count);
    let first = editor.component.saturating_sub(shown / 2).min(count - shown);
    for (offset, index) in (0..).zip(first..first + shown) {
        let place = Rect { x: area.x + 1 + offset * each, y: area.y, width: each, height: 1 };
        let place = place.intersection(area);
        put::put_lines(buffer, place, &[component_line(editor, context, index, false)]);
        editor.palette.push((place, index));
    }
    let below = Rect { x: area.x + 1, y: area.y + 1, width: area.width.saturating_sub(2), height: 1 };
    let bad = |role: &Role| matches!(role, Role::Bad | Role::Warning);
    let (role, words) = match editor.checking.findings() {
        None => (Role::Dim, look.text(text::CHECKING)),
        Some(found) => {
            let told = found.lines.iter().find(|(role, _)| bad(role)).or(found.lines.first());
            told.map_or((Role::Dim, ""), |(role, words)| (*role, words.as_str()))
        }
    };
    put::put(buffer, below.intersection(area), words, look.style(role), look);
}

/// What is typed; or what is said, over the rows above where it is long, and where the cursor is.
fn draw_bottom(editor: &Editor, context: &Context, area: Rect, above: Rect, buffer: &mut Buffer) {
    let look = &context.look;
    let mut inside = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if inside.is_empty() {
        return;
    }
    if let Some(prompt) = &editor.prompt {
        let question = look.text(match prompt.asking {
            Asking::Name => text::ASK_NAME,
            Asking::Size => text::ASK_SIZE,
            Asking::Open => text::ASK_OPEN,
            Asking::SaveAs => text::ASK_SAVE,
        });
        let (words, role) = match &editor.message {
            Some((role, words)) => (words.as_str(), *role),
            None => (question, Role::Dim),
        };
        let caret = look.glyph(glyphs::CARET);
        // The end of what is typed has to be seen; what is said gets what that leaves, at least half.
        let left = inside.width.saturating_sub(put::width(&prompt.text).saturating_add(4));
        let most = left.max(inside.width / 2);
        let room = usize::from(inside.width.saturating_sub(put::width(words).min(most) + 3));
        let skipped = prompt.text.chars().count().saturating_sub(room.saturating_sub(1));
        let tail: String = prompt.text.chars().skip(skipped).collect();
        let line = Line::from(vec![
            Span::styled(put::clip(words, most, look), look.style(role)),
            Span::raw(": "),
            Span::styled(tail, look.style(Role::Title)),
            Span::styled(caret, look.style(Role::Cursor)),
        ]);
        return put::put_lines(buffer, inside, &[line]);
    }
    let words = editor.craft.words(editor.canvas.grid(), editor.cursor, look);
    // What is said goes first: the cursor can be seen on the canvas.
    let said = editor.message.as_ref().map_or(0, |(_, said)| put::width(said));
    if put::width(&words).saturating_add(said.max(11)).saturating_add(1) <= inside.width {
        inside = around::put_pointed(&words, look, inside, buffer);
    }
    if let Some((role, words)) = &editor.message {
        around::put_rising(buffer, inside, above, words, *role, look);
    }
}
