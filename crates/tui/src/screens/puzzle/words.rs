//! What a puzzle says.

use std::fmt::Display;

use ::play::analysis::GivenAway;
use ::play::learn::puzzle::cost as cost_of;

use super::Puzzles;
use crate::actions::Action;
use crate::context::Context;
use crate::texts::{Message, puzzle as text};

/// The longest line that is told, in moves.
pub(super) const LONGEST_LINE: usize = 6;

/// The right move was found.
pub(super) fn right(screen: &Puzzles, context: &Context) -> String {
    let look = &context.look;
    let puzzle = screen.sitting.puzzle();
    let title = screen.kit.theme_named(&puzzle.theme).map_or("", |theme| look.text(theme.title));
    let best = screen.view.score_words(look, puzzle.value);
    let second = screen.view.score_words(look, puzzle.second);
    let values: [(&str, &dyn Display); 4] =
        [("title", &title), ("move", &puzzle.best), ("best", &best), ("second", &second)];
    let message = if screen.is_last() { text::AFTER_LAST } else { text::AFTER_RIGHT };
    let keys: [(&str, &dyn Display); 2] =
        [("forth", &context.key_of(Action::Right)), ("next", &context.key_of(Action::Confirm))];
    let keys = keys.into_iter().filter(|(name, _)| !screen.is_last() || *name == "forth").collect::<Vec<_>>();
    format!("{} {}", look.fill(text::RIGHT, &values), look.fill(message, &keys))
}

/// What the wrong move costs; `None` while that is not known.
pub(super) fn cost(screen: &Puzzles, context: &Context) -> Option<String> {
    let look = &context.look;
    let mv = screen.wrong.as_deref()?;
    let values = screen.advice.values();
    let (given, made) = cost_of(values, mv)?;
    let best = screen.view.score_words(look, values.first()?.score);
    let made = screen.view.score_words(look, made);
    let fill = |message: Message, more: (&str, &dyn Display)| {
        look.fill(message, &[("move", &mv), ("made", &made), ("best", &best), more])
    };
    let words = match (given, screen.ui.entry.margin_unit()) {
        // A point that changes hands counts twice in a margin.
        (GivenAway::Points(points), Some(unit)) => {
            let what = look.fill(unit, &[("n", &(points / 2 / screen.ui.entry.point.max(1)))]);
            fill(text::COST_POINTS, ("what", &what))
        }
        (GivenAway::Turns(turns), _) => fill(text::COST_TURNS, ("n", &turns)),
        _ => fill(text::COST_GAME, ("", &"")),
    };
    let again = look.fill(text::TRY_AGAIN, &[("plan", &context.key_of(Action::Plan))]);
    Some(format!("{words} {again}"))
}

/// What follows the wrong move.
pub(super) fn refutation(screen: &Puzzles, context: &Context) -> String {
    let look = &context.look;
    let mv = screen.wrong.as_deref().unwrap_or_default();
    let back = context.key_of(Action::Confirm);
    let line = screen.advice.refutation();
    if line.is_empty() {
        return look.fill(text::REFUTATION_END, &[("move", &mv), ("back", &back)]);
    }
    let line = line.join(" ");
    look.fill(text::REFUTATION, &[("move", &mv), ("line", &line), ("back", &back)])
}

/// What has become of the puzzle so far, for the title; `None` before the first try.
pub(super) fn mark(screen: &Puzzles, context: &Context) -> Option<String> {
    let look = &context.look;
    let mark = screen.progress.puzzle(screen.ui.entry.name, &screen.sitting.puzzle().id);
    match (mark.solved, mark.wrong) {
        (true, 0) if !mark.shown => Some(look.text(text::SOLVED_FIRST).to_string()),
        (true, _) => Some(look.text(text::SOLVED).to_string()),
        (false, 0) => None,
        (false, n) => Some(look.fill(text::TRIES, &[("n", &n)])),
    }
}
