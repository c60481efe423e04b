//! How a race is drawn, once it is known where things are.

use formula::candidates::Counter;
use formula::geometry::Point;
use formula::{Car, Formula, Move};
use game::{Game, History, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::{Modifier, Style};
use search::Score;

use super::layout::Layout;
use super::nine::{Choice, Fate, Nine, STRAIGHT};
use super::story::Story;
use super::{KEYS, ground, signs};
use crate::glyphs::Glyph;
use crate::theme::Role;
use crate::views::{Scene, places};

/// What to draw beside the position.
pub(super) struct Marks<'a> {
    /// The nine points, if a person may choose one.
    pub(super) nine: Option<&'a Nine>,
    /// The one under the cursor, by its index.
    pub(super) cursor: Option<usize>,
    /// Whether the nine points show their counters.
    pub(super) counters: bool,
    /// The points of the best line.
    pub(super) ghost: &'a [Point],
}

impl Marks<'_> {
    /// Nothing but the position.
    pub(super) const NONE: Marks<'static> = Marks { nine: None, cursor: None, counters: false, ghost: &[] };
}

/// A trace is bright for so many moves, visible for so many, and a shadow for so many.
const FADING: [usize; 3] = [3, 8, 14];

/// Draws the race.
pub(super) fn paint(
    scene: &Scene<'_>,
    history: &History<Formula>,
    story: &Story,
    layout: &Layout,
    marks: &Marks<'_>,
    buffer: &mut Buffer,
) {
    let race = history.game();
    let mut painter = Painter { scene, race, layout, buffer };
    painter.paper();
    for (index, trace) in story.traces.iter().enumerate() {
        painter.trace(index, trace);
    }
    painter.ghost(marks.ghost);
    painter.plan();
    if let (Some(nine), Some(cursor)) = (marks.nine, marks.cursor) {
        painter.way(nine, &nine.choices[cursor]);
    }
    for seat in Seat::all(race.seats()) {
        painter.car(seat, story);
    }
    if let Some(nine) = marks.nine {
        painter.nine(nine, marks);
    }
}

struct Painter<'a, 'b> {
    scene: &'a Scene<'a>,
    race: &'a Formula,
    layout: &'a Layout,
    buffer: &'b mut Buffer,
}

impl Painter<'_, '_> {
    /// Puts a sign where it lies inside of the area; without a ground of its own it keeps the one below.
    fn put(&mut self, x: i32, y: i32, symbol: &str, style: Style) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if self.layout.area.contains((x, y).into())
            && let Some(cell) = self.buffer.cell_mut((x, y))
        {
            cell.modifier = Modifier::empty();
            cell.set_symbol(symbol).set_style(style);
        }
    }

    fn style(&self, role: Role) -> Style {
        self.scene.look.style(role)
    }

    fn glyph(&self, glyph: Glyph) -> &'static str {
        self.scene.look.glyph(glyph)
    }

    fn paper(&mut self) {
        let track = self.race.course().track();
        for position in self.layout.area.positions() {
            let Some(point) = self.layout.point_at(position) else { continue };
            if !track.contains(point) {
                continue;
            }
            let (x, y) = self.layout.corner(point);
            let offset = ((i32::from(position.x) - x) as u16, (i32::from(position.y) - y) as u16);
            let (symbol, style) = ground::sign(track, point, self.layout.step, offset, self.scene.look);
            self.put(i32::from(position.x), i32::from(position.y), symbol, style);
        }
    }

    /// A dotted line between two points; the points themselves stay free.
    fn line(&mut self, from: Point, to: Point, style: Style) {
        let ((x0, y0), (x1, y1)) = (self.layout.centre(from), self.layout.centre(to));
        let (dx, dy) = (x1 - x0, y1 - y0);
        // A dot for every row or every second column, whichever are more: evenly spaced to the eye.
        let dots = (dx.abs() / 2).max(dy.abs());
        let between = if self.scene.look.theme.has_color() { signs::BETWEEN } else { signs::BETWEEN_PLAIN };
        for dot in 1..dots {
            let part = |whole: i32| (2 * whole * dot + dots * whole.signum()) / (2 * dots);
            self.put(x0 + part(dx), y0 + part(dy), self.glyph(between), style);
        }
    }

    /// Where a car has been, the older the fainter. Once the race is over all of it can be seen.
    fn trace(&mut self, index: usize, trace: &[Point]) {
        let over = self.race.outcome().is_some();
        let symbol = self.glyph(signs::mark(index));
        for (at, &point) in trace.iter().enumerate() {
            let age = trace.len() - at;
            let bright = self.style(Role::Seat(index));
            let style = match FADING.iter().position(|until| age <= *until) {
                Some(0) => bright,
                Some(1) => bright.remove_modifier(Modifier::BOLD),
                None if !over => continue,
                _ => bright.remove_modifier(Modifier::BOLD).add_modifier(Modifier::DIM),
            };
            if let Some(&next) = trace.get(at + 1).filter(|_| over || age <= FADING[1]) {
                self.line(point, next, style);
            }
            let (x, y) = self.layout.centre(point);
            self.put(x, y, symbol, style);
        }
    }

    fn ghost(&mut self, points: &[Point]) {
        let style = self.style(Role::Hint).remove_modifier(Modifier::UNDERLINED);
        for (index, &point) in points.iter().enumerate().skip(1) {
            self.line(points[index - 1], point, style.remove_modifier(Modifier::BOLD));
            let (x, y) = self.layout.centre(point);
            self.put(x, y, self.glyph(signs::GHOST), style);
        }
    }

    /// The moves that the computer expects, numbered, in the colours of who makes them.
    fn plan(&mut self) {
        let mut race = self.race.clone();
        for (number, text) in (1..).zip(self.scene.plan) {
            let Some(mv) = text.parse().ok().filter(|mv| race.check(*mv).is_ok()) else { break };
            let seat = race.to_move();
            if let (Move::To(to), Some((from, _))) = (mv, race.racing(seat)) {
                let style = self.style(Role::Seat(seat.index()));
                self.line(from, to, style.remove_modifier(Modifier::BOLD));
                self.pair(to, &format!("{:<2}", number % 100), style);
            }
            race.make(mv);
        }
    }

    /// The cells of a way up to the one that decides it.
    fn way(&mut self, nine: &Nine, choice: &Choice) {
        let (cells, travel) = self.race.ground().way(nine.at, choice.vector);
        let role = if travel.is_on_track() { Role::Hint } else { Role::Bad };
        let style = self.style(role).remove_modifier(Modifier::UNDERLINED | Modifier::BOLD);
        let step = i32::from(self.layout.step);
        for &cell in cells.iter().skip(1) {
            let (x, y) = self.layout.corner(cell);
            for (dx, dy) in (0..2 * step).flat_map(|dx| (0..step).map(move |dy| (dx, dy))) {
                self.put(x + dx, y + dy, self.glyph(signs::WAY), style);
            }
        }
        if let Fate::Leaves(cell) = choice.fate {
            self.pair(cell, &self.glyph(signs::CRASH).repeat(2), self.style(Role::Bad));
        }
    }

    /// Two columns in the middle of a cell.
    fn pair(&mut self, point: Point, text: &str, style: Style) {
        let (x, y) = self.layout.centre(point);
        for (offset, c) in (0..2).zip(text.chars()) {
            self.put(x + offset, y, c.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// A car on its ground; where one has left the track or finished a sign stays.
    fn car(&mut self, seat: Seat, story: &Story) {
        let index = seat.index();
        let initial = self.scene.initial(seat);
        let (at, vector) = match self.race.car(seat) {
            Car::Racing { at, vector } => (at, vector),
            Car::Out | Car::Finished { .. } => {
                let Some(&at) = story.traces.get(index).and_then(|trace| trace.last()) else { return };
                let out = self.race.car(seat) == Car::Out;
                let style = self.style(if out { Role::Bad } else { Role::Flash(index) });
                let sign = if out { self.glyph(signs::CRASH) } else { " " };
                return self.pair(at, &format!("{initial}{sign}"), style);
            }
        };
        let to_move = self.race.outcome().is_none() && self.race.to_move() == seat;
        let moved = self.scene.fresh > 0 && story.last == Some(seat);
        let mut style = self.style(if to_move { Role::Flash(index) } else { Role::Ground(index) });
        if moved {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let step = i32::from(self.layout.step);
        let (x, y) = self.layout.corner(at);
        // On larger cells the car has a body, with a margin from step 3 on.
        let margin = i32::from(self.layout.step > 2);
        for (dx, dy) in (margin..2 * step - margin).flat_map(|dx| (0..step).map(move |dy| (dx, dy))) {
            self.put(x + dx, y + dy, " ", style.remove_modifier(Modifier::UNDERLINED));
        }
        self.pair(at, &format!("{initial}{}", self.glyph(signs::heading(vector))), style);
    }

    fn nine(&mut self, nine: &Nine, marks: &Marks<'_>) {
        let values = self.scene.values;
        let places = places(values);
        for (index, choice) in nine.choices.iter().enumerate() {
            let token = nine.token(index);
            let order = values.iter().position(|value| value.mv == token).filter(|_| !nine.must_stand);
            let occupied = matches!(choice.fate, Fate::Occupied(_));
            // Where the car stands it is drawn, unless there is a number to say.
            let own = choice.point == nine.at;
            let has_number = marks.counters || order.is_some();
            if !occupied && (!own || has_number) {
                let (text, mut style) = match order {
                    Some(order) => self.value_label(index, choice, places[order], values[order].score),
                    None => self.label(index, choice, marks.counters),
                };
                if own && order.is_none() {
                    style = self.style(Role::Flash(self.race.to_move().index()));
                }
                self.pair(choice.point, &text, style);
                if let Some(order) = order.filter(|_| self.layout.step > 1) {
                    self.below(choice.point, &values[order].score.to_string(), style);
                }
            }
            if marks.cursor == Some(index) {
                self.cursor(choice.point);
            }
        }
    }

    /// The two columns of one of the nine points whose value is shown: the turns where that is what it is worth, else
    /// its place among the nine. What puts the car out, now or later, keeps its sign.
    fn value_label(&self, index: usize, choice: &Choice, place: usize, score: Score) -> (String, Style) {
        let sign = self.glyph(signs::fate(choice.fate, false));
        let role = match choice.fate {
            Fate::Leaves(_) => Role::Bad,
            Fate::Doomed => Role::Warning,
            _ if place == 1 => Role::Selected,
            _ => Role::Hint,
        };
        let text = match (role, short_turns(score)) {
            (Role::Bad | Role::Warning, _) if score == Score::NoWay => format!(" {sign}"),
            (Role::Bad | Role::Warning, _) => format!("{sign}{place}"),
            (_, Some(turns)) => format!("{turns:>2}"),
            (_, None) => format!("{place:>2}"),
        };
        // Two digits beside two digits: without colours every other one is known by its line.
        let style = self.style(role).remove_modifier(Modifier::UNDERLINED);
        (text, if index % 2 == 1 { style.add_modifier(Modifier::UNDERLINED) } else { style })
    }

    /// The two columns of one of the nine points.
    fn label(&self, index: usize, choice: &Choice, counters: bool) -> (String, Style) {
        let role = match choice.fate {
            Fate::Free | Fate::Finishes | Fate::Occupied(_) => Role::Hint,
            Fate::Doomed => Role::Warning,
            Fate::Leaves(_) => Role::Bad,
        };
        let style = self.style(role).remove_modifier(Modifier::UNDERLINED);
        let sign = self.glyph(signs::fate(choice.fate, index == STRAIGHT));
        match choice.counter.filter(|_| counters) {
            Some(Counter::Turns(turns)) if turns < 100 => {
                let straight = if index == STRAIGHT { Modifier::UNDERLINED } else { Modifier::empty() };
                (format!("{turns:>2}"), style.add_modifier(straight))
            }
            // Three digits have no room; the last two tell the nine apart, the panel has them all.
            Some(Counter::Turns(turns)) => (format!("{:02}", turns % 100), style),
            _ => (format!("{sign}{}", KEYS[index].keys[0]), style),
        }
    }

    /// A short text in the row below the middle of a cell.
    fn below(&mut self, point: Point, text: &str, style: Style) {
        let (x, y) = self.layout.centre(point);
        let width = text.chars().count() as i32;
        for (offset, c) in (0..).zip(text.chars()) {
            self.put(x + 1 - width / 2 + offset, y + 1, c.encode_utf8(&mut [0; 4]), style);
        }
    }

    /// The cursor: brackets around a larger cell, else its two columns turned.
    fn cursor(&mut self, point: Point) {
        let style = self.style(Role::Cursor);
        let (x, y) = self.layout.corner(point);
        let step = i32::from(self.layout.step);
        if step > 1 {
            for row in 0..step {
                self.put(x, y + row, "[", style);
                self.put(x + 2 * step - 1, y + row, "]", style);
            }
            return;
        }
        for offset in 0..2 {
            let (Ok(x), Ok(y)) = (u16::try_from(x + offset), u16::try_from(y)) else { continue };
            let at = Position::new(x, y);
            if self.layout.area.contains(at)
                && let Some(cell) = self.buffer.cell_mut(at)
            {
                cell.set_style(self.scene.look.style(Role::Selected));
            }
        }
    }
}

/// Turns for which two columns are room enough.
fn short_turns(score: Score) -> Option<u32> {
    match score {
        Score::Turns(turns) if turns < 100 => Some(turns),
        _ => None,
    }
}

/// Whether cells of this step show the place of a value and not the value itself.
pub(super) fn is_place(step: u16, score: Score) -> bool {
    step == 1 && short_turns(score).is_none() && score != Score::NoWay
}
