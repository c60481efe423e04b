//! The retrograde analysis.
//!
//! Whole rows of 32 squares of the mouse are worked on at once; plain byte loops, which the compiler turns
//! into vector instructions.

use super::{ROW, SIZE, index};
use crate::{Square, SquareSet};

/// The scores for the cats with the mouse on each square.
type Lane = [u8; Square::COUNT];

/// The mouse has won, on the spot.
const MOUSE_HAS_WON: u8 = 0;
/// The cats have won, on the spot.
const CATS_HAVE_WON: u8 = 255;

/// The scores of all positions, laid out as [`super::Solution`] says.
///
/// No waiting list is needed, as in games whose positions come back: a cat's move leads to a placement with
/// a greater number, so that one pass from the last placement to the first finds all successors known.
pub(super) fn scores() -> Box<[u8]> {
    let mut scores = vec![0; SIZE].into_boxed_slice();
    for (number, cats) in placements_backward() {
        // 1. The cats to move: the best that a move of a cat reaches, the mouse staying where it is.
        let cats_to_move = cats_to_move(cats, &scores);
        // 2. The mouse to move: the best that a move of the mouse reaches, the cats staying where they are.
        let mouse_to_move = mouse_to_move(cats, &cats_to_move);
        let row = &mut scores[number * ROW..][..ROW];
        row[..Square::COUNT].copy_from_slice(&mouse_to_move);
        row[Square::COUNT..].copy_from_slice(&cats_to_move);
    }
    scores
}

fn placements_backward() -> impl Iterator<Item = (usize, SquareSet)> {
    (0..index::PLACEMENTS).rev().zip(index::placements().rev())
}

fn cats_to_move(cats: SquareSet, scores: &[u8]) -> Lane {
    // Stays if no cat can move: then the mouse has won.
    let mut best = [MOUSE_HAS_WON; Square::COUNT];
    for cat in cats.iter() {
        for to in cat.forward().minus(cats).iter() {
            // Where the mouse stands on the target, the score is the worst one for the cats, which is as good
            // as leaving the move out.
            let reached = &scores[index::rank(cats.without(cat).with(to)) * ROW..][..Square::COUNT];
            best.iter_mut().zip(reached).for_each(|(best, score)| *best = (*best).max(*score));
        }
    }
    let mut lane = best.map(|score| one_ply_earlier(score, MOUSE_HAS_WON));
    // The mouse on line 1 has won already.
    SquareSet::LINE_1.iter().for_each(|square| lane[square.index()] = MOUSE_HAS_WON);
    // No mouse stands on a cat. To a mouse that looks for its best move this square is worst.
    cats.iter().for_each(|cat| lane[cat.index()] = CATS_HAVE_WON);
    lane
}

fn mouse_to_move(cats: SquareSet, cats_to_move: &Lane) -> Lane {
    let mut lane = [MOUSE_HAS_WON; Square::COUNT];
    for square in Square::all() {
        // The mouse on line 1 has won already, and to cats that look for their best move the square of a
        // cat is worst: both have the lane's first value.
        if !SquareSet::LINE_1.contains(square) && !cats.contains(square) {
            let reached = square.around().iter().map(|to| cats_to_move[to.index()]);
            // Without a move the mouse is caught, and the minimum is that the cats have won.
            lane[square.index()] = one_ply_earlier(reached.fold(CATS_HAVE_WON, u8::min), CATS_HAVE_WON);
        }
    }
    lane
}

/// The score of a position whose best move leads to this score; but `lost` stays. A side never loses by its
/// own move, so that as the best of all moves `lost` means that there is no move at all.
#[inline]
fn one_ply_earlier(score: u8, lost: u8) -> u8 {
    match score {
        _ if score == lost => lost,
        0..128 => score + 1,
        128..=255 => score - 1,
    }
}
