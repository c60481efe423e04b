//! The board of Timbiriche: dots, lines, boxes with their owners.
//!
//! Where things are is in `grid`, how they are drawn in `paint`, the words of the panel in
//! `explanation`.

mod explanation;
mod grid;
mod letters;
mod paint;

use std::time::{Duration, Instant};

use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use timbiriche::{Direction, Line, Timbiriche};

use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::texts::{Message, timbiriche as text};
use crate::views::{Response, Scene, Steering, View};
use crate::widgets::paragraphs::Paragraph;

use grid::{Board, Grid};

/// How long a box flashes that has just been closed.
const FLASH: Duration = Duration::from_millis(500);

/// The board of Timbiriche.
#[derive(Debug, Default)]
pub struct TimbiricheView {
    /// The line under the cursor.
    cursor: Option<Line>,
    /// The column that the cursor keeps to when it goes up and down, in half columns.
    goal: u16,
    /// Where things were drawn last.
    grid: Option<Grid>,
    /// Until when the last closed boxes flash.
    flash_until: Option<Instant>,
    /// The number of moves at the last change, to tell a move from an undo.
    moves: usize,
}

impl TimbiricheView {
    /// A board that nothing has been drawn on.
    pub fn boxed() -> Box<dyn View> {
        Box::new(TimbiricheView::default())
    }

    fn set_cursor(&mut self, line: Line) {
        self.cursor = Some(line);
        self.goal = half_place(line).1;
    }

    /// The cursor one step along its row of lines, or to the next row.
    fn step(&mut self, board: Board, steering: Steering) -> Response {
        let Some(cursor) = self.cursor else { return Response::Nothing };
        let (y, x) = half_place(cursor);
        let (last_y, last_x) = (2 * (u16::from(board.rows) - 1), 2 * (u16::from(board.cols) - 1));
        let end = |y: u16| if y.is_multiple_of(2) { (1, last_x - 1) } else { (0, last_x) };
        let to = match steering {
            Steering::Left => (y, x.saturating_sub(2).max(end(y).0)),
            Steering::Right => (y, (x + 2).min(end(y).1)),
            Steering::First => (y, end(y).0),
            Steering::Last => (y, end(y).1),
            Steering::Up | Steering::Down | Steering::PageUp | Steering::PageDown => {
                let y = match steering {
                    Steering::Up => y.saturating_sub(1),
                    Steering::Down => (y + 1).min(last_y),
                    Steering::PageUp => 0,
                    _ => last_y,
                };
                // The line of that row that is closest to the column that the cursor keeps to.
                let wanted = self.goal.clamp(end(y).0, end(y).1);
                let x = if wanted % 2 == end(y).0 % 2 { wanted } else { wanted - 1 };
                (y, x)
            }
            _ => (y, x),
        };
        let Some(line) = at_half_place(to) else { return Response::Nothing };
        match steering {
            Steering::Left | Steering::Right | Steering::First | Steering::Last => self.set_cursor(line),
            _ => self.cursor = Some(line),
        }
        Response::Redraw
    }

    fn play(&self, scene: &Scene<'_>, game: &Timbiriche, line: Line) -> Response {
        match game.is_drawn(line) {
            true => Response::Say(scene.look.text(text::LINE_DRAWN).to_string()),
            false => Response::Play(line.to_string()),
        }
    }

    /// The next or previous line that can be drawn, in the order of the moves.
    fn next_open(&mut self, game: &Timbiriche, forward: bool) -> Response {
        let open: Vec<Line> = game.open().iter().map(|number| game.geometry().line(number)).collect();
        let next = match forward {
            true => open.iter().find(|line| Some(**line) > self.cursor).or(open.first()),
            false => open.iter().rev().find(|line| Some(**line) < self.cursor).or(open.last()),
        };
        if let Some(&line) = next {
            self.set_cursor(line);
        }
        Response::Redraw
    }
}

/// The middle of a line in half steps between dots: row and column.
fn half_place(line: Line) -> (u16, u16) {
    let (row, col) = (2 * u16::from(line.row()), 2 * u16::from(line.col()));
    match line.direction() {
        Direction::Horizontal => (row, col + 1),
        Direction::Vertical => (row + 1, col),
    }
}

/// The line whose middle is there.
fn at_half_place((row, col): (u16, u16)) -> Option<Line> {
    let (half_row, half_col) = (u8::try_from(row / 2).ok()?, u8::try_from(col / 2).ok()?);
    match row % 2 {
        0 => Line::horizontal(half_row, half_col),
        _ => Line::vertical(half_row, half_col),
    }
}

/// The line closest to a place that can still be drawn; the line itself at the end of the game.
fn closest_open(game: &Timbiriche, line: Line) -> Line {
    let (y, x) = half_place(line);
    let lines = game.open().iter().map(|number| game.geometry().line(number)).collect::<Vec<_>>();
    let distance = |line: &Line| {
        let (other_y, other_x) = half_place(*line);
        u32::from(y.abs_diff(other_y)).pow(2) + u32::from(x.abs_diff(other_x)).pow(2)
    };
    lines.into_iter().min_by_key(distance).unwrap_or(line)
}

fn board_of(game: &dyn AnyGame) -> Option<Board> {
    let history = game.as_any().downcast_ref::<game::History<Timbiriche>>()?;
    Some(Board { rows: history.game().rows(), cols: history.game().cols() })
}

impl View for TimbiricheView {
    fn smallest(&self, game: &dyn AnyGame) -> Size {
        // What is larger than the pane scrolls; less than two boxes each way is no board.
        board_of(game).map_or(Size::ZERO, |board| {
            let whole = board.size(grid::SMALLEST_STEP);
            Size::new(whole.width.min(17), whole.height.min(5))
        })
    }

    fn fit(&self, game: &dyn AnyGame, pane: Size) -> Size {
        board_of(game).map_or(Size::ZERO, |board| {
            let size = board.size(board.step_for(pane));
            Size::new(size.width.min(pane.width), size.height.min(pane.height))
        })
    }

    fn draw(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let (Some(board), Some(history)) = (board_of(scene.game), scene.history::<Timbiriche>()) else {
            return;
        };
        let around = self.cursor.filter(|_| scene.steering).or_else(|| history.moves().next_back());
        let scroll = self.grid.filter(|grid| grid.board == board).map(|grid| grid.scroll);
        let grid = Grid::new(board, area, around.map(half_place), scroll.unwrap_or_default(), true);
        self.grid = Some(grid);
        let flash = self.flash_until.is_some_and(|until| scene.now < until);
        let cursor = self.cursor.filter(|_| scene.steering);
        paint::paint(scene, history, &grid, cursor, flash, buffer);
    }

    fn miniature(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let (Some(board), Some(history)) = (board_of(scene.game), scene.history::<Timbiriche>()) else {
            return;
        };
        let around = history.moves().next_back().map(half_place);
        let grid = Grid::new(board, area, around, (0, 0), false);
        paint::paint(scene, history, &grid, None, false, buffer);
    }

    fn steer(&mut self, scene: &Scene<'_>, steering: Steering) -> Response {
        let (Some(board), Some(history)) = (board_of(scene.game), scene.history::<Timbiriche>()) else {
            return Response::Nothing;
        };
        match (steering, self.cursor) {
            (Steering::Confirm, Some(line)) => self.play(scene, history.game(), line),
            (Steering::Next, _) => self.next_open(history.game(), true),
            (Steering::Previous, _) => self.next_open(history.game(), false),
            _ => self.step(board, steering),
        }
    }

    fn pointer(&mut self, scene: &Scene<'_>, pointer: Pointer) -> Response {
        let Some(history) = scene.history::<Timbiriche>() else { return Response::Nothing };
        let hit = self.grid.and_then(|grid| grid.line_at(pointer.at)).and_then(at_half_place);
        let Some(line) = hit.filter(|_| scene.steering) else { return Response::Nothing };
        match pointer.kind {
            PointerKind::Press => {
                self.set_cursor(line);
                self.play(scene, history.game(), line)
            }
            PointerKind::Hover | PointerKind::Drag if self.cursor != Some(line) => {
                self.set_cursor(line);
                Response::Redraw
            }
            _ => Response::Nothing,
        }
    }

    fn changed(&mut self, scene: &Scene<'_>) {
        let (Some(board), Some(history)) = (board_of(scene.game), scene.history::<Timbiriche>()) else {
            return;
        };
        let game = history.game();
        let middle = Line::horizontal(board.rows / 2, (board.cols - 1) / 2);
        let known = self.cursor.filter(|line| game.geometry().line_number(*line).is_some()).or(middle);
        if let Some(line) = known
            && (game.is_drawn(line) || self.cursor.is_none())
        {
            self.set_cursor(closest_open(game, line));
        }
        let grew = history.len() > self.moves;
        self.moves = history.len();
        let closed = history.moves().next_back().is_some_and(|line| game.closes(line).next().is_some());
        self.flash_until = (grew && closed).then(|| scene.now + FLASH);
    }

    fn next_frame(&self, now: Instant) -> Option<Instant> {
        self.flash_until.filter(|until| *until > now)
    }

    fn pointed_at(&self, scene: &Scene<'_>) -> Option<String> {
        let game = scene.history::<Timbiriche>()?.game();
        self.cursor.filter(|line| !game.is_drawn(*line)).map(|line| line.to_string())
    }

    fn point_at(&mut self, _scene: &Scene<'_>, mv: &str) {
        if let Ok(line) = mv.parse() {
            self.set_cursor(line);
        }
    }

    fn explanation_title(&self) -> Message {
        text::EXPLANATION
    }

    fn explain(&self, scene: &Scene<'_>, width: u16) -> Vec<Paragraph> {
        scene
            .history::<Timbiriche>()
            .map_or(Vec::new(), |history| explanation::lines(scene, history.game(), width))
    }

    fn remark(&self, look: &Look, before: &dyn AnyGame, mv: &str) -> Option<String> {
        let history = before.as_any().downcast_ref::<game::History<Timbiriche>>()?;
        match history.game().closes(mv.parse().ok()?).count() {
            0 => None,
            closed => Some(look.fill(text::CLOSES, &[("n", &closed)])),
        }
    }

    fn help(&self) -> &'static [Message] {
        &[text::HELP_MOVE, text::HELP_TYPE, text::HELP_MARKS, text::HELP_CHAINS, text::HELP_VALUES]
    }
}
