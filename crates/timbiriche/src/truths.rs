//! Known truths, and a plain table of all positions of a small board to find more.

use game::{Game, History};
use search::{AlphaBeta, Engine, Limits, Score, SearchOptions, Stop};

use crate::model::ChainModel;
use crate::solver::{Options, Progress, Question, Solver};
use crate::{Line, Timbiriche, TimbiricheSetup};

/// A known truth: the size in boxes, and the net boxes of the first player with best play by both.
pub(crate) type Truth = (u8, u8, i32);

/// Independent plain retrograde solution, without knowledge of chains or symmetry.
pub(crate) const SOLVED_PLAINLY: [Truth; 12] = [
    (1, 1, -1),
    (1, 2, 0),
    (1, 3, -1),
    (1, 4, 0),
    (1, 5, -1),
    (1, 6, 0),
    (2, 2, 2),
    (2, 3, -2),
    (2, 4, 2),
    (2, 5, -2),
    (3, 3, -3),
    (3, 4, 0),
];

/// The number of lines of a board.
fn lines(rows: u8, cols: u8) -> u8 {
    2 * rows * cols + rows + cols
}

/// The value of every position below one, for the seat to move, still to come, found from the end backwards. It
/// knows nothing but the open lines of each box. Positions are told by the lines drawn since.
pub(crate) struct Retrograde {
    start: Timbiriche,
    /// The numbers of the lines that are open at the start.
    open: Vec<usize>,
    /// For each box the lines that it lacks at the start, by their places in `open`.
    boxes: Vec<u32>,
    values: Vec<i8>,
}

impl Retrograde {
    /// Solves a board of `rows` times `cols` boxes, up to 24 lines.
    pub(crate) fn new(rows: u8, cols: u8) -> Retrograde {
        Retrograde::below(Timbiriche::new(&TimbiricheSetup::boxes(rows, cols)).unwrap())
    }

    /// Solves a position with up to 24 open lines.
    pub(crate) fn below(start: Timbiriche) -> Retrograde {
        let geometry = start.geometry();
        let open: Vec<usize> = start.open().iter().collect();
        let lacks = |square: usize| {
            let place = |line: u8| open.iter().position(|open| *open == usize::from(line));
            geometry.around(square).into_iter().filter_map(place).fold(0, |mask, place| mask | 1 << place)
        };
        let boxes = (0..geometry.boxes()).map(lacks).filter(|mask| *mask != 0).collect();
        let mut table = Retrograde { boxes, values: vec![0; 1 << open.len()], open, start };
        for drawn in (0..(1_u32 << table.open.len()) - 1).rev() {
            let places = (0..table.open.len()).filter(|place| drawn >> place & 1 == 0);
            table.values[drawn as usize] =
                places.map(|place| table.value_of_place(drawn, place)).max().unwrap();
        }
        table
    }

    /// The number of lines that are open at the start.
    pub(crate) fn lines(&self) -> usize {
        self.open.len()
    }

    /// The position after these lines.
    pub(crate) fn position(&self, drawn: u32) -> Timbiriche {
        let mut game = self.start.clone();
        for place in (0..self.lines()).filter(|place| drawn >> place & 1 == 1) {
            game.make(game.geometry().line(self.open[place]));
        }
        game
    }

    /// What the seat to move will win beyond the other one.
    pub(crate) fn value(&self, drawn: u32) -> i32 {
        i32::from(self.values[drawn as usize])
    }

    /// The same if it draws this line.
    pub(crate) fn value_of_move(&self, drawn: u32, line: Line) -> i32 {
        let number = self.start.geometry().line_number(line);
        let place = self.open.iter().position(|open| Some(*open) == number).unwrap();
        i32::from(self.value_of_place(drawn, place))
    }

    fn value_of_place(&self, drawn: u32, place: usize) -> i8 {
        let after = drawn | 1 << place;
        let is_closed = |mask: &&u32| *mask >> place & 1 == 1 && *mask & after == **mask;
        match self.boxes.iter().filter(is_closed).count() as i8 {
            0 => -self.values[after as usize],
            closed => closed + self.values[after as usize],
        }
    }
}

#[test]
fn the_plain_table_agrees_with_the_known_truths() {
    for (rows, cols, value) in SOLVED_PLAINLY.into_iter().filter(|(rows, cols, _)| lines(*rows, *cols) <= 22)
    {
        assert_eq!(Retrograde::new(rows, cols).value(0), value, "{rows} x {cols}");
    }
}

/// What an engine says the empty board is worth to the first player.
fn found_by(engine: &mut dyn Engine<Timbiriche>, rows: u8, cols: u8) -> Score {
    let history = History::<Timbiriche>::new(&TimbiricheSetup::boxes(rows, cols)).unwrap();
    let verdict = engine.think(&history, &Limits::none(), &mut |_| {}).unwrap();
    assert!(verdict.report.exact, "{rows} x {cols}");
    verdict.report.score
}

#[test]
fn the_search_finds_the_known_truths() {
    let small = |(rows, cols, _): &Truth| lines(*rows, *cols) <= 24;
    for (rows, cols, value) in SOLVED_PLAINLY.into_iter().filter(small) {
        let options = SearchOptions { straight: true, table_mib: 64, ..SearchOptions::default() };
        let mut engine = AlphaBeta::new(ChainModel::default(), options);
        assert_eq!(found_by(&mut engine, rows, cols), Score::Points(value), "{rows} x {cols}");
        // A board turned by a quarter is the same board.
        if rows == cols {
            continue;
        }
        assert_eq!(found_by(&mut engine, cols, rows), Score::Points(value), "{cols} x {rows}");
    }
}

#[test]
fn the_solver_finds_every_known_truth() {
    for (rows, cols, value) in SOLVED_PLAINLY {
        let options = Options { table_mib: 64, ..Options::default() };
        let solver = Solver::new(usize::from(rows), usize::from(cols), options).unwrap();
        let mut silent = |_: &Progress| {};
        let mut question = Question { stop: Stop::new(), deadline: None, on_progress: &mut silent };
        let found = solver.value(solver.board().all_lines(), &mut question);
        assert_eq!(found, Some(value), "{rows} x {cols}");
    }
}
