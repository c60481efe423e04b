//! The rules: a position and its moves.
//!
//! What a position means (chains, control) is in [`chains`](crate::chains).

use std::fmt::Write as _;

use ::texts::Phrase;
use game::key::zobrist;
use game::{EndReason, Game, IllegalMove, Outcome, ParseMoveError, Seat, SeatSet, SetupError};

use crate::board::{Geometry, LineSet, NONE};
use crate::notation::{BoxAt, Line, MAX_BOXES, MAX_LINES, beyond_every_board};
use crate::setup::{MAX_SEATS, TimbiricheSetup};
use crate::texts;

/// Points for a box.
pub const POINTS_PER_BOX: i32 = 10;

/// A game of Timbiriche (dots and boxes): who closes a box moves again.
#[derive(Clone, Debug)]
pub struct Timbiriche {
    geometry: &'static Geometry,
    setup: TimbiricheSetup,
    drawn: LineSet,
    /// The drawn sides of each box.
    sides: [u8; MAX_BOXES],
    /// The index of the seat that closed a box; [`NONE`] while it is open.
    owners: [u8; MAX_BOXES],
    /// The boxes of each seat.
    taken: [u8; MAX_SEATS as usize],
    to_move: Seat,
    lines_left: u8,
    /// How many boxes have 0, 1, 2, 3 and 4 drawn sides.
    with_sides: [u8; 5],
    /// The hash of the size and the drawn lines.
    lines_key: u64,
    /// The hash of everything else: owners, seat to move.
    owners_key: u64,
}

/// What a move changed that the board does not tell afterwards: whose turn it was.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    to_move: Seat,
}

// Where the parts of a position begin in the sequence of random numbers.
const LINE_KEYS: u64 = 0;
const OWNER_KEYS: u64 = LINE_KEYS + MAX_LINES as u64;
const SEAT_KEYS: u64 = OWNER_KEYS + (MAX_BOXES * MAX_SEATS as usize) as u64;
const SETUP_KEYS: u64 = SEAT_KEYS + MAX_SEATS as u64;

static ZOBRIST: [u64; SETUP_KEYS as usize] = game::key::zobrist_table(LINE_KEYS);

#[inline]
fn line_key(line: usize) -> u64 {
    ZOBRIST[line]
}

#[inline]
fn owner_key(square: usize, seat: Seat) -> u64 {
    ZOBRIST[OWNER_KEYS as usize + square * MAX_SEATS as usize + seat.index()]
}

#[inline]
fn seat_key(seat: Seat) -> u64 {
    ZOBRIST[SEAT_KEYS as usize + seat.index()]
}

fn setup_key(setup: &TimbiricheSetup) -> u64 {
    zobrist(SETUP_KEYS + (u64::from(setup.rows) << 16 | u64::from(setup.cols) << 8 | u64::from(setup.seats)))
}

impl Timbiriche {
    /// The lines and boxes of the board.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        self.geometry
    }

    /// Rows of dots.
    pub fn rows(&self) -> u8 {
        self.setup.rows
    }

    /// Columns of dots.
    pub fn cols(&self) -> u8 {
        self.setup.cols
    }

    /// The drawn lines, by their numbers in [`Timbiriche::geometry`].
    #[inline]
    pub fn drawn(&self) -> &LineSet {
        &self.drawn
    }

    /// The lines that are not drawn yet, by their numbers.
    #[inline]
    pub fn open(&self) -> LineSet {
        LineSet::first(self.geometry.lines()).without(&self.drawn)
    }

    /// Whether a line is drawn; never for a line that the board does not have.
    pub fn is_drawn(&self, line: Line) -> bool {
        self.geometry.line_number(line).is_some_and(|index| self.drawn.contains(index))
    }

    /// Who closed a box; `None` while it is open or if there is no such box.
    pub fn owner(&self, square: BoxAt) -> Option<Seat> {
        let owner = self.owners[usize::from(self.geometry.box_number(square)?)];
        (owner != NONE).then(|| Seat::new(owner))
    }

    /// How many sides of a box are drawn; 0 if there is no such box.
    pub fn sides(&self, square: BoxAt) -> u8 {
        self.geometry.box_number(square).map_or(0, |number| self.sides[usize::from(number)])
    }

    /// How many sides of the box with this number are drawn.
    ///
    /// # Panics
    /// If there is no such number on the largest board.
    #[inline]
    pub fn sides_of(&self, square: usize) -> u8 {
        self.sides[square]
    }

    /// The boxes that a line closes: that it would close if it is not drawn, that it has closed if it was the
    /// last move. For lines drawn earlier: the closed boxes beside it.
    pub fn closes(&self, line: Line) -> impl Iterator<Item = BoxAt> + use<> {
        let geometry = self.geometry;
        let boxes = geometry.line_number(line).map_or([NONE; 2], |index| geometry.beside(index));
        let full = if self.is_drawn(line) { 4 } else { 3 };
        let sides = self.sides;
        boxes
            .into_iter()
            .filter(move |square| *square != NONE && sides[usize::from(*square)] == full)
            .map(move |square| geometry.box_at(usize::from(square)))
    }

    /// The boxes that a seat has closed.
    #[inline]
    pub fn boxes_of(&self, seat: Seat) -> i32 {
        i32::from(self.taken[seat.index() % MAX_SEATS as usize])
    }

    /// The boxes that are still open.
    #[inline]
    pub fn boxes_left(&self) -> i32 {
        self.geometry.boxes() as i32 - i32::from(self.with_sides[4])
    }

    /// How many boxes have this many drawn sides, 0 to 4.
    ///
    /// # Panics
    /// If a box has fewer sides than that.
    #[inline]
    pub fn boxes_with_sides(&self, sides: usize) -> usize {
        usize::from(self.with_sides[sides])
    }

    /// The seat that has won already because nobody can catch up any more; at the end the winner, or `None`
    /// after a draw.
    pub fn decided(&self) -> Option<Seat> {
        let ahead = |leader: Seat| {
            Seat::all(self.seats())
                .filter(|seat| *seat != leader)
                .all(|seat| self.boxes_of(leader) > self.boxes_of(seat) + self.boxes_left())
        };
        Seat::all(self.seats()).find(|seat| ahead(*seat))
    }

    /// A hash of the size and the drawn lines alone: what is still to be won between two seats depends on
    /// nothing else.
    #[inline]
    pub fn lines_key(&self) -> u64 {
        self.lines_key
    }
}

impl Timbiriche {
    fn not_on_board(&self, line: impl std::fmt::Display) -> Phrase {
        let reason = Phrase::from(texts::NOT_ON_BOARD).with("line", line);
        reason.with("rows", self.setup.rows).with("cols", self.setup.cols)
    }
}

impl Game for Timbiriche {
    type Move = Line;
    type Setup = TimbiricheSetup;
    type Undo = Undo;

    fn new(setup: &TimbiricheSetup) -> Result<Self, SetupError> {
        setup.check()?;
        let geometry =
            Geometry::of(setup.rows, setup.cols).ok_or_else(|| SetupError::unfit(texts::NO_BOARD))?;
        Ok(Timbiriche {
            geometry,
            setup: *setup,
            drawn: LineSet::EMPTY,
            sides: [0; MAX_BOXES],
            owners: [NONE; MAX_BOXES],
            taken: [0; MAX_SEATS as usize],
            to_move: Seat::FIRST,
            lines_left: geometry.lines() as u8,
            with_sides: [geometry.boxes() as u8, 0, 0, 0, 0],
            lines_key: setup_key(setup),
            owners_key: seat_key(Seat::FIRST),
        })
    }

    fn setup(&self) -> &TimbiricheSetup {
        &self.setup
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.setup.seats
    }

    #[inline]
    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.lines_left > 0 {
            return None;
        }
        let most = Seat::all(self.seats()).map(|seat| self.boxes_of(seat)).max()?;
        let best: SeatSet = Seat::all(self.seats()).filter(|seat| self.boxes_of(*seat) == most).collect();
        match best.iter().next() {
            Some(winner) if best.len() == 1 => Some(Outcome::Won(winner)),
            _ => Some(Outcome::Draw(best)),
        }
    }

    fn end_reason(&self) -> Option<EndReason> {
        (self.lines_left == 0).then(|| EndReason::new(texts::ALL_DRAWN))
    }

    fn points(&self, seat: Seat) -> i32 {
        POINTS_PER_BOX * self.boxes_of(seat)
    }

    fn legal_moves(&self, moves: &mut Vec<Line>) {
        moves.clear();
        moves.extend(self.open().iter().map(|index| self.geometry.line(index)));
    }

    fn check(&self, line: Line) -> Result<(), IllegalMove> {
        match self.geometry.line_number(line) {
            Some(index) if self.drawn.contains(index) => {
                Err(IllegalMove::new(Phrase::from(texts::DRAWN_ALREADY).with("line", line)))
            }
            Some(_) => Ok(()),
            None => Err(IllegalMove::new(self.not_on_board(line))),
        }
    }

    fn make(&mut self, line: Line) -> Undo {
        let undo = Undo { to_move: self.to_move };
        let index = self.geometry.index_of(line);
        if index >= MAX_LINES || self.drawn.contains(index) {
            return undo;
        }
        self.drawn.insert(index);
        self.lines_left -= 1;
        self.lines_key ^= line_key(index);
        let mut closed = 0;
        for square in self.geometry.beside(index) {
            if square == NONE {
                continue;
            }
            let square = usize::from(square);
            let sides = self.sides[square] + 1;
            self.sides[square] = sides;
            self.with_sides[usize::from(sides - 1)] -= 1;
            self.with_sides[usize::from(sides)] += 1;
            if sides == 4 {
                self.owners[square] = self.to_move.index() as u8;
                self.owners_key ^= owner_key(square, self.to_move);
                closed += 1;
            }
        }
        if closed > 0 {
            self.taken[self.to_move.index() % MAX_SEATS as usize] += closed;
        } else {
            let next = self.to_move.next(self.setup.seats);
            self.owners_key ^= seat_key(self.to_move) ^ seat_key(next);
            self.to_move = next;
        }
        undo
    }

    fn unmake(&mut self, line: Line, undo: Undo) {
        let index = self.geometry.index_of(line);
        if index >= MAX_LINES {
            return;
        }
        self.drawn.remove(index);
        self.lines_left += 1;
        self.lines_key ^= line_key(index);
        let mut closed = 0;
        for square in self.geometry.beside(index) {
            if square == NONE {
                continue;
            }
            let square = usize::from(square);
            // A box that was full can only have been filled by the last line.
            let sides = self.sides[square];
            if sides == 4 {
                self.owners[square] = NONE;
                self.owners_key ^= owner_key(square, undo.to_move);
                closed += 1;
            }
            self.sides[square] = sides - 1;
            self.with_sides[usize::from(sides)] -= 1;
            self.with_sides[usize::from(sides - 1)] += 1;
        }
        if closed > 0 {
            self.taken[undo.to_move.index() % MAX_SEATS as usize] -= closed;
        } else {
            self.owners_key ^= seat_key(self.to_move) ^ seat_key(undo.to_move);
            self.to_move = undo.to_move;
        }
    }

    fn moves_left(&self) -> u32 {
        u32::from(self.lines_left)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.lines_key ^ self.owners_key
    }

    fn fresh_key(&self) -> u64 {
        let lines = self.drawn.iter().fold(0, |key, line| key ^ line_key(line));
        let owners = (0..self.geometry.boxes())
            .filter(|square| self.owners[*square] != NONE)
            .fold(0, |key, square| key ^ owner_key(square, Seat::new(self.owners[square])));
        setup_key(&self.setup) ^ lines ^ owners ^ seat_key(self.to_move)
    }

    fn parse_move(&self, text: &str) -> Result<Line, ParseMoveError> {
        text.parse().map_err(|error| match beyond_every_board(text) {
            Some(line) => ParseMoveError::new(self.not_on_board(line)),
            None => error,
        })
    }

    fn show(&self) -> String {
        let mut text = String::from("   ");
        for col in 0..self.cols() {
            // Writing to a String never fails.
            let _ = write!(text, "{}{col:<4}", if col == 0 { " " } else { "" });
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
        let drawn = |line: Option<Line>| line.is_some_and(|line| self.is_drawn(line));
        for row in 0..self.rows() {
            let mut across = format!("{row:>3} ");
            let mut down = "    ".to_string();
            for col in 0..self.cols() {
                across.push('+');
                if col + 1 < self.cols() {
                    across.push_str(if drawn(Line::horizontal(row, col)) { "---" } else { "   " });
                }
                down.push(if drawn(Line::vertical(row, col)) { '|' } else { ' ' });
                match self.owner(BoxAt { row, col }) {
                    Some(seat) => _ = write!(down, " {seat} "),
                    None => down.push_str("   "),
                }
            }
            text.push_str(&across);
            text.push('\n');
            if row + 1 < self.rows() {
                text.push_str(down.trim_end());
                text.push('\n');
            }
        }
        text
    }
}
