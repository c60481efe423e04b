//! The solver as others use it: one board size, one table, any number of questions.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use ::search::{OnPanic, Stop};

use super::board::{Board, LineIndex};
use super::busy::Busy;
use super::capture::{Capture, closes, collapse};
use super::error::SolverError;
use super::multiset::{Collections, EMPTY};
use super::options::Options;
use super::position::{Quiet, Rest};
use super::search::{Searcher, Shared, UNSOLVED};
use super::table::Table;

/// How often progress is told.
const TELL_EVERY: Duration = Duration::from_millis(100);

/// The nodes for each line at first when one is looked for that keeps the value, and the factor from try to try.
const FIRST_TRY: u64 = 1 << 10;
const NEXT_TRY: u64 = 8;

/// Questions that end after fewer nodes are not worth another thread.
const ONE_THREAD: u64 = 1 << 14;

/// What is asked about a position.
#[derive(Clone, Copy)]
enum Ask {
    /// Its value.
    Value,
    /// Whether its value is at least this, which has the parity of the boxes: [`YES`] or [`NO`].
    AtLeast(i32),
}

const YES: i32 = 1;
const NO: i32 = 0;

/// How far the solver is with a question.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Progress {
    /// Nodes so far, over all threads.
    pub nodes: u64,
    /// Time since the question.
    pub elapsed: Duration,
    /// Used entries of a thousand in the table.
    pub table_per_mille: u32,
    /// The value is known to be at least this.
    pub lower: i32,
    /// The value is known to be at most this.
    pub upper: i32,
}

impl Progress {
    /// Nodes a second.
    pub fn nodes_per_second(&self) -> f64 {
        self.nodes as f64 / self.elapsed.as_secs_f64().max(1e-6)
    }
}

/// How long a question may take and who hears of its progress.
pub struct Question<'a> {
    /// Ends the search from outside.
    pub stop: Stop,
    /// Ends the search at this time.
    pub deadline: Option<Instant>,
    /// Called about ten times a second by the asking thread.
    pub on_progress: &'a mut dyn FnMut(&Progress),
}

impl Question<'_> {
    /// Whether it has been stopped, or its time is over.
    pub fn is_over(&self) -> bool {
        self.stop.is_raised() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// The exact value of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineValue {
    /// The line.
    pub line: LineIndex,
    /// Net boxes for the seat to move from here to the end if it draws this line and both play their best:
    /// the boxes the line closes count, and the same seat moves again after closing one.
    pub value: i32,
}

/// The exact solver of one board size. It keeps its table from question to question, and since values never
/// go stale it need not be cleared between games.
#[derive(Debug)]
pub struct Solver {
    board: Board,
    options: Options,
    collections: Collections,
    table: Table,
    nodes: AtomicU64,
    searched: AtomicU64,
}

impl Solver {
    /// A solver for a board of `rows` x `cols` boxes.
    ///
    /// # Errors
    /// [`SolverError`] if the board is too large or the number of threads is out of range.
    pub fn new(rows: usize, cols: usize, options: Options) -> Result<Solver, SolverError> {
        let board = Board::new(rows, cols)?;
        if options.threads == 0 || options.threads > 64 {
            return Err(SolverError::Threads(options.threads));
        }
        let collections = Collections::new(board.box_count(), options.dominance);
        let table = Table::new(options.table_mib);
        Ok(Solver {
            board,
            options,
            collections,
            table,
            nodes: AtomicU64::new(0),
            searched: AtomicU64::new(0),
        })
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The options it was made with.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Answers with so many threads from now on, 1 to 64.
    pub fn set_threads(&mut self, threads: usize) {
        self.options.threads = threads.clamp(1, 64);
    }

    /// Nodes of all questions so far: positions that were looked at, most of them answered by the table.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// The nodes among them that were searched: whose moves were gone through.
    pub fn searched(&self) -> u64 {
        self.searched.load(Ordering::Relaxed)
    }

    /// How many boxes a line closes, with the lines `undrawn` left before it.
    pub fn closes(&self, undrawn: u64, line: LineIndex) -> i32 {
        closes(&self.board, undrawn, line)
    }

    /// Used entries of a thousand in the table, from a sample.
    pub fn table_per_mille(&self) -> u32 {
        self.table.fill_per_mille()
    }

    /// Forgets everything found out so far.
    pub fn clear(&self) {
        self.table.clear();
    }

    /// Net boxes still to come for the seat to move with these lines undrawn, best play by both; `None` if
    /// stopped first.
    pub fn value(&self, undrawn: u64, question: &mut Question<'_>) -> Option<i32> {
        self.values(&[undrawn], question)[0]
    }

    /// The exact value of every line that can be drawn, in the order of their numbers; `None` if stopped
    /// first.
    pub fn line_values(&self, undrawn: u64, question: &mut Question<'_>) -> Option<Vec<LineValue>> {
        let lines = self.lines_of(undrawn);
        let after: Vec<u64> = lines.iter().map(|&line| undrawn & !(1 << line)).collect();
        let values = self.values(&after, question);
        lines
            .iter()
            .zip(values)
            .map(|(&line, value)| {
                let closed = closes(&self.board, undrawn, line);
                value.map(|rest| LineValue { line, value: if closed > 0 { closed + rest } else { -rest } })
            })
            .collect()
    }

    /// A line of play in which every move is best, from a position of this value to the end, or as far as it was
    /// found before the solver was stopped. `known` tells values that need not be found out again.
    pub fn best_line(
        &self,
        undrawn: u64,
        value: i32,
        known: &dyn Fn(u64) -> Option<i32>,
        question: &mut Question<'_>,
    ) -> Vec<LineIndex> {
        let (mut undrawn, mut value) = (undrawn & self.board.all_lines(), value);
        let mut play = Vec::new();
        while undrawn != 0 {
            // The lines left after a line that keeps the value, and their value.
            let after = |line: LineIndex| {
                let closed = closes(&self.board, undrawn, line);
                (undrawn & !(1 << line), if closed > 0 { value - closed } else { -value })
            };
            let keeps = |line: &LineIndex| {
                let (rest, value) = after(*line);
                known(rest) == Some(value)
            };
            let found = self.lines_of(undrawn).into_iter().find(keeps);
            let Some(line) = found.or_else(|| self.keeping_line(undrawn, value, question)) else { break };
            (undrawn, value) = after(line);
            play.push(line);
        }
        play
    }

    /// A line that keeps the value of a position, which is known to be `value`; `None` if stopped first or if
    /// there is none.
    ///
    /// Whoever has just proven the value has left the proof in the table, so all lines are first tried with a
    /// few nodes each, and then with more and more.
    pub fn keeping_line(&self, undrawn: u64, value: i32, question: &mut Question<'_>) -> Option<LineIndex> {
        let mut lines = self.lines_of(undrawn);
        let mut nodes = FIRST_TRY;
        while !lines.is_empty() {
            let mut left = Vec::new();
            for line in lines {
                let closed = closes(&self.board, undrawn, line);
                let after = undrawn & !(1 << line);
                // Whoever closes a box moves again; otherwise the other seat must not get more.
                let (goal, wanted) = if closed > 0 { (value - closed, YES) } else { (2 - value, NO) };
                let answer = self.ask(&[after], Ask::AtLeast(goal), nodes, question)[0];
                match answer {
                    Some(answer) if answer == wanted => return Some(line),
                    Some(_) => {}
                    None if question.is_over() => return None,
                    None => left.push(line),
                }
            }
            lines = left;
            nodes = nodes.saturating_mul(NEXT_TRY);
        }
        None
    }

    /// The best lines, those first that leave the other seat the fewest ways to keep the value: the hardest to
    /// answer. Each comes with the number of lines that keep the value for whoever moves next.
    pub fn testing_lines(
        &self,
        undrawn: u64,
        question: &mut Question<'_>,
    ) -> Option<Vec<(LineIndex, usize)>> {
        let values = self.line_values(undrawn, question)?;
        let best = values.iter().map(|entry| entry.value).max()?;
        let mut ranked = Vec::new();
        for entry in values.iter().filter(|entry| entry.value == best) {
            let replies = self.line_values(undrawn & !(1 << entry.line), question)?;
            let top = replies.iter().map(|reply| reply.value).max();
            ranked.push((entry.line, replies.iter().filter(|reply| Some(reply.value) == top).count()));
        }
        ranked.sort_by_key(|&(line, keeping)| (keeping, line));
        Some(ranked)
    }

    fn lines_of(&self, undrawn: u64) -> Vec<LineIndex> {
        (0..self.board.line_count()).filter(|&line| undrawn >> line & 1 != 0).collect()
    }

    /// The values of several positions, `None` where the search was stopped first. Cheaper than one question for
    /// each, and spread over the threads.
    pub fn values(&self, positions: &[u64], question: &mut Question<'_>) -> Vec<Option<i32>> {
        self.ask(positions, Ask::Value, u64::MAX, question)
    }

    /// The answers for several positions, `None` where the search was stopped first or had used up its nodes.
    fn ask(
        &self,
        positions: &[u64],
        ask: Ask,
        most_nodes: u64,
        question: &mut Question<'_>,
    ) -> Vec<Option<i32>> {
        let start = Instant::now();
        self.table
            .prepare(positions.iter().map(|lines| lines.count_ones()).max().unwrap_or(0), positions.len());
        let threads = if most_nodes < ONE_THREAD { 1 } else { self.options.threads };
        let shared = Shared {
            board: &self.board,
            collections: &self.collections,
            table: &self.table,
            options: Options { threads, ..self.options },
            stop: &question.stop,
            deadline: question.deadline,
            most_nodes,
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            searched: AtomicU64::new(0),
            busy: Busy::new(threads),
            answers: positions.iter().map(|_| AtomicI32::new(UNSOLVED)).collect(),
        };
        let next = AtomicUsize::new(0);
        // Every thread takes a position of its own as long as there are any; then all help with the rest.
        let work = |mut searcher: Searcher<'_>| {
            let _end = OnPanic(|| shared.done.store(true, Ordering::Relaxed));
            let own = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
            for at in own.take_while(|&at| at < positions.len()).chain(0..positions.len()) {
                if shared.answers[at].load(Ordering::Relaxed) != UNSOLVED {
                    continue;
                }
                searcher.begin(at);
                if let Some(value) = answer(&mut searcher, &shared, positions[at], ask) {
                    shared.answers[at].store(value, Ordering::Relaxed);
                } else if shared.done.load(Ordering::Relaxed) {
                    break;
                }
            }
            searcher.flush();
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                let work = || work(Searcher::new(&shared, None));
                // If the system refuses a thread, those there are do its work.
                if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            let mut last = start;
            let mut tell = |(lower, upper): (i32, i32)| {
                if last.elapsed() >= TELL_EVERY {
                    last = Instant::now();
                    (question.on_progress)(&Progress {
                        nodes: shared.nodes.load(Ordering::Relaxed),
                        elapsed: start.elapsed(),
                        table_per_mille: self.table.fill_per_mille(),
                        lower,
                        upper,
                    });
                }
            };
            work(Searcher::new(&shared, Some(&mut tell)));
        });
        self.nodes.fetch_add(shared.nodes.load(Ordering::Relaxed), Ordering::Relaxed);
        self.searched.fetch_add(shared.searched.load(Ordering::Relaxed), Ordering::Relaxed);
        let answer = |answer: AtomicI32| Some(answer.into_inner()).filter(|&value| value != UNSOLVED);
        shared.answers.into_iter().map(answer).collect()
    }
}

/// The answer about any position; `None` if stopped first.
fn answer(searcher: &mut Searcher<'_>, shared: &Shared<'_>, undrawn: u64, ask: Ask) -> Option<i32> {
    let capture = collapse(shared.board, shared.board.to_grid(undrawn));
    let boxes = shared.board.degrees(capture.rest).open_boxes().count_ones() as i32;
    let rest = Rest::unread(Quiet { core: capture.rest, collection: EMPTY, boxes });
    match ask {
        Ask::Value => exact(searcher, &capture, &rest),
        Ask::AtLeast(goal) => {
            searcher.window = capture.bounds(-boxes, boxes);
            let bound = if capture.back == 0 {
                capture.taken + searcher.value(&rest, goal - capture.taken)
            } else {
                searcher.reply(&rest, capture.taken, capture.back, goal)
            };
            (!searcher.is_stopped()).then_some(if bound >= goal { YES } else { NO })
        }
    }
}

/// The exact value of any position, by null windows two apart from an even outcome.
fn exact(searcher: &mut Searcher<'_>, capture: &Capture, rest: &Rest) -> Option<i32> {
    let boxes = rest.position.boxes;
    let (mut lower, mut upper) = (-boxes, boxes);
    let mut goal = boxes & 1;
    while lower < upper {
        searcher.window = capture.bounds(lower, upper);
        let bound = searcher.value(rest, goal);
        if searcher.is_stopped() {
            return None;
        }
        if bound >= goal {
            lower = bound;
            goal = lower + 2;
        } else {
            upper = bound;
            goal = upper;
        }
    }
    Some(capture.value(lower))
}
