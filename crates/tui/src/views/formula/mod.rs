//! The board of Formula: the paper, the cars with their traces, and the nine points to go to.
//!
//! Where things are is in `layout`, how they are drawn in `paint`, `ground` and `signs`, the small map in
//! `minimap`, the words of the panel in `explanation`. `nine` holds the nine points, `story` what has
//! happened so far, and `counting` has the exact counters computed beside the drawing.

mod counting;
mod drawing;
mod explanation;
pub(crate) mod ground;
mod layout;
mod minimap;
mod nine;
mod paint;
mod signs;
mod story;
#[cfg(test)]
mod tests;

use std::time::Instant;

use formula::candidates::trace;
use formula::geometry::{Point, Vector};
use formula::{Car, Formula, Move};
use game::{Game, History, Seat};
use play::AnyGame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;
use ratatui::text::Line;
use search::Score;

use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::editor::craft::Craft;
use crate::texts::{Message, formula as text};
use crate::theme::Role;
use crate::views::{Response, Scene, Steering, SteeringKey, View, hundredths, score_words};
use crate::widgets::paragraphs::Paragraph;
use crate::widgets::text as put;

use counting::Counting;
use explanation::Told;
use layout::{Focus, Layout};
use minimap::Scale;
use nine::{Fate, Nine, SHIFTS, STRAIGHT};
use paint::Marks;
use story::Story;

/// The board of Formula.
#[derive(Debug)]
pub struct FormulaView {
    /// Which of the nine points the cursor is on, by its index.
    cursor: usize,
    /// Whether the person has put it there.
    pointed: bool,
    counters: bool,
    ghost: bool,
    map: bool,
    /// The car that a person drove last: the board stays with it.
    own: Option<Seat>,
    counting: Option<Counting>,
    /// Where things were drawn last.
    layout: Option<Layout>,
}

const fn key(name: &'static str, help: Message, keys: &'static [&'static str]) -> SteeringKey {
    SteeringKey { name, help, keys }
}

/// The order of the first nine is that of [`SHIFTS`].
static KEYS: &[SteeringKey] = &[
    key("up-left", text::KEY_UP_LEFT, &["q", "7"]),
    key("straight-up", text::KEY_UP, &["w", "8"]),
    key("up-right", text::KEY_UP_RIGHT, &["e", "9"]),
    key("shift-left", text::KEY_LEFT, &["a", "4"]),
    key("straight", text::KEY_STRAIGHT, &["s", "5"]),
    key("shift-right", text::KEY_RIGHT, &["d", "6"]),
    key("down-left", text::KEY_DOWN_LEFT, &["z", "1"]),
    key("straight-down", text::KEY_DOWN, &["x", "2"]),
    key("down-right", text::KEY_DOWN_RIGHT, &["c", "3"]),
    key("counters", text::KEY_COUNTERS, &["t"]),
    key("best-line", text::KEY_GHOST, &["b"]),
    key("small-map", text::KEY_MAP, &["y"]),
];
const COUNTERS: usize = 9;
const GHOST: usize = 10;
const MAP: usize = 11;
/// No lead in hundredths of a turn is as large as this one.
const HOPELESS: i32 = 20_000;

impl Default for FormulaView {
    fn default() -> Self {
        FormulaView {
            cursor: STRAIGHT,
            pointed: false,
            counters: false,
            ghost: false,
            map: true,
            own: None,
            counting: None,
            layout: None,
        }
    }
}

fn history_of(game: &dyn AnyGame) -> Option<&History<Formula>> {
    game.as_any().downcast_ref()
}

/// Where the cars are, the one to move last, so that it is drawn over the others.
fn cars(race: &Formula) -> Vec<(Seat, Point)> {
    let mut cars: Vec<(Seat, Point)> =
        Seat::all(race.seats()).filter_map(|seat| Some((seat, race.racing(seat)?.0))).collect();
    cars.sort_by_key(|(seat, _)| *seat == race.to_move());
    cars
}

fn race_of(game: &dyn AnyGame) -> Option<&Formula> {
    history_of(game).map(History::game)
}

impl FormulaView {
    /// A board that nothing has been drawn on.
    pub fn boxed() -> Box<dyn View> {
        Box::new(FormulaView::default())
    }

    /// Has the track counted, if nobody has done so yet.
    fn count(&mut self, race: &Formula) {
        if !self.counting.as_ref().is_some_and(|counting| counting.is_of(race.course())) {
            self.counting = Some(Counting::of(race.course()));
        }
    }

    /// The car that has to be seen.
    fn followed(&self, scene: &Scene<'_>, race: &Formula) -> Option<Seat> {
        if scene.steering {
            return Some(race.to_move());
        }
        let racing = |seat: &Seat| race.racing(*seat).is_some();
        let turns = |seat: &Seat| {
            let (at, vector) = race.racing(*seat)?;
            race.course().ready_table()?.turns(at, vector)
        };
        let leading = || {
            let racing = Seat::all(race.seats()).filter(racing);
            racing.min_by_key(|seat| (turns(seat).unwrap_or(u32::MAX), *seat))
        };
        let home = |seat: &Seat| matches!(race.car(*seat), Car::Finished { .. });
        self.own.or_else(leading).or_else(|| Seat::all(race.seats()).find(home))
    }

    /// What has to be seen: the car, and rather still the nine points that it may go to.
    fn focus(&self, scene: &Scene<'_>, race: &Formula, story: &Story) -> Option<Focus> {
        let seat = self.followed(scene, race)?;
        match race.racing(seat) {
            Some((at, vector)) => {
                let middle = at + vector;
                let one = Vector::new(1, 1);
                Some([(at, at), (middle - one, middle + one)])
            }
            None => {
                let last = *story.traces.get(seat.index())?.last()?;
                Some([(last, last); 2])
            }
        }
    }

    /// The best line of the car to move; at the end that of the followed car, from its start.
    fn ghost_line(&self, scene: &Scene<'_>, race: &Formula, story: &Story) -> Vec<Point> {
        let Some(table) = race.course().ready_table() else { return Vec::new() };
        let over = race.outcome().is_some();
        let followed = if over { self.own } else { self.followed(scene, race) };
        let seat = followed.unwrap_or(Seat::FIRST);
        let from = match race.racing(seat).filter(|_| !over) {
            Some(state) => Some(state),
            None => story.start(seat).filter(|_| over).map(|start| (start, Vector::ZERO)),
        };
        let Some((at, vector)) = from else { return Vec::new() };
        trace(race.course(), at, &table.best_line(race.ground(), at, vector))
    }

    /// The person wants to go to one of the nine points.
    fn go(&mut self, scene: &Scene<'_>, nine: &Nine, index: usize) -> Response {
        (self.cursor, self.pointed) = (index, true);
        let choice = nine.choices[index];
        let look = scene.look;
        match choice.fate {
            _ if nine.must_stand => Response::Play(nine.token(index)),
            Fate::Occupied(by) => {
                let values: [(&str, &dyn std::fmt::Display); 2] =
                    [("name", &scene.name(by)), ("point", &choice.point)];
                Response::Say(look.fill(text::TAKEN, &values))
            }
            _ => Response::Play(nine.token(index)),
        }
    }

    fn point(&mut self, index: usize) -> Response {
        let same = self.pointed && self.cursor == index;
        (self.cursor, self.pointed) = (index, true);
        if same { Response::Nothing } else { Response::Redraw }
    }

    /// The cursor one point on.
    fn step(&mut self, nine: &Nine, steering: Steering) -> Response {
        let (column, row) = (self.cursor % 3, self.cursor / 3);
        let index = match steering {
            Steering::Up => 3 * row.saturating_sub(1) + column,
            Steering::Down => 3 * (row + 1).min(2) + column,
            Steering::Left => 3 * row + column.saturating_sub(1),
            Steering::Right => 3 * row + (column + 1).min(2),
            Steering::First => STRAIGHT,
            Steering::Next | Steering::Previous => {
                let step = if steering == Steering::Next { 1 } else { 8 };
                let good = |index: &usize| matches!(nine.choices[*index].fate, Fate::Free | Fate::Finishes);
                let around = (1..=9).map(|offset| (self.cursor + offset * step) % 9);
                around.clone().find(good).unwrap_or(self.cursor)
            }
            _ => return Response::Nothing,
        };
        self.point(index)
    }

    /// Switches what is shown.
    fn switch(&mut self, scene: &Scene<'_>, race: &Formula, index: usize) -> Response {
        let look = scene.look;
        let key = KEYS[index].keys[0];
        let words = |message: Message| Response::Say(look.fill(message, &[("key", &key)]));
        match index {
            COUNTERS => {
                self.counters = !self.counters;
                words(match (self.counters, race.course().is_prepared(), race.course().ready_table()) {
                    (false, ..) => text::COUNTERS_OFF,
                    (true, false, _) => text::COUNTERS_WAIT,
                    (true, true, None) => text::NO_TABLE,
                    (true, true, Some(_)) => text::COUNTERS_ON,
                })
            }
            GHOST => {
                self.ghost = !self.ghost;
                words(match (self.ghost, race.course().is_prepared(), race.course().ready_table()) {
                    (false, ..) => text::GHOST_OFF,
                    (true, false, _) => text::COUNTERS_WAIT,
                    (true, true, None) => text::NO_TABLE,
                    (true, true, Some(_)) => {
                        let doomed = scene.steering
                            && Nine::of(race).is_some_and(|nine| {
                                nine.best() == Some(formula::candidates::Counter::Doomed)
                            });
                        if doomed { text::GHOST_NONE } else { text::GHOST_ON }
                    }
                })
            }
            MAP => {
                self.map = !self.map;
                words(if self.map { text::MAP_ON } else { text::MAP_OFF })
            }
            _ => Response::Nothing,
        }
    }

    /// The small map, in the corner that is farthest from what is being looked at.
    fn draw_map(
        &self,
        scene: &Scene<'_>,
        race: &Formula,
        layout: &Layout,
        focus: Option<Focus>,
        buffer: &mut Buffer,
    ) {
        let area = layout.area;
        let track = race.course().track();
        let most = Size::new((area.width / 2).min(40), (area.height / 3).min(14));
        let Some(scale) = Scale::new(track, most).filter(|_| area.width >= 24 && area.height >= 9) else {
            return;
        };
        let size = scale.size();
        let around = focus.map_or((0, 0), |[_, (from, _)]| layout.centre(from));
        let middle = (i32::from(area.x + area.width / 2), i32::from(area.y + area.height / 2));
        let (right, below) = (around.0 < middle.0, around.1 < middle.1);
        let corner = Position::new(
            if right { area.right() - size.width } else { area.x },
            if below { area.bottom() - size.height } else { area.y },
        );
        // A margin towards the board.
        let margin = Rect {
            x: if right { corner.x - 1 } else { corner.x },
            y: if below { corner.y - 1 } else { corner.y },
            width: size.width + 1,
            height: size.height + 1,
        };
        for position in margin.intersection(area).positions() {
            let cell = &mut buffer[position];
            cell.reset();
            cell.set_style(scene.look.theme.page());
        }
        minimap::draw(scene, track, &cars(race), (scale, corner), layout.shown(), buffer);
    }
}

impl View for FormulaView {
    fn smallest(&self, _: &dyn AnyGame) -> Size {
        layout::SMALLEST
    }

    fn fit(&self, game: &dyn AnyGame, pane: Size) -> Size {
        race_of(game).map_or(Size::ZERO, |race| Layout::fit(race.course().track(), pane))
    }

    fn draw(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<Formula>() else { return };
        let race = history.game();
        self.count(race);
        let story = Story::of(history);
        let focus = self.focus(scene, race, &story);
        let layout = Layout::new(race.course().track(), area, focus, self.layout);
        self.layout = Some(layout);
        if let Some(counting) = &mut self.counting {
            counting.note_frame();
        }
        let nine = Nine::of(race).filter(|_| scene.steering);
        let ghost = if self.ghost { self.ghost_line(scene, race, &story) } else { Vec::new() };
        let cursor = nine.as_ref().filter(|nine| !nine.must_stand).map(|_| self.cursor);
        let marks = Marks { nine: nine.as_ref(), cursor, counters: self.counters, ghost: &ghost };
        paint::paint(scene, history, &story, &layout, &marks, buffer);
        if self.map && !layout.is_whole {
            self.draw_map(scene, race, &layout, focus, buffer);
        }
    }

    fn miniature(&mut self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Some(history) = scene.history::<Formula>() else { return };
        let race = history.game();
        let track = race.course().track();
        let layout = Layout::whole(track, area, None, None);
        if layout.is_whole {
            let story = Story::of(history);
            return paint::paint(scene, history, &story, &layout, &Marks::NONE, buffer);
        }
        let Some(scale) = Scale::new(track, area.as_size()) else { return };
        let size = scale.size();
        let corner =
            Position::new(area.x + (area.width - size.width) / 2, area.y + (area.height - size.height) / 2);
        minimap::draw(scene, track, &cars(race), (scale, corner), None, buffer);
    }

    fn keys(&self) -> &'static [SteeringKey] {
        KEYS
    }

    fn steer(&mut self, scene: &Scene<'_>, steering: Steering) -> Response {
        let Some(race) = race_of(scene.game) else { return Response::Nothing };
        if let Steering::Own(index @ COUNTERS..) = steering {
            return self.switch(scene, race, index);
        }
        let Some(nine) = Nine::of(race).filter(|_| scene.steering) else { return Response::Nothing };
        match steering {
            Steering::Own(index) if index < SHIFTS.len() => self.go(scene, &nine, index),
            Steering::Confirm => self.go(scene, &nine, self.cursor),
            _ => self.step(&nine, steering),
        }
    }

    fn pointer(&mut self, scene: &Scene<'_>, pointer: Pointer) -> Response {
        let nine = race_of(scene.game).filter(|_| scene.steering).and_then(Nine::of);
        let (Some(nine), Some(layout)) = (nine, self.layout) else { return Response::Nothing };
        let hit = layout.point_at(pointer.at).and_then(|point| nine.index_of(point));
        match (pointer.kind, hit) {
            (PointerKind::Press, Some(index)) => self.go(scene, &nine, index),
            (PointerKind::Hover | PointerKind::Drag, Some(index)) => self.point(index),
            _ => Response::Nothing,
        }
    }

    fn changed(&mut self, scene: &Scene<'_>) {
        let Some(race) = race_of(scene.game) else { return };
        (self.cursor, self.pointed) = (STRAIGHT, false);
        if scene.steering {
            self.own = Some(race.to_move());
        }
        self.count(race);
    }

    fn cancel(&mut self) -> bool {
        self.cursor = STRAIGHT;
        std::mem::take(&mut self.pointed)
    }

    fn is_waiting(&self) -> bool {
        self.counting.as_ref().is_some_and(Counting::is_waiting)
    }

    fn next_frame(&self, now: Instant) -> Option<Instant> {
        self.counting.as_ref().and_then(|counting| counting.next_frame(now))
    }

    fn pointed_at(&self, scene: &Scene<'_>) -> Option<String> {
        let nine = Nine::of(race_of(scene.game)?)?;
        Some(nine.token(self.cursor))
    }

    fn point_at(&mut self, scene: &Scene<'_>, mv: &str) {
        let nine = race_of(scene.game).and_then(Nine::of);
        if let (Some(nine), Ok(Move::To(point))) = (nine, mv.parse())
            && let Some(index) = nine.index_of(point)
        {
            (self.cursor, self.pointed) = (index, true);
        }
    }

    fn score(&self, scene: &Scene<'_>, seat: Seat) -> String {
        let Some(history) = history_of(scene.game) else { return String::new() };
        let message = match history.game().car(seat) {
            Car::Racing { .. } => text::SCORE_TURNS,
            Car::Out => text::SCORE_OUT,
            Car::Finished { .. } => text::SCORE_FINISHED,
        };
        scene.look.fill(message, &[("turns", &Story::of(history).turns[seat.index()])])
    }

    fn seat_note(&self, scene: &Scene<'_>, seat: Seat, width: u16) -> Option<Line<'static>> {
        let race = race_of(scene.game)?;
        // With many cars the lines are needed elsewhere.
        if race.seats() > 3 {
            return None;
        }
        let (_, vector) = race.racing(seat)?;
        let look = scene.look;
        let narrow = width < 24;
        let words = match vector == Vector::ZERO || narrow {
            true => look.fill(text::SPEED, &[("speed", &vector.speed())]),
            false => look.fill(text::SPEED_VECTOR, &[("speed", &vector.speed()), ("vector", &vector)]),
        };
        let heading = look.glyph(signs::heading(vector));
        let words = format!("{heading} {words}");
        let spare = width.saturating_sub(put::width(&words)).min(if narrow { 2 } else { 6 });
        let words = format!("{}{words}", " ".repeat(spare.into()));
        (width > 8).then(|| Line::styled(words, Style { ..look.style(Role::Dim) }))
    }

    fn shows_order(&self, scene: &Scene<'_>) -> bool {
        let is_place = |step| scene.values.iter().any(|value| paint::is_place(step, value.score));
        self.layout.is_some_and(|layout| is_place(layout.step))
    }

    fn explanation_title(&self) -> Message {
        text::EXPLANATION
    }

    fn explain(&self, scene: &Scene<'_>, width: u16) -> Vec<Paragraph> {
        let Some(history) = scene.history::<Formula>() else { return Vec::new() };
        let race = history.game();
        let nine = Nine::of(race).filter(|_| scene.steering);
        let told = Told {
            nine: nine.as_ref(),
            cursor: Some(self.cursor),
            counters: self.counters,
            counting: self.counting.as_ref().and_then(Counting::states),
        };
        explanation::lines(scene, race, &Story::of(history), &told, width)
    }

    fn remark(&self, look: &Look, before: &dyn AnyGame, mv: &str) -> Option<String> {
        let history = history_of(before)?;
        let race = history.game();
        let seat = race.to_move();
        let mv: Move = mv.parse().ok()?;
        if mv == Move::Stand {
            return Some(look.text(text::STOOD).to_string());
        }
        let mut after = race.clone();
        after.make(mv);
        match after.car(seat) {
            Car::Racing { .. } => None,
            Car::Out => Some(look.text(text::LEFT).to_string()),
            Car::Finished { .. } => {
                let turns = Story::of(history).turns[seat.index()] + 1;
                Some(look.fill(text::FINISHED, &[("turns", &turns)]))
            }
        }
    }

    fn score_words(&self, look: &Look, score: Score) -> String {
        match score {
            // Beyond this one of the cars has no way to the finish any more.
            Score::Points(points) if points >= HOPELESS => look.text(text::SCORE_AHEAD).to_string(),
            Score::Points(points) if points <= -HOPELESS => look.text(text::SCORE_BEHIND).to_string(),
            Score::Points(points) => {
                let turns = format!("{:+.1}", f64::from(points) / 100.0);
                look.fill(text::SCORE_LEAD, &[("lead", &turns)])
            }
            other => score_words(look, other),
        }
    }

    fn points(&self, points: i64) -> String {
        hundredths(points)
    }

    fn points_words(&self, look: &Look, points: i64) -> String {
        match points >= HOPELESS.into() {
            true => look.text(text::SCORE_ALL).to_string(),
            false => look.fill(text::SCORE_LEAD, &[("lead", &hundredths(points))]),
        }
    }

    fn craft(&self) -> Option<Box<dyn Craft>> {
        Some(Box::new(drawing::TrackCraft::default()))
    }

    fn help(&self) -> &'static [Message] {
        &[
            text::HELP_MOVE,
            text::HELP_MARKS,
            text::HELP_MARKS_ASCII,
            text::HELP_WAY,
            text::HELP_COUNTERS,
            text::HELP_TYPE,
            text::HELP_VALUES,
        ]
    }
}
