//! A race as plain text: the track with the numbers of the cars on it, then a line for each car.

use std::fmt::Write;

use game::{Game, Seat};

use crate::rules::{Car, Formula};

/// The race as plain text, ASCII only.
pub(crate) fn show(race: &Formula) -> String {
    let track = race.course().track();
    let mut text = String::with_capacity((track.width() + 1) * track.height() + 200);
    for y in 0..track.height() {
        let begin = text.len();
        text.extend(track.row(y).iter().map(|cell| cell.letter()));
        for seat in Seat::all(race.seats()) {
            if let Some((at, _)) = race.racing(seat).filter(|(at, _)| usize::try_from(at.y) == Ok(y)) {
                // Every cell is one byte so far in this row, and a seat's number is one digit.
                let place = begin + at.x as usize;
                text.replace_range(place..=place, &seat.to_string());
            }
        }
        text.push('\n');
    }
    for seat in Seat::all(race.seats()) {
        // Writing to a string can't fail.
        let _ = match race.car(seat) {
            Car::Racing { at, vector } => writeln!(text, "car {seat}: at {at} by {vector}"),
            Car::Out => writeln!(text, "car {seat}: out"),
            Car::Finished { entered } => writeln!(text, "car {seat}: finished after {entered} of its move"),
        };
    }
    let _ = writeln!(text, "round {} of at most {}", race.round(), race.last_round());
    text
}
