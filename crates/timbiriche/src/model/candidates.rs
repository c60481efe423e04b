//! Which moves are worth a search: sure to hold a best one, as few as possible, the likely best first.
//!
//! Between two seats, with values that are margins:
//!
//! 1. A box that can be taken is taken at once, unless that takes away the choice to double-deal. Proof by
//!    exchange: after any other line, drawn first, the other seat could take the box itself. So only the last
//!    2 boxes of an offered chain and the last 4 of an opened loop leave a choice, and with several offers
//!    the last of them alone, a chain rather than a loop.
//! 2. Nothing offered: safe lines, and one opening of each chain. All openings of a chain hand over the same,
//!    but for the middle of a chain of 2, which leaves the other seat no choice and so is the best one.
//! 3. Of chains (and of lines) between the same two places, a joint or the border, with equally many boxes
//!    one is enough, since the board is the same with the two exchanged. Of long ones only the shortest
//!    counts: whoever is better off with the longer one opened first could play the other game in thought,
//!    and would be off by no more than the difference in length. The same holds for loops.
//!
//! With more than two seats a seat may well hand boxes to a third one, so only what rests on symmetry, and
//! taking a box that leaves no choice to anybody, is used there. Sources: Berlekamp, "The Dots and Boxes Game", 2000;
//! Barker and Korf, "Solving Dots-and-Boxes", AAAI 2012; Buzzard and Ciere, 2014.

use arrayvec::ArrayVec;

use game::Game;

use crate::board::NONE;
use crate::chains::{Part, Parts, is_safe};
use crate::notation::MAX_BOXES;
use crate::{Line, LineSet, Timbiriche};

/// Replaces the contents of `moves` by the candidates.
pub(super) fn find(game: &Timbiriche, moves: &mut Vec<Line>) {
    moves.clear();
    if game.seats() > 2 {
        for_many(game, moves);
    } else if game.boxes_with_sides(3) > 0 {
        takes(game, &Parts::of(game), moves);
    } else {
        if game.boxes_with_sides(0) + game.boxes_with_sides(1) > 0 {
            safe(game, moves);
        }
        if game.boxes_with_sides(2) > 0 {
            openings(game, &Parts::of(game), moves);
        }
    }
}

/// In which order the search tries moves: safe lines before those that open something. While boxes can be
/// taken the order of the candidates is the best guess.
pub(super) fn class(game: &Timbiriche, line: Line) -> u8 {
    if game.boxes_with_sides(3) > 0 {
        return 0;
    }
    u8::from(!is_safe(game, game.geometry().index_of(line)))
}

fn takes(game: &Timbiriche, parts: &Parts, moves: &mut Vec<Line>) {
    let line = |index: u8| game.geometry().line(usize::from(index));
    if let Some(offer) = parts.offers.iter().find(|offer| !offer.is_ripe()) {
        moves.push(line(offer.take));
        return;
    }
    let offers = &parts.offers;
    let offer = match offers.iter().find(|offer| offer.both_ends) {
        Some(opened_loop) if offers.len() > 1 => opened_loop,
        _ => &offers[0],
    };
    moves.push(line(offer.take));
    let nothing_else = i32::from(offer.length) == game.boxes_left();
    if offers.len() > 1 || nothing_else {
        return;
    }
    moves.push(line(offer.second));
    // Whoever has to move on with nothing safe gives more away than the boxes handed back.
    if game.boxes_with_sides(0) + game.boxes_with_sides(1) <= 2 {
        moves.swap(0, 1);
    }
}

fn safe(game: &Timbiriche, moves: &mut Vec<Line>) {
    let open = game.open();
    let lines = open.iter().filter(|line| is_safe(game, *line) && !has_lower_twin(game, &open, *line));
    moves.extend(lines.map(|line| game.geometry().line(line)));
}

/// Whether an open line with a lower number lies on the border of the same box.
fn has_lower_twin(game: &Timbiriche, open: &LineSet, line: usize) -> bool {
    game.geometry().twins(line).into_iter().any(|twin| twin != NONE && open.contains(usize::from(twin)))
}

fn openings(game: &Timbiriche, parts: &Parts, moves: &mut Vec<Line>) {
    let mut kept = ArrayVec::<Part, MAX_BOXES>::new();
    for part in &parts.closed {
        let alike = |other: &&mut Part| {
            other.is_loop == part.is_loop
                && other.ends == part.ends
                && (other.length == part.length || (other.is_long() && part.is_long()))
        };
        match kept.iter_mut().find(alike) {
            Some(other) if other.length > part.length => *other = *part,
            Some(_) => {}
            None => kept.push(*part),
        }
    }
    kept.sort_unstable_by_key(|part| (part.length, part.is_loop, part.opening));
    moves.extend(kept.iter().map(|part| game.geometry().line(usize::from(part.opening))));
}

/// Candidates with more than two seats.
fn for_many(game: &Timbiriche, moves: &mut Vec<Line>) {
    let geometry = game.geometry();
    let open = game.open();
    let takes = |line: usize| {
        geometry
            .beside(line)
            .into_iter()
            .any(|square| square != NONE && game.sides_of(usize::from(square)) == 3)
    };
    for line in open.iter().filter(|line| takes(*line)) {
        let leaves_no_choice = geometry
            .beside(line)
            .into_iter()
            .all(|square| square == NONE || game.sides_of(usize::from(square)) != 2);
        if leaves_no_choice {
            moves.clear();
            moves.push(geometry.line(line));
            return;
        }
        moves.push(geometry.line(line));
    }
    let others = open.iter().filter(|line| !takes(*line) && !has_lower_twin(game, &open, *line));
    moves.extend(others.map(|line| geometry.line(line)));
}
