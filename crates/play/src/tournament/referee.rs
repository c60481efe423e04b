//! The referee: plays one game between engines, and holds every move against the rules and the clock.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use search::{EngineError, Limits, Report, Score, Stop, Verdict};

use crate::{AnyEngine, Cause, Match};

/// How far beyond its clock an answer is still taken, in percent: the clock is read in another thread than
/// the one that thinks.
const CLOCK_GRACE_PERCENT: u32 = 5;

/// Plays a game to its end. `engines` are those of the seats, the first seat first. Whoever fails (an
/// illegal move, garbage, a crash, no answer in time) loses, and the match knows why. Returns whether the
/// game was ended; `false` if `stop` was raised before.
pub(crate) fn play(
    game: &mut Match,
    engines: &mut [Box<dyn AnyEngine>],
    threads: usize,
    stop: &Stop,
) -> bool {
    while let Some(seat) = game.to_move() {
        let limits = Limits { stop: stop.clone(), threads, ..game.limits(seat) };
        let begun = Instant::now();
        // Every seat has its engine; the caller made one for each.
        let answer = ask(&mut *engines[seat.index()], game, &limits);
        let used = begun.elapsed();
        if stop.is_raised() {
            return false;
        }
        let clock = game.pace().clock.map(|clock| clock + clock * CLOCK_GRACE_PERCENT / 100);
        let fault = if clock.is_some_and(|clock| used > clock) {
            Some(Cause::OutOfTime)
        } else {
            match answer {
                Ok(verdict) => match game.play(&verdict.best) {
                    Ok(_) => {
                        game.set_comment(game.moves().len() - 1, comment(&verdict.report));
                        None
                    }
                    Err(error) => {
                        Some(Cause::Broken(game::setup::told_with("illegal move", &verdict.best, error)))
                    }
                },
                Err(error) => Some(Cause::from(&error)),
            }
        };
        if let Some(cause) = fault {
            // Fails only if the game is over, and then nobody is to move.
            let _ = game.end(seat, cause);
        }
    }
    true
}

/// What a player thought of its move, for the record, as far as it told.
fn comment(report: &Report<String>) -> Option<String> {
    let kind = if report.exact { "exact" } else { "estimate" };
    let score = (report.score != Score::Untold).then(|| format!("{} {kind}", report.score));
    let depth = (report.depth > 0).then(|| format!("depth {}", report.depth));
    let told: Vec<String> = score.into_iter().chain(depth).collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// Asks an engine; one of ours that panics is broken like any other.
fn ask(engine: &mut dyn AnyEngine, game: &Match, limits: &Limits) -> Result<Verdict<String>, EngineError> {
    catch_unwind(AssertUnwindSafe(|| engine.think(game.game(), limits, &mut |_| {})))
        .unwrap_or_else(|_| Err(EngineError::Broken("the engine failed".to_string())))
}
