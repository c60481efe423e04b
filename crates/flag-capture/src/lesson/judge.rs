//! What the steps of the lesson ask for, and what the other side answers.

use game::Game;
use play::learn::Judgement;

use super::texts;
use crate::hex::Cell;
use crate::{Action, FlagCapture, Order, Terrain};

/// Where an action leads and what lies there; `None` if it digs.
fn target(game: &FlagCapture, action: Action) -> Option<(Cell, Terrain)> {
    let Order::Go(direction) = action.order else { return None };
    let piece = game.pieces(game.to_move()).get(usize::from(action.piece))?;
    let cell = game.torus().neighbour(piece.cell, direction);
    Some((cell, game.terrain(cell)))
}

fn enters(game: &FlagCapture, action: Action, terrain: Terrain) -> bool {
    target(game, action).is_some_and(|(_, found)| found == terrain)
}

/// The flags that are left.
fn flags(game: &FlagCapture) -> impl Iterator<Item = Cell> {
    (0..game.torus().cells() as Cell).filter(|cell| game.terrain(*cell) == Terrain::Flag)
}

/// "Take the flag beside you."
pub(super) fn flag(game: &FlagCapture, action: Action, _made: usize) -> Judgement {
    match enters(game, action, Terrain::Flag) {
        true => Judgement::Done,
        false => Judgement::Wrong(texts::FLAG_WRONG),
    }
}

/// "Take the flag on the other side of the border."
pub(super) fn around(game: &FlagCapture, action: Action, _made: usize) -> Judgement {
    match enters(game, action, Terrain::Flag) {
        true => Judgement::Done,
        false => Judgement::Wrong(texts::AROUND_WRONG),
    }
}

/// The energy that it takes a piece without tools to get from every cell to the nearest flag; `None` if it can't.
fn costs(game: &FlagCapture) -> Vec<Option<i32>> {
    let torus = game.torus();
    let mut costs: Vec<Option<i32>> = vec![None; torus.cells()];
    for flag in flags(game) {
        costs[usize::from(flag)] = Some(0);
    }
    // So small a board is settled by passing over it until nothing changes.
    loop {
        let mut changed = false;
        for cell in 0..torus.cells() as Cell {
            let by = |next: &Cell| Some(costs[usize::from(*next)]? + game.terrain(*next).cost(false)?);
            let best = torus.neighbours(cell).iter().filter_map(by).min();
            if let (Some(best), known) = (best, costs[usize::from(cell)])
                && known.is_none_or(|known| best < known)
            {
                costs[usize::from(cell)] = Some(best);
                changed = true;
            }
        }
        if !changed {
            return costs;
        }
    }
}

/// "Go to the flag by the way that costs least."
pub(super) fn cheap(game: &FlagCapture, action: Action, _made: usize) -> Judgement {
    let Some((cell, terrain)) = target(game, action) else { return Judgement::Wrong(texts::CHEAP_WRONG) };
    let costs = costs(game);
    let here = game.pieces(game.to_move()).get(usize::from(action.piece)).map_or(0, |piece| piece.cell);
    let by = costs[usize::from(cell)].zip(terrain.cost(false)).map(|(rest, step)| rest + step);
    match (terrain, by == costs[usize::from(here)]) {
        (Terrain::Flag, _) => Judgement::Done,
        (_, true) => Judgement::On(texts::CHEAP_ON),
        (Terrain::Forest | Terrain::Water, false) => Judgement::Wrong(texts::CHEAP_DEAR),
        (_, false) => Judgement::Wrong(texts::CHEAP_WRONG),
    }
}

/// "Fetch the axe, cut through the forest, take the flag."
pub(super) fn axe(game: &FlagCapture, action: Action, made: usize) -> Judgement {
    match made {
        0 if enters(game, action, Terrain::Axe) => Judgement::On(texts::AXE_ON),
        0 => Judgement::Wrong(texts::AXE_FIRST),
        1 if enters(game, action, Terrain::Forest) => Judgement::On(texts::AXE_CUT),
        1 => Judgement::Wrong(texts::AXE_FOREST),
        _ if enters(game, action, Terrain::Flag) => Judgement::Done,
        _ => Judgement::Wrong(texts::AXE_FLAG),
    }
}

/// "Drink the juice first."
pub(super) fn juice(game: &FlagCapture, action: Action, _made: usize) -> Judgement {
    match enters(game, action, Terrain::Juice) {
        true => Judgement::Done,
        false => Judgement::Wrong(texts::JUICE_WRONG),
    }
}

/// "Fetch the shovel and dig."
pub(super) fn dig(game: &FlagCapture, action: Action, made: usize) -> Judgement {
    match (made, action.order) {
        (0, _) if enters(game, action, Terrain::Shovel) => Judgement::On(texts::DIG_ON),
        (0, _) => Judgement::Wrong(texts::DIG_SHOVEL),
        (_, Order::Dig) => Judgement::Done,
        _ => Judgement::Wrong(texts::DIG_WRONG),
    }
}

/// The steps from every cell to the last flag.
fn steps(game: &FlagCapture) -> Option<Vec<u16>> {
    flags(game).next().map(|flag| game.torus().steps_from(flag))
}

/// "Win the race for the last flag."
pub(super) fn race(game: &FlagCapture, action: Action, _made: usize) -> Judgement {
    let (Some((cell, terrain)), Some(steps)) = (target(game, action), steps(game)) else {
        return Judgement::Wrong(texts::RACE_WRONG);
    };
    let pieces = game.pieces(game.to_move());
    let nearest = pieces.iter().map(|piece| steps[usize::from(piece.cell)]).min();
    match (terrain, nearest) {
        (Terrain::Flag, _) => Judgement::Done,
        (_, Some(nearest)) if steps[usize::from(cell)] < nearest => Judgement::On(texts::RACE_ON),
        _ => Judgement::Wrong(texts::RACE_WRONG),
    }
}

/// The other side goes about where nothing lies, to the north if it can.
pub(super) fn idle(game: &FlagCapture, _made: usize) -> Option<Action> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.iter().find(|action| enters(game, **action, Terrain::Grass)).or(moves.first()).copied()
}

/// The other side goes for the last flag.
pub(super) fn chase(game: &FlagCapture, made: usize) -> Option<Action> {
    let Some(steps) = steps(game) else { return idle(game, made) };
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    let far = |action: &Action| target(game, *action).map_or(u16::MAX, |(cell, _)| steps[usize::from(cell)]);
    moves.into_iter().min_by_key(far)
}
