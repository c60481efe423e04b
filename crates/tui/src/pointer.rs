//! The mouse, reduced to what the screens need.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

/// What the mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// It moved without a button.
    Hover,
    /// The left button went down.
    Press,
    /// It moved with the left button down.
    Drag,
    /// The left button went up.
    Release,
    /// The right button went down.
    Secondary,
    /// The wheel turned up.
    WheelUp,
    /// The wheel turned down.
    WheelDown,
}

/// The mouse at a place on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// What it did.
    pub kind: PointerKind,
    /// Where.
    pub at: Position,
}

impl Pointer {
    /// Reads an event of the terminal; `None` for what nobody needs.
    pub fn of(event: &MouseEvent) -> Option<Pointer> {
        let kind = match event.kind {
            MouseEventKind::Moved => PointerKind::Hover,
            MouseEventKind::Down(MouseButton::Left) => PointerKind::Press,
            MouseEventKind::Drag(MouseButton::Left) => PointerKind::Drag,
            MouseEventKind::Up(MouseButton::Left) => PointerKind::Release,
            MouseEventKind::Down(MouseButton::Right) => PointerKind::Secondary,
            MouseEventKind::ScrollUp => PointerKind::WheelUp,
            MouseEventKind::ScrollDown => PointerKind::WheelDown,
            _ => return None,
        };
        Some(Pointer { kind, at: Position::new(event.column, event.row) })
    }
}
