//! A screen on which a person answers with a move, as in a lesson or a puzzle: what a board says and what is typed
//! become answers in one way.

use std::collections::HashSet;

use ::play::AnyGame;
use game::Seat;

use super::Step;
use super::play::prompt::{Prompt, Typed};
use crate::chord::Chord;
use crate::context::Context;
use crate::look::Look;
use crate::texts::learn as text;
use crate::theme::Role;
use crate::views::{Response, SeatLook, Steering, View, own_key};

/// The names of the seats: this one is the person's. Two of one initial could not be told apart, so they have letters
/// in their order then.
pub(super) fn seats(look: &Look, game: &dyn AnyGame, person: Seat) -> Vec<SeatLook> {
    let name = |seat: Seat| {
        let name = look.text(if seat == person { text::YOU } else { text::OTHER }).to_string();
        let initial = name.chars().next().filter(char::is_ascii).unwrap_or('?');
        SeatLook { name, initial }
    };
    let mut seats: Vec<SeatLook> = Seat::all(game.seats()).map(name).collect();
    let initials: HashSet<char> = seats.iter().map(|seat| seat.initial).collect();
    if initials.len() < seats.len() || initials.contains(&'?') {
        for (seat, letter) in seats.iter_mut().zip('A'..) {
            seat.initial = letter;
        }
    }
    seats
}

/// A screen on which a person answers with a move.
pub(super) trait Answering {
    /// The person answers with a move, good or bad. Whether it was one: what is none may be corrected where it was
    /// typed.
    fn try_move(&mut self, context: &Context, mv: &str) -> bool;

    /// Says something beside the board.
    fn say(&mut self, role: Role, words: String) -> Step;

    /// A key of the board, or one that steers on it.
    fn steer(&mut self, context: &Context, steering: Steering) -> Step;

    /// The board.
    fn board(&self) -> &dyn View;

    /// The line in which a move is typed; `None` where nothing is.
    fn prompt(&mut self) -> &mut Option<Prompt>;

    /// What comes of what the board says.
    fn respond(&mut self, context: &Context, response: Response) -> Step {
        match response {
            Response::Nothing => Step::Stay,
            Response::Redraw => Step::Redraw,
            // What is nearly always a slip is an answer here, and the person is told why it is wrong.
            Response::Play(mv) => {
                *self.prompt() = None;
                self.try_move(context, &mv);
                Step::Redraw
            }
            Response::Say(why) => {
                let why = why.trim_end_matches('.');
                self.say(Role::Warning, context.look.fill(text::ILLEGAL, &[("why", &why)]))
            }
        }
    }

    /// A key that means no action: it is typed, or it is one of the board's own.
    fn key_pressed(&mut self, context: &Context, key: Chord) -> Step {
        let Some(prompt) = self.prompt() else {
            let own = own_key(self.board(), key);
            return own.map_or(Step::Stay, |index| self.steer(context, Steering::Own(index)));
        };
        let closes = match prompt.key(key) {
            Typed::Going => false,
            Typed::Cancelled => true,
            Typed::Done(mv) => self.try_move(context, &mv),
        };
        if closes {
            *self.prompt() = None;
        }
        Step::Redraw
    }
}

#[cfg(test)]
mod tests {
    use crate::screens::Screen;
    use crate::screens::learn::Lesson;
    use crate::screens::puzzle::Puzzles;
    use crate::testing::real::{BOARDS, ENTRIES};
    use crate::testing::{Stage, plain_look};

    #[test]
    fn a_typed_line_is_kept_until_it_is_a_move_on_every_screen_that_asks_for_one() {
        for ui in BOARDS {
            let lesson = play::learn::Course::new(ui.entry, 0).expect("a lesson").expect("a step");
            for is_lesson in [true, false] {
                let mut stage = Stage::new(plain_look(), (80, 24), |context| {
                    context.games = BOARDS;
                    context.entries = ENTRIES;
                    let screen: Box<dyn Screen> = match is_lesson {
                        true => Box::new(Lesson::new(context, ui, 0).expect("a lesson")),
                        false => Box::new(Puzzles::new(context, ui, Some(0)).expect("a puzzle")),
                    };
                    vec![screen]
                });
                let name = ui.entry.name;
                stage.press(": x x");
                assert!(stage.text().contains(":xx"), "{name}\n{}", stage.text());
                stage.press("enter");
                assert!(
                    stage.text().contains(":xx"),
                    "what is no move may be corrected: {name}\n{}",
                    stage.text()
                );
                stage.press("ctrl-u backspace");
                assert!(!stage.text().contains("\n :"), "{name}\n{}", stage.text());
                // A move that is made with the mouse ends what is typed.
                stage.press(": x");
                let mut places = (1..22).flat_map(|y| (0..46).map(move |x| (x, y)));
                let played = places.any(|(x, y)| {
                    stage.click(x, y);
                    !stage.text().contains(":x")
                });
                assert!(played, "{name}\n{}", stage.text());
                let moves = lesson.game().legal_moves();
                if let Some(mv) = moves.first().filter(|_| is_lesson) {
                    let keys: Vec<String> = mv.chars().map(String::from).collect();
                    stage.press(&format!(": {} enter", keys.join(" ")));
                    assert!(!stage.text().contains("\n :"), "{name}: {mv}\n{}", stage.text());
                }
            }
        }
    }
}
