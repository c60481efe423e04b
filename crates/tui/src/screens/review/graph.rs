//! The value over a game, as bars on both sides of the balance.

use ::play::analysis::{CurvePoint, Height, Mark};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::parts::Places;
use crate::glyphs::Glyph;
use crate::look::Look;
use crate::theme::Role;
use crate::views::SeatLook;
use crate::widgets::text as put;

const FULL: Glyph = Glyph::new("█", "#");
const UPPER: Glyph = Glyph::new("▀", "\"");
const LOWER: Glyph = Glyph::new("▄", "_");
const BALANCE: Glyph = Glyph::new("─", "-");
const CURSOR: Glyph = Glyph::new("▲", "^");

/// The columns of the numbers at the left.
pub(super) const MARGIN: u16 = 7;
/// The widest that a move gets.
const WIDEST: usize = 4;

/// What there is to draw.
pub(super) struct Graph<'a> {
    /// The points that are known so far.
    pub(super) curve: &'a [CurvePoint],
    /// How many points there will be.
    pub(super) points: usize,
    /// The point that is looked at.
    pub(super) cursor: usize,
    /// The seats; with two the value is the first one's.
    pub(super) seats: &'a [SeatLook],
    /// How a height is told.
    pub(super) number: &'a dyn Fn(i64) -> String,
}

/// The heights in half rows, counted from the top.
struct Scale {
    low: i64,
    high: i64,
    halves: usize,
    /// Where the balance is; the bottom where all values are on one side of it.
    base: usize,
    balance: bool,
}

impl Scale {
    fn new(curve: &[CurvePoint], rows: u16) -> Scale {
        let at = |point: &CurvePoint| match point.height {
            Height::At(at) => Some(at),
            Height::Top | Height::Bottom => None,
        };
        let balance = curve.iter().any(|point| at(point).is_none_or(|at| at >= 0));
        let heights = || curve.iter().filter_map(at).chain(balance.then_some(0));
        let (low, high) = (heights().min().unwrap_or(0), heights().max().unwrap_or(0));
        let mut scale = Scale { low, high, halves: usize::from(rows) * 2, base: 0, balance };
        scale.base = if balance { scale.of(0) } else { scale.halves - 1 };
        scale
    }

    /// Wins and losses have the outermost halves for themselves.
    fn of(&self, at: i64) -> usize {
        let room = self.halves.saturating_sub(3) as f64;
        if self.low == self.high {
            return self.halves / 2;
        }
        1 + ((self.high - at) as f64 / (self.high - self.low) as f64 * room).round() as usize
    }

    fn height(&self, height: Height) -> usize {
        match height {
            Height::Top => 0,
            Height::At(at) => self.of(at),
            Height::Bottom => self.halves - 1,
        }
    }
}

/// What stands below a move; one column, other than in the list of moves.
fn sign(mark: Option<Mark>) -> (&'static str, Role) {
    match mark {
        Some(Mark::Blunder) => ("#", Role::Bad),
        Some(Mark::Mistake) => ("?", Role::Warning),
        Some(Mark::Inaccuracy) => ("-", Role::Key),
        _ => (" ", Role::Text),
    }
}

impl Graph<'_> {
    /// Draws it: the bars, a row of marks, a row with the cursor. Returns where each point is; nothing is drawn
    /// where there is no room.
    pub(super) fn draw(
        &self,
        (won, lost): (&str, &str),
        look: &Look,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Places {
        let mut places = Places::new();
        if area.height < 4 || area.width < MARGIN + 4 || self.points == 0 {
            return places;
        }
        let rows = area.height - 2;
        let plot = Rect { x: area.x + MARGIN, width: area.width - MARGIN, height: rows, ..area };
        let scale = Scale::new(self.curve, rows);
        self.labels(&scale, (won, lost), look, Rect { width: MARGIN - 1, height: rows, ..area }, buffer);
        let columns = usize::from(plot.width).min(self.points * WIDEST);
        // A column for several points, or several columns for a point.
        let point_of = |column: usize| column * self.points / columns;
        let mut cursor_drawn = false;
        for column in 0..columns {
            let (first, end) = (point_of(column), point_of(column + 1).min(self.points));
            let here = first..end.max(first + 1);
            let x = plot.x + column as u16;
            places.push((Rect { x, y: area.y, width: 1, height: area.height }, first));
            let step = &self.curve[here.start.min(self.curve.len())..here.end.min(self.curve.len())];
            let half = step.last().map(|point| scale.height(point.height));
            let seat = step.last().map_or(0, |point| point.seat.index());
            for row in 0..rows {
                let (symbol, role) = self.cell(&scale, half, usize::from(row) * 2, seat);
                buffer.set_string(x, plot.y + row, look.glyph(symbol), look.style(role));
            }
            let (sign, role) = sign(step.iter().filter_map(|point| point.mark).max());
            // A point of several columns has its mark once.
            let begins = column == 0 || point_of(column - 1) != first;
            buffer.set_string(x, plot.bottom(), if begins { sign } else { " " }, look.style(role));
            if here.contains(&self.cursor) && !cursor_drawn {
                cursor_drawn = true;
                buffer.set_string(x, plot.bottom() + 1, look.glyph(CURSOR), look.style(Role::Cursor));
            }
        }
        places
    }

    /// A cell of the bar that ends at `half`, and the colour of whose favour it shows.
    fn cell(&self, scale: &Scale, half: Option<usize>, top: usize, seat: usize) -> (Glyph, Role) {
        let line = scale.balance && scale.base / 2 * 2 == top;
        let empty = (if line { BALANCE } else { Glyph::new(" ", " ") }, Role::Faint);
        let Some(half) = half else { return empty };
        let (from, to) = (half.min(scale.base), half.max(scale.base));
        let filled = |at: usize| from <= at && at <= to && !(half == scale.base && scale.balance);
        let favour = match (self.seats.len() == 2, half <= scale.base) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => seat,
        };
        match (filled(top), filled(top + 1)) {
            (true, true) => (FULL, Role::Seat(favour)),
            (true, false) => (UPPER, Role::Seat(favour)),
            (false, true) => (LOWER, Role::Seat(favour)),
            (false, false) => empty,
        }
    }

    fn labels(&self, scale: &Scale, (won, lost): (&str, &str), look: &Look, area: Rect, buffer: &mut Buffer) {
        let decided = |height: Height| self.curve.iter().any(|point| point.height == height);
        let mut taken = Vec::new();
        let mut label = |half: usize, words: String| {
            let row = (half / 2) as u16;
            if row < area.height && !taken.contains(&row) {
                taken.push(row);
                let place = Rect { y: area.y + row, height: 1, ..area };
                let pad = place.width.saturating_sub(put::width(&words));
                let place = Rect { x: place.x + pad, width: place.width - pad, ..place };
                put::put(buffer, place, &words, look.style(Role::Dim), look);
            }
        };
        if scale.balance {
            label(scale.base, "0".to_string());
        }
        if decided(Height::Top) {
            label(0, won.to_string());
        }
        if decided(Height::Bottom) {
            label(scale.halves - 1, lost.to_string());
        }
        if scale.low != scale.high {
            label(scale.of(scale.high), (self.number)(scale.high));
            label(scale.of(scale.low), (self.number)(scale.low));
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;
    use crate::testing::plain_look;
    use crate::texts::{Language, review as text};

    #[test]
    fn who_has_won_is_told_whole_in_every_language() {
        for language in Language::ALL {
            for message in [text::GRAPH_WON, text::GRAPH_LOST] {
                assert!(put::width(message.text(language)) < MARGIN, "{}", message.text(language));
            }
        }
    }

    #[test]
    fn the_help_tells_what_the_signs_below_the_graph_are() {
        let marks = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];
        for help in Language::ALL.map(|language| text::HELP_ANALYSIS.text(language)) {
            let told: Vec<&str> = help.split([' ', ',', '.']).filter(|word| word.len() == 1).collect();
            for (sign, _) in marks.map(|mark| sign(Some(mark))) {
                assert!(told.contains(&sign), "{sign} in {help}");
            }
        }
    }

    fn seats(count: usize) -> Vec<SeatLook> {
        (0..count).map(|index| SeatLook { name: index.to_string(), initial: 'A' }).collect()
    }

    fn point(height: Height, mark: Mark) -> CurvePoint {
        CurvePoint { seat: Seat::FIRST, height, mark: Some(mark) }
    }

    fn drawn(curve: &[CurvePoint], points: usize, cursor: usize, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        let seats = seats(2);
        let graph = Graph { curve, points, cursor, seats: &seats, number: &|at| at.to_string() };
        graph.draw(("won", "lost"), &plain_look(), area, &mut buffer);
        let rows = buffer.content.chunks(usize::from(width.max(1)));
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_string())
            .collect()
    }

    #[test]
    fn bars_stand_on_both_sides_of_the_balance() {
        let curve = [
            point(Height::At(0), Mark::Best),
            point(Height::At(2), Mark::Inaccuracy),
            point(Height::At(-2), Mark::Blunder),
            point(Height::Top, Mark::Best),
            point(Height::Bottom, Mark::Mistake),
        ];
        assert_eq!(
            drawn(&curve, 5, 2, 12, 7),
            [
                "   won  ▄ █",
                "        █ █",
                "     0 ─█▄█▄",
                "         █ █",
                "  lost   ▀ █",
                "        -# ?",
                "         ▲",
            ]
            .map(|line: &str| line.to_string())
        );
    }

    #[test]
    fn every_size_is_drawn_and_every_point_can_be_clicked() {
        let look = plain_look();
        for count in [1, 2, 3, 50, 300] {
            for known in [0, 1, count / 2, count] {
                let curve: Vec<CurvePoint> =
                    (0..known).map(|at| point(Height::At(at as i64 * 37 % 100 - 50), Mark::Best)).collect();
                for (width, height) in [(0, 0), (5, 3), (9, 4), (10, 4), (40, 9), (200, 30)] {
                    let whole = Rect::new(0, 0, width + 2, height + 2);
                    let area = Rect::new(1, 1, width, height);
                    let mut buffer = Buffer::empty(whole);
                    let seats = seats(3);
                    let graph = Graph {
                        curve: &curve,
                        points: count,
                        cursor: count - 1,
                        seats: &seats,
                        number: &|at| at.to_string(),
                    };
                    for (place, target) in graph.draw(("won", "lost"), &look, area, &mut buffer) {
                        assert!(target < count && area.intersection(place) == place);
                    }
                    let untouched = Buffer::empty(whole);
                    for at in whole.positions().filter(|at| !area.contains(*at)) {
                        assert_eq!(buffer[at], untouched[at]);
                    }
                }
            }
        }
    }
}
