//! What is wrong with a track: whether the finish can be reached from each start, in how many turns, and
//! what a person who draws tracks should know.

use std::cell::{self, RefCell};
use std::fmt;
use std::ops::ControlFlow;

use ::texts::counted;
use game::setup::escaped;

use super::{Cell, Track, foreign};
use crate::Error;
use crate::course::Course;
use crate::forward::{Effort, fewest_turns};
use crate::geometry::{Point, Vector};
use crate::tables::{Phase, Progress, TableOptions};

/// A start and what is known about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartCheck {
    /// The start.
    pub start: Point,
    /// Whether a car alone can get from it to the finish.
    pub has_way: bool,
    /// The fewest turns; `None` without a way, or on tracks so large that it is not known.
    pub turns: Option<u32>,
}

/// Something that a person who draws a track should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// There is no start.
    NoStart,
    /// There is no finish.
    NoFinish,
    /// There is only one start, so that no two cars can race.
    OneStart,
    /// A start has no way to the finish.
    NoWay(Point),
    /// The finish is so near that the line can be crossed backwards.
    Short(u32),
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::NoStart => f.write_str("there is no start"),
            Warning::NoFinish => f.write_str("there is no finish"),
            Warning::OneStart => f.write_str("there is one start, two cars need two"),
            Warning::NoWay(start) => write!(f, "the start {start} has no way to the finish"),
            Warning::Short(turns) => {
                let turns = counted((*turns).into(), "turn", "turns");
                write!(f, "the finish is {turns} from a start: the line can be crossed backwards")
            }
        }
    }
}

/// Above this number of turns nobody is warned about a short way.
const SHORT: u32 = 3;

/// What is known about a track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The starts in reading order.
    pub starts: Vec<StartCheck>,
    /// What is wrong or odd.
    pub warnings: Vec<Warning>,
}

impl Check {
    /// The fewest turns from the best start; `None` if there is no way or it is not known.
    pub fn par(&self) -> Option<u32> {
        self.starts.iter().filter_map(|start| start.turns).min()
    }

    /// The greatest number of cars that can race: each has a start, and from each of the starts that they take the
    /// finish can be reached.
    pub fn most_cars(&self) -> usize {
        let with_way = self.starts.iter().take_while(|start| start.has_way).count();
        with_way.min(crate::rules::MOST_CARS)
    }
}

/// Checks a track.
pub fn check(course: &Course) -> Check {
    match check_stoppable(course, &mut |_| ControlFlow::Continue(())) {
        Ok(check) => check,
        // Only stopping is an error there, and nobody stops this one.
        Err(_) => Check { starts: Vec::new(), warnings: Vec::new() },
    }
}

/// [`check`], telling how far it is; for large tracks that are being drawn.
///
/// # Errors
/// [`Error::Stopped`] if `on_progress` breaks it off.
pub fn check_stoppable(
    course: &Course,
    on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Check, Error> {
    check_with(course, Effort::default(), on_progress)
}

/// [`check_stoppable`], with so much effort for a start on a track without a table.
fn check_with(
    course: &Course,
    effort: Effort,
    on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
) -> Result<Check, Error> {
    let track = course.track();
    let table = match course.prepare(&TableOptions::default(), on_progress) {
        Err(Error::Stopped) => return Err(Error::Stopped),
        made => made.ok(),
    };
    let bound = course.bound();
    let (on_progress, broken_off) = (RefCell::new(on_progress), cell::Cell::new(false));
    let stopped = || {
        let progress = Progress { phase: Phase::States, states: 0, bytes: 0 };
        broken_off.set(broken_off.get() || (on_progress.borrow_mut())(&progress).is_break());
        broken_off.get()
    };
    // Where a search forwards from one start has given up, the others would hardly get further.
    let mut gave_up = false;
    let mut starts = Vec::new();
    for start in track.starts() {
        let has_way = bound.turns(start, Vector::ZERO).is_some();
        let turns = match table {
            Some(table) => table.turns(start, Vector::ZERO),
            None if gave_up || !has_way || stopped() => None,
            None => fewest_turns(course.ground(), bound, (start, Vector::ZERO), effort, &stopped),
        };
        if broken_off.get() {
            return Err(Error::Stopped);
        }
        gave_up |= has_way && turns.is_none();
        starts.push(StartCheck { start, has_way, turns });
    }
    let mut warnings = Vec::new();
    match starts.len() {
        0 => warnings.push(Warning::NoStart),
        1 => warnings.push(Warning::OneStart),
        _ => {}
    }
    if track.points(Cell::Finish).next().is_none() {
        warnings.push(Warning::NoFinish);
    } else {
        warnings
            .extend(starts.iter().filter(|start| !start.has_way).map(|start| Warning::NoWay(start.start)));
    }
    let check = Check { starts, warnings };
    let short = check.par().filter(|par| *par <= SHORT).map(Warning::Short);
    Ok(Check { warnings: check.warnings.into_iter().chain(short).collect(), ..check })
}

/// What `arcade check` prints about a track, and whether it can be raced.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The lines: `NAME: WxH, S starts, par N`, a line for each start, the warnings.
    pub lines: Vec<String>,
    /// Why it can't be raced: the text is no track, or there is a start without a way to the finish, or none.
    pub problems: Vec<String>,
}

/// [`report`] for a text of any kind; `None` if it does not look like a track.
pub fn file_report(name: &str, text: &str) -> Option<Report> {
    let parsed = text.parse::<Track>();
    let looks_like_one = match &parsed {
        // Anything that holds no start and no finish may be a drawing of something else.
        Ok(track) => track.cells().iter().any(|cell| matches!(cell, Cell::Start | Cell::Finish)),
        Err(_) => foreign::has_size(text) || is_mostly_letters(text),
    };
    // Maps of other games tell their size and where pieces stand; a track needs neither.
    let has_header = |key: &str| text.lines().any(|line| line.trim_start().starts_with(key));
    let has_start = parsed.is_ok_and(|track| !track.starts().is_empty());
    let is_a_map = (has_header("size:") || has_header("piece:")) && !has_start;
    (looks_like_one && !is_a_map).then(|| {
        report(name, text)
            .unwrap_or_else(|error| Report { lines: Vec::new(), problems: vec![error.to_string()] })
    })
}

/// Whether most of what stands behind the header lines are letters of a track.
fn is_mostly_letters(text: &str) -> bool {
    let rows = text.lines().skip_while(|line| line.contains(':') || line.trim().is_empty());
    let letters = rows.flat_map(str::chars).filter(|letter| !letter.is_whitespace());
    let (known, all) = letters.fold((0, 0_usize), |(known, all), letter| {
        (known + usize::from(Cell::from_letter(letter).is_some()), all + 1)
    });
    all > 0 && known * 4 >= all * 3
}

/// Reads and checks the text of a track file. `name` stands in the first line if the track has no name of
/// its own.
///
/// # Errors
/// If the text is no track, with line and column.
pub fn report(name: &str, text: &str) -> Result<Report, Error> {
    let course = Course::unshared(text.parse::<Track>()?);
    let (track, check) = (course.track(), check(&course));
    let starts = counted(check.starts.len() as u64, "start", "starts");
    let ways = check.starts.iter().any(|start| start.has_way);
    let par = match check.par() {
        Some(par) => format!("par {par}"),
        None if ways => "par not known".to_string(),
        None => "no way to the finish".to_string(),
    };
    let name = track.told_name().unwrap_or_else(|| escaped(name, usize::MAX));
    let mut lines = vec![format!("{name}: {}x{}, {starts}, {par}", track.width(), track.height())];
    lines.extend(check.starts.iter().map(|start| match (start.has_way, start.turns) {
        (false, _) => format!("start {}: no way to the finish", start.start),
        (true, Some(turns)) => format!("start {}: {}", start.start, counted(turns.into(), "turn", "turns")),
        (true, None) => format!("start {}: the fewest turns are not known", start.start),
    }));
    lines.extend(check.warnings.iter().map(|warning| format!("warning: {warning}")));
    let mut problems = Vec::new();
    if !ways {
        problems.push("no start has a way to the finish".to_string());
    } else if check.starts.iter().any(|start| !start.has_way) {
        problems.push("not every start has a way to the finish".to_string());
    }
    Ok(Report { lines, problems })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> (Vec<String>, bool) {
        let report = report("file.txt", text).expect("a good track");
        (report.lines, report.problems.is_empty())
    }

    #[test]
    fn tracks_are_told_from_other_texts() {
        let problems = |text: &str| file_report("x", text).map(|report| report.problems);
        assert_eq!(problems(include_str!("../../tracks/hairpin.txt")), Some(vec![]));
        assert_eq!(problems("3,5\nsxxxx\n....g\nxxxxx\n"), Some(vec![]), "of another program");
        assert_eq!(problems("dim: 3 5\nsxxxx\n....g\nxxxxx\n"), Some(vec![]), "of another program");
        assert_eq!(
            problems("name: x\n\nS..\n.?.\n..F"),
            Some(vec!["line 4, column 2: expected one of #, ., S, F, found '?'".to_string()])
        );
        assert_eq!(
            problems("3,4\nsxx?\n...g\n"),
            Some(vec!["line 2, column 4: expected one of x, #, ., s, S, g, f, F, found '?'".to_string()])
        );
        assert_eq!(problems("S#F\n.#.\n.#."), Some(vec!["no start has a way to the finish".to_string()]));
        assert_eq!(
            problems("S#F\n.#.\n.#S"),
            Some(vec!["not every start has a way to the finish".to_string()])
        );
        for other in [
            "",
            "# A heading\n\nSome text: and more of it.\n",
            "\u{0}\u{1}",
            "arcade-record: 1\ngame: formula\n\n1,2\n",
            "size: 4 3\npiece: 1 1 1 30\npiece: 1 2 8 30\n\n....\n.F.F\n....\n",
            "...\n...\n...",
        ] {
            assert_eq!(problems(other), None, "{other:?}");
        }
    }

    #[test]
    fn a_good_track_is_reported() {
        let (lines, good) = lines(include_str!("../../tracks/hairpin.txt"));
        assert_eq!(lines[0], "file.txt: 26x11, 6 starts, par 15");
        assert_eq!(lines[1], "start 1,1: 15 turns");
        assert_eq!((lines.len(), good), (7, true));
    }

    #[test]
    fn what_is_wrong_is_reported() {
        let (report, good) = lines("name: broken\n\nS#S.\n.#..\n.#F.");
        assert_eq!(
            report,
            [
                "broken: 4x3, 2 starts, par 2",
                "start 0,0: no way to the finish",
                "start 2,0: 2 turns",
                "warning: the start 0,0 has no way to the finish",
                "warning: the finish is 2 turns from a start: the line can be crossed backwards",
            ]
        );
        assert!(!good);
        let (report, good) = lines("S..\n...\n...");
        let warnings = ["warning: there is one start, two cars need two", "warning: there is no finish"];
        assert_eq!(
            report[..2],
            ["file.txt: 3x3, 1 start, no way to the finish", "start 0,0: no way to the finish"]
        );
        assert_eq!(report[2..], warnings);
        assert!(!good);
        let (report, good) = lines("...\n...\n..F");
        assert_eq!(report, ["file.txt: 3x3, 0 starts, no way to the finish", "warning: there is no start"]);
        assert!(!good);
    }

    /// A field of which it is remembered that its table is too large.
    fn without_table(text: &str) -> Course {
        let course = Course::unshared(text.parse().expect("a good track"));
        let small = TableOptions { memory_cap: 10 };
        assert!(course.prepare(&small, &mut |_| ControlFlow::Continue(())).is_err());
        course
    }

    #[test]
    fn a_track_without_a_table_is_searched_and_can_be_stopped() {
        let rows = format!("S{}\n", ".".repeat(20)).repeat(8);
        let course = without_table(&format!("{rows}{}F", "#".repeat(20)));
        let mut go_on = |_: &Progress| ControlFlow::Continue(());
        let found = check_with(&course, Effort::default(), &mut go_on).expect("nobody stops it");
        let by_table = check(&Course::unshared(course.track().clone()));
        assert_eq!(found, by_table, "the search tells the same as the table");
        assert_eq!(check_stoppable(&course, &mut |_| ControlFlow::Break(())), Err(Error::Stopped));
        // With no effort to speak of nothing is known but that there are ways, and that is told at once.
        let none = check_with(&course, Effort { states: 1 }, &mut go_on).expect("nobody stops it");
        assert!(none.starts.iter().all(|start| start.has_way && start.turns.is_none()));
        assert_eq!(none.par(), None);
    }

    #[test]
    fn bad_text_is_an_error() {
        let error = report("x", "...\n.!.\n...").expect_err("no track");
        assert_eq!(error.to_string(), "line 2, column 2: expected one of #, ., S, F, found '!'");
    }

    #[test]
    fn cars_need_starts_with_a_way() {
        let course = Course::unshared("S#S.\n.#..\n.#F.".parse().expect("a good track"));
        let checked = check(&course);
        assert_eq!(checked.most_cars(), 0);
        let course = Course::unshared("SS..\n....\n...F".parse().expect("a good track"));
        let checked = check(&course);
        assert_eq!(checked.most_cars(), 2);
    }
}
