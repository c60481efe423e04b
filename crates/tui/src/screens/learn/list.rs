//! The list of lessons and puzzles, with a mark for each step and each puzzle.

use ::play::learn::Progress;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

use super::lesson::Lesson;
use super::puzzles;
use crate::actions::Action;
use crate::context::{Context, GameUi};
use crate::glyphs::{self, Glyph};
use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{actions as words, learn as text};
use crate::theme::Role;
use crate::widgets::text as put;

/// What is done.
const DONE: Glyph = Glyph::new("●", "#");
/// What was tried.
const TRIED: Glyph = Glyph::new("◦", "+");
/// What has not been looked at.
const OPEN: Glyph = Glyph::new("·", ".");

/// The list is not wider than this.
const WIDEST: u16 = 72;
/// A game's title stands in its rows from this column on.
const INDENT: u16 = 2;

/// The list of lessons and puzzles.
pub struct Learn {
    rows: Vec<Row>,
    selected: usize,
    /// Which mark of the selected row; `None` before the person has chosen one: then it is the first open one.
    mark: Option<usize>,
    first_shown: usize,
    progress: Progress,
    /// Whether the screen was on top when the last frame was drawn.
    active: bool,
    /// Where rows and marks are, by the last drawing; a row as a whole has no mark.
    places: Vec<(Rect, usize, Option<usize>)>,
}

/// A row that can be chosen.
struct Row {
    ui: &'static GameUi,
    kind: Kind,
    /// What stands for each step or puzzle, by name.
    names: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Lesson,
    Puzzles,
}

/// What has become of a step or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Done,
    Tried,
    Open,
}

impl Learn {
    /// The list; the game of this name is selected first.
    pub fn new(context: &Context, game: Option<&str>) -> Learn {
        let mut rows = Vec::new();
        for ui in context.games {
            let steps: Vec<String> = ui.entry.lesson().iter().map(|step| step.name().to_string()).collect();
            let puzzles = puzzles::names(ui);
            for (kind, names) in [(Kind::Lesson, steps), (Kind::Puzzles, puzzles)] {
                if !names.is_empty() {
                    rows.push(Row { ui, kind, names });
                }
            }
        }
        let selected = rows.iter().position(|row| game.is_some_and(|name| row.ui.entry.is_called(name)));
        let mut learn = Learn {
            rows,
            selected: selected.unwrap_or(0),
            mark: None,
            first_shown: 0,
            progress: Progress::default(),
            active: false,
            places: Vec::new(),
        };
        learn.read(context);
        learn
    }

    fn read(&mut self, context: &Context) {
        if let Some(store) = &context.settings.store {
            self.progress = Progress::read(store);
        }
    }

    fn state(&self, row: &Row, index: usize) -> Mark {
        let (game, name) = (row.ui.entry.name, row.names[index].as_str());
        match row.kind {
            Kind::Lesson if self.progress.has_step(game, name) => Mark::Done,
            Kind::Lesson => Mark::Open,
            Kind::Puzzles => {
                let mark = self.progress.puzzle(game, name);
                match (mark.solved, mark.shown || mark.wrong > 0) {
                    (true, _) => Mark::Done,
                    (false, true) => Mark::Tried,
                    (false, false) => Mark::Open,
                }
            }
        }
    }

    fn done(&self, row: &Row) -> usize {
        (0..row.names.len()).filter(|index| self.state(row, *index) == Mark::Done).count()
    }

    /// Which mark of a row would be opened.
    fn chosen(&self, index: usize) -> usize {
        let row = &self.rows[index];
        let open = || (0..row.names.len()).find(|index| self.state(row, *index) != Mark::Done);
        let mark = self.mark.filter(|_| index == self.selected);
        mark.or_else(open).unwrap_or(0).min(row.names.len() - 1)
    }

    fn select(&mut self, index: usize) -> Step {
        self.selected = index;
        self.mark = None;
        Step::Redraw
    }

    fn choose(&mut self, context: &mut Context) -> Step {
        let Some(row) = self.rows.get(self.selected) else { return Step::Stay };
        let (ui, at) = (row.ui, self.chosen(self.selected));
        self.mark = None;
        let screen: Option<Box<dyn Screen>> = match row.kind {
            Kind::Lesson => Lesson::new(context, ui, at).map(|lesson| Box::new(lesson) as Box<dyn Screen>),
            Kind::Puzzles => puzzles::open(context, ui, Some(at)),
        };
        screen.map_or(Step::Stay, Step::Push)
    }

    /// What the selected mark stands for.
    fn note(&self, look: &Look) -> String {
        let Some(row) = self.rows.get(self.selected) else { return String::new() };
        let at = self.chosen(self.selected);
        let number = at + 1;
        let words = match row.kind {
            Kind::Lesson => {
                let steps = row.ui.entry.lesson();
                let title = steps.get(at).map_or("", |step| look.text(step.title()));
                look.fill(text::STEP_NOTE, &[("number", &number), ("title", &title)])
            }
            Kind::Puzzles => look.fill(text::PUZZLE_NOTE, &[("number", &number)]),
        };
        let state = match (self.state(row, at), row.kind) {
            (Mark::Done, Kind::Lesson) => look.text(text::STEP_DONE),
            (Mark::Done, Kind::Puzzles) => look.text(text::SOLVED),
            (Mark::Tried, _) => look.text(text::TRIED),
            (Mark::Open, _) => return words,
        };
        format!("{words} ({state})")
    }

    /// A row: what it is, its marks, how much is done.
    fn draw_row(&mut self, index: usize, look: &Look, area: Rect, buffer: &mut Buffer) {
        let row = &self.rows[index];
        let selected = index == self.selected;
        let mark = if selected { look.glyph(glyphs::TO_MOVE) } else { " " };
        let title = look.text(if row.kind == Kind::Lesson { text::LESSON } else { text::PUZZLES });
        let style = look.style(if selected { Role::Selected } else { Role::Text });
        if selected {
            buffer.set_style(Rect { width: INDENT + 12, ..area }.intersection(area), style);
        }
        put::put(
            buffer,
            Rect { width: INDENT + 12, ..area }.intersection(area),
            &format!("{mark} {title}"),
            style,
            look,
        );
        let (done, count) = (self.done(row), row.names.len());
        let score = look.fill(text::DONE_OF, &[("done", &done), ("count", &count)]);
        let width = put::width(&score);
        let mut marks =
            Rect { x: area.x + INDENT + 13, width: area.width.saturating_sub(INDENT + 13), ..area };
        if marks.width > width + 8 {
            let place = Rect { x: area.right() - width, width, ..area };
            let role = if done == count { Role::Good } else { Role::Dim };
            put::put(buffer, place, &score, look.style(role), look);
            marks.width -= width + 1;
        }
        let each = if usize::from(marks.width) >= count * 2 { 2 } else { 1 };
        let shown = usize::from(marks.width / each);
        let chosen = self.chosen(index);
        // Of many marks those around the chosen one.
        let first = chosen.saturating_sub(shown / 2).min(count.saturating_sub(shown));
        let mut places = vec![(area, index, None)];
        for at in first..count.min(first + shown) {
            let (sign, role) = match self.state(&self.rows[index], at) {
                Mark::Done => (DONE, Role::Good),
                Mark::Tried => (TRIED, Role::Warning),
                Mark::Open => (OPEN, Role::Text),
            };
            let role = if selected && at == chosen { Role::Selected } else { role };
            let place = Rect { x: marks.x + (at - first) as u16 * each, width: 1, height: 1, ..marks };
            let line = Line::from(Span::styled(look.glyph(sign), look.style(role)));
            put::put_lines(buffer, place, &[line]);
            places.push((place, index, Some(at)));
        }
        // The marks lie over their row.
        self.places.extend(places.into_iter().rev());
    }
}

impl Screen for Learn {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(30, 5)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        self.places.clear();
        let width = WIDEST.min(area.width.saturating_sub(2));
        let area = Rect { x: area.x + (area.width - width) / 2, width, ..area };
        let roomy = area.height >= 18;
        let title = Rect { y: area.y + u16::from(roomy), height: 1, ..area };
        put::put_centred(buffer, title, look.text(text::LEARN), look.style(Role::Title), look);
        // What is wrong with the file is told whole, as long as half of the height is left for the list.
        let problem = self.progress.problems.first().map(|problem| put::wrap(problem, area.width));
        let lines = problem.as_ref().map_or(1, Vec::len).clamp(1, usize::from(area.height / 2).max(1));
        // No more than half of a height.
        let height = lines as u16;
        let foot = Rect { y: area.bottom() - height, height, ..area };
        match problem {
            Some(problem) => {
                for (line, y) in problem.iter().zip(foot.y..foot.bottom()) {
                    put::put(buffer, Rect { y, height: 1, ..foot }, line, look.style(Role::Warning), look);
                }
            }
            None => put::put_centred(buffer, foot, &self.note(look), look.style(Role::Dim), look),
        }
        let top = title.bottom() + u16::from(roomy);
        let body = Rect { y: top, height: foot.y.saturating_sub(top), ..area };
        // Every line that there is: a title above a game's rows, and a blank below them where there is room.
        let games = self
            .rows
            .iter()
            .zip(self.rows.iter().skip(1))
            .filter(|(a, b)| a.ui.entry.name != b.ui.entry.name);
        let games = games.count() + 1;
        let gap = usize::from(usize::from(body.height) + 1 >= self.rows.len() + 2 * games);
        let mut lines: Vec<(Option<usize>, &'static str)> = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            if index == 0 || self.rows[index - 1].ui.entry.name != row.ui.entry.name {
                if index > 0 {
                    lines.extend((0..gap).map(|_| (None, "")));
                }
                lines.push((None, context.look.text(row.ui.entry.title)));
            }
            lines.push((Some(index), ""));
        }
        let at = lines.iter().position(|(index, _)| *index == Some(self.selected)).unwrap_or(0);
        let height = usize::from(body.height).max(1);
        // The title above the selected row is seen with it.
        self.first_shown = self.first_shown.min(at.saturating_sub(2)).max((at + 1).saturating_sub(height));
        self.first_shown = self.first_shown.min(lines.len().saturating_sub(height));
        for ((index, title), y) in lines.iter().skip(self.first_shown).zip(body.y..body.bottom()) {
            let row = Rect { y, height: 1, ..body };
            match index {
                Some(index) => self.draw_row(*index, look, row, buffer),
                None => {
                    put::put(buffer, row, title, look.style(Role::Title), look);
                    // A click on the game means its lesson, in the row below.
                    let below = lines.iter().skip(self.first_shown + usize::from(y - body.y));
                    let lesson = below.filter_map(|(index, _)| *index).next();
                    self.places
                        .extend(lesson.filter(|_| !title.is_empty()).map(|lesson| (row, lesson, None)));
                }
            }
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        vec![
            Offer::named(Action::Confirm, words::CHOOSE_SHORT),
            Offer::of(Action::Up),
            Offer::of(Action::Down),
            Offer::of(Action::Left),
            Offer::of(Action::Right),
            Offer::of(Action::Cancel),
        ]
    }

    fn help(&self) -> HelpPage {
        HelpPage { notes: vec![text::HELP_LIST, text::HELP_MARKS], ..HelpPage::default() }
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let count = self.rows.len();
        if count == 0 {
            return if action == Action::Cancel { Step::Close } else { Step::Stay };
        }
        let (at, last) = (self.chosen(self.selected), self.rows[self.selected].names.len() - 1);
        match action {
            Action::Down | Action::Next => self.select((self.selected + 1) % count),
            Action::Up | Action::Previous => self.select((self.selected + count - 1) % count),
            Action::PageDown | Action::PageUp => {
                // To another game.
                let here = self.rows[self.selected].ui.entry.name;
                let other = |index: &usize| self.rows[*index].ui.entry.name != here;
                let found = match action {
                    Action::PageDown => (self.selected..count).find(other),
                    _ => (0..self.selected).rev().find(other),
                };
                found.map_or(Step::Stay, |index| self.select(index))
            }
            Action::First => self.select(0),
            Action::Last => self.select(count - 1),
            Action::Left => {
                self.mark = Some(at.saturating_sub(1));
                Step::Redraw
            }
            Action::Right => {
                self.mark = Some((at + 1).min(last));
                Step::Redraw
            }
            Action::Confirm => self.choose(context),
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let hit = self.places.iter().find(|(place, ..)| place.contains(pointer.at)).copied();
        match (pointer.kind, hit) {
            (PointerKind::Press, Some((_, row, mark))) => {
                if row != self.selected || mark.is_some() {
                    self.mark = mark;
                }
                self.selected = row;
                self.choose(context)
            }
            (PointerKind::Hover, Some((_, row, mark)))
                if row != self.selected || (mark.is_some() && mark != self.mark) =>
            {
                self.selected = row;
                self.mark = mark;
                Step::Redraw
            }
            (PointerKind::WheelDown, _) => self.act(context, Action::Down),
            (PointerKind::WheelUp, _) => self.act(context, Action::Up),
            _ => Step::Stay,
        }
    }

    /// What was done in a lesson or at a puzzle on top is seen when this comes back.
    fn set_active(&mut self, context: &mut Context, active: bool) {
        if active && !self.active {
            self.read(context);
        }
        self.active = active;
    }
}
