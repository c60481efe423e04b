//! How a board of Timbiriche is drawn, once it is known where everything is.

use game::History;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
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
const DRAWN_THICK: [Glyph; 2] = [Glyph::new("▬", "-"), Glyph::new("┃", "|")];
const LAST: [Glyph; 2] = [Glyph::new("═", "="), Glyph::new("║", "#")];
const OPEN: [Glyph; 2] = [Glyph::new("╌", " "), Glyph::new("╎", " ")];
const CURSOR: [Glyph; 2] = [Glyph::new("━", "*"), Glyph::new("┃", "*")];
/// Points to what lies beyond the edge: left, right, above, below.
const BEYOND: [Glyph; 4] = [Glyph::new("◂", "<"), Glyph::new("▸", ">"), Glyph::new("▴", "^"), Glyph::new("▾", "v")];

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
    painter.boxes(scene, game, fresh, flash);
    for number in 0..game.geometry().lines() {
        let line = game.geometry().line(number);
        let state = if cursor == Some(line) {
            State::Cursor { drawn: game.is_drawn(line) }
        } else if fresh.contains(&line) {
            State::Last
        } else if game.is_drawn(line) {
            State::Drawn
        } else {
            State::Open
        };
        painter.line(line, state);
    }
    painter.dots(game);
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
    Last,
    Cursor { drawn: bool },
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
        let mut style = self.look.style(match state {
            State::Open => Role::Faint,
            State::Drawn => Role::Ink,
            State::Last => Role::Last,
            State::Cursor { .. } => Role::Cursor,
        });
        let glyphs = match state {
            State::Open => OPEN,
            State::Drawn if wide => DRAWN_THICK,
            State::Drawn => DRAWN,
            State::Last => LAST,
            State::Cursor { drawn: true } => DRAWN,
            State::Cursor { drawn: false } => CURSOR,
        };
        if state == (State::Cursor { drawn: true }) {
            // Nothing can be played here.
            style = style.add_modifier(Modifier::DIM | Modifier::UNDERLINED);
        }
        let mut symbol = self.look.glyph(glyphs[down]);
        if wide && state != State::Open && !self.look.ascii {
            symbol = THICK.unicode;
            if state == State::Last {
                // Told apart without colour as well.
                symbol = "▓";
            }
        }
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
            let role = match new && flash {
                true => Role::Flash(owner.index()),
                false => Role::Ground(owner.index()),
            };
            self.owned(at, scene.initial(owner), new, self.look.style(role));
        }
    }

    fn owned(&mut self, at: BoxAt, initial: char, new: bool, style: Style) {
        let inside = self.grid.inside();
        let thickness = i32::from(self.grid.thickness());
        let (x, y) = self.grid.dot(at.row, at.col);
        let (x, y) = (x + thickness, y + 1);
        let (width, height) = (i32::from(inside.width), i32::from(inside.height));
        for row in 0..height {
            for col in 0..width {
                self.put(x + col, y + row, " ", style);
            }
        }
        let (mid_x, mid_y) = (x + (width - 1) / 2, y + (height - 1) / 2);
        if !self.large(initial, (x, y), (width, height), style) {
            self.put_text(mid_x, mid_y, &initial.to_string(), style);
        }
        if new {
            let (left, right) = if width > 3 { (x, x + width - 1) } else { (mid_x - 1, mid_x + 1) };
            self.put(left, mid_y, "[", style);
            self.put(right, mid_y, "]", style);
        }
    }

    /// Draws the initial with large points, if there is room for it.
    fn large(&mut self, initial: char, (x, y): (i32, i32), (width, height): (i32, i32), style: Style) -> bool {
        let scale = (height - 2) / i32::from(letters::HEIGHT);
        if scale < 1 {
            return false;
        }
        let (wide, high) = (2 * scale * i32::from(letters::WIDTH), scale * i32::from(letters::HEIGHT));
        let (left, top) = (x + (width - wide) / 2, y + (height - high) / 2);
        let symbol = self.look.glyph(THICK);
        for row in 0..high {
            for col in 0..wide {
                let (px, py) = (col / (2 * scale), row / scale);
                match letters::point(initial, px as u16, py as u16) {
                    Some(true) => self.put(left + col, top + row, symbol, style),
                    Some(false) => {}
                    None => return false,
                }
            }
        }
        true
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
            let (x, y) = self.grid.dot(line.row(), line.col());
            let (thickness, step) = (i32::from(self.grid.thickness()), i32::from(self.grid.step));
            let length = label.chars().count() as i32;
            let (mid_x, mid_y) = match line.direction() {
                Direction::Horizontal => (x + (2 * step + thickness - length) / 2, y),
                Direction::Vertical => (x + (thickness - length).div_euclid(2), y + step / 2),
            };
            self.put_text(mid_x, mid_y, &label, self.look.style(role));
        }
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
