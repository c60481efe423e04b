//! How the hexagons are drawn, once it is known where they are.

use flag_capture::hex::{Cell, Direction};
use flag_capture::{Action, FlagCapture, Order, Terrain};
use game::{Game, History, Seat};
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use super::hexagon;
use super::layout::{Layout, Place};
use crate::glyphs::Glyph;
use crate::theme::{Land, Role};
use crate::views::{Scene, places};

/// What to draw beside the position.
#[derive(Default)]
pub(super) struct Marks {
    /// The chosen piece of the seat to move.
    pub(super) piece: Option<usize>,
    /// The cell under the cursor.
    pub(super) cursor: Option<Cell>,
    /// Numbers for cells: the energy to get there.
    pub(super) energy: Option<Vec<Option<i32>>>,
}

/// The land that a terrain looks like.
pub(super) fn land(terrain: Terrain) -> Land {
    match terrain {
        Terrain::Grass => Land::Grass,
        Terrain::Water => Land::Water,
        Terrain::Mud => Land::Mud,
        Terrain::Wall => Land::Rock,
        Terrain::Hole | Terrain::Trench => Land::Pit,
        Terrain::Flag => Land::Prize,
        Terrain::Boat | Terrain::Axe | Terrain::Juice | Terrain::Shovel => Land::Tool,
        Terrain::Forest => Land::Wood,
    }
}

/// The two signs of a terrain: one for the middle of a cell, one for what is beside it.
pub(super) fn signs(terrain: Terrain) -> [Glyph; 2] {
    let twice = |unicode, ascii| [Glyph::new(unicode, ascii); 2];
    match terrain {
        Terrain::Grass => [Glyph::new("·", "."), Glyph::new(" ", " ")],
        Terrain::Water => twice("≈", "~"),
        Terrain::Mud => twice("░", ","),
        Terrain::Wall => twice("▓", "#"),
        Terrain::Hole => [Glyph::new("o", "o"), Glyph::new(" ", " ")],
        Terrain::Trench => [Glyph::new("O", "O"), Glyph::new(" ", " ")],
        Terrain::Flag => [Glyph::new("F", "F"), Glyph::new("►", ">")],
        Terrain::Boat => [Glyph::new("b", "b"), Glyph::new(" ", " ")],
        Terrain::Axe => [Glyph::new("h", "h"), Glyph::new(" ", " ")],
        Terrain::Juice => [Glyph::new("z", "z"), Glyph::new(" ", " ")],
        Terrain::Shovel => [Glyph::new("p", "p"), Glyph::new(" ", " ")],
        Terrain::Forest => twice("♠", "T"),
    }
}

/// Draws the board.
pub(super) fn paint(
    scene: &Scene<'_>,
    history: &History<FlagCapture>,
    layout: &Layout,
    marks: &Marks,
    buffer: &mut Buffer,
) {
    let game = history.game();
    let mut painter = Painter {
        scene,
        game,
        layout,
        marks,
        trail: trail(history, scene.fresh),
        plan: plan(game, scene.plan),
        values: values(scene, game, marks),
        steps: steps(game, marks),
        buffer,
    };
    let places: Vec<Place> = layout.places().collect();
    for place in &places {
        painter.outline(*place);
    }
    for place in &places {
        painter.cell(*place);
    }
    if let Some(cursor) = marks.cursor {
        for place in places.iter().filter(|place| layout.cell(**place) == cursor && !layout.is_ring(**place))
        {
            painter.cursor(*place);
        }
    }
}

/// The cells that the last moves left and entered.
fn trail(history: &History<FlagCapture>, fresh: usize) -> Vec<Cell> {
    let count = fresh.max(1).min(history.len());
    let mut game = history.prefix(history.len() - count);
    let mut cells = Vec::new();
    for action in history.moves().skip(history.len() - count) {
        cells.extend(way(game.game(), action).into_iter().flatten());
        if game.play(action).is_err() {
            break;
        }
    }
    cells
}

/// The cell that a piece leaves and the one that it enters.
fn way(game: &FlagCapture, action: Action) -> Option<[Cell; 2]> {
    let piece = game.pieces(game.to_move()).get(usize::from(action.piece))?;
    Some(match action.order {
        Order::Go(direction) => [piece.cell, game.torus().neighbour(piece.cell, direction)],
        Order::Dig => [piece.cell; 2],
    })
}

/// The cells that an expected line of moves enters, with the number of the move and its seat.
fn plan(game: &FlagCapture, moves: &[String]) -> Vec<(Cell, usize, Seat)> {
    let mut game = game.clone();
    let mut cells = Vec::new();
    for (index, text) in moves.iter().enumerate() {
        let Some(action) = text.parse().ok().filter(|action| game.check(*action).is_ok()) else { break };
        if let Some([_, to]) = way(&game, action) {
            cells.push((to, index + 1, game.to_move()));
        }
        game.make(action);
    }
    cells
}

/// The values of the moves of the chosen piece, by cell: the place among all moves, and the score. A piece
/// that digs stays where it is.
fn values(scene: &Scene<'_>, game: &FlagCapture, marks: &Marks) -> Vec<(Cell, usize, String)> {
    let mut cells = Vec::new();
    for (value, place) in scene.values.iter().zip(places(scene.values)) {
        let Ok(action) = value.mv.parse::<Action>() else { continue };
        let shown = scene.values.len() == 1 || marks.piece == Some(usize::from(action.piece));
        if let Some([_, to]) = way(game, action).filter(|_| shown) {
            cells.push((to, place, value.score.to_string()));
        }
    }
    cells
}

/// What it takes the chosen piece to enter the cells around it; `None` where it can't.
fn steps(game: &FlagCapture, marks: &Marks) -> Vec<(Cell, Option<i32>)> {
    let pieces = game.pieces(game.to_move());
    let Some((index, piece)) = marks.piece.and_then(|index| pieces.get(index).map(|piece| (index, piece)))
    else {
        return Vec::new();
    };
    let step = |direction: Direction| {
        let to = game.torus().neighbour(piece.cell, direction);
        let action = Action { piece: index as u8, order: Order::Go(direction) };
        (to, piece.cost(game.terrain(to)).filter(|_| game.check(action).is_ok()))
    };
    Direction::ALL.map(step).to_vec()
}

struct Painter<'a, 'b> {
    scene: &'a Scene<'a>,
    game: &'a FlagCapture,
    layout: &'a Layout,
    marks: &'a Marks,
    trail: Vec<Cell>,
    plan: Vec<(Cell, usize, Seat)>,
    values: Vec<(Cell, usize, String)>,
    steps: Vec<(Cell, Option<i32>)>,
    buffer: &'b mut Buffer,
}

impl Painter<'_, '_> {
    /// Puts a sign where it lies inside of the area.
    fn put(&mut self, x: i32, y: i32, symbol: &str, style: Style) {
        hexagon::put(self.layout, (x, y), Some(symbol), style, self.buffer);
    }

    /// The edges of a hexagon.
    fn edges(&mut self, place: Place, style: Style) {
        hexagon::edges(self.layout, place, self.scene.look, style, self.buffer);
    }

    fn outline(&mut self, place: Place) {
        let style = self.scene.look.style(Role::Faint);
        self.edges(place, style);
    }

    fn cursor(&mut self, place: Place) {
        let style = self.scene.look.style(Role::Cursor);
        self.edges(place, style);
        let step = i32::from(self.layout.step);
        let (x, y) = self.layout.corner(place);
        for offset in 0..2 * step {
            self.put(x + step + offset, y + 2 * step, "_", style);
        }
        if self.scene.look.ascii || !self.scene.look.theme.has_color() {
            // Seen without colour as well.
            self.put(x + step - 1, y + 1, "(", style);
            self.put(x + 3 * step, y + 1, ")", style);
        }
    }

    /// The inside of a hexagon: the ground, and what stands on it.
    fn cell(&mut self, place: Place) {
        let cell = self.layout.cell(place);
        let terrain = self.game.terrain(cell);
        let look = self.scene.look;
        let mut style = look.style(Role::Land(land(terrain)));
        if self.layout.is_ring(place) {
            style = style.remove_modifier(Modifier::BOLD).add_modifier(Modifier::DIM);
        }
        let [sign, beside] = signs(terrain);
        let has_room = self.layout.step > 1 && beside != Glyph::new(" ", " ");
        let beside_at = |column, row| match has_room && is_dotted(terrain, column, row) {
            true => look.glyph(beside),
            false => " ",
        };
        hexagon::ground(self.layout, place, look, style, beside_at, self.buffer);
        self.content(place, cell, style, [look.glyph(sign), look.glyph(beside)]);
    }

    /// What stands in the middle of a hexagon, in two columns, and what is written below it.
    fn content(&mut self, place: Place, cell: Cell, ground: Style, signs: [&str; 2]) {
        let look = self.scene.look;
        let step = i32::from(self.layout.step);
        let (x, y) = self.layout.corner(place);
        let (middle, row) = (x + 2 * step - 1, y + step);
        let ring = self.layout.is_ring(place);
        let mut texts = [signs[0].to_string(), signs[1].to_string()];
        let mut style = ground;
        if self.trail.contains(&cell) && !ring {
            style = style.add_modifier(Modifier::UNDERLINED | Modifier::BOLD);
        }
        if let Some((_, cost)) = self.steps.iter().find(|(to, _)| *to == cell).filter(|_| !ring) {
            // Every cost is a digit; the ground keeps its first column.
            texts[1] = cost.map_or("x".to_string(), |cost| cost.to_string());
            let role = if cost.is_some() { Role::Hint } else { Role::Bad };
            style = Style { fg: look.style(role).fg.or(style.fg), ..style }.add_modifier(Modifier::BOLD);
        }
        let energy = self.marks.energy.as_ref().map(|energy| energy[usize::from(cell)]);
        if let Some(energy) = energy.filter(|_| !ring) {
            let text = energy.map_or("--".to_string(), |energy| format!("{energy:>2}"));
            texts = pair(&text);
            style = energy.map_or(look.style(Role::Dim), |_| style);
        }
        if let Some((_, number, seat)) = self.plan.iter().find(|(to, ..)| *to == cell).filter(|_| !ring) {
            texts[1] = number.to_string().chars().last().unwrap_or(' ').to_string();
            style = style.patch(look.style(Role::Seat(seat.index())));
        }
        let mut note = String::new();
        if let Some((_, order, score)) = self.values.iter().find(|(to, ..)| *to == cell).filter(|_| !ring) {
            style = look.style(if *order == 1 { Role::Selected } else { Role::Hint });
            if step == 1 {
                texts = pair(&format!("{order:>2}"));
            } else {
                note.clone_from(score);
            }
        }
        if let Some((seat, index)) = self.piece_on(cell) {
            texts = [self.scene.initial(seat).to_string(), (index + 1).to_string()];
            let chosen = self.marks.piece == Some(index) && seat == self.game.to_move();
            style = look.style(if chosen { Role::Flash(seat.index()) } else { Role::Ground(seat.index()) });
            if self.trail.contains(&cell) {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            if ring {
                style = style.remove_modifier(Modifier::BOLD).add_modifier(Modifier::DIM);
            } else if step > 1 {
                // A larger cell has room for the energy, on a ground of its own.
                let energy = self.game.pieces(seat)[index].energy.to_string();
                for column in -1..=2 {
                    self.put(middle + column, row, " ", style);
                }
                note = if note.is_empty() { energy } else { note };
            }
        }
        self.put(middle, row, &texts[0], style);
        self.put(middle + 1, row, &texts[1], style);
        if step > 1 && !note.is_empty() {
            let left = middle + 1 - note.chars().count() as i32 / 2;
            for (offset, c) in (0..).zip(note.chars()) {
                self.put(left + offset, row + 1, c.encode_utf8(&mut [0; 4]), style);
            }
        }
    }

    /// The piece on a cell; of two that share it the one to move.
    fn piece_on(&self, cell: Cell) -> Option<(Seat, usize)> {
        let mover = self.game.to_move();
        [mover, mover.next(2)].into_iter().find_map(|seat| {
            self.game.pieces(seat).iter().position(|piece| piece.cell == cell).map(|index| (seat, index))
        })
    }
}

/// Two columns of a text.
fn pair(text: &str) -> [String; 2] {
    let mut chars = text.chars().rev();
    let last = chars.next().unwrap_or(' ');
    let first = chars.next().unwrap_or(' ');
    [first.to_string(), last.to_string()]
}

/// Whether a large cell shows the sign of its ground here: walls and water everywhere, the rest sparsely.
fn is_dotted(terrain: Terrain, column: i32, row: i32) -> bool {
    match terrain {
        Terrain::Wall => true,
        Terrain::Flag => false,
        _ => (column + 2 * row).rem_euclid(4) == 0,
    }
}
