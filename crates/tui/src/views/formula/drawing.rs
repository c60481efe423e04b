//! Tracks as the editor draws and checks them.

use std::ops::ControlFlow;

use formula::course::Course;
use formula::geometry::Point;
use formula::track::check::check_stoppable;
use formula::track::{Cell, Track, Warning};
use game::Values;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use search::Stop;
use texts::Phrase;

use super::ground;
use super::layout::Layout;
use crate::look::Look;
use crate::screens::editor::craft::{Checker, Component, Craft, Drawing, Findings, Marks};
use crate::screens::editor::grid::{Grid, Held, Place};
use crate::texts::{Message, formula as text};
use crate::theme::Role;

/// The drawing of tracks.
#[derive(Default)]
pub(super) struct TrackCraft {
    /// The track of the last frame, with the revision that it shows.
    track: Option<(u64, Track)>,
    layout: Option<Layout>,
}

const fn component(cell: Cell, name: Message) -> Component {
    Component { letter: cell.letter(), name }
}

/// In the order of [`Cell::ALL`].
static COMPONENTS: &[Component] = &[
    component(Cell::Off, text::CELL_OFF),
    component(Cell::Track, text::CELL_TRACK),
    component(Cell::Start, text::CELL_START),
    component(Cell::Finish, text::CELL_FINISH),
];

fn point(place: Place) -> Point {
    // A track has at most 2000 columns and rows.
    Point::new(place.0 as i16, place.1 as i16)
}

fn grid_of(track: &Track) -> Grid {
    let mut grid = Grid::new(track.width() as u16, track.height() as u16, Cell::Off as Held);
    for place in grid.places() {
        grid.set(place, track.cell(point(place)) as Held);
    }
    grid
}

fn track_of(drawing: &Drawing) -> Option<Track> {
    let grid = &drawing.grid;
    let mut track = Track::new(grid.width().into(), grid.height().into()).ok()?;
    for place in grid.places() {
        let cell = grid.get(place).and_then(|cell| Cell::ALL.get(cell as usize));
        track.set(point(place), *cell?);
    }
    if !drawing.name.is_empty() {
        track.set_header("name", &drawing.name);
    }
    for (key, value) in &drawing.headers {
        track.set_header(key, value);
    }
    Some(track)
}

impl Craft for TrackCraft {
    fn noun(&self) -> Message {
        text::TRACK
    }

    fn field(&self) -> &'static str {
        "track"
    }

    fn folder(&self) -> &'static str {
        formula::setup::FOLDER
    }

    fn components(&self) -> &'static [Component] {
        COMPONENTS
    }

    fn usual(&self) -> (usize, (u16, u16)) {
        (Cell::Track as usize, (30, 16))
    }

    fn blank(&self, width: u16, height: u16) -> Result<Drawing, Phrase> {
        let track = Track::new(width.into(), height.into()).map_err(|error| error.reason())?;
        Ok(Drawing { name: String::new(), headers: Vec::new(), grid: grid_of(&track) })
    }

    fn parse(&self, text: &str) -> Result<Drawing, Phrase> {
        let track: Track = text.parse().map_err(|error: formula::Error| error.reason())?;
        let others = track.headers().filter(|(key, _)| *key != "name");
        Ok(Drawing {
            name: track.name().unwrap_or_default().to_string(),
            headers: others.map(|(key, value)| (key.to_string(), value.to_string())).collect(),
            grid: grid_of(&track),
        })
    }

    fn write(&self, drawing: &Drawing) -> String {
        // Every grid of the editor has a size that a track can have.
        track_of(drawing).map_or(String::new(), |track| format!("{track}\n"))
    }

    fn brush(&self, _: &Grid, _: Place, component: usize) -> Held {
        component as Held
    }

    fn component(&self, cell: Held) -> usize {
        cell as usize
    }

    fn neighbours(&self, _: &Grid, (column, row): Place) -> Vec<Place> {
        let beside = [
            column.checked_sub(1).map(|column| (column, row)),
            Some((column + 1, row)),
            row.checked_sub(1).map(|row| (column, row)),
            Some((column, row + 1)),
        ];
        beside.into_iter().flatten().collect()
    }

    fn sample(&self, component: usize, look: &Look) -> (String, Style) {
        let cell = Cell::ALL.get(component).copied().unwrap_or_default();
        // A cell off the track with track beside it shows the edge.
        let Ok(mut track) = "...\n...\n...".parse::<Track>() else { return (String::new(), Style::new()) };
        track.set(Point::new(1, 1), cell);
        let half = |dx| ground::sign(&track, Point::new(1, 1), 1, (dx, 0), look);
        let ((left, style), (right, _)) = (half(0), half(1));
        (format!("{left}{right}"), style)
    }

    fn draw(
        &mut self,
        drawing: &Drawing,
        revision: u64,
        look: &Look,
        marks: Marks,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        if self.track.as_ref().is_none_or(|(known, _)| *known != revision) {
            self.track = track_of(drawing).map(|track| (revision, track));
        }
        let Some((_, track)) = &self.track else { return };
        let cursor = point(marks.cursor);
        let layout = Layout::whole(track, area, Some([(cursor, cursor); 2]), self.layout);
        self.layout = Some(layout);
        let marked = |place: Point| {
            marks.corner.is_some_and(|corner| {
                let corner = point(corner);
                let between = |value: i16, a: i16, b: i16| (a.min(b)..=a.max(b)).contains(&value);
                between(place.x, corner.x, cursor.x) && between(place.y, corner.y, cursor.y)
            })
        };
        for position in area.intersection(buffer.area).positions() {
            let Some(at) = layout.point_at(position).filter(|at| track.contains(*at)) else { continue };
            let (x, y) = layout.corner(at);
            let offset = ((i32::from(position.x) - x) as u16, (i32::from(position.y) - y) as u16);
            let (symbol, style) = ground::sign(track, at, layout.step, offset, look);
            let cell = &mut buffer[position];
            cell.set_symbol(symbol).set_style(style);
            if track.cell(at) == Cell::Off && symbol == " " && offset == (layout.step - 1, 0) {
                // The squares of the paper off the track, faint.
                cell.set_symbol(look.glyph(super::signs::CROSSING));
                cell.set_style(Style { fg: look.style(Role::Faint).fg, ..Style::new() });
            }
            if at == cursor {
                cell.set_style(look.style(Role::Selected));
            } else if marked(at) {
                cell.set_style(look.style(Role::Hint));
            }
        }
    }

    fn place_at(&self, at: Position) -> Option<Place> {
        let (_, track) = self.track.as_ref()?;
        let point = self.layout?.point_at(at).filter(|point| track.contains(*point))?;
        Some((u16::try_from(point.x).ok()?, u16::try_from(point.y).ok()?))
    }

    fn words(&self, grid: &Grid, place: Place, look: &Look) -> String {
        let name = grid.get(place).and_then(|cell| COMPONENTS.get(cell as usize));
        let name = name.map_or("", |component| look.text(component.name));
        format!("{},{}: {name}", place.0, place.1)
    }

    fn checker(&self) -> Checker {
        check
    }

    fn test_drive(&self, text: &str) -> (Values, &'static str) {
        (Values::new().with("track", text).with("cars", 1), "human")
    }
}

/// Each start with its fewest turns, and the warnings.
fn check(words: &str, look: &Look, stop: &Stop) -> Option<Findings> {
    let track: Track = match words.parse() {
        Ok(track) => track,
        Err(error) => {
            return Some(Findings {
                lines: vec![(Role::Bad, error.reason().text(look.language))],
                is_good: false,
            });
        }
    };
    let course = Course::unshared(track);
    let checked = check_stoppable(&course, &mut |_| match stop.is_raised() {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    });
    let checked = checked.ok()?;
    let mut lines = Vec::new();
    if let Some(par) = checked.par() {
        lines
            .push((Role::Good, look.fill(text::CHECK_PAR, &[("par", &par), ("cars", &checked.most_cars())])));
    }
    for start in &checked.starts {
        let at = start.start;
        lines.push(match (start.has_way, start.turns) {
            (true, Some(turns)) => {
                (Role::Text, look.fill(text::CHECK_TURNS, &[("start", &at), ("turns", &turns)]))
            }
            (true, None) => (Role::Text, look.fill(text::CHECK_UNKNOWN, &[("start", &at)])),
            (false, _) => (Role::Bad, look.fill(text::CHECK_NO_WAY, &[("start", &at)])),
        });
    }
    let told = |warning: &&Warning| !matches!(warning, Warning::NoWay(_));
    for warning in checked.warnings.iter().filter(told) {
        let (message, turns) = match warning {
            Warning::NoStart => (text::CHECK_NO_START, 0),
            Warning::NoFinish => (text::CHECK_NO_FINISH, 0),
            Warning::OneStart => (text::CHECK_ONE_START, 0),
            Warning::Short(turns) => (text::CHECK_SHORT, *turns),
            Warning::NoWay(_) => continue,
        };
        let role =
            if matches!(warning, Warning::NoStart | Warning::NoFinish) { Role::Bad } else { Role::Warning };
        lines.push((role, look.fill(message, &[("turns", &turns)])));
    }
    // There may not be room for all: first what is most important.
    lines.sort_by_key(|(role, _)| match role {
        Role::Good => 0,
        Role::Bad => 1,
        Role::Warning => 2,
        _ => 3,
    });
    Some(Findings { lines, is_good: checked.most_cars() > 0 })
}
