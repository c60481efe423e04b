//! The whole track very small: in a corner where it does not fit, and in the menu.

use formula::geometry::Point;
use formula::track::{Cell, Track};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Modifier;

use crate::look::Look;
use crate::theme::Role;
use crate::views::Scene;

/// A sign for each combination of four dots: upper left 1, upper right 2, lower left 4, lower right 8.
const BLOCKS: [&str; 16] = [" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"];
/// Where the finish is.
const FINISH: &str = "▒";

/// How many crossings one column and one row stand for, and how large the map becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    across: usize,
    down: usize,
    size: Size,
}

impl Scale {
    /// The largest scale at which the track fits. A block sign has 2x2 dots, so that a dot is a crossing wide at
    /// best; ASCII has one sign for as many.
    pub(super) fn new(track: &Track, most: Size) -> Option<Scale> {
        if most.width == 0 || most.height == 0 {
            return None;
        }
        let wide = track.width().div_ceil(usize::from(most.width));
        let high = track.height().div_ceil(usize::from(most.height));
        // A character is twice as high as wide.
        let across = wide.max(high.div_ceil(2)).max(2).next_multiple_of(2);
        let down = 2 * across;
        let size = |crossings: usize, each: usize| crossings.div_ceil(each) as u16;
        Some(Scale { across, down, size: Size::new(size(track.width(), across), size(track.height(), down)) })
    }

    /// The size of the map.
    pub(super) fn size(&self) -> Size {
        self.size
    }

    fn place(&self, point: Point, corner: Position) -> Option<Position> {
        let (x, y) =
            (usize::try_from(point.x).ok()? / self.across, usize::try_from(point.y).ok()? / self.down);
        let inside = x < usize::from(self.size.width) && y < usize::from(self.size.height);
        inside.then(|| Position::new(corner.x + x as u16, corner.y + y as u16))
    }

    /// The cells of a piece of the map, as the sign for it.
    fn sign(&self, track: &Track, (column, row): (u16, u16), look: &Look) -> (&'static str, Role) {
        let (left, top) = (usize::from(column) * self.across, usize::from(row) * self.down);
        let cell = |x: usize, y: usize| track.cell(Point::new(x as i16, y as i16));
        let mut finish = false;
        let mut inside = 0;
        let mut dots = 0;
        let (width, height) = (self.across / 2, self.down / 2);
        for (dot_column, dot_row) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let mut on = 0;
            for y in top + dot_row * height..top + (dot_row + 1) * height {
                for x in left + dot_column * width..left + (dot_column + 1) * width {
                    on += usize::from(cell(x, y) != Cell::Off);
                    finish |= cell(x, y) == Cell::Finish;
                }
            }
            inside += on;
            if 2 * on >= width * height {
                dots |= 1 << (2 * dot_row + dot_column);
            }
        }
        let role = if finish { Role::Title } else { Role::Dim };
        let sign = match (look.ascii, finish, 2 * inside >= self.across * self.down) {
            (true, true, _) => "#",
            (true, false, true) => ".",
            (true, false, false) => " ",
            (false, true, _) => FINISH,
            (false, false, _) => BLOCKS[dots],
        };
        (sign, role)
    }
}

/// Draws the map with its upper left corner there. `shown` is what the board shows of the track.
pub(super) fn draw(
    scene: &Scene<'_>,
    track: &Track,
    cars: &[(Seat, Point)],
    (scale, corner): (Scale, Position),
    shown: Option<(Point, Point)>,
    buffer: &mut Buffer,
) {
    let look = scene.look;
    let area = Rect::from((corner, scale.size())).intersection(buffer.area);
    for position in area.positions() {
        let at = (position.x - corner.x, position.y - corner.y);
        let (sign, role) = scale.sign(track, at, look);
        let cell = &mut buffer[position];
        cell.reset();
        cell.set_symbol(sign).set_style(look.theme.page()).set_style(look.style(role));
        let seen = shown.is_none_or(|(first, last)| {
            let (left, top) = (usize::from(at.0) * scale.across, usize::from(at.1) * scale.down);
            let inside = |value: usize, each: usize, first: i16, last: i16| {
                value as i64 + (each as i64) > i64::from(first) && value as i64 <= i64::from(last)
            };
            inside(left, scale.across, first.x, last.x) && inside(top, scale.down, first.y, last.y)
        });
        if shown.is_some() && seen {
            cell.set_style(look.style(Role::Text));
        } else if shown.is_some() {
            cell.modifier |= Modifier::DIM;
        }
    }
    for (seat, point) in cars {
        if let Some(position) = scale.place(*point, corner).filter(|position| area.contains(*position)) {
            let sign = scene.initial(*seat).to_string();
            buffer[position].set_symbol(&sign).set_style(look.style(Role::Flash(seat.index())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plain_look;

    #[test]
    fn the_map_is_never_larger_than_its_room_and_shows_every_crossing_somewhere() {
        for (width, height) in [(3, 3), (44, 17), (300, 40), (2000, 500), (3, 2000)] {
            let track = Track::new(width, height).expect("within bounds");
            for (columns, rows) in [(16, 7), (25, 7), (60, 20), (1, 1)] {
                let scale = Scale::new(&track, Size::new(columns, rows)).expect("some room");
                assert!(scale.size().width <= columns && scale.size().height <= rows, "{scale:?}");
                let last = Point::new(width as i16 - 1, height as i16 - 1);
                assert!(scale.place(last, Position::ORIGIN).is_some());
            }
            assert_eq!(Scale::new(&track, Size::new(0, 5)), None);
        }
    }

    #[test]
    fn a_dot_is_a_crossing_wide() {
        let track: Track = "S...\n.###\n.###\n...F".parse().expect("a good track");
        let scale = Scale::new(&track, Size::new(10, 10)).expect("some room");
        let look = plain_look();
        let signs: Vec<&str> = (0..2).map(|column| scale.sign(&track, (column, 0), &look).0).collect();
        assert_eq!(signs, ["█", FINISH]);
    }
}
