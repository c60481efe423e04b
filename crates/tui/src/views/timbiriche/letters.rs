//! Initials drawn large: letters and digits of 3 by 5 points.

/// The points of each character, row by row from the top, the highest of 15 bits first.
const POINTS: [(char, u16); 36] = [
    ('A', 0b010_101_111_101_101),
    ('B', 0b110_101_110_101_110),
    ('C', 0b011_100_100_100_011),
    ('D', 0b110_101_101_101_110),
    ('E', 0b111_100_110_100_111),
    ('F', 0b111_100_110_100_100),
    ('G', 0b011_100_101_101_011),
    ('H', 0b101_101_111_101_101),
    ('I', 0b111_010_010_010_111),
    ('J', 0b001_001_001_101_010),
    ('K', 0b101_101_110_101_101),
    ('L', 0b100_100_100_100_111),
    ('M', 0b101_111_111_101_101),
    ('N', 0b110_101_101_101_101),
    ('O', 0b111_101_101_101_111),
    ('P', 0b110_101_110_100_100),
    ('Q', 0b111_101_101_111_001),
    ('R', 0b110_101_110_101_101),
    ('S', 0b011_100_010_001_110),
    ('T', 0b111_010_010_010_010),
    ('U', 0b101_101_101_101_111),
    ('V', 0b101_101_101_101_010),
    ('W', 0b101_101_111_111_101),
    ('X', 0b101_101_010_101_101),
    ('Y', 0b101_101_010_010_010),
    ('Z', 0b111_001_010_100_111),
    ('0', 0b010_101_101_101_010),
    ('1', 0b010_110_010_010_111),
    ('2', 0b110_001_010_100_111),
    ('3', 0b110_001_010_001_110),
    ('4', 0b101_101_111_001_001),
    ('5', 0b111_100_110_001_110),
    ('6', 0b011_100_111_101_111),
    ('7', 0b111_001_010_010_010),
    ('8', 0b111_101_111_101_111),
    ('9', 0b111_101_111_001_110),
];

/// Points in a row.
pub(super) const WIDTH: u16 = 3;
/// Rows of points.
pub(super) const HEIGHT: u16 = 5;

/// Whether a character has a point there; `None` for a character that has no drawing.
pub(super) fn point(c: char, x: u16, y: u16) -> Option<bool> {
    let (_, points) = POINTS.iter().find(|(known, _)| *known == c)?;
    Some(points >> (WIDTH * HEIGHT - 1 - (y * WIDTH + x)) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_initial_has_a_drawing_of_its_own() {
        let mut seen = std::collections::HashSet::new();
        for c in ('A'..='Z').chain('0'..='9') {
            let points: Vec<_> = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| point(c, x, y))).collect();
            assert!(points.iter().all(Option::is_some), "{c}");
            assert!(points.contains(&Some(true)), "{c}");
            assert!(seen.insert(points), "{c} looks like another one");
        }
        assert_eq!(point('?', 0, 0), None);
    }
}
