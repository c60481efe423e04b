//! What a piece can get to, and with how much energy.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use game::Seat;

use crate::ai::routes::{entry_cost, tools_of};
use crate::hex::{Cell, Torus};
use crate::{FlagCapture, Map, Occupancy, Terrain};

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
    let cost = |cell: Cell| entry_cost(game.terrain(cell), tools).filter(|_| !blocked(cell));
    Some(spread(game.torus(), piece.cell, piece.energy, cost))
}

/// The flags of a map that no piece of a side gets to with the energy that it starts with, without tools and without
/// juice; pieces are in nobody's way, since they move.
pub fn out_of_reach(map: &Map, side: usize) -> Vec<Cell> {
    let cost = |cell: Cell| entry_cost(map.cells[usize::from(cell)], 0);
    let ways: Vec<_> =
        map.starts[side].iter().map(|start| spread(&map.torus, start.cell, start.energy, cost)).collect();
    let is_far = |cell: &Cell| ways.iter().all(|way| way[usize::from(*cell)].is_none());
    let flags = (0..).zip(&map.cells).filter(|(_, terrain)| **terrain == Terrain::Flag);
    flags.map(|(cell, _)| cell).filter(is_far).collect()
}

/// For every cell the least energy that it takes to get there, as far as it lasts. `cost` is that of entering a cell;
/// `None` where nobody can.
fn spread(torus: &Torus, from: Cell, energy: i32, cost: impl Fn(Cell) -> Option<u16>) -> Vec<Option<i32>> {
    let mut least = vec![None; torus.cells()];
    let mut queue = BinaryHeap::from([Reverse((0, from))]);
    least[usize::from(from)] = Some(0);
    while let Some(Reverse((spent, cell))) = queue.pop() {
        if least[usize::from(cell)] != Some(spent) {
            continue;
        }
        for &next in torus.neighbours(cell) {
            let Some(cost) = cost(next) else { continue };
            let there = spent + i32::from(cost);
            let known = &mut least[usize::from(next)];
            if there <= energy && known.is_none_or(|known| there < known) {
                *known = Some(there);
                queue.push(Reverse((there, next)));
            }
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::FlagSetup;

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

    #[test]
    fn pieces_are_in_nobodys_way_to_a_flag_but_walls_and_energy_are() {
        // A corridor along the row of the pieces: the flag lies behind the enemy, and one more under it.
        let map = |energy: i32| {
            let text = format!(
                "size: 8 4\npiece: 1 1 9 {energy}\npiece: 1 2 11 30\n\n########\n..F.F###\n########\n##F#####\n"
            );
            Map::parse(&text).expect("a good map")
        };
        assert_eq!(out_of_reach(&map(4), 0), [26], "the one behind the wall alone");
        assert_eq!(out_of_reach(&map(3), 0), [12, 26], "too little energy for the far one");
        assert_eq!(out_of_reach(&map(3), 1), [26]);
    }
}
