//! The box at the end of a game: who has won, why, and what next.

use game::Seat;

use super::table::Table;
use crate::context::Context;
use crate::ending;
use crate::glyphs;
use crate::screens::Choice;
use crate::screens::confirm::Confirm;
use crate::texts::play as text;
use crate::views::View;

/// The box for a game that is over.
pub(super) fn end_box(table: &Table, view: &dyn View, context: &Context) -> Confirm {
    let look = &context.look;
    let title = ending::result(&table.played, look).unwrap_or_default();
    let mut lines = Vec::new();
    lines.extend(ending::reason(&table.played, look));
    let scene = table.scene(context);
    let between = format!(" {} ", look.glyph(glyphs::BULLET));
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
