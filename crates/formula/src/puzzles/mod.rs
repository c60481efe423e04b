//! Which positions of a car alone are puzzles: those in which one landing point keeps the fewest turns.

pub mod texts;

use game::{Game, Values};
use play::learn::puzzle::{Candidate, PuzzleKit, Theme};
use search::Score;

use crate::candidates::Status;
use crate::notation::Move;
use crate::rules::Formula;

/// The puzzles.
pub(crate) const KIT: PuzzleKit<Formula> = PuzzleKit {
    text: include_str!("../../puzzles.txt"),
    themes: &[
        Theme { name: BRAKE, title: texts::BRAKE, ask: texts::ASK_BRAKE, hint: texts::HINT_BRAKE },
        Theme { name: LINE, title: texts::LINE, ask: texts::ASK_LINE, hint: texts::HINT_LINE },
    ],
    explanation_tells: false,
    nodes: None,
    setup,
    is_ripe,
    theme,
    shape,
};

const BRAKE: &str = "brake";
const LINE: &str = "line";

/// The tracks: small enough that their tables are made at once.
const TRACKS: [&str; 6] = ["hairpin", "chicane", "gate", "oval", "spiral", "diamonds"];
/// A car that is slower than this has nothing to find, in crossings a turn.
const SLOWEST: u16 = 2;
/// A finish that is nearer is no puzzle, in turns.
const NEAREST: u32 = 4;
/// One that is farther can not be seen ahead.
const FARTHEST: u32 = 16;
/// A race that goes on for longer has wandered, in rounds.
const LATEST: u32 = 24;
/// So many points to land on that stay on the track.
const FEWEST: usize = 4;

fn setup(seed: u64) -> Values {
    let track = TRACKS[(seed % TRACKS.len() as u64) as usize];
    Values::new().with("track", track).with("cars", 1)
}

fn is_ripe(race: &Formula) -> bool {
    race.seats() == 1
        && race.round() <= LATEST
        && race.racing(race.to_move()).is_some_and(|(_, vector)| vector.speed() >= SLOWEST)
}

fn theme(candidate: &Candidate<'_, Formula>) -> Option<&'static str> {
    let race = candidate.game;
    let (at, vector) = race.racing(race.to_move())?;
    let (Score::Turns(turns), Move::To(best)) = (candidate.value(), candidate.best) else { return None };
    // The board marks the points that doom the car: more than one has to be left.
    if candidate.second() == Score::NoWay {
        return None;
    }
    let points: Vec<_> =
        race.candidates(race.to_move()).filter(|point| point.status == Status::Free).collect();
    if !(NEAREST..=FARTHEST).contains(&turns) || points.len() < FEWEST {
        return None;
    }
    let best = (best - at).pace();
    // Going straight on has to look possible, or to be faster has to, else there is no temptation.
    let straight_on = points.iter().any(|point| point.vector == vector);
    if straight_on && vector.pace() - best > 2 {
        return Some(BRAKE);
    }
    let faster = points.iter().filter(|point| point.vector.pace() > best).count();
    (best >= vector.pace() && faster >= 2).then_some(LINE)
}

/// The same for two positions close to each other at about the same speed: they are one puzzle.
fn shape(race: &Formula) -> String {
    let track = race.course().track().name().unwrap_or_default().to_string();
    match race.racing(race.to_move()) {
        Some((at, vector)) => format!("{track} {},{} {},{}", at.x / 3, at.y / 3, vector.x / 2, vector.y / 2),
        None => track,
    }
}
