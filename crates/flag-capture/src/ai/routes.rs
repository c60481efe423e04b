//! Distances to the flags, by foot and with tools.
//!
//! For every flag, every cell and every set of tools: the way with the fewest turns and what it costs, and
//! the cheapest way and how many turns it takes. A piece takes the first one that its energy allows. Walls are
//! known; other pieces are not, since they move.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use game::Seat;

use crate::hex::{Cell, Torus};
use crate::{FlagCapture, Piece, Terrain};

/// More turns than any way has: the target can't be reached.
pub const FAR: u16 = 10_000;

/// The two ways that count from a cell to a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// The fewest turns.
    pub turns: u16,
    /// The least energy that so few turns cost.
    pub cost: u16,
    /// The turns of the cheapest way.
    pub cheap_turns: u16,
    /// The least energy of any way.
    pub cheap_cost: u16,
}

const NO_ROUTE: Route = Route { turns: FAR, cost: FAR, cheap_turns: FAR, cheap_cost: FAR };

impl Route {
    /// Turns and energy of the way that a piece with this energy takes; [`FAR`] turns if it can't get there.
    #[inline]
    pub fn within(&self, energy: i32) -> (u16, u16) {
        if i32::from(self.cost) <= energy {
            (self.turns, self.cost)
        } else if i32::from(self.cheap_cost) <= energy {
            (self.cheap_turns, self.cheap_cost)
        } else {
            (FAR, 0)
        }
    }
}

/// The tools that a piece has, as an index: 1 for a boat, 2 for an axe.
pub const TOOL_SETS: usize = 4;

/// The index of a piece's tools.
#[inline]
pub fn tools_of(piece: &Piece) -> usize {
    usize::from(piece.boat > 0) | usize::from(piece.axe > 0) << 1
}

/// The energy that it takes to enter with these tools; `None` for a wall.
pub fn entry_cost(terrain: Terrain, tools: usize) -> Option<u16> {
    let with_tool = match terrain {
        Terrain::Water => tools & 1 != 0,
        Terrain::Forest => tools & 2 != 0,
        _ => false,
    };
    terrain.cost(with_tool).map(|cost| cost as u16)
}

/// So many flags have routes. A board may hold thousands: then those that are nearest to the pieces do.
pub const MOST_TARGETS: usize = 24;

/// The flags on the board in the order of their cells. If there are more than `most`, so many of them that are
/// nearest to any piece, whatever lies between, the nearest first.
pub fn nearest_flags(game: &FlagCapture, most: usize) -> Vec<Cell> {
    let cells = 0..game.terrains().len() as Cell;
    let mut flags: Vec<Cell> = cells.filter(|cell| game.terrain(*cell) == Terrain::Flag).collect();
    if flags.len() > most {
        let pieces = Seat::all(2).flat_map(|seat| game.pieces(seat));
        let steps: Vec<Vec<u16>> = pieces.map(|piece| game.torus().steps_from(piece.cell)).collect();
        flags.sort_by_cached_key(|flag| steps.iter().map(|steps| steps[usize::from(*flag)]).min());
        flags.truncate(most);
    }
    flags
}

/// Routes to the flags that lie on the board, at most [`MOST_TARGETS`] of them.
#[derive(Clone, Debug, Default)]
pub struct Routes {
    /// The flags' cells.
    targets: Vec<Cell>,
    cells: usize,
    /// The routes of target, tools, cell.
    routes: Vec<Route>,
}

impl Routes {
    /// The routes on the ground as it is now.
    pub fn new(game: &FlagCapture) -> Routes {
        let terrain = game.terrains();
        let cells = terrain.len();
        let targets = nearest_flags(game, MOST_TARGETS);
        let mut routes = Vec::with_capacity(targets.len() * TOOL_SETS * cells);
        for &target in &targets {
            for tools in 0..TOOL_SETS {
                routes.extend(routes_to(game.torus(), terrain, target, tools));
            }
        }
        Routes { targets, cells, routes }
    }

    /// The cells of the flags that have routes.
    #[inline]
    pub fn targets(&self) -> &[Cell] {
        &self.targets
    }

    /// The route from a cell to the target with this index.
    #[inline]
    pub fn route(&self, target: usize, tools: usize, cell: Cell) -> &Route {
        &self.routes[(target * TOOL_SETS + tools) * self.cells + usize::from(cell)]
    }
}

/// The routes from every cell to one target with one set of tools. From the target itself it leads off it and back:
/// who stands on a flag from the start has to enter it.
pub fn routes_to(torus: &Torus, terrain: &[Terrain], target: Cell, tools: usize) -> Vec<Route> {
    let by_turns = cheapest(torus, terrain, target, tools, |turns, cost| (turns, cost));
    let by_cost = cheapest(torus, terrain, target, tools, |turns, cost| (cost, turns));
    let entry = |cell: &Cell| entry_cost(terrain[usize::from(*cell)], tools);
    let off = torus.neighbours(target).iter().filter_map(entry).min();
    let off_and_back = off.zip(entry(&target)).map_or(NO_ROUTE, |(off, back)| Route {
        turns: 2,
        cost: off + back,
        cheap_turns: 2,
        cheap_cost: off + back,
    });
    let mut routes: Vec<Route> = by_turns
        .into_iter()
        .zip(by_cost)
        .map(|routes| match routes {
            (Some((turns, cost)), Some((cheap_cost, cheap_turns))) => {
                Route { turns, cost, cheap_turns, cheap_cost }
            }
            _ => NO_ROUTE,
        })
        .collect();
    routes[usize::from(target)] = off_and_back;
    routes
}

/// Dijkstra's algorithm backwards from the target, in the order that `rank` gives to (turns, energy).
fn cheapest(
    torus: &Torus,
    terrain: &[Terrain],
    target: Cell,
    tools: usize,
    rank: impl Fn(u16, u16) -> (u16, u16),
) -> Vec<Option<(u16, u16)>> {
    let mut best: Vec<Option<(u16, u16)>> = vec![None; terrain.len()];
    let mut queue = BinaryHeap::new();
    best[usize::from(target)] = Some((0, 0));
    queue.push(Reverse(((0, 0), target)));
    while let Some(Reverse((key, cell))) = queue.pop() {
        if best[usize::from(cell)] != Some(key) {
            continue;
        }
        // Coming from a neighbour means entering this cell.
        let Some(entry) = entry_cost(terrain[usize::from(cell)], tools) else { continue };
        let step = rank(1, entry);
        let there = (key.0.saturating_add(step.0), key.1.saturating_add(step.1));
        for &neighbour in torus.neighbours(cell) {
            let known = &mut best[usize::from(neighbour)];
            let is_wall = terrain[usize::from(neighbour)] == Terrain::Wall;
            if !is_wall && there.0 < FAR && known.is_none_or(|known| there < known) {
                *known = Some(there);
                queue.push(Reverse((there, neighbour)));
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::{FlagSetup, Map};

    fn torus_and_terrain(rows: &[&str]) -> (Torus, Vec<Terrain>) {
        let torus = Torus::new(rows[0].len() as u16, rows.len() as u16).expect("an even width");
        let terrain =
            rows.concat().chars().map(|glyph| Terrain::from_glyph(glyph).expect("a terrain")).collect();
        (torus, terrain)
    }

    /// The fewest turns and the least energy by plain relaxation until nothing changes.
    fn slow(torus: &Torus, terrain: &[Terrain], target: Cell, tools: usize) -> Vec<(u16, u16)> {
        let mut best = vec![(FAR, FAR); terrain.len()];
        best[usize::from(target)] = (0, 0);
        loop {
            let before = best.clone();
            for cell in 0..terrain.len() as Cell {
                for &next in torus.neighbours(cell) {
                    let Some(entry) = entry_cost(terrain[usize::from(next)], tools) else { continue };
                    if terrain[usize::from(cell)] != Terrain::Wall {
                        let there = best[usize::from(next)];
                        let here = &mut best[usize::from(cell)];
                        here.0 = here.0.min((there.0 + 1).min(FAR));
                        here.1 = here.1.min((there.1 + entry).min(FAR));
                    }
                }
            }
            if best == before {
                return best;
            }
        }
    }

    #[test]
    fn routes_agree_with_plain_relaxation() {
        let (torus, terrain) = torus_and_terrain(&[
            "..T~~~..", ".##~T~,.", ".F#~~~,o", "..#TTTO.", ".z##p...", "~~~~~~~~", "T.T.T.#b", "..,,..#.",
        ]);
        for target in [17, 0, 40, 63] {
            for tools in 0..TOOL_SETS {
                let expected = slow(&torus, &terrain, target, tools);
                for (cell, route) in routes_to(&torus, &terrain, target, tools).into_iter().enumerate() {
                    if cell == usize::from(target) {
                        continue;
                    }
                    assert_eq!((route.turns, route.cheap_cost), expected[cell], "{target} {tools} {cell}");
                    assert!(route.cost >= route.cheap_cost && route.cheap_turns >= route.turns);
                }
            }
        }
    }

    #[test]
    fn energy_chooses_between_the_short_and_the_cheap_way() {
        let route = Route { turns: 2, cost: 12, cheap_turns: 5, cheap_cost: 5 };
        assert_eq!((route.within(12), route.within(11), route.within(4)), ((2, 12), (5, 5), (FAR, 0)));
    }

    #[test]
    fn a_walled_flag_is_far() {
        let map = Map::parse("size: 6 4\npiece: 1 1 1\npiece: 1 2 13\n\n...#..\n..#F#.\n..###.\n......\n")
            .expect("a map");
        let game = FlagCapture::new(&FlagSetup::new(map)).expect("a game");
        let routes = Routes::new(&game);
        assert_eq!(routes.targets(), [9]);
        assert_eq!(routes.route(0, 3, 0).turns, FAR);
        assert_eq!(routes.route(0, 0, 9).turns, FAR, "nobody can step off it and back");
    }

    #[test]
    fn who_stands_on_a_flag_has_to_step_off_and_back() {
        let (torus, terrain) = torus_and_terrain(&["F~,.", "~~~~", "~~~~"]);
        let route = routes_to(&torus, &terrain, 0, 0)[0];
        // The neighbours are water, but for the grass around the edge.
        assert_eq!(route, Route { turns: 2, cost: 2, cheap_turns: 2, cheap_cost: 2 });
    }

    #[test]
    fn the_nearest_of_many_flags_have_routes() {
        // Flags everywhere; the pieces stand at the lower right.
        let grid = format!("{}\n", "F".repeat(64)).repeat(64);
        let text = format!("size: 64 64\npiece: 1 1 3900\npiece: 1 2 3980\n\n{grid}");
        let game = FlagCapture::new(&FlagSetup::new(Map::parse(&text).expect("a map"))).expect("a game");
        let start = std::time::Instant::now();
        let routes = Routes::new(&game);
        assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
        assert_eq!(routes.targets().len(), MOST_TARGETS);
        for seat in Seat::all(2) {
            let cell = game.pieces(seat)[0].cell;
            assert!(routes.targets().contains(&cell));
            assert!(game.torus().neighbours(cell).iter().all(|next| routes.targets().contains(next)));
        }
    }
}
