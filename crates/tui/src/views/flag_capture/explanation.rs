//! Pieces and ground in words: energy, tools, what the cursor points at.

use flag_capture::hex::Cell;
use flag_capture::{FlagCapture, Piece, Terrain, reach};
use game::{Game, Seat};
use ratatui::text::{Line, Span};

use super::paint::{land, signs};
use crate::glyphs::{BAR_EMPTY, BAR_FULL};
use crate::look::Look;
use crate::texts::flag_capture as text;
use crate::theme::Role;
use crate::views::Scene;
use crate::widgets::paragraphs::{Paragraph, paragraph};
use crate::widgets::text as put;

/// The lines of the panel.
pub(super) fn lines(
    scene: &Scene<'_>,
    game: &FlagCapture,
    piece: Option<usize>,
    cursor: Option<Cell>,
    width: u16,
) -> Vec<Paragraph> {
    let look = scene.look;
    let mut lines = Vec::new();
    if let Some(cell) = cursor {
        lines.push(paragraph(&cell_words(scene, game, piece, cell), width, look.style(Role::Text)));
    }
    let needed = game.flags() / 2 + 1;
    let flags = look.fill(text::FLAGS_LEFT, &[("n", &game.flags_left()), ("needed", &needed)]);
    lines.push(paragraph(&flags, width, look.style(Role::Dim)));
    let most =
        Seat::all(2).flat_map(|seat| game.pieces(seat)).map(|piece| piece.energy).max().unwrap_or(1).max(30);
    let sides = || Seat::all(2).map(|seat| (seat, game.pieces(seat)));
    if sides().map(|(_, pieces)| pieces.len()).sum::<usize>() <= ONE_COLUMN {
        for (seat, pieces) in sides() {
            for (index, piece) in pieces.iter().enumerate() {
                lines.push(vec![piece_line(scene, seat, index, piece, most, width, false)]);
            }
        }
        return lines;
    }
    // More pieces have no room below each other: one side beside the other, with tools by their letters.
    let each = width.saturating_sub(GAP) / 2;
    for index in 0..sides().map(|(_, pieces)| pieces.len()).max().unwrap_or(0) {
        let mut row = Line::default();
        for (seat, pieces) in sides() {
            let line = match pieces.get(index) {
                Some(piece) => piece_line(scene, seat, index, piece, most, each, true),
                None => Line::default(),
            };
            let pad = usize::from(each + GAP).saturating_sub(line.width());
            row.spans.extend(line.spans);
            if seat == Seat::FIRST {
                row.push_span(Span::raw(" ".repeat(pad)));
            }
        }
        lines.push(vec![row]);
    }
    lines
}

/// Up to so many pieces have a line each.
const ONE_COLUMN: usize = 4;
/// Blank columns between the two sides.
const GAP: u16 = 2;

/// The signs of the terrains with what it takes to enter, for water and forest also with the tool that helps.
/// As many columns as there is room for.
pub(super) fn legend(look: &Look, width: u16) -> Vec<Line<'static>> {
    let entries: Vec<(Terrain, String)> =
        Terrain::ALL.into_iter().map(|terrain| (terrain, legend_words(look, terrain))).collect();
    // A sign of two signs, a gap before and one behind it.
    let column = entries.iter().map(|(_, words)| put::width(words)).max().unwrap_or(0) + 3;
    let columns = usize::from((width + 2) / (column + 2)).max(1);
    let height = entries.len().div_ceil(columns);
    let entry = |(terrain, words): &(Terrain, String)| {
        let sign: String = signs(*terrain).map(|glyph| look.glyph(glyph)).concat();
        let pad = usize::from(column + 2 - 3 - put::width(words));
        [
            Span::styled(sign, look.style(Role::Land(land(*terrain)))),
            Span::styled(format!(" {words}{}", " ".repeat(pad)), look.style(Role::Text)),
        ]
    };
    (0..height).map(|row| Line::from_iter(entries.iter().skip(row).step_by(height).flat_map(entry))).collect()
}

fn legend_words(look: &Look, terrain: Terrain) -> String {
    let name = look.text(terrain.title());
    match (terrain.cost(false), terrain.cost(true)) {
        (Some(cost), Some(helped)) if helped < cost => {
            look.fill(text::LEGEND_TOOL, &[("terrain", &name), ("cost", &cost), ("helped", &helped)])
        }
        (Some(cost), _) => look.fill(text::LEGEND_COST, &[("terrain", &name), ("cost", &cost)]),
        (None, _) => look.fill(text::LEGEND_NEVER, &[("terrain", &name)]),
    }
}

/// A piece with its energy as a bar and its tools.
fn piece_line(
    scene: &Scene<'_>,
    seat: Seat,
    index: usize,
    piece: &Piece,
    most: i32,
    width: u16,
    is_short: bool,
) -> Line<'static> {
    let look = scene.look;
    let name = format!("{}{}", scene.initial(seat), index + 1);
    let mut tools = String::new();
    for (tool, message, uses) in [
        (Terrain::Boat, text::TOOL_BOAT, piece.boat),
        (Terrain::Axe, text::TOOL_AXE, piece.axe),
        (Terrain::Shovel, text::TOOL_SHOVEL, piece.shovel),
    ] {
        match uses {
            0 => {}
            _ if is_short => tools.push_str(&format!("{}{uses}", tool.glyph())),
            _ => {
                tools.push(' ');
                tools.push_str(&look.fill(message, &[("n", &uses)]));
            }
        }
    }
    let energy = format!("{:>3}", piece.energy);
    let room = usize::from(width)
        .saturating_sub(name.len() + energy.len() + usize::from(put::width(&tools)) + 2)
        .min(12);
    // Where there is no room for the bar, the number has to do.
    let least = i32::from(piece.energy > 0).min(room as i32);
    let full = (room as i32 * piece.energy / most).clamp(least, room as i32) as usize;
    let role = if piece.energy < 6 { Role::Warning } else { Role::Seat(seat.index()) };
    Line::from(vec![
        Span::styled(name, look.style(Role::Seat(seat.index()))),
        Span::styled(energy, look.style(role)),
        Span::raw(" "),
        Span::styled(look.glyph(BAR_FULL).repeat(full), look.style(role)),
        Span::styled(look.glyph(BAR_EMPTY).repeat(room - full), look.style(Role::Faint)),
        Span::styled(tools, look.style(Role::Text)),
    ])
}

/// A cell in words, and what the chosen piece needs to get there.
fn cell_words(scene: &Scene<'_>, game: &FlagCapture, piece: Option<usize>, cell: Cell) -> String {
    let look = scene.look;
    let terrain = game.terrain(cell);
    let mut words = look.fill(text::CELL, &[("cell", &(cell + 1)), ("terrain", &look.text(terrain.title()))]);
    let seat = game.to_move();
    let Some((index, chosen)) =
        piece.and_then(|index| game.pieces(seat).get(index).map(|piece| (index, piece)))
    else {
        return words;
    };
    if chosen.cell == cell {
        return words;
    }
    if let Some(cost) = chosen.cost(terrain) {
        words.push_str(", ");
        words.push_str(&look.fill(text::CELL_COST, &[("cost", &cost)]));
    }
    words.push_str("; ");
    match reach(game, seat, index).and_then(|reach| reach[usize::from(cell)]) {
        Some(cost) => words.push_str(&look.fill(text::CELL_WAY, &[("cost", &cost)])),
        None => words.push_str(look.text(text::CELL_NO_WAY)),
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::ColorDepth;

    #[test]
    fn the_legend_names_every_terrain_with_its_cost_in_the_width_that_there_is() {
        let look = Look::new(ColorDepth::None, true);
        for width in 20..120 {
            let lines: Vec<String> = legend(&look, width).iter().map(ToString::to_string).collect();
            let all = lines.join("\n");
            for entry in
                ["~~ water 6, 3", "TT forest 8, 4", "## wall never", "F> flag 1", "o  hole 4", "z  juice 1"]
            {
                assert!(all.contains(entry), "{entry} in {width}\n{all}");
            }
            assert!(lines.iter().all(|line| line.trim_end().len() <= usize::from(width)), "{width}\n{all}");
            let rows = if width < 36 {
                12
            } else if width < 54 {
                6
            } else {
                4
            };
            assert!(lines.len() <= rows, "{width}\n{all}");
        }
    }

    #[test]
    fn a_piece_is_told_in_any_width() {
        let look = Look::new(ColorDepth::None, true);
        let start = game::History::<FlagCapture>::new(&Default::default()).expect("the usual map");
        let seats = [("A", 'A'), ("B", 'B')]
            .map(|(name, initial)| crate::views::SeatLook { name: name.to_string(), initial });
        let scene = Scene {
            game: &start,
            seats: &seats,
            look: &look,
            steering: false,
            fresh: 0,
            values: &[],
            plan: &[],
            now: std::time::Instant::now(),
        };
        let piece = &start.game().pieces(Seat::FIRST)[0];
        for width in 0..40 {
            for is_short in [false, true] {
                let line = piece_line(&scene, Seat::FIRST, 0, piece, 30, width, is_short);
                assert!(line.to_string().starts_with("A1"), "{width}");
            }
        }
    }
}
