//! What the editor has to be told about the thing that is drawn: a track, a map. Each is one [`Craft`].

use game::Values;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use search::Stop;
use texts::Phrase;

use super::grid::{Grid, Held, Place};
use crate::look::Look;
use crate::texts::Message;
use crate::theme::Role;

/// A component of the palette.
#[derive(Clone, Copy, Debug)]
pub struct Component {
    /// The character that stands for it in files.
    pub letter: char,
    /// Its name.
    pub name: Message,
}

/// What is drawn, and what its file says beside the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The name; may be empty.
    pub name: String,
    /// What else the file says; kept as it is.
    pub headers: Vec<(String, String)>,
    /// The cells.
    pub grid: Grid,
}

/// What is known about a drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// What there is to say, each with its meaning.
    pub lines: Vec<(Role, String)>,
    /// Whether it can be played.
    pub is_good: bool,
}

/// Checks the text of a drawing beside the drawing thread; `None` if it was stopped.
pub type Checker = fn(text: &str, look: &Look, stop: &Stop) -> Option<Findings>;

/// What the editor shows on the drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The place under the cursor.
    pub cursor: Place,
    /// The first corner of a rectangle.
    pub corner: Option<Place>,
}

/// A kind of thing that can be drawn.
pub trait Craft: Send {
    /// What it is called: track, map.
    fn noun(&self) -> Message;

    /// The field of the set-up that takes it.
    fn field(&self) -> &'static str;

    /// The folder in the data folder in which drawings are kept.
    fn folder(&self) -> &'static str;

    /// The palette; the first component is what a new paper holds.
    fn components(&self) -> &'static [Component];

    /// The component that is chosen at first, and the size of a new paper.
    fn usual(&self) -> (usize, (u16, u16));

    /// An empty drawing of this size.
    ///
    /// # Errors
    /// If there can be none of this size.
    fn blank(&self, width: u16, height: u16) -> Result<Drawing, Phrase>;

    /// The same drawing on another size.
    ///
    /// # Errors
    /// If there can be none of this size.
    fn resize(&self, grid: &Grid, width: u16, height: u16) -> Result<Grid, Phrase> {
        let blank = self.blank(width, height)?;
        let cell = blank.grid.cells().first().copied().unwrap_or(0);
        Ok(grid.resized(width, height, cell))
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the text is none, with line and column.
    fn parse(&self, text: &str) -> Result<Drawing, Phrase>;

    /// Writes a file; also one of a drawing that can't be played yet.
    fn write(&self, drawing: &Drawing) -> String;

    /// What a cell holds once it has been painted with a component.
    fn brush(&self, grid: &Grid, place: Place, component: usize) -> Held;

    /// Whether a component is put on one cell at a time.
    fn is_single(&self, component: usize) -> bool {
        let _ = component;
        false
    }

    /// What a cell holds once there is a step more or less of what it has a number of, such as energy; `None` where
    /// nothing is counted.
    fn adjusted(&self, cell: Held, more: bool) -> Option<Held> {
        let _ = (cell, more);
        None
    }

    /// The component of a cell, for picking it up.
    fn component(&self, cell: Held) -> usize;

    /// The cells beside a cell, for filling.
    fn neighbours(&self, grid: &Grid, place: Place) -> Vec<Place>;

    /// The sign of a component in the palette.
    fn sample(&self, component: usize, look: &Look) -> (String, ratatui::style::Style);

    /// Draws the drawing; remembers where things are.
    fn draw(
        &mut self,
        drawing: &Drawing,
        revision: u64,
        look: &Look,
        marks: Marks,
        area: Rect,
        buffer: &mut Buffer,
    );

    /// The cell under a position of the screen.
    fn place_at(&self, at: Position) -> Option<Place>;

    /// A cell in words.
    fn words(&self, grid: &Grid, place: Place, look: &Look) -> String;

    /// Checks a drawing.
    fn checker(&self) -> Checker;

    /// The set-up and the players of a test drive.
    fn test_drive(&self, text: &str) -> (Values, &'static str);
}
