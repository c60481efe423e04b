//! The boards. One file per game, each a [`View`].
//!
//! A view draws one board and turns keys and the mouse into moves. It knows its game's type (by
//! [`Scene::history`]) and nothing about who plays, engines, undo or files; the screens know all that and
//! nothing about the board. The same view serves play, replay, analysis, puzzles and the menu's miniature.

pub mod flag_capture;
pub mod formula;
pub mod gato_e_rato;
pub mod timbiriche;

use std::time::Instant;

use game::{Game, History, Seat};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use search::{MoveValue, Score};

use crate::actions::Action;
use crate::chord::Chord;
use crate::look::Look;
use crate::pointer::Pointer;
use crate::screens::editor::craft::Craft;
use crate::texts::{Message, play as text};
use crate::widgets::paragraphs::Paragraph;

/// What there is to draw.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The game as it stands. Its moves are in [`AnyGame::moves`].
    pub game: &'a dyn AnyGame,
    /// Name and initial of every seat, different for every seat, in ASCII.
    pub seats: &'a [SeatLook],
    /// Theme, glyphs and language.
    pub look: &'a Look,
    /// Whether a person may choose a move now. Only then is a cursor drawn and are moves taken.
    pub steering: bool,
    /// How many of the last moves are news to the person: made since their last own decision. Those are marked.
    pub fresh: usize,
    /// Values to draw on the board, best first: all moves, or the one that is hinted at. Often empty.
    pub values: &'a [MoveValue<String>],
    /// The moves that the computer expects, if the person wants to see them on the board. Often empty.
    pub plan: &'a [String],
    /// The time of this frame, for what moves.
    pub now: Instant,
}

/// What a seat is called on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The name.
    pub name: String,
    /// One letter or digit.
    pub initial: char,
}

impl<'a> Scene<'a> {
    /// The typed game; `None` if the view was given another game than its own.
    pub fn history<G: Game>(&self) -> Option<&'a History<G>> {
        self.game.as_any().downcast_ref()
    }

    /// The initial of a seat.
    pub fn initial(&self, seat: Seat) -> char {
        self.seats.get(seat.index()).map_or('?', |look| look.initial)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.seats.get(seat.index()).map_or("?", |look| look.name.as_str())
    }

    /// What is known about the value of a move.
    pub fn value_of(&self, mv: &str) -> Option<&'a MoveValue<String>> {
        self.values.iter().find(|value| value.mv == mv)
    }
}

/// What a person does on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steering {
    /// The arrow keys and their letters.
    Up,
    /// See [`Steering::Up`].
    Down,
    /// See [`Steering::Up`].
    Left,
    /// See [`Steering::Up`].
    Right,
    /// Tab: the next piece.
    Next,
    /// Shift-Tab: the previous piece.
    Previous,
    /// Home.
    First,
    /// End.
    Last,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Enter or space: pick, or play what is chosen.
    Confirm,
    /// One of the view's own keys, by its index in [`View::keys`].
    Own(usize),
}

impl Steering {
    /// What an action does on a board; `None` for those that are not about one.
    pub fn of(action: Action) -> Option<Steering> {
        Some(match action {
            Action::Up => Steering::Up,
            Action::Down => Steering::Down,
            Action::Left => Steering::Left,
            Action::Right => Steering::Right,
            Action::Next => Steering::Next,
            Action::Previous => Steering::Previous,
            Action::First => Steering::First,
            Action::Last => Steering::Last,
            Action::PageUp => Steering::PageUp,
            Action::PageDown => Steering::PageDown,
            Action::Confirm => Steering::Confirm,
            _ => return None,
        })
    }
}

/// Which of the view's own keys this is, by its index in [`View::keys`].
pub fn own_key(view: &dyn View, key: Chord) -> Option<usize> {
    let named = |name: &&str| name.parse() == Ok(key);
    view.keys().iter().position(|own| own.keys.iter().any(named))
}

/// A key that only one game's board has. Drawn in the help overlay like the actions; never a key of
/// [`crate::actions::ACTIONS`].
#[derive(Clone, Copy, Debug)]
pub struct SteeringKey {
    /// Its name, for messages.
    pub name: &'static str,
    /// What it does, for the help overlay.
    pub help: Message,
    /// The keys, the one to show first, as in the table of actions.
    pub keys: &'static [&'static str],
}

/// What came of a key or of the mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// Nothing has changed.
    Nothing,
    /// The board has to be drawn anew.
    Redraw,
    /// The person plays this move.
    Play(String),
    /// Nothing is played; this is why.
    Say(String),
}

/// The board of a game.
///
/// A view keeps what belongs to looking at the board: cursor, selection, scroll position, where things were
/// drawn (for the mouse), animations. Whatever belongs to the game is in the [`Scene`].
pub trait View: Send {
    /// The smallest pane in which the game can be played. A view that scrolls answers less than its board takes.
    fn smallest(&self, game: &dyn AnyGame) -> Size;

    /// How much of this pane the board takes at the largest step that fits; never more than the pane.
    fn fit(&self, game: &dyn AnyGame, pane: Size) -> Size;

    /// Draws the board in the middle of the area, at the largest step that fits. Any area is possible, also an
    /// empty one. Remembers where things are, for [`View::pointer`].
    fn draw(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer);

    /// Draws the position very small, without cursor and overlays, for the menu.
    fn miniature(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        self.draw(scene, area, buffer);
    }

    /// The keys that only this board has.
    fn keys(&self) -> &'static [SteeringKey] {
        &[]
    }

    /// A key. Asked only while [`Scene::steering`], except for [`Steering::Own`], which may also switch what is
    /// shown and is asked always.
    fn steer(&mut self, scene: &Scene<'_>, steering: Steering) -> Response;

    /// The mouse, anywhere on the screen; the view knows from the last drawing whether it is on the board.
    fn pointer(&mut self, scene: &Scene<'_>, pointer: Pointer) -> Response;

    /// The position has changed: a move, an undo, another game. The cursor and the selection are to be made valid,
    /// and an animation may begin.
    fn changed(&mut self, scene: &Scene<'_>);

    /// Takes back a selection. Whether there was one; if not, Esc means something else.
    fn cancel(&mut self) -> bool {
        false
    }

    /// Whether something is being computed for this board beside the drawing.
    fn is_waiting(&self) -> bool {
        false
    }

    /// When the next frame of an animation is due; `None` while nothing moves, so that idle is idle.
    fn next_frame(&self, now: Instant) -> Option<Instant> {
        let _ = now;
        None
    }

    /// The move that the cursor points at, for the line under the board.
    fn pointed_at(&self, scene: &Scene<'_>) -> Option<String>;

    /// Puts the cursor on a move, to show a hint.
    fn point_at(&mut self, scene: &Scene<'_>, mv: &str) {
        let _ = (scene, mv);
    }

    /// What a seat has, beside its name: `30`, `turn 12`. Empty where nothing is counted.
    fn score(&self, scene: &Scene<'_>, seat: Seat) -> String {
        scene.game.points(seat).to_string()
    }

    /// More about a seat, in a line of its own below its name: energy, speed, tools.
    fn seat_note(&self, scene: &Scene<'_>, seat: Seat, width: u16) -> Option<Line<'static>> {
        let _ = (scene, seat, width);
        None
    }

    /// The heading of [`View::explain`].
    fn explanation_title(&self) -> Message {
        text::EXPLANATION
    }

    /// Whether the board, as it was drawn last, has room only for the places of the moves in their order instead of
    /// the values that it is shown.
    fn shows_order(&self, scene: &Scene<'_>) -> bool {
        let _ = scene;
        false
    }

    /// What a strong player sees in this position, for the side panel, in lines of at most `width`.
    fn explain(&self, scene: &Scene<'_>, width: u16) -> Vec<Paragraph> {
        let _ = (scene, width);
        Vec::new()
    }

    /// What the signs on the board mean, for a side panel with room to spare, in lines of at most `width`.
    fn legend(&self, look: &Look, width: u16) -> Vec<Line<'static>> {
        let _ = (look, width);
        Vec::new()
    }

    /// What is remarkable about a move that was made in the position `before`, in a few words without a
    /// subject: "closes 2 boxes".
    fn remark(&self, look: &Look, before: &dyn AnyGame, mv: &str) -> Option<String> {
        let _ = (look, before, mv);
        None
    }

    /// What exact values say of the last move, in a sentence, for the line below the board. Asked while they are
    /// shown.
    fn verdict(&self, scene: &Scene<'_>) -> Option<String> {
        let _ = scene;
        None
    }

    /// A score of an engine in words, for the seat that thinks.
    fn score_words(&self, look: &Look, score: Score) -> String {
        score_words(look, score)
    }

    /// A number of [`Score::Points`] as the game counts them: a difference of scores, a height of the graph.
    fn points(&self, points: i64) -> String {
        points.to_string()
    }

    /// The same with what is counted, as [`View::score_words`] calls it.
    fn points_words(&self, look: &Look, points: i64) -> String {
        let _ = look;
        self.points(points)
    }

    /// How the tracks or maps of the game are drawn in the editor; `None` if it has none.
    fn craft(&self) -> Option<Box<dyn Craft>> {
        None
    }

    /// How to play it on this screen, in paragraphs, for the help overlay; the rules are in the registry.
    fn help(&self) -> &'static [Message];
}

/// The place of every value among all of them, from 1; equal values share one. The best values come first.
pub fn places<M>(values: &[MoveValue<M>]) -> Vec<usize> {
    let mut place = 1;
    let mut before = values.first().map(|value| value.score);
    let placed = values.iter().map(|value| {
        place += usize::from(before.replace(value.score) != Some(value.score));
        place
    });
    placed.collect()
}

/// A score in words that fit every game.
pub fn score_words(look: &Look, score: Score) -> String {
    match score {
        Score::Win(plies) => look.fill(text::SCORE_WIN, &[("plies", &plies)]),
        Score::Loss(plies) => look.fill(text::SCORE_LOSS, &[("plies", &plies)]),
        Score::Points(0) => "0".to_string(),
        Score::Points(points) => format!("{points:+}"),
        Score::Turns(turns) => look.fill(text::SCORE_TURNS, &[("turns", &turns)]),
        Score::NoWay => look.text(text::SCORE_NO_WAY).to_string(),
        Score::Untold => look.text(text::SCORE_UNTOLD).to_string(),
    }
}

/// Points that are hundredths of what a game counts in. From a hundred on only whole ones are told.
pub fn hundredths(points: i64) -> String {
    let decimals = if points.abs() < 10_000 { 2 } else { 0 };
    format!("{:.decimals$}", points as f64 / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_share_a_place() {
        let value = |score| MoveValue { mv: (), score, exact: true, line: Vec::new() };
        let scores = [25, 25, 26, 26, 26, 30].map(|turns| value(Score::Turns(turns)));
        assert_eq!(places(&scores), [1, 1, 2, 2, 2, 3]);
        assert_eq!(places::<()>(&[]), [0; 0]);
    }
}
