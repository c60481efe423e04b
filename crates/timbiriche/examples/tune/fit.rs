//! What tells the lines of a position apart: least squares between siblings.

use game::Game;
use timbiriche::chains::Analysis;
use timbiriche::model::Evaluation;
use timbiriche::model::playouts;
use timbiriche::{POINTS_PER_BOX, Timbiriche};

use crate::positions::game_of;
use crate::siblings::Family;

/// The phases: the fewest safe lines left, and the most.
const PHASES: [(usize, usize); 6] = [(1, 3), (4, 5), (6, 7), (8, 9), (10, 11), (12, usize::MAX)];

/// What the rule says, the mean of the orders, and the exact value; in boxes, for the seat to move.
type Row = [f64; 3];

/// Sums of products about the mean of each family: rule x rule, rule x orders, orders x orders, and both x value,
/// value x value.
#[derive(Default)]
struct Sums {
    positions: usize,
    products: [f64; 6],
}

impl Sums {
    fn add(&mut self, family: &[Row]) {
        let count = family.len() as f64;
        let mean: Row = std::array::from_fn(|index| family.iter().map(|row| row[index]).sum::<f64>() / count);
        for row in family {
            let [rule, orders, value]: Row = std::array::from_fn(|index| row[index] - mean[index]);
            let products =
                [rule * rule, rule * orders, orders * orders, rule * value, orders * value, value * value];
            self.products.iter_mut().zip(products).for_each(|(sum, product)| *sum += product);
        }
        self.positions += family.len();
    }

    fn tell(&self) -> String {
        let [rr, ro, oo, rv, ov, vv] = self.products;
        let determinant = rr * oo - ro * ro;
        if determinant <= 1e-9 || vv <= 1e-9 {
            return format!("{} positions: too few that differ", self.positions);
        }
        let weights = [(rv * oo - ov * ro) / determinant, (ov * rr - rv * ro) / determinant];
        let explained = |part: f64| 100.0 * part / vv;
        format!(
            "{} positions, weights: rule {:+.2}, orders {:+.2}; of what sets siblings apart the rule alone tells \
             {:.1} %, the orders alone {:.1} %, both {:.1} %",
            self.positions,
            weights[0],
            weights[1],
            explained(rv * rv / rr),
            explained(ov * ov / oo),
            explained(weights[0] * rv + weights[1] * ov)
        )
    }
}

/// Tells the best weights by the safe lines left.
pub(crate) fn tell(families: &[Family]) {
    let mut sums: [Sums; PHASES.len()] = Default::default();
    let boxes = |points: i32| f64::from(points) / f64::from(POINTS_PER_BOX);
    for family in families {
        let mut rows: [Vec<Row>; PHASES.len()] = Default::default();
        let quiet = |game: &Timbiriche| game.boxes_with_sides(3) == 0;
        let children = family.children.iter().map(|(undrawn, value)| (game_of(*undrawn), value));
        for (game, value) in children.filter(|(game, _)| quiet(game)) {
            let safe = Analysis::of(&game).safe_lines.len();
            if let Some(phase) = PHASES.iter().position(|(least, most)| (*least..=*most).contains(&safe)) {
                let rule = Evaluation::default().value(&game, game.to_move());
                // The value is for who has drawn the line, and the turn has gone on.
                rows[phase].push([boxes(rule), boxes(playouts::mean(&game)), -f64::from(*value)]);
            }
        }
        for (sums, rows) in sums.iter_mut().zip(&rows).filter(|(_, rows)| rows.len() > 1) {
            sums.add(rows);
        }
    }
    for ((least, most), sums) in PHASES.iter().zip(&sums) {
        let most = if *most == usize::MAX { "more".to_string() } else { most.to_string() };
        println!("{least} to {most} safe lines: {}", sums.tell());
    }
}
