//! The board of flag capture: hexagons with their ground, pieces, energy.
//!
//! Where things are is in `layout`, how they are drawn in `paint` and `hexagon`, the words of the panel in
//! `explanation`; `drawing` is for the editor of maps.

mod drawing;
mod explanation;
mod hexagon;
mod layout;
mod paint;

use flag_capture::hex::{Cell, Direction};
use flag_capture::{Action, FlagCapture, Order, Terrain, reach};
use game::{Game, History, Seat};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use search::Score;

use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::editor::craft::Craft;
use crate::texts::{Message, flag_capture as text};
use crate::views::{Response, Scene, Steering, SteeringKey, View, hundredths, score_words};
use crate::widgets::paragraphs::Paragraph;

use layout::Layout;
use paint::Marks;

/// The board of flag capture.
#[derive(Debug, Default)]
pub struct FlagCaptureView {
    /// The chosen piece of the seat to move.
    piece: usize,
    /// The cell under the cursor; without one it stands on the chosen piece.
    cursor: Option<Cell>,
    /// Whether cells show what energy it takes to get there.
    energy: bool,
    /// Where things were drawn last.
    layout: Option<Layout>,
}

const fn key(name: &'static str, help: Message, keys: &'static [&'static str]) -> SteeringKey {
    SteeringKey { name, help, keys }
}

/// The order of these is that of [`Direction::ALL`], then dig, then the rest.
static KEYS: &[SteeringKey] = &[
    key("north", text::KEY_NORTH, &["w", "8"]),
    key("north-east", text::KEY_NORTH_EAST, &["e", "9"]),
    key("south-east", text::KEY_SOUTH_EAST, &["d", "3"]),
    key("south", text::KEY_SOUTH, &["s", "2"]),
    key("south-west", text::KEY_SOUTH_WEST, &["a", "1"]),
    key("north-west", text::KEY_NORTH_WEST, &["q", "7"]),
    key("dig", text::KEY_DIG, &["x", "5"]),
    key("energy", text::KEY_COSTS, &["c", "0"]),
];
const DIG: usize = 6;
const ENERGY: usize = 7;

impl FlagCaptureView {
    /// A board that nothing has been drawn on.
    pub fn boxed() -> Box<dyn View> {
        Box::new(FlagCaptureView::default())
    }

    /// The chosen piece, if the seat to move has it.
    fn chosen(&self, game: &FlagCapture) -> Option<usize> {
        (self.piece < game.pieces(game.to_move()).len()).then_some(self.piece)
    }

    /// Where the cursor stands.
    fn cursor(&self, game: &FlagCapture) -> Option<Cell> {
        let piece = || game.pieces(game.to_move()).get(self.piece).map(|piece| piece.cell);
        self.cursor.filter(|cell| usize::from(*cell) < game.terrains().len()).or_else(piece)
    }

    /// Chooses a piece, and puts the cursor on it.
    fn choose(&mut self, piece: usize) -> Response {
        self.piece = piece;
        self.cursor = None;
        Response::Redraw
    }

    /// The next or previous piece that can move.
    fn next_piece(&mut self, game: &FlagCapture, forward: bool) -> Response {
        let count = game.pieces(game.to_move()).len();
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let step = if forward { 1 } else { count - 1 };
        let able = (1..=count)
            .map(|offset| (self.piece + offset * step) % count)
            .find(|piece| moves.iter().any(|action| usize::from(action.piece) == *piece));
        able.map_or(Response::Nothing, |piece| self.choose(piece))
    }

    /// Has the chosen piece do something, or says why it can't.
    fn order(&self, scene: &Scene<'_>, game: &FlagCapture, order: Order) -> Response {
        let Some(piece) = self.chosen(game) else {
            return Response::Say(scene.look.text(text::NO_PIECE).to_string());
        };
        let action = Action { piece: piece as u8, order };
        match game.check(action) {
            Ok(()) => Response::Play(action.to_string()),
            Err(error) => Response::Say(format!("{action}: {}", error.reason(scene.look.language))),
        }
    }

    /// What Enter or a click means on a cell: choose the piece there, or send the chosen one there.
    fn pick(&mut self, scene: &Scene<'_>, game: &FlagCapture, cell: Cell) -> Response {
        let pieces = game.pieces(game.to_move());
        if let Some(piece) = pieces.iter().position(|piece| piece.cell == cell) {
            return self.choose(piece);
        }
        let Some(from) = pieces.get(self.piece).map(|piece| piece.cell) else {
            return Response::Say(scene.look.text(text::NO_PIECE).to_string());
        };
        match Direction::ALL.into_iter().find(|direction| game.torus().neighbour(from, *direction) == cell) {
            Some(direction) => self.order(scene, game, Order::Go(direction)),
            None => Response::Say(scene.look.fill(text::NOT_NEXT, &[("piece", &(self.piece + 1))])),
        }
    }

    /// The cursor one cell on. Left and right go along a row of the board.
    fn step(&mut self, game: &FlagCapture, steering: Steering) -> Response {
        let Some(cell) = self.cursor(game) else { return Response::Nothing };
        let torus = game.torus();
        let (column, row) = torus.position(cell);
        let (width, height) = (torus.width(), torus.height());
        let to = match steering {
            Steering::Up => (column, (row + height - 1) % height),
            Steering::Down => (column, (row + 1) % height),
            Steering::Left => ((column + width - 1) % width, row),
            Steering::Right => ((column + 1) % width, row),
            Steering::First => (0, row),
            Steering::Last => (width - 1, row),
            Steering::PageUp => (column, 0),
            Steering::PageDown => (column, height - 1),
            _ => return Response::Nothing,
        };
        self.cursor = Some(torus.cell(to.0, to.1));
        Response::Redraw
    }
}

fn game_of(game: &dyn AnyGame) -> Option<&FlagCapture> {
    game.as_any().downcast_ref::<History<FlagCapture>>().map(History::game)
}

impl View for FlagCaptureView {
    fn smallest(&self, _: &dyn AnyGame) -> Size {
        Layout::smallest()
    }

    fn fit(&self, game: &dyn AnyGame, pane: Size) -> Size {
        game_of(game).map_or(Size::ZERO, |game| Layout::fit(game.torus(), pane))
    }

    fn draw(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<FlagCapture>() else { return };
        let game = history.game();
        let cursor = self.cursor(game).filter(|_| scene.steering);
        let last = || {
            let action = history.moves().next_back()?;
            game.pieces(game.to_move().next(2)).get(usize::from(action.piece)).map(|piece| piece.cell)
        };
        let scroll = self.layout.map_or((0, 0), |layout| layout.scroll());
        let layout = Layout::new(game.torus(), area, cursor.or_else(last), scroll);
        self.layout = Some(layout);
        let piece = self.chosen(game).filter(|_| scene.steering);
        let energy = piece.filter(|_| self.energy).and_then(|piece| reach(game, game.to_move(), piece));
        paint::paint(scene, history, &layout, &Marks { piece, cursor, energy }, buffer);
    }

    fn miniature(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<FlagCapture>() else { return };
        let around = history.game().pieces(Seat::FIRST).first().map(|piece| piece.cell);
        let layout = Layout::new(history.game().torus(), area, around, (0, 0));
        paint::paint(scene, history, &layout, &Marks::default(), buffer);
    }

    fn keys(&self) -> &'static [SteeringKey] {
        KEYS
    }

    fn steer(&mut self, scene: &Scene<'_>, steering: Steering) -> Response {
        let Some(game) = game_of(scene.game) else { return Response::Nothing };
        match steering {
            Steering::Own(ENERGY) => {
                self.energy = !self.energy;
                let message = if self.energy { text::COSTS_ON } else { text::COSTS_OFF };
                let key = KEYS[ENERGY].keys[0];
                Response::Say(scene.look.fill(message, &[("piece", &(self.piece + 1)), ("key", &key)]))
            }
            _ if !scene.steering => Response::Nothing,
            Steering::Own(DIG) => self.order(scene, game, Order::Dig),
            Steering::Own(index) => match Direction::ALL.get(index) {
                Some(direction) => self.order(scene, game, Order::Go(*direction)),
                None => Response::Nothing,
            },
            Steering::Next => self.next_piece(game, true),
            Steering::Previous => self.next_piece(game, false),
            Steering::Confirm => match self.cursor(game) {
                Some(cell) => self.pick(scene, game, cell),
                None => Response::Nothing,
            },
            _ => self.step(game, steering),
        }
    }

    fn pointer(&mut self, scene: &Scene<'_>, pointer: Pointer) -> Response {
        let Some(game) = game_of(scene.game).filter(|_| scene.steering) else { return Response::Nothing };
        let hit = self.layout.and_then(|layout| layout.place_at(pointer.at).map(|place| layout.cell(place)));
        let Some(cell) = hit.filter(|cell| usize::from(*cell) < game.terrains().len()) else {
            return Response::Nothing;
        };
        match pointer.kind {
            PointerKind::Press => self.pick(scene, game, cell),
            PointerKind::Hover | PointerKind::Drag if self.cursor(game) != Some(cell) => {
                self.cursor = Some(cell);
                Response::Redraw
            }
            _ => Response::Nothing,
        }
    }

    fn changed(&mut self, scene: &Scene<'_>) {
        let Some(game) = game_of(scene.game) else { return };
        self.cursor = None;
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        // Keep the piece, unless it can do nothing any more.
        if !moves.iter().any(|action| usize::from(action.piece) == self.piece) {
            self.piece = moves.first().map_or(0, |action| usize::from(action.piece));
        }
    }

    fn cancel(&mut self) -> bool {
        self.cursor.take().is_some()
    }

    fn pointed_at(&self, scene: &Scene<'_>) -> Option<String> {
        let game = game_of(scene.game)?;
        let (piece, cell) = (self.chosen(game)?, self.cursor?);
        let from = game.pieces(game.to_move())[piece].cell;
        let direction =
            Direction::ALL.into_iter().find(|direction| game.torus().neighbour(from, *direction) == cell)?;
        let action = Action { piece: piece as u8, order: Order::Go(direction) };
        game.check(action).is_ok().then(|| action.to_string())
    }

    fn point_at(&mut self, scene: &Scene<'_>, mv: &str) {
        let (Some(game), Ok(action)) = (game_of(scene.game), mv.parse::<Action>()) else { return };
        let Some(piece) = game.pieces(game.to_move()).get(usize::from(action.piece)) else { return };
        self.piece = usize::from(action.piece);
        self.cursor = match action.order {
            Order::Go(direction) => Some(game.torus().neighbour(piece.cell, direction)),
            Order::Dig => None,
        };
    }

    fn score(&self, scene: &Scene<'_>, seat: Seat) -> String {
        let Some(game) = game_of(scene.game) else { return String::new() };
        scene.look.fill(text::SCORE, &[("flags", &game.won(seat))])
    }

    /// Hundredths of a flag are told as flags.
    fn score_words(&self, look: &Look, score: Score) -> String {
        match score {
            Score::Points(points) if points != 0 => {
                let lead = format!("{:+.2}", f64::from(points) / 100.0);
                look.fill(text::SCORE_LEAD, &[("lead", &lead)])
            }
            other => score_words(look, other),
        }
    }

    fn points(&self, points: i64) -> String {
        hundredths(points)
    }

    fn points_words(&self, look: &Look, points: i64) -> String {
        look.fill(text::SCORE_LEAD, &[("lead", &hundredths(points))])
    }

    fn shows_order(&self, _scene: &Scene<'_>) -> bool {
        self.layout.is_some_and(|layout| layout.step == 1)
    }

    fn explanation_title(&self) -> Message {
        text::EXPLANATION
    }

    fn explain(&self, scene: &Scene<'_>, width: u16) -> Vec<Paragraph> {
        let Some(game) = game_of(scene.game) else { return Vec::new() };
        let piece = self.chosen(game).filter(|_| scene.steering);
        explanation::lines(scene, game, piece, self.cursor(game).filter(|_| scene.steering), width)
    }

    fn legend(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        explanation::legend(look, width)
    }

    fn remark(&self, look: &Look, before: &dyn AnyGame, mv: &str) -> Option<String> {
        let game = game_of(before)?;
        let action: Action = mv.parse().ok()?;
        let piece = game.pieces(game.to_move()).get(usize::from(action.piece))?;
        let Order::Go(direction) = action.order else { return Some(look.text(text::DIGS).to_string()) };
        let terrain = game.terrain(game.torus().neighbour(piece.cell, direction));
        // A message for each: the cases and the articles of the languages differ from item to item.
        let message = match terrain {
            Terrain::Flag => text::TAKES_FLAG,
            Terrain::Boat => text::TAKES_BOAT,
            Terrain::Axe => text::TAKES_AXE,
            Terrain::Juice => text::TAKES_JUICE,
            Terrain::Shovel => text::TAKES_SHOVEL,
            Terrain::Forest if piece.axe > 0 => text::CUTS,
            _ => return None,
        };
        Some(look.text(message).to_string())
    }

    fn craft(&self) -> Option<Box<dyn Craft>> {
        Some(Box::new(drawing::MapCraft::default()))
    }

    fn help(&self) -> &'static [Message] {
        &[
            text::HELP_MOVE,
            text::HELP_TYPE,
            text::HELP_GROUND,
            text::HELP_ITEMS,
            text::HELP_COSTS,
            text::HELP_EDGES,
            text::HELP_VALUES,
        ]
    }
}
