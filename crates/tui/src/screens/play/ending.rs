//! The box at the end of a game: who has won, why, and what next.

use game::{Outcome, Seat};
use play::Cause;

use super::table::Table;
use crate::context::Context;
use crate::glyphs;
use crate::screens::Choice;
use crate::screens::confirm::Confirm;
use crate::texts::play as text;
use crate::views::View;

/// The box for a game that is over.
pub(super) fn end_box(table: &Table, view: &dyn View, context: &Context) -> Confirm {
    let title = outcome_words(table, context);
    let mut lines = Vec::new();
    lines.extend(reason_words(table, context));
    let scene = table.scene(context);
    let between = format!(" {} ", context.look.glyph(glyphs::BULLET));
    let scores = Seat::all(table.played.seats()).map(|seat| (scene.name(seat), view.score(&scene, seat)));
    let told: Vec<String> = scores
        .filter(|(_, score)| !score.is_empty())
        .map(|(name, score)| format!("{name}: {score}"))
        .collect();
    lines.extend(Some(told.join(&between)).filter(|told| !told.is_empty()));
    Confirm::new(
        title,
        lines,
        vec![
            (text::REMATCH, Choice::Rematch),
            (text::NEW_GAME, Choice::NewGame),
            (text::ANALYSE, Choice::Analyse),
            (text::REPLAY, Choice::Replay),
            (text::LOOK, Choice::No),
            (text::MENU, Choice::Menu),
        ],
    )
}

/// Who has won, as the person at this terminal sees it.
pub(super) fn outcome_words(table: &Table, context: &Context) -> String {
    let look = &context.look;
    let person = table.only_person();
    match table.played.result() {
        Some(Outcome::Won(winner)) if person == Some(winner) => look.text(text::WON_YOU).to_string(),
        Some(Outcome::Won(_)) if person.is_some() && table.played.seats() == 2 => {
            look.text(text::LOST_YOU).to_string()
        }
        Some(Outcome::Won(winner)) => look.fill(text::WON, &[("name", &table.seats[winner.index()].name)]),
        Some(Outcome::Draw(seats)) if seats.len() < usize::from(table.played.seats()) => {
            let names: Vec<&str> = seats.iter().map(|seat| table.seats[seat.index()].name.as_str()).collect();
            look.fill(text::DRAWN_AMONG, &[("names", &names.join(", "))])
        }
        Some(Outcome::Draw(_)) => look.text(text::DRAWN).to_string(),
        Some(Outcome::Nobody) => look.text(text::NOBODY).to_string(),
        None => String::new(),
    }
}

/// Why the game ended, where the board does not tell.
fn reason_words(table: &Table, context: &Context) -> Option<String> {
    let look = &context.look;
    let ending = table.played.ending()?;
    let name = &table.seats[ending.seat.index()].name;
    let own = table.only_person() == Some(ending.seat);
    Some(match &ending.cause {
        Cause::Resigned if own => look.text(text::BY_RESIGNATION_YOU).to_string(),
        Cause::Resigned => look.fill(text::BY_RESIGNATION, &[("name", name)]),
        Cause::OutOfTime if own => look.text(text::BY_TIME_YOU).to_string(),
        Cause::OutOfTime => look.fill(text::BY_TIME, &[("name", name)]),
        Cause::Broken(why) => look.fill(text::BY_FAILURE, &[("name", name), ("why", why)]),
    })
}
