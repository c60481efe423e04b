//! Where the crossings are on the screen.
//!
//! A crossing of step `s` is `2s` columns wide and `s` rows high, so that squares look square. A paper that fits
//! its pane stands in the middle; one that does not is scrolled, each axis on its own, with one crossing beside
//! the paper to be seen.

use formula::geometry::Point;
use formula::track::Track;
use ratatui::layout::{Position, Rect, Size};

/// Larger crossings do not look better.
const LARGEST_STEP: u16 = 4;

/// The smallest pane in which one can drive.
pub(super) const SMALLEST: Size = Size::new(22, 9);

/// The paper laid out in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// What may be drawn on.
    pub(super) area: Rect,
    /// The height of a crossing in rows.
    pub(super) step: u16,
    /// The screen position of the corner of the crossing 0,0; may lie outside.
    origin: (i32, i32),
    /// Whether everything can be seen at once.
    pub(super) is_whole: bool,
}

/// What has to be seen: the crossings from the first point to the second, in both directions. Of two that do
/// not fit together the second one of the list wins.
pub(super) type Focus = [(Point, Point); 2];

/// The largest step at which the paper fits.
fn step_for(track: &Track, pane: Size) -> u16 {
    let fits = |step: &u16| {
        track.width() * usize::from(2 * step) <= usize::from(pane.width)
            && track.height() * usize::from(*step) <= usize::from(pane.height)
    };
    (1..=LARGEST_STEP).rev().find(fits).unwrap_or(1)
}

/// The same, but the second step also if four fifths of the paper can be seen: there crossings become squares
/// with lines between them, and that is worth the scrolling.
fn roomy_step_for(track: &Track, pane: Size) -> u16 {
    let larger = |size: u16| size.saturating_add(size / 4);
    let nearly = step_for(track, Size::new(larger(pane.width), larger(pane.height)));
    step_for(track, pane).max(nearly.min(2))
}

/// Where an axis begins: the screen offset of crossing 0. `cells` crossings of `size` in `room`; `old` is the
/// offset of an earlier layout.
fn axis(cells: i32, size: i32, room: i32, old: Option<i32>, focus: &[(i32, i32)]) -> i32 {
    if cells * size <= room {
        return (room - cells * size) / 2;
    }
    let shown = (room / size).max(1);
    let (least, most) = (-1, (cells + 1 - shown).max(-1));
    let mut first = match (old, focus.first()) {
        (Some(old), _) => (-old).div_euclid(size),
        (None, Some((from, to))) => (from + to) / 2 - shown / 2,
        (None, None) => least,
    };
    for &(from, to) in focus {
        // What has to be seen is kept off the edge by a few crossings, if there is room for them.
        let margin = ((shown - (to - from + 1)) / 2).clamp(0, 4);
        first = first.min(from - margin).max(to + margin + 1 - shown).min(from.max(to + 1 - shown));
    }
    -first.clamp(least, most) * size
}

impl Layout {
    /// Lays the paper out. `focus` has to be seen; `old` is the layout of the frame before.
    pub(super) fn new(track: &Track, area: Rect, focus: Option<Focus>, old: Option<Layout>) -> Layout {
        Layout::at_step(roomy_step_for(track, area.as_size()), track, area, focus, old)
    }

    /// The same at the largest step at which all of the paper fits.
    pub(super) fn whole(track: &Track, area: Rect, focus: Option<Focus>, old: Option<Layout>) -> Layout {
        Layout::at_step(step_for(track, area.as_size()), track, area, focus, old)
    }

    fn at_step(step: u16, track: &Track, area: Rect, focus: Option<Focus>, old: Option<Layout>) -> Layout {
        let old = old.filter(|old| old.step == step && old.area.as_size() == area.as_size());
        let (width, height) = (track.width() as i32, track.height() as i32);
        let spans = |part: fn(&Point) -> i16| -> Vec<(i32, i32)> {
            let of = |(from, to): &(Point, Point)| (i32::from(part(from)), i32::from(part(to)));
            focus.iter().flatten().map(of).collect()
        };
        let (columns, rows) = (2 * i32::from(step), i32::from(step));
        let left = old.map(|old| old.origin.0 - i32::from(old.area.x));
        let top = old.map(|old| old.origin.1 - i32::from(old.area.y));
        let x = axis(width, columns, i32::from(area.width), left, &spans(|point| point.x));
        let y = axis(height, rows, i32::from(area.height), top, &spans(|point| point.y));
        let is_whole = width * columns <= i32::from(area.width) && height * rows <= i32::from(area.height);
        Layout { area, step, origin: (i32::from(area.x) + x, i32::from(area.y) + y), is_whole }
    }

    /// What the paper takes at the step that fits a pane; never more than the pane.
    pub(super) fn fit(track: &Track, pane: Size) -> Size {
        let step = usize::from(roomy_step_for(track, pane));
        let least = |wanted: usize, room: u16| u16::try_from(wanted).map_or(room, |wanted| wanted.min(room));
        Size::new(least(track.width() * 2 * step, pane.width), least(track.height() * step, pane.height))
    }

    /// The upper left corner of a crossing's cell.
    pub(super) fn corner(&self, point: Point) -> (i32, i32) {
        let step = i32::from(self.step);
        (self.origin.0 + 2 * step * i32::from(point.x), self.origin.1 + step * i32::from(point.y))
    }

    /// The two columns in the middle of a crossing's cell: the first of them, and the row.
    pub(super) fn centre(&self, point: Point) -> (i32, i32) {
        let (x, y) = self.corner(point);
        let step = i32::from(self.step);
        (x + step - 1, y + (step - 1) / 2)
    }

    /// The crossing under a position on the screen, also one beside the paper.
    pub(super) fn point_at(&self, at: Position) -> Option<Point> {
        if !self.area.contains(at) {
            return None;
        }
        let step = i32::from(self.step);
        let x = (i32::from(at.x) - self.origin.0).div_euclid(2 * step);
        let y = (i32::from(at.y) - self.origin.1).div_euclid(step);
        Some(Point::new(i16::try_from(x).ok()?, i16::try_from(y).ok()?))
    }

    /// The crossings in the upper left and the lower right corner of the area.
    pub(super) fn shown(&self) -> Option<(Point, Point)> {
        let last = Position::new(self.area.right().saturating_sub(1), self.area.bottom().saturating_sub(1));
        Some((self.point_at(self.area.as_position())?, self.point_at(last)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(width: usize, height: usize) -> Track {
        Track::new(width, height).expect("within bounds")
    }

    fn at(x: i16, y: i16) -> Option<Focus> {
        let box_around = (Point::new(x, y), Point::new(x, y));
        Some([box_around, box_around])
    }

    #[test]
    fn every_column_and_row_belongs_to_the_crossing_that_is_drawn_there() {
        let track = paper(30, 12);
        for (width, height) in [(50, 21), (61, 13), (130, 27), (250, 60), (22, 9)] {
            let area = Rect::new(3, 2, width, height);
            let layout = Layout::new(&track, area, at(20, 8), None);
            for position in area.positions() {
                let point = layout.point_at(position).expect("inside");
                let (x, y) = layout.corner(point);
                let step = i32::from(layout.step);
                assert!((x..x + 2 * step).contains(&i32::from(position.x)));
                assert!((y..y + step).contains(&i32::from(position.y)));
                let (centre, row) = layout.centre(point);
                assert!(centre >= x && centre + 1 < x + 2 * step && (y..y + step).contains(&row));
            }
        }
    }

    #[test]
    fn what_has_to_be_seen_is_seen_and_the_scroll_moves_no_more_than_it_must() {
        let track = paper(120, 90);
        let area = Rect::new(0, 0, 50, 21);
        let mut old = None;
        for step in 0..500_i32 {
            let (x, y) = ((step * 7 % 120) as i16, (step * 5 % 90) as i16);
            let layout = Layout::new(&track, area, at(x, y), old);
            let (column, row) = layout.centre(Point::new(x, y));
            assert!((0..50).contains(&column) && (0..21).contains(&row), "{x},{y} is at {column},{row}");
            assert_eq!(Layout::new(&track, area, at(x, y), Some(layout)), layout, "it rests");
            old = Some(layout);
        }
    }

    #[test]
    fn of_two_things_too_far_apart_the_second_is_seen() {
        let track = paper(200, 30);
        let (car, nine) = (Point::new(10, 10), Point::new(150, 12));
        let focus = [(car, car), (nine, Point::new(152, 14))];
        let layout = Layout::new(&track, Rect::new(0, 0, 40, 20), Some(focus), None);
        for x in 150..=152 {
            assert!((0..39).contains(&layout.centre(Point::new(x, 12)).0));
        }
    }

    #[test]
    fn any_pane_has_a_layout() {
        for (width, height) in [(3, 3), (44, 17), (2000, 500)] {
            let track = paper(width, height);
            for columns in (0..90).chain([480]) {
                for rows in (0..40).chain([154]) {
                    let layout = Layout::new(&track, Rect::new(0, 0, columns, rows), at(2, 2), None);
                    assert!(layout.step >= 1);
                    let fit = Layout::fit(&track, Size::new(columns, rows));
                    assert!(fit.width <= columns && fit.height <= rows);
                }
            }
        }
    }
}
