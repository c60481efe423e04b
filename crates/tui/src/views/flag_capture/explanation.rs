//! Pieces and ground in words: energy, tools, what the cursor points at.

use flag_capture::hex::Cell;
use flag_capture::{FlagCapture, Piece, Terrain, reach};
use game::{Game, Seat};
use ratatui::text::{Line, Span};

use crate::glyphs::{BAR_EMPTY, BAR_FULL};
use crate::texts::{Message, flag_capture as text};
use crate::theme::Role;
use crate::views::Scene;
use crate::widgets::text as put;

/// The name of a terrain in the person's language.
pub(super) fn terrain_name(terrain: Terrain) -> Message {
    match terrain {
        Terrain::Grass => text::GRASS,
        Terrain::Water => text::WATER,
        Terrain::Mud => text::MUD,
        Terrain::Wall => text::WALL,
        Terrain::Hole => text::HOLE,
        Terrain::Trench => text::TRENCH,
        Terrain::Flag => text::FLAG,
        Terrain::Boat => text::BOAT,
        Terrain::Axe => text::AXE,
        Terrain::Juice => text::JUICE,
        Terrain::Shovel => text::SHOVEL,
        Terrain::Forest => text::FOREST,
    }
}

/// The lines of the panel.
pub(super) fn lines(
    scene: &Scene<'_>,
    game: &FlagCapture,
    piece: Option<usize>,
    cursor: Option<Cell>,
    width: u16,
) -> Vec<Line<'static>> {
    let look = scene.look;
    let mut lines = Vec::new();
    if let Some(cell) = cursor {
        for words in put::wrap(&cell_words(scene, game, piece, cell), width) {
            lines.push(Line::styled(words, look.style(Role::Text)));
        }
    }
    let needed = game.flags() / 2 + 1;
    let flags = look.fill(text::FLAGS_LEFT, &[("n", &game.flags_left()), ("needed", &needed)]);
    lines.push(Line::styled(flags, look.style(Role::Dim)));
    let most =
        Seat::all(2).flat_map(|seat| game.pieces(seat)).map(|piece| piece.energy).max().unwrap_or(1).max(30);
    for seat in Seat::all(2) {
        for (index, piece) in game.pieces(seat).iter().enumerate() {
            lines.push(piece_line(scene, seat, index, piece, most, width));
        }
    }
    lines
}

/// A piece with its energy as a bar and its tools.
fn piece_line(
    scene: &Scene<'_>,
    seat: Seat,
    index: usize,
    piece: &Piece,
    most: i32,
    width: u16,
) -> Line<'static> {
    let look = scene.look;
    let name = format!("{}{}", scene.initial(seat), index + 1);
    let mut tools = String::new();
    for (message, uses) in
        [(text::TOOL_BOAT, piece.boat), (text::TOOL_AXE, piece.axe), (text::TOOL_SHOVEL, piece.shovel)]
    {
        if uses > 0 {
            tools.push(' ');
            tools.push_str(&look.fill(message, &[("n", &uses)]));
        }
    }
    let energy = format!("{:>3}", piece.energy);
    let room = usize::from(width)
        .saturating_sub(name.len() + energy.len() + usize::from(put::width(&tools)) + 2)
        .min(12);
    let full = (room as i32 * piece.energy / most).clamp(i32::from(piece.energy > 0), room as i32) as usize;
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
    let mut words =
        look.fill(text::CELL, &[("cell", &(cell + 1)), ("terrain", &look.text(terrain_name(terrain)))]);
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
