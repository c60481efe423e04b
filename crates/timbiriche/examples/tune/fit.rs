//! Least squares, phase by phase, and how far the evaluations are off.

use game::Game;
use timbiriche::chains::{Parts, endgame};
use timbiriche::model::Evaluation;
use timbiriche::model::features::{FEATURES, Features, PHASES, UNIT, Weights};
use timbiriche::{POINTS_PER_BOX, Timbiriche};

use crate::positions::game_of;

/// So much is added to the diagonal: what the positions say little about stays small.
const RIDGE: f64 = 5.0;

/// The weights with the least square error for positions and their values.
pub(crate) fn weights(known: &[(u64, i32)]) -> Weights {
    let mut sums = [[[0.0_f64; FEATURES + 1]; FEATURES]; PHASES];
    for (undrawn, value) in known {
        let game = game_of(*undrawn);
        if endgame::is_simple(&game) {
            continue;
        }
        let features = Features::of(&game, &Parts::of(&game));
        let rows = &mut sums[features.phase];
        for (row, one) in rows.iter_mut().zip(features.values) {
            for (sum, other) in row.iter_mut().zip(features.values) {
                *sum += f64::from(one * other);
            }
            row[FEATURES] += f64::from(one * *value);
        }
    }
    sums.map(|rows| solved(rows).map(|weight| (weight * f64::from(UNIT)).round() as i32))
}

/// Solves the normal equations by elimination.
fn solved(mut rows: [[f64; FEATURES + 1]; FEATURES]) -> [f64; FEATURES] {
    for (index, row) in rows.iter_mut().enumerate() {
        row[index] += RIDGE;
    }
    for pivot in 0..FEATURES {
        let best = (pivot..FEATURES).max_by(|a, b| rows[*a][pivot].abs().total_cmp(&rows[*b][pivot].abs()));
        rows.swap(pivot, best.unwrap_or(pivot));
        let base = rows[pivot];
        for (index, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let factor = row[pivot] / base[pivot];
            debug_assert!(index < FEATURES);
            row.iter_mut().zip(base).for_each(|(cell, other)| *cell -= factor * other);
        }
    }
    std::array::from_fn(|index| rows[index][FEATURES] / rows[index][index])
}

/// How far an evaluation is off.
#[derive(Default)]
struct Error {
    positions: u32,
    absolute: f64,
    decided: u32,
    signs: u32,
}

impl Error {
    fn add(&mut self, estimate: f64, value: i32) {
        self.positions += 1;
        self.absolute += (estimate - f64::from(value)).abs();
        self.decided += u32::from(value != 0);
        self.signs += u32::from(value != 0 && estimate * f64::from(value) > 0.0);
    }

    fn tell(&self) -> String {
        let share = |part: f64, whole: u32| part / f64::from(whole.max(1));
        format!(
            "off by {:.2} boxes, the right seat ahead in {:.1} %",
            share(self.absolute, self.positions),
            100.0 * share(f64::from(self.signs), self.decided)
        )
    }
}

/// Tells how far the plain evaluation and the one with these weights are off, by the safe lines left.
pub(crate) fn compare(known: &[(u64, i32)], weights: &Weights) {
    let leaked: &'static Weights = Box::leak(Box::new(*weights));
    let evaluations = [Evaluation::default(), Evaluation { weights: Some(leaked), ..Evaluation::default() }];
    let estimate = |evaluation: &Evaluation, game: &Timbiriche| {
        f64::from(evaluation.value(game, game.to_move())) / f64::from(POINTS_PER_BOX)
    };
    for (least, most) in [(0, 0), (1, 3), (4, 7), (8, 99), (0, 99)] {
        let mut errors = [Error::default(), Error::default()];
        for (undrawn, value) in known {
            let game = game_of(*undrawn);
            let safe = timbiriche::chains::Analysis::of(&game).safe_lines.len();
            if endgame::is_simple(&game) || !(least..=most).contains(&safe) {
                continue;
            }
            for (error, evaluation) in errors.iter_mut().zip(&evaluations) {
                error.add(estimate(evaluation, &game), *value);
            }
        }
        let [plain, tuned] = &errors;
        println!("{least} to {most} safe lines, {} positions", plain.positions);
        println!("  plain: {}\n  tuned: {}", plain.tell(), tuned.tell());
    }
}
