//! The rules: pieces, energy, tools, flags, the four endings.
//!
//! The clock (the fourth ending) belongs to the match and not to the position.

use std::sync::Arc;

use ::texts::{Language, Phrase};
use game::key::{mix, zobrist};
use game::{EndReason, Game, IllegalMove, Outcome, Seat, SeatSet, SetupError};

use crate::hex::{Cell, Torus};
use crate::map::MOST_PIECES;
use crate::{Action, FlagSetup, Map, Occupancy, Order, Terrain, texts};

/// What one axe, one boat, one juice and one shovel give.
const AXE_USES: i32 = 20;
const BOAT_USES: i32 = 20;
const JUICE_ENERGY: i32 = 20;
const SHOVEL_POINTS: i32 = 10;
/// What digging costs in shovel points.
const DIG_POINTS: i32 = 2;

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Where it stands.
    pub cell: Cell,
    /// Its energy.
    pub energy: i32,
    /// How often its axe can still be used.
    pub axe: i32,
    /// How often its boat can still be used.
    pub boat: i32,
    /// Its shovel points; digging takes two.
    pub shovel: i32,
}

impl Piece {
    fn at(cell: Cell, energy: i32) -> Piece {
        Piece { cell, energy, axe: 0, boat: 0, shovel: 0 }
    }

    /// The energy that it takes this piece to enter a terrain with its tools; `None` for a wall.
    #[inline]
    pub fn cost(&self, terrain: Terrain) -> Option<i32> {
        terrain.cost(match terrain {
            Terrain::Water => self.boat > 0,
            Terrain::Forest => self.axe > 0,
            _ => false,
        })
    }

    /// What the piece adds to a key. `place` tells the pieces apart.
    fn key(&self, place: u64) -> u64 {
        let tools = (self.axe as u64) << 42 ^ (self.boat as u64) << 21 ^ self.shovel as u64;
        let body = u64::from(self.cell) << 32 ^ self.energy as u64;
        mix(mix(zobrist(place) ^ body) ^ tools)
    }

    /// What the piece adds to the bound on the moves left.
    fn bound(&self) -> i32 {
        self.energy + self.shovel / DIG_POINTS
    }
}

/// A position.
#[derive(Clone, Debug)]
pub struct FlagCapture {
    setup: FlagSetup,
    torus: Arc<Torus>,
    exclusive: bool,
    terrain: Box<[Terrain]>,
    pieces: [arrayvec::ArrayVec<Piece, MOST_PIECES>; 2],
    to_move: usize,
    won: [i32; 2],
    flags_left: i32,
    /// What lies on the board adds to the bound on the moves left.
    items_bound: i32,
    key: u64,
}

/// What a move changed; see [`Game::unmake`].
#[derive(Clone, Copy, Debug)]
pub struct Step {
    piece: Piece,
    /// The cell whose terrain may have changed, and the terrain before.
    cell: Cell,
    terrain: Terrain,
    key: u64,
}

impl FlagCapture {
    /// The map that the game started from.
    pub fn map(&self) -> &Map {
        self.setup.map()
    }

    /// The board's geometry.
    pub fn torus(&self) -> &Torus {
        &self.torus
    }

    /// The terrain of a cell now.
    #[inline]
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.terrain[usize::from(cell)]
    }

    /// The terrain of all cells now.
    #[inline]
    pub fn terrains(&self) -> &[Terrain] {
        &self.terrain
    }

    /// The pieces of a seat in the order of their numbers.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> &[Piece] {
        &self.pieces[seat.index()]
    }

    /// The flags that a seat has won.
    #[inline]
    pub fn won(&self, seat: Seat) -> i32 {
        self.won[seat.index()]
    }

    /// The flags that are left on the board.
    #[inline]
    pub fn flags_left(&self) -> i32 {
        self.flags_left
    }

    /// The flags that the game started with.
    #[inline]
    pub fn flags(&self) -> i32 {
        self.flags_left + self.won[0] + self.won[1]
    }

    /// The energy of all pieces of a seat.
    pub fn energy(&self, seat: Seat) -> i32 {
        self.pieces(seat).iter().map(|piece| piece.energy).sum()
    }

    /// Whether own pieces alone block (see [`Occupancy`]).
    pub fn occupancy(&self) -> Occupancy {
        if self.exclusive { Occupancy::Exclusive } else { Occupancy::EnemiesShare }
    }

    /// Whether somebody stands on a cell so that the side to move can't enter.
    #[inline]
    fn is_blocked(&self, cell: Cell) -> bool {
        let stands = |side: usize| self.pieces[side].iter().any(|piece| piece.cell == cell);
        stands(self.to_move) || self.exclusive && stands(1 - self.to_move)
    }

    /// Whether the side to move may do this; [`Game::check`] tells why not.
    #[inline]
    fn is_legal(&self, piece: &Piece, order: Order) -> bool {
        match order {
            Order::Go(direction) => {
                let target = self.torus.neighbour(piece.cell, direction);
                piece.cost(self.terrain(target)).is_some_and(|cost| cost <= piece.energy)
                    && !self.is_blocked(target)
            }
            Order::Dig => piece.shovel >= DIG_POINTS && self.terrain(piece.cell).dug().is_some(),
        }
    }

    /// Gives the turn to the other side without a move, for plans that leave the enemy out. Twice is nothing.
    pub(crate) fn pass(&mut self) {
        self.to_move = 1 - self.to_move;
        self.key ^= zobrist(SIDE);
    }

    fn has_move(&self) -> bool {
        self.pieces[self.to_move]
            .iter()
            .any(|piece| Order::ALL.iter().any(|order| self.is_legal(piece, *order)))
    }

    /// How flags alone end the game.
    #[inline]
    fn outcome_by_flags(&self) -> Option<Outcome> {
        if let Some(side) = (0..2).find(|side| 2 * self.won[*side] > self.flags()) {
            return Some(Outcome::Won(Seat::new(side as u8)));
        }
        if self.flags_left > 0 {
            return None;
        }
        let rank = |seat: Seat| (self.won(seat), self.energy(seat));
        Some(match rank(Seat::FIRST).cmp(&rank(Seat::SECOND)) {
            std::cmp::Ordering::Greater => Outcome::Won(Seat::FIRST),
            std::cmp::Ordering::Less => Outcome::Won(Seat::SECOND),
            std::cmp::Ordering::Equal => Outcome::Draw(SeatSet::EMPTY.with(Seat::FIRST).with(Seat::SECOND)),
        })
    }

    fn set_terrain(&mut self, cell: Cell, terrain: Terrain) {
        let old = std::mem::replace(&mut self.terrain[usize::from(cell)], terrain);
        self.key ^= terrain_key(cell, old) ^ terrain_key(cell, terrain);
        self.items_bound += item_bound(terrain) - item_bound(old);
    }

    fn piece_key(&self, side: usize, index: usize) -> u64 {
        self.pieces[side][index].key(PIECES + 8 * side as u64 + index as u64)
    }
}

/// Where the parts of a key begin in the sequence of random numbers.
const PIECES: u64 = 1 << 16;
const SIDE: u64 = 1 << 17;
const WON: u64 = 1 << 18;

fn terrain_key(cell: Cell, terrain: Terrain) -> u64 {
    zobrist(u64::from(cell) << 4 | u64::from(terrain.code()))
}

fn won_key(side: usize, won: i32) -> u64 {
    zobrist(WON + (side as u64) * 8192 + won as u64)
}

fn item_bound(terrain: Terrain) -> i32 {
    match terrain {
        Terrain::Juice => JUICE_ENERGY + 1,
        Terrain::Shovel => SHOVEL_POINTS / DIG_POINTS,
        _ => 0,
    }
}

impl Game for FlagCapture {
    type Move = Action;
    type Setup = FlagSetup;
    type Undo = Step;

    fn new(setup: &FlagSetup) -> Result<FlagCapture, SetupError> {
        let map = setup.map();
        let pieces = map.starts.each_ref().map(|starts| {
            starts
                .iter()
                .map(|start| Piece::at(start.cell, start.energy))
                .collect::<arrayvec::ArrayVec<_, MOST_PIECES>>()
        });
        let mut game = FlagCapture {
            torus: Arc::clone(&map.torus),
            exclusive: map.occupancy == Occupancy::Exclusive,
            terrain: map.cells.clone().into_boxed_slice(),
            pieces,
            to_move: 0,
            won: [0; 2],
            flags_left: map.flags() as i32,
            items_bound: map.cells.iter().copied().map(item_bound).sum(),
            key: 0,
            setup: setup.clone(),
        };
        game.key = game.fresh_key();
        Ok(game)
    }

    fn setup(&self) -> &FlagSetup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn to_move(&self) -> Seat {
        Seat::new(self.to_move as u8)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_by_flags().or_else(|| (!self.has_move()).then(|| Outcome::Won(self.to_move().next(2))))
    }

    fn end_reason(&self) -> Option<EndReason> {
        let Some(outcome) = self.outcome_by_flags() else {
            let stuck = || EndReason::about(self.to_move(), texts::END_STUCK, texts::END_STUCK_YOU);
            return (!self.has_move()).then(stuck);
        };
        Some(match outcome {
            Outcome::Won(seat) if 2 * self.won(seat) > self.flags() => {
                EndReason::about(seat, texts::END_MOST_FLAGS, texts::END_MOST_FLAGS_YOU)
            }
            Outcome::Won(seat) => EndReason::about(seat, texts::END_ENERGY, texts::END_ENERGY_YOU),
            Outcome::Draw(_) | Outcome::Nobody => EndReason::new(texts::END_ALL_EQUAL),
        })
    }

    fn points(&self, seat: Seat) -> i32 {
        self.won(seat)
    }

    fn legal_moves(&self, moves: &mut Vec<Action>) {
        moves.clear();
        if self.outcome_by_flags().is_some() {
            return;
        }
        for (index, piece) in self.pieces[self.to_move].iter().enumerate() {
            for order in Order::ALL {
                if self.is_legal(piece, order) {
                    moves.push(Action { piece: index as u8, order });
                }
            }
        }
    }

    fn check(&self, action: Action) -> Result<(), IllegalMove> {
        if self.outcome_by_flags().is_some() {
            return Err(IllegalMove::new(texts::OVER));
        }
        let Some(piece) = self.pieces[self.to_move].get(usize::from(action.piece)) else {
            let count = self.pieces[self.to_move].len();
            return Err(IllegalMove::new(
                Phrase::from(texts::NO_PIECE).with("piece", action.piece + 1).with("count", count),
            ));
        };
        match action.order {
            Order::Go(direction) => {
                let target = self.torus.neighbour(piece.cell, direction);
                let Some(cost) = piece.cost(self.terrain(target)) else {
                    return Err(IllegalMove::new(texts::WALL_THERE));
                };
                if self.is_blocked(target) {
                    return Err(IllegalMove::new(texts::OCCUPIED));
                }
                if cost > piece.energy {
                    let has = piece.energy;
                    return Err(IllegalMove::new(
                        Phrase::from(texts::NO_ENERGY).with("cost", cost).with("has", has),
                    ));
                }
            }
            Order::Dig if piece.shovel < DIG_POINTS => return Err(IllegalMove::new(texts::NO_SHOVEL)),
            Order::Dig => {
                let terrain = self.terrain(piece.cell);
                if terrain.dug().is_none() {
                    let reason = Phrase::from(texts::CANT_DIG).with_phrase("terrain", terrain.title());
                    return Err(IllegalMove::new(reason));
                }
            }
        }
        Ok(())
    }

    fn make(&mut self, action: Action) -> Step {
        let (side, index) = (self.to_move, usize::from(action.piece));
        let before = self.pieces[side][index];
        let mut piece = before;
        let mut step =
            Step { piece: before, cell: before.cell, terrain: self.terrain(before.cell), key: self.key };
        self.key ^= self.piece_key(side, index);
        match action.order {
            Order::Go(direction) => {
                let target = self.torus.neighbour(before.cell, direction);
                let terrain = self.terrain(target);
                (step.cell, step.terrain) = (target, terrain);
                piece.cell = target;
                piece.energy -= piece.cost(terrain).unwrap_or(0);
                match terrain {
                    Terrain::Water if piece.boat > 0 => piece.boat -= 1,
                    Terrain::Forest if piece.axe > 0 => {
                        piece.axe -= 1;
                        self.set_terrain(target, Terrain::Grass);
                    }
                    Terrain::Flag => {
                        self.key ^= won_key(side, self.won[side]) ^ won_key(side, self.won[side] + 1);
                        self.won[side] += 1;
                        self.flags_left -= 1;
                    }
                    Terrain::Boat => piece.boat += BOAT_USES,
                    Terrain::Axe => piece.axe += AXE_USES,
                    Terrain::Juice => piece.energy += JUICE_ENERGY,
                    Terrain::Shovel => piece.shovel += SHOVEL_POINTS,
                    _ => {}
                }
                if terrain.is_taken() {
                    self.set_terrain(target, Terrain::Grass);
                }
            }
            Order::Dig => {
                piece.shovel -= DIG_POINTS;
                if let Some(dug) = step.terrain.dug() {
                    self.set_terrain(step.cell, dug);
                }
            }
        }
        self.pieces[side][index] = piece;
        self.key ^= self.piece_key(side, index) ^ zobrist(SIDE);
        self.to_move = 1 - side;
        step
    }

    fn unmake(&mut self, action: Action, step: Step) {
        let side = 1 - self.to_move;
        self.to_move = side;
        if step.terrain == Terrain::Flag && step.cell != step.piece.cell {
            self.won[side] -= 1;
            self.flags_left += 1;
        }
        let now = std::mem::replace(&mut self.terrain[usize::from(step.cell)], step.terrain);
        self.items_bound += item_bound(step.terrain) - item_bound(now);
        self.pieces[side][usize::from(action.piece)] = step.piece;
        self.key = step.key;
    }

    fn moves_left(&self) -> u32 {
        if self.outcome().is_some() {
            return 0;
        }
        let pieces: i32 = self.pieces.iter().flatten().map(Piece::bound).sum();
        (pieces + self.items_bound) as u32
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        let terrain =
            (0..).zip(&*self.terrain).fold(0, |key, (cell, terrain)| key ^ terrain_key(cell, *terrain));
        let mut key = terrain ^ if self.to_move == 1 { zobrist(SIDE) } else { 0 };
        for side in 0..2 {
            key ^= won_key(side, self.won[side]);
            for index in 0..self.pieces[side].len() {
                key ^= self.piece_key(side, index);
            }
        }
        key
    }

    fn show(&self) -> String {
        crate::show::show(self, Language::English)
    }
}

#[cfg(test)]
mod tests;
