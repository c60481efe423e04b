//! The question who plays on from a position.

use ::play::{Level, Match, PlayError, PlayerSpec, Seating};
use game::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use super::parts::{Places, hit};
use super::reel::Reel;
use crate::actions::Action;
use crate::context::{Context, GameUi};
use crate::pointer::{Pointer, PointerKind};
use crate::screens::play::Play;
use crate::screens::{HelpPage, Offer, Screen, Step};
use crate::texts::{Message, common, review as text};
use crate::theme::Role;
use crate::widgets::{popup, text as put};

/// The room inside the box.
const SIZE: Size = Size::new(40, 5);
/// Seat, level, start.
const ROWS: usize = 3;
const START: usize = 2;

/// The question who plays on.
pub(super) struct TakeOver {
    ui: &'static GameUi,
    /// The game up to the position.
    played: Match,
    names: Vec<String>,
    /// The index of the person's seat; one more than the last one means every seat.
    seat: usize,
    level: usize,
    selected: usize,
    problem: Option<String>,
    places: Places,
}

impl TakeOver {
    /// Asks who plays on from the position that is shown. The seat to move is the first suggestion.
    ///
    /// # Errors
    /// If the game can't go on from here.
    pub(super) fn new(reel: &Reel) -> Result<TakeOver, PlayError> {
        let levels = Level::ALL;
        let strongest = reel.played.players().iter().filter_map(|player| match player {
            PlayerSpec::Level(level) => levels.iter().position(|known| known == level),
            _ => None,
        });
        let usual = levels.iter().position(|level| *level == Level::default()).unwrap_or(0);
        Ok(TakeOver {
            ui: reel.ui,
            played: reel.played.branch(reel.at, None)?,
            names: reel.seats.iter().map(|seat| seat.name.clone()).collect(),
            seat: reel.game.to_move().index(),
            level: strongest.max().unwrap_or(usual),
            selected: START,
            problem: None,
            places: Places::new(),
        })
    }

    fn change(&mut self, forward: bool) -> Step {
        let turn = |value: usize, count: usize| (value + if forward { 1 } else { count - 1 }) % count;
        match self.selected {
            0 => self.seat = turn(self.seat, self.names.len() + 1),
            1 => self.level = turn(self.level, Level::ALL.len()),
            _ => return Step::Stay,
        }
        Step::Redraw
    }

    fn start(&mut self, context: &mut Context) -> Step {
        let level = Level::ALL[self.level];
        let player = |seat: Seat| match self.seat == self.names.len() || seat.index() == self.seat {
            true => PlayerSpec::Human,
            false => PlayerSpec::Level(level),
        };
        let seating = Seating::List(Seat::all(self.played.seats()).map(player).collect());
        match self.played.branch(self.played.moves().len(), Some(&seating)) {
            Ok(played) => Step::Replace(Box::new(Play::new(context, self.ui, played))),
            Err(error) => {
                self.problem = Some(error.reason(context.look.language));
                Step::Redraw
            }
        }
    }

    fn row(&self, context: &Context, row: usize) -> (String, String) {
        let look = &context.look;
        match row {
            0 => {
                let value = match self.names.get(self.seat) {
                    Some(name) => {
                        look.fill(text::TAKE_OVER_SEAT, &[("seat", &(self.seat + 1)), ("name", name)])
                    }
                    None => look.text(text::TAKE_OVER_ALL).to_string(),
                };
                (look.text(text::TAKE_OVER_YOU).to_string(), value)
            }
            1 => {
                let level = look.text(level_words(Level::ALL[self.level])).to_string();
                (look.text(text::TAKE_OVER_LEVEL).to_string(), level)
            }
            _ => (look.text(text::TAKE_OVER_START).to_string(), String::new()),
        }
    }
}

fn level_words(level: Level) -> Message {
    match level {
        Level::Easy => common::PLAYER_EASY,
        Level::Medium => common::PLAYER_MEDIUM,
        Level::Hard => common::PLAYER_HARD,
        Level::Perfect => common::PLAYER_PERFECT,
    }
}

impl Screen for TakeOver {
    fn is_popup(&self) -> bool {
        true
    }

    fn smallest(&self, _context: &Context) -> Size {
        Size::new(24, ROWS as u16 + popup::FRAME_HEIGHT)
    }

    fn draw(&mut self, context: &Context, area: Rect, buffer: &mut Buffer) {
        let look = &context.look;
        let inside = popup::popup(buffer, area, SIZE, look.text(text::TAKE_OVER_TITLE), look);
        self.places.clear();
        for row in 0..ROWS {
            let place = Rect { y: inside.y + row as u16, height: 1, ..inside }.intersection(inside);
            let chosen = row == self.selected;
            let style = look.style(if chosen { Role::Selected } else { Role::Text });
            let (name, value) = self.row(context, row);
            if chosen {
                buffer.set_style(place, style);
            }
            put::put(buffer, place, &name, style, look);
            let left = 10.min(place.width);
            let room = Rect { x: place.x + left, width: place.width - left, ..place };
            let value = match chosen && row != START {
                true => format!("< {value} >"),
                false => format!("  {value}"),
            };
            put::put(buffer, room, &value, style, look);
            self.places.push((place, row));
        }
        if let Some(problem) = &self.problem {
            let place = Rect { y: inside.bottom().saturating_sub(1), height: 1.min(inside.height), ..inside };
            put::put(buffer, place, problem, look.style(Role::Bad), look);
        }
    }

    fn offers(&self, _context: &Context) -> Vec<Offer> {
        let change = |action| Offer::named(action, common::SETUP_CHANGE_SHORT);
        vec![
            Offer::named(Action::Confirm, text::TAKE_OVER_START),
            change(Action::Left),
            change(Action::Right),
            Offer::of(Action::Up),
            Offer::of(Action::Down),
            Offer::of(Action::Cancel),
        ]
    }

    fn help(&self) -> HelpPage {
        HelpPage { notes: vec![text::HELP_REPLAY_TAKE], ..HelpPage::default() }
    }

    fn act(&mut self, context: &mut Context, action: Action) -> Step {
        match action {
            Action::Down | Action::Next => self.selected = (self.selected + 1) % ROWS,
            Action::Up | Action::Previous => self.selected = (self.selected + ROWS - 1) % ROWS,
            Action::First => self.selected = 0,
            Action::Last => self.selected = START,
            Action::Right => return self.change(true),
            Action::Left => return self.change(false),
            Action::Confirm => return self.start(context),
            Action::Cancel => return Step::Close,
            _ => return Step::Stay,
        }
        Step::Redraw
    }

    fn pointer(&mut self, context: &mut Context, pointer: Pointer) -> Step {
        let Some(row) = hit(&self.places, pointer.at) else { return Step::Stay };
        match pointer.kind {
            PointerKind::Press if row == START => self.start(context),
            PointerKind::Press => {
                self.selected = row;
                self.change(true)
            }
            PointerKind::Hover if row != self.selected => {
                self.selected = row;
                Step::Redraw
            }
            _ => Step::Stay,
        }
    }
}
