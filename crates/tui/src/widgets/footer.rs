//! The line of keys at the bottom. It is made from what the screen offers and from the bindings, and every
//! word of it can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::actions::Action;
use crate::context::Context;
use crate::screens::Offer;
use crate::theme::Role;
use crate::widgets::text;

/// Blank columns between two offers.
const GAP: u16 = 2;

/// Draws as many offers as there is room for; the help is always the last one. Returns where each one is.
pub fn draw(buffer: &mut Buffer, area: Rect, context: &Context, offers: &[Offer]) -> Vec<(Rect, Action)> {
    let mut places = Vec::new();
    if area.is_empty() {
        return places;
    }
    let look = &context.look;
    let help = Offer::of(Action::Help);
    let size = |offer: &Offer| {
        let key = context.key_of(offer.action);
        text::width(&key) + 1 + text::width(look.text(offer.label))
    };
    let end = area.right().saturating_sub(1);
    let mut left = area.x + 1;
    let mut room = end.saturating_sub(size(&help));
    if left > room {
        room = end;
    }
    let mut put = |offer: &Offer, x: u16| {
        let key = context.key_of(offer.action);
        let (next, _) =
            buffer.set_stringn(x, area.y, &key, usize::from(end.saturating_sub(x)), look.style(Role::Key));
        let label = look.text(offer.label);
        let room = usize::from(end.saturating_sub(next + 1));
        let (next, _) = buffer.set_stringn(next + 1, area.y, label, room, look.style(Role::Dim));
        places.push((Rect { x, y: area.y, width: next.saturating_sub(x), height: 1 }, offer.action));
    };
    for offer in offers.iter().filter(|offer| offer.action != Action::Help) {
        let width = size(offer);
        if context.key_of(offer.action).is_empty() || left + width + GAP > room {
            continue;
        }
        put(offer, left);
        left += width + GAP;
    }
    let at = end.saturating_sub(size(&help));
    if at >= area.x && left <= at + GAP {
        put(&help, at);
    }
    places
}
