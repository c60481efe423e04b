//! The exact value of a race: a car alone by the distance table, two cars on small tracks by the whole truth about
//! them.

use std::ops::ControlFlow;
use std::time::Instant;

use game::{Game, History, Seat};
use play::solve::by_search;
use play::{EngineOptions, Level, PlayError, Solution, SolveProgress, SolveRequest};
use search::Score;

use crate::Error;
use crate::drivers::Driver;
use crate::notation::Move;
use crate::pair::{PairTruth, Worth};
use crate::rules::{Car, Formula};
use crate::tables::{Phase, TableOptions};

/// The memory for two cars if nobody says how much there may be, in MiB.
const PAIR_MIB: usize = 512;
/// What a position of two cars takes in memory, roughly, in bytes: its key twice, its value, and its moves in both
/// directions.
const PAIR_BYTES: usize = 240;

/// The exact value and a line of best play; see [`Playable::solve`](play::Playable::solve).
///
/// # Errors
/// With more cars than can be solved, telling what can be.
pub(crate) fn solve(
    history: &History<Formula>,
    request: &mut SolveRequest<'_>,
) -> Result<Solution<Move>, PlayError> {
    request.without_checkpoint("formula")?;
    let race = history.game();
    let finished = |seat| matches!(race.car(seat), Car::Finished { .. });
    let alone = race.racing_seats().len() == 1 && !Seat::all(race.seats()).any(finished);
    match race.seats() {
        _ if alone => alone_on_track(history, request),
        2 => pair(history, request),
        cars => Err(PlayError::Unsolvable(format!(
            "expected one car (cars=1), or two on a small track, found {cars}: with more there is no exact value"
        ))),
    }
}

/// A car that nobody can get in the way of: the fewest turns.
fn alone_on_track(
    history: &History<Formula>,
    request: &mut SolveRequest<'_>,
) -> Result<Solution<Move>, PlayError> {
    let start = Instant::now();
    let mut options = TableOptions::default();
    if let Some(mib) = request.table_mib {
        options.memory_cap = mib << 20;
    }
    let stop = request.stop.clone();
    let mut states = 0;
    let made = history.game().course().prepare(&options, &mut |progress| {
        states = progress.states;
        let stage = match progress.phase {
            Phase::States => "finding the states".to_string(),
            Phase::Turns { turns } => format!("states with {turns} turns"),
        };
        (request.on_progress)(&SolveProgress {
            stage,
            nodes: progress.states as u64,
            elapsed: start.elapsed(),
            table_permille: 0,
        });
        if stop.is_raised() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let mut known = Vec::new();
    match made {
        Ok(table) => states = table.states(),
        Err(Error::Stopped) => {
            return Ok(Solution { nodes: states as u64, elapsed: start.elapsed(), ..Solution::default() });
        }
        // A search forwards takes its place.
        Err(error) => known.push(error.to_string()),
    }
    let mut driver = Driver::new(Level::Perfect, &EngineOptions { threads: 1, ..EngineOptions::default() });
    let mut solution = by_search(&mut driver, history, request)?;
    let words = match solution.score {
        Some(Score::Turns(turns) | Score::Win(turns)) => Some(turns_in_words(turns)),
        Some(Score::NoWay) => Some("the car can't reach the finish".to_string()),
        Some(Score::Points(_)) => Some("nobody reaches the finish".to_string()),
        _ => None,
    };
    solution.known.extend(known);
    Ok(Solution { words, nodes: states as u64 + solution.nodes, elapsed: start.elapsed(), ..solution })
}

fn turns_in_words(turns: u32) -> String {
    match turns {
        1 => "the finish is reached in 1 turn".to_string(),
        _ => format!("the finish is reached in {turns} turns"),
    }
}

/// Two cars: every position that can come up is solved, if there are not too many.
fn pair(history: &History<Formula>, request: &mut SolveRequest<'_>) -> Result<Solution<Move>, PlayError> {
    let start = Instant::now();
    let race = history.game();
    let most = (request.table_mib.unwrap_or(PAIR_MIB) << 20) / PAIR_BYTES;
    let stop = request.stop.clone();
    let mut found = 0;
    let truth = PairTruth::solve_watched(race.setup(), &mut |positions| {
        found = positions;
        if positions.is_multiple_of(1024) {
            (request.on_progress)(&SolveProgress {
                stage: "finding the positions of two cars".to_string(),
                nodes: positions as u64,
                elapsed: start.elapsed(),
                table_permille: (1000 * positions / most.max(1)) as u32,
            });
        }
        positions <= most && !stop.is_raised()
    })?;
    let Some(truth) = truth else {
        if stop.is_raised() {
            return Ok(Solution { nodes: found as u64, elapsed: start.elapsed(), ..Solution::default() });
        }
        return Err(PlayError::Unsolvable(format!(
            "expected one car (cars=1), or a track on which two cars have at most {most} positions, found more: \
             --table allows for more"
        )));
    };
    let nodes = truth.positions() as u64;
    let worth = truth.worth(race).unwrap_or(Worth::Open);
    let score = match worth {
        // Rounds are limited, so that a win may come too late; no built-in limit is that short.
        Worth::Won(_, plies) if plies > race.moves_left() => Score::Points(0),
        Worth::Won(seat, plies) if seat == race.to_move() => Score::Win(plies),
        Worth::Won(_, plies) => Score::Loss(plies),
        Worth::Open => Score::Points(0),
    };
    let words = match worth {
        Worth::Won(seat, plies) => format!("seat {seat} wins in {plies} plies"),
        Worth::Open => "neither can force a win".to_string(),
    };
    Ok(Solution {
        score: Some(score),
        words: Some(words),
        line: best_line(&truth, race),
        nodes,
        elapsed: start.elapsed(),
        ..Solution::default()
    })
}

/// Best play from a position that is won: the winner as fast, the loser as slowly as possible. From an open one
/// only the next move, since the race may go on for ever.
fn best_line(truth: &PairTruth, race: &Formula) -> Vec<Move> {
    let mut race = race.clone();
    let mut line = Vec::new();
    while race.outcome().is_none() {
        let seat = race.to_move();
        let good = |worth: Worth| match worth {
            Worth::Won(winner, plies) if winner == seat => (2, -i64::from(plies)),
            Worth::Open => (1, 0),
            Worth::Won(_, plies) => (0, i64::from(plies)),
        };
        let moves = truth.moves(&race);
        let Some((mv, worth)) = moves.into_iter().rev().max_by_key(|(_, worth)| good(*worth)) else { break };
        line.push(mv);
        race.make(mv);
        if worth == Worth::Open {
            break;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use search::Stop;

    use super::*;
    use crate::setup::{FinishRule, FormulaSetup};

    fn ask(
        history: &History<Formula>,
        table_mib: Option<usize>,
        stop: &Stop,
    ) -> Result<Solution<Move>, PlayError> {
        let mut request = SolveRequest {
            stop: stop.clone(),
            threads: 1,
            table_mib,
            checkpoint: None,
            on_progress: &mut |_| {},
        };
        solve(history, &mut request)
    }

    fn race(track: &str, cars: u8) -> History<Formula> {
        let setup = FormulaSetup::new(track.parse().expect("a good track"), cars, FinishRule::First);
        History::new(&setup).expect("a good set-up")
    }

    /// The race after a line.
    fn after(history: &History<Formula>, line: &[Move]) -> Formula {
        let mut played = history.clone();
        line.iter().for_each(|mv| played.play(*mv).expect("a legal move"));
        played.game().clone()
    }

    #[test]
    fn a_car_alone_takes_the_fewest_turns() {
        let history = race("S.....F\n......F\n#######", 1);
        let solution = ask(&history, None, &Stop::new()).expect("an answer");
        // 1 + 2 + 3 crossings.
        assert_eq!((solution.score, solution.line.len()), (Some(Score::Turns(3)), 3));
        assert_eq!(solution.words.as_deref(), Some("the finish is reached in 3 turns"));
        assert!(after(&history, &solution.line).outcome().is_some());
    }

    #[test]
    fn two_cars_on_a_small_track_are_solved() {
        let history = race("S....F\nS....F\n######", 2);
        let solution = ask(&history, None, &Stop::new()).expect("an answer");
        assert_eq!((solution.score, solution.line.len()), (Some(Score::Win(5)), 5));
        assert_eq!(after(&history, &solution.line).outcome(), Some(game::Outcome::Won(Seat::FIRST)));
    }

    #[test]
    fn what_is_too_much_is_told() {
        let message = |history: &History<Formula>, mib| {
            ask(history, mib, &Stop::new()).expect_err("no answer").to_string()
        };
        let three = race("SSS...F\n......F\n#######", 3);
        assert!(
            message(&three, None).starts_with("expected one car (cars=1), or two on a small track, found 3")
        );
        let large = race("SS...........F\n.............F\n.............F\n.............F", 2);
        assert!(message(&large, Some(1)).contains("at most 4369 positions, found more"));
    }

    #[test]
    fn a_stopped_solution_claims_nothing() {
        let stop = Stop::new();
        stop.raise();
        for cars in [1, 2] {
            let solution = ask(&race("SS....F\n......F\n#######", cars), None, &stop).expect("an answer");
            assert_eq!((solution.score, solution.line), (None, Vec::new()), "{cars} cars");
        }
    }
}
