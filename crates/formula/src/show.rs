//! A race as plain text: the track with the numbers of the cars on it, then a line for each car.

use std::fmt::Write;

use ::texts::Language;
use game::{Game, Seat};

use crate::rules::{Car, Formula};
use crate::texts;

/// The race as plain text. In English it is ASCII only, and programs read it.
pub(crate) fn show(race: &Formula, language: Language) -> String {
    let track = race.course().track();
    let mut text = String::with_capacity((track.width() + 6) * (track.height() + 3) + 200);
    let label = (track.height() - 1).to_string().len();
    number_columns(&mut text, track.width(), label);
    for y in 0..track.height() {
        // Writing to a string can't fail.
        let _ = write!(text, "{y:>label$} ");
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
        text += &match race.car(seat) {
            Car::Racing { at, vector } => {
                texts::SHOWN_RACING.fill(language, &[("car", &seat), ("point", &at), ("vector", &vector)])
            }
            Car::Out => texts::SHOWN_OUT.fill(language, &[("car", &seat)]),
            Car::Finished { entered } => {
                texts::SHOWN_FINISHED.fill(language, &[("car", &seat), ("part", &entered)])
            }
        };
        text.push('\n');
    }
    text += &texts::SHOWN_ROUND.fill(language, &[("round", &race.round()), ("last", &race.last_round())]);
    text.push('\n');
    text
}

/// The numbers of the columns, written downwards; all but the units stand at every tenth column only.
fn number_columns(text: &mut String, width: usize, label: usize) {
    let digit = |number: usize| char::from(b'0' + (number % 10) as u8);
    for unit in [1000, 100, 10, 1].into_iter().filter(|unit| *unit == 1 || *unit < width) {
        let shown = |x: usize| unit == 1 || x.is_multiple_of(10) && x >= unit;
        let digits: String = (0..width).map(|x| if shown(x) { digit(x / unit) } else { ' ' }).collect();
        // Writing to a string can't fail.
        let _ = writeln!(text, "{:label$} {}", "", digits.trim_end());
    }
}

#[cfg(test)]
mod tests {
    use game::{History, Setup, Values};

    use super::*;
    use crate::setup::FormulaSetup;

    #[test]
    fn every_crossing_has_its_numbers() {
        let setup = FormulaSetup::from_values(&Values::new()).expect("the default set-up");
        let race = History::<Formula>::new(&setup).expect("a race");
        let text = show(race.game(), Language::English);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("             1         2"), "{text}");
        assert!(lines[1].starts_with("   0123456789012"), "{text}");
        let (at, _) = race.game().racing(Seat::FIRST).expect("a car");
        let row = lines[usize::from(at.y.unsigned_abs()) + 2];
        assert!(row.starts_with(&format!("{:>2} ", at.y)), "{text}");
        assert_eq!(row.as_bytes()[usize::from(at.x.unsigned_abs()) + 3], b'1', "{text}");
    }
}
