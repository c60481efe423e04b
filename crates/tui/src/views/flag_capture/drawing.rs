//! Maps as the editor draws and checks them.
//!
//! A cell of the editor's grid holds, from the lowest bits: its terrain's code (4), the side of the piece that
//! starts there (2), the number of that piece within its side (2), and its energy.

use flag_capture::ai::fairness::estimate;
use flag_capture::hex::{Cell, Direction, Torus};
use flag_capture::map::{MOST_ENERGY, MOST_PIECES, START_ENERGY};
use flag_capture::{Map, Terrain, out_of_reach};
use game::Values;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use search::Stop;
use texts::Phrase;

use super::hexagon::{edges, ground as ground_of, put};
use super::layout::Layout;
use super::paint::{land, signs};
use crate::look::Look;
use crate::screens::editor::craft::{Checker, Component, Craft, Drawing, Findings, Marks};
use crate::screens::editor::grid::{Grid, Held, Place};
use crate::texts::{Message, flag_capture as text};
use crate::theme::Role;

/// The drawing of maps.
#[derive(Default)]
pub(super) struct MapCraft {
    layout: Option<Layout>,
    torus: Option<Torus>,
}

const fn terrain(terrain: Terrain) -> Component {
    Component { letter: terrain.glyph(), name: terrain.title() }
}

/// The terrains in the order of their codes, then a piece of either side.
static COMPONENTS: &[Component] = &[
    terrain(Terrain::Grass),
    terrain(Terrain::Water),
    terrain(Terrain::Mud),
    terrain(Terrain::Wall),
    terrain(Terrain::Hole),
    terrain(Terrain::Trench),
    terrain(Terrain::Flag),
    terrain(Terrain::Boat),
    terrain(Terrain::Axe),
    terrain(Terrain::Juice),
    terrain(Terrain::Shovel),
    terrain(Terrain::Forest),
    Component { letter: '1', name: text::PIECE_FIRST },
    Component { letter: '2', name: text::PIECE_SECOND },
];

const TERRAINS: usize = Terrain::ALL.len();
const MOST_SIDE: u16 = 64;

/// One key changes the energy of a piece by so much.
const ENERGY_STEP: i32 = 5;

fn terrain_of(cell: Held) -> Terrain {
    Terrain::from_code((cell & 0x0f) as u8).unwrap_or(Terrain::Grass)
}

/// The terrain alone.
fn ground(terrain: Terrain) -> Held {
    terrain.code().into()
}

/// A piece that stands somewhere at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// 0 or 1.
    side: usize,
    /// The number within the side, from 0.
    number: usize,
    energy: i32,
}

fn piece_of(cell: Held) -> Option<Piece> {
    let side = (cell >> 4 & 3) as usize;
    // A map gives less than 16384 units of energy.
    (side > 0).then(|| Piece { side: side - 1, number: (cell >> 6 & 3) as usize, energy: (cell >> 8) as i32 })
}

/// The terrain of a cell with this piece on it.
fn with_piece(cell: Held, piece: Piece) -> Held {
    let energy = piece.energy.clamp(0, MOST_ENERGY) as Held;
    cell & 0x0f | (piece.side as Held + 1) << 4 | (piece.number as Held) << 6 | energy << 8
}

fn grid_of(map: &Map) -> Grid {
    let (width, height) = (map.torus.width(), map.torus.height());
    let mut grid = Grid::new(width, height, ground(Terrain::Grass));
    let place = |cell: Cell| (cell % width, cell / width);
    for (cell, terrain) in (0..).zip(&map.cells) {
        grid.set(place(cell), ground(*terrain));
    }
    for (side, starts) in map.starts.iter().enumerate() {
        for (number, start) in starts.iter().enumerate() {
            let at = place(start.cell);
            let cell = grid.get(at).unwrap_or(ground(Terrain::Grass));
            grid.set(at, with_piece(cell, Piece { side, number, energy: start.energy }));
        }
    }
    grid
}

impl Craft for MapCraft {
    fn noun(&self) -> Message {
        text::MAP
    }

    fn field(&self) -> &'static str {
        "map"
    }

    fn folder(&self) -> &'static str {
        "maps"
    }

    fn components(&self) -> &'static [Component] {
        COMPONENTS
    }

    fn usual(&self) -> (usize, (u16, u16)) {
        (3, (12, 10))
    }

    fn blank(&self, width: u16, height: u16) -> Result<Drawing, Phrase> {
        if !(4..=MOST_SIDE).contains(&width) || !(3..=MOST_SIDE).contains(&height) || width % 2 == 1 {
            let found = format!("{width}x{height}");
            return Err(Phrase::from(text::BAD_MAP_SIZE).with("most", MOST_SIDE).with("found", found));
        }
        let grid = Grid::new(width, height, ground(Terrain::Grass));
        Ok(Drawing { name: String::new(), headers: Vec::new(), grid })
    }

    fn parse(&self, text: &str) -> Result<Drawing, Phrase> {
        let map = Map::parse(text).map_err(|error| error.reason())?;
        let mut headers = map.remarks.clone();
        if let Some(time) = map.time {
            headers.push(("time".to_string(), time.to_string()));
        }
        headers.push(("occupancy".to_string(), map.occupancy.name().to_string()));
        Ok(Drawing { name: map.name.clone(), headers, grid: grid_of(&map) })
    }

    fn write(&self, drawing: &Drawing) -> String {
        let grid = &drawing.grid;
        let mut lines = Vec::new();
        if !drawing.name.is_empty() {
            lines.push(format!("name: {}", drawing.name));
        }
        lines.extend(drawing.headers.iter().map(|(key, value)| format!("{key}: {value}")));
        lines.push(format!("size: {} {}", grid.width(), grid.height()));
        for side in 0..2 {
            for number in 0..MOST_PIECES {
                let standing = |place| {
                    let piece = grid.get(place).and_then(piece_of)?;
                    ((piece.side, piece.number) == (side, number)).then_some((place, piece.energy))
                };
                let Some(((column, row), energy)) = grid.places().find_map(standing) else { continue };
                let cell = u32::from(row) * u32::from(grid.width()) + u32::from(column) + 1;
                lines.push(format!("piece: {} {} {cell} {energy}", number + 1, side + 1));
            }
        }
        lines.push(String::new());
        for row in grid.cells().chunks(grid.width().into()) {
            lines.push(row.iter().map(|cell| terrain_of(*cell).glyph()).collect());
        }
        lines.join("\n") + "\n"
    }

    /// Terrain goes under a piece, but for a wall, on which none can stand. A piece takes the lowest number that
    /// its side has free, and is taken away where one of the same side stands.
    fn brush(&self, grid: &Grid, place: Place, component: usize) -> Held {
        let old = grid.get(place).unwrap_or(ground(Terrain::Grass));
        if let Some(terrain) = Terrain::ALL.get(component) {
            let kept = if *terrain == Terrain::Wall { 0 } else { old & !0x0f };
            return ground(*terrain) | kept;
        }
        let side = component - TERRAINS;
        let standing = piece_of(old);
        if standing.is_some_and(|other| other.side == side) || terrain_of(old) == Terrain::Wall {
            return old & 0x0f;
        }
        let is = |cell: &Held, number| piece_of(*cell).is_some_and(|p| (p.side, p.number) == (side, number));
        let used = |number: usize| grid.cells().iter().any(|cell| is(cell, number));
        match (0..MOST_PIECES).find(|number| !used(*number)) {
            Some(number) => with_piece(old, Piece { side, number, energy: START_ENERGY }),
            None => old,
        }
    }

    /// The energy of a piece.
    fn adjusted(&self, cell: Held, more: bool) -> Option<Held> {
        let piece = piece_of(cell)?;
        let step = if more { ENERGY_STEP } else { -ENERGY_STEP };
        // Onto the steps first, so that every start leads to round numbers.
        let energy = match piece.energy % ENERGY_STEP {
            0 => piece.energy + step,
            over if more => piece.energy - over + step,
            over => piece.energy - over,
        };
        Some(with_piece(cell, Piece { energy, ..piece }))
    }

    fn is_single(&self, component: usize) -> bool {
        component >= TERRAINS
    }

    fn component(&self, cell: Held) -> usize {
        match piece_of(cell) {
            Some(piece) => TERRAINS + piece.side,
            None => usize::from(terrain_of(cell).code()) - 1,
        }
    }

    fn neighbours(&self, grid: &Grid, (column, row): Place) -> Vec<Place> {
        let beside = |torus: &Torus| {
            let from = torus.cell(column, row);
            Direction::ALL.map(|direction| torus.position(torus.neighbour(from, direction))).to_vec()
        };
        // The torus of the last drawing, if it is still of this size.
        let size = (grid.width(), grid.height());
        match self.torus.as_ref().filter(|torus| (torus.width(), torus.height()) == size) {
            Some(torus) => beside(torus),
            None => Torus::new(size.0, size.1).map_or(Vec::new(), |torus| beside(&torus)),
        }
    }

    fn sample(&self, component: usize, look: &Look) -> (String, Style) {
        match Terrain::ALL.get(component) {
            Some(terrain) => {
                let [sign, beside] = signs(*terrain).map(|glyph| look.glyph(glyph));
                (format!("{sign}{beside}"), look.style(Role::Land(land(*terrain))))
            }
            None => {
                let side = component - TERRAINS;
                let sign = if side == 0 { "A1" } else { "B1" };
                (sign.to_string(), look.style(Role::Ground(side)))
            }
        }
    }

    fn draw(
        &mut self,
        drawing: &Drawing,
        _: u64,
        look: &Look,
        marks: Marks,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let grid = &drawing.grid;
        let size = (grid.width(), grid.height());
        let known = self.torus.take().filter(|torus| (torus.width(), torus.height()) == size);
        let Some(torus) = known.or_else(|| Torus::new(size.0, size.1)) else { return };
        let cursor = torus.cell(marks.cursor.0, marks.cursor.1);
        let scroll = self.layout.map_or((0, 0), |layout| layout.scroll());
        let layout = Layout::new(&torus, area, Some(cursor), scroll);
        let marked = |place: Place| {
            let corner = marks.corner.unwrap_or(marks.cursor);
            let between = |value: u16, a: u16, b: u16| (a.min(b)..=a.max(b)).contains(&value);
            between(place.0, corner.0, marks.cursor.0) && between(place.1, corner.1, marks.cursor.1)
        };
        for place in layout.places() {
            let at = torus.position(layout.cell(place));
            let ring = layout.is_ring(place);
            let held = grid.get(at).unwrap_or_default();
            hexagon(&layout, place, held, ring, look, buffer);
            if !ring && (at == marks.cursor || marks.corner.is_some() && marked(at)) {
                let role = if at == marks.cursor { Role::Selected } else { Role::Hint };
                outline(&layout, place, look, role, buffer);
            }
        }
        self.layout = Some(layout);
        self.torus = Some(torus);
    }

    fn place_at(&self, at: Position) -> Option<Place> {
        let (layout, torus) = (self.layout.as_ref()?, self.torus.as_ref()?);
        Some(torus.position(layout.cell(layout.place_at(at)?)))
    }

    fn words(&self, grid: &Grid, place: Place, look: &Look) -> String {
        let cell = grid.get(place).unwrap_or_default();
        let number = u32::from(place.1) * u32::from(grid.width()) + u32::from(place.0) + 1;
        let name = look.text(terrain_of(cell).title());
        let mut words = look.fill(text::CELL, &[("cell", &number), ("terrain", &name)]);
        if let Some(piece) = piece_of(cell) {
            let (number, side) = (piece.number + 1, piece.side + 1);
            let values: [(&str, &dyn std::fmt::Display); 3] =
                [("piece", &number), ("side", &side), ("energy", &piece.energy)];
            words.push_str(", ");
            words.push_str(&look.fill(text::PIECE_OF, &values));
        }
        words
    }

    fn checker(&self) -> Checker {
        check
    }

    fn test_drive(&self, text: &str) -> (Values, &'static str) {
        (Values::new().with("map", text.trim_end()), "human,medium")
    }
}

/// A hexagon with what it holds.
fn hexagon(layout: &Layout, place: (i32, i32), held: Held, ring: bool, look: &Look, buffer: &mut Buffer) {
    edges(layout, place, look, look.style(Role::Faint), buffer);
    let terrain = terrain_of(held);
    let mut style = look.style(Role::Land(land(terrain)));
    if ring {
        style = style.add_modifier(ratatui::style::Modifier::DIM);
    }
    ground_of(layout, place, look, style, |_, _| " ", buffer);
    let mut texts = signs(terrain).map(|glyph| look.glyph(glyph).to_string());
    if let Some(piece) = piece_of(held) {
        texts = [if piece.side == 0 { "A" } else { "B" }.to_string(), (piece.number + 1).to_string()];
        style = look.style(Role::Ground(piece.side));
    }
    let step = i32::from(layout.step);
    let (x, y) = layout.corner(place);
    let (middle, row) = (x + 2 * step - 1, y + step);
    put(layout, (middle, row), Some(&texts[0]), style, buffer);
    put(layout, (middle + 1, row), Some(&texts[1]), style, buffer);
}

/// Marks the two columns in the middle of a hexagon, and those beside them where there is room.
fn outline(layout: &Layout, place: (i32, i32), look: &Look, role: Role, buffer: &mut Buffer) {
    let step = i32::from(layout.step);
    let (x, y) = layout.corner(place);
    let wide = step - 1;
    for column in x + 2 * step - 1 - wide..=x + 2 * step + wide {
        put(layout, (column, y + step), None, look.style(role), buffer);
    }
}

/// Whether the map can be read, what is odd about it, and how it fares in self-play.
fn check(words: &str, look: &Look, stop: &Stop) -> Option<Findings> {
    let map = match Map::parse(words) {
        Ok(map) => map,
        Err(error) => {
            return Some(Findings {
                lines: vec![(Role::Bad, error.reason().text(look.language))],
                is_good: false,
            });
        }
    };
    let mut lines = Vec::new();
    let flags = map.flags();
    let pieces = map.starts[0].len();
    lines.push((Role::Text, look.fill(text::CHECK_COUNTS, &[("n", &flags), ("pieces", &pieces)])));
    if map.starts[0].len() != map.starts[1].len() {
        lines.push((Role::Warning, look.text(text::CHECK_UNEQUAL).to_string()));
    }
    if flags % 2 == 1 {
        lines.push((Role::Warning, look.text(text::CHECK_ODD).to_string()));
    }
    for side in 0..2 {
        let lost = out_of_reach(&map, side).len();
        if lost > 0 {
            let values: [(&str, &dyn std::fmt::Display); 2] = [("n", &lost), ("side", &(side + 1))];
            lines.push((Role::Warning, look.fill(text::CHECK_UNREACHED, &values)));
        }
    }
    let fairness = estimate(&map, stop)?;
    let share = (100.0 * fairness.points / fairness.games.max(1) as f64).round() as i32;
    let role = if fairness.is_lopsided() { Role::Warning } else { Role::Good };
    let values: [(&str, &dyn std::fmt::Display); 2] =
        [("percent", &share), ("plies", &(fairness.plies.round() as u32))];
    lines.push((role, look.fill(text::CHECK_FAIR, &values)));
    Some(Findings { lines, is_good: true })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plain_look;

    #[test]
    fn every_built_in_map_comes_back_as_it_was() {
        let craft = MapCraft::default();
        for name in flag_capture::map::names() {
            let map = flag_capture::map::builtin(&name).expect("a built-in map");
            let drawing = craft.parse(&map.to_string()).expect("a good map");
            assert_eq!(Map::parse(&craft.write(&drawing)).as_ref(), Ok(&map), "{name}");
        }
    }

    #[test]
    fn pieces_take_free_numbers_and_walls_take_pieces_away() {
        let craft = MapCraft::default();
        let mut grid = craft.blank(4, 4).expect("a small map").grid;
        for column in 0..4 {
            grid.set((column, 0), craft.brush(&grid, (column, 0), TERRAINS));
        }
        assert_eq!(craft.brush(&grid, (0, 1), TERRAINS), ground(Terrain::Grass), "four are the most");
        grid.set((1, 0), craft.brush(&grid, (1, 0), TERRAINS));
        grid.set((2, 2), craft.brush(&grid, (2, 2), TERRAINS));
        let piece = |number| Some(Piece { side: 0, number, energy: START_ENERGY });
        assert_eq!(grid.get((2, 2)).and_then(piece_of), piece(1), "the number that came free");
        grid.set((0, 0), craft.brush(&grid, (0, 0), 3));
        assert_eq!(grid.get((0, 0)), Some(ground(Terrain::Wall)));
        grid.set((3, 0), craft.brush(&grid, (3, 0), 1));
        assert_eq!(
            grid.get((3, 0)).map(|cell| (terrain_of(cell), piece_of(cell))),
            Some((Terrain::Water, piece(3)))
        );
    }

    #[test]
    fn energy_goes_up_and_down_and_stays_with_its_piece() {
        let craft = MapCraft::default();
        let text = "size: 4 3\npiece: 1 1 1 12\npiece: 1 2 12 9999\n\nF.F.\n....\n....\n";
        let mut drawing = craft.parse(text).expect("a good map");
        let energy = |cell: Option<Held>| cell.and_then(piece_of).map(|piece| piece.energy);
        let mut cell = drawing.grid.get((0, 0)).expect("a piece");
        for (more, expected) in
            [(true, 15), (true, 20), (false, 15), (false, 10), (false, 5), (false, 0), (false, 0)]
        {
            cell = craft.adjusted(cell, more).expect("a piece has energy");
            assert_eq!(energy(Some(cell)), Some(expected));
        }
        let most = drawing.grid.get((3, 2)).expect("a piece");
        assert_eq!(energy(craft.adjusted(most, true)), Some(MOST_ENERGY));
        assert_eq!(craft.adjusted(ground(Terrain::Mud), true), None);
        drawing.grid.set((0, 0), cell);
        drawing.grid.set((0, 0), craft.brush(&drawing.grid, (0, 0), 2));
        let map = Map::parse(&craft.write(&drawing)).expect("a good map");
        assert_eq!((map.starts[0][0].energy, map.starts[1][0].energy), (0, MOST_ENERGY));
    }

    #[test]
    fn what_is_odd_is_found() {
        let text = "size: 6 4\npiece: 1 1 1\npiece: 1 2 14\n\n..#F#.\n..###.\n......\n###F##\n";
        let findings = check(text, &plain_look(), &Stop::new()).expect("not stopped");
        let words: Vec<&str> = findings.lines.iter().map(|(_, line)| line.as_str()).collect();
        assert!(findings.is_good && words[0].contains("2 flags"), "{words:?}");
        let bad = check("size: 6 4\n\n", &plain_look(), &Stop::new()).expect("not stopped");
        assert!(!bad.is_good && bad.lines[0].1.starts_with("line "), "{bad:?}");
    }
}
