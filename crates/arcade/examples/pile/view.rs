//! The board: a row of tokens for each pile.

use game::{Game, History};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use search::Score;
use tui::glyphs::Glyph;
use tui::look::Look;
use tui::pointer::{Pointer, PointerKind};
use tui::texts::Message;
use tui::theme::Role;
use tui::views::{Response, Scene, Steering, View};

use crate::notation::{Take, letter};
use crate::rules::Pile;
use crate::texts as text;
use tui::widgets::paragraphs::{Paragraph, paragraph};

const TOKEN: Glyph = Glyph::new("●", "o");
const CHOSEN: Glyph = Glyph::new("○", "x");
const TAKEN: Glyph = Glyph::new("·", ".");

/// The board of Pile.
#[derive(Default)]
pub(crate) struct PileView {
    /// What Enter would take.
    cursor: Option<Take>,
    /// Where things were drawn last.
    grid: Grid,
}

/// Where the tokens are: how large, and where the first pile begins.
#[derive(Clone, Copy, Default)]
struct Grid {
    /// What may be drawn on.
    area: Rect,
    /// The height of a token; with its gap it is twice as wide.
    step: u16,
    /// The top left corner of the first pile's letter.
    origin: Position,
}

impl Grid {
    /// The board of so many piles at a step: a letter, a gap, then tokens; a gap between two piles.
    fn size(piles: &[u8], step: u16) -> Size {
        // A dozen tokens at most.
        let longest = piles.iter().max().map_or(0, |tokens| u16::from(*tokens));
        let rows = piles.len() as u16;
        Size::new(2 + 2 * step * longest, (step + 1) * rows - 1)
    }

    /// The board in the middle of an area, at the largest step that fits.
    fn new(piles: &[u8], area: Rect) -> Grid {
        let fits = |step: &u16| {
            let size = Grid::size(piles, *step);
            size.width <= area.width && size.height <= area.height
        };
        let step = (1..=4).rev().find(fits).unwrap_or(1);
        let size = Grid::size(piles, step);
        let x = area.x + area.width.saturating_sub(size.width) / 2;
        let y = area.y + area.height.saturating_sub(size.height) / 2;
        Grid { area, step, origin: Position::new(x, y) }
    }

    /// The place of a token, without the gap behind it; cut off at the edge of the area.
    fn token(&self, pile: usize, token: u8) -> Rect {
        let x = self.origin.x + 2 + 2 * self.step * u16::from(token);
        let y = self.origin.y + (self.step + 1) * pile as u16;
        Rect::new(x, y, 2 * self.step - 1, self.step).intersection(self.area)
    }
}

/// The piles at the start of the game, which the board keeps room for.
fn start(game: &dyn AnyGame) -> Vec<u8> {
    let history: Option<&History<Pile>> = game.as_any().downcast_ref();
    history.map_or(Vec::new(), |history| history.start().left().to_vec())
}

/// The moves of a plan as far as they can be played, each with the tokens of its pile before it.
fn expected(game: &Pile, plan: &[String]) -> Vec<(Take, u8)> {
    let mut game = game.clone();
    let mut moves = Vec::new();
    for take in plan.iter().map_while(|text| text.parse::<Take>().ok()) {
        if game.check(take).is_err() {
            break;
        }
        moves.push((take, game.left()[take.pile]));
        game.make(take);
    }
    moves
}

impl PileView {
    /// A board that nothing has been drawn on.
    pub(crate) fn boxed() -> Box<dyn View> {
        Box::new(PileView::default())
    }

    /// The move under a position on the screen: the token there and all to the right of it.
    fn take_at(&self, game: &Pile, at: Position) -> Option<Take> {
        game.left().iter().enumerate().find_map(|(pile, left)| {
            let token = (0..*left).find(|token| self.grid.token(pile, *token).contains(at))?;
            Some(Take { pile, count: left - token })
        })
    }
}

impl View for PileView {
    fn smallest(&self, game: &dyn AnyGame) -> Size {
        Grid::size(&start(game), 1)
    }

    fn fit(&self, game: &dyn AnyGame, pane: Size) -> Size {
        let piles = start(game);
        let grid = Grid::new(&piles, Rect::from((Position::ORIGIN, pane)));
        let size = Grid::size(&piles, grid.step);
        Size::new(size.width.min(pane.width), size.height.min(pane.height))
    }

    fn draw(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<Pile>() else { return };
        let (look, game) = (scene.look, history.game());
        let grid = Grid::new(history.start().left(), area);
        self.grid = grid;
        let cursor = self.cursor.filter(|_| scene.steering);
        // The tokens that were there before what is news to the person.
        let before = history.prefix(history.len().saturating_sub(scene.fresh));
        for (pile, left) in game.left().iter().enumerate() {
            let row = grid.token(pile, 0);
            if let Some(cell) = buffer.cell_mut((grid.origin.x, row.y)).filter(|_| !row.is_empty()) {
                cell.set_char(letter(pile)).set_style(look.style(Role::Dim));
            }
            for token in 0..before.game().left()[pile] {
                let chosen =
                    cursor.is_some_and(|take| take.pile == pile && left.saturating_sub(token) <= take.count);
                let (glyph, role) = match token < *left {
                    false => (TAKEN, Role::Last),
                    true if chosen => (CHOSEN, Role::Cursor),
                    true => (TOKEN, Role::Ink),
                };
                let place = grid.token(pile, token);
                for position in place.positions() {
                    buffer[position].set_symbol(look.glyph(glyph)).set_style(look.style(role));
                }
                // What is known about taking from here on.
                let take = Take { pile, count: left.saturating_sub(token) };
                let (sign, role) = match scene.value_of(&take.to_string()).map(|value| value.score) {
                    Some(Score::Win(_)) => ("+", Role::Good),
                    Some(Score::Loss(_)) => ("-", Role::Bad),
                    _ => continue,
                };
                if let Some(position) = place.positions().next() {
                    buffer[position].set_symbol(sign).set_style(look.style(role));
                }
            }
        }
        // The moves that the computer expects, each with its number on the first token that it takes.
        for (number, (take, left)) in (1..).zip(expected(game, scene.plan)) {
            let place = grid.token(take.pile, left - take.count);
            let style = look.style(Role::Hint);
            for (position, digit) in place.positions().zip(i32::to_string(&number).chars()) {
                buffer[position].set_char(digit).set_style(style);
            }
        }
    }

    fn steer(&mut self, scene: &Scene<'_>, steering: Steering) -> Response {
        let (Some(history), Some(cursor)) = (scene.history::<Pile>(), self.cursor) else {
            return Response::Nothing;
        };
        let game = history.game();
        let has_tokens = |pile: &usize| game.most(*pile) > 0;
        let on = |pile: usize| Take { pile, count: cursor.count.min(game.most(pile)) };
        let moved = match steering {
            Steering::Confirm => return Response::Play(cursor.to_string()),
            Steering::Up | Steering::Previous => (0..cursor.pile).rev().find(has_tokens).map(on),
            Steering::Down | Steering::Next => (cursor.pile + 1..game.left().len()).find(has_tokens).map(on),
            Steering::Left => Some(Take { count: cursor.count + 1, ..cursor }),
            Steering::Right => Some(Take { count: cursor.count - 1, ..cursor }),
            _ => None,
        };
        match moved.filter(|take| game.check(*take).is_ok()) {
            Some(take) => {
                self.cursor = Some(take);
                Response::Redraw
            }
            None => Response::Nothing,
        }
    }

    fn pointer(&mut self, scene: &Scene<'_>, pointer: Pointer) -> Response {
        let Some(history) = scene.history::<Pile>().filter(|_| scene.steering) else {
            return Response::Nothing;
        };
        let Some(take) = self.take_at(history.game(), pointer.at) else { return Response::Nothing };
        match (pointer.kind, history.game().check(take)) {
            (PointerKind::Press, Ok(())) => Response::Play(take.to_string()),
            (PointerKind::Press, Err(error)) => {
                Response::Say(format!("{take}: {}", error.reason(scene.look.language)))
            }
            (PointerKind::Hover, Ok(())) if self.cursor != Some(take) => {
                self.cursor = Some(take);
                Response::Redraw
            }
            _ => Response::Nothing,
        }
    }

    fn changed(&mut self, scene: &Scene<'_>) {
        let Some(history) = scene.history::<Pile>() else { return };
        let mut moves = Vec::new();
        history.game().legal_moves(&mut moves);
        self.cursor = self.cursor.filter(|take| moves.contains(take)).or(moves.first().copied());
    }

    fn pointed_at(&self, _: &Scene<'_>) -> Option<String> {
        self.cursor.map(|take| take.to_string())
    }

    fn point_at(&mut self, _: &Scene<'_>, mv: &str) {
        self.cursor = mv.parse().ok().or(self.cursor);
    }

    fn explanation_title(&self) -> Message {
        text::EXPLANATION
    }

    fn explain(&self, scene: &Scene<'_>, width: u16) -> Vec<Paragraph> {
        let Some(history) = scene.history::<Pile>() else { return Vec::new() };
        let (look, game) = (scene.look, history.game());
        let divisor = game.setup().most + 1;
        let remainders: Vec<u8> = game.left().iter().map(|tokens| tokens % divisor).collect();
        let list = remainders.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let lost = remainders.iter().fold(0, |sum, remainder| sum ^ remainder) == 0;
        let words = [
            look.fill(text::REMAINDERS, &[("divisor", &divisor), ("remainders", &list)]),
            look.text(if lost { text::LOST } else { text::GOOD }).to_string(),
        ];
        words.iter().map(|words| paragraph(words, width, look.style(Role::Text))).collect()
    }

    fn remark(&self, look: &Look, before: &dyn AnyGame, mv: &str) -> Option<String> {
        let before = before.as_any().downcast_ref::<History<Pile>>()?.game();
        let take: Take = mv.parse().ok()?;
        (before.left()[take.pile] == take.count)
            .then(|| look.fill(text::EMPTIES, &[("pile", &letter(take.pile))]))
    }

    fn help(&self) -> &'static [Message] {
        &[text::HELP_MOVE, text::HELP_TYPE, text::HELP_MARKS]
    }
}
