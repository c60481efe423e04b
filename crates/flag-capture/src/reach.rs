//! What a piece can get to, and with how much energy.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use game::Seat;

use crate::ai::routes::{entry_cost, tools_of};
use crate::hex::Cell;
use crate::{FlagCapture, Occupancy};

/// For every cell the least energy that a piece needs to get there on the ground as it is, with the tools that
/// it has now; `None` where it can't get. Other pieces stand where they stand, and juice on the way is not drunk.
///
/// `None` as a whole if there is no such piece.
pub fn reach(game: &FlagCapture, seat: Seat, piece: usize) -> Option<Vec<Option<i32>>> {
    let piece = game.pieces(seat).get(piece)?;
    let tools = tools_of(piece);
    let blocked = |cell: Cell| {
        let stands = |seat: Seat| game.pieces(seat).iter().any(|other| other.cell == cell);
        stands(seat) || game.occupancy() == Occupancy::Exclusive && stands(seat.next(2))
    };
    let mut energy = vec![None; game.terrains().len()];
    let mut queue = BinaryHeap::from([Reverse((0, piece.cell))]);
    energy[usize::from(piece.cell)] = Some(0);
    while let Some(Reverse((spent, cell))) = queue.pop() {
        if energy[usize::from(cell)] != Some(spent) {
            continue;
        }
        for &next in game.torus().neighbours(cell) {
            let Some(cost) = entry_cost(game.terrain(next), tools).filter(|_| !blocked(next)) else {
                continue;
            };
            let there = spent + i32::from(cost);
            let known = &mut energy[usize::from(next)];
            if there <= piece.energy && known.is_none_or(|known| there < known) {
                *known = Some(there);
                queue.push(Reverse((there, next)));
            }
        }
    }
    Some(energy)
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::{FlagSetup, Map};

    #[test]
    fn energy_walls_and_pieces_bound_the_reach() {
        let text =
            "size: 6 4\npiece: 1 1 1 5\npiece: 2 1 2\npiece: 1 2 13\n\n..#...\n.~#F..\n..##..\n......\n";
        let game = FlagCapture::new(&FlagSetup::new(Map::parse(text).expect("a map"))).expect("a game");
        let reach = reach(&game, Seat::FIRST, 0).expect("a piece");
        assert_eq!(reach[0], Some(0));
        assert_eq!(reach[1], None, "an own piece stands there");
        assert_eq!(reach[12], None, "the enemy stands there");
        assert_eq!(reach[2], None, "a wall");
        assert_eq!(reach[6], Some(1));
        assert_eq!(reach[7], None, "water takes six");
        assert!(reach.iter().flatten().all(|energy| *energy <= 5));
        assert_eq!(super::reach(&game, Seat::FIRST, 2), None);
    }
}
