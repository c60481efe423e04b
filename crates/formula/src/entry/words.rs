//! A race in words, for people who hear the track.

use ::texts::{Language, Message};
use game::{Game, Seat};

use crate::candidates::Status;
use crate::geometry::{Point, Vector};
use crate::notation::Move;
use crate::rules::{Car, Formula};
use crate::texts;
use crate::track::Cell;

/// The eight ways to look from a crossing.
const WAYS: [(Message, Vector); 8] = [
    (texts::NORTH, Vector::new(0, -1)),
    (texts::NORTH_EAST, Vector::new(1, -1)),
    (texts::EAST, Vector::new(1, 0)),
    (texts::SOUTH_EAST, Vector::new(1, 1)),
    (texts::SOUTH, Vector::new(0, 1)),
    (texts::SOUTH_WEST, Vector::new(-1, 1)),
    (texts::WEST, Vector::new(-1, 0)),
    (texts::NORTH_WEST, Vector::new(-1, -1)),
];

/// The race: the cars, what lies around the one to move, and where it can go.
pub(super) fn position(race: &Formula, language: Language) -> Vec<String> {
    let track = race.course().track();
    let (right, bottom) = (track.width() - 1, track.height() - 1);
    let mut lines = vec![texts::SIZE.fill(language, &[("right", &right), ("bottom", &bottom)])];
    lines.extend(finish(race, language));
    for seat in Seat::all(race.seats()) {
        lines.push(match race.car(seat) {
            Car::Racing { at, vector } => {
                let heading = heading(vector, language);
                texts::CAR_IS.fill(language, &[("car", &seat), ("point", &at), ("heading", &heading)])
            }
            Car::Out => texts::CAR_OUT.fill(language, &[("car", &seat)]),
            Car::Finished { .. } => texts::CAR_FINISHED.fill(language, &[("car", &seat)]),
        });
    }
    let seat = race.to_move();
    if let Some((at, vector)) = race.racing(seat).filter(|_| race.outcome().is_none()) {
        lines.push(texts::REPEATING.fill(language, &[("car", &seat), ("point", &(at + vector))]));
        let look =
            |(name, way): &(Message, Vector)| format!("{} {}", name.text(language), free(race, at, *way));
        let ways: Vec<String> = WAYS.iter().map(look).collect();
        lines.push(texts::AROUND.fill(language, &[("car", &seat), ("ways", &ways.join(", "))]));
        for candidate in race.candidates(seat) {
            let what = status_words(candidate.status, language);
            lines.push(texts::POINT_IS.fill(language, &[("point", &candidate.point), ("what", &what)]));
        }
    }
    lines.push(texts::ROUND.fill(language, &[("round", &race.round()), ("last", &race.last_round())]));
    lines
}

/// What a move does.
pub(super) fn of_move(race: &Formula, mv: Move, language: Language) -> Option<String> {
    let Move::To(point) = mv else { return Some(texts::STANDS.text(language).to_string()) };
    let candidate = race.candidates(race.to_move()).find(|candidate| candidate.point == point)?;
    let heading = heading(candidate.vector, language);
    Some(match candidate.status {
        Status::Free => heading,
        status => format!("{heading}, {}", status_words(status, language)),
    })
}

fn status_words(status: Status, language: Language) -> String {
    match status {
        Status::Free => texts::FREE.text(language).to_string(),
        Status::Finishes => texts::REACHES_FINISH.text(language).to_string(),
        Status::Leaves { cell } => texts::LEAVES_TRACK.fill(language, &[("cell", &cell)]),
        Status::Occupied { by, .. } => texts::TAKEN_BY.fill(language, &[("car", &by)]),
    }
}

/// A move by its parts: `3 east and 1 north`.
fn heading(vector: Vector, language: Language) -> String {
    let part = |steps: i16, plus: Message, minus: Message| {
        let message = if steps > 0 { plus } else { minus };
        (steps != 0).then(|| message.fill(language, &[("n", &steps.unsigned_abs())]))
    };
    let across = part(vector.x, texts::TO_EAST, texts::TO_WEST);
    let down = part(vector.y, texts::TO_SOUTH, texts::TO_NORTH);
    match (across, down) {
        (Some(one), Some(other)) => texts::BOTH.fill(language, &[("one", &one), ("other", &other)]),
        (Some(one), None) | (None, Some(one)) => one,
        (None, None) => texts::A_STAND.text(language).to_string(),
    }
}

/// How many crossings of track follow in a straight line.
fn free(race: &Formula, at: Point, way: Vector) -> usize {
    let track = race.course().track();
    let points = std::iter::successors(Some(at + way), |point| Some(*point + way));
    points.take_while(|point| track.contains(*point) && track.cell(*point) != Cell::Off).count()
}

/// Where the finish lies.
fn finish(race: &Formula, language: Language) -> Option<String> {
    let points: Vec<Point> = race.course().track().points(Cell::Finish).collect();
    let x = || points.iter().map(|point| point.x);
    let y = || points.iter().map(|point| point.y);
    let (left, right, top, bottom) = (x().min()?, x().max()?, y().min()?, y().max()?);
    let (from, to) = (Point::new(left, top), Point::new(right, bottom));
    Some(texts::FINISH_LIES.fill(language, &[("from", &from), ("to", &to)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::FormulaSetup;

    #[test]
    fn the_race_is_told() {
        let race = Formula::new(&FormulaSetup::default()).expect("the default set-up");
        let (at, _) = race.racing(Seat::FIRST).expect("a car");
        let lines = position(&race, Language::English);
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
        assert_eq!(heading(Vector::new(3, -1), Language::English), "3 east and 1 north");
        assert_eq!(heading(Vector::new(-2, 0), Language::English), "2 west");
        assert_eq!(heading(Vector::new(0, 0), Language::English), "a stand");
        let race = Formula::new(&FormulaSetup::default()).expect("the default set-up");
        let mv = race.parse_move("22,11").expect("a move");
        assert_eq!(of_move(&race, mv, Language::English).as_deref(), Some("1 east and 1 north"));
    }
}
