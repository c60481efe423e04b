//! A race in words, for people who hear the track.

use game::{Game, Seat};

use crate::candidates::Status;
use crate::geometry::{Point, Vector};
use crate::notation::Move;
use crate::rules::{Car, Formula};
use crate::track::Cell;

/// The eight ways to look from a crossing.
const WAYS: [(&str, Vector); 8] = [
    ("north", Vector::new(0, -1)),
    ("north-east", Vector::new(1, -1)),
    ("east", Vector::new(1, 0)),
    ("south-east", Vector::new(1, 1)),
    ("south", Vector::new(0, 1)),
    ("south-west", Vector::new(-1, 1)),
    ("west", Vector::new(-1, 0)),
    ("north-west", Vector::new(-1, -1)),
];

/// The race: the cars, what lies around the one to move, and where it can go.
pub(super) fn position(race: &Formula) -> Vec<String> {
    let track = race.course().track();
    let mut lines = vec![format!(
        "The track has columns 0 to {} from west to east and rows 0 to {} from north to south. A crossing is named \
         column,row.",
        track.width() - 1,
        track.height() - 1
    )];
    lines.extend(finish(race));
    for seat in Seat::all(race.seats()) {
        lines.push(match race.car(seat) {
            Car::Racing { at, vector } => {
                format!("Car {seat} is on {at}; its last move was {}.", heading(vector))
            }
            Car::Out => format!("Car {seat} is out."),
            Car::Finished { .. } => format!("Car {seat} has finished."),
        });
    }
    let seat = race.to_move();
    if let Some((at, vector)) = race.racing(seat).filter(|_| race.outcome().is_none()) {
        lines.push(format!("Repeating it takes car {seat} to {}.", at + vector));
        let looks: Vec<String> =
            WAYS.iter().map(|(name, way)| format!("{name} {}", free(race, at, *way))).collect();
        lines.push(format!("Crossings of track around car {seat}: {}.", looks.join(", ")));
        for candidate in race.candidates(seat) {
            lines.push(format!("{}: {}.", candidate.point, status_words(candidate.status)));
        }
    }
    lines.push(format!("Round {} of at most {}.", race.round(), race.last_round()));
    lines
}

/// What a move does.
pub(super) fn of_move(race: &Formula, mv: Move) -> Option<String> {
    let Move::To(point) = mv else { return Some("stands still".to_string()) };
    let candidate = race.candidates(race.to_move()).find(|candidate| candidate.point == point)?;
    let heading = heading(candidate.vector);
    Some(match candidate.status {
        Status::Free => heading,
        status => format!("{heading}, {}", status_words(status)),
    })
}

fn status_words(status: Status) -> String {
    match status {
        Status::Free => "free".to_string(),
        Status::Finishes => "reaches the finish".to_string(),
        Status::Leaves { cell } => format!("leaves the track at {cell}"),
        Status::Occupied { by, .. } => format!("taken by car {by}"),
    }
}

/// A move by its parts: `3 east and 1 north`.
fn heading(vector: Vector) -> String {
    let part = |steps: i16, plus: &str, minus: &str| match steps {
        0 => None,
        1.. => Some(format!("{steps} {plus}")),
        _ => Some(format!("{} {minus}", steps.unsigned_abs())),
    };
    let parts = [part(vector.x, "east", "west"), part(vector.y, "south", "north")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "a stand".to_string() } else { parts.join(" and ") }
}

/// How many crossings of track follow in a straight line.
fn free(race: &Formula, at: Point, way: Vector) -> usize {
    let track = race.course().track();
    let points = std::iter::successors(Some(at + way), |point| Some(*point + way));
    points.take_while(|point| track.contains(*point) && track.cell(*point) != Cell::Off).count()
}

/// Where the finish lies.
fn finish(race: &Formula) -> Option<String> {
    let points: Vec<Point> = race.course().track().points(Cell::Finish).collect();
    let x = || points.iter().map(|point| point.x);
    let y = || points.iter().map(|point| point.y);
    let (left, right, top, bottom) = (x().min()?, x().max()?, y().min()?, y().max()?);
    Some(format!("The finish lies between {left},{top} and {right},{bottom}."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::FormulaSetup;

    #[test]
    fn the_race_is_told() {
        let race = Formula::new(&FormulaSetup::default()).expect("the default set-up");
        let (at, _) = race.racing(Seat::FIRST).expect("a car");
        let lines = position(&race);
        assert!(lines.contains(&format!("Car 1 is on {at}; its last move was a stand.")), "{lines:?}");
        let told = |point: Point| lines.iter().filter(|line| line.starts_with(&format!("{point}: "))).count();
        assert_eq!(race.candidates(Seat::FIRST).map(|candidate| told(candidate.point)).sum::<usize>(), 9);
        let east = free(&race, at, Vector::new(1, 0)) as i16;
        assert!(lines.iter().any(|line| line.contains(&format!("east {east},"))), "{lines:?}");
        let track = race.course().track();
        assert_eq!(track.cell(Point::new(at.x + east + 1, at.y)), Cell::Off);
        assert!((1..=east).all(|step| track.cell(Point::new(at.x + step, at.y)) != Cell::Off));
    }

    #[test]
    fn moves_are_told_by_their_parts() {
        assert_eq!(heading(Vector::new(3, -1)), "3 east and 1 north");
        assert_eq!(heading(Vector::new(-2, 0)), "2 west");
        assert_eq!(heading(Vector::new(0, 0)), "a stand");
        let race = Formula::new(&FormulaSetup::default()).expect("the default set-up");
        let mv = race.parse_move("22,11").expect("a move");
        assert_eq!(of_move(&race, mv).as_deref(), Some("1 east and 1 north"));
    }
}
