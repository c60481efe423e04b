//! How a board of Timbiriche is drawn, once it is known where everything is.

use game::{Game, History, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use timbiriche::{BoxAt, Direction, Line, Timbiriche};

use super::grid::Grid;
use super::letters;
use crate::glyphs::Glyph;
use crate::look::Look;
use crate::theme::Role;
use crate::views::Scene;

const DOT: Glyph = Glyph::new("●", "o");
const THICK: Glyph = Glyph::new("█", "#");

/// How a line is drawn: across, down.
const DRAWN: [Glyph; 2] = [Glyph::new("━", "-"), Glyph::new("┃", "|")];
const LAST: [Glyph; 2] = [Glyph::new("═", "="), Glyph::new("║", "#")];
const OPEN: [Glyph; 2] = [Glyph::new("╌", " "), Glyph::new("╎", " ")];
const CURSOR: [Glyph; 2] = [Glyph::new("━", "*"), Glyph::new("┃", "*")];
/// The cursor where nothing can be played.
const CURSOR_DRAWN: [Glyph; 2] = [Glyph::new("┅", "-"), Glyph::new("┇", "|")];
/// Points to what lies beyond the edge: left, right, above, below.
const BEYOND: [Glyph; 4] =
    [Glyph::new("◂", "<"), Glyph::new("▸", ">"), Glyph::new("▴", "^"), Glyph::new("▾", "v")];

/// Draws the board.
pub(super) fn paint(
    scene: &Scene<'_>,
    history: &History<Timbiriche>,
    grid: &Grid,
    cursor: Option<Line>,
    flash: bool,
    buffer: &mut Buffer,
) {
    let mut painter = Painter { grid, look: scene.look, buffer };
    let game = history.game();
    let moves: Vec<Line> = history.moves().collect();
    let fresh = &moves[moves.len() - scene.fresh.max(1).min(moves.len())..];
    // Who has just moved: with a box the turn stays, without one it goes on. Not known for the news of several.
    let mover = moves.last().map(|last| match game.closes(*last).next() {
        Some(at) => game.owner(at).unwrap_or(game.to_move()),
        None => Seat::all(game.seats())
            .find(|seat| seat.next(game.seats()) == game.to_move())
            .unwrap_or(Seat::FIRST),
    });
    painter.boxes(scene, game, fresh, flash);
    for number in 0..game.geometry().lines() {
        let line = game.geometry().line(number);
        let state = if cursor == Some(line) {
            State::Cursor { drawn: game.is_drawn(line) }
        } else if fresh.contains(&line) {
            State::Last(mover)
        } else if game.is_drawn(line) {
            State::Drawn
        } else {
            State::Open
        };
        painter.line(line, state);
    }
    painter.dots(game);
    painter.plan(scene, game);
    painter.values(scene);
    if grid.labels {
        painter.labels();
    }
    painter.beyond();
}

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Drawn,
    /// By the seat that drew it, if that is still known.
    Last(Option<Seat>),
    Cursor {
        drawn: bool,
    },
}

/// A place on the screen, perhaps outside of the area.
#[derive(Clone, Copy)]
struct Room {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
}

impl Room {
    /// A part of this size in the middle.
    fn middle(self, width: i32, height: i32) -> Room {
        Room { x: self.x + (self.width - width) / 2, y: self.y + (self.height - height) / 2, width, height }
    }
}

struct Painter<'a, 'b> {
    grid: &'a Grid,
    look: &'a Look,
    buffer: &'b mut Buffer,
}

impl Painter<'_, '_> {
    /// Puts a sign where it lies inside of the area.
    fn put(&mut self, x: i32, y: i32, symbol: &str, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if self.grid.area.contains((x, y).into())
            && let Some(cell) = self.buffer.cell_mut((x, y))
        {
            cell.set_symbol(symbol).set_style(style);
        }
    }

    fn put_text(&mut self, x: i32, y: i32, text: &str, style: Style) {
        for (offset, c) in text.chars().enumerate() {
            self.put(x + offset as i32, y, c.encode_utf8(&mut [0; 4]), style);
        }
    }

    fn dots(&mut self, game: &Timbiriche) {
        let style = self.look.style(Role::Ink);
        let wide = self.grid.thickness() == 2;
        let symbol = self.look.glyph(if wide { THICK } else { DOT });
        for row in 0..game.rows() {
            for col in 0..game.cols() {
                let (x, y) = self.grid.dot(row, col);
                for offset in 0..i32::from(self.grid.thickness()) {
                    self.put(x + offset, y, symbol, style);
                }
            }
        }
    }

    fn line(&mut self, line: Line, state: State) {
        let thickness = i32::from(self.grid.thickness());
        let wide = thickness == 2;
        let (x, y) = self.grid.dot(line.row(), line.col());
        let down = usize::from(line.direction() == Direction::Vertical);
        let style = self.look.style(match state {
            State::Open => Role::Faint,
            // A wide line needs less light.
            State::Drawn if wide => Role::Dim,
            State::Drawn => Role::Ink,
            State::Last(Some(seat)) if self.look.theme.has_color() => Role::Seat(seat.index()),
            State::Last(_) => Role::Last,
            State::Cursor { .. } => Role::Cursor,
        });
        let glyphs = match state {
            State::Open => OPEN,
            State::Drawn => DRAWN,
            State::Last(_) => LAST,
            State::Cursor { drawn: true } => CURSOR_DRAWN,
            State::Cursor { drawn: false } => CURSOR,
        };
        let symbol = match state {
            State::Drawn | State::Cursor { drawn: false } if wide && !self.look.ascii => THICK.unicode,
            // Without colour it has to be told apart from the other lines.
            State::Last(_) if wide && !self.look.ascii => {
                if self.look.theme.has_color() {
                    THICK.unicode
                } else {
                    "▓"
                }
            }
            _ => self.look.glyph(glyphs[down]),
        };
        match line.direction() {
            Direction::Horizontal => {
                for offset in thickness..i32::from(2 * self.grid.step) {
                    self.put(x + offset, y, symbol, style);
                }
            }
            Direction::Vertical => {
                for offset in 1..i32::from(self.grid.step) {
                    // A faint line stays thin.
                    let columns = if state == State::Open { 1 } else { thickness };
                    for column in 0..columns {
                        self.put(x + column, y + offset, symbol, style);
                    }
                }
            }
        }
    }

    /// The ground and the initial of every closed box; those that were closed just now stand out.
    fn boxes(&mut self, scene: &Scene<'_>, game: &Timbiriche, fresh: &[Line], flash: bool) {
        let just_closed: Vec<BoxAt> = fresh.iter().flat_map(|line| game.closes(*line)).collect();
        for number in 0..game.geometry().boxes() {
            let at = game.geometry().box_at(number);
            let Some(owner) = game.owner(at) else { continue };
            let new = just_closed.contains(&at);
            let ground = self.look.style(Role::Ground(owner.index()));
            let styles = match new && flash {
                true => [self.look.style(Role::Flash(owner.index())); 2],
                false => [
                    ground,
                    ground.patch(Style { fg: self.look.style(Role::Seat(owner.index())).fg, ..Style::new() }),
                ],
            };
            self.owned(at, scene.initial(owner), new, styles);
        }
    }

    fn owned(&mut self, at: BoxAt, initial: char, new: bool, styles: [Style; 2]) {
        let inside = self.grid.inside();
        let thickness = i32::from(self.grid.thickness());
        let (x, y) = self.grid.dot(at.row, at.col);
        let room = Room {
            x: x + thickness,
            y: y + 1,
            width: i32::from(inside.width),
            height: i32::from(inside.height),
        };
        let [style, large_style] = styles;
        for row in 0..room.height {
            for col in 0..room.width {
                self.put(room.x + col, room.y + row, " ", style);
            }
        }
        let drawn = letters::points(initial).and_then(|points| self.large(points, room, large_style));
        let letter = drawn.unwrap_or_else(|| {
            let middle = room.middle(1, 1);
            self.put_text(middle.x, middle.y, &initial.to_string(), style);
            middle
        });
        if new {
            self.brackets(letter, style);
        }
    }

    /// Draws an initial as large as there is room; returns where, or `None` if there is none.
    fn large(&mut self, points: u32, room: Room, style: Style) -> Option<Room> {
        let size = i32::from(letters::SIZE);
        // A box that is full to its edges looks crowded.
        let scale = ((room.height - 4) / size).min((room.width - 6) / (2 * size));
        let set = |x: i32, y: i32| letters::is_set(points, x as u16, y as u16);
        if scale >= 1 {
            let place = room.middle(2 * scale * size, scale * size);
            let symbol = self.look.glyph(THICK);
            for row in 0..place.height {
                for col in 0..place.width {
                    if set(col / (2 * scale), row / scale) {
                        self.put(place.x + col, place.y + row, symbol, style);
                    }
                }
            }
            return Some(place);
        }
        // Two points above each other in every cell.
        let half_height = (size + 1) / 2;
        if self.look.ascii || room.height <= half_height || room.width < size + 2 {
            return None;
        }
        let place = room.middle(size, half_height);
        for row in 0..half_height {
            for col in 0..size {
                let symbol = match (set(col, 2 * row), set(col, 2 * row + 1)) {
                    (true, true) => THICK.unicode,
                    (true, false) => "▀",
                    (false, true) => "▄",
                    (false, false) => continue,
                };
                self.put(place.x + col, place.y + row, symbol, style);
            }
        }
        Some(place)
    }

    /// Brackets around an initial: this box has been closed just now.
    fn brackets(&mut self, around: Room, style: Style) {
        let (left, right) = (around.x - 1, around.x + around.width);
        for row in 0..around.height {
            let signs = match row {
                _ if around.height == 1 || self.look.ascii => ["[", "]"],
                0 => ["┌", "┐"],
                row if row + 1 == around.height => ["└", "┘"],
                _ => ["│", "│"],
            };
            self.put(left, around.y + row, signs[0], style);
            self.put(right, around.y + row, signs[1], style);
        }
    }

    /// The value of a move in the middle of its line; the best ones stand out.
    fn values(&mut self, scene: &Scene<'_>) {
        let best = scene.values.first().map(|value| value.score.rank());
        for value in scene.values {
            let Ok(line) = value.mv.parse::<Line>() else { continue };
            let label = match value.score {
                search::Score::Points(0) => "0".to_string(),
                score => format!("{:+}", score.rank()),
            };
            let role = if Some(value.score.rank()) == best { Role::Hint } else { Role::Dim };
            self.label(line, &label, self.look.style(role));
        }
    }

    /// The moves that the computer expects, numbered, in the colours of who makes them.
    fn plan(&mut self, scene: &Scene<'_>, game: &Timbiriche) {
        let mut game = game.clone();
        for (number, text) in (1..).zip(scene.plan) {
            let Some(line) = text.parse().ok().filter(|line| game.check(*line).is_ok()) else { break };
            let style = self.look.style(Role::Seat(game.to_move().index()));
            self.label(line, &i32::to_string(&number), style);
            game.make(line);
        }
    }

    /// A few letters in the middle of a line.
    fn label(&mut self, line: Line, label: &str, style: Style) {
        let (x, y) = self.grid.dot(line.row(), line.col());
        let (thickness, step) = (i32::from(self.grid.thickness()), i32::from(self.grid.step));
        let length = label.chars().count() as i32;
        let (mid_x, mid_y) = match line.direction() {
            Direction::Horizontal => (x + (2 * step + thickness - length) / 2, y),
            Direction::Vertical => (x + (thickness - length).div_euclid(2), y + step / 2),
        };
        self.put_text(mid_x, mid_y, label, style);
    }

    /// The numbers of the columns above the board and of the rows left of it.
    fn labels(&mut self) {
        let style = self.look.style(Role::Dim);
        for col in 0..self.grid.board.cols {
            let (x, y) = self.grid.dot(0, col);
            self.put_text(x, y - 1, &col.to_string(), style);
        }
        for row in 0..self.grid.board.rows {
            let (x, y) = self.grid.dot(row, 0);
            let label = format!("{row:>2}");
            self.put_text(x - 3, y, &label, style);
        }
    }

    /// Marks on the edges beyond which the board goes on.
    fn beyond(&mut self) {
        let Rect { x, y, width, height } = self.grid.area;
        if width == 0 || height == 0 {
            return;
        }
        let (x, y) = (i32::from(x), i32::from(y));
        let (right, bottom) = (x + i32::from(width) - 1, y + i32::from(height) - 1);
        let (mid_x, mid_y) = ((x + right) / 2, (y + bottom) / 2);
        let places = [(x, mid_y), (right, mid_y), (mid_x, y), (mid_x, bottom)];
        let style = self.look.style(Role::Key);
        for ((hidden, (x, y)), glyph) in self.grid.hidden().into_iter().zip(places).zip(BEYOND) {
            if hidden {
                self.put(x, y, self.look.glyph(glyph), style);
            }
        }
    }
}
