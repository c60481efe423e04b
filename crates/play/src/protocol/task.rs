//! Work that takes a while: thinking, values, counting paths. It runs in its own thread and can be stopped.

use std::time::Instant;

use search::{EngineError, Limits, Report, Score};

use crate::protocol::session::{error_line, words};
use crate::{AnyEngine, AnyGame, EngineOptions, GameEntry, Level};

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TaskKind {
    Go,
    Values,
    Eval,
    Perft(u32),
}

/// An engine between two tasks.
pub(crate) struct ThinkingEngine {
    pub(crate) entry: &'static GameEntry,
    pub(crate) level: Level,
    /// Whether a new game has begun since it thought last.
    pub(crate) forget: bool,
    pub(crate) engine: Box<dyn AnyEngine>,
}

/// Work on a position. It has all that it needs, so that it can go to another thread.
pub(crate) struct Task {
    pub(crate) kind: TaskKind,
    pub(crate) entry: &'static GameEntry,
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) level: Level,
    pub(crate) limits: Limits,
    pub(crate) options: EngineOptions,
    pub(crate) engine: Option<ThinkingEngine>,
}

impl Task {
    /// Does the work and tells the lines on the way to `say`. Gives the last lines, and the engine for the
    /// next task.
    pub(crate) fn run(self, say: &mut dyn FnMut(&str)) -> (String, Option<ThinkingEngine>) {
        if let TaskKind::Perft(depth) = self.kind {
            let answer = match self.game.perft(depth, &self.limits.stop) {
                Some(paths) => format!("perft {depth} {paths}"),
                None => error_line("stopped before the paths were counted"),
            };
            return (answer, self.engine);
        }
        let begun = Instant::now();
        let mut thinking = self.engine.filter(|engine| engine.level == self.level).unwrap_or_else(|| {
            let engine = self.entry.engine(self.level, &self.options);
            ThinkingEngine { entry: self.entry, level: self.level, forget: false, engine }
        });
        if std::mem::take(&mut thinking.forget) {
            thinking.engine.new_game();
        }
        let mut limits = self.limits;
        limits.time = limits.time.map(|time| time.saturating_sub(begun.elapsed()));
        let engine = &mut *thinking.engine;
        let game = &*self.game;
        let done = match self.kind {
            TaskKind::Go => {
                engine.think(game, &limits, &mut |report| say(&info_line(report))).map(|verdict| {
                    let Report { score, exact, .. } = verdict.report;
                    format!("best {} score {score} {}", verdict.best, kind_word(exact))
                })
            }
            TaskKind::Values => engine.values(game, &limits, &mut |_| {}).map(|values| {
                let lines = values.iter().map(|value| value_line(&value.mv, value.score, value.exact));
                lines.chain(["ok".to_string()]).collect::<Vec<_>>().join("\n")
            }),
            TaskKind::Eval => engine.evaluate(game).map(|score| format!("eval {score}")),
            TaskKind::Perft(_) => Err(EngineError::Unsupported("counting paths needs no engine")),
        };
        (done.unwrap_or_else(|error| error_line(&error.to_string())), Some(thinking))
    }
}

/// `exact` or `estimate`.
pub(crate) fn kind_word(exact: bool) -> &'static str {
    if exact { "exact" } else { "estimate" }
}

fn value_line(mv: &str, score: Score, exact: bool) -> String {
    format!("value {mv} {score} {}", kind_word(exact))
}

fn info_line(report: &Report<String>) -> String {
    let line = format!(
        "info depth {} score {} {} nodes {} nps {} time {} pv",
        report.depth,
        report.score,
        kind_word(report.exact),
        report.nodes,
        report.nodes_per_second(),
        report.elapsed.as_millis(),
    );
    words(&line, &report.line)
}
