//! The board of gato e rato: a chessboard of which only the dark squares count.
//!
//! Where things are is in `board`, how they are drawn in `paint`.

mod board;
mod paint;

use game::{Game, History};
use gato_e_rato::{Fate, GatoERato, LastMove, Side, Solution, Square, Step};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::texts::{Message, gato_e_rato as text};
use crate::theme::Role;
use crate::views::{Response, Scene, Steering, SteeringKey, View};
use crate::widgets::paragraphs::{Paragraph, paragraph};

use board::Board;
use paint::Marks;

/// The board of gato e rato.
#[derive(Debug, Default)]
pub struct GatoERatoView {
    /// The square of the chosen piece.
    chosen: Option<Square>,
    /// Whether no other piece could be chosen.
    is_only: bool,
    /// The square under the cursor.
    cursor: Option<Square>,
    /// Whether a piece is being dragged.
    dragging: bool,
    /// Where things were drawn last.
    board: Option<Board>,
}

const fn key(name: &'static str, help: Message, keys: &'static [&'static str]) -> SteeringKey {
    SteeringKey { name, help, keys }
}

static KEYS: &[SteeringKey] = &[
    key("up-left", text::KEY_UP_LEFT, &["q", "7"]),
    key("up-right", text::KEY_UP_RIGHT, &["e", "9"]),
    key("down-left", text::KEY_DOWN_LEFT, &["z", "1"]),
    key("down-right", text::KEY_DOWN_RIGHT, &["c", "3"]),
];

/// Lines and columns of each of [`KEYS`].
const WAYS: [(i8, i8); 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];

/// The square some lines and columns away.
fn away(square: Square, (lines, columns): (i8, i8)) -> Option<Square> {
    Square::new(square.line().checked_add_signed(lines)?, square.column().checked_add_signed(columns)?)
}

/// The squares of the pieces that can move, in the order of the moves.
fn movable(game: &GatoERato) -> Vec<Square> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let mut squares: Vec<Square> = moves.into_iter().map(|step| step.from).collect();
    squares.dedup();
    squares
}

fn game_of(game: &dyn AnyGame) -> Option<&GatoERato> {
    game.as_any().downcast_ref::<History<GatoERato>>().map(History::game)
}

impl GatoERatoView {
    /// A board that nothing has been drawn on.
    pub fn boxed() -> Box<dyn View> {
        Box::new(GatoERatoView::default())
    }

    /// The cursor one square on; straight up and down along the nearest dark squares.
    fn step(&mut self, steering: Steering) -> Response {
        let Some(cursor) = self.cursor else { return Response::Nothing };
        let (line, column) = (cursor.line(), cursor.column());
        // Lines take turns in which columns are dark.
        let aside = if line.is_multiple_of(2) { -1 } else { 1 };
        let to = match steering {
            Steering::Up => away(cursor, (1, aside)),
            Steering::Down => away(cursor, (-1, aside)),
            Steering::Left => away(cursor, (0, -2)),
            Steering::Right => away(cursor, (0, 2)),
            Steering::First => Square::new(line, if line.is_multiple_of(2) { 2 } else { 1 }),
            Steering::Last => Square::new(line, if line.is_multiple_of(2) { 8 } else { 7 }),
            Steering::PageUp => Square::new(8, column + column % 2),
            Steering::PageDown => Square::new(1, column - 1 + column % 2),
            _ => None,
        };
        match to {
            Some(to) => {
                self.cursor = Some(to);
                Response::Redraw
            }
            None => Response::Nothing,
        }
    }

    fn choose(&mut self, square: Square) -> Response {
        self.chosen = Some(square);
        self.cursor = Some(square);
        Response::Redraw
    }

    /// The next or previous piece that can move.
    fn next_piece(&mut self, game: &GatoERato, forward: bool) -> Response {
        let pieces = movable(game);
        let at = pieces.iter().position(|piece| Some(*piece) == self.chosen);
        let count = pieces.len();
        let next = match (at, forward) {
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
            (None, true) => 0,
            (None, false) => count.saturating_sub(1),
        };
        pieces.get(next).map_or(Response::Nothing, |piece| self.choose(*piece))
    }

    /// Sends the chosen piece to a square, or says why it can't go.
    fn send(&self, scene: &Scene<'_>, game: &GatoERato, to: Square) -> Response {
        let Some(from) = self.chosen else {
            return Response::Say(scene.look.text(text::CHOOSE_PIECE).to_string());
        };
        let step = Step::new(from, to);
        match game.check(step) {
            Ok(()) => Response::Play(step.to_string()),
            Err(error) => Response::Say(format!("{step}: {}", error.reason(scene.look.language))),
        }
    }

    /// What Enter or a click means on a square: choose the piece there, or send the chosen one there.
    fn pick(&mut self, scene: &Scene<'_>, game: &GatoERato, square: Square) -> Response {
        self.cursor = Some(square);
        let own = match game.side_to_move() {
            Side::Mouse => square == game.mouse(),
            Side::Cats => game.cats().contains(square),
        };
        if own { self.choose(square) } else { self.send(scene, game, square) }
    }
}

impl View for GatoERatoView {
    /// Nothing is counted: one side wins.
    fn score(&self, _: &Scene<'_>, _: game::Seat) -> String {
        String::new()
    }

    fn smallest(&self, _: &dyn AnyGame) -> Size {
        Board::smallest()
    }

    fn fit(&self, _: &dyn AnyGame, pane: Size) -> Size {
        Board::fit(pane)
    }

    fn draw(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<GatoERato>() else { return };
        let board = Board::new(area, true);
        self.board = Some(board);
        let marks = match scene.steering {
            true => Marks { chosen: self.chosen, cursor: self.cursor },
            false => Marks::default(),
        };
        paint::paint(scene, history, &board, &marks, buffer);
    }

    fn miniature(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<GatoERato>() else { return };
        paint::paint(scene, history, &Board::new(area, false), &Marks::default(), buffer);
    }

    fn keys(&self) -> &'static [SteeringKey] {
        KEYS
    }

    fn steer(&mut self, scene: &Scene<'_>, steering: Steering) -> Response {
        let Some(game) = game_of(scene.game).filter(|_| scene.steering) else { return Response::Nothing };
        match steering {
            Steering::Own(index) => {
                let to = self.chosen.and_then(|from| away(from, *WAYS.get(index)?));
                match (self.chosen, to) {
                    (Some(_), Some(to)) => self.send(scene, game, to),
                    (Some(_), None) => Response::Say(scene.look.text(text::NO_WAY_THERE).to_string()),
                    (None, _) => Response::Say(scene.look.text(text::CHOOSE_PIECE).to_string()),
                }
            }
            Steering::Next => self.next_piece(game, true),
            Steering::Previous => self.next_piece(game, false),
            Steering::Confirm => match self.cursor {
                Some(square) => self.pick(scene, game, square),
                None => Response::Nothing,
            },
            _ => self.step(steering),
        }
    }

    fn pointer(&mut self, scene: &Scene<'_>, pointer: Pointer) -> Response {
        let Some(game) = game_of(scene.game).filter(|_| scene.steering) else { return Response::Nothing };
        let hit = self.board.and_then(|board| board.square_at(pointer.at));
        match (pointer.kind, hit) {
            (PointerKind::Press, Some(square)) => {
                let response = self.pick(scene, game, square);
                self.dragging = self.chosen == Some(square);
                response
            }
            (PointerKind::Release, Some(square)) if std::mem::take(&mut self.dragging) => {
                // A click on a piece only chooses it.
                if self.chosen == Some(square) { Response::Nothing } else { self.send(scene, game, square) }
            }
            (PointerKind::Release, None) => {
                self.dragging = false;
                Response::Nothing
            }
            (PointerKind::Hover | PointerKind::Drag, Some(square)) if self.cursor != Some(square) => {
                self.cursor = Some(square);
                Response::Redraw
            }
            _ => Response::Nothing,
        }
    }

    fn changed(&mut self, scene: &Scene<'_>) {
        let Some(game) = game_of(scene.game) else { return };
        self.dragging = false;
        let pieces = movable(game);
        // There is one mouse, so it needs no choosing. The cursor waits on a piece that can move.
        let chosen = match game.side_to_move() {
            Side::Mouse => pieces.first().copied(),
            Side::Cats => self.chosen.filter(|chosen| pieces.contains(chosen)),
        };
        self.chosen = chosen;
        self.is_only = game.side_to_move() == Side::Mouse;
        let kept = self.cursor.filter(|_| game.side_to_move() == Side::Cats);
        self.cursor = chosen.or(kept).or_else(|| pieces.first().copied());
    }

    fn cancel(&mut self) -> bool {
        self.dragging = false;
        if self.is_only {
            // The mouse stays chosen; the cursor goes back to it.
            return std::mem::replace(&mut self.cursor, self.chosen) != self.chosen;
        }
        self.chosen.take().is_some()
    }

    fn pointed_at(&self, scene: &Scene<'_>) -> Option<String> {
        let game = game_of(scene.game)?;
        let step = Step::new(self.chosen?, self.cursor?);
        game.check(step).is_ok().then(|| step.to_string())
    }

    fn point_at(&mut self, _: &Scene<'_>, mv: &str) {
        if let Ok(step) = mv.parse::<Step>() {
            (self.chosen, self.cursor) = (Some(step.from), Some(step.to));
        }
    }

    fn explanation_title(&self) -> Message {
        text::EXPLANATION
    }

    fn explain(&self, scene: &Scene<'_>, width: u16) -> Vec<Paragraph> {
        let Some(history) = scene.history::<GatoERato>() else { return Vec::new() };
        let game = history.game();
        let look = scene.look;
        let mut lines = Vec::new();
        let mut say = |words: String, role: Role| lines.push(paragraph(&words, width, look.style(role)));
        if !scene.values.is_empty() {
            exact_words(look, history, &mut say);
        }
        let mouse = Role::Seat(paint::seat(Side::Mouse).index());
        let cats = Role::Seat(paint::seat(Side::Cats).index());
        say(look.fill(text::MOUSE_LEFT, &[("n", &(game.mouse().line() - 1))]), mouse);
        say(look.fill(text::MOUSE_MOVES, &[("n", &game.mouse_targets().len())]), mouse);
        let steps: u32 = game.cats().iter().map(|cat| u32::from(8 - cat.line())).sum();
        say(look.fill(text::CAT_STEPS, &[("n", &steps)]), cats);
        let behind = game.cats().iter().filter(|cat| cat.line() > game.mouse().line()).count();
        if behind > 0 {
            say(look.fill(text::BEHIND, &[("n", &behind)]), cats);
        }
        lines
    }

    fn verdict(&self, scene: &Scene<'_>) -> Option<String> {
        Some(last_move_words(scene.look, scene.history()?)?.0)
    }

    fn help(&self) -> &'static [Message] {
        &[text::HELP_MOVE, text::HELP_TYPE, text::HELP_MARKS, text::HELP_PLAN, text::HELP_VALUES]
    }
}

/// What the solution says of the position and of the last move.
fn exact_words(look: &Look, history: &History<GatoERato>, say: &mut impl FnMut(String, Role)) {
    if history.game().outcome().is_none() {
        say(
            look.fill(
                text::EXACT_NOW,
                &[("fate", &fate_words(look, Solution::shared().fate(history.game())))],
            ),
            Role::Text,
        );
    }
    if let Some((words, role)) = last_move_words(look, history) {
        say(words, role);
    }
}

/// Who wins, in words.
fn fate_words(look: &Look, fate: Fate) -> String {
    let message = if fate.winner == Side::Cats { text::CATS_WIN } else { text::MOUSE_WINS };
    look.fill(message, &[("plies", &fate.plies)])
}

/// Whether the last move gave the game away, cost moves, or was a best one; `None` before the first move.
fn last_move_words(look: &Look, history: &History<GatoERato>) -> Option<(String, Role)> {
    let last = LastMove::of(history)?;
    Some(if last.gave_the_game_away() {
        let fate = fate_words(look, last.before);
        (look.fill(text::GAVE_AWAY, &[("move", &last.step), ("fate", &fate)]), Role::Bad)
    } else if last.plies_lost() > 0 {
        (look.fill(text::LOST_TIME, &[("move", &last.step), ("n", &last.plies_lost())]), Role::Warning)
    } else {
        (look.fill(text::KEPT, &[("move", &last.step)]), Role::Good)
    })
}
