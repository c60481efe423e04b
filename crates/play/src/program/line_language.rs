//! The line protocol from its other side: what `arcade engine` answers, a program is asked here.

use std::time::{Duration, Instant};

use search::{EngineError, Report, Score, Stop, Verdict};

use crate::AnyGame;
use crate::program::language::{Language, Turn};
use crate::program::link::{Heard, Link};

/// How long a program may take to answer `stop`.
const STOP_PATIENCE: Duration = Duration::from_secs(1);
/// Between two reports that are passed on; a program may write thousands in that time.
const REPORT_GAP: Duration = Duration::from_millis(40);
/// The longest `moves` line that is sent, in bytes; longer games are told in several.
const LONGEST_MOVES: usize = 4 << 10;

/// Speaks the line protocol with one program.
#[derive(Default)]
pub(crate) struct LineLanguage {
    /// The game that the program was told, and its moves; `None` if the next question begins anew.
    known: Option<(String, Vec<String>)>,
}

impl Language for LineLanguage {
    fn greet(&mut self, link: &Link, stop: &Stop, until: Instant) -> Result<Option<String>, EngineError> {
        self.known = None;
        link.send("hello");
        match link.hear_unless(stop, until) {
            Heard::Line(line) if line.split_whitespace().next() == Some("hello") => {
                Ok(line.split_whitespace().nth(1).map(str::to_string))
            }
            heard => Err(link.fault(heard, "'hello NAME ...'")),
        }
    }

    fn ask(
        &mut self,
        link: &Link,
        turn: &Turn<'_>,
        on_progress: &mut dyn FnMut(&Report<String>),
    ) -> Result<Verdict<String>, EngineError> {
        self.tell_position(link, turn)?;
        let mut go = format!("go time={:.3}", turn.left().as_secs_f64());
        if let Some(depth) = turn.limits.depth {
            go += &format!(" depth={depth}");
        }
        if let Some(nodes) = turn.limits.nodes {
            go += &format!(" nodes={nodes}");
        }
        link.send(go);
        wait_for_best(link, turn, on_progress)
    }

    fn new_game(&mut self) {
        self.known = None;
    }
}

impl LineLanguage {
    /// Tells the program where the game stands. Moves that follow on what it knows are sent alone; after an
    /// undo or in another game everything is told afresh, so that a program needs no `undo`.
    fn tell_position(&mut self, link: &Link, turn: &Turn<'_>) -> Result<(), EngineError> {
        let game = format!("game {} {}", turn.name, turn.game.setup());
        let moves = turn.game.moves();
        let told = match self.known.take() {
            Some((known, told)) if known == game && moves.starts_with(&told) => told.len(),
            _ => {
                link.send(game.trim_end());
                expect_ok(link, turn)?;
                0
            }
        };
        let mut line = String::new();
        for mv in &moves[told..] {
            if line.len() + mv.len() > LONGEST_MOVES {
                link.send(format!("moves{line}"));
                expect_ok(link, turn)?;
                line.clear();
            }
            line = line + " " + mv;
        }
        if !line.is_empty() {
            link.send(format!("moves{line}"));
            expect_ok(link, turn)?;
        }
        self.known = Some((game, moves));
        Ok(())
    }
}

/// Waits for `ok`. An `info` that comes late is passed over.
fn expect_ok(link: &Link, turn: &Turn<'_>) -> Result<(), EngineError> {
    loop {
        let line = turn.hear(link, "'ok'")?;
        match line.split_whitespace().next() {
            Some("ok") => return Ok(()),
            // A flood of reports does not keep the end of the turn away.
            Some("info") if Instant::now() >= turn.until => return Err(link.fault(Heard::Silence, "'ok'")),
            Some("info") => {}
            _ => return Err(link.fault(Heard::Line(line), "'ok'")),
        }
    }
}

/// Waits for `best`, and passes on what is told on the way to it.
fn wait_for_best(
    link: &Link,
    turn: &Turn<'_>,
    on_progress: &mut dyn FnMut(&Report<String>),
) -> Result<Verdict<String>, EngineError> {
    let mut thoughts = Thoughts::new(turn.game);
    let (mut until, mut stopped) = (turn.until, false);
    loop {
        let heard = if stopped { link.hear(until) } else { link.hear_unless(&turn.limits.stop, until) };
        if turn.limits.stop.is_raised() && !stopped {
            stopped = true;
            link.send("stop");
            until = until.min(Instant::now() + STOP_PATIENCE);
        }
        let in_time = Instant::now() < until;
        match heard {
            Heard::Line(line) => match line.split_whitespace().next() {
                Some("best") => return thoughts.end(link, line),
                // A flood of reports does not keep the end of the turn away.
                Some("info") if !in_time => return Err(too_late(link, stopped)),
                Some("info") => thoughts.note(line, on_progress),
                _ => return Err(link.fault(Heard::Line(line), "'info ...' or 'best M ...'")),
            },
            // The wait has only been interrupted to pass on the stop.
            Heard::Silence if in_time => {}
            Heard::Silence => return Err(too_late(link, stopped)),
            heard => return Err(link.fault(heard, "'best M ...'")),
        }
    }
}

/// What is wrong with a program that has let its time pass.
fn too_late(link: &Link, stopped: bool) -> EngineError {
    match link.fault(Heard::Silence, "'best M ...'") {
        EngineError::OutOfTime(_) if stopped => {
            EngineError::Broken("the program did not answer 'stop' within a second".to_string())
        }
        fault => fault,
    }
}

/// What a program has told of its thoughts about a position.
struct Thoughts<'a> {
    game: &'a dyn AnyGame,
    begun: Instant,
    /// The last `info`.
    last: String,
    /// When something was passed on.
    told: Option<Instant>,
}

impl Thoughts<'_> {
    fn new(game: &dyn AnyGame) -> Thoughts<'_> {
        Thoughts { game, begun: Instant::now(), last: String::new(), told: None }
    }

    /// Takes an `info`, and passes it on if the last one that was is long enough ago.
    fn note(&mut self, info: String, on_progress: &mut dyn FnMut(&Report<String>)) {
        if self.told.is_none_or(|told| told.elapsed() >= REPORT_GAP)
            && let Some(report) = self.read(&info)
        {
            on_progress(&report);
            self.told = Some(Instant::now());
        }
        self.last = info;
    }

    /// What an `info` says.
    fn read(&self, info: &str) -> Option<Report<String>> {
        read_report(self.game, info.split_whitespace().skip(1), self.begun)
    }

    /// The answer: the move of a `best`, and what is known of it by that line and the last `info`.
    fn end(self, link: &Link, line: String) -> Result<Verdict<String>, EngineError> {
        let mut words = line.split_whitespace().skip(1);
        let Some(best) = words.next().map(str::to_string) else {
            return Err(link.fault(Heard::Line(line), "'best M ...'"));
        };
        let mut report = self.read(&self.last).unwrap_or_else(|| nothing_known(self.begun));
        if let Some((score, exact)) = read_score(&mut words.peekable()) {
            (report.score, report.exact) = (score, exact);
        }
        if report.line.first() != Some(&best) {
            report.line = vec![best.clone()];
        }
        report.elapsed = self.begun.elapsed();
        Ok(Verdict { best, report })
    }
}

fn nothing_known(begun: Instant) -> Report<String> {
    Report {
        depth: 0,
        score: Score::Untold,
        exact: false,
        line: Vec::new(),
        nodes: 0,
        elapsed: begun.elapsed(),
        table_permille: 0,
    }
}

/// Reads what follows `info`; what is not understood is passed over, and a line of moves is followed as far
/// as it is legal. `None` if there is nothing in it.
fn read_report<'a>(
    game: &dyn AnyGame,
    words: impl Iterator<Item = &'a str>,
    begun: Instant,
) -> Option<Report<String>> {
    let mut report = nothing_known(begun);
    let mut words = words.peekable();
    let mut anything = false;
    while let Some(&word) = words.peek() {
        if let Some((score, exact)) = read_score(&mut words) {
            (report.score, report.exact, anything) = (score, exact, true);
            continue;
        }
        words.next();
        match word {
            "depth" => report.depth = words.next()?.parse().ok()?,
            "nodes" => report.nodes = words.next()?.parse().ok()?,
            "pv" => {
                let mut ahead = game.boxed_clone();
                report.line = words.by_ref().map_while(|mv| ahead.play(mv).ok()).collect();
                anything = true;
            }
            _ => {}
        }
    }
    anything.then_some(report)
}

/// Reads `score X KIND`, if it stands here.
fn read_score<'a>(words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>) -> Option<(Score, bool)> {
    words.next_if_eq(&"score")?;
    let first = words.next()?;
    let score = match first {
        "win" | "loss" | "turns" => Score::parse(&format!("{first} {}", words.next()?))?,
        points => Score::parse(points)?,
    };
    let kind = words.next_if(|word| matches!(*word, "exact" | "estimate"));
    Some((score, kind == Some("exact")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy;

    fn report(text: &str) -> Option<Report<String>> {
        read_report(&*toy::game("tokens=9", ""), text.split_whitespace(), Instant::now())
    }

    #[test]
    fn reports_are_read_as_far_as_they_make_sense() {
        let known = report("depth 3 score win 4 exact nodes 77 nps 9 time 1 pv 1 2 9 1").expect("a report");
        assert_eq!((known.depth, known.score, known.exact, known.nodes), (3, Score::Win(4), true, 77));
        assert_eq!(known.line, ["1", "2"]);
        let known = report("score -3").expect("a report");
        assert_eq!((known.score, known.exact), (Score::Points(-3), false));
        let known = report("depth 3 pv 2").expect("a report");
        assert_eq!((known.score, known.depth), (Score::Untold, 3));
        for nothing in ["", "string hello", "depth x score 1", "score", "score win", "score win x"] {
            assert_eq!(report(nothing), None, "{nothing:?}");
        }
    }
}
