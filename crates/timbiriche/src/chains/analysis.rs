//! The chains of a position, box by box, as people are shown them.

use game::Game;

use crate::board::NONE;
use crate::chains::parts::{WalkEnd, other_open, safe_lines, walk};
use crate::chains::{Control, LONG, LongChainRule, Part, Parts, endgame};
use crate::notation::{BoxAt, Line};
use crate::{Geometry, Timbiriche};

/// What kind of chain it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainKind {
    /// A chain with two ends.
    Chain,
    /// A loop: a chain that bites its own tail.
    Loop,
}

/// Where a chain ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainEnd {
    /// At the border of the board.
    Border,
    /// At a joint: a box with three or four open sides.
    Joint(BoxAt),
    /// At a box that can be taken now.
    Offered,
}

/// A chain or a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Chain or loop.
    pub kind: ChainKind,
    /// The boxes from one end to the other. Of an offered chain the first one can be taken now.
    pub boxes: Vec<BoxAt>,
    /// What lies beyond the first and the last box; `None` for a loop. A chain offered from one end has
    /// [`ChainEnd::Offered`] first.
    pub ends: Option<[ChainEnd; 2]>,
}

impl Chain {
    /// Whether it is a chain of 3 boxes or more, or a loop.
    pub fn is_long(&self) -> bool {
        self.boxes.len() >= LONG
    }
}

/// The chance to double-deal: to hand the last boxes back, so that the other one has to move on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoubleDeal {
    /// How many boxes are offered in all.
    pub offered: u32,
    /// How many of them are handed back: 2 of a chain, 4 of a loop.
    pub handed_back: u32,
    /// The line that hands them back, once the others have been taken.
    pub line: Line,
    /// The boxes that the seat to move wins beyond the other one, from here to the end, by taking all; exact
    /// if only independent chains and loops are left, else as if the chains were independent.
    pub take_all: i32,
    /// The same by taking all but the last and handing those back.
    pub keep_control: i32,
    /// Whether both values are exact.
    pub exact: bool,
}

/// What a strong player sees in a position.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Chains and loops that nobody has offered, the shortest first.
    pub chains: Vec<Chain>,
    /// Chains and opened loops that can be taken now.
    pub offered: Vec<Chain>,
    /// The joints at which chains end.
    pub joints: Vec<BoxAt>,
    /// The lines that offer nothing.
    pub safe_lines: Vec<Line>,
    /// What the long-chain rule says; `None` with more than two seats.
    pub rule: Option<LongChainRule>,
    /// Who has control; `None` with more than two seats and while nothing can be controlled.
    pub control: Option<Control>,
    /// The chance to double-deal, if there is one.
    pub double_deal: Option<DoubleDeal>,
}

impl Analysis {
    /// Analyses a position.
    pub fn of(game: &Timbiriche) -> Analysis {
        let parts = Parts::of(game);
        let geometry = game.geometry();
        let mut chains: Vec<Chain> = parts.closed.iter().map(|part| closed_chain(game, part)).collect();
        chains.sort_by_key(|chain| (chain.boxes.len(), chain.kind == ChainKind::Loop));
        let offered: Vec<Chain> = parts.offers.iter().map(|offer| offered_chain(game, offer.take)).collect();
        let mut joints: Vec<BoxAt> = chains
            .iter()
            .chain(&offered)
            .filter_map(|chain| chain.ends)
            .flatten()
            .filter_map(|end| if let ChainEnd::Joint(at) = end { Some(at) } else { None })
            .collect();
        joints.sort_unstable();
        joints.dedup();
        Analysis {
            chains,
            offered,
            joints,
            safe_lines: safe_lines(game).iter().map(|line| geometry.line(line)).collect(),
            rule: LongChainRule::of(game, &parts),
            control: Control::of(game, &parts),
            double_deal: double_deal(game, &parts),
        }
    }

    /// The long chains, loops not counted.
    pub fn long_chains(&self) -> usize {
        self.chains.iter().filter(|chain| chain.is_long() && chain.kind == ChainKind::Chain).count()
    }

    /// The loops.
    pub fn loops(&self) -> usize {
        self.chains.iter().filter(|chain| chain.kind == ChainKind::Loop).count()
    }

    /// How many boxes can be taken now, one after the other.
    pub fn takable(&self) -> usize {
        self.offered.iter().map(|chain| chain.boxes.len()).sum()
    }
}

fn end_of(geometry: &Geometry, end: WalkEnd) -> ChainEnd {
    match end {
        WalkEnd::At(NONE) => ChainEnd::Border,
        WalkEnd::At(joint) => ChainEnd::Joint(geometry.box_at(usize::from(joint))),
        WalkEnd::Offered | WalkEnd::Loop => ChainEnd::Offered,
    }
}

fn closed_chain(game: &Timbiriche, part: &Part) -> Chain {
    let geometry = game.geometry();
    // Both boxes beside the opening line may lie outside of the chain at its end: take one that has two sides.
    let [one, other] = geometry.beside(usize::from(part.opening));
    let is_link = |square: u8| square != NONE && game.sides_of(usize::from(square)) == 2;
    let start = if is_link(one) { one } else { other };
    let first = other_open(game, start, NONE);
    let mut boxes = vec![start];
    let (end, _) = walk(game, start, first, |next, _| boxes.push(next));
    let at = |boxes: Vec<u8>| boxes.iter().map(|square| geometry.box_at(usize::from(*square))).collect();
    if end == WalkEnd::Loop {
        return Chain { kind: ChainKind::Loop, boxes: at(boxes), ends: None };
    }
    boxes.reverse();
    let (other_end, _) = walk(game, start, other_open(game, start, first), |next, _| boxes.push(next));
    Chain {
        kind: ChainKind::Chain,
        boxes: at(boxes),
        ends: Some([end_of(geometry, end), end_of(geometry, other_end)]),
    }
}

/// The offered chain whose first box is taken by this line.
fn offered_chain(game: &Timbiriche, take: u8) -> Chain {
    let geometry = game.geometry();
    let [one, other] = geometry.beside(usize::from(take));
    let can_be_taken = |square: u8| square != NONE && game.sides_of(usize::from(square)) == 3;
    let start = if can_be_taken(one) { one } else { other };
    let mut boxes = vec![start];
    let (end, _) = walk(game, start, take, |next, _| boxes.push(next));
    Chain {
        kind: ChainKind::Chain,
        boxes: boxes.iter().map(|square| geometry.box_at(usize::from(*square))).collect(),
        ends: Some([ChainEnd::Offered, end_of(geometry, end)]),
    }
}

fn double_deal(game: &Timbiriche, parts: &Parts) -> Option<DoubleDeal> {
    if game.seats() != 2 {
        return None;
    }
    // The cheapest one: a chain before a loop.
    let offer = parts
        .offers
        .iter()
        .filter(|offer| offer.can_double_deal())
        .min_by_key(|offer| offer.handed_back())?;
    let offered: u32 = parts.offers.iter().map(|offer| u32::from(offer.length)).sum();
    if u64::from(offered) == game.boxes_left() as u64 {
        return None;
    }
    let handed_back = u32::from(offer.handed_back());
    let line = if offer.both_ends {
        // The boxes are taken from the first one on, and the last four are cut in the middle.
        let mut entered = Vec::new();
        let [one, other] = game.geometry().beside(usize::from(offer.take));
        let start = if one != NONE && game.sides_of(usize::from(one)) == 3 { one } else { other };
        walk(game, start, offer.take, |_, line| entered.push(line));
        entered[entered.len() - 2]
    } else {
        offer.last
    };
    let rest = endgame::to_the_other(&parts.closed);
    let offered_boxes = offered as i32;
    Some(DoubleDeal {
        offered,
        handed_back,
        line: game.geometry().line(usize::from(line)),
        take_all: offered_boxes - rest,
        keep_control: offered_boxes - 2 * handed_back as i32 + rest,
        exact: endgame::is_simple(game),
    })
}
