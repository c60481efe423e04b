//! What the steps of the lesson ask for, and what the other side answers: all by the full solution.

use play::learn::Judgement;
use texts::Message;

use super::texts as said;
use crate::{Fate, GatoERato, Solution, Step};

/// What a move does to the fate of the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    /// It wins, at once or as fast as possible.
    Wins,
    /// It wins, but there is a faster way.
    Slower,
    /// It does not win.
    Loses,
}

fn fate(game: &GatoERato) -> Fate {
    Solution::shared().fate(game)
}

fn effect(game: &GatoERato, mv: Step) -> Effect {
    let (before, after) = (fate(game), fate(&game.after(mv)));
    if after.winner != game.side_to_move() {
        Effect::Loses
    } else if after.one_ply_earlier().plies <= before.plies {
        Effect::Wins
    } else {
        Effect::Slower
    }
}

/// "Take the mouse a step back."
pub(super) fn back(_game: &GatoERato, mv: Step, _made: usize) -> Judgement {
    match mv.to.line() > mv.from.line() {
        true => Judgement::Done,
        false => Judgement::Wrong(said::MOUSE_WRONG),
    }
}

/// "Make three moves with the cats that leave no gap."
pub(super) fn hold(game: &GatoERato, mv: Step, made: usize) -> Judgement {
    match (effect(game, mv), made) {
        (Effect::Loses, _) => Judgement::Wrong(said::HOLD_WRONG),
        (_, 0 | 1) => Judgement::On(said::HOLD_ON),
        _ => Judgement::Done,
    }
}

/// "Find the only move that holds."
pub(super) fn only(game: &GatoERato, mv: Step, _made: usize) -> Judgement {
    match effect(game, mv) {
        Effect::Loses => Judgement::Wrong(said::ONLY_WRONG),
        _ => Judgement::Done,
    }
}

/// A win as fast as possible, which is done when the game is over.
fn win(game: &GatoERato, mv: Step, on: Message, slower: Message, loses: Message) -> Judgement {
    match effect(game, mv) {
        Effect::Loses => Judgement::Wrong(loses),
        Effect::Slower => Judgement::Wrong(slower),
        Effect::Wins if game.after(mv).winner().is_some() => Judgement::Done,
        Effect::Wins => Judgement::On(on),
    }
}

/// "Catch the mouse with one move."
pub(super) fn catch(game: &GatoERato, mv: Step, _made: usize) -> Judgement {
    win(game, mv, said::FINISH_ON, said::CATCH_SLOWER, said::CATCH_WRONG)
}

/// "Catch the mouse in three moves."
pub(super) fn finish(game: &GatoERato, mv: Step, _made: usize) -> Judgement {
    win(game, mv, said::FINISH_ON, said::FINISH_SLOWER, said::FINISH_WRONG)
}

/// "Slip through the gap and run to line 1."
pub(super) fn slip(game: &GatoERato, mv: Step, _made: usize) -> Judgement {
    win(game, mv, said::SLIP_ON, said::SLIP_SLOWER, said::SLIP_WRONG)
}

/// The other side plays its best.
pub(super) fn best(game: &GatoERato, _made: usize) -> Option<Step> {
    Solution::shared().best(game).map(|(mv, _)| mv)
}

/// As [`best`], but nothing more once the mouse has been driven back three times.
pub(super) fn best_while_holding(game: &GatoERato, made: usize) -> Option<Step> {
    if made < 3 { best(game, made) } else { None }
}
