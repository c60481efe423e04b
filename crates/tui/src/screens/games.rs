//! The games that were played: looked at again, explained, gone on with, deleted.

use std::collections::HashMap;
use std::time::SystemTime;

use game::Outcome;
use play::store::read_record;
use play::{GameSummary, KeptGame, Match};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use crate::actions::Action;
use crate::context::Context;
use crate::glyphs;
use crate::look::Look;
use crate::pointer::{Pointer, PointerKind};
use crate::screens::confirm::Confirm;
use crate::screens::play::Play;
use crate::screens::review::{Analysis, Replay};
use crate::screens::{Choice, HelpPage, Offer, Screen, Step};
use crate::texts::menu as text;
use crate::theme::Role;
use crate::widgets::ago::ago;
use crate::widgets::{panel::panel, text as put};

/// Wider than this the words stand too far from each other.
const WIDEST: u16 = 110;
/// Blank columns between two words of a row.
const GAP: u16 = 2;

/// The list of games that were played.
pub struct Games {
    list: Vec<KeptGame>,
    /// What the records tell that have been read: those that were seen.
    told: HashMap<usize, Result<GameSummary, String>>,
    selected: usize,
    first_shown: usize,
    /// How many rows were shown.
    page: usize,
    places: Vec<(Rect, usize)>,
    problem: Option<String>,
}

impl Games {
    /// The games in the folders of this program, the newest first.
    pub fn new(context: &Context) -> Games {
        let list = context.settings.store.as_ref().map_or(Vec::new(), play::Store::kept_games);
        Games {
            list,
            told: HashMap::new(),
            selected: 0,
            first_shown: 0,
            page: 1,
            places: Vec::new(),
            problem: None,
        }
    }

    fn select(&mut self, index: usize) -> Step {
        self.selected = index.min(self.list.len().saturating_sub(1));
        self.problem = None;
        Step::Redraw
    }

    /// What the record tells; it is read when it is first asked for.
    fn summary(&mut self, context: &Context, index: usize) -> &Result<GameSummary, String> {
        let (path, language) = (&self.list[index].path, context.look.language);
        let read = || GameSummary::read(path, context.entries).map_err(|error| error.reason(language));
        self.told.entry(index).or_insert_with(read)
    }

    /// Reads and plays through the selected game; why it can't be looked at is told.
    fn open(&mut self, context: &mut Context) -> Option<(Match, Vec<String>)> {
        let kept = self.list.get(self.selected)?;
        let read = read_record(&kept.path).and_then(|record| Match::from_record(context.entries, &record));
        match read {
            Ok(restored) => Some((restored.played, restored.damage)),
            Err(error) => {
                self.problem = Some(error.reason(context.look.language));
                None
            }
        }
    }

    /// Goes through a game that is over; goes on with one that is not.
    fn choose(&mut self, context: &mut Context) -> Step {
        let Some((played, damage)) = self.open(context) else { return Step::Redraw };
        let Some(ui) = context.game(played.entry().name) else { return Step::Stay };
        if self.list[self.selected].over || played.result().is_some() {
            return Step::Push(Box::new(Replay::new(context, ui, played, damage)));
        }
        let path = self.list[self.selected].path.clone();
        Step::Replace(Box::new(Play::resumed(context, ui, played, &path, &damage)))
    }

    fn analyse(&mut self, context: &mut Context) -> Step {
        let Some((played, _)) = self.open(context) else { return Step::Redraw };
        let Some(ui) = context.game(played.entry().name) else { return Step::Stay };
        match Analysis::of(context, ui, &played, 0) {
            Some(analysis) => Step::Push(Box::new(analysis)),
            None => {
                self.problem = Some(context.look.text(text::NO_MOVES_TO_ANALYSE).to_string());
                Step::Redraw
            }
        }
    }

    fn delete(&mut self, context: &mut Context) {
        let Some(store) = &context.settings.store else { return };
        let Some(kept) = self.list.get(self.selected) else { return };
        match store.remove_game(kept) {
            Ok(()) => context.notice = Some(context.look.text(text::DELETED).to_string()),
            Err(error) => self.problem = Some(error.reason(context.look.language)),
        }
        let selected = self.selected;
        let problem = self.problem.take();
        *self = Games { problem, ..Games::new(context) };
        self.selected = selected.min(self.list.len().saturating_sub(1));
    }

    /// The words of a row: when, which game, who, and how it ended.
    fn row(&mut self, context: &Context, index: usize, now: SystemTime) -> [String; 4] {
        let when = ago(&context.look, self.list[index].written, now);
        let name = self.list[index].path.file_name().map(|name| name.to_string_lossy().into_owned());
        match self.summary(context, index) {
            Ok(summary) => [
                when,
                context.look.text(summary.entry.title).to_string(),
                summary.labels(context.look.language).join(", "),
                result_words(&context.look, summary),
            ],
            Err(_) => {
                let unreadable = context.look.text(text::UNREADABLE).to_string();
                [when, String::new(), name.unwrap_or_default(), unreadable]
            }
        }
    }
}

/// How a game ended, as the person who played it sees it.
pub(crate) fn result_words(look: &Look, summary: &GameSummary) -> String {
    let person = summary.only_person();
    match summary.result {
        None => look.text(text::NOT_OVER).to_string(),
        Some(Outcome::Won(winner)) if person == Some(winner) => look.text(text::WON_YOU).to_string(),
        Some(Outcome::Won(_)) if person.is_some() && summary.players.len() == 2 => {
            look.text(text::LOST_YOU).to_string()
        }
        Some(Outcome::Won(winner)) => {
            let labels = summary.labels(look.language);
            let name = labels.get(winner.index()).cloned().unwrap_or_else(|| winner.to_string());
            look.fill(text::WON, &[("name", &name)])
        }
        Some(Outcome::Draw(_)) => look.text(text::DRAWN).to_string(),
        Some(Outcome::Nobody) => look.text(text::NOBODY).to_string(),
    }
}

/// The widths of the columns for rows like these, in so much room: what has no room is left out from the left,
/// but never the game; who played gives way first.
fn columns(rows: &[[String; 4]], room: u16) -> [u16; 4] {
    let widest = |column: usize| rows.iter().map(|row| put::width(&row[column])).max().unwrap_or(0);
    let mut widths = [0, 1, 2, 3].map(widest);
    let sum = |widths: &[u16; 4]| {
        widths.iter().filter(|width| **width > 0).map(|width| width + GAP).sum::<u16>().saturating_sub(GAP)
    };
    // A few letters of who played are enough to recognise the game.
    const WHO: u16 = 10;
    let missing = sum(&widths).saturating_sub(room);
    widths[2] -= missing.min(widths[2].saturating_sub(WHO));
    for column in [0, 2, 3] {
        if sum(&widths) > room {
            widths[column] = 0;
        }
    }
    widths
}

impl Screen for Games {
    fn smallest(&self, _context: &Context) -> Size {
        Size::new(24, 6)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let width = WIDEST.min(area.width);
        let place = Rect { x: area.x + (area.width - width) / 2, width, ..area };
        let inside = panel(buffer, place, look.text(text::GAMES_PLAYED), look);
        let message = match &self.problem {
            _ if context.settings.store.is_none() => {
                Some((look.text(text::NO_STORE).to_string(), Role::Warning))
            }
            Some(problem) => Some((problem.clone(), Role::Bad)),
            None if self.list.is_empty() => Some((look.text(text::NO_GAMES).to_string(), Role::Dim)),
            None => match self.summary(context, self.selected) {
                Err(why) => Some((why.clone(), Role::Bad)),
                Ok(_) => None,
            },
        };
        let lines = message.map_or(Vec::new(), |(words, role)| {
            put::wrap(&words, inside.width).into_iter().map(|line| (line, role)).collect()
        });
        let rows_below = (lines.len() as u16).min(inside.height / 2);
        let below = Rect { y: inside.bottom() - rows_below, height: rows_below, ..inside };
        for ((line, role), y) in lines.iter().zip(below.top()..below.bottom()) {
            put::put(buffer, Rect { y, height: 1, ..below }, line, look.style(*role), look);
        }
        self.places.clear();
        if self.list.is_empty() {
            return;
        }
        let list = Rect { y: inside.y + 1, height: inside.height.saturating_sub(1 + rows_below), ..inside };
        let shown = usize::from(list.height.max(1));
        self.page = shown;
        self.first_shown = self.first_shown.min(self.selected).max((self.selected + 1).saturating_sub(shown));
        let now = SystemTime::now();
        let heads = [text::WHEN, text::GAME, text::WHO, text::RESULT].map(|head| look.text(head).to_string());
        let last = self.list.len().min(self.first_shown + shown);
        let mut rows = vec![heads];
        for index in self.first_shown..last {
            rows.push(self.row(context, index, now));
        }
        // A mark before each row tells the selected one without colours.
        let widths = columns(&rows, inside.width.saturating_sub(2));
        for (at, row) in rows.iter().enumerate() {
            let place = Rect { y: inside.y + at as u16, height: 1, ..inside };
            if place.y >= list.bottom() {
                break;
            }
            let index = (self.first_shown + at).checked_sub(1).filter(|_| at > 0);
            let chosen = index == Some(self.selected);
            let style = match (index, chosen) {
                (None, _) => look.style(Role::Dim),
                (_, true) => look.style(Role::Selected),
                _ => look.style(Role::Text),
            };
            if chosen {
                buffer.set_style(place, style);
                put::put(buffer, place, look.glyph(glyphs::TO_MOVE), style, look);
            }
            let mut x = place.x + 2;
            for (word, width) in row.iter().zip(widths).filter(|(_, width)| *width > 0) {
                put::put(buffer, Rect { x, width, ..place }.intersection(place), word, style, look);
                x += width + GAP;
            }
            self.places.extend(index.map(|index| (place, index)));
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        let mut offers = Vec::new();
        if let Some(kept) = self.list.get(self.selected) {
            let choose = if kept.over { text::REPLAY_SHORT } else { text::RESUME_SHORT };
            offers.push(Offer::named(Action::Confirm, choose));
            offers.extend([Action::Analyse, Action::Delete, Action::Up, Action::Down].map(Offer::of));
        }
        offers.push(Offer::of(Action::Cancel));
        offers
    }

    fn help(&self) -> HelpPage {
        HelpPage { notes: vec![text::HELP_GAMES], ..HelpPage::default() }
    }

    fn has(&self, action: Action) -> bool {
        matches!(action, Action::Analyse | Action::Delete) || self.scopes().contains(&action.info().scope)
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        let count = self.list.len();
        if count == 0 {
            return if action == Action::Cancel { Step::Close } else { Step::Stay };
        }
        match action {
            Action::Down | Action::Next => self.select((self.selected + 1) % count),
            Action::Up | Action::Previous => self.select((self.selected + count - 1) % count),
            Action::First => self.select(0),
            Action::Last => self.select(count - 1),
            Action::PageDown => self.select(self.selected + self.page),
            Action::PageUp => self.select(self.selected.saturating_sub(self.page)),
            Action::Confirm => self.choose(context),
            Action::Analyse => self.analyse(context),
            Action::Delete => {
                let question = Confirm::yes_no(context.look.text(text::ASK_DELETE)).careful();
                Step::Push(Box::new(question))
            }
            Action::Cancel => Step::Close,
            _ => Step::Stay,
        }
    }

    fn answer(&mut self, context: &mut Context, choice: Choice) -> Step {
        if choice == Choice::Yes {
            self.delete(context);
        }
        Step::Redraw
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let hit = self.places.iter().find(|(place, _)| place.contains(pointer.at)).map(|(_, index)| *index);
        match (pointer.kind, hit) {
            (PointerKind::Press, Some(index)) => {
                self.select(index);
                self.choose(context)
            }
            (PointerKind::Hover, Some(index)) if index != self.selected => self.select(index),
            (PointerKind::WheelDown, _) => self.act(context, Action::Down),
            (PointerKind::WheelUp, _) => self.act(context, Action::Up),
            _ => Step::Stay,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_give_way_where_there_is_no_room() {
        let row = ["3 min ago", "Gato e rato", "You, Perfect, another one", "you won"].map(str::to_string);
        let rows = [row];
        assert_eq!(columns(&rows, 60), [9, 11, 25, 7]);
        assert_eq!(columns(&rows, 50), [9, 11, 17, 7]);
        assert_eq!(columns(&rows, 40), [0, 11, 10, 7]);
        assert_eq!(columns(&rows, 24), [0, 11, 0, 7]);
        assert_eq!(columns(&rows, 12), [0, 11, 0, 0]);
    }
}
