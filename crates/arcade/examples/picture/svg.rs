//! A terminal's screen as SVG, still or moving.

use std::fmt::Write;
use std::time::Duration;

use vt100::{Cell, Color, Screen};

/// A screen and how long it is shown.
pub(crate) struct Frame {
    pub(crate) screen: Screen,
    pub(crate) shown: Duration,
}

/// The size of a character in pixels.
const WIDTH: u32 = 9;
const HEIGHT: u32 = 19;
const MARGIN: u32 = 12;
const PAGE: &str = "#12151c";
const TEXT: &str = "#d5dae4";

/// What a run of characters has in common.
#[derive(Clone, PartialEq, Eq)]
struct Style {
    text: String,
    ground: String,
    bold: bool,
    underline: bool,
    dim: bool,
}

fn color(color: Color, default: &str) -> String {
    const NAMED: [&str; 16] = [
        "#1e1e1e", "#cd3131", "#0dbc79", "#c8b400", "#2472c8", "#bc3fbc", "#11a8cd", "#d4d4d4", "#666666",
        "#f14c4c", "#23d18b", "#f5f543", "#3b8eea", "#d670d6", "#29b8db", "#ffffff",
    ];
    match color {
        Color::Default => default.to_string(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Idx(index @ 0..=15) => NAMED[usize::from(index)].to_string(),
        Color::Idx(index @ 16..=231) => {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let index = index - 16;
            format!("#{:02x}{:02x}{:02x}", level(index / 36), level(index / 6 % 6), level(index % 6))
        }
        Color::Idx(index) => {
            let grey = 8 + 10 * (index - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
    }
}

fn style(cell: &Cell) -> Style {
    let (mut text, mut ground) = (color(cell.fgcolor(), TEXT), color(cell.bgcolor(), PAGE));
    if cell.inverse() {
        std::mem::swap(&mut text, &mut ground);
    }
    Style { text, ground, bold: cell.bold(), underline: cell.underline(), dim: cell.dim() }
}

/// Writes the frames; several are shown one after the other for ever.
pub(crate) fn draw(frames: &[Frame]) -> String {
    let (rows, columns) = size(&frames[0].screen);
    let (width, height) = (u32::from(columns) * WIDTH + 2 * MARGIN, u32::from(rows) * HEIGHT + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"'DejaVu Sans Mono','Cascadia Mono',Menlo,Consolas,monospace\" font-size=\"15\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAGE}\"/>\n"
    );
    let total: f64 = frames.iter().map(|frame| frame.shown.as_secs_f64()).sum();
    let mut start = 0.0;
    for frame in frames {
        let end = start + frame.shown.as_secs_f64() / total;
        if frames.len() == 1 {
            svg.push_str("<g>\n");
        } else {
            // Hidden, shown, hidden again, at fractions of the whole.
            svg.push_str("<g visibility=\"hidden\">\n");
            let _ = writeln!(
                svg,
                "<animate attributeName=\"visibility\" dur=\"{total}s\" repeatCount=\"indefinite\" calcMode=\"discrete\" \
                 values=\"hidden;visible;hidden\" keyTimes=\"0;{start:.5};{end:.5}\"/>"
            );
        }
        draw_screen(&frame.screen, &mut svg);
        svg.push_str("</g>\n");
        start = end;
    }
    svg.push_str("</svg>\n");
    svg
}

fn size(screen: &Screen) -> (u16, u16) {
    let (rows, columns) = screen.size();
    (rows.get(), columns.get())
}

fn draw_screen(screen: &Screen, svg: &mut String) {
    let (rows, columns) = size(screen);
    for row in 0..rows {
        let mut column = 0;
        while column < columns {
            let Some(cell) = screen.cell(row, column) else { break };
            let look = style(cell);
            let first = column;
            let mut text = String::new();
            while let Some(cell) = screen.cell(row, column).filter(|cell| style(cell) == look) {
                text.push_str(if cell.has_contents() { cell.contents() } else { " " });
                column += 1;
            }
            draw_run(svg, row, first, column - first, &text, &look);
        }
    }
}

fn draw_run(svg: &mut String, row: u16, column: u16, count: u16, text: &str, look: &Style) {
    let (x, y) = (MARGIN + u32::from(column) * WIDTH, MARGIN + u32::from(row) * HEIGHT);
    let width = u32::from(count) * WIDTH;
    if look.ground != PAGE {
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"{}\"/>",
            look.ground
        );
    }
    if text.trim().is_empty() && !look.underline {
        return;
    }
    let text = text.trim_end().replace('&', "&amp;").replace('<', "&lt;");
    // The length keeps the columns, whatever font is found.
    let length = text.chars().count().max(1) as u32;
    let escaped = text.matches("&amp;").count() as u32 * 4 + text.matches("&lt;").count() as u32 * 3;
    let pixels = (length - escaped) * WIDTH;
    let bold = if look.bold { " font-weight=\"bold\"" } else { "" };
    let underline = if look.underline { " text-decoration=\"underline\"" } else { "" };
    let dim = if look.dim { " opacity=\"0.6\"" } else { "" };
    let baseline = y + 14;
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{baseline}\" fill=\"{}\" textLength=\"{pixels}\" lengthAdjust=\"spacingAndGlyphs\" \
         xml:space=\"preserve\"{bold}{underline}{dim}>{text}</text>",
        look.text
    );
}
