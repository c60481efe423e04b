//! How board and pieces are drawn, once it is known where they are.

use game::{Game, History, Seat};
use gato_e_rato::{GatoERato, Side, Square, Step};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use search::Score;

use super::board::Board;
use crate::glyphs::Glyph;
use crate::texts::gato_e_rato as text;
use crate::theme::{Land, Role};
use crate::views::Scene;

const DOT: Glyph = Glyph::new("•", "*");

/// The pieces by size, drawn in ASCII so that they look alike everywhere: the cat has ears, the mouse round ones.
const CATS: [&[&str]; 4] = [
    &["^^"],
    &["/\\/\\", "\\..\\"],
    &["/\\_/\\", "(o.o)", " >^< "],
    &[" /\\_/\\ ", "( o.o )", " > ^ < ", "/|   |\\"],
];
const MICE: [&[&str]; 4] = [
    &["()"],
    &["()()", "(..)"],
    &["()_()", "(o.o)", " (_)~"],
    &["()___()", "( o.o )", " \\ v / ", "  (_)~~"],
];

/// What to draw beside the position.
#[derive(Default)]
pub(super) struct Marks {
    /// The square of the chosen piece.
    pub(super) chosen: Option<Square>,
    /// The square under the cursor.
    pub(super) cursor: Option<Square>,
}

/// Draws the board.
pub(super) fn paint(
    scene: &Scene<'_>,
    history: &History<GatoERato>,
    board: &Board,
    marks: &Marks,
    buffer: &mut Buffer,
) {
    let game = history.game();
    let moves: Vec<Step> = history.moves().collect();
    let fresh = &moves[moves.len() - scene.fresh.max(1).min(moves.len())..];
    let mut painter = Painter { scene, board, buffer };
    for line in 1..=8 {
        for column in 1..=8 {
            painter.ground(line, column);
        }
    }
    for step in fresh {
        painter.centred(step.from, scene.look.glyph(DOT), scene.look.style(Role::Last));
    }
    let targets = marks.chosen.map(|from| targets(game, from)).unwrap_or_default();
    for target in &targets {
        painter.centred(*target, scene.look.glyph(DOT), scene.look.style(Role::Hint));
    }
    for cat in game.cats().iter() {
        painter.piece(cat, Side::Cats, marks.chosen == Some(cat), is_last(fresh, cat));
    }
    painter.piece(
        game.mouse(),
        Side::Mouse,
        marks.chosen == Some(game.mouse()),
        is_last(fresh, game.mouse()),
    );
    painter.plan(game);
    painter.values(game, marks.chosen);
    if let Some(cursor) = marks.cursor {
        painter.cursor(cursor);
    }
    if board.labels {
        painter.labels();
    }
}

/// Whether the piece on a square has just come there.
fn is_last(fresh: &[Step], square: Square) -> bool {
    fresh.iter().any(|step| step.to == square)
}

/// Where the piece on a square may go, if its side is to move.
pub(super) fn targets(game: &GatoERato, from: Square) -> Vec<Square> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().filter(|step| step.from == from).map(|step| step.to).collect()
}

struct Painter<'a, 'b> {
    scene: &'a Scene<'a>,
    board: &'a Board,
    buffer: &'b mut Buffer,
}

/// So many expected moves are numbered: a whole game would fill the board.
const PLANNED: i32 = 12;

impl Painter<'_, '_> {
    /// The next moves that the computer expects, numbered, in the colours of who makes them. A piece is never
    /// covered, and a square that is entered several times keeps its first number.
    fn plan(&mut self, game: &GatoERato) {
        let mut after = game.clone();
        let mut taken: Vec<Square> = game.cats().iter().chain([game.mouse()]).collect();
        for (number, text) in (1..=PLANNED).zip(self.scene.plan) {
            let Some(step) = text.parse::<Step>().ok().filter(|step| after.check(*step).is_ok()) else {
                break;
            };
            if !taken.contains(&step.to) {
                taken.push(step.to);
                let style = self.scene.look.style(Role::Seat(after.to_move().index()));
                self.centred(step.to, &i32::to_string(&number), style);
            }
            after.make(step);
        }
    }

    fn put(&mut self, x: u16, y: u16, symbol: &str, style: Style) {
        if self.board.area.contains((x, y).into())
            && let Some(cell) = self.buffer.cell_mut((x, y))
        {
            // What stands on a square keeps the ground behind it.
            cell.set_symbol(symbol).set_style(style);
        }
    }

    fn rect(&self, square: Square) -> Rect {
        self.board.rect(square.line(), square.column())
    }

    fn ground(&mut self, line: u8, column: u8) {
        let rect = self.board.rect(line, column);
        let look = self.scene.look;
        let dark = (line + column).is_multiple_of(2);
        let style = if dark { look.style(Role::Land(Land::Road)) } else { look.style(Role::Faint) };
        // Without colour the light squares, where nothing ever stands, are shaded.
        let symbol = if dark || look.theme.has_color() { " " } else { ":" };
        for y in rect.top()..rect.bottom() {
            for x in rect.left()..rect.right() {
                self.put(x, y, symbol, style);
            }
        }
    }

    /// A short text in the middle of a square; two columns are the middle of every square.
    fn centred(&mut self, square: Square, text: &str, style: Style) {
        let rect = self.rect(square);
        let width = text.chars().count() as u16;
        let x = rect.x + rect.width.saturating_sub(width) / 2;
        let y = rect.y + (rect.height - 1) / 2;
        for (offset, c) in (0..).zip(text.chars().take(usize::from(rect.width))) {
            self.put(x + offset, y, c.encode_utf8(&mut [0; 4]), style);
        }
    }

    fn piece(&mut self, square: Square, side: Side, chosen: bool, last: bool) {
        let rect = self.rect(square);
        let look = self.scene.look;
        let seat = side.seat().index();
        let mut style = look.style(if chosen { Role::Flash(seat) } else { Role::Ground(seat) });
        if last {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let forms = if side == Side::Cats { &CATS } else { &MICE };
        let fits = |form: &&&[&str]| form.len() as u16 <= rect.height && form[0].len() as u16 <= rect.width;
        let form = forms.iter().rev().find(fits).unwrap_or(&forms[0]);
        if rect.height > 2 {
            // The owner's ground fills the square, a column less on either side.
            for y in rect.top()..rect.bottom() {
                for x in rect.left() + 1..rect.right() - 1 {
                    self.put(x, y, " ", style.remove_modifier(Modifier::UNDERLINED));
                }
            }
        }
        let x = rect.x + (rect.width - form[0].len() as u16) / 2;
        let y = rect.y + (rect.height - form.len() as u16) / 2;
        for (row, line) in (0..).zip(*form) {
            for (column, c) in (0..).zip(line.chars()) {
                self.put(x + column, y + row, c.encode_utf8(&mut [0; 4]), style);
            }
        }
    }

    /// The exact verdict of every move, on the square that it leads to. Moves of several cats to one square are
    /// told apart by choosing a cat.
    fn values(&mut self, game: &GatoERato, chosen: Option<Square>) {
        let look = self.scene.look;
        let side = game.side_to_move();
        for (order, value) in self.scene.values.iter().enumerate().rev() {
            let Ok(step) = value.mv.parse::<Step>() else { continue };
            let shared = self.scene.values.iter().any(|other| {
                other.mv != value.mv && other.mv.parse::<Step>().is_ok_and(|other| other.to == step.to)
            });
            if shared && chosen.is_some_and(|chosen| chosen != step.from) {
                continue;
            }
            let (winner, plies) = match value.score {
                Score::Win(plies) => (side, plies),
                Score::Loss(plies) => (side.other(), plies),
                _ => continue,
            };
            let message = if winner == Side::Cats { text::VERDICT_CATS } else { text::VERDICT_MOUSE };
            let words = look.fill(message, &[("plies", &plies)]);
            let good = winner == side;
            let role = if order == 0 {
                Role::Selected
            } else if good {
                Role::Hint
            } else {
                Role::Bad
            };
            if self.board.step == 1 {
                // Two columns: the number alone, and who wins by the colour.
                self.centred(step.to, &plies.to_string(), look.style(role));
            } else {
                self.centred(step.to, &words, look.style(role));
            }
        }
    }

    fn cursor(&mut self, square: Square) {
        let rect = self.rect(square);
        let style = self.scene.look.style(Role::Cursor);
        if self.board.step == 1 {
            // No room for brackets beside the piece: they stand on the neighbouring light squares.
            self.put(rect.x.saturating_sub(1), rect.y, "[", style);
            self.put(rect.right(), rect.y, "]", style);
            return;
        }
        for y in rect.top()..rect.bottom() {
            self.put(rect.left(), y, "[", style);
            self.put(rect.right() - 1, y, "]", style);
        }
    }

    fn labels(&mut self) {
        let style = self.scene.look.style(Role::Dim);
        for number in 1..=8 {
            let text = number.to_string();
            let (line, column) = (self.board.rect(number, 1), self.board.rect(1, number));
            self.put(line.x.saturating_sub(2), line.y + (line.height - 1) / 2, &text, style);
            self.put(column.x + (column.width - 1) / 2, column.bottom(), &text, style);
        }
    }
}

/// The seat that a side has, for names.
pub(super) fn seat(side: Side) -> Seat {
    side.seat()
}
