//! The rules: take some tokens from one of the piles; who takes the last one of all wins.

use ::texts::{Message, Phrase};
use game::key::zobrist_table;
use game::{EndReason, Game, IllegalMove, Outcome, Seat, SetupError};

use crate::notation::{MAX_PILES, Take, letter};
use crate::setup::PileSetup;
use crate::texts;

/// Above the most tokens that a pile can hold: 9 in the first pile, one more in every further one.
const HEIGHTS: usize = 9 + MAX_PILES;

/// A number for every pile at every height, and one for the turn.
static KEYS: [u64; MAX_PILES * HEIGHTS + 1] = zobrist_table(0);
const TURN: usize = MAX_PILES * HEIGHTS;

/// A position.
#[derive(Clone, Debug)]
pub(crate) struct Pile {
    setup: PileSetup,
    /// How many tokens are left in every pile; 0 in those that there are not.
    left: [u8; MAX_PILES],
    to_move: Seat,
    key: u64,
}

impl Pile {
    /// How many tokens are left in each of the piles.
    pub(crate) fn left(&self) -> &[u8] {
        &self.left[..usize::from(self.setup.piles)]
    }

    /// How many tokens may be taken from a pile now.
    pub(crate) fn most(&self, pile: usize) -> u8 {
        self.left[pile].min(self.setup.most)
    }

    /// Puts so many tokens into a pile and hands the turn over; the key follows.
    fn change(&mut self, pile: usize, tokens: u8) {
        let number = |tokens: u8| KEYS[pile * HEIGHTS + usize::from(tokens)];
        self.key ^= number(self.left[pile]) ^ number(tokens) ^ KEYS[TURN];
        self.left[pile] = tokens;
        self.to_move = self.to_move.next(2);
    }
}

impl Game for Pile {
    type Move = Take;
    type Setup = PileSetup;
    type Undo = ();

    fn new(setup: &PileSetup) -> Result<Pile, SetupError> {
        let mut left = [0; MAX_PILES];
        for (more, pile) in left.iter_mut().take(usize::from(setup.piles)).enumerate() {
            *pile = setup.tokens + more as u8;
        }
        let mut game = Pile { setup: setup.clone(), left, to_move: Seat::FIRST, key: 0 };
        game.key = game.fresh_key();
        Ok(game)
    }

    fn setup(&self) -> &PileSetup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        // The last token was taken by whoever is not to move.
        self.left.iter().all(|tokens| *tokens == 0).then(|| Outcome::Won(self.to_move.next(2)))
    }

    fn end_reason(&self) -> Option<EndReason> {
        let winner = self.to_move.next(2);
        self.outcome().map(|_| EndReason::about(winner, texts::TOOK_THE_LAST, texts::TOOK_THE_LAST_YOU))
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.outcome() == Some(Outcome::Won(seat)))
    }

    fn legal_moves(&self, moves: &mut Vec<Take>) {
        moves.clear();
        for pile in 0..self.left().len() {
            moves.extend((1..=self.most(pile)).map(|count| Take { pile, count }));
        }
    }

    fn check(&self, Take { pile, count }: Take) -> Result<(), IllegalMove> {
        let refuse = |reason: Message| Phrase::from(reason).with("pile", letter(pile));
        Err(IllegalMove::new(match self.left().get(pile) {
            None => refuse(texts::NO_PILE),
            Some(0) => refuse(texts::EMPTY),
            Some(left) if *left < count => refuse(texts::ONLY_LEFT).with("left", left),
            Some(_) if !(1..=self.setup.most).contains(&count) => {
                refuse(texts::TAKE_UP_TO).with("most", self.setup.most)
            }
            Some(_) => return Ok(()),
        }))
    }

    fn make(&mut self, mv: Take) {
        self.change(mv.pile, self.left[mv.pile] - mv.count);
    }

    fn unmake(&mut self, mv: Take, (): ()) {
        self.change(mv.pile, self.left[mv.pile] + mv.count);
    }

    fn moves_left(&self) -> u32 {
        self.left.iter().map(|tokens| u32::from(*tokens)).sum()
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        let turn = if self.to_move == Seat::FIRST { 0 } else { KEYS[TURN] };
        let piles = self.left.iter().enumerate();
        piles.fold(turn, |key, (pile, tokens)| key ^ KEYS[pile * HEIGHTS + usize::from(*tokens)])
    }

    fn show(&self) -> String {
        let piles = self.left().iter().enumerate();
        piles
            .map(|(pile, tokens)| format!("{} {}\n", letter(pile), "o".repeat(usize::from(*tokens))))
            .collect()
    }
}
