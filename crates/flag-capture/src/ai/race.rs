//! The evaluation: who gets to which flag first.
//!
//! Both sides are played forward by a simple rule on the distance tables: whichever side can reach its nearest
//! flag soonest takes it, with the piece that is nearest, and goes on from there with the energy that is left.
//! Each side moves one piece a turn, so its pieces share its turns. What that race brings is weighed less the
//! later it comes; energy in hand decides what flags leave open.

use std::sync::Arc;

use arrayvec::ArrayVec;
use game::{Game, Seat};
use search::{Model, Value};

use super::ordering;
use super::routes::{FAR, MOST_TARGETS, Routes, nearest_flags, tools_of};
use crate::map::MOST_PIECES;
use crate::{Action, FlagCapture, Terrain};

/// The value of a flag that is won, in hundredths of a flag.
const FLAG: Value = 100;
/// The value of a flag that the race gives, when it comes at once, and what each turn takes away.
const PROMISED: Value = 88;
const PER_TURN: Value = 2;
const LEAST_PROMISED: Value = 36;
/// More than half of the flags, if the race goes on like this.
const MAJORITY: Value = 160;
/// What energy in hand is worth, for each point.
const ENERGY: Value = 1;
/// Nobody gets anywhere: who has to move without energy loses.
const STARVING: Value = 120;
/// So many of the nearest flags have to be in the race. With more flags than have routes, others come near in time.
const NEAREST: usize = MOST_TARGETS / 2;

/// The model of the strong levels. A fresh one knows no ground; it looks at it when a search begins.
#[derive(Clone, Debug, Default)]
pub struct RaceModel {
    routes: Arc<Routes>,
    /// The ground that the routes were made for, and its columns.
    ground: Arc<[Terrain]>,
    width: u16,
}

impl RaceModel {
    /// A model for the game that this position belongs to.
    pub fn new(game: &FlagCapture) -> RaceModel {
        RaceModel {
            routes: Arc::new(Routes::new(game)),
            ground: game.terrains().into(),
            width: game.torus().width(),
        }
    }

    /// Whether the routes still hold: nothing that a way costs has changed, and they lead to the flags that count.
    fn fits(&self, game: &FlagCapture) -> bool {
        let costs = |terrain: Terrain| (terrain.cost(false), terrain.cost(true));
        self.width == game.torus().width()
            && self.ground.len() == game.terrains().len()
            && self.ground.iter().zip(game.terrains()).all(|(old, new)| costs(*old) == costs(*new))
            && nearest_flags(game, NEAREST).iter().all(|flag| self.routes.targets().contains(flag))
    }
}

/// A side in the race.
struct Runner {
    /// Turns used so far.
    clock: i32,
    energy: ArrayVec<i32, MOST_PIECES>,
    /// The turns and the energy that each piece needs to each flag.
    ways: ArrayVec<[(u16, u16); MOST_TARGETS], MOST_PIECES>,
    promised: Value,
    won: i32,
}

impl Runner {
    fn new(game: &FlagCapture, seat: Seat, routes: &Routes, flags: &[u8]) -> Runner {
        let pieces = game.pieces(seat);
        let ways = pieces.iter().map(|piece| {
            let tools = tools_of(piece);
            let mut ways = [(FAR, 0); MOST_TARGETS];
            for (way, flag) in ways.iter_mut().zip(flags) {
                *way = routes.route(usize::from(*flag), tools, piece.cell).within(piece.energy);
            }
            ways
        });
        Runner {
            clock: 0,
            energy: pieces.iter().map(|piece| piece.energy).collect(),
            ways: ways.collect(),
            promised: 0,
            won: game.won(seat),
        }
    }

    /// The piece and the flag (an index) that need the fewest turns.
    fn nearest(&self, flags: usize) -> Option<(usize, usize, u16)> {
        let mut best = (0, 0, FAR);
        for (piece, ways) in self.ways.iter().enumerate() {
            for (flag, (turns, _)) in ways[..flags].iter().enumerate() {
                if *turns < best.2 {
                    best = (piece, flag, *turns);
                }
            }
        }
        (best.2 < FAR).then_some(best)
    }
}

impl RaceModel {
    /// The race from here on, for `seat` against the other.
    fn race(&self, game: &FlagCapture, seat: Seat) -> Value {
        let routes = &*self.routes;
        let targets = routes.targets();
        let mut flags: ArrayVec<u8, MOST_TARGETS> = (0..)
            .zip(targets)
            .filter(|(_, cell)| game.terrain(**cell) == Terrain::Flag)
            .map(|(target, _)| target)
            .collect();
        let other = seat.next(2);
        let mover = usize::from(game.to_move() != seat);
        let mut sides = [seat, other].map(|seat| Runner::new(game, seat, routes, &flags));
        let majority = game.flags() / 2 + 1;
        let mut value = 0;
        let mut anybody = false;
        while !flags.is_empty() && sides.iter().all(|side| side.won < majority) {
            let nearest = [sides[0].nearest(flags.len()), sides[1].nearest(flags.len())];
            // When it is there, in half turns: the side to move is half a turn ahead.
            let arrival = |side: usize| {
                nearest[side].map(|(_, _, turns)| {
                    2 * (sides[side].clock + i32::from(turns)) + i32::from(side != mover)
                })
            };
            let first = match (arrival(0), arrival(1)) {
                (Some(ours), Some(theirs)) => usize::from(theirs < ours),
                (Some(_), None) => 0,
                (None, Some(_)) => 1,
                (None, None) => break,
            };
            let Some((piece, flag, turns)) = nearest[first] else { break };
            anybody = true;
            let side = &mut sides[first];
            side.clock += i32::from(turns);
            side.won += 1;
            side.promised += (PROMISED - PER_TURN * side.clock).max(LEAST_PROMISED);
            side.energy[piece] -= i32::from(side.ways[piece][flag].1);
            // The flag is gone for everybody, and the piece goes on from its cell.
            let taken = flags.swap_remove(flag);
            for side in &mut sides {
                for ways in &mut side.ways {
                    ways[flag] = ways[flags.len()];
                }
            }
            let side = &mut sides[first];
            let (energy, cell) = (side.energy[piece], targets[usize::from(taken)]);
            let tools = tools_of(&game.pieces(if first == 0 { seat } else { other })[piece]);
            for (way, flag) in side.ways[piece].iter_mut().zip(&flags) {
                *way = routes.route(usize::from(*flag), tools, cell).within(energy);
            }
        }
        value += sides[0].promised - sides[1].promised;
        if sides[0].won >= majority {
            value += MAJORITY;
        } else if sides[1].won >= majority {
            value -= MAJORITY;
        } else if !anybody {
            // Nobody reaches a flag any more: whoever is out of moves first has lost.
            let supply = game.energy(seat) - game.energy(other) - i32::from(mover == 0);
            value += if supply >= 0 { STARVING } else { -STARVING };
        }
        value
    }
}

impl Model<FlagCapture> for RaceModel {
    fn prepare(&mut self, root: &FlagCapture) {
        if !self.fits(root) {
            *self = RaceModel::new(root);
        }
    }

    fn candidates(&self, game: &FlagCapture, moves: &mut Vec<Action>) {
        game.legal_moves(moves);
        ordering::sort(game, moves);
    }

    fn evaluate(&self, game: &FlagCapture, seat: Seat) -> Value {
        let other = seat.next(2);
        let won = FLAG * (game.won(seat) - game.won(other));
        let energy = ENERGY * (game.energy(seat) - game.energy(other));
        won + energy + self.race(game, seat)
    }

    fn reduction(&self, game: &FlagCapture, mv: Action, index: usize, depth: u32) -> u32 {
        if index < 3 || depth < 3 || ordering::is_taking(game, mv) {
            0
        } else {
            1 + u32::from(index >= 6 && depth >= 5)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FlagSetup, Map};

    fn value(text: &str) -> Value {
        let game = FlagCapture::new(&FlagSetup::new(Map::parse(text).expect("a good map"))).expect("a game");
        let model = RaceModel::new(&game);
        let value = model.evaluate(&game, Seat::FIRST);
        assert_eq!(model.evaluate(&game, Seat::SECOND), -value);
        value
    }

    #[test]
    fn flags_that_nobody_gets_to_leave_it_to_who_can_move_last() {
        let walled = |energy: i32| {
            value(&format!(
                "size: 6 4\npiece: 1 1 1 9\npiece: 1 2 20 {energy}\n\n...#..\n..#F#.\n..###.\n......\n"
            ))
        };
        assert!(walled(8) > 0 && walled(9) < 0, "side 1 moves first and is out of moves first");
    }
}
