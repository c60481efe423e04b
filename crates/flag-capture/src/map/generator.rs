//! Random maps from a seed.
//!
//! The ground is drawn in patches; then pieces and flags are dealt again and again until both sides have
//! nearly the same ways to nearly as many flags. Maps are not symmetric: on symmetric ones an odd number of
//! flags goes to whoever moves first and an even one is mostly a draw. Whether a map is fair in play is for
//! the caller to try.

use std::sync::Arc;

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Map, Occupancy, START_ENERGY, Start};
use crate::Terrain;
use crate::ai::routes::{FAR, routes_to};
use crate::hex::{Cell, Torus};

/// What a random map should be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Everything comes from it.
    pub seed: u64,
    /// The number of flags.
    pub flags: usize,
    /// The pieces of each side.
    pub pieces: usize,
    /// The columns; even.
    pub width: u16,
    /// The rows.
    pub height: u16,
    /// Who blocks whom.
    pub occupancy: Occupancy,
}

impl Default for Wish {
    fn default() -> Self {
        Wish { seed: 0, flags: 8, pieces: 2, width: 12, height: 12, occupancy: Occupancy::Exclusive }
    }
}

/// The most flags of a random map.
pub const MOST_FLAGS: usize = 20;

/// How often pieces and flags are dealt on one ground before another ground is drawn.
const DEALS: usize = 60;

/// So many grounds in a row without a good deal: there is hardly room for so many flags that keep off each other.
const CROWDED: usize = 20;

/// Endless candidates for a wish, each with ways that are nearly as long for both sides. None at all if the wish's
/// size is no torus or it wants more than there is room for: [`MOST_FLAGS`], [`MOST_PIECES`](super::MOST_PIECES), and
/// half of the cells for both.
pub fn candidates(wish: &Wish) -> impl Iterator<Item = Map> + use<> {
    let has_room = wish.flags <= MOST_FLAGS && (1..=super::MOST_PIECES).contains(&wish.pieces);
    let taken = wish.flags.saturating_add(2 * wish.pieces.min(super::MOST_PIECES));
    let torus = Torus::new(wish.width, wish.height).filter(|torus| has_room && 2 * taken <= torus.cells());
    let torus = torus.map(Arc::new);
    let wish = wish.clone();
    torus.into_iter().flat_map(move |torus| {
        let (wish, mut rng) = (wish.clone(), ChaCha8Rng::seed_from_u64(wish.seed));
        let mut in_vain = 0;
        let on_a_ground = move || {
            let ground = draw_ground(&torus, &mut rng);
            let choose = if in_vain < CROWDED { a_free_cell } else { the_freest_cell };
            let map = (0..DEALS).find_map(|_| deal(&torus, &ground, &wish, choose, &mut rng));
            in_vain = if map.is_some() { 0 } else { in_vain + 1 };
            map
        };
        std::iter::repeat_with(on_a_ground).flatten()
    })
}

/// A ground in patches, with tools and juice but without flags.
fn draw_ground(torus: &Torus, rng: &mut ChaCha8Rng) -> Vec<Terrain> {
    let mut ground = vec![Terrain::Grass; torus.cells()];
    let per_100 = |count: f64| (count * torus.cells() as f64 / 100.0).round() as usize;
    let patches = [
        (Terrain::Water, per_100(2.0), 4..=9),
        (Terrain::Forest, per_100(2.5), 2..=5),
        (Terrain::Mud, per_100(2.0), 2..=5),
        (Terrain::Wall, per_100(1.5), 1..=4),
        (Terrain::Hole, per_100(1.0), 1..=2),
        (Terrain::Trench, per_100(0.7), 1..=2),
    ];
    for (terrain, count, sizes) in patches {
        for _ in 0..count {
            let mut cell = rng.random_range(0..torus.cells()) as Cell;
            for _ in 0..rng.random_range(sizes.clone()) {
                ground[usize::from(cell)] = terrain;
                cell = *torus.neighbours(cell).choose(rng).unwrap_or(&cell);
            }
        }
    }
    let items = [
        (Terrain::Boat, per_100(1.2)),
        (Terrain::Axe, per_100(1.2)),
        (Terrain::Juice, per_100(1.4)),
        (Terrain::Shovel, per_100(0.7)),
    ];
    for (terrain, count) in items {
        for _ in 0..count.max(1) {
            if let Some(cell) = random_grass(&ground, rng) {
                ground[usize::from(cell)] = terrain;
            }
        }
    }
    ground
}

fn random_grass(ground: &[Terrain], rng: &mut ChaCha8Rng) -> Option<Cell> {
    let grass: Vec<Cell> =
        (0..ground.len() as Cell).filter(|cell| ground[usize::from(*cell)] == Terrain::Grass).collect();
    grass.choose(rng).copied()
}

/// Pieces and flags on a ground; `None` if this deal is no good.
fn deal(
    torus: &Arc<Torus>,
    ground: &[Terrain],
    wish: &Wish,
    choose: Choose,
    rng: &mut ChaCha8Rng,
) -> Option<Map> {
    let mut taken: Vec<Cell> = Vec::new();
    let mut starts: [Vec<Start>; 2] = Default::default();
    for _ in 0..wish.pieces {
        for side in &mut starts {
            let cell = random_grass(ground, rng).filter(|cell| !taken.contains(cell))?;
            taken.push(cell);
            side.push(Start { cell, energy: START_ENERGY });
        }
    }
    let mut cells = ground.to_vec();
    let mut flags: Vec<Cell> = Vec::new();
    for _ in 0..wish.flags {
        let cell = choose(&Dealt { torus, cells: &cells, taken: &taken, flags: &flags }, rng)?;
        flags.push(cell);
        cells[usize::from(cell)] = Terrain::Flag;
    }
    let map = Map {
        name: format!("random {}", wish.seed),
        torus: Arc::clone(torus),
        cells,
        time: None,
        occupancy: wish.occupancy,
        starts,
        remarks: Vec::new(),
    };
    is_level(&map, &flags).then_some(map)
}

/// What has been dealt when the next flag is to be.
struct Dealt<'a> {
    torus: &'a Torus,
    cells: &'a [Terrain],
    /// The cells of the pieces.
    taken: &'a [Cell],
    /// The cells of the flags so far.
    flags: &'a [Cell],
}

impl Dealt<'_> {
    /// How many pieces and flags stand around a cell.
    fn crowd(&self, cell: Cell) -> usize {
        let stands = |next: &&Cell| self.taken.contains(next) || self.flags.contains(next);
        self.torus.neighbours(cell).iter().filter(stands).count()
    }
}

/// Chooses the cell of a flag.
type Choose = fn(&Dealt<'_>, &mut ChaCha8Rng) -> Option<Cell>;

/// Any cell, if it is off the pieces and off the other flags.
fn a_free_cell(dealt: &Dealt<'_>, rng: &mut ChaCha8Rng) -> Option<Cell> {
    random_grass(dealt.cells, rng).filter(|cell| !dealt.taken.contains(cell) && dealt.crowd(*cell) == 0)
}

/// One of the cells with the fewest pieces and flags around it.
fn the_freest_cell(dealt: &Dealt<'_>, rng: &mut ChaCha8Rng) -> Option<Cell> {
    let is_free =
        |cell: &Cell| dealt.cells[usize::from(*cell)] == Terrain::Grass && !dealt.taken.contains(cell);
    let grass = (0..dealt.cells.len() as Cell).filter(is_free);
    let crowds: Vec<(usize, Cell)> = grass.map(|cell| (dealt.crowd(cell), cell)).collect();
    let fewest = crowds.iter().map(|(crowd, _)| *crowd).min()?;
    let freest: Vec<Cell> =
        crowds.into_iter().filter(|(crowd, _)| *crowd == fewest).map(|(_, cell)| cell).collect();
    freest.choose(rng).copied()
}

/// Whether both sides have nearly the same ways: every flag within reach on foot, and neither the sum of the
/// ways nor the number of flags that are nearer differs much.
fn is_level(map: &Map, flags: &[Cell]) -> bool {
    let mut sum = [0; 2];
    let mut nearer = [0; 2];
    for flag in flags {
        let routes = routes_to(&map.torus, &map.cells, *flag, 0);
        let ways = map.starts.each_ref().map(|starts| {
            let turns = |start: &Start| routes[usize::from(start.cell)].within(start.energy).0;
            starts.iter().map(turns).min().unwrap_or(FAR)
        });
        if ways.contains(&FAR) {
            return false;
        }
        for side in 0..2 {
            sum[side] += i32::from(ways[side]);
            nearer[side] += i32::from(ways[side] < ways[1 - side]);
        }
    }
    sum[0].abs_diff(sum[1]) <= 1 + flags.len() as u32 / 4 && nearer[0].abs_diff(nearer[1]) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wish_that_can_not_be_has_no_map() {
        let usual = Wish::default();
        for wish in [
            Wish { width: 7, ..usual.clone() },
            Wish { height: 0, ..usual.clone() },
            Wish { flags: MOST_FLAGS + 1, ..usual.clone() },
            Wish { pieces: 0, ..usual.clone() },
            Wish { pieces: super::super::MOST_PIECES + 1, ..usual.clone() },
            Wish { width: 4, height: 3, flags: 5, ..usual.clone() },
            Wish { width: 4, height: 3, flags: MOST_FLAGS, pieces: super::super::MOST_PIECES, ..usual },
        ] {
            assert_eq!(candidates(&wish).next(), None, "{wish:?}");
        }
    }

    #[test]
    fn wishes_come_true_and_seeds_repeat() {
        for (seed, flags, pieces, width, height) in [
            (1, 8, 2, 12, 12),
            (2, 2, 1, 8, 7),
            (3, 14, 4, 20, 16),
            (4, 5, 3, 12, 10),
            // More than there is room for if all keep off each other.
            (u64::MAX, MOST_FLAGS, super::super::MOST_PIECES, 12, 12),
            (6, MOST_FLAGS, 1, 12, 12),
        ] {
            let wish = Wish { seed, flags, pieces, width, height, ..Wish::default() };
            let maps: Vec<Map> = candidates(&wish).take(3).collect();
            assert_eq!(candidates(&wish).take(3).collect::<Vec<_>>(), maps);
            assert_ne!(maps[0].cells, maps[1].cells);
            for map in &maps {
                assert_eq!(map.flags(), flags);
                assert!(map.starts.iter().all(|starts| starts.len() == pieces));
                assert_eq!(Map::parse(&map.to_string()).as_ref(), Ok(map));
            }
        }
        let seeds: Vec<Option<Map>> =
            (0..4).map(|seed| candidates(&Wish { seed, ..Wish::default() }).next()).collect();
        assert!(seeds.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
